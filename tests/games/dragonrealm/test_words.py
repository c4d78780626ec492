"""Dragonrealm in words: whatever happens, is asked, is refused and is scored has a sentence in every language."""

import re
from functools import cache

import pytest

import dragonhall
from dragonhall.games.dragonrealm import words as spoken
from dragonhall.games.dragonrealm.events import EVENT_TYPES, Completed, Drew, Kept, Passed, SetUp
from dragonhall.kernel.values import Event
from dragonhall.kernel.words import LANGUAGES, Words, game_words
from dragonhall.testing.realm import deal
from dragonhall.testing.walk import walk

GAME = dragonhall.load("dragonrealm")
NAMES = ("Ana", "Bo", "Chi", "Dũng")
TABLES = ((2, {}, 1), (3, {"centre": "alley", "open_totals": True}, 2), (4, {"open_hands": True}, 3), (4, {}, 8))
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def speak(language: str) -> Words:
    return Words("dragonrealm", language, GAME.edition)


def check(text: str) -> None:
    """A sentence with nothing unresolved in it: no braces, no ids, no stand-ins, no gaps."""
    assert text, "silence"
    assert text == text.strip(), repr(text)
    assert not set("{}_$\n") & set(text), repr(text)
    assert not re.search(r"\bNone\b(?! of)", text), repr(text)
    assert "dr-" not in text, repr(text)
    assert "  " not in text, repr(text)
    assert not re.search(r" [.,:;!?]", text), repr(text)


@pytest.mark.slow
@EVERY_LANGUAGE
def test_whole_matches_are_told_asked_and_scored_to_everyone(language: str) -> None:
    words = speak(language)
    met, asked = set(), set()
    for seats, options, seed in TABLES:
        for step in walk(GAME, seats, options, seed):
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
                for line in spoken.score_lines(step.match.result, words, NAMES):
                    check(line)
    assert set(EVENT_TYPES) - met <= {event for event in EVENT_TYPES if event.__name__ in ("Waits",)}
    assert {"keep", "turn", "rest", "roll", "limit", "swamp", "pass", "alley"} <= {question for question, mine in asked}


def told(event: Event, audience: int | None, language: str = "en") -> str:
    return spoken.log_line(event.to(audience), speak(language), audience, NAMES)


def test_each_audience_is_told_what_it_may_know() -> None:
    drew = Drew(seat=0, card="R4", deck=1, open=False)
    assert [told(drew, audience) for audience in (0, 1, None)] == [
        "You draw R4.",
        "Ana draws a card.",
        "Ana draws a card.",
    ]
    rocks = Passed(giver=1, receiver=0, cards=("G5", "R1"), open=False)
    assert told(rocks, 1) == "You pass G5 and R1 to Ana."
    assert told(rocks, 0) == "Bo passes you G5 and R1."
    assert told(rocks, 2) == told(rocks, None) == "Bo passes 2 cards to Ana."
    kept = Kept(seat=0, levels=(1, 1), cards=("soft_boots", "pet_chipmunk"), returned=("dragon_egg",))
    assert told(kept, 0) == "You keep Soft Boots and Pet Chipmunk."
    assert told(kept, 1) == "Ana keeps 2 enhancements of level 1."


def test_a_scoring_is_told_line_by_line() -> None:
    scored = Completed("halfling_hideout", 0, (1, 2, 3), 2, (1, 2, 6), 2, 4, True)
    assert told(scored, 2) == (
        "Halfling Hideout is complete! Ana gets 1 coin. Bo gets 2 coins. You get 6 coins. 2 goblins were there. "
        "You win the card with 4 Dragonstones."
    )
    nobody = Completed("dragon_rock", 0, (0, 0), 0, (0, 0), -1, 5, False)
    assert told(nobody, None) == "Dragon Rock is scored at the end. Nobody wins the card."


def test_the_set_up_is_told_in_one_line() -> None:
    set_up = SetUp("alley", ("witchs_cabin", "snake_pit"), ("dragon",), ("crystal_mountain",), ("R4", "G5"), 2)
    assert told(set_up, None) == (
        "The table is laid. In the centre: Adventurer's Alley. In the row: Witch's Cabin and Snake Pit. "
        "Open cards: R4 and G5. "
        "Not in this game: Crystal Mountain. 2 Goblins! cards are put away unseen."
    )


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("draw from the deck", "Draw from the deck"),
        ("take R4", "Take R4"),
        ("sneak Snake Pit with R4 G5", "Sneak into Snake Pit with R4 and G5"),
        ("storm Snake Pit with R4, using Fireball Spell", "Storm Snake Pit with R4, plus Fireball Spell"),
        ("re-roll a 2", "Roll a 2 again"),
        ("call 2 from the Academy", "Call 2 adventurers from the Academy"),
        ("let the roll stand", "Keep the roll"),
        ("buy level 1 with R4", "Buy level 1 with R4"),
        ("buy level 2", "Buy level 2 with coins"),
        ("end the turn", "End the turn"),
        ("discard R4", "Discard R4"),
        ("pass R4 G5", "Pass R4 and G5"),
        ("keep Soft Boots and Pet Chipmunk", "Keep Soft Boots and Pet Chipmunk"),
    ],
)
def test_buttons_say_what_they_do(action: str, label: str) -> None:
    assert spoken.action_label(GAME.parse(action), speak("en")) == label


def test_a_seat_is_asked_and_the_others_read_whom_they_wait_for() -> None:
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 3})
    assert spoken.question(table.view(0), speak("en"), NAMES) == "Your turn! Rest, or explore a location?"
    assert spoken.question(table.view(1), speak("en"), NAMES) == "It is Ana’s turn."
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    assert spoken.question(table.view(0), speak("en"), NAMES) == "You have 6 and need 7. What do you do?"
    match = dragonhall.Match.start(GAME, 2, 1)
    question = spoken.question(match.view(0), speak("en"), NAMES)
    assert question == "Your enhancements: keep 2 of level 1 or 1 of level 2."


@pytest.mark.parametrize(("card", "name"), [("rockslide_left", "Bo"), ("rockslide_right", "Chi")])
def test_in_a_rockslide_the_neighbour_is_named(card: str, name: str) -> None:
    table = deal(red="5r 6g", blue="1r 2g", orange="3r 4g", deck=card)
    table.red.does("draw from the deck")
    assert f"for {name}." in spoken.question(table.view(0), speak("en"), NAMES)


@EVERY_LANGUAGE
def test_the_table_is_told_whole(language: str) -> None:
    table = deal(
        red="5r 6g",
        blue="1r",
        row="cave_of_bats",
        there={"cave_of_bats": "1 0 1"},
        owned={"red": "soft_boots", "blue": "dragon_egg!"},
        alley=True,
    )
    sections = spoken.table(table.view(0), speak(language), GAME.edition, NAMES)
    for section in sections:
        check(section.title)
        for row in section.rows:
            for cell in row:
                check(cell.removeprefix("  "))
    assert len(sections) == 5
    assert [row[1] for row in sections[0].rows] == [
        speak(language).say("dr-level", {"level": level}) for level in (2, 1, 2)
    ]
    assert game_words("dragonrealm").table is spoken.table
    assert len(spoken.table(table.view(None), speak(language), GAME.edition, NAMES)) == 3
