"""Advice for Dragonwood: the exact odds of every attempt, from what a seat may know. For screens, coaches and bots.

Chances are quotients of whole numbers of equally likely rolls, rounded once. Nothing here decides: `bots` do.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from dragonhall.games.dragonwood.actions import METHODS, Attempt, Method
from dragonhall.games.dragonwood.drafts import DragonwoodAdvice, DragonwoodDraft, EnhancementAdvice, MethodAdvice
from dragonhall.games.dragonwood.edition import CREATURE, METHOD_NAMES, SPELL, Edition
from dragonhall.games.dragonwood.game import Dragonwood
from dragonhall.games.dragonwood.rules import judge
from dragonhall.games.dragonwood.rules.sets import Sets
from dragonhall.games.dragonwood.state import EMPTY, Position
from dragonhall.games.dragonwood.view import DragonwoodView
from dragonhall.kernel.dice import Dice
from dragonhall.kernel.values import Refusal, Refused


class EnhancementOdds(NamedTuple):
    """What one of the seat's enhancements does for an attempt: the chance with it and without it.

    None where the attempt cannot be made so: the potion has no place in the set or is needed for it, or there is no
    room for another die.
    """

    card: str
    counted: bool
    """Whether the attempt counts it: permanent, or once-only and named in `using`."""
    chance_with: float | None
    chance_without: float | None


class AttemptOdds(NamedTuple):
    """The odds of one attempt: the chance that it succeeds with what it uses, and what makes it."""

    chance: float
    dice: int
    bonus: int
    needed: int
    rerolls: bool
    """Whether one die may be rolled again after a miss; the chance counts it."""
    enhancements: tuple[EnhancementOdds, ...]
    """One for each of the seat's enhancements; none for a target that is an enhancement itself."""


MethodOdds: TypeAlias = AttemptOdds | Refusal


