"""The bot that chooses at random, every legal action equally likely. It plays every game."""

from __future__ import annotations

from collections.abc import Sequence

from dragonhall.bots.player import Bot
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Action, View


class RandomBot(Bot):
    """Chooses uniformly, and at once: it is never silent."""

    def __init__(self, seat: int) -> None:
        self.name = "random"
        self.seat = seat

    def choose(
        self, view: View, legal: Sequence[Action], chance: Chance, time_left: float | None = None
    ) -> Action | None:
        return legal[chance.below(len(legal), "random bot", self.seat)]
