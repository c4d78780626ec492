"""The row of locations: who is placed, what is scored, what follows it. (dr-complete, dr-new-location, dr-end)"""

from __future__ import annotations

from dragonhall.games.dragonrealm.edition import DRAGON, SLOTS
from dragonhall.games.dragonrealm.events import ClosedUp, Completed, Counted, Ended, Revealed, Showed
from dragonhall.games.dragonrealm.scoring import bonuses, result_of, standing, stones_of, treasure_of
from dragonhall.games.dragonrealm.state import OVER, Position, is_up, kind_of, step_for
from dragonhall.kernel.values import Event

_CENTRE = SLOTS.index("centre")


def pointed_at(position: Position, slot: int) -> int:
    """The place in the row that a Goblins! card points at; −1 where that is a Dragon's. (dr-goblins-two-left)"""
    levels = [position.table.edition.level_of[kind] for kind in position.row]
    if len(levels) < len(SLOTS):
        others = [place for place, level in enumerate(levels) if level != DRAGON]
        if slot == _CENTRE or len(levels) == 1:
            return others[0] if others else -1
        slot = 0 if slot == 0 else len(levels) - 1
    return slot if levels[slot] != DRAGON else -1


def place_goblin(position: Position, slot: int, events: list[Event]) -> None:
    """A goblin takes a space; if it is the last one, the location is scored at once. (dr-goblin-completes)"""
    position.goblins -= 1
    position.goblins_at[slot] += 1
    position.quiet = -1
    score_if_full(position, slot, events)


def place_adventurers(position: Position, seat: int, slot: int, count: int) -> None:
    """So many adventurers of a seat, already off their old place, stand on a location. (dr-success)"""
    position.figures[slot * position.table.seats + seat] += count
    position.quiet = -1


def score_if_full(position: Position, slot: int, events: list[Event]) -> None:
    """Score a location that has no space left, and lay out the next; a Dragon ends the match. (dr-complete)"""
    edition = position.table.edition
    kind = position.row[slot]
    if sum(position.figures_at(slot)) + position.goblins_at[slot] < edition.spaces_of[kind]:
        return
    score(position, slot, True, events)
    if edition.level_of[kind] == DRAGON:
        end_match(position, "dragon", events)
    elif position.locations:
        following = position.locations.pop()
        position.row[slot] = following
        events.append(Revealed(edition.locations[following], slot, len(position.locations)))
    else:
        _take_away(position, slot)
        events.append(ClosedUp(tuple([edition.locations[kind] for kind in position.row])))


def score(position: Position, slot: int, full: bool, events: list[Event]) -> None:
    """Pay for a location; its figures go home, its card to who wins it. (dr-first-second, dr-go-home)"""
    edition = position.table.edition
    seats = position.table.seats
    kind = position.row[slot]
    there = position.figures_at(slot)
    goblins = position.goblins_at[slot]
    coins, winner = standing(position, slot)
    for seat in range(seats):
        position.coins[seat] += coins[seat]
        position.home[seat] += there[seat]
        position.figures[slot * seats + seat] = 0
    position.goblins += goblins
    position.goblins_at[slot] = 0
    if winner < 0:
        position.lost.append(kind)
    else:
        position.won[winner].append(kind)
    events.append(
        Completed(
            edition.locations[kind],
            slot,
            tuple(there),
            goblins,
            tuple(coins),
            winner,
            edition.stones_of[kind],
            full,
        )
    )


def _take_away(position: Position, slot: int) -> None:
    seats = position.table.seats
    position.row.pop(slot)
    position.goblins_at.pop(slot)
    del position.figures[slot * seats : slot * seats + seats]


def end_match(position: Position, why: str, events: list[Event]) -> None:
    """Score what is left as if it were complete, show all enhancements, and count. (dr-end-scoring, dr-dragonstones)

    The Dragon, scored already, has gone from the row; the others follow from left to right.
    """
    edition = position.table.edition
    taken = [*position.lost]
    for won in position.won:
        taken += won
    while position.row:
        if position.row[0] not in taken:
            score(position, 0, False, events)
        _take_away(position, 0)
    for seat, owned in enumerate(position.owned):
        shown: list[str] = []
        for number, card in enumerate(owned):
            if not is_up(card):
                owned[number] = card | 1 << 8
                shown.append(edition.enhancements[kind_of(card)])
        if shown:
            events.append(Showed(seat, tuple(shown)))
    seats = range(position.table.seats)
    events.append(
        Counted(
            tuple([stones_of(position, seat) for seat in seats]),
            tuple(bonuses(position)),
            tuple([treasure_of(position, seat) for seat in seats]),
        )
    )
    position.steps = [step_for(OVER, position.active)]
    position.ending = why
    events.append(Ended(why, result_of(position).winners))
