"""What the chambers of Drakon do, one by one."""

import pytest

from dragonhall.games.drakon.events import (
    CoinFound,
    CoinLost,
    CoinStolen,
    Declined,
    Destroyed,
    Floated,
    Ignored,
    Moved,
    Rotated,
    Switched,
    TileStolen,
)
from dragonhall.testing.lair import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


@pytest.mark.rule("dk-effects")
def test_a_chamber_works_on_every_entry_and_not_while_one_stands_there():
    table = deal(lair="1,0 find_a_coin S; 1,1 empty W; 0,1 empty W; -1,1 empty N; -1,0 empty N", seats=2)
    table.red.does("move to 1,0", finds=1)
    table.blue.places("empty-NE", at="0,-1")
    table.red.places("empty-NE", at="-1,-1")
    assert table.red.gold == 1, "standing there brings nothing"
    again = deal(lair="1,0 find_a_coin S", at={"red": "1,0"}, seats=2)
    again.red.places("empty-NE", at="0,1", arrows="ES")
    assert again.red.gold == 0
    again.blue.does("move to 1,0", finds=2)
    assert again.blue.gold == 2


@pytest.mark.rule("dk-effects")
def test_a_chamber_works_again_for_whoever_comes_back():
    table = deal(lair="1,0 teleport N; 0,1 find_a_coin S; 0,2 teleport S", at={"red": "1,0", "blue": "0,2"}, seats=2)
    table.red.does("move to 0,1", finds=1)
    table.blue.does("move to 0,1", finds=1)
    assert (table.red.gold, table.blue.gold) == (1, 1)


@pytest.mark.rule("dk-may")
def test_what_one_may_do_can_be_declined_and_what_one_must_do_cannot():
    table = deal(lair="1,0 destroy_a_chamber S; 0,1 empty S", seats=2)
    table.red.does("move to 1,0")
    assert table.question == "destroy"
    table.red.does("decline")
    assert table.happened(Declined)[0] == Declined(0, "destroy")
    assert "0,1" in table.lair
    must = deal(lair="1,0 steal_a_chamber NS", seats=3)
    must.red.does("move to 1,0")
    assert must.question == "plunder"
    assert rule_of(must.red.refused("decline")) == "dk-may.must"


@pytest.mark.rule("dk-may")
def test_what_cannot_be_done_is_passed_over():
    table = deal(lair="1,0 destroy_a_chamber S", seats=2)
    table.red.does("move to 1,0")
    assert table.happened(Ignored)[0] == Ignored(0, "destroy_chamber")
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-unoccupied")
def test_a_chamber_with_a_hero_or_drakon_is_occupied():
    table = deal(
        lair="1,0 destroy_a_chamber S; 0,1 empty S; -1,0 empty W; 0,-1 empty N", at={"blue": "0,1"}, drakon="-1,0"
    )
    table.red.does("move to 1,0")
    assert table.red.choices == ["destroy 0,-1", "decline"]
    assert rule_of(table.red.refused("destroy 0,1")) == "dk-unoccupied.occupied"
    assert rule_of(table.red.refused("destroy -1,0")) == "dk-unoccupied.occupied"
    assert rule_of(table.red.refused("destroy 1,0")) == "dk-unoccupied.occupied", "nor the one just entered"
    assert rule_of(table.red.refused("destroy 5,5")) == "dk-move.no-chamber"


@pytest.mark.rule("dk-empty")
def test_an_empty_chamber_does_nothing():
    table = deal(lair="1,0 empty NES", seats=2)
    table.red.does("move to 1,0")
    assert [type(event).__name__ for event in table.events] == ["Moved", "TurnBegan"]


@pytest.mark.rule("dk-entrance")
def test_the_entrance_does_nothing_and_always_stays():
    table = deal(lair="1,0 destroy_a_chamber S; 0,1 empty S; 2,0 empty E", at={"red": "0,0", "blue": "2,0"})
    table.red.does("move to 1,0")
    assert rule_of(table.red.refused("destroy 0,0")) == "dk-entrance.stays"
    switch = deal(lair="1,0 switch_a_chamber S; 2,0 empty E; 0,1 empty S", at={"blue": "2,0"})
    switch.red.does("move to 1,0")
    assert rule_of(switch.red.refused("switch 0,0")) == "dk-entrance.stays"


