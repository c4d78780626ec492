"""The variants of Drakon, and the other readings of what the printed rules leave open."""

from copy import deepcopy

import pytest

from dragonhall.games.drakon import load_game
from dragonhall.games.drakon.events import CoinFound, CoinLost, CoinStolen
from dragonhall.testing.lair import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


LAIR = {"escape_lair": True}


@pytest.mark.rule("dk-escape-from-lair")
@pytest.mark.parametrize("way_out", ["escape ES", "teleport E"])
def test_with_eight_gold_one_enters_an_escape_or_a_teleport_and_wins(way_out):
    table = deal(lair=f"1,0 {way_out}", coins={"red": "3 3 2", "blue": "3 3 3 3"}, options=LAIR)
    table.red.does("move to 1,0")
    assert table.result.ending == "lair"
    assert table.result.winners == (0,)
    assert [score.place for score in table.result.scores] == [1, 2], "though blue has more gold"


@pytest.mark.rule("dk-escape-from-lair")
def test_with_less_one_does_not_and_ten_gold_alone_win_nothing():
    table = deal(lair="1,0 teleport E", coins={"red": "3 3 1"}, options=LAIR)
    table.red.does("move to 1,0")
    assert table.result is None
    rich = deal(lair="1,0 find_a_coin E", coins={"red": "3 3 3"}, options=LAIR)
    rich.red.does("move to 1,0", finds=3)
    assert rich.result is None


@pytest.mark.rule("dk-escape-from-lair")
def test_being_there_already_does_not_count_and_the_jump_does():
    table = deal(
        lair="1,0 teleport E; 0,1 teleport S",
        at={"red": "1,0", "blue": "1,0"},
        coins={"red": "3 3 1", "blue": "1"},
        heroes={"red": "thief"},
        options=LAIR | {"heroes": True},
    )
    table.red.does("pick the pocket of blue")
    assert table.red.gold == 8
    assert table.result is None, "red got the eighth gold in a way out, and has to enter one anew"
    table.red.does("move to 0,1")
    assert table.result.winners == (0,)
    jump = deal(lair="1,0 empty S", coins={"red": "3 3 2"}, at={"red": "1,0"}, red="escape-NE", blue="", options=LAIR)
    jump.red.places("escape-NE", at="2,0", arrows="NE")
    jump.red.does("jump")
    assert jump.result.winners == (0,)


@pytest.mark.rule("dk-escape-from-lair")
def test_drakon_stops_a_hero_who_would_leave():
    table = deal(lair="1,0 teleport E", coins={"red": "3 3 3"}, drakon="1,0", options=LAIR)
    table.red.does("move to 1,0")
    assert table.result is None
    assert table.red.at == "0,0"


@pytest.mark.rule("dk-short-game")
def test_in_the_short_game_seven_gold_win():
    table = deal(lair="1,0 find_a_coin E", coins={"red": "3 3"}, options={"short_game": True})
    assert table.view(None).goal == 7
    table.red.does("move to 1,0", finds=1)
    assert table.result.winners == (0,)


@pytest.mark.rule("dk-fixed-gold")
def test_five_coins_win_whatever_they_are_worth():
    table = deal(lair="1,0 find_a_coin E", coins={"red": "1 1 1 1", "blue": "3 3 3 3"}, options={"fixed_gold": True})
    table.red.does("move to 1,0", finds=1)
    assert table.result.ending == "coins"
    assert table.result.winners == (0,)
    assert [score.total for score in table.result.scores] == [5, 12]


TEAMS = {"team_play": True}


@pytest.mark.rule("dk-team-play")
@pytest.mark.parametrize(("seats", "teams"), [(4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2])])
def test_partners_sit_opposite_each_other(seats, teams):
    view = deal(seats=seats, options=TEAMS).view(None)
    assert [player.team for player in view.players] == teams
    assert view.goal == 20


@pytest.mark.rule("dk-team-play")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_need_four_or_six(seats):
    assert rule_of(load_game().check(seats, TEAMS)) == "dk-team-play.seats"


