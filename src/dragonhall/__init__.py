"""Dragonhall: four dragon games as a rules library.

>>> import dragonhall
>>> game = dragonhall.load("dragonwood")
>>> match = dragonhall.Match.start(game, seats=2, seed=7)
>>> events = match.play(match.actors[0], match.legal(match.actors[0])[0])
"""

import dragonhall.games  # noqa: F401 - registers the games
from dragonhall.kernel.chance import Chance, FastChance, ScriptedChance, chance
from dragonhall.kernel.edition import BadEdition
from dragonhall.kernel.game import CannotParse, Game
from dragonhall.kernel.match import BadMatch, Match
from dragonhall.kernel.registry import UnknownGame, games, load
from dragonhall.kernel.state import State
from dragonhall.kernel.values import UNKNOWN, Action, Event, Option, Refusal, Refused, Result, View

__version__ = "0.1.0"

__all__ = [
    "UNKNOWN",
    "Action",
    "BadEdition",
    "BadMatch",
    "CannotParse",
    "Chance",
    "Event",
    "FastChance",
    "Game",
    "Match",
    "Option",
    "Refusal",
    "Refused",
    "Result",
    "ScriptedChance",
    "State",
    "UnknownGame",
    "View",
    "chance",
    "games",
    "load",
]
