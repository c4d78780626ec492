"""The greedy bot of Dragon's Gold: it bargains by what tokens are worth to whom, and attacks where that promises most.

In a negotiation it opens high, but with what the others can bear, comes down to what all could have at once, and in
the end takes whatever is better than nothing. What it proposes and accepts follows from the view and the time left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dragonhall.bots.greedy.gold_attack import Attacks
from dragonhall.bots.greedy.gold_bargain import Bargain, Division
from dragonhall.bots.greedy.gold_trade import Trades
from dragonhall.bots.player import Bot
from dragonhall.games.dragons_gold.actions import (
    COLOURS,
    Accept,
    Choose,
    Counts,
    Decline,
    Divide,
    Offer,
    Pass,
    Play,
    Rob,
    Share,
    Take,
)
from dragonhall.games.dragons_gold.advice import Outlook, expected_scores
from dragonhall.games.dragons_gold.edition import (
    ADD_SECONDS,
    CHOOSE_LOSS,
    RED,
    SAVE_TOKENS,
    STOP_OBJECT,
    STOP_THEFT,
    SWAP_SHARES,
    TAKE_FIRST,
)
from dragonhall.games.dragons_gold.game import DragonsGold
from dragonhall.games.dragons_gold.view import DragonsGoldView, OfferView, SharingView
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import UNKNOWN, Action, View

CURVE: Final = ((1.0, 1.45), (0.75, 1.2), (0.55, 1.0), (0.3, 0.85), (0.15, 0.55), (0.05, 0.2), (0.0, 0.02))
"""By the share of time left: what it wants, as a part of what all could have at once."""

LAST: Final = 0.13
"""With less time left, it takes whatever is not worse than nothing and most likely to be a deal."""

LIKELY: Final = 0.9
"""It believes that others agree to this part of what it wants itself."""

EVEN_FROM: Final = 0.65
"""It stands on the division that all could have as long as it wants no less than this part of what is fair."""

TOO_LATE: Final = 0.06
"""With less time left, nobody would have the time to agree to something new."""

WORST: Final = -4.0
"""In the end it takes a division that costs it no more than this: estimates are no better."""

BEARABLE: Final = 0.25
"""It offers nobody less than this part of what all could have at once, as long as it can."""


def wanted(left: float) -> float:
    """What it wants when so much of the time is left, as a part of what all could have at once.

    >>> wanted(1.0), wanted(0.0)
    (1.45, 0.02)
    """
    later, less = 0.0, CURVE[-1][1]
    for when, part in reversed(CURVE):
        if left <= when:
            if when == later:
                return part
            return less + (part - less) * (left - later) / (when - later)
        later, less = when, part
    return CURVE[0][1]


class GreedyDragonsGold(Bot):
    """Plays Dragon's Gold with any edition and option."""

    def __init__(self, game: Game, seat: int) -> None:
        if not isinstance(game, DragonsGold):
            raise TypeError("this bot plays Dragon's Gold")
        self.name = "greedy"
        self.seat = seat
        self.game: Final[DragonsGold] = game
        self.edition = game.cards
        self._bargain: Bargain | None = None  # of the negotiation with this number of the question
        self._asked = -1
        self._patience = 1.0  # in this negotiation

    def choose(
        self, view: View, legal: Sequence[Action], chance: Chance, time_left: float | None = None
    ) -> Action | None:
        if not isinstance(view, DragonsGoldView):
            raise TypeError("not a view of Dragon's Gold")
        if view.question == "share" and view.sharing is not None:
            return self._talk(view, view.sharing, legal, chance, time_left)
        if view.question == "market":
            return Trades(self.edition, view, self.seat).choose(legal, time_left)
        if len(legal) == 1:
            return legal[0]
        if view.question == "turn":
            return Attacks(self.edition, view, self.seat).best(legal)
        if view.question == "object":
            return self._use(view, legal)
        if view.question in ("victim", "loot"):
            return self._steal(view, legal)
        return self._pile(view, legal)

    # ---- negotiation -----------------------------------------------------------------------------

    def bargain(self, view: DragonsGoldView, sharing: SharingView) -> Bargain:
        """The treasure on the table, weighed; kept as long as it is the same question."""
        if self._bargain is None or self._asked != view.asked:
            outlook = Outlook(self.edition, view)
            self._bargain = Bargain(outlook, sharing.treasure, sharing.involved, self.seat)
            self._asked = view.asked
        return self._bargain

    def _talk(
        self,
        view: DragonsGoldView,
        sharing: SharingView,
        legal: Sequence[Action],
        chance: Chance,
        time_left: float | None,
    ) -> Action | None:
        if self._asked != view.asked:
            self._patience = 0.85 + 0.3 * chance.below(1000, "patience", self.seat) / 1000
        left = share_left(sharing, time_left)
        spoken = self.speak(view, sharing, left)
        if spoken is not None:
            return spoken
        if left <= LAST:
            for action in legal:
                if isinstance(action, Play) and self._effect(action) == ADD_SECONDS:
                    return action
        return None if time_left is not None else Pass()

    def speak(self, view: DragonsGoldView, sharing: SharingView, left: float) -> Action | None:
        """What it says with so much of the time left; None if it lets the others speak."""
        bargain = self.bargain(view, sharing)
        if left <= LAST * (2 - self._patience):
            return self._settle(bargain, sharing, left)
        target = bargain.fair * wanted(min(1.0, left * self._patience))
        best = best_offer(bargain, sharing, target)
        division = self._next(bargain, sharing, target)
        if best is not None:
            others = left_behind(bargain, best)
            if best.seat == self.seat or others >= LIKELY * target or others >= division.least_of_others(bargain.place):
                return None if self.seat in best.accepted else Accept(best.offer)
        return self._propose(bargain, sharing, division)

    def _settle(self, bargain: Bargain, sharing: SharingView, left: float) -> Action | None:
        """In the end: agree to what most agree to, or look for something that nobody can refuse."""
        best = most_agreed(bargain, sharing)
        joined = best is not None and any(seat not in (best.seat, self.seat) for seat in best.accepted)
        demands = insisted_on(bargain, sharing)
        if demands is not None and not joined and left > TOO_LATE:
            bridge = bargain.bridge(demands)
            worth = 0.05 if best is None else max(0.05, bargain.offered(best.shares)[bargain.place])
            if bridge is not None and bridge.gains[bargain.place] > worth:
                return self._propose(bargain, sharing, bridge)
        if best is None:
            return self._propose(bargain, sharing, bargain.even)
        return None if self.seat in best.accepted else Accept(best.offer)

    def _next(self, bargain: Bargain, sharing: SharingView, target: float) -> Division:
        """The division that it would propose for this target; once that was said, another that is worth as much.

        Once it wants no more than all could have at once, it proposes just that. Who counts the others' offers before
        coming down itself gets something to count, as long as it keeps counting with them.
        """
        floor = BEARABLE * bargain.fair
        if EVEN_FROM * bargain.fair <= target <= bargain.mine(bargain.even.gains):
            division = bargain.even
        else:
            division = bargain.for_target(target, floor)
        made: dict[int, set[tuple[Share, ...]]] = {seat: set() for seat in bargain.involved}
        for offer in sharing.offers:
            made[offer.seat].add(offer.shares)
        mine = made.pop(self.seat)
        if told(bargain, division) not in mine or len(mine) > min([len(theirs) for theirs in made.values()]):
            return division
        for other in [*reversed(bargain.divisions), *bargain.variants(division)]:
            if bargain.mine(other.gains) >= target - 0.01 and other.least_of_others(bargain.place) >= floor:
                if told(bargain, other) not in mine:
                    return other
        return division

    def _propose(self, bargain: Bargain, sharing: SharingView, division: Division) -> Action | None:
        """Offer this division; agree to it where somebody has made it already."""
        shares = told(bargain, division)
        for offer in sharing.offers:
            if offer.open and offer.shares == shares:
                return None if self.seat in offer.accepted else Accept(offer.offer)
        return Offer(shares)

    # ---- dividing and choosing -------------------------------------------------------------------

    def _pile(self, view: DragonsGoldView, legal: Sequence[Action]) -> Action:
        sharing = view.sharing
        assert sharing is not None
        outlook = Outlook(self.edition, view)
        if view.question == "choose":
            choices = [action for action in legal if isinstance(action, Choose)]
            return max(choices, key=lambda choice: outlook.heap(self.seat, sharing.piles[choice.pile - 1]))
        bargain = self.bargain(view, sharing)
        divisions = [division.shares for division in bargain.divisions]
        divisions += [action.piles for action in legal if isinstance(action, Divide)]
        order = [seat for seat in self._clockwise(view) if seat in sharing.involved]
        return Divide(max(divisions, key=lambda piles: self._left_over(outlook, order, piles)))

    def _clockwise(self, view: DragonsGoldView) -> list[int]:
        seats = len(view.players)
        return [(self.seat + step) % seats for step in range(1, seats)]

    def _left_over(self, outlook: Outlook, order: Sequence[int], piles: Sequence[Counts]) -> float:
        """What the last pile is worth to the divider when each of the others takes what is best for it."""
        left = list(piles)
        for seat in order:
            left.remove(max(left, key=lambda pile: outlook.heap(seat, pile)))
        return outlook.heap(self.seat, left[0])

    # ---- thefts and objects ----------------------------------------------------------------------

    def _steal(self, view: DragonsGoldView, legal: Sequence[Action]) -> Action:
        outlook = Outlook(self.edition, view)
        sharing = view.sharing
        assert sharing is not None
        if view.question == "victim":
            scores = expected_scores(self.edition, view)
            victims = [action for action in legal if isinstance(action, Rob)]
            return max(victims, key=lambda rob: self._robbing(outlook, rob.victim, sharing.helped, scores))
        loser = sharing.victim
        choices = [action for action in legal if isinstance(action, Take) and action.token != UNKNOWN]
        if loser == self.seat:
            return min(choices, key=lambda take: self._moved(outlook, take.token, loser, sharing.thief)[1])
        return max(choices, key=lambda take: self._moved(outlook, take.token, loser, self.seat)[0])

    def _robbing(self, outlook: Outlook, victim: int, helped: bool, scores: Sequence[float]) -> float:
        """What it promises to rob this seat; the one in front a little sooner."""
        held = outlook.holdings[victim]
        gains = [
            (count, self._moved(outlook, COLOURS[colour], victim, self.seat)[0])
            for colour, count in enumerate(held)
            if count >= 0.5
        ]
        if not gains:
            return -1.0
        ahead = 0.02 * scores[victim]
        if helped:
            return max([gain for _, gain in gains]) + ahead
        return sum([count * gain for count, gain in gains]) / sum([count for count, _ in gains]) + ahead

    def _moved(self, outlook: Outlook, token: str, loser: int, winner: int) -> tuple[float, float]:
        """What a token that goes from one seat to another is worth to the winner, and what it costs the loser."""
        colour = COLOURS.index(token)
        shares = [0] * outlook.seats
        shares[winner] += 1
        shares[loser] -= 1
        gain = outlook.worth(winner, colour, shares)
        loss = -outlook.worth(loser, colour, shares)
        if winner == self.seat:
            return gain + 0.1 * loss, loss
        return gain, loss + 0.1 * gain

    def _effect(self, action: Play) -> int:
        return self.edition.effects[self.edition.object_of[action.card]]

    def _use(self, view: DragonsGoldView, legal: Sequence[Action]) -> Action:
        """Use a magic object where that gains something, else keep it."""
        best: Action = Decline()
        most = 1.5
        outlook = Outlook(self.edition, view)
        for action in legal:
            if isinstance(action, Play):
                worth = self._worth_using(view, outlook, action)
                if worth > most:
                    best, most = action, worth
        return best

    def _worth_using(self, view: DragonsGoldView, outlook: Outlook, action: Play) -> float:
        effect = self._effect(action)
        sharing = view.sharing
        if effect == STOP_OBJECT:
            return self._harm(view, outlook)
        if sharing is None:
            return 0.0
        if effect == TAKE_FIRST:
            colour = COLOURS.index(action.token)
            return outlook.token(self.seat, colour)
        if effect == SAVE_TOKENS:
            tokens = max(1, sum(sharing.treasure))
            return outlook.heap(self.seat, sharing.treasure) / tokens
        if effect in (STOP_THEFT, CHOOSE_LOSS):
            held = outlook.holdings[self.seat]
            losses = [
                self._moved(outlook, COLOURS[colour], self.seat, sharing.thief)[1]
                for colour, count in enumerate(held)
                if count
            ]
            costs = max(losses) if sharing.helped else sum(losses) / len(losses)
            return costs if effect == STOP_THEFT else costs - min(losses)
        if effect == SWAP_SHARES:
            return self._confused(outlook, sharing, action.seats)
        return 0.0

    def _confused(self, outlook: Outlook, sharing: SharingView, seats: Sequence[int]) -> float:
        """What it gains when two other seats' shares change places: their gems count against its own."""
        shares = {share.seat: share.tokens for share in sharing.shares}
        swapped = dict(shares)
        swapped[seats[0]], swapped[seats[1]] = shares[seats[1]], shares[seats[0]]
        found = 0.0
        for colour in range(len(COLOURS)):
            if colour != RED:
                for given, sign in ((swapped, 1.0), (shares, -1.0)):
                    counts = [given[seat][colour] if seat in given else 0 for seat in range(outlook.seats)]
                    found += sign * outlook.worth(self.seat, colour, counts)
        return found

    def _harm(self, view: DragonsGoldView, outlook: Outlook) -> float:
        """What the object that was just used costs this seat."""
        played, sharing = view.played, view.sharing
        if played is None or sharing is None:
            return 0.0
        effect = self.edition.effects[self.edition.object_of[played.card]]
        if effect == SWAP_SHARES and self.seat in played.seats:
            shares = {share.seat: share.tokens for share in sharing.shares}
            other = next(seat for seat in played.seats if seat != self.seat)
            return outlook.heap(self.seat, shares[self.seat]) - outlook.heap(self.seat, shares[other])
        if effect in (STOP_THEFT, CHOOSE_LOSS) and sharing.thief == self.seat:
            return 3.0
        if effect == TAKE_FIRST and self.seat in sharing.involved:
            return outlook.token(self.seat, COLOURS.index(played.token)) / len(sharing.involved)
        return 0.0


