"""Which adventurers of a hand make a strike, a stomp, a scream or the Dragon Spell. (dw-strike …)"""

from __future__ import annotations

from typing import Final

from dragonhall.games.dragonwood.edition import SCREAM, SPELL, Edition
from dragonhall.kernel import sets
from dragonhall.kernel.sets import BySize


class Sets(sets.Sets):
    """Finds the sets of one edition: strikes are runs, stomps share a number, screams a suit."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition.suited, edition.most_dice)
        self.spell_cards: Final[int] = edition.spell_cards

    def find(self, kind: int, hand: int, wilds: int) -> BySize:
        return self._spells(hand, wilds) if kind == SPELL else super().find(kind, hand, wilds)

    def fits(self, kind: int, cards: int, wilds: int) -> bool:
        if kind != SPELL:
            return super().fits(kind, cards, wilds)
        if cards.bit_count() + wilds != self.spell_cards:
            return False
        return cards == 0 or (super().fits(SCREAM, cards, wilds) and self._spans(cards, cards.bit_count(), wilds))

    def _spells(self, hand: int, wilds: int) -> BySize:
        """Sets that make the Dragon Spell: a run within one suit, of exactly the cards that it asks for. (dw-spell)"""
        sizes: BySize = [[] for _ in range(self.most + 1)]
        wanted = self.spell_cards - wilds
        if wanted < 0:
            return sizes
        if wanted == 0:
            sizes[0] = [0]
            return sizes
        for group in self.suit_masks:
            cards = hand & group
            if cards.bit_count() >= wanted:
                found = self.runs(cards) if wilds == 0 else self.gapped_runs(cards, wilds)
                sizes[wanted] += found[wanted]
        return sizes
