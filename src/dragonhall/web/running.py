"""Runs the hall's server on a port of this machine, and says where it is found."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

import msgspec
import segno
import uvicorn

from dragonhall.web.app import App, create_app
from dragonhall.web.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
HARD_LIMIT = 256 * 1024
"""Bytes at which a socket is cut; messages above 64 kB are answered with an error before."""

FILES = 8192
"""Files and sockets that the server's process may have open at once."""


class PortTaken(Exception):
    """The port cannot be had; the message is a sentence that says why."""


def run(settings: Settings, host: str, port: int, out: TextIO = sys.stdout, *, show: bool = False) -> None:
    """Serve until a signal ends it. Port 0 takes any that is free; `show` opens a browser. Raises PortTaken."""
    allow_many_files()
    listening = _listen(host, port)
    found = addresses(host, listening.getsockname()[1])
    app = create_app(msgspec.structs.replace(settings, home=found[-1] if host in EVERYWHERE and found[1:] else ""))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=HARD_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    try:
        _Server(config, app, lambda: announce(found, settings.data, out, show=show), out).run(sockets=[listening])
    finally:
        listening.close()


class _Server(uvicorn.Server):
    """Says that it is open once it is, and tells everybody when it closes."""

    def __init__(self, config: uvicorn.Config, app: App, opened: Callable[[], None], out: TextIO) -> None:
        super().__init__(config)
        self._app = app
        self._opened = opened
        self._out = out

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and not self.should_exit:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        print("Closing …", file=self._out, flush=True)
        await self._app.say_goodbye()
        await super().shutdown(sockets=sockets)


def allow_many_files() -> None:
    """Let this process have many sockets open, where its machine would let it have few: without one none can come."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < FILES:
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortTaken(f"cannot listen on {host} port {port}: {error.strerror}; try another port") from None
    return listening


def home_address() -> str | None:
    """This machine's address in its network, or None. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's; connecting UDP sends nothing
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith(("127.", "0.")) else address


def addresses(host: str, port: int) -> list[str]:
    """The hall's addresses: the one for this machine first, then the one for other devices, if there is one."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    home = home_address()
    return [f"http://localhost:{port}", *([f"http://{home}:{port}"] if home else [])]


def announce(found: list[str], folder: Path, out: TextIO, *, show: bool = False) -> None:
    """Print where the hall is, with a code to photograph for the other devices; `show` it where there is a desktop."""
    print(f"Dragonhall is open: {found[0]}", file=out)
    for address in found[1:]:
        print(f"For other devices at home: {address}", file=out)
        segno.make(address, error="l").terminal(out=out, border=2, compact=True)
    print(f"Data: {folder}", file=out)
    print("Close with Ctrl+C.", file=out, flush=True)
    if show and has_desktop():
        webbrowser.open(found[0])


def has_desktop() -> bool:
    """Whether a browser can open a window here: a browser of the terminal would take the terminal from the hall."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
