"""The rulebooks as their tests read them: rules, clauses, and the messages of each language."""

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import dragonhall

LANGUAGES = ("en", "es", "vi")
PACKAGE = Path(dragonhall.__file__).parent
TABLE = "table"
"""The book of what holds at every table; the others bear the ids of their games."""
NUMBERS = (0, 1, 2, 5, 13)


def folder(book: str) -> Path:
    return PACKAGE / ("kernel" if book == TABLE else f"games/{book}") / "rulebook"


@cache
def rulebook(game: str) -> dict[str, Any]:
    """What `rulebook.toml` says: rules, and the clauses that are none."""
    return tomllib.loads((folder(game) / "rulebook.toml").read_text("utf-8"))


def rules(game: str) -> list[str]:
    """The ids of a game's rules, in order."""
    return [rule["id"] for rule in rulebook(game)["rules"]]


def chapters(game: str) -> list[str]:
    """The chapters of a rulebook, in order."""
    return list(dict.fromkeys(rule["chapter"] for rule in rulebook(game)["rules"]))


@cache
def source(book: str, language: str) -> str:
    return (folder(book) / f"{language}.ftl").read_text("utf-8")


@cache
def messages(book: str, language: str) -> dict[str, dict[str, ast.Pattern]]:
    """By message: its patterns, the value under "" and the attributes under their names."""
    found: dict[str, dict[str, ast.Pattern]] = {}
    for entry in parse(source(book, language)).body:
        assert not isinstance(entry, ast.Junk), f"{book}/{language}.ftl: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = {attribute.id.name: attribute.value for attribute in entry.attributes}
            if entry.value is not None:
                found[entry.id.name][""] = entry.value
    return found


@cache
def bundle(book: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(book, language)))
    return made


class Variables(Visitor):
    """Which variables a pattern uses, and the keys that it tells apart where it selects by one."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.keys: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = self.keys.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            keys.add(variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name)
        self.generic_visit(node)


def arguments(pattern: ast.Pattern) -> Iterator[dict[str, int | str]]:
    """Sample arguments that reach every variant of a pattern."""
    samples: dict[str, list[int | str]] = {}
    for name, keys in Variables(pattern).keys.items():
        if keys & {"0", "1", "one"}:
            samples[name] = list(NUMBERS)
        elif keys:
            samples[name] = sorted(keys)
        else:
            samples[name] = [f"‹{name}›"]
    for values in product(*samples.values()):
        yield dict(zip(samples, values, strict=True))
