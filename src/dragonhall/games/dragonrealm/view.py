"""What an audience knows of a Dragonrealm match, built up from what it saw; memory included.

`imagine.py` goes the other way: from a view to a full state that fits it. This module stays interpreted, because it
defines msgspec structs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from dragonhall.games.dragonrealm.edition import LEVEL_NAMES, METHOD_NAMES
from dragonhall.games.dragonrealm.rules.cards import owed
from dragonhall.games.dragonrealm.rules.judge import may_reroll
from dragonhall.games.dragonrealm.rules.opening import left_out
from dragonhall.games.dragonrealm.scoring import result_of, standing, waiting_stones, won_stones
from dragonhall.games.dragonrealm.state import (
    EMPTY,
    KEEP,
    LIMIT,
    OVER,
    PASS,
    ROLL,
    STEP_NAMES,
    SURPRISE,
    SWAMP,
    TRIED_NAMES,
    Position,
    detail_of,
    is_up,
    kind_of,
    seat_of,
    since_of,
    tried_of,
)
from dragonhall.kernel.notes import Note, notes_of
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import UNKNOWN, Audience, OptionValue, Result, View


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
    may_reroll: bool
    """Whether this audience's own card lets it roll a die again now."""
    might_reroll: bool
    """Whether the seat has such a card for all that everybody knows."""


