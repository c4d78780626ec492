"""What can happen in Dragon's Gold, and who learns what of it.

Tokens that all can see are counts in the order of `actions.COLOURS`. Tokens that only some see are names, one by one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from dragonhall.games.dragons_gold.actions import Counts, Share
from dragonhall.kernel.values import EVERYBODY, Event

Lost: TypeAlias = Literal["time", "rounds", "broken-off"]
Closed: TypeAlias = Literal["time", "rounds", "done"]


def _public(*fields: str, **private: tuple[str, ...]) -> Mapping[str, str | tuple[str, ...]]:
    return dict.fromkeys(fields, EVERYBODY) | private


class SetUp(Event, frozen=True, tag="set-up"):
    """The table is laid: dragons shuffled, the bag filled. The first dragons follow as `revealed`."""

    learns = _public("bag", "pile", "market_after", "objects")
    bag: int
    """Tokens in the bag before the first dragon gets its treasure."""
    pile: int
    market_after: int
    """New dragons until the market opens. (dg-market-card)"""
    objects: int
    """Magic objects in their pile after the deal; 0 where they are not in use."""


class Revealed(Event, frozen=True, tag="revealed"):
    """A dragon is laid out with its known treasure. (dg-known-treasure, dg-new-dragon)"""

    learns = _public("dragon", "slot", "strength", "treasure", "hidden", "pile", "bag")
    dragon: str
    slot: int
    strength: int
    treasure: Counts
    hidden: int
    """Tokens that are drawn when it falls, if there are so many then."""
    pile: int
    bag: int


class ObjectDrawn(Event, frozen=True, tag="object-drawn"):
    """A seat draws a magic object that only it sees. (dg-object-deal, dg-object-draw)"""

    learns = _public("seat", "left", card=("seat",))
    seat: int
    card: str
    left: int


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn begins. (dg-turn)"""

    learns = _public("seat", "turn")
    seat: int
    turn: int


class Refreshed(Event, frozen=True, tag="refreshed"):
    """Nobody was ready, so those who rested are ready again. (dg-fresh-again)"""

    learns = _public("seat", "adventurers")
    seat: int
    adventurers: tuple[str, ...]


class Skipped(Event, frozen=True, tag="skipped"):
    """All adventurers of the seat are in a fight: it has nobody to send. (dg-all-engaged)"""

    learns = _public("seat")
    seat: int


class Sent(Event, frozen=True, tag="sent"):
    """An adventurer joins the fight against a dragon. (dg-attack, dg-still-standing)"""

    learns = _public("seat", "adventurer", "dragon", "slot", "attack", "total", "strength")
    seat: int
    adventurer: str
    dragon: str
    slot: int
    attack: int
    total: int
    """The attacks of all who fight this dragon now."""
    strength: int


class Standoff(Event, frozen=True, tag="standoff"):
    """Everybody is in a fight and no dragon has fallen: this one counts as slain. (dg-standoff)"""

    learns = _public("dragon", "missing")
    dragon: str
    missing: int


class Slain(Event, frozen=True, tag="slain"):
    """A dragon is slain and its hidden treasure is drawn. (dg-slain, dg-treasure-complete)"""

    learns = _public("dragon", "slot", "seats", "hidden", "treasure", "bag")
    dragon: str
    slot: int
    seats: tuple[int, ...]
    """Who took part, in seat order."""
    hidden: Counts
    treasure: Counts
    """The whole treasure, the hidden one included."""
    bag: int


class BagEmpty(Event, frozen=True, tag="bag-empty"):
    """The last token left the bag: no new dragons, no hidden treasure. (dg-bag-empty, dg-last-dragons)"""

    learns = _public("dragons")
    dragons: int
    """How many dragons lie on the table."""


class MagicTaken(Event, frozen=True, tag="magic-taken"):
    """The only wizard in the fight takes the magic tokens. (dg-one-wizard)"""

    learns = _public("seat", "count")
    seat: int
    count: int


class TookAll(Event, frozen=True, tag="took-all"):
    """Who slew a dragon alone takes all its treasure. (dg-slain-alone)"""

    learns = _public("seat", "tokens")
    seat: int
    tokens: Counts


class SharingBegan(Event, frozen=True, tag="sharing"):
    """Those involved begin to talk, or one of them to divide. (dg-negotiation, dg-divide-and-choose)"""

    learns = _public("seats", "treasure", "seconds", "rounds", "divider")
    seats: tuple[int, ...]
    treasure: Counts
    seconds: int
    """How long they have; 0 where there is no clock."""
    rounds: int
    """How often each may speak where there is no clock, else 0."""
    divider: int
    """Who makes the piles, or −1 where they talk."""


class Offered(Event, frozen=True, tag="offered"):
    """A seat proposes who gets what. Its earlier offer, if any, is gone. (dg-proposal)"""

    learns = _public("seat", "offer", "shares")
    seat: int
    offer: int
    shares: tuple[Share, ...]


