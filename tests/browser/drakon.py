"""Someone who plays Drakon on the screen."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

from tests.browser.person import ROOT, Person

EDITION = tomllib.loads((ROOT / "src/dragonhall/games/drakon/edition.toml").read_text(encoding="utf-8"))

REACHED = """all => all.flatMap((one, at) => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top && one.contains(top) ? [at] : [];
})"""


class Delver(Person):
    """Looks for coins: walks to the next one, builds one before the own feet, else walks and builds by turns."""

    game = "drakon"
    title = "Drakon"
    prefix = "dk"

    placed = 0
    """How many chambers this person has laid."""
    moved = 0
    """How many times this person has chosen where a hero goes."""

    def name_of(self, kind: str) -> str:
        """What a chamber of the published edition is called."""
        names = next(row["names"] for row in EDITION["chambers"] if row["id"] == kind)
        return str(names[self.words.language])

    @property
    def map(self) -> Any:
        """The lair as a map."""
        return self.group("ui-dk-map")

    @property
    def lit(self) -> Any:
        """The places that can be chosen now."""
        return self.map.locator("[role=button].can")

    @property
    def tiles(self) -> Any:
        """The tiles of the own hand."""
        return self.page.get_by_role("region", name=self.words("ui-hand"), exact=True).get_by_role("button")

    @property
    def deeds(self) -> Any:
        """The buttons beside the map."""
        return self.group("ui-dk-deeds").get_by_role("button")

    def choose(self, place: Any) -> None:
        """Look at a place, then do what can be done there."""
        cell = self.map.locator(f"[data-cell='{place.get_attribute('data-cell', timeout=3000)}']")
        if cell.get_attribute("aria-pressed") != "true":
            self.press(cell)
        self.until(lambda: cell.get_attribute("aria-pressed", timeout=1000) == "true")
        if self.hand == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.press(cell)

    @property
    def asked(self) -> bool:
        """It is my move, and what I decided last is done."""
        return super().asked and not self.page.locator("main [aria-busy=true]").count()

    def until(self, true: Callable[[], object]) -> None:
        """Wait a moment for something that may not come, because the table has changed under the hand."""
        for _ in range(75):
            if true():
                return
            self.page.wait_for_timeout(40)
        raise IndexError("the table has changed")

    def answer(self) -> None:
        """Answer what is asked."""
        heroes = self.group("dk-choose-hero.title")
        if heroes.count():
            self.press(heroes.get_by_role("button").first)
            return
        labels = [label or "" for label in self.lit.evaluate_all("all => all.map(one => one.ariaLabel)")]
        coin = next((at for at, label in enumerate(labels) if label.startswith(self.name_of("find_a_coin"))), None)
        turn = self.words("dk-ask-turn") in self.state()
        if turn and coin is None and self.tiles.count() and (not labels or self.decisions % 3 != 2):
            self.lay()
        elif labels:
            self.moved += 1
            self.until(self.within_reach)
            within = self.within_reach()
            self.choose(self.lit.nth(coin if coin in within else within[self.decisions % len(within)]))
        elif self.deeds.count():
            self.twice(self.deeds.nth(self.decisions % self.deeds.count()))
        else:
            self.press(self.tiles.first)
            self.twice(self.deeds.first)

    def lay(self) -> None:
        """Take a tile, the one with a coin if there is one, turn it, and put it beside the own hero if that fits."""
        coins = self.tiles.filter(has_text=self.name_of("find_a_coin"))
        tile = coins.first if coins.count() else self.tiles.first
        if tile.get_attribute("aria-pressed") != "true":
            self.press(tile)
        self.until(self.within_reach)
        if self.placed % 3 == 1:
            self.press(self.button(self.words("ui-dk-turn")))
        self.placed += 1
        within = self.within_reach()
        self.choose(self.lit.nth(within[self.decisions % len(within)]))

    def within_reach(self) -> list[int]:
        """Which of the lit places a hand can reach on the map as it lies."""
        if self.hand == "keyboard":
            return list(range(self.lit.count()))
        return list(self.lit.evaluate_all(REACHED))
