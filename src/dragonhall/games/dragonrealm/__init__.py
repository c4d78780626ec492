"""Dragonrealm: cards, dice and majorities. Sneak, search and storm your way to the locations; the Dragon ends it."""

from dragonhall.games.dragonrealm.game import Dragonrealm, DragonrealmState, load_game

__all__ = ["Dragonrealm", "DragonrealmState", "load_game"]
