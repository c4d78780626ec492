"""A person who plays Dragon's Gold."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.person import Hand, Person

ABLE = "button:not([aria-disabled=true])"


class Treasurer(Person):
    """Someone who plays Dragon's Gold on a page: attacks what is nearly slain, and is easy to agree with."""

    game = "dragons_gold"
    title = "Dragon's Gold"
    prefix = "dg"

    def __init__(self, page: Any, language: str = "en", hand: Hand = "mouse") -> None:
        super().__init__(page, language, hand)
        self.offers = 0
        self.agreements = 0

    # ---- finding ----------------------------------------------------------------------------

    def region(self, message: str) -> Any:
        """A region by the message that names it."""
        return self.page.get_by_role("region", name=self.words(message), exact=True)

    @property
    def talking(self) -> bool:
        """Treasure is being shared on this screen."""
        return bool(self.region("ui-dg-talks").count())

    @property
    def lanes(self) -> Any:
        """The heads of the lanes, mine among them."""
        return self.region("ui-dg-talks").locator(".lane .head")

    @property
    def pool(self) -> Any:
        """The tokens that are in no lane yet."""
        return self.page.locator(".pool .stack")

    @property
    def cards(self) -> Any:
        """The offers on the table."""
        return self.page.locator("article.offer")

    def lane(self, name: str) -> Any:
        """The lane of somebody: their share of my offer."""
        return self.region("ui-dg-talks").get_by_role("group", name=name, exact=True)

    def tab(self, which: str) -> None:
        """On a small screen: look at my offer ("lay") or at the offers on the table."""
        tabs = self.page.locator(".tabs button")
        if tabs.count() and tabs.first.is_visible():
            self.press(tabs.nth(0 if which == "lay" else 1))

    # ---- acting -----------------------------------------------------------------------------

    def send(self, *, together: bool = False) -> None:
        """Send the strongest who is ready against the dragon that misses least.

        Or, for a long fight together: the weakest against the dragon that has most attackers or is strongest.
        """
        dragons = self.region("dg-table-dragons").locator("button[aria-pressed]")
        bars = [text.split("/") for text in dragons.locator(".bar").all_inner_texts()]
        if not bars:
            raise IndexError("no dragon is there just now")
        missing = [int(strength) - int(attack) for attack, strength in bars]
        if together:
            missing = [-int(strength) - 100 * (int(attack) > 0) for attack, strength in bars]
        team = self.group("dg-team.title").locator("button")
        ready = [n for n, one in enumerate(team.all()) if "ready" in (one.get_attribute("class") or "").split()]
        member = ready[-1 if together else 0]
        dragon = dragons.nth(missing.index(min(missing)))
        slot = int((dragon.get_attribute("data-place") or "").removeprefix("slot-"))
        if not self.page.locator("button.picked").count():
            self.by_key("asdf"[member]) or self.press(team.nth(member))
        if dragon.get_attribute("aria-pressed") == "false":
            self.by_key(str(slot + 1)) or self.press(dragon)
        self.by_key("x") or self.press(self.page.locator("button.send"))

    def by_key(self, name: str) -> bool:
        """Press a key of the game instead, where my hand is the keyboard."""
        if self.hand == "keyboard":
            self.page.keyboard.press(name)
        return self.hand == "keyboard"

    def offer_all_but_one(self) -> None:
        """Lay one token into my lane, the rest into somebody else's, and offer it so."""
        self.tab("lay")
        mine = self.words("ui-dg-you")
        names = [text.splitlines()[0] for text in self.lanes.all_inner_texts()]
        if self.hand == "keyboard":
            self.walk_to(self.pool.first)
            self.page.keyboard.press(str(names.index(mine) + 1))
        else:
            self.press(self.pool.first)
        other = next(n for n, name in enumerate(names) if name != mine)
        while self.lanes.nth(other).get_attribute("aria-pressed") == "false":
            self.by_key("n") or self.press(self.lanes.nth(other))
        if self.pool.count():
            rest = self.page.locator(".pool .button")
            self.press(rest if rest.count() else self.pool.first)
        self.page.locator(f".deeds {ABLE}.main").wait_for(timeout=2000)
        self.by_key("o") or self.press(self.button(self.words("ui-dg-offer")))
        self.offers += 1

    def agree(self) -> bool:
        """Agree to an offer of somebody else's, if there is one."""
        agree = self.cards.locator(f"{ABLE}.main")
        if not agree.count():
            return False
        self.tab("offers")
        self.by_key("y") or self.press(agree.first)
        self.agreements += 1
        return True

    def say(self, phrase: str, *, to: str = "", tokens: tuple[str, ...] = ()) -> None:
        """Say a ready phrase, by its id, to all or to somebody."""
        self.press(self.button(re.compile("^" + re.escape(self.words("ui-talk")))).first)
        sheet = self.page.get_by_role("dialog", name=self.words("ui-talk"), exact=True)
        if to:
            self.press(self.button(to, sheet))
        for token in tokens:
            self.press(sheet.get_by_role("button", name=re.compile(f"^{re.escape(token)}")).first)
        self.press(self.button(re.compile(re.escape(self.words(phrase, cards=f"1 {', '.join(tokens)}"))), sheet))
        sheet.wait_for(state="hidden")

    # ---- playing ----------------------------------------------------------------------------

    def answer(self) -> None:
        """One answer to whatever is asked."""
        words = self.words
        answers = self.group("ui-dg-answers")
        if answers.count():
            first = answers.get_by_role("button").first
            if first.get_attribute("aria-label") in (words("dg-do-decline"), words("dg-do-pass")):
                self.press(first)
            else:
                self.twice(first)
        elif self.region("ui-dg-market").count():
            self.tab("lay")
            self.at_market()
            self.twice(self.button(words("dg-do-done")))
        elif self.talking:
            self._talk()
        else:
            self.send()
        self.settle()

    def at_market(self) -> None:
        """What this person does at the market before leaving it: nothing."""

    def settle(self) -> None:
        """Wait until what I did has been answered."""
        self.wait_until(lambda: not self.page.locator("p.sending").count())

    def _talk(self) -> None:
        words = self.words
        piles = self.page.locator("button.pile:not([aria-disabled=true])")
        if piles.count():
            self.press(piles.first)
        elif self.button(words("ui-dg-divide")).count():
            self.press(self.pool.first)
            self.press(self.lanes.nth(1))
            if self.pool.count():
                rest = self.page.locator(".pool .button")
                self.press(rest if rest.count() else self.pool.first)
            self.page.locator(f".deeds {ABLE}.main").wait_for(timeout=2000)
            self.press(self.button(words("ui-dg-divide")))
        elif not self.agree():
            mine = self.cards.filter(has_text=words("ui-dg-withdraw"))
            silent = self.button(words("ui-dg-say-nothing"))
            if not mine.count():
                self.offer_all_but_one()
            elif silent.count():
                self.tab("lay")
                self.press(silent)
            else:
                self.page.wait_for_timeout(150)
