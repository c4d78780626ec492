"""Whole matches of Dragonwood on the screen, from the start page to the end."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from tests.browser.dragonwood import Adventurer

PHONE = {"width": 360, "height": 640, "touch": True}


@pytest.mark.parametrize("language", ["en", "es", "vi"])
def test_a_match_against_bots_is_played_to_the_end_with_the_mouse(open_page: Any, hall: Any, language: str) -> None:
    ana = Adventurer(open_page(language=language), language)
    ana.start(hall.url, bots=2 if language == "en" else 1, decks=1)
    ana.play()
    assert ana.attempts > 0
    # The result is named by who won, and those who listen are told.
    won = ana.page.get_by_role("dialog").get_by_role("heading", level=2).inner_text()
    ana.wait_until(lambda: won in ana.page.locator("#announcer").inner_text())
    result = ana.page.get_by_role("dialog", name=won)
    assert result.get_by_role("listitem").count() >= 2
    assert ana.words("dw-score-total") in result.inner_text()


def test_a_match_is_played_to_the_end_with_the_keyboard_only(open_page: Any, hall: Any) -> None:
    ana = Adventurer(open_page(), hand="keyboard")
    ana.start(hall.url, decks=1)
    ana.play()
    assert ana.attempts > 0


def test_a_match_is_played_to_the_end_by_touch_on_a_phone(open_page: Any, hall: Any) -> None:
    ana = Adventurer(open_page(**PHONE), hand="touch")
    ana.start(hall.url, decks=1)
    ana.wait_for_table()
    ana.play()
    assert ana.attempts > 0


def test_two_browsers_play_against_each_other(open_page: Any, hall: Any) -> None:
    ana = Adventurer(open_page())
    bo = Adventurer(open_page(**PHONE, language="es"), "es", hand="touch")
    ana.start(hall.url, friends=1, bots=0, decks=1)
    link = ana.page.get_by_label(ana.words("ui-door-link")).input_value()
    bo.sit_down(link, "Bo")
    ana.wait_for_table()
    bo.wait_for_table()
    deadline = time.monotonic() + 240
    going = [True, True]
    while any(going):
        assert time.monotonic() < deadline
        going = [ana.decide(), bo.decide()]
    ana.button(ana.words("ui-rematch")).click()
    ana.page.wait_for_url(re.compile(rf"(?!{re.escape(link)}).*#/match/.*"))
    bo.button(bo.words("ui-rematch-join")).wait_for()
