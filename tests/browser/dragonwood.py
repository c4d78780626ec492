"""A person who plays Dragonwood."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

from tests.browser.person import Hand, Person


class Adventurer(Person):
    """Someone who plays Dragonwood on a page: reloads and attempts by turns."""

    game = "dragonwood"
    title = "Dragonwood"
    prefix = "dw"

    def __init__(self, page: Any, language: str = "en", hand: Hand = "mouse") -> None:
        super().__init__(page, language, hand)
        self.attempts = 0

    @property
    def cards(self) -> list[str]:
        """The names of the adventurers in my hand."""
        hand = self.page.get_by_role("region", name=self.words("ui-hand"), exact=True)
        names = hand.get_by_role("button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        return [name for name in names if re.search(r" \d+$", name)]

    def wait_for_my_turn(self) -> None:
        """Wait until I may reload or attempt; what an event asks before is answered."""
        bar = self.page.get_by_role("region", name=self.words("ui-decision"), exact=True)
        while self.words("dw-ask-turn") not in bar.inner_text():
            self.wait_for_my_move()
            if self.words("dw-ask-turn") not in bar.inner_text():
                self.decide()

    def answer(self) -> None:
        """Keep after a miss, give up the first card, else attempt or reload."""
        words = self.words
        keep = self.button(words("dw-do-keep"))
        if keep.count():
            self.press(keep)
            return
        ways = self.group("ui-dw-ways")
        if self.button(words("ui-dw-choose-card"), ways).count():
            hand = self.page.get_by_role("region", name=words("ui-hand"), exact=True)
            self.press(self.button(self.cards[0], hand).first)
            self.press(ways.get_by_role("button").first)
            return
        if self.decisions % 2 == 0 and len(self.cards) >= 3 and self._attempt():
            return
        self.twice(self.button(re.compile(re.escape(words("dw-do-reload")) + ".*")).first)

    def _attempt(self) -> bool:
        words = self.words
        suits: dict[str, list[str]] = defaultdict(list)
        for card in self.cards:
            suits[card.rsplit(" ", 1)[0]].append(card)
        best = max(suits.values(), key=len)[:6]
        hand = self.page.get_by_role("region", name=words("ui-hand"), exact=True)
        for card in best:
            self.press(self.button(card, hand))
        landscape = self.page.get_by_role("region", name=words("dw-landscape.title"), exact=True)
        ways = self.group("ui-dw-ways")
        lots = landscape.locator("[aria-pressed]")
        for lot in range(lots.count()):
            self.press(lots.nth(lot))
            self.page.wait_for_timeout(60)
            able = ways.locator("button:not([aria-disabled=true])")
            if able.count():
                chance = re.search(r"(\d+)\s?%", able.last.get_attribute("aria-label") or "")
                if chance and int(chance[1]) >= 30:
                    self.twice(able.last)
                    self.attempts += 1
                    return True
        self.page.keyboard.press("Escape")
        return False
