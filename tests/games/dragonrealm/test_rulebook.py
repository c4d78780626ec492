"""The rulebook of Dragonrealm: every clause is claimed, and every message exists and reads in three languages."""

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

LANGUAGES = ("en", "es", "vi")
PACKAGE = Path(dragonhall.__file__).parent
BOOKS = {
    "dragonrealm": PACKAGE / "games" / "dragonrealm" / "rulebook",
    "table": PACKAGE / "kernel" / "rulebook",
}
CHAPTERS = (
    "setup",
    "turn",
    "rest",
    "surprises",
    "explore",
    "academy",
    "enhancements",
    "completing",
    "places",
    "ending",
    "scoring",
    "screen",
    "variants",
)
CLAUSES = [f"DR-{number:03}" for number in range(1, 163)] + [f"DRV-{number:03}" for number in range(1, 114)]
RULEBOOK: dict[str, Any] = tomllib.loads((BOOKS["dragonrealm"] / "rulebook.toml").read_text("utf-8"))
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
        assert rule["source"] in ("rulebook", "sheet", "ruling", "house"), rule["id"]
        assert rule["clauses"] or rule["source"] != "rulebook", f"{rule['id']} rests on no clause"
    for entry in RULEBOOK["not_rules"]:
        assert entry["reason"] in ("flavour", "heading", "reference", "pieces")
        assert entry["why"]


@EVERY_LANGUAGE
def test_every_rule_has_a_text_and_a_short_title(language: str) -> None:
    written = messages("dragonrealm", language)
    for rule in RULES:
        assert rule in written, f"{rule} has no text in {language}"
        assert "" in written[rule], f"{rule} has no text in {language}"
        assert "title" in written[rule], f"{rule} has no title in {language}"


def test_every_message_with_a_title_is_a_rule() -> None:
    titled = [message for message, patterns in messages("dragonrealm", "en").items() if "title" in patterns]
    assert titled == RULES


@EVERY_LANGUAGE
def test_titles_are_short_and_differ_within_a_chapter(language: str) -> None:
    titles = [bundle("dragonrealm", language).get_message(rule).attributes["title"] for rule in RULES]
    texts = [str(bundle("dragonrealm", language).format_pattern(title)[0]) for title in titles]
    assert [text for text in texts if not 1 <= len(text.split()) <= 6] == []
    within = list(zip([rule["chapter"] for rule in RULEBOOK["rules"]], texts, strict=True))
    assert [title for title, times in Counter(within).items() if times > 1] == []


@EVERY_LANGUAGE
def test_all_languages_have_the_same_messages_attributes_and_variables(language: str) -> None:
    def shape(of: str) -> dict[str, dict[str, list[str]]]:
        return {
            message: {part: sorted(Variables(pattern).keys) for part, pattern in sorted(patterns.items())}
            for message, patterns in messages("dragonrealm", of).items()
        }

    assert shape(language) == shape("en")
    assert list(messages("dragonrealm", language)) == list(messages("dragonrealm", "en"))


@EVERY_LANGUAGE
def test_all_languages_tell_the_same_cases_apart(language: str) -> None:
    """Yes and no, methods, reasons: the keys are ids. Only plural forms may differ."""

    def cases(of: str) -> dict[tuple[str, str, str], set[str]]:
        return {
            (message, part, variable): keys
            for message, patterns in messages("dragonrealm", of).items()
            for part, pattern in patterns.items()
            for variable, keys in Variables(pattern).keys.items()
            if keys and not keys & {"0", "1", "one"}
        }

    assert cases(language) == cases("en")


@EVERY_LANGUAGE
def test_every_message_reads_with_any_arguments(language: str) -> None:
    ready = bundle("dragonrealm", language)
    for message, patterns in messages("dragonrealm", language).items():
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
    written = messages("dragonrealm", language)
    game = dragonhall.load("dragonrealm")
    for chapter in CHAPTERS:
        assert f"dr-chapter-{chapter}" in written
    for suit in game.edition["adventurers"]["suits"]:
        assert f"dr-suit-{suit['id']}" in written
    for option in game.options:
        assert {"", "help"} <= set(written[f"dr-option-{option.id}"])
        for choice in option.choices:
            if isinstance(choice, str):
                assert f"dr-option-{option.id}-{choice}" in written


@EVERY_LANGUAGE
def test_every_event_is_told_and_every_question_is_put(language: str) -> None:
    written = messages("dragonrealm", language)
    for question in ("keep", "turn", "rest", "roll", "alley", "swamp", "limit", "pass"):
        assert f"dr-ask-{question}" in written
        assert f"dr-wait-{question}" in written
    tags = [kind.__struct_config__.tag for kind in dragonhall.load("dragonrealm").event_types]
    assert [tag for tag in tags if f"dr-log-{tag}" not in written] == []
    actions = [kind.__struct_config__.tag for kind in dragonhall.load("dragonrealm").action_types]
    assert [tag for tag in actions if f"dr-do-{tag}" not in written] == []


