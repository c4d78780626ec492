"""Imagining after a Wind Storm that was partly unseen: compared with rejection sampling by other code.

Seats 0, 1, 2; the wind carries a card from 2 to 1 that seat 0 does not see. Seat 0 knows one card of seat 2 (shown in
a miss); afterwards seat 1 shows one card in a miss of its own. Where is the known card now?
"""

import random
from collections import Counter

import pytest

from dragonhall.kernel.chance import FastChance
from dragonhall.testing.table import deal


def storm_table():
    table = deal(
        red="12r 1g",
        blue="1b 2b",
        green="7r 8p 9o",
        landscape="spooky_spiders crazy_bats wild_boar",
        woods="wind_storm",
    )
    table.state.shown[2] = table.game.cards.mask_of(("R7",))
    table.red.does("stomp Spooky Spiders with R12", dice="4")
    table.red.does("pass G1")
    table.blue.does("pass B2")
    return table


def shares(view, samples=4000):
    """How often seat 1 and seat 2 hold R7, and seat 1 holds B1, in what seat 0 imagines."""
    table = deal(red="1r", blue="2r", green="3r")
    edition = table.game.cards
    chance = FastChance(3)
    found = Counter()
    for _ in range(samples):
        imagined = table.game.imagine(view, chance)
        for seat in (1, 2):
            for card in edition.cards_in(imagined.hands[seat]):
                found[seat, card] += 1
    return {key: value / samples for key, value in found.items()}


def rejection(sees_after, worlds=60000):
    """The same by plain rejection: deal the unseen cards, pass one at random, keep worlds that fit what was seen.

    Unseen by seat 0 before the storm: two of seat 2's three cards, seat 1's first card besides the one it passed to
    seat 0 (B2), and the deck. `sees_after` is a card that seat 1 shows after the storm, or None.
    """
    rng = random.Random(5)
    # 56 numbered cards: all but R12, G1 (own), R7 (known), B2 (came to seat 0)
    unseen = [name for name in deal(red="1r").game.cards.card_names if name not in ("R12", "G1", "R7", "B2")]
    kept = 0
    found = Counter()
    while kept < 4000 and worlds:
        worlds -= 1
        cards = rng.sample(unseen, 3)
        green, blue = ["R7", *cards[:2]], [cards[2]]
        passed = rng.choice(green)
        green.remove(passed)
        blue.append(passed)
        if sees_after is not None and sees_after not in blue:
            continue
        kept += 1
        found.update((1, card) for card in blue)
        found.update((2, card) for card in green)
    assert kept >= 1500, "too few worlds fit"
    return {key: value / kept for key, value in found.items()}


@pytest.mark.rule("dw-wind-storm")
def test_after_an_unseen_pass_the_known_card_has_moved_one_time_in_three():
    table = storm_table()
    table.green.does("pass P8")
    assert table.question == "turn"
    imagined = shares(table.red.sees())
    expected = rejection(None)
    for seat in (1, 2):
        assert imagined[seat, "R7"] == pytest.approx(expected[seat, "R7"], abs=0.04)
    assert imagined[1, "R7"] == pytest.approx(1 / 3, abs=0.03)


@pytest.mark.rule("dw-wind-storm")
@pytest.mark.slow
def test_what_is_shown_later_makes_some_stories_likelier():
    table = storm_table()
    table.green.does("pass P8")
    table.blue.does("stomp Crazy Bats with B1", dice="1")
    assert table.question == "wound"
    imagined = shares(table.red.sees())
    expected = rejection("B1", worlds=400000)
    assert imagined[1, "B1"] == 1
    for key in ((1, "R7"), (2, "R7")):
        assert imagined[key] == pytest.approx(expected[key], abs=0.04)
    assert imagined[1, "R7"] < 0.25, "an unseen card that is seen at seat 1 may be the one that came"


@pytest.mark.rule("dw-wind-storm")
def test_the_known_card_shown_at_its_old_place_never_moved():
    table = storm_table()
    table.green.does("pass P8")
    table.blue.does("reload")
    table.green.does("stomp Crazy Bats with R7", dice="1")
    imagined = shares(table.red.sees(), 500)
    assert imagined[2, "R7"] == 1
    assert imagined.get((1, "R7"), 0) == 0


@pytest.mark.rule("dw-wind-storm")
def test_the_known_card_shown_at_its_new_place_has_moved():
    table = storm_table()
    table.green.does("pass R7")
    table.blue.does("stomp Crazy Bats with R7", dice="1")
    imagined = shares(table.red.sees(), 500)
    assert imagined[1, "R7"] == 1


@pytest.mark.rule("dw-attempt")
@pytest.mark.parametrize("others", [{"blue": "1r 2r"}, {"blue": "1r 2r", "green": "12p"}])
def test_while_a_re_roll_is_pending_the_others_remember_the_cards_on_the_table(others):
    table = deal(red="5r 6g 7b 9p", **others, landscape="wild_boar", owned={"red": "lucky_mushroom"})
    table.red.does("strike Wild Boar with R5 G6 B7", dice="2 2 1")
    assert table.question == "reroll"
    for audience in (1, None):
        assert table.view(audience).players[0].hand == ("R5", "G6", "B7", "?")
    chance = FastChance(1)
    for _ in range(50):
        imagined = table.game.imagine(table.blue.sees(), chance)
        assert imagined.played & ~imagined.hands[0] == 0, "the adventurers on the table are the hand's own"
        assert imagined.view(1) == table.blue.sees()
    table.red.does("re-roll a 1", reroll=4)
    assert table.red.creatures == ["wild_boar"]
    assert table.blue.sees().players[0].hand == ("?",)


@pytest.mark.rule("dw-wind-storm")
def test_after_a_storm_a_seat_that_may_re_roll_is_imagined_with_the_cards_it_played():
    table = deal(
        red="12r 1g",
        blue="1b 2b",
        green="7r 8p 9o",
        landscape="spooky_spiders crazy_bats wild_boar",
        woods="wind_storm",
        owned={"green": "lucky_mushroom"},
    )
    table.red.does("stomp Spooky Spiders with R12", dice="4")
    table.red.does("pass G1")
    table.blue.does("pass B2")
    table.green.does("pass R7")
    table.blue.does("reload")
    table.green.does("strike Crazy Bats with P8", dice="1")
    assert table.question == "reroll"
    chance = FastChance(1)
    for _ in range(50):
        imagined = table.game.imagine(table.red.sees(), chance)
        assert imagined.played & ~imagined.hands[2] == 0
        assert imagined.view(0) == table.red.sees()
