"""The greedy bot of Drakon: it looks a turn ahead, at moves and at placements that open a road to coins or shut one.

It imagines a position that fits its view, tries its choices there, and takes what promises it most against its rivals.
Where Drakon goes, who is robbed, and what is turned or destroyed are weighed the same way. It never walks where nothing
waits while it has a tile to place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dragonhall.bots.player import Bot
from dragonhall.games.drakon.actions import (
    Dash,
    Discard,
    EndTurn,
    Enough,
    Face,
    Lay,
    Move,
    Pick,
    Plunder,
    Put,
    Refresh,
    Rob,
    Slip,
    TakeHero,
    Trade,
    Ward,
)
from dragonhall.games.drakon.advice import BORED, Chart, Plan, mean_gold, outlook, plans
from dragonhall.games.drakon.edition import WIND_STORM, arrows_of
from dragonhall.games.drakon.game import Drakon, DrakonState
from dragonhall.games.drakon.rules import moving
from dragonhall.games.drakon.state import FOR_SORCERESS, FOR_TURN, HOME, PLACING, QUESTIONS, cell_at, x_of, y_of
from dragonhall.games.drakon.view import DrakonView
from dragonhall.kernel.chance import Chance, FastChance
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import Action, View

HEROES: Final = ("extra_move", "pick_pocket", "pass_walls", "force_move", "ward_coin", "refresh_hand")
"""Powers, the one it likes best first."""

UNLOVED: Final = ("lose_coin", "wind_storm", "magic_harp", "none")
"""What the Fighter throws away."""

MOST_TRIED: Final = 24
"""Of more choices than this only those near a hero are tried."""

MINE: Final = ("face", "insert", "direct", "storm")
"""Questions that only go on with what was chosen."""

IDLE: Final = 0.05
"""A move that improves the prospects by less than this leads nowhere."""

SLIP_COSTS: Final = 1.5
"""What the Sorceress's power is worth, in gold: it works once."""

VICTORIES: Final = 20.0
"""What winning now is worth, in gold."""


