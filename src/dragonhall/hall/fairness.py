"""Chance for people: every draw follows from the match's secret and from the draw's name alone.

Its name is its purpose, the seat, the turn and its place among such draws in that turn. So undo never re-rolls, no
order of answers changes the dice, and what was seen of the draws tells nothing of those to come.
"""

from __future__ import annotations

import hmac
from typing import Final

from dragonhall.kernel.chance import Chance

_WORD: Final = 1 << 64


class KeyedChance(Chance):
    """Draws by HMAC-SHA-256 under a secret, exact by rejection sampling."""

    def __init__(self, secret: str) -> None:
        super().__init__()
        self._secret: Final = secret.encode()
        self._places: dict[tuple[str, int, int], int] = {}

    def below(self, bound: int, purpose: str, seat: int = -1, turn: int = 0) -> int:
        self.draws += 1
        place = self._places.get((purpose, seat, turn), 0)
        self._places[purpose, seat, turn] = place + 1
        limit = _WORD - _WORD % bound
        attempt = 0
        while True:
            name = f"{purpose}|{seat}|{turn}|{place}|{attempt}".encode()
            word = int.from_bytes(hmac.digest(self._secret, name, "sha256")[:8], "big")
            if word < limit:
                return word % bound
            attempt += 1
