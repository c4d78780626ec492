"""Advice for Dragon's Gold: what tokens are worth to whom, from what a seat may know. For coaches, screens and bots.

A gem is worth what it adds to the chance of a majority. That chance is an estimate: every gem of the colour that is
still to come goes to each seat as likely as to another, or is lost. Holdings that are not known for sure are taken as
they are on average. Nothing here decides: `bots` do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from dragonhall.games.dragons_gold.actions import Counts
from dragonhall.games.dragons_gold.edition import BLACK, GEMS, Edition
from dragonhall.games.dragons_gold.view import DragonsGoldView

KEPT: Final = 0.9
"""The part of the treasure to come that somebody gets; the rest is lost in talks that fail."""


@lru_cache(maxsize=1024)
def _binomial(count: int, chance: float) -> tuple[float, ...]:
    return tuple([comb(count, k) * chance**k * (1 - chance) ** (count - k) for k in range(count + 1)])


@lru_cache(maxsize=1024)
def _at_most(count: int, chance: float) -> tuple[float, ...]:
    sums = []
    total = 0.0
    for part in _binomial(count, chance):
        total += part
        sums.append(total)
    return tuple(sums)


@lru_cache(maxsize=65536)
def majority_chance(mine: int, others: tuple[int, ...], to_come: int) -> float:
    """The chance to have the most gems of a colour at the end, level or alone, where so many are still to come.

    >>> majority_chance(3, (1, 0), 0), majority_chance(0, (0, 0), 0)
    (1.0, 0.0)
    """
    share = KEPT / (len(others) + 1)
    at_most = _at_most(to_come, share)
    found = 0.0
    for more, odds in enumerate(_binomial(to_come, share)):
        have = mine + more
        if have == 0:
            continue
        for other in others:
            room = have - other
            if room < 0:
                odds = 0.0
                break
            if room < to_come:
                odds *= at_most[room]
        found += odds
    return found


class Outlook:
    """What one audience may think of the seats' treasure: expected holdings, and what is to come, by colour."""

    def __init__(self, edition: Edition, view: DragonsGoldView) -> None:
        self.edition = edition
        self.seats = len(view.players)
        self.advanced = view.options["advanced_scoring"] is True
        majorities = edition.advanced_majority if self.advanced else edition.majority
        self.majority = majorities[self.seats]
        self.black = edition.advanced_black if self.advanced else edition.black
        self.holdings = expected_holdings(view)
        self.to_come = list(view.bag)
        for slot, dragon in enumerate(view.dragons):
            if dragon is not None and (view.sharing is None or view.sharing.slot != slot):
                for colour, count in enumerate(dragon.treasure):
                    self.to_come[colour] += count
        self.owner = -1  # who is thought to own the Black Diamond
        for seat, held in enumerate(self.holdings):
            if held[BLACK] >= 1:
                self.owner = seat
        self._rounded = [[round(count) for count in held] for held in self.holdings]

    def chance(self, seat: int, gem: int, shares: Sequence[int]) -> float:
        """The chance of a seat's majority if each seat got so many more gems of this colour."""
        if self.advanced and seat == self.owner:
            return 0.0
        held = self._rounded
        others = [held[each][gem] + shares[each] for each in range(self.seats) if each != seat]
        return majority_chance(held[seat][gem] + shares[seat], tuple(sorted(others)), self.to_come[gem])

    def worth(self, seat: int, colour: int, shares: Sequence[int]) -> float:
        """What a seat gains in expected points if each seat gets so many tokens of this colour."""
        mine = shares[seat]
        if colour not in GEMS:
            if colour == BLACK:
                return mine * self._black_worth(seat)
            return float(mine * self.edition.points[colour])
        nothing = [0] * self.seats
        gain = self.majority * (self.chance(seat, colour, shares) - self.chance(seat, colour, nothing))
        if self.advanced and seat != self.owner:
            gain += mine * self._set_worth(seat, colour)
        return gain

    def _black_worth(self, seat: int) -> float:
        """The Black Diamond's points, less what its owner gives up for them. (dg-advanced-black-diamond)"""
        if not self.advanced:
            return float(self.black)
        nothing = [0] * self.seats
        chances = sum([self.chance(seat, gem, nothing) for gem in GEMS])
        sets = min([self.holdings[seat][gem] for gem in GEMS]) * self.edition.set_points
        return self.black - chances * self.majority - sets

    def _set_worth(self, seat: int, colour: int) -> float:
        """What one gem does for full sets: most where the seat has fewest of it. (dg-gem-sets)"""
        held = self.holdings[seat]
        fewest = min([held[gem] for gem in GEMS])
        if held[colour] > fewest + 1:
            return 0.0
        scarce = sum([1 for gem in GEMS if held[gem] <= fewest + 0.5])
        return self.edition.set_points * 0.7 / scarce

    def token(self, seat: int, colour: int) -> float:
        """What one more token of this colour is worth to a seat."""
        one = [1 if each == seat else 0 for each in range(self.seats)]
        return self.worth(seat, colour, one)

    def heap(self, seat: int, tokens: Counts) -> float:
        """What a heap of tokens would be worth to a seat that got all of it."""
        found = 0.0
        for colour, count in enumerate(tokens):
            if count:
                found += self.worth(seat, colour, [count if each == seat else 0 for each in range(self.seats)])
        return found

    def unknown(self, seat: int) -> float:
        """What a token drawn from the bag is worth to a seat on average."""
        bag = self.to_come
        total = sum(bag)
        if not total:
            return 0.0
        return sum([count * self.token(seat, colour) for colour, count in enumerate(bag) if count]) / total


def expected_holdings(view: DragonsGoldView) -> list[list[float]]:
    """How many tokens of each colour every seat has on average, given what the view says.

    What was stolen unseen is taken from the known tokens of the robbed in proportion, and looks like what the others
    have lost on average.
    """
    moved = [0.0] * 9
    for player in view.players:
        whole = sum(player.tokens)
        if player.gone and whole:
            for colour, count in enumerate(player.tokens):
                moved[colour] += count * player.gone / whole
    stolen = sum(moved)
    found: list[list[float]] = []
    for player in view.players:
        whole = sum(player.tokens)
        left = 1 - min(1.0, player.gone / whole) if whole else 0.0
        came = player.came / stolen if stolen else 0.0
        found.append([count * left + moved[colour] * came for colour, count in enumerate(player.tokens)])
    return found


def expected_scores(edition: Edition, view: DragonsGoldView) -> list[float]:
    """What every seat would score at the end if all went on evenly: certain points, and majorities by their chances."""
    outlook = Outlook(edition, view)
    nothing = [0] * outlook.seats
    found = []
    for seat, held in enumerate(outlook.holdings):
        points = sum([held[colour] * edition.points[colour] for colour in range(9)]) + held[BLACK] * outlook.black
        points += sum([outlook.majority * outlook.chance(seat, gem, nothing) for gem in GEMS])
        if outlook.advanced and seat != outlook.owner:
            points += min([held[gem] for gem in GEMS]) * edition.set_points
        found.append(points)
    return found
