"""Every command says what it should, and every bad input gives one sentence on stderr and exit code 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import dragonhall
from dragonhall.arena.simulate import CannotSimulate
from dragonhall.cli.commands import run

RECORDED = Path(__file__).parent.parent / "recorded" / "dragonwood-decks-tie-broken.json"


@pytest.fixture
def command(capsys):
    """Runs a command; its exit code, output and errors."""

    def call(*arguments):
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.fixture
def fails(command):
    """Runs a command that must fail with one sentence; the sentence."""

    def call(*arguments):
        code, out, err = command(*arguments)
        assert code == 2
        assert out == ""
        assert err.startswith("dragonhall: ")
        assert err.count("\n") == 1
        assert "Traceback" not in err
        return err.removeprefix("dragonhall: ").strip()

    return call


# ---- simulate ------------------------------------------------------------------------------


def test_simulate_as_json_is_one_object_with_a_bot_for_each_seat(command):
    code, out, err = command("simulate", "dragonwood", "--matches", 10, "--bots", "random,greedy,random", "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert out.count("\n") == 1
    assert {"game", "seats", "matches", "decisions", "seconds", "bots"} <= set(report)
    assert (report["game"], report["seats"], report["matches"]) == ("dragonwood", 3, 10)
    assert type(report["decisions"]) is int
    assert report["seconds"] > 0
    assert [row["bot"] for row in report["bots"]] == ["random", "greedy", "random"]
    assert sum(row["wins"] for row in report["bots"]) == pytest.approx(10)
    assert all(isinstance(row["mean_score"], float) for row in report["bots"])


@pytest.mark.slow
def test_simulate_gives_the_same_on_one_worker_and_on_two(command):
    reports = []
    for workers in (1, 2):
        code, out, _ = command("simulate", "dragonwood", "--matches", 60, "--json", "--workers", workers, "--seed", 4)
        assert code == 0
        report = json.loads(out)
        del report["seconds"], report["matches_per_second"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_simulate_prints_a_table(command):
    code, out, err = command("simulate", "dragonwood", "--matches", 5)
    assert (code, err) == (0, "")
    for said in ("Dragonwood: 5 matches", "mean score", "Wins of whoever began", "Endings", "Decisions", "Turns"):
        assert said in out


def test_simulate_one_bot_for_all_and_options(command):
    code, out, _ = command(
        *("simulate", "dragonwood", "--matches", 3, "--seats", 4, "--bots", "random", "--json"),
        *("--option", "dragon_spell=true", "--option", "decks=1", "--option", "tie_break=orange_dragon"),
    )
    report = json.loads(out)
    assert code == 0
    assert len(report["bots"]) == 4
    assert report["options"]["dragon_spell"] is True
    assert report["options"]["decks"] == 1
    assert report["options"]["tie_break"] == "orange_dragon"


def test_simulate_with_an_edition_of_ones_own(command, tmp_path):
    file = tmp_path / "mine.toml"
    assert command("edition", "export", "dragonwood", file)[0] == 0
    file.write_text(file.read_text("utf-8").replace("points = 1\n", "points = 9\n"), "utf-8")
    assert command("edition", "check", file)[0] == 0
    means = []
    for more in ((), ("--edition", file)):
        _, out, _ = command("simulate", "dragonwood", "--matches", 20, "--json", *more)
        means.append(json.loads(out)["winner_mean_score"])
    assert means[1] > means[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["dragonwood", "--seats", "9"], "at least 2 and at most 4 players"),
        (["dragonwood", "--seats", "two"], "--seats must be a whole number, not 'two'"),
        (["dragonwood", "--seats", "2.5"], "--seats must be a whole number"),
        (["dragonwood", "--seats", "0"], "at least 2"),
        (["dragonwood", "--matches", "many"], "--matches must be a whole number"),
        (["dragonwood", "--matches", "0"], "--matches must be from 1"),
        (["dragonwood", "--matches", "-3"], "--matches must be from 1"),
        (["dragonwood", "--matches", "9" * 30], "--matches must be from 1"),
        (["dragonwood", "--workers", "0"], "--workers must be from 1"),
        (["dragonwood", "--rounds", "0"], "--rounds must be from 1"),
        (["dragonwood", "--seed", "x"], "--seed must be a whole number"),
        (["dragonwood", "--bots", "random,nobody"], "no bot named 'nobody'"),
        (["dragonwood", "--bots", ""], "no bot named ''"),
        (["dragonwood", "--bots", "random,random,random", "--seats", "2"], "names 3 bots for 2 seats"),
        (["dragonwood", "--option", "dragon_spell"], "must be name=value"),
        (["dragonwood", "--option", "=true"], "must be name=value"),
        (["dragonwood", "--option", "magic=true"], "no option “magic”"),
        (["dragonwood", "--option", "dragon_spell=perhaps"], "“dragon_spell” cannot be “perhaps”"),
        (["dragonwood", "--option", "removed=900"], "removed"),
        (["dragonwood", "--option", "decks=1", "--option", "decks=2"], "twice"),
        (["dragonwood", "--edition", "no-such-file.toml"], "cannot be read"),
        (["dragonwood", "--wokers", "2"], "Unknown option"),
        (["dragonwood", "extra"], "no place for 'extra'"),
        (["dragonwood", "--matches"], "--matches"),
        ([], "GAME"),
    ],
)
def test_simulate_refuses_bad_input_with_one_sentence(fails, arguments, said):
    assert said in fails("simulate", *arguments)


def test_a_fault_of_ours_is_told_with_exit_code_1(command, monkeypatch):
    def fail(*arguments, **more):
        raise CannotSimulate("match 3: it went past 10 decisions")

    monkeypatch.setattr("dragonhall.arena.simulate.simulate", fail)
    code, _, err = command("simulate", "dragonwood", "--matches", 1)
    assert code == 1
    assert err == "dragonhall: match 3: it went past 10 decisions\n"


# ---- playthrough, rules, edition -----------------------------------------------------------


def test_playthrough_is_the_same_for_the_same_seed(command):
    texts = [command("playthrough", "dragonwood", "--seed", seed)[1] for seed in (7, 7, 8)]
    assert texts[0] == texts[1] != texts[2]
    assert "result after" in texts[0]


@pytest.mark.parametrize("lang", ["en", "es", "vi"])
def test_playthrough_in_a_language(command, lang):
    code, out, _ = command("playthrough", "dragonwood", "--seats", 3, "--lang", lang)
    assert code == 0
    assert out.count("\n") > 100


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no game"),
        (["dragonwood", "--lang", "xx"], "nothing is written in 'xx'"),
        (["dragonwood", "--seats", "1"], "at least 2"),
        (["dragonwood", "--seed", "1.5"], "must be a whole number"),
    ],
)
def test_playthrough_refuses_bad_input(fails, arguments, said):
    assert said in fails("playthrough", *arguments)


@pytest.mark.parametrize(("lang", "said"), [("en", "At most 9 cards"), ("es", "DRAGÓN"), ("vi", "RỒNG")])
def test_rules_are_readable_text(command, lang, said):
    code, out, _ = command("rules", "dragonwood", "--lang", lang)
    assert code == 0
    assert said.lower() in out.lower()
    assert max(len(line) for line in out.splitlines()) <= 100


def test_rules_refuse_bad_input(fails):
    assert "no game" in fails("rules", "chess")
    assert "nothing is written in 'de'" in fails("rules", "dragonwood", "--lang", "de")


def test_an_edition_is_printed_or_written_and_is_good(command, tmp_path):
    file = tmp_path / "mine.toml"
    printed = command("edition", "export", "dragonwood")[1]
    assert command("edition", "export", "dragonwood", file)[0] == 0
    assert file.read_text("utf-8") == printed
    code, out, _ = command("edition", "check", file)
    assert code == 0
    assert "good" in out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("strike = 3\n", "strike = 0\n", "line "),
        ("strike = 3\n", "strike = \n", "line "),
        ("strike = 3\n", 'strike = "three"\n', "strike must be a whole number"),
        ('game = "dragonwood"', 'game = "chess"', "game must be one of"),
        ('game = "dragonwood"', "game = [1]", "game must be one of"),
        ('game = "dragonwood"', "", "game must be one of"),
    ],
)
def test_a_broken_edition_is_told_with_its_place(command, fails, tmp_path, old, new, said):
    file = tmp_path / "mine.toml"
    text = command("edition", "export", "dragonwood")[1]
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    sentence = fails("edition", "check", file)
    assert str(file) in sentence
    assert said in sentence
    if "game" not in old:
        assert "line " in fails("simulate", "dragonwood", "--edition", file, "--matches", 1)


def test_an_edition_file_that_cannot_be_read_or_written(fails, tmp_path):
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8" in fails("edition", "check", binary)
    assert "cannot be read" in fails("edition", "check", tmp_path / "none.toml")
    assert "cannot be read" in fails("edition", "check", tmp_path)
    assert "is there already" in fails("edition", "export", "dragonwood", binary)
    assert "cannot be written" in fails("edition", "export", "dragonwood", tmp_path / "no" / "where.toml")
    assert "no game" in fails("edition", "export", "chess")


# ---- match ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es", "vi"])
def test_a_match_file_is_shown_with_its_result(command, lang):
    code, out, _ = command("match", "show", RECORDED, "--lang", lang)
    assert code == 0
    assert "1. " in out
    assert json.loads(RECORDED.read_text("utf-8"))["state_hash"] in out


def test_a_match_that_is_not_over_is_shown_without_its_hash(command, tmp_path):
    match = dragonhall.Match.start(dragonhall.load("dragonwood"), 3, 5, {"open_hands": True})
    file = tmp_path / "open.json"
    file.write_text(match.to_json(), "utf-8")
    code, out, _ = command("match", "show", file)
    assert code == 0
    assert "Not over yet" in out
    assert "open_hands=true" in out
    assert match.state_hash not in out


def test_an_unreadable_or_cut_match_file_is_refused(fails, tmp_path):
    whole = RECORDED.read_text("utf-8")
    file = tmp_path / "match.json"
    for text in ("", whole[:-30], whole.replace('"seed":', '"sed":', 1), "[" * 100_000, '{"a":' * 100_000):
        file.write_text(text, "utf-8")
        assert str(file) in fails("match", "show", file)
    file.write_bytes(b"\xff\x00")
    assert str(file) in fails("match", "show", file)
    cut = json.loads(whole)
    cut["entries"] = cut["entries"][:-2]
    file.write_text(json.dumps(cut), "utf-8")
    assert "cut short" in fails("match", "show", file)
    assert "cannot be read" in fails("match", "show", tmp_path / "none.json")
    assert "nothing is written" in fails("match", "show", RECORDED, "--lang", "xx")


# ---- the command itself --------------------------------------------------------------------


def test_an_unknown_command_is_refused(fails):
    assert "chess" in fails("chess")


def test_help_names_every_command(command):
    code, out, _ = command("--help")
    assert code == 0
    for name in ("play", "simulate", "playthrough", "rules", "edition", "match"):
        assert name in out
    assert "--odds" in command("play", "--help")[1]


def python_m(*arguments, **more):
    return subprocess.run(
        [sys.executable, "-m", "dragonhall", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        **more,
    )


def test_the_version_from_outside():
    done = python_m("--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"dragonhall {dragonhall.__version__}")


def test_bad_input_from_outside():
    done = python_m("simulate", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
