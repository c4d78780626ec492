"""What the screen promises besides the game: reach, languages, keys, size, and a line that comes back."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.browser.dragonwood import Adventurer
from tests.browser.person import Words

EXTENT = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
SIZES = [(360, 640), (412, 915), (820, 1180), (1280, 720)]
"""What every game's table fits."""
ODD_SIZES = [(320, 568), (640, 360), (844, 390), (1920, 1080)]
"""A very small phone, phones held sideways, a large screen: what Dragonwood's fits as well."""


def serious(page: Any) -> list[str]:
    """What axe finds that is serious or worse."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(open_page: Any, hall: Any, theme: str) -> None:
    page = open_page(theme=theme)
    ana = Adventurer(page)
    page.goto(hall.url)
    ana.button("More options").or_(page.get_by_text("More options")).first.click()
    assert serious(page) == []
    page.goto(f"{hall.url}/#/about")
    page.get_by_role("heading", name="Privacy").wait_for()
    assert serious(page) == []
    ana.start(hall.url, friends=1, bots=1)
    page.get_by_label(ana.words("ui-door-link")).wait_for()
    assert serious(page) == []
    ana.start(hall.url, people=2, bots=0)
    page.locator(".people").wait_for()
    assert serious(page) == []
    ana.start(hall.url, bots=3)
    ana.wait_for_table()
    for _ in range(6):
        ana.decide()
    page.get_by_role("tab", name="Rules").click()
    assert serious(page) == []
    ana.button(ana.words("ui-settings")).click()
    assert serious(page) == []


@pytest.mark.parametrize("language", ["en", "es", "vi"])
def test_the_table_fits_every_screen(open_page: Any, hall: Any, language: str) -> None:
    page = open_page(width=360, height=640, language=language)
    ana = Adventurer(page, language)
    ana.start(hall.url, bots=3)
    ana.wait_for_table()
    for width, height in [*SIZES, *ODD_SIZES]:
        page.set_viewport_size({"width": width, "height": height})
        fits_the_screen(ana, width, height)


def fits_the_screen(ana: Adventurer, width: int, height: int) -> None:
    """Nothing of the table is cut or out of reach."""
    page = ana.page
    # A changed window is laid out a moment later.
    with suppress(AssertionError):
        ana.wait_until(lambda: page.evaluate(EXTENT) == [width, height], seconds=3)
    assert page.evaluate(EXTENT) == [width, height]
    for name in (ana.words("ui-hand"), ana.words("dw-landscape.title"), ana.words("ui-decision")):
        box = page.get_by_role("region", name=name, exact=True).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    clipped = page.evaluate(
        """() => [...document.querySelectorAll('.foot .name, .sentence, .way-name')]
          .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
    )
    assert clipped == []
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.lot .value b, .me .mark b, .hand > button')]
          .filter(one => {
            const box = one.getBoundingClientRect();
            const around = (one.closest('.face, .me') ?? document.body).getBoundingClientRect();
            return box.bottom > around.bottom + 1 || box.right > around.right + 1 || box.width < 1;
          }).map(one => one.textContent)"""
    )
    assert cut == [], (width, height)
    if width in (360, 640):
        assert too_small(page) == []


def too_small(page: Any) -> list[Any]:
    """What a thumb would miss: things to press that reach over less than 44 pixels."""
    found: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input, select, summary')]
          .filter(one => one.checkVisibility()).map(one => {
            const box = (one.matches('input[type=checkbox]') ? one.closest('label') : one).getBoundingClientRect();
            const reach = getComputedStyle(one, '::after');
            const more = reach.position === 'absolute' && one.matches('button') ? 28 : 0;
            return [one.getAttribute('aria-label') ?? one.textContent, box.width, box.height + more];
          }).filter(([, width, height]) => width < 43.5 || height < 43.5)"""
    )
    return found


