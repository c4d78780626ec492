"""Points of Dragon's Gold, basic and advanced, and ties."""

import pytest

from dragonhall.games.dragons_gold.events import Ended, Unveiled
from dragonhall.testing.gold_table import deal


def ending(seats=3, options=None, **stashes):
    """The last dragon falls without any treasure: what the seats hold is counted."""
    table = deal(
        seats,
        dragons="cinder_whelp",
        only_these=True,
        bag="",
        fights={"cinder_whelp": "ben knight_strong"},
        options=options,
        **stashes,
    )
    table.ben.does("send Wizard to Cinder Whelp")
    assert table.result is not None
    return table


def totals(table):
    return [score.total for score in table.result.scores]


def lines(table, seat):
    return {line.message: line.points for line in table.result.scores[seat].lines}


@pytest.mark.rule("dg-reveal")
def test_at_the_end_everyone_shows_everything():
    table = ending(ann="2 gold 1 blue", cho="1 silver")
    assert table.happened(Unveiled)[0] == Unveiled(0, ("gold", "gold", "blue"))
    assert table.happened(Unveiled)[0].to(2).tokens == ("gold", "gold", "blue")
    assert table.cho.sees().players[0].tokens == (0, 2, 0, 1, 0, 0, 0, 0, 0)


@pytest.mark.rule("dg-silver")
@pytest.mark.rule("dg-gold")
@pytest.mark.rule("dg-magic-tokens")
@pytest.mark.rule("dg-black-diamond")
def test_silver_one_gold_three_magic_one_and_the_black_diamond_seven():
    table = ending(ann="4 silver", ben="3 gold", cho="2 red 1 black")
    assert totals(table) == [4, 9, 9]
    assert lines(table, 0) == {"dg-score-silver": 4}
    assert lines(table, 2) == {"dg-score-red": 2, "dg-score-black": 7}


@pytest.mark.rule("dg-majority")
@pytest.mark.parametrize(("seats", "bonus"), [(3, 15), (4, 12), (5, 12), (6, 10)])
def test_most_gems_of_a_kind_bring_a_bonus_by_the_number_of_players(seats, bonus):
    table = ending(seats, ann="2 blue 1 white", ben="1 blue", cho="3 green")
    assert totals(table)[:3] == [2 * bonus, 0, bonus]
    assert lines(table, 2) == {"dg-score-majority": bonus}


@pytest.mark.rule("dg-majority-tie")
def test_all_who_are_level_get_the_full_bonus():
    assert totals(ending(ann="2 blue", ben="2 blue", cho="1 blue")) == [15, 15, 0]


@pytest.mark.rule("dg-no-gem-no-bonus")
def test_a_gem_that_nobody_has_brings_nothing():
    assert totals(ending(ann="1 silver")) == [1, 0, 0]


@pytest.mark.rule("dg-winner")
def test_most_points_win():
    table = ending(ann="1 silver", ben="1 gold", cho="2 silver")
    assert table.result.winners == (1,)
    assert [score.place for score in table.result.scores] == [3, 1, 2]
    assert table.happened(Ended) == [Ended("bag", (1,))]
    assert table.result.tie == ""


@pytest.mark.rule("dg-tie")
def test_all_who_are_level_on_points_win():
    table = ending(ann="3 silver", ben="1 gold", cho="2 silver")
    assert table.result.winners == (0, 1)
    assert [score.place for score in table.result.scores] == [1, 1, 3]
    assert table.result.tie == "dg-tie-shared"


ADVANCED = {"advanced_scoring": True}


@pytest.mark.rule("dg-advanced-scoring")
def test_silver_gold_and_magic_tokens_count_as_always():
    assert totals(ending(options=ADVANCED, ann="4 silver", ben="3 gold", cho="2 red")) == [4, 9, 2]


@pytest.mark.rule("dg-advanced-majority")
@pytest.mark.parametrize(("seats", "bonus"), [(3, 12), (4, 10), (5, 10), (6, 8)])
def test_the_bonuses_are_smaller(seats, bonus):
    assert totals(ending(seats, ADVANCED, ann="2 blue", ben="1 blue"))[:2] == [bonus, 0]


@pytest.mark.rule("dg-gem-sets")
def test_every_full_set_of_gems_brings_five():
    table = ending(options=ADVANCED, ann="2 blue 2 green 2 purple 2 yellow 3 white", ben="1 blue 1 green")
    assert lines(table, 0) == {"dg-score-majority": 12, "dg-score-sets": 10}
    assert totals(table) == [5 * 12 + 10, 0, 0]


@pytest.mark.rule("dg-advanced-black-diamond")
def test_the_black_diamond_is_worth_nineteen_and_costs_its_owner_the_gems():
    table = ending(
        options=ADVANCED, ann="1 black 2 blue 2 green 2 purple 2 yellow 2 white 1 gold", ben="1 blue", cho="2 green"
    )
    assert lines(table, 0) == {"dg-score-black": 19, "dg-score-gold": 3}
    assert totals(table) == [22, 0, 12], "level with its owner on emeralds, cho gets the bonus alone"


@pytest.mark.rule("dg-black-diamond-blocks")
def test_the_owners_gems_are_in_the_way_unless_the_table_says_otherwise():
    assert totals(ending(options=ADVANCED, ann="1 black 2 blue", ben="1 blue")) == [19, 0, 0]
    assert totals(ending(options=ADVANCED | {"black_blocks": False}, ann="1 black 2 blue", ben="1 blue")) == [19, 12, 0]


def test_in_the_basic_game_the_black_diamond_costs_nothing():
    assert totals(ending(ann="1 black 2 blue", ben="1 blue")) == [22, 0, 0]
