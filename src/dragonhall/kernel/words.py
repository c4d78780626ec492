"""The words of a game in one language: rules, refusals, cards and, by each game's own module, its log and questions.

Rules, events and refusals know ids and figures only; here they become sentences. The Fluent files are read when the
first sentence is asked for, so that simulation pays nothing for them. A game that speaks adds a module `words` to its
folder with the functions of `GameWords`.

>>> from dragonhall.kernel.registry import load
>>> words = Words("dragonwood", "en", load("dragonwood").edition)
>>> words.title("dw-hand-limit")
'At most 9 cards'
>>> words.cards(["R4", "wild_boar"])
'R4 and Wild Boar'
"""

from __future__ import annotations

import importlib
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from dragonhall.kernel.edition import LANGUAGES as LANGUAGES
from dragonhall.kernel.registry import UnknownGame, games
from dragonhall.kernel.values import Action, Audience, Event, Figure, Refusal, Result, View

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from dragonhall.kernel.game import Game

ONE_CARD = ("card", "target")
"""The figures that hold the id of one card."""

SEVERAL_CARDS = ("cards", "using")
"""The figures that hold the ids of any number of cards."""

_AND = {"en": "and", "es": "y", "vi": "và"}
_E_IN_SPANISH = re.compile(r"h?[ií](?!e)", re.IGNORECASE)  # "e" for "y" where the next word begins with that sound


class UnknownLanguage(LookupError):
    """Nothing is written in this language; the message names those there are."""


class NoWords(LookupError):
    """A message that no file has, or whose figures are not all there: a fault of the program, not of the user."""


class RuleText(NamedTuple):
    """A rule as people read it."""

    id: str
    title: str
    text: str


class Chapter(NamedTuple):
    """A chapter of the rules page, its rules in reading order."""

    id: str
    title: str
    rules: tuple[RuleText, ...]


