"""Dragonrealm on the screen: whole matches, and what its table promises."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from tests.browser.dragonrealm import Explorer, Scene
from tests.browser.person import Words
from tests.browser.scenes import put_before
from tests.browser.test_screen import SIZES, serious, too_small

PHONE = {"width": 360, "height": 640, "touch": True}
SIDEWAYS = [(640, 360), (740, 360), (844, 390)]
"""Phones held sideways."""
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
    # Nothing can be chosen any more, and nothing says so.
    assert ana.words("ui-dr-played-wait") not in (ana.page.locator(".tray").text_content() or "")


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
    fits_every_screen(ana, "dr-first-enhancements.title")
    ana.wait_for_my_turn()
    fits_every_screen(ana, "ui-hand")
    ana.press(ana.button(ana.cards[0], ana.region("ui-hand")).first)
    ana.aim(0)
    ana.wait_until(lambda: "%" in ana.ways.inner_text())
    fits_every_screen(ana, "ui-hand")


@pytest.mark.parametrize(
    ("language", "question", "centre"),
    [("en", "limit", "academy"), ("es", "alley", "alley"), ("vi", "roll", "academy"), ("es", "pass", "academy")],
)
def test_every_question_fits_every_screen(open_page: Any, hall: Any, language: str, question: str, centre: str) -> None:
    page = open_page(language=language)
    ana = Explorer(page, language)
    put_before(ana, hall, Scene(question, 4, lambda view: view.players[0].centre > 1, centre=centre), centre=centre)
    fits_every_screen(ana, "ui-hand")


def fits_every_screen(ana: Explorer, mine: str) -> None:
    """Nothing is cut, out of reach or too small for a thumb; `mine` names what lies at the lower edge."""
    page = ana.page
    for width, height in [*SIZES, *SIDEWAYS]:
        page.set_viewport_size({"width": width, "height": height})
        ana.wait_until(lambda wanted=width: page.evaluate(PAGE_IS)[0] == wanted)  # type: ignore[misc]
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        _, wide, high = page.evaluate(PAGE_IS)
        assert wide <= width
        assert high <= height, (width, height)
        for region in (mine, "dr-row.title", "ui-decision", "ui-dr-played"):
            if region == "ui-dr-played" and mine != "ui-hand":
                continue
            box = ana.region(region).bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.lot .face, .sentence, .way-name, .tray, .played, .mine, .realm')]
              .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
              .map(one => [one.className, one.textContent, one.scrollHeight, one.clientHeight])"""
        )
        assert cut == [], (width, height)
        over = page.evaluate(
            """() => [...document.querySelectorAll('.realm button, .road, .standing, .actions')].filter(one => {
              const box = one.getBoundingClientRect();
              const lot = (one.closest('.aim') ?? document.querySelector('.realm')).getBoundingClientRect();
              return box.right > lot.right + 1 || box.bottom > lot.bottom + 5 || box.width < 24;
            }).map(one => one.className)"""
        )
        assert over == [], (width, height)
        if min(width, height) == 360:
            assert too_small(page) == []


@pytest.mark.parametrize("language", ["en", "es", "vi"])
def test_what_is_special_about_a_location_can_be_read_on_its_card(open_page: Any, hall: Any, language: str) -> None:
    ana = Explorer(open_page(language=language), language)
    scene = Scene("turn", 3, lambda view: any(place.location == "dungeon_of_despair" for place in view.row))
    put_before(ana, hall, scene)
    special = ana.page.locator(".special").filter(has_text=ana.words("dr-effect-no-academy"))
    card, text = special.locator("xpath=ancestor::*[contains(@class, 'face')]"), special.locator("span").last
    assert text.evaluate("one => one.scrollWidth <= one.clientWidth + 1 || !one.clientWidth")
    name = card.locator(".name").bounding_box()
    tags = card.locator(".tags").bounding_box()
    assert tags["y"] + tags["height"] <= name["y"] + 16  # the shade above the name may lie under them
    assert text.bounding_box()["y"] >= name["y"] + name["height"] - 1


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


