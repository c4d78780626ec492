"""How a Drakon match goes on: what an action does, and what follows by itself until a seat must decide."""

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
from dragonhall.games.drakon.edition import WIND_STORM, arrows_of
from dragonhall.games.drakon.events import (
    Controlled,
    Declined,
    Discarded,
    HeroTaken,
    PowerUsed,
    Skipped,
    TurnBegan,
    Warded,
)
from dragonhall.games.drakon.rules import asking, building, coins, entering, moving, tiles
from dragonhall.games.drakon.state import (
    AFTER,
    DIRECT,
    DRAW,
    END,
    FLOATING,
    FOR_ESCAPE,
    FOR_KNIGHT,
    FOR_MIND,
    FOR_RANGER,
    FOR_SORCERESS,
    FOR_TURN,
    HERO,
    NONE,
    NOWHERE,
    PLACING,
    QUESTIONS,
    REFRESH,
    ROTATING,
    STORM,
    TURN,
    Position,
    cell_at,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Action, Event


def carry_out(position: Position, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    """What an action does."""
    if isinstance(action, Move):
        _move(position, seat, cell_at(action.x, action.y), chance, events)
    elif isinstance(action, Lay):
        _act(position, seat)
        position.steps.append((DRAW, seat, seat, NOWHERE, 0))
        building.lay(position, seat, position.table.edition.tile_of[action.tile], events)
    elif isinstance(action, Put):
        building.aim(position, seat, cell_at(action.x, action.y), PLACING, events)
    elif isinstance(action, Face):
        building.face(position, arrows_of(action.arrows), events)
    elif isinstance(action, TakeHero):
        _take_hero(position, seat, action.hero, events)
    elif isinstance(action, EndTurn):
        position.steps.pop()
    elif isinstance(action, Decline):
        _decline(position, seat, chance, events)
    elif not _use_chamber(position, seat, action, chance, events):
        _use_power(position, seat, action, chance, events)


def _use_chamber(position: Position, seat: int, action: Action, chance: Chance, events: list[Event]) -> bool:
    """What a chamber lets a hero do; false where the action is none of those."""
    if isinstance(action, SendDrakon):
        position.steps.pop()
        entering.send_drakon(position, seat, cell_at(action.x, action.y), chance, events)
    elif isinstance(action, Destroy):
        position.steps.pop()
        building.destroy(position, seat, cell_at(action.x, action.y), events)
    elif isinstance(action, Rotate):
        building.aim(position, seat, cell_at(action.x, action.y), ROTATING, events)
    elif isinstance(action, Float):
        building.aim(position, seat, cell_at(action.x, action.y), FLOATING, events)
    elif isinstance(action, Switch):
        building.ask_tile(position, seat, cell_at(action.x, action.y), events)
    elif isinstance(action, Insert):
        building.insert(position, seat, position.table.edition.tile_of[action.tile], events)
    elif isinstance(action, Control):
        position.controlled.append(action.seat)
        position.steps[-1] = (DIRECT, seat, action.seat, NOWHERE, FOR_MIND)
        events.append(Controlled(seat, action.seat))
    elif isinstance(action, Rob):
        position.steps.pop()
        entering.rob(position, seat, action.seat, chance, events)
    elif isinstance(action, Plunder):
        position.steps.pop()
        tiles.steal(position, seat, action.seat, chance, events)
    elif isinstance(action, SetDrakon):
        position.steps.pop()
        entering.set_drakon(position, seat, cell_at(action.x, action.y), events)
    elif isinstance(action, Jump):
        path = [position.at[seat], position.steps.pop()[3]]
        entering.carry(position, seat, seat, path, "jump", FOR_ESCAPE, chance, events)
    else:
        return False
    return True


def _use_power(position: Position, seat: int, action: Action, chance: Chance, events: list[Event]) -> None:
    """What a hero's power does. (dk-ability)"""
    if isinstance(action, Discard):
        tiles.discard(position, seat, position.table.edition.tile_of[action.tile])
        kind, _, hero, cell, gone = position.steps[-1]
        position.steps[-1] = (kind, seat, hero, cell, gone + 1)
        events.append(Discarded(seat, action.tile))
        return
    if isinstance(action, Enough):
        gone = position.steps.pop()[4]
        for _ in range(max(gone, position.table.edition.hand - len(position.hands[seat]))):
            tiles.draw(position, seat, events)
        return
    position.spent[seat] = True
    whom = action.seat if isinstance(action, Push | Pick) else NONE
    events.append(PowerUsed(seat, position.table.edition.heroes[position.heroes[seat]], whom))
    if isinstance(action, Dash):
        depart(position, seat, seat, cell_at(action.x, action.y), FOR_RANGER, chance, events)
    elif isinstance(action, Slip):
        _act(position, seat)
        depart(position, seat, seat, cell_at(action.x, action.y), FOR_SORCERESS, chance, events)
    elif isinstance(action, Push):
        if position.table.takes_tile and position.hands[action.seat]:
            tiles.steal(position, seat, action.seat, chance, events)
        position.steps.append((DIRECT, seat, action.seat, NOWHERE, FOR_KNIGHT))
    elif isinstance(action, Pick):
        if not coins.asks_druid(position, action.seat, coins.BY_THIEF, seat):
            coins.steal(position, seat, action.seat, "thief", chance, events)
    elif isinstance(action, Trade):
        coins.trade(position, seat, action.coin, chance, events)
    elif isinstance(action, Refresh):
        position.steps.append((REFRESH, seat, seat, NOWHERE, 0))
    else:
        assert isinstance(action, Ward)
        position.steps.pop()
        events.append(Warded(seat))


def _take_hero(position: Position, seat: int, name: str, events: list[Event]) -> None:
    """A hero is chosen; when all are, hands are dealt and the first turn begins. (dk-choose-hero, dk-first-hand)"""
    seats = position.table.seats
    position.heroes[seat] = position.table.edition.hero_of[name]
    events.append(HeroTaken(seat, name))
    after = (seat + 1) % seats
    if after != position.active:
        position.steps = [(HERO, after, after, NOWHERE, 0)]
        return
    for far in range(seats):
        tiles.deal(position, (position.active + far) % seats, events)
    begin_turn(position, position.active, events)


def _act(position: Position, seat: int) -> None:
    """The turn's own action begins; a power may still be used after it. (dk-turn, dk-ability)"""
    position.steps.pop()
    if position.table.powers:
        position.steps.append((AFTER, seat, seat, NOWHERE, 0))


def _move(position: Position, seat: int, target: int, chance: Chance, events: list[Event]) -> None:
    """A move action, its second half out of a Wind Storm, or another hero's that this seat directs. (dk-move)"""
    kind, _, hero, cell, why = position.steps[-1]
    if kind == TURN:
        _act(position, seat)
        depart(position, seat, seat, target, FOR_TURN, chance, events)
        return
    position.steps.pop()
    if kind == DIRECT:
        depart(position, hero, seat, target, why, chance, events)
    else:
        _land(position, hero, seat, cell, target, why, chance, events)


def depart(position: Position, hero: int, by: int, target: int, why: int, chance: Chance, events: list[Event]) -> None:
    """A hero leaves its chamber: into another, or out of a Wind Storm through one. (dk-move, dk-wind-storm)"""
    here = position.at[hero]
    if position.effect_at(here) != WIND_STORM:
        entering.carry(position, hero, by, [here, target], moving.way(position, hero, target, why), why, chance, events)
        return
    ends = moving.ends(position, here, target, why)
    if len(ends) > 1:
        position.steps.append((STORM, by, hero, target, why))
    else:
        _land(position, hero, by, target, ends[0], why, chance, events)


def _land(
    position: Position, hero: int, by: int, first: int, end: int, why: int, chance: Chance, events: list[Event]
) -> None:
    """A hero comes down out of a Wind Storm: beyond the first chamber, or in it. (dk-wind-storm, dk-escape-any-side)"""
    here = position.at[hero]
    path, how = ([here, end], "escape") if end == first else ([here, first, end], "storm")
    entering.carry(position, hero, by, path, how, why, chance, events)


def _decline(position: Position, seat: int, chance: Chance, events: list[Event]) -> None:
    """Say no; a Druid who does so lets her coin be taken. (dk-may, dk-druid)"""
    kind, _, _, _, detail = position.steps.pop()
    events.append(Declined(seat, QUESTIONS[kind]))
    if QUESTIONS[kind] != "ward":
        return
    thief, cause = divmod(detail, 3)
    if cause == coins.BY_LOSS:
        coins.lose(position, seat, "chamber", chance, events)
    else:
        coins.steal(position, thief, seat, "thief" if cause == coins.BY_THIEF else "chamber", chance, events)


def go_on(position: Position, chance: Chance, events: list[Event]) -> None:
    """Do what follows by itself until a seat is asked or the match is over. (dk-draw, dk-ability, dk-stuck)"""
    while True:
        kind, seat, _, _, _ = position.steps[-1]
        if kind == DRAW:
            position.steps.pop()
            tiles.draw(position, seat, events)
        elif kind in (TURN, AFTER, END) and all_stuck(position):
            coins.end_match(position, "stuck", events)
        elif _nothing_left(position, kind, seat):
            position.steps.pop()
        elif kind == END:
            _end_turn(position, chance, events)
        else:
            return


def _nothing_left(position: Position, kind: int, seat: int) -> bool:
    """Whether a turn is used up without a word: no power is left, or a power has left nothing else to do."""
    if kind == AFTER:
        return not asking.powers(position, seat)
    return kind == TURN and not asking.can_act(position, seat)


def _end_turn(position: Position, chance: Chance, events: list[Event]) -> None:
    """Whoever ends the turn beside Drakon meets her, then the next seat goes. (dk-drakon-end-of-turn)"""
    seat = position.active
    if position.at[seat] == position.drakon and seat not in position.met:
        entering.meet(position, [seat], chance, events)
    begin_turn(position, (seat + 1) % position.table.seats, events)


def begin_turn(position: Position, seat: int, events: list[Event]) -> None:
    """The next turn of a seat that can do anything, unless all walk in circles. (dk-turn, dk-skip, dk-endless)

    A turn that is skipped has no end either at which Drakon could catch anybody.
    """
    position.met = []
    position.controlled = []
    while position.idle < position.table.patience:
        position.active = seat
        position.turn += 1
        position.idle += 1
        position.steps = [(END, seat, seat, NOWHERE, 0), (TURN, seat, seat, NOWHERE, 0)]
        events.append(TurnBegan(seat, position.turn))
        if asking.can_act(position, seat):
            return
        events.append(Skipped(seat, position.turn))
        seat = (seat + 1) % position.table.seats
    coins.end_match(position, "endless", events)


def all_stuck(position: Position) -> bool:
    """Whether no seat has a tile and no hero can move. (dk-stuck)"""
    for hand in position.hands:
        if hand:
            return False
    movers = [seat for seat in range(position.table.seats) if moving.may_move(position, seat)]
    return not movers
