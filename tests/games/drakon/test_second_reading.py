"""A second reading of the rulebook: a referee that shares nothing with the engine watches random matches.

It knows the lair from what a player sees, works out by itself where a hero may go, where a tile fits and where Drakon
can walk, and compares. It also checks what every event must have done.
"""

from itertools import pairwise
from typing import TypeAlias

import pytest

from dragonhall.games.drakon import events
from dragonhall.games.drakon.actions import Face, Lay, Move, Put, SendDrakon, Slip
from dragonhall.games.drakon.game import load_game
from dragonhall.games.drakon.view import DrakonView
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.match import Match
from dragonhall.kernel.values import Action, Event, OptionValue

Cell: TypeAlias = tuple[int, int]

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
ENTRANCE = (0, 0)

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"short_game": True}),
    (4, {"heroes": True}),
    (6, {"heroes": True, "thief_may_swap": True, "knight_takes_tile": True}),
    (4, {"team_play": True, "heroes": True, "steal_coin_target": "any_opponent"}),
    (5, {"escape_lair": True, "switched_tile": "out"}),
    (3, {"fixed_gold": True, "heroes": True}),
]


class Lair:
    """The lair as a player sees it."""

    def __init__(self, view: DrakonView) -> None:
        self.view = view
        self.arrows = {(chamber.x, chamber.y): chamber.arrows for chamber in view.chambers}
        self.effect = {(chamber.x, chamber.y): chamber.effect for chamber in view.chambers}

    def beside(self, cell: Cell) -> dict[str, Cell]:
        around = {side: (cell[0] + x, cell[1] + y) for side, (x, y) in SIDES.items()}
        return {side: other for side, other in around.items() if other in self.arrows}

    def followed(self, cell: Cell) -> set[Cell]:
        """DK-048: along the arrows of the chamber itself."""
        return {other for side, other in self.beside(cell).items() if side in self.arrows[cell]}

    def unlocked(self, cell: Cell) -> set[Cell]:
        """DK-081: in all directions from which no arrow points back."""
        return {other for side, other in self.beside(cell).items() if BACK[side] not in self.arrows[other]}

    def harps(self, cells: set[Cell]) -> set[Cell]:
        return {cell for cell in cells if self.effect[cell] == "magic_harp"}

    def second(self, first: Cell) -> set[Cell]:
        """DK-081 and DK-082: where the Wind Storm goes on to."""
        if harps := self.harps(self.followed(first)):
            return harps
        return self.unlocked(first) if self.effect[first] in ("teleport", "master_key") else self.followed(first)

    def moves(self, cell: Cell) -> set[Cell]:
        """DK-048, DK-071 to DK-073, DK-075, DK-080 to DK-083: a move action; out of a storm, its first chamber."""
        if self.effect[cell] == "wind_storm":
            return {first for first in self.followed(cell) if self.second(first)}
        if self.effect[cell] == "teleport":
            return set(self.arrows) - {cell}
        if self.effect[cell] == "master_key":
            return self.unlocked(cell)
        return self.harps(self.followed(cell)) or self.followed(cell)

    def slips(self, cell: Cell) -> set[Cell]:
        """DK-092 and DK-093: where only the Sorceress's power leads. A harp that calls is not dodged."""
        others = set(self.beside(cell).values()) - self.moves(cell)
        if self.effect[cell] == "wind_storm":
            return {first for first in others if self.second(first)}
        held = self.effect[cell] != "master_key" and self.harps(self.followed(cell))
        return set() if held else others

    def fits(self, arrows: str, cell: Cell) -> bool:
        """DK-041: no arrow may point at an arrow."""
        return not any(side in arrows and BACK[side] in self.arrows[other] for side, other in self.beside(cell).items())

    def spaces(self, tile: str) -> set[tuple[Cell, str]]:
        """DK-040 and DK-041: where a tile may lie, and how."""
        empty = {(x + by[0], y + by[1]) for x, y in self.arrows for by in SIDES.values()} - set(self.arrows)
        return {(cell, way) for cell in empty for way in turnings(tile) if self.fits(way, cell)}

    def walks(self, start: Cell, steps: int) -> set[Cell]:
        """DK-096 to DK-098: so many chambers at most, by any side."""
        reached = {start}
        for _ in range(steps):
            reached |= {other for cell in reached for other in self.beside(cell).values()}
        return reached


def turnings(tile: str) -> set[str]:
    """Every way in which a tile may be turned, its arrows in the order of NESW."""
    arrows = tile.partition("-")[2]
    order = "NESW"
    return {
        "".join(side for side in order if order[(order.index(side) - quarters) % 4] in arrows) for quarters in range(4)
    }


def asked_about(view: DrakonView) -> Cell:
    """The chamber that the question is about."""
    step = view.steps[-1]
    assert step.x is not None
    assert step.y is not None
    return (step.x, step.y)


def facings(lair: Lair) -> set[str]:
    """DK-041, DK-068, DK-076 and DK-078: how the chamber in question may lie."""
    view, cell = lair.view, asked_about(lair.view)
    if view.chosen:
        return {way for way in turnings(view.chosen) if lair.fits(way, cell)}
    hero = view.players[view.hero]
    source = cell if cell in lair.arrows else (hero.x, hero.y)  # a Floating Chamber flies from where its hero stands
    tile = next(chamber.tile for chamber in view.chambers if (chamber.x, chamber.y) == source)
    now = lair.arrows.pop(source)
    ways = {way for way in turnings(tile) if lair.fits(way, cell)} - ({now} if source == cell else set())
    lair.arrows[source] = now
    return ways