class PendingView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is not finished: who is concerned, and a detail. The last one is in hand."""

    what: str
    """A question (see DragonrealmView.question), or "draw", "turn-up", "surprise", "wings", "end"."""
    seat: int
    card: str
    """The surprise that waits, where `what` is "surprise"; else ""."""
    number: int
    """The face-up place to be filled, where `what` is "turn-up"; the cards to discard, where it is "swamp"; else 0."""


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
    keeps: tuple[int, int]
    """How many enhancements of level 1, or else of level 2, everybody keeps at the start."""
    roll: RollView | None
    quiet: int
    """How many turns in a row have ended without anybody placed on a location."""
    placed: bool
    """Whether somebody was placed in this turn."""
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
        names.update(note.card for note in self.pending if note.card)
        del names[UNKNOWN]
        for card in self.returned:
            names[card] = max(names[card], 1)
        return names


def view_of(position: Position, audience: Audience) -> DragonrealmView:
    """What this audience knows."""
    table = position.table
    edition = table.edition
    viewer = -1 if audience is None else audience
    clear = table.open_hands or position.saw_every_pass(viewer)
    several = position.step in (KEEP, PASS)
    over = position.step == OVER
    actors = sorted(position.waiting) if several else [] if over else [position.asked_seat]
    chosen = position.step != KEEP
    return DragonrealmView(
        seat=audience,
        turn=position.turn,
        active=position.active,
        question=STEP_NAMES[position.step],
        actors=tuple(actors),
        players=tuple(_player(position, viewer, seat, clear) for seat in range(table.seats)),
        centre="alley" if table.alley else "academy",
        row=tuple(_location(position, slot) for slot in range(len(position.row))),
        locations=tuple(LEVEL_NAMES[edition.level_of[kind]] for kind in position.locations[::-1]),
        out=left_out(position),
        lost=tuple(edition.locations[kind] for kind in position.lost),
        goblins=position.goblins,
        face_up=tuple(None if card == EMPTY else edition.card_names[card] for card in position.face_up),
        deck=len(position.deck),
        decks=len(position.born),
        goblins_out=edition.goblins_removed[table.seats],
        discards=edition.cards_in(position.discards),
        born=tuple(edition.cards_in(cards) for cards in position.born),
        slide="" if position.slide == EMPTY else edition.card_names[position.slide],
        pending=tuple(_pending(position, item) for item in position.steps),
        store=(position.left_in_store(1), position.left_in_store(2)) if chosen else (),
        beneath=position.beneath,
        returned=_names(position, position.returned[viewer]) if viewer >= 0 else (),
        keeps=edition.keep,
        roll=_roll(position, viewer) if position.dice else None,
        quiet=max(0, position.quiet),
        placed=position.quiet < 0,
        options=table.options,
        memory=() if clear else notes_of(position, audience, edition.card_names, edition.cards_in),
        result=result_of(position) if over else None,
    )


def _names(position: Position, kinds: int) -> tuple[str, ...]:
    return tuple(position.table.edition.enhancements[kind] for kind in cards_of(kinds))


def _player(position: Position, viewer: int, seat: int, clear: bool) -> PlayerView:
    edition = position.table.edition
    own = viewer == seat
    hand = position.hands[seat]
    known = hand if position.table.open_hands else position.known_cards(viewer, seat)
    unknown = hand & ~known
    offered = position.offered[seat]
    picks = position.picks[seat]
    enhancements = [_enhancement(position, card, own) for card in position.owned[seat]]
    enhancements.sort(key=lambda card: (card.since, not card.face_up, card.card))
    seen = [edition.enhancement_of[card.card] for card in enhancements if card.card != UNKNOWN]
    stones = won_stones(position, seat) + waiting_stones(position, seat)
    names = _names(position, picks) if offered else edition.cards_in(picks)
    return PlayerView(
        hand=edition.cards_in(known) + (UNKNOWN,) * unknown.bit_count(),
        unseen=tuple((unknown & born).bit_count() for born in position.born) if clear and unknown else (),
        home=position.home[seat],
        centre=position.centre[seat],
        coins=position.coins[seat],
        dragonstones=stones + sum(edition.end_stones[kind] for kind in seen),
        treasure=sum(edition.end_coins[kind] for kind in seen),
        won=tuple(edition.locations[kind] for kind in position.won[seat]),
        enhancements=tuple(enhancements),
        spent=tuple(_enhancement(position, card, True) for card in position.spent[seat]),
        offered=tuple(edition.enhancements[kind] for kind in offered) if own else (UNKNOWN,) * len(offered),
        owes=_owes(position, seat),
        chosen=names if own else (UNKNOWN,) * (len(names) if not offered else 0),
    )


def _owes(position: Position, seat: int) -> int:
    """How many cards a seat that is asked has to pass or discard."""
    step = position.step
    if step == PASS:
        return owed(position, seat) if seat in position.waiting else 0
    if step in (LIMIT, SWAMP) and seat == position.asked_seat:
        over = position.hands[seat].bit_count() - position.table.edition.limit
        return over if step == LIMIT else detail_of(position.steps[-1])
    return 0


def _enhancement(position: Position, card: int, own: bool) -> EnhancementView:
    edition = position.table.edition
    kind = kind_of(card)
    return EnhancementView(
        card=edition.enhancements[kind] if own or is_up(card) else UNKNOWN,
        level=edition.enhancement_level[kind],
        face_up=is_up(card),
        since=since_of(card),
        tried=tuple(name for bit, name in enumerate(TRIED_NAMES) if tried_of(card) >> bit & 1),
    )


def _location(position: Position, slot: int) -> LocationView:
    edition = position.table.edition
    kind = position.row[slot]
    coins, winner = standing(position, slot)
    return LocationView(
        location=edition.locations[kind],
        level=LEVEL_NAMES[edition.level_of[kind]],
        spaces=edition.spaces_of[kind],
        adventurers=tuple(position.figures_at(slot)),
        goblins=position.goblins_at[slot],
        coins=tuple(coins),
        winner=winner,
    )


def _pending(position: Position, item: int) -> PendingView:
    step = item & 15
    detail = detail_of(item)
    card = position.table.edition.card_names[detail] if step == SURPRISE else ""
    return PendingView(STEP_NAMES[step], seat_of(item), card, 0 if step == SURPRISE else detail)


def _roll(position: Position, viewer: int) -> RollView:
    edition = position.table.edition
    open_ = position.step == ROLL
    return RollView(
        method=METHOD_NAMES[position.method],
        location=edition.locations[position.target],
        cards=edition.cards_in(position.played),
        using=tuple(edition.enhancements[kind] for kind in position.used),
        dice=position.dice,
        bonus=position.bonus,
        total=position.total,
        needed=position.needed,
        rerolled=position.rerolled,
        may_reroll=open_ and viewer == position.active and may_reroll(position),
        might_reroll=open_ and position.might_reroll,
    )
