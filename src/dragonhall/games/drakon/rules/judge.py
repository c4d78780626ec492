"""The judge of Drakon: why an action is illegal, in the words of a rule. Knows only what the acting seat knows."""

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
from dragonhall.games.drakon.edition import MASTER_KEY, TELEPORT, arrows_of
from dragonhall.games.drakon.rules import asking, lair, moving
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
    HOME,
    INSERT,
    JUMP,
    NOWHERE,
    OVER,
    PLUNDER,
    QUESTIONS,
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
    cell_at,
    x_of,
    y_of,
)
from dragonhall.kernel.values import Action, Refusal

_ANSWERS: dict[int, tuple[type[Action], ...]] = {
    HERO: (TakeHero,),
    TURN: (Lay, Move, Slip, Dash, Push, Pick, Trade, Refresh, EndTurn),
    WHERE: (Put,),
    FACE: (Face,),
    STORM: (Move,),
    APPEAR: (SetDrakon,),
    JUMP: (Jump, Decline),
    DRAKON: (SendDrakon, Decline),
    DESTROY: (Destroy, Decline),
    ROTATE: (Rotate, Decline),
    SWITCH: (Switch, Decline),
    INSERT: (Insert,),
    FLOAT: (Float, Decline),
    CONTROL: (Control, Decline),
    DIRECT: (Move,),
    ROB: (Rob,),
    PLUNDER: (Plunder,),
    WARD: (Ward, Decline),
    REFRESH: (Discard, Enough),
    AFTER: (Dash, Push, Pick, Trade, Refresh, EndTurn),
}

_POWERS: dict[str, tuple[type[Action], ...]] = {
    "extra_move": (Dash,),
    "pass_walls": (Slip,),
    "force_move": (Push,),
    "pick_pocket": (Pick, Trade),
    "refresh_hand": (Refresh,),
    "ward_coin": (),
}


