"""The chambers of the lair and the empty cells beside them. (dk-place, dk-arrows, dk-floating-chamber)

Both are kept up to date chamber by chamber, so that the places for a tile are found without looking at the plane.
"""

from __future__ import annotations

from dragonhall.games.drakon.edition import FACINGS
from dragonhall.games.drakon.state import HOME, NOWHERE, STEPS, Position


def add(position: Position, cell: int, tile: int, arrows: int) -> None:
    """A chamber comes into the lair at an empty cell."""
    lair, edge = position.lair, position.edge
    lair[cell] = tile * 16 + arrows
    edge.pop(cell, None)
    for side in range(4):
        beside = cell + STEPS[side]
        if beside not in lair:
            here = edge.get(beside, 0)
            edge[beside] = here | 1 << (side ^ 2) if arrows >> side & 1 else here


def lift(position: Position, cell: int) -> int:
    """A chamber leaves the lair; what it was."""
    lair, edge = position.lair, position.edge
    chamber = lair.pop(cell)
    pointed = 0
    beside_lair = False
    for side in range(4):
        beside = cell + STEPS[side]
        other = lair.get(beside, NOWHERE)
        if other != NOWHERE:
            beside_lair = True
            pointed |= (other >> (side ^ 2) & 1) << side
        elif touches(position, beside):
            edge[beside] &= ~(1 << (side ^ 2))
        else:
            edge.pop(beside, None)
    if beside_lair:
        edge[cell] = pointed
    return chamber


def turn(position: Position, cell: int, arrows: int) -> None:
    """A chamber is turned."""
    lair, edge = position.lair, position.edge
    lair[cell] = lair[cell] & ~15 | arrows
    for side in range(4):
        beside = cell + STEPS[side]
        if beside in edge:
            bit = 1 << (side ^ 2)
            edge[beside] = edge[beside] | bit if arrows >> side & 1 else edge[beside] & ~bit


def touches(position: Position, cell: int) -> bool:
    """Whether a chamber lies beside this cell."""
    lair = position.lair
    return cell + STEPS[0] in lair or cell + STEPS[1] in lair or cell + STEPS[2] in lair or cell + STEPS[3] in lair


def pointed_at(position: Position, cell: int) -> int:
    """The sides from which the arrow of a chamber points into this cell."""
    lair = position.lair
    pointed = 0
    for side in range(4):
        other = lair.get(cell + STEPS[side], 0)
        pointed |= (other >> (side ^ 2) & 1) << side
    return pointed


def places(position: Position, tile: int) -> list[int]:
    """The cells where a tile may be placed, row by row. (dk-place, dk-arrows)"""
    first = position.table.edition.arrows[tile] * 16
    return sorted([cell for cell, pointed in position.edge.items() if FACINGS[first + pointed]])


def facings(position: Position, tile: int, cell: int) -> tuple[int, ...]:
    """Every way in which a tile may lie at a cell; its own neighbours count, whatever lies at the cell itself."""
    return position.table.edition.facings(tile, pointed_at(position, cell))


def rotations(position: Position, cell: int) -> list[int]:
    """Every other way in which the chamber at a cell may lie. (dk-rotate-a-chamber)"""
    chamber = position.lair[cell]
    return [arrows for arrows in facings(position, chamber // 16, cell) if arrows != chamber % 16]


def flights(position: Position, cell: int) -> list[tuple[int, list[int]]]:
    """Where the chamber at a cell may fly, and how it may be turned there. (dk-floating-chamber)

    It must touch another chamber than itself; staying and turning is a flight too.
    """
    if len(position.lair) == 1:
        return []
    chamber = lift(position, cell)
    tile, arrows = chamber // 16, chamber % 16
    edition = position.table.edition
    found: list[tuple[int, list[int]]] = []
    for place in sorted(position.edge):
        ways = [way for way in edition.facings(tile, position.edge[place]) if place != cell or way != arrows]
        if ways:
            found.append((place, ways))
    add(position, cell, tile, arrows)
    return found


def occupied(position: Position, cell: int) -> bool:
    """Whether a hero or Drakon is in the chamber at a cell. (dk-unoccupied)"""
    return cell in position.at or cell == position.drakon


def unoccupied(position: Position) -> list[int]:
    """The chambers without figures, row by row; the entrance may be one of them."""
    return sorted([cell for cell in position.lair if not occupied(position, cell)])


def changeable(position: Position) -> list[int]:
    """The chambers that may be destroyed or switched: unoccupied, and not the entrance. (dk-entrance)"""
    return [cell for cell in unoccupied(position) if cell != HOME]
