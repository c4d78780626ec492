"""Many matches with bots, on one processor or several; the same seed gives the same report on any number of them.

Each match has its own chance, from the seed and its number, and each bot its own, from the seed, the number and its
seat. States are driven directly, without judging what the bots of this package choose or hashing what happens.

>>> from dragonhall.kernel.registry import load
>>> report = simulate(load("dragonwood"), ["random", "random"], matches=20, seed=7)
>>> report.matches, sum(report.wins(seat) for seat in range(2))
(20, Fraction(20, 1))
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from dragonhall.arena.report import Outcome, Report, Tally
from dragonhall.arena.rounds import ROUNDS
from dragonhall.bots import Bot, make
from dragonhall.bots.random_bot import RandomBot
from dragonhall.kernel.chance import Chance, FastChance
from dragonhall.kernel.game import Game
from dragonhall.kernel.registry import load
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Options, OptionValue, Result

CHUNK = 25
"""How many matches a worker plays before it reports."""

Progress = Callable[[int], None]
"""Is told how many matches more have been played."""


class CannotSimulate(RuntimeError):
    """A simulation that went wrong. The message is one sentence that says where and what."""


@dataclass(frozen=True)
class Plan:
    """All that it takes to play any of the matches, as plain data that crosses to another process."""

    game: str
    edition: Mapping[str, Any]
    bots: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int | str
    rounds: int


def simulate(
    game: Game,
    bots: Sequence[str],
    matches: int = 1000,
    seed: int | str = 0,
    options: Options | None = None,
    workers: int = 1,
    rounds: int = ROUNDS,
    progress: Progress | None = None,
) -> Report:
    """Play that many matches, a bot for each seat by its name, and tell how they went.

    Raises Refused for a table that the game does not allow, UnknownBot, and CannotSimulate. Workers are processes that
    import the calling script anew: call it below `if __name__ == "__main__"` when there are more than one.
    """
    if matches < 1 or workers < 1 or rounds < 1:
        raise ValueError("matches, workers and rounds must be at least 1")
    settled = game.settle(len(bots), options or {})
    for seat, name in enumerate(bots):
        make(name, game, seat)
    plan = Plan(game.id, dict(game.edition), tuple(bots), settled, seed, rounds)
    chunks = [(first, min(first + CHUNK, matches)) for first in range(0, matches, CHUNK)]
    tally = Tally(len(bots))
    began = time.perf_counter()
    for part in _here(game, plan, chunks) if workers == 1 else _elsewhere(plan, chunks, workers):
        tally.merge(part)
        if progress is not None:
            progress(part.matches)
    return Report(game.id, plan.bots, settled, seed, tally, time.perf_counter() - began)


def _here(game: Game, plan: Plan, chunks: Sequence[tuple[int, int]]) -> Iterator[Tally]:
    for first, last in chunks:
        yield _play_chunk(game, plan, first, last)


def _elsewhere(plan: Plan, chunks: Sequence[tuple[int, int]], workers: int) -> Iterator[Tally]:
    executor = ProcessPoolExecutor(
        min(workers, len(chunks)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_start_worker,
        initargs=(plan,),
    )
    try:
        yield from executor.map(_work, chunks)
    except BrokenProcessPool:
        raise CannotSimulate("a worker process ended before its matches did") from None
    finally:
        executor.shutdown(cancel_futures=True)


_working: tuple[Game, Plan] | None = None
"""In a worker process: what it plays."""


def _start_worker(plan: Plan) -> None:
    global _working
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that the workers work for
    _working = (load(plan.game, plan.edition), plan)


def _work(chunk: tuple[int, int]) -> Tally:
    assert _working is not None
    return _play_chunk(*_working, *chunk)


def _play_chunk(game: Game, plan: Plan, first: int, last: int) -> Tally:
    tally = Tally(len(plan.bots))
    horizon = game.horizon(len(plan.bots), plan.options)
    for number in range(first, last):
        tally.add(play_match(game, plan, number, horizon))
    return tally


def play_match(game: Game, plan: Plan, number: int, horizon: int) -> Outcome:
    """Play the match with this number. Raises CannotSimulate.

    The seats that are asked are asked in turn. A question with a deadline lapses after so many rounds in which each
    could speak; the rounds count anew when another question is put.
    """
    return _Run(game, plan, number, horizon).outcome()


class _Run:
    """One match under way."""

    def __init__(self, game: Game, plan: Plan, number: int, horizon: int) -> None:
        seats = len(plan.bots)
        self.game = game
        self.plan = plan
        self.number = number
        self.horizon = horizon
        self.chance: Chance = FastChance(f"{plan.seed}/{number}")
        self.chances = [FastChance(f"{plan.seed}/{number}/{seat}") for seat in range(seats)]
        self.bots = [make(name, game, seat) for seat, name in enumerate(plan.bots)]
        self.random = [type(bot) is RandomBot for bot in self.bots]
        self.state: State = game.setup(seats, plan.options, self.chance)
        self.decisions = 0
        self.lapses = 0

    def outcome(self) -> Outcome:
        actors = self.state.actors()
        first = actors[0] if actors else 0
        rounds = 0
        question = -1
        while actors:
            if self.state.question() != question:
                question, rounds = self.state.question(), 0
            deadline = self.state.deadline()
            if deadline is None:
                self._round(actors, question, None)
            elif rounds < self.plan.rounds:
                self._round(actors, question, 1.0 - rounds / self.plan.rounds)
                rounds += 1
            else:
                self._count()
                self.lapses += 1
                self.state.lapse(self.chance)
                question = -1
            actors = self.state.actors()
        result = self.state.result()
        if result is None:
            raise self._fault("nobody is asked, and it is not over")
        return self._told(result, first)

    def _round(self, actors: Sequence[int], question: int, left: float | None) -> None:
        """Ask everyone once, as long as it is the same question."""
        if len(actors) == 1:
            self._ask(actors[0], left)
            return
        for seat in actors:
            if self.state.question() != question:
                return
            if seat in self.state.actors():
                self._ask(seat, left)

    def _ask(self, seat: int, left: float | None) -> None:
        """Ask one seat and carry out what it says, if anything."""
        state = self.state
        if self.random[seat]:
            action = state.random_legal(seat, self.chances[seat])  # no view, no list: the same choice, much sooner
        else:
            action = self._choice(self.bots[seat], seat, left)
            if action is None:
                return
        self._count()
        state.apply(seat, action, self.chance)

    def _choice(self, bot: Bot, seat: int, left: float | None) -> Any:
        state = self.state
        legal = state.legal(seat)
        action = bot.choose(state.view(seat), legal, self.chances[seat], left)
        if action is None:
            if left is None:
                raise self._fault(f"the bot {self.plan.bots[seat]!r} at seat {seat} stays silent without a deadline")
            return None
        if action not in legal:
            refusal = state.refusal(seat, action)
            if refusal is not None:
                raise self._fault(f"the bot {self.plan.bots[seat]!r} at seat {seat} chose {action}: {refusal}")
        return self.game.canonical(action)

    def _count(self) -> None:
        self.decisions += 1
        if self.decisions > self.horizon:
            raise self._fault(f"it went past {self.horizon} decisions, which no match should")

    def _fault(self, what: str) -> CannotSimulate:
        return CannotSimulate(f"match {self.number} with seed {self.plan.seed!r} of {self.game.title}: {what}")

    def _told(self, result: Result, first: int) -> Outcome:
        totals = [0] * len(self.plan.bots)
        for score in result.scores:
            totals[score.seat] = score.total
        return Outcome(
            first=first,
            decisions=self.decisions,
            turns=self.state.turn,
            lapses=self.lapses,
            ending=result.ending,
            winners=result.winners,
            totals=tuple(totals),
        )
