"""`dragonhall edition`: the cards and numbers of a game as a file that a person can change and check."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from dragonhall.cli.given import GameGiven, write
from dragonhall.kernel.edition import BadEdition, read_file, read_toml
from dragonhall.kernel.registry import games, load


def export(game: GameGiven, file: Annotated[Path | None, Parameter(show_default=False)] = None, /) -> None:
    """Write a game's published edition to a file, or print it.

    Parameters
    ----------
    file
        The file to write, which must not be there yet; without it the edition is printed.
    """
    load(game)
    text = resources.files(f"dragonhall.games.{game}").joinpath("edition.toml").read_text("utf-8")
    if file is None:
        sys.stdout.write(text)
        return
    write(text, file)
    print(f"{file} is written. Change what you like, then: dragonhall edition check {file}")


def check(file: Path, /) -> None:
    """Say whether an edition file can be played, or in which line it is wrong.

    Parameters
    ----------
    file
        The edition to check.
    """
    text = read_file(file)
    try:
        data = read_toml(text)
    except BadEdition as error:
        raise BadEdition(f"{file}: {error}") from None
    game = data.get("game")
    if not isinstance(game, str) or game not in games():
        raise BadEdition(f"{file}: game must be one of {', '.join(games())}, not {game!r}")
    played = load(game, file)
    sources = ", ".join(f"{count} {source}" for source, count in Counter(_sources(data)).most_common())
    print(f"{file}: good. {played.title} can be played with {played.edition['id']!r} (rows by source: {sources}).")


def _sources(data: Mapping[str, Any]) -> Iterator[str]:
    """Where every row of an edition says it comes from."""
    for value in data.values():
        for row in value if isinstance(value, list) else (value,):
            if isinstance(row, Mapping):
                if "source" in row:
                    yield row["source"]
                yield from _sources(row)
