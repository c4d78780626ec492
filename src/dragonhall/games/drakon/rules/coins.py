"""Coins on their way between hoard and heroes, the Druid's ward, and the win by gold."""

from __future__ import annotations

from typing import Final

from dragonhall.games.drakon.events import CoinFound, CoinLost, CoinStolen, Ended
from dragonhall.games.drakon.scoring import result_of
from dragonhall.games.drakon.state import FOUND, LOST, NONE, NOWHERE, OVER, ROBBED, WARD, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event

# What would cost the Druid a coin; the detail of WARD is this plus 3 times the thief's seat.
BY_LOSS: Final = 0
BY_CHAMBER: Final = 1
BY_THIEF: Final = 2


def find(position: Position, seat: int, chance: Chance, events: list[Event]) -> None:
    """Take a coin from the hoard by chance; it may win the match. (dk-find-a-coin, dk-win)"""
    table = position.table
    coin = _pick(position.hoard, "found coin", seat, position.turn, chance)
    position.purses[table.team_of[seat]].append(coin)
    position.memory.append((FOUND, seat, NONE, coin, 0))
    events.append(CoinFound(seat, table.mate_of[seat], table.edition.coins[coin], len(position.hoard)))
    check_win(position, seat, events)


def lose(position: Position, seat: int, why: str, chance: Chance, events: list[Event]) -> None:
    """A coin, picked by chance, goes back to the hoard; without coins nothing does. (dk-lose-a-coin, dk-encounter)"""
    purse = position.purses[position.table.team_of[seat]]
    if purse:
        give_back(position, seat, _pick(purse, "lost coin", seat, position.turn, chance), why, events)


def give_back(position: Position, seat: int, coin: int, why: str, events: list[Event]) -> None:
    """A coin that has left its purse is mixed into the hoard. (dk-return-coin)"""
    table = position.table
    position.hoard.append(coin)
    position.memory.append((LOST, seat, NONE, coin, 0))
    name = table.edition.coins[coin]
    events.append(CoinLost(seat, table.mate_of[seat], name, why, len(position.hoard)))  # type: ignore[arg-type]


def steal(position: Position, thief: int, victim: int, why: str, chance: Chance, events: list[Event]) -> None:
    """A coin, picked by chance, goes from one hero to another; it may win the match. (dk-steal-a-coin, dk-thief)"""
    table = position.table
    coin = _pick(position.purses[table.team_of[victim]], "stolen coin", victim, position.turn, chance)
    position.purses[table.team_of[thief]].append(coin)
    position.memory.append((ROBBED, thief, victim, coin, 0))
    mates = table.mate_of
    name = table.edition.coins[coin]
    events.append(CoinStolen(thief, victim, mates[thief], mates[victim], name, why))  # type: ignore[arg-type]
    check_win(position, thief, events)


def trade(position: Position, seat: int, name: str, chance: Chance, events: list[Event]) -> None:
    """The Thief swaps one of the own coins for one of the hoard, which is drawn first. (dk-thief-swaps)"""
    table = position.table
    purse = position.purses[table.team_of[seat]]
    coin = table.edition.coin_of[name]
    purse[purse.index(coin)] = purse[-1]
    purse.pop()
    drawn = _pick(position.hoard, "found coin", seat, position.turn, chance)
    purse.append(drawn)
    position.memory.append((FOUND, seat, NONE, drawn, 0))
    events.append(CoinFound(seat, table.mate_of[seat], table.edition.coins[drawn], len(position.hoard)))
    give_back(position, seat, coin, "trade", events)
    check_win(position, seat, events)


def _pick(coins: list[int], purpose: str, seat: int, turn: int, chance: Chance) -> int:
    here = chance.below(len(coins), purpose, seat, turn)
    coin = coins[here]
    coins[here] = coins[-1]
    coins.pop()
    return coin


def asks_druid(position: Position, victim: int, cause: int, thief: int = 0) -> bool:
    """Ask the Druid, before a coin is picked, whether she wards it; false where she cannot. (dk-druid)"""
    if position.ability(victim) != "ward_coin" or not position.purses[position.table.team_of[victim]]:
        return False
    position.steps.append((WARD, victim, victim, NOWHERE, cause + 3 * thief))
    return True


def check_win(position: Position, seat: int, events: list[Event]) -> None:
    """Whoever has enough wins at once, in the middle of whatever happens. (dk-win, dk-fixed-gold)"""
    table = position.table
    purse = table.team_of[seat]
    if table.lair:
        return
    if table.by_count:
        if len(position.purses[purse]) >= table.goal:
            position.winner = purse
            end_match(position, "coins", events)
    elif position.gold_in(purse) >= table.goal:
        position.winner = purse
        end_match(position, "gold", events)


def check_way_out(position: Position, seat: int, events: list[Event]) -> None:
    """Whoever enters a way out with enough gold has escaped. (dk-escape-from-lair)"""
    purse = position.table.team_of[seat]
    if position.gold_in(purse) >= position.table.goal:
        position.winner = purse
        end_match(position, "lair", events)


def end_match(position: Position, why: str, events: list[Event]) -> None:
    """The match is over, and all coins are turned up. (dk-win, dk-stuck, dk-endless)"""
    table = position.table
    position.steps = [(OVER, NONE, NONE, NOWHERE, 0)]
    position.chosen = NONE
    position.ending = why
    names = table.edition.coins
    coins = [tuple([names[coin] for coin in sorted(position.purses[purse])]) for purse in table.team_of]
    events.append(Ended(why, result_of(position).winners, tuple(coins)))
