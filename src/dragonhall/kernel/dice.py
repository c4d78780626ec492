"""The exact chances of rolls: quotients of whole numbers of equally likely rolls, rounded once."""

from __future__ import annotations

from fractions import Fraction
from typing import Final


class Dice:
    """The exact chances of rolls of dice with given faces, counted by convolution and kept."""

    def __init__(self, faces: list[int]) -> None:
        self.faces: Final[list[int]] = faces
        self.most: Final[int] = max(faces)
        self._sums: dict[tuple[int, int], list[int]] = {}
        self._plain: dict[int, list[float]] = {}
        self._again: dict[int, list[float]] = {}

    def sums(self, dice: int, lowest: int = 0) -> list[int]:
        """By total: how many rolls of so many dice make it, with no die below `lowest`."""
        found = self._sums.get((dice, lowest))
        if found is None:
            found = [1]
            for _ in range(dice):
                longer = [0] * (len(found) + self.most)
                for total, ways in enumerate(found):
                    if ways:
                        for face in self.faces:
                            if face >= lowest:
                                longer[total + face] += ways
                found = longer
            self._sums[dice, lowest] = found
        return found

    def ways(self, dice: int, wanted: int) -> int:
        """How many of the `len(faces) ** dice` rolls make at least the total wanted."""
        return sum(self.sums(dice)[max(0, wanted) :])

    def ways_again(self, dice: int, wanted: int) -> int:
        """How many of the `len(faces) ** (dice + 1)` rolls do when one die may be rolled again after a miss.

        Best play rolls the lowest die again, and only after a miss.
        """
        faces = len(self.faces)
        found = self.ways(dice, wanted) * faces
        if dice == 0:
            return found
        for lowest in set(self.faces):
            from_it = self.sums(dice, lowest)
            above_it = self.sums(dice, lowest + 1)
            for total in range(min(max(0, wanted), len(from_it))):
                ways = from_it[total] - above_it[total]
                if ways:
                    missing = wanted - (total - lowest)
                    found += ways * sum([1 for face in self.faces if face >= missing])
        return found

    def exactly(self, dice: int, wanted: int) -> Fraction:
        """The chance of at least the total wanted, as a fraction.

        >>> Dice([1, 2, 2, 3, 3, 4]).exactly(2, 6)
        Fraction(13, 36)
        """
        return Fraction(self.ways(dice, wanted), len(self.faces) ** dice)

    def exactly_again(self, dice: int, wanted: int) -> Fraction:
        """The same when one die may be rolled again after a miss."""
        return Fraction(self.ways_again(dice, wanted), len(self.faces) ** (dice + 1))

    def chance(self, dice: int, wanted: int) -> float:
        """The chance of at least the total wanted."""
        table = self._plain.get(dice)
        if table is None:
            table = [float(self.exactly(dice, total)) for total in range(dice * self.most + 1)]
            self._plain[dice] = table
        return 1.0 if wanted <= 0 else 0.0 if wanted >= len(table) else table[wanted]

    def chance_again(self, dice: int, wanted: int) -> float:
        """The same when one die may be rolled again after a miss."""
        table = self._again.get(dice)
        if table is None:
            table = [float(self.exactly_again(dice, total)) for total in range(dice * self.most + 1)]
            self._again[dice] = table
        return 1.0 if wanted <= 0 else 0.0 if wanted >= len(table) else table[wanted]
