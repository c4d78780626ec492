"""Whole matches of Drakon on the screen, every question of it, and what its map promises."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import pytest
from tests.browser.drakon import EDITION, Delver
from tests.browser.drakon_scenes import Scene
from tests.browser.scenes import plain, put_before
from tests.browser.test_screen import serious

PHONE = {"width": 360, "height": 640, "touch": True}
SIZES = [(360, 640), (412, 915), (640, 360), (740, 360), (820, 1180), (1280, 720)]

CLIPPED = """() => [...document.querySelectorAll('.sentence, .tile .name, .deeds .button, .choice, .stock')]
  .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
SCROLLED = """([width, height]) => {
  const page = document.documentElement;
  return [Math.max(0, page.scrollWidth - width), Math.max(0, page.scrollHeight - height)];
}"""
SMALL = """() => [...document.querySelectorAll('main button, [data-cell]')]
  .filter(one => one.checkVisibility()).map(one => {
    const box = one.getBoundingClientRect();
    const reach = getComputedStyle(one, '::after');
    const more = reach.position === 'absolute' ? -(parseFloat(reach.top) + parseFloat(reach.bottom)) : 0;
    return [one.ariaLabel || one.textContent, Math.round(box.width), Math.round(box.height + more)];
  }).filter(([, width, height]) => width < 44 || height < 44)"""
COVERED = """() => [...document.querySelectorAll('main button, .stock, .tools, .purse, .players .name, .belongings')]
  .filter(one => one.checkVisibility() && one.getClientRects().length).map(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const free = top && (one.contains(top) || top.contains(one) || top.closest('li')?.contains(one));
    return free ? '' : `${one.ariaLabel || one.className} under ${top?.outerHTML.slice(0, 80)}`;
  }).filter(Boolean)"""
"""What a finger does not hit, because something lies over it or it is cut off."""


def started(open_page: Any, hall: Any, *, bots: int = 1, steps: int = 0, hand: Any = "mouse", **look: Any) -> Delver:
    """Someone whose match against bots has begun, with some decisions made, and who is asked."""
    ana = Delver(open_page(**look), look.get("language", "en"), hand)
    ana.start(hall.url, bots=bots)
    ana.wait_for_table()
    while ana.decisions < steps and ana.decide():
        pass
    ana.wait_for_my_move()
    return ana


@pytest.mark.parametrize("language", ["en", "es", "vi"])
def test_a_match_against_a_bot_is_played_to_the_end_with_the_mouse(open_page: Any, hall: Any, language: str) -> None:
    ana = Delver(open_page(language=language), language)
    ana.start(hall.url, short_game=True)
    ana.play()
    assert ana.placed > 0
    assert ana.moved > 0
    result = ana.page.get_by_role("dialog")
    assert result.get_by_role("listitem").count() >= 2
    assert ana.words("dk-score-total") in result.inner_text()


def test_a_match_is_played_to_the_end_with_the_keyboard_only(open_page: Any, hall: Any) -> None:
    ana = Delver(open_page(), hand="keyboard")
    ana.start(hall.url, short_game=True)
    ana.play()
    assert ana.placed > 0
    assert ana.moved > 0


def test_a_match_is_played_to_the_end_by_touch_on_a_phone(open_page: Any, hall: Any) -> None:
    ana = Delver(open_page(**PHONE), hand="touch")
    ana.start(hall.url, short_game=True, heroes=True)
    ana.wait_for_table()
    ana.play()
    assert ana.placed > 0
    assert ana.moved > 0


def test_two_browsers_play_against_each_other(open_page: Any, hall: Any) -> None:
    ana = Delver(open_page())
    bo = Delver(open_page(**PHONE, language="es"), "es", hand="touch")
    ana.start(hall.url, friends=1, bots=0, short_game=True)
    bo.sit_down(ana.page.get_by_label(ana.words("ui-door-link")).input_value(), "Bo")
    ana.wait_for_table()
    bo.wait_for_table()
    deadline = time.monotonic() + 240
    going = [True, True]
    while any(going):
        assert time.monotonic() < deadline
        going = [ana.decide(), bo.decide()]
    assert ana.placed > 0
    assert bo.placed > 0


