"""Heroes! Each has a power that works once in the game."""

import pytest

from dragonhall.games.drakon.events import CoinStolen, Declined, Discarded, Drew, Moved, PowerUsed, TileStolen, Warded
from dragonhall.testing.lair import deal

POWERS = {"heroes": True}


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


def play(hero="ranger", rival="fighter", /, options=None, **more):
    """A table with powers; red is who matters, and the pile is empty so that no Fighter is asked."""
    return deal(heroes={"red": hero, "blue": rival}, options=POWERS | (options or {}), pile_is_all=True, **more)


@pytest.mark.rule("dk-heroes")
def test_powers_are_used_only_where_the_table_plays_with_them():
    table = deal(lair="1,0 empty S", heroes={"red": "ranger"}, seats=2)
    assert rule_of(table.red.refused("dash to 1,0")) == "dk-heroes.off"
    assert table.view(None).players[0].power == ""
    assert play(lair="1,0 empty S").view(None).players[0].power == "extra_move"


@pytest.mark.rule("dk-ability")
def test_a_power_works_once_and_only_the_heros_own():
    table = play(lair="1,0 empty S; 1,1 empty S; 1,2 empty S; 1,3 empty S")
    assert rule_of(table.red.refused("slip to 1,0")) == "dk-ability.not-yours"
    assert rule_of(table.red.refused("refresh the hand")) == "dk-ability.not-yours"
    table.red.does("dash to 1,0")
    assert table.happened(PowerUsed)[0] == PowerUsed(0, "ranger", -1)
    assert table.turn_of == "red", "the turn's own action is still to come"
    assert rule_of(table.red.refused("dash to 1,1")) == "dk-ability.used"
    assert table.view(1).players[0].power == "", "that it is spent is public"
    table.red.does("move to 1,1")
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-ability")
def test_after_the_own_action_a_power_may_be_used_or_the_turn_ended():
    table = play(lair="1,0 empty S; 1,1 empty S")
    table.red.does("move to 1,0")
    assert (table.asked, table.question) == ("red", "after")
    assert table.red.choices == ["dash to 1,1", "end the turn"]
    assert rule_of(table.red.refused("move to 1,1")) == "dk-turn.answer-first"
    table.red.does("end the turn")
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-druid")
def test_the_druid_may_refuse_to_lose_a_coin_to_a_chamber():
    table = play("druid", lair="1,0 lose_a_coin NS", coins={"red": "3"})
    table.red.does("move to 1,0")
    assert (table.asked, table.question) == ("red", "ward")
    table.red.does("ward")
    assert table.happened(Warded)[0] == Warded(0)
    assert table.red.coins == [3]
    assert table.view(1).players[0].power == ""


@pytest.mark.rule("dk-druid")
def test_the_druid_is_asked_before_the_coin_is_picked_on_anyones_turn():
    table = play("thief", "druid", lair="1,0 steal_a_coin_left NS", coins={"blue": "1 3"}, at={"blue": "1,0"})
    table.red.does("move to 1,0")
    assert (table.asked, table.question) == ("blue", "ward")
    assert not table.happened(CoinStolen)
    table.blue.does("decline", steals=3)
    assert table.happened(Declined)[0] == Declined(1, "ward")
    assert (table.red.coins, table.blue.coins) == ([3], [1])
    assert table.asked == "red"
    assert table.question == "after", "the Thief stands beside the Druid"
    table.red.does("pick the pocket of blue")
    assert (table.asked, table.question) == ("blue", "ward"), "she may ward the Thief too"
    table.blue.does("ward")
    assert table.blue.coins == [1]
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-druid")
def test_a_druid_who_declines_loses_the_coin_to_the_thief():
    table = play("thief", "druid", coins={"blue": "2"})
    table.red.does("pick the pocket of blue")
    table.blue.does("decline")
    assert table.happened(CoinStolen)[0].why == "thief"
    assert table.red.coins == [2]
    assert table.asked == "red"