def told(bargain: Bargain, division: Division) -> tuple[Share, ...]:
    """A division as an offer says it."""
    return tuple([Share(seat, share) for seat, share in zip(bargain.involved, division.shares, strict=True)])


def share_left(sharing: SharingView, time_left: float | None) -> float:
    """The share of the time that is left; where there is no clock, of the times to speak."""
    if time_left is not None:
        return time_left
    return max(0.0, 1 - sharing.spoken / max(1, sharing.rounds * len(sharing.involved)))


def backed_by(sharing: SharingView, seat: int) -> int:
    """The offer that a seat agrees to, or 0."""
    for offer in sharing.offers:
        if seat in offer.accepted:
            return offer.offer
    return 0


def best_offer(bargain: Bargain, sharing: SharingView, least: float) -> OfferView | None:
    """Of the others' offers, and the own one if somebody has come over to it, the best that is worth so much."""
    best: OfferView | None = None
    most = -1e9
    for offer in sharing.offers:
        if offer.open and (offer.seat != bargain.seat or any(seat != bargain.seat for seat in offer.accepted)):
            worth = bargain.mine(bargain.offered(offer.shares))
            if worth >= least and worth > most:
                best, most = offer, worth
    return best


def insisted_on(bargain: Bargain, sharing: SharingView) -> list[float] | None:
    """By place: the least that a seat has asked for or agreed to; None as long as somebody has said nothing."""
    found: list[float] = []
    for place, seat in enumerate(bargain.involved):
        asked = [
            bargain.offered(offer.shares)[place]
            for offer in sharing.offers
            if offer.seat == seat or seat in offer.accepted
        ]
        if not asked and seat != bargain.seat:
            return None
        found.append(min(asked, default=0.0))
    found[bargain.place] = 0.0
    return found


