"""What an audience remembers of cards that change hands unseen, as a view tells it. Interpreted, as `values` is.

`remembering` keeps these memories in a state; `stories` weighs what may have happened.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


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


Note: TypeAlias = Stood | Gave | Saw | Took
