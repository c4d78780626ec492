"""Dragonwood in words: whatever happens, is asked, is refused and is scored has a sentence in every language."""

import re
from functools import cache

import pytest

import dragonhall
from dragonhall.games.dragonwood import words as spoken
from dragonhall.games.dragonwood.actions import Attempt
from dragonhall.games.dragonwood.events import EVENT_TYPES, Drew, Passed, Shuffled
from dragonhall.kernel.values import Event, Refusal
from dragonhall.kernel.words import LANGUAGES, Words, game_words
from dragonhall.testing.table import deal
from dragonhall.testing.walk import walk

GAME = dragonhall.load("dragonwood")
NAMES = ("Ana", "Bo", "Chi", "Dũng")
TABLES = (
    (2, {"dragon_spell": True}, 1),
    (3, {"simple_setup": True}, 2),
    (4, {"open_hands": True, "decks": 1}, 3),
    (4, {}, 4),
    (2, {}, 5),
)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def speak(language: str) -> Words:
    return Words("dragonwood", language, GAME.edition)


def check(text: str) -> None:
    """A sentence with nothing unresolved in it: no braces, no ids, no stand-ins, no gaps."""
    assert text, "silence"
    assert text == text.strip(), repr(text)
    assert not set("{}_$\n") & set(text), repr(text)
    assert not re.search(r"\bNone\b(?! of)", text), repr(text)
    assert "dw-" not in text, repr(text)
    assert "  " not in text, repr(text)
    assert not re.search(r" [.,:;!?]", text), repr(text)


@pytest.mark.slow
def test_whole_matches_are_told_asked_and_scored_to_everyone_in_every_language() -> None:
    met, asked = set(), set()
    for seats, options, seed in TABLES:
        for step in walk(GAME, seats, options, seed):
            for language in LANGUAGES:
                words = speak(language)
                for audience in (None, *range(seats)):
                    view = step.match.view(audience)
                    asked.add((view.question, audience in view.actors))
                    check(spoken.question(view, words, NAMES))
                    for event in step.events:
                        met.add(type(event))
                        line = spoken.log_line(event.to(audience), words, audience, NAMES)
                        check(line)
                        assert "?" not in line, "what is hidden is passed over in words, not marked"
                if step.action is not None:
                    check(spoken.action_label(step.action, words))
                if step.match.result is not None:
                    lines = spoken.score_lines(step.match.result, words, NAMES)
                    assert len(lines) >= seats
                    for line in lines:
                        check(line)
    assert met == set(EVENT_TYPES)
    assert {"turn", "reroll", "wound", "limit", "thunder", "pass"} <= {question for question, mine in asked if mine}


def told(event: Event, audience: int | None, language: str = "en") -> str:
    return spoken.log_line(event.to(audience), speak(language), audience, NAMES)


def test_each_audience_is_told_what_it_may_know() -> None:
    drew = Drew(seat=0, card="R4", deck=1, open=False)
    assert [told(drew, audience) for audience in (0, 1, None)] == [
        "You draw R4.",
        "Ana draws a card.",
        "Ana draws a card.",
    ]
    wind = Passed(giver=1, receiver=0, card="G5", open=False)
    assert told(wind, 1) == "You pass G5 to Ana."
    assert told(wind, 0) == "Bo passes you G5."
    assert told(wind, 2) == told(wind, None) == "Bo passes a card to Ana."
    assert told(Passed(giver=1, receiver=0, card="G5", open=True), 2) == "Bo passes G5 to Ana."
    assert told(Shuffled(("R4", "ladybug"), 2), None) == "The discards become adventurer deck 2, with 2 cards."


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("reload", "Reload"),
        ("strike Wild Boar with R4 G5", "Strike Wild Boar with R4 and G5"),
        ("scream Wild Boar with R4, using Friendly Bunny", "Scream at Wild Boar with R4, plus Friendly Bunny"),
        ("stomp Wild Boar with no card, using Charmed Potion", "Stomp Wild Boar with Charmed Potion"),
        ("re-roll a 2", "Roll a 2 again"),
        ("keep the roll", "Keep the roll"),
        ("discard R4", "Discard R4"),
        ("pass R4", "Pass R4"),
    ],
)
def test_buttons_say_what_they_do(action: str, label: str) -> None:
    assert spoken.action_label(GAME.parse(action), speak("en")) == label


def test_a_seat_is_asked_and_the_others_read_whom_they_wait_for() -> None:
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar")
    assert spoken.question(table.view(0), speak("en"), NAMES) == "Your turn! Reload, or try to capture a card?"
    assert spoken.question(table.view(1), speak("en"), NAMES) == "It is Ana’s turn."
    assert spoken.question(table.view(None), speak("en"), NAMES) == "It is Ana’s turn."
    table.red.does("strike Wild Boar with R5 G6", dice="1 2")
    assert spoken.question(table.view(0), speak("en"), NAMES) == "You are wounded. Choose 1 card to discard."


