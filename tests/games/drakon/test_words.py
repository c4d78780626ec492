"""Drakon in words: whatever happens, is asked, is refused and is scored has a sentence in every language."""

import re
from functools import cache

import pytest

import dragonhall
from dragonhall.games.drakon import words as spoken
from dragonhall.games.drakon.events import (
    EVENT_TYPES,
    Caught,
    CoinLost,
    CoinStolen,
    Controlled,
    Drew,
    Moved,
    PowerUsed,
    TileStolen,
)
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.values import Event, Refusal
from dragonhall.kernel.words import LANGUAGES, Words, game_words
from dragonhall.testing.lair import deal
from dragonhall.testing.walk import walk

from .test_reference import LIVELY

GAME = dragonhall.load("drakon")
NAMES = ("Ana", "Bo", "Chi", "Dũng", "Eva", "Fu")
TABLES = (
    (2, {"heroes": True}, 1),
    (3, {"escape_lair": True, "steal_coin_target": "any_opponent", "heroes": True}, 2),
    (4, {"team_play": True, "heroes": True}, 3),
    (6, {"heroes": True, "thief_may_swap": True, "knight_takes_tile": True}, 4),
    (2, {"fixed_gold": True, "switched_tile": "out"}, 5),
)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def speak(language: str) -> Words:
    return Words("drakon", language, GAME.edition)


def check(text: str) -> None:
    """A sentence with nothing unresolved in it: no braces, no ids, no stand-ins, no gaps."""
    assert text, "silence"
    assert text == text.strip(), repr(text)
    assert not set("{}_$\n") & set(text), repr(text)
    assert not re.search(r"\bNone\b(?! of)", text), repr(text)
    assert "dk-" not in text, repr(text)
    assert "  " not in text, repr(text)
    assert not re.search(r" [.,:;!?]", text), repr(text)


@pytest.mark.slow
def test_whole_matches_are_told_asked_and_scored_to_everyone_in_every_language() -> None:
    met, asked = set(), set()
    for seats, options, seed in TABLES:
        match = dragonhall.Match.start(GAME, seats, seed, options)
        dice = FastChance(f"words {seed}")
        told = match.opening
        while True:
            for language in LANGUAGES:
                words = speak(language)
                for audience in (None, 0, seats - 1):
                    view = match.view(audience)
                    asked.add(view.question)
                    check(spoken.question(view, words, NAMES))
                    for event in told:
                        met.add(type(event))
                        line = spoken.log_line(event.to(audience), words, audience, NAMES)
                        check(line)
                        assert "?" not in line, "what is hidden is passed over in words, not marked"
                for seat in match.actors:
                    check(spoken.question(match.view(seat), words, NAMES))
                    for action in match.legal(seat)[::5]:
                        check(spoken.action_label(action, words))
            if match.result is not None:
                break
            (seat,) = match.actors
            legal = list(match.legal(seat))
            lively = [action for action in legal if isinstance(action, LIVELY)]
            chosen = lively if lively and dice.below(3, "lively") else legal
            told = match.play(seat, chosen[dice.below(len(chosen), "choice")])
        for language in LANGUAGES:
            lines = spoken.score_lines(match.result, speak(language), NAMES)
            assert len(lines) >= seats
            for line in lines:
                check(line)
    assert met == set(EVENT_TYPES)
    assert {"turn", "where", "face", "direct", "ward", "after", "drakon", "over"} <= asked


def told(event: Event, audience: int | None, language: str = "en") -> str:
    return spoken.log_line(event.to(audience), speak(language), audience, NAMES)


def test_each_audience_is_told_what_it_may_know() -> None:
    drew = Drew(seat=0, tile="find_a_coin-NE", left=3)
    assert [told(drew, audience) for audience in (0, 1, None)] == [
        "You draw Find a Coin ↑→.",
        "Ana draws a tile.",
        "Ana draws a tile.",
    ]
    stolen = TileStolen(thief=1, victim=0, tile="magic_harp-NS")
    assert told(stolen, 1) == "You steal Magic Harp ↑↓ from Ana."
    assert told(stolen, 0) == "Bo steals Magic Harp ↑↓ from you."
    assert told(stolen, None) == "Bo steals a tile from Ana."
    coin = CoinStolen(thief=1, victim=0, thief_mate=3, victim_mate=2, coin="coin_3", why="chamber")
    assert told(coin, 1) == "You steal a coin from Ana: 3 gold!"
    assert told(coin, 0) == "Bo steals a coin from you: 3 gold."
    assert told(coin, 2) == "Bo steals a coin from Ana: 3 gold.", "a partner sees it too"
    assert told(coin, None) == "Bo steals a coin from Ana."
    lost = CoinLost(seat=0, mate=-1, coin="coin_2", why="drakon", left=9)
    assert told(lost, 0) == "You lose a coin to Drakon: 2 gold."
    assert told(lost, 1) == "Ana loses a coin to Drakon."