@pytest.mark.rule("dk-team-play")
def test_partners_win_together_with_twenty_gold():
    table = deal(lair="1,0 find_a_coin E", coins={"red": "3 3 3", "green": "3 3 3"}, seats=4, options=TEAMS)
    table.red.does("move to 1,0", finds=2)
    assert table.result.winners == (0, 2)
    assert table.result.tie == ""
    assert [score.total for score in table.result.scores] == [20, 0, 20, 0]
    assert [score.place for score in table.result.scores] == [1, 3, 1, 3]


@pytest.mark.rule("dk-team-play")
def test_nobody_robs_or_pushes_a_partner():
    table = deal(lair="1,0 steal_a_chamber NS", seats=4, options=TEAMS)
    table.red.does("move to 1,0")
    assert table.red.choices == ["plunder seat 1", "plunder seat 3"]
    assert rule_of(table.red.refused("plunder green")) == "dk-team-play.partner"
    thief = deal(coins={"green": "1"}, heroes={"red": "thief"}, seats=4, options=TEAMS | {"heroes": True})
    assert rule_of(thief.red.refused("pick the pocket of green")) == "dk-team-play.partner"
    both = deal(seats=4, options=TEAMS | {"short_game": True})
    assert both.view(None).goal == 14, "twice what one needs alone"


@pytest.mark.rule("dk-team-coins")
def test_a_team_keeps_its_coins_together_and_both_look_at_them():
    table = deal(lair="1,0 find_a_coin E", coins={"green": "1"}, seats=4, options=TEAMS)
    table.red.does("move to 1,0", finds=3)
    assert table.green.coins == [1, 3]
    found = table.happened(CoinFound)[0]
    assert [found.to(seat).coin for seat in (0, 1, 2, 3)] == ["coin_3", "?", "coin_3", "?"]
    assert table.view(2).players[0].gold == 4
    assert table.view(1).players[0].coins == ("?", "?")


@pytest.mark.rule("dk-team-coins")
def test_what_one_partner_loses_comes_out_of_the_common_coins():
    table = deal(lair="1,0 lose_a_coin NS", coins={"green": "2"}, seats=4, options=TEAMS)
    table.red.does("move to 1,0")
    assert table.green.coins == []
    lost = table.happened(CoinLost)[0]
    assert [lost.to(seat).coin for seat in (0, 1, 2, 3)] == ["coin_2", "?", "coin_2", "?"]
    robbed = deal(lair="1,0 steal_a_coin_left NS", coins={"yellow": "2"}, seats=4, options=TEAMS)
    robbed.red.does("move to 1,0")
    stolen = robbed.happened(CoinStolen)[0]
    assert (stolen.victim, stolen.to(3).coin, robbed.red.coins) == (1, "coin_2", [2])


ANY_SIDE = {"escape_mode": "enter_from_any_side"}


@pytest.mark.rule("dk-escape-any-side")
def test_whoever_stands_beside_an_escape_chamber_may_always_move_into_it():
    table = deal(lair="1,0 empty S; 2,0 escape SW", at={"red": "1,0"}, options=ANY_SIDE)
    assert table.red.moves == ["2,0"], "even against its arrow"
    table.red.does("move to 2,0")
    assert table.events[0].how == "escape"


@pytest.mark.rule("dk-escape-any-side")
def test_escape_helps_out_of_a_storm_and_away_from_a_harp():
    storm = deal(lair="1,0 wind_storm NE; 1,1 escape ES; 2,0 empty E; 3,0 empty E", at={"red": "1,0"}, options=ANY_SIDE)
    assert storm.red.moves == ["1,1", "2,0"]
    storm.red.does("move to 1,1")
    assert storm.red.at == "1,1"
    harp = deal(lair="1,0 empty E; 2,0 magic_harp ES; 1,1 escape ES", at={"red": "1,0"}, options=ANY_SIDE)
    assert harp.red.moves == ["2,0", "1,1"]


@pytest.mark.rule("dk-escape-any-side")
def test_then_nobody_jumps_when_it_is_placed():
    table = deal(lair="1,0 empty S", at={"red": "1,0"}, red="escape-NE", blue="empty-N", options=ANY_SIDE)
    table.red.places("escape-NE", at="2,0", arrows="NE")
    assert table.turn_of == "blue"


ANYONE = {"steal_coin_target": "any_opponent"}


