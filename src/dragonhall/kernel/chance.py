"""Chance: every random number of a match comes through one interface with several makers.

Each draw is named by its purpose, the seat concerned, the turn (set-up is turn 0) and, by counting, its place among
such draws in that turn. The fast maker ignores the names; the scripted one answers by purpose; a provable one can key
each draw by its name. A state never holds a Chance.
"""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Final

_LOW: Final = 0x7FFFFFFF
_MULTIPLIER: Final = 1_812_432_951  # times 2**31, minus 1, is a safe prime: the period is about 2**61
_MODULUS: Final = _MULTIPLIER * 2**31 - 1


class Chance:
    """A source of uniform whole numbers, dice and shuffles. `draws` counts what was asked of it."""

    def __init__(self) -> None:
        self.draws = 0

    @abstractmethod
    def below(self, bound: int, purpose: str, seat: int = -1, turn: int = 0) -> int:
        """A uniform whole number from 0 to bound − 1; bound is 1 … 2**31 − 1."""

    def roll(self, faces: int, dice: int, purpose: str, seat: int = -1, turn: int = 0) -> tuple[int, ...]:
        """The face numbers, 0 … faces − 1, of that many dice."""
        return tuple([self.below(faces, purpose, seat, turn) for _ in range(dice)])

    def shuffled(self, items: list[int], purpose: str, seat: int = -1, turn: int = 0) -> list[int]:
        """The same items in uniformly random order, as a new list."""
        order = items.copy()
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1, purpose, seat, turn)
            order[last], order[other] = order[other], order[last]
        return order


def _start(seed: int | str) -> int:
    digest = hashlib.sha256(f"{type(seed).__name__}:{seed}".encode()).digest()
    return int.from_bytes(digest[:16], "big") % (_MODULUS - 1) + 1


def _triples(faces: int) -> list[tuple[int, ...]]:
    return [(a, b, c) for a in range(faces) for b in range(faces) for c in range(faces)]


class FastChance(Chance):
    """For simulation: a small multiply-with-carry generator (62 bits of state), exact by rejection sampling."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._x: int = _start(seed)
        self._faces: int = 6
        self._triples: list[tuple[int, ...]] = _SIXES

    def below(self, bound: int, purpose: str, seat: int = -1, turn: int = 0) -> int:
        self.draws += 1
        x = self._x
        x = _MULTIPLIER * (x & _LOW) + (x >> 31)
        scaled = ((x ^ (x >> 31)) & _LOW) * bound
        if (scaled & _LOW) < bound:
            short = 0x80000000 % bound
            while (scaled & _LOW) < short:
                x = _MULTIPLIER * (x & _LOW) + (x >> 31)
                scaled = ((x ^ (x >> 31)) & _LOW) * bound
        self._x = x
        return scaled >> 31

    def roll(self, faces: int, dice: int, purpose: str, seat: int = -1, turn: int = 0) -> tuple[int, ...]:
        if dice != 6 or faces > 35:
            return super().roll(faces, dice, purpose, seat, turn)
        if faces != self._faces:
            self._faces, self._triples = faces, _triples(faces)
        cube = faces * faces * faces
        both = self.below(cube * cube, purpose, seat, turn)
        triples = self._triples
        return triples[both // cube] + triples[both % cube]

    def shuffled(self, items: list[int], purpose: str, seat: int = -1, turn: int = 0) -> list[int]:
        order = items.copy()
        last = len(order) - 1
        while 4 <= last < 200:  # one number places four items
            number = self.below((last + 1) * last * (last - 1) * (last - 2), purpose, seat, turn)
            for here in range(last, last - 4, -1):
                number, other = divmod(number, here + 1)
                order[here], order[other] = order[other], order[here]
            last -= 4
        for here in range(last, 0, -1):
            other = self.below(here + 1, purpose, seat, turn)
            order[here], order[other] = order[other], order[here]
        return order


_SIXES: Final = _triples(6)


class ScriptRanOut(Exception):
    """A scripted chance was asked for a draw that its script does not hold."""


class ScriptedChance(Chance):
    """For tests: answers each purpose from a list, in order; what the script leaves out comes from `then`.

    A number answers `below`, a sequence of face numbers `roll` (missing dice show face 0), and a sequence of items
    `shuffled`: those items will be drawn first, in that order, when the last of a list is its top.
    """

    def __init__(self, script: Mapping[str, Iterable[object]], then: Chance | None = None) -> None:
        super().__init__()
        self._script: dict[str, list[object]] = {purpose: list(answers) for purpose, answers in script.items()}
        self._then: Chance | None = then

    def left(self) -> dict[str, int]:
        """How many answers of each purpose were not asked for."""
        return {purpose: len(answers) for purpose, answers in self._script.items() if answers}

    def _next(self, purpose: str) -> object:
        self.draws += 1
        answers = self._script.get(purpose)
        return answers.pop(0) if answers else None

    def _otherwise(self, purpose: str) -> Chance:
        if self._then is None:
            raise ScriptRanOut(f"the script has no more answers for {purpose!r}")
        return self._then

    def below(self, bound: int, purpose: str, seat: int = -1, turn: int = 0) -> int:
        answer = self._next(purpose)
        if answer is None:
            return self._otherwise(purpose).below(bound, purpose, seat, turn)
        if isinstance(answer, bool) or not isinstance(answer, int) or not 0 <= answer < bound:
            raise ValueError(f"{purpose!r} wants a number below {bound}, the script says {answer!r}")
        return answer

    def roll(self, faces: int, dice: int, purpose: str, seat: int = -1, turn: int = 0) -> tuple[int, ...]:
        answer = self._next(purpose)
        if answer is None:
            return self._otherwise(purpose).roll(faces, dice, purpose, seat, turn)
        shown = _numbers(answer)
        if len(shown) > dice or any(not 0 <= face < faces for face in shown):
            raise ValueError(f"{purpose!r} wants at most {dice} dice with {faces} faces, the script says {answer!r}")
        return tuple(shown + [0] * (dice - len(shown)))

    def shuffled(self, items: list[int], purpose: str, seat: int = -1, turn: int = 0) -> list[int]:
        answer = self._next(purpose)
        if answer is None:
            return self._otherwise(purpose).shuffled(items, purpose, seat, turn)
        rest = items.copy()
        first = _numbers(answer)
        for item in first:
            if item not in rest:
                raise ValueError(f"{purpose!r} has no {item} to put on top, the script says {answer!r}")
            rest.remove(item)
        return rest + first[::-1]


def _numbers(answer: object) -> list[int]:
    if not isinstance(answer, list | tuple):
        raise ValueError(f"a script answer here is a sequence of numbers, not {answer!r}")
    numbers = []
    for number in answer:
        if isinstance(number, bool) or not isinstance(number, int):
            raise ValueError(f"a script answer here is a sequence of numbers, not {answer!r}")
        numbers.append(int(number))
    return numbers


def chance(seed: int | str) -> Chance:
    """The fast chance with this seed: the same seed gives the same draws, on any machine.

    >>> [chance(7).below(6, "die") for _ in range(3)] == [chance(7).below(6, "die")] * 3
    True
    """
    return FastChance(seed)
