"""Cards that are being chosen for an attempt, and what a seat may learn of them before it decides."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from dragonhall.kernel.values import Advice, Draft, Refusal

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class DragonwoodDraft(Draft, frozen=True):
    """Cards and once-only enhancements for an attempt. Without a target every card of the landscape is answered for."""

    cards: Annotated[tuple[Name, ...], msgspec.Meta(max_length=40)]
    using: Annotated[tuple[Name, ...], msgspec.Meta(max_length=40)] = ()
    target: Name = ""


class EnhancementAdvice(msgspec.Struct, frozen=True):
    """One of the seat's enhancements: whether the attempt counts it, and the chance with and without it.

    Null where the attempt cannot be made so.
    """

    card: str
    counted: bool
    chance_with: float | None
    chance_without: float | None


class MethodAdvice(msgspec.Struct, frozen=True, omit_defaults=True):
    """For one method of an attempt: the chance to capture (0 to 1) and what makes it, or why it cannot be tried.

    `rerolls`: one die may be rolled again after a miss; the chance counts it.
    """

    refusal: Refusal | None = None
    chance: float | None = None
    dice: int = 0
    bonus: int = 0
    needed: int = 0
    rerolls: bool = False
    enhancements: tuple[EnhancementAdvice, ...] = ()


class DragonwoodAdvice(Advice, frozen=True):
    """The chances of a draft, by target and method (strike, stomp, scream, spell)."""

    targets: dict[str, dict[str, MethodAdvice]]
