"""What is written down of a match: its entries, and the file that holds them. Interpreted, as `values` is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, Union

import msgspec

from dragonhall.kernel.values import Action, OptionValue, Seat


class Played(msgspec.Struct, frozen=True):
    """A seat played an action."""

    seat: Seat
    action: Action


class Lapsed(msgspec.Struct, frozen=True):
    """The time for the pending decision ran out."""


Entry: TypeAlias = Played | Lapsed


class EntryRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry as a match file holds it."""

    seat: int = -1
    action: msgspec.Raw = msgspec.Raw()
    lapse: bool = False


def written(entry: Entry) -> EntryRow:
    """The row that stands for an entry."""
    if isinstance(entry, Played):
        return EntryRow(seat=entry.seat, action=msgspec.Raw(msgspec.json.encode(entry.action)))
    return EntryRow(lapse=True)


class MatchFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as text: all that it takes to play it again, and the hash that must come out."""

    dragonhall: int
    game: str
    rules: int
    edition: dict[str, Any]
    seats: int
    options: dict[str, OptionValue]
    seed: int | str
    entries: list[EntryRow]
    state_hash: str


def well_formed(action: Action) -> bool:
    """Whether every field of an action holds what its type says; who calls from Python may have put in anything."""
    try:
        return bool(msgspec.convert(msgspec.to_builtins(action), type(action)) == action)
    except (TypeError, ValueError, RecursionError, msgspec.ValidationError):
        return False


def one_of(types: Sequence[type]) -> Any:
    """The type "one of these", for a decoder."""
    return Union[tuple(types)]  # noqa: UP007 - built at run time
