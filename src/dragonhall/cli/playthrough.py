"""`dragonhall playthrough`: a whole match of random choices as text."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from dragonhall.arena import playthrough as arena
from dragonhall.cli.given import GameGiven, SeatsGiven, check_table
from dragonhall.kernel.registry import load


def playthrough(
    game: GameGiven,
    /,
    *,
    seed: Annotated[int, Parameter(help="Which match it is: the same seed, the same text.")] = 0,
    seats: SeatsGiven = None,
    lang: Annotated[str | None, Parameter(help="Tell it in sentences: en, es or vi.", show_default=False)] = None,
) -> None:
    """Print all that happens in one match in which everyone chooses at random."""
    played = load(game)
    count = played.seats[0] if seats is None else seats
    check_table(played, count)
    for line in arena.playthrough(played, count, seed, lang):
        print(line)
