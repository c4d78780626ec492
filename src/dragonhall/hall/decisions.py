"""Numbers the decisions of a match: each time a seat is asked anew it gets a number that was never used before."""

from __future__ import annotations

from collections.abc import Sequence


class Decisions:
    """Which decision each seat is asked, by number.

    A seat keeps its number while it is asked one question without a break and has not answered, whatever others
    answer: nobody is refused because another was quicker.
    """

    def __init__(self) -> None:
        self.open: dict[int, int] = {}
        self._next = 1
        self._question = -1

    def ask(self, actors: Sequence[int], question: int, answered: Sequence[int]) -> None:
        """The match now waits for these seats; those who have just answered, or taken back, are asked anew.

        Where a seat is asked that was not before, a new question began, and all are asked anew.
        """
        kept = self.open
        if question != self._question or any(seat not in kept and seat not in answered for seat in actors):
            kept = {}
        asked: dict[int, int] = {}
        for seat in sorted(actors):
            if seat in kept and seat not in answered:
                asked[seat] = kept[seat]
            else:
                asked[seat] = self._next
                self._next += 1
        self.open, self._question = asked, question
