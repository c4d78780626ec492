"""Adventurers on their way: drawn and discarded."""

from __future__ import annotations

from dragonhall.games.dragonwood.edition import LADYBUG
from dragonhall.games.dragonwood.events import Drew, LadybugDrawn, LastRound, Shuffled
from dragonhall.games.dragonwood.state import LIMIT, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.suits import cards_of
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
            position.receive(seat, card)
            events.append(Drew(seat, edition.card_names[card], len(position.born), position.table.open_hands))
            count -= 1


def top_adventurer(position: Position, chance: Chance, events: list[Event]) -> int:
    """Take the top adventurer; an empty deck is made anew of the discards. (dw-reshuffle, dw-end-decks)"""
    deck = position.deck
    if not deck:
        edition = position.table.edition
        fresh = position.discards
        position.begin_deck(fresh)
        cards = [LADYBUG] * position.ladybugs_out + cards_of(fresh)
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
    position.lose(seat, cards)
    position.discards |= cards


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
