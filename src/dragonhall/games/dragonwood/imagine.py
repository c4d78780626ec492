"""From a view to a full state that fits it: drawn as likely as counting says.

Exact, if chance was fair, hidden choices (which card was passed) were uniform among the possible, and choices that all
saw say nothing by themselves. Adventurers not seen since a deck was shuffled lie in the places that were filled from
that deck, any order being equally likely. Where cards changed hands unseen, every possible story is weighed.
"""

from __future__ import annotations

from dragonhall.games.dragonwood.edition import LADYBUG, METHOD_NAMES, Edition
from dragonhall.games.dragonwood.state import (
    DREW,
    EMPTY,
    END,
    LIMIT,
    OVER,
    PASS,
    PASSED,
    QUESTIONS,
    REFILL,
    STOOD,
    THUNDER,
    UNSEEN,
    WIND,
    Position,
)
from dragonhall.games.dragonwood.view import DragonwoodView, Gave, Saw, Stood
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import UNKNOWN

PURPOSE = "imagination"


class Story:
    """One way in which the unseen passes may have gone: who is known to hold what, and unseen cards by their deck."""

    def __init__(self, known: list[int], unseen: list[list[int]], weight: int) -> None:
        self.known = known
        self.unseen = unseen
        self.weight = weight
        self.arriving: list[tuple[int, int, int]] = []  # receiver, known card or −1, deck of an unseen card
        self.passed: list[tuple[int, int]] = []  # of every pass: the card or −1, the deck of an unseen card

    def branch(self, times: int) -> Story:
        """A copy that is this many times as likely."""
        other = Story(self.known.copy(), [counts.copy() for counts in self.unseen], self.weight * times)
        other.arriving = self.arriving.copy()
        other.passed = self.passed.copy()
        return other

    def locates(self, card: int) -> bool:
        """Whether this card, a bit mask, is known to be in some hand."""
        return any(known & card for known in self.known)

    def take_unseen(self, seat: int, deck: int) -> list[Story]:
        """An unseen card of this deck turns out to be at the seat: likelier, the more such cards it has."""
        count = self.unseen[seat][deck]
        if count == 0:
            return []
        self.weight *= count
        self.unseen[seat][deck] -= 1
        return [self]

    def arrive(self) -> None:
        """The wind is over: the passed cards reach their hands."""
        for receiver, card, deck in self.arriving:
            if card >= 0:
                self.known[receiver] |= 1 << card
            else:
                self.unseen[receiver][deck] += 1
        self.arriving = []

    def key(self) -> tuple[object, ...]:
        """What tells this story from others now."""
        return (*self.known, *[tuple(counts) for counts in self.unseen], *self.arriving)


