"""Which tests belong to `make test`. Those of the server and the screen are still being written: `make soak` runs them.

The browser's need Playwright for Python, which is not among the locked packages yet.
"""

from importlib.util import find_spec
from pathlib import Path

import pytest

HERE = Path(__file__).parent
UNFINISHED = ("browser", "keeper", "web")

collect_ignore = [] if find_spec("playwright") else ["browser"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is unfinished as soak."""
    for item in items:
        if item.path.is_relative_to(HERE) and item.path.relative_to(HERE).parts[0] in UNFINISHED:
            item.add_marker(pytest.mark.soak)
