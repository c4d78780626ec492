"""The rulebook of Drakon: every clause is claimed, and every message exists and reads in three languages."""

import ast as python
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import dragonhall
from dragonhall.games.drakon.game import load_game

LANGUAGES = ("en", "es", "vi")
PACKAGE = Path(dragonhall.__file__).parent
BOOKS = {
    "drakon": PACKAGE / "games" / "drakon" / "rulebook",
    "table": PACKAGE / "kernel" / "rulebook",
}
CHAPTERS = (
    "setup",
    "turn",
    "placing",
    "moving",
    "chambers",
    "drakon",
    "coins",
    "ending",
    "screen",
    "heroes",
    "variants",
)
CLAUSES = [f"DK-{number:03}" for number in range(1, 123)]
RULEBOOK: dict[str, Any] = tomllib.loads((BOOKS["drakon"] / "rulebook.toml").read_text("utf-8"))
RULES = [rule["id"] for rule in RULEBOOK["rules"]]
NUMBERS = (0, 1, 2, 5, 13)


@cache
def source(book: str, language: str) -> str:
    return (BOOKS[book] / f"{language}.ftl").read_text("utf-8")


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


EVERY_BOOK = pytest.mark.parametrize("book", BOOKS)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_every_clause_is_claimed_by_a_rule_or_has_a_reason_why_it_is_none() -> None:
    claimed = Counter(clause for entry in (*RULEBOOK["rules"], *RULEBOOK["not_rules"]) for clause in entry["clauses"])
    assert [clause for clause in CLAUSES if clause not in claimed] == []
    assert [clause for clause in claimed if clause not in CLAUSES] == []


def test_no_clause_is_both_a_rule_and_none() -> None:
    ruled = {clause for rule in RULEBOOK["rules"] for clause in rule["clauses"]}
    assert [c for entry in RULEBOOK["not_rules"] for c in entry["clauses"] if c in ruled] == []


def test_rules_stand_once_and_in_the_order_of_the_chapters() -> None:
    assert [rule for rule, times in Counter(RULES).items() if times > 1] == []
    places = [CHAPTERS.index(rule["chapter"]) for rule in RULEBOOK["rules"]]
    assert places == sorted(places)
    assert set(places) == set(range(len(CHAPTERS)))


def test_rules_say_where_they_come_from() -> None:
    for rule in RULEBOOK["rules"]:
        assert set(rule) == {"id", "clauses", "chapter", "source"}
        assert rule["source"] in ("rulebook", "ruling", "house"), rule["id"]
        assert rule["clauses"] or rule["source"] != "rulebook", f"{rule['id']} rests on no clause"
    for entry in RULEBOOK["not_rules"]:
        assert entry["reason"] in ("flavour", "heading", "reference", "pieces")
        assert entry["why"]


@EVERY_LANGUAGE
def test_every_rule_has_a_text_and_a_short_title(language: str) -> None:
    written = messages("drakon", language)
    for rule in RULES:
        assert rule in written, f"{rule} has no text in {language}"
        assert "" in written[rule], f"{rule} has no text in {language}"
        assert "title" in written[rule], f"{rule} has no title in {language}"
    for message, patterns in messages("table", language).items():
        assert {"", "title"} <= set(patterns), f"{message} has no text or no title in {language}"


def test_every_message_with_a_title_is_a_rule() -> None:
    titled = [message for message, patterns in messages("drakon", "en").items() if "title" in patterns]
    assert titled == RULES


@EVERY_LANGUAGE
def test_titles_are_short_and_differ_within_a_chapter(language: str) -> None:
    titles = [bundle("drakon", language).get_message(rule).attributes["title"] for rule in RULES]
    texts = [str(bundle("drakon", language).format_pattern(title)[0]) for title in titles]
    assert [text for text in texts if not 1 <= len(text.split()) <= 6] == []
    within = list(zip([rule["chapter"] for rule in RULEBOOK["rules"]], texts, strict=True))
    assert [title for title, times in Counter(within).items() if times > 1] == []


@EVERY_BOOK
@EVERY_LANGUAGE
def test_all_languages_have_the_same_messages_attributes_and_variables(book: str, language: str) -> None:
    def shape(of: str) -> dict[str, dict[str, list[str]]]:
        return {
            message: {part: sorted(Variables(pattern).keys) for part, pattern in sorted(patterns.items())}
            for message, patterns in messages(book, of).items()
        }

    assert shape(language) == shape("en")
    assert list(messages(book, language)) == list(messages(book, "en"))


@EVERY_BOOK
@EVERY_LANGUAGE
def test_all_languages_tell_the_same_cases_apart(book: str, language: str) -> None:
    """Yes and no, methods, reasons: the keys are ids. Only plural forms may differ."""

    def cases(of: str) -> dict[tuple[str, str, str], set[str]]:
        return {
            (message, part, variable): keys
            for message, patterns in messages(book, of).items()
            for part, pattern in patterns.items()
            for variable, keys in Variables(pattern).keys.items()
            if keys and not keys & {"0", "1", "one"}
        }

    assert cases(language) == cases("en")


