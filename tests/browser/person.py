"""A person before the screen: finds things by their accessible names in a language, and plays by one of three hands.

How somebody decides at a game's table is in a class of its own, one module a game (`dragonwood.py`).
"""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Error

ROOT = Path(__file__).resolve().parents[2]
Hand = Literal["mouse", "keyboard", "touch"]


class Words:
    """The words of the hall and of a game in one language, from the files that the screen itself reads."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (
            "frontend/src/words",
            f"frontend/src/lib/games/{game}/words",
            "src/dragonhall/kernel/rulebook",
            f"src/dragonhall/games/{game}/rulebook",
        ):
            text = (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, **figures: Any) -> str:
        """The message, or one of its attributes ("rule.title")."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, figures)
        assert not errors, errors
        return " ".join(str(text).split())


class Lost(Exception):
    """The keyboard does not lead there: something else, the end perhaps, lies over the table."""


class Person(ABC):
    """Someone who plays on a page.

    A game's own person names its `game`, its `title` on the start page and the `prefix` of its messages, and knows how
    to `answer` what is asked.
    """

    game = ""
    title = ""
    prefix = ""

    def __init__(self, page: Any, language: str = "en", hand: Hand = "mouse") -> None:
        self.page = page
        self.hand = hand
        self.words = Words(language, self.game)
        self.decisions = 0
        """How many questions this person has answered."""
        self.shares = False
        """Whether several people sit at this screen: the person is then each of them in turn."""

    @abstractmethod
    def answer(self) -> None:
        """Answer what is asked now. May raise Error, IndexError or Lost where the table changes under the hand."""

    # ---- finding ----------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str], within: Any = None) -> Any:
        """A button by its whole name."""
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    def group(self, message: str, **figures: Any) -> Any:
        """A group by the message that names it."""
        return self.page.get_by_role("group", name=self.words(message, **figures), exact=True)

    @property
    def over(self) -> bool:
        """The end is shown; a stray Escape may have put it away, then it is opened again."""
        if not self._tab.startswith(self.words("ui-title-over")):
            return False
        away = self.button(self.words("ui-end-show"))
        if away.count():
            away.click()
        return bool(self.button(self.words("ui-rematch")).or_(self.button(self.words("ui-rematch-join"))).count())

    @property
    def asked(self) -> bool:
        """It is my move: the tab's title says so."""
        return self._tab.startswith("●")

    @property
    def _tab(self) -> str:
        """The tab's title, or nothing where the browser is too busy to tell it."""
        with suppress(Error):
            return str(self.page.locator("title").text_content(timeout=3000))
        return ""

    def wait_until(self, true: Callable[[], object], seconds: float = 15) -> None:
        """Wait for something; the page forbids to evaluate texts as programs, so it is asked again and again."""
        deadline = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < deadline, "waited in vain"
            self.page.wait_for_timeout(40)

    def wait_for_my_move(self) -> None:
        """Wait until I am asked, and what I did before has arrived."""
        sending = self.page.get_by_text(self.words("ui-sending"), exact=True)
        self.wait_until(lambda: self.asked and not sending.count())

    # ---- acting -----------------------------------------------------------------------------

    def press(self, target: Any) -> None:
        """Press something with my hand: click it, tap it, or walk there with Tab and press Enter."""
        if self.hand == "mouse":
            target.click(force=True, timeout=3000)
        elif self.hand == "touch":
            target.tap(force=True, timeout=3000)
        else:
            self.walk_to(target)
            self.page.keyboard.press("Enter")

    def walk_to(self, target: Any) -> None:
        """Press Tab until the target has the focus."""
        target.wait_for(timeout=3000)
        for _ in range(90):
            if target.evaluate("element => element === document.activeElement", timeout=3000):
                return
            self.page.keyboard.press("Tab")
        raise Lost(f"Tab does not lead to {target}")

    def start(
        self,
        url: str,
        *,
        bots: int = 1,
        friends: int = 0,
        people: int = 1,
        name: str = "Ana",
        others: Sequence[str] = (),
        **options: int | bool | str,
    ) -> None:
        """Open a match of this person's game from the start page, with some of its options.

        Numbers and switches are given as they are, a choice by its id.
        """
        words = self.words
        self.shares = people > 1
        self.page.goto(url)
        table = self.button(re.compile(f"^{re.escape(self.title)}"), self.group("ui-new-game"))
        self.wait_until(lambda: table.is_enabled())
        self.press(table)
        field = self.page.get_by_label(words("ui-name"), exact=True)
        field.fill(name)
        for message, count in (("ui-new-people", people), ("ui-new-friends", friends), ("ui-new-bots", bots)):
            self.press(self.button(str(count), self.group(message)))
        for number, other in enumerate(others, start=2):
            self.page.get_by_label(words("ui-name-of", number=number)).fill(other)
        if options:
            self.page.get_by_text(words("ui-new-options"), exact=True).click()
        for option, value in options.items():
            words_of = self.page.get_by_text(words(f"{self.prefix}-option-{option}"), exact=True)
            label = self.page.locator("label", has=words_of).locator("input, select")
            if label.evaluate("one => one.tagName") == "SELECT":
                named = isinstance(value, str)
                label.select_option(label=words(f"{self.prefix}-option-{option}-{value}") if named else str(value))
            elif isinstance(value, bool):
                label.set_checked(value)
            elif isinstance(value, str):
                title = self.page.get_by_text(words(f"{self.prefix}-option-{option}"), exact=True)
                choice = self.page.locator("label").filter(has=title).locator("select")
                choice.select_option(label=words(f"{self.prefix}-option-{option}-{value}"))
            else:
                label.fill(str(value))
                self.page.keyboard.press("Tab")
        begin = self.button(words("ui-new-invite" if friends else "ui-new-start"))
        self.wait_until(begin.is_enabled)
        self.press(begin)
        self.page.wait_for_url("**/match/**")

    def sit_down(self, link: str, name: str) -> None:
        """Come by a link: a name, one tap."""
        self.page.goto(link)
        self.page.get_by_label(self.words("ui-name")).fill(name)
        self.press(self.button(self.words("ui-door-sit")))

    def wait_for_table(self) -> None:
        """Wait until the table is there."""
        self.page.get_by_role("list", name=self.words("ui-players"), exact=True).wait_for()

    def decide(self) -> bool:
        """Answer what is asked, if anything is. Returns whether the match goes on."""
        if self.over:
            return False
        if self.shares and self._take_the_device():
            return True
        if not self.asked:
            self.page.wait_for_timeout(30)
            return True
        before = self.state()
        self.decisions += 1
        try:
            self.answer()
        except (Error, IndexError):  # the table changed under my hand: look again
            self.decisions -= 1
            self.page.wait_for_timeout(60)
            return True
        except Lost:
            assert self.over, "Tab leads nowhere although the match goes on"
            return False
        deadline = time.monotonic() + 8
        while time.monotonic() < deadline and self.state() == before and not self.over:
            self.page.wait_for_timeout(20)
        return True

    def _take_the_device(self) -> bool:
        """At a shared device: pass it on, or say who I am."""
        words = self.words
        name = re.compile(words("ui-pass-device", name="X").replace("X", ".*"))
        takers = self.page.get_by_role("region", name=name).get_by_role("button")
        for step in (takers, self.button(name)):
            if step.count():
                with suppress(Error):  # it was pressed away under my hand
                    self.press(step.first)
                self.page.wait_for_timeout(40)
                return True
        return False

    def state(self) -> str:
        """What the screen shows now, as one text to compare."""
        return str(self.page.evaluate("document.querySelector('main').innerText"))

    def play(self, most: int = 400, seconds: float = 240) -> None:
        """Play to the end."""
        deadline = time.monotonic() + seconds
        while self.decide():
            assert self.decisions < most, "the match does not end"
            assert time.monotonic() < deadline, f"the match takes too long: {self.decisions} decisions"

    def twice(self, target: Any) -> None:
        """What cannot be taken back asks for a second press."""
        element = target.element_handle()
        self.press(target)
        if self.hand == "keyboard":
            self.page.keyboard.press("Enter")
        elif self.hand == "touch":
            element.tap(force=True)
        else:
            element.click(force=True)
