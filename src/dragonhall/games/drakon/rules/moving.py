"""Where a hero may go with a move action, and where Drakon may walk. (dk-move and what changes it)"""

from __future__ import annotations

from dragonhall.games.drakon.edition import ESCAPE, MAGIC_HARP, MASTER_KEY, TELEPORT, WIND_STORM
from dragonhall.games.drakon.state import (
    AFTER,
    DIRECT,
    FOR_SORCERESS,
    NOWHERE,
    STEPS,
    STORM,
    TURN,
    Position,
)


def along_arrows(position: Position, cell: int) -> list[int]:
    """The chambers to which the arrows of a chamber point. (dk-move)"""
    lair = position.lair
    arrows = lair[cell]
    return [cell + STEPS[side] for side in range(4) if arrows >> side & 1 and cell + STEPS[side] in lair]


def not_pointing_back(position: Position, cell: int) -> list[int]:
    """The chambers beside this one from which no arrow points back at it. (dk-master-key)"""
    lair = position.lair
    found = []
    for side in range(4):
        beside = cell + STEPS[side]
        if beside in lair and not lair[beside] >> (side ^ 2) & 1:
            found.append(beside)
    return found


def beside(position: Position, cell: int) -> list[int]:
    """All chambers beside this one."""
    return [cell + step for step in STEPS if cell + step in position.lair]


def escapes(position: Position, cell: int) -> list[int]:
    """The Escape chambers that one may enter from any side, where the table plays so. (dk-escape-any-side)"""
    if not position.table.any_side:
        return []
    return [other for other in beside(position, cell) if position.effect_at(other) == ESCAPE]


def harps_among(position: Position, cells: list[int]) -> list[int]:
    """Those of the cells where a Magic Harp lies."""
    return [cell for cell in cells if position.effect_at(cell) == MAGIC_HARP]


def exits(position: Position, hero: int) -> list[int]:
    """Where a seat's hero may go with a move action, north first; from a Wind Storm, through what. (dk-move)"""
    return exits_from(position, position.at[hero])


def exits_from(position: Position, cell: int) -> list[int]:
    """Where any hero who stands in this chamber may go with a move action."""
    effect = position.effect_at(cell)
    ways_out = escapes(position, cell)
    if effect == WIND_STORM:
        through = [first for first in along_arrows(position, cell) if onward(position, first)]
        return ways_out + [first for first in through if first not in ways_out]
    found = along_arrows(position, cell)
    if effect == TELEPORT:
        others = sorted(position.lair)
        others.remove(cell)
        return others
    if effect == MASTER_KEY:
        found = not_pointing_back(position, cell)
    elif harps := harps_among(position, found):
        found = harps
    return found + [out for out in ways_out if out not in found]


def ends(position: Position, storm: int, first: int, why: int) -> list[int]:
    """Where a hero who leaves a Wind Storm for this chamber may come down: in it, if it is an Escape, or beyond.

    It blows along the arrows of the Wind Storm, for the Sorceress by any side. (dk-wind-storm, dk-sorceress)
    """
    if why == FOR_SORCERESS:
        return onward(position, first)
    inside = [first] if first in escapes(position, storm) else []
    return inside + onward(position, first) if first in along_arrows(position, storm) else inside


def onward(position: Position, first: int) -> list[int]:
    """Where a hero who comes out of a Wind Storm may go on to from the first chamber. (dk-wind-storm-through)

    A harp to which a printed arrow of that chamber points calls; of a Master Key or a Teleport the arrows are printed
    all the same. (dk-wind-storm-harp)
    """
    printed = along_arrows(position, first)
    harps = harps_among(position, printed)
    if harps:
        return harps
    if position.effect_at(first) in (MASTER_KEY, TELEPORT):
        return not_pointing_back(position, first)
    return printed


def slips(position: Position, hero: int) -> list[int]:
    """Where the Sorceress may go beyond what her move action allows: through any side. (dk-sorceress)

    A harp that she could reach without her power binds her all the same.
    """
    cell = position.at[hero]
    if position.effect_at(cell) == WIND_STORM:
        blown = along_arrows(position, cell)
        return [first for first in beside(position, cell) if first not in blown and onward(position, first)]
    if position.effect_at(cell) == TELEPORT or "harp" in bonds_of(position, hero):
        return []
    found = exits(position, hero)
    return [other for other in beside(position, cell) if other not in found]


def may_move(position: Position, hero: int) -> bool:
    """Whether a move action is possible, with the Sorceress's power if she has it. (dk-cannot-move)"""
    return bool(exits(position, hero)) or (position.ability(hero) == "pass_walls" and bool(slips(position, hero)))


def bonds_of(position: Position, hero: int) -> list[str]:
    """What holds a hero who would move: the storm, with or without a way out, or the harp."""
    cell = position.at[hero]
    effect = position.effect_at(cell)
    if effect == WIND_STORM:
        return ["storm"] if exits(position, hero) else ["storm", "no-way"]
    if effect not in (TELEPORT, MASTER_KEY) and harps_among(position, along_arrows(position, cell)):
        return ["harp"]
    return []


def bonds(position: Position) -> tuple[str, ...]:
    """Why the hero in question may do less than usual; see `view.DrakonView.bonds`."""
    kind, _, hero, cell, _ = position.steps[-1]
    if kind == STORM:
        harps = harps_among(position, along_arrows(position, cell))
        return ("storm", "harp") if harps else ("storm",)
    if kind not in (TURN, DIRECT, AFTER) or (kind == AFTER and position.ability(hero) != "extra_move"):
        return ()
    found = bonds_of(position, hero)
    if kind != TURN:
        return tuple(found)
    if not may_move(position, hero):
        return (*found, "no-move") if position.hands[hero] else tuple(found)
    if "no-way" in found:  # the Sorceress has one
        found.remove("no-way")
    return tuple(found) if position.hands[hero] else (*found, "no-tiles")


def way(position: Position, hero: int, target: int, why: int) -> str:
    """By what a hero gets from its chamber, which is no Wind Storm, to the one it goes to."""
    cell = position.at[hero]
    effect = position.effect_at(cell)
    if why == FOR_SORCERESS:
        return "slip"
    if target in along_arrows(position, cell):
        return "arrow"
    if effect == TELEPORT:
        return "teleport"
    return "escape" if target in escapes(position, cell) else "key"


def controllable(position: Position, seat: int) -> list[int]:
    """The heroes for whom a seat may make a move by Mind Control. (dk-mind-control, dk-mind-control-once)"""
    return [
        other
        for other in range(position.table.seats)
        if other != seat and other not in position.controlled and exits(position, other)
    ]


def walk(position: Position) -> dict[int, int]:
    """Every chamber that Drakon can reach, and the one she comes from; she herself from nowhere. (dk-drakon-walks)"""
    found = {position.drakon: NOWHERE}
    ring = [position.drakon]
    for _ in range(position.table.edition.steps):
        further: list[int] = []
        for cell in ring:
            for step in STEPS:
                beside = cell + step
                if beside in position.lair and beside not in found:
                    found[beside] = cell
                    further.append(beside)
        ring = further
    return found


def stops(position: Position) -> list[int]:
    """Where Drakon may stop, row by row; where she is only if she would catch somebody. (dk-drakon-at-entrance)"""
    here = position.drakon
    return sorted([cell for cell in walk(position) if cell != here or here in position.at])


def path_to(position: Position, target: int) -> list[int]:
    """A shortest way for Drakon to a chamber that she can reach, both ends included."""
    came = walk(position)
    path = [target]
    while came[path[-1]] != NOWHERE:
        path.append(came[path[-1]])
    path.reverse()
    return path
