"""What every bot is: a name, and a choice among the legal actions of one seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Action, View


class Bot(ABC):
    """A player of one seat in one match. It may remember, but needs to remember nothing: the view holds it all."""

    name: str

    @abstractmethod
    def choose(
        self, view: View, legal: Sequence[Action], chance: Chance, time_left: float | None = None
    ) -> Action | None:
        """One of the legal actions, of which there is at least one, or None to stay silent.

        `view` is the seat's own. `chance` serves the bot's own imagination, never the match. `time_left` is the share
        of the time that is left, from 1 to 0, or None when there is no deadline; only under one may a bot be silent.
        """
