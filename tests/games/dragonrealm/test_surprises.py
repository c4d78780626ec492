"""Goblins! and Rockslides of Dragonrealm: resolved in the middle of whatever turned them up."""

import pytest

from dragonhall.games.dragonrealm.events import (
    Answered,
    Completed,
    Drew,
    GoblinsCame,
    Passed,
    Revealed,
    RockslideCame,
    Shuffled,
    TurnedUp,
    Waits,
)
from dragonhall.testing.realm import deal


@pytest.mark.rule("dr-goblins")
@pytest.mark.parametrize(
    ("card", "location"),
    [("goblins_left", "den_of_wolves"), ("goblins_centre", "enchanted_castle"), ("goblins_right", "giants_keep")],
)
def test_a_goblin_goes_where_the_card_points_and_the_card_is_replaced(card, location):
    table = deal(red="5r", blue="1r", deck=f"{card} 2b")
    table.red.does("draw from the deck")
    assert [(event.location, event.why) for event in table.happened(GoblinsCame)] == [(location, "placed")]
    assert table.goblins_at(location) == 1
    assert table.view(None).goblins == 5
    assert table.discards == [card]
    assert table.red.hand == ["B2", "R5"]
    assert table.question == "rest", "the replacement is still the first card of the rest"


@pytest.mark.rule("dr-goblins")
@pytest.mark.rule("dr-replacement")
def test_goblins_among_the_open_cards_come_as_well_and_are_replaced_from_the_deck():
    table = deal(red="5r", blue="1r", deck="goblins_left goblins_left 3b", face_up="9b 10b")
    table.red.does("take B9")
    assert table.goblins_at("den_of_wolves") == 2
    assert [event.card for event in table.happened(TurnedUp)] == ["B3"]
    assert table.view(None).face_up == ("B3", "B10")


@pytest.mark.rule("dr-replacement")
def test_surprises_in_a_row_happen_one_after_the_other():
    table = deal(red="5r 6r", blue="1r 2g", deck="goblins_left rockslide_right goblins_right 4b")
    table.red.does("draw from the deck")
    assert table.order()[:3] == ["rested", "goblins", "rockslide"]
    assert table.question == "pass"
    table.red.does("pass R5")
    table.blue.does("pass R1")
    assert [event.location for event in table.happened(GoblinsCame)] == ["giants_keep"]
    assert table.red.hand == ["R1", "B4", "R6"]
    assert table.question == "rest"


@pytest.mark.rule("dr-goblins-two-left")
@pytest.mark.parametrize(
    ("row", "card", "location"),
    [
        ("den_of_wolves dragon_rock", "goblins_left", "den_of_wolves"),
        ("den_of_wolves dragon_rock", "goblins_centre", "den_of_wolves"),
        ("dragon_rock den_of_wolves", "goblins_centre", "den_of_wolves"),
        ("dragon_rock den_of_wolves", "goblins_right", "den_of_wolves"),
    ],
)
def test_with_two_locations_left_and_right_still_hold_and_the_centre_is_not_the_dragon(row, card, location):
    table = deal(red="5r", blue="1r", deck=f"{card} 2b", row=row, locations="")
    table.red.does("draw from the deck")
    assert table.goblins_at(location) == 1


@pytest.mark.rule("dr-goblins-never")
@pytest.mark.parametrize(
    ("row", "card"),
    [
        ("den_of_wolves dragon_rock", "goblins_right"),
        ("dragon_rock den_of_wolves", "goblins_left"),
        ("den_of_wolves snake_pit dragon_rock", "goblins_right"),
        ("dragon_rock", "goblins_left"),
        ("dragon_rock", "goblins_centre"),
        ("dragon_rock", "goblins_right"),
    ],
)
def test_a_goblin_never_goes_to_a_dragon_but_its_card_is_replaced_all_the_same(row, card):
    table = deal(red="5r", blue="1r", deck=f"{card} 2b", row=row, locations="")
    table.red.does("draw from the deck")
    assert [(event.location, event.why) for event in table.happened(GoblinsCame)] == [("", "dragon")]
    assert table.view(None).goblins == 6
    assert table.discards == [card]
    assert table.red.hand == ["B2", "R5"]


@pytest.mark.rule("dr-goblins-all-out")
def test_when_all_six_goblins_are_out_none_comes():
    table = deal(
        red="5r",
        blue="1r",
        deck="goblins_left 2b",
        there={"den_of_wolves": "0 0 3", "giants_keep": "0 0 3"},
    )
    table.red.does("draw from the deck")
    assert [event.why for event in table.happened(GoblinsCame)] == ["none-left"]
    assert table.goblins_at("den_of_wolves") == 3
    assert table.red.hand == ["B2", "R5"]


