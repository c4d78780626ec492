"""The rulebook of Dragonrealm: every clause is claimed, and every message exists and reads in three languages."""

import ast as python
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.books import LANGUAGES, PACKAGE, Variables, bundle, chapters, messages

import dragonhall

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
def test_chapters_suits_options_and_their_values_have_names(language: str) -> None:
    written = messages("dragonrealm", language)
    game = dragonhall.load("dragonrealm")
    for chapter in chapters("dragonrealm"):
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
