"""Every recorded match replays to its hashes, and every way of ending has a recording."""

import re
from pathlib import Path

import pytest

import dragonhall

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_replays_to_its_hash(file):
    match = dragonhall.Match.from_json(file.read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.result.ending == file.stem.split("-")[1]
    assert match.to_json() == file.read_text(encoding="utf-8").rstrip("\n")


def test_every_ending_has_a_recording():
    """The endings are those that the rules can give: what `end_match` is called with."""
    recorded = {file.stem.split("-")[1] for file in FILES if file.stem.startswith("dragonwood-")}
    flow = Path(dragonhall.__file__).parent / "games" / "dragonwood" / "rules" / "flow.py"
    endings = set(re.findall(r'end_match\(position, "(\w+)", events\)', flow.read_text(encoding="utf-8")))
    assert endings == {"dragons", "decks", "last_card"}
    assert recorded == endings


def test_every_ending_and_option_of_dragons_gold_has_a_recording():
    matches = [
        dragonhall.Match.from_json(file.read_text("utf-8")) for file in FILES if file.stem.startswith("dragons_gold")
    ]
    assert {match.result.ending for match in matches} == {"bag", "pile"}
    for option in matches[0].game.options:
        assert any(match.options[option.id] != option.default for match in matches), option.id


@pytest.mark.parametrize(
    ("game", "ties"),
    [
        ("dragonwood", {"", "dw-tie-broken-creatures", "dw-tie-broken-dragon", "dw-tie-shared"}),
        ("dragons_gold", {"", "dg-tie-shared"}),
    ],
)
def test_every_tie_has_a_recording(game, ties):
    files = [file for file in FILES if file.stem.startswith(f"{game}-")]
    assert {dragonhall.Match.from_json(file.read_text(encoding="utf-8")).result.tie for file in files} == ties
