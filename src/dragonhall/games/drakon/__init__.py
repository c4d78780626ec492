"""Drakon: build her lair chamber by chamber, run through it along the arrows, and be the first to carry out 10 gold."""

from dragonhall.games.drakon.game import Drakon, DrakonState, load_game

__all__ = ["Drakon", "DrakonState", "load_game"]
