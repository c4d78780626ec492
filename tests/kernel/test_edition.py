"""The reader of editions: each fault is told in one sentence, with its place and its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dragonhall import BadEdition
from dragonhall.kernel.edition import Table, read_file, read_toml

TEXT = """\
# a comment with strike = 1
id = "x"
names = { en = "X", es = "X", vi = "X" }
"quoted" = 1
dotted.one = 1

[setup]
hand = 5
removed = { "2" = 12, "3" = 10 }

[setup.more]
"2" = 1

[[rows]]
id = "first"
strike = 1
names = { en = "a", es = "b", vi = "c" }

  [[ rows ]]   # the second
id = "second"
strike = 2
[rows.names]
en = "a"
[[rows.parts]]
size = 1
[[rows.parts]]
size = 2

[["rows"]]
strike = 3
[[rows.parts]]
size = 3

[adventurers]
numbers = 1
[[adventurers.suits]]
id = "red"
[[adventurers.suits]]
id = "blue"
"""


def root() -> Table:
    return Table(read_toml(TEXT), "", TEXT)


def number(where: Table, key: str) -> int:
    said = str(where.fail(key, "is wrong"))
    return int(said.split(":")[0].removeprefix("line ")) if said.startswith("line ") else 0


def assert_one_line(error: Exception) -> None:
    assert "\n" not in str(error)


def row(marked: str, nth: int = 1) -> int:
    lines = [line for line, text in enumerate(TEXT.split("\n"), start=1) if text.strip().startswith(marked)]
    return lines[nth - 1]


def test_a_fault_points_at_the_line_of_its_key():
    top = root()
    assert number(top, "id") == 2
    assert number(top, "quoted") == 4
    assert number(top, "dotted") == 5
    assert number(top.table("dotted"), "one") == 5
    assert number(top, "setup") == row("[setup]")
    assert number(top, "rows") == row("[[rows]]")
    assert number(top, "absent") == 0
    setup = top.table("setup")
    assert number(setup, "hand") == row("hand")
    assert number(setup, "removed") == row("removed")
    assert number(setup.table("removed"), "2") == row("removed")
    assert number(setup.table("more"), "2") == row('"2"')
    assert number(setup, "absent") == row("[setup]")


def test_a_fault_in_a_list_points_into_the_right_table():
    first, second, third = root().rows("rows")
    assert number(first, "strike") == row("strike = 1")
    assert number(second, "strike") == row("strike = 2")
    assert number(third, "strike") == row("strike = 3")
    assert number(first.table("names"), "vi") == row("names", 2)
    assert number(second.table("names"), "en") == row("en =")
    assert number(second.table("names"), "vi") == row("[rows.names]")
    assert number(second, "absent") == row("[[ rows ]]")
    assert number(third, "id") == row('[["rows"]]')
    assert [number(part, "size") for part in second.rows("parts")] == [row("size = 1"), row("size = 2")]
    assert [number(part, "size") for part in third.rows("parts")] == [row("size = 3")]
    suits = root().table("adventurers").rows("suits")
    assert number(suits[1], "id") == row('id = "blue"')
    assert number(suits[1], "letter") == row("[[adventurers.suits]]", 2)


def test_lines_are_counted_as_an_editor_counts_them():
    text = 'a = "\u2028\u0085"\nb = 1\n'
    assert str(Table(read_toml(text), "", text).fail("b", "is wrong")) == "line 2: b is wrong"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2\n", 2),
        ("[a]\n[b]\n[a]\n", 3),
        ("a = 1\n\n\n[[", 4),
        ('a = "x', 1),
        ("a = 1\nb = [1, 2", 2),
        ("a = 01", 1),
        ("a = 1\rb = 2", 1),
        ("a = 2024-13-45", 1),
        ("\0", 1),
    ],
)
def test_a_text_that_is_not_toml_is_told_with_its_line(text, line):
    with pytest.raises(BadEdition, match=f"^line {line}: not valid TOML: ") as caught:
        read_toml(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 100_000, "a = " + "{a=" * 100_000, "a = " + "9" * 5000, "a = 1" + "_1" * 9000],
    ids=range(4),
)
def test_what_the_toml_reader_gives_up_on_is_a_bad_edition(text):
    with pytest.raises(BadEdition):
        read_toml(text)


@given(st.text() | st.text(alphabet="ab=[]{}\"'.,\n #1-:T"))
def test_any_text_is_data_or_a_bad_edition(text):
    try:
        data = read_toml(text)
    except BadEdition as error:
        assert_one_line(error)
    else:
        for key in data:
            assert str(Table(data, "", text).fail(key, "is wrong")).endswith("is wrong")


@given(st.text(alphabet="ab=[]{}\"'.,\n #1-"), st.text(alphabet="ab[].1\n"), st.text(alphabet="ab.[]\n1"))
def test_a_line_is_found_or_not_for_any_text_and_place(text, path, key):
    said = str(Table({}, path, text).fail(key, "is wrong"))
    assert said.endswith("is wrong")


def test_files_that_cannot_be_read(tmp_path):
    for path in (tmp_path, tmp_path / "none", tmp_path / ("x" * 5000), tmp_path / "a\0b"):
        with pytest.raises(BadEdition):
            read_file(path)
    (tmp_path / "latin").write_bytes(b'a = "\xe9"')
    with pytest.raises(BadEdition, match=r"not UTF-8"):
        read_file(tmp_path / "latin")
    (tmp_path / "windows").write_bytes(b'\xef\xbb\xbfa = "b"\r\nb = 1\r\n')
    assert read_toml(read_file(tmp_path / "windows")) == {"a": "b", "b": 1}


DEEP: list = []
for _ in range(100_000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    "value",
    [None, 1.0, True, "1", b"1", [1], {}, 10**5000, -1, 10, DEEP, object(), (1,), "x" * 10**6],
    ids=range(14),
)
def test_a_number_is_a_number(value):
    with pytest.raises(BadEdition, match=r"^a must be .*from 0 to 9, not ") as caught:
        Table({"a": value}, "").whole("a", 0, 9)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "value", [None, 1, True, ["x"], b"x", "", "a b", "A", "1a", "_a", "a_", "a__b", "é", "a\n", "²"]
)
def test_an_id_is_words_with_single_underscores(value):
    with pytest.raises(BadEdition, match=r"^id must be "):
        Table({"id": value}, "").id()


@pytest.mark.parametrize("value", ["a\nb", "\x1b[31m", "\ud800", "x" * 201, "a\u2028b", "\0"])
def test_a_text_is_one_line_that_can_be_written(value):
    with pytest.raises(BadEdition, match=r"^a must be "):
        Table({"a": value}, "").text("a")


@pytest.mark.parametrize("value", [0, 1, None, "true", []])
def test_a_flag_is_true_or_false(value):
    with pytest.raises(BadEdition, match=r"^a must be true or false, not "):
        Table({"a": value}, "").flag("a")
    assert Table({}, "").flag("a") is False


@pytest.mark.parametrize("value", [None, "a", [], ["a", "a"], ["c"], [1], [True], [["a"]], [{}], {"a": 1}, ("a",)])
def test_texts_are_some_of_those_allowed_each_once(value):
    with pytest.raises(BadEdition, match=r"^a must "):
        Table({"a": value}, "").texts("a", ("a", "b"))


@pytest.mark.parametrize(
    "value", [None, 1, [], [True], [1.0], ["1"], [10], [-1], [[1]], {}, (1,), [10**5000]], ids=range(12)
)
def test_wholes_are_whole_numbers(value):
    with pytest.raises(BadEdition, match=r"^a must "):
        Table({"a": value}, "").wholes("a", 0, 9)


@pytest.mark.parametrize("value", [None, 1, "x", {}, [1], [[]], [{}, None], ({},)])
def test_rows_are_tables(value):
    with pytest.raises(BadEdition, match=r"^a must "):
        Table({"a": value}, "").rows("a")


@pytest.mark.parametrize("key", ["strik", "a.b", "a\nb", "", 5, None, (1,), "x" * 10**6, 10**5000], ids=range(9))
def test_a_key_that_nothing_reads_is_told(key):
    with pytest.raises(BadEdition, match=r"is not a key that an edition has here$") as caught:
        Table({key: 1}, "").done()
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)
