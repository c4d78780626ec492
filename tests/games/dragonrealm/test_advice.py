"""The exact odds of Dragonrealm, compared with the published table, with another library and with plain counting."""

from fractions import Fraction
from itertools import product

import icepool
import pytest

from dragonhall.games.dragonrealm import load_game, words
from dragonhall.games.dragonrealm.actions import Explore
from dragonhall.games.dragonrealm.advice import Adviser, adviser_of, chances_by_method
from dragonhall.kernel.dice import Dice
from dragonhall.kernel.values import Refusal
from dragonhall.testing.realm import deal

GAME = load_game()
FACES = GAME.cards.faces
ADVISER = Adviser(GAME.cards)

PUBLISHED = {
    3: (50.0, 97.2, 100.0, 100.0, 100.0, 100.0),
    4: (16.7, 86.1, 99.5, 100.0, 100.0, 100.0),
    5: (0.0, 63.9, 96.8, 99.9, 100.0, 100.0),
    6: (0.0, 36.1, 88.4, 99.3, 100.0, 100.0),
    7: (0.0, 13.9, 72.2, 96.8, 99.9, 100.0),
    8: (0.0, 2.8, 50.0, 90.4, 99.2, 100.0),
    9: (0.0, 0.0, 27.8, 78.0, 97.1, 99.8),
    10: (0.0, 0.0, 11.6, 60.1, 91.9, 99.2),
    11: (0.0, 0.0, 3.2, 39.9, 82.3, 97.4),
    12: (0.0, 0.0, 0.5, 22.0, 67.7, 93.3),
    13: (0.0, 0.0, 0.0, 9.6, 50.0, 85.5),
    14: (0.0, 0.0, 0.0, 3.2, 32.3, 73.7),
    15: (0.0, 0.0, 0.0, 0.7, 17.7, 58.3),
    16: (0.0, 0.0, 0.0, 0.1, 8.1, 41.7),
}


def explore(text):
    action = GAME.parse(text)
    assert isinstance(action, Explore)
    return action


def odds(table, text):
    return ADVISER.explore_odds(table.view(0), explore(text))


@pytest.mark.rule("dr-roll")
@pytest.mark.rule("dr-dice")
def test_the_chances_are_those_that_were_published():
    for total, row in PUBLISHED.items():
        for dice, percent in enumerate(row, start=1):
            assert 100 * ADVISER.dice.chance(dice, total) == pytest.approx(percent, abs=0.0501)


@pytest.mark.rule("dr-academy")
@pytest.mark.rule("dr-socks")
@pytest.mark.parametrize("rerolls", [False, True])
def test_the_chance_with_the_academy_and_a_re_roll_agrees_with_another_library(rerolls):
    die = icepool.Die(FACES)
    owned = {"red": "lucky_socks soft_boots"} if rerolls else {"red": "soft_boots"}
    table = deal(red="5r 6g 7b", blue="1r", row="haunted_graveyard", centre={"red": 4}, owned=owned)
    found = odds(table, "sneak Haunted Graveyard with R5 G6 B7")
    assert (found.dice, found.bonus, found.needed, found.rerolls, found.places) == (3, 1, 10, rerolls, 2)
    assert len(found.calls) == 4
    for called, chance in enumerate([found.chance, *found.calls]):
        wanted = 10 - 1 - called

        def after(*dice, wanted=wanted):
            again = rerolls and sum(dice) < wanted
            return sum(dice) - min(dice) + die if again else sum(dice)

        assert chance == float(icepool.map(after, die, die, die).probability(">=", wanted))
    assert found.best == found.calls[-1]


def test_best_play_after_the_roll_does_not_do_better():
    """Count every roll: re-roll one die or not, then call as many as it takes; no choice beats the chance told."""
    table = deal(red="5r 6g", blue="1r", centre={"red": 2}, owned={"red": "lucky_socks"})
    found = odds(table, "sneak Giants Keep with R5 G6")
    ways = Fraction(0)
    for roll in product(FACES, repeat=2):
        if sum(roll) + 2 >= 7:
            ways += len(FACES)
        else:
            ways += max(sum(sum(roll) - was + now + 2 >= 7 for now in FACES) for was in roll)
    assert found.best == float(ways / len(FACES) ** 3)


