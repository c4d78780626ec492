"""The game part of a live match: the position, the moves that led to it, and taking one of them back."""

from __future__ import annotations

from collections.abc import Callable

from dragonhall.kernel.chance import Chance
from dragonhall.kernel.game import Game
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Audience, Event, Refusal, Refused


class Move:
    """A game entry that counts: who answered which decision how, and what came of it."""

    def __init__(self, n: int, seat: int, decision: int, action: Action | None, open_before: dict[int, int]) -> None:
        self.n = n
        self.seat = seat
        self.decision = decision
        self.action = action
        self.open_before = open_before
        self.before: State | None = None
        """The position before it; dropped as soon as the move can never be taken back."""
        self.said = False
        """Whether it was a word in a talk, which the others heard."""
        self.drew = False
        self.reveals: bool | None = None
        """Whether an audience can name a piece after it that it could not before; None until somebody asks."""


class Board:
    """A position with its moves. It judges an action before it counts, as `Match` of the kernel does."""

    def __init__(self, game: Game, seats: int, state: State, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.state = state
        self.moves: list[Move] = []
        self._chance = chance
        self.audiences: tuple[Audience, ...] = (*range(seats), None)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.result() is not None

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this action is illegal now, or None."""
        if self.over:
            return Refusal("table-over", "refused", {})
        return self.state.refusal(seat, action)

    def play(self, move: Move) -> list[Event]:
        """Carry out a judged move and return what happened, whole."""
        before = self.state.copy()
        move.said = before.talking()
        events = self._step(self.state, move)
        move.before = before
        self.moves.append(move)
        if move.drew:
            self._forget(len(self.moves))
        return events

    def _step(self, state: State, move: Move) -> list[Event]:
        drawn = self._chance.draws
        if move.action is None:
            events = state.lapse(self._chance)
        else:
            events = state.apply(move.seat, move.action, self._chance)
        move.drew = self._chance.draws != drawn
        return events

    def _forget(self, end: int) -> None:
        for move in reversed(self.moves[:end]):
            if move.before is None:
                break
            move.before = None

    def reveals(self, at: int) -> bool:
        """Whether an audience can name a piece after the `at`-th move that it could not before."""
        move = self.moves[at]
        if move.reveals is None:
            after = self.moves[at + 1].before if at + 1 < len(self.moves) else self.state
            if move.before is None or after is None:
                move.reveals = True
            else:
                move.reveals = any(_names_more(move.before, after, audience) for audience in self.audiences)
            if move.reveals:
                self._forget(at + 1)
        return move.reveals

    def without(self, at: int) -> Callable[[], None] | None:
        """The act that takes the `at`-th move back and keeps those after it; None where they do not stand alone."""
        state = self.moves[at].before
        if state is None:
            return None
        state = state.copy()
        befores: list[State] = []
        for move in self.moves[at + 1 :]:
            befores.append(state.copy())
            if move.action is None or state.refusal(move.seat, move.action) is not None:
                return None
            drawn = self._chance.draws
            self._step(state, move)
            if self._chance.draws != drawn:
                raise AssertionError("a move that drew nothing draws when another is taken back")

        def take_back() -> None:
            del self.moves[at]
            for move, before in zip(self.moves[at:], befores, strict=True):
                move.before, move.reveals = before, None
            self.state = state

        return take_back


def _names_more(before: State, after: State, audience: Audience) -> bool:
    known = before.view(audience).named()
    return any(count > known.get(piece, 0) for piece, count in after.view(audience).named().items())


def refuse(refusal: Refusal | None) -> None:
    """Raise what was refused."""
    if refusal is not None:
        raise Refused(refusal)
