"""The WebSocket of a match: accepts it, runs its session, ends it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dragonhall.hall.facts import Improper
from dragonhall.keeper import Keeper
from dragonhall.web.guards import from_elsewhere
from dragonhall.web.guests import guest_of
from dragonhall.web.handlers import keeper_of
from dragonhall.web.limits import Bucket, Holding
from dragonhall.web.session import Session, last_words
from dragonhall.web.settings import Settings

log = structlog.get_logger("dragonhall.socket")

SEND_LIMIT = 5.0
"""Seconds that one message may take to leave; a line that is slower is cut, and its client comes back."""


class LineTooSlow(ConnectionError):
    """A message did not leave in time."""


@websocket("/api/matches/{match:str}/socket")
async def match_socket(socket: WebSocket[Any, Any, State], match: FromPath[str]) -> None:
    """Watch and play a match."""
    keeper = keeper_of(socket.app.state)
    settings: Settings = socket.app.state["settings"]
    await socket.accept()
    if from_elsewhere(socket.headers):
        await _refuse(socket, "forbidden-origin")
        return
    holding: Holding = socket.app.state["sockets"]
    try:
        with holding.one(socket):
            await _serve(socket, match, keeper, settings)
    except Improper as error:
        await _refuse(socket, error.code)


async def _serve(socket: WebSocket[Any, Any, State], match: str, keeper: Keeper, settings: Settings) -> None:
    """Run the session of a line until it ends. Raises Improper when there is no such match."""
    person = await guest_of(socket, keeper)
    name = person.id if person else ""
    room, listener = await keeper.listen(match, name)

    async def send(text: bytes) -> None:
        try:
            await asyncio.wait_for(socket.send_text(text.decode()), SEND_LIMIT)
        except TimeoutError:
            raise LineTooSlow from None
        except (RuntimeError, OSError) as error:  # so the server says that the line is closed already
            raise ConnectionError from error

    session = Session(keeper, room, listener, name, send, Bucket(settings.socket_rate, settings.socket_burst))
    log.info("socket opened", match=match, person=name)
    telling = asyncio.create_task(session.tell())
    hearing = asyncio.create_task(_hear(socket, session))
    try:
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        keeper.leave(room, listener)
        for task in (telling, hearing):
            task.cancel()
        await asyncio.gather(telling, hearing, return_exceptions=True)
        log.info("socket closed", match=match, person=name)
        with suppress(Exception):
            await socket.close(code=1012 if listener.closing else 1000)


async def _hear(socket: WebSocket[Any, Any, State], session: Session) -> None:
    with suppress(WebSocketDisconnect, ConnectionError):
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                text = event.get("text")
                await session.hear(
                    text.encode(errors="replace") if text is not None else bytes(event.get("bytes") or b"")
                )


async def _refuse(socket: WebSocket[Any, Any, State], code: str) -> None:
    log.info("socket refused", code=code)
    with suppress(Exception):
        await socket.send_text(last_words(code, again=False).decode())
        await socket.close(code=1008)
