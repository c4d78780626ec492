"""Dragon's Gold: slay dragons together, then agree who gets the treasure before the sand runs out."""

from dragonhall.games.dragons_gold.game import DragonsGold, DragonsGoldState, load_game

__all__ = ["DragonsGold", "DragonsGoldState", "load_game"]
