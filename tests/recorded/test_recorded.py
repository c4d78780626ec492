"""Every recorded match replays to its hashes, and every way of ending has a recording."""

import re
from pathlib import Path

import pytest

import dragonhall

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
EVERY_GAME = pytest.mark.parametrize("game", dragonhall.games())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_replays_to_its_hash(file):
    match = dragonhall.Match.from_json(file.read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.game.id == file.stem.split("-")[0]
    assert match.result.ending == file.stem.split("-")[1]
    assert match.to_json() == file.read_text(encoding="utf-8").rstrip("\n")


def results(game):
    """How the recorded matches of a game ended."""
    files = [file for file in FILES if file.stem.split("-")[0] == game]
    return [dragonhall.Match.from_json(file.read_text(encoding="utf-8")).result for file in files]


def written(game, pattern):
    """What the rules and the scoring of a game hold that fits the pattern."""
    folder = Path(dragonhall.__file__).parent / "games" / game
    sources = [*folder.glob("rules/*.py"), folder / "scoring.py"]
    return {found for file in sources for found in re.findall(pattern, file.read_text(encoding="utf-8"))}


@EVERY_GAME
def test_every_ending_has_a_recording(game):
    """The endings are those that the rules can give: what `end_match` is called with."""
    endings = written(game, r'end_match\(position, "(\w+)", events\)')
    assert len(endings) > 1
    assert {result.ending for result in results(game)} == endings


@EVERY_GAME
def test_every_tie_has_a_recording(game):
    ties = written(game, r'"(\w\w-tie-[\w-]+)"')
    assert ties
    assert {result.tie for result in results(game)} == ties | {""}


@pytest.mark.parametrize("game", ["drakon", "dragons_gold"])
def test_every_option_has_a_recording(game):
    files = [file for file in FILES if file.stem.split("-")[0] == game]
    matches = [dragonhall.Match.from_json(file.read_text("utf-8")) for file in files]
    for option in matches[0].game.options:
        assert any(match.options[option.id] != option.default for match in matches), option.id
