"""A turn of Drakon: place a chamber or move. Where tiles may lie, and where arrows lead."""

import pytest

from dragonhall.games.drakon.events import Aimed, Drew, Moved, Placed, Skipped
from dragonhall.testing.lair import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


@pytest.mark.rule("dk-turn")
def test_a_turn_is_one_chamber_or_one_move_then_the_next_player_goes():
    table = deal(lair="1,0 empty S", red="empty-NE", blue="empty-N", seats=3)
    assert table.asked == "red"
    assert rule_of(table.blue.refused("move to 1,0")) == "table-turn.not-asked"
    assert rule_of(table.red.refused("decline")) == "dk-turn.no-pass"
    assert rule_of(table.red.refused("end the turn")) == "dk-turn.no-pass"
    assert rule_of(table.red.refused("put it at 0,1")) == "dk-turn.answer-first"
    table.red.does("move to 1,0")
    assert table.turn_of == "blue"
    table.blue.places("empty-N", at="0,1", arrows="S")
    assert table.turn_of == "green"


@pytest.mark.rule("dk-cannot-move")
def test_without_a_way_out_one_must_place_a_chamber():
    table = deal(red="empty-NE", blue="empty-N")
    assert table.red.choices == ["lay Empty NE"]
    assert table.view(0).bonds == ("no-move",)
    assert rule_of(table.red.refused("move to 1,0")) == "dk-move.no-chamber"


@pytest.mark.rule("dk-no-tiles")
def test_without_tiles_one_must_move():
    table = deal(lair="1,0 empty S", red="", blue="empty-N", pile_is_all=True)
    assert table.red.choices == ["move to 1,0"]
    assert table.view(None).bonds == ("no-tiles",)


@pytest.mark.rule("dk-skip")
def test_without_tiles_and_without_a_way_the_turn_is_skipped():
    table = deal(lair="1,0 empty S", at={"blue": "1,0"}, red="empty-NE", blue="", green="empty-N", pile_is_all=True)
    table.red.does("move to 1,0")
    assert [event.seat for event in table.happened(Skipped)] == [1]
    assert table.turn_of == "green"


@pytest.mark.rule("dk-place")
def test_a_tile_goes_side_by_side_with_a_chamber_turned_as_one_likes():
    table = deal(red="find_a_coin-N empty-NE", blue="empty-N")
    table.red.does("lay Find a Coin N")
    assert table.question == "where"
    assert table.red.choices == [f"put it at {place}" for place in ("0,-1", "-1,0", "1,0", "0,1")]
    assert rule_of(table.red.refused("put it at 0,0")) == "dk-place.taken"
    assert rule_of(table.red.refused("put it at 1,1")) == "dk-place.not-adjacent"
    table.red.does("put it at 1,0")
    assert table.happened(Aimed)[0].what == "place"
    assert table.red.choices == ["face N", "face E", "face S"], "not west: the entrance points there"
    table.red.does("face E")
    assert table.happened(Placed)[0] == Placed(0, "find_a_coin-N", 1, 0, "E")
    assert table.lair == {"0,0": "entrance NESW", "1,0": "find_a_coin E"}
    assert table.red.hand[0] == "empty-NE"


@pytest.mark.rule("dk-place")
def test_only_tiles_of_the_own_hand_can_be_placed():
    table = deal(red="empty-NE", blue="empty-N")
    refusal = table.red.refused("lay Magic Harp NE")
    assert rule_of(refusal) == "dk-place.not-in-hand"
    assert refusal.figures == {"card": "magic_harp"}
    assert rule_of(table.red.refused("lay Empty N")) == "dk-place.not-in-hand"


@pytest.mark.rule("dk-place")
def test_where_a_tile_can_be_turned_in_one_way_only_it_is():
    table = deal(lair="1,0 empty ES; 0,1 empty ES", red="empty-NE", blue="empty-N")
    table.red.does("lay Empty NE")
    table.red.does("put it at 1,1")
    assert table.lair["1,1"] == "empty ES"
    assert table.turn_of == "blue"


@pytest.mark.rule("dk-arrows")
def test_no_arrow_may_point_at_an_arrow():
    table = deal(red="empty-NE", blue="empty-N")
    table.red.does("lay Empty NE")
    table.red.does("put it at 1,0")
    assert rule_of(table.red.refused("face SW")) == "dk-arrows.facing"
    assert rule_of(table.red.refused("face NS")) == "table-action.garbled", "the tile's arrows cannot lie like that"
    assert table.red.choices == ["face NE", "face ES"]


