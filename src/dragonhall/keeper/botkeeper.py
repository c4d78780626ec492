"""The BotKeeper: lets the bots of a match answer, one after another, at a humane pace."""

from __future__ import annotations

import asyncio
import random
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

from dragonhall.hall.facts import Acted, Improper
from dragonhall.keeper.room import Room
from dragonhall.keeper.settings import KeeperSettings
from dragonhall.keeper.thinking import Task, Thinker, instead
from dragonhall.kernel.values import Refused

if TYPE_CHECKING:
    from dragonhall.keeper.keeper import Keeper

log = structlog.get_logger("dragonhall.bots")

PAUSE = 3.0
"""Seconds after which a bot thinks again about a question with a clock, although nobody said anything new."""

MOST_FAILURES = 5
"""So often in a row may an answer fail (its data cannot be saved, say) before the match waits to be woken again."""


class _Spoken:
    """When a bot last spoke, or chose to be silent, on a question with a clock; and what had been said by then."""

    def __init__(self, question: int, last: int, at: float) -> None:
        self.question = question
        self.last = last
        self.at = at


class BotKeeper:
    """One task for each match that waits for a bot; it ends when the match waits for people or is over.

    Without a clock every bot that is asked answers. While a clock runs, a bot that has spoken thinks again when
    somebody else has said something, or after a pause, and it may be silent.
    """

    def __init__(self, keeper: Keeper, settings: KeeperSettings) -> None:
        self._keeper = keeper
        self._settings = settings
        self._thinker = Thinker(settings.bot_workers, settings.bot_limit)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def wake(self, room: Room) -> None:
        """Let the bots of this match answer, if it waits for one."""
        room.stirred.set()
        if room.thinking is None and not self._closed and room.bots_to_move():
            room.thinking = task = asyncio.create_task(self._answer_all(room))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End all thinking."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._thinker.close()

    async def _answer_all(self, room: Room) -> None:
        failures = 0
        spoken: dict[int, _Spoken] = {}
        try:
            while failures < MOST_FAILURES:
                try:
                    room.stirred.clear()
                    wait = await self._answer(room, spoken)
                    if wait is None:
                        break
                    failures = 0
                    if wait:
                        with suppress(TimeoutError):
                            await asyncio.wait_for(room.stirred.wait(), wait)
                except Exception as error:
                    failures += 1
                    log.error("a bot's turn failed", match=room.match.id, error=type(error).__name__)
                    await asyncio.sleep(failures)
        finally:
            room.thinking = None

    async def _answer(self, room: Room, spoken: dict[int, _Spoken]) -> float | None:
        """Let one bot answer. Returns the seconds to wait before the next may; None when the match waits for none."""
        asked = await self._question(room, spoken)
        if asked is None or isinstance(asked, float):
            return asked
        seat, decision, task, known = asked
        question = room.live.question
        least = random.uniform(*self._settings.bot_delay)
        action, _ = await asyncio.gather(self._think(room, task), asyncio.sleep(least))
        if action and not await self._append(room, seat, decision, action):
            await self._append(room, seat, decision, instead(task.legal))
        if task.time_left is not None:
            own = room.live.last == known + 1 and bool(action)  # nobody else spoke while it thought
            last = room.live.last if own else known
            spoken[seat] = _Spoken(question, last, asyncio.get_running_loop().time())
        return 0.0

    def _speaker(self, room: Room, spoken: dict[int, _Spoken]) -> int | float | None:
        """The bot to ask now, or the seconds until one may be, or None where the match waits for none."""
        seats = room.bots_to_move()
        if not room.live.due:
            spoken.clear()
            return seats[0] if seats else None
        if not seats:
            return None
        now = asyncio.get_running_loop().time()
        waits: dict[int, float] = {}
        for seat in seats:
            said = spoken.get(seat)
            if said is None or said.question != room.live.question:
                return seat
            pause = self._settings.bot_pause if room.live.last > said.last else PAUSE
            waits[seat] = said.at + pause - now
        seat = min(waits, key=lambda one: waits[one])
        return seat if waits[seat] <= 0 else waits[seat]

    async def _question(self, room: Room, spoken: dict[int, _Spoken]) -> tuple[int, int, Task, int] | float | None:
        """What a bot is asked now, with the last entry it knows; or the seconds until one may be; or None for none."""
        async with room.lock:
            await self._keeper.freshen(room)
            seat = self._speaker(room, spoken)
            if seat is None or isinstance(seat, float):
                return seat
            look = room.look(seat)
            return (
                seat,
                look.decision,
                Task(
                    game=room.match.game,
                    edition=msgspec.json.encode(room.match.edition),
                    bot=room.live.bots[seat],
                    seat=seat,
                    view=bytes(look.view or b""),
                    legal=bytes(look.legal),
                    seed=secrets.token_hex(16),
                    time_left=room.live.time_left(self._keeper.clock()),
                ),
                look.last,
            )

    async def _think(self, room: Room, task: Task) -> bytes:
        try:
            return await self._thinker.think(task)
        except Exception as error:
            log.warning("a bot failed", match=room.match.id, seat=task.seat, bot=task.bot, error=type(error).__name__)
            return instead(task.legal)

    async def _append(self, room: Room, seat: int, decision: int, action: bytes) -> bool:
        """Append a bot's answer. One that comes too late, because another process's bot was quicker, is let go."""
        fact = Acted(seat, decision, msgspec.Raw(action), bot=True)
        async with room.lock:
            try:
                await self._keeper.append(room, lambda live: (fact, None))
            except Improper:
                return True
            except Refused as error:
                log.error("a bot's answer was refused", match=room.match.id, seat=seat, rule=error.refusal.rule)
                return False
        return True
