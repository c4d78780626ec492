"""Drakon's edition: whatever is wrong with it is told; whatever is right with it plays."""

import copy

import pytest
from tests.games.editions import published

import dragonhall
from dragonhall import BadEdition, CannotParse
from dragonhall.games.drakon import actions
from dragonhall.games.drakon.edition import FACINGS, arrows_of, letters_of, read_edition, turned
from dragonhall.testing.walk import walk

BOOK = published("drakon")
TEXT, DATA = BOOK.text, BOOK.data
refused = BOOK.refused


def changed(path, value):
    return BOOK.changed((path, value))


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("game",), "dragonwood", "game must be 'drakon', not 'dragonwood'"),
        (("coins", 1, "gold"), 1, "coins[2].gold 1 is there twice"),
        (("chambers", 1, "id"), "empty", "chambers[2].id 'empty' is there twice"),
        (("chambers", 1, "id"), "entrance", "chambers[2].id 'entrance' is there twice"),
        (("chambers", 1, "id"), "coin_2", "chambers[2].id 'coin_2' is taken"),
        (("heroes", 1, "id"), "druid", "heroes[2].id 'druid' is there twice"),
        (("heroes", 1, "id"), "escape", "heroes[2].id 'escape' is there twice"),
        (("heroes",), DATA["heroes"][:5], "heroes must be from 6 to 20 heroes"),
        (("entrance", "arrows"), "WN", "entrance.arrows must be letters of NESW, in this order, not 'WN'"),
        (("chambers", 3, "from"), "above", "chambers[4].from must be one of left, right, not 'above'"),
        (("chambers", 0, "effect"), "sleep", "chambers[1].effect must be one of none, find_coin"),
        (("setup", "hand"), 12, "chambers must be at least 72 tiles, or six hands cannot be dealt"),
    ],
)
def test_what_does_not_fit_together_is_told(path, value, told):
    assert refused(changed(path, value)).startswith(told)


def test_a_chamber_without_tiles_is_refused():
    none = {"one": 0, "adjacent": 0, "opposite": 0, "three": 0, "source": "house"}
    assert refused(changed(("chambers", 2, "tiles"), none)) == "chambers[3].tiles must be at least one tile"


def test_a_fault_in_a_text_names_its_line(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("steps = 3", "steps = 99"), encoding="utf-8")
    with pytest.raises(BadEdition, match=r"line \d+: drakon\.steps must be from 0 to 20, not 99"):
        dragonhall.load("drakon", path)


def test_other_numbers_play_to_the_end():
    data = copy.deepcopy(DATA)
    data["setup"]["hand"] = 1
    data["drakon"]["steps"] = 0
    data["patience"]["rounds"] = 2
    data["chambers"] = [row for row in data["chambers"] if row["effect"] in ("none", "find_coin", "drakon_moves")]
    data["entrance"]["arrows"] = "N"
    game = dragonhall.load("drakon", data)
    for seed in range(4):
        *_, last = walk(game, 3, {}, seed)
        assert last.match.result is not None
        assert sum(len(pieces) for pieces in game.census(last.match.state).values()) == game.pieces.pile + 1 + 28


def test_arrows_turn_and_read_as_letters():
    assert [letters_of(turned(3, quarters)) for quarters in range(4)] == ["NE", "ES", "SW", "NW"]
    assert [letters_of(way) for way in FACINGS[5 * 16]] == ["NS", "EW"], "two opposite arrows lie in two ways"
    assert FACINGS[7 * 16 + 15] == ()
    assert all(arrows_of(letters_of(arrows)) == arrows for arrows in range(16))
    assert arrows_of("EN") == arrows_of("X") == -1


def test_every_tile_can_turn_a_plain_side_to_one_neighbour():
    """Beside the northernmost chamber lies a space with one neighbour: so no tile is ever without a place."""
    for arrows in read_edition().arrows[1:]:
        for side in range(4):
            assert FACINGS[arrows * 16 + (1 << side)]


@pytest.mark.parametrize(
    "text",
    [
        "play the Druid",
        "lay Find A Coin NE",
        "put it at -12,3",
        "face NES",
        "move to 0,-1",
        "dash to 1,0",
        "slip to 1,0",
        "push seat 3",
        "pick the pocket of seat 5",
        "trade Coin 3",
        "refresh the hand",
        "discard Steal A Coin Left NS",
        "enough",
        "jump",
        "Drakon appears at 1,0",
        "send Drakon to 0,0",
        "destroy 1,1",
        "rotate 1,1",
        "switch 1,1",
        "insert Empty NS",
        "float to 2,2",
        "control seat 1",
        "rob seat 1",
        "plunder seat 1",
        "ward",
        "decline",
        "end the turn",
    ],
)
def test_actions_read_as_they_are_written(text):
    action = actions.parse(text)
    assert str(action) == text
    assert actions.parse(f"  {text.upper()} ") == action
    assert type(action) in actions.ACTION_TYPES


@pytest.mark.parametrize(
    "text", ["", "go", "move to", "move to 1", "face X", "push seat 12", "lay NE", "put it at 1,9999999"]
)
def test_what_is_no_action_is_told(text):
    with pytest.raises(CannotParse, match="is no Drakon action; say for example"):
        actions.parse(text)
