"""The rulebook of Dragonwood: every clause is claimed, and every message exists and reads in three languages."""

import ast as python
from collections.abc import Iterator

import pytest
from tests.games.books import LANGUAGES, PACKAGE, Variables, bundle, chapters, messages

import dragonhall

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
def test_chapters_suits_options_and_their_values_have_names(language: str) -> None:
    written = messages("dragonwood", language)
    game = dragonhall.load("dragonwood")
    for chapter in chapters("dragonwood"):
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
