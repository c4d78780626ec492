"""The Takebacker: may a seat take back its latest action?

It may while neither this action nor a later move drew chance or let anyone see something new, and no other seat has
acted since; answers to the same simultaneous decision do not count as acting since. What was said in a talk stands:
another may be about to answer it, and a deal that was made is made. (table-undo)
"""

from __future__ import annotations

from dragonhall.hall.board import Board
from dragonhall.kernel.values import Refusal


def latest_of(board: Board, seat: int) -> int | None:
    """The place, among the moves that count, of the seat's latest."""
    for at in range(len(board.moves) - 1, -1, -1):
        if board.moves[at].seat == seat:
            return at
    return None


def refusal(board: Board, seat: int) -> Refusal | None:
    """Why the seat may not take back its latest action, or None."""
    if board.over:
        return Refusal("table-over", "refused", {})
    at = latest_of(board, seat)
    if at is None:
        return _because("nothing")
    if board.moves[at].said:
        return _because("said")
    since = range(at, len(board.moves))
    if any(board.moves[later].drew for later in since):
        return _because("chance")
    if any(board.reveals(later) for later in reversed(since)):
        return _because("revealed")
    if any(_acted_since(board, at, later) for later in since[1:]) or board.without(at) is None:
        return _because("others-acted")
    return None


def _acted_since(board: Board, at: int, later: int) -> bool:
    """Whether the later move is more than another seat's answer to a decision that was open already."""
    mine, other = board.moves[at], board.moves[later]
    return other.seat < 0 or mine.open_before.get(other.seat) != other.decision


def _because(case: str) -> Refusal:
    return Refusal("table-undo", case, {})
