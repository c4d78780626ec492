"""The answers to drafts: what each way to explore would give, and what can be made of a roll. From the view alone."""

from __future__ import annotations

from dragonhall.games.dragonrealm.advice import MethodOdds, adviser_of, callable_for, chances_by_method
from dragonhall.games.dragonrealm.drafts import (
    DragonrealmAdvice,
    DragonrealmDraft,
    MethodAdvice,
    RerollAdvice,
    SettlingAdvice,
)
from dragonhall.games.dragonrealm.edition import Edition
from dragonhall.games.dragonrealm.game import Dragonrealm
from dragonhall.games.dragonrealm.view import DragonrealmView, LocationView, outcome
from dragonhall.kernel.values import Refusal, Refused


def advise(game: Dragonrealm, view: DragonrealmView, draft: DragonrealmDraft) -> DragonrealmAdvice:
    """What each location and method would give with the cards of a draft.

    Raises Refused for unknown pieces, ValueError for a spectator's view.
    """
    edition = game.cards
    if not (
        edition.card_of.keys() >= set(draft.cards)
        and edition.enhancement_of.keys() >= set(draft.using)
        and (not draft.location or draft.location in edition.location_of)
    ):
        raise Refused(Refusal("table-action", "garbled", {}))
    places = {place.location: place for place in view.row}
    found: dict[str, dict[str, MethodAdvice]] = {}
    for location in [draft.location] if draft.location else places:
        chances = chances_by_method(game, view, location, draft.cards, draft.using)
        found[location] = {
            method: _in_full(edition, view, places.get(location), odds) for method, odds in chances.items()
        }
    return DragonrealmAdvice(found, settling(edition, view))


def _in_full(edition: Edition, view: DragonrealmView, place: LocationView | None, odds: MethodOdds) -> MethodAdvice:
    """The odds as the wire has them, with what a success would place and change."""
    if isinstance(odds, Refusal) or place is None or view.seat is None:
        return MethodAdvice(refusal=odds if isinstance(odds, Refusal) else None)
    player = view.players[view.seat]
    placed = min(odds.places, player.home or player.centre)  # dr-no-adventurers
    there = list(place.adventurers)
    there[view.seat] += placed
    return MethodAdvice(
        chance=odds.chance,
        chance_with_help=odds.best,
        dice=odds.dice,
        bonus=odds.bonus,
        needed=odds.needed,
        rerolls=odds.rerolls,
        helpers=len(odds.calls),
        placed=placed,
        then=outcome(edition, edition.location_of[place.location], there, place.goblins),
    )


def settling(edition: Edition, view: DragonrealmView) -> SettlingAdvice | None:
    """What can be made of the view's own roll that is to be settled; None if there is none. (dr-after-roll)"""
    roll = view.roll
    if roll is None or view.question != "roll" or view.seat != view.active:
        return None
    adviser = adviser_of(edition)
    helpers = callable_for(edition, view, view.active, edition.location_of[roll.location])
    missing = max(0, roll.needed - roll.total)
    calls = -(-missing // edition.academy_bonus)
    rerolls: list[RerollAdvice] = []
    for value, chance in adviser.reroll_odds(view) if roll.may_reroll else ():
        helped = missing + value - helpers * edition.academy_bonus
        rerolls.append(RerollAdvice(value, chance, adviser.dice.chance(1, helped)))
    return SettlingAdvice(missing, helpers, calls if calls <= helpers else 0, tuple(rerolls))
