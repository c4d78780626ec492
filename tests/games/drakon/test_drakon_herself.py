"""Drakon: how she comes, where she walks, whom she catches, and what that costs."""

import pytest

from dragonhall.games.drakon.events import Caught, CoinLost, DrakonAppeared, DrakonMoved
from dragonhall.testing.lair import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


@pytest.mark.rule("dk-drakon-appears")
def test_the_first_drakon_moves_chamber_brings_her_to_any_unoccupied_chamber():
    table = deal(
        lair="1,0 empty S; 0,1 empty S",
        at={"red": "1,0", "blue": "0,1"},
        red="drakon_moves-NE",
        blue="drakon_moves-NS",
        pile="empty-N",
    )
    table.red.places("drakon_moves-NE", at="2,0", arrows="NE")
    assert (table.asked, table.question) == ("red", "appear")
    assert table.red.choices == [f"Drakon appears at {place}" for place in ("0,0", "2,0")]
    assert rule_of(table.red.refused("drakon appears at 0,1")) == "dk-unoccupied.occupied"
    assert rule_of(table.red.refused("drakon appears at 9,9")) == "dk-move.no-chamber"
    assert rule_of(table.red.refused("decline")) == "dk-may.must"
    assert table.red.hand == [], "the tile is drawn when she is there"
    table.red.does("drakon appears at 0,0")
    assert table.happened(DrakonAppeared)[0] == DrakonAppeared(0, 0, 0)
    assert table.drakon == "0,0"
    assert table.red.hand == ["empty-N"]
    table.blue.places("drakon_moves-NS", at="-1,0", arrows="NS")
    assert table.turn_of == "red", "the second one brings nobody"


@pytest.mark.rule("dk-drakon-moves")
def test_whoever_enters_drakon_moves_may_move_her_up_to_three_chambers():
    table = deal(
        lair="1,0 drakon_moves NE; -1,0 empty W; -2,0 empty W; -3,0 empty W; -4,0 empty N; 0,1 empty S",
        drakon="-4,0",
        seats=2,
    )
    table.red.does("move to 1,0")
    assert table.question == "drakon"
    assert table.red.choices == [f"send Drakon to {place}" for place in ("-3,0", "-2,0", "-1,0")] + ["decline"]
    assert rule_of(table.red.refused("send Drakon to 0,0")) == "dk-drakon-walks.too-far"
    assert table.red.refused("send Drakon to 0,0").figures == {"steps": 3}
    table.red.does("send Drakon to -1,0")
    assert table.happened(DrakonMoved)[0].path == ((-4, 0), (-3, 0), (-2, 0), (-1, 0))
    assert table.drakon == "-1,0"


@pytest.mark.rule("dk-drakon-moves")
def test_drakon_may_be_left_where_she_is():
    table = deal(lair="1,0 drakon_moves NE; 0,1 empty S", drakon="0,1", seats=2)
    table.red.does("move to 1,0")
    assert rule_of(table.red.refused("send Drakon to 0,1")) == "dk-drakon-walks.nobody-here"
    table.red.does("decline")
    assert table.drakon == "0,1"


@pytest.mark.rule("dk-drakon-walks")
def test_drakon_walks_against_arrows_never_diagonally_and_over_no_gap():
    table = deal(
        lair="1,0 drakon_moves NE; 2,0 empty E; 0,1 empty S; 0,2 empty S; 3,1 empty S; 5,0 empty E; 3,0 empty E",
        drakon="2,0",
        seats=2,
    )
    table.red.does("move to 1,0")
    assert {text.split()[-1] for text in table.red.choices} == {"decline", "1,0", "0,0", "0,1", "3,0", "3,1"}
    assert rule_of(table.red.refused("send Drakon to 5,0")) == "dk-drakon-walks.no-way"


@pytest.mark.rule("dk-drakon-walks")
def test_chambers_do_nothing_to_drakon():
    table = deal(lair="1,0 drakon_moves NE; 0,1 find_a_coin S; 0,2 wind_storm SW", drakon="0,2", seats=2)
    table.red.does("move to 1,0")
    table.red.does("send Drakon to 0,1")
    assert table.view(None).hoard == 28
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-drakon-walks")
def test_drakon_cannot_cross_a_split():
    table = deal(lair="1,0 drakon_moves NE; 5,0 empty E; 5,1 empty E", drakon="5,0", seats=2)
    table.red.does("move to 1,0")
    assert table.red.choices == ["send Drakon to 5,1", "decline"]


@pytest.mark.rule("dk-drakon-passes")
def test_drakon_catches_only_where_she_stops():
    table = deal(
        lair="1,0 drakon_moves NE; -1,0 empty W; -2,0 empty W",
        at={"blue": "-1,0", "green": "0,0"},
        drakon="-2,0",
        coins={"blue": "2", "green": "3"},
        seats=3,
    )
    table.red.does("move to 1,0")
    table.red.does("send Drakon to 0,0")
    assert table.happened(Caught)[0].seats == (2,)
    assert (table.blue.at, table.blue.coins, table.green.coins) == ("-1,0", [2], [])


