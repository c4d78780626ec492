"""`kill -9` at any moment loses no acknowledged action and doubles none."""

import os
import random
import signal
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

Make = Callable[..., Any]


class Player:
    """A guest on one seat who resends what was not acknowledged."""

    def __init__(self, seat: int, cookie: str) -> None:
        self.seat, self.cookie = seat, cookie
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}
        self.line: Any = None

    def connect(self, guest: Make, address: str, match: str) -> None:
        self.line = guest("", address, self.cookie).watches(match)
        if self.pending is not None:
            self.resolve(self.line.ask("act", **self.pending))

    def resolve(self, answer: dict[str, Any]) -> None:
        assert "fault" not in answer, answer
        assert self.pending is not None
        assert answer["key"] == self.pending["key"]
        self.acknowledged[answer["key"]] = answer["n"]
        self.pending = None

    def send(self, key: str) -> None:
        now = self.line.now
        self.pending = {"key": key, "decision": now["decision"], "action": now["legal"][-1]}
        self.line.send(type="act", **self.pending)


def kill_while_playing(kills: int, guest: Make, process: Make) -> None:
    """Kill the server so often, in as many matches as it takes; a server lives for up to 0.15 seconds of play."""
    server = process()
    people = guest("Ana", server.address), guest("Bảo", server.address)
    moment = random.Random(7)
    while kills > 0:
        killed, server = kill_in_one_match(kills, server, people, moment, guest, process)
        kills -= killed
    assert server.stop() in (0, -signal.SIGTERM)


def kill_in_one_match(
    kills: int, server: Any, people: tuple[Any, Any], moment: random.Random, guest: Make, process: Make
) -> tuple[int, Any]:
    """Play one match through up to so many kills. Returns how many there were, and the server that runs now."""
    ana, bao = (guest("", server.address, person.cookie) for person in people)
    match = ana.opens("me", "open")
    bao.sits(match, 1)
    players = [Player(0, ana.cookie), Player(1, bao.cookie)]
    sent = killed = 0
    while True:
        for player in players:
            player.connect(guest, server.address, match)
        newest = max(player.line.now["last"] for player in players)
        for player in players:
            player.line.reaches(newest)
        if killed == kills or players[0].line.now["status"] == "over":
            break
        killer = threading.Timer(moment.random() * 0.15, server.kill)
        killer.start()
        with suppress(ConnectionClosed, OSError):
            while players[0].line.now["status"] != "over":
                player = players[players[0].line.now["actors"][0]]
                sent += 1
                player.send(f"k{sent}")
                player.resolve(player.line.until("answer"))
                for each in players:
                    each.line.reaches(player.line.now["last"])
        killer.join()
        killed += 1
        server = process()
    acknowledged = players[0].acknowledged | players[1].acknowledged
    assert len(acknowledged) == sent
    found: dict[str, int] = {}
    for player in players:
        fresh = guest("", server.address, player.cookie).watches(match)
        assert [item["n"] for item in fresh.items] == list(range(1, fresh.now["last"] + 1))
        for item in fresh.items:
            if item["kind"] == "act" and item["seat"] == player.seat:
                assert item["key"] not in found
                found[item["key"]] = item["n"]
    assert found == acknowledged
    return killed, server


@pytest.mark.slow
def test_killing_the_server_20_times_loses_and_doubles_no_acknowledged_action(guest: Make, process: Make) -> None:
    kill_while_playing(20, guest, process)


@pytest.mark.soak
def test_killing_the_server_300_times_loses_and_doubles_no_acknowledged_action(guest: Make, process: Make) -> None:
    kill_while_playing(300, guest, process)


@pytest.mark.slow
def test_the_bots_of_a_killed_server_end_with_it(guest: Make, process: Make) -> None:
    server = process()
    ana = guest("Ana", server.address)
    line = ana.watches(ana.opens("me", "greedy", "greedy"))
    while len([item for item in line.items if item["kind"] == "act"]) < 2:
        if line.now["decision"]:
            line.act(f"k{line.now['last']}")
        else:
            line.next()
    workers = children(server._process.pid)
    assert workers
    server.kill()
    for pid in workers:
        wait_for_end(pid)


def children(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(each) for each in listed.stdout.split()]


def wait_for_end(pid: int) -> None:
    """Wait, at most a while, until a process that is not ours has ended."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        threading.Event().wait(0.05)
    raise AssertionError(f"process {pid} lives on")


def test_two_servers_on_one_folder_hear_each_other(guest: Make, process: Make) -> None:
    first, second = process(), process()
    ana = guest("Ana", first.address)
    match = ana.opens("me", "open")
    bao = guest("Bảo", second.address)
    bao.sits(match, 1)
    lines = [ana.watches(match), bao.watches(match)]
    for number in range(8):
        lines[0].reaches(2 + number)
        lines[1].reaches(2 + number)
        asked = lines[0].now["actors"][0]
        assert "fault" not in lines[asked].act(f"k{number}")
