"""Dragonrealm on the screen: whole matches, and what its table promises."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from tests.browser.dragonrealm import Explorer
from tests.browser.person import Words
from tests.browser.test_screen import SIZES, serious, too_small

PHONE = {"width": 360, "height": 640, "touch": True}
PAGE_IS = "[innerWidth, document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


def seated(page: Any, url: str, language: str = "en", **how: Any) -> Explorer:
    """Somebody at a table, with enhancements kept and on turn."""
    ana = Explorer(page, language, "touch" if how.pop("touch", False) else "mouse")
    ana.start(url, **how)
    ana.wait_for_table()
    ana.wait_for_my_turn()
    return ana


# ---- whole matches --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "centre"),
    [
        ("en", "academy"),
        ("es", "alley"),
        ("vi", "academy"),
    ],
)
def test_a_match_against_bots_is_played_to_the_end_with_the_mouse(
    open_page: Any, hall: Any, language: str, centre: str
) -> None:
    ana = Explorer(open_page(language=language), language)
    ana.start(hall.url, bots=3, centre=centre)
    ana.play()
    assert ana.explorations > 0
    assert {"keep", "turn", "rest"} <= ana.answered
    result = ana.page.get_by_role("dialog")
    assert result.get_by_role("listitem").count() >= 4
    assert ana.words("dr-score-total") in result.inner_text()


def test_a_match_is_played_to_the_end_with_the_keyboard_only(open_page: Any, hall: Any) -> None:
    ana = Explorer(open_page(), hand="keyboard")
    ana.start(hall.url, bots=3)
    ana.play()
    assert ana.explorations > 0


def test_a_match_is_played_to_the_end_by_touch_on_a_phone(open_page: Any, hall: Any) -> None:
    ana = Explorer(open_page(**PHONE), hand="touch")
    ana.start(hall.url, bots=3)
    ana.wait_for_table()
    ana.play()
    assert ana.explorations > 0


def test_two_browsers_play_against_each_other(open_page: Any, hall: Any) -> None:
    ana = Explorer(open_page())
    bo = Explorer(open_page(**PHONE, language="es"), "es", hand="touch")
    ana.start(hall.url, friends=1, bots=2)
    bo.sit_down(ana.page.get_by_label(ana.words("ui-door-link")).input_value(), "Bo")
    ana.wait_for_table()
    bo.wait_for_table()
    # Ana's choice of enhancements stays secret, and may be taken back as long as Bo has not chosen.
    ana.wait_for_my_move()
    ana.decide()
    ana.wait_until(lambda: not ana.asked)
    assert ana.words("dr-log-answered", you="no", name="Ana") not in ana.bar
    ana.press(ana.button(ana.words("ui-undo")))
    ana.wait_for_my_move()
    deadline = time.monotonic() + 240
    going = [True, True]
    while any(going):
        assert time.monotonic() < deadline
        going = [ana.decide(), bo.decide()]
    assert ana.words("dr-score-total") in ana.page.get_by_role("dialog").inner_text()
    assert bo.words("dr-score-total") in bo.page.get_by_role("dialog").inner_text()


# ---- what the table promises ----------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_at_the_table(open_page: Any, hall: Any, theme: str) -> None:
    page = open_page(theme=theme)
    ana = Explorer(page)
    ana.start(hall.url, bots=3, centre="alley", open_totals=True)
    ana.wait_for_table()
    ana.region("dr-first-enhancements.title").wait_for()
    assert serious(page) == []
    for _ in range(8):
        ana.decide()
    ana.wait_for_my_turn()
    assert serious(page) == []
    page.keyboard.press("1")
    page.keyboard.press("i")
    page.get_by_role("table").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.get_by_role("dialog").get_by_text(ana.words("dr-alley")).wait_for()
    assert serious(page) == []


@pytest.mark.parametrize("language", ["en", "es", "vi"])
def test_the_table_fits_every_screen(open_page: Any, hall: Any, language: str) -> None:
    page = open_page(language=language)
    ana = Explorer(page, language)
    ana.start(hall.url, bots=3)
    ana.wait_for_table()
    ana.region("dr-first-enhancements.title").wait_for()
    for place in ("dr-first-enhancements.title", "ui-hand"):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            ana.wait_until(lambda wanted=width: page.evaluate(PAGE_IS)[0] == wanted)  # type: ignore[misc]
            page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
            _, wide, high = page.evaluate(PAGE_IS)
            assert wide <= width
            assert high <= height
            for region in (place, "dr-row.title", "ui-decision"):
                box = ana.region(region).bounding_box()
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= width
                assert box["y"] + box["height"] <= height
            cut = page.evaluate(
                """() => [...document.querySelectorAll('.lot .face, .sentence, .way-name')]
                  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
                  .map(one => [one.textContent, one.scrollHeight, one.clientHeight])"""
            )
            assert cut == [], (width, height)
            if width == 360:
                assert too_small(page) == []
        if place != "ui-hand":
            ana.wait_for_my_turn()


def test_the_set_stands_beside_every_action(open_page: Any, hall: Any) -> None:
    ana = seated(open_page(), hall.url, bots=2)
    words = ana.words
    assert ana.lots.count() == 3
    for lot in range(3):
        name = ana.lots.nth(lot).get_attribute("aria-label") or ""
        for method in ("sneak", "search", "storm"):
            assert words("ui-dr-set", method=method) in name
        assert ana.lots.nth(lot).locator("svg.set").count() == 3
    ways = ana.ways.get_by_role("button")
    for number, method in enumerate(("sneak", "search", "storm")):
        assert words("ui-dr-set", method=method) in (ways.nth(number).get_attribute("aria-label") or "")
        assert ways.nth(number).locator("svg.set").count() == 1


def test_a_closer_look_says_what_one_more_figure_would_change_for_everybody(open_page: Any, hall: Any) -> None:
    ana = seated(open_page(), hall.url, bots=2)
    ana.press(ana.button(re.compile("^" + re.escape(ana.words("ui-dr-look", location="")))).first)
    table = ana.page.get_by_role("table")
    for message in ("ui-dr-column-now", "ui-dr-column-one", "ui-dr-column-goblin"):
        assert table.get_by_role("columnheader", name=ana.words(message), exact=True).count() == 1
    assert table.get_by_role("rowheader").count() >= 3
    assert ana.words("ui-dr-gain", coins=0, card="no") in table.inner_text()


def test_cards_and_a_location_show_a_chance_or_the_reason(open_page: Any, hall: Any) -> None:
    ana = seated(open_page(), hall.url, bots=1)
    hand = ana.region("ui-hand")
    ana.press(ana.button(ana.cards[0], hand).first)
    ana.aim(0)
    able = ana.ways.locator("button:not([aria-disabled=true])")
    ana.wait_until(lambda: able.count() == 3)  # one card is good for all three
    assert all("%" in (label or "") for label in able.evaluate_all("all => all.map(one => one.ariaLabel)"))
    ana.page.keyboard.press("Escape")
    ana.press(ana.ways.get_by_role("button").first)
    ana.wait_until(lambda: ana.words("ui-dr-why-location") in ana.bar)
    ana.aim(0)
    ana.press(ana.ways.get_by_role("button").first)
    ana.wait_until(lambda: ana.words("dr-card-count.none") in ana.bar)
    ana.press(ana.button(ana.words("ui-why-rule"), ana.region("ui-decision")))
    rule = ana.page.locator("article.shown")
    rule.wait_for()
    assert ana.words("dr-card-count.title") in rule.inner_text()


def test_one_tap_does_not_draw(open_page: Any, hall: Any) -> None:
    ana = seated(open_page(**PHONE), hall.url, bots=1, touch=True)
    cards = ana.cards
    for pile in (ana.deck, ana.page.locator("button.open").first):
        pile.tap()
        ana.page.wait_for_timeout(300)
        assert ana.asked
        assert ana.cards == cards
    ana.page.locator("button.open").first.tap()
    ana.wait_until(lambda: len(ana.cards) == len(cards) + 1 or ana.words("dr-ask-turn") not in ana.bar)


def test_coins_of_others_are_shown_only_where_the_table_wants_it(open_page: Any, hall: Any) -> None:
    plates = 'document.querySelectorAll(".players .coins").length'
    hidden = seated(open_page(), hall.url, bots=2)
    assert hidden.page.evaluate(plates) == 1
    shown = seated(open_page(), hall.url, bots=2, open_totals=True)
    assert shown.page.evaluate(plates) == 3


def test_keys_do_what_the_list_says(open_page: Any, hall: Any) -> None:
    ana = seated(open_page(), hall.url, bots=1)
    page = ana.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=ana.words("ui-keys"))
    keys.wait_for()
    assert ana.words("ui-dr-key-deck") in keys.inner_text()
    page.keyboard.press("Escape")
    keys.wait_for(state="hidden")
    page.keyboard.press("2")
    assert ana.lots.nth(1).get_attribute("aria-pressed") == "true"
    page.keyboard.press("i")
    page.get_by_role("table").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("table").wait_for(state="hidden")
    page.keyboard.press("a")
    page.get_by_role("dialog").get_by_text(ana.words("dr-academy")).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    page.keyboard.press("Escape")
    assert ana.lots.nth(1).get_attribute("aria-pressed") == "false"
    cards = ana.cards
    page.keyboard.press("f")
    page.keyboard.press("f")
    ana.wait_until(lambda: ana.cards != cards or ana.words("dr-ask-turn") not in ana.bar)


def test_the_language_changes_at_once_in_the_middle_of_a_match(open_page: Any, hall: Any) -> None:
    ana = seated(open_page(), hall.url, bots=1)
    page = ana.page
    lines = page.locator(".log li").count()
    ana.press(ana.button(ana.words("ui-settings")))
    for language, name in (("es", "Español"), ("vi", "Tiếng Việt")):
        ana.press(ana.button(name))
        words = Words(language, "dragonrealm")
        ana.wait_until(lambda wanted=language: page.evaluate("document.documentElement.lang") == wanted)  # type: ignore[misc]
        text = page.locator(".log").inner_text()
        assert page.locator(".log li").count() >= lines
        assert words("dr-log-turn", you="yes", name="Ana") in text
        assert "Your turn" not in text
        name_of_row = ana.page.locator(".lot .aim").first.get_attribute("aria-label") or ""
        assert words("ui-dr-set", method="storm") in name_of_row
