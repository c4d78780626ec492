"""What several commands are given: a game, seats, bots, options, files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter, Token

from dragonhall.bots import make
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import OptionValue
from dragonhall.kernel.words import Words


def _whole(kind: type, tokens: Sequence[Token]) -> int:
    """A number without a fraction: `--seats 2.5` is a mistake, not 2."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise ValueError(f"{tokens[0].keyword} must be a whole number, not {tokens[0].value[:40]!r}.") from None


Whole: TypeAlias = Annotated[int, Parameter(converter=_whole)]
GameGiven: TypeAlias = Annotated[str, Parameter(help="The game's id, for example dragonwood.")]
SeatsGiven: TypeAlias = Annotated[Whole | None, Parameter(help="How many play.", show_default=False)]
OptionsGiven: TypeAlias = Annotated[
    tuple[str, ...],
    Parameter(
        help="An option of the table as name=value; may be given several times.", negative="", show_default=False
    ),
]
EditionGiven: TypeAlias = Annotated[Path | None, Parameter(help="An edition file to play with.", show_default=False)]
LangGiven: TypeAlias = Annotated[str, Parameter(help="The language: en, es or vi.")]


class Fault(Exception):
    """Something in what was typed cannot be. The message is one sentence."""


def within(name: str, value: int, least: int, most: int) -> int:
    """The value, if it lies in its range."""
    if not least <= value <= most:
        raise Fault(f"--{name} must be from {least} to {most}, not {value}.")
    return value


def listed(bots: str) -> list[str]:
    """The names in "greedy,random"."""
    return [name.strip() for name in bots.split(",")]


def seated(game: Game, bots: str, seats: int, of: str = "seats") -> list[str]:
    """A bot for each of so many seats: one name for each, or one for all. Raises UnknownBot."""
    found = listed(bots)
    for name in found:
        make(name, game, 0)
    if len(found) == 1:
        return found * seats
    if len(found) != seats:
        raise Fault(f"--bots names {len(found)} bots for {seats} {of}; name one for each, or one for all.")
    return found


def options_of(game: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    """The options in "name=value" texts."""
    found: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Fault(f"--option must be name=value, not {text!r}.")
        if name in found:
            raise Fault(f"--option {name} is there twice.")
        found[name] = _value(value)
    return found


def _value(text: str) -> OptionValue:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    try:
        return int(text)
    except ValueError:
        return text


def check_table(game: Game, seats: int, options: dict[str, OptionValue] | None = None) -> None:
    """Raise Fault where the game does not allow such a table."""
    refusal = game.check(seats, options or {})
    if refusal is None:
        return
    said = Words(game.id, "en", game.edition).refusal(refusal)
    if refusal.rule == "table-option" and refusal.case == "unknown":
        said += f" Its options are {', '.join(option.id for option in game.options)}."
    raise Fault(said)


def read(file: Path) -> bytes:
    """What a file holds."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise Fault(f"{file} cannot be read: {error.strerror}.") from None


def new(file: Path) -> None:
    """Raise Fault if the file is there already: nothing is written over."""
    if file.exists():
        raise Fault(f"{file} is there already; choose another name, or remove it first.")


def write(text: str, file: Path) -> None:
    """Write a new file."""
    new(file)
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Fault(f"{file} cannot be written: {error.strerror}.") from None
