"""How much one client may ask in a time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
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


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a client is, as far as the server can tell."""
    return connection.client.host if connection.client is not None else ""


class Holding:
    """Lets one address hold so many things at once: open sockets, which a machine has only so many of."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def one(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """Hold one more for this client's address. Raises Improper when it is too many."""
        address = address_of(connection)
        if self._held[address] >= self._most:
            raise Improper("too-many")
        self._held[address] += 1
        try:
            yield
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]


class Opening:
    """Lets one address open so many things a second for long: guests, matches. A home shares one address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Count one more for this client's address. Raises Improper when it is too many."""
        address = address_of(connection)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        if not bucket.take():
            raise Improper("too-many")
