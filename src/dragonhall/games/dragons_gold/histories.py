"""Histories of tokens: one way in which the thefts that a seat did not see may have gone. See `imagine`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dragonhall.games.dragons_gold.notes import Got, Note, Saw, Showed, Stole, Traded
from dragonhall.kernel.chance import Chance

PURPOSE: Final = "imagination"


class Choice:
    """A theft of which the colour is drawn: its place in the notes, the colours not tried yet, and how things stood."""

    def __init__(self, at: int, colours: list[int], stashes: list[list[int]], weight: float) -> None:
        self.at = at
        self.colours = colours
        self.stashes = [stash.copy() for stash in stashes]
        self.weight = weight


class History:
    """One way in which tokens may have gone that fits what a seat remembers, drawn note by note.

    Where a choice turns out to lead nowhere the last ones are tried again with another colour, so a history is always
    found. `weight` is the chance that plain drawing, without looking ahead, would have kept to what was seen.
    """

    def __init__(self, memory: Sequence[Note], seat: int | None, seats: int) -> None:
        self.memory = memory
        self.seat = seat
        self.seats = seats
        self.stashes: list[list[int]] = [[0] * 9 for _ in range(seats)]
        self.notes: list[Note] = []
        self.weight: float = 1.0
        self.choices: list[Choice] = []

    def draw(self, chance: Chance) -> None:
        """Go through the notes; the colours of unseen thefts are drawn."""
        at = 0
        while at < len(self.memory):
            note = self.memory[at]
            if isinstance(note, Stole) and note.colour < 0:
                self.choices.append(Choice(at, self._colours(at, note, chance), self.stashes, self.weight))
                at = self._choose()
            elif self._happen(note):
                at += 1
            else:
                at = self._choose()

    def _choose(self) -> int:
        """Take the next colour of the last choice that has one left; the place of the note after it."""
        while not self.choices[-1].colours:
            self.choices.pop()
        choice = self.choices[-1]
        at = choice.at
        self.notes = self.notes[:at]
        self.stashes = [stash.copy() for stash in choice.stashes]
        self.weight = choice.weight
        note = self.memory[at]
        if isinstance(note, Stole):
            self._steal(note, choice.colours.pop(0))
        return at + 1

    def _steal(self, note: Stole, colour: int) -> None:
        self.stashes[note.victim][colour] -= 1
        self.stashes[note.thief][colour] += 1
        self.notes.append(Stole(note.thief, note.victim, colour, note.chosen))

    def _colours(self, at: int, note: Stole, chance: Chance) -> list[int]:
        """The colours that may have been stolen here, in the order in which they are tried: likelier ones sooner."""
        stash = self.stashes[note.victim]
        odds = [min(count, 1) if note.chosen else count for count in stash]
        total = sum(odds)
        fitting = [self._leaves_room(at, note, colour) if odds[colour] else False for colour in range(9)]
        allowed = sum([odds[colour] for colour in range(9) if fitting[colour]])
        if allowed < total:
            self.weight *= allowed / total
        order: list[int] = []
        while allowed:
            colour = _marked(odds, fitting, chance.below(allowed, PURPOSE))
            order.append(colour)
            fitting[colour] = False
            allowed -= odds[colour]
        return order

    def _leaves_room(self, at: int, note: Stole, colour: int) -> bool:
        """Whether what was seen later of the victim and the thief can still come true."""
        return self._can_meet(at, note.victim, colour, -1) and self._can_meet(at, note.thief, colour, 1)

    def _can_meet(self, at: int, seat: int, colour: int, change: int) -> bool:
        """Whether this stash, so changed, can meet what was seen of it later, by as many unseen thefts as there were.

        `free` counts unseen tokens that came since, each of which may be of any colour.
        """
        have = self.stashes[seat].copy()
        have[colour] += change
        came = gone = 0
        for note in self.memory[at + 1 :]:
            if isinstance(note, Stole) and note.colour < 0:
                came += note.thief == seat
                gone += note.victim == seat
            elif isinstance(note, Saw):
                if note.tokens and note.victim == seat:
                    over = sum([max(0, mine - seen) for mine, seen in zip(have, note.tokens, strict=True)])
                    short = sum([max(0, seen - mine) for mine, seen in zip(have, note.tokens, strict=True)])
                    return over <= gone and short <= came
            else:
                needs, change_by = _seen_of(note, seat)
                if needs and sum([max(0, need - mine) for mine, need in zip(have, needs, strict=True)]) > came:
                    return False
                for each, count in enumerate(change_by):
                    have[each] += count
        return True

    def _happen(self, note: Note) -> bool:
        """Let something happen that was seen; false if it cannot."""
        stashes = self.stashes
        if isinstance(note, Stole):
            there = stashes[note.victim]
            if there[note.colour] < 1:
                return False
            if note.thief == self.seat and not (note.chosen and self._looked(note)):
                odds = 1 / sum([1 for count in there if count]) if note.chosen else there[note.colour] / sum(there)
                self.weight *= odds
            self._steal(note, note.colour)
            return True
        if isinstance(note, Saw):
            seen = tuple(stashes[note.victim])
            self.notes.append(Saw(note.thief, note.victim, seen))
            return not note.tokens or note.tokens == seen
        for seat in range(self.seats):
            needs, change = _seen_of(note, seat)
            if needs and any(need > mine for mine, need in zip(stashes[seat], needs, strict=True)):
                return False
            for colour, count in enumerate(change):
                stashes[seat][colour] += count
        self.notes.append(note)
        return True

    def _looked(self, note: Stole) -> bool:
        """Whether the thief had just looked behind this screen, so that its choice says nothing new."""
        last = self.notes[-1] if self.notes else None
        return isinstance(last, Saw) and last.thief == note.thief and last.victim == note.victim


def _marked(odds: list[int], fitting: list[bool], mark: int) -> int:
    """The fitting colour that a number below the sum of their odds marks."""
    for colour in range(9):
        if fitting[colour]:
            mark -= odds[colour]
            if mark < 0:
                return colour
    raise IndexError("the odds do not add up")


_NO_COUNTS: Final[tuple[int, ...]] = ()


def _seen_of(note: Note, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a public note says of a stash: which tokens it must have had, and how it changed; empty for nothing."""
    if isinstance(note, Got) and note.seat == seat:
        return _NO_COUNTS, note.tokens
    if isinstance(note, Showed) and note.seat == seat:
        return note.tokens, _NO_COUNTS
    if isinstance(note, Traded) and seat in (note.seat, note.partner):
        gives, gets = (note.gives, note.gets) if seat == note.seat else (note.gets, note.gives)
        return gives, tuple([more - fewer for more, fewer in zip(gets, gives, strict=True)])
    if isinstance(note, Stole) and note.colour >= 0:
        one = tuple([int(colour == note.colour) for colour in range(9)])
        if seat == note.victim:
            return one, tuple([-count for count in one])
        if seat == note.thief:
            return _NO_COUNTS, one
    return _NO_COUNTS, _NO_COUNTS
