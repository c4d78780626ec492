"""Drakon's edition: whatever is wrong with it is told; whatever is right with it plays."""

import copy
import tomllib

import pytest

import dragonhall
from dragonhall import BadEdition, CannotParse, Match
from dragonhall.games.drakon import actions
from dragonhall.games.drakon.edition import FACINGS, arrows_of, letters_of, published_text, read_edition, turned
from dragonhall.testing.walk import walk

TEXT = published_text()
DATA = tomllib.loads(TEXT)


def places(data=DATA, path=()):
    """Every key and list index of the published edition."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


PLACES = list(places())


def spoken(path):
    said = ""
    for part in path:
        said += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if said else part
    return said


def inside(data, path):
    for part in path:
        data = data[part]
    return data


def changed(path, value):
    data = copy.deepcopy(DATA)
    inside(data, path[:-1])[path[-1]] = value
    return data


def refused(edition):
    """A fault is told in one sentence."""
    with pytest.raises(BadEdition) as caught:
        read_edition(edition)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    assert len(message) < 900
    return message


def test_the_published_text_reads_back_and_each_reading_is_its_own():
    assert read_edition().data == read_edition(DATA).data == DATA
    data = copy.deepcopy(DATA)
    game = dragonhall.load("drakon", data)
    data["coins"].clear()
    data["chambers"][0]["tiles"]["one"] = 9
    assert game.edition == DATA
    assert Match.from_json(Match.start(game, 2).to_json()).game.edition == DATA


def test_a_file_reads_as_its_text(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert read_edition(path).data == read_edition(str(path)).data == DATA


def test_each_key_is_needed_and_its_absence_told_at_its_place():
    for path in PLACES:
        key = path[-1]
        if isinstance(key, int):
            continue
        data = copy.deepcopy(DATA)
        del inside(data, path[:-1])[key]
        assert refused(data).startswith(f"{spoken(path)} is missing; it must be "), path


@pytest.mark.slow
@pytest.mark.parametrize(
    "value",
    [None, 1.5, -1, 10**400, "", "x\ny", "\ud800", b"x", [], {}, [None], [[]], [{}], {"x": 1}, {5: 5}, ()],
    ids=range(16),
)
def test_no_wrong_value_anywhere_is_taken(value):
    for path in PLACES:
        assert path[0] in refused(changed(path, value)), path


@pytest.mark.parametrize("value", [True, False, 1.0, "1"])
def test_what_only_looks_like_a_number_is_no_number(value):
    for path in PLACES:
        if isinstance(inside(DATA, path), int):
            assert f"{path[-1]} must be a whole number" in refused(changed(path, value))


def test_a_mistyped_key_is_told():
    for path in [(), ("setup",), ("coins", 0), ("chambers", 3), ("chambers", 3, "tiles"), ("heroes", 1)]:
        data = copy.deepcopy(DATA)
        inside(data, path)["colour"] = 1
        assert "colour is not a key that an edition has here" in refused(data)


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
