"""Advice for Dragonrealm: the exact odds of every exploration, from what a seat may know. For screens and bots.

Chances are quotients of whole numbers of equally likely rolls, rounded once. Nothing here decides: `bots` do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from dragonhall.games.dragonrealm.actions import METHODS, Explore, Method
from dragonhall.games.dragonrealm.edition import METHOD_OF, Edition
from dragonhall.games.dragonrealm.game import Dragonrealm
from dragonhall.games.dragonrealm.rules import judge
from dragonhall.games.dragonrealm.rules.explores import fits, helps
from dragonhall.games.dragonrealm.state import Position, held
from dragonhall.games.dragonrealm.view import DragonrealmView
from dragonhall.kernel.dice import Dice
from dragonhall.kernel.sets import Sets
from dragonhall.kernel.values import UNKNOWN, Refusal


class EnhancementOdds(NamedTuple):
    """What one of the seat's enhancements does for an exploration: the chance with it and without it.

    None where the exploration cannot be made so: the mask is needed for the set or has no place in it, or there is no
    room for another die.
    """

    card: str
    counted: bool
    """Whether the exploration counts it: one that stays, or a once-only one named in `using`."""
    chance_with: float | None
    chance_without: float | None


class ExploreOdds(NamedTuple):
    """The odds of one exploration: the chance that it succeeds with what it uses, and what makes it."""

    chance: float
    """Without calling anybody from the Academy."""
    dice: int
    bonus: int
    needed: int
    rerolls: bool
    """Whether one die may be rolled again after a miss; the chances count it."""
    places: int
    """How many adventurers a success places: more with a gold circle."""
    calls: tuple[float, ...]
    """The chance if up to one, two … adventurers may be called from the Academy after the roll."""
    enhancements: tuple[EnhancementOdds, ...]
    """One for each of the seat's enhancements that has to do with this method."""

    @property
    def best(self) -> float:
        """The chance if everybody may be called who can help."""
        return self.calls[-1] if self.calls else self.chance


MethodOdds: TypeAlias = ExploreOdds | Refusal


