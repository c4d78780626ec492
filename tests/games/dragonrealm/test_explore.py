"""Exploring in Dragonrealm: sets of cards, the roll, success and failure."""

import pytest

from dragonhall.games.dragonrealm.events import Drew, Explored, Failed, Played, Rolled, Succeeded
from dragonhall.testing.realm import deal


@pytest.mark.rule("dr-explore")
@pytest.mark.rule("dr-roll")
@pytest.mark.rule("dr-success")
@pytest.mark.rule("dr-goblins-count")
@pytest.mark.rule("dr-tie-second")
@pytest.mark.rule("dr-first-second")
@pytest.mark.rule("dr-go-home")
@pytest.mark.rule("dr-new-location")
def test_the_worked_example_of_halfling_hideout():
    table = deal(
        red="5r 6g 7b",
        blue="1r",
        orange="1g",
        row="halfling_hideout",
        locations="snake_pit",
        there={"halfling_hideout": "1 2 1 2"},
        deck="9p",
    )
    table.red.does("sneak Halfling Hideout with R5 G6 B7", dice="4 2 2")
    (rolled,) = table.happened(Rolled)
    assert (rolled.total, rolled.needed) == (8, 7)
    assert table.happened(Succeeded)[0].placed == 2
    assert [table.red.coins, table.blue.coins, table.orange.coins] == [6, 2, 1]
    assert table.red.won == ["halfling_hideout"]
    assert table.red.sees().players[0].dragonstones == 4
    assert table.red.hand == ["P9"]
    assert [table.red.home, table.blue.home, table.orange.home] == [8, 8, 8]
    assert table.view(None).goblins == 6
    assert table.row[0] == "snake_pit"
    order = table.order()
    assert order.index("succeeded") < order.index("completed") < order.index("revealed") < order.index("played")
    assert order.index("played") < order.index("drew")


@pytest.mark.rule("dr-sneak")
@pytest.mark.parametrize(
    ("hand", "fits"),
    [("5r 6g 7b", True), ("5r 7b", False), ("5r 5g 6b", False), ("11r 12g 1b", False), ("9r 10r 11r 12r", True)],
)
def test_a_sneak_is_numbers_in_a_row(hand, fits):
    table = deal(red=hand, blue="2p")
    cards = " ".join(table.red.hand)
    assert table.red.may(f"sneak Giants Keep with {cards}") == fits
    assert table.red.refused_by(f"sneak Giants Keep with {cards}") == ("" if fits else "dr-sneak.not-a-run")


@pytest.mark.rule("dr-search")
@pytest.mark.parametrize(("hand", "fits"), [("5r 5g", True), ("5r 5o 5g 5b 5p", True), ("5r 6r", False)])
def test_a_search_is_one_number(hand, fits):
    table = deal(red=hand, blue="2p")
    cards = " ".join(table.red.hand)
    assert table.red.may(f"search Giants Keep with {cards}") == fits
    assert table.red.refused_by(f"search Giants Keep with {cards}") == ("" if fits else "dr-search.not-one-number")


@pytest.mark.rule("dr-storm")
@pytest.mark.parametrize(("hand", "fits"), [("5r 9r", True), ("1r 3r 5r 7r 9r 11r", True), ("5r 6g", False)])
def test_a_storm_is_one_colour(hand, fits):
    table = deal(red=hand, blue="2p")
    cards = " ".join(table.red.hand)
    assert table.red.may(f"storm Giants Keep with {cards}") == fits
    assert table.red.refused_by(f"storm Giants Keep with {cards}") == ("" if fits else "dr-storm.not-one-suit")


@pytest.mark.rule("dr-single-card")
@pytest.mark.parametrize("method", ["sneak", "search", "storm"])
def test_a_single_card_is_good_for_anything(method):
    assert deal(red="5r", blue="1r").red.may(f"{method} Giants Keep with R5")


@pytest.mark.rule("dr-card-count")
def test_one_to_six_cards_are_played():
    table = deal(red="1r 2r 3r 4r 5r 6r 7r", blue="1g")
    assert table.red.refused_by("storm Giants Keep with no card") == "dr-card-count.none"
    seven = "storm Giants Keep with R1 R2 R3 R4 R5 R6 R7"
    assert table.red.refused_by(seven) == "dr-card-count.too-many"
    assert table.red.may("storm Giants Keep with R1 R2 R3 R4 R5 R6")


