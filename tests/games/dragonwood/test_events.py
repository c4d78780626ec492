"""Event cards of Dragonwood: they happen at once, to everybody, one after the other."""

import pytest

from dragonhall.games.dragonwood.events import Answered, Discarded, Drew, EventDrawn, Passed, Revealed, Swept
from dragonhall.testing.table import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


def capture(table, dice="4"):
    """Red captures the first card with its twelve, so that the landscape is filled."""
    table.red.does("stomp Spooky Spiders with R12", dice=dice)


@pytest.mark.rule("dw-event")
def test_an_event_happens_at_once_leaves_the_game_and_its_place_is_filled():
    table = deal(red="12r", blue="1r", landscape="spooky_spiders", woods="quicksand grumpy_troll")
    capture(table)
    assert [event.card for event in table.happened(EventDrawn)] == ["quicksand"]
    assert table.view(None).gone == ("quicksand",)
    assert table.landscape[0] == "grumpy_troll"
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-sunny-day")
def test_on_a_sunny_day_everybody_draws_two_in_turn_order():
    table = deal(
        red="12r", blue="1r", green="2r", landscape="spooky_spiders", woods="sunny_day", deck="1p 2p 3p 4p 5p 6p"
    )
    capture(table)
    assert [(event.seat, event.card) for event in table.happened(Drew)] == [
        (0, "P1"),
        (0, "P2"),
        (1, "P3"),
        (1, "P4"),
        (2, "P5"),
        (2, "P6"),
    ]
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-sunny-day")
def test_a_ladybug_on_a_sunny_day_is_replaced_by_two():
    table = deal(red="12r", blue="1r", landscape="spooky_spiders", woods="sunny_day", deck="ladybug 2p 3p 4p 5p 6p")
    capture(table)
    assert table.red.hand == ["P2", "P3", "P4"]
    assert table.blue.hand == ["R1", "P5", "P6"]


@pytest.mark.rule("dw-hand-limit")
def test_after_a_sunny_day_all_trim_to_nine_at_once_and_unseen():
    table = deal(
        red="12r 1g 2g 3g 4g 5g 6g 7g 8g",
        blue="1r 2r 3r 4r 5r 6r 7r 8r 9r",
        green="1b",
        landscape="spooky_spiders",
        woods="sunny_day",
        deck="1p 2p 3p 4p",
    )
    capture(table)
    assert table.question == "limit"
    assert table.asked == ["red", "blue"]
    table.blue.does("discard R1")
    assert table.asked == ["red", "blue"], "blue still has one to give"
    table.blue.does("discard R2")
    assert table.asked == ["red"]
    assert rule_of(table.blue.refused("discard R3")) == "table-turn.already-answered"
    assert table.view(0).players[1].chosen == ("?", "?"), "that, not what, blue has answered"
    assert table.blue.sees().players[1].chosen == ("R1", "R2")
    assert table.discards == ["R12"]
    table.red.does("discard G1")
    assert [event.cards for event in table.happened(Discarded)] == [("G1",), ("R1", "R2")]
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-thunder-storm")
def test_in_a_thunder_storm_everybody_discards_one_and_the_landscape_is_filled_after():
    table = deal(red="12r 5g", blue="1r 2r", landscape="spooky_spiders", woods="thunder_storm grumpy_troll")
    capture(table)
    assert table.question == "thunder"
    assert table.asked == ["red", "blue"]
    assert table.landscape[0] is None, "first the storm, then the next card"
    table.blue.does("discard R1")
    assert table.discards == ["R12"]
    assert table.happened(Answered)[0].to(0).card == "?"
    table.red.does("discard G5")
    assert [event.why for event in table.happened(Discarded)] == ["thunder", "thunder"]
    assert table.discards == ["R1", "G5", "R12"]
    assert table.landscape[0] == "grumpy_troll"
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-thunder-storm")
def test_who_has_no_card_is_not_asked():
    table = deal(red="12r", blue="1r", landscape="spooky_spiders", woods="thunder_storm")
    capture(table)
    assert table.asked == ["blue"]
    nobody = deal(red="12r", blue="", landscape="spooky_spiders", woods="thunder_storm")
    capture(nobody)
    assert nobody.turn_of == "blue"
    assert nobody.question == "turn"


