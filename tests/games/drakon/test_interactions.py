"""Where two chambers of Drakon work on one move: storm and harp, key and storm, control and all of them."""

import pytest

from dragonhall.games.drakon.events import Caught, CoinFound, DrakonAppeared, Moved
from dragonhall.testing.lair import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


@pytest.mark.rule("dk-wind-storm-through")
def test_in_the_first_chamber_of_a_storm_nothing_happens_not_even_drakon():
    table = deal(
        lair="1,0 wind_storm NE; 2,0 find_a_coin E; 3,0 empty E",
        at={"red": "1,0"},
        drakon="2,0",
        coins={"red": "3"},
        seats=2,
    )
    table.red.does("move to 2,0")
    assert table.red.at == "3,0"
    assert table.red.coins == [3]
    assert not table.happened(Caught)
    assert not table.happened(CoinFound)


@pytest.mark.rule("dk-wind-storm-through")
def test_the_second_chamber_of_a_storm_is_entered_and_drakon_waits_there():
    table = deal(
        lair="1,0 wind_storm NE; 2,0 empty E; 3,0 find_a_coin E",
        at={"red": "1,0"},
        drakon="3,0",
        coins={"red": "3"},
        seats=2,
    )
    table.red.does("move to 2,0")
    assert (table.red.at, table.red.coins) == ("0,0", [])


@pytest.mark.rule("dk-wind-storm-through")
@pytest.mark.parametrize("through", ["teleport", "master_key"])
def test_a_storm_through_a_key_or_a_teleport_goes_on_wherever_no_arrow_points_back(through):
    table = deal(
        lair=f"1,0 wind_storm NE; 2,0 {through} E; 3,0 empty E; 2,1 empty S; 2,-1 empty S; 0,2 empty S",
        at={"red": "1,0"},
        seats=2,
    )
    table.red.does("move to 2,0")
    assert table.red.moves == ["3,0", "2,1"], "not north, where an arrow points back; not back; not anywhere"


@pytest.mark.rule("dk-wind-storm-harp")
def test_a_harp_that_the_first_chamber_points_to_calls_in_mid_storm():
    table = deal(
        lair="1,0 wind_storm NE; 2,0 empty ES; 3,0 magic_harp ES; 2,1 empty S",
        at={"red": "1,0", "blue": "2,1"},
        seats=2,
    )
    table.red.does("move to 2,0")
    assert table.red.at == "3,0"
    two = deal(
        lair="1,0 wind_storm NE; 2,0 empty NES; 3,0 magic_harp ES; 2,1 empty S; 2,-1 magic_harp NE",
        at={"red": "1,0"},
        seats=2,
    )
    two.red.does("move to 2,0")
    assert two.view(0).bonds == ("storm", "harp")
    assert two.red.moves == ["2,-1", "3,0"]
    assert rule_of(two.red.refused("move to 2,1")) == "dk-wind-storm-harp.must"


@pytest.mark.rule("dk-wind-storm-harp")
def test_a_harp_beside_the_storm_itself_does_not_call():
    table = deal(
        lair="1,0 wind_storm NE; 2,0 empty E; 3,0 empty E; 1,-1 magic_harp NE; 1,-2 empty N", at={"red": "1,0"}, seats=2
    )
    assert table.red.moves == ["1,-1", "2,0"]


@pytest.mark.rule("dk-wind-storm-harp")
@pytest.mark.parametrize("through", ["teleport", "master_key"])
def test_of_a_key_in_a_storm_only_printed_arrows_bind_to_a_harp(through):
    bound = deal(lair=f"1,0 wind_storm NE; 2,0 {through} E; 3,0 magic_harp NE; 2,1 empty S", at={"red": "1,0"}, seats=2)
    bound.red.does("move to 2,0")
    assert bound.red.at == "3,0"
    free = deal(lair=f"1,0 wind_storm NE; 2,0 {through} N; 3,0 magic_harp NE; 2,1 empty S", at={"red": "1,0"}, seats=2)
    free.red.does("move to 2,0")
    assert free.red.moves == ["3,0", "2,1"], "no arrow is printed towards the harp: a free choice"


@pytest.mark.rule("dk-wind-storm")
def test_a_storm_never_ends_where_it_began():
    table = deal(lair="1,0 wind_storm NE; 2,0 master_key N; 2,1 empty S", at={"red": "1,0"}, seats=2)
    table.red.does("move to 2,0")
    assert table.red.at == "2,1", "back is against the storm's own arrow"


@pytest.mark.rule("dk-mind-control")
def test_under_mind_control_a_storm_still_goes_two_chambers():
    table = deal(
        lair="1,0 mind_control NE; 0,1 wind_storm SW; 0,2 find_a_coin S; -1,1 empty W", at={"blue": "0,1"}, seats=2
    )
    table.red.does("move to 1,0")
    assert table.turn_of == "blue", "blue cannot go two chambers and so cannot be chosen"


@pytest.mark.rule("dk-mind-control")
def test_under_mind_control_the_master_key_opens_doors():
    table = deal(lair="1,0 mind_control NE; 0,1 master_key S; 1,1 empty E; 0,2 empty S", at={"blue": "0,1"}, seats=2)
    table.red.does("move to 1,0")
    table.red.does("control blue")
    assert table.red.moves == ["1,1", "0,2"]
    table.red.does("move to 1,1")
    assert table.happened(Moved)[0].how == "key"