def test_a_rockslide_is_chosen_by_all_at_once_and_in_secret(open_page: Any, hall: Any) -> None:
    scene = Scene("pass", 3, lambda view: view.players[0].owes == 2 and len(view.actors) == 3)
    scene.others_wait = True
    ana = Explorer(open_page(**PHONE, language="es"), "es", "touch")
    put_before(ana, hall, scene)
    words, hand = ana.words, ana.region("ui-hand")
    names = [plate.locator(".name").inner_text() for plate in ana.page.locator(".players > li.waiting").all()]
    assert len(names) == 3
    asked = {words("dr-ask-pass", left=2, name=name) for name in names[1:]}
    assert any(sentence in ana.bar for sentence in asked)
    give = ana.ways.get_by_role("button")
    ana.press(give)
    ana.wait_until(lambda: words("ui-dr-why-card") in ana.bar)
    cards = ana.cards
    for count, card in enumerate(cards[:2], start=1):
        assert give.get_attribute("aria-disabled") == "true"
        ana.press(ana.button(card, hand))
        ana.wait_until(lambda: len(ana.cards) == len(cards) - count)  # noqa: B023
    ana.press(give)
    ana.page.wait_for_timeout(200)
    assert scene.acted == []
    ana.press(give)
    ana.wait_until(lambda: scene.acted)
    before = scene.view
    assert scene.acted == [{"do": "pass", "cards": list(before.players[0].chosen)}]
    ana.wait_until(lambda: not ana.asked)
    assert words("dr-wait-pass", name=" y ".join(names[1:])) in ana.bar
    # Mine wait for the others: they lie in my hand, marked, and cannot go a second way.
    chosen = [words("ui-dr-card-chosen", card=card) for card in cards[:2]]
    ana.press(ana.button(chosen[0], hand))
    ana.wait_until(lambda: words("dr-play-from-hand.twice", card=cards[0]) in ana.bar)
    assert hand.get_by_role("button", name=re.compile(r"\(")).count() == 2
    scene.go_on()
    ana.wait_for_my_move()
    assert not set(before.players[0].chosen) & set(scene.view.players[0].hand)
    ana.wait_until(lambda: len(ana.cards) == len(scene.view.players[0].hand))
    assert not set(cards[:2]) & set(ana.cards)


def test_an_enhancement_cannot_be_given_away_and_the_screen_says_so(open_page: Any, hall: Any) -> None:
    lasting = ("lucky_socks", "potion_of_invisibility", "fireball_spell", "treasure_map", "pet_chipmunk")
    scene = Scene("limit", 3, lambda view: any(one.card in lasting[1:] for one in view.players[0].enhancements))
    ana = Explorer(open_page())
    put_before(ana, hall, scene)
    helper = ana.region("ui-hand").get_by_role("button").last
    cards = ana.cards
    ana.press(helper)
    ana.wait_until(lambda: ana.words("ui-dr-why-helper") in ana.bar)
    assert ana.cards == cards
    assert ana.region("ui-hand").get_by_role("button").count() > len(cards)


def shopper(open_page: Any, hall: Any, question: str, **look: Any) -> tuple[Explorer, Scene]:
    """Somebody who can buy both levels in the Alley."""

    def rich(view: Any) -> bool:
        mine = view.players[0]
        return mine.centre >= 2 and mine.coins >= 2 and len(mine.hand) > 1 and min(view.store) > 0

    scene = Scene(question, 3, rich, centre="alley")
    scene.others_wait = True
    ana = Explorer(open_page(**look), hand="touch" if look.get("touch") else "mouse")
    put_before(ana, hall, scene, centre="alley")
    return ana, scene


