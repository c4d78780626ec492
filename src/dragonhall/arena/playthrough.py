"""A whole match as text: every decision, every event, what the spectators see of it, and the chained hash.

Two versions of the rules that print the same text play the same game, so a text kept in `tests/golden` shows in a
readable diff what a change of the rules changes. `python -m dragonhall.arena.playthrough dragonwood 2 7` prints one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from dragonhall.kernel.chance import Chance, FastChance
from dragonhall.kernel.edition import LANGUAGES
from dragonhall.kernel.game import Game
from dragonhall.kernel.match import Match
from dragonhall.kernel.registry import games, load
from dragonhall.kernel.values import Action, Audience, Event, Result, View
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


class _Teller:
    """Turns a match into lines, plain or in a language."""

    def __init__(self, game: Game, seats: int, language: str | None) -> None:
        self._words: Words | None = None
        if language is not None:
            self._words = Words(game.id, language, game.edition)
            self._game: GameWords = game_words(game.id)
        self._names = tuple(NAMES[:seats])

    def name(self, seat: int) -> str:
        return f"seat {seat}" if self._words is None else self._names[seat]

    def action(self, action: Action) -> str:
        return str(action) if self._words is None else self._game.action_label(action, self._words)

    def events(self, events: Sequence[Event]) -> Iterator[str]:
        """Every event whole, and below it what the spectators see where that is less."""
        for event in events:
            seen = event.to(None)
            whole, masked = self._event(event, None), self._event(seen, None)
            yield f"  {whole}"
            if masked != whole:
                yield f"      seen: {masked}"

    def _event(self, event: Event, audience: Audience) -> str:
        return plain(event) if self._words is None else self._game.log_line(event, self._words, audience, self._names)

    def result(self, result: Result) -> Iterator[str]:
        """The ending and every seat's score line by line."""
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


def playthrough(
    game: Game,
    seats: int,
    seed: int | str,
    language: str | None = None,
    bots: Mapping[int, Player] | None = None,
) -> Iterator[str]:
    """One match, line by line: the same arguments give the same text anywhere.

    Seats without a bot choose uniformly among their legal actions. In a language events are sentences, else they are
    plain fields. Events are told whole, so this is for matches that nobody is playing. Raises Refused for a table that
    the game does not allow, UnknownLanguage, and ValueError for a bot that stays silent.
    """
    teller = _Teller(game, seats, language)
    match = Match.start(game, seats, seed)
    choices = FastChance(f"choices {seed}")
    options = " ".join(f"{name}={_plain(value)}" for name, value in match.options.items())
    yield f"{game.title}, {seats} seats, seed {seed}, rules {game.rules_version}, edition {game.edition.get('id', '-')}"
    yield f"options {options or '-'}"
    yield f"set-up  #{match.state_hash[:DIGITS]}"
    yield from teller.events(match.opening)
    number = 0
    while actors := match.actors:
        number += 1
        seat = actors[choices.below(len(actors), "who")]
        legal = match.legal(seat)
        action = _choice(match, seat, legal, choices, (bots or {}).get(seat))
        happened = match.play(seat, action)
        count = f"{len(legal)} legal"
        yield f"{number}. {teller.name(seat)} ({count}): {teller.action(action)}  #{match.state_hash[:DIGITS]}"
        yield from teller.events(happened)
    result = match.result
    assert result is not None, "nobody is asked, and the match is not over"
    yield f"result after {number} decisions  #{match.state_hash[:DIGITS]}"
    for line in teller.result(result):
        yield f"  {line}"


def _choice(match: Match, seat: int, legal: Sequence[Action], choices: Chance, bot: Player | None) -> Action:
    if bot is None:
        return match.state.random_legal(seat, choices)
    action = bot.choose(match.view(seat), legal, choices)
    if action is None:
        raise ValueError(f"the bot at seat {seat} stays silent although nothing presses it")
    return action


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a playthrough."""
    parser = argparse.ArgumentParser(prog="python -m dragonhall.arena.playthrough", description="A match as text.")
    parser.add_argument("game", choices=games())
    parser.add_argument("seats", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--language", choices=LANGUAGES, help="tell it in sentences")
    given = parser.parse_args(arguments)
    for line in playthrough(load(given.game), given.seats, given.seed, given.language):
        print(line)


if __name__ == "__main__":
    main()