def test_moves_powers_and_encounters_name_who_did_what() -> None:
    moved = Moved(seat=1, by=0, path=((0, 0), (1, 0)), how="arrow", why="mind")
    assert told(moved, 0) == "You move Bo to 1,0."
    assert told(moved, 1) == "Ana moves you to 1,0."
    assert told(moved, 2) == "Ana moves Bo to 1,0."
    storm = Moved(seat=0, by=0, path=((0, 0), (1, 0), (2, 0)), how="storm", why="turn")
    assert told(storm, 0) == "The Wind Storm carries you through 1,0 to 2,0."
    power = PowerUsed(seat=0, hero="knight", whom=1)
    assert told(power, 1) == "Ana uses the Knight’s power on you!"
    assert told(PowerUsed(seat=0, hero="ranger", whom=-1), 0) == "You use the Ranger’s power!"
    assert told(Controlled(seat=0, whom=1), 1) == "Ana takes control of you."
    caught = Caught(seats=(0, 1), x=1, y=0)
    assert told(caught, 0) == "Drakon catches you and Bo at 1,0!"
    assert told(caught, 2) == "Drakon catches Ana and Bo at 1,0!"
    assert told(Caught(seats=(0,), x=1, y=0), 0) == "Drakon catches you at 1,0!"


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ("play the Druid", "Play the Druid"),
        ("lay Find a Coin NE", "Place Find a Coin ↑→"),
        ("put it at -1,2", "Put it at -1,2"),
        ("face ES", "Turn it: arrows to the east and south"),
        ("move to 1,0", "Move to 1,0"),
        ("push seat 1", "Move the hero of player 2 with the Knight’s power"),
        ("trade Coin 2", "Swap a coin worth 2 gold for one from the hoard"),
        ("discard Empty N", "Throw away Empty Chamber ↑"),
        ("jump", "Step into the Escape chamber"),
        ("send Drakon to 1,0", "Send Drakon to 1,0"),
        ("insert Empty N", "Put in Empty Chamber ↑"),
        ("decline", "No, thank you"),
    ],
)
def test_buttons_say_what_they_do(action: str, label: str) -> None:
    assert spoken.action_label(GAME.parse(action), speak("en")) == label


@EVERY_LANGUAGE
def test_a_seat_is_told_why_it_may_do_less_and_the_others_whom_they_wait_for(language: str) -> None:
    table = deal(lair="1,0 magic_harp NS", seats=2)
    words = speak(language)
    mine = spoken.question(table.view(0), words, NAMES)
    assert mine.endswith(words.say("dk-bond-harp"))
    assert "Ana" in spoken.question(table.view(1), words, NAMES)
    assert spoken.question(table.view(None), words, NAMES) == spoken.question(table.view(1), words, NAMES)


@EVERY_LANGUAGE
def test_the_lair_reads_as_a_map_and_as_a_list(language: str) -> None:
    table = deal(
        lair="1,0 find_a_coin ES; 2,0 wind_storm NE; 0,1 drakon_moves SW; -1,1 empty W; -1,0 steal_a_coin_left NS",
        at={"red": "1,0"},
        drakon="0,1",
        coins={"red": "1 3"},
        heroes={"red": "ranger"},
        options={"heroes": True},
    )
    table.state.removed.append(1)
    sections = spoken.table(table.view(0), speak(language), GAME.edition, NAMES)
    grid, lair, players, piles, hand, coins = sections
    assert grid.rows == (
        ("", "-1", "0", "1", "2"),
        ("0", "1↑↓", "2↑→↓←", "3→↓", "4↑→"),
        ("1", "5←", "6↓←*", "·", "·"),
    )
    assert [row[:2] for row in lair.rows] == [
        ("1", "-1,0"),
        ("2", "0,0"),
        ("3", "1,0"),
        ("4", "2,0"),
        ("5", "-1,1"),
        ("6", "0,1"),
    ]
    assert "Ana" in lair.rows[2][4]
    assert len(players.rows) == 2
    assert coins.rows == (("1 3",),)
    assert len(hand.rows) == 1
    assert len(piles.rows) == 5
    for section in sections[1:]:
        for row in section.rows:
            for cell in row:
                if cell:
                    check(cell.strip())
    watched = spoken.table(table.view(None), speak(language), GAME.edition, NAMES)
    assert len(watched) == 4, "a spectator has no hand"


