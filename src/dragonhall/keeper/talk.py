"""Table talk: ready phrases of the game, said to all or to one seat. It binds nobody and is no part of the entries.

All of it is stored; the last of it is at hand for those who come later, after a restart too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from dragonhall.hall.facts import Improper
from dragonhall.kernel.game import Game
from dragonhall.store import PhraseRow

KEPT: Final = 50
"""So many phrases are kept for those who come later."""

AT_ONCE: Final = 6
"""So many phrases may a seat say"""

WITHIN: Final = 10_000
"""in so many milliseconds."""

MOST_PIECES: Final = 24
"""So many pieces may one phrase name."""


class Talk:
    """What was said at one table, as far as it is at hand."""

    def __init__(self, said: Iterable[PhraseRow] = ()) -> None:
        self.last = 0
        """The number of the last phrase."""
        self._kept: deque[PhraseRow] = deque(maxlen=KEPT)
        self.hear(said)

    def since(self, n: int) -> tuple[PhraseRow, ...]:
        """What was said after the phrase with this number, as far as it is kept."""
        return tuple(each for each in self._kept if each.n > n)

    def hear(self, said: Iterable[PhraseRow]) -> None:
        """Take what is stored, in order."""
        for each in said:
            if each.n > self.last:
                self._kept.append(each)
                self.last = each.n

    def judge(
        self,
        game: Game,
        seats: int,
        at: int,
        seat: int,
        key: str,
        phrase: str,
        to: int = -1,
        pieces: Sequence[str] = (),
    ) -> PhraseRow:
        """The phrase with the next number; or, where the seat has used the key before, what it said then.

        Raises Improper: unknown for a phrase, seat or piece that there is not, too-many for a seat that says too much.
        """
        own = [each for each in self._kept if each.seat == seat]
        for each in own:
            if each.key == key:
                return each
        if phrase not in game.phrases or to >= seats or to == seat:
            raise Improper("unknown")
        allowed = game.phrase_pieces.get(phrase, ())
        if bool(pieces) != bool(allowed) or not set(pieces) <= set(allowed):
            raise Improper("unknown")
        if len(pieces) > MOST_PIECES or sum(each.at > at - WITHIN for each in own) >= AT_ONCE:
            raise Improper("too-many")
        return PhraseRow(self.last + 1, at, seat, key, phrase, to, tuple(pieces))
