"""Draws one set of cards of a hand uniformly without listing any: counts the sets, then finds the one drawn.

Each set may be put to several uses, as many as its kind and size allow; every use of every set is as likely as any
other.
"""

from __future__ import annotations

from math import comb
from typing import Final, TypeAlias

from dragonhall.kernel.chance import Chance
from dragonhall.kernel.sets import NUMBER, RUN, SUIT, Sets

Uses: TypeAlias = tuple[list[int], list[int]]
"""Of a kind of set: how many uses a set has by its size; and how many uses all sets within one suit or number have
together, by how many cards of it are held."""


class SetPicker:
    """Counts and draws sets."""

    def __init__(self, sets: Sets) -> None:
        self.sets: Final[Sets] = sets
        self._widest: int = max(sets.numbers, sets.width)

    def uses(self, by_size: list[int]) -> Uses:
        """The uses of a kind of set, from how many a set has by its size (item 0 is not looked at)."""
        within = [
            sum([comb(held, size) * by_size[size] for size in range(1, self.sets.most + 1)])
            for held in range(self._widest + 1)
        ]
        return by_size, within

    def pick(
        self, hand: int, uses: list[Uses], others: int, chance: Chance, seat: int, turn: int
    ) -> tuple[int, int, int]:
        """A uniformly random one of so many other things and all uses of all sets, `uses` being by kind of set.

        Gives the kind, the cards and the number of the use; −1, no cards and a number for one of the others.
        """
        sets = self.sets
        within = uses[SUIT][1]
        suited = 0
        for group in sets.suit_masks:
            cards = hand & group
            if cards:
                suited += within[cards.bit_count()]
        within = uses[NUMBER][1]
        alike = 0
        by_size = uses[RUN][0]
        in_runs = 0
        runs: list[int] = []  # how many runs end at the number before, by size − 1
        width = sets.width
        most = sets.most
        number_masks = sets.number_masks
        alone = by_size[1]
        before = -2
        rest = hand
        while rest:
            number = ((rest & -rest).bit_length() - 1) // width
            cards = rest & number_masks[number]
            rest ^= cards
            held = cards.bit_count()
            alike += within[held]
            in_runs += held * alone
            if number == before + 1:
                longer = [held]
                size = 1
                for count in runs:
                    size += 1
                    if size <= most:
                        longer.append(held * count)
                        in_runs += held * count * by_size[size]
                runs = longer
            else:
                runs = [held]
            before = number
        pick = chance.below(others + in_runs + alike + suited, "random seat", seat, turn)
        if pick < others:
            return -1, 0, pick
        pick -= others
        if pick < in_runs:
            return self._run(hand, by_size, pick)
        pick -= in_runs
        if pick < alike:
            return self._same(hand, NUMBER, number_masks, uses[NUMBER], pick)
        return self._same(hand, SUIT, sets.suit_masks, uses[SUIT], pick - alike)

    def _same(self, hand: int, kind: int, groups: list[int], uses: Uses, pick: int) -> tuple[int, int, int]:
        by_size, within = uses
        for group in groups:
            cards = hand & group
            held = cards.bit_count()
            if pick >= within[held]:
                pick -= within[held]
                continue
            subsets = self.sets.subsets(cards)
            for size in range(1, min(held, self.sets.most) + 1):
                here = len(subsets[size]) * by_size[size]
                if pick < here:
                    return kind, subsets[size][pick // by_size[size]], pick % by_size[size]
                pick -= here
        raise IndexError("the counts of sets do not add up")

    def _run(self, hand: int, by_size: list[int], pick: int) -> tuple[int, int, int]:
        groups = self.sets.number_masks
        runs: list[int] = []
        for last, group in enumerate(groups):
            held = (hand & group).bit_count()
            if held == 0:
                runs = []
                continue
            runs = [held, *[held * count for count in runs]][: self.sets.most]
            for size, count in enumerate(runs, start=1):
                here = count * by_size[size]
                if pick >= here:
                    pick -= here
                    continue
                use, which = pick % by_size[size], pick // by_size[size]
                cards = 0
                for number in range(last - size + 1, last + 1):
                    choices = hand & groups[number]
                    for _ in range(which % choices.bit_count()):
                        choices &= choices - 1
                    which //= (hand & groups[number]).bit_count()
                    cards |= choices & -choices
                return RUN, cards, use
        raise IndexError("the counts of sets do not add up")
