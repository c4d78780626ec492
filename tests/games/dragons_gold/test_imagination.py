"""Imagining what was stolen unseen: compared with rejection sampling by other code, on a tiny edition.

Ann, ben and cho hold a few tokens of few colours. Ben robs ann unseen by cho, then cho sees something more: what ben
shows, what he swaps, what cho steals, what is behind a screen. What cho imagines must be as likely as counting says.
"""

import random
from collections import Counter

import pytest

import dragonhall
from dragonhall.games.dragons_gold.actions import COLOURS
from dragonhall.games.dragons_gold.notes import Got, Saw, Showed, Stole, Traded
from dragonhall.kernel.chance import FastChance
from dragonhall.testing.gold_table import counts, deal
from dragonhall.testing.walk import walk

GAME = dragonhall.load("dragons_gold")
ANN, BEN, CHO = 0, 1, 2


def got(seat, words):
    return Got(seat, tuple(counts(words)))


def position_after(notes):
    """A table at which all that has happened, and what cho sees of it."""
    table = deal()
    state = table.state
    stashes = [[0] * 9 for _ in range(3)]
    for note in notes:
        if isinstance(note, Got):
            stashes[note.seat] = [a + b for a, b in zip(stashes[note.seat], note.tokens, strict=True)]
        elif isinstance(note, Stole):
            stashes[note.victim][note.colour] -= 1
            stashes[note.thief][note.colour] += 1
        elif isinstance(note, Traded):
            for seat, fewer, more in ((note.seat, note.gives, note.gets), (note.partner, note.gets, note.gives)):
                stashes[seat] = [a - b + c for a, b, c in zip(stashes[seat], fewer, more, strict=True)]
    state.stash = stashes
    state.notes = list(notes)
    state.stolen = True
    for stash in stashes:
        state.bag = [a - b for a, b in zip(state.bag, stash, strict=True)]
    state.in_bag = sum(state.bag)
    return table


def imagined(notes, seat=CHO, samples=1500):
    """How often the stashes of the others are so or so, in what a seat imagines."""
    view = position_after(notes).view(seat)
    chance = FastChance(4)
    found = Counter()
    for _ in range(samples):
        state = GAME.imagine(view, chance)
        found[tuple(tuple(stash) for stash in state.stash)] += 1
    return {key: count / samples for key, count in found.items()}


def rejection(notes, seat=CHO, kept=4000):
    """The same by plain rejection: play the thefts at random, keep histories that show the seat what it saw."""
    rng = random.Random(6)
    found = Counter()
    while sum(found.values()) < kept:
        stashes = [[0] * 9 for _ in range(3)]
        if all(_fits(note, stashes, seat, rng) for note in notes):
            found[tuple(tuple(stash) for stash in stashes)] += 1
    return {key: count / kept for key, count in found.items()}


def _fits(note, stashes, seat, rng):
    if isinstance(note, Got):
        for colour, count in enumerate(note.tokens):
            stashes[note.seat][colour] += count
        return True
    if isinstance(note, Stole):
        heap = [colour for colour, count in enumerate(stashes[note.victim]) for _ in range(1 if note.chosen else count)]
        heap = [colour for colour in heap if stashes[note.victim][colour]]
        colour = rng.choice(heap)
        if seat in (note.thief, note.victim) and not (note.chosen and seat == note.thief):
            if colour != note.colour:
                return False
        elif seat == note.thief:
            colour = note.colour
            if not stashes[note.victim][colour]:
                return False
        stashes[note.victim][colour] -= 1
        stashes[note.thief][colour] += 1
        return True
    if isinstance(note, Saw):
        return seat != note.thief or tuple(stashes[note.victim]) == note.tokens
    if isinstance(note, Showed):
        return all(mine >= shown for mine, shown in zip(stashes[note.seat], note.tokens, strict=True))
    for who, fewer, more in ((note.seat, note.gives, note.gets), (note.partner, note.gets, note.gives)):
        stashes[who] = [a - b + c for a, b, c in zip(stashes[who], fewer, more, strict=True)]
        if min(stashes[who]) < 0:
            return False
    return True


def one(colour):
    return COLOURS.index(colour)


START = [got(ANN, "1 silver 2 gold 1 blue"), got(BEN, "1 silver 1 red"), got(CHO, "1 white")]
UNSEEN = Stole(BEN, ANN, one("gold"), False)
HISTORIES = {
    "one theft": [*START, UNSEEN],
    "two thefts": [*START, UNSEEN, Stole(ANN, BEN, one("silver"), False)],
    "a chosen theft": [*START, Stole(BEN, ANN, one("gold"), True)],
    "ben shows gold": [*START, UNSEEN, Showed(BEN, tuple(counts("1 gold")))],
    "ben shows red": [*START, UNSEEN, Stole(ANN, BEN, one("gold"), False), Showed(BEN, tuple(counts("1 red")))],
    "ben gives gold away": [
        *START,
        UNSEEN,
        Stole(BEN, ANN, one("silver"), False),
        Traded(BEN, CHO, tuple(counts("1 gold")), tuple(counts("1 white"))),
    ],
    "cho steals gold from ben": [*START, UNSEEN, Stole(CHO, BEN, one("gold"), False)],
    "cho steals silver from ben": [*START, UNSEEN, Stole(CHO, BEN, one("silver"), False)],
    "cho looks at ann": [
        *START,
        UNSEEN,
        Stole(ANN, BEN, one("red"), False),
        Saw(CHO, ANN, tuple(counts("1 silver 1 gold 1 red 1 blue"))),
        Stole(CHO, ANN, one("silver"), True),
    ],
}


@pytest.mark.rule("dg-theft-secret")
@pytest.mark.parametrize("name", HISTORIES)
def test_what_was_stolen_unseen_is_imagined_as_often_as_counting_says(name):
    notes = HISTORIES[name]
    here, there = imagined(notes), rejection(notes)
    assert set(here) <= set(there)
    for key, share in there.items():
        assert here.get(key, 0) == pytest.approx(share, abs=0.05), name


def test_a_seat_that_took_part_knows_and_imagines_nothing_else():
    assert len(imagined(HISTORIES["one theft"], BEN, 200)) == 1
    assert len(imagined(HISTORIES["one theft"], ANN, 200)) == 1
    assert len(imagined(HISTORIES["one theft"], CHO, 200)) == 3


def test_what_is_imagined_always_adds_up_and_looks_the_same():
    for seats, options, seed in ((3, {}, 1), (4, {"sharing": "divide"}, 2), (5, {"magic_objects": True}, 3)):
        for number, step in enumerate(walk(GAME, seats, options, seed)):
            if number % 17 == 0:
                for seat in range(seats):
                    view = step.match.view(seat)
                    state = GAME.imagine(view, FastChance(number))
                    assert state.view(seat) == view
                    assert GAME.possible(state) or step.match.result is not None


def test_a_spectator_cannot_imagine():
    with pytest.raises(ValueError, match="imagine from a seat's view"):
        GAME.imagine(deal().view(None), FastChance(1))


def test_what_contradicts_itself_is_not_possible():
    state = position_after([*START, UNSEEN]).state
    assert GAME.possible(state)
    state.notes[-1] = Stole(BEN, ANN, one("black"), False)
    assert not GAME.possible(state)
    for wrong in (Showed(BEN, tuple(counts("3 red"))), Traded(BEN, CHO, tuple(counts("3 red")), (0,) * 9)):
        state = position_after([*START, UNSEEN]).state
        state.notes.append(wrong)
        assert not GAME.possible(state)
