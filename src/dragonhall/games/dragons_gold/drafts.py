"""Tokens that are being laid out for an offer, for piles or for a swap, and what a seat may learn of them before."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from dragonhall.games.dragons_gold.actions import Counts, Share
from dragonhall.kernel.values import Advice, Draft, Refusal

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=200)]
Laid: TypeAlias = Annotated[tuple[Number, ...], msgspec.Meta(min_length=9, max_length=9)]
"""How many tokens of each colour, in the order of `actions.COLOURS`."""


class Lane(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat would get."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    tokens: Laid


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A swap that could be proposed at the market."""

    partner: Annotated[int, msgspec.Meta(ge=0, le=15)]
    gives: Laid
    gets: Laid


class DragonsGoldDraft(Draft, frozen=True):
    """What lies in the lanes of an offer, in piles, or on both sides of a swap; all empty to ask how one stands."""

    lanes: Annotated[tuple[Lane, ...], msgspec.Meta(max_length=6)] = ()
    piles: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=6)] = ()
    swap: Deal | None = None


class Worth(msgspec.Struct, frozen=True):
    """What tokens would be worth to the seat, by what it has itself and nothing else."""

    points: float
    """About so many points; a gem counts as its part of the bonus, up to a safe majority."""
    certain: int
    """So many of them for certain, gems left out."""


class GemAdvice(msgspec.Struct, frozen=True):
    """How the seat stands with one kind of gem: its own, all there are, and so many that nobody can have more.

    `rival` is the most that another seat is known to have, −1 where the table does not show known treasure.
    """

    colour: str
    own: int
    all: int
    safe: int
    rival: int


class DragonsGoldAdvice(Advice, frozen=True):
    """The answer to a draft.

    `stash`: the worth of what I have already. `mine`: the worth of my lane, or of the swap. `missing`: tokens of the
    treasure that nobody gets yet. `piles`: the worth of each pile, those in the draft or those made. `offers`: the
    worth to me of every offer, and of every swap proposed to me or by me, by number. `refusal`: why what lies here
    could not be proposed; null also while nothing lies here.
    """

    gems: tuple[GemAdvice, ...] = ()
    stash: Worth | None = None
    mine: Worth | None = None
    missing: Counts = ()
    piles: tuple[Worth, ...] = ()
    offers: dict[str, Worth] = msgspec.field(default_factory=dict)
    refusal: Refusal | None = None


def shares_of(lanes: tuple[Lane, ...]) -> tuple[Share, ...]:
    """The lanes as an offer tells them."""
    return tuple([Share(lane.seat, lane.tokens) for lane in lanes])
