"""Several people: at one device that goes round, watching, waiting, and against a clock."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from tests.browser.dragonwood import Adventurer
from tests.browser.person import Words

LOOK_TIME = 20_000
"""Milliseconds that the clock of the tests gives for a decision."""


def at_one_device(page: Any, url: str, **options: int | bool) -> Adventurer:
    """Ana and Bo open a match at one screen."""
    ana = Adventurer(page)
    ana.start(url, people=2, bots=0, others=("Bo",), **options)
    return ana


def cover(page: Any) -> Any:
    """What lies over the table while the device goes round."""
    return page.get_by_role("region", name=re.compile("Pass the device"))


def me(page: Any) -> str:
    """Which player the table says that I am."""
    names = page.get_by_role("button", name=re.compile(r"\(you\)")).locator(".name").all_inner_texts()
    assert len(names) == 1
    return str(names[0])


def test_two_people_at_one_device_never_see_each_others_cards(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = at_one_device(page, hall.url)
    cover(page).wait_for()
    words = ana.words
    assert page.get_by_role("region", name=words("ui-hand"), exact=True).count() == 0
    assert page.locator(".log").count() == 0
    holder = "Ana" if ana.button("I am Ana").count() else "Bo"
    other = "Bo" if holder == "Ana" else "Ana"
    ana.press(ana.button(f"I am {holder}"))
    ana.wait_for_table()
    ana.wait_for_my_turn()
    assert me(page) == holder
    cards = ana.cards
    ana.twice(ana.button(re.compile("Reload.*")).first)
    pass_on = ana.button(f"Pass the device to {other}")
    pass_on.wait_for()
    assert len(ana.cards) > len(cards), "who drew sees what it was before the device goes on"
    ana.press(pass_on)
    cover(page).wait_for()
    hidden = page.locator("body").inner_text()
    assert not any(card in hidden for card in cards)
    ana.press(ana.button(f"I am {other}"))
    ana.wait_for_table()
    assert me(page) == other
    assert ana.cards != cards
    assert "You start with" in page.locator(".log").inner_text()
    page.reload()
    cover(page).wait_for()
    assert page.get_by_role("region", name=words("ui-hand"), exact=True).count() == 0


def test_two_people_at_one_device_play_to_the_end_and_again(open_page: Any, hall: Any) -> None:
    page = open_page(width=360, height=640, touch=True)
    ana = at_one_device(page, hall.url, decks=1, simple_setup=True)
    ana.play()
    assert ana.attempts > 0
    first = page.url
    ana.press(ana.button(ana.words("ui-rematch")))
    ana.wait_until(lambda: page.url != first)
    cover(page).wait_for()
    names = page.locator(".people").inner_text()
    assert "I am Ana" in names or "I am Bo" in names


def test_with_open_hands_the_device_goes_round_without_a_cover(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = at_one_device(page, hall.url, open_hands=True)
    ana.wait_for_table()
    assert cover(page).count() == 0
    while not ana.button(re.compile("Pass the device.*")).count():
        ana.decide()
    ana.press(ana.button(re.compile("Pass the device.*")))
    ana.wait_for_table()
    ana.wait_for_my_move()
    assert cover(page).count() == 0


def test_who_only_watches_is_told_so_and_sees_no_hand(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(hall.url, bots=1)
    ana.wait_for_table()
    guest = Adventurer(open_page())
    guest.page.goto(page.url)
    guest.wait_for_table()
    guest.page.get_by_text(guest.words("ui-watching"), exact=True).wait_for()
    assert guest.page.get_by_role("region", name=guest.words("ui-hand"), exact=True).count() == 0
    assert guest.button(re.compile(guest.words("ui-undo"))).count() == 0
    ana.wait_for_my_turn()
    cards = ana.cards
    text = guest.page.locator("body").inner_text()
    assert not any(re.search(rf"{card}\b", text) for card in cards)


def test_who_waits_at_the_door_hears_that_the_link_is_copied_and_who_comes(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(hall.url, bots=0, friends=1)
    live = page.locator("#announcer")
    link = page.get_by_label(ana.words("ui-door-link")).input_value()
    ana.button(ana.words("ui-door-share")).click()
    ana.wait_until(lambda: ana.words("ui-door-copied") in live.inner_text())
    bo = Adventurer(open_page())
    bo.sit_down(link, "Bo")
    ana.wait_until(lambda: ana.words("ui-log-sit", you="no", name="Bo") in live.inner_text())
    asked = {True: ana.words("dw-ask-turn"), False: ana.words("dw-wait-turn", name="Bo")}
    ana.wait_until(lambda: asked[ana.asked] in live.inner_text())


def test_the_tab_says_whose_move_it_is(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(hall.url, bots=0, friends=1)
    icon = page.locator("link[rel=icon]")
    link = page.get_by_label(ana.words("ui-door-link")).input_value()
    bo = Adventurer(open_page(language="es"), "es")
    bo.sit_down(link, "Bo")
    ana.wait_for_table()
    bo.wait_for_table()
    ana.wait_until(lambda: ana.asked or bo.asked)
    mine, theirs = (ana, bo) if ana.asked else (bo, ana)
    waiting = theirs.words("ui-title-wait", name="Ana" if mine is ana else "Bo")
    ana.wait_until(lambda: theirs.page.title().startswith(waiting))
    assert mine.page.title().startswith(f"● {mine.words('ui-title-you')}")
    assert "circle" in (mine.page.locator("link[rel=icon]").get_attribute("href") or "")
    assert "circle" not in (theirs.page.locator("link[rel=icon]").get_attribute("href") or "")
    page.goto(hall.url)
    page.get_by_label(ana.words("ui-name"), exact=True).wait_for()
    assert "circle" not in (icon.get_attribute("href") or "")


class Timed:
    """Stands between a page and the hall, and gives every decision a deadline: the same moment for all."""

    def __init__(self) -> None:
        self.due = 0

    def begin(self) -> None:
        """Let the time begin with the next entry."""
        self.due = int(time.time() * 1000) + LOOK_TIME

    def guard(self, page: Any) -> None:
        """Let this page's socket go through here."""
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, socket: Any) -> None:
        hall = socket.connect_to_server()

        def tell(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "entries":
                message["due"] = self.due
            socket.send(json.dumps(message))

        hall.on_message(tell)


def test_a_countdown_shows_the_same_on_devices_whose_clocks_differ(open_page: Any, hall: Any) -> None:
    timed = Timed()
    pages = [open_page(), open_page(width=360, height=640, touch=True)]
    pages[1].add_init_script("{ const now = Date.now; Date.now = () => now() + 3_600_000; }")
    for page in pages:
        timed.guard(page)
    ana, bo = Adventurer(pages[0]), Adventurer(pages[1])
    ana.start(hall.url, friends=1, bots=0)
    link = pages[0].get_by_label(ana.words("ui-door-link")).input_value()
    bo.sit_down(link, "Bo")
    ana.wait_for_table()
    bo.wait_for_table()
    shown = [page.get_by_role("timer") for page in pages]
    assert [timer.count() for timer in shown] == [0, 0]
    timed.begin()
    while not all(timer.count() for timer in shown):
        ana.decide()
        bo.decide()
    ana.wait_until(lambda: "0:" in shown[0].inner_text() and shown[0].inner_text() == shown[1].inner_text())
    # The last ten seconds are calm: no line of the figure moves, and the ring is there.
    ana.wait_until(lambda: shown[0].locator(".rest").count() == 1 and shown[1].locator(".rest").count() == 1)
    left = Words("en", "dragonwood")("ui-time-last", seconds=10)
    ana.wait_until(lambda: left in pages[0].locator("#announcer").inner_text())
    assert shown[0].get_attribute("aria-label") == shown[1].get_attribute("aria-label")


def test_a_move_is_taken_back_and_the_button_says_why_where_it_cannot_be(open_page: Any, hall: Any) -> None:
    ana, bo = Adventurer(open_page()), Adventurer(open_page(language="vi"), "vi")
    ana.start(hall.url, friends=1, bots=0, open_hands=True)
    link = ana.page.get_by_label(ana.words("ui-door-link")).input_value()
    bo.sit_down(link, "Bo")
    ana.wait_for_table()
    bo.wait_for_table()
    words = ana.words
    choose = ana.button(words("ui-dw-choose-card"))
    undo = ana.button(re.compile(f"^{re.escape(words('ui-undo'))}"))
    bar = ana.page.get_by_role("region", name=words("ui-decision"), exact=True)
    assert undo.get_attribute("aria-disabled") == "true"
    # What is drawn or rolled is seen: only a card that I give up, and that all have seen before, can be taken back.
    while not (words("dw-ask-wound", left=1) in bar.inner_text() and choose.count()):
        if ana.asked:
            ana.decide()
        else:
            bo.decide()
    cards = ana.cards
    ana.answer()
    ana.wait_until(lambda: undo.get_attribute("aria-disabled") == "false")
    assert len(ana.cards) == len(cards) - 1
    ana.press(undo)
    choose.wait_for()
    ana.wait_until(lambda: ana.cards == cards)
    assert words("ui-log-undo", you="yes", name="") in ana.page.locator(".log").inner_text()
    bo.wait_until(lambda: bo.words("ui-log-undo", you="no", name="Ana") in bo.page.locator(".log").inner_text())
    ana.answer()
    ana.wait_until(lambda: bo.asked)
    bo.answer()
    ana.wait_until(lambda: undo.get_attribute("aria-disabled") == "true")
    ana.press(undo)
    reasons = [words(f"table-undo.{case}") for case in ("chance", "revealed", "others-acted")]
    ana.wait_until(lambda: any(reason in bar.inner_text() for reason in reasons))
    assert any(reason in (undo.get_attribute("title") or "") for reason in reasons)


def test_running_points_are_shown_only_where_the_table_wants_them(open_page: Any, hall: Any) -> None:
    ana = Adventurer(open_page())
    points = ana.words("ui-dw-points", points=0)
    players = ana.page.get_by_role("list", name=ana.words("ui-players"), exact=True)
    ana.start(hall.url)
    ana.wait_for_table()
    assert points not in players.inner_text()
    ana.start(hall.url, open_totals=True)
    ana.wait_for_table()
    assert points in players.inner_text()


def test_there_is_one_live_region_and_it_is_polite(open_page: Any, hall: Any) -> None:
    page = open_page()
    ana = Adventurer(page)
    ana.start(hall.url)
    ana.wait_for_table()
    ana.wait_for_my_turn()
    live = page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output")
    assert live.evaluate_all("all => all.map(one => [one.id, one.getAttribute('aria-live')])") == [
        ["announcer", "polite"]
    ]
    ana.twice(ana.button(re.compile("Reload.*")).first)
    ana.wait_until(lambda: "You draw" in live.inner_text() or "You find" in live.inner_text())
