"""Majorities, Dragonstones and ties: what a location brings, and who wins. (dr-first-second and what follows)"""

from __future__ import annotations

from dragonhall.games.dragonrealm.state import Position, kind_of
from dragonhall.kernel.values import Result, ScoreLine, SeatScore

NOBODY = -1


def shares(first: int, second: int, others: int, there: list[int], goblins: int) -> tuple[list[int], int]:
    """What each seat gets for a location, and who wins the card (−1: nobody), from the adventurers there by seat.

    The goblins count as one player; what they win is lost. (dr-goblins-count)

    >>> shares(6, 5, 1, [2, 1, 3], 2)
    ([2, 1, 6], 2)
    """
    coins = [0] * len(there)
    most = max([goblins, *there])
    if most == 0:
        return coins, NOBODY
    leaders = [seat for seat, count in enumerate(there) if count == most]
    tied = len(leaders) + (1 if goblins == most else 0)
    for seat, count in enumerate(there):
        if count:
            coins[seat] = others
    if tied > 1:  # dr-tie-first
        for seat in leaders:
            coins[seat] = (first + second) // tied
    elif leaders and goblins == 0 and sum(there) == most:  # dr-alone
        coins[leaders[0]] = first + second
    else:
        if leaders:
            coins[leaders[0]] = first
        next_most = max([goblins if goblins < most else 0, *[count for count in there if count < most]])
        seconds = [seat for seat, count in enumerate(there) if count == next_most and count]
        split = len(seconds) + (1 if goblins == next_most and goblins else 0)
        for seat in seconds:  # dr-tie-second
            coins[seat] = second // split
    return coins, leaders[0] if len(leaders) == 1 else NOBODY


def standing(position: Position, slot: int) -> tuple[list[int], int]:
    """What a location of the row would bring each seat if it were scored now, and who would take its card."""
    edition = position.table.edition
    kind = position.row[slot]
    there = position.figures_at(slot)
    return shares(edition.first_of[kind], edition.second_of[kind], edition.others, there, position.goblins_at[slot])


def waiting_stones(position: Position, seat: int) -> int:
    """The Dragonstones for a seat's adventurers in the Academy or the Alley. (dr-waiting-adventurers)"""
    each, most = position.table.centre_stones
    return min(each * position.centre[seat], most)


def won_stones(position: Position, seat: int) -> int:
    """The Dragonstones on the locations that a seat has won. (dr-location-card)"""
    stones = 0
    for kind in position.won[seat]:
        stones += position.table.edition.stones_of[kind]
    return stones


def stones_of(position: Position, seat: int) -> int:
    """All Dragonstones of a seat, as if the match ended now. (dr-dragonstones)"""
    stones = won_stones(position, seat) + waiting_stones(position, seat)
    for held in position.owned[seat]:
        stones += position.table.edition.end_stones[kind_of(held)]
    return stones


def treasure_of(position: Position, seat: int) -> int:
    """The coins on a seat's enhancements. (dr-treasures)"""
    coins = 0
    for held in position.owned[seat]:
        coins += position.table.edition.end_coins[kind_of(held)]
    return coins


def bonuses(position: Position) -> list[int]:
    """The coins for most Dragonstones; tied seats get less each, even with none at all. (dr-most-dragonstones)"""
    edition = position.table.edition
    stones = [stones_of(position, seat) for seat in range(position.table.seats)]
    most = max(stones)
    bonus = edition.most_dragonstones if stones.count(most) == 1 else edition.most_dragonstones_tied
    return [bonus if count == most else 0 for count in stones]


def result_of(position: Position) -> Result:
    """The final result of a match that has ended. (dr-winner, dr-tie)"""
    seats = position.table.seats
    extra = bonuses(position)
    keys: list[tuple[int, int]] = []
    for seat in range(seats):
        total = position.coins[seat] + extra[seat] + treasure_of(position, seat)
        keys.append((total, stones_of(position, seat)))
    scores = []
    for seat in range(seats):
        total, stones = keys[seat]
        treasure = treasure_of(position, seat)
        lines = [ScoreLine("dr-score-coins", position.coins[seat], {"coins": position.coins[seat]})]
        if treasure:
            lines.append(ScoreLine("dr-score-enhancements", treasure, {"coins": treasure}))
        lines.append(ScoreLine("dr-score-dragonstones", 0, {"dragonstones": stones}))
        if extra[seat]:
            lines.append(ScoreLine("dr-score-bonus", extra[seat], {"coins": extra[seat]}))
        place = 1 + sum([1 for key in keys if key > keys[seat]])
        scores.append(SeatScore(seat, place, total, tuple(lines)))
    best = max(keys)
    if sum([1 for total, _ in keys if total == best[0]]) == 1:
        tie = ""
    else:
        tie = "dr-tie-shared" if keys.count(best) > 1 else "dr-tie-broken"
    return Result(position.ending, tuple(scores), tie)
