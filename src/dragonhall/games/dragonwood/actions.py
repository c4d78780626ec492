"""What a Dragonwood seat may decide. Adventurers are named by suit letter and number ("R4"), other cards by kind."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from dragonhall.kernel.game import CannotParse
from dragonhall.kernel.values import Action

Method: TypeAlias = Literal["strike", "stomp", "scream", "spell"]
METHODS: tuple[Method, ...] = ("strike", "stomp", "scream", "spell")


class Reload(Action, frozen=True, tag="reload"):
    """Draw one adventurer from the deck. (dw-reload)"""

    def __str__(self) -> str:
        return "reload"


class Attempt(Action, frozen=True, tag="attempt"):
    """Try to capture a card of the landscape with adventurers from the hand. (dw-attempt)

    `using` names the once-only enhancements to spend; permanent ones always count. The method "spell" is the variant
    Dragon Spell.
    """

    method: Method
    target: str
    cards: tuple[str, ...]
    using: tuple[str, ...] = ()

    def __str__(self) -> str:
        cards = " ".join(self.cards) or "no card"
        using = ", using " + " and ".join(spoken(card) for card in self.using) if self.using else ""
        return f"{self.method} {spoken(self.target)} with {cards}{using}"


class Reroll(Action, frozen=True, tag="reroll"):
    """Roll again one die that shows this value. (dw-mushroom)"""

    value: int

    def __str__(self) -> str:
        return f"re-roll a {self.value}"


class Keep(Action, frozen=True, tag="keep"):
    """Let the roll stand. (dw-mushroom)"""

    def __str__(self) -> str:
        return "keep the roll"


class Discard(Action, frozen=True, tag="discard"):
    """Give up one adventurer: as a wound, down to the hand limit, or in a Thunder Storm."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


class Pass(Action, frozen=True, tag="pass"):
    """Hand one adventurer to the player on the right in a Wind Storm. (dw-wind-storm)"""

    card: str

    def __str__(self) -> str:
        return f"pass {self.card}"


DragonwoodAction: TypeAlias = Reload | Attempt | Reroll | Keep | Discard | Pass
ACTION_TYPES: tuple[type[Action], ...] = (Reload, Attempt, Reroll, Keep, Discard, Pass)


def spoken(card: str) -> str:
    """A kind of card as one says it.

    >>> spoken("wild_boar")
    'Wild Boar'
    """
    return card.replace("_", " ").title()


def _id(words: str) -> str:
    return words.strip().lower().replace(" ", "_")


_ATTEMPT = re.compile(
    r"(strike|stomp|scream|spell) ([\w ]+?) with (no card|[A-Za-z][0-9]{1,3}(?: [A-Za-z][0-9]{1,3})*)(?:, using (.+))?"
)


def parse(text: str) -> Action:
    """The action that its text says. Raises CannotParse.

    >>> parse("strike Wild Boar with R4 G5 B6").cards
    ('R4', 'G5', 'B6')
    """
    words = " ".join(text.split())
    lower = words.lower()
    if lower == "reload":
        return Reload()
    if lower == "keep the roll":
        return Keep()
    if found := re.fullmatch(r"re-roll a ([0-9]{1,3})", lower):
        return Reroll(int(found[1]))
    if found := re.fullmatch(r"discard ([a-z][0-9]{1,3})", lower):
        return Discard(found[1].upper())
    if found := re.fullmatch(r"pass ([a-z][0-9]{1,3})", lower):
        return Pass(found[1].upper())
    if found := re.fullmatch(_ATTEMPT, words) or re.fullmatch(_ATTEMPT, lower):
        cards = () if found[3] == "no card" else tuple(found[3].upper().split())
        using = tuple(_id(card) for card in found[4].split(" and ")) if found[4] else ()
        return Attempt(found[1], _id(found[2]), cards, using)  # type: ignore[arg-type]
    shown = repr(text) if len(text) <= 60 else repr(text[:60]) + "…"
    raise CannotParse(
        f"{shown} is no Dragonwood action; say for example: reload · strike Wild Boar with R4 G5 B6 · "
        "discard R4 · pass R4 · re-roll a 1 · keep the roll"
    )
