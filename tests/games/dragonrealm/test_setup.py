"""Dragonrealm's set-up, as its rulebook tells it."""

from collections import Counter

import pytest

import dragonhall
from dragonhall.games.dragonrealm import load_game
from dragonhall.games.dragonrealm.actions import Keep
from dragonhall.games.dragonrealm.edition import DRAGON, LEVEL_NAMES
from dragonhall.games.dragonrealm.events import Dealt, Kept, Offered, SetUp, TurnBegan
from dragonhall.kernel.chance import FastChance, ScriptedChance
from dragonhall.kernel.match import Match
from dragonhall.kernel.values import Refused
from dragonhall.testing.realm import deal

GAME = load_game()
EDITION = GAME.cards


def start(seats=2, seed=1, **options):
    return dragonhall.Match.start(GAME, seats, seed, options)


def begun(seats=2, seed=1, **options):
    """A match in which everybody has chosen enhancements, the first they may."""
    match = start(seats, seed, **options)
    while match.view(None).question == "keep":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


@pytest.mark.rule("dr-players")
@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_two_to_four_may_play(seats):
    with pytest.raises(Refused, match="least = 2, most = 4"):
        start(seats)


@pytest.mark.rule("dr-location-cards")
def test_there_are_five_locations_of_each_colour():
    assert Counter(EDITION.level_of) == {1: 5, 2: 5, 3: 5, DRAGON: 5}


@pytest.mark.rule("dr-adventurer-cards")
def test_the_deck_is_five_suits_of_twelve_six_goblins_and_two_rockslides():
    assert EDITION.suits == ["red", "orange", "green", "blue", "purple"]
    assert EDITION.cards == 60
    assert Counter(EDITION.goblin_slot.values()) == {0: 2, 1: 2, 2: 2}
    assert sorted(EDITION.slide_of.values()) == [(0, 2), (1, 1)]
    assert len(EDITION.card_names) == 68


@pytest.mark.rule("dr-location")
def test_a_location_shows_spaces_three_values_a_shield_and_dragonstones():
    kind = EDITION.location_of["halfling_hideout"]
    assert (EDITION.spaces_of[kind], EDITION.value_of[kind], EDITION.places_of[kind]) == (8, [7, 4, 6], [2, 1, 1])
    assert (EDITION.first_of[kind], EDITION.second_of[kind], EDITION.stones_of[kind]) == (6, 5, 4)


@pytest.mark.rule("dr-academy-or-alley")
def test_the_academy_lies_in_the_centre_unless_the_table_wants_the_alley():
    assert start().view(None).centre == "academy"
    assert start().opening[0].centre == "academy"
    assert start(centre="alley").view(None).centre == "alley"


@pytest.mark.rule("dr-location-deck")
@pytest.mark.parametrize("seats", [3, 4])
def test_colours_alternate_on_a_dragon_at_the_bottom(seats):
    seen = set()
    for seed in range(60):
        match = start(seats, seed)
        view = match.view(None)
        assert [place.level for place in view.row] == ["3", "2", "1"]
        assert view.locations == ("3", "2", "1", "dragon")
        assert [LEVEL_NAMES[EDITION.level_of[kind]] for kind in match.state.locations[::-1]] == list(view.locations)
        seen.update(place.location for place in view.row)
        seen.update(EDITION.locations[kind] for kind in match.state.locations)
    assert seen == set(EDITION.locations), "every location can come"


@pytest.mark.rule("dr-two-players")
def test_two_players_play_six_locations_without_the_two_roomy_ones():
    for seed in range(60):
        match = start(2, seed)
        view = match.view(None)
        assert [place.level for place in view.row] == ["2", "1", "3"]
        assert view.locations == ("2", "1", "dragon")
        assert set(view.out) == {"halfling_hideout", "crystal_mountain"} == set(match.opening[0].out)
        census = GAME.census(match.state)
        assert not set(view.out) & {name for place, names in census.items() if place != "left out" for name in names}
    assert start(3).view(None).out == ()


@pytest.mark.rule("dr-row")
def test_three_locations_lie_open_and_only_they_can_be_explored():
    table = deal(red="5r 5g", blue="1r", row="den_of_wolves", locations="snake_pit")
    assert len(table.row) == 3
    assert table.red.refused_by("search Snake Pit with R5 G5") == "dr-row.not-there"
    assert table.red.may("search Den Of Wolves with R5 G5")


