"""Table talk: ready phrases of the game, said to all or to one seat. It binds nobody and is no part of the entries.

It lives in memory only: who comes later hears the last of it, a hall that was closed has forgotten it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from dragonhall.hall.facts import Improper
from dragonhall.kernel.game import Game

KEPT: Final = 50
"""So many phrases are kept for those who come later."""

AT_ONCE: Final = 6
"""So many phrases may a seat say"""

WITHIN: Final = 10_000
"""in so many milliseconds."""

MOST_PIECES: Final = 24
"""So many pieces may one phrase name."""


class Phrase(NamedTuple):
    """Something that was said. `to` is the seat it is meant for, −1 for all; everybody hears it all the same."""

    n: int
    at: int
    seat: int
    key: str
    phrase: str
    to: int
    pieces: tuple[str, ...]


class Talk:
    """What was said at one table."""

    def __init__(self) -> None:
        self.last = 0
        """How many phrases were said so far."""
        self._kept: deque[Phrase] = deque(maxlen=KEPT)

    def since(self, n: int) -> tuple[Phrase, ...]:
        """What was said after the phrase with this number, as far as it is kept."""
        return tuple(each for each in self._kept if each.n > n)

    def say(
        self,
        game: Game,
        seats: int,
        at: int,
        seat: int,
        key: str,
        phrase: str,
        to: int = -1,
        pieces: Sequence[str] = (),
    ) -> int:
        """Say a phrase; returns its number. The same key again gives the number it got then.

        Raises Improper: unknown for a phrase, seat or piece that there is not, too-many for a seat that says too much.
        """
        own = [each for each in self._kept if each.seat == seat]
        for each in own:
            if each.key == key:
                return each.n
        if phrase not in game.phrases or to >= seats or to == seat:
            raise Improper("unknown")
        allowed = game.phrase_pieces.get(phrase, ())
        if bool(pieces) != bool(allowed) or not set(pieces) <= set(allowed):
            raise Improper("unknown")
        if len(pieces) > MOST_PIECES or sum(each.at > at - WITHIN for each in own) >= AT_ONCE:
            raise Improper("too-many")
        self.last += 1
        self._kept.append(Phrase(self.last, at, seat, key, phrase, to, tuple(pieces)))
        return self.last
