"""The application: the doors, their guards, and a lifespan that closes all that it opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from dragonhall.keeper import Keeper
from dragonhall.store import Store
from dragonhall.web.faults import fault, on_error
from dragonhall.web.guards import SAFE, from_elsewhere, security_headers
from dragonhall.web.handlers import HANDLERS
from dragonhall.web.limits import Holding, Opening
from dragonhall.web.pages import page
from dragonhall.web.settings import LONGEST_MESSAGE, Settings
from dragonhall.web.socket import match_socket
from dragonhall.web.wire import ErrorBody


def create_app(settings: Settings) -> App:
    """The hall's web application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if not settings.database:
            settings.data.mkdir(parents=True, exist_ok=True)
        store = Store(settings.url)
        try:
            await store.open()
            keeper = Keeper(store, settings.keeper)
            app.state["keeper"] = keeper
            try:
                await keeper.open()
                yield
            finally:
                await keeper.close()
        finally:
            await store.close()

    return App(
        Litestar(
            route_handlers=[*HANDLERS, match_socket, page],
            lifespan=[lifespan],
            state=State(
                {
                    "settings": settings,
                    "opening": Opening(settings.opening_rate, settings.opening_burst),
                    "sockets": Holding(settings.sockets),
                }
            ),
            exception_handlers={Exception: on_error, 404: on_error, 405: on_error},
            compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=[r"\.(woff2|png)$"]),
            request_max_body_size=LONGEST_MESSAGE,
            openapi_config=None,
            logging_config=None,
            debug=False,
        )
    )


class App:
    """The application behind its guard: refuses what another site's page asks, and adds the security headers."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def say_goodbye(self) -> None:
        """Tell everybody who watches a match that the hall closes; their sockets end by themselves."""
        keeper: Keeper | None = self._app.state.get("keeper")
        if keeper is not None:
            keeper.tell_closing()
            await asyncio.sleep(0.1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        extra = security_headers(headers.get("host", ""))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        if scope["method"] not in SAFE and from_elsewhere(headers):
            body = msgspec.json.encode(ErrorBody(fault("forbidden-origin")))
            lines = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]
            await send({"type": "http.response.start", "status": 403, "headers": lines})
            await send({"type": "http.response.body", "body": body, "more_body": False})
            return
        await self._app(scope, receive, send_with_headers)
