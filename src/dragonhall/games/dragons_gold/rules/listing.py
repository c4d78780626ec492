"""What a seat may do now, action by action. Offers, piles, swaps and showings are sampled: the judge allows more."""

from __future__ import annotations

from dragonhall.games.dragons_gold.actions import (
    COLOURS,
    Accept,
    Agree,
    BreakOff,
    Choose,
    Counts,
    Decline,
    Divide,
    Done,
    Offer,
    Pass,
    Rob,
    Send,
    Show,
    Swap,
    Take,
    Unaccept,
    Withdraw,
)
from dragonhall.games.dragons_gold.divisions import SAMPLE, sampled
from dragonhall.games.dragons_gold.rules import objects, thefts
from dragonhall.games.dragons_gold.rules.judge import covers
from dragonhall.games.dragons_gold.rules.sharing import shares_of
from dragonhall.games.dragons_gold.state import (
    CHOOSE,
    DIVIDE,
    LOOT,
    MARKET,
    NONE,
    OVER,
    SHARE,
    TURN,
    VICTIM,
    Position,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import UNKNOWN, Action


def legal(position: Position, seat: int) -> list[Action]:
    """Every legal action of a seat that is asked, sampled ones last."""
    step = position.steps[-1]
    if step == TURN:
        return _turn(position, seat)
    if step == SHARE:
        found = _talk(position, seat)
        found.extend(_offers(position))
        return found
    if step == DIVIDE:
        return [Divide(piles) for piles in sampled(tuple(position.spoil), len(position.involved))]
    if step == CHOOSE:
        return [Choose(number + 1) for number, taker in enumerate(position.chosen) if taker == NONE]
    if step == VICTIM:
        return [Rob(victim) for victim in thefts.victims(position)]
    if step == LOOT:
        return _loot(position, seat)
    if step == MARKET:
        return _market(position, seat)
    if step == OVER:
        return []
    return [Decline(), *objects.plays(position, seat)]


def _turn(position: Position, seat: int) -> list[Action]:
    found: list[Action] = []
    edition = position.table.edition
    ready = position.ready[seat]
    for number, adventurer in enumerate(edition.adventurers):
        if ready >> number & 1 and (not position.sword or objects.is_knight(position, number)):
            for dragon in position.lying:
                if dragon != NONE:
                    found.append(Send(adventurer, edition.dragons[dragon]))
    if not ready:
        found.append(Pass())
    found.extend(objects.plays(position, seat))
    return found


def _talk(position: Position, seat: int) -> list[Action]:
    """What one may say about the offers on the table, or instead of one."""
    found: list[Action] = []
    backed = position.backs[seat]
    for maker in position.involved:
        number = position.standing[maker]
        if number and number != backed:
            found.append(Accept(number))
    if backed:
        found.append(Unaccept(backed))
    if position.standing[seat]:
        found.append(Withdraw(position.standing[seat]))
    if not position.stopping[seat]:
        found.append(BreakOff())
    if position.rounds:
        found.append(Pass())
    found.extend(objects.plays(position, seat))
    return found


def _offers(position: Position) -> list[Action]:
    """Some of the divisions that are not on the table yet."""
    made = _on_table(position)
    return [
        Offer(shares_of(position, shares))
        for shares in sampled(tuple(position.spoil), len(position.involved))
        if shares not in made
    ]


def _on_table(position: Position) -> list[tuple[Counts, ...]]:
    return [shares for number, seat, shares in position.offers if position.standing[seat] == number]


def random_talk(position: Position, seat: int, chance: Chance) -> Action:
    """One of the legal actions of the negotiation, each as likely, without listing the offers."""
    found = _talk(position, seat)
    divisions = sampled(tuple(position.spoil), len(position.involved))
    made = _on_table(position)
    while True:
        number = chance.below(len(found) + len(divisions), "random seat", seat, position.turn)
        if number < len(found):
            return found[number]
        shares = divisions[number - len(found)]
        if shares not in made:
            return Offer(shares_of(position, shares))


def _loot(position: Position, seat: int) -> list[Action]:
    found: list[Action] = [Take(COLOURS[colour]) for colour, n in enumerate(position.stash[position.victim]) if n]
    if seat == position.thief:
        found.append(Take(UNKNOWN))
    return found


def _market(position: Position, seat: int) -> list[Action]:
    """Leaving, saying yes, taking back; then some swaps of one token for another, and showing one's own."""
    found: list[Action] = [Done()]
    stash = position.stash[seat]
    swaps: list[Swap] = []
    for number, maker, partner, gives, gets in position.swaps:
        if maker == seat:
            found.append(Withdraw(number))
            swaps.append(Swap(partner, gives, gets))
        elif partner == seat and covers(stash, gets):
            found.append(Agree(number))
    if position.rounds:
        found.append(Pass())
    own = [colour for colour, count in enumerate(stash) if count]
    every: list[Swap] = []
    for partner in range(position.table.seats):
        if partner != seat and not position.gone[partner]:
            for mine in own:
                for theirs in range(9):
                    if theirs != mine:
                        every.append(Swap(partner, objects.one_of(mine), objects.one_of(theirs)))
    step = max(1, len(every) // SAMPLE)
    found.extend([swap for swap in every[::step][:SAMPLE] if swap not in swaps])
    found.extend([Show(objects.one_of(colour)) for colour in own])
    if sum(stash) > 1:
        found.append(Show(tuple(stash)))
    return found
