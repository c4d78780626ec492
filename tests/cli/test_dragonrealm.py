"""Playing Dragonrealm in the terminal."""

import builtins

import pytest

import dragonhall
from dragonhall.cli.commands import run


@pytest.fixture
def play(capsys, monkeypatch):
    """Plays with the lines typed, then `rest` again and again, or leaves. The exit code and the output."""

    def call(*arguments, typed=(), rest="q"):
        lines = iter(typed)
        monkeypatch.setattr(builtins, "input", lambda prompt="": next(lines, rest))
        code = run(["play", "dragonrealm", *(str(argument) for argument in arguments)])
        return code, capsys.readouterr().out

    return call


def test_explorations_are_listed_by_location_with_their_best_chance(play):
    _, out = play("--seed", 3, typed=["1"])
    assert "Take G3" in out
    assert "Cave of Bats  17 ways  best 63.9 %" in out


def test_an_action_may_be_typed_and_a_wrong_one_is_told_why(play):
    _, out = play("--seed", 3, typed=["keep Ruby Crown", "keep Shadow Lantern", "sneak Cave Of Bats with P4 B6"])
    assert "Ruby Crown is not one of the cards you were dealt." in out
    assert "To sneak you need numbers in a row" in out


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "over"), [("en", "Total: "), ("es", "Total: "), ("vi", "Tổng")])
def test_a_match_to_its_end(play, tmp_path, lang, over):
    file = tmp_path / "match.json"
    code, out = play("--seed", 3, "--lang", lang, "--option", "centre=alley", "--save", file, rest="1")
    assert code == 0
    assert over in out
    assert dragonhall.Match.from_json(file.read_text("utf-8")).result is not None
