"""Which games there are. A game joins with one line in `dragonhall.games`; its folder is imported when first asked."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dragonhall.kernel.game import Game

_FOLDERS: dict[str, str] = {}


class UnknownGame(LookupError):
    """No game has this id; the message names those there are."""


def register(game: str, folder: str) -> None:
    """Add a game: its id and the package that has `load_game(edition)`."""
    _FOLDERS[game] = folder


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_FOLDERS)


def load(game: str, edition: Mapping[str, Any] | str | Path | None = None) -> Game:
    """The game with this id, with its published edition, or with an edition file or its data.

    Raises UnknownGame, or BadEdition with one sentence that says where and what is wrong.
    """
    if game not in _FOLDERS:
        raise UnknownGame(f"there is no game {game!r}; the games are {', '.join(_FOLDERS)}")
    loaded: Game = importlib.import_module(_FOLDERS[game]).load_game(edition)
    return loaded
