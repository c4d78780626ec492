"""Variants of Dragonrealm, and what the screen offers beside the rules."""

from collections import Counter

import pytest

import dragonhall
from dragonhall.games.dragonrealm import load_game, words
from dragonhall.games.dragonrealm.events import Dealt, Drew, Passed
from dragonhall.kernel.values import Refused
from dragonhall.kernel.words import Words
from dragonhall.testing.realm import deal

GAME = load_game()


@pytest.mark.rule("dr-mixed-deal")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_mixed_deal_everybody_gets_two_of_level_1_and_one_of_level_2(seats):
    edition = GAME.cards
    for seed in range(30):
        state = dragonhall.Match.start(GAME, seats, seed, {"deal": "mixed"}).state
        for seat in range(seats):
            assert Counter(edition.enhancement_level[kind] for kind in state.offered[seat]) == {1: 2, 2: 1}
            assert len(state.legal(seat)) == 2
    plain = [dragonhall.Match.start(GAME, 4, seed, {}).state for seed in range(30)]
    assert any(len(state.legal(seat)) != 2 for state in plain for seat in range(4))


@pytest.mark.rule("dr-mixed-deal")
def test_the_mixed_deal_needs_enough_enhancements_of_each_level():
    data = dict(GAME.edition)
    data["enhancements"] = [
        row for row in data["enhancements"] if row["id"] not in ("ruby_crown", "dragon_egg", "giants_club")
    ]
    fewer = load_game(data)
    dragonhall.Match.start(fewer, 3, 1, {"deal": "mixed"})
    with pytest.raises(Refused, match="dr-players"):
        dragonhall.Match.start(fewer, 4, 1, {"deal": "mixed"})
    data["enhancements"] = [row for row in data["enhancements"] if row["level"] == 1]
    none = load_game(data)
    with pytest.raises(Refused, match="dr-mixed-deal"):
        dragonhall.Match.start(none, 2, 1, {"deal": "mixed"})


@pytest.mark.rule("dr-open-hands")
def test_with_open_hands_everybody_sees_every_card():
    table = deal(red="5r 6g", blue="1r 2g", deck="rockslide_right 7p", options={"open_hands": True})
    assert table.view(None).players[1].hand == ("R1", "G2")
    table.red.does("draw from the deck")
    table.red.does("pass R5")
    table.blue.does("pass R1")
    assert table.happened(Passed)[0].to(None).cards == ("R5",)
    assert table.happened(Drew)[0].to(1).card == "P7"
    match = dragonhall.Match.start(GAME, 3, 1, {"open_hands": True})
    dealt = next(event for event in match.opening if isinstance(event, Dealt))
    assert dealt.to(None) == dealt


@pytest.mark.rule("dr-open-hands")
def test_with_open_hands_answers_and_enhancements_stay_secret():
    table = deal(
        red="5r 6g", blue="1r 2g", deck="rockslide_right 7p", owned={"red": "dragon_egg"}, options={"open_hands": True}
    )
    table.red.does("draw from the deck")
    table.red.does("pass R5")
    assert table.view(1).players[0].chosen == ("?",)
    assert table.view(1).players[0].enhancements[0].card == "?"


@pytest.mark.rule("dr-open-totals")
def test_open_totals_change_nothing_but_what_a_screen_prints():
    shown = deal(red="5r", blue="1r", coins={"blue": 9}, options={"open_totals": True}).view(0)
    hidden = deal(red="5r", blue="1r", coins={"blue": 9}).view(0)
    assert shown.players == hidden.players
    assert (shown.options["open_totals"], hidden.options["open_totals"]) == (True, False)


@pytest.mark.rule("dr-sort")
def test_a_hand_can_be_read_by_number_and_by_colour():
    table = deal(red="9g 1r 5r 5g", blue="2b")
    rows = words.table(table.view(0), Words("dragonrealm", "en", GAME.edition), GAME.edition, ["Ana", "Bo"])[3].rows
    assert [row[1] for row in rows] == ["R1 R5 G5 G9", "R1 R5 · G5 G9"]


@pytest.mark.rule("dr-choose-by-click")
def test_every_choice_is_an_action_that_can_be_pressed_and_said():
    table = deal(red="5r 5g", blue="2b")
    for action in table.state.legal(0):
        assert GAME.parse(str(action)) == action


@pytest.mark.rule("dr-in-the-open")
def test_spectators_see_the_row_the_open_cards_the_discards_and_how_many_each_holds():
    table = deal(
        red="5r 5g", blue="2b", face_up="9b 10b", there={"den_of_wolves": "1 0 1"}, owned={"blue": "soft_boots!"}
    )
    view = table.view(None)
    assert view.face_up == ("B9", "B10")
    assert view.row[0].adventurers == (1, 0)
    assert view.row[0].goblins == 1
    assert [len(player.hand) for player in view.players] == [2, 1]
    assert view.players[1].enhancements[0].card == "soft_boots"
