"""Counts how long a question with a deadline has been asked where no clock runs."""

from __future__ import annotations

from dragonhall.kernel.state import State

ROUNDS = 20
"""How often the seats are asked before the time for their question is up."""


class Rounds:
    """Counts the decisions that a question with a deadline has taken; ask it once before each decision.

    `left` is the share of the time that is left, from 1 to 0, or None where nothing has a deadline.
    """

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.rounds = rounds
        self.left: float | None = None
        self._question = -1
        self._decisions = 0

    def are_over(self, state: State) -> bool:
        """Whether everyone asked has been asked so often that the time is up and the question must lapse."""
        if state.deadline() is None:
            self.left = None
            return False
        if state.question() != self._question:
            self._question = state.question()
            self._decisions = 0
        most = self.rounds * len(state.actors())
        self.left = max(0.0, 1.0 - self._decisions / most)
        self._decisions += 1
        return self._decisions > most
