"""How quick and how big is the hall? A real server process, real sockets, on one machine.

    python benchmarks/hall.py                     50 tables of 2 people, each acts once a second, for 20 seconds
    python benchmarks/hall.py --tables 10 --seconds 60
    python benchmarks/hall.py --page              also what a browser loads for the start page and a table

Times are from sending an action to its entry's arrival at both screens of the table, server and clients sharing the
machine. An update is an `entries` message with what is new; a full view is the one that answers a `hello` from 0.
Memory is the growth of the server's resident set for each idle table, with and without its two open sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import itertools
import json
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


class Server:
    """`dragonhall serve` in a process of its own."""

    def __init__(self, data: str) -> None:
        command = [sys.executable, "-m", "dragonhall", "serve", "--no-bot-delay", "--host", "127.0.0.1"]
        self.process = subprocess.Popen([*command, "--port", "0", "--data", data], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found
        self.address = found[0]

    def memory(self) -> int:
        """The resident set in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


async def guest(address: str, name: str) -> httpx.AsyncClient:
    """A browser with a name and its cookie."""
    client = httpx.AsyncClient(base_url=address)
    (await client.put("/api/me", json={"name": name, "language": "en"})).raise_for_status()
    return client


class Line:
    """One person's socket to a match, and what came over it."""

    def __init__(self, socket: ClientConnection, sizes: list[int]) -> None:
        self.socket = socket
        self.sizes = sizes
        self.now: Json = {}
        self.full = b""
        self.arrived: dict[int, float] = {}
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            data = text.encode() if isinstance(text, str) else text
            message = json.loads(data)
            if message["type"] == "entries":
                if self.now:
                    self.sizes.append(len(data))
                self.full = data
                self.now = message
                self.arrived[message["last"]] = time.perf_counter()
                self._news.set()

    async def reach(self, last: int) -> None:
        """Wait for this entry."""
        while not self.now or self.now["last"] < last:
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        self._task.cancel()
        await self.socket.close()


async def open_lines(address: str, people: list[httpx.AsyncClient], match: str, sizes: list[int]) -> list[Line]:
    """A line for each person."""
    lines = []
    for person in people:
        headers = {"Cookie": f"dragonhall={person.cookies['dragonhall']}"}
        url = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        line = Line(await connect(url, additional_headers=headers, max_size=None), sizes)
        await line.socket.send(json.dumps({"type": "hello", "since": 0}))
        await line.reach(0)
        lines.append(line)
    return lines


async def open_match(people: list[httpx.AsyncClient], game: str) -> str:
    """A match of these people."""
    seats = [{"who": "me"}, *[{"who": "open"}] * (len(people) - 1)]
    answer = await people[0].post("/api/matches", json={"game": game, "seats": seats})
    answer.raise_for_status()
    match = str(answer.json()["id"])
    for seat, person in enumerate(people[1:], 1):
        (await person.post(f"/api/matches/{match}/sit", json={"seat": seat})).raise_for_status()
    return match


async def table(address: str, number: int, game: str, until: float, times: list[float], sizes: list[int]) -> None:
    """Two people who act once a second each, match after match."""
    people = [await guest(address, f"Guest {number}.{seat}") for seat in range(2)]
    await asyncio.sleep(number * 0.01 % 0.5)
    while time.perf_counter() < until:
        lines = await open_lines(address, people, await open_match(people, game), sizes)
        for key in itertools.count():
            asked = next((line for line in lines if line.now["decision"]), None)
            if asked is None or time.perf_counter() >= until:
                break
            last = asked.now["last"]
            action = asked.now["legal"][key * 7 % len(asked.now["legal"])]
            began = time.perf_counter()
            act = {"type": "act", "key": f"k{key}", "decision": asked.now["decision"], "action": action}
            await asked.socket.send(json.dumps(act))
            for line in lines:
                await line.reach(last + 1)
            times.append((max(line.arrived[last + 1] for line in lines) - began) * 1000)
            await asyncio.sleep(max(0.0, 1 / len(lines) - (time.perf_counter() - began)))
        for line in lines:
            await line.close()
    for person in people:
        await person.aclose()


async def play(address: str, game: str, tables: int, seconds: float) -> None:
    """Tables that all play at once."""
    times: list[float] = []
    sizes: list[int] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*[table(address, number, game, until, times, sizes) for number in range(tables)])
    cuts = statistics.quantiles(times, n=100)
    print(f"{tables} tables of 2, {seconds:g} s: {len(times)} actions, {len(times) / seconds:.0f} a second")
    print(f"entry to both screens: p50 {cuts[49]:.0f} ms, p95 {cuts[94]:.0f} ms, most {max(times):.0f} ms")
    print(f"update: median {statistics.median(sizes):.0f} bytes of JSON")


async def weigh(server: Server, game: str, tables: int) -> None:
    """The memory of idle tables, and the size of a full view."""
    ana, bo = await guest(server.address, "Ana"), await guest(server.address, "Bo")
    warm = await open_lines(server.address, [ana, bo], await open_match([ana, bo], game), [])
    before = server.memory()
    matches = [await open_match([ana, bo], game) for _ in range(tables)]
    opened = server.memory()
    lines = [line for match in matches for line in await open_lines(server.address, [ana, bo], match, [])]
    watched = server.memory()
    full = max((line.full for line in lines), key=len)
    print(f"idle table: {(opened - before) / tables:.0f} kB, with two sockets {(watched - before) / tables:.0f} kB")
    print(f"full view: {len(full)} bytes, {len(gzip.compress(full))} gzip")
    for line in [*lines, *warm]:
        await line.close()
    for client in (ana, bo):
        await client.aclose()


def browse(address: str) -> None:
    """What Chromium loads for the start page, then for a table, as it comes over the wire."""
    import shutil

    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page()
        client = page.context.new_cdp_session(page)
        client.send("Network.enable")
        urls: dict[str, str] = {}
        loaded: list[tuple[str, float]] = []
        client.on("Network.responseReceived", lambda event: urls.update({event["requestId"]: event["response"]["url"]}))
        client.on(
            "Network.loadingFinished",
            lambda event: loaded.append((urls.get(event["requestId"], ""), event["encodedDataLength"])),
        )
        page.goto(address, wait_until="networkidle")
        _print_loaded("start page", loaded)
        page.get_by_role("textbox").first.fill("Ana")
        page.get_by_role("button", name="Let’s play").click()
        page.wait_for_url("**/match/**")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(500)
        _print_loaded("start page and table", loaded)
        browser.close()


def _print_loaded(what: str, loaded: list[tuple[str, float]]) -> None:
    total = sum(size for _, size in loaded) / 1000
    fonts = sum(size for url, size in loaded if url.endswith(".woff2")) / 1000
    print(f"{what}: {total:.0f} kB in {len(loaded)} files, {total - fonts:.0f} kB without fonts")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dragonwood")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--page", action="store_true", help="needs Chromium and built pages")
    given = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4096)), hard))
    with tempfile.TemporaryDirectory() as data:
        server = Server(data)
        try:
            asyncio.run(weigh(server, given.game, given.tables))
            asyncio.run(play(server.address, given.game, given.tables, given.seconds))
            if given.page:
                browse(server.address)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
