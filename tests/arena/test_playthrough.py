"""Whole matches as text, compared with those that are kept. A difference means that the rules play otherwise now.

Where that is meant, renew the texts and read the diff before committing it:

    DRAGONHALL_RENEW=1 python -m pytest tests/arena/test_playthrough.py
"""

import os
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

import dragonhall
from dragonhall import bots
from dragonhall.arena.playthrough import playthrough, told
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.match import Match
from dragonhall.kernel.values import Action, View
from dragonhall.kernel.words import LANGUAGES, UnknownLanguage

GOLDEN = Path(__file__).parent.parent / "golden"
GAME = dragonhall.load("dragonwood")


GOLDEN_MATCHES = [
    ("dragonwood", 2, 7),
    ("dragonwood", 4, 3),
    ("dragonrealm", 2, 7),
    ("dragonrealm", 4, 3),
    ("drakon", 2, 7),
    ("drakon", 5, 3),
    ("dragons_gold", 3, 7),
    ("dragons_gold", 5, 3),
]


@pytest.mark.parametrize(("game", "seats", "seed"), GOLDEN_MATCHES)
def test_a_match_plays_as_it_did(game: str, seats: int, seed: int) -> None:
    path = GOLDEN / f"{game}-{seats}-{seed}.txt"
    now = "".join(f"{line}\n" for line in playthrough(dragonhall.load(game), seats, seed))
    if os.environ.get("DRAGONHALL_RENEW"):
        path.write_text(now, "utf-8", newline="\n")
    lines, kept = now.splitlines(), path.read_text("utf-8").splitlines()
    for number, (line, was) in enumerate(zip(lines, kept, strict=False), start=1):
        assert line == was, f"{path.name}:{number} differs; if that is meant, renew it: see the top of this test"
    assert len(lines) == len(kept), f"{path.name} has another length; if that is meant, renew it"


def test_the_same_arguments_give_the_same_text() -> None:
    assert list(playthrough(GAME, 3, "a seed")) == list(playthrough(GAME, 3, "a seed"))
    assert list(islice(playthrough(GAME, 3, 1), 9)) != list(islice(playthrough(GAME, 3, 2), 9))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_tells_the_same_match_in_sentences(language: str) -> None:
    def hashes(lines: Sequence[str]) -> list[str]:
        return [line.rpartition("#")[2] for line in lines if "#" in line]

    told = list(playthrough(GAME, 2, 7, language))
    plain = (GOLDEN / "dragonwood-2-7.txt").read_text("utf-8").splitlines()
    assert hashes(told) == hashes(plain)
    assert len(hashes(told)) > 20
    assert not any("{" in line or "seat=" in line for line in told)


def test_what_happens_is_told_whole_and_then_as_those_see_it_who_are_told_less() -> None:
    lines = list(playthrough(GAME, 3, 7))
    dealt = next(at for at, line in enumerate(lines) if line.startswith("  dealt seat=1"))
    assert "?" not in lines[dealt]
    assert lines[dealt + 1].startswith("      spectators, seat 0, seat 2: dealt seat=1 cards=?,?,?,?,?")
    assert not lines[dealt + 2].startswith("      ")


def test_where_hands_lie_open_nobody_is_told_less() -> None:
    lines = list(playthrough(GAME, 2, 7, options={"open_hands": True}))
    assert lines[1].endswith("open_hands=yes open_totals=no")
    assert not any(line.startswith("      ") for line in lines)


class First:
    """Takes the first action, or none at all."""

    def __init__(self, silent: bool = False) -> None:
        self.silent = silent

    def choose(
        self, view: View, legal: Sequence[Action], chance: Chance, time_left: float | None = None
    ) -> Action | None:
        return None if self.silent else legal[0]


def test_bots_may_sit_at_some_seats() -> None:
    lines = list(playthrough(GAME, 2, 7, bots={0: First()}))
    assert lines == list(playthrough(GAME, 2, 7, bots={0: First()}))
    assert lines != list(playthrough(GAME, 2, 7))
    with pytest.raises(ValueError, match="the bot at seat 1 stays silent"):
        list(playthrough(GAME, 2, 7, bots={0: First(), 1: First(silent=True)}))


def test_an_unknown_language_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownLanguage, match="nothing is written in 'tlh'"):
        next(playthrough(GAME, 2, 7, "tlh"))


def test_good_bots_play_another_match_than_chance() -> None:
    players = {seat: bots.make("greedy", GAME, seat) for seat in range(2)}
    lines = list(playthrough(GAME, 2, 7, bots=players))
    assert any(line.startswith("result after") for line in lines)
    assert lines[:8] == list(islice(playthrough(GAME, 2, 7), 8)), "the same cards are dealt"


@pytest.mark.parametrize("language", [None, *LANGUAGES])
def test_a_recorded_match_is_told_as_far_as_it_goes(language: str | None) -> None:
    match = Match.start(GAME, 2, 7)
    for _ in range(3):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    lines = list(told(Match.start(GAME, 2, 7), match.entries, language))
    assert lines[-1].startswith("not over after 3 decisions, waiting for ")
    assert lines[-1].endswith(f"#{match.state_hash[:12]}")
