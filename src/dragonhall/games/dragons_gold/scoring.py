"""Points: single tokens, most gems of a kind, full sets, and what the Black Diamond costs. (dg-silver and following)"""

from __future__ import annotations

from collections.abc import Sequence

from dragonhall.games.dragons_gold.actions import COLOURS
from dragonhall.games.dragons_gold.edition import BLACK, GEMS, GOLD, RED, SILVER
from dragonhall.games.dragons_gold.state import Position, Table
from dragonhall.kernel.values import Result, ScoreLine, SeatScore


def winners_of(table: Table, stashes: Sequence[Sequence[int]], gem: int) -> list[int]:
    """The seats that get the full bonus for this gem: all that have the most of it. (dg-majority, dg-majority-tie)

    With advanced scoring the Black Diamond's owner gets none; whether its gems still count is an option.
    """
    holds = [stash[gem] for stash in stashes]
    if table.advanced and not table.black_blocks:
        holds = [0 if stash[BLACK] else stash[gem] for stash in stashes]
    most = max(holds)
    if most == 0:
        return []
    return [seat for seat, stash in enumerate(stashes) if holds[seat] == most and not (table.advanced and stash[BLACK])]


def sets_of(table: Table, stash: Sequence[int]) -> int:
    """How many full sets of gems score. (dg-gem-sets, dg-advanced-black-diamond)"""
    if not table.advanced or stash[BLACK]:
        return 0
    return min([stash[gem] for gem in GEMS])


def totals(table: Table, stashes: Sequence[Sequence[int]]) -> list[int]:
    """Every seat's points, if the match ended with these tokens."""
    points = table.edition.points
    found = []
    for stash in stashes:
        plain = sum([stash[colour] * points[colour] for colour in (SILVER, GOLD, RED)])
        found.append(plain + stash[BLACK] * table.black + sets_of(table, stash) * table.edition.set_points)
    for gem in GEMS:
        for seat in winners_of(table, stashes, gem):
            found[seat] += table.majority
    return found


def result_of(position: Position) -> Result:
    """The final result of a match that has ended. (dg-winner, dg-tie)"""
    table = position.table
    stashes = position.stash
    points = table.edition.points
    total = totals(table, stashes)
    bonuses = [winners_of(table, stashes, gem) for gem in GEMS]
    scores = []
    for seat, stash in enumerate(stashes):
        lines = []
        for colour in (SILVER, GOLD, RED):
            if stash[colour]:
                worth = stash[colour] * points[colour]
                lines.append(ScoreLine(f"dg-score-{COLOURS[colour]}", worth, {"count": stash[colour], "points": worth}))
        if stash[BLACK]:
            worth = stash[BLACK] * table.black
            lines.append(ScoreLine("dg-score-black", worth, {"points": worth}))
        for gem, seats in zip(GEMS, bonuses, strict=True):
            if seat in seats:
                figures = {"card": COLOURS[gem], "count": stash[gem], "points": table.majority}
                lines.append(ScoreLine("dg-score-majority", table.majority, dict(figures)))
        sets = sets_of(table, stash)
        if sets:
            worth = sets * table.edition.set_points
            lines.append(ScoreLine("dg-score-sets", worth, {"count": sets, "points": worth}))
        place = 1 + sum([1 for other in total if other > total[seat]])
        scores.append(SeatScore(seat, place, total[seat], tuple(lines)))
    tie = "dg-tie-shared" if total.count(max(total)) > 1 else ""
    return Result(position.ending, tuple(scores), tie)
