"""The values that cross every border: actions, events, views, refusals, results.

They are frozen msgspec structs and know nothing of any single game. This is the one module of the kernel that stays
interpreted when the rest is compiled, because mypyc cannot build classes with msgspec's metaclass.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self, TypeAlias

import msgspec

UNKNOWN: Literal["?"] = "?"
"""What stands in a view or an event where the audience may not know the piece."""

Seat: TypeAlias = int
"""0 … n−1, in turn order."""

Audience: TypeAlias = int | None
"""A seat, or None for spectators."""

Figure: TypeAlias = int | str | tuple[str, ...]
"""An argument of a message: a number, an id, or several ids of pieces. Never a sentence."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="do"):
    """What a seat decides. `str(action)` reads like speech, and the game's `parse` reads it back."""


EVERYBODY = "*"
"""In `Event.learns`: the field is for every audience."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="event"):
    """What then happened, whole. `to(audience)` is what one audience may learn of it.

    `learns` maps a field to who learns it: EVERYBODY, or the names of the fields that hold the seats that do. A field
    that is not listed goes to nobody. A hidden text becomes "?", a hidden tuple keeps its length.

    `hides` names fields whose pieces lie in a hidden place after this event although some audience saw them;
    `mixes` names fields whose pieces were shuffled together. Only the contract suite reads these two.
    """

    learns: ClassVar[Mapping[str, str | tuple[str, ...]]] = {}
    hides: ClassVar[tuple[str, ...]] = ()
    mixes: ClassVar[tuple[str, ...]] = ()

    def to(self, audience: Audience) -> Self:
        """The event as this audience may know it; itself when nothing in it is hidden from them."""
        masked: dict[str, Any] = {}
        for name in self.__struct_fields__:
            who = self.learns.get(name, ())
            if who == EVERYBODY:
                continue
            if audience is not None and any(getattr(self, seat) == audience for seat in who):
                continue
            masked[name] = _unknown(getattr(self, name))
        return msgspec.structs.replace(self, **masked) if masked else self


def _unknown(value: object) -> object:
    if isinstance(value, tuple):
        return (UNKNOWN,) * len(value)
    if isinstance(value, str):
        return UNKNOWN
    return None


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game"):
    """What an audience may know, memory included; built up from what is known."""

    def named(self) -> Mapping[str, int]:
        """How many of each piece this view names. Undo stops where a view names a piece that it could not before."""
        raise TypeError(f"{type(self).__name__} does not say which pieces it names")


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that is still being put together on a screen; each game that takes drafts says what one is."""


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat may know of a draft: chances, or why not. It follows from the seat's view alone."""


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why an action is illegal: the rule's id, which of its refusals, and the figures for its words."""

    rule: str
    case: str
    figures: dict[str, Figure] = {}

    def __str__(self) -> str:
        figures = ", ".join(f"{name} = {value}" for name, value in self.figures.items())
        return f"{self.rule} ({self.case})" + (f": {figures}" if figures else "")


class Refused(Exception):
    """Raised where an illegal action is pressed on; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class ScoreLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a seat's score: the message that names it, its figures and its points."""

    message: str
    points: int
    figures: dict[str, Figure] = {}


class SeatScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's place (1 is first, shared places are equal), total, and the lines that add up to it."""

    seat: Seat
    place: int
    total: int
    lines: tuple[ScoreLine, ...]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: which ending, every seat's score, and the message that says what broke a tie, if any did."""

    ending: str
    scores: tuple[SeatScore, ...]
    tie: str = ""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(score.seat for score in self.scores if score.place == 1)


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a table may choose before the match: its id, its default, and what it may be.

    `choices` lists every value of a closed option; else the value is a whole number from `least` to `most`. A default
    of None means that the edition's own value holds.
    """

    id: str
    default: bool | int | str | None
    choices: tuple[bool | int | str, ...] = ()
    least: int = 0
    most: int = 0

    def allows(self, value: object) -> bool:
        """Whether this value may be chosen."""
        if value is None:
            return self.default is None
        if self.choices:
            return any(type(value) is type(choice) and value == choice for choice in self.choices)
        return type(value) is int and self.least <= value <= self.most

    @property
    def allowed(self) -> str:
        """What may be chosen, as text for a refusal."""
        if self.choices:
            return ", ".join(str(choice).lower() for choice in self.choices)
        return f"{self.least}–{self.most}"


OptionValue: TypeAlias = bool | int | str | None
Options: TypeAlias = Mapping[str, OptionValue]
