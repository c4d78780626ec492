"""Enhancements of Dragonwood: won like creatures, kept or spent, never used on each other."""

import pytest

from dragonhall.games.dragonwood.events import Rerolled, Rolled, Spent
from dragonhall.testing.table import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


@pytest.mark.rule("dw-enhancement")
def test_an_enhancement_is_captured_the_same_way_and_lies_open():
    table = deal(red="1r 4r 9r", blue="1g", landscape="silver_sword")
    table.red.does("scream Silver Sword with R1 R4 R9", dice="3 2 2")
    assert table.red.enhancements == ["silver_sword"]
    assert table.view(1).players[0].enhancements == ("silver_sword",)
    assert table.view(1).players[0].points == 0


@pytest.mark.rule("dw-enhancement")
def test_a_missed_enhancement_costs_a_wound_too():
    table = deal(red="1r 4r 9r", blue="1g", landscape="silver_sword")
    table.red.does("scream Silver Sword with R1 R4 R9", dice="1 1 1")
    assert table.question == "wound"
    assert table.landscape[0] == "silver_sword"


@pytest.mark.rule("dw-permanent")
@pytest.mark.parametrize(
    ("owned", "method", "bonus"),
    [
        ("silver_sword", "strike", 2),
        ("silver_sword", "stomp", 0),
        ("bucket_of_spinach", "stomp", 2),
        ("ghost_disguise", "scream", 2),
        ("cloak_of_darkness", "strike", 2),
        ("magical_unicorn", "scream", 1),
        ("silver_sword cloak_of_darkness magical_unicorn", "strike", 5),
    ],
)
def test_permanent_bonuses_always_count_and_add_up(owned, method, bonus):
    table = deal(red="5r", blue="1g", landscape="spooky_spiders", owned={"red": owned})
    table.red.does(f"{method} Spooky Spiders with R5", dice="1")
    assert table.happened(Rolled)[0].bonus == bonus
    assert table.red.enhancements == sorted(owned.split(), key=table.game.cards.kind_of.get), "they stay"


@pytest.mark.rule("dw-permanent")
def test_a_permanent_enhancement_need_not_be_named():
    table = deal(red="5r", blue="1g", landscape="spooky_spiders", owned={"red": "silver_sword"})
    refusal = table.red.refused("strike Spooky Spiders with R5, using Silver Sword")
    assert rule_of(refusal) == "dw-permanent.always-counts"


@pytest.mark.rule("dw-own-enhancement")
def test_only_own_enhancements_can_be_used_each_as_often_as_it_is_owned():
    table = deal(red="5r", blue="1g", landscape="wild_boar", owned={"blue": "lightning_bolt"})
    assert (
        rule_of(table.red.refused("strike Wild Boar with R5, using Lightning Bolt")) == "dw-own-enhancement.not-yours"
    )
    assert rule_of(table.red.refused("strike Wild Boar with R5, using Nonsense")) == "dw-own-enhancement.not-yours"
    mine = deal(red="5r", blue="1g", landscape="wild_boar", owned={"red": "lightning_bolt"})
    twice = mine.red.refused("strike Wild Boar with R5, using Lightning Bolt and Lightning Bolt")
    assert rule_of(twice) == "dw-own-enhancement.not-yours"


@pytest.mark.rule("dw-once")
@pytest.mark.parametrize("dice", ["4 4", "1 1"])
def test_a_once_only_enhancement_is_spent_by_the_roll_success_or_not(dice):
    table = deal(red="5r 5g", blue="1g", landscape="wild_boar", owned={"red": "lightning_bolt"})
    table.red.does("stomp Wild Boar with R5 G5, using Lightning Bolt", dice=dice)
    assert table.happened(Spent)[0].cards == ("lightning_bolt",)
    assert table.red.enhancements == []
    assert table.view(None).gone == ("lightning_bolt",)
    assert table.happened(Rolled)[0].bonus == 4


@pytest.mark.rule("dw-once")
def test_several_enhancements_help_together():
    table = deal(
        red="5r 6r",
        blue="1g",
        landscape="blue_dragon",
        owned={"red": "lightning_bolt friendly_bunny charmed_potion silver_sword"},
    )
    table.red.does(
        "strike Blue Dragon with R5 R6, using Lightning Bolt and Friendly Bunny and Charmed Potion", dice="2 2 2 1"
    )
    rolled = table.happened(Rolled)[0]
    assert (len(rolled.dice), rolled.bonus, rolled.total) == (4, 6, 13)
    assert table.red.creatures == ["blue_dragon"]


@pytest.mark.rule("dw-no-enhancement-on-enhancement")
def test_no_enhancement_helps_to_capture_an_enhancement():
    table = deal(
        red="5r 5g",
        blue="1g",
        landscape="silver_sword",
        owned={"red": "lightning_bolt cloak_of_darkness lucky_mushroom"},
    )
    refusal = table.red.refused("stomp Silver Sword with R5 G5, using Lightning Bolt")
    assert rule_of(refusal) == "dw-no-enhancement-on-enhancement.refused"
    table.red.does("stomp Silver Sword with R5 G5", dice="3 2")
    assert table.happened(Rolled)[0].total == 5, "the cloak does not count"
    assert table.question == "wound", "nor does the mushroom"


