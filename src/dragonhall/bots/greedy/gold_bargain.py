"""Bargaining for Dragon's Gold: which divisions are worth proposing, and what each of them is worth to whom.

A `Bargain` is made once for a treasure. It knows what every way to divide each colour is worth to everyone, and finds
the division that is best for those who have least, a ladder of divisions from there up and down for its own seat, and
a bridge: a division that gives the others what they have shown to insist on, and as much as possible to its own seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, TypeAlias

from dragonhall.games.dragons_gold.actions import Counts, Share
from dragonhall.games.dragons_gold.advice import Outlook
from dragonhall.games.dragons_gold.divisions import division, ways

Shares: TypeAlias = tuple[Counts, ...]
Column: TypeAlias = tuple[int, ...]
"""How one colour is divided, by place among those involved."""

SPITE: Final = 0.12
"""How much a point that the others gain beyond what is fair counts against it."""

STEPS: Final = 24
"""So many tokens may change places in a search."""

CARE: Final = 0.5
"""How much more a point counts for who has little, in the search for the even division."""

STRIDE: Final = 0.35
"""How much a small step of the ladder counts against one that hurts little."""

STEPS_DOWN: Final = 6
"""So far below the even division the ladder goes."""

SOME: Final = 0.6
"""Where tokens are too few for everyone, it still thinks of this part of an even share as fair."""

INSISTENCE: Final = 4.0
"""How much a point that is missing from what somebody insists on counts in the search for a bridge."""


class Division:
    """One division: by colour how it is shared, and what each of those involved gains by it."""

    def __init__(self, columns: list[Column], gains: list[float]) -> None:
        self.columns = columns
        self.gains = gains

    @property
    def shares(self) -> Shares:
        """The same by place: what each of those involved gets."""
        return tuple(zip(*self.columns, strict=True))

    def least_of_others(self, place: int) -> float:
        """What the worst off of the others gains."""
        return min([gain for each, gain in enumerate(self.gains) if each != place])


Worth: TypeAlias = Callable[[list[float]], float]
"""How good the gains of a division are, for a search."""


class Bargain:
    """The treasure on the table as one seat sees it."""

    def __init__(self, outlook: Outlook, treasure: Counts, involved: Sequence[int], seat: int) -> None:
        self.involved = list(involved)
        self.seat = seat
        self.place = self.involved.index(seat)
        self.treasure = treasure
        self.colours = [colour for colour, count in enumerate(treasure) if count]
        self._gains = [self._worths(outlook, colour, count) for colour, count in enumerate(treasure)]
        self._bridges: dict[tuple[float, ...], Division] = {}
        self.even = self._climb(self._dealt(), _care)
        self.fair = max(min(self.even.gains), SOME * sum(self.even.gains) / len(self.even.gains))
        self.divisions = self._ladder()

    def _worths(self, outlook: Outlook, colour: int, count: int) -> dict[Column, list[float]]:
        """What each way to divide one colour is worth to those involved."""
        parts = len(self.involved)
        found: dict[Column, list[float]] = {}
        for number in range(ways((count,), parts)):
            column = tuple([share[0] for share in division((count,), parts, number)])
            whole = [0] * outlook.seats
            for seat, share in zip(self.involved, column, strict=True):
                whole[seat] = share
            found[column] = [outlook.worth(seat, colour, whole) for seat in self.involved]
        return found

    def division_of(self, shares: Sequence[Counts]) -> Division:
        """The division that gives these shares, weighed."""
        columns = [tuple(column) for column in zip(*shares, strict=True)]
        gains = [0.0] * len(self.involved)
        for colour in self.colours:
            for place, gain in enumerate(self._gains[colour][columns[colour]]):
                gains[place] += gain
        return Division(columns, gains)

    def offered(self, shares: Sequence[Share]) -> list[float]:
        """What each of those involved gains by an offer."""
        return self.division_of([share.tokens for share in shares]).gains

    def mine(self, gains: Sequence[float]) -> float:
        """What a division is worth to the seat: its gain, less a little where the others gain more than is fair."""
        own = gains[self.place]
        return own - SPITE * max(0.0, (sum(gains) - own) / max(1, len(gains) - 1) - self.fair)

    # ---- searching -------------------------------------------------------------------------------

    def _dealt(self) -> Division:
        """The tokens dealt out one by one."""
        parts = len(self.involved)
        shares = [[0] * len(self.treasure) for _ in range(parts)]
        turn = 0
        for colour in self.colours:
            for _ in range(self.treasure[colour]):
                shares[turn % parts][colour] += 1
                turn += 1
        return self.division_of([tuple(share) for share in shares])

    def _moved(self, here: Division, giver: int, taker: int, colour: int) -> Division:
        """The same with one token of this colour going from one place to another."""
        was = here.columns[colour]
        column = list(was)
        column[giver] -= 1
        column[taker] += 1
        now = tuple(column)
        columns = here.columns.copy()
        columns[colour] = now
        before, after = self._gains[colour][was], self._gains[colour][now]
        return Division(columns, [gain + after[at] - before[at] for at, gain in enumerate(here.gains)])

    def _climb(self, here: Division, worth: Worth) -> Division:
        """Move tokens, and where that does not help exchange two, as long as it gets better."""
        for _ in range(STEPS):
            better = self._better(here, worth)
            if better is None:
                break
            here = better
        return here

    def _better(self, here: Division, worth: Worth) -> Division | None:
        best: Division | None = None
        most = worth(here.gains) + 1e-9
        places = range(len(self.involved))
        steps: list[tuple[int, int, int, Division]] = []
        for colour in self.colours:
            for giver in places:
                if here.columns[colour][giver]:
                    for taker in places:
                        if taker != giver:
                            there = self._moved(here, giver, taker, colour)
                            steps.append((giver, taker, colour, there))
                            rank = worth(there.gains)
                            if rank > most:
                                best, most = there, rank
        if best is not None:
            return best
        for giver, taker, colour, once in steps:
            for back in self.colours:
                if back > colour and here.columns[back][taker]:
                    there = self._moved(once, taker, giver, back)
                    rank = worth(there.gains)
                    if rank > most:
                        best, most = there, rank
        return best

    def _ladder(self) -> list[Division]:
        """From the even division up to all for this seat, and down, token by token; the best for this seat first."""
        up: list[Division] = []
        here = self._step(self.even, True)
        while here is not None:
            up.append(here)
            here = self._step(here, True)
        down: list[Division] = []
        here = self._step(self.even, False)
        while here is not None and len(down) < STEPS_DOWN:
            down.append(here)
            here = self._step(here, False)
        return [*reversed(up), self.even, *down]

    def _step(self, here: Division, up: bool) -> Division | None:
        """One token comes to this seat, or leaves it, where that moves least and hurts the worst off least."""
        best: Division | None = None
        most = -1e9
        mine = here.gains[self.place]
        for other in range(len(self.involved)):
            if other == self.place:
                continue
            giver, taker = (other, self.place) if up else (self.place, other)
            for colour in self.colours:
                if not here.columns[colour][giver]:
                    continue
                there = self._moved(here, giver, taker, colour)
                change = there.gains[self.place] - mine
                if up and change <= 0:
                    continue
                rank = there.least_of_others(self.place) - STRIDE * abs(change)
                if rank > most:
                    best, most = there, rank
        return best

    # ---- what to propose -------------------------------------------------------------------------

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

    def variants(self, here: Division) -> list[Division]:
        """Divisions like this one: a token of another's goes to a third, or two change places; the kindest first."""
        found: list[Division] = []
        others = [place for place in range(len(self.involved)) if place != self.place]
        for other in others:
            for colour in self.colours:
                if here.columns[colour][other]:
                    found += [self._moved(here, other, taker, colour) for taker in others if taker != other]
                if here.columns[colour][self.place]:
                    once = self._moved(here, self.place, other, colour)
                    backs = [back for back in self.colours if back != colour and here.columns[back][other]]
                    found += [self._moved(once, other, self.place, back) for back in backs]
        return sorted(found, key=lambda each: -each.least_of_others(self.place))

    def bridge(self, demands: Sequence[float]) -> Division | None:
        """A division that gives everyone else what they insist on and the most to this seat, if there is one.

        `demands` are gains by place; the own one does not count.
        """
        key = tuple(demands)
        found = self._bridges.get(key)
        if found is None:
            found = self._climb(self.even, lambda gains: self._bridging(gains, demands))
            self._bridges[key] = found
        short = [demands[at] - gain for at, gain in enumerate(found.gains) if at != self.place]
        return found if max(short) <= 0.01 else None

    def _bridging(self, gains: Sequence[float], demands: Sequence[float]) -> float:
        missing = 0.0
        for place, gain in enumerate(gains):
            if place != self.place and gain < demands[place]:
                missing += demands[place] - gain
        return gains[self.place] - INSISTENCE * missing


def _care(gains: Sequence[float]) -> float:
    """How good these gains are together, where a point counts more for who has less."""
    return -sum([exp(-CARE * gain) for gain in gains])
