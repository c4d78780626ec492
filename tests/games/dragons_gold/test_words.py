"""Dragon's Gold in words: whatever happens, is asked, is refused and is scored has a sentence in every language."""

import re
from functools import cache

import pytest

import dragonhall
from dragonhall.games.dragons_gold import words as spoken
from dragonhall.games.dragons_gold.actions import Offer, Share
from dragonhall.games.dragons_gold.events import (
    EVENT_TYPES,
    MarketOpened,
    ObjectsShuffled,
    SharingBegan,
    Standoff,
    Stolen,
)
from dragonhall.kernel.values import Event, Refusal
from dragonhall.kernel.words import LANGUAGES, Words, game_words
from dragonhall.testing.gold_table import deal
from dragonhall.testing.walk import walk

GAME = dragonhall.load("dragons_gold")
NAMES = ("Ana", "Bo", "Chi", "Dũng", "Eva", "Phúc")
TABLES = (
    (3, {}, 1),
    (4, {"magic_objects": True, "open_totals": True}, 6),
    (3, {"magic_objects": True, "open_totals": True}, 7),
    (4, {"magic_objects": True, "clock": 0, "rounds": 10}, 3),
    (6, {"sharing": "divide", "advanced_scoring": True}, 4),
    (3, {"magic_objects": True, "draw_trigger": "token"}, 5),
    (5, {"magic_objects": True, "hours": 24}, 6),
)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def speak(language: str) -> Words:
    return Words("dragons_gold", language, GAME.edition)


def check(text: str) -> None:
    """A sentence with nothing unresolved in it: no braces, no ids, no stand-ins, no gaps."""
    assert text, "silence"
    assert text == text.strip(), repr(text)
    assert not set("{}_$\n") & set(text), repr(text)
    assert not re.search(r"\bNone\b(?! of)", text), repr(text)
    assert "dg-" not in text, repr(text)
    assert "  " not in text, repr(text)
    assert not re.search(r" [.,:;!?]", text), repr(text)


@EVERY_LANGUAGE
def test_over_days_the_time_is_told_in_hours(language: str) -> None:
    words = speak(language)
    for hours in (1, 24):
        began = SharingBegan((0, 1), (1, 0, 0, 0, 0, 0, 0, 0, 0), hours * 3600, 0, -1)
        for event in (began, MarketOpened(hours * 3600, 0)):
            line = spoken.log_line(event, words, 0, NAMES)
            check(line)
            assert str(hours) in line.split(), "and not as thousands of seconds"
        assert "60" in spoken.log_line(MarketOpened(60, 0), words, 0, NAMES).split()


@pytest.mark.slow
def test_whole_matches_are_told_asked_and_scored_to_everyone_in_every_language() -> None:
    met, asked = {Standoff, ObjectsShuffled}, set()
    for seats, options, seed in TABLES:
        for number, step in enumerate(walk(GAME, seats, options, seed)):
            for language in LANGUAGES:
                words = speak(language)
                for audience in (None, *range(seats)) if number % 3 == 0 else (None, 0):
                    view = step.match.view(audience)
                    asked.add((view.occasion or view.question, audience in view.actors))
                    check(spoken.question(view, words, NAMES))
                    if number % 9 == 0:
                        for section in spoken.table(view, words, GAME.edition, NAMES):
                            check(section.title)
                            for cell in (cell for row in section.rows for cell in row):
                                check(cell.strip())
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
    assert set(EVENT_TYPES) - met == set()
    assert {"turn", "share", "divide", "choose", "victim", "loot", "market", "after-agreement", "robbed", "played"} <= {
        question for question, mine in asked if mine
    }


def told(event: Event, audience: int | None, language: str = "en") -> str:
    return spoken.log_line(event.to(audience), speak(language), audience, NAMES)