@pytest.mark.rule("dk-druid")
def test_a_druid_who_declines_loses_the_coin_to_the_chamber():
    table = play("druid", lair="1,0 lose_a_coin NS", coins={"red": "3"})
    table.red.does("move to 1,0")
    table.red.does("decline")
    assert table.red.coins == []


@pytest.mark.rule("dk-druid")
def test_the_druid_cannot_ward_drakon_nor_without_coins():
    table = play("druid", lair="1,0 lose_a_coin NS", drakon="1,0", coins={"red": "3"})
    table.red.does("move to 1,0")
    assert table.red.coins == []
    poor = play("druid", lair="1,0 lose_a_coin NS")
    poor.red.does("move to 1,0")
    assert poor.turn_of == "blue"


@pytest.mark.rule("dk-knight")
def test_the_knight_moves_a_hero_in_his_chamber():
    table = play("knight", lair="1,0 empty S; 0,1 find_a_coin S", seats=3, at={"green": "1,0"})
    assert "push seat 1" in table.red.choices
    assert rule_of(table.red.refused("push green")) == "dk-knight.not-here"
    assert rule_of(table.red.refused("push red")) == "dk-knight.not-here"
    table.red.does("push blue")
    assert table.happened(PowerUsed)[0] == PowerUsed(0, "knight", 1)
    assert (table.asked, table.question, table.view(0).hero) == ("red", "direct", 1)
    table.red.does("move to 0,1", finds=2)
    moved = table.happened(Moved)[0]
    assert (moved.seat, moved.by, moved.why) == (1, 0, "knight")
    assert table.blue.coins == [2]
    assert (table.asked, table.question) == ("red", "turn")
    assert not table.happened(TileStolen)


@pytest.mark.rule("dk-knight")
def test_of_several_heroes_the_knight_chooses_one_who_can_move():
    table = play("knight", lair="1,0 empty S; 0,1 empty S", seats=3)
    assert [text for text in table.red.choices if "push" in text] == ["push seat 1", "push seat 2"]
    stuck = play("knight", at={"red": "1,0", "blue": "1,0"}, lair="1,0 empty S")
    assert rule_of(stuck.red.refused("push blue")) == "dk-knight.cannot-move"


@pytest.mark.rule("dk-ranger")
def test_the_ranger_moves_twice_and_both_chambers_count():
    table = play(lair="1,0 find_a_coin S; 1,1 find_a_coin S")
    table.red.does("move to 1,0", finds=1)
    table.red.does("dash to 1,1", finds=2)
    assert (table.red.at, table.red.coins) == ("1,1", [1, 2])
    assert table.happened(Moved)[0].why == "ranger"
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-ranger")
def test_harp_storm_and_drakon_bind_the_rangers_second_move():
    harp = play(lair="1,0 empty ES; 2,0 magic_harp ES; 1,1 empty S")
    harp.red.does("move to 1,0")
    assert rule_of(harp.red.refused("dash to 1,1")) == "dk-magic-harp.must"
    storm = play(lair="1,0 wind_storm NE; 2,0 empty E; 3,0 empty E")
    storm.red.does("move to 1,0")
    storm.red.does("dash to 2,0")
    assert storm.red.at == "3,0"
    caught = play(lair="1,0 empty E; 2,0 empty E", drakon="1,0", coins={"red": "1 1"})
    caught.red.does("move to 1,0")
    assert caught.red.at == "0,0", "nobody runs through Drakon"
    caught.red.does("dash to 1,0")
    assert (caught.red.at, caught.red.coins) == ("0,0", [])


