"""The rulebook of Dragon's Gold: every clause is claimed, and every message exists and reads in three languages."""

import ast as python
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.books import LANGUAGES, PACKAGE, Variables, bundle, chapters, messages, rulebook, rules

import dragonhall
from dragonhall.games.dragons_gold.state import OCCASIONS, QUESTIONS

GAME = PACKAGE / "games" / "dragons_gold"
EDITION: dict[str, Any] = tomllib.loads((GAME / "edition.toml").read_text("utf-8"))


def said(message: str, language: str = "en", **figures: int | str) -> str:
    """A message in words; an attribute is named after a point."""
    id_, _, attribute = message.partition(".")
    found = bundle("dragons_gold", language).get_message(id_)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    return str(bundle("dragons_gold", language).format_pattern(pattern, figures)[0])


EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_every_magic_object_has_a_rule_and_comes_from_where_that_rule_says() -> None:
    sources = {rule["id"]: rule["source"] for rule in rulebook("dragons_gold")["rules"]}
    for row in EDITION["magic_objects"]:
        published = sources[f"dg-{row['id'].replace('_', '-')}"] == "ruling"
        assert (row["source"] == "published") == published, row["id"]


@EVERY_LANGUAGE
def test_the_rule_of_a_magic_object_bears_its_name(language: str) -> None:
    for row in EDITION["magic_objects"]:
        rule = f"dg-{row['id'].replace('_', '-')}"
        assert said(f"{rule}.title", language) == row["names"][language]
        assert said(rule, language).startswith(f"{row['names'][language]}:")


@EVERY_LANGUAGE
def test_the_figures_in_the_rules_are_those_of_the_edition(language: str) -> None:
    def figures(rule: str, *expected: int) -> None:
        given = [int(word.strip(".,;:()")) for word in said(rule, language).split() if word.strip(".,;:()").isdigit()]
        missing = Counter(expected) - Counter(given)
        assert not missing, f"{rule} in {language} does not say {sorted(missing)}: {given}"

    counts = {row["id"]: row["count"] for row in EDITION["tokens"]}
    points = {row["id"]: row["points"] for row in EDITION["tokens"] if "points" in row}
    assert len({counts[gem] for gem in ("blue", "green", "purple", "yellow")}) == 1
    figures("dg-tokens", sum(counts.values()), *(counts[token] for token in ("silver", "gold", "red", "blue", "white")))
    figures("dg-team", *(row["attack"] for row in EDITION["adventurers"]))
    figures("dg-dragons", len(EDITION["dragons"]))
    figures("dg-first-dragons", EDITION["setup"]["face_up"])
    rest = len(EDITION["dragons"]) - EDITION["setup"]["face_up"]
    figures("dg-market-card", EDITION["setup"]["market_after"], rest - EDITION["setup"]["market_after"])
    figures("dg-negotiation", EDITION["times"]["negotiation"]["seconds"])
    figures("dg-market-time", EDITION["times"]["market"]["seconds"])
    figures("dg-silver", points["silver"])
    figures("dg-gold", points["gold"])
    figures("dg-magic-tokens", points["red"])
    figures("dg-black-diamond", EDITION["scoring"]["black_diamond"])
    figures("dg-majority", *set(EDITION["scoring"]["majority"].values()))
    figures("dg-advanced-majority", *set(EDITION["advanced"]["majority"].values()))
    figures("dg-gem-sets", EDITION["advanced"]["sets"]["points"])
    figures("dg-advanced-black-diamond", EDITION["advanced"]["black_diamond"]["points"])
    figures("dg-objects", sum(row["copies"] for row in EDITION["magic_objects"]), len(EDITION["magic_objects"]))
    figures("dg-object-deal", EDITION["objects"]["dealt"])
    for row in EDITION["magic_objects"]:
        if "amount" in row:
            figures(f"dg-{row['id'].replace('_', '-')}", row["amount"])