@pytest.mark.rule("dr-goblin-completes")
def test_a_goblin_that_fills_a_location_scores_it_in_the_middle_of_the_draw():
    table = deal(
        red="5r",
        blue="1r",
        deck="goblins_left goblins_left 3b",
        row="den_of_wolves",
        locations="snake_pit",
        there={"den_of_wolves": "2 1 1"},
    )
    table.red.does("draw from the deck")
    assert table.order() == ["rested", "goblins", "completed", "revealed", "goblins", "drew"]
    (completed,) = table.happened(Completed)
    assert (completed.adventurers, completed.goblins, completed.full) == ((2, 1), 2, True)
    assert completed.coins == (4, 1), "red ties with the goblins for first: (5 + 3) / 2"
    assert table.red.won == ["den_of_wolves"]
    assert table.happened(Revealed)[0].location == "snake_pit"
    assert table.goblins_at("snake_pit") == 1, "the next goblin finds the new location"
    assert table.red.hand == ["B3", "R5"]


@pytest.mark.rule("dr-rockslide")
@pytest.mark.parametrize("order", ["red blue orange", "orange blue red", "blue red orange"])
def test_all_pass_two_to_the_left(order):
    hands = {"red": "1r 2r 3r", "blue": "1g 2g 3g", "orange": "1b 2b 3b"}
    passes = {"red": "pass R1 R2", "blue": "pass G1 G2", "orange": "pass B1 B2"}
    table = deal(**hands, deck="rockslide_left 9p")
    table.red.does("draw from the deck")
    (slide,) = table.happened(RockslideCame)
    assert (slide.direction, slide.count) == ("left", 2)
    assert table.discards == ["rockslide_left"], "it is discarded first"
    for name in order.split():
        getattr(table, name).does(passes[name])
    assert table.red.hand == ["B1", "B2", "R3", "P9"]
    assert table.blue.hand == ["R1", "R2", "G3"]
    assert table.orange.hand == ["G1", "G2", "B3"]
    assert table.question == "rest"


@pytest.mark.rule("dr-rockslide")
def test_all_pass_one_to_the_right():
    table = deal(red="1r 2r", blue="1g 2g", orange="1b 2b", deck="rockslide_right 9p")
    table.red.does("draw from the deck")
    table.red.does("pass R1")
    table.blue.does("pass G1")
    table.orange.does("pass B1")
    assert (table.red.hand, table.blue.hand, table.orange.hand) == (["G1", "R2", "P9"], ["B1", "G2"], ["R1", "B2"])


@pytest.mark.rule("dr-rockslide-choice")
def test_everybody_is_asked_and_an_answer_is_public_only_as_a_fact():
    table = deal(red="1r 2r 3r", blue="1g 2g 3g", orange="1b 2b 3b", deck="rockslide_left 9p")
    table.red.does("draw from the deck")
    assert table.asked == ["red", "blue", "orange"]
    assert [player.owes for player in table.view(None).players] == [2, 2, 2]
    assert table.blue.refused_by("pass G1") == "dr-rockslide-choice.count"
    assert table.blue.refused_by("pass G1 G1") == "dr-play-from-hand.twice"
    assert table.blue.refused_by("pass G1 R1") == "dr-play-from-hand.not-in-hand"
    assert len(table.blue.options()) == 3
    table.blue.does("pass G1 G2")
    assert table.asked == ["red", "orange"]
    assert table.happened(Answered)[0].to(0).cards == ("?", "?")
    assert table.view(0).players[1].chosen == ("?", "?")
    assert table.blue.sees().players[1].chosen == ("G1", "G2")
    assert table.blue.hand == ["G1", "G2", "G3"], "nothing moves before all have answered"
    assert table.blue.refused_by("pass G1 G3") == "table-turn.already-answered"


@pytest.mark.rule("dr-rockslide-choice")
def test_only_giver_and_receiver_see_what_was_passed():
    table = deal(red="1r 2r", blue="1g 2g", orange="1b 2b", deck="rockslide_right 9p")
    table.red.does("draw from the deck")
    for seat, card in ((table.red, "R1"), (table.blue, "G1"), (table.orange, "B1")):
        seat.does(f"pass {card}")
    passed = {event.giver: event for event in table.happened(Passed)}
    assert passed[2].receiver == 1
    assert passed[2].to(2).cards == passed[2].to(1).cards == ("B1",)
    assert passed[2].to(0).cards == passed[2].to(None).cards == ("?",)
    assert table.orange.sees().players[1].hand == ("B1", "?")