def refusal(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now, or None."""
    kind, asked, _, _, _ = position.steps[-1]
    if kind == OVER:
        return Refusal("table-over", "refused")
    if seat != asked:
        return Refusal("table-turn", "not-asked")
    if not isinstance(action, _ANSWERS[kind]):
        if isinstance(action, Decline):
            return Refusal("dk-turn", "no-pass") if kind == TURN else Refusal("dk-may", "must")
        return Refusal("dk-turn", "answer-first", {"question": QUESTIONS[kind]})
    if action in asking.answers(position):
        return None
    if isinstance(action, Lay | Insert | Discard):
        return _tile_refusal(position, seat, action)
    if isinstance(action, Face):
        return _face_refusal(position, action)
    if isinstance(action, TakeHero):
        known = action.hero in position.table.edition.hero_of
        return Refusal("dk-choose-hero", "taken", {"card": action.hero}) if known else _garbled()
    if isinstance(action, Move | Dash | Slip | Push | Pick | Trade | Refresh | EndTurn):
        return _act_refusal(position, seat, action)
    if isinstance(action, Control | Rob | Plunder):
        return _seat_refusal(position, seat, action)
    return _cell_refusal(position, action)


def _garbled() -> Refusal:
    return Refusal("table-action", "garbled")


def _tile_refusal(position: Position, seat: int, action: Lay | Insert | Discard) -> Refusal:
    edition = position.table.edition
    if action.tile not in edition.tile_of or edition.tile_of[action.tile] not in position.hands[seat]:
        return Refusal("dk-place", "not-in-hand", {"card": action.tile.partition("-")[0]})
    return Refusal("dk-arrows", "facing")


def _face_refusal(position: Position, action: Face) -> Refusal:
    _, _, hero, cell, what = position.steps[-1]
    wanted = arrows_of(action.arrows)
    turned = what in (ROTATING, FLOATING)  # a chamber of the lair, not a tile of the hand
    tile = position.lair[cell if what == ROTATING else position.at[hero]] // 16 if turned else position.chosen
    if wanted not in position.table.edition.facings(tile, 0):
        return _garbled()
    if turned and cell in position.lair and wanted == position.lair[cell] % 16:
        return Refusal("dk-rotate-a-chamber", "same")
    return Refusal("dk-arrows", "facing")


def _act_refusal(position: Position, seat: int, action: Action) -> Refusal:
    """What is wrong with a move, or with the use of a power."""
    if isinstance(action, EndTurn):
        return Refusal("dk-turn", "no-pass")
    if not isinstance(action, Move):
        refused = _power_refusal(position, seat, action)
        if refused is not None:
            return refused
    if isinstance(action, Move | Dash | Slip):
        return _way_refusal(position, position.steps[-1][2], cell_at(action.x, action.y), isinstance(action, Slip))
    if isinstance(action, Push):
        return _here_refusal(position, seat, action.seat, "dk-knight", "cannot-move")
    if isinstance(action, Pick):
        return _here_refusal(position, seat, action.seat, "dk-thief", "no-coins")
    if isinstance(action, Trade):
        return Refusal("dk-thief-swaps", "refused")
    return Refusal("dk-fighter", "no-pile")


def _power_refusal(position: Position, seat: int, action: Action) -> Refusal | None:
    """Whether this is the power of the seat's hero, and still there. (dk-heroes, dk-ability)"""
    table = position.table
    if not table.powers:
        return Refusal("dk-heroes", "off")
    mine = table.edition.abilities[position.heroes[seat]]
    if not isinstance(action, _POWERS[mine]):
        return Refusal("dk-ability", "not-yours")
    return Refusal("dk-ability", "used") if position.spent[seat] else None


def _here_refusal(position: Position, seat: int, other: int, rule: str, lacks: str) -> Refusal:
    table = position.table
    if not 0 <= other < table.seats or other == seat or position.at[other] != position.at[seat]:
        return Refusal(rule, "not-here")
    if table.team_of[other] == table.team_of[seat]:
        return Refusal("dk-team-play", "partner")
    return Refusal(rule, lacks)


def _way_refusal(position: Position, hero: int, target: int, slipping: bool) -> Refusal:
    """Why a hero cannot go to a cell. (dk-move and what changes it)"""
    kind, _, _, through, _ = position.steps[-1]
    if target not in position.lair:
        return Refusal("dk-move", "no-chamber")
    if kind == STORM:
        if moving.harps_among(position, moving.along_arrows(position, through)):
            return Refusal("dk-wind-storm-harp", "must")
        if position.effect_at(through) in (MASTER_KEY, TELEPORT) and target in moving.beside(position, through):
            return Refusal("dk-wind-storm-through", "points-back")
        return _not_along(position, through, target)
    if target == position.at[hero]:
        return Refusal("dk-move", "here")
    if slipping and target in moving.exits(position, hero):
        return Refusal("dk-sorceress", "no-need")
    here = position.at[hero]
    effect = position.effect_at(here)
    bonds = moving.bonds_of(position, hero)
    if "no-way" in bonds and not slipping:
        return Refusal("dk-wind-storm", "nowhere")
    if "storm" in bonds:
        near = target in (moving.beside(position, here) if slipping else moving.along_arrows(position, here))
        return Refusal("dk-wind-storm", "two") if near else _not_along(position, here, target)
    if "harp" in bonds:
        return Refusal("dk-magic-harp", "must")
    if effect == MASTER_KEY and target in moving.beside(position, here):
        return Refusal("dk-master-key", "points-back")
    return _not_along(position, here, target)


def _not_along(position: Position, here: int, target: int) -> Refusal:
    if target in moving.beside(position, here):
        return Refusal("dk-move", "no-arrow")
    return Refusal("dk-move", "too-far")


def _seat_refusal(position: Position, seat: int, action: Control | Rob | Plunder) -> Refusal:
    """Why another player cannot be chosen."""
    table = position.table
    other = action.seat
    if not 0 <= other < table.seats:
        return Refusal("table-seat", "unknown", {"seat": str(other)})
    if isinstance(action, Control):
        if other == seat:
            return Refusal("dk-mind-control", "own")
        if other in position.controlled:
            return Refusal("dk-mind-control-once", "again")
        return Refusal("dk-mind-control", "cannot-move")
    rob = isinstance(action, Rob)
    if other == seat:
        return Refusal("dk-steal-from-anyone", "own") if rob else Refusal("dk-steal-a-chamber", "own")
    if table.team_of[other] == table.team_of[seat]:
        return Refusal("dk-team-play", "partner")
    return Refusal("dk-steal-from-anyone", "no-coins") if rob else Refusal("dk-steal-a-chamber", "no-tiles")


def _cell_refusal(position: Position, action: Action) -> Refusal:
    """Why a cell cannot be chosen for what is asked."""
    if not isinstance(action, Put | Float | SetDrakon | SendDrakon | Destroy | Rotate | Switch):
        return _garbled()
    cell = cell_at(action.x, action.y)
    if isinstance(action, Put | Float):
        return _space_refusal(position, cell)
    if cell not in position.lair:
        return Refusal("dk-move", "no-chamber")
    if isinstance(action, SendDrakon):
        steps = position.table.edition.steps
        if cell == position.drakon:
            return Refusal("dk-drakon-walks", "nobody-here")
        near = abs(action.x - x_of(position.drakon)) + abs(action.y - y_of(position.drakon)) <= steps
        return Refusal("dk-drakon-walks", "no-way") if near else Refusal("dk-drakon-walks", "too-far", {"steps": steps})
    if isinstance(action, Rotate):
        return Refusal("dk-rotate-a-chamber", "fixed")
    if cell == HOME and not isinstance(action, SetDrakon):
        return Refusal("dk-entrance", "stays")
    if lair.occupied(position, cell):
        return Refusal("dk-unoccupied", "occupied")
    return Refusal("dk-arrows", "facing")


def _space_refusal(position: Position, cell: int) -> Refusal:
    """Why a chamber cannot go to a cell. (dk-place, dk-arrows)"""
    kind, _, hero, _, _ = position.steps[-1]
    flown = position.at[hero] if kind == FLOAT else NOWHERE
    if cell in position.lair and cell != flown:
        return Refusal("dk-place", "taken")
    if not [other for other in moving.beside(position, cell) if other != flown]:
        return Refusal("dk-place", "not-adjacent")
    return Refusal("dk-rotate-a-chamber", "fixed") if cell == flown else Refusal("dk-arrows", "facing")
