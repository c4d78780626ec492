"""A person who plays Dragonrealm."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

from tests.browser import scenes
from tests.browser.person import Hand, Person


class Scene(scenes.Scene):
    """A position of Dragonrealm."""

    game = "dragonrealm"


class Explorer(Person):
    """Someone who plays Dragonrealm on a page: rests and explores by turns."""

    game = "dragonrealm"
    title = "Dragonrealm"
    prefix = "dr"

    def __init__(self, page: Any, language: str = "en", hand: Hand = "mouse") -> None:
        super().__init__(page, language, hand)
        self.explorations = 0
        self.answered: set[str] = set()
        """The questions that this person has answered."""

    # ---- what is there ----------------------------------------------------------------------

    def region(self, message: str) -> Any:
        """A region by the message that names it."""
        return self.page.get_by_role("region", name=self.words(message), exact=True)

    @property
    def bar(self) -> str:
        """What the decision bar says."""
        return str(self.region("ui-decision").inner_text())

    @property
    def cards(self) -> list[str]:
        """The names of the adventurers in my hand."""
        names = (
            self.region("ui-hand")
            .get_by_role("button")
            .evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        )
        return [name for name in names if re.search(r" \d+$", name)]

    @property
    def lots(self) -> Any:
        """The locations of the row."""
        return self.region("dr-row.title").locator("[aria-pressed]")

    @property
    def ways(self) -> Any:
        """What can be done with the cards that are chosen."""
        return self.group("ui-dr-ways")

    @property
    def deck(self) -> Any:
        """The deck."""
        return self.page.locator("button.deck")

    def wait_for_my_turn(self) -> None:
        """Wait until I may rest or explore; what is asked before is answered."""
        while self.words("dr-ask-turn") not in self.bar:
            self.wait_for_my_move()
            if self.words("dr-ask-turn") not in self.bar:
                self.decide()

    # ---- deciding ---------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw from the deck, with both presses."""
        if self.hand == "keyboard":
            self.page.keyboard.press("d")
            self.page.keyboard.press("d")
        else:
            self.twice(self.deck)

    def aim(self, slot: int) -> None:
        """Choose a location of the row."""
        if self.hand == "keyboard":
            self.page.keyboard.press(str(slot + 1))
        else:
            self.press(self.lots.nth(slot))

    def answer(self) -> None:
        """Answer what is asked, in the plainest way."""
        words = self.words
        if self.region("dr-first-enhancements.title").count():
            self._keep()
        elif self.group("dr-after-roll.title").count():
            self._settle()
        elif self.group("dr-alley-when.title").count():
            self._done("alley")
            self.press(self.button(words("dr-do-end-turn")))
        elif self.ways.get_by_role("button").count() == 1:
            self._give()
        elif words("dr-ask-rest") in self.bar:
            self._done("rest")
            self.draw()
        elif len(self.cards) < 3 or self.decisions % 3 == 0 or not self._explore():
            self._done("turn")
            self.draw()

    def _done(self, question: str) -> None:
        self.answered.add(question)

    def _keep(self) -> None:
        """Two enhancements of level I, or one of level II where there are not two."""
        self._done("keep")
        words = self.words
        offered = self.group("dr-first-enhancements.title")
        ones = self.button(re.compile(f"^{words('dr-level', level=1)},"), offered)
        if ones.count() >= 2:
            for number in (0, 1):
                self.press(ones.nth(number))
        else:
            self.press(self.button(re.compile(f"^{words('dr-level', level=2)},"), offered).first)
        self.twice(self.region("dr-first-enhancements.title").locator(".armed-button"))

    def _settle(self) -> None:
        """Call just enough adventurers where that helps, else keep the roll."""
        self._done("roll")
        group = self.group("dr-after-roll.title")
        helping = group.locator(".call .armed-button.main")
        if helping.count():
            self.twice(helping)
        else:
            self.twice(self.button(self.words("dr-do-stand"), group))

    def _give(self) -> None:
        """Give the first cards away, as many as are asked for."""
        self._done("give")
        for _ in range(4):
            if self.ways.locator("button:not([aria-disabled=true])").count():
                break
            self.press(self.region("ui-hand").get_by_role("button").first)
        self.twice(self.ways.get_by_role("button").first)

    def sets(self) -> list[list[str]]:
        """My best set of each kind: numbers in a row, one number, one colour."""
        suits: dict[str, list[str]] = defaultdict(list)
        numbers: dict[int, list[str]] = defaultdict(list)
        for card in self.cards:
            suit, number = card.rsplit(" ", 1)
            suits[suit].append(card)
            numbers[int(number)].append(card)
        runs: list[list[str]] = []
        for start in numbers:
            run = []
            while start + len(run) in numbers and len(run) < 6:
                run.append(numbers[start + len(run)][0])
            runs.append(run)
        every = [max(runs, key=len), max(numbers.values(), key=len), max(suits.values(), key=len)[:6]]
        return sorted(every, key=len, reverse=True)

    def _explore(self) -> bool:
        """Explore where my longest set has a fair chance."""
        hand = self.region("ui-hand")
        for card in self.sets()[0]:
            self.press(self.button(card, hand))
        lots = self.lots
        for lot in range(lots.count()):
            self.aim(lot)
            self.page.wait_for_timeout(90)
            able = self.ways.locator("button:not([aria-disabled=true])")
            if able.count():
                chance = re.search(r"(\d+)\s?%$", able.last.get_attribute("aria-label") or "")
                if chance and int(chance[1]) >= 30:
                    self.twice(able.last)
                    self.explorations += 1
                    self._done("explore")
                    return True
        self.page.keyboard.press("Escape")
        return False
