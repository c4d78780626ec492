"""Dragonwood: dice and sets. Strike, stomp and scream at what lies in the landscape; both dragons end the match."""

from dragonhall.games.dragonwood.game import Dragonwood, DragonwoodState, load_game

__all__ = ["Dragonwood", "DragonwoodState", "load_game"]
