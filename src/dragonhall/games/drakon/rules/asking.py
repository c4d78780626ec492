"""What is legal: for every question the list of its answers, in an order that follows from what the seat knows."""

from __future__ import annotations

from dragonhall.games.drakon.actions import (
    Control,
    Dash,
    Decline,
    Destroy,
    Discard,
    EndTurn,
    Enough,
    Face,
    Float,
    Insert,
    Jump,
    Lay,
    Move,
    Pick,
    Plunder,
    Push,
    Put,
    Refresh,
    Rob,
    Rotate,
    SendDrakon,
    SetDrakon,
    Slip,
    Switch,
    TakeHero,
    Trade,
    Ward,
)
from dragonhall.games.drakon.edition import letters_of
from dragonhall.games.drakon.rules import lair, moving
from dragonhall.games.drakon.state import (
    AFTER,
    APPEAR,
    CONTROL,
    DESTROY,
    DIRECT,
    DRAKON,
    FACE,
    FLOAT,
    FLOATING,
    HERO,
    INSERT,
    JUMP,
    NONE,
    PLUNDER,
    REFRESH,
    ROB,
    ROTATE,
    ROTATING,
    STORM,
    SWITCH,
    TURN,
    WARD,
    WHERE,
    Position,
    x_of,
    y_of,
)
from dragonhall.kernel.values import Action

DECLINE: Action = Decline()
END_TURN: Action = EndTurn()


def answers(position: Position) -> list[Action]:
    """Every answer to the question that is asked now, for the seat that decides."""
    kind, seat, hero, cell, detail = position.steps[-1]
    edition = position.table.edition
    if kind == TURN:
        return _turn(position, seat)
    if kind == WHERE:
        return [Put(x_of(place), y_of(place)) for place in lair.places(position, position.chosen)]
    if kind == FACE:
        return [Face(letters_of(arrows)) for arrows in ways(position)]
    if kind == STORM:
        return [Move(x_of(on), y_of(on)) for on in moving.ends(position, position.at[hero], cell, detail)]
    if kind == DIRECT:
        return [Move(x_of(to), y_of(to)) for to in moving.exits(position, hero)]
    if kind == APPEAR:
        return [SetDrakon(x_of(to), y_of(to)) for to in lair.unoccupied(position)]
    if kind == HERO:
        return [TakeHero(name) for number, name in enumerate(edition.heroes) if number not in position.heroes]
    if kind == REFRESH:
        return [*[Discard(edition.tiles[tile]) for tile in sorted(set(position.hands[seat]))], Enough()]
    if kind == INSERT:
        return [Insert(edition.tiles[tile]) for tile in insertable(position, seat, cell)]
    if kind == ROB:
        return [Rob(other) for other in robbable(position, seat)]
    if kind == PLUNDER:
        return [Plunder(other) for other in plunderable(position, seat)]
    if kind == AFTER:
        return [*powers(position, seat), END_TURN]
    return [*_may(position, kind, seat), DECLINE]


def _may(position: Position, kind: int, seat: int) -> list[Action]:
    """The answers beside "no" to a question that one may decline."""
    if kind == DRAKON:
        return [SendDrakon(x_of(to), y_of(to)) for to in moving.stops(position)]
    if kind == DESTROY:
        return [Destroy(x_of(at), y_of(at)) for at in lair.changeable(position)]
    if kind == ROTATE:
        return [Rotate(x_of(at), y_of(at)) for at in rotatable(position)]
    if kind == SWITCH:
        return [Switch(x_of(at), y_of(at)) for at in switchable(position, seat)]
    if kind == FLOAT:
        return [Float(x_of(to), y_of(to)) for to, _ in lair.flights(position, position.at[position.steps[-1][2]])]
    if kind == CONTROL:
        return [Control(other) for other in moving.controllable(position, seat)]
    if kind == JUMP:
        return [Jump()]
    assert kind == WARD
    return [Ward()]


