"""What is remembered of tokens that went behind screens and came out again; see `view` for who remembers what.

The state keeps every note whole, in order. A view holds them only once a token changed hands that its audience could
not see: before that, all counts are known. Interpreted, as every module with msgspec structs.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from dragonhall.games.dragons_gold.actions import Counts
from dragonhall.kernel.values import Audience


class Got(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="note", tag="got"):
    """These tokens went behind the seat's screen, for all to see."""

    seat: int
    tokens: Counts


class Stole(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="note", tag="stole"):
    """A token went from one screen to another; its colour, an index, or −1 for those who did not see it."""

    thief: int
    victim: int
    colour: int
    chosen: bool
    """Whether somebody chose it; else it was drawn at random."""


class Saw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="note", tag="saw"):
    """A thief looked behind the victim's screen and saw this; empty for the others."""

    thief: int
    victim: int
    tokens: Counts


class Traded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="note", tag="traded"):
    """Two seats swapped tokens, for all to see."""

    seat: int
    partner: int
    gives: Counts
    gets: Counts


class Showed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="note", tag="showed"):
    """A seat showed some of its tokens to all."""

    seat: int
    tokens: Counts


Note: TypeAlias = Got | Stole | Saw | Traded | Showed


def noted(note: Note, audience: Audience) -> Note:
    """The note as this audience remembers it."""
    if isinstance(note, Stole):
        return note if audience in (note.thief, note.victim) else Stole(note.thief, note.victim, -1, note.chosen)
    if isinstance(note, Saw):
        return note if audience in (note.thief, note.victim) else Saw(note.thief, note.victim, ())
    return note
