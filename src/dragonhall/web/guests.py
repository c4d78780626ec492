"""Guests: a name and a cookie with a random token, of which only the hash is stored."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from dragonhall.hall.facts import Improper
from dragonhall.keeper import Keeper, new_id
from dragonhall.store import PersonRow
from dragonhall.web.wire import MeUpdate

COOKIE: Final = "dragonhall"
_JOINER: Final = "\u200d"
"""Joins emoji into one, a family say."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""
_YEAR: Final = 365 * 24 * 3600


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any], keeper: Keeper) -> PersonRow | None:
    """The guest who asks, or None."""
    token = connection.cookies.get(COOKIE, "")
    return await keeper.store.access_person(token) if token else None


async def need_guest(connection: ASGIConnection[Any, Any, Any, Any], keeper: Keeper) -> PersonRow:
    """The guest who asks. Raises Improper when nobody is known."""
    person = await guest_of(connection, keeper)
    if person is None:
        raise Improper("who-are-you")
    return person


async def introduce(
    connection: ASGIConnection[Any, Any, Any, Any], keeper: Keeper, update: MeUpdate
) -> tuple[PersonRow, Cookie | None]:
    """Take a name, or change it; and the cookie for a new guest."""
    name = visible(update.name)
    if not name:
        raise Improper("bad-message")
    known = await guest_of(connection, keeper)
    if known is not None:
        person = PersonRow(known.id, name, update.language)
        await keeper.store.rename_person(person)
        return person, None
    connection.app.state["opening"].take(connection)
    token = secrets.token_urlsafe(32)
    person = PersonRow(new_id(16), name, update.language)
    await keeper.store.add_person(person, token, keeper.clock())
    secure = connection.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, max_age=_YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    return person, cookie


def visible(name: str) -> str:
    """A name without what cannot be seen; empty when nothing of it can."""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(char for char in composed if (char.isprintable() and char not in _BLANK) or char == _JOINER)
    return " ".join(kept.split()).strip(_JOINER + " ")
