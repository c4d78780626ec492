"""Advice for Drakon: what a position promises each seat, and which placements promise most. For coaches and bots.

All is estimated in gold. A chart takes the lair as a graph of moves; a hero's prospects are what the best walk from
each chamber brings, a later coin being worth less than one now. Nothing here decides: `bots` do.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from dragonhall.games.drakon.edition import (
    CONTROLS,
    DESTROYS,
    DRAKON_MOVES,
    ESCAPE,
    FIND,
    FLOATS,
    LOSE,
    PLUNDERS,
    ROTATES,
    STEAL,
    SWITCHES,
    TELEPORT,
    WIND_STORM,
)
from dragonhall.games.drakon.rules import lair, moving
from dragonhall.games.drakon.rules.asking import opponents
from dragonhall.games.drakon.rules.building import may_jump
from dragonhall.games.drakon.state import FOR_TURN, HOME, NONE, STEPS, Position

PATIENCE: Final = 0.82
"""What a coin is worth that comes one move later."""

SWEEPS: Final = 12
"""So many moves prospects look ahead."""

ROOM: Final = 0.35
"""What an arrow into an empty space is worth: something may be built there."""

SMALL: Final = {
    PLUNDERS: 0.2,
    DESTROYS: 0.1,
    ROTATES: 0.1,
    SWITCHES: 0.15,
    FLOATS: 0.1,
    CONTROLS: 0.25,
    DRAKON_MOVES: 0.3,
}
"""What chambers are worth that bring no coin, until all have walked about for BORED rounds."""

BORED: Final = 4
"""So many rounds without a new chamber, and walking about has had its time."""

ENVY: Final = 0.6
"""What a rival's good costs, shared among all rivals."""

VICTORY: Final = 1000.0


