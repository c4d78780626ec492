"""Attacks, and magic objects used on one's own turn, for Dragon's Gold: what being in a fight promises.

Whoever has one adventurer in a fight bargains like all the others, so a fight is worth the less the more will share
the treasure, discounted by how long the dragon will stand. A thief and a wizard are worth something besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dragonhall.games.dragons_gold.actions import Play, Send
from dragonhall.games.dragons_gold.advice import Outlook
from dragonhall.games.dragons_gold.edition import (
    ADD_ATTACK,
    CALL_BACK,
    DRAW_HIDDEN,
    RED,
    SWAP_DRAGONS,
    WEAKEN_DRAGON,
    Edition,
)
from dragonhall.games.dragons_gold.view import DragonsGoldView, DragonView
from dragonhall.kernel.values import Action

PER_TURN: Final = 2.6
"""How much attack a turn adds to a fight on average."""

PATIENCE: Final = 0.965
"""What a turn of waiting leaves of a promise."""

CROWD: Final = 0.75
"""How likely an adventurer who comes later belongs to a seat that is not in the fight yet."""

RIVALRY: Final = 2.0
"""A treasure that several share is worth this power of their number less: talks fail, and rivals gain by a deal too."""

LOOT: Final = 2.4
"""What a stolen token is worth; more where the own wizard helps."""

HELPED_LOOT: Final = 4.0
POINT: Final = 0.12
"""What it costs to bind one point of attack."""

WORTH_AN_OBJECT: Final = 2.5
"""An object must better the turn by so much."""


class Fight:
    """A dragon and those who fight it, as the weighing sees them."""

    def __init__(self, edition: Edition, dragon: DragonView, seats: int) -> None:
        self.strength = dragon.strength
        self.attack = dragon.attack
        self.involved = {each.seat for each in dragon.attackers}
        self.seats = seats
        self.thieves: set[int] = set()
        self.wizards: list[int] = []
        for each in dragon.attackers:
            self._note(edition, each.seat, each.adventurer)

    def _note(self, edition: Edition, seat: int, adventurer: str) -> None:
        number = edition.adventurer_of[adventurer]
        if edition.steals[number]:
            self.thieves.add(seat)
        if edition.takes_magic[number]:
            self.wizards.append(seat)

    def join(self, edition: Edition, seat: int, adventurer: str, more: int) -> None:
        """One more adventurer comes."""
        self.attack += edition.attacks[edition.adventurer_of[adventurer]] + more
        self.involved.add(seat)
        self._note(edition, seat, adventurer)


class Attacks:
    """One turn of one seat: what each of its moves promises."""

    def __init__(self, edition: Edition, view: DragonsGoldView, seat: int) -> None:
        self.edition = edition
        self.view = view
        self.seat = seat
        self.outlook = Outlook(edition, view)
        self._unknown = self.outlook.unknown(seat)
        self._red = self.outlook.token(seat, RED)
        self._heaps: dict[str, float] = {}

    def _heap(self, dragon: DragonView) -> float:
        """What the whole treasure of a dragon is worth, without the magic tokens."""
        found = self._heaps.get(dragon.dragon)
        if found is None:
            plain = tuple([0 if colour == RED else count for colour, count in enumerate(dragon.treasure)])
            coming = min(dragon.hidden, sum(self.view.bag))
            found = self.outlook.heap(self.seat, plain) + 0.8 * coming * self._unknown
            self._heaps[dragon.dragon] = found
        return found

    def promise(self, dragon: DragonView, fight: Fight) -> float:
        """What a fight is worth to the seat as it stands."""
        seat = self.seat
        if seat not in fight.involved:
            return 0.0
        missing = fight.strength - fight.attack
        turns = 0.0 if missing <= 0 else max(1.0, missing / PER_TURN)
        strangers = fight.seats - len(fight.involved)
        joining = strangers * (1 - (1 - CROWD / max(1, strangers)) ** turns) if strangers and turns else 0.0
        sharers = len(fight.involved) + joining
        parts = sharers**RIVALRY
        found = self._heap(dragon) / parts
        reds = dragon.treasure[RED] * self._red
        if fight.wizards == [seat]:
            found += reds * (1.0 if turns == 0 else 0.6)
        elif len(fight.wizards) != 1:
            found += reds / parts
        if sharers > 1:
            robbers = len(fight.thieves)
            if seat in fight.thieves:
                found += HELPED_LOOT if seat in fight.wizards else LOOT
                robbers -= 1
            found -= LOOT * robbers / sharers
        return float(found * PATIENCE**turns)

    def send(self, action: Send) -> float:
        """What is gained by sending an adventurer."""
        return self._send(action.adventurer, action.dragon, self.view.sword)

    def _send(self, adventurer: str, name: str, more: int, weaker: int = 0) -> float:
        for dragon in self.view.dragons:
            if dragon is not None and dragon.dragon == name:
                before = Fight(self.edition, dragon, self.outlook.seats)
                after = Fight(self.edition, dragon, self.outlook.seats)
                after.strength = max(1, after.strength - weaker)
                after.join(self.edition, self.seat, adventurer, more)
                gain = self.promise(dragon, after) - self.promise(dragon, before)
                return gain - POINT * self.edition.attacks[self.edition.adventurer_of[adventurer]]
        return 0.0

    def best(self, legal: Sequence[Action]) -> Action:
        """The move that promises most; an object only where it betters the turn clearly."""
        sends = [action for action in legal if isinstance(action, Send)]
        best: Action = legal[0]
        most = -1e9
        for send in sends:
            worth = self.send(send)
            if worth > most:
                best, most = send, worth
        if not sends:
            most = 0.0
        for action in legal:
            if isinstance(action, Play):
                worth = self._play(action, sends, most)
                if worth > most + WORTH_AN_OBJECT:
                    best, most = action, worth
        return best

    def _play(self, action: Play, sends: Sequence[Send], most: float) -> float:
        """What the turn promises with this object; what follows after it included."""
        edition = self.edition
        kind = edition.object_of[action.card]
        effect, amount = edition.effects[kind], edition.amounts[kind]
        if effect == CALL_BACK:
            return most if sends else WORTH_AN_OBJECT + 1.0
        if effect == ADD_ATTACK:
            knights = [s for s in sends if not self._has_power(s.adventurer)]
            return max([self._send(s.adventurer, s.dragon, amount) for s in knights], default=-1e9)
        if effect == WEAKEN_DRAGON:
            return self._weakened(action.dragons[0], amount, sends, most)
        if effect == DRAW_HIDDEN:
            dragon = self._dragon(action.dragons[0])
            mine = any(each.seat == self.seat for each in dragon.attackers)
            short = 0 < sum(self.view.bag) <= 14
            return most + (WORTH_AN_OBJECT + 1.0 if mine and short and dragon.hidden > 2 else 0.0)
        if effect == SWAP_DRAGONS:
            return most + self._exchanged(action.dragons[0], action.dragons[1])
        return -1e9

    def _has_power(self, adventurer: str) -> bool:
        number = self.edition.adventurer_of[adventurer]
        return self.edition.steals[number] or self.edition.takes_magic[number]

    def _dragon(self, name: str) -> DragonView:
        return next(dragon for dragon in self.view.dragons if dragon is not None and dragon.dragon == name)

    def _weakened(self, name: str, amount: int, sends: Sequence[Send], most: float) -> float:
        """A weaker dragon falls at once with us in the fight, or to the adventurer that is sent next."""
        dragon = self._dragon(name)
        now = Fight(self.edition, dragon, self.outlook.seats)
        then = Fight(self.edition, dragon, self.outlook.seats)
        then.strength = max(1, then.strength - amount)
        if then.attack >= then.strength:
            return most + self.promise(dragon, then) - self.promise(dragon, now)
        after = [self._send(s.adventurer, s.dragon, self.view.sword, amount) for s in sends if s.dragon == name]
        return max(after, default=-1e9)

    def _exchanged(self, one: str, other: str) -> float:
        """What is gained when two dragons change places under those who fight there."""
        first, second = self._dragon(one), self._dragon(other)
        before = after = 0.0
        for here, there in ((first, second), (second, first)):
            fight = Fight(self.edition, here, self.outlook.seats)
            before += self.promise(here, fight)
            fight.strength = there.strength
            after += self.promise(there, fight)
        return after - before