def check_lair(lair: Lair) -> None:
    """No arrow ever points at another, whatever was placed, turned, switched or flown. (DK-041, DK-068, DK-078)"""
    for cell, arrows in lair.arrows.items():
        assert lair.fits(arrows, cell), f"arrows face each other at {cell}"
    assert ENTRANCE in lair.arrows, "the entrance is gone"
    for player in lair.view.players:
        assert (player.x, player.y) in lair.arrows, "a hero stands outside the lair"
        if lair.view.drakon is not None and lair.view.drakon != ENTRANCE and lair.view.question != "over":
            assert (player.x, player.y) != lair.view.drakon, "a hero stands with Drakon and was not caught"


def check_legal(lair: Lair, legal: list[Action]) -> None:
    """What is legal is what the rulebook allows."""
    view = lair.view
    hero = view.players[view.hero]
    goes = {(action.x, action.y) for action in legal if isinstance(action, Move)}
    if view.question in ("turn", "direct"):
        assert goes == lair.moves((hero.x, hero.y))
    if view.question == "turn":
        assert {action.tile for action in legal if isinstance(action, Lay)} == set(hero.hand)
        slips = lair.slips((hero.x, hero.y)) if hero.power == "pass_walls" else set()
        assert {(action.x, action.y) for action in legal if isinstance(action, Slip)} == slips
    if view.question == "storm":
        assert goes == lair.second(asked_about(view))
    if view.question == "where":
        spaces = lair.spaces(view.chosen)
        assert {(action.x, action.y) for action in legal if isinstance(action, Put)} == {cell for cell, _ in spaces}
        assert {((spot.x, spot.y), way) for spot in view.spots for way in spot.facings} == spaces
    if view.question == "face":
        assert {action.arrows for action in legal if isinstance(action, Face)} == facings(lair)
    if view.question == "drakon":
        assert view.drakon is not None
        stops = lair.walks(view.drakon, 3)
        if not any((player.x, player.y) == view.drakon for player in view.players):
            stops.discard(view.drakon)  # she may stay, which is to say no
        assert {(action.x, action.y) for action in legal if isinstance(action, SendDrakon)} == stops


def check_event(event: Event, before: Lair, after: Lair) -> None:
    """What each event must have been like."""
    if isinstance(event, events.Placed):
        assert event.arrows in turnings(event.tile)
        assert before.beside((event.x, event.y)), "placed beside nothing"
        assert before.fits(event.arrows, (event.x, event.y))
    elif isinstance(event, events.Moved) and event.how == "storm":
        assert len(event.path) == 3
        assert before.effect[event.path[0]] == "wind_storm"
    elif isinstance(event, events.DrakonMoved):
        assert len(event.path) <= 4
        for here, there in pairwise(event.path):
            assert there in before.beside(here).values(), "Drakon walked over a gap or diagonally"
    elif isinstance(event, events.Destroyed | events.Switched):
        assert (event.x, event.y) != ENTRANCE
        assert (event.x, event.y) != before.view.drakon
        assert all((player.x, player.y) != (event.x, event.y) for player in before.view.players)
    elif isinstance(event, events.Caught):
        for seat in event.seats:
            assert (after.view.players[seat].x, after.view.players[seat].y) == ENTRANCE


def check_losses(happened: list[Event], before: DrakonView) -> None:
    """Each hero that is caught loses one coin, and nothing without coins. (DK-104 to DK-106)"""
    caught = [seat for event in happened if isinstance(event, events.Caught) for seat in event.seats]
    lost = [event.seat for event in happened if isinstance(event, events.CoinLost) and event.why == "drakon"]
    assert len(lost) <= len(caught)
    assert set(lost) <= set(caught)
    for seat in set(caught):
        coins = len(before.players[seat].coins)
        mates = [other for other in caught if before.players[other].team == before.players[seat].team]
        if coins >= len(mates) and not any(isinstance(event, events.CoinStolen) for event in happened):
            assert lost.count(seat) == caught.count(seat)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=[f"{seats} {'+'.join(o) or 'plain'}" for seats, o in TABLES])
def test_a_referee_with_the_rulebook_in_hand_agrees_with_the_engine(
    seats: int, options: dict[str, OptionValue]
) -> None:
    game = load_game()
    for seed in range(3):
        match = Match.start(game, seats, seed, options)
        dice = FastChance(f"referee {seed}")
        for _ in range(500):
            if match.result is not None:
                break
            seat = match.actors[0]
            view = match.state.view(seat)
            assert isinstance(view, DrakonView)
            lair = Lair(view)
            check_lair(lair)
            legal = list(match.state.legal(seat))
            check_legal(lair, legal)
            moves = [action for action in legal if isinstance(action, Move | SendDrakon)]
            chosen = moves if moves and dice.below(3, "walk") else legal
            happened = match.play(seat, chosen[dice.below(len(chosen), "choice")])
            later = match.state.view(seat)
            assert isinstance(later, DrakonView)
            for event in happened:
                check_event(event, lair, Lair(later))
            check_losses(happened, view)
            check_goal(later)


def check_goal(view: DrakonView) -> None:
    """Whoever has enough wins at once. (DK-022)"""
    if view.question == "over" or view.options["escape_lair"] is True:
        return
    mine = view.players[view.seat or 0]
    assert mine.gold is not None
    assert (len(mine.coins) if view.options["fixed_gold"] is True else mine.gold) < view.goal
