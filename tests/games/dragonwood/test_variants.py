"""The Dragon Spell, and the rules about the screen."""

import pytest

import dragonhall
from dragonhall.games.dragonwood.events import Rolled
from dragonhall.testing.table import deal

SPELL = {"dragon_spell": True}


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


def spell_table(red="4r 5r 6r", owned="", **options):
    return deal(red=red, blue="1g", landscape="blue_dragon wild_boar", owned={"red": owned}, options=SPELL | options)


@pytest.mark.rule("dw-spell")
@pytest.mark.parametrize(("dice", "falls"), [("3 3", True), ("4 2", True), ("3 2", False)])
def test_three_in_a_row_of_one_suit_and_six_on_two_dice_bind_a_dragon(dice, falls):
    table = spell_table()
    table.red.does("spell Blue Dragon with R4 R5 R6", dice=dice)
    assert (table.red.creatures == ["blue_dragon"]) == falls
    assert len(table.happened(Rolled)[0].dice) == 2


@pytest.mark.rule("dw-spell")
def test_the_spell_is_a_variant_against_dragons_with_the_right_cards():
    off = deal(red="4r 5r 6r", blue="1g", landscape="blue_dragon")
    assert rule_of(off.red.refused("spell Blue Dragon with R4 R5 R6")) == "dw-spell.off"
    table = spell_table(red="4r 5r 6r 7r 6g 9r")
    assert rule_of(table.red.refused("spell Wild Boar with R4 R5 R6")) == "dw-spell.not-a-dragon"
    assert rule_of(table.red.refused("spell Blue Dragon with R4 R5")) == "dw-spell.not-three"
    assert rule_of(table.red.refused("spell Blue Dragon with R4 R5 R6 R7")) == "dw-spell.not-three"
    assert rule_of(table.red.refused("spell Blue Dragon with R4 R5 G6")) == "dw-spell.not-one-suit-run"
    assert rule_of(table.red.refused("spell Blue Dragon with R4 R5 R9")) == "dw-spell.not-one-suit-run"
    assert table.red.may("spell Blue Dragon with R5 R6 R7")


@pytest.mark.rule("dw-spell")
@pytest.mark.parametrize(
    ("owned", "bonus"),
    [
        ("cloak_of_darkness", 2),
        ("magical_unicorn", 1),
        ("silver_sword", 0),
        ("bucket_of_spinach", 0),
        ("ghost_disguise", 0),
    ],
)
def test_only_enhancements_for_any_attempt_help_the_spell(owned, bonus):
    table = spell_table(owned=owned)
    table.red.does("spell Blue Dragon with R4 R5 R6", dice="1 1")
    assert table.happened(Rolled)[0].bonus == bonus


@pytest.mark.rule("dw-spell")
def test_bolt_bunny_mushroom_and_potion_help_the_spell():
    table = spell_table(owned="lightning_bolt friendly_bunny lucky_mushroom")
    table.red.does("spell Blue Dragon with R4 R5 R6, using Friendly Bunny", dice="1 1 3")
    assert table.question == "reroll"
    table.red.does("re-roll a 1", reroll=4)
    assert table.red.creatures == ["blue_dragon"]
    potion = spell_table(red="4r 6r", owned="charmed_potion")
    assert potion.red.may("spell Blue Dragon with R4 R6, using Charmed Potion")


@pytest.mark.rule("dw-spell-wounds")
@pytest.mark.parametrize(("options", "wounds"), [({}, 2), ({"spell_wounds": 1}, 1), ({"spell_wounds": 2}, 2)])
def test_a_failed_spell_costs_two_wounds_or_one(options, wounds):
    table = spell_table(**options)
    table.red.does("spell Blue Dragon with R4 R5 R6", dice="1 1")
    assert table.view(None).wounds == wounds
    for card in ("R4", "R5")[:wounds]:
        assert table.question == "wound"
        table.red.does(f"discard {card}")
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-choose-by-click")
def test_every_choice_names_its_target_its_cards_and_its_way():
    table = deal(red="5r 6r 5g", blue="1g", landscape="spooky_spiders", owned={"red": "lightning_bolt"})
    for action in table.state.legal(0):
        words = dragonhall.load("dragonwood").parse(str(action))
        assert words == action
        if hasattr(action, "target"):
            assert action.target in table.landscape
            assert action.method in ("strike", "stomp", "scream")
            assert set(action.cards) <= set(table.red.hand)


@pytest.mark.rule("dw-sort")
def test_a_view_gives_the_hand_by_number_and_every_card_says_its_suit():
    table = deal(red="9r 5g 6b 5r", blue="1g")
    assert table.red.sees().players[0].hand == ("R5", "G5", "B6", "R9")
    edition = table.game.cards
    assert [edition.suits[edition.suit_letters.index(card[0])] for card in table.red.hand] == [
        "red",
        "green",
        "blue",
        "red",
    ]
