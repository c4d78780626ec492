"""What a seat may know of an action that is still being put together. Nothing happens by asking."""

from __future__ import annotations

import msgspec

from dragonhall.hall.facts import Improper
from dragonhall.hall.live import LiveMatch
from dragonhall.kernel.values import Advice, Refusal, Refused


def advise(live: LiveMatch, seat: int, draft: bytes) -> Advice:
    """The answer to a seat's draft, from its own view alone.

    Raises Improper before the start and for games without drafts, Refused for what is no draft of this game.
    """
    if live.board is None:
        raise Improper("not-started")
    if live.game.draft_type is None:
        raise Improper("not-allowed")
    try:
        read = msgspec.json.decode(draft, type=live.game.draft_type)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refused(Refusal("table-action", "garbled", {})) from None
    return live.game.advise(live.board.state.view(seat), read)
