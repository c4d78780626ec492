"""How a Dragon's Gold match goes on: what an action does, and what follows by itself until a seat must decide."""

from __future__ import annotations

from dragonhall.games.dragons_gold.actions import Send
from dragonhall.games.dragons_gold.events import Refreshed, Sent, Skipped, Standoff, TurnBegan
from dragonhall.games.dragons_gold.rules import slaying, thefts
from dragonhall.games.dragons_gold.state import (
    AFTER,
    BEFORE,
    END,
    FAILED,
    FALL,
    KILL,
    NONE,
    ROBBED,
    TURN,
    Position,
    fighter,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def send(position: Position, seat: int, action: Send, events: list[Event]) -> None:
    """An adventurer joins a fight; if the attacks reach the dragon's strength, it falls. (dg-attack, dg-slain)"""
    edition = position.table.edition
    adventurer = edition.adventurer_of[action.adventurer]
    slot = position.lying.index(edition.dragon_of[action.dragon])
    more = position.sword
    position.sword = 0
    position.ready[seat] &= ~(1 << adventurer)
    position.fights[slot].append(fighter(seat, adventurer, more))
    attack = edition.attacks[adventurer] + more
    total = position.attack[slot] + attack
    position.attack[slot] = total
    position.skipped = 0
    position.sent = True
    position.steps[-1] = END
    strength = position.strength[slot]
    events.append(Sent(seat, action.adventurer, action.dragon, slot, attack, total, strength))
    if total >= strength:
        slay(position, slot)


def slay(position: Position, slot: int) -> None:
    """This dragon falls next."""
    position.dying.append(slot)


def skip(position: Position, seat: int, events: list[Event]) -> None:
    """All adventurers of the seat are in a fight: its turn is over. (dg-all-engaged)"""
    events.append(Skipped(seat))
    position.skipped += 1
    position.steps[-1] = END


def go_on(position: Position, chance: Chance, events: list[Event]) -> None:
    """Do what follows by itself until a seat is asked or the match is over."""
    while True:
        step = position.steps[-1]
        if step == KILL:
            slaying.go_on(position, chance, events)
        elif step in (END, TURN):
            if position.dying:
                position.stage = FALL
                position.steps.append(KILL)
            elif step == END:
                end_turn(position, events)
            elif not begins(position, events):
                return
        elif step in (BEFORE, AFTER, FAILED) and not position.asking:
            position.steps.pop()
        elif step == ROBBED and not position.asking:
            thefts.take_one(position, chance, events)
        else:
            return


def begins(position: Position, events: list[Event]) -> bool:
    """See who is ready; whether the turn goes on by itself because nobody is. (dg-fresh-again, dg-all-engaged)"""
    seat = position.active
    if position.ready[seat]:
        return False
    resting = position.resting[seat]
    if resting:
        position.ready[seat] = resting
        position.resting[seat] = 0
        names = position.table.edition.adventurers
        events.append(Refreshed(seat, tuple([name for number, name in enumerate(names) if resting >> number & 1])))
        return False
    if position.hands[seat]:
        return False
    skip(position, seat, events)
    return True


def end_turn(position: Position, events: list[Event]) -> None:
    """Settle a stand-off, then pass the turn on. (dg-standoff, dg-turn)"""
    seats = position.table.seats
    if position.skipped >= seats:
        position.skipped = 0
        break_standoff(position, events)
        return
    position.active = (position.active + 1) % seats
    position.turn += 1
    position.sent = False
    position.steps[-1] = TURN
    events.append(TurnBegan(position.active, position.turn))


def break_standoff(position: Position, events: list[Event]) -> None:
    """The dragon under attack that misses least counts as slain, the oldest of several. (dg-standoff)"""
    best = NONE
    for slot, fight in enumerate(position.fights):
        if fight and (best == NONE or _misses(position, slot) < _misses(position, best)):
            best = slot
    events.append(
        Standoff(
            position.table.edition.dragons[position.lying[best]],
            position.strength[best] - position.attack[best],
        )
    )
    slay(position, best)


def _misses(position: Position, slot: int) -> tuple[int, int]:
    return position.strength[slot] - position.attack[slot], position.ages[slot]
