"""The Timekeeper: lets time run out where a decision has a deadline, and gives back what the hall itself cost.

Any process may append that time is up; the fold refuses it before the deadline, and the second one after it. While a
clock runs, processes write heartbeats; a gap in all of them is an outage, and is given back before anything lapses.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from dragonhall.hall.facts import GaveBack, Improper, TimeUp
from dragonhall.hall.live import GRACE, LiveMatch
from dragonhall.keeper.room import Room
from dragonhall.kernel.values import Refused

if TYPE_CHECKING:
    from dragonhall.keeper.keeper import Keeper

log = structlog.get_logger("dragonhall.time")

LONGEST_SLEEP: Final = 3600.0
"""Seconds after which a far deadline is looked at again."""
AGAIN: Final = 1.0
"""Seconds to wait before trying again what could not be saved."""


class Timekeeper:
    """One timer for each match whose clock runs."""

    def __init__(self, keeper: Keeper, process: str) -> None:
        self._keeper = keeper
        self._process = process
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._there = asyncio.Event()
        """Set once this process has said that it is there: before, nobody knows what an outage cost."""
        self._closed = False

    def wake(self, room: Room) -> None:
        """Set the timer of this match by its clock."""
        match = room.match.id
        if (timer := self._timers.pop(match, None)) is not None:
            timer.cancel()
        if room.live.due and not self._closed:
            if self._beating is None:
                self._beating = asyncio.create_task(self._beat())
            self._set(match, (room.live.due + GRACE - self._keeper.clock()) / 1000)

    async def close(self) -> None:
        """Stop every timer."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = [*self._tasks, *([self._beating] if self._beating else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _set(self, match: str, seconds: float) -> None:
        wait = min(max(seconds, 0.0), LONGEST_SLEEP)
        self._timers[match] = asyncio.get_running_loop().call_later(wait, self._ring, match)

    def _ring(self, match: str) -> None:
        self._timers.pop(match, None)
        task = asyncio.create_task(self._time_up(match))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_up(self, match: str) -> None:
        try:
            await self._there.wait()
            room = await self._keeper.room(match)
            async with room.lock:
                await self.give_back(room)
                if room.live.due and self._keeper.clock() >= room.live.due + GRACE:
                    await self._keeper.append(room, lambda live: (TimeUp(), None))
            self.wake(room)
        except (Refused, Improper):
            pass  # somebody answered, or another process was quicker; what came of it has set the timer
        except Exception as error:
            log.error("time could not run out", match=match, error=type(error).__name__)
            if not self._closed:
                self._set(match, AGAIN)

    async def give_back(self, room: Room) -> None:
        """Give back what outages cost the pending question. The lock is held by the caller."""
        live = room.live
        if not live.due:
            return
        lost = 0
        for began, ended in await self._keeper.store.access_outages(live.asked_at):
            lost += ended - max(began, live.asked_at)
        if lost <= live.given:
            return

        def missing(now: LiveMatch) -> tuple[GaveBack, None]:
            if not now.due or lost <= now.given or now.asked_at != live.asked_at:
                raise Improper("decision-over")
            return GaveBack(lost - now.given), None

        await self._keeper.append(room, missing)

    async def _beat(self) -> None:
        every = self._keeper.settings.beat_every
        while True:
            try:
                back = await self._keeper.store.beat(self._process, self._keeper.clock(), int(every * 3000))
                self._there.set()
                if back:
                    for match in list(self._timers):
                        self._timers[match].cancel()
                        self._ring(match)
                if not self._timers and not self._tasks:
                    self._there.clear()
                    self._beating = None
                    await self._keeper.store.rest(self._process)
                    return
            except Exception as error:
                log.error("no heartbeat", error=type(error).__name__)
            await asyncio.sleep(every)
