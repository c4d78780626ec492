"""Variants of Dragon's Gold: one divides and the others choose; what the screen may show."""

import pytest

import dragonhall
from dragonhall.games.dragons_gold.events import Chose, Divided, SharesTaken
from dragonhall.kernel.words import Words, game_words
from dragonhall.testing.gold_table import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


def divided():
    table = deal(
        4,
        dragons="gilded_drowser",
        treasure={"gilded_drowser": "3 silver 1 gold"},
        fights={"gilded_drowser": "ann knight_light, dan wizard"},
        options={"sharing": "divide"},
    )
    table.ben.does("send Knight Strong to Gilded Drowser")
    return table


@pytest.mark.rule("dg-divide-and-choose")
def test_the_slayer_makes_the_piles_and_the_others_choose_from_the_left():
    table = divided()
    assert table.question == "divide"
    assert table.asked == ["ben"]
    assert table.state.deadline() is None
    assert table.view(None).sharing.divider == 1
    assert rule_of(table.ben.refused("divide 3 silver / 1 gold")) == "dg-divide-and-choose.piles"
    assert rule_of(table.ben.refused("divide 3 silver / nothing / nothing")) == "dg-every-token.left-over"
    assert rule_of(table.ben.refused("divide 3 silver / 2 gold / nothing")) == "dg-this-treasure-only.too-many"
    table.ben.does("divide 3 silver / 1 gold / nothing")
    assert table.happened(Divided)[0].seat == 1
    assert table.question == "choose"
    assert table.asked == ["dan"]
    table.dan.does("choose pile 2")
    assert rule_of(table.ann.refused("choose pile 2")) == "dg-divide-and-choose.taken"
    assert rule_of(table.ann.refused("choose pile 4")) == "dg-divide-and-choose.taken"
    assert table.view(None).sharing.chosen == (-1, 3, -1)
    table.ann.does("choose pile 1")
    assert [event.seat for event in table.happened(Chose)] == [0, 1], "the divider gets what is left"
    assert (table.ann.stash, table.ben.stash, table.dan.stash) == ("3 silver", "nothing", "1 gold")
    assert [share.seat for share in table.happened(SharesTaken)[0].shares] == [0, 1, 3]


@pytest.mark.rule("dg-open-totals")
def test_the_table_may_show_what_is_known_of_everyones_treasure():
    for shown in (True, False):
        table = deal(options={"open_totals": shown}, ann="2 gold")
        words = Words("dragons_gold", "en", table.game.edition)
        sections = game_words("dragons_gold").table(table.view(1), words, table.game.edition, "ABC")
        players = next(section for section in sections if section.title == "Players")
        assert any("2 × Gold" in cell for cell in players.rows[0]) == shown
        assert table.view(1).players[0].tokens == (0, 2, 0, 0, 0, 0, 0, 0, 0), "the view knows it either way"


def test_options_that_do_not_exist_are_refused():
    game = dragonhall.load("dragons_gold")
    for options in ({"clock": 45}, {"hours": 5}, {"sharing": "shout"}, {"rounds": 0}, {"magic": True}):
        assert game.check(4, options).rule == "table-option"
