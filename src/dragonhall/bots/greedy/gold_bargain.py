"""Bargaining for Dragon's Gold: which divisions are worth proposing, and what each of them is worth to whom.

A `Bargain` is made once for a treasure. It weighs every way to divide each colour, finds divisions that are best for
some balance of the seats' interests, and knows the best worst share: what every seat could have at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from dragonhall.games.dragons_gold.actions import Counts, Share
from dragonhall.games.dragons_gold.advice import Outlook
from dragonhall.games.dragons_gold.divisions import division, ways

Shares: TypeAlias = tuple[Counts, ...]

SPITE: Final = 0.12
"""How much a point that another seat gains counts against it."""

LEVELLING: Final = 6
"""How often the weights are evened out in the search for the even division."""

STRIDE: Final = 0.35
"""How much a small step counts against a step that hurts little."""

STEPS_DOWN: Final = 6
"""So far below the even division it looks for offers."""

SOME: Final = 0.6
"""Where tokens are too few for everyone, it still thinks of this part of an even share as fair."""


class Division:
    """One division: the shares by place among those involved, and what each of them gains by it."""

    def __init__(self, shares: Shares, gains: list[float]) -> None:
        self.shares = shares
        self.gains = gains

    def least_of_others(self, place: int) -> float:
        """What the worst off of the others gains."""
        return min([gain for each, gain in enumerate(self.gains) if each != place])


class Bargain:
    """The treasure on the table as one seat sees it."""

    def __init__(self, outlook: Outlook, treasure: Counts, involved: Sequence[int], seat: int) -> None:
        self.involved = list(involved)
        self.seat = seat
        self.place = self.involved.index(seat)
        self.treasure = treasure
        self._outlook = outlook
        self._ways: list[list[tuple[tuple[int, ...], list[float]]]] = []  # by colour: shares, and gains by place
        self._gains: list[dict[tuple[int, ...], list[float]]] = []
        for colour, count in enumerate(treasure):
            rows = self._divide(colour, count)
            self._ways.append(rows)
            self._gains.append(dict(rows))
        even = self._even()
        self.even = even
        self.divisions = self._ladder(even)
        self.fair = max(min(even.gains), SOME * sum(even.gains) / len(even.gains))

    def _divide(self, colour: int, count: int) -> list[tuple[tuple[int, ...], list[float]]]:
        parts = len(self.involved)
        rows = []
        for number in range(ways((count,), parts)):
            shares = tuple([share[0] for share in division((count,), parts, number)])
            rows.append((shares, self._worth(colour, shares)))
        return rows

    def _worth(self, colour: int, shares: tuple[int, ...]) -> list[float]:
        outlook = self._outlook
        whole = [0] * outlook.seats
        for seat, share in zip(self.involved, shares, strict=True):
            whole[seat] = share
        return [outlook.worth(seat, colour, whole) for seat in self.involved]

    def gains(self, shares: Sequence[Counts]) -> list[float]:
        """What each of those involved gains by a division."""
        found = [0.0] * len(self.involved)
        for colour, count in enumerate(self.treasure):
            if count:
                for place, gain in enumerate(self._gains[colour][tuple([share[colour] for share in shares])]):
                    found[place] += gain
        return found

    def mine(self, gains: Sequence[float]) -> float:
        """What a division is worth to the seat: its gain, less a little where the others gain more than is fair."""
        own = gains[self.place]
        return own - SPITE * max(0.0, (sum(gains) - own) / max(1, len(gains) - 1) - self.fair)

    def offered(self, shares: Sequence[Share]) -> list[float]:
        """What each of those involved gains by an offer."""
        return self.gains([share.tokens for share in shares])

    def _best_for(self, weights: Sequence[float]) -> Division:
        """The division with the greatest weighted sum of gains, found colour by colour."""
        places = range(len(weights))
        columns = []
        gains = [0.0] * len(weights)
        for rows in self._ways:
            best, most = rows[0], -1e9
            for row in rows:
                worth = 0.0
                for place in places:
                    worth += weights[place] * row[1][place]
                if worth > most:
                    best, most = row, worth
            columns.append(best[0])
            for place in places:
                gains[place] += best[1][place]
        shares = tuple([tuple([column[place] for column in columns]) for place in places])
        return Division(shares, gains)

    def _even(self) -> Division:
        """The division in which the worst off has most; the same, whoever looks for it."""
        parts = len(self.involved)
        weights = [1.0] * parts
        best: Division | None = None
        for _ in range(LEVELLING):
            here = self._best_for(weights)
            if best is None or min(here.gains) > min(best.gains):
                best = here
            _level(weights, here.gains)
        assert best is not None
        for _ in range(2 * parts):
            better = self._better(best)
            if better is None:
                break
            best = better
        return best

    def _ladder(self, even: Division) -> list[Division]:
        """From the even division up to all for this seat, and down, token by token; the best for this seat first."""
        up: list[Division] = []
        here: Division | None = even
        while here is not None:
            here = self._step(here, True)
            if here is not None:
                up.append(here)
        down: list[Division] = []
        here = even
        while here is not None and len(down) < STEPS_DOWN:
            here = self._step(here, False)
            if here is not None:
                down.append(here)
        return [*reversed(up), even, *down]

    def _step(self, here: Division, up: bool) -> Division | None:
        """One token comes to this seat, or leaves it, where that moves least and hurts the worst off least."""
        best: Division | None = None
        most = -1e9
        mine = here.gains[self.place]
        for other in range(len(self.involved)):
            if other == self.place:
                continue
            giver, taker = (other, self.place) if up else (self.place, other)
            for colour, count in enumerate(here.shares[giver]):
                if not count:
                    continue
                there = self._moved(here, giver, taker, colour)
                change = there.gains[self.place] - mine
                if up and change <= 0:
                    continue
                rank = there.least_of_others(self.place) - (STRIDE * change if up else -STRIDE * change)
                if rank > most:
                    best, most = there, rank
        return best

    def _moved(self, here: Division, giver: int, taker: int, colour: int) -> Division:
        shares = [list(share) for share in here.shares]
        shares[giver][colour] -= 1
        shares[taker][colour] += 1
        was = self._gains[colour][tuple([share[colour] for share in here.shares])]
        now = self._gains[colour][tuple([share[colour] for share in shares])]
        gains = [gain + after - before for gain, after, before in zip(here.gains, now, was, strict=True)]
        return Division(tuple([tuple(share) for share in shares]), gains)

    def _better(self, here: Division) -> Division | None:
        """A division in which one token goes elsewhere, or two change places, and the worst off is better off."""
        worst = min(here.gains)
        poor = here.gains.index(worst)
        best: Division | None = None
        most = worst + 1e-9
        for rich in range(len(self.involved)):
            if rich == poor:
                continue
            for colour, count in enumerate(here.shares[rich]):
                if not count:
                    continue
                once = self._moved(here, rich, poor, colour)
                for there in (once, *self._paid_back(once, rich, poor, colour)):
                    if min(there.gains) > most:
                        best, most = there, min(there.gains)
        return best

    def _paid_back(self, here: Division, rich: int, poor: int, colour: int) -> list[Division]:
        """The same with one token of another colour going back."""
        own = here.shares[poor]
        return [self._moved(here, poor, rich, back) for back, count in enumerate(own) if count and back != colour]

    def for_target(self, target: float, floor: float) -> Division:
        """Of the divisions worth at least the target to the seat, the one that is best for the worst off of the others.

        Where the target cannot be had without leaving somebody less than the floor, it takes what can.
        """
        good = [each for each in self.divisions if self.mine(each.gains) >= target]
        bearable = [each for each in good if each.least_of_others(self.place) >= floor]
        if bearable:
            return max(bearable, key=self._welcome)
        own = [each for each in self.divisions if each.least_of_others(self.place) >= floor]
        best = max(own or self.divisions, key=lambda each: self.mine(each.gains))
        return best if self.mine(best.gains) > 0 else self.even

    def _welcome(self, each: Division) -> tuple[float, float]:
        return each.least_of_others(self.place), sum(each.gains)


def _level(weights: list[float], gains: Sequence[float]) -> None:
    """Let those who gain less than the average weigh more next time."""
    average = max(0.5, sum(gains) / len(gains))
    for place, gain in enumerate(gains):
        weights[place] = min(6.0, max(0.2, weights[place] / max(0.3, gain / average) ** 0.6))