def imagine(position: Position, view: DragonwoodView, chance: Chance) -> Position:
    """Fill a blank position of the same table so that the view's seat could not tell it from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view can be looked at, not imagined from: imagine from a seat's view")
    _lay_out(position, view)
    _fill_hands_and_deck(position, view, chance)
    _fill_woods(position, view, chance)
    _choose_answers(position, view, chance)
    return position


def _lay_out(position: Position, view: DragonwoodView) -> None:
    """Everything that the view says outright."""
    edition = position.table.edition
    kinds = edition.kind_of
    position.turn = view.turn
    position.active = view.active
    position.discards = edition.mask_of(view.discards)
    position.ladybugs_out = view.ladybugs
    position.born = [edition.mask_of(cards) for cards in view.born]
    position.lower = view.lower
    position.returned = [kinds[name] for name in view.returned]
    position.landscape = [EMPTY if name is None else kinds[name] for name in view.landscape]
    position.gone = [kinds[name] for name in view.gone]
    position.decks_out = view.decks_out
    position.turns_left = view.turns_left
    position.wounds = view.wounds
    for seat, player in enumerate(view.players):
        for name in player.enhancements:
            kind = kinds[name]
            position.owned[seat].append(kind)
            if edition.once[kind]:
                position.spendable[seat] += 1
            else:
                for method in range(4):
                    position.adds[4 * seat + method] += edition.adds_of[kind][method]
                position.rerolls[seat] = position.rerolls[seat] or edition.rerolls[kind]
        position.prizes[seat] = [kinds[name] for name in player.creatures]
        position.dragons_taken += sum([1 for kind in position.prizes[seat] if edition.dragon[kind]])
        position.quota[seat] = player.owes + len(player.chosen)
        position.hands[seat] = edition.mask_of(tuple([name for name in player.hand if name != UNKNOWN]))
        position.shown[seat] = position.hands[seat] if seat != view.seat else 0
    _lay_out_steps(position, view)


def _lay_out_steps(position: Position, view: DragonwoodView) -> None:
    edition = position.table.edition
    step = QUESTIONS.index(view.question)
    several = step in (LIMIT, THUNDER, PASS)
    position.waiting = list(view.actors) if several else []
    position.steps = [step]
    if view.result is not None:
        position.steps = [OVER]
        position.ending = view.result.ending
    if several:
        position.steps = [END, REFILL, step] if EMPTY in position.landscape and view.woods else [END, step]
    elif view.question == "wound":
        position.steps = [END, step]
    roll = view.roll
    if roll is not None:
        position.method = METHOD_NAMES.index(roll.method)
        position.target = edition.kind_of[roll.target]
        position.played = edition.mask_of(roll.cards)
        position.used = [edition.kind_of[name] for name in roll.using]
        position.dice = roll.dice
        position.bonus = roll.bonus
        position.needed = roll.needed


def _fill_hands_and_deck(position: Position, view: DragonwoodView, chance: Chance) -> None:
    """Deal the unseen cards of each deck to the places that were filled from it."""
    edition = position.table.edition
    seats = position.table.seats
    decks = len(view.born)
    unseen = [[0] * decks for _ in range(seats)]
    passed: list[tuple[int, int]] = []
    if view.memory:
        story = _pick_story(_stories(position, view), chance)
        passed = story.passed
        for seat in range(seats):
            if seat != view.seat:
                position.hands[seat] = story.known[seat]
                unseen[seat] = story.unseen[seat]
    else:
        for seat, player in enumerate(view.players):
            unseen[seat] = list(player.unseen) or [0] * decks
    seen = position.discards
    for hand in position.hands:
        seen |= hand
    for deck in range(decks):
        rest = position.born[deck] & ~seen
        cards: list[int] = []
        while rest:
            low = rest & -rest
            cards.append(low.bit_length() - 1)
            rest ^= low
        cards = chance.shuffled(cards, PURPOSE)
        for seat in range(seats):
            for _ in range(unseen[seat][deck]):
                position.hands[seat] |= 1 << cards.pop()
        if deck == decks - 1:
            cards += [LADYBUG] * (edition.ladybugs - position.ladybugs_out)
            position.deck = chance.shuffled(cards, PURPOSE)
    if view.memory:
        _remember(position, view, passed)


def _remember(position: Position, view: DragonwoodView, passed: list[tuple[int, int]]) -> None:
    """Give the position the memory from which the seat's view would be the same again."""
    edition = position.table.edition
    position.told = [0] * (position.table.seats * position.table.seats)
    memory = position.memory
    storm = 0
    number = 0
    for note in view.memory:
        if isinstance(note, Stood):
            memory.append((note.seat, STOOD, edition.mask_of(note.shown)))
            for deck, count in enumerate(note.unseen):
                memory += [(note.seat, UNSEEN, deck)] * count
        elif isinstance(note, Gave):
            if note.storm != storm:
                storm = note.storm
                memory.append((note.giver, WIND, 0))
            card, deck = passed[number]
            number += 1
            if card < 0:  # some card of that deck that the receiver holds, or that went on from there
                here = position.hands[note.receiver] & position.born[deck] & ~position.shown[note.receiver]
                here = here or position.born[deck] or 1
                card = (here & -here).bit_length() - 1
            else:
                deck = max(0, note.deck)
            memory.append((note.giver, PASSED, deck * 1000 + card))
        elif isinstance(note, Saw):
            memory.append((note.seat, edition.card_of[note.card], 2 * note.deck + note.left))
        else:
            memory.append((note.seat, DREW, note.deck))


def _stories(position: Position, view: DragonwoodView) -> list[Story]:
    """Every way in which the passes may have gone, weighed by how likely it makes all that was seen after."""
    edition = position.table.edition
    seats = position.table.seats
    decks = len(view.born)
    known = [0] * seats
    unseen = [[0] * decks for _ in range(seats)]
    for note in view.memory:
        if isinstance(note, Stood) and note.seat != view.seat:
            known[note.seat] = edition.mask_of(note.shown)
            for deck, count in enumerate(note.unseen):
                unseen[note.seat][deck] = count
    stories = [Story(known, unseen, 1)]
    storm = 0
    for note in view.memory:
        if isinstance(note, Stood) or (not isinstance(note, Gave) and note.seat == view.seat):
            continue
        if isinstance(note, Gave):
            if note.storm != storm:
                stories = _after_wind(stories)
                storm = note.storm
            stories = _after_pass(edition, stories, note, view.seat, len(view.born))
            continue
        stories = _after_wind(stories)
        if isinstance(note, Saw):
            stories = _after_sight(edition, stories, note)
        else:
            for story in stories:
                story.unseen[note.seat][note.deck] += 1
    return _after_wind(stories)


