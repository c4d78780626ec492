"""What can happen in Dragon's Gold, and who learns what of it.

Tokens that all can see are counts in the order of `actions.COLOURS`. Tokens that only some see are names, one by one.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from dragonhall.games.dragons_gold.actions import Counts, Share
from dragonhall.games.dragons_gold.object_events import (
    CalledBack as CalledBack,
)
from dragonhall.games.dragons_gold.object_events import (
    Declined as Declined,
)
from dragonhall.games.dragons_gold.object_events import (
    DragonsSwapped as DragonsSwapped,
)
from dragonhall.games.dragons_gold.object_events import (
    HiddenDrawn as HiddenDrawn,
)
from dragonhall.games.dragons_gold.object_events import (
    MoreTime as MoreTime,
)
from dragonhall.games.dragons_gold.object_events import (
    ObjectDrawn as ObjectDrawn,
)
from dragonhall.games.dragons_gold.object_events import (
    ObjectPlayed as ObjectPlayed,
)
from dragonhall.games.dragons_gold.object_events import (
    ObjectsShuffled as ObjectsShuffled,
)
from dragonhall.games.dragons_gold.object_events import (
    ObjectStopped as ObjectStopped,
)
from dragonhall.games.dragons_gold.object_events import (
    SharesSwapped as SharesSwapped,
)
from dragonhall.games.dragons_gold.object_events import (
    SwordDrawn as SwordDrawn,
)
from dragonhall.games.dragons_gold.object_events import (
    TheftStopped as TheftStopped,
)
from dragonhall.games.dragons_gold.object_events import (
    TokenTaken as TokenTaken,
)
from dragonhall.games.dragons_gold.object_events import (
    Weakened as Weakened,
)
from dragonhall.games.dragons_gold.object_events import (
    public,
)
from dragonhall.kernel.values import Event

Lost: TypeAlias = Literal["time", "rounds", "broken-off"]
Closed: TypeAlias = Literal["time", "rounds", "done"]


class SetUp(Event, frozen=True, tag="set-up"):
    """The table is laid: dragons shuffled, the bag filled. The first dragons follow as `revealed`."""

    learns = public("bag", "pile", "market_after", "objects")
    bag: int
    """Tokens in the bag before the first dragon gets its treasure."""
    pile: int
    market_after: int
    """New dragons until the market opens. (dg-market-card)"""
    objects: int
    """Magic objects in their pile after the deal; 0 where they are not in use."""


class Revealed(Event, frozen=True, tag="revealed"):
    """A dragon is laid out with its known treasure. (dg-known-treasure, dg-new-dragon)"""

    learns = public("dragon", "slot", "strength", "treasure", "hidden", "pile", "bag")
    dragon: str
    slot: int
    strength: int
    treasure: Counts
    hidden: int
    """Tokens that are drawn when it falls, if there are so many then."""
    pile: int
    bag: int


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn begins. (dg-turn)"""

    learns = public("seat", "turn")
    seat: int
    turn: int


class Refreshed(Event, frozen=True, tag="refreshed"):
    """Nobody was ready, so those who rested are ready again. (dg-fresh-again)"""

    learns = public("seat", "adventurers")
    seat: int
    adventurers: tuple[str, ...]


class Skipped(Event, frozen=True, tag="skipped"):
    """All adventurers of the seat are in a fight: it has nobody to send. (dg-all-engaged)"""

    learns = public("seat")
    seat: int


class Sent(Event, frozen=True, tag="sent"):
    """An adventurer joins the fight against a dragon. (dg-attack, dg-still-standing)"""

    learns = public("seat", "adventurer", "dragon", "slot", "attack", "total", "strength")
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

    learns = public("dragon", "missing")
    dragon: str
    missing: int


class Slain(Event, frozen=True, tag="slain"):
    """A dragon is slain and its hidden treasure is drawn. (dg-slain, dg-treasure-complete)"""

    learns = public("dragon", "slot", "seats", "hidden", "treasure", "bag")
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

    learns = public("dragons")
    dragons: int
    """How many dragons lie on the table."""


class MagicTaken(Event, frozen=True, tag="magic-taken"):
    """The only wizard in the fight takes the magic tokens. (dg-one-wizard)"""

    learns = public("seat", "count")
    seat: int
    count: int


class TookAll(Event, frozen=True, tag="took-all"):
    """Who slew a dragon alone takes all its treasure. (dg-slain-alone)"""

    learns = public("seat", "tokens")
    seat: int
    tokens: Counts


class SharingBegan(Event, frozen=True, tag="sharing"):
    """Those involved begin to talk, or one of them to divide. (dg-negotiation, dg-divide-and-choose)"""

    learns = public("seats", "treasure", "seconds", "rounds", "divider")
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

    learns = public("seat", "offer", "shares")
    seat: int
    offer: int
    shares: tuple[Share, ...]


class Accepted(Event, frozen=True, tag="accepted"):
    """A seat agrees to an offer. (dg-acceptance)"""

    learns = public("seat", "offer")
    seat: int
    offer: int