@pytest.mark.rule("dr-dungeon")
@pytest.mark.rule("dr-alley")
def test_nobody_can_be_called_in_the_dungeon_or_from_the_alley():
    dungeon = deal(red="5r", blue="1r", row="dungeon_of_despair", centre={"red": 4})
    assert odds(dungeon, "sneak Dungeon Of Despair with R5").calls == ()
    alley = deal(red="5r", blue="1r", centre={"red": 4}, alley=True)
    assert odds(alley, "sneak Giants Keep with R5").calls == ()
    assert odds(alley, "sneak Giants Keep with R5").best == 0


def test_the_odds_say_what_each_enhancement_would_do():
    table = deal(
        red="5r 6g 7b 9p",
        blue="1r",
        owned={"red": "soft_boots potion_of_invisibility pet_chipmunk shapeshifters_mask treasure_map dragon_egg"},
    )
    found = odds(table, "sneak Giants Keep with R5 G6 B7")
    dice = Dice(FACES)
    each = {line.card: line for line in found.enhancements}
    assert set(each) == {"soft_boots", "potion_of_invisibility", "pet_chipmunk", "shapeshifters_mask"}
    assert found.chance == dice.chance(3, 6)
    assert (each["soft_boots"].counted, each["soft_boots"].chance_without) == (True, dice.chance(3, 7))
    assert each["potion_of_invisibility"].chance_with == dice.chance(3, 2)
    assert each["pet_chipmunk"].chance_with == dice.chance(4, 6)
    assert each["shapeshifters_mask"].chance_with is None, "the set fits without it"
    masked = odds(table, "sneak Giants Keep with R5 G6 P9, using Shapeshifters Mask")
    assert masked.chance == dice.chance(3, 6)
    assert {line.card: line for line in masked.enhancements}["shapeshifters_mask"].chance_without is None


def test_what_is_no_set_has_no_odds():
    table = deal(red="5r 7g", blue="1r")
    with pytest.raises(ValueError, match="not an exploration"):
        odds(table, "sneak Giants Keep with R5 G7")
    with pytest.raises(ValueError, match="spectator"):
        ADVISER.explore_odds(table.view(None), explore("sneak Giants Keep with R5"))


def test_of_others_only_what_lies_open_counts():
    table = deal(red="5r", blue="1r", owned={"blue": "soft_boots shadow_lantern!"})
    found = ADVISER.explore_odds(table.view(0), explore("sneak Giants Keep with R5"), seat=1)
    assert found.bonus == 2
    assert ADVISER.explore_odds(table.view(1), explore("sneak Giants Keep with R5")).bonus == 3


def test_a_draft_gets_odds_or_refusals_even_out_of_turn():
    table = deal(red="5r 6g", blue="1r 2g 3b", row="cave_of_bats giants_keep", there={"cave_of_bats": "1 0"})
    found = chances_by_method(GAME, table.view(1), "giants_keep", ("R1", "G2", "B3"))
    assert found["sneak"].chance == Dice(FACES).chance(3, 7)
    assert isinstance(found["search"], Refusal)
    assert found["search"].rule == "dr-search"
    missing = chances_by_method(GAME, table.view(1), "giants_keep", ("R5",))
    assert {refusal.rule for refusal in missing.values()} == {"dr-play-from-hand"}
    cave = chances_by_method(GAME, table.view(1), "cave_of_bats", ("R1",))
    assert cave["storm"].chance == 0


def test_every_legal_exploration_has_the_chance_that_words_tell():
    table = deal(red="5r 5g 6g 7b", blue="1r", owned={"red": "pet_chipmunk"})
    legal = table.state.legal(0)
    found = words.chances(GAME, table.view(0), legal)
    for action, chance in zip(legal, found, strict=True):
        assert (chance is not None) == isinstance(action, Explore)
    assert adviser_of(GAME.cards) is adviser_of(GAME.cards)


@pytest.mark.rule("dr-socks")
def test_the_chance_of_a_re_roll_is_told_for_each_die():
    table = deal(red="5r 6g 7b", blue="1r", owned={"red": "lucky_socks"})
    assert ADVISER.reroll_odds(table.view(0)) == ()
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="1 2 3")
    told = dict(ADVISER.reroll_odds(table.view(0)))
    assert told == pytest.approx({1: 5 / 6, 2: 1 / 2, 3: 1 / 6}), "six are rolled, seven are needed"
    legal = table.state.legal(0)
    assert [chance for chance in words.chances(GAME, table.view(0), legal) if chance is not None] == list(told.values())
