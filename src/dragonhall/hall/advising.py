"""Chances for cards that are being chosen, from the seat's own view alone. Nothing happens by asking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from dragonhall.games.dragonwood.advice import AttemptOdds, chances_by_method
from dragonhall.games.dragonwood.game import Dragonwood
from dragonhall.games.dragonwood.view import DragonwoodView
from dragonhall.hall.facts import Improper
from dragonhall.hall.live import LiveMatch
from dragonhall.kernel.values import Refusal, Refused

ByMethod: TypeAlias = Mapping[str, AttemptOdds | Refusal]


def chances(live: LiveMatch, seat: int, target: str, cards: Sequence[str], using: Sequence[str]) -> dict[str, ByMethod]:
    """By target, then by method: the odds of these cards or why they cannot be tried.

    Without a target, for every card of the landscape. Raises Improper before the start, and for games without odds;
    Refused for cards that the edition does not have.
    """
    if live.board is None:
        raise Improper("not-started")
    view = live.board.state.view(seat)
    if not isinstance(live.game, Dragonwood) or not isinstance(view, DragonwoodView):
        raise Improper("not-allowed")
    edition = live.game.cards
    known = all(card in edition.card_of for card in cards) and all(card in edition.kind_of for card in using)
    if not known or (target and target not in edition.kind_of):
        raise Refused(Refusal("table-action", "garbled", {}))
    targets = [target] if target else sorted({card for card in view.landscape if card is not None})
    return {
        card: dict(chances_by_method(live.game, view, card, tuple(cards), tuple(using)).items()) for card in targets
    }
