"""Advice for Drakon: prospects, outlooks and plans say what anyone at the table would say."""

import pytest

from dragonhall.games.drakon.advice import PATIENCE, ROOM, Chart, mean_gold, outlook, plans, spaces_ahead
from dragonhall.games.drakon.state import NOWHERE, cell_at
from dragonhall.testing.lair import deal


def prospects(table, seat=0):
    """What each chamber promises a seat, by its place."""
    chart = Chart(table.state)
    worth = chart.prospects(seat)
    return {f"{at.x},{at.y}": worth[chart.number[cell_at(at.x, at.y)]] for at in table.view(None).chambers}


def test_a_coin_is_worth_two_gold_on_average():
    assert mean_gold(deal().state) == 2


def test_a_coin_one_move_away_is_worth_more_than_one_two_moves_away():
    worth = prospects(deal(lair="1,0 empty E; 2,0 find_a_coin NE; 3,0 empty S; 2,-1 empty N"))
    assert worth["1,0"] > worth["0,0"]
    assert worth["1,0"] == pytest.approx(PATIENCE * (2 + PATIENCE * ROOM))


def test_a_loop_with_a_coin_is_worth_more_than_the_coin_once():
    loop = deal(lair="1,0 empty S; 1,1 find_a_coin S; 1,2 empty W; 0,2 empty N; 0,1 empty E", at={"red": "1,0"})
    once = deal(lair="1,0 empty S; 1,1 find_a_coin S", at={"red": "1,0"})
    assert prospects(loop)["1,0"] > prospects(once)["1,0"] + 0.5


def test_an_arrow_into_an_empty_space_promises_room_to_build():
    worth = prospects(deal(lair="1,0 empty E; -1,0 empty W; -2,0 empty S; -2,1 empty S"))
    assert worth["1,0"] == ROOM


def test_drakons_chamber_costs_a_coin_and_leads_home():
    table = deal(lair="1,0 find_a_coin N", drakon="1,0", coins={"red": "3", "blue": ""})
    chart = Chart(table.state)
    here = chart.number[cell_at(1, 0)]
    assert chart.gains(0)[here] == -2
    assert chart.gains(1)[here] == -0.5, "without coins she only sends one home"


def test_stealing_pays_where_the_neighbour_has_coins():
    table = deal(lair="1,0 steal_a_coin_left NS", coins={"blue": "1"}, seats=3)
    chart = Chart(table.state)
    here = chart.number[cell_at(1, 0)]
    assert chart.gains(0)[here] > 2
    assert chart.gains(1)[here] == 0
    free = deal(
        lair="1,0 steal_a_coin_left NS", coins={"blue": "1"}, seats=3, options={"steal_coin_target": "any_opponent"}
    )
    assert Chart(free.state).gains(2)[here] > 2


def test_a_way_out_is_worth_everything_to_who_has_the_gold():
    table = deal(lair="1,0 teleport N", coins={"red": "3 3 2", "blue": "3"}, options={"escape_lair": True})
    chart = Chart(table.state)
    here = chart.number[cell_at(1, 0)]
    assert chart.gains(0)[here] > 50
    assert chart.gains(1)[here] == 0


def test_a_wind_storm_counts_where_it_ends():
    table = deal(lair="1,0 wind_storm NE; 2,0 find_a_coin E; 3,0 empty E", at={"red": "1,0"})
    chart = Chart(table.state)
    storm = chart.number[cell_at(1, 0)]
    assert chart.ways[storm] == [chart.number[cell_at(3, 0)]]
    assert not chart.rooms[storm]


def test_the_outlook_is_better_with_more_coins_and_worse_for_the_rival():
    rich = deal(coins={"red": "3 3", "blue": "1"}).state
    assert outlook(rich, 0) > outlook(rich, 1)
    won = deal(lair="1,0 find_a_coin S", coins={"red": "3 3 3"})
    won.red.does("move to 1,0", finds=3)
    assert outlook(won.state, 0) == -outlook(won.state, 1) > 100


def test_the_best_plan_puts_a_coin_where_only_the_own_road_leads():
    table = deal(lair="1,0 empty N; -1,0 empty W", at={"red": "1,0", "blue": "-1,0"})
    tile = table.game.pieces.tile_of["find_a_coin-N"]
    before = dict(table.state.lair), dict(table.state.edge)
    found = plans(table.state, 0, [tile])
    assert found == sorted(found, reverse=True)
    assert found[0].cell == cell_at(1, -1)
    assert found[0].gain > 1
    assert (table.state.lair, table.state.edge) == before, "planning changes nothing"


def test_an_escape_tile_is_planned_beside_a_hero_who_is_shut_in():
    table = deal(lair="1,0 empty E; 2,0 wind_storm NS; 3,-1 find_a_coin E", at={"red": "2,0"})
    tile = table.game.pieces.tile_of["escape-NE"]
    assert plans(table.state, 0, [tile])[0].gain > 0


def test_spaces_ahead_are_counted_in_moves():
    table = deal(lair="1,0 empty E", at={"red": "0,0"})
    ahead = spaces_ahead(table.state, table.state.at[0], 2)
    assert ahead == {cell_at(0, -1): 1, cell_at(0, 1): 1, cell_at(-1, 0): 1, cell_at(2, 0): 2}
    assert table.state.drakon == NOWHERE
