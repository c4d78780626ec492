"""The Adventurer's Alley: who may buy enhancements, and what comes of it. (dr-alley-buy, dr-alley-draw)"""

from __future__ import annotations

from itertools import combinations

from dragonhall.games.dragonrealm.actions import Buy
from dragonhall.games.dragonrealm.events import Bought, Discarded
from dragonhall.games.dragonrealm.rules.cards import lose
from dragonhall.games.dragonrealm.state import ROLL, Position, held
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Action, Event


def may_buy(position: Position, seat: int) -> bool:
    """Whether a seat can buy anything; all can tell. (dr-alley-when)"""
    return position.table.alley and (can_buy(position, seat, 1) or can_buy(position, seat, 2))


def can_buy(position: Position, seat: int, level: int) -> bool:
    """Whether a seat has what an enhancement of this level costs, and one is left. (dr-alley-sold-out)"""
    edition = position.table.edition
    if position.centre[seat] < edition.alley_adventurers or position.left_in_store(level) == 0:
        return False
    if level == 1:
        return can_pay(position, seat).bit_count() >= edition.alley_cards
    return position.coins[seat] >= edition.alley_coins


def can_pay(position: Position, seat: int) -> int:
    """The cards that a seat can pay with: its hand, without what it has just played."""
    return position.hands[seat] & ~position.played if position.step == ROLL else position.hands[seat]


def purchases(position: Position, seat: int) -> list[Action]:
    """Every purchase that a seat can make now."""
    found: list[Action] = []
    if not position.table.alley:
        return found
    edition = position.table.edition
    if can_buy(position, seat, 1):
        names = edition.cards_in(can_pay(position, seat))
        found += [Buy(1, cards) for cards in combinations(names, edition.alley_cards)]
    if can_buy(position, seat, 2):
        found.append(Buy(2))
    return found


def buy(position: Position, seat: int, action: Buy, chance: Chance, events: list[Event]) -> None:
    """Pay, and take the first enhancement of the level from the top; the others are shuffled. (dr-alley-draw)

    Who pays takes its adventurers home. What is bought changes no roll that was made. (dr-alley-after-roll)
    """
    edition = position.table.edition
    position.centre[seat] -= edition.alley_adventurers
    position.home[seat] += edition.alley_adventurers
    coins = 0
    if action.level == 1:
        lose(position, seat, edition.mask_of(action.cards))
        events.append(Discarded(seat, action.cards, "alley"))
    else:
        coins = edition.alley_coins
        position.coins[seat] -= coins
    store = position.store
    at = len(store) - 1
    while edition.enhancement_level[store[at]] != action.level:
        at -= 1
    kind = store.pop(at)
    position.store = chance.shuffled(store, "alley", seat, position.turn)
    position.beneath = 0
    position.purchases += 1
    position.own(seat, held(kind, position.purchases))
    events.append(Bought(seat, action.level, edition.enhancements[kind], coins, edition.alley_adventurers))
