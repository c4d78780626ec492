"""Resting in Dragonrealm: one card after the other, from the deck or face up."""

import pytest

from dragonhall.games.dragonrealm.events import Discarded, Drew, Rested, Shuffled, Took, TurnedUp
from dragonhall.testing.realm import deal


@pytest.mark.rule("dr-rest")
def test_a_rest_brings_two_cards_one_at_a_time():
    table = deal(red="5r", blue="1r", deck="1b 2b 3b", face_up="9b 10b")
    assert set(table.red.options()) >= {"draw from the deck", "take B9", "take B10"}
    table.red.does("draw from the deck")
    assert table.happened(Rested)
    assert table.question == "rest"
    assert set(table.red.options()) == {"draw from the deck", "take B9", "take B10"}
    table.red.does("draw from the deck")
    assert not table.happened(Rested)
    assert table.red.hand == ["B1", "B2", "R5"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-rest")
def test_one_may_come_from_the_deck_and_one_from_the_open_cards():
    table = deal(red="5r", blue="1r", deck="1b 2b 3b", face_up="9b 10b")
    table.red.does("draw from the deck")
    table.red.does("take B10")
    assert table.red.hand == ["B1", "R5", "B10"]


@pytest.mark.rule("dr-take-face-up")
def test_an_open_card_is_replaced_at_once_and_its_successor_may_be_taken_next():
    table = deal(red="5r", blue="1r", deck="1b 2b 3b", face_up="9b 10b")
    table.red.does("take B9")
    assert [event.slot for event in table.happened(Took)] == [0]
    assert [event.card for event in table.happened(TurnedUp)] == ["B1"]
    assert table.view(None).face_up == ("B1", "B10")
    assert table.red.refused_by("take B9") == "dr-take-face-up.not-there"
    table.red.does("take B1")
    assert table.red.hand == ["B1", "R5", "B9"]
    assert table.view(None).face_up == ("B2", "B10")


@pytest.mark.rule("dr-take-face-up")
@pytest.mark.rule("dr-face-up")
def test_only_what_lies_open_can_be_taken():
    table = deal(red="5r", blue="1r", face_up="9b 10b")
    for text in ("take R1", "take R5", "take Z99"):
        assert table.red.refused_by(text) == "dr-take-face-up.not-there"
    assert len([card for card in table.view(None).face_up if card]) == 2


NINE = "1r 2r 3r 4r 5r 6r 7r 8r 9r"


@pytest.mark.rule("dr-hand-limit")
def test_each_card_is_trimmed_before_the_next_is_drawn():
    table = deal(red=NINE, blue="1g", deck="1b 2b")
    table.red.does("draw from the deck")
    assert (table.question, table.asked) == ("limit", ["red"])
    assert table.red.sees().players[0].owes == 1
    assert table.red.refused_by("draw from the deck") == "dr-turn.answer-first"
    assert table.red.refused_by("discard G1") == "dr-play-from-hand.not-in-hand"
    table.red.does("discard B1")
    assert table.happened(Discarded)[0].why == "limit"
    assert table.question == "rest"
    table.red.does("draw from the deck")
    table.red.does("discard R1")
    assert len(table.red.hand) == 9
    assert table.discards == ["R1", "B1"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-hand-limit")
def test_a_taken_card_is_trimmed_before_its_place_is_filled():
    table = deal(red=NINE, blue="1g", deck="goblins_left 2b", face_up="9b 10b", row="den_of_wolves")
    table.red.does("take B9")
    assert table.question == "limit"
    assert table.view(None).face_up == (None, "B10")
    table.red.does("discard B9")
    assert table.goblins_at("den_of_wolves") == 1
    assert table.view(None).face_up == ("B2", "B10")


@pytest.mark.rule("dr-hand-limit")
def test_enhancements_do_not_count_as_cards_in_hand():
    table = deal(red="1r 2r 3r 4r 5r 6r 7r", blue="1g", deck="1b 2b", owned={"red": "soft_boots pet_chipmunk"})
    table.red.does("draw from the deck")
    table.red.does("draw from the deck")
    assert len(table.red.hand) == 9
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-reshuffle")
def test_when_the_deck_runs_out_the_discards_become_a_new_one_at_once():
    table = deal(red="5r", blue="1g", deck="1b 2b", face_up="9b 10b", deck_is_all=True)
    table.red.does("draw from the deck")
    assert not table.happened(Shuffled)
    table.red.does("draw from the deck")
    (shuffled,) = table.happened(Shuffled)
    assert table.order().index("drew") < table.order().index("shuffled")
    assert len(shuffled.cards) == 68 - 6
    assert {"goblins_left", "rockslide_right"} <= set(shuffled.cards)
    assert table.discards == []
    assert (table.view(None).deck, table.view(None).decks) == (62, 2)


@pytest.mark.rule("dr-reshuffle")
def test_the_card_of_a_surprise_that_empties_the_deck_is_shuffled_in_too():
    table = deal(red="5r", blue="1g", deck="goblins_left", deck_is_all=True, row="den_of_wolves")
    table.red.does("draw from the deck")
    assert "goblins_left" in table.happened(Shuffled)[0].cards
    assert len(table.happened(Drew)) == 1
    assert table.question == "rest"
