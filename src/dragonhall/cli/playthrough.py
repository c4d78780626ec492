"""`dragonhall playthrough`: a whole match of random choices, or of bots, as text."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from dragonhall.arena import playthrough as arena
from dragonhall.bots import make
from dragonhall.cli.given import (
    EditionGiven,
    GameGiven,
    OptionsGiven,
    SeatsGiven,
    Whole,
    check_table,
    options_of,
    seated,
)
from dragonhall.kernel.registry import load


def playthrough(
    game: GameGiven,
    /,
    *,
    seed: Annotated[Whole, Parameter(help="Which match it is: the same seed, the same text.")] = 0,
    seats: SeatsGiven = None,
    bots: Annotated[
        str | None, Parameter(help="One for each seat, or one for all; left out, chance.", show_default=False)
    ] = None,
    lang: Annotated[str | None, Parameter(help="Tell it in sentences: en, es or vi.", show_default=False)] = None,
    option: OptionsGiven = (),
    edition: EditionGiven = None,
) -> None:
    """Print all that happens in one match, what each audience is told of it, and the hashes that must come out."""
    played = load(game, edition)
    named = 0 if bots is None else bots.count(",") + 1
    count = seats if seats is not None else max(played.seats[0], named)
    options = options_of(played, option)
    check_table(played, count, options)
    names = [] if bots is None else seated(played, bots, count)
    players = {seat: make(name, played, seat) for seat, name in enumerate(names)}
    for line in arena.playthrough(played, count, seed, lang, players, options):
        print(line)
