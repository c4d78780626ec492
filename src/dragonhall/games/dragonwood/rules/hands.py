"""Adventurers on their way: drawn, discarded, and what all remember of those in hands."""

from __future__ import annotations

from dragonhall.games.dragonwood.edition import LADYBUG
from dragonhall.games.dragonwood.events import Drew, LadybugDrawn, LastRound, Shuffled
from dragonhall.games.dragonwood.state import DREW, LIMIT, STOOD, UNSEEN, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def draw(position: Position, seat: int, count: int, chance: Chance, events: list[Event]) -> None:
    """Draw adventurers; each Lucky Ladybug is discarded and replaced. (dw-ladybug, dw-reshuffle)"""
    edition = position.table.edition
    while count > 0:
        deck = position.deck
        card = deck.pop() if len(deck) > 1 else top_adventurer(position, chance, events)
        if card == LADYBUG:
            position.ladybugs_out += 1
            count += edition.ladybug_draws - 1
            events.append(LadybugDrawn(seat, edition.ladybug_draws))
        else:
            position.hands[seat] |= 1 << card
            if position.memory and position.table.remembers:
                position.memory.append((seat, DREW, len(position.born) - 1))
            events.append(Drew(seat, edition.card_names[card], len(position.born), position.table.open_hands))
            count -= 1


def top_adventurer(position: Position, chance: Chance, events: list[Event]) -> int:
    """Take the top adventurer; an empty deck is made anew of the discards. (dw-reshuffle, dw-end-decks)"""
    deck = position.deck
    if not deck:
        edition = position.table.edition
        fresh = position.discards
        for born in range(len(position.born)):
            position.born[born] &= ~fresh
        position.born.append(fresh)
        cards = [LADYBUG] * position.ladybugs_out
        rest = fresh
        while rest:
            low = rest & -rest
            cards.append(low.bit_length() - 1)
            rest ^= low
        position.discards = 0
        position.ladybugs_out = 0
        deck = chance.shuffled(cards, "adventurers", -1, position.turn)
        position.deck = deck
        events.append(Shuffled(edition.cards_in(fresh), len(position.born)))
    card = deck.pop()
    if not deck and not position.decks_out and len(position.born) >= position.table.decks:
        position.decks_out = True
        events.append(LastRound(len(position.born)))
    return card


def lose(position: Position, seat: int, cards: int) -> None:
    """Adventurers leave a hand for the discards, seen by all."""
    position.hands[seat] &= ~cards
    position.discards |= cards
    position.shown[seat] &= ~cards
    if position.memory:
        if position.table.remembers:
            note_sight(position, seat, cards, 1)
        seats = position.table.seats
        for audience in range(seats):
            position.told[audience * seats + seat] &= ~cards


def note_sight(position: Position, seat: int, cards: int, left: int) -> None:
    """Remember that all saw these cards at this seat, and whether they left the hand; see `state.py`, `memory`."""
    for deck, born in enumerate(position.born):
        here = cards & born
        while here:
            low = here & -here
            position.memory.append((seat, low.bit_length() - 1, 2 * deck + left))
            here ^= low


def note_standing(position: Position) -> None:
    """Begin the memory: what all know of every hand just before a card changes hands unseen."""
    for seat in range(position.table.seats):
        position.memory.append((seat, STOOD, position.shown[seat]))
        for deck, born in enumerate(position.born):
            unseen = (position.hands[seat] & ~position.shown[seat] & born).bit_count()
            for _ in range(unseen):
                position.memory.append((seat, UNSEEN, deck))


def ask_to_trim(position: Position, seats: list[int]) -> None:
    """Whoever holds more than the limit discards down to it, all at once. (dw-hand-limit)"""
    limit = position.table.edition.limit
    for seat in seats:
        over = position.hands[seat].bit_count() - limit
        if over > 0:
            position.quota[seat] = over
            position.waiting.append(seat)
    if position.waiting:
        position.steps.append(LIMIT)