@pytest.mark.rule("dk-find-a-coin")
def test_find_a_coin_takes_one_from_the_hoard_that_only_the_finder_sees():
    table = deal(lair="1,0 find_a_coin S", seats=2)
    table.red.does("move to 1,0", finds=3)
    found = table.happened(CoinFound)[0]
    assert (found.to(0).coin, found.to(1).coin, found.to(None).coin) == ("coin_3", "?", "?")
    assert found.left == 27
    assert table.red.coins == [3]
    assert table.view(0).players[0].gold == 3
    assert table.view(1).players[0].gold is None
    assert table.view(1).players[0].coins == ("?",)


@pytest.mark.rule("dk-lose-a-coin")
def test_lose_a_coin_sends_one_back_by_chance_and_nothing_without_coins():
    table = deal(lair="1,0 lose_a_coin NS", coins={"red": "1 2 3"}, seats=2)
    table.red.does("move to 1,0", loses=2)
    lost = table.happened(CoinLost)[0]
    assert (lost.to(0).coin, lost.to(1).coin, lost.why) == ("coin_2", "?", "chamber")
    assert table.red.coins == [1, 3]
    poor = deal(lair="1,0 lose_a_coin NS", coins={"blue": "3"}, seats=2)
    poor.red.does("move to 1,0")
    assert poor.happened(Ignored)[0].effect == "lose_coin"
    assert poor.blue.coins == [3]


@pytest.mark.rule("dk-steal-a-coin")
def test_steal_a_coin_takes_one_by_chance_and_nothing_where_there_is_none():
    table = deal(lair="1,0 steal_a_coin_left NS", coins={"blue": "1 3"}, seats=3)
    table.red.does("move to 1,0", steals=3)
    stolen = table.happened(CoinStolen)[0]
    assert (stolen.thief, stolen.victim, stolen.why) == (0, 1, "chamber")
    assert [stolen.to(seat).coin for seat in (0, 1, 2, None)] == ["coin_3", "coin_3", "?", "?"]
    assert (table.red.coins, table.blue.coins) == ([3], [1])
    poor = deal(lair="1,0 steal_a_coin_left NS", coins={"green": "3"}, seats=3)
    poor.red.does("move to 1,0")
    assert poor.happened(Ignored)[0].effect == "steal_coin"
    assert poor.green.coins == [3], "it is the left neighbour's or nobody's"


@pytest.mark.rule("dk-steal-a-coin-left")
def test_the_left_hand_steals_from_the_next_player():
    table = deal(lair="1,0 steal_a_coin_left NS", coins={"blue": "1", "green": "2"}, seats=3)
    table.red.does("move to 1,0", steals=1)
    assert table.red.coins == [1]


@pytest.mark.rule("dk-steal-a-coin-right")
def test_the_right_hand_steals_from_the_player_before():
    table = deal(lair="1,0 steal_a_coin_right NS", coins={"blue": "1", "green": "2"}, seats=3)
    table.red.does("move to 1,0", steals=2)
    assert table.red.coins == [2]
    two = deal(lair="1,0 steal_a_coin_right NS", coins={"blue": "1"}, seats=2)
    two.red.does("move to 1,0", steals=1)
    assert two.red.coins == [1], "with two players left and right are the same"


@pytest.mark.rule("dk-steal-a-chamber")
def test_steal_a_chamber_takes_a_tile_by_chance_from_a_player_of_choice():
    table = deal(
        lair="1,0 steal_a_chamber NS", red="empty-N", blue="wind_storm-NE empty-NE", green="empty-NS", yellow=""
    )
    table.red.does("move to 1,0")
    assert table.red.choices == ["plunder seat 1", "plunder seat 2"]
    assert rule_of(table.red.refused("plunder red")) == "dk-steal-a-chamber.own"
    assert rule_of(table.red.refused("plunder yellow")) == "dk-steal-a-chamber.no-tiles"
    assert rule_of(table.red.refused("plunder seat 9")) == "table-seat.unknown"
    table.red.does("plunder blue", takes="wind_storm-NE")
    stolen = table.happened(TileStolen)[0]
    assert [stolen.to(seat).tile for seat in (0, 1, 2, None)] == ["wind_storm-NE", "wind_storm-NE", "?", "?"]
    assert table.red.hand == ["empty-N", "wind_storm-NE"]
    assert table.blue.hand == ["empty-NE"]
    assert (table.asked, table.question) == ("blue", "turn"), "one tile, and no more"


