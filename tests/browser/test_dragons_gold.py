"""Dragon's Gold on the screen: whole matches, and three people who bargain in three browsers."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from tests.browser.dragons_gold import ABLE, Treasurer
from tests.browser.person import Words
from tests.browser.test_screen import SIZES, serious

PHONE = {"width": 360, "height": 640, "touch": True}
UNTIMED = {"clock": 0, "rounds": 10}


@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("en", UNTIMED),
        ("es", {"sharing": "divide"}),
        ("vi", {"sharing": "divide", "magic_objects": True}),
    ],
)
def test_a_match_against_bots_is_played_to_the_end_with_the_mouse(
    open_page: Any, hall: Any, language: str, options: dict[str, Any]
) -> None:
    ana = Treasurer(open_page(language=language), language)
    ana.start(hall.url, bots=2, **options)
    ana.play()
    result = ana.page.get_by_role("dialog")
    assert result.get_by_role("listitem").count() >= 3
    assert ana.words("dg-score-total") in result.inner_text()
    if options is UNTIMED:
        assert ana.offers + ana.agreements > 0


def test_a_match_without_a_clock_is_played_to_the_end_with_the_keyboard_only(open_page: Any, hall: Any) -> None:
    ana = Treasurer(open_page(), hand="keyboard")
    ana.start(hall.url, bots=4, **UNTIMED)
    ana.play()
    assert ana.decisions > 5
    assert ana.offers + ana.agreements > 0


class Trader(Treasurer):
    """Who lays out a swap at the market, and looks whether all of it is seen."""

    swaps = 0

    def at_market(self) -> None:
        """Lay one token on either side: both lie in full view, on the part of the screen that needs no scrolling."""
        market = self.region("ui-dg-market")
        self.press(market.locator(".partners .button").last)
        for pool in ("dg-table-your-stash", "ui-dg-wish"):
            self.press(market.get_by_role("group", name=self.words(pool), exact=True).locator(".stack").first)
        end = market.locator(".deeds").bounding_box()["y"]
        for lane in market.locator(".lane").all():
            box = lane.locator(".stack").bounding_box()
            assert box["x"] + box["width"] <= self.page.viewport_size["width"] - 5
            assert box["y"] + box["height"] <= end
        fits(self.page, 360, 640)
        self.page.locator(f".deeds {ABLE}.main").wait_for(timeout=3000)
        self.swaps += 1


def test_a_match_is_played_to_the_end_by_touch_on_a_phone(open_page: Any, hall: Any) -> None:
    ana = Trader(open_page(**PHONE), hand="touch")
    ana.start(hall.url, bots=5, sharing="divide")
    ana.wait_for_table()
    ana.play()
    assert ana.decisions > 5
    assert ana.swaps == 1


def three(open_page: Any, hall: Any, **options: Any) -> list[Treasurer]:
    """Three people at a table who fight a dragon together until it falls: a desk, a phone, and a tablet by day."""
    ana = Treasurer(open_page())
    bo = Treasurer(open_page(**PHONE, language="es"), "es", hand="touch")
    chi = Treasurer(open_page(width=820, height=1180, language="vi", theme="light"), "vi")
    ana.start(hall.url, friends=2, bots=0, **options)
    link = ana.page.get_by_label(ana.words("ui-door-link")).input_value()
    bo.sit_down(link, "Bo")
    chi.sit_down(link, "Chi")
    people = [ana, bo, chi]
    for person in people:
        person.wait_for_table()
    deadline = time.monotonic() + 60
    while not all(person.talking for person in people):
        assert time.monotonic() < deadline, "the dragon does not fall"
        for person in people:
            if person.asked and not person.talking:
                person.send(together=True)
                person.settle()
        ana.page.wait_for_timeout(30)
    return people


def fits(page: Any, width: int, height: int) -> None:
    """Nothing is beyond the edge, nothing scrolls, and everything can be hit with a thumb."""
    for _ in range(100):  # the page is laid out anew a moment after the window has its size
        if page.evaluate("[innerWidth, innerHeight]") == [width, height]:
            break
        page.wait_for_timeout(50)
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    for region in page.locator("main section").all():
        box = region.bounding_box()
        if box and box["width"]:
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
    if width == 360:
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a')].filter(one => one.checkVisibility()).map(one => {
              const box = one.getBoundingClientRect();
              const after = getComputedStyle(one, '::after');
              const more = side => after.position === 'absolute' ? Math.max(0, -parseFloat(after[side])) : 0;
              const width = box.width + more('left') + more('right');
              const height = box.height + more('top') + more('bottom');
              return [one.getAttribute('aria-label') ?? one.textContent, width, height];
            }).filter(([, width, height]) => width < 43.5 || height < 43.5)"""
        )
        assert small == []


