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


ENDINGS = {
    "dragonwood": ("flow", {"dragons", "decks", "last_card"}),
    "dragonrealm": ("*", {"dragon", "quiet"}),
}
"""By game: the modules of its rules that call `end_match`, and what they may call it with."""

TIES = {
    "dragonwood": {"", "dw-tie-broken-creatures", "dw-tie-broken-dragon", "dw-tie-shared"},
    "dragonrealm": {"", "dr-tie-broken", "dr-tie-shared"},
}


@pytest.mark.parametrize("game", ENDINGS)
def test_every_ending_has_a_recording(game):
    """The endings are those that the rules can give: what `end_match` is called with."""
    modules, endings = ENDINGS[game]
    recorded = {file.stem.split("-")[1] for file in FILES if file.stem.startswith(f"{game}-")}
    rules = Path(dragonhall.__file__).parent / "games" / game / "rules"
    given = set()
    for file in rules.glob(f"{modules}.py"):
        given |= set(re.findall(r'end_match\(position, "(\w+)", events\)', file.read_text(encoding="utf-8")))
    assert given == endings
    assert recorded == endings


@pytest.mark.parametrize("game", TIES)
def test_every_tie_has_a_recording(game):
    files = [file for file in FILES if file.stem.startswith(f"{game}-")]
    ties = {dragonhall.Match.from_json(file.read_text(encoding="utf-8")).result.tie for file in files}
    assert ties == TIES[game]
