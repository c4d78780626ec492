"""Points, the bonus for most creatures, and ties. (dw-points, dw-bonus, dw-winner, dw-tie)"""

from __future__ import annotations

from dragonhall.games.dragonwood.state import Position
from dragonhall.kernel.values import Result, ScoreLine, SeatScore


def points_of(position: Position, seat: int) -> int:
    """The victory points on a seat's captured creatures. (dw-points)"""
    points = 0
    for kind in position.prizes[seat]:
        points += position.table.edition.points_of[kind]
    return points


def bonuses(position: Position) -> list[int]:
    """What each seat gets for most creature cards; tied seats get less each, and none counts as most. (dw-bonus)"""
    edition = position.table.edition
    counts = [len(prizes) for prizes in position.prizes]
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    bonus = edition.most_creatures if counts.count(most) == 1 else edition.most_creatures_tied
    return [bonus if count == most else 0 for count in counts]


def totals(position: Position) -> list[int]:
    """Every seat's points with the bonus, as if the match ended now."""
    extra = bonuses(position)
    return [points_of(position, seat) + extra[seat] for seat in range(position.table.seats)]


def _breaks_tie(position: Position, seat: int) -> int:
    """What decides between seats with equal points: creatures, or the Orange Dragon of the 2015 printing."""
    if not position.table.tie_by_dragon:
        return len(position.prizes[seat])
    edition = position.table.edition
    return sum([1 for kind in position.prizes[seat] if edition.tie_break[kind]])


def result_of(position: Position) -> Result:
    """The final result of a match that has ended."""
    seats = position.table.seats
    total = totals(position)
    extra = bonuses(position)
    keys = [(total[seat], _breaks_tie(position, seat)) for seat in range(seats)]
    scores = []
    for seat in range(seats):
        place = 1 + sum([1 for key in keys if key > keys[seat]])
        points = total[seat] - extra[seat]
        lines = [ScoreLine("dw-score-creatures", points, {"count": len(position.prizes[seat]), "points": points})]
        if extra[seat]:
            lines.append(ScoreLine("dw-score-bonus", extra[seat], {"points": extra[seat]}))
        scores.append(SeatScore(seat, place, total[seat], tuple(lines)))
    tied = total.count(max(total)) > 1
    if not tied:
        tie = ""
    elif keys.count(max(keys)) > 1:
        tie = "dw-tie-shared"
    else:
        tie = "dw-tie-broken-dragon" if position.table.tie_by_dragon else "dw-tie-broken-creatures"
    return Result(position.ending, tuple(scores), tie)