class Words:
    """What a game says in one language. `edition` is the match's own, whose names the cards bear.

    `also` names a package of an upper room that has messages of its own, in its folder `words`.
    """

    def __init__(self, game: str, language: str, edition: Mapping[str, Any], also: str = "") -> None:
        """Raises UnknownGame, or UnknownLanguage."""
        if game not in games():
            raise UnknownGame(f"there is no game {game!r}; the games are {', '.join(games())}")
        if language not in LANGUAGES:
            raise UnknownLanguage(f"nothing is written in {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self._edition = edition
        self._also = also
        self._names: dict[str, str] | None = None

    def say(self, message: str, figures: Mapping[str, Figure] | None = None) -> str:
        """A message with its figures filled in; ids of cards among them become names. Raises NoWords.

        An attribute is named after a point: "dw-stomp.title".
        """
        bundle = _bundle(self.game, self.language, self._also)
        id_, _, attribute = message.partition(".")
        found = bundle.get_message(id_) if bundle.has_message(id_) else None
        pattern = found and (found.attributes.get(attribute) if attribute else found.value)
        if not pattern:
            raise NoWords(f"{self.game} has no words for {message!r} in {self.language!r}")
        said, errors = bundle.format_pattern(pattern, self._told(figures or {}))
        if errors:
            raise NoWords(f"{message!r} cannot be said in {self.language!r}: {errors[0]}")
        return str(said)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is illegal, as a sentence."""
        return self.say(f"{refusal.rule}.{refusal.case}", refusal.figures)

    def title(self, rule: str) -> str:
        """What a rule is called."""
        return self.say(f"{rule}.title")

    def text(self, rule: str) -> str:
        """What a rule says."""
        return self.say(rule)

    def card(self, name: str) -> str:
        """A kind of card by its name in the edition; "R4", and whatever has no name, as it is."""
        if self._names is None:
            self._names = dict(_named(self._edition, self.language))
        if name in self._names:
            return self._names[name]
        return name.replace("_", " ").capitalize() if name.islower() else name

    def cards(self, names: Sequence[str]) -> str:
        """Several cards as one list; alike ones stand once, with their number."""
        return self.listed(
            [
                self.card(name) if times == 1 else f"{times} × {self.card(name)}"
                for name, times in Counter(names).items()
            ]
        )

    def listed(self, texts: Sequence[object]) -> str:
        """Any texts as one list: "4, 2 and 1"."""
        items = [str(text) for text in texts]
        if len(items) < 2:
            return "".join(items)
        last = _AND[self.language]
        if self.language == "es" and _E_IN_SPANISH.match(items[-1]):
            last = "e"
        return f"{', '.join(items[:-1])} {last} {items[-1]}"

    def rules(self) -> tuple[Chapter, ...]:
        """The rules page: every chapter in reading order, each rule with its title and text."""
        chapters: dict[str, list[str]] = {}
        for rule in _rulebook(self.game):
            chapters.setdefault(rule["chapter"], []).append(rule["id"])
        return tuple(
            Chapter(
                chapter,
                self.say(f"{rules[0].partition('-')[0]}-chapter-{chapter}"),
                tuple(RuleText(rule, self.title(rule), self.text(rule)) for rule in rules),
            )
            for chapter, rules in chapters.items()
        )

    def _told(self, figures: Mapping[str, Figure]) -> dict[str, int | str]:
        told: dict[str, int | str] = {}
        for name, figure in figures.items():
            if isinstance(figure, int):
                told[name] = figure
            elif isinstance(figure, str):
                told[name] = self.card(figure) if name in ONE_CARD else figure
            else:
                told[name] = self.cards(figure) if name in SEVERAL_CARDS else self.listed(figure)
        return told


class Section(NamedTuple):
    """A part of the table as text: a heading and rows of cells."""

    title: str
    rows: tuple[tuple[str, ...], ...]


class GameWords(Protocol):
    """What the module `words` of a game's folder offers. `names` are the people's names, by seat."""

    def log_line(self, event: Event, words: Words, audience: Audience, names: Sequence[str]) -> str:
        """What happened, told to an audience; `event` is what that audience learns of it: `event.to(audience)`."""

    def action_label(self, action: Action, words: Words) -> str:
        """What the button says that does this."""

    def question(self, view: View, words: Words, names: Sequence[str]) -> str:
        """What this view's seat must decide, or whom the match waits for."""

    def score_lines(self, result: Result, words: Words, names: Sequence[str]) -> list[str]:
        """The final scores, first place first, and what broke a tie."""

    def table(self, view: View, words: Words, edition: Mapping[str, Any], names: Sequence[str]) -> list[Section]:
        """All that lies on the table and in the view's own hand, for a screen of text."""

    def chances(self, game: Game, view: View, legal: Sequence[Action]) -> list[float | None]:
        """For each action of the view's seat: the exact chance that it succeeds, or None where nothing is rolled."""


def game_words(game: str) -> GameWords:
    """The words that only this game has. Raises UnknownGame."""
    if game not in games():
        raise UnknownGame(f"there is no game {game!r}; the games are {', '.join(games())}")
    return cast(GameWords, importlib.import_module(f"dragonhall.games.{game}.words"))


@cache
def _bundle(game: str, language: str, also: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in ("dragonhall.kernel", f"dragonhall.games.{game}"):
        bundle.add_resource(FluentResource(_read(package, "rulebook", f"{language}.ftl")))
    if also:
        bundle.add_resource(FluentResource(_read(also, "words", f"{language}.ftl")))
    return bundle


@cache
def _rulebook(game: str) -> list[dict[str, Any]]:
    rules: list[dict[str, Any]] = tomllib.loads(_read(f"dragonhall.games.{game}", "rulebook", "rulebook.toml"))["rules"]
    return rules


def _read(package: str, folder: str, file: str) -> str:
    return resources.files(package).joinpath(folder, file).read_text("utf-8")


def _named(data: Mapping[str, Any], language: str) -> Iterator[tuple[str, str]]:
    """Whatever inside an edition has an id and names, with its name; not the edition itself."""
    for value in data.values():
        for row in value if isinstance(value, list | tuple) else (value,):
            if not isinstance(row, Mapping):
                continue
            if "id" in row and "names" in row:
                yield row["id"], row["names"][language]
            yield from _named(row, language)
