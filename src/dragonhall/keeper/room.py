"""One match in a keeper's memory: its fold, who holds its seats, who watches it, and what was already shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from dragonhall.hall.facts import Entry, kind_of, read_fact, write_fact
from dragonhall.hall.live import LiveMatch
from dragonhall.hall.screen import Look, Shown, look, show
from dragonhall.keeper.talk import Talk
from dragonhall.kernel.values import Audience
from dragonhall.store import ChairRow, EntryRow, MatchRow, Summary


class Listener:
    """One socket's ear: it is woken when there is something new, however much, so nothing can pile up."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.seated = False
        self.chairs_changed = True
        self.closing = False
        self._something = asyncio.Event()

    def wake(self) -> None:
        """There is something new."""
        self._something.set()

    async def wait(self) -> None:
        """Until there is something new since the last time."""
        await self._something.wait()
        self._something.clear()


class Room:
    """A match with its lock. Whoever reads or changes the fold holds the lock: nobody sees what is not saved."""

    def __init__(self, match: MatchRow, chairs: Iterable[ChairRow], live: LiveMatch, talk: Talk) -> None:
        self.match = match
        self.chairs = tuple(chairs)
        self.live = live
        self.lock = asyncio.Lock()
        self.stale = False
        """The fold may hold what was not saved, and must be made anew."""
        self.listeners: set[Listener] = set()
        self.rematch = match.rematch
        self.talk = talk
        self.thinking: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()
        """Something happened since a bot last looked."""
        self._looks: dict[Audience, Look] = {}
        self._shown: dict[Audience, list[Shown]] = {}

    # ---- who is here ---------------------------------------------------------------------------

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(chair.seat for chair in self.chairs if person and chair.person == person)

    @property
    def present(self) -> frozenset[str]:
        """The people who watch now."""
        return frozenset(listener.person for listener in self.listeners)

    @property
    def watchers(self) -> int:
        """How many sockets watch without a seat."""
        return sum(1 for listener in self.listeners if not self.seats_of(listener.person))

    def tell_chairs(self) -> None:
        """Who sits or is here has changed."""
        for listener in self.listeners:
            listener.chairs_changed = True
            listener.wake()

    def tell_entries(self) -> None:
        """There are new entries."""
        self.wake_all()

    def wake_all(self) -> None:
        """There is something new for everybody: entries, or something that was said."""
        for listener in self.listeners:
            listener.wake()

    # ---- what they see -------------------------------------------------------------------------

    def forget_looks(self) -> None:
        """The fold was made anew."""
        self._looks.clear()
        self._shown.clear()

    def look(self, audience: Audience) -> Look:
        """The position as an audience knows it, written once for all its sockets."""
        found = self._looks.get(audience)
        if found is None or found.last != self.live.last:
            found = self._looks[audience] = look(self.live, audience)
        return found

    def shown(self, audience: Audience, since: int) -> tuple[Shown, ...]:
        """The entries after `since` as an audience knows them, each written once."""
        written = self._shown.setdefault(audience, [])
        written.extend(show(told, audience) for told in self.live.told[len(written) :])
        return tuple(written[since:])

    # ---- bots ----------------------------------------------------------------------------------

    def bots_to_move(self) -> list[int]:
        """The seats held by bots that the match waits for."""
        return [seat for seat in self.live.actors if seat in self.live.bots]


def summary_of(live: LiveMatch) -> Summary:
    """What the list of matches shows of a match."""
    result = live.result
    return Summary(
        status=live.status,
        asked=live.actors,
        bots_due=any(seat in live.bots for seat in live.actors),
        winners=result.winners if result is not None else (),
        due=live.due,
    )


def row_of(entry: Entry) -> EntryRow:
    """An entry as it is stored."""
    return EntryRow(entry.n, entry.at, kind_of(entry.fact), entry.fact.seat, write_fact(entry.fact), entry.key)


def entry_of(row: EntryRow) -> Entry:
    """An entry as it was stored."""
    return Entry(row.n, row.at, read_fact(row.data), row.key)


Clock = Callable[[], int]
"""The time in milliseconds since 1970."""