class Adviser:
    """Knows the odds of one edition. It looks at views only, and what it says follows from the seat's view alone."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final[Edition] = edition
        self.dice: Final[Dice] = Dice(edition.faces)
        self.sets: Final[Sets] = Sets(edition.suited, edition.most_dice)

    def explore_odds(self, view: DragonrealmView, explore: Explore, seat: int | None = None) -> ExploreOdds:
        """The exact odds of an exploration of the view's own seat, or of another seat. (dr-roll, dr-socks, dr-academy)

        The cards must be a set of the method; they need not be in the hand, so one can ask "if I had". Of another
        seat, only what is seen counts. Raises KeyError for cards that the edition does not have, ValueError for cards
        that are no set.
        """
        edition = self.edition
        actor = _seat_of(view, seat)
        method = METHOD_OF[explore.method]
        target = edition.location_of[explore.location]
        cards = edition.mask_of(explore.cards)
        owned = owned_kinds(edition, view, actor)
        counted = [kind for kind in owned if not edition.once[kind]]
        counted += [edition.enhancement_of[name] for name in explore.using]
        chance = self._chance(method, target, cards, counted)
        if chance is None:
            raise ValueError(f"{explore} is not an exploration that the rules know")
        each: list[EnhancementOdds] = []
        for kind in owned:
            if not edition.rerolls[kind] and not helps(edition, kind, method):
                continue
            if kind in counted:
                without = self._chance(method, target, cards, [other for other in counted if other != kind])
                each.append(EnhancementOdds(edition.enhancements[kind], True, chance, without))
            else:
                more = self._chance(method, target, cards, [*counted, kind])
                each.append(EnhancementOdds(edition.enhancements[kind], False, more, chance))
        rerolls = any(edition.rerolls[kind] for kind in counted)
        dice = self._dice_of(cards, counted)
        bonus = sum([edition.adds_of[kind][method] for kind in counted])
        needed = edition.value_of[target][method]
        return ExploreOdds(
            chance,
            dice,
            bonus,
            needed,
            rerolls,
            edition.places_of[target][method],
            self.with_calls(dice, needed - bonus, rerolls, callable_for(edition, view, actor, target)),
            tuple(each),
        )

    def with_calls(self, dice: int, wanted: int, rerolls: bool, most: int) -> tuple[float, ...]:
        """The chance to reach a total with the dice, if up to one, two … adventurers may be called. (dr-academy)

        A die is rolled again only where all who may be called would not be enough.
        """
        found: list[float] = []
        for count in range(1, most + 1):
            need = wanted - count * self.edition.academy_bonus
            found.append(self.dice.chance_again(dice, need) if rerolls else self.dice.chance(dice, need))
        return tuple(found)

    def _dice_of(self, cards: int, counted: list[int]) -> int:
        return cards.bit_count() + sum([self.edition.extra_dice[kind] for kind in counted])

    def _chance(self, method: int, target: int, cards: int, counted: list[int]) -> float | None:
        """The chance with exactly these enhancements, or None where the rules know no such exploration."""
        edition = self.edition
        wilds = 0
        wanted = edition.value_of[target][method]
        rerolls = False
        for kind in counted:
            wilds += edition.wilds[kind]
            wanted -= edition.adds_of[kind][method]
            rerolls = rerolls or edition.rerolls[kind]
        size = cards.bit_count()
        dice = self._dice_of(cards, counted)
        if size <= wilds - 1 or dice > edition.most_dice or size == 0:
            return None
        if not fits(self.sets, method, cards, wilds) or (wilds and fits(self.sets, method, cards, wilds - 1)):
            return None
        return self.dice.chance_again(dice, wanted) if rerolls else self.dice.chance(dice, wanted)

    def reroll_odds(self, view: DragonrealmView) -> tuple[tuple[int, float], ...]:
        """For each value among the dice of the roll: the chance that rolling such a die again is enough by itself.

        The lowest first, which is never worse than another; empty when nothing was rolled. (dr-socks)
        """
        roll = view.roll
        if roll is None:
            return ()
        found: list[tuple[int, float]] = []
        for value in sorted(set(roll.dice)):
            found.append((value, self.dice.chance(1, roll.needed - (roll.total - value))))
        return tuple(found)


@lru_cache(maxsize=16)
def adviser_of(edition: Edition) -> Adviser:
    """The adviser of an edition, kept with all that it has counted."""
    return Adviser(edition)


def owned_kinds(edition: Edition, view: DragonrealmView, seat: int) -> list[int]:
    """The enhancements of a seat, as far as the view can tell."""
    cards = [card.card for card in view.players[seat].enhancements]
    return [edition.enhancement_of[name] for name in cards if name != UNKNOWN]


def callable_for(edition: Edition, view: DragonrealmView, seat: int, target: int) -> int:
    """How many adventurers a seat can call from the Academy after a roll at a location. (dr-academy, dr-dungeon)"""
    if view.centre == "alley" or edition.no_academy[target]:
        return 0
    return view.players[seat].centre


def chances_by_method(
    game: Dragonrealm,
    view: DragonrealmView,
    location: str,
    cards: tuple[str, ...],
    using: tuple[str, ...] = (),
) -> dict[Method, MethodOdds]:
    """For a draft: what each method would give with these cards, the odds or the judge's refusal.

    It may be asked out of turn: only what is shown and held counts. Raises ValueError for a spectator's view.
    """
    position = _position_of(game, view)
    adviser = adviser_of(game.cards)
    found: dict[Method, MethodOdds] = {}
    for method in METHODS:
        explore = Explore(method, location, cards, using)
        refusal = judge.explore_refusal(position, position.active, explore)
        found[method] = refusal if refusal is not None else adviser.explore_odds(view, explore)
    return found


def _seat_of(view: DragonrealmView, seat: int | None) -> int:
    found = view.seat if seat is None else seat
    if found is None:
        raise ValueError("a spectator's view has no seat of its own: say which seat explores")
    return found


def _position_of(game: Dragonrealm, view: DragonrealmView) -> Position:
    """A position that holds what the judge of explorations looks at, as if it were the view's seat's turn."""
    seat = _seat_of(view, None)
    edition = game.cards
    position = game.blank(len(view.players), view.options)
    position.active = seat
    position.row = [edition.location_of[place.location] for place in view.row]
    position.figures = []
    for place in view.row:
        position.figures += place.adventurers
    position.hands[seat] = edition.mask_of(view.players[seat].hand)
    for kind in owned_kinds(edition, view, seat):
        position.own(seat, held(kind, 0))
    return position
