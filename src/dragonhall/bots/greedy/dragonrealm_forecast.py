"""What the greedy bot of Dragonrealm believes: how locations will fill up, and what enhancements are worth."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from dragonhall.games.dragonrealm.advice import Adviser, adviser_of
from dragonhall.games.dragonrealm.edition import DRAGON, SEARCH, SNEAK, Edition
from dragonhall.games.dragonrealm.scoring import shares

Prospect: TypeAlias = tuple[float, ...]
"""What a location will bring each seat, in coins, Dragonstones counted in."""


AHEAD: Final = 8
"""So many figures on a location the bot thinks ahead."""


class Weights(NamedTuple):
    """What the bot believes, in coins unless said otherwise; found by playing many matches against itself."""

    card: float = 0.35  # a card in the hand
    full: float = 0.1  # how much less one is worth that joins `plenty` others
    plenty: int = 6
    now: float = 0.85  # share of the best exploration in sight that is worth as much next turn
    nearly: float = 0.6  # what each rival leaves of it until then, where one space is free
    soon: float = 0.8  # the same with two
    second: float = 0.25  # share of the best exploration with another set of cards
    stone: float = 0.55  # a Dragonstone
    rival: float = 0.6  # how much a coin for the others together takes from one of mine
    goblin: float = 0.4  # how likely the next figure on a location is a goblin, against a player who is there
    absent: float = 0.6  # the same for a player who is not there
    academy: float = 0.4  # an adventurer in the Academy that can help with rolls
    alley: float = 0.5  # an adventurer in the Alley
    crowded: float = 0.35  # each adventurer fewer at home than `enough`
    enough: int = 3
    once: float = 0.5  # a once-only bonus
    die: float = 0.6  # a once-only further die
    wild: float = 0.8  # a once-only wild card
    again: float = 0.9  # rolling a die again, all through a match
    draw: float = 2.0  # a card after each failure, all through a match
    sneak: float = 1.6  # one more on every sneak, all through a match
    search: float = 2.8
    storm: float = 1.4
    win: float = 15.0  # ending the match as its winner


class Forecast:
    """What an edition offers on average: kept between decisions."""

    def __init__(self, edition: Edition, weights: Weights) -> None:
        self.edition: Final[Edition] = edition
        self.weights: Final[Weights] = weights
        self.adviser: Final[Adviser] = adviser_of(edition)
        self._prospects: dict[tuple[int, tuple[int, ...], int, int], Prospect] = {}
        self._fit: dict[int, tuple[int, int, int]] = {}

    def prospect(self, kind: int, there: tuple[int, ...], goblins: int) -> Prospect:
        """What a location will bring each seat on average once it is full, whoever comes next being a matter of luck.

        Players who are there already come sooner; goblins come to every location but a Dragon. Where many spaces are
        free, only the next few are thought of.
        """
        now = sum(there) + goblins
        return self._prospect(kind, there, goblins, min(self.edition.spaces_of[kind], now + AHEAD))

    def _prospect(self, kind: int, there: tuple[int, ...], goblins: int, full: int) -> Prospect:
        key = (kind, there, goblins, full)
        known = self._prospects.get(key)
        if known is not None:
            return known
        edition = self.edition
        if sum(there) + goblins >= full:
            known = self.scored(kind, there, goblins)
        else:
            weights = self.weights
            total = 0.0
            worth = [0.0] * len(there)
            for seat, count in enumerate(there):
                weight = 1.0 if count else weights.absent
                after = self._prospect(kind, (*there[:seat], count + 1, *there[seat + 1 :]), goblins, full)
                total += weight
                for other in range(len(there)):
                    worth[other] += weight * after[other]
            if edition.level_of[kind] != DRAGON and goblins < edition.goblins:
                after = self._prospect(kind, there, goblins + 1, full)
                total += weights.goblin
                for other in range(len(there)):
                    worth[other] += weights.goblin * after[other]
            known = tuple([each / total for each in worth])
        self._prospects[key] = known
        return known

    def scored(self, kind: int, there: tuple[int, ...], goblins: int) -> Prospect:
        """What a location brings each seat if it is scored as it stands. (dr-first-second)"""
        coins, winner = self.shares(kind, there, goblins)
        worth = [float(each) for each in coins]
        if winner >= 0:
            worth[winner] += self.weights.stone * self.edition.stones_of[kind]
        return tuple(worth)

    def shares(self, kind: int, there: tuple[int, ...], goblins: int) -> tuple[list[int], int]:
        """The coins of each seat if a location is scored as it stands, and who wins its card (−1: nobody)."""
        edition = self.edition
        return shares(edition.first_of[kind], edition.second_of[kind], edition.others, list(there), goblins)

    def margin(self, prospect: Prospect, seat: int) -> float:
        """What a prospect is worth to a seat, what it gives to rivals counted against it."""
        others = sum(prospect) - prospect[seat]
        return prospect[seat] - self.weights.rival * others / (len(prospect) - 1)

    def enhancement(self, kind: int, left: float) -> float:
        """What an enhancement is worth when such a share of the match is left."""
        edition = self.edition
        weights = self.weights
        if edition.once[kind]:
            fading = min(1.0, 3.0 * left)
            if edition.wilds[kind]:
                return weights.wild * fading
            return (weights.die if edition.extra_dice[kind] else weights.once) * fading
        worth = edition.end_coins[kind] + weights.stone * edition.end_stones[kind]
        worth += left * weights.draw * edition.draws_of[kind]
        if edition.rerolls[kind]:
            worth += left * weights.again
        for method, amount in enumerate(edition.adds_of[kind]):
            each = weights.sneak if method == SNEAK else weights.search if method == SEARCH else weights.storm
            worth += left * each * amount
        return worth

    def sizes(self, hand: int) -> tuple[int, int, int]:
        """The largest sets of a hand: a run, one number, one suit."""
        found = self._fit.get(hand)
        if found is None:
            edition = self.edition
            longest = run = alike = suited = 0
            for group in edition.number_masks:
                held = (hand & group).bit_count()
                if held:
                    run += 1
                    if held > alike:
                        alike = held
                    if run > longest:
                        longest = run
                else:
                    run = 0
            for group in edition.suit_masks:
                held = (hand & group).bit_count()
                if held > suited:
                    suited = held
            most = edition.most_dice
            found = (min(longest, most), min(alike, most), min(suited, most))
            if len(self._fit) > 200_000:
                self._fit.clear()
            self._fit[hand] = found
        return found