class Chart:
    """The lair as a graph: from every chamber, where a hero who moves may come to be."""

    def __init__(self, position: Position) -> None:
        self.position: Final[Position] = position
        self.cells: Final[list[int]] = sorted(position.lair)
        self.number: Final[dict[int, int]] = {cell: here for here, cell in enumerate(self.cells)}
        self.effects: Final[list[int]] = [position.effect_at(cell) for cell in self.cells]
        self.ways: Final[list[list[int]]] = [self._ways(cell) for cell in self.cells]
        self.rooms: Final[list[bool]] = [self._has_room(cell) for cell in self.cells]

    def _ways(self, cell: int) -> list[int]:
        position = self.position
        found = moving.exits_from(position, cell)
        if position.effect_at(cell) == WIND_STORM:
            ends: list[int] = []
            for first in found:
                for end in moving.ends(position, cell, first, FOR_TURN):
                    if end not in ends:
                        ends.append(end)
            found = ends
        return [self.number[end] for end in found]

    def _has_room(self, cell: int) -> bool:
        position = self.position
        arrows = position.lair[cell]
        for side in range(4):
            if arrows >> side & 1 and cell + STEPS[side] not in position.lair:
                return position.effect_at(cell) != WIND_STORM
        return False

    def gains(self, seat: int) -> list[float]:
        """By chamber: what entering it brings a seat, in gold."""
        position = self.position
        table = position.table
        mean = mean_gold(position)
        has_coins = bool(position.purses[table.team_of[seat]])
        ready = table.lair and position.gold_in(table.team_of[seat]) >= table.goal
        found: list[float] = []
        lively = position.idle < BORED * table.seats
        for here, effect in enumerate(self.effects):
            gain = 0.0
            if self.cells[here] == position.drakon:
                gain = -mean if has_coins else -0.5
            elif effect == FIND:
                gain = mean if position.hoard else 0.0
            elif effect == LOSE:
                gain = -mean if has_coins else 0.0
            elif effect == STEAL:
                gain = 1.3 * mean if self._victim_has_coins(here, seat) else 0.0
            elif effect in SMALL and lively:
                gain = SMALL[effect]
            if ready and effect in (ESCAPE, TELEPORT) and self.cells[here] != position.drakon:
                gain = VICTORY / 10
            found.append(gain)
        return found

    def _victim_has_coins(self, here: int, seat: int) -> bool:
        position = self.position
        table = position.table
        if table.any_victim:
            return max([len(position.purses[table.team_of[other]]) for other in opponents(position, seat)]) > 0
        left = table.edition.leftward[position.lair[self.cells[here]] // 16]
        victim = (seat + (1 if left else table.seats - 1)) % table.seats
        return bool(position.purses[table.team_of[victim]])

    def prospects(self, seat: int) -> list[float]:
        """By chamber: what the best walk from there brings a seat."""
        gains = self.gains(seat)
        home = self.number[HOME]
        drakon = self.number.get(self.position.drakon, NONE)
        base = [ROOM if room else 0.0 for room in self.rooms]
        worth = base.copy()
        for _ in range(SWEEPS):
            entered = [gain + after for gain, after in zip(gains, worth, strict=True)]
            if drakon != NONE:
                entered[drakon] = gains[drakon] + worth[home]
            after = base.copy()
            for here, ways in enumerate(self.ways):
                best = after[here]
                for end in ways:
                    if PATIENCE * entered[end] > best:
                        best = PATIENCE * entered[end]
                after[here] = best
            worth = after
        return worth


def mean_gold(position: Position) -> float:
    """What a coin is worth on average."""
    edition = position.table.edition
    gold = sum([value * count for value, count in zip(edition.gold_of, edition.minted, strict=True)])
    return gold / sum(edition.minted)


def outlook(position: Position, seat: int) -> float:
    """How good a position is for a seat: coins and prospects, its own against its rivals'."""
    table = position.table
    if position.winner != NONE:
        return VICTORY if position.winner == table.team_of[seat] else -VICTORY
    chart = Chart(position)
    rivals = opponents(position, seat)
    total = _standing(chart, seat)
    for rival in rivals:
        total -= ENVY * _standing(chart, rival) / len(rivals)
    return total


def _standing(chart: Chart, seat: int) -> float:
    position = chart.position
    held = len(position.purses[position.table.team_of[seat]]) * mean_gold(position)
    return 1.3 * held + chart.prospects(seat)[chart.number[position.at[seat]]] + 0.1 * len(position.hands[seat])


class Plan(NamedTuple):
    """A placement, and how good the position after it is for the seat, compared with now."""

    gain: float
    tile: int
    cell: int
    arrows: int


def plans(position: Position, seat: int, tiles: list[int], most: int = 10) -> list[Plan]:
    """The most promising placements of any of these tiles, the best first.

    Looks at the spaces into which heroes could walk soon, guesses what a chamber there would bring them, and weighs
    the `most` best guesses exactly.
    """
    chart = Chart(position)
    rivals = opponents(position, seat)
    mine = chart.prospects(seat)
    theirs = [chart.prospects(rival) for rival in rivals]
    near = spaces_ahead(position, position.at[seat], 4)
    other = [spaces_ahead(position, position.at[rival], 2) for rival in rivals]
    spaces = set(near)
    for found in other:
        spaces.update(found)
    spaces.update([position.at[seat] + step for step in STEPS if position.at[seat] + step in position.edge])
    if not near:
        spaces.update(sorted(position.edge)[:40])
    guesses: list[tuple[float, int, int, int]] = []
    now = mine[chart.number[position.at[seat]]]
    for tile in tiles:
        for cell in sorted(spaces):
            for arrows in lair.facings(position, tile, cell):
                ends = [cell + STEPS[side] for side in range(4) if arrows >> side & 1]
                brings = _guess(position, chart, seat, tile, ends, mine)
                gain = max(0.0, PATIENCE ** near[cell] * brings - now) if cell in near else 0.0
                for here, rival in enumerate(rivals):
                    if cell in other[here]:
                        given = _guess(position, chart, rival, tile, ends, theirs[here])
                        gain -= ENVY * PATIENCE ** other[here][cell] * given / len(rivals)
                guesses.append((gain, tile, cell, arrows))
    guesses.sort(reverse=True)
    before = _compare(chart, seat, rivals)
    weighed: list[Plan] = []
    for _, tile, cell, arrows in guesses[:most]:
        lair.add(position, cell, tile, arrows)
        after = _compare(Chart(position), seat, rivals)
        if position.table.edition.effect_of[tile] == ESCAPE and may_jump(position, seat, cell):
            after = max(after, _after_jump(position, seat, rivals, cell))
        lair.lift(position, cell)
        weighed.append(Plan(after - before, tile, cell, arrows))
    weighed.sort(reverse=True)
    return weighed


def _compare(chart: Chart, seat: int, rivals: list[int]) -> float:
    at = chart.position.at
    total = chart.prospects(seat)[chart.number[at[seat]]]
    for rival in rivals:
        total -= ENVY * chart.prospects(rival)[chart.number[at[rival]]] / len(rivals)
    return total


def _after_jump(position: Position, seat: int, rivals: list[int], cell: int) -> float:
    here = position.at[seat]
    position.at[seat] = cell
    after = _compare(Chart(position), seat, rivals)
    position.at[seat] = here
    return after


def _guess(position: Position, chart: Chart, seat: int, tile: int, ends: list[int], worth: list[float]) -> float:
    """What a tile would bring a hero who enters it: what it does, and where one can go from it."""
    edition = position.table.edition
    effect = edition.effect_of[tile]
    mean = mean_gold(position)
    coins = bool(position.purses[position.table.team_of[seat]])
    gain = SMALL.get(effect, 0.0)
    if effect == FIND:
        gain = mean
    elif effect == LOSE:
        gain = -mean if coins else 0.0
    elif effect == STEAL:
        gain = 0.6 * mean
    further = 0.0
    for end in ends:
        here = chart.number.get(end, NONE)
        further = max(further, ROOM if here == NONE else PATIENCE * worth[here])
    if effect == TELEPORT:
        further = max(further, PATIENCE * max(worth))
    return gain + further


def spaces_ahead(position: Position, start: int, most: int) -> dict[int, int]:
    """The empty spaces into which a hero could walk, were a chamber there, and in how many moves."""
    found: dict[int, int] = {}
    seen = {start}
    ring = [start]
    for moves in range(1, most + 1):
        further: list[int] = []
        for cell in ring:
            arrows = position.lair[cell]
            for side in range(4):
                beside = cell + STEPS[side]
                if arrows >> side & 1 and beside not in position.lair and beside not in found:
                    found[beside] = moves
            for beside in moving.exits_from(position, cell):
                if beside not in seen:
                    seen.add(beside)
                    further.append(beside)
        ring = further
    return found