def _after_wind(stories: list[Story]) -> list[Story]:
    merged: dict[tuple[object, ...], Story] = {}
    for story in stories:
        story.arrive()
        key = story.key()
        if key in merged:
            merged[key].weight += story.weight
        else:
            merged[key] = story
    return list(merged.values())


def _after_pass(edition: Edition, stories: list[Story], note: Gave, me: int | None, decks: int) -> list[Story]:
    """Each story parts by the card that was passed."""
    after: list[Story] = []
    for story in stories:
        giver, receiver = note.giver, note.receiver
        if giver == me:
            story.arriving.append((receiver, edition.card_of[note.card], -1))
            story.passed.append((edition.card_of[note.card], -1))
            after.append(story)
        elif note.card != UNKNOWN:
            after += _given(story, giver, edition.card_of[note.card], note.deck)
        else:
            known = story.known[giver]
            while known:
                low = known & -known
                known ^= low
                other = story.branch(1)
                other.known[giver] &= ~low
                other.arriving.append((receiver, low.bit_length() - 1, -1))
                other.passed.append((low.bit_length() - 1, -1))
                after.append(other)
            for deck in range(decks):
                if story.unseen[giver][deck]:
                    other = story.branch(story.unseen[giver][deck])
                    other.unseen[giver][deck] -= 1
                    other.arriving.append((receiver, -1, deck))
                    other.passed.append((-1, deck))
                    after.append(other)
    return after


def _given(story: Story, giver: int, card: int, deck: int) -> list[Story]:
    """A card that I was given: I see what it is, and so which place it came from."""
    story.passed.append((card, -1))
    if story.known[giver] >> card & 1:
        story.known[giver] &= ~(1 << card)
        return [story]
    return [] if story.locates(1 << card) else story.take_unseen(giver, deck)


def _after_sight(edition: Edition, stories: list[Story], note: Saw) -> list[Story]:
    card = 1 << edition.card_of[note.card]
    after: list[Story] = []
    for story in stories:
        if story.known[note.seat] & card:
            found = [story]
        elif story.locates(card):
            found = []
        else:
            found = story.take_unseen(note.seat, note.deck)
        for each in found:
            if note.left:
                each.known[note.seat] &= ~card
            else:
                each.known[note.seat] |= card
            after.append(each)
    return after


def _pick_story(stories: list[Story], chance: Chance) -> Story:
    total = sum([story.weight for story in stories])
    mark = (chance.below(1 << 30, PURPOSE) << 30 | chance.below(1 << 30, PURPOSE)) * total >> 60
    for story in stories:
        if mark < story.weight:
            return story
        mark -= story.weight
    raise ValueError("this view contradicts itself: no story of the passes fits it")


def _fill_woods(position: Position, view: DragonwoodView, chance: Chance) -> None:
    """Part the unseen Dragonwood cards between the deck and what was removed; dragons lie in the lower part."""
    edition = position.table.edition
    left = edition.copies.copy()
    for kind in position.landscape:
        if kind != EMPTY:
            left[kind] -= 1
    for kind in position.gone:
        left[kind] -= 1
    for seat in range(position.table.seats):
        for kind in position.owned[seat] + position.prizes[seat]:
            left[kind] -= 1
    for kind in position.returned:
        left[kind] -= 1
    dragons: list[int] = []
    others: list[int] = []
    for kind, count in enumerate(left):
        if edition.dragon[kind]:
            dragons += [kind] * count
        else:
            others += [kind] * count
    others = chance.shuffled(others, PURPOSE)
    in_deck = view.woods - len(dragons) - len(position.returned)
    position.removed = others[in_deck:]
    deck = chance.shuffled(others[:in_deck] + position.returned, PURPOSE)
    places = sorted(chance.shuffled(list(range(view.lower)), PURPOSE)[: len(dragons)])
    for place, dragon in zip(places, chance.shuffled(dragons, PURPOSE), strict=True):
        deck.insert(place, dragon)
    position.woods = deck


def _choose_answers(position: Position, view: DragonwoodView, chance: Chance) -> None:
    """What others have answered in secret may be any of their cards."""
    edition = position.table.edition
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            position.picks[seat] = edition.mask_of(player.chosen)
            continue
        cards: list[int] = []
        hand = position.hands[seat]
        while hand:
            low = hand & -hand
            cards.append(low)
            hand ^= low
        for card in chance.shuffled(cards, PURPOSE)[: len(player.chosen)]:
            position.picks[seat] |= card