ANSWERS = {
    "storm": ["move"],
    "direct": ["move"],
    "appear": ["set-drakon"],
    "jump": ["jump"],
    "drakon": ["send-drakon"],
    "destroy": ["destroy"],
    "rotate": ["rotate"],
    "switch": ["switch"],
    "insert": ["insert"],
    "float": ["float"],
    "control": ["control", "decline"],
    "rob": ["rob"],
    "plunder": ["plunder"],
    "ward": ["ward", "decline"],
    "refresh": ["discard", "enough"],
    "after": ["dash", "push", "pick", "refresh", "end-turn"],
    "face": ["face"],
    "where": ["put"],
}
"""The questions that a match may ask in the middle of a turn, and what answers them."""


def shown(open_page: Any, hall: Any, scene: Scene, language: str = "en", **look: Any) -> Delver:
    """Someone who sees a scene."""
    ana = Delver(open_page(language=language, **look), language, "touch" if look.get("touch") else "mouse")
    put_before(ana, hall, scene)
    return ana


@pytest.mark.parametrize("question", ANSWERS)
def test_every_question_is_asked_in_a_sentence_and_answered(open_page: Any, hall: Any, question: str) -> None:
    scene = Scene(question, 3, heroes=True, steal_coin_target="any_opponent")
    view = scene.view
    ana = shown(open_page, hall, scene)
    bar = ana.page.get_by_role("region", name=ana.words("ui-decision"), exact=True)
    names = [one.locator(".name").last.inner_text() for one in ana.page.locator(".players > li").all()]
    own = "yes" if view.hero == 0 else "no"
    assert ana.words(f"dk-ask-{question}", own=own, hero=names[view.hero]) in bar.inner_text()
    ana.answer()
    ana.wait_until(lambda: scene.acted)
    assert scene.acted[0]["do"] in ANSWERS[question]


@pytest.mark.parametrize(
    ("bond", "rule"),
    [("harp", "dk-magic-harp"), ("storm", "dk-wind-storm"), ("no-way", "dk-wind-storm"), ("no-move", "dk-cannot-move")],
)
def test_the_screen_says_why_a_move_is_forced(open_page: Any, hall: Any, bond: str, rule: str) -> None:
    scene = Scene("turn", 3, lambda view: bond in view.bonds and ("no-way" not in view.bonds or bond == "no-way"))
    ana = shown(open_page, hall, scene)
    reasons = ana.page.get_by_role("list", name=ana.words("ui-dk-bonds"), exact=True)
    ana.button(ana.words(f"dk-bond-{bond}"), reasons).click()
    page_rule = ana.page.locator("article.shown")
    page_rule.wait_for()
    assert ana.words(rule) in page_rule.inner_text()
    if bond == "harp":
        assert all(one["label"].startswith(ana.words("dk-magic-harp.title")) for one in ana.within_reach())


def labels(ana: Delver) -> list[str]:
    """Where the chosen tile may lie, and how."""
    return list(ana.map.locator(".ghost").evaluate_all("all => all.map(one => one.ariaLabel)"))


def with_a_tile_to_turn(open_page: Any, hall: Any) -> tuple[Delver, Scene, int]:
    """Someone who has chosen a tile that may lie in several ways somewhere, the scene, and which tile it is."""
    scene = Scene("turn", 2, lambda view: len(view.chambers) > 3)
    ana = shown(open_page, hall, scene)
    heard = ana.page.locator("[aria-live=polite]")
    ana.wait_until(lambda: ana.words("dk-ask-turn") in heard.inner_text())
    for number in range(ana.tiles.count()):
        ana.page.keyboard.press(str(number + 1))
        ana.until(ana.map.locator(".ghost").count)
        before = labels(ana)
        ana.page.keyboard.press("r")
        ana.page.wait_for_timeout(400)
        if labels(ana) != before:
            return ana, scene, number
    raise AssertionError("no tile can be turned")


def test_a_tile_is_shown_as_it_would_lie_and_turned_by_key_button_or_tap(open_page: Any, hall: Any) -> None:
    ana, scene, number = with_a_tile_to_turn(open_page, hall)
    turned = labels(ana)
    ana.button(ana.words("ui-dk-turn")).click()
    ana.wait_until(lambda: labels(ana) != turned)
    again = labels(ana)
    ana.tiles.nth(number).click()
    ana.wait_until(lambda: labels(ana) != again)
    tiles = ana.tiles.count()
    cell = next(one for one in ana.within_reach() if one["label"] not in again)
    x, y = map(int, cell["cell"].split(","))
    ana.choose(cell["cell"])
    ana.wait_until(lambda: not ana.map.locator(".ghost").count() and ana.asked)
    assert ana.tiles.count() == tiles
    assert [one["do"] for one in scene.acted] == ["lay", "put", "face"]
    assert (scene.acted[1]["x"], scene.acted[1]["y"]) == (x, y)
    arrows = cell["label"].split(". ")[1]
    assert {side for side in "nesw" if ana.words(f"dk-side-{side}") in arrows} == {*scene.acted[2]["arrows"].lower()}


