"""Random play through the front door, one decision at a time, for tests that look at every position on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

import msgspec

from dragonhall.arena.rounds import Rounds
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.game import Game
from dragonhall.kernel.match import Match
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Audience, Event, Options, OptionValue

ROUNDS = 6
"""How often a walk asks the seats of a question with a deadline before it lapses."""


class Step(NamedTuple):
    """One decision of a walk: the match after it, who decided what, and what happened, whole.

    Where the time ran out, the seat is −1 and there is no action.
    """

    match: Match
    seat: int
    action: Action | None
    events: list[Event]


def walk(game: Game, seats: int, options: Options, seed: int | str) -> Iterator[Step]:
    """Play a match with uniformly random choices; yields the set-up first, with seat −1 and no action.

    Questions with a deadline lapse after `ROUNDS` rounds.
    """
    match = Match.start(game, seats, seed, options)
    choices = FastChance(f"choices {seed}")
    yield Step(match, -1, None, match.opening)
    decisions = 0
    rounds = Rounds(ROUNDS)
    while actors := match.actors:
        if rounds.are_over(match.state):
            yield Step(match, -1, None, match.lapse())
        else:
            seat = actors[choices.below(len(actors), "who")]
            action = match.state.random_legal(seat, choices)
            yield Step(match, seat, action, match.play(seat, action))
        decisions += 1
        assert decisions <= game.horizon(seats, options), f"more than {game.horizon(seats, options)} decisions"


def audiences(seats: int) -> list[Audience]:
    """Every audience: the spectators and each seat."""
    return [None, *range(seats)]


def view_bytes(state: State, audience: Audience) -> bytes:
    """A view as it goes over the wire."""
    return msgspec.json.encode(state.view(audience))


def all_views(state: State, seats: int) -> list[bytes]:
    """Every audience's view as bytes."""
    return [view_bytes(state, audience) for audience in audiences(seats)]


def option_sets(game: Game) -> list[dict[str, OptionValue]]:
    """The defaults, and every single option changed to each other value that it may have (numbers: both ends)."""
    found: list[dict[str, OptionValue]] = [{}]
    for option in game.options:
        values = option.choices or tuple(sorted({option.least, option.least + 1, option.most}))
        found += [{option.id: value} for value in values if value != option.default]
    return found


def tables(game: Game) -> list[tuple[int, Mapping[str, OptionValue]]]:
    """Every number of seats with every set of options that the game allows together."""
    return [
        (seats, options)
        for seats, options in product(game.seats, option_sets(game))
        if game.check(seats, options) is None
    ]
