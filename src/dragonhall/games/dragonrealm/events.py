"""What can happen in Dragonrealm, and who learns what of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self, TypeAlias

import msgspec

from dragonhall.kernel.values import EVERYBODY, Audience, Event

Why: TypeAlias = Literal["limit", "swamp", "alley"]


def _public(*fields: str, **private: tuple[str, ...]) -> Mapping[str, str | tuple[str, ...]]:
    return dict.fromkeys(fields, EVERYBODY) | private


class SetUp(Event, frozen=True, tag="set-up"):
    """The table is laid. (dr-academy-or-alley, dr-location-deck, dr-two-players, dr-four-players, dr-face-up)

    `row` lies open from left to right; `left` are the levels of the locations that are still in their deck, the top
    first ("1", "2", "3" or "dragon"); `out` are locations that this number of players does without; `goblins_out`
    Goblins! cards were put away unseen.
    """

    learns = _public("centre", "row", "left", "out", "face_up", "goblins_out")
    centre: str
    row: tuple[str, ...]
    left: tuple[str, ...]
    out: tuple[str, ...]
    face_up: tuple[str, ...]
    goblins_out: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A first hand. (dr-first-hand, dr-quiet-start)"""

    learns = _public("seat", "open", cards=("seat",))
    seat: int
    cards: tuple[str, ...]
    open: bool

    def to(self, audience: Audience) -> Self:
        """Everything where hands lie open. (dr-open-hands)"""
        return self if self.open else Event.to(self, audience)


class Offered(Event, frozen=True, tag="offered"):
    """Enhancements to choose from, dealt before the first turn. (dr-first-enhancements)"""

    learns = _public("seat", cards=("seat",))
    seat: int
    cards: tuple[str, ...]


class Answered(Event, frozen=True, tag="answered"):
    """A seat has answered a question that is put to several at once; what it answered stays secret."""

    learns = _public("seat", "question", cards=("seat",))
    seat: int
    question: Literal["keep", "pass"]
    cards: tuple[str, ...]

    def to(self, audience: Audience) -> Self:
        """Nothing but the fact: how many enhancements are kept would tell their level."""
        if self.question == "keep" and audience != self.seat:
            return msgspec.structs.replace(self, cards=())
        return Event.to(self, audience)


class Kept(Event, frozen=True, tag="kept"):
    """A seat keeps enhancements face down; the levels are plain from how many. (dr-first-enhancements)

    `returned` go under the enhancement deck.
    """

    learns = _public("seat", "levels", cards=("seat",), returned=("seat",))
    hides: ClassVar[tuple[str, ...]] = ("returned",)
    seat: int
    levels: tuple[int, ...]
    cards: tuple[str, ...]
    returned: tuple[str, ...]


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn begins. (dr-turn)"""

    learns = _public("seat", "turn")
    seat: int
    turn: int


class Rested(Event, frozen=True, tag="rested"):
    """A seat announces a rest. (dr-rest)"""

    learns = _public("seat")
    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a card from the deck. (dr-rest, dr-draw-after-success, dr-wings, dr-rockslide-short)"""

    learns = _public("seat", "deck", "open", card=("seat",))
    seat: int
    card: str
    deck: int
    """Which deck it came from: the first, or one made of discards, counted from 1."""
    open: bool

    def to(self, audience: Audience) -> Self:
        """Everything where hands lie open. (dr-open-hands)"""
        return self if self.open else Event.to(self, audience)


class Took(Event, frozen=True, tag="took"):
    """A seat took a face-up card into its hand, seen by all. (dr-take-face-up)"""

    learns = _public("seat", "card", "slot")
    hides: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str
    slot: int
    """The place beside the deck where it lay, from 0."""


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """A card from the deck takes a face-up place. (dr-face-up)"""

    learns = _public("card", "slot")
    card: str
    slot: int


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The discards became a new deck, the `deck`-th. (dr-reshuffle)"""

    learns = _public("cards", "deck")
    mixes: ClassVar[tuple[str, ...]] = ("cards",)
    cards: tuple[str, ...]
    deck: int


class GoblinsCame(Event, frozen=True, tag="goblins"):
    """A Goblins! card turned up and is discarded. (dr-goblins, dr-goblins-never, dr-goblins-all-out)

    `location` is where a goblin went, or "" if none was placed: `why` then says "dragon" or "none-left".
    """

    learns = _public("seat", "card", "location", "why")
    seat: int
    card: str
    location: str
    why: Literal["placed", "dragon", "none-left"]


class RockslideCame(Event, frozen=True, tag="rockslide"):
    """A Rockslide turned up and is discarded; everybody passes so many cards that way. (dr-rockslide)"""

    learns = _public("seat", "card", "direction", "count")
    seat: int
    card: str
    direction: Literal["left", "right"]
    count: int


class Passed(Event, frozen=True, tag="passed"):
    """The rocks carried cards from one player to another; fewer than asked where the giver had fewer."""

    learns = _public("giver", "receiver", "open", cards=("giver", "receiver"))
    hides: ClassVar[tuple[str, ...]] = ("cards",)
    giver: int
    receiver: int
    cards: tuple[str, ...]
    open: bool

    def to(self, audience: Audience) -> Self:
        """Everything where hands lie open. (dr-open-hands)"""
        return self if self.open else Event.to(self, audience)


class Waits(Event, frozen=True, tag="waits"):
    """A surprise was drawn to make up for cards in a Rockslide; it waits until the slide is over."""

    learns = _public("seat", "card")
    seat: int
    card: str


class Explored(Event, frozen=True, tag="explored"):
    """A seat shows what it tries: all is declared before the roll. (dr-explore)"""

    learns = _public("seat", "method", "location", "cards", "using", "dice", "needed", "bonus")
    hides: ClassVar[tuple[str, ...]] = ("cards",)  # they are the hand's until the roll is settled
    seat: int
    method: str
    location: str
    cards: tuple[str, ...]
    using: tuple[str, ...]
    dice: int
    needed: int
    bonus: int


class Showed(Event, frozen=True, tag="showed"):
    """Enhancements are turned face up: as they are used, or at the end. (dr-own-enhancement, dr-treasures)"""

    learns = _public("seat", "cards")
    seat: int
    cards: tuple[str, ...]


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice, in the order in which they fell. (dr-roll)"""

    learns = _public("seat", "dice", "bonus", "total", "needed")
    seat: int
    dice: tuple[int, ...]
    bonus: int
    total: int
    needed: int


