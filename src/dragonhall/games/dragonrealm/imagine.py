"""From a view to a full state that fits it: drawn as likely as counting says.

Exact, if chance was fair, hidden choices were uniform among the possible, and choices that all saw say nothing by
themselves. Cards not seen since a deck was shuffled lie in the places that were filled from that deck, any order being
equally likely. Where cards changed hands unseen, every possible story is weighed, up to a number of them (see
`kernel.stories`); where all of those fail, hands are dealt from what is not seen elsewhere. Enhancements: `holdings`.
"""

from __future__ import annotations

from itertools import combinations

from dragonhall.games.dragonrealm.edition import DRAGON, LEVEL_NAMES, METHOD_NAMES, Edition
from dragonhall.games.dragonrealm.holdings import Holdings
from dragonhall.games.dragonrealm.state import (
    EMPTY,
    KEEP,
    PASS,
    STEP_NAMES,
    Position,
)
from dragonhall.games.dragonrealm.view import DragonrealmView
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.notes import Gave
from dragonhall.kernel.stories import PURPOSE, Teller, remember
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import UNKNOWN


def imagine(position: Position, view: DragonrealmView, chance: Chance) -> Position:
    """Fill a blank position of the same table so that the view's seat could not tell it from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view can be looked at, not imagined from: imagine from a seat's view")
    copies = Copies(position.table.edition, view)
    _lay_out(position, view, copies)
    _fill_hands_and_deck(position, view, copies, chance)
    _fill_locations(position, view, chance)
    if position.step == KEEP:
        _offer(position, view, chance)
    else:
        Holdings(position, view).fill(chance)
        position.returned[view.seat] = _kinds(position.table.edition, view.returned)
    _choose_passes(position, view, chance)
    return position


class Copies:
    """Which copy of a surprise lies where: alike ones are told apart by the deck they were shuffled into last."""

    def __init__(self, edition: Edition, view: DragonrealmView) -> None:
        self.edition = edition
        left = {name: copies.copy() for name, copies in edition.surprise_of.items()}
        self.born: list[int] = []
        self._free: dict[str, list[int]] = {name: [] for name in left}  # those of later decks last
        for names in view.born:
            mask = 0
            for name in names:
                if name in left:
                    card = left[name].pop(0)
                    self._free[name].append(card)
                else:
                    card = edition.card_of[name]
                mask |= 1 << card
            self.born.append(mask)

    def take(self, name: str) -> int:
        """The number of a card that is seen, surprises from the latest deck first."""
        return self._free[name].pop() if name in self._free else self.edition.card_of[name]

    def mask(self, names: tuple[str, ...]) -> int:
        """The same of several cards, as a bit mask."""
        mask = 0
        for name in names:
            mask |= 1 << self.take(name)
        return mask

    def unseen(self) -> list[int]:
        """The surprises that are nowhere to be seen."""
        found: list[int] = []
        for cards in self._free.values():
            found += cards
        return sorted(found)


def _kinds(edition: Edition, names: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << edition.enhancement_of[name]
    return mask


def _lay_out(position: Position, view: DragonrealmView, copies: Copies) -> None:
    """Everything that the view says outright."""
    edition = position.table.edition
    position.turn = view.turn
    position.active = view.active
    position.born = copies.born
    position.discards = copies.mask(view.discards)
    position.face_up = [EMPTY if name is None else edition.card_of[name] for name in view.face_up]
    position.row = [edition.location_of[place.location] for place in view.row]
    position.figures = []
    for place in view.row:
        position.figures += place.adventurers
    position.goblins_at = [place.goblins for place in view.row]
    position.goblins = view.goblins
    position.lost = [edition.location_of[name] for name in view.lost]
    for seat, player in enumerate(view.players):
        position.home[seat] = player.home
        position.centre[seat] = player.centre
        position.coins[seat] = player.coins
        position.won[seat] = [edition.location_of[name] for name in player.won]
        position.hands[seat] = edition.mask_of(tuple([name for name in player.hand if name != UNKNOWN]))
        position.shown[seat] = position.hands[seat] if seat != view.seat else 0
    if view.slide:
        position.slide = edition.surprise_of[view.slide][0]
    position.steps = []
    for note in view.pending:
        detail = copies.take(note.card) if note.card else note.number
        position.push(STEP_NAMES.index(note.what), note.seat, detail)
    position.waiting = list(view.actors) if position.step in (KEEP, PASS) else []
    position.quiet = -1 if view.placed else view.quiet
    if view.result is not None:
        position.ending = view.result.ending
    roll = view.roll
    if roll is not None:
        position.method = METHOD_NAMES.index(roll.method)
        position.target = edition.location_of[roll.location]
        position.played = edition.mask_of(roll.cards)
        position.used = [edition.enhancement_of[name] for name in roll.using]
        position.dice = roll.dice
        position.bonus = roll.bonus
        position.total = roll.total
        position.needed = roll.needed
        position.rerolled = roll.rerolled
        position.might_reroll = roll.might_reroll


def _fill_hands_and_deck(position: Position, view: DragonrealmView, copies: Copies, chance: Chance) -> None:
    """Deal the unseen cards of each deck to the places that were filled from it."""
    edition = position.table.edition
    seats = position.table.seats
    decks = len(view.born)
    unseen = [[0] * decks for _ in range(seats)]
    passed: list[tuple[int, int]] = []
    lost_track = False
    if view.memory:
        story = Teller(view.memory, view.seat or 0, seats, decks, edition.card_of).pick(chance)
        if story is None:
            lost_track = True
            passed = _any_passes(view)
        else:
            passed = story.passed
            for seat in range(seats):
                if seat != view.seat:
                    position.hands[seat] = story.known[seat]
                    unseen[seat] = story.unseen[seat]
    else:
        for seat, player in enumerate(view.players):
            unseen[seat] = list(player.unseen) or [0] * decks
    seen = position.discards
    for card in position.face_up:
        if card != EMPTY:
            seen |= 1 << card
    for hand in position.hands:
        seen |= hand
    surprises = copies.unseen()
    if decks == 1:
        goblins = chance.shuffled([card for card in surprises if card in edition.goblin_slot], PURPOSE)
        away = goblins[: view.goblins_out]
    else:
        away = [card for card in surprises if not position.born[-1] >> card & 1]
    for card in away:
        position.removed |= 1 << card
    left: list[int] = []
    for deck in range(decks):
        cards = chance.shuffled(cards_of(position.born[deck] & edition.numbered & ~seen), PURPOSE)
        for seat in range(seats):
            for _ in range(unseen[seat][deck]):
                position.hands[seat] |= 1 << cards.pop()
        left = cards + ([] if not lost_track else left)
    if lost_track:
        left = _deal_anyhow(position, view, left)
    surprises = [card for card in surprises if not position.removed >> card & 1]
    position.deck = chance.shuffled(left + surprises, PURPOSE)
    if view.memory:
        remember(position, view.memory, passed, edition.card_of)


def _any_passes(view: DragonrealmView) -> list[tuple[int, int]]:
    """Some story of the passes for the memory of a position whose own stories all failed."""
    return [(-1, 0)] * sum([1 for note in view.memory if isinstance(note, Gave)])


def _deal_anyhow(position: Position, view: DragonrealmView, cards: list[int]) -> list[int]:
    """Deal unseen cards to hands, those of earlier decks first: they can be nowhere else. Returns the rest."""
    cards = cards.copy()  # those of the first deck are last
    for seat, player in enumerate(view.players):
        for _ in range(player.hand.count(UNKNOWN)):
            position.hands[seat] |= 1 << cards.pop()
    return cards


def _fill_locations(position: Position, view: DragonrealmView, chance: Chance) -> None:
    """Part the unseen locations of each colour between the deck and the box; the deck's colours are known."""
    edition = position.table.edition
    seen = position.row + position.lost
    for won in position.won:
        seen = seen + won
    position.box = []
    piles: list[list[int]] = [[]]
    for level in range(1, DRAGON + 1):
        unseen = [kind for kind in edition.locations_for(position.table.seats, level) if kind not in seen]
        piles.append(chance.shuffled(unseen, PURPOSE))
    position.locations = [piles[LEVEL_NAMES.index(name)].pop() for name in view.locations[::-1]]
    for pile in piles:
        position.box += pile