@pytest.mark.rule("dw-wind-storm")
def test_the_wind_carries_a_card_to_the_player_on_the_right():
    table = deal(red="12r 1g", blue="1r", green="1b", landscape="spooky_spiders", woods="wind_storm")
    capture(table)
    table.green.does("pass B1")
    table.red.does("pass G1")
    table.blue.does("pass R1")
    assert (table.red.hand, table.blue.hand, table.green.hand) == (["R1"], ["B1"], ["G1"])
    assert {(event.giver, event.receiver) for event in table.happened(Passed)} == {(0, 2), (1, 0), (2, 1)}


@pytest.mark.rule("dw-wind-storm")
def test_with_two_players_the_wind_swaps_and_an_empty_hand_only_receives():
    table = deal(red="12r 1g", blue="1r", landscape="spooky_spiders", woods="wind_storm")
    capture(table)
    table.red.does("pass G1")
    table.blue.does("pass R1")
    assert (table.red.hand, table.blue.hand) == (["R1"], ["G1"])
    empty = deal(red="12r", blue="1r", landscape="spooky_spiders", woods="wind_storm")
    capture(empty)
    assert empty.asked == ["blue"]
    empty.blue.does("pass R1")
    assert (empty.red.hand, empty.blue.hand) == (["R1"], [])


@pytest.mark.rule("dw-wind-storm")
def test_only_giver_and_receiver_see_the_passed_card_and_remember_it():
    table = deal(red="12r 1g", blue="1r 2r", green="1b 2b", landscape="spooky_spiders", woods="wind_storm")
    capture(table)
    table.red.does("pass G1")
    table.blue.does("pass R1")
    table.green.does("pass B1")
    passed = {event.giver: event for event in table.happened(Passed)}
    assert passed[2].to(2).card == passed[2].to(1).card == "B1"
    assert passed[2].to(0).card == passed[2].to(None).card == "?"
    assert table.green.sees().players[1].hand == ("B1", "?"), "green knows what blue got"
    assert table.red.sees().players[1].hand == ("?", "?")
    assert [note.card for note in table.red.sees().memory if hasattr(note, "exchange")] == ["G1", "R1", "?"]


@pytest.mark.rule("dw-event-order")
def test_answers_turn_over_together_and_a_received_card_cannot_be_passed_on():
    table = deal(red="12r 1g", blue="1r", green="1b", landscape="spooky_spiders", woods="wind_storm")
    capture(table)
    table.blue.does("pass R1")
    assert table.red.hand == ["G1"], "nothing moves before all have answered"
    assert rule_of(table.red.refused("pass R1")) == "dw-play-from-hand.not-in-hand"


@pytest.mark.rule("dw-quicksand")
def test_quicksand_takes_enhancements_from_the_landscape_not_from_players():
    table = deal(
        red="12r",
        blue="1r",
        landscape="spooky_spiders silver_sword wild_boar lucky_mushroom",
        woods="quicksand grumpy_troll angry_ogre gooey_glob",
        owned={"blue": "cloak_of_darkness"},
    )
    capture(table)
    assert table.happened(Swept)[0].cards == ("silver_sword", "lucky_mushroom")
    assert table.landscape[:4] == ["grumpy_troll", "angry_ogre", "wild_boar", "gooey_glob"]
    assert table.blue.enhancements == ["cloak_of_darkness"]
    assert set(table.view(None).gone) == {"quicksand", "silver_sword", "lucky_mushroom"}


@pytest.mark.rule("dw-event-chain")
def test_several_events_in_a_row_are_finished_one_by_one():
    table = deal(
        red="12r 1g 2g",
        blue="1r 2r",
        landscape="spooky_spiders",
        woods="thunder_storm sunny_day quicksand wind_storm grumpy_troll",
        deck="1p 2p 3p 4p",
    )
    capture(table)
    assert table.question == "thunder"
    table.red.does("discard G1")
    table.blue.does("discard R1")
    assert [event.card for event in table.happened(EventDrawn)] == ["sunny_day", "quicksand", "wind_storm"]
    assert table.question == "pass"
    assert len(table.red.hand) == 3
    table.red.does("pass G2")
    table.blue.does("pass R2")
    assert [event.card for event in table.happened(Revealed)] == ["grumpy_troll"]
    assert table.turn_of == "blue"
