"""Chambers that are placed, turned, switched, destroyed or flown: what a seat's tiles do to the lair."""

from __future__ import annotations

from dragonhall.games.drakon.edition import DRAKON_MOVES, ESCAPE, letters_of
from dragonhall.games.drakon.events import Aimed, Chose, Destroyed, Floated, Placed, Rotated, Switched
from dragonhall.games.drakon.rules import asking, lair, tiles
from dragonhall.games.drakon.rules.entering import place_of
from dragonhall.games.drakon.state import (
    APPEAR,
    FACE,
    FLOATING,
    INSERT,
    JUMP,
    NOWHERE,
    PLACING,
    ROTATING,
    STEPS,
    SWITCHING,
    WHERE,
    Position,
    x_of,
    y_of,
)
from dragonhall.kernel.values import Event

AIMS = ("place", "rotate", "switch", "float")


def lay(position: Position, seat: int, tile: int, events: list[Event]) -> None:
    """A tile of the hand will be placed; where is asked next. (dk-place)"""
    tiles.choose(position, seat, tile)
    position.steps.append((WHERE, seat, seat, NOWHERE, 0))
    events.append(Chose(seat, position.table.edition.tiles[tile]))


def aim(position: Position, seat: int, cell: int, what: int, events: list[Event]) -> None:
    """The place is settled. Where there is one way to turn the chamber it is taken, else that is asked. (dk-place)"""
    position.steps[-1] = (FACE, seat, position.steps[-1][2], cell, what)
    ways = asking.ways(position)
    if len(ways) == 1:
        face(position, ways[0], events)
    else:
        events.append(Aimed(seat, AIMS[what], x_of(cell), y_of(cell)))


def face(position: Position, arrows: int, events: list[Event]) -> None:
    """The chamber in question is turned like that. (dk-arrows)"""
    _, seat, hero, cell, what = position.steps.pop()
    if what == PLACING:
        _place(position, seat, cell, arrows, events)
    elif what == ROTATING:
        _rotate(position, seat, cell, arrows, events)
    elif what == SWITCHING:
        _switch(position, seat, cell, arrows, events)
    else:
        assert what == FLOATING
        _float(position, seat, hero, cell, arrows, events)


def _place(position: Position, seat: int, cell: int, arrows: int, events: list[Event]) -> None:
    tile = tiles.play(position, seat)
    lair.add(position, cell, tile, arrows)
    position.idle = 0
    events.append(Placed(seat, position.table.edition.tiles[tile], x_of(cell), y_of(cell), letters_of(arrows)))
    _bring_drakon(position, seat, tile)
    if position.table.edition.effect_of[tile] == ESCAPE and may_jump(position, seat, cell):
        position.steps.append((JUMP, seat, seat, cell, 0))


def _bring_drakon(position: Position, seat: int, tile: int) -> None:
    """The first Drakon Moves chamber brings her into the lair, placed or switched in. (dk-drakon-appears)"""
    if position.table.edition.effect_of[tile] == DRAKON_MOVES and position.drakon == NOWHERE:
        position.steps.append((APPEAR, seat, seat, NOWHERE, 0))


def may_jump(position: Position, seat: int, cell: int) -> bool:
    """Whether a hero may step into the Escape chamber that was just placed at this cell. (dk-escape)"""
    if position.table.any_side:
        return False
    for side in range(4):
        if cell + STEPS[side] == position.at[seat]:
            return not position.lair[cell] >> side & 1
    return False


def _rotate(position: Position, seat: int, cell: int, arrows: int, events: list[Event]) -> None:
    """(dk-rotate-a-chamber)"""
    chamber = position.lair[cell]
    lair.turn(position, cell, arrows)
    name = position.table.edition.tiles[chamber // 16]
    events.append(Rotated(seat, name, x_of(cell), y_of(cell), letters_of(chamber % 16), letters_of(arrows)))


def ask_tile(position: Position, seat: int, cell: int, events: list[Event]) -> None:
    """This chamber will be switched; for which tile is asked next. (dk-switch-a-chamber)"""
    position.steps[-1] = (INSERT, seat, seat, cell, 0)
    events.append(Aimed(seat, AIMS[SWITCHING], x_of(cell), y_of(cell)))


def insert(position: Position, seat: int, tile: int, events: list[Event]) -> None:
    """This tile comes in where the chamber is switched. (dk-switch-a-chamber)"""
    cell = position.steps[-1][3]
    tiles.choose(position, seat, tile)
    events.append(Chose(seat, position.table.edition.tiles[tile]))
    position.steps[-1] = (FACE, seat, seat, cell, SWITCHING)
    ways = asking.ways(position)
    if len(ways) == 1:
        face(position, ways[0], events)


def _switch(position: Position, seat: int, cell: int, arrows: int, events: list[Event]) -> None:
    """The old chamber goes to the hand, or out of the game. (dk-switch-a-chamber, dk-switched-out)"""
    edition = position.table.edition
    tile = tiles.play(position, seat)
    old = lair.lift(position, cell) // 16
    lair.add(position, cell, tile, arrows)
    out = position.table.switched_out
    where = (x_of(cell), y_of(cell))
    events.append(Switched(seat, edition.tiles[tile], *where, letters_of(arrows), edition.tiles[old], out))
    if out:
        position.removed.append(old)
    else:
        tiles.take_in(position, seat, old)
    _bring_drakon(position, seat, tile)


def destroy(position: Position, seat: int, cell: int, events: list[Event]) -> None:
    """A chamber goes out of the game; the lair may split. (dk-destroy-a-chamber, dk-split-lair)"""
    tile = lair.lift(position, cell) // 16
    position.removed.append(tile)
    events.append(Destroyed(seat, position.table.edition.tiles[tile], x_of(cell), y_of(cell)))


def _float(position: Position, seat: int, hero: int, cell: int, arrows: int, events: list[Event]) -> None:
    """The chamber flies with all who are in it; nobody meets Drakon by that. (dk-floating-chamber)"""
    source = position.at[hero]
    tile = lair.lift(position, source) // 16
    lair.add(position, cell, tile, arrows)
    for other in range(position.table.seats):
        if position.at[other] == source:
            position.at[other] = cell
    if position.drakon == source:
        position.drakon = cell
    name = position.table.edition.tiles[tile]
    events.append(Floated(seat, name, place_of(source), place_of(cell), letters_of(arrows)))
