"""Someone who plays Drakon on the screen."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

from tests.browser.person import ROOT, Person

EDITION = tomllib.loads((ROOT / "src/dragonhall/games/drakon/edition.toml").read_text(encoding="utf-8"))
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

PLACES = """all => all.map(one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return {
    cell: one.dataset.cell, label: one.ariaLabel, can: one.tabIndex === 0 && one.classList.contains('can'),
    reach: Boolean(top && one.contains(top)), home: Boolean(one.querySelector('.home')),
  };
})"""


class Delver(Person):
    """Looks for coins: walks to the next one, builds one before the own feet, else walks and builds by turns."""

    game = "drakon"
    title = "Drakon"
    prefix = "dk"

    placed = 0
    """How many chambers this person has laid."""
    moved = 0
    """How many times this person has chosen a chamber of the lair."""

    @property
    def coin(self) -> str:
        """What the chamber is called where one finds a coin."""
        names = next(row["names"] for row in EDITION["chambers"] if row["id"] == "find_a_coin")
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

    @property
    def asked(self) -> bool:
        """It is my move, and what I decided last is done."""
        return super().asked and not self.page.locator("main [aria-busy=true]").count()

    def at(self, cell: str) -> Any:
        """The place on the map."""
        return self.map.locator(f"[data-cell='{cell}']")

    def until(self, true: Callable[[], object]) -> None:
        """Wait a moment for something that may not come, because the table has changed under the hand."""
        for _ in range(75):
            if true():
                return
            self.page.wait_for_timeout(40)
        raise IndexError("the table has changed")

    def places(self) -> list[dict[str, Any]]:
        """All places of the map: where, what they are called, whether they can be chosen and reached by hand."""
        found: list[dict[str, Any]] = self.map.locator("[data-cell]").evaluate_all(PLACES)
        return found

    def within_reach(self) -> list[dict[str, Any]]:
        """The places that can be chosen, and that a hand can reach on the map as it lies."""
        return [one for one in self.places() if one["can"] and (one["reach"] or self.hand == "keyboard")]

    def choose(self, cell: str) -> None:
        """Look at a place, then do what can be done there."""
        place = self.at(cell)
        if place.get_attribute("aria-pressed", timeout=2000) != "true":
            self.press(place)
        self.until(lambda: place.get_attribute("aria-pressed", timeout=1000) == "true")
        if self.hand == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.press(place)

    def do(self, button: Any) -> None:
        """Press a button, and again where it asks for that."""
        self.press(button)
        again = self.button(re.compile(f"^{re.escape(self.words('ui-guard-again', what=''))}"))
        if again.count():
            self.press(again.first)

    def ahead(self) -> list[str]:
        """The places to which the arrows of the own chamber point."""
        home = next(one for one in self.places() if one["home"])
        x, y = map(int, home["cell"].split(","))
        arrows = home["label"].split(". ")[2]
        return [
            f"{x + right},{y + down}"
            for side, (right, down) in STEPS.items()
            if self.words(f"dk-side-{side}") in arrows
        ]

    def answer(self) -> None:
        """Answer what is asked."""
        heroes = self.group("dk-choose-hero.title")
        if heroes.count():
            self.press(heroes.get_by_role("button").first)
            return
        lit = [one for one in self.places() if one["can"]]
        coins = [one["cell"] for one in lit if one["label"].startswith(self.coin) and one["reach"]]
        turn = self.words("dk-ask-turn") in self.state()
        tiles = self.tiles.count() if turn else 0
        if coins:
            self.moved += 1
            self.choose(coins[0])
        elif tiles and (not lit or self.decisions % 2 or self.tiles.filter(has_text=self.coin).count()):
            self.lay()
        elif lit:
            self.moved += 1
            self.until(self.within_reach)
            within = self.within_reach()
            self.choose(within[self.decisions % len(within)]["cell"])
        elif self.deeds.count():
            self.do(self.deeds.nth(self.decisions % self.deeds.count()))
        else:
            self.press(self.page.locator("button:not(.quiet)").and_(self.tiles).first)
            self.do(self.deeds.last)

    def lay(self) -> None:
        """Take a tile, one with a coin if there is one, and put it before the own feet if that is possible."""
        coins = self.tiles.filter(has_text=self.coin)
        tile = coins.first if coins.count() else self.tiles.first
        if tile.get_attribute("aria-pressed") != "true":
            self.press(tile)
        self.until(lambda: self.map.locator(".ghost").count() and self.within_reach())
        if self.placed % 4 == 1:
            self.press(self.button(self.words("ui-dk-turn")))
        within = [one["cell"] for one in self.within_reach()]
        ahead = [cell for cell in self.ahead() if cell in within]
        self.placed += 1
        self.choose((ahead or within)[self.decisions % len(ahead or within)])
