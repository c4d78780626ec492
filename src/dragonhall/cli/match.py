"""`dragonhall match`: what a match file holds."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from dragonhall.cli.given import LangGiven, read
from dragonhall.kernel.match import BadMatch, Match
from dragonhall.kernel.words import Words, game_words


def show(file: Path, /, *, lang: LangGiven = "en") -> None:
    """Replay a match that was saved, and print how it ended, or whom it waits for.

    Parameters
    ----------
    file
        The match file, as `dragonhall play --save` and `Match.to_json` write it.
    """
    try:
        match = Match.from_json(read(file))
    except BadMatch as error:
        raise BadMatch(f"{file}: {error}") from None
    except RecursionError:
        raise BadMatch(f"{file}: not a Dragonhall match: it is nested too deeply") from None
    game = match.game
    words = Words(game.id, lang, game.edition, also="dragonhall.cli")
    told = game_words(game.id)
    names = [words.say("cli-seat", {"number": seat + 1}) for seat in range(match.seats)]
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(words.say("cli-match", {"game": game.title, "seed": str(match.seed)}), style="bold")
    console.print(words.say("cli-match.size", {"seats": match.seats, "entries": len(match.entries)}))
    chosen = [
        f"{option.id}={str(match.options[option.id]).lower()}"
        for option in game.options
        if match.options[option.id] != option.default
    ]
    if chosen:
        console.print(words.say("cli-match.options", {"options": ", ".join(chosen)}))
    if match.result is None:
        console.print(words.say("cli-match.open", {"turn": match.state.turn}))
        console.print(told.question(match.view(None), words, names))
        return
    for line in told.score_lines(match.result, words, names):
        console.print(line)
    console.print(f"#{match.state_hash}", style="dim")  # only now: before the end it could be searched for secrets