class Rerolled(Event, frozen=True, tag="rerolled"):
    """One die was rolled again. (dr-socks)"""

    learns = _public("seat", "was", "now", "total", "needed")
    seat: int
    was: int
    now: int
    total: int
    needed: int


class Called(Event, frozen=True, tag="called"):
    """Adventurers left the Academy to help with a roll and are home again. (dr-academy, dr-academy-home)"""

    learns = _public("seat", "count", "total", "needed")
    seat: int
    count: int
    total: int
    needed: int


class Stood(Event, frozen=True, tag="stood"):
    """A seat let its roll stand. (dr-after-roll)"""

    learns = _public("seat")
    seat: int


class Succeeded(Event, frozen=True, tag="succeeded"):
    """The roll is enough: adventurers are placed, maybe more than there was room. (dr-success, dr-gold-circle)

    `placed` went to the location, `fetched` of them straight from the Academy or Alley. (dr-no-adventurers)
    """

    learns = _public("seat", "location", "placed", "fetched")
    seat: int
    location: str
    placed: int
    fetched: int


class Spent(Event, frozen=True, tag="spent"):
    """Once-only enhancements are used up and leave the game. (dr-once, dr-once-gone)"""

    learns = _public("seat", "cards")
    seat: int
    cards: tuple[str, ...]


class Played(Event, frozen=True, tag="played"):
    """The cards of a success are discarded. (dr-draw-after-success)"""

    learns = _public("seat", "cards")
    seat: int
    cards: tuple[str, ...]


class Failed(Event, frozen=True, tag="failed"):
    """The roll was too low: the cards return to the hand, an adventurer goes to the centre. (dr-failure)

    `sent` is 0 where nobody goes: none is at home, or the location forbids it. (dr-no-adventurers, dr-dungeon)
    """

    learns = _public("seat", "location", "cards", "centre", "sent")
    hides: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    location: str
    cards: tuple[str, ...]
    centre: str
    sent: int


class Discarded(Event, frozen=True, tag="discarded"):
    """Cards are discarded, for all to see. (dr-hand-limit, dr-fire-swamp, dr-alley-buy)"""

    learns = _public("seat", "cards", "why")
    seat: int
    cards: tuple[str, ...]
    why: Why


class Bought(Event, frozen=True, tag="bought"):
    """A seat bought in the Alley; the enhancement is its secret, the other cards are shuffled. (dr-alley-draw)"""

    learns = _public("seat", "level", "coins", "adventurers", card=("seat",))
    seat: int
    level: int
    card: str
    coins: int
    adventurers: int
    """How many went home from the Alley."""


class Completed(Event, frozen=True, tag="completed"):
    """A location was scored and everybody there goes home. (dr-complete, dr-first-second and what follows)

    By seat: the adventurers there and the coins they bring. `winner` takes the card, −1 if nobody does. `full` is
    false where the end of the match scored it. (dr-end-scoring)
    """

    learns = _public("location", "slot", "adventurers", "goblins", "coins", "winner", "dragonstones", "full")
    location: str
    slot: int
    adventurers: tuple[int, ...]
    goblins: int
    coins: tuple[int, ...]
    winner: int
    dragonstones: int
    full: bool


class Revealed(Event, frozen=True, tag="revealed"):
    """The next location takes the free place of the row; `left` stay in the deck. (dr-new-location)"""

    learns = _public("location", "slot", "left")
    location: str
    slot: int
    left: int


class ClosedUp(Event, frozen=True, tag="closed-up"):
    """There is no location to follow: the row closes up. (dr-new-location)"""

    learns = _public("row")
    row: tuple[str, ...]


class Counted(Event, frozen=True, tag="counted"):
    """The final count, by seat: Dragonstones, the coins for most of them, coins on enhancements."""

    learns = _public("dragonstones", "bonus", "enhancements")
    dragonstones: tuple[int, ...]
    bonus: tuple[int, ...]
    enhancements: tuple[int, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The match is over: by the Dragon, or because nothing happened for long. (dr-end, dr-endless)"""

    learns = _public("why", "winners")
    why: str
    winners: tuple[int, ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    SetUp,
    Dealt,
    Offered,
    Answered,
    Kept,
    TurnBegan,
    Rested,
    Drew,
    Took,
    TurnedUp,
    Shuffled,
    GoblinsCame,
    RockslideCame,
    Passed,
    Waits,
    Explored,
    Showed,
    Rolled,
    Rerolled,
    Called,
    Stood,
    Succeeded,
    Spent,
    Played,
    Failed,
    Discarded,
    Bought,
    Completed,
    Revealed,
    ClosedUp,
    Counted,
    Ended,
)