def test_one_press_on_the_map_does_nothing_that_counts_and_a_second_one_says_why_not(open_page: Any, hall: Any) -> None:
    ana = shown(open_page, hall, Scene("turn", 2, lambda view: len(view.chambers) > 5))
    log = ana.page.locator(".log")
    before = log.inner_text()
    ana.wait_until(lambda: any(not one["can"] and not one["home"] and one["reach"] for one in ana.places()))
    far = next(one["cell"] for one in ana.places() if not one["can"] and not one["home"] and one["reach"])
    ana.at(far).click()
    ana.page.wait_for_timeout(200)
    assert log.inner_text() == before
    bar = ana.page.get_by_role("region", name=ana.words("ui-decision"), exact=True)
    ana.at(far).click()
    ana.wait_until(lambda: bar.locator(".why").count())
    ana.button(ana.words("ui-why-rule"), bar).click()
    ana.page.locator("article.shown").wait_for()


def test_a_tile_that_does_not_fit_into_the_gap_says_why(open_page: Any, hall: Any) -> None:
    def some_fit(state: Any) -> bool:
        return 0 < len({one.tile for one in state.legal(0)}) < len(set(state.view(0).players[0].hand))

    scene = Scene("insert", 3, ready=some_fit)
    ana = shown(open_page, hall, scene)
    unfit = ana.page.locator("button.quiet").and_(ana.tiles).first
    ana.press(unfit)
    put_in = ana.deeds.last
    ana.wait_until(lambda: put_in.get_attribute("aria-disabled") == "true")
    ana.press(put_in)
    bar = ana.page.get_by_role("region", name=ana.words("ui-decision"), exact=True)
    ana.wait_until(lambda: bar.locator(".why").count())
    assert scene.acted == []


def test_the_map_is_moved_by_drag_wheel_and_keys_and_the_page_never_scrolls(open_page: Any, hall: Any) -> None:
    ana = started(open_page, hall, steps=2)
    page = ana.page
    home = ana.map.locator("[data-cell='0,0']")

    def box() -> tuple[float, float, float]:
        found = home.bounding_box()
        return found["x"], found["y"], found["width"]

    start = (0.0, 0.0, 0.0)
    while start != box():  # the map may still be on its way to what can be chosen
        start = box()
        page.wait_for_timeout(400)
    x, y = start[0] + start[2] / 2, start[1] + start[2] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    ana.wait_until(lambda: abs(box()[0] - start[0] - 60) < 3 and abs(box()[1] - start[1] - 30) < 3)
    assert home.get_attribute("aria-pressed") == "false"
    dragged = box()
    page.mouse.wheel(0, -240)
    ana.wait_until(lambda: box()[2] > dragged[2] * 1.2)
    page.keyboard.press("-")
    page.keyboard.press("-")
    ana.wait_until(lambda: box()[2] < dragged[2] * 1.1)
    page.keyboard.press("0")
    ana.wait_until(lambda: abs(box()[0] - start[0]) < 2 and abs(box()[2] - start[2]) < 2)
    ana.map.locator("[data-cell][tabindex='0']").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    ana.wait_until(lambda: box()[0] < start[0] - 40)
    ana.button(ana.words("ui-dk-centre")).click()
    ana.wait_until(lambda: abs(box()[0] - start[0]) < 2)
    cells = {one["cell"] for one in ana.places()}
    beside = {"0,-1": "ArrowUp", "1,0": "ArrowRight", "0,1": "ArrowDown", "-1,0": "ArrowLeft"}
    cell, key = next((cell, key) for cell, key in beside.items() if cell in cells)
    home.focus()
    page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.cell") == cell
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_two_fingers_zoom_the_map_on_a_phone(open_page: Any, hall: Any) -> None:
    ana = started(open_page, hall, hand="touch", steps=2, **PHONE)
    touch = ana.page.context.new_cdp_session(ana.page)
    home = ana.map.locator("[data-cell='0,0']")
    width = home.bounding_box()["width"]
    box = ana.map.bounding_box()
    x, y = box["x"] + box["width"] / 2 - 20, box["y"] + box["height"] / 2

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in (40, 50, 60):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    ana.wait_until(lambda: home.bounding_box()["width"] > width * 1.5)
    assert ana.page.evaluate("[scrollX, scrollY]") == [0, 0]
    assert ana.page.evaluate("visualViewport.scale") == 1


