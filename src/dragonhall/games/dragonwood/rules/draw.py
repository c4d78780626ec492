"""Draws one possible attempt uniformly without listing any: counts the sets of a hand, then finds the one drawn.

How many of the landscape's cards a set of k adventurers can reach depends on few things, so the counts for every
combination met are kept: by the number of cards for strikes, and by how many cards of one suit or number a hand holds
for screams and stomps.
"""

from __future__ import annotations

from typing import Final

from dragonhall.games.dragonwood.actions import METHODS, Attempt
from dragonhall.games.dragonwood.edition import CREATURE, SCREAM, STOMP, STRIKE, Edition
from dragonhall.games.dragonwood.rules.sets import Sets
from dragonhall.games.dragonwood.state import EMPTY, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.picking import SetPicker, Uses

_DIGIT: Final = 4  # bits per histogram digit: a landscape holds at most 12 cards


class Drawer:
    """Counts and draws attempts without once-only enhancements and without the Dragon Spell."""

    def __init__(self, edition: Edition, sets: Sets) -> None:
        self.edition: Final[Edition] = edition
        self.sets: Final[Sets] = sets
        self._known: dict[int, Uses] = {}
        self._picker: Final[SetPicker] = SetPicker(sets)
        most = sum([max(adds) * copies for adds, copies in zip(edition.adds_of, edition.copies, strict=True)])
        self._least: list[list[list[int]]] = [
            [[self._least_cards(kind, method, bonus) for bonus in range(most + 1)] for method in range(3)]
            for kind in range(len(edition.kinds))
        ]

    def _least_cards(self, kind: int, method: int, bonus: int) -> int:
        """The fewest adventurers that have a chance at this card; past the most dice: none have. (dw-strength)"""
        edition = self.edition
        wanting = edition.value_of[kind][method]
        if edition.type_of[kind] == CREATURE:
            wanting -= bonus
        if wanting <= edition.most_face:
            return 1
        if edition.most_face <= 0:
            return edition.most_dice + 1
        return min((wanting + edition.most_face - 1) // edition.most_face, edition.most_dice + 1)

    def counts(self, position: Position, seat: int) -> list[Uses]:
        """By method: how many attempts the sets of a hand make, remembered until the landscape changes."""
        found = position.reach[seat]
        if found is None:
            strike, stomp, scream = 0, 0, 0
            adds = position.adds
            seen = 0
            for kind in position.landscape:
                if kind != EMPTY and not seen >> kind & 1:
                    seen |= 1 << kind
                    least = self._least[kind]
                    strike += 1 << _DIGIT * least[STRIKE][adds[4 * seat]]
                    stomp += 1 << _DIGIT * least[STOMP][adds[4 * seat + STOMP]]
                    scream += 1 << _DIGIT * least[SCREAM][adds[4 * seat + SCREAM]]
            found = [self._counts(strike), self._counts(stomp), self._counts(scream)]
            position.reach[seat] = found
        return found

    def _counts(self, key: int) -> Uses:
        known = self._known.get(key)
        if known is None:
            most = self.edition.most_dice
            reached = [0] * (most + 1)
            for size in range(1, most + 1):
                reached[size] = reached[size - 1] + (key >> _DIGIT * size & (1 << _DIGIT) - 1)
            known = self._picker.uses(reached)
            self._known[key] = known
        return known

    def draw(self, position: Position, seat: int, chance: Chance) -> Attempt | None:
        """A uniformly random one of all attempts and the reload; None is the reload."""
        counts = position.reach[seat] or self.counts(position, seat)
        method, cards, number = self._picker.pick(position.hands[seat], counts, 1, chance, seat, position.turn)
        return None if method < 0 else self._attempt(position, seat, method, cards, cards.bit_count(), number)

    def _attempt(self, position: Position, seat: int, method: int, cards: int, size: int, number: int) -> Attempt:
        """The attempt at the number-th of the cards in the landscape that so many adventurers can reach."""
        bonus = position.adds[4 * seat + method]
        seen = 0
        for kind in position.landscape:
            if kind == EMPTY or seen >> kind & 1:
                continue
            seen |= 1 << kind
            if self._least[kind][method][bonus] <= size:
                if number == 0:
                    edition = self.edition
                    return Attempt(METHODS[method], edition.kinds[kind], edition.cards_in(cards))
                number -= 1
        raise IndexError("the counts of attempts do not add up")