@pytest.mark.rule("dk-steal-a-chamber")
def test_steal_a_chamber_is_passed_over_where_nobody_else_has_tiles():
    table = deal(lair="1,0 steal_a_chamber NS", red="empty-N", blue="")
    table.red.does("move to 1,0")
    assert table.happened(Ignored)[0].effect == "steal_chamber"


@pytest.mark.rule("dk-destroy-a-chamber")
def test_destroy_takes_an_unoccupied_chamber_out_of_the_game():
    table = deal(lair="1,0 destroy_a_chamber S; 0,1 find_a_coin S; 0,2 empty W", seats=2)
    table.red.does("move to 1,0")
    table.red.does("destroy 0,1")
    assert table.happened(Destroyed)[0] == Destroyed(0, "find_a_coin-N", 0, 1)
    assert table.removed == ["find_a_coin-N"]
    assert "0,1" not in table.lair


@pytest.mark.rule("dk-split-lair")
def test_the_lair_may_fall_apart_and_be_joined_again():
    table = deal(
        lair="1,0 destroy_a_chamber S; 0,1 empty S; 0,2 empty W; -1,2 find_a_coin N",
        at={"blue": "0,2"},
        red="empty-NS",
        blue="empty-N",
    )
    table.red.does("move to 1,0")
    table.red.does("destroy 0,1")
    table.blue.does("move to -1,2", finds=2)
    assert table.blue.gold == 2, "play goes on in both parts"
    table.red.does("lay Empty NS")
    assert table.red.may("put it at 0,1")
    assert table.red.may("put it at -2,2"), "one may build at any part"
    table.red.does("put it at 0,1")
    assert table.lair["0,1"] in ("empty NS", "empty EW")


@pytest.mark.rule("dk-rotate-a-chamber")
def test_rotate_turns_any_chamber_but_not_into_arrows():
    table = deal(
        lair="1,0 rotate_a_chamber NS; 0,1 empty S; 2,0 empty NE; 2,1 empty W", at={"blue": "2,0"}, drakon="0,1"
    )
    table.red.does("move to 1,0")
    assert table.question == "rotate"
    assert "rotate 2,0" in table.red.choices, "with a hero in it"
    assert "rotate 0,1" in table.red.choices, "with Drakon in it"
    assert rule_of(table.red.refused("rotate 1,0")) == "dk-rotate-a-chamber.fixed", "the entrance points east"
    assert rule_of(table.red.refused("rotate 0,0")) == "dk-rotate-a-chamber.fixed", "it looks the same all ways"
    table.red.does("rotate 2,0")
    assert set(table.red.choices) == {"face ES", "face NW", "face SW"}
    assert rule_of(table.red.refused("face NE")) == "dk-rotate-a-chamber.same"
    table.red.does("face SW")
    assert table.happened(Rotated)[0] == Rotated(0, "empty-NE", 2, 0, "NE", "SW")
    assert table.lair["2,0"] == "empty SW"
    assert table.blue.at == "2,0"


@pytest.mark.rule("dk-rotate-a-chamber")
def test_a_turn_that_would_make_arrows_meet_is_refused():
    table = deal(lair="1,0 rotate_a_chamber NE; 1,1 empty E; 2,1 empty S; 2,2 empty E", seats=2)
    table.red.does("move to 1,0")
    table.red.does("rotate 2,1")
    assert rule_of(table.red.refused("face W")) == "dk-arrows.facing"
    assert table.red.choices == ["face N", "face E"]
    assert [(spot.x, spot.y, spot.facings) for spot in table.view(0).spots] == [(2, 1, ("N", "E"))]


@pytest.mark.rule("dk-rotate-a-chamber")
def test_the_chamber_just_entered_may_be_turned():
    table = deal(lair="1,0 rotate_a_chamber NE", seats=2)
    table.red.does("move to 1,0")
    assert table.red.choices == ["rotate 1,0", "decline"]
    table.red.does("rotate 1,0")
    assert table.lair["1,0"] == "rotate_a_chamber ES", "there is no other way, so it is not asked"