def _turn(position: Position, seat: int) -> list[Action]:
    """Place a chamber, move, or use a power; where only a power is left, it need not be used. (dk-turn)"""
    tiles = position.table.edition.tiles
    found: list[Action] = [Lay(tiles[tile]) for tile in sorted(set(position.hands[seat]))]
    found += [Move(x_of(to), y_of(to)) for to in moving.exits(position, seat)]
    if position.ability(seat):
        acts = bool(found)
        if position.ability(seat) == "pass_walls":
            found += [Slip(x_of(to), y_of(to)) for to in moving.slips(position, seat)]
        found += powers(position, seat)
        if found and not acts:
            found.append(END_TURN)
    return found


def powers(position: Position, seat: int) -> list[Action]:
    """The uses of a hero's power beside the turn's own action. (dk-ability)"""
    ability = position.ability(seat)
    if ability == "extra_move":
        return [Dash(x_of(to), y_of(to)) for to in moving.exits(position, seat)]
    if ability == "force_move":
        return [Push(other) for other in opponents_here(position, seat) if moving.exits(position, other)]
    if ability == "pick_pocket":
        found: list[Action] = [
            Pick(other) for other in opponents_here(position, seat) if position.purses[position.table.team_of[other]]
        ]
        if position.table.may_trade and position.hoard:
            coins = position.table.edition.coins
            found += [Trade(coins[coin]) for coin in sorted(set(position.purses[position.table.team_of[seat]]))]
        return found
    if ability == "refresh_hand" and position.pile:
        return [Refresh()]
    return []


def opponents(position: Position, seat: int) -> list[int]:
    """The other seats that are no partners, in turn order after this one."""
    table = position.table
    around = [(seat + far) % table.seats for far in range(1, table.seats)]
    return [other for other in around if table.team_of[other] != table.team_of[seat]]


def opponents_here(position: Position, seat: int) -> list[int]:
    """The opponents in a hero's chamber. (dk-knight, dk-thief)"""
    return [other for other in opponents(position, seat) if position.at[other] == position.at[seat]]


def robbable(position: Position, seat: int) -> list[int]:
    """The opponents who have coins. (dk-steal-from-anyone)"""
    return [other for other in opponents(position, seat) if position.purses[position.table.team_of[other]]]


def plunderable(position: Position, seat: int) -> list[int]:
    """The opponents who hold tiles. (dk-steal-a-chamber)"""
    return [other for other in opponents(position, seat) if position.hands[other]]


def rotatable(position: Position) -> list[int]:
    """The chambers that can be turned another way, row by row. (dk-rotate-a-chamber)"""
    return sorted([cell for cell in position.lair if lair.rotations(position, cell)])


def switchable(position: Position, seat: int) -> list[int]:
    """The chambers that a tile of the hand can replace, row by row. (dk-switch-a-chamber)"""
    return [cell for cell in lair.changeable(position) if insertable(position, seat, cell)]


def insertable(position: Position, seat: int, cell: int) -> list[int]:
    """The tiles of the hand that fit at the chamber that is switched."""
    return [tile for tile in sorted(set(position.hands[seat])) if lair.facings(position, tile, cell)]


def ways(position: Position) -> list[int]:
    """How the chamber in question may be turned."""
    _, _, hero, cell, what = position.steps[-1]
    if what == ROTATING:
        return lair.rotations(position, cell)
    if what == FLOATING:
        for place, facings in lair.flights(position, position.at[hero]):
            if place == cell:
                return facings
    return list(lair.facings(position, position.chosen, cell))


def spots(position: Position) -> list[tuple[int, list[int]]]:
    """All places that the question is about, with the ways to turn the chamber there."""
    kind, _, hero, cell, _ = position.steps[-1]
    if kind == WHERE:
        tile = position.chosen
        return [(place, list(lair.facings(position, tile, place))) for place in lair.places(position, tile)]
    if kind == FLOAT:
        return lair.flights(position, position.at[hero])
    if kind == ROTATE:
        return [(at, lair.rotations(position, at)) for at in rotatable(position)]
    if kind == FACE and (position.chosen != NONE or cell in position.lair or cell in position.edge):
        return [(cell, ways(position))]
    return []


def can_act(position: Position, seat: int) -> bool:
    """Whether a seat can do anything in its turn. (dk-skip)"""
    return bool(position.hands[seat]) or bool(_turn(position, seat))
