"""The greedy bot of Dragonwood: exact odds of every attempt, and an estimate of what hands, cards and leads are worth.

It looks one decision ahead. Each action is valued by the chance of winning that it leaves, where a lead in points
counts the more, the fewer turns are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from dragonhall.bots.greedy.dragonwood_forecast import Forecast, Weights, normal
from dragonhall.bots.player import Bot
from dragonhall.games.dragonwood.actions import Attempt, Discard, Pass, Reload, Reroll
from dragonhall.games.dragonwood.edition import CREATURE, METHOD_NAMES, SPELL
from dragonhall.games.dragonwood.game import Dragonwood
from dragonhall.games.dragonwood.view import DragonwoodView
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import Action, View


class GreedyDragonwood(Bot):
    """Plays Dragonwood with any edition and option."""

    def __init__(self, game: Game, seat: int, weights: Weights | None = None) -> None:
        if not isinstance(game, Dragonwood):
            raise TypeError("this bot plays Dragonwood")
        self.name = "greedy"
        self.seat = seat
        self.game: Final[Dragonwood] = game
        self.weights: Final[Weights] = weights if weights is not None else Weights()
        self.forecast = Forecast(game.cards, self.weights)

    def choose(
        self, view: View, legal: Sequence[Action], chance: Chance, time_left: float | None = None
    ) -> Action | None:
        if len(legal) == 1:
            return legal[0]
        if not isinstance(view, DragonwoodView):
            raise TypeError("not a view of Dragonwood")
        if view.question == "reroll":
            return self._reroll(view, legal)
        outlook = Outlook(self.forecast, view, self.seat)
        if view.question == "turn":
            best, most = legal[0], -1.0
            for action, worth in zip(legal, outlook.weigh(legal), strict=True):
                if worth > most:
                    best, most = action, worth
            return best
        best, most = legal[0], -1e9
        for action in legal:
            if isinstance(action, Discard | Pass):
                worth = outlook.hand_without(action.card)
                if worth > most:
                    best, most = action, worth
        return best

    def _reroll(self, view: DragonwoodView, legal: Sequence[Action]) -> Action:
        odds = dict(self.forecast.adviser.reroll_odds(view))
        best, most = legal[-1], 0.0
        for action in legal:
            if isinstance(action, Reroll) and odds.get(action.value, 0.0) > most:
                best, most = action, odds[action.value]
        return best


class Outlook:
    """One decision: what the view says, and what each action leads to."""

    def __init__(self, forecast: Forecast, view: DragonwoodView, seat: int) -> None:
        edition = forecast.edition
        weights = forecast.weights
        self.forecast = forecast
        self.edition = edition
        self.view = view
        self.seat = seat
        me = view.players[seat]
        self.hand = edition.mask_of(me.hand) & ~edition.mask_of(me.chosen)
        self.owned = [edition.kind_of[name] for name in me.enhancements]
        self.adds = [0, 0, 0, 0]
        self.rerolls = False
        for kind in self.owned:
            if not edition.once[kind]:
                for method in range(4):
                    self.adds[method] += edition.adds_of[kind][method]
                self.rerolls = self.rerolls or edition.rerolls[kind]
        self.landscape: list[int] = []
        for name in view.landscape:
            if name is not None:
                self.landscape.append(edition.kind_of[name])
        self.kinds = sorted(set(self.landscape))
        self._count_turns()
        self.card = weights.card * min(1.0, self.mine / weights.fade)
        self.step = round(self.card * 10)
        fade = min(1.0, self.mine / weights.fade)
        others = len(view.players) - 2
        self.full = weights.full * fade
        self.now = weights.now * weights.contest**others * min(1.0, self.mine)
        self.later = (weights.later + weights.crowd * others) * fade
        self.fresh = weights.fresh * fade if view.woods else 0.0
        self._count_lead()
        rewards = [self.reward(kind) for kind in self.kinds]
        self.gains = forecast.gains(self.kinds, rewards, self.adds, self.rerolls, self.card)
        self._offers: dict[int, list[list[float]]] = {}
        self._hands: dict[int, tuple[int, int, int]] = {}

    def _count_turns(self) -> None:
        """How many turns are left after this one: of all seats, and of this one."""
        view = self.view
        edition = self.edition
        seats = len(view.players)
        if view.decks_out:
            after = view.turns_left - 1 if view.turns_left > 0 else seats
            until_mine = (self.seat - view.active - 1) % seats + 1
            self.all = float(after)
            self.mine = 1.0 if until_mine <= after else 0.0
            return
        held = sum([len(player.hand) for player in view.players])
        whole = edition.cards + edition.ladybugs
        draws = view.deck + (view.decks_in_match - view.decks) * max(1, whole - held)
        by_decks = draws / 0.75 + seats
        rest = view.woods + len(self.landscape)
        by_woods = (rest - 2.0) / 0.2
        if bool(view.options["simple_setup"]):
            by_woods = max(1, view.woods) / 0.22
        else:
            dragons = edition.dragons
            for player in view.players:
                for name in player.creatures:
                    dragons -= edition.dragon[edition.kind_of[name]]
            lying = sum([1 for kind in self.landscape if edition.dragon[kind]])
            hidden = dragons - lying
            if hidden > 0:
                depth = view.woods - view.lower + view.lower * hidden / (hidden + 1)
                by_woods = depth / 0.22 + 8.0
            else:
                by_woods = 6.0 * lying
        self.all = max(1.0, 1.0 / (1.0 / max(1.0, by_decks) ** 3 + 1.0 / max(1.0, by_woods) ** 3) ** (1 / 3))
        self.mine = self.all / seats

    def _count_lead(self) -> None:
        """The lead over the best rival, the creatures ahead of the most others, and what is left to fight for."""
        view = self.view
        edition = self.edition
        me = view.players[self.seat]
        rivals = [player for seat, player in enumerate(view.players) if seat != self.seat]
        self.ahead = len(me.creatures) - max([len(player.creatures) for player in rivals])
        left = edition.others + edition.dragons - view.removed - len(view.gone)
        taken = 0
        for player in view.players:
            left -= len(player.creatures) + len(player.enhancements)
            taken += len(player.creatures)
        self.captures = max(0.0, min(0.8 * left, 0.18 * self.all))
        lead = 1e9
        for player in rivals:
            worth = float(player.points) + self.card * len(player.hand)
            for name in player.enhancements:
                worth += self.worth(edition.kind_of[name], [0, 0, 0, 0], False)
            lead = min(lead, me.points - worth)
        for kind in self.owned:
            lead += self.worth(kind, [0, 0, 0, 0], False)
        self.lead = lead
        self.spread = sqrt(self.forecast.weights.spread * self.all + 0.3)
        self.bonus = self._bonus(self.ahead, self.captures)
        self.creature = self._bonus(self.ahead + 1, self.captures - 1.0) - self.bonus

    def _bonus(self, ahead: int, captures: float) -> float:
        """What the bonus for most creatures adds to the lead on average."""
        most = self.edition.most_creatures
        if captures < 0.5:
            return float(most * ((ahead > 0) - (ahead < 0)))
        return most * (2.0 * normal(ahead / sqrt(2.0 * captures / len(self.view.players))) - 1.0)

    def reward(self, kind: int) -> float:
        """What the capture of a card adds to the lead."""
        edition = self.edition
        if edition.type_of[kind] == CREATURE:
            return edition.points_of[kind] + self.creature
        return self.worth(kind, self.adds, self.rerolls)

    def worth(self, kind: int, adds: list[int], rerolls: bool) -> float:
        """What an enhancement adds to the attempts that are left, for a seat that has these already."""
        edition = self.edition
        forecast = self.forecast
        before = forecast.typical(adds, rerolls, self.step)
        if not edition.once[kind]:
            if edition.rerolls[kind]:
                gain = forecast.typical(adds, True, self.step) - before
            else:
                more = [adds[method] + edition.adds_of[kind][method] for method in range(4)]
                gain = forecast.typical(more, rerolls, self.step) - before
            return forecast.weights.lasting * gain * 0.32 * self.mine
        extra = edition.extra_dice[kind] + edition.wilds[kind]
        mean = sum(edition.faces) * extra // len(edition.faces)
        more = [adds[method] + edition.adds_of[kind][method] + mean for method in range(4)]
        gain = forecast.typical(more, rerolls, self.step) - before
        return forecast.weights.once * gain * min(1.0, self.mine / 4.0)

    def sizes(self, hand: int) -> tuple[int, int, int]:
        """The largest strike, stomp and scream of a hand."""
        found = self._hands.get(hand)
        if found is None:
            edition = self.edition
            strike = run = stomp = scream = 0
            for group in edition.number_masks:
                held = (hand & group).bit_count()
                if held:
                    run += 1
                    if held > stomp:
                        stomp = held
                    if run > strike:
                        strike = run
                else:
                    run = 0
            for group in edition.suit_masks:
                held = (hand & group).bit_count()
                if held > scream:
                    scream = held
            most = edition.most_dice
            found = (min(strike, most), min(stomp, most), min(scream, most))
            self._hands[hand] = found
        return found

    def offers(self, without: int) -> list[list[float]]:
        """By method and size: the best attempt on the landscape without one copy of a kind (−1: with all)."""
        found = self._offers.get(without)
        if found is None:
            most = self.edition.most_dice
            found = [[0.0] * (most + 1) for _ in range(3)]
            for kind, row in zip(self.kinds, self.gains, strict=True):
                if kind == without and self.landscape.count(kind) == 1:
                    continue
                for method in range(3):
                    for size in range(1, most + 1):
                        if row[method][size] > found[method][size]:
                            found[method][size] = row[method][size]
            self._offers[without] = found
        return found

    def potential(self, hand: int, without: int = -1) -> float:
        """What a hand is worth, in points, when a kind is gone from the landscape."""
        strike, stomp, scream = self.sizes(hand)
        return self.potential_of(hand.bit_count(), strike, stomp, scream, without)

    def potential_of(self, cards: int, strike: int, stomp: int, scream: int, without: int) -> float:
        """The same of so many cards with sets of these sizes."""
        offers = self.offers(without)
        return (
            self.card * min(cards, self.edition.limit)
            - self.full * max(0, min(cards, self.edition.limit) - self.forecast.weights.plenty)
            + self.now * max(offers[0][strike], offers[1][stomp], offers[2][scream])
            + self.later * self.forecast.mean(strike, stomp, scream, self.adds, self.rerolls, self.step)
        )

    def hand_without(self, name: str) -> float:
        """What the hand is worth without one card."""
        return self.potential(self.hand & ~(1 << self.edition.card_of[name]))

    def wounded(self, wounds: int) -> float:
        """What the hand is worth after giving up its least useful cards."""
        hand = self.hand
        for _ in range(wounds):
            best, most = hand, -1e9
            rest = hand
            while rest:
                card = rest & -rest
                rest ^= card
                worth = self.potential(hand ^ card)
                if worth > most:
                    best, most = hand ^ card, worth
            hand = best
        return self.potential(hand)

    def reloaded(self) -> float:
        """What the hand is worth on average after drawing a card."""
        drawable = self._drawable()
        if not drawable:
            return self.potential(self.hand)
        edition = self.edition
        strike, stomp, scream = self.sizes(self.hand)
        most = edition.most_dice
        suits: list[tuple[int, int]] = []  # a suit's cards that may come, the longest scream with one of them
        for group in edition.suit_masks:
            suits.append((group, min(most, max(scream, (self.hand & group).bit_count() + 1))))
        below: list[int] = [0]  # by number: how long a run ends just before it
        for group in edition.number_masks:
            below.append(below[-1] + 1 if self.hand & group else 0)
        above = 0
        total = 0.0
        worth: dict[tuple[int, int, int], float] = {}
        more = self.hand.bit_count() + 1
        for number in range(edition.numbers - 1, -1, -1):
            group = edition.number_masks[number]
            run = min(most, max(strike, below[number] + 1 + above))
            above = above + 1 if self.hand & group else 0
            coming = drawable & group
            if coming:
                same = min(most, max(stomp, (self.hand & group).bit_count() + 1))
                for cards, longest in suits:
                    if coming & cards:
                        sizes = (run, same, longest)
                        known = worth.get(sizes)
                        if known is None:
                            known = self.potential_of(more, run, same, longest, -1)
                            worth[sizes] = known
                        total += known
        return total / drawable.bit_count()

    def _drawable(self) -> int:
        """The cards that may be on top of the deck, as far as this seat knows."""
        view = self.view
        edition = self.edition
        discards = edition.mask_of(view.discards)
        if view.deck == 0:
            return discards
        cards = edition.mask_of(view.born[-1]) & ~discards
        for player in view.players:
            for name in player.hand:
                if name != "?":
                    cards &= ~(1 << edition.card_of[name])
        return cards

    def chance_to_win(self, lead: float) -> float:
        """The chance of winning with this lead in points, all that is held counted in."""
        return normal((lead + self.bonus) / self.spread)

    def weigh(self, legal: Sequence[Action]) -> list[float]:
        """The chance of winning that each action leaves."""
        edition = self.edition
        view = self.view
        dice = self.forecast.adviser.dice
        lost = self.chance_to_win(self.lead + self.wounded(1))
        spell_wounds = int(view.options["spell_wounds"] or 0) or edition.spell_wounds
        found: list[float] = []
        cards: tuple[str, ...] = ()
        mask = 0
        hands: dict[tuple[int, int], float] = {}
        for action in legal:
            if isinstance(action, Reload):
                found.append(self.chance_to_win(self.lead + self.reloaded()))
                continue
            if not isinstance(action, Attempt):
                found.append(0.0)
                continue
            if action.cards is not cards:
                cards = action.cards
                mask = edition.mask_of(cards)
            method = METHOD_NAMES.index(action.method)
            kind = edition.kind_of[action.target]
            creature = edition.type_of[kind] == CREATURE
            wanted = edition.value_of[kind][method] - (self.adds[method] if creature else 0)
            size = edition.spell_dice if method == SPELL else len(cards)
            spent = 0.0
            for name in action.using:
                used = edition.kind_of[name]
                wanted -= edition.adds_of[used][method]
                size += edition.extra_dice[used] + (edition.wilds[used] if method != SPELL else 0)
                spent += self.worth(used, self.adds, self.rerolls)
            chance = dice.chance_again(size, wanted) if creature and self.rerolls else dice.chance(size, wanted)
            key = (mask, kind)
            rest = hands.get(key)
            if rest is None:
                rest = self.potential(self.hand & ~mask, kind)
                hands[key] = rest
            won = self._after(kind, rest - spent)
            miss = lost
            if spent or method == SPELL:
                wounds = spell_wounds if method == SPELL else 1
                miss = self.chance_to_win(self.lead + self.wounded(wounds) - spent)
            found.append(chance * won + (1.0 - chance) * miss)
        return found

    def _after(self, kind: int, hand: float) -> float:
        """The chance of winning after capturing a card; certain where that ends the match."""
        edition = self.edition
        if edition.dragon[kind]:
            taken = 1
            for player in self.view.players:
                for name in player.creatures:
                    taken += edition.dragon[edition.kind_of[name]]
            if taken == edition.dragons:
                return self._final(kind)
        return self.chance_to_win(self.lead + self.reward(kind) + self.fresh + hand)

    def _final(self, kind: int) -> float:
        """Whether a capture that ends the match wins it: 1, a share for a tie, or 0. (dw-winner, dw-tie)"""
        edition = self.edition
        view = self.view
        creatures = [len(player.creatures) for player in view.players]
        creatures[self.seat] += 1
        most = max(creatures)
        bonus = edition.most_creatures if creatures.count(most) == 1 else edition.most_creatures_tied
        totals: list[tuple[int, int]] = []
        for seat, player in enumerate(view.players):
            breaks = creatures[seat]
            if view.options["tie_break"] == "orange_dragon":
                breaks = sum([1 for name in player.creatures if edition.tie_break[edition.kind_of[name]]])
                breaks += edition.tie_break[kind] if seat == self.seat else 0
            total = player.points + (edition.points_of[kind] if seat == self.seat else 0)
            totals.append((total + (bonus if creatures[seat] == most else 0), breaks))
        best = max(totals)
        return 0.0 if totals[self.seat] < best else 1.0 / totals.count(best)
