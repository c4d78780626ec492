"""The rulebook of Dragon's Gold: every clause is claimed, and every message exists and reads in three languages."""

import ast as python
import re
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
from dragonhall.games.dragons_gold.state import OCCASIONS, QUESTIONS

LANGUAGES = ("en", "es", "vi")
PACKAGE = Path(dragonhall.__file__).parent
GAME = PACKAGE / "games" / "dragons_gold"
CHAPTERS = (
    "setup",
    "turn",
    "slaying",
    "sharing",
    "helpers",
    "market",
    "ending",
    "scoring",
    "screen",
    "objects",
    "variants",
)
CLAUSES = [f"DG-{number:03}" for number in range(1, 128)]
RULEBOOK: dict[str, Any] = tomllib.loads((GAME / "rulebook" / "rulebook.toml").read_text("utf-8"))
EDITION: dict[str, Any] = tomllib.loads((GAME / "edition.toml").read_text("utf-8"))
RULES = [rule["id"] for rule in RULEBOOK["rules"]]
NUMBERS = (0, 1, 2, 5, 13)


@cache
def source(language: str) -> str:
    return (GAME / "rulebook" / f"{language}.ftl").read_text("utf-8")


@cache
def messages(language: str) -> dict[str, dict[str, ast.Pattern]]:
    """By message: its patterns, the value under "" and the attributes under their names."""
    found: dict[str, dict[str, ast.Pattern]] = {}
    for entry in parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = {attribute.id.name: attribute.value for attribute in entry.attributes}
            if entry.value is not None:
                found[entry.id.name][""] = entry.value
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def said(message: str, language: str = "en", **figures: int | str) -> str:
    """A message in words; an attribute is named after a point."""
    id_, _, attribute = message.partition(".")
    found = bundle(language).get_message(id_)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    return str(bundle(language).format_pattern(pattern, figures)[0])


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
        assert not rule["clauses"] or rule["source"] != "house", f"{rule['id']} is ours and rests on a clause"
    for entry in RULEBOOK["not_rules"]:
        assert entry["reason"] in ("flavour", "heading", "reference", "pieces")
        assert entry["why"]


def test_every_magic_object_has_a_rule_and_comes_from_where_that_rule_says() -> None:
    sources = {rule["id"]: rule["source"] for rule in RULEBOOK["rules"]}
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
def test_every_rule_has_a_text_and_a_short_title(language: str) -> None:
    written = messages(language)
    for rule in RULES:
        assert rule in written, f"{rule} has no text in {language}"
        assert {"", "title"} <= set(written[rule]), f"{rule} has no text or no title in {language}"


def test_every_message_with_a_title_is_a_rule() -> None:
    assert [message for message, patterns in messages("en").items() if "title" in patterns] == RULES


@EVERY_LANGUAGE
def test_titles_are_short_and_differ_within_a_chapter(language: str) -> None:
    texts = [said(f"{rule}.title", language) for rule in RULES]
    assert [text for text in texts if not 1 <= len(text.split()) <= 6] == []
    within = list(zip([rule["chapter"] for rule in RULEBOOK["rules"]], texts, strict=True))
    assert [title for title, times in Counter(within).items() if times > 1] == []


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
def test_all_languages_have_the_same_messages_attributes_and_variables(language: str) -> None:
    def shape(of: str) -> dict[str, dict[str, list[str]]]:
        return {
            message: {part: sorted(Variables(pattern).keys) for part, pattern in sorted(patterns.items())}
            for message, patterns in messages(of).items()
        }

    assert shape(language) == shape("en")
    assert list(messages(language)) == list(messages("en"))


@EVERY_LANGUAGE
def test_all_languages_tell_the_same_cases_apart(language: str) -> None:
    """Yes and no, questions, reasons: the keys are ids. Only plural forms may differ."""

    def cases(of: str) -> dict[tuple[str, str, str], set[str]]:
        return {
            (message, part, variable): keys
            for message, patterns in messages(of).items()
            for part, pattern in patterns.items()
            for variable, keys in Variables(pattern).keys.items()
            if keys and not keys & {"0", "1", "one"}
        }

    assert cases(language) == cases("en")


@EVERY_LANGUAGE
def test_every_message_reads_with_any_arguments(language: str) -> None:
    for message, patterns in messages(language).items():
        compiled = bundle(language).get_message(message)
        for part, written in patterns.items():
            for given in arguments(written):
                pattern = compiled.attributes[part] if part else compiled.value
                assert pattern is not None
                formatted, errors = bundle(language).format_pattern(pattern, given)
                text = str(formatted)
                where = f"{language}: {message}.{part} with {given} reads {text!r}"
                assert not errors, f"{where}: {errors}"
                assert text, where
                assert text == text.strip(), where
                assert not set("\n{}") & set(text), where
                assert "  " not in text, where
                assert not any(gap in text for gap in (" .", " ,", " :", " ;", " !", " ?")), where


@EVERY_LANGUAGE
def test_chapters_colours_effects_options_and_their_values_have_names(language: str) -> None:
    written = messages(language)
    game = dragonhall.load("dragons_gold")
    for chapter in CHAPTERS:
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
    assert [message for message in messages("en") if message.startswith("dg-option-") and message not in known] == []


@EVERY_LANGUAGE
def test_every_event_is_told_and_every_question_is_put(language: str) -> None:
    written = messages(language)
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
    asked = Variables(messages("en")["dg-turn"]["answer-first"]).keys["question"]
    assert set(QUESTIONS) - {"over"} == asked - {"other"}
    occasions = Variables(messages("en")["dg-ask-object"][""]).keys["occasion"]
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
        patterns = messages("en").get(rule, {})
        assert case in patterns, f"{rule}.{case} is refused with, and has no words"
        if given is not None:
            assert set(Variables(patterns[case]).keys) <= given, f"{rule}.{case} wants figures that are not given"


def test_no_refusal_has_words_that_the_code_never_gives() -> None:
    given = {(rule, case) for rule, case, _ in refusals()}
    spare = [
        f"{rule}.{case}"
        for rule in RULES
        for case in messages("en")[rule]
        if case not in ("", "title") and (rule, case) not in given
    ]
    assert spare == []


def test_every_rule_and_message_that_the_code_names_is_there() -> None:
    known = set(messages("en"))
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