class Adviser:
    """Knows the odds of one edition. It looks at views only, and what it says follows from the seat's view alone."""

    def __init__(self, edition: Edition) -> None:
        self.edition: Final[Edition] = edition
        self.dice: Final[Dice] = Dice(edition.faces)
        self.sets: Final[Sets] = Sets(edition)

    def attempt_odds(self, view: DragonwoodView, attempt: Attempt, seat: int | None = None) -> AttemptOdds:
        """The exact odds of an attempt of the view's own seat, or of another seat. (dw-strength, dw-mushroom)

        The cards must be a set of the method; they need not be in the hand, so one can ask "if I had".
        Raises KeyError for cards that the edition does not have, ValueError for cards that are no set.
        """
        edition = self.edition
        actor = _seat_of(view, seat)
        method = METHOD_NAMES.index(attempt.method)
        target = edition.kind_of[attempt.target]
        cards = edition.mask_of(attempt.cards)
        owned = [edition.kind_of[name] for name in view.players[actor].enhancements]
        creature = edition.type_of[target] == CREATURE
        counted = [kind for kind in owned if creature and not edition.once[kind]]
        counted += [edition.kind_of[name] for name in attempt.using]
        chance = self._chance(method, target, cards, counted) if creature or not attempt.using else None
        if chance is None:
            raise ValueError(f"{attempt} is not an attempt that the rules know")
        each: list[EnhancementOdds] = []
        left = counted.copy()
        for kind in owned if creature else []:
            if kind in left:
                left.remove(kind)
                others = counted.copy()
                others.remove(kind)
                without = self._chance(method, target, cards, others)
                each.append(EnhancementOdds(edition.kinds[kind], True, chance, without))
            else:
                more = self._chance(method, target, cards, [*counted, kind])
                each.append(EnhancementOdds(edition.kinds[kind], False, more, chance))
        return AttemptOdds(
            chance,
            self._dice_of(method, cards, counted),
            sum([edition.adds_of[kind][method] for kind in counted]),
            edition.value_of[target][method],
            any(edition.rerolls[kind] for kind in counted),
            tuple(each),
        )

    def _dice_of(self, method: int, cards: int, counted: list[int]) -> int:
        edition = self.edition
        dice = edition.spell_dice if method == SPELL else cards.bit_count()
        for kind in counted:
            dice += edition.extra_dice[kind] + (0 if method == SPELL else edition.wilds[kind])
        return dice

    def _chance(self, method: int, target: int, cards: int, counted: list[int]) -> float | None:
        """The chance with exactly these enhancements, or None where the rules know no such attempt."""
        edition = self.edition
        wilds = 0
        wanted = edition.value_of[target][method]
        rerolls = False
        for kind in counted:
            wilds += edition.wilds[kind]
            wanted -= edition.adds_of[kind][method]
            rerolls = rerolls or edition.rerolls[kind]
        dice = self._dice_of(method, cards, counted)
        if dice > edition.most_dice or not self.sets.fits(method, cards, wilds):
            return None
        if method == SPELL and not edition.dragon[target]:
            return None
        return self.dice.chance_again(dice, wanted) if rerolls else self.dice.chance(dice, wanted)

    def reroll_odds(self, view: DragonwoodView) -> tuple[tuple[int, float], ...]:
        """For each value among the dice of the attempt: the chance that rolling such a die again succeeds.

        The lowest first, which is never worse than another; empty when nothing was rolled. (dw-mushroom)
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


def chances_by_method(
    game: Dragonwood,
    view: DragonwoodView,
    target: str,
    cards: tuple[str, ...],
    using: tuple[str, ...] = (),
) -> dict[Method, MethodOdds]:
    """For a draft: what each method would give with these cards, the odds or the judge's refusal.

    It may be asked out of turn: only what is shown and held counts. The spell is left out where the table does not
    play it. Raises ValueError for a spectator's view.
    """
    position = _position_of(game, view)
    adviser = adviser_of(game.cards)
    found: dict[Method, MethodOdds] = {}
    for method in METHODS:
        if method != "spell" or position.table.spell:
            attempt = Attempt(method, target, cards, using)
            refusal = judge.attempt_refusal(position, position.active, attempt)
            found[method] = refusal if refusal is not None else adviser.attempt_odds(view, attempt)
    return found


def advise(game: Dragonwood, view: DragonwoodView, draft: DragonwoodDraft) -> DragonwoodAdvice:
    """What each target and method would give with the cards of a draft. Raises Refused for unknown cards."""
    edition = game.cards
    named = {*draft.using, draft.target} if draft.target else {*draft.using}
    if not (edition.card_of.keys() >= set(draft.cards) and edition.kind_of.keys() >= named):
        raise Refused(Refusal("table-action", "garbled", {}))
    targets = [draft.target] if draft.target else sorted({card for card in view.landscape if card is not None})
    found: dict[str, dict[str, MethodAdvice]] = {}
    for target in targets:
        chances = chances_by_method(game, view, target, draft.cards, draft.using)
        found[target] = {method: _spoken(odds) for method, odds in chances.items()}
    return DragonwoodAdvice(found)


def _spoken(odds: MethodOdds) -> MethodAdvice:
    if isinstance(odds, Refusal):
        return MethodAdvice(refusal=odds)
    each = [EnhancementAdvice(one.card, one.counted, one.chance_with, one.chance_without) for one in odds.enhancements]
    return MethodAdvice(None, odds.chance, odds.dice, odds.bonus, odds.needed, odds.rerolls, tuple(each))


def _seat_of(view: DragonwoodView, seat: int | None) -> int:
    found = view.seat if seat is None else seat
    if found is None:
        raise ValueError("a spectator's view has no seat of its own: say which seat attempts")
    return found


def _position_of(game: Dragonwood, view: DragonwoodView) -> Position:
    """A position that holds what the judge of attempts looks at, as if it were the view's seat's turn."""
    seat = _seat_of(view, None)
    edition = game.cards
    position = game.blank(len(view.players), view.options)
    position.active = seat
    position.landscape = [EMPTY if name is None else edition.kind_of[name] for name in view.landscape]
    position.hands[seat] = edition.mask_of(view.players[seat].hand)
    position.owned[seat] = [edition.kind_of[name] for name in view.players[seat].enhancements]
    for kind in position.owned[seat]:
        if not edition.once[kind]:
            for method in range(4):
                position.adds[4 * seat + method] += edition.adds_of[kind][method]
    return position
