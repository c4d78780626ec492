"""What one audience may see of a live match: the entries it misses, and the position as it knows it, as JSON."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dragonhall.hall.facts import BotCame, Kind, TookBack, kind_of
from dragonhall.hall.live import LiveMatch, Status, Told
from dragonhall.kernel.values import Action, Audience, Refusal


class Shown(msgspec.Struct, frozen=True):
    """An entry as an audience may know it. `events` is a JSON list of them, masked."""

    n: int
    at: int
    kind: Kind
    seat: int
    events: msgspec.Raw
    back: int
    bot: str
    key: str


class Look(msgspec.Struct, frozen=True):
    """How a match looks to an audience after entry `last`; `view`, `legal` and `result` are JSON."""

    last: int
    status: Status
    actors: tuple[int, ...]
    decision: int
    legal: msgspec.Raw
    view: msgspec.Raw | None
    undo_entry: int
    undo_refusal: Refusal | None
    due: int
    result: msgspec.Raw


def show(told: Told, audience: Audience) -> Shown:
    """An entry as this audience may know it."""
    entry = told.entry
    fact = entry.fact
    own = audience is not None and fact.seat == audience
    return Shown(
        n=entry.n,
        at=entry.at,
        kind=kind_of(fact),
        seat=fact.seat,
        events=msgspec.Raw(msgspec.json.encode([event.to(audience) for event in told.events])),
        back=fact.entry if isinstance(fact, TookBack) else 0,
        bot=fact.bot if isinstance(fact, BotCame) else "",
        key=entry.key or "" if own else "",
    )


def look(live: LiveMatch, audience: Audience) -> Look:
    """The position as this audience knows it."""
    board = live.board
    decision = live.decisions.open.get(audience, 0) if audience is not None else 0
    legal: Sequence[Action] = ()
    if board is not None and audience is not None and decision and live.talk_refusal(audience) is None:
        legal = board.state.legal(audience)
    refusal = live.undo_refusal(audience) if audience is not None else Refusal("table-undo", "nothing", {})
    return Look(
        last=live.last,
        status=live.status,
        actors=live.actors,
        decision=decision,
        legal=msgspec.Raw(msgspec.json.encode(legal)),
        view=msgspec.Raw(msgspec.json.encode(board.state.view(audience))) if board is not None else None,
        undo_entry=live.latest_entry(audience) if audience is not None and refusal is None else 0,
        undo_refusal=refusal,
        due=live.due,
        result=msgspec.Raw(msgspec.json.encode(live.result)),
    )