@pytest.mark.parametrize("language", ["en", "es", "vi"])
def test_every_page_fits_a_phone_and_a_thumb(open_page: Any, hall: Any, language: str) -> None:
    page = open_page(width=360, height=640, language=language, touch=True)
    ana = Adventurer(page, language, "touch")
    words = ana.words

    def fits() -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert too_small(page) == []

    page.goto(hall.url)
    start = ana.button(words("ui-new-start"))
    ana.wait_until(start.is_enabled)
    ana.press(start)
    page.get_by_text(words("ui-name-needed"), exact=True).wait_for()
    assert page.get_by_label(words("ui-name"), exact=True).evaluate("one => one === document.activeElement")
    page.get_by_text(words("ui-new-options"), exact=True).click()
    page.get_by_text(words("dw-option-decks"), exact=True).wait_for()
    ana.press(ana.button("3", ana.group("ui-new-people")))
    fits()
    ana.button(words("ui-settings")).click()
    page.get_by_role("dialog").wait_for()
    fits()
    page.goto(f"{hall.url}/#/about")
    page.get_by_role("heading", name=words("ui-about"), exact=True).wait_for()
    fits()
    page.goto(f"{hall.url}/#/match/nowhere")
    page.get_by_role("heading", name=words("ui-match-lost"), exact=True).wait_for()
    fits()
    ana.start(hall.url, friends=1, bots=1)
    page.get_by_label(words("ui-door-link")).wait_for()
    fits()
    ana.start(hall.url, people=2, bots=0, others=("Bo",))
    page.locator(".people").wait_for()
    fits()


def test_the_language_changes_at_once_in_the_middle_of_a_match(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    for _ in range(4):
        ana.decide()
    ana.wait_for_my_turn()
    log = page.get_by_role("region", name=ana.words("ui-log"), exact=True)
    lines = log.get_by_role("listitem").count()
    assert lines > 3
    ana.button(ana.words("ui-settings")).click()
    for language, name in (("es", "Español"), ("vi", "Tiếng Việt")):
        ana.button(name).click()
        words = Words(language, "dragonwood")
        log = page.locator(".log")
        ana.wait_until(lambda wanted=language: page.evaluate("document.documentElement.lang") == wanted)  # type: ignore[misc]
        text = log.inner_text()
        assert log.locator("li").count() >= lines
        assert words("dw-log-turn", you="yes", name="Ana") in text
        assert "Your turn" not in text
        assert words("dw-do-reload") in page.locator("button.deck").inner_text()


def test_keys_are_listed_and_can_be_turned_off(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    ana.wait_for_my_turn()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=ana.words("ui-keys"))
    keys.wait_for()
    page.keyboard.press("Escape")
    keys.wait_for(state="hidden")
    first = page.get_by_role("region", name=ana.words("dw-landscape.title"), exact=True).locator("[aria-pressed]").first
    page.keyboard.press("1")
    assert first.get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert first.get_attribute("aria-pressed") == "false"
    ana.button(ana.words("ui-settings")).click()
    page.get_by_role("switch", name=re.compile(ana.words("ui-setting-keys"))).uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name=ana.words("ui-settings")).wait_for(state="hidden")
    page.keyboard.press("1")
    assert first.get_attribute("aria-pressed") == "false"


