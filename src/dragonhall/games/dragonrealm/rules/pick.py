"""Draws one thing to do on a turn uniformly without listing all. (`State.random_legal`)"""

from __future__ import annotations

from typing import Final

from dragonhall.games.dragonrealm.actions import METHODS, Explore
from dragonhall.games.dragonrealm.edition import Edition
from dragonhall.games.dragonrealm.rules.alley import purchases
from dragonhall.games.dragonrealm.rules.explores import groups, open_to, rests
from dragonhall.games.dragonrealm.state import Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.picking import SetPicker, Uses
from dragonhall.kernel.sets import Sets
from dragonhall.kernel.values import Action


class Picker:
    """Counts and draws explorations, rests and purchases."""

    def __init__(self, edition: Edition, sets: Sets) -> None:
        self.edition: Final[Edition] = edition
        picker = SetPicker(sets)
        self._picker: Final[SetPicker] = picker
        most = edition.most_dice
        # by the number of locations that may be explored: the uses of each kind of set
        self._uses: list[list[Uses]] = [[picker.uses([places] * (most + 1))] * 3 for places in range(edition.row + 1)]

    def turn(self, position: Position, seat: int, chance: Chance) -> Action:
        """A uniformly random one of all that a seat may do on its turn."""
        others = rests(position)
        if position.table.alley:
            others += purchases(position, seat)
        places = open_to(position, seat)
        if position.spendable[seat]:
            return self._with_kits(position, seat, places, others, chance)
        method, cards, number = self._picker.pick(
            position.hands[seat], self._uses[len(places)], len(others), chance, seat, position.turn
        )
        if method < 0:
            return others[number]
        edition = self.edition
        return Explore(METHODS[method], edition.locations[places[number]], edition.cards_in(cards))

    def _with_kits(
        self, position: Position, seat: int, places: list[int], others: list[Action], chance: Chance
    ) -> Action:
        edition = self.edition
        found = groups(position, seat)
        total = len(others)
        for group in found:
            total += len(group.sets) * len(places)
        pick = chance.below(total, "random seat", seat, position.turn)
        if pick < len(others):
            return others[pick]
        pick -= len(others)
        for group in found:
            count = len(group.sets) * len(places)
            if pick < count:
                used = tuple([edition.enhancements[kind] for kind in group.kit.used])
                cards = edition.cards_in(group.sets[pick // len(places)])
                return Explore(METHODS[group.method], edition.locations[places[pick % len(places)]], cards, used)
            pick -= count
        raise IndexError("the counts of explorations do not add up")
