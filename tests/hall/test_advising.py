"""Chances for cards that are being chosen."""

from collections.abc import Callable
from typing import Any

import pytest

import dragonhall
from dragonhall.hall.advising import chances
from dragonhall.hall.facts import Improper
from dragonhall.hall.live import LiveMatch
from dragonhall.kernel.values import Refusal, Refused

Sit = Callable[..., Any]


def test_every_card_of_the_landscape_is_answered_for(sit: Sit) -> None:
    table = sit(2)
    seat = table.live.actors[0]
    view = table.live.board.state.view(seat)
    found = chances(table.live, seat, "", view.players[seat].hand[:1], ())
    assert set(found) == set(view.landscape)
    for by_method in found.values():
        assert set(by_method) == {"strike", "stomp", "scream"}
        assert all(isinstance(odds, Refusal) or 0 <= odds.chance <= 1 for odds in by_method.values())


def test_cards_that_do_not_exist_are_refused_and_others_only_by_the_rules(sit: Sit) -> None:
    table = sit(2)
    with pytest.raises(Refused, match="garbled"):
        chances(table.live, 0, "", ["X99"], ())
    with pytest.raises(Refused, match="garbled"):
        chances(table.live, 0, "nowhere", [], ())
    hand = table.live.board.state.view(0).players[0].hand
    missing = next(card for card in ("R1", "R2", "R3", "R4", "R5", "R6") if card not in hand)
    (by_method,) = chances(table.live, 0, table.live.board.state.view(0).landscape[0], [missing], ()).values()
    assert all(isinstance(odds, Refusal) for odds in by_method.values())


def test_there_are_none_before_the_start() -> None:
    with pytest.raises(Improper, match="not-started"):
        chances(LiveMatch(dragonhall.load("dragonwood"), 2, {}, "x"), 0, "", [], ())
