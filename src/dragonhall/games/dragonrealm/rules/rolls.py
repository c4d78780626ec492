"""From cards played to what comes of them: the roll, what may be done about it, success and failure. (dr-roll)"""

from __future__ import annotations

from dragonhall.games.dragonrealm.actions import Explore
from dragonhall.games.dragonrealm.edition import METHOD_OF
from dragonhall.games.dragonrealm.events import (
    Called,
    Explored,
    Failed,
    Played,
    Rerolled,
    Rolled,
    Showed,
    Spent,
    Stood,
    Succeeded,
)
from dragonhall.games.dragonrealm.rules.alley import may_buy
from dragonhall.games.dragonrealm.rules.cards import lose
from dragonhall.games.dragonrealm.rules.locations import place_adventurers, score_if_full
from dragonhall.games.dragonrealm.state import (
    ALLEY,
    DRAW,
    END,
    FAILED,
    OVER,
    ROLL,
    SWAMP,
    WINGS,
    Position,
    is_up,
    kind_of,
    step_for,
    tried_of,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def explore(position: Position, seat: int, action: Explore, chance: Chance, events: list[Event]) -> None:
    """Show what is played, roll, and see. (dr-explore, dr-roll)"""
    edition = position.table.edition
    method = METHOD_OF[action.method]
    target = edition.location_of[action.location]
    position.method = method
    position.target = target
    position.played = edition.mask_of(action.cards)
    position.used = [edition.enhancement_of[name] for name in action.using]
    bonus = position.adds[3 * seat + method]
    dice = len(action.cards)
    for kind in position.used:
        bonus += edition.adds_of[kind][method]
        dice += edition.extra_dice[kind]
    position.bonus = bonus
    position.needed = edition.value_of[target][method]
    if position.owned[seat]:
        show_what_counts(position, seat, method, events)
    events.append(
        Explored(seat, action.method, action.location, action.cards, action.using, dice, position.needed, bonus)
    )
    thrown = chance.roll(len(edition.faces), edition.most_dice, "explore", seat, position.turn)
    faces = edition.faces
    shown = tuple([faces[face] for face in thrown[:dice]])
    position.dice = shown
    position.total = sum(shown) + bonus
    events.append(Rolled(seat, shown, bonus, position.total, position.needed))
    position.rerolled = False
    position.might_reroll = might_reroll(position, seat)
    position.steps[-1] = step_for(ROLL, seat)
    if is_open(position, seat):
        position.show(seat, position.played)
    else:
        settle(position, seat, events)


def show_what_counts(position: Position, seat: int, method: int, events: list[Event]) -> None:
    """Turn up what is used and what always counts; the rest stays down, and all know it is none of those.

    (dr-own-enhancement, dr-permanent)
    """
    edition = position.table.edition
    shown: list[str] = []
    for number, card in enumerate(position.owned[seat]):
        if is_up(card):
            continue
        kind = kind_of(card)
        if kind in position.used or (not edition.once[kind] and edition.adds_of[kind][method]):
            position.owned[seat][number] = card | 1 << 8
            shown.append(edition.enhancements[kind])
        else:
            position.owned[seat][number] = card | 1 << 9 + method
    if shown:
        events.append(Showed(seat, tuple(shown)))


def might_reroll(position: Position, seat: int) -> bool:
    """Whether a seat owns a card for rolling again, or may own one face down for all that others know.

    Whoever might is asked, so that waiting betrays no card. (dr-after-roll, dr-socks)
    """
    edition = position.table.edition
    seen = 0  # enhancements that all can see, wherever
    for cards in [*position.owned, *position.spent]:
        for card in cards:
            if is_up(card):
                seen |= 1 << kind_of(card)
    for card in position.owned[seat]:
        if is_up(card):
            if edition.rerolls[kind_of(card)]:
                return True
            continue
        level = edition.enhancement_level[kind_of(card)]
        for kind, rerolls in enumerate(edition.rerolls):
            if rerolls and edition.enhancement_level[kind] == level and not seen >> kind & 1:
                return True
    return False


def was_held(card: int, method: int) -> bool:
    """Whether an enhancement was there when this turn's roll was made; else it was bought since. (dr-alley-after-roll)

    Whatever lies face down is marked by the exploration that it was held in.
    """
    return is_up(card) or tried_of(card) >> method & 1 == 1


def rerolls(position: Position, seat: int) -> list[int]:
    """Which of a seat's enhancements let it roll a die again: those that it held when it rolled. (dr-socks)"""
    edition = position.table.edition
    return [
        number
        for number, card in enumerate(position.owned[seat])
        if edition.rerolls[kind_of(card)] and was_held(card, position.method)
    ]


def ready(position: Position, seat: int) -> int:
    """How many adventurers a seat may call from the Academy for the roll. (dr-academy, dr-dungeon)

    All of them came there in an earlier turn: a turn has one roll, and only its failure sends anybody.
    """
    if position.table.alley or position.table.edition.no_academy[position.target]:
        return 0
    return position.centre[seat]


def places(position: Position) -> int:
    """How many adventurers a success places: more with a gold circle. (dr-success, dr-gold-circle)"""
    return position.table.edition.places_of[position.target][position.method]


def is_open(position: Position, seat: int) -> bool:
    """Whether there is anything to decide about a roll, for all that others know. (dr-after-roll)

    Too low, where help could still be enough; or enough, where there are fewer adventurers at home than places.
    """
    edition = position.table.edition
    callable_ = ready(position, seat)
    if position.total >= position.needed:
        if callable_ and position.home[seat] < places(position):
            return True
    else:
        best = position.total + callable_ * edition.academy_bonus
        if position.might_reroll and not position.rerolled:
            best += edition.most_face - min(position.dice)
            if best >= position.needed:
                return True
        elif callable_ and best >= position.needed:
            return True
    return may_buy(position, seat)


def reroll(position: Position, seat: int, value: int, chance: Chance, events: list[Event]) -> None:
    """Roll one die again; the new value stands. (dr-socks)

    A card that lies open serves first, and one that was bought since the roll does not. (dr-alley-after-roll)
    """
    edition = position.table.edition
    owned = position.owned[seat]
    serve = rerolls(position, seat)
    if not any(is_up(owned[number]) for number in serve):
        card = owned[serve[0]]
        owned[serve[0]] = card | 1 << 8
        events.append(Showed(seat, (edition.enhancements[kind_of(card)],)))
    now = edition.faces[chance.roll(len(edition.faces), 1, "re-roll", seat, position.turn)[0]]
    dice = list(position.dice)
    dice[dice.index(value)] = now
    position.dice = tuple(dice)
    position.total += now - value
    position.rerolled = True
    events.append(Rerolled(seat, value, now, position.total, position.needed))
    if not is_open(position, seat):
        settle(position, seat, events)


def call(position: Position, seat: int, count: int, events: list[Event]) -> None:
    """Adventurers come home from the Academy, each adding to the roll. (dr-academy, dr-academy-home)"""
    position.centre[seat] -= count
    position.home[seat] += count
    position.total += count * position.table.edition.academy_bonus
    events.append(Called(seat, count, position.total, position.needed))
    settle(position, seat, events)


def stand(position: Position, seat: int, events: list[Event]) -> None:
    """Let the roll stand. (dr-after-roll)"""
    events.append(Stood(seat))
    settle(position, seat, events)


def settle(position: Position, seat: int, events: list[Event]) -> None:
    """Compare the total with what is needed. (dr-success, dr-failure)"""
    position.steps = [step_for(END, seat), step_for(ALLEY, seat)]
    if position.total >= position.needed:
        succeed(position, seat, events)
    else:
        fail(position, seat, events)


def succeed(position: Position, seat: int, events: list[Event]) -> None:
    """Place adventurers, score what is full, discard what was played, draw one card. (dr-draw-after-success)"""
    edition = position.table.edition
    wanted = places(position)
    placed = min(wanted, position.home[seat])
    fetched = 0
    if placed == 0:  # dr-no-adventurers
        fetched = min(wanted, position.centre[seat])
        position.centre[seat] -= fetched
        placed = fetched
    position.home[seat] -= placed - fetched
    events.append(Succeeded(seat, edition.locations[position.target], placed, fetched))
    if placed:
        slot = position.row.index(position.target)
        place_adventurers(position, seat, slot, placed)
        score_if_full(position, slot, events)
        if position.step == OVER:
            return
    if position.used:
        spend(position, seat, events)
    lose(position, seat, position.played)
    events.append(Played(seat, edition.cards_in(position.played)))
    position.push(DRAW, seat)


def spend(position: Position, seat: int, events: list[Event]) -> None:
    """Once-only enhancements are used up by a success and leave the game. (dr-once, dr-once-gone)"""
    edition = position.table.edition
    left: list[int] = []
    for card in position.owned[seat]:
        if kind_of(card) in position.used:
            position.spent[seat].append(card)
            position.spendable[seat] -= 1
        else:
            left.append(card)
    position.owned[seat] = left
    events.append(Spent(seat, tuple([edition.enhancements[kind] for kind in position.used])))


def fail(position: Position, seat: int, events: list[Event]) -> None:
    """The cards return to the hand, an adventurer goes to the centre; the swamp costs cards. (dr-failure)"""
    table = position.table
    edition = table.edition
    sent = 1 if position.home[seat] and not edition.no_academy[position.target] else 0
    position.home[seat] -= sent
    position.centre[seat] += sent
    position.show(seat, position.played)
    cards = edition.cards_in(position.played)
    centre = "alley" if table.alley else "academy"
    events.append(Failed(seat, edition.locations[position.target], cards, centre, sent))
    position.push(WINGS, seat)
    cost = min(edition.swamp_of[position.target], position.hands[seat].bit_count())
    if cost:
        position.push(SWAMP, seat, cost)


def wings(position: Position, seat: int, events: list[Event]) -> None:
    """The step WINGS: whoever owned them at the roll draws after a failure. (dr-wings, dr-alley-after-roll)"""
    edition = position.table.edition
    position.steps.pop()
    for number, card in enumerate(position.owned[seat]):
        if not was_held(card, position.method):
            continue
        count = edition.draws_of[kind_of(card)]
        if count == 0:
            if not is_up(card):
                position.owned[seat][number] = card | 1 << 9 + FAILED
            continue
        if not is_up(card):
            position.owned[seat][number] = card | 1 << 8
            events.append(Showed(seat, (edition.enhancements[kind_of(card)],)))
        for _ in range(count):
            position.push(DRAW, seat)
