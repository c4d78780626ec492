"""The doors over HTTP, a few lines each."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath

from dragonhall import __version__
from dragonhall.hall.facts import Improper
from dragonhall.keeper import Keeper
from dragonhall.store import PersonRow
from dragonhall.web import shapes, wire
from dragonhall.web.faults import decode
from dragonhall.web.guests import guest_of, introduce, need_guest

_me_update = msgspec.json.Decoder(wire.MeUpdate)
_new_match = msgspec.json.Decoder(wire.NewMatch)
_sit_down = msgspec.json.Decoder(wire.SitDown)
_seat_bot = msgspec.json.Decoder(wire.SeatBot)

T = TypeVar("T")
AnyRequest = Request[Any, Any, State]


def keeper_of(state: State) -> Keeper:
    """The keeper of this server."""
    keeper: Keeper = state["keeper"]
    return keeper


async def _body(request: AnyRequest, decoder: msgspec.json.Decoder[T]) -> T:
    return decode(await request.body(), decoder)  # type: ignore[arg-type,return-value]


def _send(body: wire.Outgoing, status: int = 200) -> Response[bytes]:
    return Response(
        msgspec.json.encode(body),
        status_code=status,
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store"},
    )


async def _table(keeper: Keeper, match: str, person: PersonRow | None) -> Response[bytes]:
    room = await keeper.room(match)
    look, _ = await keeper.look(room, None, 0)
    return _send(shapes.table(room, look, person.id if person else ""))


@get("/api/health")
async def health(request: AnyRequest) -> Response[bytes]:
    """Whether the hall is up and its data can be read."""
    await keeper_of(request.app.state).store.access_last([""])
    return _send(wire.Health(True, __version__, request.app.state["settings"].home))


@get("/api/games")
async def list_games(request: AnyRequest) -> Response[bytes]:
    """The games of the hall."""
    return _send(shapes.all_games())


@get("/api/me")
async def who_am_i(request: AnyRequest) -> Response[bytes]:
    """Who asks."""
    person = await guest_of(request, keeper_of(request.app.state))
    return _send(wire.Me(person.name, person.language) if person else wire.Me("", ""))  # type: ignore[arg-type]


@put("/api/me")
async def take_name(request: AnyRequest) -> Response[bytes]:
    """Take a name, or change it."""
    update = await _body(request, _me_update)
    person, cookie = await introduce(request, keeper_of(request.app.state), update)
    response = _send(wire.Me(person.name, update.language))
    if cookie is not None:
        response.set_cookie(cookie)
    return response


@get("/api/matches")
async def my_matches(request: AnyRequest) -> Response[bytes]:
    """The asker's matches."""
    keeper = keeper_of(request.app.state)
    person = await guest_of(request, keeper)
    rows = await keeper.matches_of(person) if person else []
    return _send(wire.MyMatches(tuple(shapes.match_line(row, person.id) for row in rows if person)))


@post("/api/matches")
async def open_match(request: AnyRequest) -> Response[bytes]:
    """Open a match."""
    keeper = keeper_of(request.app.state)
    new = await _body(request, _new_match)
    person = await need_guest(request, keeper)
    if any((seat.who == "bot") != bool(seat.bot) for seat in new.seats):
        raise Improper("bad-message")
    request.app.state["opening"].take(request)
    seats = [{"me": "", "open": None, "bot": seat.bot}[seat.who] for seat in new.seats]
    return _send(wire.MatchRef(await keeper.open_match(person, new.game, seats, new.options, new.pace)), 201)


@get("/api/matches/{match:str}")
async def show_table(request: AnyRequest, match: FromPath[str]) -> Response[bytes]:
    """A match's table."""
    keeper = keeper_of(request.app.state)
    return await _table(keeper, match, await guest_of(request, keeper))


@post("/api/matches/{match:str}/sit")
async def sit_down(request: AnyRequest, match: FromPath[str]) -> Response[bytes]:
    """Take an open seat."""
    keeper = keeper_of(request.app.state)
    wanted = await _body(request, _sit_down)
    person = await need_guest(request, keeper)
    await keeper.sit(person, match, wanted.seat)
    return await _table(keeper, match, person)


@post("/api/matches/{match:str}/bot")
async def seat_bot(request: AnyRequest, match: FromPath[str]) -> Response[bytes]:
    """Let a bot take an open seat."""
    keeper = keeper_of(request.app.state)
    wanted = await _body(request, _seat_bot)
    person = await need_guest(request, keeper)
    await keeper.seat_bot(person, match, wanted.seat, wanted.bot)
    return await _table(keeper, match, person)


@post("/api/matches/{match:str}/rematch")
async def rematch(request: AnyRequest, match: FromPath[str]) -> Response[bytes]:
    """The match that follows this one."""
    keeper = keeper_of(request.app.state)
    follower, new = await keeper.rematch(await need_guest(request, keeper), match)
    return _send(wire.MatchRef(follower), 201 if new else 200)


HANDLERS = [
    health,
    list_games,
    who_am_i,
    take_name,
    my_matches,
    open_match,
    show_table,
    sit_down,
    seat_bot,
    rematch,
]