def refusals() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every refusal of the kernel and of Dragonrealm: rule, case, and its figures where they are written out."""
    for folder in ("kernel", "games/dragonrealm"):
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
    assert {"dr-first-enhancements", "dr-players", "table-over"} <= {rule for rule, _, _ in found}
    for rule, case, given in found:
        patterns = messages("table" if rule.startswith("table-") else "dragonrealm", "en").get(rule, {})
        assert case in patterns, f"{rule}.{case} is refused with, and has no words"
        if given is not None:
            assert set(Variables(patterns[case]).keys) <= given, f"{rule}.{case} wants figures that are not given"


def test_every_message_that_the_code_names_is_written() -> None:
    """Scores, ties and whatever else is named in full; ids that are put together are tested where they are used."""
    named = {
        node.value
        for path in (PACKAGE / "games" / "dragonrealm").rglob("*.py")
        for node in python.walk(python.parse(path.read_text("utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"dr(-[a-z]+)+", node.value)
    }
    assert {"dr-score-coins", "dr-tie-shared"} <= named
    assert sorted(named - set(messages("dragonrealm", "en"))) == []


def said(refusal: str, **figures: int | str) -> str:
    rule, case = refusal.split(".")
    book = "table" if rule.startswith("table-") else "dragonrealm"
    ready = bundle(book, "en")
    return str(ready.format_pattern(ready.get_message(rule).attributes[case], figures)[0])


def test_a_purchase_without_enough_adventurers_is_refused_with_its_figures() -> None:
    assert (
        said("dr-alley-buy.adventurers", have=1, need=2) == "You need 2 adventurers in the Alley, and you have 1 there."
    )
    assert said("dr-alley-buy.coins", have=0, need=2) == "You need 2 coins, and you have none."


# What the rules say in figures and names stands in the edition too; here the two are held together.

EDITION: dict[str, Any] = tomllib.loads((PACKAGE / "games" / "dragonrealm" / "edition.toml").read_text("utf-8"))

FIGURES = (
    ("dr-location-cards", "20", len(EDITION["locations"])),
    ("dr-adventurer-cards", "12", EDITION["adventurers"]["numbers"]),
    ("dr-adventurer-cards", "6", sum(row["copies"] for row in EDITION["adventurers"]["goblins"])),
    ("dr-adventurer-cards", "2", sum(row["copies"] for row in EDITION["adventurers"]["rockslides"])),
    ("dr-row", "3", EDITION["setup"]["row"]),
    ("dr-two-players", "5", len(EDITION["setup"]["levels"]["2"])),
    ("dr-four-players", "2", EDITION["setup"]["goblins_removed"]["4"]),
    ("dr-first-enhancements", "3", EDITION["setup"]["enhancements"]["dealt"]),
    ("dr-adventurers", "8", EDITION["setup"]["adventurers"]),
    ("dr-goblin-supply", "6", EDITION["setup"]["goblins"]),
    ("dr-dice", "6", EDITION["dice"]["most"]),
    ("dr-first-hand", "5", EDITION["setup"]["hand"]),
    ("dr-face-up", "2", EDITION["setup"]["face_up"]),
    ("dr-rest", "2", EDITION["setup"]["rest"]),
    ("dr-hand-limit", "9", EDITION["setup"]["limit"]),
    ("dr-success", "1", EDITION["scoring"]["places"]),
    ("dr-gold-circle", "2", EDITION["scoring"]["gold_places"]),
    ("dr-academy", "1", EDITION["academy"]["bonus"]),
    ("dr-alley-buy", "1", EDITION["alley"]["cards"]),
    ("dr-alley-buy", "2", EDITION["alley"]["coins"]),
    ("dr-waiting-adventurers", "3", EDITION["academy"]["most_dragonstones"]),
    ("dr-first-second", "1", EDITION["scoring"]["others"]),
    ("dr-endless", "30", EDITION["ending"]["quiet_rounds"]),
    ("dr-most-dragonstones", "5", EDITION["scoring"]["most_dragonstones"]),
    ("dr-most-dragonstones", "3", EDITION["scoring"]["most_dragonstones_tied"]),
)


def text_of(rule: str, language: str) -> str:
    pattern = bundle("dragonrealm", language).get_message(rule).value
    assert pattern is not None
    return str(bundle("dragonrealm", language).format_pattern(pattern)[0])


@EVERY_LANGUAGE
@pytest.mark.parametrize(("rule", "figure", "number"), FIGURES)
def test_figures_in_the_rules_are_those_of_the_edition(rule: str, figure: str, number: int, language: str) -> None:
    assert figure == str(number)
    assert re.search(rf"\b{figure}\b", text_of(rule, language)), f"{rule} does not say {figure}"


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("rule", "card"),
    [
        ("dr-two-players", "halfling_hideout"),
        ("dr-two-players", "crystal_mountain"),
        ("dr-cave-of-bats", "cave_of_bats"),
        ("dr-fire-swamp", "fire_swamp"),
        ("dr-fire-swamp", "wings_of_speed"),
        ("dr-dungeon", "dungeon_of_despair"),
        ("dr-socks", "lucky_socks"),
        ("dr-chipmunk", "pet_chipmunk"),
        ("dr-six-dice", "pet_chipmunk"),
        ("dr-mask", "shapeshifters_mask"),
        ("dr-wings", "wings_of_speed"),
        ("dr-academy-or-alley", "academy"),
        ("dr-academy-or-alley", "alley"),
    ],
)
def test_cards_have_the_same_names_in_the_rules_as_in_the_edition(rule: str, card: str, language: str) -> None:
    rows = [*EDITION["locations"], *EDITION["enhancements"], EDITION["academy"], EDITION["alley"]]
    name = next(row["names"][language] for row in rows if row["id"] == card)
    assert name in text_of(rule, language).replace("’", "'")
