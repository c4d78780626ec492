"""`dragonhall rules`: a game's rules as readable text."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from dragonhall.cli.given import GameGiven, LangGiven
from dragonhall.kernel.registry import load
from dragonhall.kernel.words import Words

WIDEST = 100
"""Lines are read with ease up to about this many characters."""


def rules(game: GameGiven, /, *, lang: LangGiven = "en") -> None:
    """Print a game's rules."""
    played = load(game)
    chapters = Words(game, lang, played.edition).rules()
    console = Console(highlight=False)
    width = min(console.width, WIDEST)
    console.print(Text(played.title, style="bold"))
    for chapter in chapters:
        console.print()
        console.print(Text(chapter.title.upper(), style="bold cyan"))
        for rule in chapter.rules:
            console.print()
            console.print(Text(rule.title, style="bold"), width=width)
            console.print(Padding(Text(rule.text), (0, 0, 0, 2), expand=False), width=width)
