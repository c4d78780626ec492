"""Where pieces lie: the table of places that proves that no view leaks and that nothing is lost.

A game's table is written apart from its `view.py`, so that the two check each other.
"""

from __future__ import annotations

from collections.abc import Callable

from dragonhall.kernel.state import State
from dragonhall.kernel.values import Audience, Seat


class Place:
    """A place that holds pieces, who may look into it, and doors to read it and, for tests, to rewrite it.

    `lookers` is the set of seats that may look; an empty set means nobody. Pieces are names; equal names are alike.
    `counted` is false where more than counting says what may lie here, such as a choice that all could see.
    `knows` adds who knows what lies there for another reason, such as having put it there.
    """

    def __init__(
        self,
        name: str,
        lookers: frozenset[Seat],
        read: Callable[[State], list[str]],
        write: Callable[[State, list[str]], None],
        holds: Callable[[str], bool] | None = None,
        counted: bool = True,
        knows: Callable[[State, Audience], bool] | None = None,
    ) -> None:
        self.name = name
        self.lookers = lookers
        self.read = read
        self.write = write
        self.counted = counted
        self._holds = holds
        self._knows = knows

    def holds(self, piece: str) -> bool:
        """Whether a piece of this name can ever lie here."""
        return self._holds is None or self._holds(piece)

    def open_to(self, state: State, audience: Audience) -> bool:
        """Whether this audience knows what lies here now."""
        if audience is not None and audience in self.lookers:
            return True
        return self._knows is not None and self._knows(state, audience)
