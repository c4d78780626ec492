"""What can happen with magic objects, and who learns what of it; `events` has these and all the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from dragonhall.games.dragons_gold.actions import Counts
from dragonhall.kernel.values import EVERYBODY, Event


def public(*fields: str, **private: tuple[str, ...]) -> Mapping[str, str | tuple[str, ...]]:
    """Which fields everybody learns, and the others by the fields that hold who does."""
    return dict.fromkeys(fields, EVERYBODY) | private


class ObjectDrawn(Event, frozen=True, tag="object-drawn"):
    """A seat draws a magic object that only it sees. (dg-object-deal, dg-object-draw)"""

    learns = public("seat", "left", card=("seat",))
    seat: int
    card: str
    left: int


class ObjectPlayed(Event, frozen=True, tag="object-played"):
    """A seat uses a magic object; others may stop it before it works. (dg-object-once)"""

    learns = public("seat", "card", "dragons", "seats", "adventurer", "token")
    seat: int
    card: str
    dragons: tuple[str, ...]
    seats: tuple[int, ...]
    adventurer: str
    token: str


class ObjectStopped(Event, frozen=True, tag="object-stopped"):
    """A Counter Charm: the object that was used does nothing. (dg-counter-charm)"""

    learns = public("seat", "card")
    seat: int
    card: str


class Declined(Event, frozen=True, tag="declined"):
    """A seat that was asked uses no magic object. (dg-object-asked)"""

    learns = public("seat")
    seat: int


class SharesSwapped(Event, frozen=True, tag="shares-swapped"):
    """Two seats' shares changed places. (dg-ring-of-confusion)"""

    learns = public("one", "other")
    one: int
    other: int


class DragonsSwapped(Event, frozen=True, tag="dragons-swapped"):
    """Two dragons changed places with their treasure; the adventurers stayed. (dg-exchange-powder)"""

    learns = public("one", "other", "slots")
    one: str
    other: str
    slots: tuple[int, int]
    """Where `one` and `other` lie now."""


class TokenTaken(Event, frozen=True, tag="token-taken"):
    """A seat openly takes a token of a treasure: Invisible Hand, or Salvage Sack. (dg-invisible-hand)"""

    learns = public("seat", "token", "card")
    seat: int
    token: str
    card: str


class SwordDrawn(Event, frozen=True, tag="sword-drawn"):
    """The knight sent next has more attack. (dg-enchanted-sword)"""

    learns = public("seat", "more")
    seat: int
    more: int


class Weakened(Event, frozen=True, tag="weakened"):
    """A dragon lost strength. (dg-sleeping-draught)"""

    learns = public("dragon", "strength")
    dragon: str
    strength: int


class CalledBack(Event, frozen=True, tag="called-back"):
    """An adventurer left a fight and is ready again. (dg-recall-horn)"""

    learns = public("seat", "adventurer", "dragon", "total")
    seat: int
    adventurer: str
    dragon: str
    total: int
    """The attacks of those who stay in that fight."""


class MoreTime(Event, frozen=True, tag="more-time"):
    """The sharing lasts longer. (dg-patient-hourglass)"""

    learns = public("seconds", "rounds")
    seconds: int
    rounds: int


class HiddenDrawn(Event, frozen=True, tag="hidden-drawn"):
    """A dragon's hidden treasure is drawn early and lies on it. (dg-scrying-orb)"""

    learns = public("dragon", "tokens", "bag")
    dragon: str
    tokens: Counts
    bag: int


class TheftStopped(Event, frozen=True, tag="theft-stopped"):
    """A Warding Amulet: nothing is stolen. (dg-warding-amulet)"""

    learns = public("thief", "victim")
    thief: int
    victim: int


class ObjectsShuffled(Event, frozen=True, tag="objects-shuffled"):
    """The used magic objects became a new pile. (dg-object-pile)"""

    learns = public("cards")
    mixes: ClassVar[tuple[str, ...]] = ("cards",)
    cards: tuple[str, ...]