def test_the_lair_is_a_list_too(open_page: Any, hall: Any) -> None:
    ana = started(open_page, hall, steps=2)
    chambers = len(ana.places())
    assert chambers > 1
    ana.map.locator("[data-cell][tabindex='0']").first.focus()
    ana.page.keyboard.press("m")
    lair = ana.page.locator("section.list")
    ana.wait_until(lambda: lair.evaluate("one => one === document.activeElement"))
    ana.wait_until(lambda: not ana.map.count())  # nobody walks about under the list
    for heading in ("ui-dk-list-here", "ui-dk-list-can", "ui-dk-list-all"):
        assert ana.words(heading) in lair.inner_text()
    assert lair.get_by_role("listitem").count() >= chambers
    ana.tiles.first.click()
    ana.wait_until(lambda: lair.get_by_role("button").count())
    choice = lair.get_by_role("button").first
    choice.click()
    ana.wait_until(lambda: choice.get_attribute("aria-pressed") == "true")
    choice.click()
    ana.wait_until(lambda: ana.words("dk-do-put", place="").strip() not in lair.inner_text() or not ana.asked)
    assert serious(ana.page) == []


def test_a_tile_is_laid_by_ear(open_page: Any, hall: Any) -> None:
    """What is turned is told; what I have answered already is not asked; nothing is told twice."""
    ana, scene, number = with_a_tile_to_turn(open_page, hall)
    heard = ana.page.locator("[aria-live=polite]")
    arrows = ana.tiles.nth(number).get_attribute("aria-label").split(". ")[1]
    assert heard.inner_text().strip() == arrows
    ana.map.locator(f".ghost[aria-label*='{arrows}']").first.focus()
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Enter")
    turn = ana.words("dk-ask-turn")
    ana.wait_until(lambda: turn in heard.inner_text())
    told = heard.inner_text()
    assert len(scene.acted) > 1
    assert ana.words("dk-ask-where") not in told
    assert ana.words("dk-ask-face") not in told
    assert told.count(turn) == 1


