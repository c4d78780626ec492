"""Coins, what is remembered of them and of tiles, and the ways in which a match of Drakon ends."""

import pytest

from dragonhall.games.drakon import load_game
from dragonhall.games.drakon.events import CoinLost, Ended, Ignored
from dragonhall.testing.lair import deal


@pytest.mark.rule("dk-gold")
def test_the_number_on_a_coin_is_its_gold():
    edition = load_game().pieces
    assert dict(zip(edition.coins, edition.gold_of, strict=True)) == {"coin_1": 1, "coin_2": 2, "coin_3": 3}
    assert sum(gold * count for gold, count in zip(edition.gold_of, edition.minted, strict=True)) == 56
    assert deal(coins={"red": "1 2 3"}).view(0).players[0].gold == 6


@pytest.mark.rule("dk-secret-coins")
def test_everyone_sees_how_many_coins_others_have_and_the_gold_of_ones_own():
    table = deal(coins={"red": "1 3", "blue": "2"})
    assert table.view(0).players[0].coins == ("coin_1", "coin_3")
    assert table.view(0).players[1].coins == ("?",)
    assert table.view(1).players[0].coins == ("?", "?")
    assert table.view(None).players[0].coins == ("?", "?")
    assert table.view(None).players[0].gold is None


@pytest.mark.rule("dk-return-coin")
def test_a_lost_coin_is_mixed_into_the_hoard_and_can_be_found_again():
    table = deal(
        lair="1,0 lose_a_coin NS; 0,1 find_a_coin S", coins={"red": "3"}, hoard="", at={"blue": "0,0"}, seats=2
    )
    table.red.does("move to 1,0")
    assert table.happened(CoinLost)[0].left == 1
    assert table.view(None).hoard == 1
    table.blue.does("move to 0,1", finds=3)
    assert table.blue.coins == [3]


@pytest.mark.rule("dk-empty-hoard")
def test_an_empty_hoard_brings_nothing():
    table = deal(lair="1,0 find_a_coin S", hoard="", seats=2)
    table.red.does("move to 1,0")
    assert table.happened(Ignored)[0] == Ignored(0, "find_coin")
    assert table.red.coins == []


@pytest.mark.rule("dk-memory")
def test_a_tile_that_all_saw_go_into_a_hand_is_remembered_until_it_leaves():
    table = deal(lair="1,0 switch_a_chamber S; 2,0 magic_harp ES", red="empty-NE", blue="empty-N", seats=3)
    table.red.does("move to 1,0")
    table.red.does("switch 2,0")
    table.red.does("insert Empty NE")
    table.red.does("face NE")
    for audience in (None, 1, 2):
        assert table.view(audience).players[0].hand == ("magic_harp-NE",)
    assert [note.what for note in table.view(None).memory] == ["held", "held", "held", "got"]
    table.blue.places("empty-N", at="0,-1")
    table.green.places("empty-NE", at="-1,0", arrows="NW")
    table.red.places("magic_harp-NE", at="0,1", arrows="SW")
    assert table.view(1).players[0].hand[0] == "?", "only what red drew then"


@pytest.mark.rule("dk-memory")
def test_a_tile_taken_unseen_leaves_others_in_doubt():
    table = deal(
        lair="1,0 switch_a_chamber S; 2,0 magic_harp ES; 0,1 steal_a_chamber SW",
        red="empty-NE empty-N",
        blue="empty-N",
        green="empty-NE",
        turn="red",
    )
    table.red.does("move to 1,0")
    table.red.does("switch 2,0")
    table.red.does("insert Empty NE")
    table.red.does("face NE")
    table.blue.does("move to 0,1")
    table.blue.does("plunder red", takes="magic_harp-NE")
    assert table.view(0).players[1].hand == ("magic_harp-NE", "?"), "red saw what was taken"
    assert table.view(1).players[0].hand == ("?",)
    assert table.view(2).players[0].hand == ("?",), "it may be the harp that is left, or not"
    assert table.view(2).players[1].hand == ("?", "?")
    assert [note.piece for note in table.view(2).memory if note.what == "took"] == ["?"]
    assert [note.piece for note in table.view(0).memory if note.what == "took"] == ["magic_harp-NE"]


@pytest.mark.rule("dk-memory")
def test_coins_that_changed_hands_are_remembered_by_those_who_saw_them():
    table = deal(lair="1,0 steal_a_coin_left NS", coins={"blue": "3"}, seats=3)
    table.red.does("move to 1,0")
    for audience, coin in ((0, "coin_3"), (1, "coin_3"), (2, "?"), (None, "?")):
        (note,) = table.view(audience).memory
        assert (note.what, note.seat, note.other, note.piece) == ("robbed", 0, 1, coin)


