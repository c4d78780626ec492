"""The rulebook of Dragonwood: every clause is claimed, and every message exists and reads in three languages."""

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

LANGUAGES = ("en", "es", "vi")
PACKAGE = Path(dragonhall.__file__).parent
BOOKS = {
    "dragonwood": PACKAGE / "games" / "dragonwood" / "rulebook",
    "table": PACKAGE / "kernel" / "rulebook",
}
CHAPTERS = (
    "setup",
    "turn",
    "reload",
    "capture",
    "enhancements",
    "events",
    "ending",
    "scoring",
    "screen",
    "variants",
)
CLAUSES = [f"DW-{number:03}" for number in range(1, 93)]
RULEBOOK: dict[str, Any] = tomllib.loads((BOOKS["dragonwood"] / "rulebook.toml").read_text("utf-8"))
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
        assert rule["source"] in ("rulebook", "sheet", "house"), rule["id"]
        assert rule["clauses"] or rule["source"] != "rulebook", f"{rule['id']} rests on no clause"
    for entry in RULEBOOK["not_rules"]:
        assert entry["reason"] in ("flavour", "heading", "reference", "pieces")
        assert entry["why"]


@EVERY_LANGUAGE
def test_every_rule_has_a_text_and_a_short_title(language: str) -> None:
    written = messages("dragonwood", language)
    for rule in RULES:
        assert rule in written, f"{rule} has no text in {language}"
        assert "" in written[rule], f"{rule} has no text in {language}"
        assert "title" in written[rule], f"{rule} has no title in {language}"
    for message, patterns in messages("table", language).items():
        assert {"", "title"} <= set(patterns), f"{message} has no text or no title in {language}"


def test_every_message_with_a_title_is_a_rule() -> None:
    titled = [message for message, patterns in messages("dragonwood", "en").items() if "title" in patterns]
    assert titled == RULES


@EVERY_LANGUAGE
def test_titles_are_short_and_differ_within_a_chapter(language: str) -> None:
    titles = [bundle("dragonwood", language).get_message(rule).attributes["title"] for rule in RULES]
    texts = [str(bundle("dragonwood", language).format_pattern(title)[0]) for title in titles]
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


@EVERY_LANGUAGE
def test_chapters_suits_options_and_their_values_have_names(language: str) -> None:
    written = messages("dragonwood", language)
    game = dragonhall.load("dragonwood")
    for chapter in CHAPTERS:
        assert f"dw-chapter-{chapter}" in written
    for suit in game.edition["adventurers"]["suits"]:
        assert f"dw-suit-{suit['id']}" in written
    for option in game.options:
        assert {"", "help"} <= set(written[f"dw-option-{option.id}"])
        for choice in option.choices:
            if isinstance(choice, str):
                assert f"dw-option-{option.id}-{choice}" in written


@EVERY_LANGUAGE
def test_every_event_is_told_and_every_question_is_put(language: str) -> None:
    written = messages("dragonwood", language)
    for question in ("turn", "reroll", "wound", "limit", "thunder", "pass"):
        assert f"dw-ask-{question}" in written
        assert f"dw-wait-{question}" in written
    tags = [kind.__struct_config__.tag for kind in dragonhall.load("dragonwood").event_types]
    assert [tag for tag in tags if f"dw-log-{tag}" not in written] == []
    actions = [kind.__struct_config__.tag for kind in dragonhall.load("dragonwood").action_types]
    assert [tag for tag in actions if f"dw-do-{tag}" not in written] == []


def refusals() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every refusal that the kernel and Dragonwood can give: rule, case, and its figures where they are written out."""
    for folder in ("kernel", "games/dragonwood"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in python.walk(python.parse(path.read_text("utf-8"))):
                if not (isinstance(node, python.Call) and getattr(node.func, "id", "") == "Refusal"):
                    continue
                rule, case, *figures = node.args
                cases = [case.body, case.orelse] if isinstance(case, python.IfExp) else [case]
                given: set[str] | None = set()
                for table in figures:
                    given = None
                    if isinstance(table, python.Dict):
                        given = {python.literal_eval(key) for key in table.keys if key is not None}
                for one in cases:
                    yield python.literal_eval(rule), python.literal_eval(one), given


def test_every_refusal_that_the_code_gives_has_words_for_its_figures() -> None:
    found = list(refusals())
    assert {"dw-strength", "dw-players", "table-over"} <= {rule for rule, _, _ in found}
    for rule, case, given in found:
        patterns = messages("table" if rule.startswith("table-") else "dragonwood", "en").get(rule, {})
        assert case in patterns, f"{rule}.{case} is refused with, and has no words"
        if given is not None:
            assert set(Variables(patterns[case]).keys) <= given, f"{rule}.{case} wants figures that are not given"


def said(refusal: str, **figures: int | str) -> str:
    rule, case = refusal.split(".")
    book = "table" if rule.startswith("table-") else "dragonwood"
    ready = bundle(book, "en")
    return str(ready.format_pattern(ready.get_message(rule).attributes[case], figures)[0])


def test_a_hopeless_attempt_is_refused_with_its_figures() -> None:
    assert (
        said("dw-strength.out-of-reach", needed=13, method="strike", dice=3, most=12, bonus=0)
        == "This needs 13 on a strike; 3 dice make at most 12."
    )
    assert (
        said("dw-strength.out-of-reach", needed=8, method="stomp", dice=1, most=6, bonus=2)
        == "This needs 8 on a stomp; 1 die makes at most 6, with your bonus of 2 counted in."
    )