class Unaccepted(Event, frozen=True, tag="unaccepted"):
    """A seat takes back its yes. (dg-acceptance)"""

    learns = public("seat", "offer")
    seat: int
    offer: int


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """A seat takes its offer off the table: a division, or a swap at the market."""

    learns = public("seat", "offer")
    seat: int
    offer: int


class AskedToStop(Event, frozen=True, tag="asked-to-stop"):
    """A seat would rather end the sharing without an agreement. (dg-end-early)"""

    learns = public("seat")
    seat: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat says nothing this time, or skips its turn."""

    learns = public("seat")
    seat: int


class Agreed(Event, frozen=True, tag="agreed"):
    """All involved agreed to the same offer. (dg-agreement)"""

    learns = public("offer", "shares")
    offer: int
    shares: tuple[Share, ...]


class TreasureLost(Event, frozen=True, tag="lost"):
    """No agreement: the treasure leaves the game. (dg-time-runs-out)"""

    learns = public("tokens", "why")
    tokens: Counts
    why: Lost


class Divided(Event, frozen=True, tag="divided"):
    """A seat made piles. (dg-divide-and-choose)"""

    learns = public("seat", "piles")
    seat: int
    piles: tuple[Counts, ...]


class Chose(Event, frozen=True, tag="chose"):
    """A seat chose a pile, or was left with the last one. (dg-divide-and-choose)"""

    learns = public("seat", "pile", "tokens")
    seat: int
    pile: int
    tokens: Counts


class SharesTaken(Event, frozen=True, tag="shares-taken"):
    """The shares go behind the screens. (dg-agreement)"""

    learns = public("shares")
    shares: tuple[Share, ...]


class Robbing(Event, frozen=True, tag="robbing"):
    """A thief's owner has named whom the thief robs. (dg-victim)"""

    learns = public("thief", "victim", "helped")
    thief: int
    victim: int
    helped: bool
    """Whether the own wizard helps, so that the thief may look and choose. (dg-thief-with-wizard)"""


class NobodyToRob(Event, frozen=True, tag="nobody-to-rob"):
    """A thief finds nobody who has a token. (dg-victim)"""

    learns = public("thief")
    thief: int


class Looked(Event, frozen=True, tag="looked"):
    """A thief whom the own wizard helps looks behind the screen. (dg-thief-with-wizard)"""

    learns = public("thief", "victim", tokens=("thief", "victim"))
    hides: ClassVar[tuple[str, ...]] = ("tokens",)
    thief: int
    victim: int
    tokens: tuple[str, ...]


class Stolen(Event, frozen=True, tag="stolen"):
    """A token changed hands behind the screens. (dg-thief, dg-theft-secret)"""

    learns = public("thief", "victim", token=("thief", "victim"))
    hides: ClassVar[tuple[str, ...]] = ("token",)
    thief: int
    victim: int
    token: str


class CameHome(Event, frozen=True, tag="came-home"):
    """Those who fought the dragon rest face down; it is out of the game. (dg-adventurers-return, dg-dragon-leaves)"""

    learns = public("dragon", "slot", "seats")
    dragon: str
    slot: int
    seats: tuple[int, ...]


class MarketOpened(Event, frozen=True, tag="market-opened"):
    """The market opens for everyone. (dg-market-opens)"""

    learns = public("seconds", "rounds")
    seconds: int
    rounds: int


class SwapOffered(Event, frozen=True, tag="swap-offered"):
    """A seat proposes a swap to another. Its earlier one to the same seat, if any, is gone. (dg-swap)"""

    learns = public("seat", "offer", "partner", "gives", "gets")
    seat: int
    offer: int
    partner: int
    gives: Counts
    gets: Counts


class Swapped(Event, frozen=True, tag="swapped"):
    """Two seats swapped tokens. Other swaps that either has proposed are off. (dg-swap, dg-swap-fair)"""

    learns = public("seat", "offer", "partner", "gives", "gets")
    seat: int
    offer: int
    partner: int
    gives: Counts
    gets: Counts


class Shown(Event, frozen=True, tag="shown"):
    """A seat shows some of its tokens to all. (dg-show)"""

    learns = public("seat", "tokens")
    hides: ClassVar[tuple[str, ...]] = ("tokens",)
    seat: int
    tokens: tuple[str, ...]


class LeftMarket(Event, frozen=True, tag="left-market"):
    """A seat is done at the market. (dg-market-time)"""

    learns = public("seat")
    seat: int


class MarketClosed(Event, frozen=True, tag="market-closed"):
    """The market is over for this match. (dg-market-closes)"""

    learns = public("why")
    why: Closed


class Unveiled(Event, frozen=True, tag="unveiled"):
    """At the end a seat shows all its treasure. (dg-reveal)"""

    learns = public("seat", "tokens")
    seat: int
    tokens: tuple[str, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The match is over. (dg-end)"""

    learns = public("why", "winners")
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
