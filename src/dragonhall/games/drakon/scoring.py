"""Gold, places and ties. (dk-gold, dk-win, dk-stuck, dk-tie)"""

from __future__ import annotations

from dragonhall.games.drakon.state import NONE, Position
from dragonhall.kernel.values import Result, ScoreLine, SeatScore


def result_of(position: Position) -> Result:
    """The final result of a match that has ended: the winner first, then by gold."""
    table = position.table
    gold = [position.gold_in(purse) for purse in range(table.purses)]
    keys = [(purse == position.winner, gold[purse]) for purse in range(table.purses)]
    scores = []
    for seat in range(table.seats):
        purse = table.team_of[seat]
        place = 1 + sum([1 for other in range(table.seats) if keys[table.team_of[other]] > keys[purse]])
        line = ScoreLine("dk-score-coins", gold[purse], {"count": len(position.purses[purse]), "gold": gold[purse]})
        scores.append(SeatScore(seat, place, gold[purse], (line,)))
    shared = position.winner == NONE and keys.count(max(keys)) > 1
    return Result(position.ending, tuple(scores), "dk-tie-shared" if shared else "")
