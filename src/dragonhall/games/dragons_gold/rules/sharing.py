"""How treasure is shared: the negotiation, and the variant in which one divides and the others choose."""

from __future__ import annotations

from dragonhall.games.dragons_gold.actions import Counts, Share
from dragonhall.games.dragons_gold.events import (
    Accepted,
    Agreed,
    AskedToStop,
    Chose,
    Divided,
    Lost,
    Offered,
    Passed,
    SharingBegan,
    TreasureLost,
    Unaccepted,
    Withdrawn,
)
from dragonhall.games.dragons_gold.rules.hoards import add
from dragonhall.games.dragons_gold.state import CHOOSE, DIVIDE, NONE, SHARE, Position
from dragonhall.kernel.values import Event


def begin(position: Position, events: list[Event]) -> None:
    """Those involved begin to talk, or the owner of the last adventurer divides. (dg-negotiation)"""
    table = position.table
    seats = table.seats
    position.asked += 1
    position.offers = []
    position.standing = [0] * seats
    position.backs = [0] * seats
    position.stopping = [False] * seats
    position.spoken = 0
    position.stretched = False
    last = position.fights[position.slot][-1] & 15
    if table.talk:
        position.seconds = table.seconds
        position.rounds = table.rounds
        position.steps.append(SHARE)
    else:
        position.seconds = position.rounds = 0
        position.piles = []
        position.choosers = [seat for seat in position.clockwise(last)[1:] if seat in position.involved]
        position.steps.append(DIVIDE)
    divider = NONE if table.talk else last
    events.append(
        SharingBegan(tuple(position.involved), tuple(position.spoil), position.seconds, position.rounds, divider)
    )


def speaker(position: Position) -> int:
    """Whose word it is where there is no clock: the slayer first, then clockwise. (dg-time-limits)"""
    last = position.fights[position.slot][-1] & 15
    order = [seat for seat in position.clockwise(last) if seat in position.involved]
    return order[position.spoken % len(order)]


def shares_of(position: Position, shares: tuple[Counts, ...]) -> tuple[Share, ...]:
    """What each seat involved gets, as actions and events tell it."""
    return tuple([Share(seat, tokens) for seat, tokens in zip(position.involved, shares, strict=True)])


def offer(position: Position, seat: int, shares: tuple[Share, ...], events: list[Event]) -> None:
    """Make an offer in place of an earlier one, and agree to it. (dg-proposal)"""
    _leave_table(position, seat)
    position.offers_made += 1
    number = position.offers_made
    position.offers.append((number, seat, tuple([share.tokens for share in shares])))
    position.standing[seat] = number
    position.backs[seat] = number
    position.stopping[seat] = False
    events.append(Offered(seat, number, shares))


def accept(position: Position, seat: int, number: int, events: list[Event]) -> None:
    """Agree to an offer and to no other; when all do, it is a deal. (dg-acceptance, dg-agreement)"""
    position.backs[seat] = number
    position.stopping[seat] = False
    events.append(Accepted(seat, number))
    for each in position.involved:
        if position.backs[each] != number:
            return
    for made, _, shares in position.offers:
        if made == number:
            position.steps.pop()
            position.shares = list(shares)
            position.offers = []
            events.append(Agreed(number, shares_of(position, shares)))


def unaccept(position: Position, seat: int, number: int, events: list[Event]) -> None:
    """Take back a yes. (dg-acceptance)"""
    position.backs[seat] = 0
    events.append(Unaccepted(seat, number))


def withdraw(position: Position, seat: int, number: int, events: list[Event]) -> None:
    """Take one's offer off the table. (dg-proposal)"""
    _leave_table(position, seat)
    events.append(Withdrawn(seat, number))


def _leave_table(position: Position, seat: int) -> None:
    """The seat's offer is off, and so is every yes to it."""
    number = position.standing[seat]
    if number:
        position.standing[seat] = 0
        for each in position.involved:
            if position.backs[each] == number:
                position.backs[each] = 0


def break_off(position: Position, seat: int, events: list[Event]) -> None:
    """Ask to stop; it is over when all involved ask for it. (dg-end-early)"""
    position.stopping[seat] = True
    events.append(AskedToStop(seat))
    if all(position.stopping[each] for each in position.involved):
        fail(position, "broken-off", events)


def say_nothing(seat: int, events: list[Event]) -> None:
    """Let the others speak. (dg-time-limits)"""
    events.append(Passed(seat))


def next_speaker(position: Position, events: list[Event]) -> None:
    """Where there is no clock: the next seat has its say, until all have had it so many times. (dg-time-limits)"""
    position.spoken += 1
    if position.spoken >= position.rounds * len(position.involved):
        fail(position, "rounds", events)


def fail(position: Position, why: Lost, events: list[Event]) -> None:
    """No agreement: the treasure leaves the game, and does not go back into the bag. (dg-time-runs-out)"""
    position.steps.pop()
    position.offers = []
    position.failed = True
    position.dropped = position.spoil
    add(position.lost, position.spoil)
    position.spoil = [0] * 9
    events.append(TreasureLost(tuple(position.dropped), why))


def divide(position: Position, seat: int, piles: tuple[Counts, ...], events: list[Event]) -> None:
    """Make the piles that the others choose from. (dg-divide-and-choose)"""
    position.piles = list(piles)
    position.chosen = [NONE] * len(piles)
    position.steps[-1] = CHOOSE
    events.append(Divided(seat, piles))


def choose(position: Position, seat: int, pile: int, events: list[Event]) -> None:
    """Take a pile; the divider is left with the last one. (dg-divide-and-choose)"""
    _take_pile(position, seat, pile, events)
    position.choosers.pop(0)
    if position.choosers:
        return
    position.steps.pop()
    divider = position.fights[position.slot][-1] & 15
    _take_pile(position, divider, position.chosen.index(NONE), events)
    position.shares = [position.piles[position.chosen.index(each)] for each in position.involved]
    position.piles = []
    position.chosen = []


def _take_pile(position: Position, seat: int, pile: int, events: list[Event]) -> None:
    position.chosen[pile] = seat
    events.append(Chose(seat, pile + 1, position.piles[pile]))
