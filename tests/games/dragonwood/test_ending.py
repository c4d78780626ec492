"""How a Dragonwood match ends, and who has won."""

import pytest

from dragonhall.games.dragonwood.events import Ended, LastRound, TurnBegan
from dragonhall.kernel.chance import FastChance
from dragonhall.testing.table import deal


@pytest.mark.rule("dw-end-dragons")
def test_the_second_dragon_ends_the_match_at_once_without_refill():
    table = deal(
        red="5r 6g 7b 8p",
        blue="1r",
        landscape="blue_dragon",
        woods="sunny_day",
        taken={"blue": "orange_dragon"},
        owned={"red": "lightning_bolt"},
    )
    table.red.does("strike Blue Dragon with R5 G6 B7 P8, using Lightning Bolt", dice="4 4 2 2")
    assert table.result.ending == "dragons"
    assert table.asked == []
    assert table.landscape[0] is None
    assert table.happened(Ended)[0].why == "dragons"


@pytest.mark.rule("dw-end-dragons")
def test_one_dragon_alone_ends_nothing():
    table = deal(red="5r 6g 7b 8p", blue="1r", landscape="blue_dragon")
    table.red.does("strike Blue Dragon with R5 G6 B7 P8", dice="4 4 3 2")
    assert table.result is None


@pytest.mark.rule("dw-end-decks")
def test_the_last_card_of_the_second_deck_brings_the_last_round():
    table = deal(red="5r", blue="1r", deck="9p", deck_is_all=True, deck_number=2)
    table.red.does("reload")
    assert len(table.happened(LastRound)) == 1
    assert table.view(None).turns_left == 2
    first = deal(red="5r", blue="1r", deck="9p", deck_is_all=True, deck_number=1)
    first.red.does("reload")
    assert not first.happened(LastRound), "the first deck ends nothing"


@pytest.mark.rule("dw-last-round")
def test_then_each_player_has_one_more_turn_the_active_one_last():
    table = deal(red="5r", blue="1r", green="2r", deck="9p", deck_is_all=True, deck_number=2)
    table.red.does("reload")
    order = []
    while table.result is None:
        assert table.happened(TurnBegan)[-1].last
        order.append(table.turn_of)
        getattr(table, table.turn_of).does("reload")
    assert order == ["blue", "green", "red"]
    assert table.result.ending == "decks"


@pytest.mark.rule("dw-last-round")
def test_the_second_dragon_in_the_last_round_ends_at_once():
    table = deal(
        red="9r",
        blue="5r 6g 7b 8p",
        landscape="blue_dragon",
        deck="9p",
        deck_is_all=True,
        deck_number=2,
        taken={"red": "orange_dragon"},
    )
    table.red.does("reload")
    table.blue.does("strike Blue Dragon with R5 G6 B7 P8", dice="4 4 4 4")
    assert table.result.ending == "dragons"


@pytest.mark.rule("dw-decks")
@pytest.mark.parametrize(
    ("decks", "number", "ends"), [(1, 1, True), (3, 2, False), (3, 3, True), (0, 5, False), (0, 12, True)]
)
def test_a_table_may_choose_how_many_decks_are_played(decks, number, ends):
    table = deal(red="5r", blue="1r", deck="9p", deck_is_all=True, deck_number=number, options={"decks": decks})
    table.red.does("reload")
    assert bool(table.happened(LastRound)) == ends


def finish(**taken):
    """The result when all adventurers are out and these creatures were taken."""
    options = taken.pop("options", {})
    seats = {name: f"{number + 1}r" for number, name in enumerate(("red", "blue", "green", "yellow")[: len(taken)])}
    table = deal(**seats, taken=taken, deck="9p", deck_is_all=True, deck_number=2, options=options)
    chance = FastChance(1)
    while table.result is None:
        table.state.apply(table.state.active, table.game.parse("reload"), chance)
    return table.result


@pytest.mark.rule("dw-points")
def test_points_are_those_on_the_captured_creatures():
    result = finish(red="wild_boar grumpy_troll", blue="orange_dragon")
    assert [score.lines[0].points for score in result.scores] == [7, 7]


@pytest.mark.rule("dw-bonus")
def test_most_creature_cards_earn_three_tied_two_each_and_none_nothing():
    assert [s.total for s in finish(red="crazy_bats crazy_bats", blue="spooky_spiders").scores] == [5, 1]
    assert [s.total for s in finish(red="crazy_bats", blue="wild_boar").scores] == [3, 5]
    assert [s.total for s in finish(red="crazy_bats", blue="wild_boar", green="").scores] == [3, 5, 0]
    assert [s.total for s in finish(red="", blue="").scores] == [0, 0]


@pytest.mark.rule("dw-winner")
def test_the_highest_total_wins():
    result = finish(red="crazy_bats crazy_bats crazy_bats", blue="orange_dragon")
    assert [score.total for score in result.scores] == [6, 7]
    assert result.winners == (1,)
    assert result.tie == ""


@pytest.mark.rule("dw-tie")
def test_a_tie_goes_to_most_creatures_then_it_is_shared():
    broken = finish(red="crazy_bats crazy_bats crazy_bats", blue="blue_dragon")
    assert [score.total for score in broken.scores] == [6, 6]
    assert broken.winners == (0,)
    assert broken.tie == "dw-tie-broken-creatures"
    shared = finish(red="wild_boar", blue="hungry_bear")
    assert shared.winners == (0, 1)
    assert [score.place for score in shared.scores] == [1, 1]
    assert shared.tie == "dw-tie-shared"


@pytest.mark.rule("dw-tie-2015")
def test_in_the_2015_printing_the_captor_of_the_orange_dragon_wins_a_tie():
    options = {"tie_break": "orange_dragon"}
    broken = finish(red="wild_boar crazy_bats", blue="orange_dragon", options=options)
    assert [score.total for score in broken.scores] == [7, 7]
    assert broken.winners == (1,)
    assert broken.tie == "dw-tie-broken-dragon"
    shared = finish(red="crazy_bats crazy_bats crazy_bats", blue="blue_dragon", options=options)
    assert shared.winners == (0, 1)


@pytest.mark.rule("dw-tie")
def test_places_after_a_tie_are_counted_on():
    result = finish(red="wild_boar", blue="hungry_bear", green="")
    assert [score.place for score in result.scores] == [1, 1, 3]
