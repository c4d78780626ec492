"""What an audience knows of a Dragonwood match, built up from what it saw; memory included.

`imagine.py` goes the other way: from a view to a full state that fits it. This module stays interpreted, because it
defines msgspec structs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from dragonhall.games.dragonwood.edition import METHOD_NAMES
from dragonhall.games.dragonwood.scoring import points_of, result_of, totals
from dragonhall.games.dragonwood.state import (
    EMPTY,
    OVER,
    QUESTIONS,
    Position,
)
from dragonhall.kernel.notes import Note, notes_of
from dragonhall.kernel.values import UNKNOWN, Audience, OptionValue, Result, View


class PlayerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of one seat: its hand card by card ("?" where unknown), and all that lies open before it."""

    hand: tuple[str, ...]
    unseen: tuple[int, ...]
    """How many of the "?" come from each adventurer deck, first deck first; empty when that cannot be known."""
    enhancements: tuple[str, ...]
    creatures: tuple[str, ...]
    points: int
    total: int
    """Points with the bonus, as if the match ended now."""
    owes: int
    """How many cards this seat has yet to choose for the question that is put to several."""
    chosen: tuple[str, ...]
    """What it has chosen so far; "?" for others."""


class RollView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt that was rolled in this turn and is not settled, or was just settled."""

    method: str
    target: str
    cards: tuple[str, ...]
    using: tuple[str, ...]
    dice: tuple[int, ...]
    bonus: int
    total: int
    needed: int


class DragonwoodView(View, frozen=True, forbid_unknown_fields=True, tag="dragonwood"):
    """A Dragonwood match as one audience knows it."""

    seat: int | None
    turn: int
    active: int
    question: str
    """What is asked: turn, reroll, wound, limit, thunder, pass, or over."""
    actors: tuple[int, ...]
    wounds: int
    players: tuple[PlayerView, ...]
    landscape: tuple[str | None, ...]
    woods: int
    """Cards left in the Dragonwood deck."""
    lower: int
    """How many of the lowest of them the dragons that are still in the deck are among."""
    removed: int
    returned: tuple[str, ...]
    """Events that were met in the first landscape and are in the deck still."""
    gone: tuple[str, ...]
    deck: int
    """Cards left in the adventurer deck."""
    decks: int
    """How many adventurer decks have been begun."""
    decks_in_match: int
    discards: tuple[str, ...]
    ladybugs: int
    """Lucky Ladybugs among the discards."""
    born: tuple[tuple[str, ...], ...]
    """By adventurer deck: the cards that were shuffled into it last."""
    roll: RollView | None
    decks_out: bool
    turns_left: int
    """Turns of the last round still to come, this one included; −1 before it."""
    options: dict[str, OptionValue]
    memory: tuple[Note, ...]
    """What is remembered of cards that changed hands unseen; empty when this audience saw them all."""
    result: Result | None

    def named(self) -> Mapping[str, int]:
        """How many of each piece this view names."""
        names: Counter[str] = Counter()
        for player in self.players:
            names.update(player.hand)
            names.update(player.enhancements)
            names.update(player.creatures)
        names.update(card for card in self.landscape if card is not None)
        names.update(self.gone)
        names.update(self.discards)
        names.update(self.returned)
        names["ladybug"] += self.ladybugs
        del names[UNKNOWN]
        return names


def view_of(position: Position, audience: Audience) -> DragonwoodView:
    """What this audience knows."""
    edition = position.table.edition
    kinds = edition.kinds
    step = position.steps[-1]
    clear = position.table.open_hands or position.saw_every_pass(-1 if audience is None else audience)
    total = totals(position)
    roll = None
    if position.dice:
        dice = position.dice
        roll = RollView(
            METHOD_NAMES[position.method],
            kinds[position.target],
            edition.cards_in(position.played),
            tuple(kinds[kind] for kind in position.used),
            dice,
            position.bonus,
            sum(dice) + position.bonus,
            position.needed,
        )
    asked = sorted(position.waiting) if position.waiting else [] if step == OVER else [position.active]
    return DragonwoodView(
        seat=audience,
        turn=position.turn,
        active=position.active,
        question=QUESTIONS[step],
        actors=tuple(asked),
        wounds=position.wounds,
        players=tuple(_player(position, audience, seat, clear, total[seat]) for seat in range(position.table.seats)),
        landscape=tuple(None if kind == EMPTY else kinds[kind] for kind in position.landscape),
        woods=len(position.woods),
        lower=position.lower,
        removed=position.table.removed,
        returned=tuple(kinds[kind] for kind in position.returned),
        gone=tuple(kinds[kind] for kind in position.gone),
        deck=len(position.deck),
        decks=len(position.born),
        decks_in_match=position.table.decks,
        discards=edition.cards_in(position.discards),
        ladybugs=position.ladybugs_out,
        born=tuple(edition.cards_in(cards) for cards in position.born),
        roll=roll,
        decks_out=position.decks_out,
        turns_left=position.turns_left,
        options=position.table.options,
        memory=() if clear else notes_of(position, audience, edition.card_names, edition.cards_in),
        result=result_of(position) if step == OVER else None,
    )


def known_cards(position: Position, audience: Audience, seat: int) -> int:
    """The cards of a seat's hand that an audience can name, as a bit mask."""
    if position.table.open_hands:
        return position.hands[seat]
    return position.known_cards(-1 if audience is None else audience, seat)


def _player(position: Position, audience: Audience, seat: int, clear: bool, total: int) -> PlayerView:
    edition = position.table.edition
    kinds = edition.kinds
    hand = position.hands[seat]
    known = known_cards(position, audience, seat)
    unknown = hand & ~known
    picks = position.picks[seat]
    own = audience == seat
    return PlayerView(
        hand=edition.cards_in(known) + (UNKNOWN,) * unknown.bit_count(),
        unseen=tuple((unknown & born).bit_count() for born in position.born) if clear and unknown else (),
        enhancements=tuple(kinds[kind] for kind in position.owned[seat]),
        creatures=tuple(kinds[kind] for kind in position.prizes[seat]),
        points=points_of(position, seat),
        total=total,
        owes=position.quota[seat] - picks.bit_count(),
        chosen=edition.cards_in(picks) if own else (UNKNOWN,) * picks.bit_count(),
    )
