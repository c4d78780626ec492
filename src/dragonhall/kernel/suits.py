"""Cards of several suits, one of each number in every suit: their names, and bit masks of them.

Cards are numbered by number, then suit, so that all cards of one number lie side by side in a bit mask. A game may
give further cards the numbers that follow; only `cards_in` knows their names.
"""

from __future__ import annotations

from typing import Final

from dragonhall.kernel.edition import Table, shown

REMEMBERED: Final = 20_000
"""How many sets of cards the names are kept of."""


class Suits:
    """The suited cards of an edition, read from its table: `numbers`, and rows of `suits`. Immutable by habit."""

    def __init__(self, table: Table) -> None:
        self.numbers: int = table.whole("numbers", 1, 20)
        self.suits: list[str] = []
        self.letters: list[str] = []
        self.symbols: list[str] = []
        self.suit_names: dict[str, dict[str, str]] = {}
        for row in table.rows("suits"):
            suit, letter = row.id(), row.text("letter")
            if len(letter) != 1 or not "A" <= letter <= "Z" or letter in self.letters:
                raise row.fail("letter", f"must be one capital letter of its own, not {shown(letter)}")
            if suit in self.suits:
                raise row.fail("id", f"{suit!r} is there twice")
            self.suits.append(suit)
            self.letters.append(letter)
            self.symbols.append(row.text("symbol"))
            self.suit_names[suit] = row.names()
            row.source()
            row.done()
        if not 1 <= len(self.suits) <= 8:
            raise table.fail("suits", "must be from 1 to 8 suits")
        width = len(self.suits)
        self.width: int = width
        self.cards: int = self.numbers * width
        self.names: list[str] = [f"{self.letters[card % width]}{card // width + 1}" for card in range(self.cards)]
        self.card_of: dict[str, int] = {name: card for card, name in enumerate(self.names)}
        self.number_of: list[int] = [card // width for card in range(self.cards)]
        self.suit_masks: list[int] = [
            sum(1 << card for card in range(suit, self.cards, width)) for suit in range(width)
        ]
        self.number_masks: list[int] = [((1 << width) - 1) << (number * width) for number in range(self.numbers)]
        self.all_cards: int = (1 << self.cards) - 1
        self._named: dict[int, tuple[str, ...]] = {}

    def add(self, name: str) -> int:
        """Give a further card, which has no suit, the next number; several may bear one name."""
        self.names.append(name)
        return len(self.names) - 1

    def cards_in(self, mask: int) -> tuple[str, ...]:
        """The names of the cards in a bit mask, by number, then suit."""
        known = self._named.get(mask)
        if known is not None:
            return known
        names = []
        rest = mask
        while rest:
            low = rest & -rest
            names.append(self.names[low.bit_length() - 1])
            rest ^= low
        named = tuple(names)
        if len(self._named) < REMEMBERED:
            self._named[mask] = named
        return named

    def mask_of(self, names: tuple[str, ...]) -> int:
        """The bit mask of these suited cards. Raises KeyError for a name that is none."""
        mask = 0
        for name in names:
            mask |= 1 << self.card_of[name]
        return mask


def cards_of(mask: int) -> list[int]:
    """The numbers of the cards in a bit mask, the lowest first."""
    cards: list[int] = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards
