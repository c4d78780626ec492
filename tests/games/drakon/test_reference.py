"""The game and the slow reference agree on every answer, in random positions with every option."""

from collections import Counter
from itertools import product

import pytest

from dragonhall.games.drakon import DrakonState, load_game
from dragonhall.games.drakon.actions import Control, Dash, Move, SendDrakon, Slip
from dragonhall.games.drakon.state import HOME, NOWHERE, QUESTIONS, TURN
from dragonhall.kernel.chance import FastChance
from dragonhall.testing.walk import option_sets

from .reference import Reference

GAME = load_game()
LIVELY = (Control, Dash, Move, SendDrakon, Slip)
"""What makes a random match eventful: chosen more often than by pure chance."""


def compare(state: DrakonState, met: Counter[str]) -> None:
    """The game's list against the reference's set; every reference answer is also judged."""
    (seat,) = state.actors()
    view = state.view(seat)
    legal = [str(action) for action in state.legal(seat)]
    expected = Reference(view).answers()
    assert len(set(legal)) == len(legal)
    assert set(legal) == expected, f"{view.question}: {set(legal) ^ expected}"
    met[view.question] += 1


def scrambled(state: DrakonState, dice: FastChance) -> DrakonState:
    """The same lair with every hero and Drakon in any of its chambers."""
    other = state.copy()
    cells = sorted(other.lair)
    for seat in range(len(other.at)):
        other.at[seat] = cells[dice.below(len(cells), "hero")]
    if other.drakon != NOWHERE:
        other.drakon = cells[dice.below(len(cells), "Drakon")]
    return other


def positions(number: int, part: int) -> Counter[str]:
    """Compare so many positions; how often each question was met."""
    met: Counter[str] = Counter()
    tables = [
        (seats, options | more)
        for (seats, options), more in product(
            product(GAME.seats, option_sets(GAME)),
            ({}, {"heroes": True, "thief_may_swap": True}, {"heroes": True, "steal_coin_target": "any_opponent"}),
        )
        if GAME.check(seats, options | more) is None
    ]
    dice = FastChance(f"reference {part}")
    while met.total() < number:
        seats, options = tables[dice.below(len(tables), "table")]
        state = GAME.setup(seats, options, dice)
        while state.actors() and met.total() < number:
            (seat,) = state.actors()
            compare(state, met)
            if state.steps[-1][0] == TURN:
                compare(scrambled(state, dice), met)
            legal = list(state.legal(seat))
            lively = [action for action in legal if isinstance(action, LIVELY)]
            chosen = lively if lively and dice.below(3, "lively") else legal
            state.apply(seat, chosen[dice.below(len(chosen), "choice")], dice)
    return met


def test_the_reference_agrees_in_two_thousand_positions():
    met = positions(2000, 0)
    assert met["turn"] > 500
    assert met["where"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("part", range(1, 6))
def test_the_reference_agrees_in_many_positions(part):
    positions(4000, part)


@pytest.mark.slow
def test_random_positions_meet_every_question():
    met = positions(8000, 9)
    assert set(met) == set(QUESTIONS) - {"draw", "end", "over"}


def facing(state: DrakonState) -> list[tuple[int, int]]:
    """The places where an arrow points at an arrow."""
    chambers = {(at.x, at.y): at.arrows for at in state.view(None).chambers}
    found = []
    for (x, y), arrows in chambers.items():
        if "E" in arrows and "W" in chambers.get((x + 1, y), ""):
            found.append((x, y))
        if "S" in arrows and "N" in chambers.get((x, y + 1), ""):
            found.append((x, y))
    return found


@pytest.mark.rule("dk-arrows")
@pytest.mark.rule("dk-hoard")
@pytest.mark.parametrize("seed", range(12))
def test_no_arrows_ever_meet_a_tile_can_always_be_placed_and_28_coins_are_there(seed):
    dice = FastChance(f"properties {seed}")
    options = {"heroes": seed % 2 == 1, "team_play": seed % 3 == 1}
    state = GAME.setup(4 if options["team_play"] else 2 + seed % 5, options, dice)
    while state.actors():
        (seat,) = state.actors()
        assert facing(state) == []
        census = GAME.census(state)
        assert sum(len(pieces) for place, pieces in census.items() if place.startswith(("coins", "hoard"))) == 28
        assert HOME in state.lair
        for hand in state.hands:
            for tile in set(hand):
                placed = state.copy()
                placed.steps.append((2, seat, seat, NOWHERE, 0))
                placed.chosen = tile
                assert placed.legal(seat), f"no place for {GAME.pieces.tiles[tile]}"
        state.apply(seat, state.random_legal(seat, dice), dice)
