"""How much one client may ask in a time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final

from litestar.connection import ASGIConnection

from dragonhall.hall.facts import Improper

MOST_ADDRESSES: Final = 10_000


class Bucket:
    """Lets through so many messages a second for long, and a burst at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Opening:
    """Lets one address open so many things a second for long: guests, matches. A home shares one address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count one more for this client's address. Raises Improper when it is too many."""
        address = connection.client.host if connection.client is not None else ""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            raise Improper("too-many")
