"""The rulebook of Drakon: every clause is claimed, and every message exists and reads in three languages."""

import ast as python
import tomllib
from collections.abc import Iterator

import pytest
from tests.games.books import LANGUAGES, PACKAGE, Variables, bundle, chapters, messages, rules

from dragonhall.games.drakon.game import load_game

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_every_chamber_and_every_hero_has_a_rule_of_that_name() -> None:
    edition = tomllib.loads((PACKAGE / "games" / "drakon" / "edition.toml").read_text("utf-8"))
    written = {language: messages("drakon", language) for language in LANGUAGES}
    for row in (*edition["chambers"], *edition["heroes"]):
        rule = f"dk-{row['id'].replace('_', '-')}"
        assert rule in rules("drakon"), f"{row['id']} has no rule"
        for language in LANGUAGES:
            assert rule in written[language]


@EVERY_LANGUAGE
def test_chapters_options_and_their_values_have_names(language: str) -> None:
    written = messages("drakon", language)
    for chapter in chapters("drakon"):
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
    worded = {(rule, case) for rule in rules("drakon") for case in written[rule] if case not in ("", "title")}
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