@pytest.mark.parametrize(("seats", "width"), [(4, 1280), (6, 1280), (6, 360)])
def test_teams_are_seen_on_the_plates_and_told_in_full(open_page: Any, hall: Any, seats: int, width: int) -> None:
    ana = shown(open_page, hall, Scene("turn", seats, team_play=True), width=width, height=720)
    plates = ana.page.locator(".players > li")
    for plate in (plates.first, plates.nth(seats // 2)):
        team = plate.locator(".team")
        assert team.inner_text().split()[-1] == "1"
        assert ana.words("dk-table-team", team=1) in team.text_content()
        box, within = team.bounding_box(), plate.bounding_box()
        assert within["x"] < box["x"] < box["x"] + box["width"] < within["x"] + within["width"]
    ana.press(plates.first.get_by_role("button"))
    sheet = ana.page.get_by_role("dialog")
    sheet.wait_for()
    partner = plates.nth(seats // 2).locator(".name").inner_text()
    assert f"{ana.words('dk-table-team', team=1)}: Ana and {partner}" in sheet.inner_text()


def test_who_only_watches_sees_the_table_and_no_advice_for_players(open_page: Any, hall: Any) -> None:
    ana = started(open_page, hall, bots=5, steps=2)
    page = open_page(width=360, height=640, touch=True)
    page.goto(ana.page.url)
    bo = Delver(page, hand="touch")
    bo.wait_for_table()
    for width, height in ((360, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        bo.wait_until(lambda width=width, height=height: page.evaluate(SCROLLED, [width, height]) == [0, 0])
        chip = page.get_by_text(bo.words("ui-watching"), exact=True).bounding_box()
        assert chip["height"] < 36
        for other in [*page.locator(".players > li").all(), page.locator("h1")]:
            box = other.bounding_box()
            apart = (
                box["x"] + box["width"] <= chip["x"]
                or chip["x"] + chip["width"] <= box["x"]
                or box["y"] + box["height"] <= chip["y"]
                or chip["y"] + chip["height"] <= box["y"]
            )
            assert apart
    assert bo.words("ui-dk-how") not in page.locator("main").inner_text()


def test_another_language_changes_the_whole_table_and_the_old_log(open_page: Any, hall: Any) -> None:
    ana = started(open_page, hall, steps=3)
    lines = ana.page.locator(".log li").count()
    ana.button(ana.words("ui-settings")).click()
    ana.button("Tiếng Việt").click()
    bo = Delver(ana.page, "vi")
    ana.page.keyboard.press("Escape")
    bo.wait_until(lambda: bo.words("dk-log-turn", you="yes") in ana.page.locator(".log").inner_text())
    assert ana.page.locator(".log li").count() >= lines
    assert bo.map.count() == 1
    assert "Your turn" not in ana.page.locator("main").inner_text()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(open_page: Any, hall: Any, theme: str) -> None:
    page = open_page(theme=theme)
    ana = Delver(page)
    ana.start(hall.url, bots=5, heroes=True)
    ana.group("dk-choose-hero.title").wait_for()
    assert serious(page) == []
    while ana.decisions < 3 and ana.decide():
        pass
    ana.wait_for_my_move()
    ana.page.keyboard.press("1")
    assert serious(page) == []
    page.locator(".players button").first.click()
    page.get_by_role("dialog").wait_for()
    assert serious(page) == []


@pytest.mark.parametrize("language", ["en", "es", "vi"])
@pytest.mark.parametrize("bots", [1, 5])
def test_the_table_fits_every_screen(open_page: Any, hall: Any, bots: int, language: str) -> None:
    ana = started(open_page, hall, bots=bots, steps=3, language=language, touch=True)
    page = ana.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        ana.wait_until(lambda width=width, height=height: page.evaluate(SCROLLED, [width, height]) == [0, 0])
        for name in (ana.words("ui-hand"), ana.words("dk-table-lair"), ana.words("ui-decision")):
            box = page.get_by_role("region", name=name, exact=True).first.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
            assert box["y"] + box["height"] <= height
        assert page.evaluate(CLIPPED) == []
        assert page.evaluate(SMALL) == []
        with suppress(AssertionError):  # what lies where is known a moment after the window has changed
            ana.wait_until(lambda: page.evaluate(COVERED) == [], 3)
        assert page.evaluate(COVERED) == []
        plates = ana.page.locator(".players > li").all()
        assert len({plate.bounding_box()["height"] for plate in plates}) == 1
        assert ana.map.bounding_box()["height"] > 150


def test_a_big_hand_is_seen_as_a_whole_on_a_phone(open_page: Any, hall: Any) -> None:
    ana = shown(open_page, hall, Scene("turn", 3, lambda view: len(view.players[0].hand) > 6), **PHONE)
    for width, height in ((360, 640), (640, 360)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.wait_until(lambda width=width, height=height: ana.page.evaluate(SCROLLED, [width, height]) == [0, 0])
        boxes = [tile.bounding_box() for tile in ana.tiles.all()]
        assert len(boxes) > 6
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        assert all(box["y"] + box["height"] <= height for box in boxes)
        assert ana.page.evaluate(SMALL) == []
        assert ana.page.evaluate(CLIPPED) == []


def test_the_heroes_are_chosen_by_cards_that_tell_what_they_do_and_when(open_page: Any, hall: Any) -> None:
    page = open_page(width=640, height=360, touch=True, language="vi")
    ana = Delver(page, "vi", "touch")
    ana.start(hall.url, heroes=True)
    cards = ana.group("dk-choose-hero.title").get_by_role("button")
    cards.first.wait_for()
    ana.wait_for_my_move()
    assert page.evaluate(SCROLLED, [640, 360]) == [0, 0]
    taken = None
    for card in cards.all():
        said = card.inner_text()
        hero = next(row for row in EDITION["heroes"] if row["names"]["vi"] in said)
        what = ana.words(f"dk-ability-{hero['ability'].replace('_', '-')}")
        when = ana.words("ui-dk-when", ability=hero["ability"])
        assert what in said
        assert when in said
        assert card.bounding_box()["width"] > 270
        taken = taken or (hero["names"]["vi"], what, when)
    assert taken
    ana.press(cards.first)
    ana.wait_until(lambda: not cards.count())
    ana.press(page.locator(".players .me button"))
    sheet = page.get_by_role("dialog")
    sheet.wait_for()
    assert all(words in sheet.inner_text() for words in taken)


@pytest.mark.parametrize("hero", ["ranger", "sorceress", "knight", "thief"])
def test_who_takes_up_a_power_reads_what_it_does(open_page: Any, hall: Any, hero: str) -> None:
    ability = next(row["ability"] for row in EDITION["heroes"] if row["id"] == hero)
    wanted = {"ranger": "dash", "sorceress": "slip", "knight": "push", "thief": "pick"}[hero]

    def ready(state: Any) -> bool:
        found = sum(plain(action)["do"] == wanted for action in state.legal(0))
        return found == 1 if wanted in ("push", "pick") else found > 0

    scene = Scene("turn", 4, lambda view: view.players[0].hero == hero and view.players[0].power, ready, heroes=True)
    ana = shown(open_page, hall, scene, **PHONE)
    power = ana.button(ana.words(f"dk-ability-{ability.replace('_', '-')}"))
    info = ana.page.locator(".info")
    before = set(labels_of_lit(ana)), ana.deeds.count()
    assert ana.words(f"dk-{hero}") not in info.inner_text()
    ana.press(power)
    ana.wait_until(lambda: power.get_attribute("aria-pressed") == "true")
    assert ana.words(f"dk-{hero}") in info.inner_text()
    assert (set(labels_of_lit(ana)), ana.deeds.count()) != before
    ana.press(power)
    ana.wait_until(lambda: ana.words(f"dk-{hero}") not in info.inner_text())


def labels_of_lit(ana: Delver) -> list[str]:
    """What can be chosen on the map now."""
    return list(ana.lit.evaluate_all("all => all.map(one => one.ariaLabel)"))


def test_pile_hoard_and_what_is_out_are_told_in_words(open_page: Any, hall: Any) -> None:
    scene = Scene("turn", 6, lambda view: len(view.removed) > 1)
    view = scene.view
    ana = shown(open_page, hall, scene, **PHONE)
    facts = [ana.words("dk-table-pile", count=view.pile), ana.words("dk-table-hoard", count=view.hoard)]
    facts.append(ana.words("ui-dk-out-count", count=len(view.removed)))
    ana.press(ana.button(" · ".join(facts)))
    sheet = ana.page.get_by_role("dialog")
    sheet.wait_for()
    assert all(fact in sheet.inner_text() for fact in facts)
    assert sheet.get_by_role("img").count() == len(view.removed)
    assert serious(ana.page) == []


def test_the_map_says_where_more_can_be_chosen_out_of_sight(open_page: Any, hall: Any) -> None:
    scene = Scene("destroy", 6, lambda view: len({chamber.y for chamber in view.chambers}) > 7)
    ana = shown(open_page, hall, scene, **PHONE)

    def seen(one: Any) -> bool:
        box, window = one.bounding_box(), ana.map.bounding_box()
        return bool(window["y"] <= box["y"] + box["height"] / 2 <= window["y"] + window["height"])

    hidden = [place for place in ana.lit.all() if not seen(place)]
    assert hidden
    sides = [ana.words("ui-dk-beyond", side=ana.words(f"dk-side-{side}")) for side in "ns"]
    more = ana.button(sides[0]).or_(ana.button(sides[1]))
    ana.press(more.first)
    ana.wait_until(lambda: any(seen(place) for place in hidden))


def test_a_chamber_that_only_needs_turning_has_its_own_button(open_page: Any, hall: Any) -> None:
    scene = Scene("face", 2)
    ana = shown(open_page, hall, scene, **PHONE)
    ana.press(ana.button(ana.words("ui-dk-turn")))
    done = ana.deeds.last
    told = done.inner_text()
    ana.press(done)
    ana.wait_until(lambda: scene.acted)
    assert scene.acted[0]["do"] == "face"
    sides = {side for side in "nesw" if ana.words(f"dk-side-{side}") in told}
    assert {side.lower() for side in scene.acted[0]["arrows"]} == sides


def test_a_tile_that_is_only_looked_at_takes_no_room_from_the_answers(open_page: Any, hall: Any) -> None:
    ana = shown(open_page, hall, Scene("ward", 3, heroes=True), **PHONE)
    answers = ana.deeds.count()
    ana.press(ana.tiles.first)
    ana.wait_until(lambda: ana.tiles.first.get_attribute("aria-pressed") == "true")
    assert ana.deeds.count() == answers
    ana.press(ana.tiles.first)
    ana.wait_until(lambda: ana.tiles.first.get_attribute("aria-pressed") == "false")