def test_each_audience_is_told_what_it_may_know() -> None:
    stolen = Stolen(1, 0, "blue")
    assert told(stolen, 1) == "You take from Ana: Sapphire."
    assert told(stolen, 0) == "Bo takes from you: Sapphire."
    assert told(stolen, 2) == told(stolen, None) == "Bo takes a token from Ana."
    stuck = Standoff("cinder_whelp", 2)
    assert told(stuck, 1) == "Everyone is stuck. Cinder Whelp needs only 2 more and counts as slain."
    assert told(ObjectsShuffled(("scrying_orb",) * 2), None) == "2 used magic objects become a new pile."


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("send thief to frost warden", "Send Thief against Frost Warden"),
        ("offer 2 silver to 0, nothing to 2", "Offer – Player 1: 2 × Silver · Player 3: nothing"),
        ("accept 3", "Agree to offer 3"),
        ("rob 1", "Rob Player 2"),
        ("take gold", "Gold"),
        ("take at random", "One at random"),
        ("divide 1 gold / nothing", "Make these piles: Gold · nothing"),
        ("choose pile 2", "Take pile 2"),
        ("swap 1 gold with 1 for 2 silver", "Offer Player 2 a swap: Gold for 2 × Silver"),
        ("show 1 white", "Show Diamond"),
        ("play ring of confusion on 0 and 2", "Use Ring of Confusion: Player 1 and Player 3"),
        ("play warding amulet", "Use Warding Amulet"),
        ("decline", "Use no magic object"),
        ("done", "Leave the market"),
        ("break off", "Stop without a deal"),
        ("pass", "Pass"),
    ],
)
def test_buttons_say_what_they_do(action: str, label: str) -> None:
    assert spoken.action_label(GAME.parse(action), speak("en")) == label


def test_an_offer_is_told_with_the_names_of_those_who_get_something() -> None:
    table = deal(
        dragons="cinder_whelp", treasure={"cinder_whelp": "2 silver"}, fights={"cinder_whelp": "ann knight_strong"}
    )
    table.ben.does("send Knight Light to Cinder Whelp", treasure="gold")
    assert told(table.events[1], 0).startswith("Cinder Whelp is slain by Ana and Bo!")
    assert told(table.events[2], 0) == "Ana and Bo have 60 seconds to share 2 × Silver and Gold."
    table.ann.does("offer 2 silver to 0, 1 gold to 1")
    assert told(table.events[0], 1) == "Ana’s offer 1 – Ana: 2 × Silver · Bo: Gold."
    assert spoken.question(table.view(2), speak("en"), NAMES) == "The treasure is being shared. To speak: Ana and Bo."


def refused() -> list[tuple[str, Refusal | None]]:
    """Refusals of many rules, of tables laid out in a line."""
    table = deal(dragons="cinder_whelp", resting={"ben": "thief"}, fights={"cinder_whelp": "ben wizard"})
    found = [
        (text, table.ben.refused(text))
        for text in (
            "pass",
            "rob 1",
            "send thief to cinder whelp",
            "send wizard to cinder whelp",
            "send bishop to cinder whelp",
            "send knight strong to frost warden",
            "play scrying orb on cinder whelp",
        )
    ]
    table = deal(
        dragons="cinder_whelp", treasure={"cinder_whelp": "2 silver"}, fights={"cinder_whelp": "ann knight_strong"}
    )
    table.ben.does("send Knight Light to Cinder Whelp", treasure="gold")
    found += [
        (text, table.ann.refused(text))
        for text in (
            "offer 2 silver to 0",
            "offer 2 silver to 0, nothing to 1",
            "offer 2 silver to 0, 2 gold to 1",
            "offer 2 silver to 0, 1 gold to 1, nothing to 2",
            "accept 1",
            "no longer accept 1",
            "withdraw 1",
            "pass",
        )
    ]
    found.append(("garbled", table.state.refusal(0, Offer((Share(0, (1,)), Share(1, (-1,) * 9))))))
    found.append(("seats", GAME.check(7, {})))
    found.append(("value", GAME.check(4, {"clock": 45})))
    return found


@EVERY_LANGUAGE
def test_every_refusal_has_words(language: str) -> None:
    rules = set()
    for text, refusal in refused():
        assert refusal is not None, f"{text} is legal"
        rules.add(f"{refusal.rule}.{refusal.case}")
        check(speak(language).refusal(refusal))
    assert len(rules) >= 15, sorted(rules)


def test_scores_are_listed_from_the_first_place() -> None:
    result = next(step.match.result for step in walk(GAME, 4, {}, 3) if step.match.result is not None)
    lines = spoken.score_lines(result, speak("en"), NAMES)
    assert re.fullmatch(r"1\. \w+ – .*Total: \d+", lines[0])
    assert [line[0] for line in lines[:4]] == sorted(line[0] for line in lines[:4])


def test_no_chance_is_rolled_in_dragons_gold() -> None:
    table = deal()
    assert spoken.chances(GAME, table.view(1), table.state.legal(1)) == [None] * 16


def test_the_words_of_a_game_are_found_by_its_id() -> None:
    assert game_words("dragons_gold") is spoken
