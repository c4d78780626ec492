"""The editions of all games: whatever is wrong with one is told, at its place and with its line."""

import copy

import pytest
from tests.games.editions import Place, inside, published, spoken

import dragonhall
from dragonhall import BadEdition, Match

GAMES = sorted(dragonhall.games())


def may_be_missing(game: str, place: Place) -> bool:
    """Keys that a row of the published edition may do without."""
    key, row = place[-1], inside(published(game).data, place[:-1])
    if game == "dragonwood":
        return key in ("dragon", "tie_break") or (key == "amount" and row.get("effect") != "add_points")
    if game == "dragonrealm" and place[0] == "locations":
        return key in ("dragon", "gold", "players") or (key == "effect" and "amount" not in row)
    return game == "dragons_gold" and key == "power"


def may_stand_there(game: str, place: Place, value: object) -> bool:
    """Values that look wrong at most places but are right at this one."""
    free = {
        "dragonwood": [("events",), ("enhancements",)],
        "dragonrealm": [("adventurers", "goblins"), ("adventurers", "rockslides"), ("coins",)],
    }
    return (place[-1] == "symbol" and value == "") or (value == [] and place in free.get(game, []))


@pytest.mark.parametrize("game", GAMES)
def test_the_published_text_reads_back_and_each_reading_is_its_own(game):
    book = published(game)
    assert book.read().data == book.read(book.data).data == book.data
    data = copy.deepcopy(book.data)
    read = dragonhall.load(game, data)
    for value in data.values():
        if isinstance(value, list | dict):
            value.clear()
    assert read.edition == book.data
    assert Match.from_json(Match.start(read, 3).to_json()).game.edition == book.data


@pytest.mark.parametrize("game", GAMES)
def test_a_file_reads_as_its_text(game, tmp_path):
    book, path = published(game), tmp_path / "mine.toml"
    for ending in ("\n", "\r\n"):
        path.write_bytes(book.text.replace("\n", ending).encode())
        for each in (path, str(path)):
            assert book.read(each).data == book.data
    path.write_bytes(b"\xef\xbb\xbf" + book.text.encode())
    assert book.read(path).data == book.data


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("edition", ["", ".", "none.toml", "\0", "x" * 10_000])
def test_what_is_no_file_is_a_bad_edition(game, edition):
    with pytest.raises(BadEdition):
        dragonhall.load(game, edition)


@pytest.mark.parametrize("game", GAMES)
def test_each_key_is_needed_and_its_absence_told_at_its_place(game):
    book = published(game)
    for place in book.places:
        if isinstance(place[-1], int):
            continue
        data = copy.deepcopy(book.data)
        del inside(data, place[:-1])[place[-1]]
        if may_be_missing(game, place):
            if place[-1] != "dragon":
                book.read(data)
        else:
            told = book.refused(data)
            orphan = f"{spoken((*place[:-1], 'amount'))} is not a key"  # an amount goes with its effect
            assert told.startswith((f"{spoken(place)} is missing; it must be ", orphan)), place


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "value",
    [None, 1.5, -1, 10**400, 10**5000, "", "x\ny", "\ud800", b"x", [], {}, [None], [[]], [{}], {"x": 1}, {5: 5}, ()],
    ids=range(17),
)
def test_no_wrong_value_anywhere_is_taken(game, value):
    book = published(game)
    for place in book.places:
        if not may_stand_there(game, place, value):
            assert str(place[0]) in book.refused(book.changed((place, value))), place


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", [True, False, 1.0, "1"])
def test_what_only_looks_like_a_number_is_no_number(game, value):
    book = published(game)
    for place in book.places:
        if type(inside(book.data, place)) is int:
            told = spoken(place[:-1] if isinstance(place[-1], int) else place)
            assert book.refused(book.changed((place, value))).startswith(f"{told} must "), place


@pytest.mark.parametrize("game", GAMES)
def test_each_table_refuses_a_key_it_does_not_have(game):
    book = published(game)
    for place in [(), *book.places]:
        if isinstance(inside(book.data, place), dict):
            told = f"{spoken((*place, 'sneek'))} is not a key that an edition has here"
            assert book.refused(book.changed(((*place, "sneek"), 1))) == told


def keyed(lines: list[str]) -> list[int]:
    """The lines that give a key its value."""
    return [number for number, line in enumerate(lines) if " = " in line and not line.startswith(("#", " "))]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_mistyped_line_of_a_file_is_told_with_its_line_or_its_row(game, tmp_path):
    """A mistyped key is missing, or unknown: the message names the line of the key or the heading above it."""
    book, path = published(game), tmp_path / "mine.toml"
    before = book.text.split("\n")
    for number in keyed(before):
        lines = before.copy()
        key = lines[number].split(" =")[0].strip()
        mistyped = f'{key[:-1]}x"' if key.endswith('"') else f"{key}x"
        lines[number] = lines[number].replace(key, mistyped, 1)
        path.write_text("\n".join(lines), encoding="utf-8")
        message = book.refused(path).removeprefix(f"{path}: ")
        heading = max([0, *[line for line in range(number) if lines[line].startswith("[")]])
        if heading or "missing" not in message:
            assert message.startswith((f"line {number + 1}: ", f"line {heading + 1}: ")), (number, message)
        assert key.split(".")[0].strip('"') in message or "is missing" in message


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_wrong_line_of_a_file_is_told_with_its_line(game, tmp_path):
    book, path = published(game), tmp_path / "mine.toml"
    before = book.text.split("\n")
    for number in keyed(before):
        lines = before.copy()
        key = lines[number].split(" =")[0]
        for wrong in ("1979-05-27", "nan", "[[[]]]"):
            lines[number] = f"{key} = {wrong}"
            path.write_text("\n".join(lines), encoding="utf-8")
            assert book.refused(path).startswith(f"{path}: line {number + 1}: "), number
        lines[number] = f"{before[number]}\n{before[number]}"
        path.write_text("\n".join(lines), encoding="utf-8")
        assert book.refused(path).startswith(f"{path}: line {number + 2}: not valid TOML: "), number
