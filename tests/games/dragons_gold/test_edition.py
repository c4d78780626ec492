"""Dragon's Gold's edition: whatever is wrong with it is told; whatever is right with it plays."""

import copy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.editions import published, sentence

import dragonhall
from dragonhall import BadEdition, CannotParse
from dragonhall.games.dragons_gold import actions
from dragonhall.games.dragons_gold.edition import read_edition
from dragonhall.testing import contract, secrecy
from dragonhall.testing.walk import walk

BOOK = published("dragons_gold")
TEXT, DATA, changed = BOOK.text, BOOK.data, BOOK.changed


def test_every_row_says_where_it_comes_from():
    sources = {row["source"] for key in ("tokens", "adventurers", "dragons", "magic_objects") for row in DATA[key]}
    assert sources <= {"published", "inferred", "house"}
    assert [row["source"] for row in DATA["dragons"]].count("published") == 1


def test_a_fault_in_a_file_is_told_with_its_line(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace("strength = 5", 'strength = "five"', 1), "utf-8")
    line = next(number for number, row in enumerate(TEXT.splitlines(), 1) if row.startswith("strength = "))
    with pytest.raises(BadEdition, match=rf"line {line}: dragons\[1\]\.strength must be a whole number"):
        read_edition(file)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ([(("game",), "dragonwood")], "must be 'dragons_gold'"),
        ([(("tokens", 0, "id"), "tin")], "must follow the order silver"),
        ([(("tokens", 0, "kind"), "gem")], "must be one of coin"),
        ([(("dragons", 1, "id"), "cinder_whelp")], "is there twice"),
        ([(("dragons", 1, "id"), "silver")], "is there twice"),
        ([(("dragons",), DATA["dragons"][:3])], "must be from 4 to 200 dragons"),
        ([(("adventurers",), [])], "must be from 1 to 8 adventurers"),
        ([(("magic_objects",), DATA["magic_objects"][:2])], "must be at least 6"),
        ([(("tokens",), DATA["tokens"][:8])], "must be the 9 kinds"),
        ([(("dragons", 0, "colour"), "red")], "is not a key that an edition has here"),
        ([(("tokens", number, "count"), 0) for number in range(9)], "must be at least one token"),
    ],
)
def test_what_cannot_be_played_is_told(changes, says):
    with pytest.raises(BadEdition, match=says):
        read_edition(changed(*changes))


SMALL = {
    "attack": st.integers(0, 6),
    "strength": st.integers(1, 12),
    "known": st.integers(0, 6),
    "hidden": st.integers(0, 6),
    "count": st.integers(0, 12),
}


@st.composite
def editions(draw):
    """Editions with other numbers: few or many tokens, weak or strong teams, few dragons, any market."""
    data = copy.deepcopy(DATA)
    data["dragons"] = data["dragons"][: draw(st.integers(4, 18))]
    data["setup"]["face_up"] = draw(st.integers(1, 4))
    data["setup"]["market_after"] = draw(st.integers(0, 5))
    for key in ("adventurers", "dragons", "tokens"):
        for row in data[key]:
            for field, numbers in SMALL.items():
                if field in row:
                    row[field] = draw(numbers)
    data["tokens"][0]["count"] += 1
    for row in data["magic_objects"]:
        row["copies"] = draw(st.integers(1, 3))
    return data


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=editions(), seats=st.integers(3, 6), seed=st.integers(0, 99), objects=st.booleans())
def test_any_edition_that_is_accepted_plays_to_the_end_and_keeps_its_promises(data, seats, seed, objects):
    game = dragonhall.load("dragons_gold", data)
    options = {"magic_objects": objects}
    contract.check_pieces(game, seats, options, seed)
    assert contract.check_end(game, seats, options, seed) in ("bag", "pile")
    secrecy.check_secrecy(game, seats, options, seed, [actions.Done()], every=11)
    secrecy.check_imagination(game, seats, options, seed, every=13)


def test_a_saved_match_keeps_its_edition():
    data = changed((("dragons", 0, "strength"), 7))
    match = dragonhall.Match.start(dragonhall.load("dragons_gold", data), 3, 5)
    for step in walk(match.game, 3, {}, 5):
        match = step.match
    read = dragonhall.Match.from_json(match.to_json())
    assert read.game.edition["dragons"][0]["strength"] == 7


@pytest.mark.parametrize(
    "text",
    [
        "send thief",
        "send thief to",
        "offer",
        "offer 2 silver",
        "offer 2 tin to 0",
        "offer 1 silver 1 silver to 0",
        "accept",
        "accept one",
        "take tin foil",
        "swap 1 gold for 1 silver",
        "divide 1 gold, nothing",
        "play",
        "show",
        "rob",
        "rob me",
        "offer 99999999999 silver to 0",
    ],
)
def test_what_is_no_action_is_told_with_examples(text):
    with pytest.raises(CannotParse, match="is no Dragon's Gold action; say for example: send Thief"):
        actions.parse(text)


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=60))
def test_any_text_is_an_action_or_told_to_be_none(text):
    try:
        action = actions.parse(text)
    except CannotParse as error:
        sentence(error)
    else:
        assert actions.parse(str(action)) == action
