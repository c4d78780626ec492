"""The BotKeeper: lets the bots of a match answer, one after another, at a humane pace."""

from __future__ import annotations

import asyncio
import random
import secrets
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

MOST_FAILURES = 5
"""So often in a row may an answer fail (its data cannot be saved, say) before the match waits to be woken again."""


class BotKeeper:
    """One task for each match that waits for a bot; it ends when the match waits for people or is over."""

    def __init__(self, keeper: Keeper, settings: KeeperSettings) -> None:
        self._keeper = keeper
        self._settings = settings
        self._thinker = Thinker(settings.bot_workers, settings.bot_limit)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def wake(self, room: Room) -> None:
        """Let the bots of this match answer, if it waits for one."""
        if room.thinking is None and not self._closed and room.bot_to_move() is not None:
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
        try:
            while failures < MOST_FAILURES:
                try:
                    if not await self._answer(room):
                        break
                    failures = 0
                except Exception as error:
                    failures += 1
                    log.error("a bot's turn failed", match=room.match.id, error=type(error).__name__)
                    await asyncio.sleep(failures)
        finally:
            room.thinking = None

    async def _answer(self, room: Room) -> bool:
        """Let one bot answer; false when the match waits for none."""
        asked = await self._question(room)
        if asked is None:
            return False
        seat, decision, task = asked
        least = random.uniform(*self._settings.bot_delay)
        action, _ = await asyncio.gather(self._think(room, task), asyncio.sleep(least))
        if not await self._append(room, seat, decision, action):
            await self._append(room, seat, decision, instead(task.legal))
        return True

    async def _question(self, room: Room) -> tuple[int, int, Task] | None:
        """What a bot is asked now; nothing when the match waits for none."""
        async with room.lock:
            await self._keeper.freshen(room)
            seat = room.bot_to_move()
            if seat is None:
                return None
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
                ),
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
