"""The market: pairwise swaps, showing one's own, and leaving. (dg-market-opens and what follows it)"""

from __future__ import annotations

from dragonhall.games.dragons_gold.actions import Counts, Swap, tokens
from dragonhall.games.dragons_gold.events import (
    Closed,
    LeftMarket,
    MarketClosed,
    MarketOpened,
    Passed,
    Shown,
    SwapOffered,
    Swapped,
    Withdrawn,
)
from dragonhall.games.dragons_gold.notes import Showed, Traded
from dragonhall.games.dragons_gold.rules.hoards import add, take_away
from dragonhall.games.dragons_gold.state import MARKET, Position, SwapRow
from dragonhall.kernel.values import Event


def begin(position: Position, events: list[Event]) -> None:
    """The market opens for all who have tokens. (dg-market-opens)"""
    table = position.table
    position.asked += 1
    position.seconds = table.market_seconds
    position.rounds = table.rounds
    position.spoken = 0
    position.swaps = []
    position.gone = [not sum(stash) for stash in position.stash]
    position.steps.append(MARKET)
    events.append(MarketOpened(position.seconds, position.rounds))
    if len(traders(position)) < 2:
        close(position, "done", events)
    else:
        _skip_the_gone(position)


def traders(position: Position) -> list[int]:
    """Who is at the market still."""
    return [seat for seat in range(position.table.seats) if not position.gone[seat]]


def speaker(position: Position) -> int:
    """Whose word it is where there is no clock: in turn order from the active seat on. (dg-time-limits)"""
    return (position.active + position.spoken) % position.table.seats


def offer(position: Position, seat: int, action: Swap, events: list[Event]) -> None:
    """Propose a swap to another seat, in place of an earlier one to the same. (dg-swap)"""
    position.offers_made += 1
    number = position.offers_made
    position.swaps = [row for row in position.swaps if row[1] != seat or row[2] != action.partner]
    position.swaps.append((number, seat, action.partner, action.gives, action.gets))
    events.append(SwapOffered(seat, number, action.partner, action.gives, action.gets))


def swap_of(position: Position, number: int) -> SwapRow | None:
    """The proposed swap with this number."""
    for row in position.swaps:
        if row[0] == number:
            return row
    return None


def agree(position: Position, row: SwapRow, events: list[Event]) -> None:
    """Both sides change hands at once; what either has proposed besides is off. (dg-swap-fair)"""
    number, seat, partner, gives, gets = row
    _move(position, seat, partner, gives)
    _move(position, partner, seat, gets)
    position.notes.append(Traded(seat, partner, gives, gets))
    position.swaps = [other for other in position.swaps if other[1] not in (seat, partner)]
    events.append(Swapped(seat, number, partner, gives, gets))


def _move(position: Position, giver: int, receiver: int, counts: Counts) -> None:
    take_away(position.stash[giver], counts)
    add(position.stash[receiver], counts)


def withdraw(position: Position, seat: int, number: int, events: list[Event]) -> None:
    """Take one's proposal back. (dg-swap)"""
    position.swaps = [row for row in position.swaps if row[0] != number]
    events.append(Withdrawn(seat, number))


def show(position: Position, seat: int, counts: Counts, events: list[Event]) -> None:
    """Show some of one's own tokens to all. (dg-show)"""
    position.notes.append(Showed(seat, counts))
    events.append(Shown(seat, tokens(counts)))


def leave(position: Position, seat: int, events: list[Event]) -> None:
    """Leave for good; proposals to and from this seat are off. (dg-market-time)"""
    position.gone[seat] = True
    position.swaps = [row for row in position.swaps if seat not in (row[1], row[2])]
    events.append(LeftMarket(seat))
    if len(traders(position)) < 2:
        close(position, "done", events)


def say_nothing(seat: int, events: list[Event]) -> None:
    """Let the others speak. (dg-time-limits)"""
    events.append(Passed(seat))


def next_speaker(position: Position, events: list[Event]) -> None:
    """Where there is no clock: the next seat has its say, until the rounds are over. (dg-time-limits)"""
    position.spoken += 1
    _skip_the_gone(position)
    if position.spoken >= position.rounds * position.table.seats:
        close(position, "rounds", events)


def _skip_the_gone(position: Position) -> None:
    while position.gone[speaker(position)]:
        position.spoken += 1


def close(position: Position, why: Closed, events: list[Event]) -> None:
    """The market is over for this match. (dg-market-closes)"""
    position.steps.pop()
    position.swaps = []
    events.append(MarketClosed(why))
