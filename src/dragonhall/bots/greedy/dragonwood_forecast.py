"""What attempts on average hands come to, and what the greedy bot of Dragonwood believes about the rest."""

from __future__ import annotations

from math import erf
from typing import Final, NamedTuple

from dragonhall.games.dragonwood.advice import Adviser, adviser_of
from dragonhall.games.dragonwood.edition import CREATURE, Edition


class Weights(NamedTuple):
    """What the bot believes, in points unless said otherwise; found by playing many matches against itself."""

    card: float = 0.45  # an adventurer in the hand
    full: float = 0.1  # how much less one is worth that joins `plenty` others
    plenty: int = 5
    now: float = 0.7  # share of the best attempt on the table that is still there next turn, with one rival
    contest: float = 0.9  # what each further rival leaves of it
    later: float = 0.5  # share of an average attempt on a card yet to come, with one rival
    crowd: float = 0.0  # what each further rival adds to it
    fresh: float = 0.0  # the card that fills the place of a captured one
    lasting: float = 0.8  # share of what a permanent enhancement adds to average attempts
    once: float = 1.2  # the same for a once-only one
    spread: float = 2.0  # variance of a lead per turn
    fade: float = 3.0  # turns before the end from which cards lose their worth
    creature: float = 0.4  # a creature towards the bonus, in cards yet to come


class Forecast:
    """What an edition offers on average: kept between decisions."""

    def __init__(self, edition: Edition, weights: Weights) -> None:
        self.edition: Final[Edition] = edition
        self.weights: Final[Weights] = weights
        self.adviser: Final[Adviser] = adviser_of(edition)
        self.creatures = [kind for kind, type_ in enumerate(edition.type_of) if type_ == CREATURE]
        self.all = sum([edition.copies[kind] for kind in self.creatures])
        self._gains: dict[tuple[int, ...], list[list[list[float]]]] = {}
        self._means: dict[tuple[int, ...], float] = {}

    def gains(self, kinds: list[int], rewards: list[float], adds: list[int], rerolls: bool, card: float) -> Gains:
        """By kind, method and size of set: what the best attempt with at most so many cards is worth."""
        edition = self.edition
        dice = self.adviser.dice
        found: Gains = []
        for kind, reward in zip(kinds, rewards, strict=True):
            creature = edition.type_of[kind] == CREATURE
            row: list[list[float]] = []
            for method in range(3):
                wanted = edition.value_of[kind][method] - (adds[method] if creature else 0)
                best = 0.0
                sizes = [0.0]
                for size in range(1, edition.most_dice + 1):
                    chance = dice.chance_again(size, wanted) if rerolls and creature else dice.chance(size, wanted)
                    worth = chance * (reward - card * size) - (1.0 - chance) * card
                    best = max(best, worth)
                    sizes.append(best)
                row.append(sizes)
            found.append(row)
        return found

    def mean(self, strike: int, stomp: int, scream: int, adds: list[int], rerolls: bool, step: int) -> float:
        """What the best attempt with sets of these sizes is worth on average over all creatures.

        `step` is the worth of a card in tenths of a point.
        """
        key = (strike, stomp, scream, *adds, rerolls, step)
        known = self._means.get(key)
        if known is None:
            table = (*adds, rerolls, step)
            gains = self._gains.get(table)
            if gains is None:
                rewards = [self.edition.points_of[kind] + self.weights.creature for kind in self.creatures]
                gains = self.gains(self.creatures, rewards, adds, rerolls, step / 10)
                self._gains[table] = gains
            known = 0.0
            for kind, row in zip(self.creatures, gains, strict=True):
                known += self.edition.copies[kind] * max(row[0][strike], row[1][stomp], row[2][scream])
            known /= max(1, self.all)
            self._means[key] = known
        return known

    def typical(self, adds: list[int], rerolls: bool, step: int) -> float:
        """The same for hands as one often has them."""
        most = self.edition.most_dice
        total = 0.0
        for strike, stomp, scream in ((3, 2, 3), (4, 2, 3), (3, 3, 3), (3, 2, 4)):
            total += self.mean(min(strike, most), min(stomp, most), min(scream, most), adds, rerolls, step)
        return total / 4


Gains = list[list[list[float]]]


def normal(x: float) -> float:
    """The chance that a standard normal number is below x."""
    return 0.5 * (1.0 + erf(x * 0.7071067811865476))
