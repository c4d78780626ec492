"""How a Dragonwood match goes on: what an action does, and what follows by itself until a seat must decide."""

from __future__ import annotations

from dragonhall.games.dragonwood.actions import Attempt
from dragonhall.games.dragonwood.edition import CREATURE, EVENT, METHOD_OF, SPELL
from dragonhall.games.dragonwood.events import (
    Attempted,
    Captured,
    Discarded,
    Ended,
    EventDrawn,
    Kept,
    Missed,
    Rerolled,
    Revealed,
    Rolled,
    Spent,
    TurnBegan,
)
from dragonhall.games.dragonwood.rules.hands import ask_to_trim, draw, lose
from dragonhall.games.dragonwood.rules.happenings import answer, happen
from dragonhall.games.dragonwood.scoring import result_of
from dragonhall.games.dragonwood.state import EMPTY, END, OVER, REFILL, REROLL, TURN, WOUND, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def reload(position: Position, seat: int, chance: Chance, events: list[Event]) -> None:
    """Draw one adventurer; that is the whole turn, but for trimming the hand. (dw-reload, dw-hand-limit)"""
    position.steps[-1] = END
    draw(position, seat, 1, chance, events)
    if position.hands[seat].bit_count() > position.table.edition.limit:
        ask_to_trim(position, [seat])


def attempt(position: Position, seat: int, action: Attempt, chance: Chance, events: list[Event]) -> None:
    """Show what is played, roll, and see. (dw-attempt, dw-dice)"""
    edition = position.table.edition
    method = METHOD_OF[action.method]
    target = edition.kind_of[action.target]
    creature = edition.type_of[target] == CREATURE
    cards = action.cards
    dice = len(cards)
    bonus = position.adds[4 * seat + method] if creature else 0
    if action.using:
        dice, bonus = spend(position, seat, action, method, dice, bonus)
    else:
        position.used = []
    if method == SPELL:
        dice = edition.spell_dice + sum([edition.extra_dice[kind] for kind in position.used])
    needed = edition.value_of[target][method]
    position.method = method
    position.target = target
    position.played = edition.mask_of(cards)
    position.bonus = bonus
    position.needed = needed
    events.append(Attempted(seat, action.method, action.target, cards, action.using, needed, bonus))
    if action.using:
        events.append(Spent(seat, action.using))
    thrown = chance.roll(len(edition.faces), edition.most_dice, "attempt", seat, position.turn)
    faces = edition.faces
    shown = tuple([faces[face] for face in thrown[:dice]])
    total = sum(shown) + bonus
    position.dice = shown
    events.append(Rolled(seat, shown, bonus, total, needed))
    if total >= needed:
        succeed(position, seat, cards, events)
        return
    position.show(seat, position.played)
    if creature and position.rerolls[seat] and total - min(shown) + edition.most_face >= needed:
        position.steps[-1] = REROLL
    else:
        position.steps.pop()
        fail(position, seat, cards, events)


def spend(position: Position, seat: int, action: Attempt, method: int, dice: int, bonus: int) -> tuple[int, int]:
    """Use up once-only enhancements; success or not, they are gone. Returns the dice and the bonus. (dw-once)"""
    edition = position.table.edition
    position.used = [edition.kind_of[name] for name in action.using]
    for kind in position.used:
        dice += edition.extra_dice[kind] + edition.wilds[kind]
        bonus += edition.adds_of[kind][method]
        position.owned[seat].remove(kind)
        position.spendable[seat] -= 1
        position.gone.append(kind)
    return dice, bonus


def reroll(position: Position, seat: int, value: int, chance: Chance, events: list[Event]) -> None:
    """Roll one die again; the new value stands. (dw-mushroom)"""
    edition = position.table.edition
    now = edition.faces[chance.roll(len(edition.faces), 1, "re-roll", seat, position.turn)[0]]
    dice = list(position.dice)
    dice[dice.index(value)] = now
    position.dice = tuple(dice)
    total = sum(dice) + position.bonus
    events.append(Rerolled(seat, value, now, total, position.needed))
    if total >= position.needed:
        succeed(position, seat, edition.cards_in(position.played), events)
    else:
        position.steps.pop()
        fail(position, seat, edition.cards_in(position.played), events)


def keep(position: Position, seat: int, events: list[Event]) -> None:
    """Let the roll stand. (dw-mushroom)"""
    position.steps.pop()
    events.append(Kept(seat))
    fail(position, seat, position.table.edition.cards_in(position.played), events)


