"""The entries of a match: one fact each that somebody decided. Nothing random is in them, and no person's name."""

from __future__ import annotations

from typing import Literal, TypeAlias, Union

import msgspec


class Sat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="sit"):
    """A person sat down on an open seat."""

    seat: int


class BotCame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A bot of this name took an open seat."""

    seat: int
    bot: str


class Acted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="act"):
    """A seat answered a decision. `bot` says that a bot did, which counts only on a bot's seat."""

    seat: int
    decision: int
    action: msgspec.Raw
    bot: bool = False


class TookBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="undo"):
    """A seat took back its latest action, the entry with this number."""

    seat: int
    entry: int


class TimeUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="lapse"):
    """The time for the pending decision ran out."""

    seat: int = -1


class GaveBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="given"):
    """The hall was away while a clock ran: so many milliseconds are given back."""

    milliseconds: int
    seat: int = -1


Fact: TypeAlias = Sat | BotCame | Acted | TookBack | TimeUp | GaveBack

_decoder = msgspec.json.Decoder(Union[Sat, BotCame, Acted, TookBack, TimeUp, GaveBack])  # noqa: UP007 - built at run time


class Entry(msgspec.Struct, frozen=True):
    """A fact at its position: the `n`-th of its match, counted from 1, at a time in milliseconds."""

    n: int
    at: int
    fact: Fact
    key: str | None = None


Kind: TypeAlias = Literal["sit", "bot", "act", "undo", "lapse", "given"]

_KINDS: dict[type[Fact], Kind] = {
    Sat: "sit",
    BotCame: "bot",
    Acted: "act",
    TookBack: "undo",
    TimeUp: "lapse",
    GaveBack: "given",
}


def kind_of(fact: Fact) -> Kind:
    """The kind of a fact, as it is stored and sent."""
    return _KINDS[type(fact)]


def write_fact(fact: Fact) -> bytes:
    """A fact as JSON."""
    return msgspec.json.encode(fact)


def read_fact(data: bytes) -> Fact:
    """The fact that `write_fact` wrote."""
    return _decoder.decode(data)


class Improper(Exception):
    """Something that the hall refuses whatever the game: the code says why, in the wire's words."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
