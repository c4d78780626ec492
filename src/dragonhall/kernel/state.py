"""What a position is: who is asked, what they may do, what follows, what each audience knows of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Action, Audience, Event, Refusal, Result, View


class State(ABC):
    """A position of one game: mutable, cheap to copy. It holds no clock, no person and no source of chance."""

    turn: int
    """How many turns have begun; the set-up is turn 0."""

    @abstractmethod
    def actors(self) -> Sequence[int]:
        """The seats that the match waits for; none when it is over. Follows from public facts only."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Action]:
        """Every legal action of this seat (at most 200 of the kinds that the game declares `sampled`)."""

    @abstractmethod
    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this action is illegal for this seat, or None. Depends only on what the seat may know."""

    @abstractmethod
    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Carry out a legal action and say what happened. Unchecked: ask `refusal` first, as `Match.play` does."""

    @abstractmethod
    def view(self, audience: Audience) -> View:
        """What this audience may know, memory included."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy: nothing that changes is shared."""

    def question(self) -> int:
        """A number that is another one whenever another question is put.

        Where seats may speak as often as they like, it is one question until it is settled: its deadline runs from
        when it was put, whatever they say. By default a turn is one question.
        """
        return self.turn

    def talking(self) -> bool:
        """Whether what a seat does now is said to the others, who may answer it at once.

        What is said is not taken back: another may be about to agree to it. Such a question has actions for that.
        """
        return False

    def deadline(self) -> float | None:
        """Seconds that the pending question may take, from when it was put, or None."""
        return None

    def lapse(self, chance: Chance) -> list[Event]:
        """What happens when the deadline passes. Only called while there is one."""
        return []

    def random_legal(self, seat: int, chance: Chance) -> Action:
        """One action drawn uniformly from `legal(seat)`; games that can draw it without listing all do."""
        actions = self.legal(seat)
        return actions[chance.below(len(actions), "random seat", seat, self.turn)]
