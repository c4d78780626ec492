"""Playing in the terminal with a scripted hand, to the end, in every language."""

import builtins
import itertools

import pytest

import dragonhall
from dragonhall.cli.commands import run
from dragonhall.cli.menu import PAGE
from dragonhall.cli.screen import Screen
from dragonhall.kernel.words import Words


@pytest.fixture
def play(capsys, monkeypatch):
    """Plays with the lines typed; then `rest` again and again, or the input ends. The exit code, output and errors."""

    def call(*arguments, typed=(), rest=None):
        lines = iter(typed)

        def read(prompt=""):
            line = next(lines, rest)
            if line is None:
                raise EOFError
            if line is KeyboardInterrupt:
                raise KeyboardInterrupt
            return line

        monkeypatch.setattr(builtins, "input", read)
        code = run(["play", "dragonwood", *(str(argument) for argument in arguments)])
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "over"), [("en", "Total: "), ("es", "Total: "), ("vi", "Tổng")])
def test_a_match_to_its_end(play, tmp_path, lang, over):
    file = tmp_path / "match.json"
    code, out, err = play("--seed", 3, "--lang", lang, "--save", file, rest="1")
    assert (code, err) == (0, "")
    assert over in out
    assert "1. " in out
    match = dragonhall.Match.from_json(file.read_text("utf-8"))
    assert match.result is not None
    assert match.seed == 3


def test_a_match_of_four_where_every_attempt_is_tried(play):
    typed = itertools.cycle(["2", "1"])  # the likeliest attempt on the first target, or whatever these choose
    code, out, _ = play("--seed", 5, "--seats", 4, "--bots", "random", typed=typed)
    assert code == 0
    assert "Random 3" in out
    assert "4. " in out


def test_the_table_and_the_exact_chances_are_shown(play):
    code, out, _ = play("--seed", 3, typed=["2"])
    assert code == 0
    assert "Landscape" in out
    assert "strike " in out
    assert "by colour" in out
    assert " %" in out
    assert "best" in out
    assert "You have left" in out


def test_without_odds_no_chance_is_shown(play):
    assert " %" not in play("--seed", 3, "--no-odds", typed=["2", "m", "b", "t"])[1]


def test_long_lists_come_in_pages(play):
    _, out, _ = play("--seed", 3, typed=["2", "m", "m", "b", "q"])
    assert f"\n {PAGE}  " in out
    assert f"\n {PAGE + 1}  " in out
    assert "b  back" in out


def test_help_and_what_is_not_understood(play):
    _, out, _ = play("--seed", 3, typed=["?", "", "dance", "0", "999", "9" * 50, "q"])
    assert "Type a number to choose" in out
    assert "reload · strike" in out
    assert "not a move I know" in out
    assert out.count("There is no choice") == 3


def test_an_action_may_be_typed_and_a_wrong_one_is_told_why(play):
    _, out, _ = play("--seed", 3, typed=["strike Angry Ogre with R1", "RELOAD", "q"])
    assert "Angry Ogre" in out
    assert "You draw" in out


def test_typed_and_numbered_choices_do_the_same(play, tmp_path):
    files = [tmp_path / "numbered.json", tmp_path / "typed.json"]
    for file, typed in zip(files, ("1", "reload"), strict=True):
        play("--seed", 3, "--save", file, typed=[typed, "q"])
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")


def test_ctrl_c_is_130_and_the_match_is_saved(play, tmp_path):
    file = tmp_path / "match.json"
    code, _, err = play("--seed", 3, "--save", file, typed=["1", KeyboardInterrupt])
    assert code == 130
    assert "Traceback" not in err
    assert dragonhall.Match.from_json(file.read_text("utf-8")).entries


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "5"], "at most 4"),
        (["--bots", "nobody"], "no bot named 'nobody'"),
        (["--bots", "random,random", "--seats", "2"], "names 2 bots for 1 seats besides yours"),
        (["--lang", "xx"], "nothing is written in 'xx'"),
        (["--seed", "x"], "must be a whole number"),
        (["--option", "magic=1"], "no option"),
        (["--edition", "none.toml"], "cannot be read"),
        (["--save", "."], "is there already"),
    ],
)
def test_bad_input_is_refused_before_anything_is_asked(play, arguments, said):
    code, out, err = play(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_the_bots_named_decide_how_many_play(play):
    out = play("--seed", 3, "--bots", "random,greedy")[1]
    assert "Random 1" in out
    assert "Greedy 2" in out


@pytest.mark.parametrize(
    ("lang", "chance", "shown"),
    [
        ("en", 1.0, "100 %"),
        ("en", 0.0, "0 %"),
        ("en", 0.99999, "99.9 %"),
        ("en", 0.00001, "0.1 %"),
        ("es", 13 / 36, "36,1 %"),
        ("vi", 0.5, "50,0 %"),
    ],
)
def test_only_what_is_certain_reads_so(lang, chance, shown):
    game = dragonhall.load("dragonwood")
    assert Screen(game, Words("dragonwood", lang, game.edition), ["A", "B"], True).percent(chance) == shown


def test_the_terminal_says_the_same_in_every_language():
    from importlib import resources

    from fluent.syntax import parse

    found = []
    for lang in ("en", "es", "vi"):
        text = resources.files("dragonhall.cli").joinpath("words", f"{lang}.ftl").read_text("utf-8")
        messages = [entry for entry in parse(text).body if type(entry).__name__ == "Message"]
        found.append({(m.id.name, tuple(a.id.name for a in m.attributes)) for m in messages})
        assert not [entry for entry in parse(text).body if type(entry).__name__ == "Junk"]
    assert found[0] == found[1] == found[2]


@pytest.mark.slow
def test_where_time_runs_one_may_wait_and_the_match_still_ends(capsys, monkeypatch, tmp_path):
    typed = itertools.cycle(["w", "1"])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(typed))
    file = tmp_path / "match.json"
    arguments = ["play", "dragons_gold", "--seats", "3", "--seed", "5", "--bots", "stubborn", "--save", str(file)]
    assert run(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "w  say nothing now" in out
    match = dragonhall.Match.from_json(file.read_text("utf-8"))
    assert match.result is not None
    assert any(type(entry).__name__ == "Lapsed" for entry in match.entries)
