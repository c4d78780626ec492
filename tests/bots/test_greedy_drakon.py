"""The greedy bot of Drakon: it plays by the rules, from what its seat knows, goes for coins, and beats random."""

from copy import deepcopy
from typing import Any

import pytest

import dragonhall
from dragonhall import bots
from dragonhall.bots.greedy.drakon import GreedyDrakon
from dragonhall.games.drakon import Drakon, load_game
from dragonhall.kernel.values import Options, Result
from dragonhall.testing.lair import LairTable, deal
from dragonhall.testing.secrecy import alike, exchange, remember
from dragonhall.testing.walk import option_sets, view_bytes

GAME = load_game()


def play(names: tuple[str, ...], options: Options, seed: int, game: Drakon = GAME) -> Result:
    """Play a match through `State`; every choice must be legal."""
    players = [bots.make(name, game, seat) for seat, name in enumerate(names)]
    chance = dragonhall.chance(f"match {seed}")
    own = dragonhall.chance(f"bots {seed}")
    state = game.setup(len(names), options, chance)
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        action = players[seat].choose(state.view(seat), legal, own, None)
        assert action in legal
        state.apply(seat, action, chance)
    result = state.result()
    assert result is not None
    return result


def choice(table: LairTable, seat: int = 0) -> str:
    """What a greedy bot that has seen nothing before would do."""
    bot = bots.make("greedy", GAME, seat)
    return str(bot.choose(table.view(seat), table.state.legal(seat), dragonhall.chance(1), None))


@pytest.mark.slow
def test_greedy_beats_random():
    won = 0.0
    for seed in range(40):
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        winners = play(names, {}, seed).winners
        won += names.index("greedy") in winners and 1 / len(winners)
    assert won / 40 >= 0.95


@pytest.mark.slow
def test_greedy_beats_three_random_seats():
    won = 0.0
    for seed in range(12):
        names = tuple("greedy" if seat == seed % 4 else "random" for seat in range(4))
        winners = play(names, {}, seed).winners
        won += seed % 4 in winners and 1 / len(winners)
    assert won / 12 >= 0.8


@pytest.mark.slow
@pytest.mark.parametrize("options", option_sets(GAME), ids=str)
def test_greedy_plays_legally_with_every_option(options: dict[str, Any]):
    for seats, powers in ((4, True), (6, False)):
        play(("greedy",) * seats, {"heroes": powers, **options}, seed=seats)


def test_greedy_plays_with_another_edition():
    data = deepcopy(dict(GAME.edition))
    data["id"] = "odd"
    data["entrance"]["arrows"] = "NE"
    data["coins"] = [{"gold": 2, "count": 9, "source": "house"}, {"gold": 5, "count": 4, "source": "house"}]
    data["setup"]["hand"] = 6
    play(("greedy", "random"), {}, seed=1, game=load_game(data))


@pytest.mark.slow
def test_greedy_chooses_the_same_when_pieces_hidden_from_it_change_places():
    compared = 0
    for seed in range(2):
        match = dragonhall.Match.start(GAME, 3, seed)
        players = [bots.make("greedy", GAME, seat) for seat in range(3)]
        places = GAME.hidden(3, {})
        histories: list[dict[str, Any]] = [{} for _ in range(3)]
        events = match.opening
        chance = dragonhall.chance("swaps")
        while True:
            for number, event in enumerate(events):
                for each, history in enumerate(histories):
                    remember(history, event, 1000 * len(match.entries) + number, each)
            if not match.actors:
                break
            seat = match.actors[0]
            other = match.state.copy()
            for group in alike(places, other, seat, histories[seat]):
                if len(group) > 1:
                    exchange(other, group[0], group[chance.below(len(group), "spot")])
            assert view_bytes(other, seat) == view_bytes(match.state, seat)
            fresh = [bots.make("greedy", GAME, seat) for _ in range(2)]
            one, two = (
                bot.choose(state.view(seat), state.legal(seat), dragonhall.chance(seed), None)
                for bot, state in zip(fresh, (match.state, other), strict=True)
            )
            assert one == two
            compared += 1
            action = players[seat].choose(match.view(seat), match.legal(seat), dragonhall.chance(seed), None)
            assert action is not None
            events = match.play(seat, action)
    assert compared > 60


def test_greedy_is_neither_silent_nor_hurried():
    table = deal(lair="1,0 find_a_coin S")
    bot = bots.make("greedy", GAME, 0)
    legal = table.state.legal(0)
    chosen = {str(bot.choose(table.view(0), legal, dragonhall.chance(1), left)) for left in (None, 1.0, 0.0)}
    assert chosen == {"move to 1,0"}


