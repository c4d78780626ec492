"""What the server writes down of its work: one line each, ids only, never anything hidden."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(*, verbose: bool = False) -> None:
    """Write to standard error: warnings, or everything."""
    level = logging.INFO if verbose else logging.WARNING
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
