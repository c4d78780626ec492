"""The greedy bot of Dragonrealm: exact odds, and an estimate of what majorities, hands and enhancements are worth.

It looks one decision ahead. A placement is valued by the coins and Dragonstones of the majority that it leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dragonhall.bots.greedy.dragonrealm_forecast import Forecast, Weights
from dragonhall.bots.player import Bot
from dragonhall.games.dragonrealm.actions import Buy, Call, Discard, Draw, EndTurn, Explore, Keep, Pass, Reroll, Stand
from dragonhall.games.dragonrealm.advice import callable_for, owned_kinds
from dragonhall.games.dragonrealm.edition import DRAGON, METHOD_OF
from dragonhall.games.dragonrealm.game import Dragonrealm
from dragonhall.games.dragonrealm.view import DragonrealmView
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.game import Game
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import Action, View


class GreedyDragonrealm(Bot):
    """Plays Dragonrealm with any edition and option."""

    def __init__(self, game: Game, seat: int, weights: Weights | None = None) -> None:
        if not isinstance(game, Dragonrealm):
            raise TypeError("this bot plays Dragonrealm")
        self.name = "greedy"
        self.seat = seat
        self.game: Final[Dragonrealm] = game
        self.forecast = Forecast(game.cards, weights if weights is not None else Weights())

    def choose(
        self, view: View, legal: Sequence[Action], chance: Chance, time_left: float | None = None
    ) -> Action | None:
        if len(legal) == 1:
            return legal[0]
        if not isinstance(view, DragonrealmView):
            raise TypeError("not a view of Dragonrealm")
        outlook = Outlook(self.forecast, view, self.seat)
        best, most = legal[0], -1e9
        for action, worth in zip(legal, outlook.weigh(legal), strict=True):
            if worth > most:
                best, most = action, worth
        return best


class Outlook:
    """One decision: what the view says, and what each action leads to, in coins."""

    def __init__(self, forecast: Forecast, view: DragonrealmView, seat: int) -> None:
        edition = forecast.edition
        self.forecast = forecast
        self.weights: Final[Weights] = forecast.weights
        self.edition = edition
        self.view = view
        self.seat = seat
        me = view.players[seat]
        self.hand = edition.mask_of(me.hand)
        self.home = me.home
        self.centre = me.centre
        self.owned = owned_kinds(edition, view, seat)
        self.adds = [0, 0, 0]
        self.rerolls = False
        for kind in self.owned:
            if not edition.once[kind]:
                for method in range(3):
                    self.adds[method] += edition.adds_of[kind][method]
                self.rerolls = self.rerolls or edition.rerolls[kind]
        self.kinds = [edition.location_of[place.location] for place in view.row]
        self._count_rest()
        self.waiting = self.weights.alley if view.centre == "alley" else self.weights.academy
        if self.home < self.weights.enough:
            self.waiting -= self.weights.crowded
        self.waiting = max(0.1, self.waiting * min(1.0, 0.4 + 2.0 * self.left))
        self.gains = [[self.gain(slot, count) for count in range(4)] for slot in range(len(self.kinds))]
        self._offers: list[list[float]] | None = None
        self._potentials: dict[int, float] = {}
        self._results: dict[tuple[int, int, int, int], float] = {}

    def _count_rest(self) -> None:
        """Which share of the match is left, by the spaces that are still free."""
        spaces = self.edition.spaces_of
        free = 0.0
        whole = 6.0 * (len(self.edition.levels[len(self.view.players)]) + 1)
        for place, kind in zip(self.view.row, self.kinds, strict=True):
            free += max(0, spaces[kind] - sum(place.adventurers) - place.goblins)
        free += 6.0 * len(self.view.locations)
        self.left = min(1.0, free / whole)

    def gain(self, slot: int, count: int) -> float:
        """What so many more adventurers on a location are worth."""
        if count == 0:
            return 0.0
        place = self.view.row[slot]
        kind = self.kinds[slot]
        there = place.adventurers
        seat = self.seat
        after = (*there[:seat], there[seat] + count, *there[seat + 1 :])
        if sum(after) + place.goblins >= self.edition.spaces_of[kind] and self.edition.level_of[kind] == DRAGON:
            return self._last(slot, after)
        forecast = self.forecast
        before = forecast.margin(forecast.prospect(kind, there, place.goblins), seat)
        return forecast.margin(forecast.prospect(kind, after, place.goblins), seat) - before

    def _last(self, slot: int, after: tuple[int, ...]) -> float:
        """What ending the match now is worth: all is scored as it stands. (dr-end-scoring)"""
        edition = self.edition
        view = self.view
        coins = [player.coins + player.treasure for player in view.players]
        stones = [player.dragonstones for player in view.players]
        for number, place in enumerate(view.row):
            kind = self.kinds[number]
            there = after if number == slot else place.adventurers
            paid, winner = self.forecast.shares(kind, there, place.goblins)
            for seat, each in enumerate(paid):
                coins[seat] += each
            if winner >= 0:
                stones[winner] += edition.stones_of[kind]
        most = max(stones)
        bonus = edition.most_dragonstones if stones.count(most) == 1 else edition.most_dragonstones_tied
        totals = [(coin + (bonus if stone == most else 0), stone) for coin, stone in zip(coins, stones, strict=True)]
        best = max(totals)
        lead = totals[self.seat][0] - max(total for seat, (total, _) in enumerate(totals) if seat != self.seat)
        return lead + (self.weights.win if totals[self.seat] == best else -self.weights.win)

    def weigh(self, legal: Sequence[Action]) -> list[float]:
        """What each action leads to."""
        question = self.view.question
        if question in ("turn", "rest", "alley"):
            return self._turn(legal)
        if question == "roll":
            return [self._settle(action) for action in legal]
        found: list[float] = []
        for action in legal:
            if isinstance(action, Keep):
                kinds = [self.edition.enhancement_of[name] for name in action.cards]
                found.append(sum([self.forecast.enhancement(kind, self.left) for kind in kinds]))
            elif isinstance(action, Pass):
                found.append(self.potential(self.hand & ~self.edition.mask_of(action.cards)))
            elif isinstance(action, Discard):
                found.append(self.potential(self.hand & ~(1 << self.edition.card_of[action.card])))
            else:
                found.append(0.0)
        return found

    def offers(self) -> list[list[float]]:
        """By method and size of set: what the best exploration with it is worth."""
        if self._offers is None:
            most = self.edition.most_dice
            stays = [self._stays(slot) for slot in range(len(self.kinds))]
            self._offers = [[0.0] * (most + 1) for _ in range(3)]
            for method, row in enumerate(self._offers):
                for size in range(1, most + 1):
                    best = row[size - 1]
                    for slot in range(len(self.kinds)):
                        worth = stays[slot] * self.expected(slot, method, size, 0)
                        best = max(best, worth - self.weights.card * (size - 1))
                    row[size] = best
        return self._offers

    def _stays(self, slot: int) -> float:
        """How much of a location is left until the next turn: rivals may fill it first."""
        place = self.view.row[slot]
        free = place.spaces - sum(place.adventurers) - place.goblins
        if free > 2:
            return 1.0
        each = self.weights.nearly if free == 1 else self.weights.soon
        return float(each ** (len(self.view.players) - 1))

    def potential(self, hand: int) -> float:
        """What a hand is worth."""
        known = self._potentials.get(hand)
        if known is None:
            weights = self.weights
            longest, alike, suited = self.forecast.sizes(hand)
            offers = self.offers()
            best = sorted((offers[0][longest], offers[1][alike], offers[2][suited]))
            cards = min(hand.bit_count(), self.edition.limit)
            known = weights.now * best[2] + weights.second * best[1]
            known += (weights.card * cards - weights.full * max(0, cards - weights.plenty)) * min(1.0, 3.0 * self.left)
            self._potentials[hand] = known
        return known

    def expected(self, slot: int, method: int, dice: int, bonus: int) -> float:
        """What an exploration gains on average beyond its cards, those who may be called counted in."""
        key = (slot, method, dice, bonus)
        known = self._results.get(key)
        if known is None:
            kind = self.kinds[slot]
            edition = self.edition
            odds = self.forecast.adviser.dice
            gain = self.success(slot, method)
            wanted = edition.value_of[kind][method] - self.adds[method] - bonus
            reached = odds.chance_again(dice, wanted) if self.rerolls else odds.chance(dice, wanted)
            known = reached * gain
            lost = self.failure(kind)
            for count in range(1, callable_for(edition, self.view, self.seat, kind) + 1):
                if gain - count * self.waiting <= lost:
                    break
                need = wanted - count * edition.academy_bonus
                more = odds.chance_again(dice, need) if self.rerolls else odds.chance(dice, need)
                known += (more - reached) * (gain - count * self.waiting)
                reached = more
            known += (1.0 - reached) * lost
            self._results[key] = known
        return known

    def success(self, slot: int, method: int) -> float:
        """What a success gains: a placement, as far as there are adventurers."""
        wanted = self.edition.places_of[self.kinds[slot]][method]
        placed = min(wanted, self.home)
        cost = 0.0
        if placed == 0:
            placed = min(wanted, self.centre)
            cost = placed * self.waiting
        return self.gains[slot][min(placed, 3)] - cost

    def failure(self, kind: int) -> float:
        """What a failure gains or costs, the cards being kept."""
        edition = self.edition
        worth = 0.0 if edition.no_academy[kind] or self.home == 0 else self.waiting
        worth -= self.weights.card * edition.swamp_of[kind]
        for owned in self.owned:
            worth += self.weights.card * edition.draws_of[owned]
        return worth

    def _turn(self, legal: Sequence[Action]) -> list[float]:
        """What each rest, exploration and purchase is worth; what is far from the best is not looked at closely."""
        edition = self.edition
        here = self.potential(self.hand)
        drawn = self.drawn() - here
        second = drawn if self.view.question == "turn" else 0.0
        quick: list[float] = []
        for action in legal:
            if isinstance(action, Draw):
                worth = drawn + here
                if action.card:
                    worth = self.potential(self.hand | 1 << edition.card_of[action.card])
                quick.append(worth + second)
            elif isinstance(action, Explore):
                slot = self.kinds.index(edition.location_of[action.location])
                quick.append(here + self._explore(action, slot))
            elif isinstance(action, Buy):
                quick.append(here + 1.0 + self._buy(action) if self._buy(action) > 0 else -1e6)
            else:
                quick.append(here if isinstance(action, EndTurn) else 0.0)
        near = max(quick) - 1.5
        hands: dict[tuple[str, ...], float] = {}
        for number, action in enumerate(legal):
            if isinstance(action, Explore) and quick[number] >= near:
                slot = self.kinds.index(edition.location_of[action.location])
                kept = hands.get(action.cards)
                if kept is None:
                    kept = self.potential(self.hand & ~edition.mask_of(action.cards)) + self.weights.card
                    hands[action.cards] = kept
                quick[number] += self._chance(action, slot) * (kept - here)
            elif isinstance(action, Explore):
                quick[number] = -1e6
        return quick

    def _kit(self, action: Explore) -> tuple[int, int, float]:
        """The dice, the bonus and the worth of the once-only enhancements of an exploration."""
        edition = self.edition
        dice, bonus, spent = len(action.cards), 0, 0.0
        for name in action.using:
            kind = edition.enhancement_of[name]
            dice += edition.extra_dice[kind]
            bonus += edition.adds_of[kind][METHOD_OF[action.method]]
            spent += self.forecast.enhancement(kind, self.left)
        return dice, bonus, spent

    def _explore(self, action: Explore, slot: int) -> float:
        dice, bonus, spent = self._kit(action)
        worth = self.expected(slot, METHOD_OF[action.method], dice, bonus)
        return worth - self._chance(action, slot) * spent if spent else worth

    def _chance(self, action: Explore, slot: int) -> float:
        dice, bonus, _ = self._kit(action)
        method = METHOD_OF[action.method]
        kind = self.kinds[slot]
        wanted = self.edition.value_of[kind][method] - self.adds[method] - bonus
        odds = self.forecast.adviser.dice
        return odds.chance_again(dice, wanted) if self.rerolls else odds.chance(dice, wanted)

    def drawn(self) -> float:
        """What the hand is worth on average after drawing a card from the deck."""
        edition = self.edition
        unseen = edition.numbered & ~self.hand
        for name in self.view.discards:
            if name in edition.card_of:
                unseen &= ~(1 << edition.card_of[name])
        for player in self.view.players:
            for name in player.hand:
                if name != "?":
                    unseen &= ~(1 << edition.card_of[name])
        for shown in self.view.face_up:
            if shown is not None:
                unseen &= ~(1 << edition.card_of[shown])
        cards = cards_of(unseen)[:: 3 if unseen.bit_count() > 24 else 1]
        if not cards:
            return self.potential(self.hand)
        return sum([self.potential(self.hand | 1 << card) for card in cards]) / len(cards)

    def _buy(self, action: Buy) -> float:
        """What a purchase gains beyond its price. (dr-alley-buy)"""
        edition = self.edition
        forecast = self.forecast
        kinds = [kind for kind, level in enumerate(edition.enhancement_level) if level == action.level]
        kinds = [kind for kind in kinds if kind not in self.owned]
        worth = sum([forecast.enhancement(kind, self.left) for kind in kinds]) / max(1, len(kinds))
        staying = self.centre - edition.alley_adventurers
        most = edition.centre_stones[1][1]
        lost = self.weights.stone * (min(self.centre, most) - min(max(0, staying), most)) * (1.0 - self.left)
        if action.level == 2:
            return worth - edition.alley_coins - lost + 0.2 * max(0, 3 - self.home)
        paid = self.potential(self.hand) - self.potential(self.hand & ~edition.mask_of(action.cards))
        return worth - paid - lost + 0.2 * max(0, 3 - self.home)

    def _settle(self, action: Action) -> float:
        """What can be done about a roll. (dr-after-roll)"""
        roll = self.view.roll
        if roll is None:
            return 0.0
        edition = self.edition
        slot = self.kinds.index(edition.location_of[roll.location])
        method = METHOD_OF[roll.method]
        kept = self.potential(self.hand & ~edition.mask_of(roll.cards)) + self.weights.card
        won = self.success(slot, method) + kept - self._kit(Explore(roll.method, "", (), roll.using))[2]  # type: ignore[arg-type]
        missed = self.failure(self.kinds[slot]) + self.potential(self.hand)
        if isinstance(action, Stand):
            return won if roll.total >= roll.needed else missed
        if isinstance(action, Call):
            cost = action.count * self.waiting
            if roll.total >= roll.needed:
                more = min(edition.places_of[self.kinds[slot]][method], self.home + action.count)
                return self.gains[slot][min(more, 3)] + kept - cost
            enough = roll.total + action.count * edition.academy_bonus >= roll.needed
            return (won if enough else missed) - cost
        if isinstance(action, Reroll):
            reach = self.forecast.adviser.dice.chance(1, roll.needed - roll.total + action.value)
            return reach * won + (1.0 - reach) * missed
        return self._buy(action) + max(won, missed) if isinstance(action, Buy) and self._buy(action) > 0 else -1e6
