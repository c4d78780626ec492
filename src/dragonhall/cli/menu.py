"""Asks a person for one of their legal actions: by number, from lists short enough to read, or in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from dragonhall.cli.screen import Choice, Choices, Screen
from dragonhall.kernel.game import CannotParse
from dragonhall.kernel.match import Match
from dragonhall.kernel.values import Action, Figure, View

PAGE = 12
"""How many choices are listed at once."""


class Left(Exception):
    """The person does not want to go on, or nothing more can be read from them."""


class Menu:
    """The menus of one seat of one match."""

    def __init__(self, console: Console, screen: Screen, match: Match, seat: int) -> None:
        self._console = console
        self._screen = screen
        self._match = match
        self._seat = seat

    def choose(self, view: View, may_wait: bool = False) -> Action | None:
        """The action that the person chooses; it is legal. None if they wait, where they may. Raises Left."""
        legal = self._match.legal(self._seat)
        asked = _Question(self._screen.groups(view, legal))
        self._list(asked)
        if may_wait:
            self._say("cli-wait", {}, "  ", "dim")
        while True:
            typed = self._read()
            if may_wait and typed == "w":
                return None
            if typed.isdecimal():
                number = int(typed) if len(typed) < 10 else 0
                if not 1 <= number <= asked.size:
                    self._say("cli-no-number", {"number": typed, "most": asked.size})
                    continue
                action = asked.pick(number - 1)
                if action is not None:
                    return action
                self._list(asked)
            elif typed in ("t", "m", "b"):
                if typed == "t":
                    self._console.print(self._screen.table(view))
                elif typed == "m":
                    asked.turn_page()
                else:
                    asked.go_back()
                self._list(asked)
            elif typed == "?":
                self._help(legal)
            elif typed == "q":
                raise Left
            elif typed:
                action = self._said(typed, legal)
                if action is not None:
                    return action

    def _read(self) -> str:
        try:
            return input("> ").strip()
        except (EOFError, UnicodeDecodeError):
            self._console.print()
            raise Left from None

    def _help(self, legal: Sequence[Action]) -> None:
        self._say("cli-help")
        self._say("cli-help.words")
        self._console.print(f"  {self._screen.examples(legal)}")
        self._say("cli-help.keys")

    def _said(self, typed: str, legal: Sequence[Action]) -> Action | None:
        """The action that was said in words, if it is one and legal; else say why not."""
        try:
            action = self._match.game.parse(typed)
        except CannotParse:
            self._say("cli-not-understood")
            self._console.print(f"  {self._screen.examples(legal)}")
            return None
        refusal = self._match.refusal(self._seat, action)
        if refusal is not None:
            self._console.print(self._screen.words.refusal(refusal))
            return None
        return action

    def _list(self, asked: _Question) -> None:
        if asked.inside and asked.group is not None:
            self._console.print(asked.group.title, style="bold")
        for number, row in asked.shown():
            text = self._choices(row) if isinstance(row, Choices) else self._choice(row)
            self._console.print(Text(f"{number:>3}  ").append_text(text))
        if asked.left:
            self._say("cli-more", {"count": asked.left}, "  ", "dim")
        if asked.inside:
            self._say("cli-back", {}, "  ", "dim")

    def _choices(self, group: Choices) -> Text:
        if len(group.choices) == 1:
            return self._choice(group.choices[0])
        words = self._screen.words
        row = Text(group.title).append(f"  {words.say('cli-ways', {'count': len(group.choices)})}", style="dim")
        best = group.choices[0].chance
        if best is not None:
            row.append(f"  {words.say('cli-best', {'chance': self._screen.percent(best)})}", style="green")
        return row

    def _choice(self, choice: Choice) -> Text:
        row = self._screen.label(choice.action)
        if choice.chance is not None:
            row.append(f"  {self._screen.percent(choice.chance)}", style="green")
        return row

    def _say(
        self, message: str, figures: dict[str, Figure] | None = None, indent: str = "", style: str | None = None
    ) -> None:
        self._console.print(indent + self._screen.words.say(message, figures), style=style)


class _Question:
    """Where a person stands in the lists of one question: in the groups, or in one of them; and on which page."""

    def __init__(self, groups: Sequence[Choices]) -> None:
        self.groups = groups
        self.group: Choices | None = groups[0] if len(groups) == 1 else None
        self.page = 0

    @property
    def rows(self) -> Sequence[Choices | Choice]:
        """All that can be chosen here."""
        return self.groups if self.group is None else self.group.choices

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.rows)

    @property
    def inside(self) -> bool:
        """Whether there is a way back."""
        return self.group is not None and len(self.groups) > 1

    @property
    def left(self) -> int:
        """How many come after this page."""
        return max(0, self.size - (self.page + 1) * PAGE)

    def shown(self) -> list[tuple[int, Choices | Choice]]:
        """The rows of this page with their numbers."""
        first = self.page * PAGE
        return list(enumerate(self.rows[first : first + PAGE], start=first + 1))

    def turn_page(self) -> None:
        """Go to the next page, after the last to the first."""
        self.page = self.page + 1 if self.left else 0

    def go_back(self) -> None:
        """Leave the group."""
        if self.inside:
            self.group = None
        self.page = 0

    def pick(self, row: int) -> Action | None:
        """The action of a row, or None after going into a group."""
        picked = self.rows[row]
        if isinstance(picked, Choice):
            return picked.action
        if len(picked.choices) == 1:
            return picked.choices[0].action
        self.group, self.page = picked, 0
        return None
