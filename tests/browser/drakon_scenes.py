"""Scenes of Drakon that a whole match seldom shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser import scenes

from dragonhall.games.drakon.actions import Jump, Move


class Scene(scenes.Scene):
    """A position of Drakon; half of what is done is walking, where that can be done."""

    game = "drakon"

    def choose(self, legal: Sequence[Any]) -> Any:
        """Walk, or anything."""
        moves = [action for action in legal if isinstance(action, Move | Jump)]
        return super().choose(moves if moves and self._choose.random() < 0.5 else legal)