@pytest.mark.rule("dw-bunny")
def test_the_bunny_adds_one_die_but_is_no_card():
    table = deal(red="5r", blue="1g", landscape="spooky_spiders", owned={"red": "friendly_bunny"})
    table.red.does("strike Spooky Spiders with R5, using Friendly Bunny", dice="2 1")
    assert table.happened(Rolled)[0].dice == (2, 1)
    alone = deal(red="5r", blue="1g", landscape="spooky_spiders", owned={"red": "friendly_bunny"})
    assert (
        rule_of(alone.red.refused("strike Spooky Spiders with no card, using Friendly Bunny")) == "dw-card-count.none"
    )


@pytest.mark.rule("dw-potion")
@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("5r 7g", "strike Grumpy Troll with R5 G7"),
        ("11r 12g", "strike Grumpy Troll with R11 G12"),
        ("5r 9r", "scream Grumpy Troll with R5 R9"),
        ("5r 5g", "stomp Grumpy Troll with R5 G5"),
        ("5r 5g 5b 5o 5p", "stomp Grumpy Troll with R5 O5 G5 B5 P5"),
    ],
)
def test_the_potion_stands_for_any_card_and_gives_a_die(hand, text):
    table = deal(red=hand, blue="1g", landscape="grumpy_troll", owned={"red": "charmed_potion"})
    assert table.red.may(f"{text}, using Charmed Potion")
    table.red.does(f"{text}, using Charmed Potion", dice=" ".join(["4"] * (len(hand.split()) + 1)))
    assert table.red.creatures == ["grumpy_troll"]
    assert len(table.happened(Rolled)[0].dice) == len(hand.split()) + 1


@pytest.mark.rule("dw-potion")
def test_the_potion_fills_one_gap_not_two():
    table = deal(red="5r 8g", blue="1g", landscape="spooky_spiders", owned={"red": "charmed_potion"})
    refusal = table.red.refused("strike Spooky Spiders with R5 G8, using Charmed Potion")
    assert rule_of(refusal) == "dw-strike.not-a-run"


@pytest.mark.rule("dw-potion")
def test_the_potion_is_one_of_the_six_cards_and_may_be_the_only_one():
    table = deal(red="1r 2r 3r 4r 5r 6r", blue="1g", landscape="wild_boar", owned={"red": "charmed_potion"})
    refusal = table.red.refused("scream Wild Boar with R1 R2 R3 R4 R5 R6, using Charmed Potion")
    assert rule_of(refusal) == "dw-card-count.too-many"
    alone = deal(red="5r", blue="1g", landscape="spooky_spiders", owned={"red": "charmed_potion"})
    alone.red.does("stomp Spooky Spiders with no card, using Charmed Potion", dice="3")
    assert alone.red.creatures == ["spooky_spiders"]
    assert alone.red.hand == ["R5"]


@pytest.mark.rule("dw-mushroom")
def test_the_mushroom_rolls_one_die_again_after_a_miss_and_the_new_value_stands():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar", owned={"red": "lucky_mushroom"})
    table.red.does("strike Wild Boar with R5 G6 B7", dice="1 3 3")
    assert table.question == "reroll"
    assert rule_of(table.red.refused("re-roll a 2")) == "dw-mushroom.no-such-die"
    table.red.does("re-roll a 1", reroll=2)
    assert (table.happened(Rerolled)[0].was, table.happened(Rerolled)[0].total) == (1, 8)
    assert table.red.creatures == ["wild_boar"]
    assert table.red.enhancements == ["lucky_mushroom"]


@pytest.mark.rule("dw-mushroom")
def test_the_mushroom_may_be_declined_and_serves_once_in_an_attempt():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar", owned={"red": "lucky_mushroom"})
    table.red.does("strike Wild Boar with R5 G6 B7", dice="1 3 3")
    table.red.does("keep the roll")
    assert table.question == "wound"
    again = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar", owned={"red": "lucky_mushroom"})
    again.red.does("strike Wild Boar with R5 G6 B7", dice="2 2 3")
    again.red.does("re-roll a 3", reroll=1)
    assert again.question == "wound"


@pytest.mark.rule("dw-mushroom")
def test_no_question_when_the_roll_won_or_no_re_roll_could_win():
    won = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar", owned={"red": "lucky_mushroom"})
    won.red.does("strike Wild Boar with R5 G6 B7", dice="3 3 3")
    assert won.turn_of == "blue"
    lost = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar", owned={"red": "lucky_mushroom"})
    lost.red.does("strike Wild Boar with R5 G6 B7", dice="1 1 1")
    assert lost.question == "wound"
