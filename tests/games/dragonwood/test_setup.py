"""Dragonwood's set-up, as its rulebook tells it."""

from collections import Counter

import pytest

import dragonhall
from dragonhall.games.dragonwood import load_game
from dragonhall.games.dragonwood.edition import EVENT, LADYBUG
from dragonhall.kernel.chance import FastChance, ScriptedChance
from dragonhall.kernel.values import Refused
from dragonhall.testing.table import deal

GAME = load_game()
EDITION = GAME.cards


def start(seats=2, seed=1, **options):
    return dragonhall.Match.start(GAME, seats, seed, options)


@pytest.mark.rule("dw-players")
@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_two_to_four_may_play(seats):
    with pytest.raises(Refused, match="least = 2, most = 4"):
        start(seats)


@pytest.mark.rule("dw-dragonwood-cards")
def test_the_dragonwood_deck_has_29_creatures_9_enhancements_and_4_events():
    by_type = Counter()
    for kind, copies in enumerate(EDITION.copies):
        by_type[EDITION.type_of[kind]] += copies
    assert by_type == {0: 29, 1: 9, 2: 4}
    assert sum(p * c for p, c in zip(EDITION.points_of, EDITION.copies, strict=True)) == 79


@pytest.mark.rule("dw-adventurer-cards")
def test_the_adventurers_are_five_suits_of_twelve_and_four_ladybugs():
    assert EDITION.suits == ["red", "orange", "green", "blue", "purple"]
    assert EDITION.cards == 60
    assert EDITION.ladybugs == 4
    assert sorted(EDITION.card_names, key=lambda name: (name[0], int(name[1:])))[:3] == ["B1", "B2", "B3"]


@pytest.mark.rule("dw-removed-cards")
@pytest.mark.parametrize(("seats", "removed", "left"), [(2, 12, 25), (3, 10, 27), (4, 8, 29)])
def test_fewer_players_play_with_fewer_cards_and_never_without_a_dragon(seats, removed, left):
    for seed in range(30):
        match = start(seats, seed)
        census = GAME.census(match.state)
        assert len(census["removed cards"]) == removed
        assert len(census["upper dragonwood deck"]) + len(census["lower dragonwood deck"]) == left
        assert not {"blue_dragon", "orange_dragon"} & set(census["removed cards"])


@pytest.mark.rule("dw-removed-cards")
def test_a_table_may_remove_more_cards_but_not_all():
    assert len(GAME.census(start(2, removed=30).state)["removed cards"]) == 30
    with pytest.raises(Refused, match="dw-removed-cards"):
        start(2, removed=32)


@pytest.mark.rule("dw-dragons-below")
@pytest.mark.parametrize(("seats", "lower"), [(2, 13), (3, 14), (4, 15)])
def test_both_dragons_lie_in_the_lower_half(seats, lower):
    places = Counter()
    for seed in range(400):
        state = start(seats, seed).state
        assert state.lower == lower
        found = [place for place, kind in enumerate(state.woods) if EDITION.dragon[kind]]
        assert len(found) == 2
        assert max(found) < lower
        places.update(found)
    assert set(places) == set(range(lower)), "every place of the lower half can hold a dragon"


@pytest.mark.rule("dw-landscape")
def test_five_cards_lie_open():
    assert all(card is not None for card in start().view(None).landscape)
    assert len(start().view(None).landscape) == 5


@pytest.mark.rule("dw-first-landscape")
def test_events_met_in_the_first_landscape_go_back_before_the_dragons_do():
    sunny, storm = EDITION.kind_of["sunny_day"], EDITION.kind_of["thunder_storm"]
    lying = ["wild_boar", "silver_sword", "hungry_bear", "angry_ogre", "gooey_glob"]
    order = [EDITION.kind_of[name] for name in lying]
    order[0:0] = [sunny]
    order[2:2] = [storm]
    chance = ScriptedChance({"dragonwood": [order]}, FastChance(1))
    state = GAME.setup(2, {}, chance)
    events = GAME.opening(state)
    assert events[0].returned == ("sunny_day", "thunder_storm")
    assert events[0].landscape == tuple(lying)
    assert state.landscape[0] == EDITION.kind_of["wild_boar"]
    assert Counter(state.woods)[sunny] == 1
    assert not any(EDITION.type_of[kind] == EVENT for kind in state.landscape)
    assert state.view(None).returned == ("sunny_day", "thunder_storm"), "all remember that these are in the deck"


