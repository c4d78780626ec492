"""The greedy bot of Dragonrealm: better than chance, legal everywhere, blind to what it may not see."""

import copy
from functools import cache

import pytest

import dragonhall
from dragonhall import bots
from dragonhall.games.dragonrealm import Dragonrealm, load_game
from dragonhall.testing.realm import deal
from dragonhall.testing.secrecy import alike, exchange, remember
from dragonhall.testing.walk import tables, walk


@cache
def game() -> Dragonrealm:
    return load_game()


def play(names, options, seed, played=None):
    """Play a match through `State`; every choice must be legal."""
    played = played or game()
    players = [bots.make(name, played, seat) for seat, name in enumerate(names)]
    chance, own = dragonhall.chance(f"match {seed}"), dragonhall.chance(f"bots {seed}")
    state = played.setup(len(names), options, chance)
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        action = players[seat].choose(state.view(seat), legal, own, None)
        assert action in legal
        assert state.refusal(seat, action) is None
        state.apply(seat, action, chance)
    return state.result()


@pytest.mark.slow
@pytest.mark.parametrize("centre", ["academy", "alley"])
def test_greedy_beats_random(centre):
    won = 0.0
    for seed in range(40):
        names = ("greedy", "random") if seed % 2 == 0 else ("random", "greedy")
        result = play(names, {"centre": centre}, seed)
        won += (seed % 2 in result.winners) / len(result.winners)
    assert won >= 38


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [pytest.param(seats, dict(options), id=f"{seats}-{dict(options)}") for seats, options in tables(load_game())],
)
def test_greedy_plays_legally_with_every_option(seats, options):
    play(("greedy",) * seats, options, seed=seats)


def odd_edition():
    """Another valid edition: other dice, roomy locations, few figures, more surprises."""
    data = copy.deepcopy(dict(game().edition))
    data["dice"] = {"faces": [0, 1, 5], "most": 4, "source": "house"}
    data["setup"] |= {"adventurers": 4, "goblins": 2, "face_up": 3, "rest": 3, "limit": 7}
    data["scoring"]["gold_places"] = 5
    for row in data["locations"]:
        row["spaces"] += 9
    for row in data["adventurers"]["rockslides"]:
        row["copies"] = 3
    data["enhancements"] = [row for row in data["enhancements"] if row["effect"] != "add_points"] * 1
    data["enhancements"] += [
        {**row, "id": f"{row['id']}_{number}"} for number in range(1, 3) for row in list(data["enhancements"])[:7]
    ]
    data["ending"]["quiet_rounds"] = 5
    return data


@pytest.mark.parametrize("centre", ["academy", "alley"])
def test_greedy_plays_legally_with_another_edition(centre):
    odd = load_game(odd_edition())
    for seed in range(2):
        play(("greedy", "random"), {"centre": centre}, seed, odd)


def chooses(table, name="red"):
    seat = getattr(table, name).seat
    legal = table.state.legal(seat)
    action = bots.make("greedy", table.game, seat).choose(table.view(seat), legal, dragonhall.chance(1), None)
    return str(action)


def test_greedy_takes_a_sure_majority():
    table = deal(red="5r 5g 5b 9p", blue="1r", there={"giants_keep": "2 2"})
    assert chooses(table) == "search Giants Keep with R5 G5 B5"


def test_greedy_calls_just_as_many_as_it_takes():
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 3}, there={"giants_keep": "2 2 1"})
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 1")
    assert chooses(table) == "call 2 from the Academy"


def test_greedy_rolls_its_lowest_die_again():
    table = deal(red="5r 6g 7b", blue="1r", owned={"red": "lucky_socks"}, there={"giants_keep": "2 2 1"})
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="1 2 2")
    assert chooses(table) == "re-roll a 1"


@pytest.mark.parametrize(("coins", "ends"), [({"red": 20}, True), ({"blue": 40}, False)])
def test_greedy_ends_the_match_only_as_its_winner(coins, ends):
    table = deal(
        red="5r 6r 7r 8r 5g 5b",
        blue="1r",
        row="den_of_wolves dragon_rock giants_keep",
        locations="",
        there={"dragon_rock": "3 2"},
        coins=coins,
    )
    assert ("Dragon Rock" in chooses(table)) == ends


def test_greedy_rests_with_a_poor_hand_and_prefers_an_open_card_that_fits():
    table = deal(red="5r 6g", blue="1r", face_up="7b 12p", row="dragons_lair haunted_graveyard giants_keep")
    assert chooses(table) == "take B7"


def test_greedy_passes_and_discards_what_fits_least():
    table = deal(red="5r 5g 5b 5o 12p", blue="1r 2r", deck="rockslide_right 1p")
    table.red.does("draw from the deck")
    assert chooses(table) == "pass P12"


def test_greedy_buys_early_and_saves_late():
    early = deal(red="5r", blue="1r", centre={"red": 6}, coins={"red": 9}, alley=True)
    early.red.does("draw from the deck")
    early.red.does("draw from the deck")
    assert chooses(early).startswith("buy")
    late = deal(
        red="5r",
        blue="1r",
        centre={"red": 3},
        coins={"red": 9},
        alley=True,
        row="dragon_rock",
        locations="",
        there={"dragon_rock": "2 3"},
    )
    late.red.does("draw from the deck")
    late.red.does("draw from the deck")
    assert chooses(late) == "end the turn"


@pytest.mark.slow
def test_greedy_chooses_the_same_whatever_it_cannot_see():
    places = list(game().hidden(3, {}))
    history: list[dict] = [{}, {}, {}]
    picker = dragonhall.chance("exchange")
    number = compared = 0
    for step in walk(game(), 3, {}, 4):
        for event in step.events:
            number += 1
            for seat in range(3):
                remember(history[seat], event, number, seat)
        for seat in step.match.actors:
            state = step.match.state
            groups = [group for group in alike(places, state, seat, history[seat]) if len(group) > 1]
            group = groups[picker.below(len(groups), "group")]
            one, other = group[0], group[-1]
            if one[2] == other[2]:
                continue
            false = state.copy()
            exchange(false, one, other)
            legal = state.legal(seat)
            bot = bots.make("greedy", game(), seat)
            here = bot.choose(state.view(seat), legal, dragonhall.chance(1), None)
            there = bot.choose(false.view(seat), false.legal(seat), dragonhall.chance(1), None)
            assert here == there
            compared += 1
    assert compared > 50
