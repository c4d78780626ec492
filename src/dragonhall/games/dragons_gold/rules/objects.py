"""Magic objects: who may use which and when, the chance to stop one, and what each does. (dg-objects)

On one's own turn, before sending an adventurer, a seat may use those that change the fight. The others have moments
at which every seat with any object is asked, whichever it holds, so that waiting betrays nothing. (dg-object-asked)
"""

from __future__ import annotations

from typing import Final

from dragonhall.games.dragons_gold.actions import COLOURS, Play
from dragonhall.games.dragons_gold.edition import (
    ADD_ATTACK,
    ADD_SECONDS,
    CALL_BACK,
    CHOOSE_LOSS,
    DRAW_HIDDEN,
    SAVE_TOKENS,
    STOP_OBJECT,
    STOP_THEFT,
    SWAP_DRAGONS,
    SWAP_SHARES,
    TAKE_FIRST,
    WEAKEN_DRAGON,
)
from dragonhall.games.dragons_gold.events import (
    CalledBack,
    Declined,
    DragonsSwapped,
    HiddenDrawn,
    MoreTime,
    ObjectPlayed,
    ObjectStopped,
    SharesSwapped,
    SwordDrawn,
    TheftStopped,
    TokenTaken,
    Weakened,
)
from dragonhall.games.dragons_gold.rules import thefts
from dragonhall.games.dragons_gold.rules.hoards import add, draw_treasure, hide, pick, take_away, tell_if_empty
from dragonhall.games.dragons_gold.state import (
    AFTER,
    BEFORE,
    FAILED,
    NONE,
    PLAYED,
    ROBBED,
    SHARE,
    TURN,
    Position,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event

MOMENTS: Final = {
    SWAP_SHARES: AFTER,
    SWAP_DRAGONS: TURN,
    TAKE_FIRST: BEFORE,
    CHOOSE_LOSS: ROBBED,
    ADD_ATTACK: TURN,
    WEAKEN_DRAGON: TURN,
    CALL_BACK: TURN,
    ADD_SECONDS: SHARE,
    DRAW_HIDDEN: TURN,
    STOP_THEFT: ROBBED,
    STOP_OBJECT: PLAYED,
    SAVE_TOKENS: FAILED,
}
"""The step at which an object of each effect may be used."""


def ask(position: Position, step: int, seats: list[int]) -> None:
    """Ask these seats in turn order whether they use an object now; nobody if none holds any. (dg-object-order)"""
    position.asking = [seat for seat in position.clockwise(position.active) if seat in seats and position.hands[seat]]
    if position.asking:
        position.steps.append(step)


def plays(position: Position, seat: int) -> list[Play]:
    """Every legal use of an object of this seat now."""
    table = position.table
    if not table.objects:
        return []
    step = position.steps[-1]
    found: list[Play] = []
    before = NONE
    for kind in position.hands[seat]:
        if kind != before and MOMENTS[table.edition.effects[kind]] == step:
            found.extend(_plays_of(position, seat, kind))
        before = kind
    return found


def _plays_of(position: Position, seat: int, kind: int) -> list[Play]:
    edition = position.table.edition
    effect = edition.effects[kind]
    card = edition.objects[kind]
    if effect == SWAP_SHARES:
        others = [each for each in position.involved if each != seat]
        return [Play(card, seats=(one, other)) for one in others for other in others if one < other]
    if effect == SWAP_DRAGONS:
        here = lying(position)
        return [Play(card, dragons=(one, other)) for one in here for other in here if one < other]
    if effect == WEAKEN_DRAGON:
        return [Play(card, dragons=(name,)) for name in lying(position)]
    if effect == DRAW_HIDDEN:
        return [Play(card, dragons=(name,)) for name in lying(position) if may_look_into(position, name)]
    if effect == TAKE_FIRST:
        return [Play(card, token=COLOURS[colour]) for colour, count in enumerate(position.spoil) if count]
    if effect == CALL_BACK:
        return [Play(card, adventurer=name) for name in fighting(position, seat)]
    if effect == ADD_ATTACK:
        return [Play(card)] if may_draw_sword(position, seat) else []
    if effect == ADD_SECONDS:
        return [] if position.stretched else [Play(card)]
    return [Play(card)]


def lying(position: Position) -> list[str]:
    """The dragons on the table, by name, in alphabetical order."""
    edition = position.table.edition
    return sorted([edition.dragons[dragon] for dragon in position.lying if dragon != NONE])


def slot_of(position: Position, name: str) -> int:
    """Where a dragon lies, or NONE."""
    dragon = position.table.edition.dragon_of.get(name, NONE)
    return position.lying.index(dragon) if dragon != NONE and dragon in position.lying else NONE


def may_look_into(position: Position, name: str) -> bool:
    """Whether a dragon has hidden treasure that can still be drawn. (dg-scrying-orb)"""
    return position.in_bag > 0 and position.hidden[slot_of(position, name)] > 0


def fighting(position: Position, seat: int) -> list[str]:
    """A seat's adventurers that are in a fight."""
    edition = position.table.edition
    home = position.ready[seat] | position.resting[seat]
    return [name for number, name in enumerate(edition.adventurers) if not home >> number & 1]


def is_knight(position: Position, adventurer: int) -> bool:
    """Whether an adventurer is a knight: one without a power. (dg-team)"""
    edition = position.table.edition
    return not edition.steals[adventurer] and not edition.takes_magic[adventurer]


def may_draw_sword(position: Position, seat: int) -> bool:
    """Whether a knight is ready to take the Enchanted Sword, and has not got one yet. (dg-enchanted-sword)"""
    if position.sword:
        return False
    for number in range(len(position.table.edition.adventurers)):
        if position.ready[seat] >> number & 1 and is_knight(position, number):
            return True
    return False


def play(position: Position, seat: int, action: Play, chance: Chance, events: list[Event]) -> None:
    """Use an object; before it works, the others may stop it. (dg-object-once, dg-counter-charm)"""
    edition = position.table.edition
    kind = edition.object_of[action.card]
    position.hands[seat].remove(kind)
    position.used.append(kind)
    effect = edition.effects[kind]
    events.append(ObjectPlayed(seat, action.card, action.dragons, action.seats, action.adventurer, action.token))
    if effect == ADD_SECONDS:
        _stretch(position, edition.amounts[kind], events)
        return
    if effect == STOP_OBJECT:
        position.countering = []
        position.steps.pop()
        events.append(ObjectStopped(seat, edition.objects[position.played]))
        _next_in_line(position)
        _forget(position)
        return
    position.played = kind
    position.player = seat
    position.aims = [slot_of(position, name) for name in action.dragons] + list(action.seats)
    if action.adventurer:
        position.aims.append(edition.adventurer_of[action.adventurer])
    if action.token:
        position.aims.append(COLOURS.index(action.token))
    position.countering = [
        each for each in position.clockwise(position.active) if each != seat and position.hands[each]
    ]
    position.steps.append(PLAYED)
    if not position.countering:
        _work(position, chance, events)


def decline(position: Position, seat: int, chance: Chance, events: list[Event]) -> None:
    """Use no object now. (dg-object-asked)"""
    events.append(Declined(seat))
    if position.steps[-1] == PLAYED:
        position.countering.pop(0)
        if not position.countering:
            _work(position, chance, events)
    else:
        position.asking.pop(0)


def _forget(position: Position) -> None:
    position.played = position.player = NONE
    position.aims = []


def _next_in_line(position: Position) -> None:
    """Whoever used an object has had its say at this moment; so have those who have none left. (dg-object-order)"""
    position.asking = [each for each in position.asking if each != position.player and position.hands[each]]


def _work(position: Position, chance: Chance, events: list[Event]) -> None:
    """Nobody stopped it: the object does what it does."""
    position.steps.pop()
    edition = position.table.edition
    kind, seat, aims = position.played, position.player, position.aims
    effect, amount = edition.effects[kind], edition.amounts[kind]
    _next_in_line(position)
    _forget(position)
    if effect == SWAP_SHARES:
        _swap_shares(position, aims[0], aims[1], events)
    elif effect == SWAP_DRAGONS:
        _swap_dragons(position, aims[0], aims[1], events)
    elif effect == TAKE_FIRST:
        _take_first(position, seat, aims[0], kind, events)
    elif effect == CHOOSE_LOSS:
        position.chooser = position.victim
    elif effect == ADD_ATTACK:
        position.sword = amount
        events.append(SwordDrawn(seat, amount))
    elif effect == WEAKEN_DRAGON:
        _weaken(position, aims[0], amount, events)
    elif effect == CALL_BACK:
        _call_back(position, seat, aims[0], events)
    elif effect == DRAW_HIDDEN:
        _draw_hidden(position, aims[0], chance, events)
    elif effect == STOP_THEFT:
        events.append(TheftStopped(position.thief, position.victim))
        position.asking = []
        thefts.end(position)
    elif effect == SAVE_TOKENS:
        _save(position, seat, amount, kind, chance, events)


def _stretch(position: Position, seconds: int, events: list[Event]) -> None:
    """More time for this treasure: seconds, or as large a part of the rounds. (dg-patient-hourglass)"""
    position.stretched = True
    more = 0
    if position.seconds:
        position.seconds += seconds
    else:
        more = max(1, position.rounds * seconds // position.table.edition.seconds)
        position.rounds += more
    events.append(MoreTime(seconds if position.seconds else 0, more))


def _swap_shares(position: Position, one: int, other: int, events: list[Event]) -> None:
    """Two seats' shares change places. (dg-ring-of-confusion)"""
    first, second = position.involved.index(one), position.involved.index(other)
    shares = position.shares
    shares[first], shares[second] = shares[second], shares[first]
    events.append(SharesSwapped(one, other))


def _swap_dragons(position: Position, one: int, other: int, events: list[Event]) -> None:
    """Two dragons change places with all that is theirs; the adventurers stay. (dg-exchange-powder)"""
    for rows in (position.lying, position.strength, position.hidden, position.ages):
        rows[one], rows[other] = rows[other], rows[one]
    heaps = position.treasure
    heaps[one], heaps[other] = heaps[other], heaps[one]
    names = position.table.edition.dragons
    events.append(DragonsSwapped(names[position.lying[other]], names[position.lying[one]], (other, one)))
    _see_who_falls(position)


def _see_who_falls(position: Position) -> None:
    """Dragons whose strength is reached now fall, the first place first. (dg-slain)"""
    for slot, dragon in enumerate(position.lying):
        if dragon != NONE and position.attack[slot] >= position.strength[slot]:
            position.dying.append(slot)


def _weaken(position: Position, slot: int, amount: int, events: list[Event]) -> None:
    """A dragon loses strength, but keeps at least 1. (dg-sleeping-draught)"""
    position.strength[slot] = max(1, position.strength[slot] - amount)
    events.append(Weakened(position.table.edition.dragons[position.lying[slot]], position.strength[slot]))
    _see_who_falls(position)


def _call_back(position: Position, seat: int, adventurer: int, events: list[Event]) -> None:
    """An adventurer leaves its fight and is ready again. (dg-recall-horn)"""
    edition = position.table.edition
    for slot, fight in enumerate(position.fights):
        for code in fight:
            if code & 15 == seat and code >> 4 & 15 == adventurer:
                fight.remove(code)
                position.attack[slot] -= edition.attacks[adventurer] + (code >> 8)
                position.ready[seat] |= 1 << adventurer
                position.skipped = 0
                events.append(
                    CalledBack(
                        seat,
                        edition.adventurers[adventurer],
                        edition.dragons[position.lying[slot]],
                        position.attack[slot],
                    )
                )
                return


def _draw_hidden(position: Position, slot: int, chance: Chance, events: list[Event]) -> None:
    """A dragon's hidden treasure is drawn now and lies on it. (dg-scrying-orb)"""
    was = position.in_bag
    drawn = draw_treasure(position, position.hidden[slot], chance)
    position.hidden[slot] = 0
    add(position.treasure[slot], drawn)
    events.append(HiddenDrawn(position.table.edition.dragons[position.lying[slot]], drawn, position.in_bag))
    tell_if_empty(position, was, events)


def _take_first(position: Position, seat: int, colour: int, kind: int, events: list[Event]) -> None:
    """One token of the treasure, before anyone shares. (dg-invisible-hand)"""
    one = one_of(colour)
    take_away(position.spoil, one)
    events.append(TokenTaken(seat, COLOURS[colour], position.table.edition.objects[kind]))
    hide(position, seat, one)
    if not sum(position.spoil):
        position.asking = []


def one_of(colour: int) -> tuple[int, ...]:
    """The counts of a single token."""
    return tuple([1 if each == colour else 0 for each in range(9)])


def _save(position: Position, seat: int, amount: int, kind: int, chance: Chance, events: list[Event]) -> None:
    """Some of the treasure that has just been lost, drawn at random. (dg-salvage-sack)"""
    for _ in range(min(amount, sum(position.dropped))):
        colour = pick(position.dropped, sum(position.dropped), "salvage", position, chance, seat)
        one = one_of(colour)
        take_away(position.dropped, one)
        take_away(position.lost, one)
        events.append(TokenTaken(seat, COLOURS[colour], position.table.edition.objects[kind]))
        hide(position, seat, one)
    if not sum(position.dropped):
        position.asking = []