@pytest.mark.rule("dr-slots")
def test_the_first_location_turned_up_lies_on_the_left():
    levels = {f"level {level}": [[EDITION.location_of[name]]] for level, name in ((3, "fire_swamp"), (2, "snake_pit"))}
    chance = ScriptedChance(levels, FastChance(1))
    state = GAME.setup(3, {}, chance)
    # the script puts a location on top of its colour's pile; the pile's first one lies lowest in the deck
    assert [place.level for place in state.view(None).row] == ["3", "2", "1"]
    assert state.locations[-1] == EDITION.location_of["fire_swamp"]
    assert state.locations[-2] == EDITION.location_of["snake_pit"]


@pytest.mark.rule("dr-four-players")
def test_with_four_players_two_goblins_cards_are_put_away():
    away = Counter()
    for seed in range(60):
        census = GAME.census(start(4, seed).state)
        assert len(census["goblins put away"]) == 2
        assert sum(name.startswith("goblins") for name in census["deck"]) == 4
        away.update(census["goblins put away"])
    assert set(away) == {"goblins_left", "goblins_centre", "goblins_right"}
    for seats in (2, 3):
        census = GAME.census(start(seats).state)
        assert census["goblins put away"] == []
        assert sum(name.startswith("goblins") for name in census["deck"]) == 6


@pytest.mark.rule("dr-first-enhancements")
def test_all_choose_at_once_two_of_level_1_or_one_of_level_2():
    offer = ["soft_boots", "pet_chipmunk", "elven_cloak", "wings_of_speed", "dragon_egg", "ruby_crown"]
    order = [EDITION.enhancement_of[name] for name in offer]
    state = GAME.setup(2, {}, ScriptedChance({"enhancements": [order], "first player": [0]}, FastChance(1)))
    assert state.actors() == [0, 1]
    assert state.view(0).players[0].offered == ("pet_chipmunk", "soft_boots", "elven_cloak")
    assert {str(action) for action in state.legal(0)} == {"keep Pet Chipmunk and Soft Boots", "keep Elven Cloak"}
    assert {str(action) for action in state.legal(1)} == {"keep Ruby Crown", "keep Dragon Egg"}

    def refused(seat, text):
        refusal = state.refusal(seat, GAME.parse(text))
        return f"{refusal.rule}.{refusal.case}"

    assert refused(0, "keep Soft Boots") == "dr-first-enhancements.levels"
    assert refused(0, "keep Soft Boots and Elven Cloak") == "dr-first-enhancements.levels"
    assert refused(0, "keep Soft Boots and Soft Boots") == "dr-first-enhancements.twice"
    assert refused(0, "keep Ruby Crown") == "dr-first-enhancements.not-dealt"
    assert refused(0, "draw from the deck") == "dr-turn.answer-first"
    told = state.apply(1, Keep(("dragon_egg",)), FastChance(1))
    assert [event.to(0).cards for event in told] == [()], "not even how many: that would tell the level"
    assert refused(1, "keep Ruby Crown") == "table-turn.already-answered"
    assert state.view(0).players[1].chosen == (), "not even how many: that would tell the level"
    told = state.apply(0, Keep(("soft_boots", "pet_chipmunk")), FastChance(1))
    assert [type(event) for event in told[1:]] == [Kept, Kept, TurnBegan]
    assert [event.levels for event in told[1:3]] == [(1, 1), (2,)]
    assert state.turn == 1


@pytest.mark.rule("dr-secret-enhancements")
def test_enhancements_are_secret_but_their_levels_show():
    match = begun(2, 5)
    own, others = match.view(0).players[0].enhancements, match.view(1).players[0].enhancements
    assert "?" not in [card.card for card in own]
    assert {card.card for card in others} == {"?"}
    assert [card.level for card in own] == [card.level for card in others]
    kept = [event for events in match.events for event in events if isinstance(event, Kept)]
    assert kept[0].to(1 - kept[0].seat).cards == ("?",) * len(kept[0].cards)
    offered = next(event for event in match.opening if isinstance(event, Offered))
    assert offered.to(None).cards == ("?", "?", "?")


