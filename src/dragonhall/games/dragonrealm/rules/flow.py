"""How a Dragonrealm match goes on: what an action does, and what follows by itself until a seat must decide."""

from __future__ import annotations

from dragonhall.games.dragonrealm.events import Answered, Kept, Rested, TurnBegan
from dragonhall.games.dragonrealm.rules.alley import may_buy
from dragonhall.games.dragonrealm.rules.cards import after_slide, discard, draw, take, turn_up
from dragonhall.games.dragonrealm.rules.locations import end_match
from dragonhall.games.dragonrealm.rules.rolls import is_open, settle, wings
from dragonhall.games.dragonrealm.state import (
    ALLEY,
    DRAW,
    EMPTY,
    END,
    LIMIT,
    REST,
    ROLL,
    SURPRISE,
    SWAMP,
    TURN,
    TURN_UP,
    WINGS,
    Position,
    detail_of,
    held,
    seat_of,
    step_for,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import Event


def keep(position: Position, seat: int, names: tuple[str, ...], chance: Chance, events: list[Event]) -> None:
    """Choose one's first enhancements; the last answer begins the first turn. (dr-first-enhancements)"""
    edition = position.table.edition
    mask = 0
    for name in names:
        mask |= 1 << edition.enhancement_of[name]
    position.picks[seat] = mask
    events.append(Answered(seat, "keep", names))
    position.waiting.remove(seat)
    if not position.waiting:
        begin(position, chance, events)


def begin(position: Position, chance: Chance, events: list[Event]) -> None:
    """All have chosen: what nobody keeps goes under the enhancement deck, shuffled. (dr-enhancements-left)"""
    edition = position.table.edition
    levels = edition.enhancement_level
    seats = position.table.seats
    beneath: list[int] = []
    for seat in [seat % seats for seat in range(position.active, position.active + seats)]:
        kept = cards_of(position.picks[seat])
        back = [kind for kind in position.offered[seat] if not position.picks[seat] >> kind & 1]
        for kind in kept:
            position.own(seat, held(kind, 0))
        for kind in back:
            position.returned[seat] |= 1 << kind
        beneath += back
        position.offered[seat] = []
        events.append(
            Kept(
                seat,
                tuple([levels[kind] for kind in kept]),
                tuple([edition.enhancements[kind] for kind in kept]),
                tuple([edition.enhancements[kind] for kind in sorted(back)]),
            )
        )
    position.picks = [0] * seats
    position.beneath = len(beneath)
    position.store = chance.shuffled(beneath, "given back") + position.store
    position.turn = 1
    position.steps = [step_for(TURN, position.active)]
    events.append(TurnBegan(position.active, 1))


def rest(position: Position, seat: int, name: str, events: list[Event]) -> None:
    """Draw a card of a rest; the first one announces it. (dr-rest)"""
    if position.step == TURN:
        position.steps = [step_for(END, seat), step_for(ALLEY, seat)]
        for _ in range(position.table.edition.rest - 1):
            position.push(REST, seat)
        events.append(Rested(seat))
    else:
        position.steps.pop()
    if name:
        take(position, seat, name, events)
    else:
        position.push(DRAW, seat)


def give_up(position: Position, seat: int, name: str, events: list[Event]) -> None:
    """Discard one card, for the hand limit or the Fire Swamp. (dr-hand-limit, dr-fire-swamp)"""
    item = position.steps[-1]
    if position.step == LIMIT:
        discard(position, seat, name, "limit", events)
        if position.hands[seat].bit_count() <= position.table.edition.limit:
            position.steps.pop()
        return
    discard(position, seat, name, "swamp", events)
    if detail_of(item) > 1:
        position.steps[-1] = step_for(SWAMP, seat, detail_of(item) - 1)
    else:
        position.steps.pop()


def after_buying(position: Position, seat: int, events: list[Event]) -> None:
    """The question is put again where there is still something to decide. (dr-alley-when)"""
    if position.step == ROLL and not is_open(position, seat):
        settle(position, seat, events)


def go_on(position: Position, chance: Chance, events: list[Event]) -> None:
    """Do what follows by itself until a seat is asked or the match is over."""
    while True:
        item = position.steps[-1]
        step = item & 15
        if step == DRAW:
            draw(position, chance, events)
        elif step == TURN_UP:
            turn_up(position, chance, events)
        elif step == SURPRISE:
            after_slide(position, chance, events)
        elif step == WINGS:
            wings(position, seat_of(item), events)
        elif step == ALLEY:
            if may_buy(position, seat_of(item)):
                return
            position.steps.pop()
        elif step == END:
            end_turn(position, events)
            return
        else:
            return


def end_turn(position: Position, events: list[Event]) -> None:
    """Pass the turn on, or end a match in which nothing happens any more. (dr-turn, dr-endless)"""
    position.dice = ()
    position.target = EMPTY
    position.played = 0
    position.used = []
    position.quiet += 1
    if position.quiet >= position.table.quiet:
        end_match(position, "quiet", events)
        return
    seat = position.active + 1
    if seat == position.table.seats:
        seat = 0
    position.active = seat
    position.turn += 1
    position.steps[-1] = step_for(TURN, seat)
    events.append(TurnBegan(seat, position.turn))