def test_in_a_wind_storm_the_right_hand_neighbour_is_named() -> None:
    table = deal(red="5r 6g 7b", blue="1r 2r", green="1g 2g", landscape="wild_boar", woods="wind_storm")
    table.red.does("strike Wild Boar with R5 G6 B7", dice="4 4 4")
    words = speak("en")
    assert table.question == "pass"
    assert spoken.question(table.view(2), words, NAMES) == "Wind Storm! Choose a card for Bo."
    assert spoken.question(table.view(None), words, NAMES).startswith("Waiting for Bo and Chi: ")
    table.green.does("pass G1")
    assert spoken.question(table.view(2), words, NAMES).startswith("Waiting for Bo: ")
    table.blue.does("pass R1")
    passed = {(event.giver, event.receiver) for event in table.happened(Passed) if isinstance(event, Passed)}
    assert (2, 1) in passed, "the neighbour who was named is the one who got it"


def refused() -> list[tuple[str, Refusal | None]]:
    """A refusal of every rule that a table laid out in a line can break."""
    table = deal(
        red="1r 2r 3r 4r 5r 6r 7r 1g 12p",
        blue="1b",
        landscape="wild_boar silver_sword blue_dragon",
        owned={"red": "friendly_bunny"},
        options={"dragon_spell": True},
    )
    found = [
        (text, table.red.refused(text))
        for text in (
            "keep the roll",
            "strike Grizzly Bear with R1",
            "strike Wild Boar with B1",
            "strike Wild Boar with R1 R1",
            "strike Wild Boar with no card",
            "strike Wild Boar with R1 R2 R3 R4 R5 R6 R7",
            "strike Wild Boar with R1 R3",
            "stomp Wild Boar with R1 R2",
            "scream Wild Boar with R1 G1",
            "strike Wild Boar with R1 R2 R3 R4 R5 R6, using Friendly Bunny",
            "strike Blue Dragon with R1",
            "strike Wild Boar with R1, using Charmed Potion",
            "strike Silver Sword with R1 R2, using Friendly Bunny",
            "spell Wild Boar with R1 R2 R3",
            "spell Blue Dragon with R1 R2",
            "spell Blue Dragon with R1 R2 P12",
        )
    ]
    always = next(row["id"] for row in GAME.edition["enhancements"] if row["lasts"] == "permanent")
    lasting = deal(red="1r", blue="1b", landscape="wild_boar", owned={"red": always})
    found.append(("lasting", lasting.state.refusal(0, Attempt("strike", "wild_boar", ("R1",), (always,)))))
    found.append(("garbled", lasting.state.refusal(0, Attempt("kiss", "wild_boar", ("R1",)))))  # type: ignore[arg-type]
    found.append(("spell off", lasting.red.refused("spell Wild Boar with R1")))
    found.append(("not asked", lasting.blue.refused("reload")))
    shaken = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar", owned={"red": "lucky_mushroom"})
    shaken.red.does("strike Wild Boar with R5 G6 B7", dice="1 2 3")
    found.append(("no such die", shaken.red.refused("re-roll a 4")))
    full = deal(red="1r 2r 3r 4r 5r 6r 7r 8r 9r", blue="1g", deck="ladybug 11p 12p")
    full.red.does("reload")
    full.red.does("discard R1")
    found.append(("twice", full.red.refused("discard R1")))
    windy = deal(red="5r 6g 7b 1b", blue="1r", landscape="wild_boar", woods="wind_storm")
    windy.red.does("strike Wild Boar with R5 G6 B7", dice="4 4 4")
    windy.red.does("pass B1")
    found.append(("already answered", windy.red.refused("pass B1")))
    found.append(("seats", GAME.check(7, {})))
    found.append(("removed", GAME.check(2, {"removed": 200})))
    found.append(("option", GAME.check(2, {"colour": "red"})))
    found.append(("value", GAME.check(2, {"decks": 9})))
    return found


@EVERY_LANGUAGE
def test_every_refusal_has_words(language: str) -> None:
    rules = set()
    for text, refusal in refused():
        assert refusal is not None, f"{text} is legal"
        rules.add(f"{refusal.rule}.{refusal.case}")
        check(speak(language).refusal(refusal))
    assert len(rules) >= 23, sorted(rules)


def test_a_hopeless_strike_is_told_with_its_figures() -> None:
    table = deal(red="1r 2r 3r", blue="1b", landscape="blue_dragon")
    refusal = table.red.refused("strike Blue Dragon with R1 R2 R3")
    assert refusal is not None
    needed = next(row["strike"] for row in GAME.edition["creatures"] if row["id"] == "blue_dragon")
    assert speak("en").refusal(refusal) == f"This needs {needed} on a strike; 3 dice make at most 12."


def test_scores_are_listed_from_the_first_place_and_ties_explained() -> None:
    result = next(step.match.result for step in walk(GAME, 4, {}, 3) if step.match.result is not None)
    lines = spoken.score_lines(result, speak("en"), NAMES)
    assert re.fullmatch(
        r"1\. \w+ – \d+ creatures?: \d+ points?( · Most creatures: \d extra points)? · Total: \d+", lines[0]
    )
    assert [line[0] for line in lines[:4]] == sorted(line[0] for line in lines[:4])


def test_the_words_of_a_game_are_found_by_its_id() -> None:
    assert game_words("dragonwood") is spoken
