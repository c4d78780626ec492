"""One socket: what its client asks is answered, what happens in its match is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from dragonhall import __version__
from dragonhall.hall.facts import Improper
from dragonhall.keeper import Keeper, Listener, Room
from dragonhall.kernel.values import Refused
from dragonhall.web import shapes, wire
from dragonhall.web.faults import decode, fault, fault_of
from dragonhall.web.limits import Bucket
from dragonhall.web.settings import LONGEST_MESSAGE

log = structlog.get_logger("dragonhall.socket")

_from_client = msgspec.json.Decoder(wire.FromClient)
_encode = msgspec.json.Encoder().encode

Send = Callable[[bytes], Awaitable[None]]


class Session:
    """One client's line to one match. `hear` takes its messages, `tell` sends what is new until it is cancelled."""

    def __init__(self, keeper: Keeper, room: Room, listener: Listener, person: str, send: Send, bucket: Bucket) -> None:
        self._keeper = keeper
        self._room = room
        self._listener = listener
        self._person = person
        self._send = send
        self._bucket = bucket
        self._match = room.match.id
        self._greeted = False
        self._seat: int | None = None
        self._had = 0
        """The last entry that the client has, as far as we sent it."""
        self._heard = 0
        """The last phrase that the client has heard."""
        self._sent: bytes = b""
        self._sending = asyncio.Lock()

    async def hear(self, text: bytes) -> None:
        """Answer one message of the client."""
        key = ""
        try:
            if not self._bucket.take():
                raise Improper("too-many")
            if len(text) > LONGEST_MESSAGE:
                raise Improper("too-large")
            message = decode(text, _from_client)  # type: ignore[arg-type]
            key = getattr(message, "key", "")
            await self._answer(message)
        except (Refused, Improper) as error:
            found = fault_of(error)
            log.info("refused", match=self._match, seat=self._seat, code=found.code, rule=found.rule, case=found.case)
            await self._say(wire.Answer(key, fault=found))
        except (ConnectionError, asyncio.CancelledError):
            raise
        except Exception as error:
            await self._say(wire.Answer(key, fault=fault_of(error)))

    async def _answer(self, message: object) -> None:
        if isinstance(message, wire.Hello):
            await self._greet(message)
        elif isinstance(message, wire.Ping):
            await self._say(wire.Pong(self._keeper.clock()))
        elif not self._greeted:
            raise Improper("not-allowed")
        elif isinstance(message, wire.Act):
            n = await self._keeper.act(
                self._person, self._match, self._seat, message.key, message.decision, bytes(message.action)
            )
            await self._done(message.key, n)
        elif isinstance(message, wire.Undo):
            n = await self._keeper.undo(self._person, self._match, self._seat, message.key, message.entry)
            await self._done(message.key, n)
        elif isinstance(message, wire.Why):
            refusal = await self._keeper.why(self._person, self._match, self._seat, bytes(message.action))
            found = fault_of(Refused(refusal)) if refusal is not None else None
            await self._say(wire.Answer(message.key, fault=found))
        elif isinstance(message, wire.Say):
            said = await self._keeper.say(
                self._person, self._match, self._seat, message.key, message.phrase, message.to, message.pieces
            )
            async with self._sending:
                await self._send_talk()
                await self._send(_encode(wire.Answer(message.key, said)))
        elif isinstance(message, wire.Draft):
            advice = await self._keeper.draft(self._person, self._match, self._seat, bytes(message.draft))
            await self._say(wire.DraftAnswer(message.key, msgspec.Raw(_encode(advice))))

    async def _greet(self, hello: wire.Hello) -> None:
        mine = self._room.seats_of(self._person)
        if hello.seat >= 0 and hello.seat not in mine:
            raise Improper("not-your-seat")
        async with self._sending:
            self._seat = hello.seat if hello.seat >= 0 else mine[0] if mine else None
            look, _ = await self._keeper.look(self._room, self._seat, 0)
            self._had = min(hello.since, look.last)
            self._greeted = True
            await self._send(_encode(wire.Welcome(self._match, __version__, self._seat, mine, look.last)))
            await self._send_entries(always=True)
            await self._send_seats()
            self._heard = 0
            await self._send_talk()

    async def _done(self, key: str, n: int) -> None:
        async with self._sending:
            await self._send_entries()
            await self._send(_encode(wire.Answer(key, n)))

    async def tell(self) -> None:
        """Send what is new, whenever there is something, until the hall closes."""
        while True:
            await self._listener.wait()
            if self._listener.closing:
                await self._say(wire.Closing(again=True))
                return
            if self._greeted:
                async with self._sending:
                    await self._send_entries()
                    await self._send_seats()
                    await self._send_talk()

    async def _send_entries(self, *, always: bool = False) -> None:
        look, shown = await self._keeper.look(self._room, self._seat, self._had)
        if look.last > self._had or always:
            since, self._had = self._had, look.last
            await self._send(_encode(shapes.entries(look, shown, since)))

    async def _send_seats(self) -> None:
        room = self._room
        text = _encode(wire.Seats(shapes.seats_of(room, self._person), room.watchers, room.rematch))
        if text != self._sent:
            self._sent = text
            await self._send(text)

    async def _send_talk(self) -> None:
        since, self._heard = self._heard, self._room.talk.last
        if self._heard > since:
            await self._send(_encode(shapes.talk(self._room, since)))

    async def _say(self, message: wire.Outgoing) -> None:
        async with self._sending:
            await self._send(_encode(message))


def last_words(code: str, *, again: bool) -> bytes:
    """The message before a socket is closed."""
    return _encode(wire.Closing(again, fault(code)))
