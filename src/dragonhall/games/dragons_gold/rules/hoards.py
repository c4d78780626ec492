"""Tokens: out of the bag, onto dragons, behind screens, out of the game. Every token is in one place."""

from __future__ import annotations

from collections.abc import Sequence

from dragonhall.games.dragons_gold.actions import COLOURS, Counts
from dragonhall.games.dragons_gold.edition import RED
from dragonhall.games.dragons_gold.events import BagEmpty, ObjectDrawn, ObjectsShuffled, Revealed, Stolen
from dragonhall.games.dragons_gold.notes import Got, Stole
from dragonhall.games.dragons_gold.state import NONE, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def pick(counts: Sequence[int], total: int, purpose: str, position: Position, chance: Chance, seat: int = -1) -> int:
    """The colour of one of so many tokens, each as likely as another."""
    number = chance.below(total, purpose, seat, position.turn)
    for colour, count in enumerate(counts):
        number -= count
        if number < 0:
            return colour
    raise IndexError("there are fewer tokens than were counted")


def draw_treasure(position: Position, count: int, chance: Chance) -> Counts:
    """So many tokens from the bag at random, or as many as there are. (dg-draw-at-random, dg-bag-short)"""
    drawn = [0] * 9
    for _ in range(min(count, position.in_bag)):
        colour = pick(position.bag, position.in_bag, "treasure", position, chance)
        position.bag[colour] -= 1
        position.in_bag -= 1
        drawn[colour] += 1
    return tuple(drawn)


def add(tokens: list[int], more: Sequence[int]) -> None:
    """Put tokens with others."""
    for colour, count in enumerate(more):
        tokens[colour] += count


def take_away(tokens: list[int], fewer: Sequence[int]) -> None:
    """Take tokens away from others."""
    for colour, count in enumerate(fewer):
        tokens[colour] -= count


def hide(position: Position, seat: int, tokens: Counts) -> None:
    """Put tokens behind a seat's screen, for all to see. (dg-secret-stash)"""
    add(position.stash[seat], tokens)
    position.notes.append(Got(seat, tokens))


def steal(position: Position, colour: int, chosen: bool, events: list[Event]) -> None:
    """One token goes from the victim to the thief; only they know which. (dg-theft-secret)"""
    thief, victim = position.thief, position.victim
    position.stash[victim][colour] -= 1
    position.stash[thief][colour] += 1
    position.stolen = True
    position.notes.append(Stole(thief, victim, colour, chosen))
    events.append(Stolen(thief, victim, COLOURS[colour]))


def lay_out(position: Position, slot: int, chance: Chance, events: list[Event]) -> None:
    """The top dragon of the pile comes to a free place, with its known treasure. (dg-known-treasure, dg-new-dragon)"""
    edition = position.table.edition
    dragon = position.pile.pop()
    position.laid_out += 1
    position.lying[slot] = dragon
    position.strength[slot] = edition.strengths[dragon]
    position.attack[slot] = 0
    position.fights[slot] = []
    position.hidden[slot] = edition.hidden[dragon]
    position.ages[slot] = position.laid_out
    was = position.in_bag
    treasure = draw_treasure(position, edition.known[dragon], chance)
    position.treasure[slot] = list(treasure)
    events.append(
        Revealed(
            edition.dragons[dragon],
            slot,
            edition.strengths[dragon],
            treasure,
            edition.hidden[dragon],
            len(position.pile),
            position.in_bag,
        )
    )
    tell_if_empty(position, was, events)


def tell_if_empty(position: Position, was: int, events: list[Event]) -> None:
    """Say so when the last token has just left the bag. (dg-bag-empty)"""
    if was and not position.in_bag:
        events.append(BagEmpty(sum([1 for dragon in position.lying if dragon != NONE])))


def draw_objects(position: Position, seat: int, tokens: Sequence[int], chance: Chance, events: list[Event]) -> None:
    """Draw the magic objects that a seat's new magic tokens bring. (dg-object-draw, dg-object-pile)"""
    table = position.table
    if not table.objects:
        return
    if not table.any_red_draws and not takes_part(position, seat, table.edition.takes_magic):
        return
    for _ in range(tokens[RED] * table.edition.drawn):
        draw_object(position, seat, chance, events)


def draw_object(position: Position, seat: int, chance: Chance, events: list[Event]) -> None:
    """Draw one magic object; used ones make a new pile when the old one is empty. (dg-object-pile)"""
    edition = position.table.edition
    if not position.objects:
        if not position.used:
            return
        used = sorted(position.used)
        position.objects = chance.shuffled(used, "objects", -1, position.turn)
        position.used = []
        events.append(ObjectsShuffled(tuple([edition.objects[kind] for kind in used])))
    kind = position.objects.pop()
    position.hands[seat].append(kind)
    position.hands[seat].sort()
    events.append(ObjectDrawn(seat, edition.objects[kind], len(position.objects)))


def takes_part(position: Position, seat: int, power: list[bool]) -> bool:
    """Whether an adventurer of this seat with this power fights the dragon that is being settled."""
    return any(code & 15 == seat and power[code >> 4 & 15] for code in position.fights[position.slot])
