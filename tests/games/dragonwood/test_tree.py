"""A counted tree: every choice and every roll of a tiny match, position by position, to a fixed depth.

The mouse lies open, the wind comes next, the dragon last; each seat holds one card, which is the hand limit. Counted by
hand: 1 decision: reload, or three ways at the mouse times two faces, 7. 2: after the reload two discards; after a
capture (6) the wind asks only blue, who has one card: 2 + 6. 3: 2 × 7 turns of blue, and 6 reloads of an empty hand.
4: blue after 2 reloads discards (2 × 2), after 12 captures red passes (12), after 6 reloads red faces the dragon
(6 × 7). 5: 4 × 7; 12 reloads of an empty hand; 6 × (2 discards + 3 wins, which end it + 3 wounds).
A change of these numbers is a change of the rules.
"""

from itertools import product

import pytest

from dragonhall.games.dragonwood.actions import Attempt
from dragonhall.kernel.chance import FastChance, ScriptedChance

from .tiny import tiny_game


def count(state, depth):
    """How many paths of that many decisions there are, choices and rolls counted, ended ones included."""
    if depth == 0 or not state.actors():
        return 1
    total = 0
    for seat in state.actors():
        for action in state.legal(seat):
            dice = len(action.cards) if isinstance(action, Attempt) else 0
            for faces in product(range(2), repeat=dice):
                after = state.copy()
                script = {"attempt": [list(faces)]} if dice else {}
                after.apply(seat, action, ScriptedChance(script, FastChance(5)))
                total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "paths"), [(1, 7), (2, 8), (3, 20), (4, 58), (5, 88)])
def test_the_tiny_match_has_as_many_paths_as_were_counted(depth, paths):
    game = tiny_game()
    mouse, wind = game.cards.kind_of["mouse"], game.cards.kind_of["wind"]
    state = game.setup(2, {}, ScriptedChance({"dragonwood": [[mouse, wind]], "first player": [0]}, FastChance(1)))
    assert state.view(None).landscape == ("mouse",)
    assert count(state, depth) == paths