@pytest.mark.rule("dk-rotate-a-chamber")
def test_an_entrance_with_fewer_arrows_may_be_turned():
    from copy import deepcopy

    from dragonhall.games.drakon import load_game

    data = deepcopy(dict(load_game().edition))
    data["entrance"]["arrows"] = "NE"
    table = deal(lair="1,0 rotate_a_chamber NS", game=load_game(data))
    table.red.does("move to 1,0")
    table.red.does("rotate 0,0")
    table.red.does("face SW")
    assert table.lair["0,0"] == "entrance SW"


@pytest.mark.rule("dk-switch-a-chamber")
def test_switch_swaps_an_unoccupied_chamber_for_a_tile_of_the_hand():
    table = deal(
        lair="1,0 switch_a_chamber S; 0,1 find_a_coin S", red="empty-NS empty-N", blue="empty-N", pile="empty-NES"
    )
    table.red.does("move to 1,0")
    assert table.red.choices == ["switch 0,1", "decline"]
    table.red.does("switch 0,1")
    assert table.red.choices == ["insert Empty N", "insert Empty NS"]
    assert rule_of(table.red.refused("insert Magic Harp NE")) == "dk-place.not-in-hand"
    table.red.does("insert Empty NS")
    assert table.lair["0,1"] == "empty EW", "the entrance points there from the north"
    switched = table.happened(Switched)[0]
    assert (switched.tile, switched.outgoing, switched.out) == ("empty-NS", "find_a_coin-N", False)
    assert table.red.hand == ["empty-N", "find_a_coin-N"], "no tile is drawn"
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-switch-a-chamber")
def test_a_switched_tile_is_turned_so_that_no_arrows_meet():
    table = deal(lair="1,0 switch_a_chamber S; 0,1 find_a_coin S; 0,2 empty E", red="empty-N", blue="")
    table.red.does("move to 1,0")
    table.red.does("switch 0,1")
    table.red.does("insert Empty N")
    assert set(table.red.choices) == {"face E", "face S", "face W"}
    assert rule_of(table.red.refused("face N")) == "dk-arrows.facing"


@pytest.mark.rule("dk-switch-a-chamber")
def test_switch_is_passed_over_without_tiles_and_asked_even_if_none_fits():
    table = deal(lair="1,0 switch_a_chamber S; 0,1 find_a_coin S", red="", blue="empty-N")
    table.red.does("move to 1,0")
    assert table.happened(Ignored)[0].effect == "switch_chamber"
    walled = "1,0 switch_a_chamber N; 0,1 empty W; -1,1 empty S; 1,1 empty W; 0,2 empty N"
    secret = deal(lair=f"{walled}; 1,2 empty S", at={"blue": "-1,1", "green": "1,1"}, seats=3, red="empty-NES")
    secret.red.does("move to 1,0")
    assert secret.question == "switch", "whether a tile fits is the hand's secret"
    assert rule_of(secret.red.refused("switch 0,1")) == "dk-arrows.facing"


@pytest.mark.rule("dk-floating-chamber")
def test_a_floating_chamber_flies_with_everyone_in_it_turned_freely():
    table = deal(lair="1,0 floating_chamber ES; 0,1 empty S; 0,2 empty W", at={"blue": "1,0"}, seats=2)
    table.red.does("move to 1,0")
    assert table.question == "float"
    spots = {(spot.x, spot.y) for spot in table.view(0).spots}
    assert {(f"{x},{y}") for x, y in spots} == {text.split()[-1] for text in table.red.choices if "float" in text}
    assert table.red.may("float to 1,0"), "staying and turning is a flight"
    assert not table.red.may("float to 2,0"), "it would hang on nothing but itself"
    assert rule_of(table.red.refused("float to 2,0")) == "dk-place.not-adjacent"
    assert rule_of(table.red.refused("float to 0,1")) == "dk-place.taken"
    table.red.does("float to 0,3")
    table.red.does("face NW")
    assert table.happened(Floated)[0] == Floated(0, "floating_chamber-NE", (1, 0), (0, 3), "NW")
    assert (table.red.at, table.blue.at) == ("0,3", "0,3")
    assert "1,0" not in table.lair


@pytest.mark.rule("dk-floating-chamber")
def test_drakon_flies_along_and_meets_nobody_by_that():
    table = deal(lair="1,0 floating_chamber ES; 0,1 empty S", coins={"red": "3"}, seats=2)
    table.red.does("move to 1,0")
    table.state.drakon = table.state.at[0]
    table.red.does("float to 0,2")
    table.state.met.append(0)  # so that the end of the turn beside her costs nothing here
    table.red.does("face SW")
    assert (table.drakon, table.red.at, table.red.coins) == ("0,2", "0,2", [3])


