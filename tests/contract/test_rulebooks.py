"""The rulebook of every game: each clause is claimed, each rule is tested, each message reads in three languages."""

import re
from collections import Counter

import pytest
from tests.games.books import LANGUAGES, TABLE, Variables, arguments, bundle, chapters, messages, rulebook, rules

import dragonhall

CLAUSES = {
    "dragonwood": (("DW", 92),),
    "dragonrealm": (("DR", 162), ("DRV", 113)),
    "drakon": (("DK", 122),),
    "dragons_gold": (("DG", 127),),
}
"""By game: the lists of its rulebooks' clauses, each by its letters and how many there are."""

EVERY_GAME = pytest.mark.parametrize("game", dragonhall.games())
EVERY_BOOK = pytest.mark.parametrize("book", [*dragonhall.games(), TABLE])
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_GAME
def test_every_clause_is_claimed_by_a_rule_or_has_a_reason_why_it_is_none(game: str) -> None:
    clauses = [f"{letters}-{number:03}" for letters, count in CLAUSES[game] for number in range(1, count + 1)]
    book = rulebook(game)
    claimed = Counter(clause for entry in (*book["rules"], *book["not_rules"]) for clause in entry["clauses"])
    assert [clause for clause in clauses if clause not in claimed] == []
    assert [clause for clause in claimed if clause not in clauses] == []


@EVERY_GAME
def test_no_clause_is_both_a_rule_and_none(game: str) -> None:
    ruled = {clause for rule in rulebook(game)["rules"] for clause in rule["clauses"]}
    assert [clause for entry in rulebook(game)["not_rules"] for clause in entry["clauses"] if clause in ruled] == []


@EVERY_GAME
def test_rules_stand_once_and_each_chapter_together(game: str) -> None:
    assert [rule for rule, times in Counter(rules(game)).items() if times > 1] == []
    places = [chapters(game).index(rule["chapter"]) for rule in rulebook(game)["rules"]]
    assert places == sorted(places)


@EVERY_GAME
def test_rules_say_where_they_come_from(game: str) -> None:
    for rule in rulebook(game)["rules"]:
        assert set(rule) == {"id", "clauses", "chapter", "source"}
        assert rule["source"] in ("rulebook", "sheet", "ruling", "house"), rule["id"]
        assert rule["clauses"] or rule["source"] != "rulebook", f"{rule['id']} rests on no clause"
    for entry in rulebook(game)["not_rules"]:
        assert entry["reason"] in ("flavour", "heading", "reference", "pieces")
        assert entry["why"]


@EVERY_GAME
def test_every_rule_id_has_a_test_and_no_test_carries_an_id_that_is_no_rule(game: str, request) -> None:
    files = (request.config.rootpath / "tests/games" / game).glob("test_*.py")
    carried = r'@pytest\.mark\.rule\("([\w-]+)"\)'
    marked = {found for file in files for found in re.findall(carried, file.read_text("utf-8"))}
    assert set(rules(game)) - marked == set(), "rules without a test"
    assert marked - set(rules(game)) == set(), "tests for no rule"


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_rule_has_a_text_and_a_short_title(game: str, language: str) -> None:
    written = messages(game, language)
    for rule in rules(game):
        assert {"", "title"} <= set(written.get(rule, ())), f"{rule} has no text or no title in {language}"


@EVERY_LANGUAGE
def test_every_rule_of_the_table_has_a_text_and_a_title(language: str) -> None:
    for message, patterns in messages(TABLE, language).items():
        assert {"", "title"} <= set(patterns), f"{message} has no text or no title in {language}"


@EVERY_GAME
def test_every_message_with_a_title_is_a_rule(game: str) -> None:
    assert [message for message, patterns in messages(game, "en").items() if "title" in patterns] == rules(game)


@EVERY_GAME
@EVERY_LANGUAGE
def test_titles_are_short_and_differ_within_a_chapter(game: str, language: str) -> None:
    ready = bundle(game, language)
    titles = [str(ready.format_pattern(ready.get_message(rule).attributes["title"])[0]) for rule in rules(game)]
    assert [title for title in titles if not 1 <= len(title.split()) <= 6] == []
    within = zip([rule["chapter"] for rule in rulebook(game)["rules"]], titles, strict=True)
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