@EVERY_LANGUAGE
def test_chapters_colours_effects_options_and_their_values_have_names(language: str) -> None:
    written = messages("dragons_gold", language)
    game = dragonhall.load("dragons_gold")
    for chapter in chapters("dragons_gold"):
        assert f"dg-chapter-{chapter}" in written
    for token in game.edition["tokens"]:
        assert f"dg-colour-{token['id']}" in written
    for adventurer in game.edition["adventurers"]:
        assert "power" not in adventurer or f"dg-power-{adventurer['power'].replace('_', '-')}" in written
    for row in game.edition["magic_objects"]:
        assert f"dg-effect-{row['effect'].replace('_', '-')}" in written
    for option in game.options:
        assert {"", "help"} <= set(written[f"dg-option-{option.id}"])
        for choice in option.choices:
            if isinstance(choice, str):
                assert f"dg-option-{option.id}-{choice}" in written


def test_no_option_is_named_that_the_game_does_not_have() -> None:
    game = dragonhall.load("dragons_gold")
    known = {f"dg-option-{option.id}" for option in game.options}
    known |= {f"dg-option-{option.id}-{choice}" for option in game.options for choice in option.choices}
    assert [
        message
        for message in messages("dragons_gold", "en")
        if message.startswith("dg-option-") and message not in known
    ] == []


@EVERY_LANGUAGE
def test_every_event_is_told_and_every_question_is_put(language: str) -> None:
    written = messages("dragons_gold", language)
    for question in ("turn", "share", "divide", "choose", "victim", "loot", "object", "market"):
        assert f"dg-ask-{question}" in written
        assert f"dg-wait-{question}" in written
    game = dragonhall.load("dragons_gold")
    tags = [str(kind.__struct_config__.tag) for kind in game.event_types]
    assert [tag for tag in tags if f"dg-log-{tag}" not in written] == []
    told = [message.removeprefix("dg-log-") for message in written if message.startswith("dg-log-")]
    assert [message for message in told if message not in tags] == []
    actions = [str(kind.__struct_config__.tag) for kind in game.action_types]
    assert [tag for tag in actions if f"dg-do-{tag}" not in written] == []


def test_the_questions_and_occasions_of_the_engine_are_told_apart() -> None:
    asked = Variables(messages("dragons_gold", "en")["dg-turn"]["answer-first"]).keys["question"]
    assert set(QUESTIONS) - {"over"} == asked - {"other"}
    occasions = Variables(messages("dragons_gold", "en")["dg-ask-object"][""]).keys["occasion"]
    assert set(OCCASIONS) - {""} == occasions - {"other"}


def refusals() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every refusal that Dragon's Gold can give: rule, case, and its figures where they are written out."""
    for path in sorted(GAME.rglob("*.py")):
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
    found = [refusal for refusal in refusals() if not refusal[0].startswith("table-")]
    assert {"dg-every-token", "dg-ready", "dg-swap"} <= {rule for rule, _, _ in found}
    for rule, case, given in found:
        patterns = messages("dragons_gold", "en").get(rule, {})
        assert case in patterns, f"{rule}.{case} is refused with, and has no words"
        if given is not None:
            assert set(Variables(patterns[case]).keys) <= given, f"{rule}.{case} wants figures that are not given"


def test_no_refusal_has_words_that_the_code_never_gives() -> None:
    given = {(rule, case) for rule, case, _ in refusals()}
    spare = [
        f"{rule}.{case}"
        for rule in rules("dragons_gold")
        for case in messages("dragons_gold", "en")[rule]
        if case not in ("", "title") and (rule, case) not in given
    ]
    assert spare == []


def test_every_rule_and_message_that_the_code_names_is_there() -> None:
    known = set(messages("dragons_gold", "en"))
    for path in sorted(GAME.rglob("*.py")):
        named = set(re.findall(r"\bdg-[a-z0-9_-]*[a-z0-9](?![a-z0-9_-]|\{)", path.read_text("utf-8")))
        assert sorted(named - known) == [], path.name


def test_an_offer_that_leaves_tokens_open_is_refused_with_their_names() -> None:
    assert (
        said("dg-every-token.left-over", cards="2 × Gold and Sapphire")
        == "This offer does not say who gets 2 × Gold and Sapphire."
    )


def test_a_theft_is_told_to_the_thief_the_victim_and_the_others() -> None:
    figures = {"thief": "Ann", "victim": "Ben", "card": "Sapphire"}
    assert said("dg-log-stolen", you="thief", **figures) == "You take from Ben: Sapphire."
    assert said("dg-log-stolen", you="victim", **figures) == "Ann takes from you: Sapphire."
    assert said("dg-log-stolen", you="no", **figures) == "Ann takes a token from Ben."
