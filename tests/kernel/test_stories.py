"""Stories of cards that change hands unseen: weighed exactly, and drawn fairly where there are too many."""

from collections import Counter

import pytest

from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.notes import Gave, Picked, Saw, Stood, Took
from dragonhall.kernel.stories import Teller

CARDS = {name: number for number, name in enumerate("ABCDEFGHIJ")}


def teller(notes, most=2000, seats=3, decks=1):
    return Teller(notes, 0, seats, decks, CARDS, most)


def held(story, seat):
    return {name for name, number in CARDS.items() if story.known[seat] >> number & 1}


KNOWN = [
    Stood(0, (), (3,)),
    Stood(1, ("A", "B", "C"), (0,)),
    Stood(2, ("D",), (2,)),
    Gave(1, 1, 2, "?", -1),
    Gave(1, 2, 1, "?", -1),
]


def test_every_way_is_told_as_likely_as_it_is():
    stories = teller(KNOWN).stories(FastChance(1))
    total = sum(story.weight for story in stories)
    assert total == 9, "three cards of one, three of the other, two of which are alike"
    assert len(stories) == 3 * 2
    for story in stories:
        assert (held(story, 1) | held(story, 2)) == {"A", "B", "C", "D"}
    moved = sum(story.weight for story in stories if "D" in held(story, 1))
    assert moved == 3


def test_what_is_seen_later_rules_stories_out():
    seen = [*KNOWN, Saw(2, "A", 0, False), Saw(1, "D", 0, True)]
    (story,) = teller(seen).stories(FastChance(1))
    assert held(story, 2) == {"A"}
    assert held(story, 1) == {"B", "C"}


def test_a_card_that_was_unseen_makes_stories_likelier_in_which_more_such_are_there():
    stories = teller([*KNOWN, Saw(1, "E", 0, False)]).stories(FastChance(1))
    assert all("D" not in held(story, 1) for story in stories), "what came to seat 1 was not D"
    assert sum(story.weight for story in stories) == 6


def test_cards_drawn_or_taken_openly_are_kept_apart():
    notes = [*KNOWN, Took(1, 0), Picked(2, "F")]
    for story in teller(notes).stories(FastChance(1)):
        assert "F" in held(story, 2)
        assert story.unseen[1][0] + story.unseen[2][0] == 3


def test_what_i_gave_and_was_given_i_know():
    notes = [
        Stood(0, ("A",), (1,)),
        Stood(1, (), (2,)),
        Stood(2, (), (2,)),
        Gave(1, 0, 1, "B", 0),
        Gave(1, 2, 0, "C", 0),
        Gave(1, 1, 2, "?", -1),
    ]
    (story,) = teller(notes).stories(FastChance(1))
    assert held(story, 1) == {"B"}
    assert story.unseen[1:] == [[1], [2]]


def many(exchanges):
    """Three seats, of which two pass each other two of four cards that all know, again and again."""
    notes = [Stood(0, (), (1,)), Stood(1, tuple("ABCD"), (0,)), Stood(2, tuple("FGHI"), (0,))]
    for number in range(1, exchanges + 1):
        notes += [Gave(number, giver, 3 - giver, "?", -1) for giver in (1, 1, 2, 2)]
    return notes


@pytest.mark.parametrize("most", [20, 200])
def test_where_there_are_too_many_each_is_drawn_as_often_as_it_weighs(most):
    exact = teller(many(2), 1_000_000).stories(FastChance(1))
    total = sum(story.weight for story in exact)
    expected = Counter()
    for story in exact:
        expected.update(dict.fromkeys(held(story, 1), story.weight / total))
    found = Counter()
    rounds = 150 if most == 20 else 20
    for seed in range(rounds):
        drawn = teller(many(2), most).stories(FastChance(seed))
        assert len(drawn) <= most * 10
        weight = sum(story.weight for story in drawn)
        for story in drawn:
            found.update(dict.fromkeys(held(story, 1), story.weight / weight / rounds))
    for card, share in expected.items():
        assert found[card] == pytest.approx(share, abs=0.06)


def test_looking_ahead_keeps_those_that_will_fit():
    """Few stories are kept, and all of them fit what is seen right after the exchange."""
    notes = [*many(1), Saw(2, "A", 0, False), Saw(2, "B", 0, False), Saw(1, "F", 0, False), Saw(1, "G", 0, False)]
    (story,) = teller(notes, most=5).stories(FastChance(3))
    assert held(story, 1) == set("CDFG")
    assert teller(notes, most=5).pick(FastChance(1)) is not None


def test_a_view_that_contradicts_itself_has_no_story():
    assert (
        teller([*KNOWN, Saw(1, "A", 0, True), Saw(1, "A", 0, True), Saw(1, "J", 5, True)], decks=6).pick(FastChance(1))
        is None
    )
