"""What an audience knows of a Dragon's Gold match, built up from what it saw; memory included.

`imagine.py` goes the other way: from a view to a full state that fits it. This module stays interpreted, because it
defines msgspec structs. All counts of tokens are in the order of `actions.COLOURS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from dragonhall.games.dragons_gold.actions import COLOURS, NOTHING, Counts, Share
from dragonhall.games.dragons_gold.edition import (
    CALL_BACK,
    DRAW_HIDDEN,
    SWAP_DRAGONS,
    SWAP_SHARES,
    TAKE_FIRST,
    WEAKEN_DRAGON,
)
from dragonhall.games.dragons_gold.memory import Knowledge, known_of
from dragonhall.games.dragons_gold.notes import Note, noted
from dragonhall.games.dragons_gold.rules.sharing import shares_of
from dragonhall.games.dragons_gold.rules.thefts import victims
from dragonhall.games.dragons_gold.scoring import result_of
from dragonhall.games.dragons_gold.state import (
    CHOOSE,
    DIVIDE,
    FAILED,
    LOOT,
    MARKET,
    NONE,
    OCCASIONS,
    OVER,
    PLAYED,
    QUESTIONS,
    SHARE,
    VICTIM,
    Position,
)
from dragonhall.kernel.values import UNKNOWN, Audience, OptionValue, Result, View


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
    choosers: tuple[int, ...]
    """Who has yet to choose a pile, the next one first."""
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
    """Where there is no clock: how far the word has gone round; it closes at `rounds` times the number of seats."""
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
    to_ask: tuple[int, ...]
    """With the question `object`: the seats that are asked about it, in order, the first one now."""
    within: str
    """With the occasion `played`: the occasion that the used object interrupts; empty on a turn."""
    then_ask: tuple[int, ...]
    """With the occasion `played`: the seats that are asked about `within` next, who used the object among them."""
    sent: bool
    """Whether the active seat has sent its adventurer; if not, its turn goes on after what is settled now."""
    skipped: int
    """Turns in a row in which nobody could be sent; when there are as many as seats, a stand-off is settled."""
    deadline: float | None
    """Seconds that the talk or market may take by its clock, a look before it not counted, or None."""
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
    offers_made: int
    """How many offers and swaps were proposed in this match; the next one gets the next number."""
    memory: tuple[Note, ...]
    """All that went behind screens, in order; empty until something is stolen: before that all counts are known."""
    result: Result | None

    def named(self) -> Mapping[str, int]:
        """How many of each piece this view names."""
        names: Counter[str] = Counter(self.slain)
        heaps = [self.lost]
        for dragon in self.dragons:
            if dragon is not None:
                names[dragon.dragon] += 1
                heaps.append(dragon.treasure)
        if self.sharing is not None:
            heaps.append(self.sharing.treasure if self.occasion != "after-failure" else NOTHING)
        for player in self.players:
            if not player.gone:  # else some of them may be named at another seat by now
                heaps.append(player.tokens)
            names.update(player.objects)
        for heap in heaps:
            names.update({colour: count for colour, count in zip(COLOURS, heap, strict=True) if count})
        names.update(self.used)
        del names[UNKNOWN]
        return names


def view_of(position: Position, audience: Audience) -> DragonsGoldView:
    """What this audience knows."""
    table = position.table
    edition = table.edition
    step = position.steps[-1]
    over = step == OVER
    knowledge = known_of(position, audience)
    played = step == PLAYED
    return DragonsGoldView(
        seat=audience,
        turn=position.turn,
        active=position.active,
        question=QUESTIONS[step],
        occasion=OCCASIONS[step],
        asked=position.asked,
        actors=tuple(position.actors()),
        to_ask=tuple(position.countering if played else position.asking),
        within=OCCASIONS[position.steps[-2]] if played and position.steps[-2] <= PLAYED else "",
        then_ask=tuple(position.asking) if played else (),
        sent=position.sent,
        skipped=position.skipped,
        deadline=position.clock(),
        players=tuple([_player(position, audience, seat, knowledge[seat]) for seat in range(table.seats)]),
        dragons=tuple([_dragon(position, slot) for slot in range(edition.face_up)]),
        pile=len(position.pile),
        unseen=tuple([edition.dragons[dragon] for dragon in sorted(position.pile)]),
        until_market=position.until_market,
        slain=tuple([edition.dragons[dragon] for dragon in position.slain]),
        bag=tuple(position.bag),
        lost=tuple(position.lost),
        last_dragons=position.in_bag == 0,
        sharing=_sharing(position, audience, step) if position.slot != NONE else None,
        market=_market(position) if step == MARKET else None,
        played=_played(position) if played else None,
        sword=position.sword,
        objects=len(position.objects),
        used=tuple([edition.objects[kind] for kind in position.used]),
        options=table.options,
        offers_made=position.offers_made,
        memory=tuple([noted(note, audience) for note in position.notes]) if position.stolen else (),
        result=result_of(position) if over else None,
    )


def _names(mask: int, names: Sequence[str]) -> tuple[str, ...]:
    return tuple([name for number, name in enumerate(names) if mask >> number & 1])


def _player(position: Position, audience: Audience, seat: int, knowledge: Knowledge) -> PlayerView:
    edition = position.table.edition
    hand = position.hands[seat]
    tokens, gone, came = knowledge
    return PlayerView(
        ready=_names(position.ready[seat], edition.adventurers),
        resting=_names(position.resting[seat], edition.adventurers),
        total=position.total(seat),
        tokens=tuple(tokens),
        gone=gone,
        came=came,
        objects=tuple([edition.objects[kind] for kind in hand]) if seat == audience else (UNKNOWN,) * len(hand),
    )


def _dragon(position: Position, slot: int) -> DragonView | None:
    edition = position.table.edition
    if position.lying[slot] == NONE:
        return None
    return DragonView(
        dragon=edition.dragons[position.lying[slot]],
        strength=position.strength[slot],
        attack=position.attack[slot],
        attackers=tuple(
            [
                AttackerView(
                    code & 15, edition.adventurers[code >> 4 & 15], edition.attacks[code >> 4 & 15] + (code >> 8)
                )
                for code in position.fights[slot]
            ]
        ),
        treasure=tuple(position.treasure[slot]),
        hidden=position.hidden[slot],
        age=position.ages[slot],
    )


def _sharing(position: Position, audience: Audience, step: int) -> SharingView:
    table = position.table
    seats = range(table.seats)
    involved = tuple(position.involved)
    talking = step == SHARE
    dividing = step in (DIVIDE, CHOOSE)
    thief = position.thief
    offers: tuple[OfferView, ...] = ()
    if talking:
        offers = tuple(
            [
                OfferView(
                    number,
                    maker,
                    shares_of(position, shares),
                    tuple([seat for seat in involved if position.backs[seat] == number]),
                    position.standing[maker] == number,
                )
                for number, maker, shares in position.offers
            ]
        )
    return SharingView(
        dragon=table.edition.dragons[position.lying[position.slot]],
        slot=position.slot,
        involved=involved,
        treasure=tuple(position.dropped if step == FAILED else position.spoil),
        wizard=position.wizard,
        magic=position.magic,
        thieves=tuple(position.thieves),
        divider=position.fights[position.slot][-1] & 15 if dividing else NONE,
        piles=tuple(position.piles) if dividing else (),
        chosen=tuple(position.chosen) if dividing else (),
        choosers=tuple(position.choosers) if dividing else (),
        offers=offers,
        stopping=tuple([seat for seat in seats if position.stopping[seat]]) if talking else (),
        spoken=position.spoken if talking else 0,
        rounds=position.rounds if talking else 0,
        stretched=talking and position.stretched,
        shares=shares_of(position, tuple(position.shares)) if position.shares else (),
        thief=thief,
        victim=position.victim,
        victims=tuple(victims(position)) if step == VICTIM else (),
        helped=thief != NONE and position.helped,
        loot=tuple(position.stash[position.victim]) if step == LOOT and audience == thief == position.chooser else (),
    )


def _market(position: Position) -> MarketView:
    return MarketView(
        offers=tuple([SwapView(*row) for row in position.swaps]),
        done=tuple([seat for seat, gone in enumerate(position.gone) if gone]),
        spoken=position.spoken,
        rounds=position.rounds,
    )


def _played(position: Position) -> ObjectView:
    """The object that waits to work, with what it is aimed at."""
    edition = position.table.edition
    effect = edition.effects[position.played]
    aims = position.aims
    dragons = effect in (SWAP_DRAGONS, WEAKEN_DRAGON, DRAW_HIDDEN)
    return ObjectView(
        position.player,
        edition.objects[position.played],
        tuple([edition.dragons[position.lying[slot]] for slot in aims]) if dragons else (),
        tuple(aims) if effect == SWAP_SHARES else (),
        edition.adventurers[aims[0]] if effect == CALL_BACK else "",
        COLOURS[aims[0]] if effect == TAKE_FIRST else "",
    )