def test_three_people_bargain_to_a_deal_one_on_a_phone_and_one_who_reloads(open_page: Any, hall: Any) -> None:
    ana, bo, chi = people = three(open_page, hall, clock=120)
    eve = Treasurer(open_page())
    eve.page.goto(ana.page.url)
    ana.offer_all_but_one()
    for person in (ana, bo, chi, eve):
        person.cards.first.wait_for(state="attached")
    _watches_in_plain_sight(eve)
    assert not eve.lanes.count()
    assert not eve.region("ui-dg-mine").count()
    assert ana.cards.first.locator(".worth").count() == 1
    assert eve.cards.first.locator(".worth").count() == 0
    assert serious(ana.page) == []
    assert serious(chi.page) == []
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        fits(ana.page, width, height)
    ana.page.set_viewport_size({"width": 1280, "height": 720})
    fits(bo.page, 360, 640)

    ana.say("dg-phrase-want", to="Chi", tokens=("Gold",))
    said = Words("vi", "dragons_gold")("dg-phrase-want", cards="1 Vàng")
    chi.page.locator(".lately", has_text=said).wait_for()
    assert bo.page.locator(".spoken", has_text=bo.words("dg-phrase-want", cards="1 Oro")).is_visible()
    bo.press(bo.button(re.compile("^" + re.escape(bo.words("ui-talk")))).first)
    bo.page.get_by_role("listitem").filter(has_text=bo.words("dg-phrase-want", cards="1 Oro")).wait_for()
    bo.page.keyboard.press("Escape")

    _keep_the_keyboards_place(bo)
    assert bo.agree()
    bo.settle()
    chi.press(chi.lanes.last)
    chi.press(chi.pool.first)
    laid = chi.page.locator(".lane .stack")
    half_done = laid.get_attribute("aria-label")
    chi.page.reload()
    chi.cards.first.wait_for(state="attached")
    laid.wait_for()
    assert laid.get_attribute("aria-label") == half_done
    assert chi.lanes.last.get_attribute("aria-pressed") == "true"
    chi.press(chi.button(chi.words("ui-dg-clear")))
    chi.press(chi.lanes.first)
    assert chi.cards.first.locator(".said").count() == 2
    assert chi.page.locator(".lately", has_text=said).count() == 1
    _lay_by_every_hand(chi)
    assert chi.agree()
    for person in (*people, eve):
        person.group("ui-dg-outcome-deal").wait_for()
    plates = ana.page.get_by_role("list", name=ana.words("ui-players"), exact=True).get_by_role("listitem")
    assert ana.words("dg-table-tokens", count=0) not in plates.first.inner_text()


def _watches_in_plain_sight(eve: Treasurer) -> None:
    """That somebody only watches is said beside the title and the players, not over them."""
    told = eve.page.get_by_text(eve.words("ui-watching"), exact=True)
    for width, height in ((360, 640), (640, 360), (1280, 720)):
        eve.page.set_viewport_size({"width": width, "height": height})
        box = told.bounding_box()
        for other in (eve.page.locator("h1 > span"), eve.page.locator(".players")):
            there = other.bounding_box()
            if there and other.is_visible() and there["width"] > 1:
                beside = there["x"] + there["width"] <= box["x"] or box["x"] + box["width"] <= there["x"]
                assert beside or there["y"] + there["height"] <= box["y"] or box["y"] + box["height"] <= there["y"]


def _keep_the_keyboards_place(bo: Treasurer) -> None:
    """On a phone one side is seen: what changes the side takes the keyboard's place along."""

    def place(selector: str) -> bool:
        return bool(bo.page.evaluate(f"document.activeElement.closest({selector!r}) !== null"))

    bo.tab("offers")
    bo.cards.first.get_by_role("button", name=bo.words("ui-dg-counter-label", offer=1)).focus()
    bo.page.keyboard.press("Enter")
    bo.wait_until(lambda: place(".lay"))
    bo.page.keyboard.press("v")
    bo.wait_until(lambda: place(".decision"))
    bo.page.keyboard.press("i")
    closer = bo.page.get_by_role("dialog", name=bo.words("ui-dg-closer"), exact=True)
    closer.get_by_role("heading", name=bo.words("ui-dg-kinds")).wait_for()
    assert bo.words("dg-table-until-market", count=7) in closer.inner_text()
    bo.page.keyboard.press("Escape")
    bo.page.keyboard.press("v")


