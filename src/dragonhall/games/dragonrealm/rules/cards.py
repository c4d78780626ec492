"""Cards on their way: drawn, taken, turned up and discarded, and the surprises among them. (dr-rest, dr-goblins)"""

from __future__ import annotations

from dragonhall.games.dragonrealm.events import (
    Answered,
    Discarded,
    Drew,
    GoblinsCame,
    Passed,
    RockslideCame,
    Shuffled,
    Took,
    TurnedUp,
    Waits,
    Why,
)
from dragonhall.games.dragonrealm.rules.locations import place_goblin, pointed_at
from dragonhall.games.dragonrealm.state import (
    DRAW,
    EMPTY,
    LIMIT,
    PASS,
    SURPRISE,
    TURN_UP,
    Position,
    detail_of,
    seat_of,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import Event


def lose(position: Position, seat: int, cards: int) -> None:
    """Cards leave a hand for the discards, seen by all."""
    position.lose(seat, cards)
    position.discards |= cards


def discard(position: Position, seat: int, name: str, why: Why, events: list[Event]) -> None:
    """Give up one card, down to the hand limit or in the Fire Swamp. (dr-hand-limit, dr-fire-swamp)"""
    lose(position, seat, 1 << position.table.edition.card_of[name])
    events.append(Discarded(seat, (name,), why))


def top_card(position: Position, chance: Chance, events: list[Event]) -> int:
    """Take the top card of the deck."""
    if not position.deck:  # every discard lay elsewhere when the deck ran out
        reshuffle(position, chance, events)
    return position.deck.pop()


def reshuffle(position: Position, chance: Chance, events: list[Event]) -> None:
    """As soon as the deck has run out, the discards become a new one. (dr-reshuffle)"""
    if position.deck or not position.discards:
        return
    fresh = position.discards
    position.begin_deck(fresh)
    position.discards = 0
    position.deck = chance.shuffled(cards_of(fresh), "adventurers", -1, position.turn)
    events.append(Shuffled(position.table.edition.cards_in(fresh), len(position.born)))


def take(position: Position, seat: int, name: str, events: list[Event]) -> None:
    """Take a face-up card; its place is filled after the hand is trimmed. (dr-take-face-up)"""
    card = position.table.edition.card_of[name]
    slot = position.face_up.index(card)
    position.face_up[slot] = EMPTY
    position.pick_up(seat, card)
    events.append(Took(seat, name, slot))
    position.push(TURN_UP, seat, slot)
    trim(position, seat)


def trim(position: Position, seat: int) -> None:
    """A hand over the limit comes down to it before anything else. (dr-hand-limit)"""
    if position.hands[seat].bit_count() > position.table.edition.limit:
        position.push(LIMIT, seat)


def draw(position: Position, chance: Chance, events: list[Event]) -> None:
    """The step DRAW: a card from the deck for a hand; a surprise happens first and is replaced. (dr-replacement)"""
    seat = seat_of(position.steps[-1])
    card = top_card(position, chance, events)
    edition = position.table.edition
    if card < edition.cards:
        position.steps.pop()
        _into_hand(position, seat, card, events)
        reshuffle(position, chance, events)
        trim(position, seat)
    else:
        surprise(position, seat, card, chance, events)


def _into_hand(position: Position, seat: int, card: int, events: list[Event]) -> None:
    position.receive(seat, card)
    name = position.table.edition.card_names[card]
    events.append(Drew(seat, name, len(position.born), position.table.open_hands))


def turn_up(position: Position, chance: Chance, events: list[Event]) -> None:
    """The step TURN_UP: a card from the deck for a face-up place. (dr-face-up)"""
    item = position.steps[-1]
    card = top_card(position, chance, events)
    edition = position.table.edition
    if card < edition.cards:
        position.steps.pop()
        position.face_up[detail_of(item)] = card
        events.append(TurnedUp(edition.card_names[card], detail_of(item)))
        reshuffle(position, chance, events)
    else:
        surprise(position, seat_of(item), card, chance, events)


def surprise(position: Position, seat: int, card: int, chance: Chance, events: list[Event]) -> None:
    """A Goblins! or Rockslide card happens at once; it is discarded first. (dr-goblins, dr-rockslide)"""
    position.discards |= 1 << card
    if card in position.table.edition.goblin_slot:
        goblins(position, seat, card, events)
        reshuffle(position, chance, events)
    else:
        reshuffle(position, chance, events)
        rockslide(position, seat, card, chance, events)


def goblins(position: Position, seat: int, card: int, events: list[Event]) -> None:
    """A goblin goes where the card points, unless that is a Dragon or no goblin is left. (dr-goblins-never …)"""
    edition = position.table.edition
    name = edition.card_names[card]
    slot = pointed_at(position, edition.goblin_slot[card])
    if slot < 0:
        events.append(GoblinsCame(seat, name, "", "dragon"))
    elif position.goblins == 0:
        events.append(GoblinsCame(seat, name, "", "none-left"))
    else:
        events.append(GoblinsCame(seat, name, edition.locations[position.row[slot]], "placed"))
        place_goblin(position, slot, events)


def rockslide(position: Position, seat: int, card: int, chance: Chance, events: list[Event]) -> None:
    """Everybody chooses cards to pass, all at once and unseen. (dr-rockslide, dr-rockslide-choice)"""
    edition = position.table.edition
    direction, count = edition.slide_of[card]
    events.append(RockslideCame(seat, edition.card_names[card], "right" if direction else "left", count))
    position.slide = card
    position.push(PASS, seat)
    position.waiting = [asked for asked in range(position.table.seats) if position.hands[asked]]
    if not position.waiting:
        turn_over(position, chance, events)


def owed(position: Position, seat: int) -> int:
    """How many cards a seat passes in the present Rockslide: all if it has too few. (dr-rockslide-short)"""
    count = position.table.edition.slide_of[position.slide][1]
    return min(count, position.hands[seat].bit_count())


def receiver_of(position: Position, giver: int) -> int:
    """Who gets a seat's cards in the present Rockslide; left is who plays next."""
    direction = position.table.edition.slide_of[position.slide][0]
    seats = position.table.seats
    return (giver - 1) % seats if direction else (giver + 1) % seats


def choose_pass(position: Position, seat: int, names: tuple[str, ...], chance: Chance, events: list[Event]) -> None:
    """Answer a Rockslide; the last answer moves all cards. (dr-rockslide-choice)"""
    position.picks[seat] = position.table.edition.mask_of(names)
    events.append(Answered(seat, "pass", names))
    position.waiting.remove(seat)
    if not position.waiting:
        turn_over(position, chance, events)


def turn_over(position: Position, chance: Chance, events: list[Event]) -> None:
    """All cards of a Rockslide move together; then who got too few draws the difference. (dr-rockslide-short)"""
    table = position.table
    edition = table.edition
    seats = table.seats
    position.steps.pop()
    picks = position.picks
    position.picks = [0] * seats
    order = [seat % seats for seat in range(position.active, position.active + seats)]
    receivers = [receiver_of(position, giver) for giver in range(seats)]
    count = edition.slide_of[position.slide][1]
    position.slide = EMPTY
    if any(picks):
        position.exchange(order, picks, receivers)
    for giver in order:
        events.append(Passed(giver, receivers[giver], edition.cards_in(picks[giver]), table.open_hands))
    waiting: list[tuple[int, int]] = []
    for receiver in order:
        giver = receivers.index(receiver)
        for _ in range(count - picks[giver].bit_count()):
            card = top_card(position, chance, events)
            if card < edition.cards:
                _into_hand(position, receiver, card, events)
            else:
                waiting.append((receiver, card))
                events.append(Waits(receiver, edition.card_names[card]))
            reshuffle(position, chance, events)
    for receiver, card in waiting[::-1]:  # dr-rockslide-order
        position.push(DRAW, receiver)
        position.push(SURPRISE, receiver, card)
    for receiver in order[::-1]:
        trim(position, receiver)


def after_slide(position: Position, chance: Chance, events: list[Event]) -> None:
    """The step SURPRISE: a surprise that was met in a Rockslide and had to wait. (dr-rockslide-order)"""
    item = position.steps.pop()
    surprise(position, seat_of(item), detail_of(item), chance, events)