@pytest.mark.rule("dr-enhancements-left")
def test_what_nobody_keeps_lies_under_the_enhancement_deck():
    for seed in range(20):
        match = begun(3, seed, centre="alley")
        state = match.state
        kept = [event for events in match.events for event in events if isinstance(event, Kept)]
        returned = sorted(name for event in kept for name in event.returned)
        beneath = sorted(EDITION.enhancements[kind] for kind in state.store[: state.beneath])
        assert beneath == returned
        assert len(state.store) == 16 - sum(len(event.cards) for event in kept)
        assert match.view(0).returned == kept[[event.seat for event in kept].index(0)].returned
        assert sum(match.view(0).store) == len(state.store)


@pytest.mark.rule("dr-adventurers")
@pytest.mark.rule("dr-goblin-supply")
def test_everybody_has_eight_adventurers_and_six_goblins_wait():
    view = start(4).view(None)
    assert [player.home for player in view.players] == [8, 8, 8, 8]
    assert view.goblins == 6
    assert all(place.adventurers == (0, 0, 0, 0) and place.goblins == 0 for place in view.row)
    assert [player.centre for player in view.players] == [0, 0, 0, 0]


@pytest.mark.rule("dr-dice")
def test_six_dice_with_one_die_for_each_card():
    assert EDITION.faces == [1, 2, 2, 3, 3, 4]
    assert EDITION.most_dice == 6
    table = deal(red="1r 2r 3r 4r 5r 6r", blue="1g")
    table.red.does("storm Den Of Wolves with R1 R2 R3 R4 R5 R6", dice="1 2 2 3 3 4")
    assert table.view(None).players[0].hand != ()


@pytest.mark.rule("dr-first-hand")
@pytest.mark.rule("dr-face-up")
@pytest.mark.rule("dr-quiet-start")
def test_everybody_starts_with_five_numbers_and_two_lie_open():
    for seed in range(60):
        match = start(4, seed)
        census = GAME.census(match.state)
        for seat in range(4):
            assert len(census[f"hand {seat}"]) == 5
            assert set(census[f"hand {seat}"]) <= set(EDITION.card_of)
        assert len(census["face up"]) == 2
        assert set(census["face up"]) <= set(EDITION.card_of)
        assert len(census["deck"]) == 66 - 22


@pytest.mark.rule("dr-quiet-start")
def test_surprises_may_lie_anywhere_in_the_deck():
    depths = {place for seed in range(200) for place, card in enumerate(start(2, seed).state.deck) if card >= 60}
    assert depths == set(range(56))


@pytest.mark.rule("dr-secret-hands")
def test_hands_are_secret():
    match = start(3)
    assert match.view(0).players[1].hand == ("?",) * 5
    assert match.view(None).players[1].hand == ("?",) * 5
    dealt = next(event for event in match.opening if isinstance(event, Dealt) and event.seat == 1)
    assert dealt.to(0).cards == ("?",) * 5
    assert "?" not in dealt.to(1).cards


@pytest.mark.rule("dr-secret-hands")
def test_cards_that_all_have_seen_are_remembered():
    table = deal(red="5r 6g", blue="1r", face_up="9b 10b")
    table.red.does("sneak Giants Keep with R5 G6", dice="1 1")
    assert table.view(1).players[0].hand == ("R5", "G6")
    table.blue.does("take B9")
    table.blue.does("draw from the deck")
    assert table.view(0).players[1].hand == ("B9", "?", "?")


@pytest.mark.rule("dr-first-player")
def test_chance_decides_who_goes_first():
    assert {begun(3, seed).view(None).active for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("dr-turn")
def test_a_turn_is_one_rest_or_one_exploration_and_then_the_left_plays():
    table = deal(red="5r", blue="1r", orange="2r")
    assert table.red.refused_by("end the turn") == "dr-turn.no-pass"
    assert table.blue.refused_by("draw from the deck") == "table-turn.not-asked"
    table.red.does("draw from the deck")
    assert table.red.refused_by("sneak Giants Keep with R5") == "dr-turn.answer-first"
    table.red.does("draw from the deck")
    assert table.turn_of == "blue"
    table.blue.does("sneak Giants Keep with R1", dice="1")
    assert table.turn_of == "orange"


def test_the_set_up_is_told_first():
    match = start(2)
    assert isinstance(match.opening[0], SetUp)
    assert match.opening[0].left == ("2", "1", "dragon")
    assert Match.from_json(match.to_json()).state_hash == match.state_hash
