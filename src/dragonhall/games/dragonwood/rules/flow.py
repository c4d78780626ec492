"""How a Dragonwood match goes on: what an action does, and what follows by itself until a seat must decide."""

from __future__ import annotations

from dragonhall.games.dragonwood.actions import Attempt
from dragonhall.games.dragonwood.edition import CREATURE, ENHANCEMENT, EVENT, LADYBUG, METHOD_NAMES, SPELL, Edition
from dragonhall.games.dragonwood.events import (
    Answered,
    Attempted,
    Captured,
    Discarded,
    Drew,
    Ended,
    EventDrawn,
    Kept,
    LadybugDrawn,
    LastRound,
    Missed,
    Passed,
    Rerolled,
    Revealed,
    Rolled,
    Shuffled,
    Spent,
    Swept,
    TurnBegan,
    Why,
)
from dragonhall.games.dragonwood.scoring import result_of
from dragonhall.games.dragonwood.state import (
    DREW,
    EMPTY,
    END,
    LIMIT,
    OVER,
    PASS,
    PASSED,
    REFILL,
    REROLL,
    STOOD,
    THUNDER,
    TURN,
    UNSEEN,
    WIND,
    WOUND,
    Position,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def reload(position: Position, seat: int, chance: Chance, events: list[Event]) -> None:
    """Draw one adventurer; that is the whole turn, but for trimming the hand. (dw-reload, dw-hand-limit)"""
    position.steps[-1] = END
    draw(position, seat, 1, chance, events)
    ask_to_trim(position, [seat])


def draw(position: Position, seat: int, count: int, chance: Chance, events: list[Event]) -> None:
    """Draw adventurers; each Lucky Ladybug is discarded and replaced. (dw-ladybug, dw-reshuffle)"""
    edition = position.table.edition
    while count > 0:
        card = top_adventurer(position, chance, events)
        if card == LADYBUG:
            position.ladybugs_out += 1
            count += edition.ladybug_draws - 1
            events.append(LadybugDrawn(seat, edition.ladybug_draws))
        else:
            position.hands[seat] |= 1 << card
            if position.memory:
                position.memory.append((seat, DREW, len(position.born) - 1))
            events.append(Drew(seat, edition.card_names[card], len(position.born)))
            count -= 1


def top_adventurer(position: Position, chance: Chance, events: list[Event]) -> int:
    """Take the top adventurer; an empty deck is made anew of the discards. (dw-reshuffle, dw-end-decks)"""
    deck = position.deck
    if not deck:
        edition = position.table.edition
        fresh = position.discards
        for born in range(len(position.born)):
            position.born[born] &= ~fresh
        position.born.append(fresh)
        cards = [LADYBUG] * position.ladybugs_out
        rest = fresh
        while rest:
            low = rest & -rest
            cards.append(low.bit_length() - 1)
            rest ^= low
        position.discards = 0
        position.ladybugs_out = 0
        deck = chance.shuffled(cards, "adventurers", -1, position.turn)
        position.deck = deck
        events.append(Shuffled(edition.cards_in(fresh), len(position.born)))
    card = deck.pop()
    if not deck and not position.decks_out and len(position.born) >= position.table.decks:
        position.decks_out = True
        events.append(LastRound(len(position.born)))
    return card


def attempt(position: Position, seat: int, action: Attempt, chance: Chance, events: list[Event]) -> None:
    """Show what is played, roll, and see. (dw-attempt, dw-dice)"""
    edition = position.table.edition
    method = METHOD_NAMES.index(action.method)
    target = edition.kind_of[action.target]
    creature = edition.type_of[target] == CREATURE
    cards = action.cards
    dice = len(cards)
    bonus = position.adds[4 * seat + method] if creature else 0
    if action.using:
        dice, bonus = spend(position, seat, action, method, dice, bonus)
    else:
        position.used = []
    if method == SPELL:
        dice = edition.spell_dice + sum([edition.extra_dice[kind] for kind in position.used])
    needed = edition.value_of[target][method]
    position.method = method
    position.target = target
    position.played = edition.mask_of(cards)
    position.bonus = bonus
    position.needed = needed
    events.append(Attempted(seat, action.method, action.target, cards, action.using, needed, bonus))
    if action.using:
        events.append(Spent(seat, action.using))
    thrown = chance.roll(len(edition.faces), edition.most_dice, "attempt", seat, position.turn)
    faces = edition.faces
    shown = tuple([faces[face] for face in thrown[:dice]])
    total = sum(shown) + bonus
    position.dice = shown
    events.append(Rolled(seat, shown, bonus, total, needed))
    if total >= needed:
        succeed(position, seat, events)
    elif creature and position.rerolls[seat] and total - min(shown) + edition.most_face >= needed:
        position.steps[-1] = REROLL
    else:
        position.steps.pop()
        fail(position, seat, events)


def spend(position: Position, seat: int, action: Attempt, method: int, dice: int, bonus: int) -> tuple[int, int]:
    """Use up once-only enhancements; success or not, they are gone. Returns the dice and the bonus. (dw-once)"""
    edition = position.table.edition
    position.used = [edition.kind_of[name] for name in action.using]
    for kind in position.used:
        dice += edition.extra_dice[kind] + edition.wilds[kind]
        bonus += edition.adds_of[kind][method]
        position.owned[seat].remove(kind)
        position.gone.append(kind)
    return dice, bonus


def reroll(position: Position, seat: int, value: int, chance: Chance, events: list[Event]) -> None:
    """Roll one die again; the new value stands. (dw-mushroom)"""
    edition = position.table.edition
    now = edition.faces[chance.roll(len(edition.faces), 1, "re-roll", seat, position.turn)[0]]
    dice = list(position.dice)
    dice[dice.index(value)] = now
    position.dice = tuple(dice)
    total = sum(dice) + position.bonus
    events.append(Rerolled(seat, value, now, total, position.needed))
    if total >= position.needed:
        succeed(position, seat, events)
    else:
        position.steps.pop()
        fail(position, seat, events)


def keep(position: Position, seat: int, events: list[Event]) -> None:
    """Let the roll stand. (dw-mushroom)"""
    position.steps.pop()
    events.append(Kept(seat))
    fail(position, seat, events)


def succeed(position: Position, seat: int, events: list[Event]) -> None:
    """The card is captured, the adventurers are discarded; then the landscape is filled. (dw-success, dw-refill)"""
    edition = position.table.edition
    target = position.target
    slot = position.landscape.index(target)
    position.landscape[slot] = EMPTY
    forget_reach(position)
    played = position.played
    lose(position, seat, played)
    cards = edition.cards_in(played)
    events.append(Captured(seat, edition.kinds[target], edition.points_of[target], cards, slot))
    if edition.type_of[target] == CREATURE:
        position.prizes[seat].append(target)
        if edition.dragon[target]:
            position.dragons_taken += 1
            if position.dragons_taken == edition.dragons:
                end_match(position, "dragons", events)
                return
    else:
        own(position, seat, target)
    position.steps[-1] = END
    position.steps.append(REFILL)


def own(position: Position, seat: int, kind: int) -> None:
    """Lay a captured enhancement before its owner; a permanent one counts from now on. (dw-enhancement)"""
    edition = position.table.edition
    position.owned[seat].append(kind)
    position.owned[seat].sort()
    if not edition.once[kind]:
        for method in range(4):
            position.adds[4 * seat + method] += edition.adds_of[kind][method]
        if edition.rerolls[kind]:
            position.rerolls[seat] = True


def fail(position: Position, seat: int, events: list[Event]) -> None:
    """The adventurers return to the hand, and one is lost as a wound if there is any. (dw-failure, dw-wound)"""
    edition = position.table.edition
    position.shown[seat] |= position.played
    if position.memory:
        note_sight(position, seat, position.played, 0)
    cards = edition.cards_in(position.played)
    events.append(Missed(seat, edition.kinds[position.target], cards))
    position.steps.append(END)
    wounds = position.table.spell_wounds if position.method == SPELL else 1
    position.wounds = min(wounds, position.hands[seat].bit_count())
    if position.wounds:
        position.steps.append(WOUND)


def give_up(position: Position, seat: int, name: str, events: list[Event]) -> None:
    """Discard one adventurer: a wound at once, or as an answer that stays secret until all have answered."""
    if position.steps[-1] != WOUND:
        answer(position, seat, name, events)
        return
    lose(position, seat, 1 << position.table.edition.card_of[name])
    events.append(Discarded(seat, (name,), "wound"))
    position.wounds -= 1
    if position.wounds == 0:
        position.steps.pop()


def answer(position: Position, seat: int, name: str, events: list[Event]) -> None:
    """Answer a question that is put to several at once; the last answer turns all over. (dw-event-order)"""
    picked = position.picks[seat] | 1 << position.table.edition.card_of[name]
    position.picks[seat] = picked
    left = position.quota[seat] - picked.bit_count()
    events.append(Answered(seat, name, left))
    if left == 0:
        position.waiting.remove(seat)
        if not position.waiting:
            turn_over(position, events)


def turn_over(position: Position, events: list[Event]) -> None:
    """All have answered: discard or pass what was chosen, together, told in turn order from the active player."""
    edition = position.table.edition
    seats = position.table.seats
    step = position.steps.pop()
    picks = position.picks
    position.picks = [0] * seats
    position.quota = [0] * seats
    order = [seat % seats for seat in range(position.active, position.active + seats)]
    if step == PASS:
        pass_right(position, picks, order, events)
        return
    why: Why = "thunder" if step == THUNDER else "limit"
    for seat in order:
        if picks[seat]:
            lose(position, seat, picks[seat])
            events.append(Discarded(seat, edition.cards_in(picks[seat]), why))


def pass_right(position: Position, picks: list[int], order: list[int], events: list[Event]) -> None:
    """Every chosen card goes to the player on the right, the one whose turn was before. (dw-wind-storm)"""
    edition = position.table.edition
    seats = position.table.seats
    if not position.told:
        position.told = [0] * (seats * seats)
    if not position.memory:
        note_standing(position)
    for seat in order:
        if picks[seat]:
            position.hands[seat] &= ~picks[seat]
    position.memory.append((position.active, WIND, 0))
    shown = position.shown.copy()
    for giver in order:  # who did not see the card no longer knows which of the shown ones are still there
        card = picks[giver]
        if card:
            told = position.told[(giver - 1) % seats * seats + giver]
            position.shown[giver] = 0
            for audience in range(seats):
                position.told[audience * seats + giver] = 0
            position.told[(giver - 1) % seats * seats + giver] = (shown[giver] | told) & ~card
    for giver in order:
        card = picks[giver]
        if card:
            receiver = (giver - 1) % seats
            position.told[giver * seats + receiver] |= card
            deck = next(deck for deck, born in enumerate(position.born) if born & card)
            position.memory.append((giver, PASSED, 1000 * deck + card.bit_length() - 1))
            events.append(Passed(giver, receiver, edition.cards_in(card)[0]))
    for receiver in order:
        position.hands[receiver] |= picks[(receiver + 1) % seats]


def lose(position: Position, seat: int, cards: int) -> None:
    """Adventurers leave a hand for the discards, seen by all."""
    position.hands[seat] &= ~cards
    position.discards |= cards
    position.shown[seat] &= ~cards
    if position.memory:
        note_sight(position, seat, cards, 1)
        seats = position.table.seats
        for audience in range(seats):
            position.told[audience * seats + seat] &= ~cards


def note_sight(position: Position, seat: int, cards: int, left: int) -> None:
    """Remember that all saw these cards at this seat, and whether they left the hand; see `state.py`, `memory`."""
    for deck, born in enumerate(position.born):
        here = cards & born
        while here:
            low = here & -here
            position.memory.append((seat, low.bit_length() - 1, 2 * deck + left))
            here ^= low


def note_standing(position: Position) -> None:
    """Begin the memory: what all know of every hand just before a card changes hands unseen."""
    for seat in range(position.table.seats):
        position.memory.append((seat, STOOD, position.shown[seat]))
        for deck, born in enumerate(position.born):
            unseen = (position.hands[seat] & ~position.shown[seat] & born).bit_count()
            for _ in range(unseen):
                position.memory.append((seat, UNSEEN, deck))


def ask_to_trim(position: Position, seats: list[int]) -> None:
    """Whoever holds more than the limit discards down to it, all at once. (dw-hand-limit)"""
    limit = position.table.edition.limit
    for seat in seats:
        over = position.hands[seat].bit_count() - limit
        if over > 0:
            position.quota[seat] = over
            position.waiting.append(seat)
    if position.waiting:
        position.steps.append(LIMIT)


def ask_all(position: Position, step: int, seats: list[int]) -> None:
    """Put a question to every seat that holds a card. (dw-thunder-storm, dw-wind-storm)"""
    for seat in seats:
        if position.hands[seat]:
            position.quota[seat] = 1
            position.waiting.append(seat)
    if position.waiting:
        position.steps.append(step)


def go_on(position: Position, chance: Chance, events: list[Event]) -> None:
    """Do what follows by itself until a seat is asked or the match is over."""
    while True:
        step = position.steps[-1]
        if step == REFILL:
            refill(position, chance, events)
        elif step == END:
            end_turn(position, events)
        else:
            return


def refill(position: Position, chance: Chance, events: list[Event]) -> None:
    """Fill one empty place; an event happens first and wholly before the next card. (dw-refill, dw-event-chain)"""
    if EMPTY not in position.landscape or not position.woods:
        position.steps.pop()
        return
    edition = position.table.edition
    kind = position.woods.pop()
    left = len(position.woods)
    position.lower = min(position.lower, left)
    if kind in position.returned:
        position.returned.remove(kind)
    if edition.type_of[kind] == EVENT:
        events.append(EventDrawn(edition.kinds[kind], left))
        position.gone.append(kind)
        happen(position, kind, edition, chance, events)
        return
    slot = position.landscape.index(EMPTY)
    position.landscape[slot] = kind
    forget_reach(position)
    events.append(Revealed(edition.kinds[kind], slot, left))


def happen(position: Position, kind: int, edition: Edition, chance: Chance, events: list[Event]) -> None:
    """Carry out an event card. (dw-sunny-day, dw-thunder-storm, dw-wind-storm, dw-quicksand)"""
    seats = position.table.seats
    order = [seat % seats for seat in range(position.active, position.active + seats)]
    effect = edition.event_of[kind]
    if effect == "all_draw":
        for seat in order:
            draw(position, seat, edition.amount_of[kind], chance, events)
        ask_to_trim(position, order)
    elif effect == "all_discard":
        for seat in order:
            position.quota[seat] = min(edition.amount_of[kind], position.hands[seat].bit_count())
            if position.quota[seat]:
                position.waiting.append(seat)
        if position.waiting:
            position.steps.append(THUNDER)
    elif effect == "all_pass_right":
        ask_all(position, PASS, order)
    else:
        swept: list[str] = []
        for slot, lying in enumerate(position.landscape):
            if lying != EMPTY and edition.type_of[lying] == ENHANCEMENT:
                position.landscape[slot] = EMPTY
                position.gone.append(lying)
                swept.append(edition.kinds[lying])
        forget_reach(position)
        events.append(Swept(tuple(swept)))


def end_turn(position: Position, events: list[Event]) -> None:
    """Pass the turn on, or end the match when its last round is over. (dw-turn, dw-last-round)"""
    position.steps.pop()
    if position.dice:
        position.dice = ()
        position.target = EMPTY
        position.played = 0
        position.used = []
    table = position.table
    if table.simple and not position.woods:
        end_match(position, "last_card", events)
        return
    left = position.turns_left
    if position.decks_out:
        left = left - 1 if left > 0 else table.seats
        position.turns_left = left
        if left == 0:
            end_match(position, "decks", events)
            return
    seat = position.active + 1
    if seat == table.seats:
        seat = 0
    position.active = seat
    position.turn += 1
    position.steps.append(TURN)
    events.append(TurnBegan(seat, position.turn, left > 0))


def end_match(position: Position, why: str, events: list[Event]) -> None:
    """The match is over. (dw-end-dragons, dw-end-decks)"""
    position.steps = [OVER]
    position.ending = why
    events.append(Ended(why, result_of(position).winners))


def forget_reach(position: Position) -> None:
    """The landscape or the enhancements changed: what can be reached must be seen anew."""
    position.reach = [None] * position.table.seats
