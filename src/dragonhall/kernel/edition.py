"""Reading an edition: a game's cards and numbers as data, checked, with errors that say where and what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "es", "vi")
SOURCES = ("published", "inferred", "house")


class BadEdition(ValueError):
    """An edition that cannot be played. The message is one sentence that says where and what."""


class Table:
    """One table of an edition file, read key by key; every fault is told with its place, and its line if known."""

    def __init__(self, data: Mapping[str, Any], path: str, text: str = "") -> None:
        self._data = data
        self._path = path
        self._text = text
        self._read: set[str] = set()

    def fail(self, key: str, what: str) -> BadEdition:
        """The error for a key of this table."""
        where = f"{self._path}.{key}" if self._path else key
        line = _line_of(self._text, self._path, key)
        return BadEdition(f"{f'line {line}: ' if line else ''}{where} {what}")

    def _take(self, key: str, kinds: type | tuple[type, ...], what: str) -> Any:
        self._read.add(key)
        if key not in self._data:
            raise self.fail(key, f"is missing; it must be {what}")
        value = self._data[key]
        if not isinstance(value, kinds) or (isinstance(value, bool) and kinds is not bool):
            raise self.fail(key, f"must be {what}, not {value!r}")
        return value

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self._data

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in a range, both ends included."""
        if default is not None and key not in self._data:
            return default
        value: int = self._take(key, int, f"a whole number from {least} to {most}")
        if not least <= value <= most:
            raise self.fail(key, f"must be from {least} to {most}, not {value}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false when it is not there."""
        return bool(self._take(key, bool, "true or false")) if key in self._data else False

    def text(self, key: str, allowed: Sequence[str] = ()) -> str:
        """A text, one of those allowed if any are named."""
        value: str = self._take(key, str, "a text")
        if allowed and value not in allowed:
            raise self.fail(key, f"must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def id(self, key: str = "id") -> str:
        """An id: small letters, digits and underscores, a letter first."""
        value = self.text(key)
        if not re.fullmatch(r"[a-z][a-z0-9_]*", value):
            raise self.fail(key, f"must be small letters, digits and _, not {value!r}")
        return value

    def names(self) -> dict[str, str]:
        """The row's names in every language."""
        table = self.table("names")
        names = {language: table.text(language).strip() for language in LANGUAGES}
        for language, name in names.items():
            if not name:
                raise table.fail(language, "must not be empty")
        table.done()
        return names

    def source(self) -> str:
        """Where the row comes from."""
        return self.text("source", SOURCES)

    def wholes(self, key: str, least: int, most: int) -> list[int]:
        """A list of whole numbers in a range, at least one."""
        values: list[Any] = self._take(key, list, "a list of whole numbers")
        if not values:
            raise self.fail(key, "must not be empty")
        for value in values:
            if type(value) is not int or not least <= value <= most:
                raise self.fail(key, f"must hold whole numbers from {least} to {most}, not {value!r}")
        return list(values)

    def texts(self, key: str, allowed: Sequence[str]) -> list[str]:
        """A list of texts, each one of those allowed, none twice."""
        values: list[Any] = self._take(key, list, f"a list of {', '.join(allowed)}")
        for value in values:
            if value not in allowed:
                raise self.fail(key, f"must hold {', '.join(allowed)}, not {value!r}")
        if len(set(values)) != len(values) or not values:
            raise self.fail(key, "must hold each of its texts once")
        return list(values)

    def table(self, key: str) -> Table:
        """A table inside this one."""
        value = self._take(key, dict, "a table")
        return Table(value, f"{self._path}.{key}" if self._path else key, self._text)

    def rows(self, key: str) -> list[Table]:
        """A list of tables inside this one."""
        values: list[Any] = self._take(key, list, "a list of tables")
        path = f"{self._path}.{key}" if self._path else key
        for number, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.fail(key, f"must hold tables; item {number + 1} is {value!r}")
        return [Table(value, f"{path}[{number + 1}]", self._text) for number, value in enumerate(values)]

    def keys(self) -> list[str]:
        """The keys of this table, in order."""
        return list(self._data)

    def done(self) -> None:
        """Refuse keys that nothing has read: a mistyped key is an error, not a silence."""
        for key in self._data:
            if key not in self._read:
                raise self.fail(key, "is not a key that an edition has here")


def read_toml(text: str) -> dict[str, Any]:
    """The data of an edition file. Raises BadEdition with the line where it cannot be read."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what = str(error)
        place = re.search(r"\(at (?:line (\d+), column (\d+)|end of document)\)", what)
        line = place.group(1) if place and place.group(1) else str(text.count("\n") + 1)
        raise BadEdition(f"line {line}: not valid TOML: {what.split(' (at')[0]}") from None


def read_file(path: Path) -> str:
    """The text of an edition file. Raises BadEdition when it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadEdition(f"{path} is not UTF-8 text") from None
    except OSError as error:
        raise BadEdition(f"{path} cannot be read: {error.strerror}") from None


def _line_of(text: str, path: str, key: str) -> int:
    """The line of a key, found by its headings: good enough to open the file at the right place; 0 if not found."""
    if not text:
        return 0
    found: list[tuple[str, str]] = re.findall(r"([a-z_0-9]+)(?:\[(\d+)\])?", path)
    wanted = [(part, int(number or 0)) for part, number in found]
    heading = ".".join(part for part, _ in wanted)
    nth = max([0, *[number for _, number in wanted]])
    inline = wanted[-1][0] if wanted else ""
    parent = ".".join(part for part, _ in wanted[:-1])
    seen, best, within, here = 0, 0, not path, ""
    for line, row in enumerate(text.splitlines(), start=1):
        opened = re.match(r"\s*\[+\s*([\w.]+)\s*\]+", row)
        if opened:
            here = opened.group(1)
            if here in (heading, parent) and row.lstrip().startswith("[["):
                seen += 1
            within = (here == heading or (bool(parent) and here == parent)) and (not nth or seen == nth)
            best = line if within and not best else best
        elif within and re.match(rf"\s*{re.escape(key)}\s*=", row):
            return line
        elif within and here != heading and re.match(rf"\s*{re.escape(inline)}\s*=", row):
            best = line
    return best
