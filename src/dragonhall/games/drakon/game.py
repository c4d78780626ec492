"""The game of Drakon: its set-up, its doors, and the table of places where its pieces lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from dragonhall.games.drakon import actions, drafts, events, imagine, view
from dragonhall.games.drakon.edition import Edition, read_edition
from dragonhall.games.drakon.places import places
from dragonhall.games.drakon.rules import asking, flow, judge, lair
from dragonhall.games.drakon.scoring import result_of
from dragonhall.games.drakon.state import HERO, NOWHERE, OVER, WHERE, Position, Table, x_of, y_of
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.game import Game
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Advice, Audience, Event, Option, Options, Refusal, Result, View


class DrakonState(Position):
    """A position of Drakon with the doors that every game has."""

    def actors(self) -> Sequence[int]:
        step = self.steps[-1]
        return [] if step[0] == OVER else [step[1]]

    def legal(self, seat: int) -> Sequence[Action]:
        step = self.steps[-1]
        if step[0] == OVER or step[1] != seat:
            return []
        return asking.answers(self)

    def random_legal(self, seat: int, chance: Chance) -> Action:
        step = self.steps[-1]
        if step[0] == WHERE and step[1] == seat:
            places = lair.places(self, self.chosen)
            place = places[chance.below(len(places), "random seat", seat, self.turn)]
            return actions.Put(x_of(place), y_of(place))
        return super().random_legal(seat, chance)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return judge.refusal(self, seat, action)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        happened: list[Event] = []
        flow.carry_out(self, seat, action, chance, happened)
        flow.go_on(self, chance, happened)
        return happened

    def view(self, audience: Audience) -> View:
        return view.view_of(self, audience)

    def result(self) -> Result | None:
        return result_of(self) if self.steps[-1][0] == OVER else None

    def copy(self) -> DrakonState:
        other = DrakonState(self.table)
        self.copy_into(other)
        return other


OPTIONS: tuple[Option, ...] = (
    Option("heroes", False, (True, False)),
    Option("escape_lair", False, (True, False)),
    Option("short_game", False, (True, False)),
    Option("fixed_gold", False, (True, False)),
    Option("team_play", False, (True, False)),
    Option("escape_mode", "jump_on_place", ("jump_on_place", "enter_from_any_side")),
    Option("steal_coin_target", "seat_neighbour", ("seat_neighbour", "any_opponent")),
    Option("switched_tile", "hand", ("hand", "out")),
    Option("knight_takes_tile", False, (True, False)),
    Option("thief_may_swap", False, (True, False)),
)

GOALS = ("escape_lair", "short_game", "fixed_gold")
"""The options that say in different ways what wins."""


class Drakon(Game):
    """Drakon for 2–6 players."""

    def __init__(self, edition: Edition) -> None:
        self.id = "drakon"
        self.title = "Drakon"
        self.seats = range(2, 7)
        self.options = OPTIONS
        self.edition: Mapping[str, Any] = edition.data
        self.rules_version = 1
        self.sampled = frozenset()
        self.action_types = actions.ACTION_TYPES
        self.event_types = events.EVENT_TYPES
        self.view_type = view.DrakonView
        self.draft_type = drafts.DrakonDraft
        self.phrase_pieces = {}
        self.advice_type = drafts.DrakonAdvice
        self.pieces: Edition = edition

    def check_table(self, seats: int, options: Options) -> Refusal | None:
        if options.get("team_play") is True and seats not in (4, 6):
            return Refusal("dk-team-play", "seats")
        if sum([1 for option in GOALS if options.get(option) is True]) > 1:
            return Refusal("dk-win", "one-goal")
        return None

    def blank(self, seats: int, options: Options) -> DrakonState:
        """A table with the entrance alone: the position before anything is shuffled or dealt."""
        state = DrakonState(Table(self.pieces, seats, self.settle(seats, options)))
        state.clear()
        return state

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        state = self.blank(seats, options)
        edition = self.pieces
        tiles = [tile for tile in range(1, len(edition.tiles)) for _ in range(edition.copies[tile])]
        state.pile = chance.shuffled(tiles, "pile")
        state.hoard = [coin for coin, count in enumerate(edition.minted) for _ in range(count)]
        state.active = chance.below(seats, "first player")
        state.steps = [(HERO, state.active, state.active, NOWHERE, 0)]
        return state

    def opening(self, state: State) -> list[Event]:
        if not isinstance(state, DrakonState):
            raise TypeError("not a position of Drakon")
        return [events.SetUp(len(state.pile), len(state.hoard), state.active)]

    def imagine(self, view: Any, chance: Chance) -> State:
        return imagine.imagine(self.blank(len(view.players), view.options), view, chance)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def advise(self, view: Any, draft: Any) -> Advice:
        return drafts.advise(self, view, draft)

    def hidden(self, seats: int, options: Options) -> Sequence[Place]:
        return places(self.pieces, seats, seats // 2 if options.get("team_play") is True else seats)

    def census(self, state: State) -> dict[str, list[str]]:
        if not isinstance(state, DrakonState):
            raise TypeError("not a position of Drakon")
        edition = self.pieces
        tiles, coins = edition.tiles, edition.coins
        found = {f"hand {seat}": [tiles[tile] for tile in hand] for seat, hand in enumerate(state.hands)}
        found["lair"] = [tiles[chamber // 16] for chamber in state.lair.values()]
        found["pile"] = [tiles[tile] for tile in state.pile]
        found["removed"] = [tiles[tile] for tile in state.removed]
        found["hoard"] = [coins[coin] for coin in state.hoard]
        for number, purse in enumerate(state.purses):
            found[f"coins {number}"] = [coins[coin] for coin in purse]
        return found

    def horizon(self, seats: int, options: Options) -> int:
        edition = self.pieces
        turns = (edition.pile + 1) * (edition.rounds * seats + 1)
        return turns * (8 + 5 * seats)


def load_game(edition: Mapping[str, Any] | str | Path | None = None) -> Drakon:
    """Drakon with its published edition, or with another. Raises BadEdition."""
    return Drakon(read_edition(edition))
