"""Which bots there are. A bot joins with one line here; its module is imported when it is first made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from dragonhall.bots.player import Bot
from dragonhall.bots.random_bot import RandomBot
from dragonhall.kernel.game import Game

Maker: TypeAlias = Callable[[Game, int], Bot]


class UnknownBot(LookupError):
    """No bot of this name plays this game; the message names those that do."""


def _random(game: Game, seat: int) -> Bot:
    return RandomBot(seat)


def _greedy_dragonwood(game: Game, seat: int) -> Bot:
    from dragonhall.bots.greedy.dragonwood import GreedyDragonwood

    return GreedyDragonwood(game, seat)


def _greedy_dragonrealm(game: Game, seat: int) -> Bot:
    from dragonhall.bots.greedy.dragonrealm import GreedyDragonrealm

    return GreedyDragonrealm(game, seat)


def _greedy_drakon(game: Game, seat: int) -> Bot:
    from dragonhall.bots.greedy.drakon import GreedyDrakon

    return GreedyDrakon(game, seat)


def _greedy_dragons_gold(game: Game, seat: int) -> Bot:
    from dragonhall.bots.greedy.dragons_gold import GreedyDragonsGold

    return GreedyDragonsGold(game, seat)


def _naive_dragons_gold(game: Game, seat: int) -> Bot:
    from dragonhall.bots.yardsticks.dragons_gold import NaiveDragonsGold

    return NaiveDragonsGold(game, seat)


def _stubborn_dragons_gold(game: Game, seat: int) -> Bot:
    from dragonhall.bots.yardsticks.dragons_gold import StubbornDragonsGold

    return StubbornDragonsGold(game, seat)


def _micro_dragons_gold(game: Game, seat: int) -> Bot:
    from dragonhall.bots.yardsticks.dragons_gold import MicroDragonsGold

    return MicroDragonsGold(game, seat)


_EVERYWHERE: dict[str, Maker] = {"random": _random}
_BY_GAME: dict[str, dict[str, Maker]] = {
    "dragonwood": {"greedy": _greedy_dragonwood},
    "dragonrealm": {"greedy": _greedy_dragonrealm},
    "drakon": {"greedy": _greedy_drakon},
    "dragons_gold": {
        "stubborn": _stubborn_dragons_gold,
        "micro": _micro_dragons_gold,
        "naive": _naive_dragons_gold,
        "greedy": _greedy_dragons_gold,
    },
}


def names(game: str) -> tuple[str, ...]:
    """The bots that play the game with this id, the weakest first."""
    return (*_EVERYWHERE, *_BY_GAME.get(game, {}))


def make(name: str, game: Game, seat: int) -> Bot:
    """A bot for one seat of one match. Raises UnknownBot."""
    maker = _EVERYWHERE.get(name) or _BY_GAME.get(game.id, {}).get(name)
    if maker is None:
        raise UnknownBot(f"no bot named {name!r} plays {game.title}; those who do are {', '.join(names(game.id))}")
    return maker(game, seat)
