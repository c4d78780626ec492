"""Which bots there are. A bot joins with one line here; its module is imported when it is first made."""

from __future__ import annotations

import importlib
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


_EVERYWHERE: dict[str, Maker] = {"random": _random}
_BY_GAME: dict[str, dict[str, str]] = {
    "dragonwood": {"greedy": "greedy.dragonwood:GreedyDragonwood"},
    "dragonrealm": {"greedy": "greedy.dragonrealm:GreedyDragonrealm"},
    "drakon": {"greedy": "greedy.drakon:GreedyDrakon"},
    "dragons_gold": {
        "stubborn": "yardsticks.dragons_gold:StubbornDragonsGold",
        "micro": "yardsticks.dragons_gold:MicroDragonsGold",
        "naive": "yardsticks.dragons_gold:NaiveDragonsGold",
        "greedy": "greedy.dragons_gold:GreedyDragonsGold",
    },
}
"""By game and name, the weakest first: the module in this room and the bot's class there."""


def names(game: str) -> tuple[str, ...]:
    """The bots that play the game with this id, the weakest first."""
    return (*_EVERYWHERE, *_BY_GAME.get(game, {}))


def make(name: str, game: Game, seat: int) -> Bot:
    """A bot for one seat of one match. Raises UnknownBot."""
    if name in _EVERYWHERE:
        return _EVERYWHERE[name](game, seat)
    place = _BY_GAME.get(game.id, {}).get(name)
    if place is None:
        raise UnknownBot(f"no bot named {name!r} plays {game.title}; those who do are {', '.join(names(game.id))}")
    module, _, bot = place.partition(":")
    maker: Maker = getattr(importlib.import_module(f"dragonhall.bots.{module}"), bot)
    return maker(game, seat)