class Accepted(Event, frozen=True, tag="accepted"):
    """A seat agrees to an offer. (dg-acceptance)"""

    learns = _public("seat", "offer")
    seat: int
    offer: int


class Unaccepted(Event, frozen=True, tag="unaccepted"):
    """A seat takes back its yes. (dg-acceptance)"""

    learns = _public("seat", "offer")
    seat: int
    offer: int


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """A seat takes its offer off the table: a division, or a swap at the market."""

    learns = _public("seat", "offer")
    seat: int
    offer: int


class AskedToStop(Event, frozen=True, tag="asked-to-stop"):
    """A seat would rather end the sharing without an agreement. (dg-end-early)"""

    learns = _public("seat")
    seat: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat says nothing this time, or skips its turn."""

    learns = _public("seat")
    seat: int


class Agreed(Event, frozen=True, tag="agreed"):
    """All involved agreed to the same offer. (dg-agreement)"""

    learns = _public("offer", "shares")
    offer: int
    shares: tuple[Share, ...]


class TreasureLost(Event, frozen=True, tag="lost"):
    """No agreement: the treasure leaves the game. (dg-time-runs-out)"""

    learns = _public("tokens", "why")
    tokens: Counts
    why: Lost


class Divided(Event, frozen=True, tag="divided"):
    """A seat made piles. (dg-divide-and-choose)"""

    learns = _public("seat", "piles")
    seat: int
    piles: tuple[Counts, ...]


class Chose(Event, frozen=True, tag="chose"):
    """A seat chose a pile, or was left with the last one. (dg-divide-and-choose)"""

    learns = _public("seat", "pile", "tokens")
    seat: int
    pile: int
    tokens: Counts


class SharesTaken(Event, frozen=True, tag="shares-taken"):
    """The shares go behind the screens. (dg-agreement)"""

    learns = _public("shares")
    shares: tuple[Share, ...]


class Robbing(Event, frozen=True, tag="robbing"):
    """A thief's owner has named whom the thief robs. (dg-victim)"""

    learns = _public("thief", "victim", "helped")
    thief: int
    victim: int
    helped: bool
    """Whether the own wizard helps, so that the thief may look and choose. (dg-thief-with-wizard)"""


class NobodyToRob(Event, frozen=True, tag="nobody-to-rob"):
    """A thief finds nobody who has a token. (dg-victim)"""

    learns = _public("thief")
    thief: int


class Looked(Event, frozen=True, tag="looked"):
    """A thief whom the own wizard helps looks behind the screen. (dg-thief-with-wizard)"""

    learns = _public("thief", "victim", tokens=("thief", "victim"))
    hides: ClassVar[tuple[str, ...]] = ("tokens",)
    thief: int
    victim: int
    tokens: tuple[str, ...]


class Stolen(Event, frozen=True, tag="stolen"):
    """A token changed hands behind the screens. (dg-thief, dg-theft-secret)"""

    learns = _public("thief", "victim", token=("thief", "victim"))
    hides: ClassVar[tuple[str, ...]] = ("token",)
    thief: int
    victim: int
    token: str


class CameHome(Event, frozen=True, tag="came-home"):
    """Those who fought the dragon rest face down; it is out of the game. (dg-adventurers-return, dg-dragon-leaves)"""

    learns = _public("dragon", "slot", "seats")
    dragon: str
    slot: int
    seats: tuple[int, ...]


class MarketOpened(Event, frozen=True, tag="market-opened"):
    """The market opens for everyone. (dg-market-opens)"""

    learns = _public("seconds", "rounds")
    seconds: int
    rounds: int


class SwapOffered(Event, frozen=True, tag="swap-offered"):
    """A seat proposes a swap to another. Its earlier one to the same seat, if any, is gone. (dg-swap)"""

    learns = _public("seat", "offer", "partner", "gives", "gets")
    seat: int
    offer: int
    partner: int
    gives: Counts
    gets: Counts


class Swapped(Event, frozen=True, tag="swapped"):
    """Two seats swapped tokens. Other swaps that either has proposed are off. (dg-swap, dg-swap-fair)"""

    learns = _public("seat", "offer", "partner", "gives", "gets")
    seat: int
    offer: int
    partner: int
    gives: Counts
    gets: Counts


class Shown(Event, frozen=True, tag="shown"):
    """A seat shows some of its tokens to all. (dg-show)"""

    learns = _public("seat", "tokens")
    hides: ClassVar[tuple[str, ...]] = ("tokens",)
    seat: int
    tokens: tuple[str, ...]


class LeftMarket(Event, frozen=True, tag="left-market"):
    """A seat is done at the market. (dg-market-time)"""

    learns = _public("seat")
    seat: int


