"""Drakon's set-up, as its rulebook tells it."""

from collections import Counter

import pytest

import dragonhall
from dragonhall.games.drakon import load_game
from dragonhall.games.drakon.events import Dealt, HeroTaken, TurnBegan
from dragonhall.kernel.chance import FastChance, ScriptedChance
from dragonhall.kernel.values import Refused

GAME = load_game()
EDITION = GAME.pieces


def start(seats=2, seed=1, **options):
    return dragonhall.Match.start(GAME, seats, seed, options)


def begun(seats=2, seed=1, **options):
    """A match whose heroes are chosen."""
    match = start(seats, seed, **options)
    while match.view(None).question == "hero":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


@pytest.mark.rule("dk-players")
@pytest.mark.parametrize("seats", [0, 1, 7, -2])
def test_two_to_six_may_play(seats):
    with pytest.raises(Refused, match="least = 2, most = 6"):
        start(seats)
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("dk-chamber-tiles")
def test_there_are_72_tiles_one_of_them_the_entrance():
    assert sum(EDITION.copies) == 72
    assert EDITION.pile == 71
    match = start()
    census = GAME.census(match.state)
    assert len(census["pile"]) == 71
    assert census["lair"] == ["entrance-NESW"]
    assert Counter(arrows.bit_count() for arrows in EDITION.arrows[1:]).keys() == {1, 2, 3}


@pytest.mark.rule("dk-chamber-tiles")
def test_the_pile_is_shuffled():
    piles = {tuple(GAME.census(start(seed=seed).state)["pile"]) for seed in range(20)}
    assert len(piles) == 20


@pytest.mark.rule("dk-entrance-first")
def test_the_lair_begins_with_the_entrance_and_grows_around_it():
    view = begun().view(None)
    (entrance,) = view.chambers
    assert (entrance.x, entrance.y, entrance.kind, entrance.arrows) == (0, 0, "entrance", "NESW")


@pytest.mark.rule("dk-hoard")
def test_the_hoard_has_28_coins_worth_one_two_or_three():
    hoard = GAME.census(start().state)["hoard"]
    assert len(hoard) == 28
    assert set(hoard) == {"coin_1", "coin_2", "coin_3"}
    assert start().view(None).hoard == 28


@pytest.mark.rule("dk-drakon-waits")
def test_drakon_is_not_in_the_lair_at_first():
    assert begun().view(None).drakon is None


@pytest.mark.rule("dk-first-player")
def test_chance_decides_who_begins():
    for first in range(3):
        match = dragonhall.Match.start(GAME, 3, chance=ScriptedChance({"first player": [first]}, FastChance(1)))
        assert match.actors == [first]
    firsts = Counter(start(3, seed).actors[0] for seed in range(300))
    assert all(60 < firsts[seat] < 140 for seat in range(3))


@pytest.mark.rule("dk-choose-hero")
def test_heroes_are_taken_in_turn_order_each_once():
    match = dragonhall.Match.start(GAME, 3, chance=ScriptedChance({"first player": [1]}, FastChance(1)))
    assert [str(action) for action in match.legal(1)][:2] == ["play the Druid", "play the Knight"]
    (taken,) = match.play(1, GAME.parse("play the Knight"))
    assert taken == HeroTaken(1, "knight")
    assert match.actors == [2]
    assert rule_of(match.refusal(2, GAME.parse("play the Knight"))) == "dk-choose-hero.taken"
    assert rule_of(match.refusal(2, GAME.parse("play the Bard"))) == "table-action.garbled"
    assert rule_of(match.refusal(1, GAME.parse("play the Druid"))) == "table-turn.not-asked"
    match.play(2, GAME.parse("play the Thief"))
    match.play(0, GAME.parse("play the Ranger"))
    view = match.view(None)
    assert [player.hero for player in view.players] == ["ranger", "knight", "thief"]
    assert view.heroes == ("druid", "sorceress", "fighter")
    assert {(player.x, player.y) for player in view.players} == {(0, 0)}, "all figures stand at the entrance"
    assert match.actors == [1], "who took the first hero goes first"


@pytest.mark.rule("dk-first-hand")
def test_everyone_starts_with_four_tiles_after_the_heroes_are_chosen():
    match = start(4)
    assert all(not player.hand for player in match.view(None).players), "nobody sees tiles before choosing a hero"
    events = []
    while match.view(None).question == "hero":
        events = match.play(match.actors[0], match.legal(match.actors[0])[0])
    dealt = [event for event in events if isinstance(event, Dealt)]
    assert [len(event.tiles) for event in dealt] == [4, 4, 4, 4]
    assert dealt[0].seat == match.actors[0]
    assert isinstance(events[-1], TurnBegan)
    assert match.view(None).pile == 71 - 16


@pytest.mark.rule("dk-secret-tiles")
def test_others_see_how_many_tiles_one_holds_not_which():
    match = begun(2)
    assert match.view(1).players[0].hand == ("?", "?", "?", "?")
    assert match.view(None).players[0].hand == ("?", "?", "?", "?")
    assert "?" not in match.view(0).players[0].hand
    dealt = next(event for events in match.events for event in events if isinstance(event, Dealt) and event.seat == 0)
    assert dealt.to(1).tiles == ("?",) * 4
    assert sorted(dealt.to(0).tiles) == sorted(match.view(0).players[0].hand)


@pytest.mark.rule("dk-secret-tiles")
def test_which_tile_is_being_placed_stays_secret_until_it_lies():
    match = begun(2)
    seat = match.actors[0]
    (chose,) = match.play(seat, match.legal(seat)[0])
    assert chose.to(seat).tile != "?"
    assert chose.to(1 - seat).tile == "?"
    assert match.view(1 - seat).chosen == "?"
    assert match.view(1 - seat).spots == ()
    assert match.view(seat).chosen == chose.tile


@pytest.mark.rule("dk-players")
def test_a_ranked_goal_can_be_chosen_only_once():
    assert rule_of(GAME.check(2, {"short_game": True, "fixed_gold": True})) == "dk-win.one-goal"
    assert GAME.check(2, {"short_game": True, "heroes": True}) is None
