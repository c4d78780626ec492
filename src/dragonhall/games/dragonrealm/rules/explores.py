"""Which rests and explorations are possible: sets of cards, once-only enhancements, places. (dr-rest, dr-explore)"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from dragonhall.games.dragonrealm.actions import METHODS, Draw, Explore
from dragonhall.games.dragonrealm.edition import Edition
from dragonhall.games.dragonrealm.state import EMPTY, Position, kind_of
from dragonhall.kernel.sets import BySize, Sets
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import Action

DECK: Final[Action] = Draw()


def rests(position: Position) -> list[Action]:
    """The first cards that a rest may bring, or the next: from the deck, or one that lies open. (dr-rest)"""
    names = position.table.edition.card_names
    return [DECK, *[Draw(names[card]) for card in position.face_up if card != EMPTY]]


class Kit:
    """Once-only enhancements that a seat uses in one exploration: what they add, extra dice, wild cards."""

    def __init__(self, edition: Edition, used: list[int], method: int) -> None:
        self.used = used
        self.adds = 0
        self.extra = 0
        self.wilds = 0
        for kind in used:
            self.adds += edition.adds_of[kind][method]
            self.extra += edition.extra_dice[kind]
            self.wilds += edition.wilds[kind]


def helps(edition: Edition, kind: int, method: int) -> bool:
    """Whether a once-only enhancement does anything in an exploration of this method. (dr-roll-bonus)"""
    return edition.adds_of[kind][method] > 0 or edition.extra_dice[kind] > 0 or edition.wilds[kind] > 0


def kits(position: Position, seat: int, method: int) -> list[Kit]:
    """Every choice of once-only enhancements that help a seat with this method, the empty one first."""
    edition = position.table.edition
    choices: list[list[int]] = [[]]
    if position.spendable[seat]:
        owned = sorted([kind_of(card) for card in position.owned[seat]])
        for kind in owned:
            if edition.once[kind] and helps(edition, kind, method):
                choices += [[*choice, kind] for choice in choices]
    return [Kit(edition, choice, method) for choice in choices]


def has_room(position: Position, seat: int, kind: int) -> bool:
    """Whether a seat may place adventurers on a location: some allow only so many players. (dr-cave-of-bats)"""
    most = position.table.edition.most_there[kind]
    if most == 0:
        return True
    there = position.figures_at(position.row.index(kind))
    return there[seat] > 0 or sum([1 for count in there if count]) < most


def open_to(position: Position, seat: int) -> list[int]:
    """The locations of the row that a seat may explore, from left to right."""
    most_there = position.table.edition.most_there
    return [kind for kind in position.row if most_there[kind] == 0 or has_room(position, seat, kind)]


def fits(sets: Sets, method: int, cards: int, wilds: int) -> bool:
    """Whether cards are a set of the method when so many of them count as any number and colour. (dr-mask)"""
    if wilds == 0:
        return sets.fits(method, cards, 0)
    return any(sets.fits(method, cards & ~wild, wilds) for wild in _choices(cards, wilds))


def _choices(cards: int, count: int) -> Iterator[int]:
    for chosen in combinations(cards_of(cards), count):
        mask = 0
        for card in chosen:
            mask |= 1 << card
        yield mask


def sets_with(sets: Sets, method: int, hand: int, wilds: int) -> BySize:
    """The sets of a method that need so many of their cards to be wild, by size, in a fixed order."""
    if wilds == 0:
        return sets.find(method, hand, 0)
    sizes: BySize = [[] for _ in range(sets.most + 1)]
    seen: set[int] = set()
    for found in sets.find(method, hand, wilds):
        for part in found:
            for wild in _choices(hand & ~part, wilds):
                cards = part | wild
                if cards not in seen:
                    seen.add(cards)
                    if not fits(sets, method, cards, wilds - 1):
                        sizes[cards.bit_count()].append(cards)
    return sizes


class Group:
    """Explorations that differ in their cards and location only."""

    def __init__(self, method: int, kit: Kit, sets: list[int]) -> None:
        self.method = method
        self.kit = kit
        self.sets = sets


def groups(position: Position, seat: int) -> list[Group]:
    """The sets that a seat may play, by method, once-only enhancements and size."""
    table = position.table
    hand = position.hands[seat]
    most = table.edition.most_dice
    found: list[Group] = []
    for method in range(3):
        by_wilds: dict[int, BySize] = {}
        for kit in kits(position, seat, method):
            sizes = by_wilds.get(kit.wilds)
            if sizes is None:
                sizes = sets_with(table.sets, method, hand, kit.wilds)
                by_wilds[kit.wilds] = sizes
            for size in range(1, most - kit.extra + 1):
                if sizes[size]:
                    found.append(Group(method, kit, sizes[size]))
    return found


def explorations(position: Position, seat: int) -> list[Explore]:
    """Every possible exploration of a seat, in a fixed order."""
    edition = position.table.edition
    places = [edition.locations[kind] for kind in open_to(position, seat)]
    found: list[Explore] = []
    for group in groups(position, seat):
        used = tuple([edition.enhancements[kind] for kind in group.kit.used])
        for cards in group.sets:
            names = edition.cards_in(cards)
            for place in places:
                found.append(Explore(METHODS[group.method], place, names, used))
    return found
