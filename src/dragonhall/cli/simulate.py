"""`dragonhall simulate`: many matches with bots, and what they come to."""

from __future__ import annotations

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from dragonhall.arena import simulate as arena
from dragonhall.arena.report import Report
from dragonhall.arena.rounds import ROUNDS
from dragonhall.cli.given import (
    EditionGiven,
    GameGiven,
    OptionsGiven,
    SeatsGiven,
    Whole,
    check_table,
    listed,
    options_of,
    seated,
    within,
)
from dragonhall.kernel.registry import load


def simulate(
    game: GameGiven,
    /,
    *,
    seats: SeatsGiven = None,
    matches: Whole = 1000,
    bots: str = "random",
    seed: Whole = 0,
    workers: Whole = 1,
    rounds: Whole = ROUNDS,
    json: Annotated[bool, Parameter(negative="")] = False,
    option: OptionsGiven = (),
    edition: EditionGiven = None,
) -> None:
    """Let bots play many matches and tell who won, with how much, how long it took and how it ended.

    Parameters
    ----------
    seats
        How many play; left out, as many as --bots names, or as few as may.
    matches
        How many matches.
    bots
        One for each seat, or one for all: greedy,random.
    seed
        Which matches they are: the same seed gives the same figures, on any number of workers.
    workers
        How many processes share the work.
    rounds
        How often the silent are asked under a deadline before their time is up.
    json
        Print one JSON object instead of a table.
    """
    played = load(game, edition)
    named = len(listed(bots))
    count = seats if seats is not None else named if named > 1 else played.seats[0]
    options = options_of(played, option)
    check_table(played, count, options)
    names = seated(played, bots, count)
    within("matches", matches, 1, 10_000_000)
    within("workers", workers, 1, 256)
    within("rounds", rounds, 1, 10_000)
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(played.title, total=matches)
        report = arena.simulate(
            played,
            names,
            matches=matches,
            seed=seed,
            options=options,
            workers=workers,
            rounds=rounds,
            progress=lambda more: bar.advance(task, more),
        )
    if json:
        print(msgspec.json.encode(report.plain()).decode())
    else:
        _print(report, played.title)


def _print(report: Report, title: str) -> None:
    console = Console(highlight=False)
    table = Table(title=f"{title}: {report.matches} matches, seed {report.seed}", title_justify="left")
    for heading in ("seat", "bot", "wins", "share", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(report.bots):
        wins = float(report.wins(seat))
        table.add_row(str(seat), bot, f"{wins:.8g}", f"{wins / report.matches:.1%}", f"{report.mean_score(seat):.2f}")
    console.print(table)
    facts = Table.grid(padding=(0, 2))
    even = 1 / len(report.bots)
    facts.add_row("Wins of whoever began", f"{report.first_seat_wins:.1%} (even: {even:.1%})")
    facts.add_row("Winners' mean score", f"{report.winner_mean_score:.2f}")
    facts.add_row("Tied on points", f"{report.tied:.1%} ({report.shared:.1%} share the win)")
    facts.add_row("Endings", ", ".join(f"{ending} {share:.1%}" for ending, share in report.endings.items()))
    facts.add_row("Decisions", f"{report.decisions_each:.1f} in a match")
    facts.add_row("Turns", f"{report.turns_each:.1f} of each seat")
    if report.tally.lapses:
        facts.add_row("Deadlines passed", str(report.tally.lapses))
    rate = report.matches / max(report.seconds, 1e-9)
    facts.add_row("Time", f"{report.seconds:.2f} s ({rate:.0f} matches a second)")
    console.print(facts)
