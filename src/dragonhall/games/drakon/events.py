"""What can happen in Drakon, and who learns what.

Places are `(x, y)` pairs as in `actions`. A `mate` is the partner in a team, −1 where there are none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from dragonhall.kernel.values import EVERYBODY, Event

Cell: TypeAlias = tuple[int, int]
How: TypeAlias = Literal["arrow", "key", "teleport", "storm", "slip", "escape", "jump"]
"""By what a hero leaves a chamber."""
Why: TypeAlias = Literal["turn", "ranger", "sorceress", "knight", "mind", "escape"]
"""What a hero moves for."""
Loss: TypeAlias = Literal["chamber", "drakon", "thief", "trade"]
"""What takes or moves a coin."""


def _public(*fields: str, **private: tuple[str, ...]) -> Mapping[str, str | tuple[str, ...]]:
    return dict.fromkeys(fields, EVERYBODY) | private


class SetUp(Event, frozen=True, tag="set-up"):
    """The entrance lies ready, the pile and the hoard are mixed, and chance has named who goes first. (dk-hoard)"""

    learns = _public("pile", "hoard", "first")
    pile: int
    hoard: int
    first: int


class HeroTaken(Event, frozen=True, tag="hero"):
    """A seat took its hero; the figure stands at the entrance. (dk-choose-hero)"""

    learns = _public("seat", "hero")
    seat: int
    hero: str


class Dealt(Event, frozen=True, tag="dealt"):
    """A first hand. (dk-first-hand)"""

    learns = _public("seat", "left", tiles=("seat",))
    seat: int
    tiles: tuple[str, ...]
    left: int


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn begins. (dk-turn)"""

    learns = _public("seat", "turn")
    seat: int
    turn: int


class Skipped(Event, frozen=True, tag="skipped"):
    """A seat with no tile whose hero cannot move is passed over. (dk-skip)"""

    learns = _public("seat", "turn")
    seat: int
    turn: int


class Chose(Event, frozen=True, tag="chose"):
    """A seat has picked a tile of its hand and has yet to say where it goes; only the seat sees which. (dk-place)"""

    learns = _public("seat", tile=("seat",))
    seat: int
    tile: str


class Aimed(Event, frozen=True, tag="aimed"):
    """A seat has picked a place or a chamber and has yet to say the rest: a tile, or how it is turned."""

    learns = _public("seat", "what", "x", "y")
    seat: int
    what: str
    """What for: place, rotate, switch or float."""
    x: int
    y: int


class Placed(Event, frozen=True, tag="placed"):
    """A tile from the hand is a chamber of the lair now. (dk-place)"""

    learns = _public("seat", "tile", "x", "y", "arrows")
    seat: int
    tile: str
    x: int
    y: int
    arrows: str


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a tile from the pile. (dk-draw, dk-fighter)"""

    learns = _public("seat", "left", tile=("seat",))
    seat: int
    tile: str
    left: int


class Moved(Event, frozen=True, tag="moved"):
    """A hero went from one chamber to another. (dk-move)

    `path` has where it left, what it passed through, and where it arrived. `by` is who decided it.
    """

    learns = _public("seat", "by", "path", "how", "why")
    seat: int
    by: int
    path: tuple[Cell, ...]
    how: How
    why: Why


class PowerUsed(Event, frozen=True, tag="power"):
    """A hero's power is used, once and for all; `whom` is the hero it is used on, or −1. (dk-ability)"""

    learns = _public("seat", "hero", "whom")
    seat: int
    hero: str
    whom: int


class CoinFound(Event, frozen=True, tag="coin-found"):
    """A hero took a coin from the hoard. (dk-find-a-coin, dk-thief-swaps)"""

    learns = _public("seat", "mate", "left", coin=("seat", "mate"))
    seat: int
    mate: int
    coin: str
    left: int
    """Coins left in the hoard."""


class CoinLost(Event, frozen=True, tag="coin-lost"):
    """A coin, picked by chance or traded in, went back to the hoard and was mixed in. (dk-return-coin)"""

    learns = _public("seat", "mate", "why", "left", coin=("seat", "mate"))
    hides: ClassVar[tuple[str, ...]] = ("coin",)
    seat: int
    mate: int
    coin: str
    why: Loss
    left: int


class CoinStolen(Event, frozen=True, tag="coin-stolen"):
    """A coin, picked by chance, went from one hero to another. (dk-steal-a-coin, dk-thief)"""

    learns = _public(
        "thief", "victim", "thief_mate", "victim_mate", "why", coin=("thief", "victim", "thief_mate", "victim_mate")
    )
    hides: ClassVar[tuple[str, ...]] = ("coin",)
    thief: int
    victim: int
    thief_mate: int
    victim_mate: int
    coin: str
    why: Loss