@pytest.mark.rule("dr-play-from-hand")
def test_cards_are_played_from_the_own_hand_each_once():
    table = deal(red="5r", blue="6r")
    assert table.red.refused_by("storm Giants Keep with R5 R6") == "dr-play-from-hand.not-in-hand"
    assert table.red.refused_by("storm Giants Keep with R5 R5") == "dr-play-from-hand.twice"


@pytest.mark.rule("dr-explore")
def test_all_is_shown_before_the_roll_with_one_die_for_each_card():
    table = deal(red="5r 9r 10r 11r", blue="1g")
    table.red.does("storm Giants Keep with R5 R9 R10 R11", dice="1 2 3 4")
    assert table.order()[:2] == ["explored", "rolled"]
    (explored,) = table.happened(Explored)
    assert (explored.dice, explored.needed, explored.bonus) == (4, 8, 0)
    assert table.happened(Rolled)[0].dice == (1, 2, 3, 4)


@pytest.mark.rule("dr-roll")
@pytest.mark.rule("dr-success")
@pytest.mark.parametrize(("dice", "placed"), [("3 3 1", 1), ("4 4 4", 1), ("2 2 2", 0)])
def test_reaching_the_number_is_enough(dice, placed):
    table = deal(red="5r 6g 7b", blue="1r")
    table.red.does("sneak Giants Keep with R5 G6 B7", dice=dice)
    assert table.there("giants_keep") == [placed, 0]


@pytest.mark.rule("dr-draw-after-success")
def test_after_a_success_the_cards_are_discarded_and_one_is_drawn_from_the_deck():
    table = deal(red="5r 6g 7b 12p", blue="1r", deck="9p")
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="4 4 4")
    assert table.happened(Played)[0].cards == ("R5", "G6", "B7")
    assert table.discards == ["R5", "G6", "B7"]
    assert table.red.hand == ["P9", "P12"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-draw-after-success")
def test_a_surprise_drawn_after_a_success_is_resolved_and_replaced():
    table = deal(red="5r 6g 7b", blue="1r", deck="goblins_right 9p")
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="4 4 4")
    assert table.goblins_at("giants_keep") == 1
    assert [event.card for event in table.happened(Drew)] == ["P9"]


@pytest.mark.rule("dr-failure")
def test_after_a_failure_the_cards_come_back_nothing_is_drawn_and_one_goes_to_the_academy():
    table = deal(red="5r 6g 7b", blue="1r")
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="1 1 1")
    (failed,) = table.happened(Failed)
    assert (failed.cards, failed.centre, failed.sent) == (("R5", "G6", "B7"), "academy", 1)
    assert table.red.hand == ["R5", "G6", "B7"]
    assert table.happened(Drew) == []
    assert (table.red.home, table.red.centre) == (7, 1)
    assert table.discards == []
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-gold-circle")
@pytest.mark.parametrize(("text", "placed"), [("search Giants Keep", 2), ("storm Giants Keep", 1)])
def test_a_gold_circle_places_two(text, placed):
    table = deal(red="5r 5g 5b 5o", blue="1r") if "search" in text else deal(red="5r 6r 7r 8r", blue="1r")
    table.red.does(f"{text} with {' '.join(table.red.hand)}", dice="4 4 4 4")
    assert table.there("giants_keep") == [placed, 0]
    assert table.red.home == 8 - placed


@pytest.mark.rule("dr-last-space")
def test_with_one_space_left_a_gold_circle_still_places_two_and_both_count():
    table = deal(red="5r 5g 5b", blue="1r", there={"giants_keep": "2 3"})
    table.red.does("search Giants Keep with R5 G5 B5", dice="4 4 4")
    assert table.red.coins == 9, "four against three"
    assert table.blue.coins == 4
    assert table.red.won == ["giants_keep"]


@pytest.mark.rule("dr-hopeless")
def test_what_no_roll_can_reach_may_be_tried():
    table = deal(red="5r", blue="1r", row="dragons_lair")
    assert table.red.may("storm Dragons Lair with R5")
    table.red.does("storm Dragons Lair with R5", dice="4")
    assert table.red.centre == 1


@pytest.mark.rule("dr-no-adventurers")
def test_a_gold_circle_places_one_if_only_one_is_at_home():
    table = deal(red="5r 5g 5b", blue="1r", away={"red": 7})
    table.red.does("search Giants Keep with R5 G5 B5", dice="4 4 4")
    assert table.there("giants_keep") == [1, 0]
    assert (table.happened(Succeeded)[0].placed, table.happened(Succeeded)[0].fetched) == (1, 0)