@pytest.mark.rule("dk-encounter")
def test_whoever_enters_her_chamber_goes_back_and_loses_one_coin_by_chance():
    table = deal(lair="1,0 empty S", drakon="1,0", coins={"red": "1 2 3"}, seats=2)
    table.red.does("move to 1,0", loses=2)
    assert (table.red.at, table.red.coins) == ("0,0", [1, 3])
    assert table.happened(CoinLost)[0].why == "drakon"
    poor = deal(lair="1,0 empty S", drakon="1,0", seats=2)
    poor.red.does("move to 1,0")
    assert poor.red.at == "0,0"
    assert not poor.happened(CoinLost)


@pytest.mark.rule("dk-encounter")
def test_when_she_stops_on_heroes_all_of_them_are_caught():
    table = deal(
        lair="1,0 drakon_moves NE; 0,1 empty S; 0,2 empty S",
        at={"blue": "0,1", "green": "0,1"},
        drakon="0,2",
        coins={"blue": "1", "green": "2"},
        seats=3,
    )
    table.red.does("move to 1,0")
    table.red.does("send Drakon to 0,1")
    assert (table.blue.at, table.green.at) == ("0,0", "0,0")
    assert (table.blue.coins, table.green.coins) == ([], [])
    assert table.drakon == "0,1"


@pytest.mark.rule("dk-encounter")
def test_one_may_send_drakon_onto_oneself():
    table = deal(lair="1,0 drakon_moves NE; 2,0 empty E", drakon="2,0", coins={"red": "1"}, seats=2)
    table.red.does("move to 1,0")
    table.red.does("send Drakon to 1,0")
    assert (table.red.at, table.red.coins) == ("0,0", [])


@pytest.mark.rule("dk-drakon-first")
def test_drakon_comes_before_what_the_chamber_does():
    table = deal(lair="1,0 find_a_coin S", drakon="1,0", seats=2)
    table.red.does("move to 1,0")
    assert (table.red.at, table.red.coins) == ("0,0", [])


@pytest.mark.rule("dk-drakon-at-entrance")
def test_at_the_entrance_one_stays_and_loses_a_coin():
    table = deal(lair="-1,0 teleport N", at={"red": "-1,0", "blue": "-1,0"}, drakon="0,0", coins={"red": "3"}, seats=2)
    table.red.does("move to 0,0")
    assert (table.red.at, table.red.coins) == ("0,0", [])


@pytest.mark.rule("dk-drakon-at-entrance")
def test_drakon_may_stay_at_the_entrance_and_catch_all_who_are_there():
    table = deal(
        lair="1,0 drakon_moves NE; 0,1 empty S",
        at={"red": "0,0", "green": "0,1"},
        drakon="0,0",
        coins={"blue": "1", "green": "2"},
        seats=3,
    )
    table.red.does("move to 1,0")
    assert "send Drakon to 0,0" in table.red.choices
    table.red.does("send Drakon to 0,0")
    assert table.happened(DrakonMoved)[0].path == ((0, 0),)
    assert table.happened(Caught)[0].seats == (1,)
    assert (table.blue.coins, table.green.coins) == ([], [2])
    left = deal(lair="1,0 drakon_moves NE", drakon="0,0", coins={"blue": "1"}, seats=2)
    left.red.does("move to 1,0")
    left.red.does("decline")
    assert left.blue.coins == [1], "to say no is not to let her stay"


@pytest.mark.rule("dk-drakon-end-of-turn")
def test_whoever_ends_the_turn_beside_drakon_is_caught():
    table = deal(drakon="0,0", coins={"red": "1 2", "blue": "3"}, red="empty-N empty-NE", blue="empty-N")
    table.red.places("empty-NE", at="1,0")
    assert len(table.red.coins) == 1
    assert table.blue.coins == [3], "the others pay when their own turn ends"
    table.blue.places("empty-N", at="-1,0", arrows="W")
    assert table.blue.coins == []


@pytest.mark.rule("dk-encounter-once")
def test_whoever_was_caught_in_this_turn_pays_no_second_time_for_ending_it_there():
    table = deal(lair="-1,0 teleport N", at={"red": "-1,0"}, drakon="0,0", coins={"red": "1 2 3"}, seats=2)
    table.red.does("move to 0,0")
    assert len(table.red.coins) == 2
    assert len(table.happened(Caught)) == 1
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-encounter-order")
def test_all_go_to_the_entrance_first_then_coins_are_lost_in_turn_order():
    table = deal(
        lair="1,0 drakon_moves NE; 0,1 empty S; 0,2 empty S",
        at={"red": "0,1", "blue": "0,0", "green": "0,1"},
        drakon="0,2",
        coins={"red": "1", "blue": "2", "green": "3"},
        seats=3,
        turn="blue",
    )
    table.blue.does("move to 1,0")
    table.blue.does("send Drakon to 0,1")
    told = [type(event).__name__ for event in table.events]
    assert told[:4] == ["DrakonMoved", "Caught", "CoinLost", "CoinLost"]
    assert table.happened(Caught)[0].seats == (2, 0), "in turn order from the player whose turn it is"
    assert [event.seat for event in table.happened(CoinLost)] == [2, 0]