def test_what_cannot_be_done_says_why_in_the_words_of_the_rule(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    ana.wait_for_my_turn()
    strike = ana.group("ui-dw-ways").get_by_role("button").first
    page.get_by_role("region", name=ana.words("dw-landscape.title"), exact=True).locator("[aria-pressed]").first.click()
    strike.click(force=True)
    bar = page.get_by_role("region", name=ana.words("ui-decision"), exact=True)
    ana.wait_until(lambda: ana.words("dw-card-count.none") in bar.inner_text())
    ana.button(ana.words("ui-why-rule"), bar).click()
    rule = page.locator("article.shown")
    rule.wait_for()
    assert ana.words("dw-card-count.title") in rule.inner_text()


def test_one_tap_on_the_deck_does_not_spend_the_turn(open_page: Any, hall: Any) -> None:
    page = open_page(width=360, height=640, touch=True)
    ana = Adventurer(page, hand="touch")
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    ana.wait_for_my_turn()
    cards = ana.cards
    ana.button(re.compile(r"Reload.*")).first.tap()
    page.wait_for_timeout(600)
    assert ana.asked
    assert ana.cards == cards


def test_what_is_seen_is_also_told_to_those_who_listen(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    words = ana.words
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    ana.wait_for_my_turn()
    page.reload()
    ana.wait_for_table()
    live = page.locator("#announcer")
    ana.wait_until(lambda: words("dw-ask-turn") in live.inner_text())
    plates = page.get_by_role("list", name=words("ui-players"), exact=True).get_by_role("button")
    labels = plates.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    mine, other = labels if "(you)" in labels[0] else labels[::-1]
    assert words("ui-player-asked") in mine
    assert words("ui-player-bot") in other
    deck = page.locator("button.deck")
    page.keyboard.press("r")
    again = words("ui-guard-again", what=words("dw-do-reload"))
    ana.wait_until(lambda: again in live.inner_text())
    assert deck.get_attribute("aria-label") == again
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    ana.wait_until(lambda: re.search("laid out. 1 card", live.inner_text()))
    chance = re.compile(words("ui-chance", chance="[0-9]+%"))
    forest = page.get_by_role("region", name=words("dw-landscape.title"), exact=True)
    ana.wait_until(lambda: ana.button(chance, forest).count())


def test_back_puts_away_what_lies_open_before_it_leaves_the_table(open_page: Any, hall: Any) -> None:
    page = open_page(width=360, height=640, touch=True)
    ana = Adventurer(page, hand="touch")
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    table = page.url
    for name in ("ui-log", "ui-settings"):
        ana.press(ana.button(ana.words(name)))
        sheet = page.get_by_role("dialog", name=ana.words(name))
        sheet.wait_for()
        page.go_back()
        sheet.wait_for(state="hidden")
        assert page.url == table
    ana.press(ana.button(ana.words("ui-rules")))
    ana.press(ana.button(ana.words("ui-close")))
    page.get_by_role("dialog").wait_for(state="hidden")
    page.go_back()
    ana.group("ui-new-game").wait_for()


def test_nothing_moves_where_movement_is_unwanted(open_page: Any, hall: Any) -> None:
    page = open_page(motion=False)
    ana = Adventurer(page)
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    for _ in range(10):
        ana.decide()
        longest = page.evaluate(
            "Math.max(0, ...document.getAnimations().map(one => one.effect.getComputedTiming().endTime))"
        )
        assert longest <= 5


def test_what_flies_and_tumbles_comes_to_rest(open_page: Any, hall: Any) -> None:
    page = open_page(motion=True)
    ana = Adventurer(page)
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    moved = 0
    for _ in range(30):
        ana.decide()
        moved += page.evaluate("document.getAnimations().filter(one => !one.animationName).length")
    assert moved > 0
    ana.wait_for_my_move()
    ana.wait_until(lambda: page.locator("[inert]").count() == 0)
    ana.wait_until(lambda: page.locator(".stage").count() == 0)
    # The figures on the players' plates are those of the view: nothing was lost on the way.
    assert f"{len(ana.cards)}" in page.get_by_role("list", name=ana.words("ui-players"), exact=True).inner_text()


def test_rules_are_found_without_accents(open_page: Any, hall: Any) -> None:
    page = open_page(language="vi")
    ana = Adventurer(page, "vi")
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    page.get_by_role("tab", name=ana.words("ui-rules")).click()
    page.get_by_role("searchbox").fill("bo rua may man")
    assert page.locator("article").count() >= 1
    assert ana.words("dw-ladybug.title") in page.locator(".list").inner_text()


def test_the_page_survives_a_reload_and_a_second_tab(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    for _ in range(3):
        ana.decide()
    ana.wait_for_my_turn()
    cards = ana.cards
    page.reload()
    ana.wait_for_table()
    assert ana.cards == cards
    other = Adventurer(page.context.new_page())
    other.page.goto(page.url)
    other.wait_for_table()
    assert other.cards == cards


def test_the_page_comes_back_by_itself_after_the_hall_was_killed(open_page: Any, own_hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(own_hall.url, bots=1)
    ana.wait_for_table()
    ana.wait_for_my_turn()
    cards = ana.cards
    own_hall.kill()
    status = page.get_by_text(re.compile(f"{ana.words('ui-connecting')}|{ana.words('ui-offline')}"))
    status.first.wait_for()
    deck = ana.button(re.compile(r"Reload.*")).first
    deck.click()
    deck.click()
    own_hall.start()
    status.first.wait_for(state="detached")
    # What was asked while the line was down counts exactly once: one card, and one more for each ladybug.
    log = page.locator(".log")
    ana.wait_until(lambda: "You draw" in log.inner_text())
    ana.wait_for_my_move()
    text = log.inner_text()
    assert text.count("You draw") == 1 + text.count("You find")
    assert len(ana.cards) > len(cards)
