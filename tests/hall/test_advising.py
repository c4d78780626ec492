"""What a seat may know of cards that are being chosen."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import dragonhall
from dragonhall.hall.advising import advise
from dragonhall.hall.facts import Improper
from dragonhall.hall.live import LiveMatch
from dragonhall.kernel.values import Refused

Sit = Callable[..., Any]


def draft(*cards: str, target: str = "") -> bytes:
    return msgspec.json.encode({"cards": cards, "target": target})


def test_every_card_of_the_landscape_is_answered_for(sit: Sit) -> None:
    table = sit(2)
    seat = table.live.actors[0]
    view = table.live.board.state.view(seat)
    found = advise(table.live, seat, draft(view.players[seat].hand[0])).targets
    assert set(found) == set(view.landscape)
    for by_method in found.values():
        assert set(by_method) == {"strike", "stomp", "scream"}
        assert all(odds.refusal or 0 <= odds.chance <= 1 for odds in by_method.values())


def test_cards_that_do_not_exist_are_refused_and_others_only_by_the_rules(sit: Sit) -> None:
    table = sit(2)
    with pytest.raises(Refused, match="garbled"):
        advise(table.live, 0, draft("X99"))
    with pytest.raises(Refused, match="garbled"):
        advise(table.live, 0, draft(target="nowhere"))
    view = table.live.board.state.view(0)
    missing = next(card for card in ("R1", "R2", "R3", "R4", "R5", "R6") if card not in view.players[0].hand)
    (by_method,) = advise(table.live, 0, draft(missing, target=view.landscape[0])).targets.values()
    assert all(odds.refusal for odds in by_method.values())


@pytest.mark.parametrize("text", [b"", b"7", b"{}", b'{"cards": 3}', b'{"cards": [], "more": 1}', b"[" * 5000, b"\xff"])
def test_what_is_no_draft_of_the_game_is_refused(sit: Sit, text: bytes) -> None:
    with pytest.raises(Refused, match="garbled"):
        advise(sit(2).live, 0, text)


def test_there_is_none_before_the_start() -> None:
    with pytest.raises(Improper, match="not-started"):
        advise(LiveMatch(dragonhall.load("dragonwood"), 2, {}, "x"), 0, draft())
