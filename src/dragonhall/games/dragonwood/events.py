"""What can happen in Dragonwood, and who learns what of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self, TypeAlias

from dragonhall.kernel.values import EVERYBODY, Audience, Event

Why: TypeAlias = Literal["wound", "limit", "thunder"]


def _public(*fields: str, **private: tuple[str, ...]) -> Mapping[str, str | tuple[str, ...]]:
    return dict.fromkeys(fields, EVERYBODY) | private


class SetUp(Event, frozen=True, tag="set-up"):
    """The Dragonwood deck is ready. (dw-removed-cards, dw-dragons-below, dw-first-landscape)

    `removed` cards went out unseen; `returned` events were met in the first landscape and shuffled back; `dragons`
    lie among the lowest `lower` cards of the `left` cards in the deck.
    """

    learns = _public("removed", "left", "lower", "landscape", "returned", "dragons")
    hides: ClassVar[tuple[str, ...]] = ("returned", "dragons")
    removed: int
    left: int
    lower: int
    landscape: tuple[str, ...]
    returned: tuple[str, ...]
    dragons: tuple[str, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """A first hand, ladybugs already replaced. (dw-first-hand, dw-first-ladybug)"""

    learns = _public("seat", "ladybugs", "open", cards=("seat",))
    seat: int
    cards: tuple[str, ...]
    ladybugs: int
    open: bool

    def to(self, audience: Audience) -> Self:
        """Everything where hands lie open. (dw-open-hands)"""
        return self if self.open else Event.to(self, audience)


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn begins; `last` says that it is this seat's last one. (dw-turn, dw-last-round)"""

    learns = _public("seat", "turn", "last")
    seat: int
    turn: int
    last: bool


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew an adventurer. (dw-reload, dw-sunny-day)"""

    learns = _public("seat", "deck", "open", card=("seat",))
    seat: int
    card: str
    deck: int
    """Which adventurer deck it came from, counted from 1."""
    open: bool

    def to(self, audience: Audience) -> Self:
        """Everything where hands lie open. (dw-open-hands)"""
        return self if self.open else Event.to(self, audience)


class LadybugDrawn(Event, frozen=True, tag="ladybug"):
    """A Lucky Ladybug is discarded and more cards are drawn for it. (dw-ladybug)"""

    learns = _public("seat", "draws")
    seat: int
    draws: int


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The discards became a new adventurer deck, the `deck`-th. (dw-reshuffle)"""

    learns = _public("cards", "deck")
    mixes: ClassVar[tuple[str, ...]] = ("cards",)
    cards: tuple[str, ...]
    deck: int


class Attempted(Event, frozen=True, tag="attempted"):
    """A seat shows what it tries: all is declared before the roll. (dw-attempt)"""

    learns = _public("seat", "method", "target", "cards", "using", "needed", "bonus")
    hides: ClassVar[tuple[str, ...]] = ("cards",)  # they are the hand's until the attempt is settled
    seat: int
    method: str
    target: str
    cards: tuple[str, ...]
    using: tuple[str, ...]
    needed: int
    bonus: int


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice of an attempt, in the order in which they fell. (dw-dice)"""

    learns = _public("seat", "dice", "bonus", "total", "needed")
    seat: int
    dice: tuple[int, ...]
    bonus: int
    total: int
    needed: int


class Rerolled(Event, frozen=True, tag="rerolled"):
    """One die was rolled again. (dw-mushroom)"""

    learns = _public("seat", "was", "now", "total", "needed")
    seat: int
    was: int
    now: int
    total: int
    needed: int


class Kept(Event, frozen=True, tag="kept"):
    """A seat let its roll stand. (dw-mushroom)"""

    learns = _public("seat")
    seat: int


class Captured(Event, frozen=True, tag="captured"):
    """A seat takes the card; the adventurers it played are discarded. (dw-success)"""

    learns = _public("seat", "card", "points", "cards", "slot")
    seat: int
    card: str
    points: int
    cards: tuple[str, ...]
    slot: int


class Missed(Event, frozen=True, tag="missed"):
    """The roll was too low: the adventurers return to the hand. (dw-failure)"""

    learns = _public("seat", "card", "cards")
    hides: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    card: str
    cards: tuple[str, ...]


class Spent(Event, frozen=True, tag="spent"):
    """Once-only enhancements are used up. (dw-once)"""

    learns = _public("seat", "cards")
    seat: int
    cards: tuple[str, ...]


class Answered(Event, frozen=True, tag="answered"):
    """A seat has answered a question that is put to several at once; what it answered stays secret."""

    learns = _public("seat", "left", card=("seat",))
    seat: int
    card: str
    left: int
    """How many more cards this seat still has to choose."""


class Discarded(Event, frozen=True, tag="discarded"):
    """Adventurers are discarded, for all to see. (dw-wound, dw-hand-limit, dw-thunder-storm)"""

    learns = _public("seat", "cards", "why")
    seat: int
    cards: tuple[str, ...]
    why: Why


class Revealed(Event, frozen=True, tag="revealed"):
    """A card from the Dragonwood deck takes a place in the landscape. (dw-refill)"""

    learns = _public("card", "slot", "left")
    card: str
    slot: int
    left: int


class EventDrawn(Event, frozen=True, tag="event"):
    """An event card turns up and happens at once. (dw-event)"""

    learns = _public("card", "left")
    card: str
    left: int


class Swept(Event, frozen=True, tag="swept"):
    """Quicksand took these enhancements out of the landscape. (dw-quicksand)"""

    learns = _public("cards")
    cards: tuple[str, ...]


class Passed(Event, frozen=True, tag="passed"):
    """The wind carried one adventurer to the next player on the right. (dw-wind-storm)"""

    learns = _public("giver", "receiver", "open", card=("giver", "receiver"))
    hides: ClassVar[tuple[str, ...]] = ("card",)
    giver: int
    receiver: int
    card: str
    open: bool

    def to(self, audience: Audience) -> Self:
        """Everything where hands lie open. (dw-open-hands)"""
        return self if self.open else Event.to(self, audience)


class LastRound(Event, frozen=True, tag="last-round"):
    """The adventurer decks are used up: after this turn each player has one more. (dw-last-round)"""

    learns = _public("decks")
    decks: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over. (dw-end-dragons, dw-end-decks, dw-simple-setup)"""

    learns = _public("why", "winners")
    why: str
    winners: tuple[int, ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    SetUp,
    Dealt,
    TurnBegan,
    Drew,
    LadybugDrawn,
    Shuffled,
    Attempted,
    Rolled,
    Rerolled,
    Kept,
    Captured,
    Missed,
    Spent,
    Answered,
    Discarded,
    Revealed,
    EventDrawn,
    Swept,
    Passed,
    LastRound,
    Ended,
)