def test_greedy_plays_no_other_game():
    with pytest.raises(TypeError, match="Drakon"):
        GreedyDrakon(dragonhall.load("dragonwood"), 0)


def test_greedy_walks_to_the_coin_and_not_to_the_thief():
    assert choice(deal(lair="1,0 find_a_coin S; 0,1 lose_a_coin EW", coins={"red": "1"})) == "move to 1,0"


def test_greedy_takes_the_way_that_leads_on_to_a_coin():
    table = deal(lair="1,0 empty E; 2,0 find_a_coin N; 0,1 empty S; 0,2 empty S", at={"blue": "0,2"}, red="empty-N")
    assert choice(table) == "move to 1,0"


def test_greedy_opens_a_road_to_a_coin():
    table = deal(lair="1,0 empty N", at={"red": "1,0"}, red="find_a_coin-NE lose_a_coin-NE empty-N", blue="empty-N")
    assert choice(table) == "lay Find A Coin NE"
    table.red.does("lay Find A Coin NE")
    assert choice(table) == "put it at 1,-1"


def test_greedy_keeps_out_of_drakons_way():
    table = deal(
        lair="1,0 find_a_coin ES; 0,1 find_a_coin S", drakon="1,0", coins={"red": "3 3"}, red="empty-N", blue="empty-N"
    )
    assert choice(table) == "move to 0,1"


def test_greedy_sends_drakon_to_a_rival_with_coins():
    table = deal(
        lair="1,0 drakon_moves NE; 1,-1 find_a_coin N; -1,0 find_a_coin W; -2,0 find_a_coin SW; 0,1 empty S",
        at={"blue": "-1,0", "green": "0,1"},
        drakon="-2,0",
        coins={"red": "3", "blue": "3 3"},
        seats=3,
    )
    table.red.does("move to 1,0")
    assert choice(table) == "send Drakon to -1,0"


def test_greedy_robs_whoever_shows_most_coins():
    table = deal(
        lair="1,0 steal_a_coin_left NS",
        coins={"blue": "1", "green": "1 1 1", "yellow": "3 3"},
        seats=4,
        options={"steal_coin_target": "any_opponent"},
    )
    table.red.does("move to 1,0")
    assert choice(table) == "rob seat 2"


def test_greedy_places_a_chamber_when_it_has_walked_about_for_long():
    table = deal(lair="1,0 mind_control NE; 0,1 empty S", red="empty-N", blue="empty-N", at={"blue": "0,1"})
    table.state.idle = 20
    assert choice(table) == "lay Empty N"


def test_greedy_wins_when_it_can():
    table = deal(lair="1,0 steal_a_chamber NS; 0,1 find_a_coin S", coins={"red": "3 3 3"}, red="find_a_coin-NE")
    assert choice(table) == "move to 0,1"


def test_greedy_leaves_the_lair_when_that_wins():
    table = deal(lair="1,0 teleport E; 0,1 find_a_coin S", coins={"red": "3 3 3"}, options={"escape_lair": True})
    assert choice(table) == "move to 1,0"


def test_greedy_uses_its_power_when_that_pays():
    thief = deal(coins={"blue": "3"}, heroes={"red": "thief"}, options={"heroes": True})
    assert choice(thief) == "pick the pocket of seat 1"
    druid = deal(
        lair="1,0 lose_a_coin NS", coins={"red": "3"}, heroes={"red": "druid"}, options={"heroes": True}, red="empty-N"
    )
    druid.red.does("move to 1,0")
    assert choice(druid) == "ward"
    ranger = deal(lair="1,0 find_a_coin E; 2,0 find_a_coin E", heroes={"red": "ranger"}, options={"heroes": True})
    ranger.red.does("move to 1,0")
    assert choice(ranger) == "dash to 2,0"
    fighter = deal(heroes={"red": "fighter"}, options={"heroes": True}, red="empty-N lose_a_coin-NE find_a_coin-N")
    fighter.red.does("refresh the hand")
    assert choice(fighter) == "discard Empty N"


def test_greedy_moves_a_rival_into_trouble():
    table = deal(
        lair="1,0 mind_control NE; 0,1 empty SW; 0,2 lose_a_coin EW; -1,1 find_a_coin W",
        at={"blue": "0,1"},
        coins={"blue": "3 3"},
    )
    table.red.does("move to 1,0")
    assert choice(table) == "control seat 1"
    table.red.does("control blue")
    assert choice(table) == "move to 0,2"
