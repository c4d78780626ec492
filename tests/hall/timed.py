"""Dragonwood against the clock: a table of the tests, for want of a quicker game with deadlines."""

from collections.abc import Mapping
from typing import Any

import pytest

from dragonhall.games.dragonwood.actions import Reload
from dragonhall.games.dragonwood.edition import Edition, read_edition
from dragonhall.games.dragonwood.game import Dragonwood, DragonwoodState
from dragonhall.kernel import chance
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Event, Options

SECONDS = 30.0


class Timed(DragonwoodState):
    """A position with so many seconds for each turn; then the seat reloads, or what it is asked is done for it."""

    def deadline(self) -> float | None:
        return SECONDS

    def lapse(self, chance: Chance) -> list[Event]:
        seat = self.actors()[0]
        legal = self.legal(seat)
        return self.apply(seat, Reload() if Reload() in legal else legal[0], chance)

    def copy(self) -> "Timed":
        other = Timed(self.table)
        self.copy_into(other)
        return other


class TimedDragonwood(Dragonwood):
    """Dragonwood against the clock."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.id = "timed"

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        plain = super().setup(seats, options, chance)
        assert isinstance(plain, DragonwoodState)
        timed = Timed(plain.table)
        plain.copy_into(timed)
        return timed


def load_game(edition: Mapping[str, Any] | None = None) -> TimedDragonwood:
    if not str(chance.__file__).endswith(".py"):
        pytest.skip("this game is interpreted: it cannot grow from compiled classes")
    return TimedDragonwood(read_edition(edition))
