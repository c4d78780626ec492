"""The words of any game: languages, messages, cards, lists, the rules page."""

import subprocess
import sys

import pytest

import dragonhall
from dragonhall.kernel.registry import UnknownGame
from dragonhall.kernel.values import Figure, Refusal
from dragonhall.kernel.words import LANGUAGES, NoWords, UnknownLanguage, Words, game_words

EDITION = dragonhall.load("dragonwood").edition
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def speak(language: str) -> Words:
    return Words("dragonwood", language, EDITION)


def test_three_languages_are_spoken_and_another_is_refused_in_one_sentence() -> None:
    assert LANGUAGES == ("en", "es", "vi")
    with pytest.raises(UnknownLanguage, match=r"^nothing is written in 'fr'; the languages are en, es, vi$"):
        speak("fr")


def test_an_unknown_game_has_no_words() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        Words("chess", "en", {})
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        game_words("chess")


def test_fluent_is_imported_with_the_first_sentence_only() -> None:
    code = """
import sys
import dragonhall, dragonhall.kernel.words as kernel
from dragonhall.arena import playthrough
words = kernel.Words("dragonwood", "en", dragonhall.load("dragonwood").edition)
assert words.cards(["R4", "wild_boar"]) == "R4 and Wild Boar"
assert not [name for name in sys.modules if name.startswith("fluent")]
assert words.title("dw-wound") == "Wound"
assert "fluent.runtime" in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@EVERY_LANGUAGE
def test_a_kind_bears_the_name_of_its_edition_and_adventurers_their_letter(language: str) -> None:
    words = speak(language)
    for row in (*EDITION["creatures"], *EDITION["enhancements"], *EDITION["events"], *EDITION["adventurers"]["suits"]):
        assert words.card(row["id"]) == row["names"][language]
    assert words.card("R4") == "R4"
    assert words.card("?") == "?"
    assert words.card("no_such_card") == "No such card"


def test_an_edition_of_ones_own_gives_the_names() -> None:
    wolf = {"id": "pack_of_wolves", "names": {"en": "Grey Dogs", "es": "Perros Grises", "vi": "Chó Xám"}}
    assert Words("dragonwood", "es", {**EDITION, "creatures": [wolf]}).card("pack_of_wolves") == "Perros Grises"


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("en", [], ""),
        ("en", ["R4"], "R4"),
        ("en", ["R4", "G5", "B6"], "R4, G5 and B6"),
        ("es", ["R4", "G5", "B6"], "R4, G5 y B6"),
        ("es", ["R4", "Iguana"], "R4 e Iguana"),
        ("es", ["R4", "Hiena"], "R4 y Hiena"),
        ("vi", ["R4", "G5", "B6"], "R4, G5 và B6"),
        ("en", ["wild_boar", "R4", "wild_boar"], "2 × Wild Boar and R4"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, names: list[str], said: str) -> None:
    assert speak(language).cards(names) == said


def test_cards_in_figures_are_named_and_numbers_choose_the_plural() -> None:
    words = speak("en")
    assert words.say("dw-log-revealed", {"card": "wild_boar"}) == "New in the landscape: Wild Boar."
    assert words.say("dw-log-landscape", {"cards": ("wild_boar", "R4")}) == "In the landscape: Wild Boar and R4."
    assert words.say("dw-score-creatures", {"count": 1, "points": 2}) == "1 creature: 2 points"


@EVERY_LANGUAGE
def test_a_message_that_is_missing_or_wants_more_figures_is_an_error(language: str) -> None:
    words = speak(language)
    with pytest.raises(NoWords, match="dragonwood has no words for 'dw-nothing'"):
        words.say("dw-nothing")
    with pytest.raises(NoWords, match=r"no words for 'dw-wound\.nothing'"):
        words.say("dw-wound.nothing")
    with pytest.raises(NoWords, match="'dw-log-revealed' cannot be said"):
        words.say("dw-log-revealed")


@EVERY_LANGUAGE
def test_the_tables_own_refusals_have_words_in_every_game(language: str) -> None:
    said = speak(language).refusal(
        Refusal("table-option", "value", {"option": "decks", "value": "9", "allowed": "0–6"})
    )
    assert "“9”" in said
    assert "0–6" in said


def test_a_refusal_is_a_sentence() -> None:
    figures: dict[str, Figure] = {"needed": 13, "method": "strike", "dice": 3, "most": 12, "bonus": 0}
    refusal = Refusal("dw-strength", "out-of-reach", figures)
    assert speak("en").refusal(refusal) == "This needs 13 on a strike; 3 dice make at most 12."


@EVERY_LANGUAGE
def test_the_rules_page_has_every_rule_once_in_reading_order(language: str) -> None:
    words = speak(language)
    chapters = words.rules()
    assert [chapter.id for chapter in chapters][:3] == ["setup", "turn", "reload"]
    ids = [rule.id for chapter in chapters for rule in chapter.rules]
    assert ids[0] == "dw-players"
    assert len(ids) == len(set(ids)) > 50
    for chapter in chapters:
        assert chapter.title
        for rule in chapter.rules:
            assert (rule.title, rule.text) == (words.title(rule.id), words.text(rule.id))
            assert rule.title
            assert rule.text
