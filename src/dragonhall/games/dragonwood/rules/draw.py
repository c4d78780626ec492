"""Draws one possible attempt uniformly without listing any: counts the sets of a hand, then finds the one drawn.

How many of the landscape's cards a set of k adventurers can reach depends on few things, so the counts for every
combination met are kept: by the number of cards for strikes, and by how many cards of one suit or number a hand holds
for screams and stomps.
"""

from __future__ import annotations

from math import comb
from typing import Final

from dragonhall.games.dragonwood.actions import METHODS, Attempt
from dragonhall.games.dragonwood.edition import CREATURE, SCREAM, STOMP, STRIKE, Edition
from dragonhall.games.dragonwood.rules.sets import Sets
from dragonhall.games.dragonwood.state import EMPTY, Counts, Position
from dragonhall.kernel.chance import Chance

_DIGIT: Final = 4  # bits per histogram digit: a landscape holds at most 12 cards


class Drawer:
    """Counts and draws attempts without once-only enhancements and without the Dragon Spell."""

    def __init__(self, edition: Edition, sets: Sets) -> None:
        self.edition: Final[Edition] = edition
        self.sets: Final[Sets] = sets
        self._known: dict[int, Counts] = {}
        self._widest: int = max(edition.numbers, len(edition.suits))
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

    def counts(self, position: Position, seat: int) -> list[Counts]:
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

    def _counts(self, key: int) -> Counts:
        known = self._known.get(key)
        if known is None:
            most = self.edition.most_dice
            reached = [0] * (most + 1)
            for size in range(1, most + 1):
                reached[size] = reached[size - 1] + (key >> _DIGIT * size & (1 << _DIGIT) - 1)
            within = [
                sum([comb(held, size) * reached[size] for size in range(1, most + 1)])
                for held in range(self._widest + 1)
            ]
            known = (reached, within)
            self._known[key] = known
        return known

    def draw(self, position: Position, seat: int, chance: Chance) -> Attempt | None:
        """A uniformly random one of all attempts and the reload; None is the reload."""
        hand = position.hands[seat]
        counts = position.reach[seat] or self.counts(position, seat)
        sets = self.sets
        within = counts[SCREAM][1]
        screams = 0
        for group in sets.suit_masks:
            cards = hand & group
            if cards:
                screams += within[cards.bit_count()]
        within = counts[STOMP][1]
        stomps = 0
        reached = counts[STRIKE][0]
        strikes = 0
        runs: list[int] = []  # how many runs end at the number before, by size − 1
        width = sets.width
        most = sets.most
        number_masks = sets.number_masks
        alone = reached[1]
        before = -2
        rest = hand
        while rest:
            number = ((rest & -rest).bit_length() - 1) // width
            cards = rest & number_masks[number]
            rest ^= cards
            held = cards.bit_count()
            stomps += within[held]
            strikes += held * alone
            if number == before + 1:
                longer = [held]
                size = 1
                for count in runs:
                    size += 1
                    if size <= most:
                        longer.append(held * count)
                        strikes += held * count * reached[size]
                runs = longer
            else:
                runs = [held]
            before = number
        pick = chance.below(1 + strikes + stomps + screams, "random seat", seat, position.turn)
        if pick == 0:
            return None
        pick -= 1
        if pick < strikes:
            return self._strike(position, seat, hand, reached, pick)
        pick -= strikes
        if pick < stomps:
            return self._same(position, seat, hand, STOMP, sets.number_masks, counts[STOMP], pick)
        return self._same(position, seat, hand, SCREAM, sets.suit_masks, counts[SCREAM], pick - stomps)

    def _same(
        self, position: Position, seat: int, hand: int, method: int, groups: list[int], counts: Counts, pick: int
    ) -> Attempt:
        reached, within = counts
        for group in groups:
            cards = hand & group
            held = cards.bit_count()
            if pick >= within[held]:
                pick -= within[held]
                continue
            subsets = self.sets.subsets(cards)
            for size in range(1, min(held, self.sets.most) + 1):
                here = len(subsets[size]) * reached[size]
                if pick < here:
                    return self._attempt(
                        position, seat, method, subsets[size][pick // reached[size]], size, pick % reached[size]
                    )
                pick -= here
        raise IndexError("the counts of attempts do not add up")

    def _strike(self, position: Position, seat: int, hand: int, reached: list[int], pick: int) -> Attempt:
        groups = self.sets.number_masks
        runs: list[int] = []
        for last, group in enumerate(groups):
            held = (hand & group).bit_count()
            if held == 0:
                runs = []
                continue
            runs = [held, *[held * count for count in runs]][: self.sets.most]
            for size, count in enumerate(runs, start=1):
                here = count * reached[size]
                if pick >= here:
                    pick -= here
                    continue
                target, which = pick % reached[size], pick // reached[size]
                cards = 0
                for number in range(last - size + 1, last + 1):
                    choices = hand & groups[number]
                    for _ in range(which % choices.bit_count()):
                        choices &= choices - 1
                    which //= (hand & groups[number]).bit_count()
                    cards |= choices & -choices
                return self._attempt(position, seat, STRIKE, cards, size, target)
        raise IndexError("the counts of attempts do not add up")

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