def left_behind(bargain: Bargain, offer: OfferView) -> float:
    """What an offer gives the worst off of those who have not agreed to it yet, this seat left out."""
    gains = bargain.offered(offer.shares)
    waiting = [place for place, seat in enumerate(bargain.involved) if seat not in (*offer.accepted, bargain.seat)]
    return min([gains[place] for place in waiting], default=1e9)


def most_agreed(bargain: Bargain, sharing: SharingView) -> OfferView | None:
    """The offer to settle on: not worse than nothing, or than what all could have, and most have agreed to it.

    Of several it is the first that all can live with, so that those who think alike settle on the same. The own offer
    counts only once somebody has come over to it.
    """
    best: OfferView | None = None
    most = (-1, -1)
    least = min(0.0, bargain.even.gains[bargain.place])
    for offer in sharing.offers:
        if not offer.open:
            continue
        gains = bargain.offered(offer.shares)
        others = len([seat for seat in offer.accepted if seat != bargain.seat])
        all_others = others == len(gains) - 1
        if gains[bargain.place] >= (WORST if all_others else max(WORST, least - 0.01)):
            agreed = len(offer.accepted) if others or offer.seat != bargain.seat else 0
            rank = (2 if all_others else int(min(gains) >= WORST), agreed)
            if rank > most:
                best, most = offer, rank
    return best
