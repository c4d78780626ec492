"""Which cards of a hand make a run, or share a number or a suit. Hands and sets are bit masks."""

from __future__ import annotations

from typing import Final, TypeAlias

from dragonhall.kernel.suits import Suits

BySize: TypeAlias = list[list[int]]
"""Sets by how many cards they have: item k holds the masks of those with k cards."""

RUN: Final = 0
NUMBER: Final = 1
SUIT: Final = 2
"""The kinds of set."""


class Sets:
    """Finds sets of at most `most` cards. Remembers the subsets of a suit and of a number, which are few.

    Wild cards complete a set beside the cards found; sets leave room for them.
    """

    def __init__(self, suits: Suits, most: int) -> None:
        self.most: Final[int] = most
        self.width: Final[int] = suits.width
        self.numbers: Final[int] = suits.numbers
        self.suit_masks: Final[list[int]] = suits.suit_masks
        self.number_masks: Final[list[int]] = suits.number_masks
        self._subsets: dict[int, BySize] = {}

    def subsets(self, cards: int) -> BySize:
        """The non-empty subsets of these cards with at most as many cards as dice may be rolled."""
        known = self._subsets.get(cards)
        if known is not None:
            return known
        sizes: BySize = [[] for _ in range(self.most + 1)]
        subset = cards
        while subset:
            size = subset.bit_count()
            if size <= self.most:
                sizes[size].append(subset)
            subset = (subset - 1) & cards
        if len(self._subsets) < 100_000:
            self._subsets[cards] = sizes
        return sizes

    def find(self, kind: int, hand: int, wilds: int) -> BySize:
        """The sets of this kind that the hand holds, to be completed by that many wild cards.

        With wild cards the empty set, the first entry, is one too.
        """
        if kind == RUN:
            sizes = self.runs(hand) if wilds == 0 else self.gapped_runs(hand, wilds)
        else:
            sizes = self._same(hand, self.suit_masks if kind == SUIT else self.number_masks)
        if wilds:
            sizes[0] = [0]
            for size in range(max(0, self.most - wilds) + 1, self.most + 1):
                sizes[size] = []
        return sizes

    def _same(self, hand: int, groups: list[int]) -> BySize:
        sizes: BySize = [[] for _ in range(self.most + 1)]
        for group in groups:
            cards = hand & group
            if cards:
                subsets = self.subsets(cards)
                for size in range(1, min(cards.bit_count(), self.most) + 1):
                    sizes[size].extend(subsets[size])
        return sizes

    def runs(self, hand: int) -> BySize:
        """Every run of the hand."""
        sizes: BySize = [[] for _ in range(self.most + 1)]
        ending: BySize = []  # the runs that end at the number before, by size
        for group in self.number_masks:
            cards = hand & group
            if not cards:
                ending = []
                continue
            here: BySize = [[] for _ in range(min(len(ending) + 1, self.most))]
            while cards:
                card = cards & -cards
                cards ^= card
                here[0].append(card)
                for shorter in range(len(here) - 1):
                    for run in ending[shorter]:
                        here[shorter + 1].append(run | card)
            for shorter in range(len(here)):
                sizes[shorter + 1].extend(here[shorter])
            ending = here
        return sizes

    def gapped_runs(self, hand: int, wilds: int) -> BySize:
        """Sets of different numbers that so many wild cards complete to a run no longer than the numbers there are."""
        sizes: BySize = [[] for _ in range(self.most + 1)]
        stack: list[tuple[int, int, int, int]] = []  # set, its size, first number, last number
        for number in range(self.numbers):
            cards = hand & self.number_masks[number]
            added: list[tuple[int, int, int, int]] = []
            while cards:
                card = cards & -cards
                cards ^= card
                added.append((card, 1, number, number))
                for run, size, first, _last in stack:
                    if size < self.most and number - first + 1 <= size + 1 + wilds:
                        added.append((run | card, size + 1, first, number))
            stack += added
        for run, size, _, _ in stack:
            if size + wilds <= self.numbers:
                sizes[size].append(run)
        return sizes

    def fits(self, kind: int, cards: int, wilds: int) -> bool:
        """Whether these cards, with so many wild ones, are a set of this kind."""
        size = cards.bit_count()
        if size == 0:
            return wilds > 0
        if kind == NUMBER:
            return any(cards & group == cards for group in self.number_masks)
        if kind == SUIT:
            return any(cards & group == cards for group in self.suit_masks)
        return self._spans(cards, size, wilds)

    def _spans(self, cards: int, size: int, wilds: int) -> bool:
        numbers = 0
        for number, group in enumerate(self.number_masks):
            if cards & group:
                numbers |= 1 << number
        if numbers.bit_count() != size or size + wilds > self.numbers:
            return False
        return numbers.bit_length() - (numbers & -numbers).bit_length() + 1 <= size + wilds