@pytest.mark.rule("dr-rockslide-choice")
@pytest.mark.parametrize(
    ("card", "texts"), [("rockslide_right", "pass R1|pass G1"), ("rockslide_left", "pass R1 R2|pass G1 G2")]
)
def test_with_two_players_both_sides_are_the_other(card, texts):
    table = deal(red="1r 2r 3r", blue="1g 2g 3g", deck=f"{card} 9p")
    table.red.does("draw from the deck")
    red, blue = texts.split("|")
    table.red.does(red)
    table.blue.does(blue)
    assert {event.receiver for event in table.happened(Passed) if event.giver == 0} == {1}
    assert "R1" in table.blue.hand
    assert "G1" in table.red.hand


@pytest.mark.rule("dr-rockslide-short")
def test_who_has_too_few_passes_all_and_the_receiver_draws_the_rest():
    table = deal(red="1r 2r 3r", blue="1g", orange="", deck="rockslide_left 7p 8p 9p 10p")
    table.red.does("draw from the deck")
    assert table.asked == ["red", "blue"], "orange has nothing to choose"
    assert table.blue.options() == ["pass G1"]
    table.blue.does("pass G1")
    table.red.does("pass R1 R2")
    assert [(event.seat, event.card) for event in table.happened(Drew)] == [(0, "P7"), (0, "P8"), (2, "P9"), (0, "P10")]
    assert table.red.hand == ["R3", "P7", "P8", "P10"]
    assert table.blue.hand == ["R1", "R2"]
    assert table.orange.hand == ["G1", "P9"]


@pytest.mark.rule("dr-rockslide-short")
def test_when_nobody_has_a_card_everybody_draws():
    table = deal(red="12r", blue="", deck="rockslide_right 7p 8p 9p")
    table.red.does("storm Den Of Wolves with R12", dice="1")
    empty = deal(red="", blue="", deck="rockslide_right 7p 8p 9p")
    empty.red.does("draw from the deck")
    assert (empty.red.hand, empty.blue.hand) == (["P7", "P9"], ["P8"])
    assert empty.question == "rest"


@pytest.mark.rule("dr-rockslide-order")
def test_surprises_drawn_to_make_up_wait_until_the_slide_is_over():
    table = deal(red="1r 2r 3r", blue="", orange="1b", deck="rockslide_left goblins_left rockslide_right 7p 8p 9p")
    table.red.does("draw from the deck")
    table.red.does("pass R1 R2")
    table.orange.does("pass B1")
    # red gets one of two and draws goblins; orange gets none and draws a rockslide and P7
    assert [(event.seat, event.card) for event in table.happened(Waits)] == [
        (0, "goblins_left"),
        (2, "rockslide_right"),
    ]
    order = table.order()
    assert order.index("goblins") > max(at for at, kind in enumerate(order) if kind == "passed")
    assert [event.seat for event in table.happened(GoblinsCame)] == [0]
    assert [(event.seat, event.card) for event in table.happened(Drew)] == [(2, "P7"), (0, "P8")]
    assert table.question == "pass", "then the second slide begins"
    assert table.view(None).slide == "rockslide_right"
    assert [note.what for note in table.view(None).pending] == ["end", "alley", "rest", "draw", "draw", "pass"]
    table.red.does("pass P8")
    table.blue.does("pass R1")
    table.orange.does("pass P7")
    assert [event.seat for event in table.happened(Drew)] == [2, 0], "orange's replacement, then red's first card"
    assert table.question == "rest"


@pytest.mark.rule("dr-rockslide")
@pytest.mark.rule("dr-hand-limit")
def test_a_rest_broken_by_a_rockslide_goes_on_after_trimming():
    table = deal(red="1r 2r 3r 4r 5r 6r 7r 8r 9r", blue="1g 2g", deck="rockslide_left 7p 8p")
    table.red.does("draw from the deck")
    table.red.does("pass R1 R2")
    table.blue.does("pass G1 G2")
    assert table.question == "limit"
    assert len(table.red.hand) == 10
    table.red.does("discard P7")
    assert table.question == "rest"
    table.red.does("draw from the deck")
    table.red.does("discard P8")
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-rockslide")
def test_a_rockslide_among_the_open_cards_is_resolved_before_the_place_is_filled():
    table = deal(red="1r", blue="1g", deck="rockslide_right 7p", face_up="9b 10b")
    table.red.does("take B9")
    assert table.question == "pass"
    assert table.view(None).face_up == (None, "B10")
    table.red.does("pass B9")
    table.blue.does("pass G1")
    assert table.view(None).face_up == ("P7", "B10")
    assert (table.red.hand, table.blue.hand) == (["R1", "G1"], ["B9"])


@pytest.mark.rule("dr-reshuffle")
def test_a_rockslide_that_empties_the_deck_is_shuffled_in_before_anybody_draws():
    table = deal(red="1r 2r", blue="", deck="rockslide_left", deck_is_all=True)
    table.red.does("draw from the deck")
    assert "rockslide_left" in table.happened(Shuffled)[0].cards
    assert table.order().index("shuffled") < table.order().index("rockslide")
    assert table.asked == ["red"]