def succeed(position: Position, seat: int, cards: tuple[str, ...], events: list[Event]) -> None:
    """The card is captured, the adventurers are discarded; then the landscape is filled. (dw-success, dw-refill)"""
    edition = position.table.edition
    target = position.target
    slot = position.landscape.index(target)
    position.landscape[slot] = EMPTY
    position.forget_reach()
    played = position.played
    lose(position, seat, played)
    events.append(Captured(seat, edition.kinds[target], edition.points_of[target], cards, slot))
    if edition.type_of[target] == CREATURE:
        position.prizes[seat].append(target)
        if edition.dragon[target]:
            position.dragons_taken += 1
            if position.dragons_taken == edition.dragons:
                end_match(position, "dragons", events)
                return
    else:
        own(position, seat, target)
    position.steps[-1] = END
    position.steps.append(REFILL)


def own(position: Position, seat: int, kind: int) -> None:
    """Lay a captured enhancement before its owner; a permanent one counts from now on. (dw-enhancement)"""
    edition = position.table.edition
    position.owned[seat].append(kind)
    position.owned[seat].sort()
    if edition.once[kind]:
        position.spendable[seat] += 1
    else:
        for method in range(4):
            position.adds[4 * seat + method] += edition.adds_of[kind][method]
        if edition.rerolls[kind]:
            position.rerolls[seat] = True


def fail(position: Position, seat: int, cards: tuple[str, ...], events: list[Event]) -> None:
    """The adventurers return to the hand, and one is lost as a wound if there is any. (dw-failure, dw-wound)"""
    edition = position.table.edition
    events.append(Missed(seat, edition.kinds[position.target], cards))
    position.steps.append(END)
    wounds = position.table.spell_wounds if position.method == SPELL else 1
    position.wounds = min(wounds, position.hands[seat].bit_count())
    if position.wounds:
        position.steps.append(WOUND)


def give_up(position: Position, seat: int, name: str, events: list[Event]) -> None:
    """Discard one adventurer: a wound at once, or as an answer that stays secret until all have answered."""
    if position.steps[-1] != WOUND:
        answer(position, seat, name, events)
        return
    lose(position, seat, 1 << position.table.edition.card_of[name])
    events.append(Discarded(seat, (name,), "wound"))
    position.wounds -= 1
    if position.wounds == 0:
        position.steps.pop()


def go_on(position: Position, chance: Chance, events: list[Event]) -> None:
    """Do what follows by itself until a seat is asked or the match is over."""
    while True:
        step = position.steps[-1]
        if step == REFILL:
            refill(position, chance, events)
        else:
            if step == END:
                end_turn(position, events)
            return


def refill(position: Position, chance: Chance, events: list[Event]) -> None:
    """Fill one empty place; an event happens first and wholly before the next card. (dw-refill, dw-event-chain)"""
    if EMPTY not in position.landscape or not position.woods:
        position.steps.pop()
        return
    edition = position.table.edition
    kind = position.woods.pop()
    left = len(position.woods)
    if left < position.lower:
        position.lower = left
    if position.returned and kind in position.returned:
        position.returned.remove(kind)
    if edition.type_of[kind] == EVENT:
        events.append(EventDrawn(edition.kinds[kind], left))
        position.gone.append(kind)
        happen(position, kind, chance, events)
        return
    slot = position.landscape.index(EMPTY)
    position.landscape[slot] = kind
    position.forget_reach()
    events.append(Revealed(edition.kinds[kind], slot, left))


def end_turn(position: Position, events: list[Event]) -> None:
    """Pass the turn on, or end the match when its last round is over. (dw-turn, dw-last-round)"""
    if position.dice:
        position.dice = ()
        position.target = EMPTY
        position.played = 0
        position.used = []
    table = position.table
    if table.simple and not position.woods:
        end_match(position, "last_card", events)
        return
    left = position.turns_left
    if position.decks_out:
        left = left - 1 if left > 0 else table.seats
        position.turns_left = left
        if left == 0:
            end_match(position, "decks", events)
            return
    seat = position.active + 1
    if seat == table.seats:
        seat = 0
    position.active = seat
    position.turn += 1
    position.steps[-1] = TURN
    events.append(TurnBegan(seat, position.turn, left > 0))


def end_match(position: Position, why: str, events: list[Event]) -> None:
    """The match is over. (dw-end-dragons, dw-end-decks)"""
    position.steps = [OVER]
    position.ending = why
    events.append(Ended(why, result_of(position).winners))
