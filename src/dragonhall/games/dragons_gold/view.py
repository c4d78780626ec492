"""What an audience knows of a Dragon's Gold match, built up from what it saw; memory included.

`imagine.py` goes the other way: from a view to a full state that fits it. This module stays interpreted, because it
defines msgspec structs. All counts of tokens are in the order of `actions.COLOURS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from dragonhall.games.dragons_gold.actions import Counts, Share
from dragonhall.games.dragons_gold.notes import Note
from dragonhall.kernel.values import OptionValue, Result, View


class AttackerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An adventurer in a fight."""

    seat: int
    adventurer: str
    attack: int
    """What it adds, a magic sword included."""


class DragonView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face-up dragon. (dg-in-the-open)"""

    dragon: str
    strength: int
    """What the attacks must reach now; less than in the edition when it was weakened."""
    attack: int
    """The attacks of all who fight it, added up."""
    attackers: tuple[AttackerView, ...]
    """In the order in which they joined the fight."""
    treasure: Counts
    """What lies on it."""
    hidden: int
    """Tokens that are drawn when it falls; fewer come if the bag runs out."""
    age: int
    """Counts the dragons as they are laid out: who has lain there longest has the least."""


class PlayerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of one seat."""

    ready: tuple[str, ...]
    """Adventurers face up in front of it."""
    resting: tuple[str, ...]
    """Adventurers face down in front of it."""
    total: int
    """Tokens behind its screen; all see how many. (dg-secret-stash)"""
    tokens: Counts
    """What this audience saw go behind the screen and not come out again; exact where `gone` and `came` are 0.

    `sum(tokens) - gone + came == total`. The own tokens are always exact.
    """
    gone: int
    """Tokens stolen from it that this audience did not see: some of `tokens` are not there any more."""
    came: int
    """Tokens that it stole and this audience did not see: they are there on top of `tokens`."""
    objects: tuple[str, ...]
    """Magic objects that it holds, "?" for those of others."""


class OfferView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An offer in the negotiation under way. It never changes; a new one has another number. (dg-proposal)"""

    offer: int
    seat: int
    shares: tuple[Share, ...]
    """One for each seat involved, in seat order."""
    accepted: tuple[int, ...]
    """The seats that agree to it now, in seat order; its maker among them unless they agreed to another since."""
    open: bool
    """Whether it is on the table still; False when it was withdrawn or replaced."""


class SharingView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slain dragon whose treasure is being settled, from its fall until the adventurers go home."""

    dragon: str
    slot: int
    involved: tuple[int, ...]
    """The seats that fought it, in seat order."""
    treasure: Counts
    """What is to be shared, or has been agreed on but not yet taken."""
    wizard: int
    """The seat with the only wizard in the fight, or −1."""
    magic: int
    """How many magic tokens that seat has taken beforehand."""
    thieves: tuple[int, ...]
    """Owners of thieves who have not stolen yet, in the order in which they will."""
    divider: int
    """Who makes the piles where one divides, else −1."""
    piles: tuple[Counts, ...]
    """The piles that were made; empty before."""
    chosen: tuple[int, ...]
    """By pile: the seat that took it, or −1."""
    offers: tuple[OfferView, ...]
    """All offers of this negotiation in the order in which they were made, those that are off the table included."""
    stopping: tuple[int, ...]
    """Seats that have asked to stop without an agreement."""
    spoken: int
    """Where there is no clock: how often somebody has spoken."""
    rounds: int
    """Where there is no clock: how often each may speak before the treasure is lost, else 0."""
    stretched: bool
    """Whether the Patient Hourglass has been used for this treasure."""
    shares: tuple[Share, ...]
    """What was agreed on or chosen but not yet taken; empty before and after."""
    thief: int
    """Whose thief is at work, or −1."""
    victim: int
    """Whom the thief robs, or −1 while that is not settled."""
    victims: tuple[int, ...]
    """Whom the thief may rob."""
    helped: bool
    """Whether the thief's own wizard helps."""
    loot: Counts
    """What the choosing thief sees behind the victim's screen; empty for everybody else."""


class SwapView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A swap that is proposed at the market: `partner` would get `gives` and give `gets`."""

    offer: int
    seat: int
    partner: int
    gives: Counts
    gets: Counts


class MarketView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The open market."""

    offers: tuple[SwapView, ...]
    """The swaps that are proposed now."""
    done: tuple[int, ...]
    """Seats that have left."""
    spoken: int
    """Where there is no clock: how many rounds are over."""
    rounds: int
    """Where there is no clock: after how many rounds the market closes, else 0."""


class ObjectView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A magic object that was just used and may still be stopped. (dg-counter-charm)"""

    seat: int
    card: str
    dragons: tuple[str, ...]
    seats: tuple[int, ...]
    adventurer: str
    token: str


class DragonsGoldView(View, frozen=True, forbid_unknown_fields=True, tag="dragons_gold"):
    """A Dragon's Gold match as one audience knows it."""

    seat: int | None
    turn: int
    active: int
    """Whose turn it is."""
    question: str
    """What is asked: turn, share, divide, choose, victim, loot, object, market, or over.

    `share` is the negotiation, `loot` which token a thief takes, `object` whether a magic object is used now.
    """
    occasion: str
    """With the question `object`: what it could be used for.

    before-sharing (Invisible Hand), after-agreement (Ring of Confusion), after-failure (Salvage Sack), robbed (Warding
    Amulet, Muddling Stone), or played (Counter Charm); else empty.
    """
    asked: int
    """The number of the question: the same through a negotiation or a market, whose clock runs per question."""
    actors: tuple[int, ...]
    deadline: float | None
    """Seconds that the question may take from when it was put, or None."""
    players: tuple[PlayerView, ...]
    dragons: tuple[DragonView | None, ...]
    """The places for face-up dragons; None where none lies. One that is being settled still lies there."""
    pile: int
    """Dragons in the pile."""
    unseen: tuple[str, ...]
    """Which dragons those are, in the edition's order."""
    until_market: int
    """New dragons until the market opens; 0 when it is or has been open."""
    slain: tuple[str, ...]
    """Dragons that are out of the game, in the order in which they fell."""
    bag: Counts
    """What is in the bag; it follows from what all saw. A screen shows how many."""
    lost: Counts
    """Treasure that left the game."""
    last_dragons: bool
    """Whether the bag is empty, so that no new dragons come."""
    sharing: SharingView | None
    market: MarketView | None
    played: ObjectView | None
    sword: int
    """What the next knight sent adds because of a magic sword; 0 mostly."""
    objects: int
    """Magic objects in their pile."""
    used: tuple[str, ...]
    """Magic objects that were used."""
    options: dict[str, OptionValue]
    memory: tuple[Note, ...]
    """All that went behind screens, in order; empty as long as this audience saw every token that changed hands."""
    result: Result | None

    def named(self) -> Mapping[str, int]:
        """How many of each piece this view names."""
        names: Counter[str] = Counter()
        return names
