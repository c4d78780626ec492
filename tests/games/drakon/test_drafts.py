"""Where a tile might go, told before it is placed: the same places and ways that the rules then allow."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dragonhall import load
from dragonhall.games.drakon.actions import Lay, Put
from dragonhall.games.drakon.drafts import DrakonAdvice, DrakonDraft
from dragonhall.games.drakon.view import DrakonView
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.values import Refused


def _lay_is_next(state: Any, chance: FastChance, decisions: int) -> int:
    """Play on, then until somebody may place a chamber; who that is."""
    choose = random.Random(3)
    while True:
        seat = state.actors()[0]
        legal = state.legal(seat)
        decisions -= 1
        if decisions < 0 and any(isinstance(action, Lay) for action in legal):
            return int(seat)
        state.apply(seat, choose.choice(legal), chance)


@pytest.mark.rule("dk-place")
@pytest.mark.rule("dk-arrows")
def test_a_draft_names_the_places_that_are_then_legal() -> None:
    game = load("drakon")
    chance = FastChance(8)
    state = game.setup(3, {}, chance)
    seat = _lay_is_next(state, chance, 60)
    lays = [action for action in state.legal(seat) if isinstance(action, Lay)]
    assert lays
    for lay in lays:
        advice = game.advise(state.view(seat), DrakonDraft(lay.tile))
        assert isinstance(advice, DrakonAdvice)
        ahead = state.copy()
        ahead.apply(seat, lay, chance)
        asked = ahead.view(seat)
        assert isinstance(asked, DrakonView)
        assert advice.spots == asked.spots
        assert [Put(spot.x, spot.y) for spot in advice.spots] == ahead.legal(seat)


@pytest.mark.rule("dk-place")
@pytest.mark.parametrize("tile", ["entrance-NESW", "no_such_tile-N", ""])
def test_a_tile_that_cannot_be_placed_is_no_draft(tile: str) -> None:
    game = load("drakon")
    view = game.setup(2, {}, FastChance(1)).view(0)
    with pytest.raises(Refused):
        game.advise(view, DrakonDraft(tile))
