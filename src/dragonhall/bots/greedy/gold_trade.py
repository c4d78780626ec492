"""Trading for Dragon's Gold: swaps at the market that gain something on both sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dragonhall.games.dragons_gold.actions import Agree, Done, Pass, Swap
from dragonhall.games.dragons_gold.advice import Outlook
from dragonhall.games.dragons_gold.edition import Edition
from dragonhall.games.dragons_gold.view import DragonsGoldView, MarketView
from dragonhall.kernel.values import Action

LEAST: Final = 0.8
"""A swap must gain so many points."""

THEIRS: Final = 0.4
"""And so many for the partner, or it is not worth proposing."""

LEAVES: Final = 0.7
"""It leaves when so much of the time is left and nobody has proposed anything to it."""


class Trades:
    """One moment at the market."""

    def __init__(self, edition: Edition, view: DragonsGoldView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.outlook = Outlook(edition, view)

    def gains(self, maker: int, partner: int, gives: Sequence[int], gets: Sequence[int]) -> tuple[float, float]:
        """What a swap is worth to its maker and to the partner."""
        mine = theirs = 0.0
        for colour in range(len(gives)):
            if gives[colour] != gets[colour]:
                shares = [0] * self.outlook.seats
                shares[maker] = gets[colour] - gives[colour]
                shares[partner] = -shares[maker]
                mine += self.outlook.worth(maker, colour, shares)
                theirs += self.outlook.worth(partner, colour, shares)
        return mine, theirs

    def choose(self, legal: Sequence[Action], time_left: float | None) -> Action | None:
        """Say yes to the best swap that was proposed, or propose one, or wait, or leave."""
        market = self.view.market
        assert market is not None
        best: Action | None = None
        most = LEAST
        for offer in market.offers:
            if offer.partner == self.seat and Agree(offer.offer) in legal:
                theirs, mine = self.gains(offer.seat, self.seat, offer.gives, offer.gets)
                if mine - 0.5 * theirs > most / 2 and mine > most:
                    best, most = Agree(offer.offer), mine
        if best is not None:
            return best
        if any(offer.seat == self.seat for offer in market.offers):
            return self._wait(market, time_left)
        return self._proposal(market) or self._wait(market, time_left)

    def _wait(self, market: MarketView, time_left: float | None) -> Action | None:
        if time_left is None:
            seats = self.outlook.seats
            left = 1 - market.spoken / max(1, market.rounds * seats)
            return Done() if left <= LEAVES else Pass()
        return Done() if time_left <= LEAVES else None

    def _proposal(self, market: MarketView) -> Action | None:
        """The swap of one token for another, or for two, that is best for both."""
        best: Action | None = None
        most = 0.0
        held = self.outlook.holdings
        for partner in range(self.outlook.seats):
            if partner == self.seat or partner in market.done:
                continue
            for mine, count in enumerate(held[self.seat]):
                if count < 1:
                    continue
                for theirs, there in enumerate(held[partner]):
                    if theirs == mine or there < 1:
                        continue
                    for more in (1, 2):
                        if count >= more:
                            gives = _some(mine, more)
                            gets = _some(theirs, 1)
                            own, other = self.gains(self.seat, partner, gives, gets)
                            if own > LEAST and other > THEIRS and min(own, 2 * other) > most:
                                best, most = Swap(partner, gives, gets), min(own, 2 * other)
        return best


def _some(colour: int, count: int) -> tuple[int, ...]:
    return tuple([count if each == colour else 0 for each in range(9)])