def _lay_by_every_hand(chi: Treasurer) -> None:
    """Drag a token into a lane, send another there by key, press it back; then change an offer that is on the table."""
    before = chi.pool.count()
    first = chi.pool.first.get_attribute("aria-label").split(",")[0]
    lane = chi.page.locator(".lane").last
    chi.pool.first.drag_to(lane)
    stack = lane.locator(".stack").first
    assert stack.get_attribute("aria-label").startswith(first)
    stack.focus()
    chi.page.keyboard.press("1")
    assert lane.locator(".stack").count() == 0
    moved = chi.page.locator(".lane").first.locator(".stack").first
    assert moved.get_attribute("aria-label").startswith(first)
    chi.press(moved)
    assert chi.pool.count() == before
    chi.press(chi.cards.first.get_by_role("button", name=chi.words("ui-dg-counter-label", offer=1)))
    assert chi.pool.count() == 0
    offer = chi.button(chi.words("ui-dg-offer"))
    chi.wait_until(lambda: offer.get_attribute("aria-disabled") == "true")
    chi.press(offer)
    bar = chi.region("ui-decision")
    chi.wait_until(lambda: chi.words("dg-proposal.same") in bar.inner_text())


def test_three_people_bargain_until_time_runs_out_and_see_what_is_lost(open_page: Any, hall: Any) -> None:
    people = three(open_page, hall, clock=30)
    people[1].offer_all_but_one()
    clocks = [person.page.locator(".countdown b") for person in people]
    shown = [int(clock.inner_text().split(":")[-1]) for clock in clocks]
    assert max(shown) - min(shown) <= 2
    _look_at_somebody_else(people[0])
    people[0].page.locator(".countdown.last").wait_for(timeout=30_000)
    people[0].page.locator(".sand.last").wait_for()
    for person in people:
        note = person.group("ui-dg-outcome-lost")
        note.wait_for(timeout=20_000)
        assert note.get_by_role("img").count() == 1
        assert not person.cards.count()


def _look_at_somebody_else(ana: Treasurer) -> None:
    """Somebody else's team is not called mine, and those in a fight are not left out."""
    players = ana.page.get_by_role("list", name=ana.words("ui-players"), exact=True)
    players.get_by_role("button").nth(1).click()
    sheet = ana.page.get_by_role("dialog", name="Bo", exact=True)
    sheet.get_by_role("heading", name=ana.words("ui-dg-team"), exact=True).wait_for()
    assert ana.words("dg-team.title") not in sheet.inner_text()
    assert all(name in sheet.inner_text() for name in ("Strong Knight", "Nimble Knight", "Thief", "Wizard"))
    ana.page.keyboard.press("Escape")


def test_the_table_of_dragons_fits_every_screen_in_every_language(open_page: Any, hall: Any) -> None:
    for language, theme in (("en", "dark"), ("es", "light"), ("vi", "dark")):
        page = open_page(language=language, theme=theme)
        ana = Treasurer(page, language)
        ana.start(hall.url, bots=4, magic_objects=True)
        ana.wait_for_table()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(50)
            fits(page, width, height)
        assert serious(page) == []


def test_keys_play_and_why_not_is_said_in_the_rules_words_of_any_language(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Treasurer(page)
    ana.start(hall.url, bots=2, sharing="divide")
    ana.wait_for_table()
    while not ana.page.locator("button.send").count():
        ana.wait_for_my_move()
        if not ana.page.locator("button.send").count():
            ana.decide()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=ana.words("ui-keys"), exact=True)
    keys.get_by_text(ana.words("ui-dg-key-send"), exact=True).wait_for()
    page.keyboard.press("Escape")
    keys.wait_for(state="hidden")
    bar = ana.region("ui-decision")

    def told() -> bool:
        page.keyboard.press("Escape")  # what was chosen before is put down
        page.keyboard.press("x")
        page.wait_for_timeout(100)
        return ana.words("ui-dg-why-send") in bar.inner_text()

    ana.wait_until(told)
    page.keyboard.press("f")
    page.keyboard.press("1")
    send = page.locator("button.send")
    assert send.get_attribute("aria-disabled") == "false"
    page.keyboard.press("Escape")
    assert send.get_attribute("aria-disabled") == "true"
    page.keyboard.press("f")
    page.keyboard.press("2")
    page.keyboard.press("x")
    wizard = ana.group("dg-team.title").locator("button").last
    ana.wait_until(lambda: "ready" not in (wizard.get_attribute("class") or "").split())
    ana.button(ana.words("ui-settings")).click()
    for language, name in (("es", "Español"), ("vi", "Tiếng Việt")):
        ana.button(name).click()
        words = Words(language, "dragons_gold")
        ana.wait_until(lambda wanted=language: page.evaluate("document.documentElement.lang") == wanted)  # type: ignore[misc]
        assert words("dg-log-turn", you="yes", name="Ana") in page.locator(".log").inner_text()
        assert "Your turn" not in page.locator(".log").inner_text()