@pytest.mark.rule("dk-ranger")
def test_the_ranger_may_dash_first_and_place_then():
    table = play(lair="1,0 empty S")
    table.red.does("dash to 1,0")
    table.red.places("empty-NE", at="1,1", arrows="ES")
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-sorceress")
def test_the_sorceress_leaves_through_any_side_instead_of_a_move():
    table = play("sorceress", at={"red": "1,0"}, lair="1,0 empty S; 2,0 empty W; 1,-1 find_a_coin N; 1,1 empty E")
    assert table.red.moves == ["1,1"]
    slips = [text for text in table.red.choices if "slip" in text]
    assert slips == ["slip to 1,-1", "slip to 2,0", "slip to 0,0"], "without arrows and against them"
    assert rule_of(table.red.refused("slip to 1,1")) == "dk-sorceress.no-need"
    assert rule_of(table.red.refused("slip to 5,5")) == "dk-move.no-chamber"
    table.red.does("slip to 1,-1", finds=3)
    assert (table.red.at, table.red.coins) == ("1,-1", [3])
    assert (table.happened(Moved)[0].how, table.happened(Moved)[0].why) == ("slip", "sorceress")
    assert table.turn_of == "blue", "it was her move"


@pytest.mark.rule("dk-sorceress")
def test_the_sorceress_cannot_dodge_a_harp_that_calls():
    table = play("sorceress", at={"red": "1,0"}, lair="1,0 empty ES; 2,0 magic_harp ES; 1,1 empty S; 1,-1 empty N")
    assert not [text for text in table.red.choices if "slip" in text]
    assert rule_of(table.red.refused("slip to 1,-1")) == "dk-magic-harp.must"


@pytest.mark.rule("dk-sorceress")
def test_the_sorceress_leaves_a_storm_only_two_chambers_far():
    table = play("sorceress", at={"red": "1,0"}, lair="1,0 wind_storm NE; 2,0 empty E; 1,1 empty E; 2,1 find_a_coin S")
    assert table.red.moves == []
    assert [text for text in table.red.choices if "slip" in text] == ["slip to 1,1", "slip to 0,0"]
    table.red.does("slip to 1,1", finds=2)
    assert (table.red.at, table.red.coins) == ("2,1", [2]), "the second step follows a printed arrow"
    assert table.happened(Moved)[0].path == ((1, 0), (1, 1), (2, 1))


@pytest.mark.rule("dk-sorceress")
def test_the_sorceress_may_come_back_to_the_storm_she_left_against_an_arrow():
    table = play("sorceress", at={"red": "1,0"}, lair="1,0 wind_storm NE; 1,1 empty N")
    table.red.does("slip to 1,1")
    assert table.red.at == "1,0"
    assert table.happened(Moved)[0].path == ((1, 0), (1, 1), (1, 0))
    other = play("sorceress", at={"red": "1,0"}, lair="1,0 wind_storm NE; 1,1 empty NE; 2,1 empty S")
    other.red.does("slip to 1,1")
    assert (other.asked, other.question) == ("red", "storm")
    assert other.red.moves == ["1,0", "2,1"]
    other.red.does("move to 2,1")
    assert other.red.at == "2,1"


@pytest.mark.rule("dk-sorceress")
def test_a_sorceress_who_can_only_slip_need_not():
    table = play("sorceress", at={"red": "1,0"}, lair="1,0 empty S; 2,0 empty W", red="", blue="empty-N")
    assert table.red.choices == ["slip to 2,0", "slip to 0,0", "end the turn"]
    table.red.does("end the turn")
    assert table.turn_of == "blue"
    last = play("sorceress", at={"red": "1,0"}, lair="1,0 empty S", red="", blue="")
    assert last.red.choices == ["slip to 0,0", "end the turn"], "not all are stuck while she has her power"


@pytest.mark.rule("dk-thief")
def test_the_thief_takes_a_coin_from_a_hero_in_the_same_chamber():
    table = play("thief", coins={"blue": "1 3", "green": "2"}, lair="1,0 empty S", at={"green": "1,0"}, seats=3)
    assert [text for text in table.red.choices if "pick" in text] == ["pick the pocket of seat 1"]
    assert rule_of(table.red.refused("pick the pocket of green")) == "dk-thief.not-here"
    table.red.does("pick the pocket of blue", steals=3)
    assert (table.red.coins, table.blue.coins) == ([3], [1])
    assert table.happened(CoinStolen)[0].why == "thief"
    assert table.question == "turn"
    poor = play("thief")
    assert rule_of(poor.red.refused("pick the pocket of blue")) == "dk-thief.no-coins"