def _offer(position: Position, view: DragonrealmView, chance: Chance) -> None:
    """Before the first turn: deal the others enhancements, and let those who answered have kept any they may."""
    edition = position.table.edition
    table = position.table
    own = [edition.enhancement_of[name] for name in view.players[view.seat or 0].offered]
    pile = chance.shuffled([kind for kind in range(len(edition.enhancements)) if kind not in own], PURPOSE)
    levels = edition.enhancement_level
    for seat, player in enumerate(view.players):
        offered = own
        if seat != view.seat:
            wanted = [0] * edition.dealt
            if table.mixed:
                wanted = [1] * edition.mixed[0] + [2] * edition.mixed[1]
            offered = []
            for level in wanted:
                kind = next(kind for kind in pile if level in (0, levels[kind]))
                pile.remove(kind)
                offered.append(kind)
        position.offered[seat] = sorted(offered)
        if seat == view.seat:
            position.picks[seat] = _kinds(edition, player.chosen)
        elif seat not in position.waiting:
            choices: list[int] = []
            for level, count in zip((1, 2), edition.keep, strict=True):
                kinds = [kind for kind in offered if levels[kind] == level]
                choices += [sum([1 << kind for kind in chosen]) for chosen in combinations(kinds, count)]
            position.picks[seat] = choices[chance.below(len(choices), PURPOSE)]
    position.store = pile


def _choose_passes(position: Position, view: DragonrealmView, chance: Chance) -> None:
    """What others have answered in secret to a Rockslide may be any of their cards."""
    if position.step != PASS:
        return
    edition = position.table.edition
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            position.picks[seat] = edition.mask_of(player.chosen)
            continue
        cards = chance.shuffled(cards_of(position.hands[seat]), PURPOSE)
        for card in cards[: len(player.chosen)]:
            position.picks[seat] |= 1 << card
