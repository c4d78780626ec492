"""Thieves: whom they rob, and which token they take. (dg-thief and what follows it)"""

from __future__ import annotations

from dragonhall.games.dragons_gold.actions import COLOURS, tokens
from dragonhall.games.dragons_gold.events import Looked, NobodyToRob, Robbing
from dragonhall.games.dragons_gold.notes import Saw
from dragonhall.games.dragons_gold.rules.hoards import pick, steal, takes_part
from dragonhall.games.dragons_gold.state import LOOT, NONE, ROBBED, VICTIM, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import UNKNOWN, Event


def victims(position: Position) -> list[int]:
    """Whom the thief may rob: others who fought this dragon and have a token. (dg-victim)"""
    return [seat for seat in position.involved if seat != position.thief and any(position.stash[seat])]


def go_on(position: Position, events: list[Event]) -> None:
    """The next thief steals, in the order in which they joined the fight. (dg-thief-order)"""
    position.thief = position.thieves.pop(0)
    position.helped = takes_part(position, position.thief, position.table.edition.takes_magic)
    found = victims(position)
    if not found:
        events.append(NobodyToRob(position.thief))
        position.thief = NONE
        return
    position.steps.append(VICTIM)
    if len(found) == 1:
        name_victim(position, found[0], events)


def name_victim(position: Position, victim: int, events: list[Event]) -> None:
    """All hear who is robbed; then that seat may use a magic object. (dg-victim, dg-warding-amulet)"""
    position.victim = victim
    events.append(Robbing(position.thief, victim, position.helped))
    position.steps[-1] = ROBBED
    position.asking = [victim] if position.hands[victim] else []
    position.chooser = NONE


def take_one(position: Position, chance: Chance, events: list[Event]) -> None:
    """The theft goes on when the robbed seat has had its say: somebody chooses, or chance does. (dg-thief)"""
    thief, victim = position.thief, position.victim
    if position.chooser == NONE and position.helped:
        position.chooser = thief
        seen = tuple(position.stash[victim])
        position.notes.append(Saw(thief, victim, seen))
        events.append(Looked(thief, victim, tokens(seen)))
    if position.chooser == NONE:
        blindly(position, chance, events)
    else:
        position.steps[-1] = LOOT


def blindly(position: Position, chance: Chance, events: list[Event]) -> None:
    """Take a token at random from behind the screen. (dg-thief)"""
    stash = position.stash[position.victim]
    finish(position, pick(stash, sum(stash), "theft", position, chance, position.thief), False, events)


def choose(position: Position, token: str, chance: Chance, events: list[Event]) -> None:
    """Take the token that was chosen, or one at random after all. (dg-thief-with-wizard, dg-muddling-stone)"""
    if token == UNKNOWN:
        blindly(position, chance, events)
    else:
        finish(position, COLOURS.index(token), True, events)


def finish(position: Position, colour: int, chosen: bool, events: list[Event]) -> None:
    """The token changes hands and the theft is over."""
    steal(position, colour, chosen, events)
    end(position)


def end(position: Position) -> None:
    """This theft is over, with or without loot."""
    position.steps.pop()
    position.thief = position.victim = position.chooser = NONE
