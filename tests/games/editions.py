"""A published edition as its tests read it: every place in it, copies that differ, and faults in one sentence."""

import copy
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from dragonhall import BadEdition

Place = tuple[str | int, ...]


def sentence(error: Exception) -> str:
    """A fault is told in one sentence."""
    message = str(error)
    assert message
    assert "\n" not in message
    assert len(message) < 900
    return message


def spoken(place: Place) -> str:
    """A place as a fault names it: `creatures[4].names.vi`."""
    said = ""
    for part in place:
        said += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if said else part
    return said


def inside(data: Any, place: Place) -> Any:
    """What stands there."""
    for part in place:
        data = data[part]
    return data


def _places(data: Any, place: Place = ()) -> Iterator[Place]:
    for key, value in data.items() if isinstance(data, Mapping) else enumerate(data):
        yield (*place, key)
        if isinstance(value, dict | list):
            yield from _places(value, (*place, key))


class Published:
    """What a game's `edition.toml` says. `data` belongs to all tests: change a copy."""

    def __init__(self, game: str) -> None:
        module = import_module(f"dragonhall.games.{game}.edition")
        self.game = game
        self.read = module.read_edition
        self.text: str = module.published_text()
        self.data = tomllib.loads(self.text)
        self.places = list(_places(self.data))
        """Every key and list index."""

    def changed(self, *changes: tuple[Place, Any]) -> dict[str, Any]:
        """A copy with other values at some places."""
        data = copy.deepcopy(self.data)
        for place, value in changes:
            inside(data, place[:-1])[place[-1]] = value
        return data

    def edition(self, **changes: Any) -> dict[str, Any]:
        """A copy with other values at some places, written as `setup__hand=3`."""
        return self.changed(*[(tuple(place.split("__")), value) for place, value in changes.items()])

    def rows(self, key: str, **changes: Any) -> list[dict[str, Any]]:
        """The rows of a table, each with some values changed."""
        return [{**row, **changes} for row in copy.deepcopy(self.data[key])]

    def refused(self, edition: Any) -> str:
        """What is said of an edition that cannot be read."""
        with pytest.raises(BadEdition) as caught:
            self.read(edition)
        return sentence(caught.value)


@cache
def published(game: str) -> Published:
    """A game's published edition."""
    return Published(game)
