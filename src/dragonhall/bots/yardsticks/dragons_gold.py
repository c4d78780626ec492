"""Three plain ways to bargain in Dragon's Gold: share alike, never concede, or concede no more than the others did."""

from __future__ import annotations

from typing import Final

from dragonhall.bots.greedy.dragons_gold import GreedyDragonsGold, backed_by
from dragonhall.bots.greedy.gold_bargain import Bargain
from dragonhall.games.dragons_gold.actions import Accept, Counts
from dragonhall.games.dragons_gold.view import DragonsGoldView, OfferView, SharingView
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import Action

DEMAND: Final = 1.35
"""What the stubborn want, as a part of what all could have at once."""

HURRY: Final = 0.11
"""With less time left the naive take any share that is not empty."""


class NaiveDragonsGold(GreedyDragonsGold):
    """Counts tokens, not what they are worth: everyone gets as many of each colour as possible, and as many in all."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.name = "naive"

    def speak(self, view: DragonsGoldView, sharing: SharingView, left: float) -> Action | None:
        least = 1 if left <= HURRY else max(1, sum(sharing.treasure) // len(sharing.involved))
        fair = [offer for offer in sharing.offers if offer.open and self._count(offer) >= least]
        best = max(fair, key=lambda offer: len([seat for seat in offer.accepted if seat != self.seat]), default=None)
        if best is not None:
            return None if self.seat in best.accepted else Accept(best.offer)
        if own_offer(sharing, self.seat):
            return None
        bargain = self.bargain(view, sharing)
        return self._propose(bargain, sharing, bargain.division_of(even_counts(sharing.treasure, bargain)))

    def _count(self, offer: OfferView) -> int:
        """How many tokens an offer gives to this seat."""
        return sum([sum(share.tokens) for share in offer.shares if share.seat == self.seat])


class StubbornDragonsGold(GreedyDragonsGold):
    """Asks for more than its share once and for all, and agrees to nothing that is worth less to it."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.name = "stubborn"

    def speak(self, view: DragonsGoldView, sharing: SharingView, left: float) -> Action | None:
        bargain = self.bargain(view, sharing)
        division = bargain.for_target(DEMAND * bargain.fair, 0.0)
        demand = division.gains[bargain.place]
        return self._agree(bargain, sharing, demand) or (
            None if own_offer(sharing, self.seat) else self._propose(bargain, sharing, division)
        )

    def _agree(self, bargain: Bargain, sharing: SharingView, least: float) -> Action | None:
        return agree(bargain, sharing, self.seat, least)


class MicroDragonsGold(GreedyDragonsGold):
    """MiCRO for several: its divisions from the best down, a new one only when everybody else has made as many.

    It agrees to what is worth as much to it as the division that it would propose next.
    """

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.name = "micro"

    def speak(self, view: DragonsGoldView, sharing: SharingView, left: float) -> Action | None:
        bargain = self.bargain(view, sharing)
        made = {
            seat: len({offer.shares for offer in sharing.offers if offer.seat == seat}) for seat in bargain.involved
        }
        mine = made.pop(self.seat)
        may_concede = mine <= min(made.values())
        number = min(mine if may_concede else mine - 1, len(bargain.divisions) - 1)
        division = bargain.divisions[number]
        agreed = agree(bargain, sharing, self.seat, division.gains[bargain.place])
        if agreed is not None:
            return agreed
        return self._propose(bargain, sharing, division) if may_concede else None


def own_offer(sharing: SharingView, seat: int) -> int:
    """The number of the seat's offer on the table, or 0."""
    for offer in sharing.offers:
        if offer.open and offer.seat == seat:
            return offer.offer
    return 0


def agree(bargain: Bargain, sharing: SharingView, seat: int, least: float) -> Action | None:
    """Agree to the best offer of another that is worth so much, unless it is agreed to already."""
    best = 0
    most = least - 0.01
    for offer in sharing.offers:
        if offer.open and offer.seat != seat:
            worth = bargain.offered(offer.shares)[bargain.place]
            if worth >= most:
                best, most = offer.offer, worth
    return Accept(best) if best and best != backed_by(sharing, seat) else None


def even_counts(treasure: Counts, bargain: Bargain) -> tuple[Counts, ...]:
    """Deal the tokens out colour by colour, each to whom has fewest so far; ties from the own seat on."""
    places = len(bargain.involved)
    shares = [[0] * len(treasure) for _ in range(places)]
    order = [(bargain.place + step) % places for step in range(places)]
    for colour, count in enumerate(treasure):
        for _ in range(count):
            place = min(order, key=lambda each: sum(shares[each]))
            shares[place][colour] += 1
    return tuple([tuple(share) for share in shares])
