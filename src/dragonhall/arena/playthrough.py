"""A whole match as text: every decision, every event, what each audience sees of it, and the chained hash.

Two versions of the rules that print the same text play the same game, so a text kept in `tests/golden` shows in a
readable diff what a change of the rules changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from dragonhall.arena.rounds import Rounds
from dragonhall.kernel.chance import Chance, FastChance
from dragonhall.kernel.entries import Entry, Lapsed, Played
from dragonhall.kernel.game import Game
from dragonhall.kernel.match import Match
from dragonhall.kernel.values import Action, Audience, Event, Options, Result, View
from dragonhall.kernel.words import GameWords, Words, game_words

DIGITS = 12
"""How many hex digits of the hash are shown."""

NAMES = "ABCDEFGH"
"""What the seats are called in sentences: short, and the same in every language."""


class Player(Protocol):
    """What a bot has to offer to sit in a playthrough."""

    def choose(
        self, view: View, legal: Sequence[Action], chance: Chance, time_left: float | None = None
    ) -> Action | None:
        """One of the legal actions."""


def playthrough(
    game: Game,
    seats: int,
    seed: int | str,
    language: str | None = None,
    bots: Mapping[int, Player] | None = None,
    options: Options | None = None,
) -> Iterator[str]:
    """One match, line by line: the same arguments give the same text anywhere.

    Seats without a bot choose uniformly among their legal actions. In a language events are sentences, else they are
    plain fields. Events are told whole, so this is for matches that nobody is playing. Raises Refused for a table that
    the game does not allow, UnknownLanguage, and ValueError for a bot that stays silent.
    """
    match = Match.start(game, seats, seed, options)
    return told(match, choices(match, bots), language)


def choices(match: Match, bots: Mapping[int, Player] | None = None) -> Iterator[Entry]:
    """What the bots, or where there are none chance, decide in a match that is played as these entries come.

    A question with a deadline lapses after `ROUNDS` rounds; a bot that stays silent under one is asked again.
    """
    chance = FastChance(f"choices {match.seed}")
    rounds = Rounds()
    while actors := match.actors:
        if rounds.are_over(match.state):
            yield Lapsed()
            continue
        seat = actors[chance.below(len(actors), "who")]
        bot = (bots or {}).get(seat)
        if bot is None:
            yield Played(seat, match.state.random_legal(seat, chance))
            continue
        action = bot.choose(match.view(seat), match.legal(seat), chance, rounds.left)
        if action is None and rounds.left is not None:
            continue
        if action is None:
            raise ValueError(f"the bot at seat {seat} stays silent although nothing presses it")
        yield Played(seat, action)


def told(match: Match, entries: Iterable[Entry], language: str | None = None) -> Iterator[str]:
    """Play the entries in a match that has just begun, and tell it line by line."""
    teller = _Teller(match, language)
    yield from teller.heading()
    yield from teller.events(match.opening)
    number = 0
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Lapsed):
            decided, happened = "time is up", match.lapse()
        else:
            count = len(match.legal(entry.seat))
            decided = f"{teller.name(entry.seat)} ({count} legal): {teller.action(entry.action)}"
            happened = match.play(entry.seat, entry.action)
        yield f"{number}. {decided}  {teller.hash}"
        yield from teller.events(happened)
    yield from teller.ending(number)


class _Teller:
    """Turns what happens in a match into lines, plain or in a language."""

    def __init__(self, match: Match, language: str | None) -> None:
        self._match = match
        self._words: Words | None = None
        if language is not None:
            self._words = Words(match.game.id, language, match.game.edition)
            self._game: GameWords = game_words(match.game.id)
        self._names = tuple(NAMES[: match.seats])

    @property
    def hash(self) -> str:
        return f"#{self._match.state_hash[:DIGITS]}"

    def name(self, seat: int) -> str:
        return f"seat {seat}" if self._words is None else self._names[seat]

    def action(self, action: Action) -> str:
        return str(action) if self._words is None else self._game.action_label(action, self._words)

    def heading(self) -> Iterator[str]:
        match, game = self._match, self._match.game
        edition = game.edition.get("id", "-")
        yield f"{game.title}, {match.seats} seats, seed {match.seed}, rules {game.rules_version}, edition {edition}"
        yield f"options {' '.join(f'{name}={_plain(value)}' for name, value in match.options.items()) or '-'}"
        yield f"set-up  {self.hash}"

    def events(self, events: Sequence[Event]) -> Iterator[str]:
        """Every event whole, and below it what each audience sees that is told less."""
        for event in events:
            whole = self._event(event)
            yield f"  {whole}"
            seen: dict[str, list[Audience]] = {}
            for audience in (None, *range(self._match.seats)):
                seen.setdefault(self._event(event.to(audience)), []).append(audience)
            for text, audiences in seen.items():
                if text != whole:
                    yield f"      {', '.join(self._audience(audience) for audience in audiences)}: {text}"

    def _audience(self, audience: Audience) -> str:
        return "spectators" if audience is None else self.name(audience)

    def _event(self, event: Event) -> str:
        return plain(event) if self._words is None else self._game.log_line(event, self._words, None, self._names)

    def ending(self, number: int) -> Iterator[str]:
        """The result; for a match that is not over, whom it waits for."""
        result = self._match.result
        if result is None:
            waited = ", ".join(self.name(seat) for seat in self._match.actors)
            yield f"not over after {number} decisions, waiting for {waited}  {self.hash}"
            return
        yield f"result after {number} decisions  {self.hash}"
        for line in self._result(result):
            yield f"  {line}"

    def _result(self, result: Result) -> Iterator[str]:
        if self._words is not None:
            yield from self._game.score_lines(result, self._words, self._names)
            return
        yield f"ending {result.ending}" + (f", {result.tie}" if result.tie else "")
        for score in result.scores:
            lines = "; ".join(f"{line.message} {line.points}" for line in score.lines)
            yield f"seat {score.seat}: place {score.place}, total {score.total} ({lines})"


def plain(event: Event) -> str:
    """An event on one line: its tag, then every field.

    >>> from dragonhall.games.dragonwood.events import Discarded
    >>> plain(Discarded(1, ("R4", "G5"), "wound"))
    'discarded seat=1 cards=R4,G5 why=wound'
    """
    fields = msgspec.structs.asdict(event).items()
    return " ".join([str(event.__struct_config__.tag), *(f"{name}={_plain(value)}" for name, value in fields)])


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(_plain(item) for item in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None or value == "" else str(value)
