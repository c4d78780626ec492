"""A hall on a port of this machine, in a thread; guests with their own cookies, and their lines to matches."""

import json
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dragonhall.keeper import KeeperSettings
from dragonhall.web.app import create_app
from dragonhall.web.running import HARD_LIMIT
from dragonhall.web.settings import Settings

Json = dict[str, Any]
QUICK = KeeperSettings(bot_delay=(0.0, 0.0), bot_workers=0, watch_every=0.05)


class Server:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self._server = uvicorn.Server(
            uvicorn.Config(
                create_app(settings),
                host="127.0.0.1",
                port=0,
                ws="websockets-sansio",
                ws_max_size=HARD_LIMIT,
                log_config=None,
                access_log=False,
                timeout_graceful_shutdown=2,
            )
        )
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started:
            self._thread.join(0.01)
            assert self._thread.is_alive(), "the server did not start"
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(15)
        assert not self._thread.is_alive(), "the server did not stop"


class Process:
    """A server in a process of its own, as a host runs it."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-W", "error", "-m", "dragonhall", "serve", "--no-bot-delay"]
        self._process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", "0", "--data", str(data)], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[-1]
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(self.address + "/api/health").status_code == 200:
                    break
            assert self._process.poll() is None, "the server ended"

    def kill(self) -> None:
        """End it as a power cut does."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def stop(self) -> int:
        self._process.terminate()
        code = self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


class Line:
    """A guest's socket to a match. It keeps what it was sent and the last position."""

    def __init__(self, socket: ClientConnection, since: int = 0, seat: int = -1) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.items: list[Json] = []
        self.now: Json = {}
        self.send(type="hello", since=since, seat=seat)
        self.welcome = self.until("welcome")
        self.until("entries")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 20) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        if message["type"] == "entries":
            assert not self.items or message["since"] == self.items[-1]["n"]
            self.items += message["items"]
            self.now = message
        return message

    def until(self, kind: str, **fields: Any) -> Json:
        while True:
            message = self.next()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def ask(self, kind: str, key: str, **fields: Any) -> Json:
        """Send a message with a key, and its answer."""
        self.send(type=kind, key=key, **fields)
        return self.until("draft-answer" if kind == "draft" else "answer", key=key)

    def act(self, key: str, action: Json | None = None, decision: int | None = None) -> Json:
        """Play an action, the last legal one if none is named."""
        chosen = action if action is not None else self.now["legal"][-1]
        return self.ask("act", key, decision=self.now["decision"] if decision is None else decision, action=chosen)

    def my_turn(self) -> bool:
        """Wait until this seat is asked; false when the match ends before."""
        while not self.now["decision"]:
            if self.now["status"] == "over":
                return False
            self.next()
        return True

    def reaches(self, last: int) -> None:
        """Wait until the position after this entry is here."""
        while self.now["last"] < last:
            self.next()

    def close(self) -> None:
        self.socket.close()

    def cut(self) -> None:
        """Lose the line without a word."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        with suppress(ConnectionClosed, OSError, TimeoutError):
            self.socket.recv(timeout=1)


class Guest:
    """A browser: a cookie of its own."""

    def __init__(self, address: str, name: str = "", cookie: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, cookies={"dragonhall": cookie} if cookie else None)
        self.lines: list[Line] = []
        if name:
            assert self.http.put("/api/me", json={"name": name, "language": "en"}).status_code == 200

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("dragonhall") or ""

    def opens(self, *seats: str, game: str = "dragonwood", **options: Any) -> str:
        """Open a match: each seat is "me", "open" or a bot's name."""
        wanted = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        answer = self.http.post("/api/matches", json={"game": game, "seats": wanted, "options": options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sits(self, match: str, seat: int) -> Json:
        answer = self.http.post(f"/api/matches/{match}/sit", json={"seat": seat})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def socket(self, match: str, **headers: str) -> ClientConnection:
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/socket",
            additional_headers={**({"Cookie": f"dragonhall={self.cookie}"} if self.cookie else {}), **headers},
            max_size=None,
            ping_interval=None,
        ).__enter__()

    def watches(self, match: str, since: int = 0, seat: int = -1) -> Line:
        line = Line(self.socket(match), since, seat)
        self.lines.append(line)
        return line

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall that the tests of this room share."""
    data = tmp_path_factory.mktemp("hall")
    server = Server(
        Settings(data, keeper=QUICK, opening_burst=1e6, socket_rate=1e6, socket_burst=1e6, static=data / "none")
    )
    yield server
    server.stop()


@pytest.fixture
def guest(hall: Server) -> Iterator[Callable[..., Guest]]:
    """Makes guests, and closes their lines at the end."""
    guests: list[Guest] = []

    def make(name: str = "", address: str = "", cookie: str = "") -> Guest:
        guests.append(Guest(address or hall.address, name, cookie))
        return guests[-1]

    yield make
    for each in guests:
        each.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of one's own on one data folder."""
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        known = {"data": tmp_path / "data", "keeper": QUICK, "static": tmp_path / "static"}
        servers.append(Server(Settings(**{**known, **settings})))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[[], Process]]:
    """Starts server processes on one data folder."""
    processes: list[Process] = []

    def start() -> Process:
        processes.append(Process(tmp_path / "data"))
        return processes[-1]

    yield start
    for each in processes:
        if each._process.poll() is None:
            each.stop()
