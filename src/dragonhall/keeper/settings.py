"""How a keeper works: the pace of its bots, its limits, its clocks."""

from __future__ import annotations

import os

import msgspec


class KeeperSettings(msgspec.Struct, frozen=True):
    """Times are in seconds."""

    bot_delay: tuple[float, float] = (0.6, 1.2)
    """A bot answers at the earliest after a time between these two, as a person would."""
    bot_pause: float = 2.5
    """While a clock runs, a bot that has spoken is silent at least so long: people must be able to follow."""
    bot_limit: float = 5.0
    """A bot that thinks longer is replaced for this answer by a draw among its legal actions."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think; 0 lets them think in a thread."""
    watch_every: float = 0.25
    """How often to look whether another process appended to a match that somebody watches here."""
    beat_every: float = 1.0
    """While a clock runs, a process says so often that it is there. Three times as long a silence is an outage."""
    rooms: int = 500
    """Matches kept in memory that nobody watches."""