@pytest.mark.rule("dw-first-hand")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_five_adventurers(seats):
    sizes = Counter(len(player.hand) for seed in range(40) for player in start(seats, seed).view(None).players)
    assert min(sizes) == 5
    assert sizes[5] > sum(sizes.values()) / 2


@pytest.mark.rule("dw-first-ladybug")
def test_a_ladybug_in_the_first_hand_is_replaced_by_two_before_any_turn():
    one, two, three = (EDITION.card_of[name] for name in ("R1", "R2", "R3"))
    order = [LADYBUG, one, two, three, 11, 12, 13, 14, 15, 16, LADYBUG, 20, 21, 22]
    state = GAME.setup(2, {}, ScriptedChance({"adventurers": [order]}, FastChance(1)))
    hands = [len(player.hand) for player in state.view(None).players]
    assert hands == [7, 5], "two cards for the first ladybug, two for the one that came for it"
    assert state.ladybugs_out == 2
    assert [event.ladybugs for event in GAME.opening(state)[1:3]] == [2, 0]


@pytest.mark.rule("dw-first-player")
def test_chance_says_who_begins():
    firsts = Counter(start(3, seed).actors[0] for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 60


@pytest.mark.rule("dw-secret-hands")
def test_hands_are_secret_to_opponents_and_spectators():
    match = start(3)
    assert "?" not in match.view(0).players[0].hand
    assert set(match.view(1).players[0].hand) == {"?"}
    assert set(match.view(None).players[0].hand) == {"?"}


@pytest.mark.rule("dw-dice")
def test_six_dice_show_1_2_2_3_3_4():
    assert EDITION.faces == [1, 2, 2, 3, 3, 4]
    assert EDITION.most_dice == 6
    faces = Counter()
    chance = FastChance(3)
    for _ in range(3000):
        faces.update(EDITION.faces[face] for face in chance.roll(6, 6, "attempt"))
    assert {value: round(count / 18000, 1) for value, count in faces.items()} == {1: 0.2, 2: 0.3, 3: 0.3, 4: 0.2}


@pytest.mark.rule("dw-open-hands")
def test_with_open_hands_children_see_all_hands():
    match = start(2, open_hands=True)
    assert "?" not in match.view(1).players[0].hand
    assert "?" not in match.view(None).players[0].hand
    drew = [event for event in match.play(match.actors[0], GAME.parse("reload")) if hasattr(event, "card")][-1]
    assert drew.to(None).card == drew.card


@pytest.mark.rule("dw-simple-setup")
def test_the_simple_set_up_removes_nothing_and_ends_with_the_last_card():
    match = start(2, simple_setup=True)
    assert len(GAME.census(match.state)["removed cards"]) == 0
    assert match.view(None).woods == 42 - 5
    table = deal(
        red="12r 12o 12g",
        blue="1r",
        landscape="spooky_spiders",
        woods="crazy_bats",
        woods_is_all=True,
        options={"simple_setup": True},
    )
    table.red.does("stomp Spooky Spiders with R12", dice="4")
    assert table.result is not None
    assert table.result.ending == "last_card"


@pytest.mark.rule("dw-simple-setup")
def test_in_the_simple_set_up_a_dragon_may_lie_in_the_first_landscape():
    seen = Counter(card for seed in range(60) for card in start(2, seed, simple_setup=True).view(None).landscape)
    assert seen["blue_dragon"] + seen["orange_dragon"] > 0


@pytest.mark.rule("dw-open-totals")
def test_totals_follow_from_public_events_and_are_in_every_view():
    table = deal(red="1r", blue="2r", taken={"red": "wild_boar crazy_bats"}, options={"open_totals": True})
    assert table.view(None).players[0].points == 4
    assert table.view(None).players[0].total == 7
    assert table.view(1).options["open_totals"] is True
