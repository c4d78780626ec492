"""How a game looks in the terminal: its table as text, and what a person may choose, in groups short enough to read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from dragonhall.kernel.game import Game
from dragonhall.kernel.values import Action, View
from dragonhall.kernel.words import Words, game_words

INKS = {"red": "red", "orange": "dark_orange", "green": "green", "blue": "dodger_blue1", "purple": "medium_orchid"}
"""By suit: the ink of cards that are called by a letter and a number."""

_COMMA = ("es", "vi")


class Choice(NamedTuple):
    """An action, and the exact chance that it succeeds where something is rolled."""

    action: Action
    chance: float | None


class Choices(NamedTuple):
    """Choices that belong together, the best first. One alone is chosen at once."""

    title: str
    choices: tuple[Choice, ...]


class Screen:
    """Shows a game to one seat, with or without the odds."""

    def __init__(self, game: Game, words: Words, names: Sequence[str], odds: bool) -> None:
        self.game = game
        self.words = words
        self.names = names
        self._told = game_words(game.id)
        self._odds = odds
        cards = game.edition.get("adventurers")
        suits = cards.get("suits", ()) if isinstance(cards, Mapping) else ()
        self._inks = {suit["letter"]: INKS.get(suit["id"], "") for suit in suits}

    def table(self, view: View) -> RenderableType:
        """All that lies on the table and in the seat's own hand."""
        parts: list[RenderableType] = []
        for section in self._told.table(view, self.words, self.game.edition, self.names):
            grid = Table.grid(padding=(0, 2))
            for row in section.rows:
                grid.add_row(Text(" "), *(self.inked(cell) for cell in row))
            parts += [Text(section.title, style="bold cyan"), grid]
        return Group(*parts)

    def groups(self, view: View, legal: Sequence[Action]) -> list[Choices]:
        """The legal actions: those with a target or location by that, the likeliest first; every other one alone."""
        chances = self._told.chances(self.game, view, legal) if self._odds else [None] * len(legal)
        found: dict[str, list[Choice]] = {}
        for action, chance in zip(legal, chances, strict=True):
            aim = getattr(action, "target", "") or getattr(action, "location", "")
            title = self.words.card(aim) or str(action)
            found.setdefault(title, []).append(Choice(action, chance))
        return [Choices(title, tuple(sorted(choices, key=_likeliest_first))) for title, choices in found.items()]

    def label(self, action: Action) -> Text:
        """The words for an action."""
        return self.inked(self._told.action_label(action, self.words))

    def examples(self, legal: Sequence[Action]) -> str:
        """One legal action of each kind, as it can be typed."""
        found = {type(action): str(action) for action in reversed(legal)}
        return " · ".join(reversed(found.values()))

    def percent(self, chance: float) -> str:
        """A chance to a tenth of a percent; only what is certain reads 100 % or 0 %."""
        if chance in (0.0, 1.0):
            return f"{chance * 100:.0f} %"
        shown = f"{min(max(chance * 100, 0.1), 99.9):.1f} %"
        return shown.replace(".", ",") if self.words.language in _COMMA else shown

    def inked(self, said: str) -> Text:
        """A text in which cards have the ink of their suit."""
        text = Text(said)
        for found in re.finditer(r"\b([A-Z])\d+\b", said):
            text.stylize(self._inks.get(found[1], ""), *found.span())
        return text


def _likeliest_first(choice: Choice) -> tuple[float, int, int]:
    """Of the equally likely, those that cost least come first."""
    action = choice.action
    return -(choice.chance or 0.0), len(getattr(action, "using", ())), len(getattr(action, "cards", ()))
