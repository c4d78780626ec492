"""From what is remembered of hands to how they may stand: every way the unseen passes may have gone, weighed.

Exact while there are at most `MOST` ways at a time. Where there are more, so many are drawn from them, each as likely
as it weighs, and the weighing goes on with those.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from dragonhall.kernel.chance import Chance
from dragonhall.kernel.notes import Gave, Note, Picked, Saw, Stood
from dragonhall.kernel.remembering import (
    DREW,
    EXCHANGE,
    PASSED,
    PICKED,
    STOOD,
    UNSEEN,
    Remembering,
    passed_detail,
)
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import UNKNOWN

PURPOSE: Final = "imagination"
MOST: Final = 600
"""So many ways are kept apart at a time."""


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
        """The exchange is over: the passed cards reach their hands."""
        for receiver, card, deck in self.arriving:
            if card >= 0:
                self.known[receiver] |= 1 << card
            else:
                self.unseen[receiver][deck] += 1
        self.arriving = []

    def key(self) -> tuple[object, ...]:
        """What tells this story from others now."""
        return (*self.known, *[tuple(counts) for counts in self.unseen], *sorted(self.arriving))


class Teller:
    """Tells the stories that fit what one seat remembers. `decks` is how many have been begun."""

    def __init__(
        self, notes: Sequence[Note], me: int, seats: int, decks: int, card_of: Mapping[str, int], most: int = MOST
    ) -> None:
        self.notes = notes
        self.me = me
        self.seats = seats
        self.decks = decks
        self.card_of = card_of
        self.most = most

    def stories(self, chance: Chance) -> list[Story]:
        """Every way in which the passes may have gone, weighed by how likely it makes all that was seen after."""
        known = [0] * self.seats
        unseen = [[0] * self.decks for _ in range(self.seats)]
        for note in self.notes:
            if isinstance(note, Stood) and note.seat != self.me:
                known[note.seat] = self._mask(note.shown)
                for deck, count in enumerate(note.unseen):
                    unseen[note.seat][deck] = count
        stories = [Story(known, unseen, 1)]
        exchange = 0
        places: dict[int, int] = {}
        for at, note in enumerate(self.notes):
            if isinstance(note, Gave):
                if note.exchange != exchange:
                    stories = self._after_exchange(stories)
                    exchange = note.exchange
                    places = self._seen_after(at, exchange)
                after = self._after_pass(stories, note)
                if places:
                    after = self._possible(after, note, self._still_to_pass(at), places)
                stories = self._fewer(_merged(after), chance)
                continue
            if isinstance(note, Stood):
                continue
            stories = self._after_exchange(stories)
            if note.seat == self.me:
                continue
            if isinstance(note, Saw):
                stories = self._after_sight(stories, note)
            elif isinstance(note, Picked):
                for story in stories:
                    story.known[note.seat] |= 1 << self.card_of[note.card]
            else:
                for story in stories:
                    story.unseen[note.seat][note.deck] += 1
        return self._after_exchange(stories)

    def _still_to_pass(self, at: int) -> int:
        """How many more cards the giver of a pass has yet to give in the same exchange."""
        passed = self.notes[at]
        count = 0
        for note in self.notes[at + 1 :]:
            if not isinstance(note, Gave) or not isinstance(passed, Gave):
                break
            if note.giver != passed.giver or note.exchange != passed.exchange:
                break
            count += 1
        return count

    def _seen_after(self, at: int, number: int) -> dict[int, int]:
        """Where each card that comes to light before hands change again after this exchange must lie by then."""
        places: dict[int, int] = {}
        again = False
        for note in self.notes[at:]:
            if isinstance(note, Gave):
                if note.exchange > number:
                    again = True
                    if note.exchange == number + 1 and note.card != UNKNOWN:
                        places.setdefault(self.card_of[note.card], note.giver)
            elif again:
                break
            elif isinstance(note, Saw | Picked):
                places.setdefault(self.card_of[note.card], note.seat if isinstance(note, Saw) else -1)
        return places

    def _possible(self, stories: list[Story], note: Gave, left: int, places: dict[int, int]) -> list[Story]:
        """Those that can still fit what is seen next: no card goes where it is not, and enough passes are left.

        `left` is how many cards the giver has yet to pass.
        """
        found: list[Story] = []
        for story in stories:
            arriving = [card for receiver, card, _ in story.arriving if receiver == note.receiver and card >= 0]
            if any(places.get(card, -1) not in (note.receiver, -1) for card in arriving):
                continue
            leaving = [card for card in cards_of(story.known[note.giver]) if places.get(card, -1) == note.receiver]
            if len(leaving) <= left:
                found.append(story)
        return found

    def pick(self, chance: Chance) -> Story | None:
        """One of the stories, drawn as they weigh; None where those that were kept all failed."""
        stories = self.stories(chance)
        total = sum([story.weight for story in stories])
        if total == 0:
            return None
        mark = (chance.below(1 << 30, PURPOSE) << 30 | chance.below(1 << 30, PURPOSE)) * total >> 60
        for story in stories:
            if mark < story.weight:
                return story
            mark -= story.weight
        return None

    def _mask(self, names: Sequence[str]) -> int:
        mask = 0
        for name in names:
            mask |= 1 << self.card_of[name]
        return mask

    def _after_exchange(self, stories: list[Story]) -> list[Story]:
        if not stories or not stories[0].arriving:
            return stories
        for story in stories:
            story.arrive()
        return _merged(stories)

    def _fewer(self, stories: list[Story], chance: Chance) -> list[Story]:
        """At most so many stories: one drawn from each of that many equal parts of their weights."""
        if len(stories) <= self.most:
            return stories
        total = sum([story.weight for story in stories])
        kept: list[Story] = []
        passed = 0
        drawn = 0
        mark = chance.below(1 << 30, PURPOSE)
        for story in stories:
            passed += story.weight
            times = 0
            while drawn < self.most and (drawn << 30 | mark) * total < passed * self.most << 30:
                drawn += 1
                times += 1
                mark = chance.below(1 << 30, PURPOSE)
            if times:
                story.weight = times
                kept.append(story)
        return kept

    def _after_pass(self, stories: list[Story], note: Gave) -> list[Story]:
        """Each story parts by the card that was passed."""
        after: list[Story] = []
        giver, receiver = note.giver, note.receiver
        for story in stories:
            if giver == self.me:
                card = self.card_of[note.card]
                story.arriving.append((receiver, card, -1))
                story.passed.append((card, -1))
                after.append(story)
            elif note.card != UNKNOWN:
                after += self._given(story, giver, self.card_of[note.card], note.deck)
            else:
                for card in cards_of(story.known[giver]):
                    other = story.branch(1)
                    other.known[giver] &= ~(1 << card)
                    other.arriving.append((receiver, card, -1))
                    other.passed.append((card, -1))
                    after.append(other)
                for deck in range(self.decks):
                    if story.unseen[giver][deck]:
                        other = story.branch(story.unseen[giver][deck])
                        other.unseen[giver][deck] -= 1
                        other.arriving.append((receiver, -1, deck))
                        other.passed.append((-1, deck))
                        after.append(other)
        return after

    def _given(self, story: Story, giver: int, card: int, deck: int) -> list[Story]:
        """A card that I was given: I see what it is, and so which place it came from."""
        story.passed.append((card, -1))
        if story.known[giver] >> card & 1:
            story.known[giver] &= ~(1 << card)
            return [story]
        return [] if story.locates(1 << card) else story.take_unseen(giver, deck)

    def _after_sight(self, stories: list[Story], note: Saw) -> list[Story]:
        card = 1 << self.card_of[note.card]
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


def _merged(stories: list[Story]) -> list[Story]:
    merged: dict[tuple[object, ...], Story] = {}
    for story in stories:
        key = story.key()
        if key in merged:
            merged[key].weight += story.weight
        else:
            merged[key] = story
    return list(merged.values())


def remember(
    position: Remembering, notes: Sequence[Note], passed: Sequence[tuple[int, int]], card_of: Mapping[str, int]
) -> None:
    """Give an imagined position the memory from which the seat's view would be the same again.

    `passed` says of every pass which card it was in the story, or −1 and the deck of an unseen one.
    """
    seats = len(position.hands)
    position.told = [0] * (seats * seats)
    memory = position.memory
    exchange = 0
    number = 0
    for note in notes:
        if isinstance(note, Stood):
            shown = 0
            for name in note.shown:
                shown |= 1 << card_of[name]
            memory.append((note.seat, STOOD, shown))
            for deck, count in enumerate(note.unseen):
                memory += [(note.seat, UNSEEN, deck)] * count
        elif isinstance(note, Gave):
            if note.exchange != exchange:
                exchange = note.exchange
                memory.append((note.giver, EXCHANGE, 0))
            card, deck = passed[number]
            number += 1
            if note.card != UNKNOWN:
                card = card_of[note.card]
            if card < 0:  # some card of that deck that the receiver holds, or that went on from there
                here = position.hands[note.receiver] & position.born[deck] & ~position.shown[note.receiver]
                here = here or position.born[deck] or 1
                card = (here & -here).bit_length() - 1
            else:
                deck = max(0, note.deck)
            memory.append((note.giver, PASSED, passed_detail(card, deck, note.receiver)))
        elif isinstance(note, Saw):
            memory.append((note.seat, card_of[note.card], 2 * note.deck + note.left))
        elif isinstance(note, Picked):
            memory.append((note.seat, PICKED, card_of[note.card]))
        else:
            memory.append((note.seat, DREW, note.deck))
