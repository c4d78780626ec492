"""What the store hands out and takes in: plain frozen rows."""

from __future__ import annotations

from typing import Any

import msgspec


class PersonRow(msgspec.Struct, frozen=True):
    """A guest. Their cookie's token is not kept, only its hash, and that stays inside the store."""

    id: str
    name: str
    language: str


class ChairRow(msgspec.Struct, frozen=True):
    """Who holds a seat: a person, a bot, or nobody yet."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: str = ""


class Summary(msgspec.Struct, frozen=True):
    """What a list of matches shows of one, so that it need not be folded."""

    status: str
    asked: tuple[int, ...] = ()
    bots_due: bool = False
    winners: tuple[int, ...] = ()
    due: int = 0
    """When the time for the pending decision runs out, in milliseconds; 0 when it does not."""


class MatchRow(msgspec.Struct, frozen=True):
    """A match as it was opened. `secret` is what all its chance follows from: it leaves the server at the end only."""

    id: str
    game: str
    rules: int
    edition: dict[str, Any]
    options: dict[str, bool | int | str | None]
    seats: int
    pace: str
    secret: str
    opened: int
    rematch: str = ""


class EntryRow(msgspec.Struct, frozen=True):
    """One entry: position, time, kind, seat (−1 for none), its data as JSON, and the client's key if it had one."""

    n: int
    at: int
    kind: str
    seat: int
    data: bytes
    key: str | None = None


class PhraseRow(msgspec.Struct, frozen=True):
    """A ready phrase that a seat said. `to` is the seat it is meant for, −1 for all; everybody hears it."""

    n: int
    at: int
    seat: int
    key: str
    phrase: str
    to: int = -1
    pieces: tuple[str, ...] = ()


class MatchLineRow(msgspec.Struct, frozen=True):
    """A match in a person's list."""

    id: str
    game: str
    changed: int
    summary: Summary
    chairs: tuple[ChairRow, ...]
