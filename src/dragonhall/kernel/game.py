"""What a game is: one immutable object that sets up matches and says what it is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from dragonhall.kernel.chance import Chance
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Advice, Draft, Event, Option, Options, OptionValue, Refusal, Refused, View


class CannotParse(ValueError):
    """A text that is no action of this game; the message says what was expected."""


class Game(ABC):
    """One game with one edition. Every match of it starts here.

    `id` is the folder's name, `title` what people call it, `seats` how many may play, `options` what a table may
    choose, `edition` the cards and numbers as plain data (what a match stores), `sampled` the kinds of action that
    `legal` may leave incomplete. `draft_type` and `advice_type` are what `advise` takes and gives, in games that do.
    `phrases` are the ready phrases of its table talk, as ids of its rulebook's messages; `phrase_pieces` says for those
    that name pieces which ones these may be.
    """

    id: str
    title: str
    seats: range
    options: tuple[Option, ...]
    edition: Mapping[str, Any]
    rules_version: int
    sampled: frozenset[str]
    action_types: tuple[type[Action], ...]
    event_types: tuple[type[Event], ...]
    view_type: type[View]
    draft_type: type[Draft] | None = None
    advice_type: type[Advice] | None = None
    phrases: tuple[str, ...] = ()
    phrase_pieces: Mapping[str, tuple[str, ...]]

    def check(self, seats: int, options: Options) -> Refusal | None:
        """Why a table with these seats and options cannot start, or None."""
        if type(seats) is not int or seats not in self.seats:
            return Refusal("table-seat", "count", {"least": self.seats[0], "most": self.seats[-1]})
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                return Refusal("table-option", "unknown", {"option": str(name)})
            if not known[name].allows(value):
                figures = {"option": name, "value": str(value).lower(), "allowed": known[name].allowed}
                return Refusal("table-option", "value", dict(figures))
        return self.check_table(seats, options)

    def check_table(self, seats: int, options: Options) -> Refusal | None:
        """What a game refuses beyond unknown seats, options and values."""
        return None

    def settle(self, seats: int, options: Options) -> dict[str, OptionValue]:
        """The options with every default filled in. Raises Refused where `check` refuses."""
        refusal = self.check(seats, options)
        if refusal is not None:
            raise Refused(refusal)
        return {option.id: options.get(option.id, option.default) for option in self.options}

    @abstractmethod
    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """The position before the first decision. Options need not be complete. Raises Refused as `check` says."""

    @abstractmethod
    def opening(self, state: State) -> list[Event]:
        """The events of the set-up, from the position that `setup` has just made."""

    @abstractmethod
    def imagine(self, view: Any, chance: Chance) -> State:
        """A full state drawn from all that fit what the seat knows, as likely as counting says."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that `str(action)` wrote. Raises CannotParse."""

    def canonical(self, action: Action) -> Action:
        """The one spelling of an action among those that mean the same; what is applied and written down."""
        return action

    def advise(self, view: Any, draft: Any) -> Advice:
        """What a seat may know of an unfinished action, from its view alone; only for games that take drafts.

        Raises Refused for a draft that names pieces which the edition does not have.
        """
        raise Refused(Refusal("table-action", "garbled", {}))

    @abstractmethod
    def hidden(self, seats: int, options: Options) -> Sequence[Place]:
        """The hidden places and who may look into each."""

    @abstractmethod
    def census(self, state: State) -> dict[str, list[str]]:
        """Every piece by the place where it lies."""

    def possible(self, state: State) -> bool:
        """Whether a position in which hidden pieces were exchanged could have come about; for the contract suite."""
        return True

    @abstractmethod
    def horizon(self, seats: int, options: Options) -> int:
        """A number of decisions that no random play passes."""
