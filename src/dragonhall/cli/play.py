"""`dragonhall play`: one person against bots, in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from dragonhall.arena.rounds import Rounds
from dragonhall.bots import make, names
from dragonhall.cli.given import (
    EditionGiven,
    GameGiven,
    LangGiven,
    OptionsGiven,
    SeatsGiven,
    Whole,
    check_table,
    new,
    options_of,
    seated,
    write,
)
from dragonhall.cli.menu import Left, Menu
from dragonhall.cli.screen import Screen
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.match import Match
from dragonhall.kernel.registry import load
from dragonhall.kernel.values import Action, Event
from dragonhall.kernel.words import Words, game_words

YOU = 0


def play(
    game: GameGiven,
    /,
    *,
    seats: SeatsGiven = None,
    bots: Annotated[str | None, Parameter(show_default=False)] = None,
    seed: Annotated[Whole | None, Parameter(show_default=False)] = None,
    lang: LangGiven = "en",
    odds: bool = True,
    option: OptionsGiven = (),
    edition: EditionGiven = None,
    save: Annotated[Path | None, Parameter(show_default=False)] = None,
) -> None:
    """Play against bots in the terminal.

    Parameters
    ----------
    seats
        How many play, you included; left out, as many as --bots asks for, or as few as may.
    bots
        One for each other seat, or one for all: greedy,random. Left out, the strongest.
    seed
        Play this match again; left out, a new one.
    odds
        Show the exact chance of each attempt.
    save
        Write the match to this file at the end, or when you leave.
    """
    played = load(game, edition)
    words = Words(game, lang, played.edition, also="dragonhall.cli")
    wanted = bots if bots is not None else names(game)[-1]
    count = seats if seats is not None else max(played.seats[0], wanted.count(",") + 2)
    options = options_of(played, option)
    check_table(played, count, options)
    others = seated(played, wanted, count - 1, "seats besides yours")
    if save is not None:
        new(save)
    match = Match.start(played, count, secrets.randbelow(1_000_000) if seed is None else seed, options)
    table = _Table(match, words, others, odds)
    try:
        table.play()
    except Left:
        table.console.print(words.say("cli-left"))
    finally:
        if save is not None:
            write(match.to_json() + "\n", save)
            table.console.print(words.say("cli-saved", {"file": str(save)}), soft_wrap=True)


class _Table:
    """A match that a person plays from seat 0."""

    def __init__(self, match: Match, words: Words, bots: Sequence[str], odds: bool) -> None:
        self.console = Console(highlight=False, markup=False)
        self._match = match
        self._words = words
        self._told = game_words(match.game.id)
        self._bots = {seat: make(name, match.game, seat) for seat, name in enumerate(bots, start=1)}
        self._chances = {seat: FastChance(f"{match.seed}/bots/{seat}") for seat in self._bots}
        self._names = [
            words.say("cli-you"),
            *(words.say("cli-bot", {"bot": name.title(), "number": seat}) for seat, name in enumerate(bots, start=1)),
        ]
        self._screen = Screen(match.game, words, self._names, odds)
        self._menu = Menu(self.console, self._screen, match, YOU)

    def play(self) -> None:
        """Play to the end. Raises Left."""
        match = self._match
        start = self._words.say("cli-start", {"game": match.game.title, "seed": str(match.seed)})
        self.console.print(start, style="bold")
        self._tell(match.opening)
        rounds = Rounds()  # no clock runs here: a question with a deadline lapses when all were asked so often
        last = YOU
        while actors := match.actors:
            if rounds.are_over(match.state):
                self._tell(match.lapse())
                continue
            last = _next(actors, last) if rounds.left is not None else actors[-1] if actors[0] == YOU else actors[0]
            action = self._ask(rounds.left) if last == YOU else self._bot_says(last, rounds.left)
            if action is not None:
                self._tell(match.play(last, action))
        result = match.result
        assert result is not None
        self.console.print()
        for line in self._told.score_lines(result, self._words, self._names):
            self.console.print(line, style="bold")

    def _ask(self, left: float | None) -> Action | None:
        """What the person chooses; None if they say nothing where time runs."""
        view = self._match.view(YOU)
        self.console.print()
        self.console.print(self._screen.table(view))
        self.console.print()
        self.console.print(self._told.question(view, self._words, self._names), style="bold yellow")
        return self._menu.choose(view, left is not None)

    def _bot_says(self, seat: int, left: float | None) -> Action | None:
        match = self._match
        return self._bots[seat].choose(match.view(seat), match.legal(seat), self._chances[seat], left)

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.console.print(Text(self._told.log_line(event.to(YOU), self._words, YOU, self._names)))


def _next(actors: Sequence[int], last: int) -> int:
    """Who is asked after this seat, in turn; the person after all bots."""
    return next((seat for seat in sorted(actors) if seat > last), sorted(actors)[0])