@pytest.mark.rule("dk-steal-from-anyone")
def test_whoever_enters_steal_a_coin_may_choose_whom_to_rob():
    table = deal(lair="1,0 steal_a_coin_left NS", coins={"blue": "1", "yellow": "3"}, seats=4, options=ANYONE)
    table.red.does("move to 1,0")
    assert table.question == "rob"
    assert table.red.choices == ["rob seat 1", "rob seat 3"]
    assert rule_of(table.red.refused("rob green")) == "dk-steal-from-anyone.no-coins"
    assert rule_of(table.red.refused("rob red")) == "dk-steal-from-anyone.own"
    table.red.does("rob yellow")
    assert table.red.coins == [3]
    assert (table.asked, table.question) == ("blue", "turn"), "one coin, and no more"


@pytest.mark.rule("dk-steal-from-anyone")
def test_a_single_victim_is_robbed_without_a_question_and_none_is_passed_over():
    table = deal(lair="1,0 steal_a_coin_left NS", coins={"green": "2"}, seats=3, options=ANYONE)
    table.red.does("move to 1,0")
    assert table.red.coins == [2]
    none = deal(lair="1,0 steal_a_coin_left NS", seats=3, options=ANYONE)
    none.red.does("move to 1,0")
    assert none.turn_of == "blue"
    team = deal(lair="1,0 steal_a_coin_left NS", coins={"red": "1"}, seats=4, options=ANYONE | TEAMS)
    team.red.does("move to 1,0")
    assert team.turn_of == "blue", "a partner is never robbed"


@pytest.mark.rule("dk-switched-out")
def test_the_switched_chamber_may_go_out_of_the_game_instead():
    table = deal(
        lair="1,0 switch_a_chamber S; 2,0 magic_harp ES",
        red="empty-NE",
        blue="empty-N",
        options={"switched_tile": "out"},
    )
    table.red.does("move to 1,0")
    table.red.does("switch 2,0")
    table.red.does("insert Empty NE")
    table.red.does("face NE")
    assert table.red.hand == []
    assert table.removed == ["magic_harp-NE"]


@pytest.mark.rule("dk-escape-any-side")
def test_a_storm_may_end_in_the_escape_chamber_or_blow_through_it():
    table = deal(lair="1,0 wind_storm NE; 2,0 escape ES; 3,0 empty E; 2,1 empty S", at={"red": "1,0"}, options=ANY_SIDE)
    table.red.does("move to 2,0")
    assert (table.question, table.red.moves) == ("storm", ["2,0", "3,0", "2,1"])
    stays = table.state.copy()
    table.red.does("move to 3,0")
    assert table.events[0].path == ((1, 0), (2, 0), (3, 0))
    table.state = stays
    table.red.does("move to 2,0")
    assert (table.events[0].how, table.events[0].path) == ("escape", ((1, 0), (2, 0)))
    assert table.red.at == "2,0"


@pytest.mark.rule("dk-escape-any-side")
def test_the_sorceress_blows_through_an_escape_chamber_by_any_side():
    table = deal(
        lair="1,0 wind_storm NE; 1,1 escape ES; 2,1 find_a_coin E",
        at={"red": "1,0"},
        heroes={"red": "sorceress"},
        options=ANY_SIDE | {"heroes": True},
    )
    assert table.red.moves == ["1,1"], "without her power she gets no further than into it"
    table.red.does("slip to 1,1", finds=2)
    assert (table.red.at, table.red.coins) == ("2,1", [2])


@pytest.mark.parametrize(
    ("goal", "option", "teams"), [("short", "short_game", 20), ("lair", "escape_lair", 20), ("coins", "fixed_gold", 20)]
)
@pytest.mark.rule("dk-team-play")
def test_a_team_needs_twice_as_much_in_another_variant_whatever_the_numbers(goal, option, teams):
    data = deepcopy(dict(load_game().edition))
    data["goals"] |= {goal: 10, "team": 17}
    both = deal(seats=4, options=TEAMS | {option: True}, game=load_game(data))
    assert both.view(None).goal == teams, "an edition may ask for as much there as in the plain game"
    assert deal(seats=4, options=TEAMS, game=load_game(data)).view(None).goal == 17
