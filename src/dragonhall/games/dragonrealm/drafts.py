"""Cards that are being chosen for an exploration, and what a seat may learn of them before it decides."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from dragonhall.games.dragonrealm.view import OutcomeView
from dragonhall.kernel.values import Advice, Draft, Refusal

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class DragonrealmDraft(Draft, frozen=True):
    """Cards and once-only enhancements for an exploration. Without a location every one of the row is answered for."""

    cards: Annotated[tuple[Name, ...], msgspec.Meta(max_length=40)]
    using: Annotated[tuple[Name, ...], msgspec.Meta(max_length=40)] = ()
    location: Name = ""


class MethodAdvice(msgspec.Struct, frozen=True, omit_defaults=True):
    """For one way to explore a location: the chance of success (0 to 1) and what makes it, or why it cannot be tried.

    `rerolls`: one die may be rolled again after a roll that is too low; both chances count it. `chance_with_help` is
    the chance if all the `helpers` may be called from the Academy. A success places `placed` adventurers, and `then`
    is what the location would bring after that.
    """

    refusal: Refusal | None = None
    chance: float | None = None
    chance_with_help: float | None = None
    dice: int = 0
    bonus: int = 0
    needed: int = 0
    rerolls: bool = False
    helpers: int = 0
    placed: int = 0
    then: OutcomeView | None = None


class RerollAdvice(msgspec.Struct, frozen=True):
    """The chance that rolling a die of this value again is enough, alone and with the Academy's help."""

    value: int
    chance: float
    chance_with_help: float


class SettlingAdvice(msgspec.Struct, frozen=True):
    """For the roll that is to be settled: what is missing, who can help, and which die may be rolled again."""

    missing: int
    """0: it is enough."""
    helpers: int
    """How many may be called from the Academy."""
    calls: int
    """How many of them are just enough; 0 where none is needed or all are too few."""
    rerolls: tuple[RerollAdvice, ...]
    """The lowest die first, which is never worse than another; empty where none may be rolled again."""


class DragonrealmAdvice(Advice, frozen=True, omit_defaults=True):
    """The chances of a draft, by location and method (sneak, search, storm), and those of a roll to be settled."""

    locations: dict[str, dict[str, MethodAdvice]]
    settling: SettlingAdvice | None = None