@EVERY_LANGUAGE
@pytest.mark.parametrize("options", [{}, {"fixed_gold": True}, {"escape_lair": True}, {"team_play": True}])
def test_the_table_says_what_wins(language: str, options: dict[str, bool]) -> None:
    table = deal(seats=4, options=options)
    sections = spoken.table(table.view(None), speak(language), GAME.edition, NAMES)
    assert str(table.view(None).goal) in sections[3].rows[-1][0]


def refused() -> list[tuple[str, Refusal | None]]:
    """Refusals of many rules."""
    table = deal(
        lair="1,0 wind_storm NE; 2,0 empty E; 0,1 magic_harp SW; -1,0 master_key N",
        at={"blue": "1,0", "green": "-1,0"},
        heroes={"red": "knight"},
        options={"heroes": True},
        seats=3,
    )
    texts = ("move to 1,0", "move to 9,9", "lay Teleport N", "push blue", "slip to 1,0", "decline", "put it at 0,2")
    found = [(text, table.red.refused(text)) for text in texts]
    found.append(("not asked", table.blue.refused("move to 2,0")))
    off = deal(lair="1,0 empty E")
    found.append(("off", off.red.refused("dash to 1,0")))
    off.red.does("lay Empty NE")
    found += [(text, off.red.refused(text)) for text in ("put it at 0,0", "put it at 5,5", "decline")]
    off.red.does("put it at -1,0")
    found.append(("facing", off.red.refused("face NE")))
    drakon = deal(lair="1,0 drakon_moves NE; 0,1 empty S", drakon="0,1")
    drakon.red.does("move to 1,0")
    found += [(text, drakon.red.refused(text)) for text in ("send Drakon to 0,1", "send Drakon to 7,7")]
    far = deal(
        lair="1,0 drakon_moves NE; 0,1 empty S; 0,2 empty S; 0,3 empty S; 0,4 empty S; 0,5 empty S", drakon="0,5"
    )
    far.red.does("move to 1,0")
    found.append(("too far", far.red.refused("send Drakon to 0,1")))
    found += [("seats", GAME.check(7, {})), ("teams", GAME.check(5, {"team_play": True}))]
    found += [("goals", GAME.check(2, {"fixed_gold": True, "short_game": True})), ("option", GAME.check(2, {"x": 1}))]
    return found


@EVERY_LANGUAGE
def test_refusals_have_words(language: str) -> None:
    rules = set()
    for text, refusal in refused():
        assert refusal is not None, f"{text} is legal"
        rules.add(f"{refusal.rule}.{refusal.case}")
        check(speak(language).refusal(refusal))
    assert len(rules) >= 15, sorted(rules)


def test_nothing_is_left_to_chance_in_a_choice() -> None:
    table = deal(lair="1,0 empty E")
    legal = table.state.legal(0)
    assert spoken.chances(GAME, table.view(0), legal) == [None] * len(legal)


def test_scores_are_listed_from_the_first_place_and_ties_explained() -> None:
    *_, last = walk(GAME, 4, {}, 3)
    lines = spoken.score_lines(last.match.result, speak("en"), NAMES)
    assert re.fullmatch(r"1\. \w+ – \d+ coins?: \d+ gold · Gold: \d+", lines[0])
    assert [line[0] for line in lines[:4]] == sorted(line[0] for line in lines[:4])


def test_the_words_of_the_game_are_found_by_its_id() -> None:
    assert game_words("drakon") is spoken