@pytest.mark.rule("dk-drakon-first")
def test_mind_control_into_drakons_chamber_is_an_encounter_at_once():
    table = deal(
        lair="1,0 mind_control NE; 0,1 empty S; 0,2 find_a_coin S",
        at={"blue": "0,1"},
        drakon="0,2",
        coins={"blue": "2"},
        seats=2,
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    table.red.does("move to 0,2")
    assert table.happened(Caught)[0].seats == (1,)
    assert (table.blue.at, table.blue.coins) == ("0,0", [])


@pytest.mark.rule("dk-drakon-appears")
def test_a_drakon_moves_chamber_that_is_switched_in_brings_her():
    table = deal(lair="1,0 switch_a_chamber S; 2,0 empty E; 0,1 empty S", red="drakon_moves-NE", blue="empty-N")
    table.red.does("move to 1,0")
    table.red.does("switch 2,0")
    table.red.does("insert Drakon Moves NE")
    table.red.does("face NE")
    assert (table.asked, table.question) == ("red", "appear")
    table.red.does("Drakon appears at 0,1")
    assert table.happened(DrakonAppeared)[0] == DrakonAppeared(0, 0, 1)
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-floating-chamber")
def test_a_chamber_that_stands_alone_may_only_fly_to_others():
    table = deal(lair="1,0 teleport N; 4,0 floating_chamber NE", at={"red": "1,0"}, seats=2)
    table.red.does("move to 4,0")
    spots = {(spot.x, spot.y) for spot in table.view(0).spots}
    assert (4, 0) not in spots, "it touches nothing there"
    assert (5, 0) not in spots
    assert rule_of(table.red.refused("float to 4,0")) == "dk-place.not-adjacent"
    assert (2, 0) in spots


@pytest.mark.rule("dk-drakon-first")
def test_a_return_to_the_entrance_is_no_move():
    table = deal(
        lair="1,0 wind_storm NE; 2,0 empty E; 3,0 find_a_coin E; 0,1 magic_harp SW",
        at={"red": "1,0"},
        drakon="3,0",
        coins={"red": "1"},
        seats=2,
    )
    table.red.does("move to 2,0")
    assert table.red.at == "0,0", "neither the storm nor the harp beside the entrance holds anybody on the way back"
    assert len(table.happened(Moved)) == 1
    assert table.red.gold == 0
    assert not table.happened(CoinFound)


@pytest.mark.rule("dk-wind-storm-through")
@pytest.mark.parametrize("through", ["teleport", "master_key"])
def test_through_a_key_in_a_storm_no_one_flies_against_an_arrow(through):
    table = deal(
        lair=f"1,0 wind_storm NE; 2,0 {through} E; 3,0 empty E; 2,1 empty N; 2,-1 empty N; 1,1 empty S",
        at={"red": "1,0"},
        seats=2,
    )
    table.red.does("move to 2,0")
    assert table.red.moves == ["2,-1", "3,0"]
    assert rule_of(table.red.refused("move to 2,1")) == "dk-wind-storm-through.points-back"
    assert rule_of(table.red.refused("move to 1,0")) == "dk-wind-storm-through.points-back"
    assert rule_of(table.red.refused("move to 1,1")) == "dk-move.too-far"


@pytest.mark.rule("dk-mind-control-choices")
@pytest.mark.parametrize(
    ("chamber", "question"),
    [
        ("drakon_moves SW", "drakon"),
        ("destroy_a_chamber S", "destroy"),
        ("rotate_a_chamber SW", "rotate"),
        ("switch_a_chamber S", "switch"),
        ("floating_chamber SW", "float"),
        ("mind_control SW", "control"),
        ("steal_a_chamber SW", "plunder"),
        ("steal_a_coin_left SW", "rob"),
        ("lose_a_coin SW", "ward"),
    ],
)
def test_whatever_there_is_to_choose_the_moved_heros_player_chooses(chamber, question):
    table = deal(
        lair=f"1,0 mind_control NE; 2,0 empty E; 3,0 empty E; 0,1 empty W; -1,1 {chamber}; -2,1 empty W",
        at={"blue": "0,1", "green": "2,0"},
        drakon="3,0",
        coins={"red": "1", "blue": "2", "green": "3"},
        heroes={"blue": "druid"},
        seats=3,
        options={"heroes": True, "steal_coin_target": "any_opponent"},
        pile_is_all=True,
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    table.red.does("move to -1,1")
    assert (table.asked, table.question) == ("blue", question)
    assert table.turn_of == "red"
    assert rule_of(table.red.refused("decline")) == "table-turn.not-asked"


@pytest.mark.rule("dk-mind-control-choices")
def test_a_moved_hero_who_switches_drakon_in_says_where_she_appears():
    table = deal(
        lair="1,0 mind_control NE; 2,0 empty E; 0,1 empty W; -1,1 switch_a_chamber S",
        at={"blue": "0,1"},
        red="empty-N",
        blue="drakon_moves-NE",
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    table.red.does("move to -1,1")
    table.blue.does("switch 2,0")
    table.blue.does("insert Drakon Moves NE")
    table.blue.does("face NE")
    assert (table.asked, table.question) == ("blue", "appear")
    table.blue.does("Drakon appears at 0,0")
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-knight")
@pytest.mark.rule("dk-wind-storm")
def test_the_knight_chooses_both_chambers_of_a_storm_and_the_harp_binds_him():
    table = deal(
        lair="1,0 wind_storm NE; 2,0 empty ES; 3,0 empty E; 2,1 empty S;"
        "1,-1 empty NE; 2,-1 magic_harp NS; 1,-2 empty N",
        at={"red": "1,0", "blue": "1,0"},
        heroes={"red": "knight"},
        options={"heroes": True},
        seats=2,
    )
    table.red.does("push blue")
    assert table.red.moves == ["1,-1", "2,0"]
    calls = table.state.copy()
    table.red.does("move to 2,0")
    assert (table.asked, table.question, table.red.moves) == ("red", "storm", ["3,0", "2,1"])
    table.state = calls
    table.red.does("move to 1,-1")
    assert table.blue.at == "2,-1", "past the first chamber the harp calls"