@EVERY_BOOK
@EVERY_LANGUAGE
def test_every_message_reads_with_any_arguments(book: str, language: str) -> None:
    ready = bundle(book, language)
    for message, patterns in messages(book, language).items():
        compiled = ready.get_message(message)
        for part, written in patterns.items():
            for given in arguments(written):
                pattern = compiled.attributes[part] if part else compiled.value
                assert pattern is not None
                formatted, errors = ready.format_pattern(pattern, given)
                text = str(formatted)
                where = f"{language}: {message}.{part} with {given} reads {text!r}"
                assert not errors, f"{where}: {errors}"
                assert text, where
                assert text == text.strip(), where
                assert not set("\n{}") & set(text), where
                assert "  " not in text, where
                assert not any(gap in text for gap in (" .", " ,", " :", " ;", " !", " ?")), where


def test_every_chamber_and_every_hero_has_a_rule_of_that_name() -> None:
    edition = tomllib.loads((PACKAGE / "games" / "drakon" / "edition.toml").read_text("utf-8"))
    written = {language: messages("drakon", language) for language in LANGUAGES}
    for row in (*edition["chambers"], *edition["heroes"]):
        rule = f"dk-{row['id'].replace('_', '-')}"
        assert rule in RULES, f"{row['id']} has no rule"
        for language in LANGUAGES:
            assert rule in written[language]


@EVERY_LANGUAGE
def test_chapters_options_and_their_values_have_names(language: str) -> None:
    written = messages("drakon", language)
    for chapter in CHAPTERS:
        assert f"dk-chapter-{chapter}" in written
    for option in load_game().options:
        assert {"", "help"} <= set(written[f"dk-option-{option.id}"])
        for choice in option.choices:
            if isinstance(choice, str):
                assert f"dk-option-{option.id}-{choice}" in written


@EVERY_LANGUAGE
def test_every_event_is_told_and_every_button_has_words(language: str) -> None:
    written = messages("drakon", language)
    game = load_game()
    tags = [kind.__struct_config__.tag for kind in game.event_types]
    assert [tag for tag in tags if f"dk-log-{tag}" not in written] == []
    actions = [kind.__struct_config__.tag for kind in game.action_types]
    assert [tag for tag in actions if f"dk-do-{tag}" not in written] == []


def refusals() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every refusal that the kernel and Drakon can give: rule, case, and its figures where they are written out."""
    for folder in ("kernel", "games/drakon"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in python.walk(python.parse(path.read_text("utf-8"))):
                if not (isinstance(node, python.Call) and getattr(node.func, "id", "") == "Refusal"):
                    continue
                rule, case, *figures = node.args
                given: set[str] | None = set()
                for table in figures:
                    given = None
                    if isinstance(table, python.Dict):
                        given = {python.literal_eval(key) for key in table.keys if key is not None}
                for one in (case.body, case.orelse) if isinstance(case, python.IfExp) else (case,):
                    if isinstance(rule, python.Constant) and isinstance(one, python.Constant):
                        yield str(rule.value), str(one.value), given


HANDED_ON = {
    ("dk-knight", "not-here"),
    ("dk-knight", "cannot-move"),
    ("dk-thief", "not-here"),
    ("dk-thief", "no-coins"),
}
"""Refusals whose rule and case are handed to the function that gives them."""


def test_every_refusal_that_the_code_gives_has_words_for_its_figures() -> None:
    found = list(refusals())
    assert {"dk-arrows", "dk-magic-harp", "dk-wind-storm", "table-over"} <= {rule for rule, _, _ in found}
    for rule, case, given in found:
        patterns = messages("table" if rule.startswith("table-") else "drakon", "en").get(rule, {})
        assert case in patterns, f"{rule}.{case} is refused with, and has no words"
        if given is not None:
            assert set(Variables(patterns[case]).keys) <= given, f"{rule}.{case} wants figures that are not given"


def test_every_refusal_that_has_words_is_given_by_the_code() -> None:
    given = {(rule, case) for rule, case, _ in refusals()} | HANDED_ON
    written = messages("drakon", "en")
    worded = {(rule, case) for rule in RULES for case in written[rule] if case not in ("", "title")}
    assert worded - given == set()
    assert worded >= HANDED_ON


def said(refusal: str, **figures: int | str) -> str:
    rule, case = refusal.split(".")
    ready = bundle("drakon", "en")
    return str(ready.format_pattern(ready.get_message(rule).attributes[case], figures)[0])


def test_refusals_read_with_their_figures() -> None:
    assert said("dk-drakon-walks.too-far", steps=3) == "Drakon walks at most 3 chambers."
    assert said("dk-place.not-in-hand", card="Magic Harp") == "Magic Harp is not in your hand."
    assert said("dk-turn.answer-first", question="storm") == "First choose the second chamber of the Wind Storm."
