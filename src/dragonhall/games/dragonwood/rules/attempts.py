"""Which captures are possible: who can be reached with how many adventurers, and with which once-only enhancements."""

from __future__ import annotations

from collections.abc import Iterator

from dragonhall.games.dragonwood.actions import METHODS, Attempt
from dragonhall.games.dragonwood.edition import CREATURE, SPELL, Edition
from dragonhall.games.dragonwood.state import EMPTY, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.sets import BySize


class Kit:
    """Once-only enhancements that a seat spends on one attempt: what they add by method, extra dice, wild cards."""

    def __init__(self, edition: Edition, used: list[int]) -> None:
        self.used = used
        self.adds = [0, 0, 0, 0]
        self.extra = 0
        self.wilds = 0
        for kind in used:
            for method in range(4):
                self.adds[method] += edition.adds_of[kind][method]
            self.extra += edition.extra_dice[kind]
            self.wilds += edition.wilds[kind]


def kits(position: Position, seat: int) -> list[Kit]:
    """Every choice of once-only enhancements that a seat has, the empty one first."""
    edition = position.table.edition
    once = [kind for kind in position.owned[seat] if edition.once[kind]]
    choices: list[list[int]] = [[]]
    for kind in once:
        choices += [[*choice, kind] for choice in choices if [*choice, kind] not in choices]
    return [Kit(edition, choice) for choice in choices]


def least_cards(position: Position, seat: int, kind: int, method: int, kit: Kit) -> int:
    """How many adventurers it takes at least to have any chance at this card, the once-only kit counted in.

    A number past the most dice of a roll means that nothing will do. (dw-strength, dw-six-dice)
    """
    edition = position.table.edition
    never = edition.most_dice + 1
    creature = edition.type_of[kind] == CREATURE
    if not creature and kit.used:
        return never
    if method == SPELL:
        if not edition.dragon[kind] or edition.spell_dice + kit.extra > edition.most_dice:
            return never
        bonus = position.adds[4 * seat + SPELL] + kit.adds[SPELL]
        able = edition.most_face * (edition.spell_dice + kit.extra) + bonus >= edition.spell_needs
        return edition.spell_cards - kit.wilds if able and kit.wilds <= edition.spell_cards else never
    wanting = edition.value_of[kind][method]
    if creature:
        wanting -= position.adds[4 * seat + method] + kit.adds[method]
    if edition.most_face <= 0:
        dice = 0 if wanting <= 0 else never
    else:
        dice = -(-wanting // edition.most_face) if wanting > 0 else 0
    least = max(dice - kit.extra - kit.wilds, 0 if kit.wilds else 1)
    return least if least + kit.extra + kit.wilds <= edition.most_dice else never


def reach_of(position: Position, seat: int, kit: Kit) -> list[list[list[int]]]:
    """By method and number of adventurers: the different cards of the landscape that can be tried."""
    edition = position.table.edition
    most = edition.most_dice
    methods = 4 if position.table.spell else 3
    reach: list[list[list[int]]] = [[[] for _ in range(most + 1)] for _ in range(methods)]
    seen: list[int] = []
    for kind in position.landscape:
        if kind == EMPTY or kind in seen:
            continue
        seen.append(kind)
        for method in range(methods):
            least = least_cards(position, seat, kind, method, kit)
            most_size = edition.spell_cards - kit.wilds if method == SPELL else most - kit.extra - kit.wilds
            for size in range(least, min(most, most_size) + 1):
                reach[method][size].append(kind)
    return reach


def attempts(position: Position, seat: int) -> Iterator[Attempt]:
    """Every possible attempt of a seat, in a fixed order."""
    table = position.table
    edition = table.edition
    hand = position.hands[seat]
    found: dict[tuple[int, int], BySize] = {}
    for kit in kits(position, seat):
        reach = reach_of(position, seat, kit)
        used = tuple([edition.kinds[kind] for kind in kit.used])
        for method in range(len(reach)):
            key = (method, kit.wilds)
            if key not in found:
                found[key] = table.sets.find(method, hand, kit.wilds)
            sizes = found[key]
            for size, kinds in enumerate(reach[method]):
                if not kinds:
                    continue
                for cards in sizes[size]:
                    names = edition.cards_in(cards)
                    for kind in kinds:
                        yield Attempt(METHODS[method], edition.kinds[kind], names, used)


def random_attempt(position: Position, seat: int, chance: Chance) -> Attempt | None:
    """As `Drawer.draw`, with once-only enhancements and the Dragon Spell: counts every kit of them by itself."""
    table = position.table
    edition = table.edition
    hand = position.hands[seat]
    groups: list[tuple[int, Kit, list[int], list[int]]] = []
    total = 1
    for kit in kits(position, seat):
        reach = reach_of(position, seat, kit)
        for method in range(len(reach)):
            sizes = table.sets.find(method, hand, kit.wilds)
            for size, kinds in enumerate(reach[method]):
                if kinds and sizes[size]:
                    groups.append((method, kit, kinds, sizes[size]))
                    total += len(kinds) * len(sizes[size])
    pick = chance.below(total, "random seat", seat, position.turn) - 1
    for method, kit, kinds, sets in groups:
        count = len(kinds) * len(sets)
        if 0 <= pick < count:
            used = tuple([edition.kinds[kind] for kind in kit.used])
            cards = edition.cards_in(sets[pick // len(kinds)])
            return Attempt(METHODS[method], edition.kinds[kinds[pick % len(kinds)]], cards, used)
        pick -= count
    return None