class GreedyDrakon(Bot):
    """Plays Drakon with any edition and option."""

    def __init__(self, game: Game, seat: int) -> None:
        if not isinstance(game, Drakon):
            raise TypeError("this bot plays Drakon")
        self.name = "greedy"
        self.seat = seat
        self.game: Final[Drakon] = game
        self._plan: Plan | None = None

    def choose(
        self, view: View, legal: Sequence[Action], chance: Chance, time_left: float | None = None
    ) -> Action | None:
        if len(legal) == 1:
            return legal[0]
        if not isinstance(view, DrakonView):
            raise TypeError("not a view of Drakon")
        simple = self._simple(view, legal)
        if simple is not None:
            return simple
        state = self.game.imagine(view, chance)
        assert isinstance(state, DrakonState)
        if view.question == "turn":
            return self._turn(view, state, legal)
        if view.question == "after":
            return self._after(state, legal)
        if view.question == "where" or (view.question == "face" and view.steps[-1].detail == PLACING):
            return self._place(state, legal)
        return self._try(state, legal)[1]

    def _simple(self, view: DrakonView, legal: Sequence[Action]) -> Action | None:
        """What needs no imagination."""
        if view.question == "hero":
            rank = {row["id"]: HEROES.index(row["ability"]) for row in self.game.edition["heroes"]}
            return min(legal, key=lambda action: rank[action.hero] if isinstance(action, TakeHero) else 9)
        if view.question in ("rob", "plunder"):
            return max(legal, key=lambda action: self._shows(view, action))
        if view.question == "ward":
            return next(action for action in legal if isinstance(action, Ward))
        if view.question == "refresh":
            return self._refresh(view, legal)
        return None

    def _shows(self, view: DrakonView, action: Action) -> tuple[int, int]:
        """How many coins a rival shows, and tiles."""
        if not isinstance(action, Rob | Plunder):
            return (-1, -1)
        return (len(view.players[action.seat].coins), len(view.players[action.seat].hand))

    def _refresh(self, view: DrakonView, legal: Sequence[Action]) -> Action:
        """Throw away what helps nobody, while there are new tiles."""
        gone = view.steps[-1].detail
        edition = self.game.pieces
        for action in legal:
            if isinstance(action, Discard) and gone < view.pile:
                if edition.effects[edition.effect_of[edition.tile_of[action.tile]]] in UNLOVED:
                    return action
        return next(action for action in legal if isinstance(action, Enough))

    def _turn(self, view: DrakonView, state: DrakonState, legal: Sequence[Action]) -> Action:
        """Move or place: whatever promises more. A power that brings coins at once comes first."""
        self._plan = None
        power = self._power(state, legal)
        if power is not None:
            return power
        chart = Chart(state)
        now = chart.prospects(self.seat)[chart.number[state.at[self.seat]]]
        tiles = [self.game.pieces.tile_of[action.tile] for action in legal if isinstance(action, Lay)]
        bored = bool(tiles) and state.idle >= BORED * state.table.seats
        best, most = legal[0], -1e9
        for action, worth in self._moves(state, chart, legal, bored):
            if worth - now > most:
                best, most = action, worth - now
        if tiles:
            found = plans(state, self.seat, tiles)
            if found and (found[0].gain > most or most <= IDLE):
                self._plan = found[0]
                return Lay(self.game.pieces.tiles[found[0].tile])
        return best

    def _moves(
        self, state: DrakonState, chart: Chart, legal: Sequence[Action], bored: bool
    ) -> list[tuple[Action, float]]:
        """Every move, with what it brings and what it leads to; of a bored bot only those that bring a coin at once."""
        gains = chart.gains(self.seat)
        after = chart.prospects(self.seat)
        found: list[tuple[Action, float]] = []
        for action in legal:
            if isinstance(action, Move | Slip | Dash):
                worth = -1e9
                for end in self._ends(state, action):
                    here = chart.number[end]
                    home = chart.number[HOME]
                    then = after[home] if end == state.drakon else after[here]
                    if gains[here] >= 1.0 or not bored:
                        worth = max(worth, gains[here] + then + self._wins(state, gains[here]))
                if isinstance(action, Slip):
                    worth -= SLIP_COSTS
                found.append((action, worth))
        return found

    def _ends(self, state: DrakonState, action: Move | Slip | Dash) -> list[int]:
        """Where a move may end: out of a Wind Storm, in several chambers."""
        here = state.at[self.seat]
        first = cell_at(action.x, action.y)
        if state.effect_at(here) == WIND_STORM:
            return moving.ends(state, here, first, FOR_SORCERESS if isinstance(action, Slip) else FOR_TURN)
        return [first]

    def _wins(self, state: DrakonState, gain: float) -> float:
        """What it is worth beyond gold that a coin may win the match."""
        table = state.table
        purse = table.team_of[self.seat]
        if gain < 1.0 or table.lair:
            return 0.0
        if table.by_count:
            return VICTORIES if len(state.purses[purse]) + 1 >= table.goal else 0.0
        missing = table.goal - state.gold_in(purse)
        gold = table.edition.gold_of
        enough = sum([count for coin, count in enumerate(table.edition.minted) if gold[coin] >= missing])
        return VICTORIES * enough / sum(table.edition.minted)

    def _power(self, state: DrakonState, legal: Sequence[Action]) -> Action | None:
        """A use of the hero's power that pays now, if there is one."""
        best: Action | None = None
        most = 0.0
        chart: Chart | None = None
        for action in legal:
            worth = 0.0
            if isinstance(action, Pick):
                worth = 1.0 + len(state.purses[state.table.team_of[action.seat]])
            elif isinstance(action, Trade):
                worth = mean_gold(state) - self.game.pieces.gold_of[self.game.pieces.coin_of[action.coin]] - 0.5
            elif isinstance(action, Dash):
                chart = chart or Chart(state)
                worth = max([chart.gains(self.seat)[chart.number[end]] for end in self._ends(state, action)]) - 1.0
            elif isinstance(action, Refresh):
                worth = 0.1 if len(state.hands[self.seat]) < 3 and len(state.pile) > 3 else 0.0
            elif not isinstance(action, Lay | Move | Slip | EndTurn):
                worth = self._try(state, [action])[0] - outlook(state, self.seat) - 1.0
            if worth > most:
                best, most = action, worth
        return best

    def _after(self, state: DrakonState, legal: Sequence[Action]) -> Action:
        """A power after the turn's own action, or none."""
        return self._power(state, legal) or next(action for action in legal if isinstance(action, EndTurn))

    def _place(self, state: DrakonState, legal: Sequence[Action]) -> Action:
        """Where the chosen tile goes and how it is turned, as planned or planned now."""
        plan = self._plan
        if plan is None or plan.tile != state.chosen or self._step(plan, legal) is None:
            found = plans(state, self.seat, [state.chosen])
            plan = next((each for each in found if self._step(each, legal) is not None), None)
            self._plan = plan
        step = None if plan is None else self._step(plan, legal)
        return step or legal[0]

    def _step(self, plan: Plan, legal: Sequence[Action]) -> Action | None:
        """The legal action that carries on with a plan."""
        for action in legal:
            if isinstance(action, Put) and cell_at(action.x, action.y) == plan.cell:
                return action
            if isinstance(action, Face) and arrows_of(action.arrows) == plan.arrows:
                return action
        return None

    def _try(self, state: DrakonState, legal: Sequence[Action], deep: int = 0) -> tuple[float, Action]:
        """The choice after which the outlook is best, and that outlook; what it opens is chosen the same way."""
        best, most = legal[-1], -1e9
        for action in _near(state, legal):
            after = state.copy()
            after.apply(self.seat, action, FastChance(1))
            actors = after.actors()
            question = QUESTIONS[after.steps[-1][0]]
            if deep < 3 and actors and actors[0] == self.seat and question in MINE:
                worth = self._try(after, after.legal(self.seat), deep + 1)[0]
            else:
                worth = outlook(after, self.seat)
            if worth > most:
                best, most = action, worth
        return most, best


def _near(state: DrakonState, legal: Sequence[Action]) -> Sequence[Action]:
    """All choices, or where there are many those near a hero and those without a place."""
    if len(legal) <= MOST_TRIED:
        return legal
    far: list[tuple[int, int]] = []
    for number, action in enumerate(legal):
        x, y = getattr(action, "x", None), getattr(action, "y", None)
        if x is None or y is None:
            far.append((0, number))
        else:
            far.append((min([abs(x - x_of(cell)) + abs(y - y_of(cell)) for cell in state.at]), number))
    far.sort()
    return [legal[number] for _, number in far[:MOST_TRIED]]