class MarketClosed(Event, frozen=True, tag="market-closed"):
    """The market is over for this match. (dg-market-closes)"""

    learns = _public("why")
    why: Closed


class ObjectPlayed(Event, frozen=True, tag="object-played"):
    """A seat uses a magic object; others may stop it before it works. (dg-object-once)"""

    learns = _public("seat", "card", "dragons", "seats", "adventurer", "token")
    seat: int
    card: str
    dragons: tuple[str, ...]
    seats: tuple[int, ...]
    adventurer: str
    token: str


class ObjectStopped(Event, frozen=True, tag="object-stopped"):
    """A Counter Charm: the object that was used does nothing. (dg-counter-charm)"""

    learns = _public("seat", "card")
    seat: int
    card: str


class Declined(Event, frozen=True, tag="declined"):
    """A seat that was asked uses no magic object. (dg-object-asked)"""

    learns = _public("seat")
    seat: int


class SharesSwapped(Event, frozen=True, tag="shares-swapped"):
    """Two seats' shares changed places. (dg-ring-of-confusion)"""

    learns = _public("one", "other")
    one: int
    other: int


class DragonsSwapped(Event, frozen=True, tag="dragons-swapped"):
    """Two dragons changed places with their treasure; the adventurers stayed. (dg-exchange-powder)"""

    learns = _public("one", "other", "slots")
    one: str
    other: str
    slots: tuple[int, int]
    """Where `one` and `other` lie now."""


class TokenTaken(Event, frozen=True, tag="token-taken"):
    """A seat openly takes a token of a treasure: Invisible Hand, or Salvage Sack. (dg-invisible-hand)"""

    learns = _public("seat", "token", "card")
    seat: int
    token: str
    card: str


class SwordDrawn(Event, frozen=True, tag="sword-drawn"):
    """The knight sent next has more attack. (dg-enchanted-sword)"""

    learns = _public("seat", "more")
    seat: int
    more: int


class Weakened(Event, frozen=True, tag="weakened"):
    """A dragon lost strength. (dg-sleeping-draught)"""

    learns = _public("dragon", "strength")
    dragon: str
    strength: int


class CalledBack(Event, frozen=True, tag="called-back"):
    """An adventurer left a fight and is ready again. (dg-recall-horn)"""

    learns = _public("seat", "adventurer", "dragon", "total")
    seat: int
    adventurer: str
    dragon: str
    total: int
    """The attacks of those who stay in that fight."""


class MoreTime(Event, frozen=True, tag="more-time"):
    """The sharing lasts longer. (dg-patient-hourglass)"""

    learns = _public("seconds", "rounds")
    seconds: int
    rounds: int


class HiddenDrawn(Event, frozen=True, tag="hidden-drawn"):
    """A dragon's hidden treasure is drawn early and lies on it. (dg-scrying-orb)"""

    learns = _public("dragon", "tokens", "bag")
    dragon: str
    tokens: Counts
    bag: int


class TheftStopped(Event, frozen=True, tag="theft-stopped"):
    """A Warding Amulet: nothing is stolen. (dg-warding-amulet)"""

    learns = _public("thief", "victim")
    thief: int
    victim: int


class ObjectsShuffled(Event, frozen=True, tag="objects-shuffled"):
    """The used magic objects became a new pile. (dg-object-pile)"""

    learns = _public("cards")
    mixes: ClassVar[tuple[str, ...]] = ("cards",)
    cards: tuple[str, ...]


class Unveiled(Event, frozen=True, tag="unveiled"):
    """At the end a seat shows all its treasure. (dg-reveal)"""

    learns = _public("seat", "tokens")
    seat: int
    tokens: tuple[str, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The match is over. (dg-end)"""

    learns = _public("why", "winners")
    why: str
    winners: tuple[int, ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    SetUp,
    Revealed,
    ObjectDrawn,
    TurnBegan,
    Refreshed,
    Skipped,
    Sent,
    Standoff,
    Slain,
    BagEmpty,
    MagicTaken,
    TookAll,
    SharingBegan,
    Offered,
    Accepted,
    Unaccepted,
    Withdrawn,
    AskedToStop,
    Passed,
    Agreed,
    TreasureLost,
    Divided,
    Chose,
    SharesTaken,
    Robbing,
    NobodyToRob,
    Looked,
    Stolen,
    CameHome,
    MarketOpened,
    SwapOffered,
    Swapped,
    Shown,
    LeftMarket,
    MarketClosed,
    ObjectPlayed,
    ObjectStopped,
    Declined,
    SharesSwapped,
    DragonsSwapped,
    TokenTaken,
    SwordDrawn,
    Weakened,
    CalledBack,
    MoreTime,
    HiddenDrawn,
    TheftStopped,
    ObjectsShuffled,
    Unveiled,
    Ended,
)
