"""A live match that is played by the seats' legal actions."""

from collections.abc import Callable

import msgspec
import pytest

import dragonhall
from dragonhall.hall.facts import Acted, BotCame, Entry, Fact, Sat
from dragonhall.hall.live import LiveMatch
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import Action


class Table:
    """A live match, with acts that read like play."""

    def __init__(
        self, seats: int = 3, secret: str = "secret", game: Game | None = None, bots: int = 0, **options: bool
    ) -> None:
        self.live = LiveMatch(game or dragonhall.load("dragonwood"), seats, options, secret)
        self.chance = dragonhall.chance(secret)
        self.now = 1000
        for seat in range(seats):
            self.append(Sat(seat) if seat < seats - bots else BotCame(seat, "random"))

    def append(self, fact: Fact, key: str | None = None, at: int | None = None) -> int:
        self.now = at if at is not None else self.now + 1
        self.live.take(Entry(self.live.last + 1, self.now, fact, key))
        return self.live.last

    def fact(self, seat: int, action: Action, decision: int | None = None, *, bot: bool = False) -> Acted:
        number = self.live.decisions.open.get(seat, 0) if decision is None else decision
        return Acted(seat, number, msgspec.Raw(msgspec.json.encode(action)), bot)

    def act(self, seat: int, action: Action, decision: int | None = None) -> int:
        return self.append(self.fact(seat, action, decision))

    def legal(self, seat: int) -> list[Action]:
        assert self.live.board is not None
        return list(self.live.board.state.legal(seat))

    def some(self, seat: int) -> Action:
        assert self.live.board is not None
        return self.live.board.state.random_legal(seat, self.chance)

    def question(self) -> str:
        assert self.live.board is not None
        return str(self.live.board.state.view(None).question)

    def until(self, question: str, asked: int = 2) -> bool:
        """Play at random until several seats are asked this at once; false when the match ends before."""
        while self.live.status == "playing":
            if self.question() == question and len(self.live.actors) >= asked:
                return True
            seat = self.live.actors[0]
            self.act(seat, self.some(seat))
        return False


def storm(question: str, asked: int = 2, seats: int = 3) -> Table:
    """A table at which several seats are asked this at once."""
    for number in range(500):
        table = Table(seats, f"storm {number}")
        if table.until(question, asked):
            return table
    raise AssertionError(f"no match came to {question}")


@pytest.fixture
def sit() -> Callable[..., Table]:
    return Table


@pytest.fixture
def in_a_storm() -> Callable[..., Table]:
    return storm
