"""From a view to a full state that fits it: drawn as likely as counting says.

Exact, if chance was fair, hidden choices (which card was passed) were uniform among the possible, and choices that all
saw say nothing by themselves. Adventurers not seen since a deck was shuffled lie in the places that were filled from
that deck, any order being equally likely. Where cards changed hands unseen, every possible story is weighed.
"""

from __future__ import annotations

from typing import Final

from dragonhall.games.dragonwood.edition import LADYBUG, METHOD_NAMES
from dragonhall.games.dragonwood.state import (
    EMPTY,
    END,
    LIMIT,
    OVER,
    PASS,
    QUESTIONS,
    REFILL,
    THUNDER,
    Position,
)
from dragonhall.games.dragonwood.view import DragonwoodView
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.stories import PURPOSE, Teller, remember
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import UNKNOWN

EXACT: Final = 1_000_000
"""Wind Storms are too few for more stories than this: all are weighed."""


def imagine(position: Position, view: DragonwoodView, chance: Chance) -> Position:
    """Fill a blank position of the same table so that the view's seat could not tell it from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view can be looked at, not imagined from: imagine from a seat's view")
    _lay_out(position, view)
    _fill_hands_and_deck(position, view, chance)
    _fill_woods(position, view, chance)
    _choose_answers(position, view, chance)
    return position


def _lay_out(position: Position, view: DragonwoodView) -> None:
    """Everything that the view says outright."""
    edition = position.table.edition
    kinds = edition.kind_of
    position.turn = view.turn
    position.active = view.active
    position.discards = edition.mask_of(view.discards)
    position.ladybugs_out = view.ladybugs
    position.born = [edition.mask_of(cards) for cards in view.born]
    position.lower = view.lower
    position.returned = [kinds[name] for name in view.returned]
    position.landscape = [EMPTY if name is None else kinds[name] for name in view.landscape]
    position.gone = [kinds[name] for name in view.gone]
    position.decks_out = view.decks_out
    position.turns_left = view.turns_left
    position.wounds = view.wounds
    for seat, player in enumerate(view.players):
        for name in player.enhancements:
            kind = kinds[name]
            position.owned[seat].append(kind)
            if edition.once[kind]:
                position.spendable[seat] += 1
            else:
                for method in range(4):
                    position.adds[4 * seat + method] += edition.adds_of[kind][method]
                position.rerolls[seat] = position.rerolls[seat] or edition.rerolls[kind]
        position.prizes[seat] = [kinds[name] for name in player.creatures]
        position.dragons_taken += sum([1 for kind in position.prizes[seat] if edition.dragon[kind]])
        position.quota[seat] = player.owes + len(player.chosen)
        position.hands[seat] = edition.mask_of(tuple([name for name in player.hand if name != UNKNOWN]))
        position.shown[seat] = position.hands[seat] if seat != view.seat else 0
    _lay_out_steps(position, view)


def _lay_out_steps(position: Position, view: DragonwoodView) -> None:
    edition = position.table.edition
    step = QUESTIONS.index(view.question)
    several = step in (LIMIT, THUNDER, PASS)
    position.waiting = list(view.actors) if several else []
    position.steps = [step]
    if view.result is not None:
        position.steps = [OVER]
        position.ending = view.result.ending
    if several:
        position.steps = [END, REFILL, step] if EMPTY in position.landscape and view.woods else [END, step]
    elif view.question == "wound":
        position.steps = [END, step]
    roll = view.roll
    if roll is not None:
        position.method = METHOD_NAMES.index(roll.method)
        position.target = edition.kind_of[roll.target]
        position.played = edition.mask_of(roll.cards)
        position.used = [edition.kind_of[name] for name in roll.using]
        position.dice = roll.dice
        position.bonus = roll.bonus
        position.needed = roll.needed


def _fill_hands_and_deck(position: Position, view: DragonwoodView, chance: Chance) -> None:
    """Deal the unseen cards of each deck to the places that were filled from it."""
    edition = position.table.edition
    seats = position.table.seats
    decks = len(view.born)
    unseen = [[0] * decks for _ in range(seats)]
    passed: list[tuple[int, int]] = []
    if view.memory:
        assert view.seat is not None
        teller = Teller(view.memory, view.seat, seats, decks, edition.card_of, most=EXACT)
        story = teller.pick(chance)
        if story is None:
            raise ValueError("this view contradicts itself: no story of the passes fits it")
        passed = story.passed
        for seat in range(seats):
            if seat != view.seat:
                position.hands[seat] = story.known[seat]
                unseen[seat] = story.unseen[seat]
    else:
        for seat, player in enumerate(view.players):
            unseen[seat] = list(player.unseen) or [0] * decks
    seen = position.discards
    for hand in position.hands:
        seen |= hand
    for deck in range(decks):
        cards = chance.shuffled(cards_of(position.born[deck] & ~seen), PURPOSE)
        for seat in range(seats):
            for _ in range(unseen[seat][deck]):
                position.hands[seat] |= 1 << cards.pop()
        if deck == decks - 1:
            cards += [LADYBUG] * (edition.ladybugs - position.ladybugs_out)
            position.deck = chance.shuffled(cards, PURPOSE)
    if view.memory:
        remember(position, view.memory, passed, edition.card_of)


def _fill_woods(position: Position, view: DragonwoodView, chance: Chance) -> None:
    """Part the unseen Dragonwood cards between the deck and what was removed; dragons lie in the lower part."""
    edition = position.table.edition
    left = edition.copies.copy()
    for kind in position.landscape:
        if kind != EMPTY:
            left[kind] -= 1
    for kind in position.gone:
        left[kind] -= 1
    for seat in range(position.table.seats):
        for kind in position.owned[seat] + position.prizes[seat]:
            left[kind] -= 1
    for kind in position.returned:
        left[kind] -= 1
    dragons: list[int] = []
    others: list[int] = []
    for kind, count in enumerate(left):
        if edition.dragon[kind]:
            dragons += [kind] * count
        else:
            others += [kind] * count
    others = chance.shuffled(others, PURPOSE)
    in_deck = view.woods - len(dragons) - len(position.returned)
    position.removed = others[in_deck:]
    deck = chance.shuffled(others[:in_deck] + position.returned, PURPOSE)
    places = sorted(chance.shuffled(list(range(view.lower)), PURPOSE)[: len(dragons)])
    for place, dragon in zip(places, chance.shuffled(dragons, PURPOSE), strict=True):
        deck.insert(place, dragon)
    position.woods = deck


def _choose_answers(position: Position, view: DragonwoodView, chance: Chance) -> None:
    """What others have answered in secret may be any of their cards."""
    edition = position.table.edition
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            position.picks[seat] = edition.mask_of(player.chosen)
            continue
        cards: list[int] = []
        hand = position.hands[seat]
        while hand:
            low = hand & -hand
            cards.append(low)
            hand ^= low
        for card in chance.shuffled(cards, PURPOSE)[: len(player.chosen)]:
            position.picks[seat] |= card
