"""A live match: what follows from its entries and its secret. No I/O and no clock; time comes in with each entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from dragonhall.hall import takebacker
from dragonhall.hall.board import Board, Move, refuse
from dragonhall.hall.decisions import Decisions
from dragonhall.hall.facts import Acted, BotCame, Entry, Fact, GaveBack, Improper, Sat, TimeUp, TookBack
from dragonhall.hall.fairness import KeyedChance
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.entries import one_of
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import Action, Event, Options, Refusal, Refused, Result

Status: TypeAlias = Literal["waiting", "playing", "over"]

GRACE: Final = 400
"""Milliseconds after a deadline in which an answer still counts and time is not yet up."""

ENOUGH: Final = 100
"""So many entries of a person's seat may one question have, before it may no longer take back or go on talking."""


class Told:
    """An entry and what happened by it, whole."""

    def __init__(self, entry: Entry, events: list[Event]) -> None:
        self.entry = entry
        self.events = events


class LiveMatch:
    """A match as a fold: `judge` a fact, then `take` its entry.

    `judge` raises Refused where the rules refuse and Improper where the hall does, and changes nothing.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        secret: str,
        entries: Iterable[Entry] = (),
        *,
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.told: list[Told] = []
        self.bots: dict[int, str] = {}
        self.people: set[int] = set()
        self.board: Board | None = None
        self.decisions = Decisions()
        self.asked_at = 0
        """When the pending question was asked, in milliseconds."""
        self.given = 0
        """Milliseconds given back for it."""
        self.question = -1
        """The number of the pending question; what a clock runs for."""
        self._chance = chance if chance is not None else KeyedChance(secret)
        self._keys: dict[tuple[int, str], int] = {}
        self._said: Counter[tuple[int, int]] = Counter()
        """How many entries a person's seat has, by seat and question."""
        self._decoder = msgspec.json.Decoder(one_of(game.action_types))
        for entry in entries:
            self.take(entry)

    # ---- what is so ----------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.told)

    @property
    def last_at(self) -> int:
        """When the last entry came, in milliseconds."""
        return self.told[-1].entry.at if self.told else 0

    @property
    def status(self) -> Status:
        """Whether it waits for people, is being played, or is over."""
        if self.board is None:
            return "waiting"
        return "over" if self.board.over else "playing"

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that the match waits for; none before it starts."""
        return tuple(self.decisions.open)

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.board.state.result() if self.board is not None else None

    @property
    def open_seats(self) -> list[int]:
        """The seats that nobody holds yet."""
        return [seat for seat in range(self.seats) if seat not in self.people and seat not in self.bots]

    @property
    def due(self) -> int:
        """When the time for the pending decision runs out, in milliseconds; 0 when it does not."""
        seconds = self.board.state.deadline() if self.board is not None and not self.board.over else None
        return self.asked_at + int(seconds * 1000) + self.given if seconds is not None else 0

    def time_left(self, at: int) -> float | None:
        """The share of the pending decision's time that is left at a time in milliseconds; None without a clock."""
        due = self.due
        return max(0.0, min(1.0, (due - at) / (due - self.asked_at))) if due else None

    def position_of(self, seat: int, key: str) -> int:
        """The entry that a seat appended with this key; 0 when there is none."""
        return self._keys.get((seat, key), 0)

    def read_action(self, text: bytes) -> Action:
        """The action that a client wrote. Raises Refused when it is none of this game."""
        try:
            action: Action = self._decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise Refused(Refusal("table-action", "garbled", {})) from None
        return self.game.canonical(action)

    def why(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do this now, or None. Improper before the match has started."""
        return self._playing().refusal(seat, action) or self.talk_refusal(seat)

    def latest_entry(self, seat: int) -> int:
        """The number of the seat's latest action that counts; 0 when there is none."""
        at = takebacker.latest_of(self.board, seat) if self.board is not None else None
        return self.board.moves[at].n if self.board is not None and at is not None else 0

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat may not take back its latest action, or None."""
        if self.board is None:
            return Refusal("table-undo", "nothing", {})
        return takebacker.refusal(self.board, seat) or self._again_refusal(self.board, seat)

    def _again_refusal(self, board: Board, seat: int) -> Refusal | None:
        """Why a seat may not take back what could be taken back by itself, or None."""
        if self.due and self._put_the_question(board, seat):
            return Refusal("table-undo", "clock", {})
        return Refusal("table-undo", "often", {}) if self._said_enough(seat) else None

    def _put_the_question(self, board: Board, seat: int) -> bool:
        """Whether the pending question came of the seat's latest move: to put it again would wind up its clock."""
        at = takebacker.latest_of(board, seat)
        before = board.moves[at].before if at is not None else None
        return before is not None and before.question() != self.question

    def talk_refusal(self, seat: int) -> Refusal | None:
        """Why a seat may say no more on a question that a clock will end, or None."""
        return Refusal("table-lapse", "said-enough", {}) if self.due and self._said_enough(seat) else None

    def _said_enough(self, seat: int) -> bool:
        """Whether a seat has so many entries on the pending question that it could fill a match for ever."""
        return self._said[seat, self.question] >= ENOUGH

    # ---- judging and taking ----------------------------------------------------------------------

    def judge(self, fact: Fact, at: int) -> None:
        """Whether this fact may be appended now, at this time. Raises Refused or Improper."""
        self._judge(fact, at)
        if isinstance(fact, Acted) and not fact.bot:
            refuse(self.talk_refusal(fact.seat))
        elif isinstance(fact, TookBack):
            refuse(self._again_refusal(self._playing(), fact.seat))

    def _judge(self, fact: Fact, at: int) -> None:
        """As `judge`, without the limits to endless play: what was stored before there were any still counts."""
        if isinstance(fact, Sat | BotCame):
            if not 0 <= fact.seat < self.seats:
                raise Refused(Refusal("table-seat", "unknown", {"seat": str(fact.seat)}))
            if fact.seat not in self.open_seats:
                raise Improper("seat-taken")
        elif isinstance(fact, Acted):
            self._judge_act(fact, at)
        elif isinstance(fact, TookBack):
            board = self._playing()
            if fact.seat not in self.people:
                raise Improper("not-your-seat")
            refuse(takebacker.refusal(board, fact.seat))
            if fact.entry != self.latest_entry(fact.seat):
                raise Refused(Refusal("table-undo", "nothing", {}))
        elif self.due == 0 or (isinstance(fact, TimeUp) and at < self.due + GRACE):
            raise Refused(Refusal("table-lapse", "nothing-due", {}))

    def _judge_act(self, fact: Acted, at: int) -> None:
        board = self._playing()
        if fact.seat not in (self.bots if fact.bot else self.people):
            raise Improper("not-your-seat")
        if board.over:
            raise Refused(Refusal("table-over", "refused", {}))
        action = self.read_action(bytes(fact.action))
        if self.decisions.open.get(fact.seat) != fact.decision:
            raise Improper("decision-over")
        if self.due and at > self.due + GRACE:
            raise Improper("decision-over")
        refuse(board.refusal(fact.seat, action))

    def _playing(self) -> Board:
        if self.board is None:
            raise Improper("not-started")
        return self.board

    def take(self, entry: Entry) -> None:
        """Let an entry count, the next one. Raises as `judge` does; the entries of a store never make it."""
        if entry.n != self.last + 1:
            raise ValueError(f"entry {entry.n} cannot follow entry {self.last}")
        fact = entry.fact
        self._judge(fact, entry.at)
        self.told.append(Told(entry, self._happen(entry, fact)))
        if entry.key is not None:
            self._keys[fact.seat, entry.key] = entry.n

    def _happen(self, entry: Entry, fact: Fact) -> list[Event]:
        if isinstance(fact, Sat):
            self.people.add(fact.seat)
            return self._start_when_full(entry)
        if isinstance(fact, BotCame):
            self.bots[fact.seat] = fact.bot
            return self._start_when_full(entry)
        board = self._playing()
        if isinstance(fact, GaveBack):
            self.given += fact.milliseconds
            return []
        if isinstance(fact, TookBack) or (isinstance(fact, Acted) and not fact.bot):
            self._said[fact.seat, self.question] += 1
        if isinstance(fact, TookBack):
            at = takebacker.latest_of(board, fact.seat)
            take_back = board.without(at) if at is not None else None
            if take_back is None:
                raise AssertionError("the Takebacker let something be taken back that cannot be")
            take_back()
            self._ask(entry, (fact.seat,))
            return []
        open_now = self.decisions.open
        if isinstance(fact, Acted):
            move = Move(entry.n, fact.seat, fact.decision, self.read_action(bytes(fact.action)), open_now)
            events = board.play(move)
            self._ask(entry, (fact.seat,))
        else:
            events = board.play(Move(entry.n, -1, 0, None, open_now))
            self._ask(entry, tuple(range(self.seats)))
        return events

    def _start_when_full(self, entry: Entry) -> list[Event]:
        if self.open_seats:
            return []
        state = self.game.setup(self.seats, self.options, self._chance)
        self.board = Board(self.game, self.seats, state, self._chance)
        self._ask(entry, ())
        return self.game.opening(state)

    def _ask(self, entry: Entry, answered: tuple[int, ...]) -> None:
        board = self._playing()
        question = board.state.question()
        self.decisions.ask(board.state.actors(), question, answered)
        if question != self.question:
            self.question, self.asked_at, self.given = question, entry.at, 0
