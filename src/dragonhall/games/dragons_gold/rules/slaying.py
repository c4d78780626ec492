"""The order of a kill, stage by stage, from the fall of a dragon until the adventurers are home. (dg-slain)"""

from __future__ import annotations

from dragonhall.games.dragons_gold.actions import Share, tokens
from dragonhall.games.dragons_gold.edition import RED
from dragonhall.games.dragons_gold.events import CameHome, Ended, MagicTaken, SharesTaken, Slain, TookAll, Unveiled
from dragonhall.games.dragons_gold.rules import market, objects, sharing, thefts
from dragonhall.games.dragons_gold.rules.hoards import (
    add,
    draw_objects,
    draw_treasure,
    hide,
    lay_out,
    take_away,
    tell_if_empty,
)
from dragonhall.games.dragons_gold.scoring import result_of
from dragonhall.games.dragons_gold.state import (
    AFTER,
    BEFORE,
    DIVISION,
    FAILED,
    FALL,
    NONE,
    OVER,
    SETTLEMENT,
    TAKING,
    THEFTS,
    Position,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def go_on(position: Position, chance: Chance, events: list[Event]) -> None:
    """Do the next stage of the kill under way."""
    stage = position.stage
    position.stage = stage + 1
    if stage == FALL:
        fall(position, chance, events)
    elif stage == DIVISION:
        division(position, chance, events)
    elif stage == SETTLEMENT:
        settlement(position)
    elif stage == TAKING:
        take_shares(position, chance, events)
    elif stage == THEFTS:
        if position.thieves:
            position.stage = THEFTS
            thefts.go_on(position, events)
    else:
        go_home(position, chance, events)


def fall(position: Position, chance: Chance, events: list[Event]) -> None:
    """The hidden treasure is drawn; a sole wizard takes the magic tokens. (dg-treasure-complete, dg-one-wizard)"""
    table = position.table
    edition = table.edition
    slot = position.dying.pop(0)
    position.slot = slot
    fight = position.fights[slot]
    seats = [code & 15 for code in fight]
    position.involved = [seat for seat in range(table.seats) if seat in seats]
    was = position.in_bag
    hidden = draw_treasure(position, position.hidden[slot], chance)
    position.hidden[slot] = 0
    spoil = position.treasure[slot]
    add(spoil, hidden)
    position.treasure[slot] = [0] * 9
    position.spoil = spoil
    position.failed = False
    position.shares = []
    events.append(
        Slain(
            edition.dragons[position.lying[slot]],
            slot,
            tuple(position.involved),
            hidden,
            tuple(spoil),
            position.in_bag,
        )
    )
    tell_if_empty(position, was, events)
    position.thieves = [code & 15 for code in fight if edition.steals[code >> 4 & 15]]
    wizards = [code & 15 for code in fight if edition.takes_magic[code >> 4 & 15]]
    position.wizard = wizards[0] if len(wizards) == 1 else NONE
    position.magic = 0
    if position.wizard != NONE and spoil[RED]:
        position.magic = spoil[RED]
        reds = tuple([count if colour == RED else 0 for colour, count in enumerate(spoil)])
        spoil[RED] = 0
        events.append(MagicTaken(position.wizard, position.magic))
        hide(position, position.wizard, reds)
        draw_objects(position, position.wizard, reds, chance, events)
    if table.objects and len(position.involved) > 1 and any(spoil):
        objects.ask(position, BEFORE, position.involved)


def division(position: Position, chance: Chance, events: list[Event]) -> None:
    """Who slew it alone takes all; several share. (dg-slain-alone, dg-slain-together, dg-nothing-to-share)"""
    if not sum(position.spoil):
        position.stage = THEFTS
    elif len(position.involved) > 1:
        sharing.begin(position, events)
        return
    else:
        seat = position.involved[0]
        taken = tuple(position.spoil)
        position.spoil = [0] * 9
        events.append(TookAll(seat, taken))
        hide(position, seat, taken)
        draw_objects(position, seat, taken, chance, events)
        position.stage = THEFTS
    if len(position.involved) < 2:
        position.thieves = []


def settlement(position: Position) -> None:
    """Magic objects that follow an agreement, or its failure. (dg-ring-of-confusion, dg-salvage-sack)"""
    if not position.table.objects:
        return
    involved = position.involved
    if position.failed:
        objects.ask(position, FAILED, involved)
        return
    seats = range(position.table.seats)
    objects.ask(position, AFTER, [seat for seat in seats if len(involved) - (seat in involved) > 1])


def take_shares(position: Position, chance: Chance, events: list[Event]) -> None:
    """The shares go behind the screens, and magic tokens bring objects. (dg-agreement, dg-object-draw)"""
    if position.failed:
        position.dropped = [0] * 9
        return
    shares = [Share(seat, taken) for seat, taken in zip(position.involved, position.shares, strict=True)]
    events.append(SharesTaken(tuple(shares)))
    position.shares = []
    for share in shares:
        take_away(position.spoil, share.tokens)
        if sum(share.tokens):
            hide(position, share.seat, share.tokens)
    for seat in position.clockwise(position.active):
        for share in shares:
            if share.seat == seat:
                draw_objects(position, seat, share.tokens, chance, events)


def go_home(position: Position, chance: Chance, events: list[Event]) -> None:
    """The adventurers rest, the dragon is gone, another comes; then a market that is due. (dg-adventurers-return)"""
    slot = position.slot
    for code in position.fights[slot]:
        position.resting[code & 15] |= 1 << (code >> 4 & 15)
    position.fights[slot] = []
    position.attack[slot] = 0
    position.skipped = 0
    dragon = position.lying[slot]
    position.lying[slot] = NONE
    position.slain.append(dragon)
    events.append(CameHome(position.table.edition.dragons[dragon], slot, tuple(position.involved)))
    position.slot = NONE
    position.involved = []
    position.wizard = NONE
    position.stage = FALL
    if not position.dying:
        position.steps.pop()
    if position.in_bag and position.pile:
        lay_out(position, slot, chance, events)
        if position.until_market:
            position.until_market -= 1
            if position.until_market == 0:
                market.begin(position, events)
    elif all(dragon == NONE for dragon in position.lying):
        if position.in_bag:
            end_match(position, "pile", events)
        else:
            end_match(position, "bag", events)


def end_match(position: Position, why: str, events: list[Event]) -> None:
    """All show their treasure; the match is over. (dg-end, dg-reveal)"""
    position.steps = [OVER]
    position.ending = why
    for seat, stash in enumerate(position.stash):
        events.append(Unveiled(seat, tokens(stash)))
    events.append(Ended(why, result_of(position).winners))