@pytest.mark.rule("dk-win")
def test_ten_gold_win_at_once_in_the_middle_of_a_move():
    table = deal(
        lair="1,0 mind_control NE; 0,1 empty SW; 0,2 find_a_coin S",
        at={"blue": "0,1"},
        coins={"red": "3 3 3", "blue": "3 3 2"},
        seats=2,
    )
    table.red.does("move to 1,0")
    table.red.does("control blue")
    table.red.does("move to 0,2", finds=2)
    result = table.result
    assert result.ending == "gold"
    assert result.winners == (1,)
    assert [score.total for score in result.scores] == [9, 10]
    assert [score.place for score in result.scores] == [2, 1]
    ended = table.happened(Ended)[0]
    assert ended.coins == (("coin_3",) * 3, ("coin_2", "coin_2", "coin_3", "coin_3"))
    assert table.asked == ""
    assert table.view(None).players[0].coins == ("coin_3",) * 3, "all coins are turned up"


@pytest.mark.rule("dk-win")
def test_a_stolen_coin_can_win_too_and_nine_gold_do_not():
    table = deal(lair="1,0 steal_a_coin_left NS", coins={"red": "3 3 3", "blue": "1"}, seats=2)
    table.red.does("move to 1,0")
    assert table.result.winners == (0,)
    nine = deal(lair="1,0 find_a_coin S", coins={"red": "3 3"}, seats=2)
    nine.red.does("move to 1,0", finds=3)
    assert nine.result is None


@pytest.mark.rule("dk-stuck")
def test_when_nobody_has_a_tile_or_a_way_the_most_gold_wins():
    table = deal(
        lair="1,0 empty S", at={"blue": "1,0"}, coins={"red": "1", "blue": "3"}, red="", blue="", pile_is_all=True
    )
    table.red.does("move to 1,0")
    assert table.result.ending == "stuck"
    assert table.result.winners == (1,)
    assert table.result.tie == ""


@pytest.mark.rule("dk-stuck")
def test_as_long_as_one_hero_can_move_the_match_goes_on():
    table = deal(lair="1,0 empty S; 0,1 empty E; 1,1 empty S", at={"blue": "0,1"}, red="", blue="", pile_is_all=True)
    table.red.does("move to 1,0")
    assert table.result is None
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-tie")
def test_a_tie_is_shared():
    table = deal(
        lair="1,0 empty S",
        at={"blue": "1,0", "green": "1,0"},
        coins={"red": "1 2", "blue": "3", "green": "1"},
        red="",
        blue="",
        green="",
        pile_is_all=True,
    )
    table.red.does("move to 1,0")
    assert table.result.winners == (0, 1)
    assert [score.place for score in table.result.scores] == [1, 1, 3]
    assert table.result.tie == "dk-tie-shared"


@pytest.mark.rule("dk-endless")
def test_thirty_rounds_without_a_chamber_end_the_match():
    table = deal(
        lair="1,0 empty S; 1,1 empty W; 0,1 empty W; -1,1 empty N; -1,0 teleport N; 0,-1 teleport W",
        at={"red": "-1,0", "blue": "0,-1"},
        coins={"red": "1", "blue": "2"},
        seats=2,
    )
    seats = (table.red, table.blue)
    turns = 0
    while table.result is None:
        seat = seats[turns % 2]
        here = seat.at
        seat.does(f"move to {'0,-1' if here == '-1,0' else '-1,0'}")
        turns += 1
        assert turns < 100
    assert turns == 60
    assert table.result.ending == "endless"
    assert table.result.winners == (1,)


@pytest.mark.rule("dk-endless")
def test_a_chamber_begins_the_thirty_rounds_anew():
    table = deal(lair="-1,0 teleport N; 0,-1 teleport W", at={"red": "-1,0", "blue": "0,-1"}, seats=2)
    for _ in range(20):
        table.red.does(f"move to {'0,-1' if table.red.at == '-1,0' else '-1,0'}")
        table.blue.does(f"move to {'0,-1' if table.blue.at == '-1,0' else '-1,0'}")
    assert (table.view(None).idle, table.view(None).patience) == (41, 60)
    table.red.places("empty-NE", at="1,0")
    assert table.view(None).idle == 1


@pytest.mark.rule("dk-stuck")
def test_the_last_tile_that_leaves_all_stuck_ends_the_match_at_once():
    table = deal(
        lair="5,0 empty N",
        at={"blue": "5,0"},
        drakon="0,0",
        coins={"red": "3"},
        red="empty-N",
        blue="",
        pile_is_all=True,
    )
    table.red.places("empty-N", at="6,0", arrows="E")
    assert table.result.ending == "stuck"
    assert table.red.coins == [3], "the turn has no end any more at which Drakon could catch red"


@pytest.mark.rule("dk-stuck")
def test_when_all_are_stuck_no_power_is_asked_for_any_more():
    table = deal(
        lair="1,0 empty S",
        at={"blue": "1,0"},
        heroes={"red": "thief", "blue": "druid"},
        coins={"red": "1", "blue": "3"},
        options={"heroes": True},
        red="",
        blue="",
        pile_is_all=True,
    )
    table.red.does("move to 1,0")
    assert table.result.winners == (1,), "the Thief came too late"