class Warded(Event, frozen=True, tag="warded"):
    """The Druid kept her coin. (dk-druid)"""

    learns = _public("seat")
    seat: int


class TileStolen(Event, frozen=True, tag="tile-stolen"):
    """A tile, picked by chance, went from one hand to another. (dk-steal-a-chamber, dk-knight-takes-tile)"""

    learns = _public("thief", "victim", tile=("thief", "victim"))
    hides: ClassVar[tuple[str, ...]] = ("tile",)
    thief: int
    victim: int
    tile: str


class Ignored(Event, frozen=True, tag="ignored"):
    """A chamber could do nothing to the hero who entered; `effect` is its effect's id. (dk-may)"""

    learns = _public("seat", "effect")
    seat: int
    effect: str


class Declined(Event, frozen=True, tag="declined"):
    """A seat said no to a question. (dk-may)"""

    learns = _public("seat", "question")
    seat: int
    question: str


class Destroyed(Event, frozen=True, tag="destroyed"):
    """A chamber is out of the game. (dk-destroy-a-chamber)"""

    learns = _public("seat", "tile", "x", "y")
    seat: int
    tile: str
    x: int
    y: int


class Rotated(Event, frozen=True, tag="rotated"):
    """A chamber was turned. (dk-rotate-a-chamber)"""

    learns = _public("seat", "tile", "x", "y", "was", "arrows")
    seat: int
    tile: str
    x: int
    y: int
    was: str
    arrows: str


class Switched(Event, frozen=True, tag="switched"):
    """A tile from the hand took the place of a chamber, which went to the hand or out. (dk-switch-a-chamber)"""

    learns = _public("seat", "tile", "x", "y", "arrows", "outgoing", "out")
    hides: ClassVar[tuple[str, ...]] = ("outgoing",)
    seat: int
    tile: str
    x: int
    y: int
    arrows: str
    outgoing: str
    out: bool
    """Whether the old chamber went out of the game instead of into the hand. (dk-switched-out)"""


class Floated(Event, frozen=True, tag="floated"):
    """A Floating Chamber flew from one place to another, with everyone in it. (dk-floating-chamber)"""

    learns = _public("seat", "tile", "source", "target", "arrows")
    seat: int
    tile: str
    source: Cell
    target: Cell
    arrows: str


class DrakonAppeared(Event, frozen=True, tag="drakon-appeared"):
    """Drakon came into the lair. (dk-drakon-appears)"""

    learns = _public("seat", "x", "y")
    seat: int
    x: int
    y: int


class DrakonMoved(Event, frozen=True, tag="drakon-moved"):
    """Drakon walked along these places, or stayed where she is. (dk-drakon-walks)"""

    learns = _public("seat", "path")
    seat: int
    path: tuple[Cell, ...]


class Caught(Event, frozen=True, tag="caught"):
    """Drakon met these heroes at this place; they are at the entrance now. (dk-encounter)"""

    learns = _public("seats", "x", "y")
    seats: tuple[int, ...]
    x: int
    y: int


class Controlled(Event, frozen=True, tag="controlled"):
    """A seat will make a move for another hero. (dk-mind-control)"""

    learns = _public("seat", "whom")
    seat: int
    whom: int


class Discarded(Event, frozen=True, tag="discarded"):
    """The Fighter threw a tile away, for all to see. (dk-fighter)"""

    learns = _public("seat", "tile")
    seat: int
    tile: str


class Ended(Event, frozen=True, tag="ended"):
    """The match is over, and all coins lie open: by seat, partners show the same. (dk-win, dk-stuck, dk-endless)"""

    learns = _public("why", "winners", "coins")
    why: str
    winners: tuple[int, ...]
    coins: tuple[tuple[str, ...], ...]


EVENT_TYPES: tuple[type[Event], ...] = (
    SetUp,
    HeroTaken,
    Dealt,
    TurnBegan,
    Skipped,
    Chose,
    Aimed,
    Placed,
    Drew,
    Moved,
    PowerUsed,
    CoinFound,
    CoinLost,
    CoinStolen,
    Warded,
    TileStolen,
    Ignored,
    Declined,
    Destroyed,
    Rotated,
    Switched,
    Floated,
    DrakonAppeared,
    DrakonMoved,
    Caught,
    Controlled,
    Discarded,
    Ended,
)
