"""What happens to a hero who enters a chamber: Drakon first, then the way out, then what the chamber does."""

from __future__ import annotations

from dragonhall.games.drakon.edition import (
    CONTROLS,
    DESTROYS,
    DRAKON_MOVES,
    EFFECTS,
    ESCAPE,
    FIND,
    FLOATS,
    LOSE,
    PLUNDERS,
    ROTATES,
    STEAL,
    SWITCHES,
    TELEPORT,
)
from dragonhall.games.drakon.events import Caught, DrakonAppeared, DrakonMoved, Ignored, Moved
from dragonhall.games.drakon.rules import asking, coins, lair, moving, tiles
from dragonhall.games.drakon.state import (
    CONTROL,
    DESTROY,
    DRAKON,
    FLOAT,
    HOME,
    NOWHERE,
    PLUNDER,
    ROB,
    ROTATE,
    SWITCH,
    WHY,
    Position,
    x_of,
    y_of,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def place_of(cell: int) -> tuple[int, int]:
    """A cell as events tell it."""
    return (x_of(cell), y_of(cell))


def carry(
    position: Position, hero: int, by: int, path: list[int], how: str, why: int, chance: Chance, events: list[Event]
) -> None:
    """A hero goes along a path into its last chamber. (dk-move, dk-effects)"""
    position.at[hero] = path[-1]
    told = tuple([place_of(cell) for cell in path])
    events.append(Moved(hero, by, told, how, WHY[why]))  # type: ignore[arg-type]
    enter(position, hero, chance, events)


def enter(position: Position, hero: int, chance: Chance, events: list[Event]) -> None:
    """A hero has come into a chamber. (dk-drakon-first, dk-escape-from-lair, dk-effects)"""
    cell = position.at[hero]
    if cell == position.drakon:
        meet(position, [hero], chance, events)
        return
    effect = position.effect_at(cell)
    if position.table.lair and effect in (ESCAPE, TELEPORT):
        coins.check_way_out(position, hero, events)
    elif effect == FIND:
        if position.hoard:
            coins.find(position, hero, chance, events)
        else:
            events.append(Ignored(hero, EFFECTS[FIND]))
    elif effect == LOSE:
        _lose(position, hero, chance, events)
    elif effect == STEAL:
        _steal(position, hero, cell, chance, events)
    elif effect == PLUNDERS:
        _plunder(position, hero, chance, events)
    else:
        _ask(position, hero, effect, events)


def _lose(position: Position, hero: int, chance: Chance, events: list[Event]) -> None:
    """(dk-lose-a-coin)"""
    if not position.purses[position.table.team_of[hero]]:
        events.append(Ignored(hero, EFFECTS[LOSE]))
    elif not coins.asks_druid(position, hero, coins.BY_LOSS):
        coins.lose(position, hero, "chamber", chance, events)


def _steal(position: Position, hero: int, cell: int, chance: Chance, events: list[Event]) -> None:
    """The tile says from whom: the next seat or the one before; or the hero chooses. (dk-steal-a-coin)"""
    table = position.table
    if table.any_victim:
        victims = asking.robbable(position, hero)
        if len(victims) > 1:
            position.steps.append((ROB, hero, hero, NOWHERE, 0))
            return
    else:
        left = table.edition.leftward[position.lair[cell] // 16]
        neighbour = (hero + (1 if left else table.seats - 1)) % table.seats
        victims = [neighbour] if position.purses[table.team_of[neighbour]] else []
    if victims:
        rob(position, hero, victims[0], chance, events)
    else:
        events.append(Ignored(hero, EFFECTS[STEAL]))


def rob(position: Position, thief: int, victim: int, chance: Chance, events: list[Event]) -> None:
    """A chamber lets one hero take a coin from another, unless the Druid wards it. (dk-steal-a-coin, dk-druid)"""
    if not coins.asks_druid(position, victim, coins.BY_CHAMBER, thief):
        coins.steal(position, thief, victim, "chamber", chance, events)


def _plunder(position: Position, hero: int, chance: Chance, events: list[Event]) -> None:
    """(dk-steal-a-chamber)"""
    victims = asking.plunderable(position, hero)
    if len(victims) > 1:
        position.steps.append((PLUNDER, hero, hero, NOWHERE, 0))
    elif victims:
        tiles.steal(position, hero, victims[0], chance, events)
    else:
        events.append(Ignored(hero, EFFECTS[PLUNDERS]))


def _ask(position: Position, hero: int, effect: int, events: list[Event]) -> None:
    """What a hero may do but need not, where it can be done at all. (dk-may)"""
    if effect == DRAKON_MOVES:
        kind, able = DRAKON, position.drakon != NOWHERE and bool(moving.stops(position))
    elif effect == DESTROYS:
        kind, able = DESTROY, bool(lair.changeable(position))
    elif effect == ROTATES:
        kind, able = ROTATE, bool(asking.rotatable(position))
    elif effect == SWITCHES:  # whether a tile of the hand fits is the hero's secret
        kind, able = SWITCH, bool(position.hands[hero]) and bool(lair.changeable(position))
    elif effect == FLOATS:
        kind, able = FLOAT, bool(lair.flights(position, position.at[hero]))
    elif effect == CONTROLS:
        kind, able = CONTROL, bool(moving.controllable(position, hero))
    else:
        return
    if able:
        position.steps.append((kind, hero, hero, NOWHERE, 0))
    else:
        events.append(Ignored(hero, EFFECTS[effect]))


def meet(position: Position, heroes: list[int], chance: Chance, events: list[Event]) -> None:
    """Drakon meets these heroes: all go to the entrance, then each loses a coin. (dk-encounter, dk-encounter-order)"""
    seats = position.table.seats
    met = sorted(heroes, key=lambda seat: (seat - position.active) % seats)
    for hero in met:
        position.at[hero] = HOME
        if hero not in position.met:
            position.met.append(hero)
    events.append(Caught(tuple(met), x_of(position.drakon), y_of(position.drakon)))
    for hero in met:
        coins.lose(position, hero, "drakon", chance, events)


def send_drakon(position: Position, seat: int, target: int, chance: Chance, events: list[Event]) -> None:
    """Drakon walks and meets those with whom she stops. (dk-drakon-walks, dk-drakon-passes)"""
    path = moving.path_to(position, target)
    position.drakon = target
    events.append(DrakonMoved(seat, tuple([place_of(cell) for cell in path])))
    here = [hero for hero in range(position.table.seats) if position.at[hero] == target]
    if here:
        meet(position, here, chance, events)


def set_drakon(position: Position, seat: int, cell: int, events: list[Event]) -> None:
    """Drakon comes into the lair. (dk-drakon-appears)"""
    position.drakon = cell
    events.append(DrakonAppeared(seat, x_of(cell), y_of(cell)))
