"""Reading an edition: a game's cards and numbers as data, checked, with errors that say where and what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "es", "vi")
SOURCES = ("published", "inferred", "house")


MOST_TEXT = 200
"""No id, name or symbol may be longer."""

MOST_SHOWN = 60
"""So much of a wrong value goes into a message."""


class BadEdition(ValueError):
    """An edition that cannot be played. The message is one sentence that says where and what."""


def shown(value: object) -> str:
    """A wrong value as a message shows it: in one line, and not too long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, or thousands of lists in lists
        return "something too long to show"
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


class Table:
    """One table of an edition file, read key by key; every fault is told with its place, and its line if known."""

    def __init__(self, data: Mapping[str, Any], path: str, text: str = "") -> None:
        self._data: Mapping[Any, Any] = data  # keys of any kind, where the data is no file's
        self._path = path
        self._text = text
        self._read: set[str] = set()

    def fail(self, key: str, what: str) -> BadEdition:
        """The error for a key of this table."""
        name = key if re.fullmatch(r"[\w-]{1,60}", key) else shown(key)
        where = f"{self._path}.{name}" if self._path else name
        line = _line_of(self._text, self._path, key) if self._text else 0
        return BadEdition(f"{f'line {line}: ' if line else ''}{where} {what}")

    def _take(self, key: str, kinds: type | tuple[type, ...], what: str) -> Any:
        self._read.add(key)
        if key not in self._data:
            raise self.fail(key, f"is missing; it must be {what}")
        value = self._data[key]
        if not isinstance(value, kinds) or (isinstance(value, bool) and kinds is not bool):
            raise self.fail(key, f"must be {what}, not {shown(value)}")
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
            raise self.fail(key, f"must be from {least} to {most}, not {shown(value)}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false when it is not there."""
        return bool(self._take(key, bool, "true or false")) if key in self._data else False

    def text(self, key: str, allowed: Sequence[str] = ()) -> str:
        """A text, one of those allowed if any are named."""
        value: str = self._take(key, str, "a text")
        if re.search(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]", value):
            raise self.fail(key, f"must be one line of plain text, not {shown(value)}")
        if len(value) > MOST_TEXT:
            raise self.fail(key, f"must be at most {MOST_TEXT} characters long, not {len(value)}")
        if allowed and value not in allowed:
            raise self.fail(key, f"must be one of {', '.join(allowed)}, not {shown(value)}")
        return value

    def id(self, key: str = "id") -> str:
        """An id: words of small letters and digits with one underscore between them, a letter first."""
        value = self.text(key)
        if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", value):
            raise self.fail(key, f"must be small letters and digits with single _ between, not {shown(value)}")
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
                raise self.fail(key, f"must hold whole numbers from {least} to {most}, not {shown(value)}")
        return list(values)

    def texts(self, key: str, allowed: Sequence[str]) -> list[str]:
        """A list of texts, each one of those allowed, none twice."""
        values: list[Any] = self._take(key, list, f"a list of {', '.join(allowed)}")
        for value in values:
            if value not in allowed:
                raise self.fail(key, f"must hold {', '.join(allowed)}, not {shown(value)}")
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
                raise self.fail(key, f"must hold tables; item {number + 1} is {shown(value)}")
        return [Table(value, f"{path}[{number + 1}]", self._text) for number, value in enumerate(values)]

    def keys(self) -> list[str]:
        """The keys of this table, in order."""
        return list(self._data)

    def done(self) -> None:
        """Refuse keys that nothing has read: a mistyped key is an error, not a silence."""
        for key in self._data:
            if key not in self._read:
                raise self.fail(key if isinstance(key, str) else shown(key), "is not a key that an edition has here")


def read_toml(text: str) -> dict[str, Any]:
    """The data of an edition file. Raises BadEdition with the line where it cannot be read."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what = str(error)
        place = re.search(r"\(at (?:line (\d+), column (\d+)|end of document)\)", what)
        line = place.group(1) if place and place.group(1) else str(text.count("\n") + 1)
        raise BadEdition(f"line {line}: not valid TOML: {what.split(' (at')[0]}") from None
    except ValueError:
        raise BadEdition("not an edition: it holds a number or a date that cannot be read") from None
    except RecursionError:
        raise BadEdition("not an edition: its keys or lists lie too deep in one another") from None


def read_file(path: Path) -> str:
    """The text of an edition file. Raises BadEdition when it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadEdition(f"{path} is not UTF-8 text") from None
    except OSError as error:
        raise BadEdition(f"{path} cannot be read: {error.strerror}") from None
    except ValueError:
        raise BadEdition(f"{shown(str(path))} is no name of a file") from None


_PART = r"""\s*(?:[\w-]+|"[^"]*"|'[^']*')\s*"""
_HEADING = re.compile(rf"\s*(\[\[?)({_PART}(?:\.{_PART})*)\]")
_ENTRY = re.compile(rf"({_PART}(?:\.{_PART})*)=")


def _line_of(text: str, path: str, key: str) -> int:
    """The line of a key, or of what encloses it, by the file's headings and keys; 0 if there is none."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    here = ""
    for line, row in enumerate(text.split("\n"), start=1):
        heading = _HEADING.match(row)
        entry = None if heading else _ENTRY.match(row)
        if heading:
            here = _below("", heading.group(2), counts)
            lines.setdefault(here, line)
            if heading.group(1) == "[[":
                counts[here] = counts.get(here, 0) + 1
                here = f"{here}[{counts[here]}]"
                lines[here] = line
        elif entry:
            place = here
            for part in _parts(entry.group(1)):
                place = f"{place}.{part}" if place else part
                lines.setdefault(place, line)
    place = f"{path}.{key}" if path else key
    while place and place not in lines:
        place = re.sub(r"(\[\d+\]|\.?[^.\[\]]+|.)\Z", "", place, flags=re.DOTALL)
    return lines.get(place, 0)


def _parts(dotted: str) -> list[str]:
    return [part.strip(" \t\r\"'") for part in re.findall(_PART, dotted)]


def _below(place: str, dotted: str, counts: Mapping[str, int]) -> str:
    """Where a heading leads: each list on the way counts as its latest table."""
    for part in _parts(dotted):
        if place in counts:
            place = f"{place}[{counts[place]}]"
        place = f"{place}.{part}" if place else part
    return place