@pytest.mark.parametrize("question", ["turn", "alley"])
def test_a_card_buys_at_level_one_in_the_alley(open_page: Any, hall: Any, question: str) -> None:
    ana, scene = shopper(open_page, hall, question, **PHONE)
    words = ana.words
    before = scene.view.players[0]
    ana.press(ana.button(words("ui-dr-buy")) if question == "alley" else ana.page.locator("button.centre"))
    sheet = ana.page.get_by_role("dialog")
    one = sheet.locator(".armed-button").first
    assert one.bounding_box()["y"] + 52 <= 640
    ana.press(one)  # with nothing to pay with
    ana.wait_until(lambda: sheet.locator(".why").count())
    assert scene.acted == []
    pay = sheet.get_by_role("group", name=words("ui-dr-pay"), exact=True).get_by_role("button")
    assert pay.count() == len(before.hand)
    name = pay.last.get_attribute("aria-label")
    ana.press(pay.last)
    ana.wait_until(lambda: one.get_attribute("aria-disabled") == "false")
    ana.press(one)
    ana.page.wait_for_timeout(200)
    assert scene.acted == []
    ana.press(one)
    ana.wait_until(lambda: scene.acted)
    assert scene.acted[0]["level"] == 1
    sheet.wait_for(state="hidden")
    card = next(
        iter({*(one.card for one in scene.view.players[0].enhancements)} - {*(one.card for one in before.enhancements)})
    )
    ana.page.locator(".bought", has_text=card.rsplit("_")[-1].title()).wait_for()
    ana.wait_until(lambda: name not in ana.cards or ana.cards.count(name) < before.hand.count(name))
    assert ana.page.evaluate("document.activeElement !== document.body")


def test_coins_buy_at_level_two_in_the_alley_on_a_phone_held_sideways(open_page: Any, hall: Any) -> None:
    ana, scene = shopper(open_page, hall, "turn", width=640, height=360)
    before = scene.view.players[0]
    ana.page.keyboard.press("a")
    two = ana.page.get_by_role("dialog").locator(".armed-button").last
    assert ana.words("ui-dr-buy-level", level=ana.words("dr-level", level=2)) in two.inner_text()
    box = two.bounding_box()
    assert box["y"] + box["height"] <= 360
    ana.twice(two)
    ana.wait_until(lambda: scene.acted)
    assert scene.acted == [{"do": "buy", "level": 2, "cards": []}]
    plate = ana.page.locator(".players > li").first
    coins = ana.words("dr-table-coins", coins=before.coins - 2)
    ana.wait_until(lambda: coins in (plate.locator(".coins").first.text_content() or ""))
    assert scene.view.players[0].centre == before.centre - 2
    assert ana.words("dr-ask-turn") in ana.bar


def test_cards_taken_up_while_others_play_are_still_there_on_my_turn(open_page: Any, hall: Any) -> None:
    scene = Scene("rest", 3, lambda view: len(view.players[0].hand) in range(4, 8) and view.turn < 20)
    scene.others_wait = True
    ana = Explorer(open_page())
    put_before(ana, hall, scene)
    assert ana.words("ui-dr-played-rest") in ana.region("ui-dr-played").inner_text()
    ana.draw()
    ana.wait_until(lambda: scene.acted and not ana.asked)
    assert ana.words("ui-dr-played-wait") in ana.region("ui-dr-played").inner_text()
    card = ana.cards[0]
    ana.press(ana.button(card, ana.region("ui-hand")).first)
    ana.aim(0)
    scene.go_on()
    ana.wait_for_my_turn()
    laid = ana.region("ui-dr-played").get_by_role("button", name=card, exact=True)
    assert laid.count() == 1
    # Whoever listens hears the chances in the names of the locations.
    chance = ana.words("ui-dr-chance", way=ana.words("dr-storm.title"), chance="X").replace("X", r"\d+%")
    ana.wait_until(lambda: re.search(chance, ana.lots.first.get_attribute("aria-label") or ""))


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
