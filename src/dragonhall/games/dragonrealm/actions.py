"""What a Dragonrealm seat may decide. Cards are named by suit letter and number ("R4"), other cards by kind."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from dragonhall.kernel.game import CannotParse
from dragonhall.kernel.values import Action

Method: TypeAlias = Literal["sneak", "search", "storm"]
METHODS: tuple[Method, ...] = ("sneak", "search", "storm")


class Keep(Action, frozen=True, tag="keep"):
    """Keep these of the three enhancements that one was dealt: two of level 1 or one of level 2.

    Everybody is asked at once before the first turn. (dr-first-enhancements)
    """

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return "keep " + " and ".join(spoken(card) for card in self.cards)


class Draw(Action, frozen=True, tag="draw"):
    """Draw one card of a rest: from the deck ("") or a face-up card, named. (dr-rest, dr-take-face-up)

    As the answer to "turn" it announces the rest; the answer to "rest" is the second card.
    """

    card: str = ""

    def __str__(self) -> str:
        return f"take {self.card}" if self.card else "draw from the deck"


class Explore(Action, frozen=True, tag="explore"):
    """Try to place adventurers on a location of the row with cards from the hand. (dr-explore)

    `using` names the once-only enhancements to use; those that stay always count.
    """

    method: Method
    location: str
    cards: tuple[str, ...]
    using: tuple[str, ...] = ()

    def __str__(self) -> str:
        cards = " ".join(self.cards) or "no card"
        using = ", using " + " and ".join(spoken(card) for card in self.using) if self.using else ""
        return f"{self.method} {spoken(self.location)} with {cards}{using}"


class Reroll(Action, frozen=True, tag="reroll"):
    """After a roll that is too low: roll again one die that shows this value. (dr-socks)"""

    value: int

    def __str__(self) -> str:
        return f"re-roll a {self.value}"


class Call(Action, frozen=True, tag="call"):
    """After a roll: take so many own adventurers home from the Academy, each adding to the roll. (dr-academy)"""

    count: int

    def __str__(self) -> str:
        return f"call {self.count} from the Academy"


class Stand(Action, frozen=True, tag="stand"):
    """Let the roll stand. (dr-after-roll)"""

    def __str__(self) -> str:
        return "let the roll stand"


class Buy(Action, frozen=True, tag="buy"):
    """Buy a random enhancement of a level in the Alley. (dr-alley-buy)

    `cards` are the cards from the hand that pay for level 1; level 2 costs coins. May answer "turn", "roll" and
    "alley"; the question is asked again afterwards, as long as one can buy.
    """

    level: int
    cards: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"buy level {self.level}" + (f" with {' '.join(self.cards)}" if self.cards else "")


class EndTurn(Action, frozen=True, tag="end-turn"):
    """Buy nothing more in the Alley and end the turn. (dr-alley-when)"""

    def __str__(self) -> str:
        return "end the turn"


class Discard(Action, frozen=True, tag="discard"):
    """Give up one card: down to the hand limit, or in the Fire Swamp. (dr-hand-limit, dr-fire-swamp)"""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


class Pass(Action, frozen=True, tag="pass"):
    """Choose all the cards that one passes on in a Rockslide. (dr-rockslide, dr-rockslide-choice)"""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"pass {' '.join(self.cards)}"


DragonrealmAction: TypeAlias = Keep | Draw | Explore | Reroll | Call | Stand | Buy | EndTurn | Discard | Pass
ACTION_TYPES: tuple[type[Action], ...] = (Keep, Draw, Explore, Reroll, Call, Stand, Buy, EndTurn, Discard, Pass)


def spoken(card: str) -> str:
    """A kind of card as one says it.

    >>> spoken("halfling_hideout")
    'Halfling Hideout'
    """
    return card.replace("_", " ").title()


def _id(words: str) -> str:
    return words.strip().lower().replace(" ", "_")


def _cards(words: str) -> tuple[str, ...]:
    return tuple(words.upper().split())


def _ids(words: str) -> tuple[str, ...]:
    return tuple(_id(card) for card in words.split(" and "))


_CARD = "[A-Za-z][0-9]{1,3}"
_SOME = f"{_CARD}(?: {_CARD})*"
_EXPLORE = re.compile(rf"(sneak|search|storm) ([\w ]+?) with (no card|{_SOME})(?:, using ([\w ]+))?")
_KEEP = re.compile(r"keep ([\w ]+)")


def parse(text: str) -> Action:
    """The action that its text says. Raises CannotParse.

    >>> parse("sneak Halfling Hideout with R5 G6 B7").cards
    ('R5', 'G6', 'B7')
    """
    words = " ".join(text.split())
    lower = words.lower()
    simple: dict[str, Action] = {
        "draw from the deck": Draw(),
        "let the roll stand": Stand(),
        "end the turn": EndTurn(),
    }
    if lower in simple:
        return simple[lower]
    if found := re.fullmatch(f"take ({_CARD})", lower):
        return Draw(found[1].upper())
    if found := re.fullmatch(f"discard ({_CARD})", lower):
        return Discard(found[1].upper())
    if found := re.fullmatch(f"pass ({_SOME})", lower):
        return Pass(_cards(found[1]))
    if found := re.fullmatch(r"re-roll a ([0-9]{1,3})", lower):
        return Reroll(int(found[1]))
    if found := re.fullmatch(r"call ([0-9]{1,3}) from the academy", lower):
        return Call(int(found[1]))
    if found := re.fullmatch(rf"buy level ([0-9]{{1,3}})(?: with ({_SOME}))?", lower):
        return Buy(int(found[1]), _cards(found[2] or ""))
    # as spoken, "And" is part of a name and "and" stands between two; without capitals nothing tells them apart
    if found := re.fullmatch(_KEEP, words) or re.fullmatch(_KEEP, lower):
        return Keep(_ids(found[1]))
    if found := re.fullmatch(_EXPLORE, words) or re.fullmatch(_EXPLORE, lower):
        cards = () if found[3] == "no card" else _cards(found[3])
        using = _ids(found[4]) if found[4] else ()
        return Explore(found[1], _id(found[2]), cards, using)  # type: ignore[arg-type]
    shown = repr(text) if len(text) <= 60 else repr(text[:60]) + "…"
    raise CannotParse(
        f"{shown} is no Dragonrealm action; say for example: draw from the deck · take R4 · "
        "sneak Halfling Hideout with R5 G6 B7 · re-roll a 1 · call 2 from the Academy · let the roll stand · "
        "buy level 1 with R4 · end the turn · discard R4 · pass R4 G5 · keep Soft Boots and Pet Chipmunk"
    )