@pytest.mark.rule("dk-arrows")
def test_a_place_where_every_side_is_pointed_at_takes_no_tile():
    table = deal(lair="1,0 empty S; 2,0 empty S; 0,1 empty E; 2,1 empty W; 1,2 empty N", red="empty-N", blue="empty-N")
    table.red.does("lay Empty N")
    assert rule_of(table.red.refused("put it at 1,1")) == "dk-arrows.facing"


@pytest.mark.rule("dk-arrows")
def test_plain_sides_may_meet():
    table = deal(lair="1,0 empty S", red="empty-N", blue="empty-N")
    table.red.places("empty-N", at="2,0", arrows="E")
    assert table.lair["2,0"] == "empty E"


@pytest.mark.rule("dk-place-anywhere")
def test_a_chamber_may_be_placed_far_from_the_hero_and_may_shut_somebody_in():
    table = deal(
        lair="1,0 empty E; 2,0 empty E; 3,0 empty E; 4,0 empty N", at={"blue": "4,0"}, red="empty-N", blue="empty-N"
    )
    table.red.places("empty-N", at="4,-1", arrows="N")
    table.blue.does("move to 4,-1")
    assert table.blue.at == "4,-1"
    shut = deal(lair="1,0 empty E; 2,0 empty N; 2,-1 empty W; 1,-1 empty N", at={"blue": "1,0"}, red="empty-N", blue="")
    assert shut.red.may("lay Empty N")
    shut.red.places("empty-N", at="0,-1", arrows="W")
    assert shut.lair["0,-1"] == "empty W"


@pytest.mark.rule("dk-draw")
def test_after_placing_one_draws_and_from_an_empty_pile_not():
    table = deal(red="empty-NE empty-N", blue="empty-N", pile="wind_storm-NE")
    table.red.places("empty-NE", at="1,0")
    assert table.red.hand == ["empty-N", "wind_storm-NE"]
    drew = table.happened(Drew)[0]
    assert (drew.to(0).tile, drew.to(1).tile, drew.to(None).tile) == ("wind_storm-NE", "?", "?")
    empty = deal(red="empty-NE empty-N", blue="empty-N", pile_is_all=True)
    empty.red.places("empty-NE", at="1,0")
    assert empty.red.hand == ["empty-N"]
    assert not empty.happened(Drew)


@pytest.mark.rule("dk-draw")
def test_a_move_draws_nothing():
    table = deal(lair="1,0 empty S", red="empty-NE", blue="empty-N")
    table.red.does("move to 1,0")
    assert table.red.hand == ["empty-NE"]


@pytest.mark.rule("dk-no-hand-limit")
def test_a_hand_may_grow_without_limit():
    tiles = "empty-NE empty-NE empty-NE empty-NE empty-NES empty-NES empty-NES empty-NES empty-NS empty-N"
    table = deal(lair="1,0 steal_a_chamber NS", red=tiles, blue="empty-N")
    table.red.does("move to 1,0", takes="empty-N")
    assert len(table.red.hand) == 11


@pytest.mark.rule("dk-move")
def test_a_hero_follows_an_arrow_into_the_chamber_beside():
    table = deal(lair="1,0 empty E; 2,0 empty N; 1,1 empty S; 0,1 empty S", at={"red": "1,0"}, red="empty-NE", blue="")
    assert table.red.moves == ["2,0"]
    assert rule_of(table.red.refused("move to 1,1")) == "dk-move.no-arrow"
    assert rule_of(table.red.refused("move to 0,1")) == "dk-move.too-far"
    assert rule_of(table.red.refused("move to 1,-1")) == "dk-move.no-chamber"
    table.red.does("move to 2,0")
    moved = table.happened(Moved)[0]
    assert (moved.path, moved.how, moved.why, moved.by) == (((1, 0), (2, 0)), "arrow", "turn", 0)


@pytest.mark.rule("dk-one-way")
def test_nobody_can_go_straight_back_along_an_arrow():
    table = deal(lair="1,0 empty NES", red="empty-NE", blue="empty-N")
    table.red.does("move to 1,0")
    table.blue.places("empty-N", at="-1,0", arrows="W")
    assert table.red.moves == []
    assert rule_of(table.red.refused("move to 0,0")) == "dk-move.no-arrow"


@pytest.mark.rule("dk-one-way")
def test_the_arrows_of_the_chamber_one_goes_to_do_not_matter():
    table = deal(lair="1,0 empty E", red="empty-NE", blue="empty-N")
    assert table.red.may("move to 1,0")


@pytest.mark.rule("dk-together")
def test_heroes_share_chambers():
    table = deal(lair="1,0 empty S", at={"blue": "1,0", "green": "1,0"}, seats=3)
    table.red.does("move to 1,0")
    chamber = next(chamber for chamber in table.view(None).chambers if chamber.x == 1)
    assert chamber.heroes == (0, 1, 2)


