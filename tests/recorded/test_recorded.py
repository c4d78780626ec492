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


def test_every_tie_has_a_recording():
    ties = {dragonhall.Match.from_json(file.read_text(encoding="utf-8")).result.tie for file in FILES}
    assert ties == {"", "dw-tie-broken-creatures", "dw-tie-broken-dragon", "dw-tie-shared"}
