"""Where bots think: in processes of their own, a view in, an action out, within a time limit."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final

import msgspec

from dragonhall import bots, chance, load
from dragonhall.kernel.entries import one_of
from dragonhall.kernel.game import Game

STARTING: Final = 10.0
"""Seconds that the first process may take to start."""


class Task(msgspec.Struct, frozen=True):
    """A question for a bot. It holds what the seat may know and nothing else; `edition` is JSON."""

    game: str
    edition: bytes
    bot: str
    seat: int
    view: bytes
    legal: bytes
    seed: str
    time_left: float | None = None
    """The share of the time that is left, from 1 to 0; None where no clock runs."""


class Thinker:
    """The processes in which bots think; none is started before the first question."""

    def __init__(self, workers: int, limit: float) -> None:
        self._workers = workers
        self._limit = limit
        self._pool: ProcessPoolExecutor | None = None
        self._warm = False

    async def think(self, task: Task) -> bytes:
        """The action that the bot chooses, as JSON. Raises TimeoutError, or whatever its mistake raises."""
        if not self._workers:
            return await asyncio.wait_for(asyncio.to_thread(choose, task), self._limit)
        try:
            pool = self._pool = self._pool or ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_end_with_the_parent
            )
            future = asyncio.wrap_future(pool.submit(choose, task))
            answer = await asyncio.wait_for(future, self._limit if self._warm else self._limit + STARTING)
        except (TimeoutError, BrokenProcessPool):
            broken, self._pool, self._warm = self._pool, None, False
            if broken is not None:
                _kill(broken)
            raise
        self._warm = True
        return answer

    async def close(self) -> None:
        """End the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End a pool whose worker does not come back."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _end_with_the_parent() -> None:
    """A worker ends when its server was killed, instead of waiting for questions for ever."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


@lru_cache(maxsize=16)
def game_of(game: str, edition: bytes) -> Game:
    """A game with an edition that is given as JSON; kept, because to read one takes time."""
    return load(game, msgspec.json.decode(edition))


@lru_cache(maxsize=16)
def _decoders(game: Game) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    return msgspec.json.Decoder(game.view_type), msgspec.json.Decoder(list[one_of(game.action_types)])  # type: ignore[misc]


def choose(task: Task) -> bytes:
    """What a bot answers, nothing where it is silent; runs in a worker. The seed serves its own imagination only."""
    game = game_of(task.game, task.edition)
    views, actions = _decoders(game)
    legal = actions.decode(task.legal)
    bot = bots.make(task.bot, game, task.seat)
    action = bot.choose(views.decode(task.view), legal, chance(task.seed), task.time_left)
    if action is None:
        return b"" if task.time_left is not None else msgspec.json.encode(legal[0])
    return msgspec.json.encode(action)


def instead(legal: bytes) -> bytes:
    """An action for a bot that failed: any of its legal ones."""
    actions: list[Mapping[str, object]] = msgspec.json.decode(legal)
    return msgspec.json.encode(secrets.choice(actions))
