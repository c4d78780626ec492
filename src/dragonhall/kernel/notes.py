"""What an audience remembers of cards that change hands unseen, as a view tells it. Interpreted, as `values` is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from dragonhall.kernel.remembering import (
    DREW,
    EXCHANGE,
    PASSED,
    PICKED,
    STOOD,
    UNSEEN,
    Remembering,
    passed_card,
    passed_deck,
    passed_to,
)
from dragonhall.kernel.values import UNKNOWN, Audience


class Stood(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="note", tag="stood"):
    """How a hand stood before the first unseen pass: the cards that all knew, and how many unseen from each deck."""

    seat: int
    shown: tuple[str, ...]
    unseen: tuple[int, ...]


class Gave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="note", tag="gave"):
    """In the `exchange`-th exchange a card went from one seat to another; "?" and −1 for those who did not see it."""

    exchange: int
    giver: int
    receiver: int
    card: str
    deck: int
    """The deck it was drawn from, first is 0."""


class Saw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="note", tag="saw"):
    """All saw a card at a seat, and whether it left the hand; `deck` is the one it was drawn from."""

    seat: int
    card: str
    deck: int
    left: bool


class Took(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="note", tag="took"):
    """A seat drew a card from a deck."""

    seat: int
    deck: int


class Picked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="note", tag="picked"):
    """A seat took a card into its hand that lay open."""

    seat: int
    card: str


Note: TypeAlias = Stood | Gave | Saw | Took | Picked

CardsIn: TypeAlias = Callable[[int], tuple[str, ...]]
"""Names the cards in a bit mask."""


def notes_of(position: Remembering, audience: Audience, names: Sequence[str], cards_in: CardsIn) -> tuple[Note, ...]:
    """All that may be remembered of hands since cards first changed hands unseen, as this audience saw it."""
    notes: list[Note] = []
    unseen = [[0] * len(position.born) for _ in position.hands]
    for seat, what, detail in position.memory:
        if what == UNSEEN:
            unseen[seat][detail] += 1
    exchange = 0
    for seat, what, detail in position.memory:
        if what >= 0:
            notes.append(Saw(seat, names[what], detail // 2, detail % 2 == 1))
        elif what == STOOD:
            notes.append(Stood(seat, cards_in(detail), tuple(unseen[seat])))
        elif what == EXCHANGE:
            exchange += 1
        elif what == DREW:
            notes.append(Took(seat, detail))
        elif what == PICKED:
            notes.append(Picked(seat, names[detail]))
        elif what == PASSED:
            receiver = passed_to(detail)
            seen = audience in (seat, receiver)
            card = names[passed_card(detail)] if seen else UNKNOWN
            notes.append(Gave(exchange, seat, receiver, card, passed_deck(detail) if seen else -1))
    return tuple(notes)
