"""Event cards, and the questions that they put to several seats at once."""

from __future__ import annotations

from dragonhall.games.dragonwood.edition import ENHANCEMENT
from dragonhall.games.dragonwood.events import Answered, Discarded, Passed, Swept, Why
from dragonhall.games.dragonwood.rules.hands import ask_to_trim, draw, lose
from dragonhall.games.dragonwood.state import EMPTY, PASS, THUNDER, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def answer(position: Position, seat: int, name: str, events: list[Event]) -> None:
    """Answer a question that is put to several at once; the last answer turns all over. (dw-event-order)"""
    picked = position.picks[seat] | 1 << position.table.edition.card_of[name]
    position.picks[seat] = picked
    left = position.quota[seat] - picked.bit_count()
    events.append(Answered(seat, name, left))
    if left == 0:
        position.waiting.remove(seat)
        if not position.waiting:
            turn_over(position, events)


def turn_over(position: Position, events: list[Event]) -> None:
    """All have answered: discard or pass what was chosen, together, told in turn order from the active player."""
    edition = position.table.edition
    seats = position.table.seats
    step = position.steps.pop()
    picks = position.picks
    position.picks = [0] * seats
    position.quota = [0] * seats
    order = [seat % seats for seat in range(position.active, position.active + seats)]
    if step == PASS:
        pass_right(position, picks, order, events)
        return
    why: Why = "thunder" if step == THUNDER else "limit"
    for seat in order:
        if picks[seat]:
            lose(position, seat, picks[seat])
            events.append(Discarded(seat, edition.cards_in(picks[seat]), why))


def pass_right(position: Position, picks: list[int], order: list[int], events: list[Event]) -> None:
    """Every chosen card goes to the player on the right, the one whose turn was before. (dw-wind-storm)"""
    seats = position.table.seats
    receivers = [(giver - 1) % seats for giver in range(seats)]
    position.exchange(order, picks, receivers)
    for giver in order:
        if picks[giver]:
            card = position.table.edition.cards_in(picks[giver])[0]
            events.append(Passed(giver, receivers[giver], card, position.table.open_hands))


def ask_all(position: Position, step: int, seats: list[int], cards: int) -> None:
    """Ask every seat for that many cards, or all it has. (dw-thunder-storm, dw-wind-storm)"""
    for seat in seats:
        position.quota[seat] = min(cards, position.hands[seat].bit_count())
        if position.quota[seat]:
            position.waiting.append(seat)
    if position.waiting:
        position.steps.append(step)


def happen(position: Position, kind: int, chance: Chance, events: list[Event]) -> None:
    """Carry out an event card. (dw-sunny-day, dw-thunder-storm, dw-wind-storm, dw-quicksand)"""
    edition = position.table.edition
    seats = position.table.seats
    order = [seat % seats for seat in range(position.active, position.active + seats)]
    effect = edition.event_of[kind]
    if effect == "all_draw":
        for seat in order:
            draw(position, seat, edition.amount_of[kind], chance, events)
        ask_to_trim(position, order)
    elif effect == "all_discard":
        ask_all(position, THUNDER, order, edition.amount_of[kind])
    elif effect == "all_pass_right":
        ask_all(position, PASS, order, 1)
    else:
        swept: list[str] = []
        for slot, lying in enumerate(position.landscape):
            if lying != EMPTY and edition.type_of[lying] == ENHANCEMENT:
                position.landscape[slot] = EMPTY
                position.gone.append(lying)
                swept.append(edition.kinds[lying])
        position.forget_reach()
        events.append(Swept(tuple(swept)))
