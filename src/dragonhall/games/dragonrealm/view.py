"""What an audience knows of a Dragonrealm match, built up from what it saw; memory included.

`imagine.py` goes the other way: from a view to a full state that fits it. This module stays interpreted, because it
defines msgspec structs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from dragonhall.kernel.notes import Note
from dragonhall.kernel.values import UNKNOWN, OptionValue, Result, View


class LocationView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location of the row: who is there, and what it would bring if it were scored now."""

    location: str
    level: str
    """ "1", "2", "3" or "dragon"."""
    spaces: int
    adventurers: tuple[int, ...]
    """By seat."""
    goblins: int
    coins: tuple[int, ...]
    """By seat: the coins that a scoring now would bring."""
    winner: int
    """Who would take the card now; −1 if nobody."""


class EnhancementView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An enhancement before a player: its kind, "?" where unknown."""

    card: str
    level: int
    face_up: bool
    since: int
    """0: kept at the start; else the how-manieth purchase of the match it was."""
    tried: tuple[str, ...]
    """While face down it was held in a sneak, search, storm or failure: what always counts there would have shown."""


class PlayerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of one seat: its hand card by card ("?" where unknown), and all that lies before it."""

    hand: tuple[str, ...]
    unseen: tuple[int, ...]
    """How many of the "?" come from each deck, first deck first; empty when that cannot be known."""
    home: int
    """Adventurers in the own supply."""
    centre: int
    """Adventurers in the Academy or the Alley."""
    ready: int
    """How many of those came there in an earlier turn and may be called from the Academy now."""
    coins: int
    """Coins won and not spent: they follow from what all saw. A screen shows others' only with `open_totals`."""
    dragonstones: int
    """On locations won, for adventurers in the centre, and on enhancements that this audience can see."""
    treasure: int
    """Coins on enhancements that this audience can see; they count at the end and cannot be spent."""
    won: tuple[str, ...]
    enhancements: tuple[EnhancementView, ...]
    spent: tuple[EnhancementView, ...]
    """Once-only enhancements that this seat has used up."""
    offered: tuple[str, ...]
    """Before the first turn: the enhancements to choose from, "?" for others."""
    owes: int
    """How many cards this seat has yet to choose: to pass on, or to discard."""
    chosen: tuple[str, ...]
    """What it has answered to a question that is put to several; "?" for others."""


class RollView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The exploration that was rolled in this turn, settled or not."""

    method: str
    location: str
    cards: tuple[str, ...]
    using: tuple[str, ...]
    dice: tuple[int, ...]
    bonus: int
    total: int
    needed: int
    rerolled: bool


class PendingView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is not finished: who is concerned, and a detail. The last one is in hand."""

    what: str
    """A question (see DragonrealmView.question), or "draw", "turn-up", "surprise", "slide", "wings", "end"."""
    seat: int
    card: str
    """The surprise that waits, where `what` is "surprise"; else ""."""
    place: int
    """The face-up place that is to be filled, where `what` is "turn-up"; else 0."""


class DragonrealmView(View, frozen=True, forbid_unknown_fields=True, tag="dragonrealm"):
    """A Dragonrealm match as one audience knows it."""

    seat: int | None
    turn: int
    active: int
    question: str
    """What is asked: keep, turn, rest (the second card), roll, limit, swamp, pass, alley (before the turn ends), over.

    "keep" and "pass" are put to several at once; "limit" goes to `actors[0]`; the others to the active seat.
    """
    actors: tuple[int, ...]
    players: tuple[PlayerView, ...]
    centre: str
    """ "academy" or "alley"."""
    row: tuple[LocationView, ...]
    """From left to right; it closes up when no location follows."""
    locations: tuple[str, ...]
    """The levels of the locations in their deck, the top first."""
    out: tuple[str, ...]
    """Locations that this number of players does without."""
    lost: tuple[str, ...]
    """Locations that were scored and won by nobody."""
    goblins: int
    """Goblins in the supply."""
    face_up: tuple[str | None, ...]
    """None while a place is being filled."""
    deck: int
    """Cards left in the deck."""
    decks: int
    """How many decks have been begun."""
    goblins_out: int
    """How many Goblins! cards were put away unseen."""
    discards: tuple[str, ...]
    born: tuple[tuple[str, ...], ...]
    """By deck: the cards that were shuffled into it last."""
    slide: str
    """The Rockslide for which cards are being passed, or ""."""
    pending: tuple[PendingView, ...]
    store: tuple[int, ...]
    """How many enhancements are left in their deck, level 1 first; nothing before all have chosen theirs."""
    beneath: int
    """How many of the lowest cards of that deck are those that nobody kept; 0 once it was shuffled."""
    returned: tuple[str, ...]
    """Those that this audience itself gave back."""
    roll: RollView | None
    quiet: int
    """How many turns ago somebody was last placed on a location."""
    options: dict[str, OptionValue]
    memory: tuple[Note, ...]
    """What is remembered of cards that changed hands unseen; empty when this audience saw them all."""
    result: Result | None

    def named(self) -> Mapping[str, int]:
        """How many of each piece this view names."""
        names: Counter[str] = Counter()
        for player in self.players:
            names.update(player.hand)
            names.update(player.offered)
            names.update(player.won)
            names.update(card.card for card in player.enhancements)
            names.update(card.card for card in player.spent)
        names.update(place.location for place in self.row)
        names.update(self.out)
        names.update(self.lost)
        names.update(card for card in self.face_up if card is not None)
        names.update(self.discards)
        names.update(self.returned)
        del names[UNKNOWN]
        return names