@pytest.mark.rule("dk-floating-chamber")
def test_a_flight_may_split_the_lair():
    table = deal(lair="1,0 floating_chamber ES; 2,0 empty N", at={"blue": "2,0"}, seats=2)
    table.red.does("move to 1,0")
    table.red.does("float to -1,0")
    table.red.does(table.red.choices[0])
    assert set(table.lair) == {"0,0", "2,0", "-1,0"}


@pytest.mark.rule("dk-floating-chamber")
def test_a_flight_to_the_same_place_in_the_same_way_is_no_flight():
    table = deal(lair="1,0 floating_chamber NES; 0,1 empty S; 0,-1 empty N; -1,0 empty W", seats=2)
    table.red.does("move to 1,0")
    assert rule_of(table.red.refused("float to 1,0")) == "dk-rotate-a-chamber.fixed"
    turns = deal(lair="1,0 teleport N; 2,0 floating_chamber ES", at={"red": "1,0"}, seats=2)
    turns.red.does("move to 2,0")
    turns.red.does("float to 2,0")
    assert rule_of(turns.red.refused("face ES")) == "dk-rotate-a-chamber.same"
    assert rule_of(turns.red.refused("face NS")) == "table-action.garbled"
    assert turns.red.may("face NE")


@pytest.mark.rule("dk-mind-control")
def test_mind_control_makes_a_legal_move_for_another_hero():
    table = deal(
        lair="1,0 mind_control NE; 0,1 teleport S; 0,2 empty S; -1,0 find_a_coin W",
        at={"blue": "0,1", "green": "0,2"},
        seats=3,
    )
    table.red.does("move to 1,0")
    assert table.red.choices == ["control seat 1", "decline"]
    assert rule_of(table.red.refused("control red")) == "dk-mind-control.own"
    assert rule_of(table.red.refused("control green")) == "dk-mind-control.cannot-move"
    table.red.does("control blue")
    assert (table.asked, table.question, table.view(0).hero) == ("red", "direct", 1)
    assert set(table.red.moves) == {"0,0", "1,0", "-1,0", "0,2"}, "from a Teleport anywhere"
    table.red.does("move to -1,0", finds=3)
    moved = table.happened(Moved)[0]
    assert (moved.seat, moved.by, moved.how, moved.why) == (1, 0, "teleport", "mind")
    assert table.blue.coins == [3], "the coin is the moved hero's"
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-mind-control-choices")
def test_the_moved_heros_player_chooses_what_the_new_chamber_lets_one_do():
    table = deal(
        lair="1,0 mind_control NE; 0,1 empty W; -1,1 destroy_a_chamber S; 2,0 empty E", at={"blue": "0,1"}, seats=2
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    table.red.does("move to -1,1")
    assert (table.asked, table.question) == ("blue", "destroy")
    table.blue.does("destroy 2,0")
    assert "2,0" not in table.lair
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-mind-control-once")
def test_mind_control_may_chain_but_moves_no_hero_twice_in_a_turn():
    table = deal(
        lair="1,0 mind_control NE; 0,1 empty W; -1,1 mind_control SW; 2,0 empty S; -2,1 empty W; 1,-1 empty N",
        at={"blue": "0,1", "green": "2,0"},
        seats=3,
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    table.red.does("move to -1,1")
    assert (table.asked, table.question) == ("blue", "control")
    assert rule_of(table.blue.refused("control blue")) == "dk-mind-control.own"
    assert table.view(None).controlled == (1,)
    assert table.blue.may("control red"), "red has not been moved by Mind Control"
    table.blue.does("control red")
    table.blue.does("move to 2,0")
    assert table.red.at == "2,0"
    assert table.view(None).controlled == (), "the turn is over"


@pytest.mark.rule("dk-mind-control-once")
def test_a_hero_moved_once_by_mind_control_cannot_be_moved_again():
    table = deal(
        lair="1,0 mind_control NE; 2,0 mind_control NE; 0,1 empty W; -1,1 mind_control SW; 3,0 empty E; -2,1 empty W",
        at={"blue": "0,1"},
        seats=2,
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    table.red.does("move to -1,1")
    table.blue.does("control red")
    table.blue.does("move to 2,0")
    assert table.turn_of == "blue", "nobody is left whom red could move"
    assert table.happened(Ignored)[0] == Ignored(0, "mind_control")


@pytest.mark.rule("dk-teleport")
def test_from_a_teleport_a_move_leads_anywhere():
    table = deal(lair="1,0 teleport N; 0,1 empty S; 0,2 find_a_coin S", at={"red": "1,0"}, seats=2)
    assert table.red.moves == ["0,0", "0,1", "0,2"]
    table.red.does("move to 0,2", finds=1)
    assert table.happened(Moved)[0].how == "teleport"
    assert table.red.at == "0,2"


@pytest.mark.rule("dk-teleport")
def test_a_teleport_reaches_a_part_that_was_cut_off_and_may_follow_its_arrow():
    table = deal(lair="1,0 teleport E; 2,0 empty N", at={"red": "1,0"}, seats=2)
    assert table.red.moves == ["0,0", "2,0"]
    table.red.does("move to 2,0")
    assert table.happened(Moved)[0].how == "arrow"


@pytest.mark.rule("dk-master-key")
def test_the_master_key_opens_every_side_from_which_no_arrow_points_back():
    table = deal(lair="1,0 master_key N; 1,-1 empty E; 2,0 empty W; 1,1 empty S", at={"red": "1,0"}, seats=2)
    assert set(table.red.moves) == {"1,-1", "1,1"}
    assert rule_of(table.red.refused("move to 2,0")) == "dk-master-key.points-back"
    assert rule_of(table.red.refused("move to 0,0")) == "dk-master-key.points-back"
    table.red.does("move to 1,1")
    assert table.happened(Moved)[0].how == "key"


@pytest.mark.rule("dk-wind-storm")
def test_out_of_a_wind_storm_one_goes_two_chambers_and_enters_the_second():
    table = deal(
        lair="1,0 wind_storm NE; 2,0 find_a_coin ES; 3,0 empty E; 2,1 find_a_coin S",
        at={"red": "1,0"},
        seats=2,
    )
    assert table.red.moves == ["2,0"]
    assert table.view(0).bonds == ("storm",)
    table.red.does("move to 2,0")
    assert (table.asked, table.question, table.red.at) == ("red", "storm", "1,0")
    assert table.red.moves == ["3,0", "2,1"]
    assert rule_of(table.red.refused("decline")) == "dk-may.must"
    assert rule_of(table.red.refused("move to 1,0")) == "dk-move.no-arrow"
    table.red.does("move to 2,1", finds=2)
    assert table.happened(Moved)[0].path == ((1, 0), (2, 0), (2, 1))
    assert table.red.coins == [2], "only the second chamber is entered"


@pytest.mark.rule("dk-wind-storm")
def test_where_no_second_chamber_follows_one_cannot_move_out_of_a_wind_storm():
    table = deal(lair="1,0 wind_storm NE; 2,0 empty E", at={"red": "1,0"}, seats=2)
    assert table.red.moves == []
    assert table.view(0).bonds == ("storm", "no-way", "no-move")
    assert rule_of(table.red.refused("move to 2,0")) == "dk-wind-storm.nowhere"
    two = deal(lair="1,0 wind_storm NE; 2,0 empty E; 1,-1 empty N; 1,-2 empty N", at={"red": "1,0"}, seats=2)
    assert two.red.moves == ["1,-1"]
    assert rule_of(two.red.refused("move to 2,0")) == "dk-wind-storm.two"


@pytest.mark.rule("dk-wind-storm")
def test_a_single_way_on_is_taken_without_a_question():
    table = deal(lair="1,0 wind_storm NE; 2,0 empty E; 3,0 empty E", at={"red": "1,0"}, seats=2)
    table.red.does("move to 2,0")
    assert table.red.at == "3,0"


@pytest.mark.rule("dk-wind-storm")
def test_whoever_controls_a_hero_in_a_wind_storm_chooses_both_chambers():
    table = deal(
        lair="1,0 mind_control NE; 0,1 wind_storm SW; 0,2 empty ES; 1,2 find_a_coin E; 0,3 empty S",
        at={"blue": "0,1"},
        seats=2,
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    table.red.does("move to 0,2")
    assert (table.asked, table.question) == ("red", "storm")
    table.red.does("move to 1,2", finds=3)
    assert (table.blue.at, table.blue.coins) == ("1,2", [3])


@pytest.mark.rule("dk-magic-harp")
def test_a_move_must_go_to_a_harp_that_can_be_reached():
    table = deal(lair="1,0 magic_harp NS; 0,1 empty S", seats=2)
    assert table.red.moves == ["1,0"]
    assert table.view(0).bonds == ("harp",)
    assert rule_of(table.red.refused("move to 0,1")) == "dk-magic-harp.must"
    assert table.red.may("lay Empty NE"), "the harp forces nobody to move"


@pytest.mark.rule("dk-magic-harp")
def test_with_several_harps_one_is_chosen_and_a_harp_against_the_arrows_has_no_power():
    table = deal(lair="1,0 magic_harp ES; 0,1 magic_harp ES; -1,0 empty W", seats=2)
    assert table.red.moves == ["1,0", "0,1"]
    against = deal(lair="1,0 empty E; 1,1 magic_harp NS; 2,0 empty E", at={"red": "1,0"}, seats=2)
    assert against.red.moves == ["2,0"]


@pytest.mark.rule("dk-magic-harp")
def test_the_harp_binds_a_hero_under_mind_control():
    table = deal(
        lair="1,0 mind_control NE; 1,1 empty ES; 1,2 magic_harp ES; 2,1 empty E; 0,1 empty W",
        at={"blue": "1,1"},
        seats=2,
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    assert table.red.moves == ["1,2"]
    assert rule_of(table.red.refused("move to 2,1")) == "dk-magic-harp.must"


@pytest.mark.rule("dk-harp-free")
@pytest.mark.parametrize("free", ["teleport", "master_key"])
def test_in_a_teleport_or_a_master_key_the_harp_has_no_power(free):
    table = deal(lair=f"1,0 {free} E; 2,0 magic_harp ES; 1,1 empty S", at={"red": "1,0"}, seats=2)
    assert table.red.may("move to 1,1")
    assert table.red.may("move to 2,0")
    assert table.view(0).bonds == ()


@pytest.mark.rule("dk-escape")
def test_an_escape_chamber_placed_beside_the_hero_may_be_entered_at_once():
    table = deal(
        lair="1,0 wind_storm NE; 2,0 magic_harp ES",
        at={"red": "1,0"},
        red="escape-NE empty-N",
        blue="empty-N",
        pile="empty-NES",
    )
    table.red.places("escape-NE", at="1,1", arrows="ES")
    assert table.question == "jump"
    assert table.red.hand == ["empty-N"], "the tile is drawn afterwards"
    table.red.does("jump")
    moved = table.happened(Moved)[0]
    assert (table.red.at, moved.how, moved.why) == ("1,1", "jump", "escape")
    assert table.red.hand == ["empty-N", "empty-NES"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-escape")
def test_an_escape_chamber_is_entered_neither_against_its_arrow_nor_from_afar():
    table = deal(lair="1,0 empty S", at={"red": "1,0"}, red="escape-NE", blue="empty-N")
    table.red.places("escape-NE", at="2,0", arrows="SW")
    assert table.turn_of == "blue", "its arrow points at red"
    far = deal(lair="1,0 empty S", at={"red": "1,0"}, red="escape-NE", blue="empty-N")
    far.red.places("escape-NE", at="0,1", arrows="SW")
    assert far.turn_of == "blue"


@pytest.mark.rule("dk-escape")
def test_one_may_stay_and_later_the_escape_chamber_is_like_an_empty_one():
    table = deal(lair="1,0 empty S", at={"red": "1,0"}, red="escape-NE", blue="empty-N")
    table.red.places("escape-NE", at="2,0", arrows="NE")
    table.red.does("decline")
    assert table.red.at == "1,0"
    assert table.turn_of == "blue"
    table.blue.places("empty-N", at="0,-1")
    assert table.red.moves == []


@pytest.mark.rule("dk-escape")
def test_an_escape_chamber_that_is_switched_in_lets_nobody_jump():
    table = deal(lair="1,0 switch_a_chamber S; 2,0 empty E", red="escape-NE", blue="empty-N")
    table.red.does("move to 1,0")
    table.red.does("switch 2,0")
    table.red.does("insert Escape NE")
    table.red.does("face NE")
    assert table.turn_of == "blue"