@pytest.mark.rule("dr-no-adventurers")
@pytest.mark.parametrize(("centre", "placed"), [(3, 2), (1, 1), (0, 0)])
def test_with_nobody_at_home_adventurers_come_from_the_alley(centre, placed):
    table = deal(
        red="5r 5g 5b", blue="1r", centre={"red": centre}, away={"red": 8 - centre}, alley=True, store_is_all=True
    )
    table.red.does("search Giants Keep with R5 G5 B5", dice="4 4 4")
    assert table.there("giants_keep") == [placed, 0]
    assert table.red.centre == centre - placed
    assert table.happened(Succeeded)[0].fetched == placed
    assert table.happened(Played), "it is a success all the same"


@pytest.mark.rule("dr-no-adventurers")
def test_with_nobody_at_home_a_failure_sends_nobody():
    table = deal(red="5r", blue="1r", away={"red": 8})
    table.red.does("sneak Giants Keep with R5", dice="1")
    assert table.happened(Failed)[0].sent == 0
    assert table.red.centre == 0


@pytest.mark.rule("dr-cave-of-bats")
def test_the_cave_of_bats_holds_two_players_and_any_goblins():
    full = deal(
        red="5r 5g 5b",
        blue="1r",
        orange="2r",
        row="cave_of_bats",
        there={"cave_of_bats": "0 1 1 1"},
        deck="goblins_left 9p",
    )
    assert full.red.refused_by("search Cave Of Bats with R5 G5 B5") == "dr-cave-of-bats.full"
    assert not full.red.may("search Cave Of Bats with R5 G5 B5")
    full.red.does("draw from the deck")
    assert full.goblins_at("cave_of_bats") == 2
    room = deal(red="5r 5g 5b", blue="1r", orange="2r", row="cave_of_bats", there={"cave_of_bats": "0 1 0 2"})
    assert room.red.may("search Cave Of Bats with R5 G5 B5")
    there = deal(red="5r 5g 5b", blue="1r", orange="2r", row="cave_of_bats", there={"cave_of_bats": "1 1 0 0"})
    assert there.red.may("search Cave Of Bats with R5 G5 B5")


@pytest.mark.rule("dr-fire-swamp")
def test_a_failure_in_the_fire_swamp_costs_any_one_card():
    table = deal(red="5r 6g 12p", blue="1r", row="fire_swamp")
    table.red.does("sneak Fire Swamp with R5 G6", dice="1 1")
    assert (table.question, table.asked) == ("swamp", ["red"])
    assert table.red.options() == ["discard R5", "discard G6", "discard P12"]
    assert table.red.centre == 1
    assert table.red.refused_by("end the turn") == "dr-turn.answer-first"
    table.red.does("discard P12")
    assert table.discards == ["P12"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-fire-swamp")
def test_a_success_in_the_fire_swamp_costs_nothing_more():
    table = deal(red="5r 5g 5b", blue="1r", row="fire_swamp", deck="9p")
    table.red.does("search Fire Swamp with R5 G5 B5", dice="4 4 4")
    assert table.turn_of == "blue"
    assert table.red.hand == ["P9"]


@pytest.mark.rule("dr-dungeon")
@pytest.mark.parametrize("alley", [False, True])
def test_a_failure_in_the_dungeon_sends_nobody(alley):
    table = deal(red="5r", blue="1r", row="dungeon_of_despair", alley=alley)
    table.red.does("sneak Dungeon Of Despair with R5", dice="1")
    assert table.happened(Failed)[0].sent == 0
    assert (table.red.home, table.red.centre) == (8, 0)


@pytest.mark.rule("dr-dungeon")
def test_the_academy_does_not_help_in_the_dungeon():
    table = deal(red="5r 6g", blue="1r", row="dungeon_of_despair", centre={"red": 5}, owned={"red": "dragon_scale"})
    table.red.does("sneak Dungeon Of Despair with R5 G6", dice="3 3")
    assert table.question == "roll", "for all that is known red may have the Lucky Socks"
    assert table.red.options() == ["let the roll stand"]
    assert table.red.refused_by("call 1 from the Academy") == "dr-dungeon.no-help"
    table.red.does("let the roll stand")
    assert table.red.centre == 5