@pytest.mark.rule("dk-fighter")
def test_the_fighter_changes_tiles_and_fills_the_hand_up_to_four():
    table = deal(
        red="empty-NE empty-N wind_storm-NE",
        heroes={"red": "fighter", "blue": "ranger"},
        pile="find_a_coin-N magic_harp-NE teleport-N empty-NS",
        options=POWERS,
    )
    table.red.does("refresh the hand")
    assert table.question == "refresh"
    assert table.red.choices == ["discard Empty N", "discard Empty NE", "discard Wind Storm NE", "enough"]
    assert rule_of(table.red.refused("discard Magic Harp NE")) == "dk-place.not-in-hand"
    table.red.does("discard Wind Storm NE")
    assert table.happened(Discarded)[0] == Discarded(0, "wind_storm-NE")
    assert table.removed == ["wind_storm-NE"]
    table.red.does("discard Empty NE")
    table.red.does("enough")
    assert len(table.happened(Drew)) == 3, "two for two, and one more to make four"
    assert table.red.hand == ["empty-N", "find_a_coin-N", "magic_harp-NE", "teleport-N"]
    assert table.question == "turn"


@pytest.mark.rule("dk-fighter")
def test_a_fighter_with_a_full_hand_draws_as_many_as_go_and_none_from_an_empty_pile():
    table = deal(
        red="empty-NE empty-N empty-NES empty-NS wind_storm-NE",
        heroes={"red": "fighter"},
        pile="find_a_coin-N magic_harp-NE",
        options=POWERS,
    )
    table.red.does("refresh the hand")
    table.red.does("discard Wind Storm NE")
    table.red.does("enough")
    assert len(table.red.hand) == 5
    empty = play("fighter", "ranger")
    assert rule_of(empty.red.refused("refresh the hand")) == "dk-fighter.no-pile"


@pytest.mark.rule("dk-knight-takes-tile")
def test_a_stronger_knight_takes_a_tile_too():
    table = play(
        "knight", lair="1,0 empty S", red="empty-NE", blue="wind_storm-NE", options={"knight_takes_tile": True}
    )
    table.red.does("push blue")
    assert table.happened(TileStolen)[0].tile == "wind_storm-NE"
    assert table.red.hand == ["empty-NE", "wind_storm-NE"]
    table.red.does("move to 1,0")
    none = play("knight", lair="1,0 empty S", red="empty-NE", blue="", options={"knight_takes_tile": True})
    none.red.does("push blue")
    assert not none.happened(TileStolen)


@pytest.mark.rule("dk-thief-swaps")
def test_a_smarter_thief_may_swap_a_coin_with_the_hoard():
    options = {"thief_may_swap": True}
    table = play("thief", coins={"red": "1 2"}, options=options)
    assert [text for text in table.red.choices if "trade" in text] == ["trade Coin 1", "trade Coin 2"]
    assert rule_of(table.red.refused("trade Coin 3")) == "dk-thief-swaps.refused"
    table.red.does("trade Coin 1", finds=3)
    assert table.red.coins == [2, 3]
    assert table.view(None).hoard == 26
    assert [(note.what, note.piece) for note in table.view(0).memory] == [("found", "coin_3"), ("lost", "coin_1")]
    assert [(note.what, note.piece) for note in table.view(1).memory] == [("found", "?"), ("lost", "?")]
    assert rule_of(play("thief", coins={"red": "1"}).red.refused("trade Coin 1")) == "dk-thief-swaps.refused"


@pytest.mark.rule("dk-thief-swaps")
def test_a_swap_can_win():
    table = play("thief", coins={"red": "1 3 3 2"}, options={"thief_may_swap": True})
    table.red.does("trade Coin 1", finds=3)
    assert table.result.winners == (0,)