@pytest.mark.rule("dk-choose-by-click")
def test_the_view_tells_the_screen_every_place_and_turn_of_the_tile_in_question():
    table = deal(lair="1,0 empty S", red="empty-NE", blue="empty-N")
    assert table.view(0).spots == ()
    table.red.does("lay Empty NE")
    spots = {(spot.x, spot.y): spot.facings for spot in table.view(0).spots}
    assert set(spots[(-1, 0)]) == {"SW", "NW"}
    assert set(spots[(1, 1)]) == {"ES", "SW"}
    assert table.view(1).spots == ()
    table.red.does("put it at 1,1")
    (spot,) = table.view(0).spots
    assert (spot.x, spot.y, set(spot.facings)) == (1, 1, {"ES", "SW"})
    assert table.view(1).steps[-1].x == 1, "the others see where it will lie"


@pytest.mark.rule("dk-in-the-open")
def test_lair_counts_and_removed_tiles_are_public():
    table = deal(
        lair="1,0 destroy_a_chamber S; -1,0 empty W", coins={"red": "3 2", "blue": "1"}, red="empty-NE", blue="empty-N"
    )
    table.red.does("move to 1,0")
    table.red.does("destroy -1,0")
    view = table.view(None)
    assert view.removed == ("empty-N",)
    assert [len(player.coins) for player in view.players] == [2, 1]
    assert [len(player.hand) for player in view.players] == [1, 1]
    assert (view.pile, view.hoard) == (71 - 4, 25)
    assert [(chamber.x, chamber.kind, chamber.heroes) for chamber in view.chambers] == [
        (0, "entrance", (1,)),
        (1, "destroy_a_chamber", (0,)),
    ]


@pytest.mark.rule("dk-skip")
@pytest.mark.rule("dk-drakon-end-of-turn")
def test_a_turn_that_is_skipped_has_no_end_beside_drakon():
    table = deal(
        lair="5,0 empty E; 6,0 empty S; 6,1 empty W",
        at={"red": "5,0", "green": "6,0"},
        drakon="0,0",
        coins={"blue": "2"},
        red="",
        blue="",
        green="",
        pile_is_all=True,
    )
    table.red.does("move to 6,0")
    assert [event.seat for event in table.happened(Skipped)] == [1]
    assert table.turn_of == "green"
    assert table.blue.coins == [2]


@pytest.mark.rule("dk-skip")
def test_a_turn_in_which_a_power_was_used_is_not_skipped():
    table = deal(
        lair="1,0 empty S",
        heroes={"red": "ranger", "blue": "druid"},
        options={"heroes": True},
        red="",
        blue="empty-N",
        pile_is_all=True,
    )
    table.red.does("dash to 1,0")
    assert table.turn_of == "blue"
    assert not table.happened(Skipped)


@pytest.mark.rule("dk-cannot-move")
@pytest.mark.rule("dk-no-tiles")
def test_nobody_is_told_to_do_what_cannot_be_done():
    powers = {"heroes": True}
    sorceress = deal(lair="1,0 empty S", at={"red": "1,0"}, heroes={"red": "sorceress"}, options=powers)
    assert sorceress.red.may("slip to 0,0")
    assert sorceress.view(0).bonds == (), "she can move and need not place a chamber"
    storm = deal(
        lair="1,0 wind_storm NE; 1,1 empty E; 2,1 empty S",
        at={"red": "1,0"},
        heroes={"red": "sorceress"},
        options=powers,
    )
    assert storm.red.may("slip to 1,1")
    assert storm.view(0).bonds == ("storm",), "for her there is a way out"
    fighter = deal(lair="1,0 empty S", at={"red": "1,0"}, heroes={"red": "fighter"}, options=powers, red="", blue="")
    assert fighter.red.choices == ["refresh the hand", "end the turn"]
    assert fighter.view(0).bonds == (), "neither a tile nor a way"
    beside_a_harp = "1,0 empty E; 2,0 magic_harp ES; 0,1 empty S"
    thief = deal(lair=beside_a_harp, heroes={"red": "thief"}, coins={"blue": "1"}, at={"blue": "1,0"}, options=powers)
    thief.red.does("move to 1,0")
    assert (thief.question, thief.view(0).bonds) == ("after", ()), "a Thief who has moved moves no more"
    ranger = deal(lair=beside_a_harp, heroes={"red": "ranger"}, options=powers)
    ranger.red.does("move to 1,0")
    assert (ranger.question, ranger.view(0).bonds) == ("after", ("harp",))


@pytest.mark.rule("dk-move")
def test_nobody_moves_to_where_the_hero_is_already():
    table = deal(lair="1,0 teleport S", at={"red": "1,0"}, seats=2)
    assert rule_of(table.red.refused("move to 1,0")) == "dk-move.here"
