"""Clocks: time runs out by itself, in any process, once; and what the hall itself cost is given back."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from tests.hall import timed

from dragonhall.hall.live import GRACE
from dragonhall.keeper import Keeper, KeeperSettings, Room, botkeeper, thinking
from dragonhall.keeper.thinking import Task
from dragonhall.kernel import registry
from dragonhall.store import PersonRow, Store, sqlite_url

ANA, BAO = PersonRow("ana", "Ana", "es"), PersonRow("bao", "Bảo", "vi")
QUICK = KeeperSettings(bot_delay=(0.0, 0.0), bot_workers=0, watch_every=0.02, beat_every=0.02)


class Clock:
    """A clock that the test moves on; nobody may wait for it."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(autouse=True)
def timed_game() -> Iterator[None]:
    registry.register("timed", "tests.hall.timed")
    yield
    del registry._FOLDERS["timed"]


async def a_keeper(folder: Path, clock: Clock, settings: KeeperSettings = QUICK) -> Keeper:
    store = Store(sqlite_url(folder))
    await store.open()
    keeper = Keeper(store, settings, clock)
    await keeper.open()
    return keeper


async def end(keeper: Keeper) -> None:
    await keeper.close()
    await keeper.store.close()


async def two_people(keeper: Keeper) -> Room:
    for token, person in (("a", ANA), ("b", BAO)):
        await keeper.store.add_person(person, token, 1)
    match = await keeper.open_match(ANA, "timed", ["", None], {}, "live")
    await keeper.sit(BAO, match, 1)
    return await keeper.room(match)


async def until(so: Callable[[], object]) -> None:
    for _ in range(1000):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


def kinds(room: Room) -> list[str]:
    return [shown.kind for shown in room.shown(None, 0)]


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(limited())


@pytest.mark.rule("table-lapse")
def test_time_runs_out_by_itself_and_for_each_decision_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timed, "SECONDS", 0.02)

    async def test() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        keeper = Keeper(store)
        await keeper.open()
        room = await two_people(keeper)
        first = room.live.due
        await until(lambda: kinds(room).count("lapse") >= 2)
        assert next(told.entry.at for told in room.live.told if told.entry.at > first) >= first + GRACE
        await end(keeper)

    run(test)


def test_of_two_processes_one_lets_time_run_out(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        one, two = await a_keeper(tmp_path, clock), await a_keeper(tmp_path, clock)
        room = await two_people(one)
        other, listener = await two.listen(room.match.id, "")
        two._time.wake(other)
        for _ in range(3):
            before = room.live.last
            for _ in range(int((room.live.due + GRACE - clock.now) / 20) + 1):  # they stay awake all the while
                clock.now += 20
            await asyncio.sleep(0.05)
            one._time.wake(room)
            two._time.wake(other)
            await until(lambda before=before: room.live.last > before and other.live.last > before)  # type: ignore[misc]
        assert kinds(room) == kinds(other)
        assert kinds(room).count("lapse") + kinds(room).count("given") == len(kinds(room)) - 2
        two.leave(other, listener)
        await end(two)
        await end(one)

    run(test)


def test_what_an_outage_cost_is_given_back_before_anything_lapses(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        keeper = await a_keeper(tmp_path, clock)
        room = await two_people(keeper)
        due = room.live.due
        assert due == clock.now + 30_000
        await until(lambda: keeper._time._there.is_set())
        await end(keeper)
        clock.now += 3_600_000
        keeper = await a_keeper(tmp_path, clock)
        room = await keeper.room(room.match.id)
        await until(lambda: "given" in kinds(room))
        assert kinds(room)[-1] == "given"
        assert room.live.due == due + 3_600_000
        assert room.live.actors
        clock.now = room.live.due + GRACE
        keeper._time.wake(room)
        await until(lambda: kinds(room)[-1] in ("lapse", "given"))
        await end(keeper)

    run(test)


def test_a_clock_that_ran_is_running_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timed, "SECONDS", 0.5)

    async def test() -> None:
        store = Store(sqlite_url(tmp_path))
        await store.open()
        keeper = Keeper(store)
        await keeper.open()
        room = await two_people(keeper)
        await end(keeper)
        store = Store(sqlite_url(tmp_path))
        await store.open()
        keeper = Keeper(store)
        await keeper.open()
        room = await keeper.room(room.match.id)
        await until(lambda: "lapse" in kinds(room))
        await end(keeper)

    run(test)


def test_where_no_clock_runs_no_heart_beats(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        keeper = await a_keeper(tmp_path, clock)
        for token, person in (("a", ANA), ("b", BAO)):
            await keeper.store.add_person(person, token, 1)
        match = await keeper.open_match(ANA, "dragonwood", ["", ""], {}, "live")
        assert (await keeper.room(match)).live.due == 0
        assert keeper._time._beating is None
        await end(keeper)

    run(test)


def test_while_a_clock_runs_bots_speak_again_after_others_did_and_not_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots of a table that may speak as often as they like: each is asked in turn, none fills the hall."""
    asked: list[tuple[int, float | None]] = []

    def choose(task: Task) -> bytes:
        asked.append((task.seat, task.time_left))
        return b""

    monkeypatch.setattr(thinking, "choose", choose)
    monkeypatch.setattr(botkeeper, "PAUSE", 0.3)

    async def test() -> None:
        clock = Clock()
        keeper = await a_keeper(tmp_path, clock)
        await keeper.store.add_person(ANA, "a", 1)
        match = await keeper.open_match(ANA, "timed", ["random", "random"], {}, "live")
        room = await keeper.room(match)
        clock.now += 15_000
        await until(lambda: len(asked) >= 3)
        assert room.live.last == 2
        assert {seat for seat, _ in asked} == set(room.live.actors)
        assert asked[-1][1] == 0.5
        before = len(asked)
        await asyncio.sleep(0.6)
        assert len(asked) <= before + 3
        await end(keeper)

    run(test)


def test_a_bot_that_is_silent_is_roused_when_something_else_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def choose(task: Task) -> bytes:
        asked.append(task.seat)
        return b""

    monkeypatch.setattr(thinking, "choose", choose)
    monkeypatch.setattr(botkeeper, "PAUSE", 50.0)

    async def test() -> None:
        clock = Clock()
        patient = KeeperSettings(bot_delay=(0.0, 0.0), bot_pause=50.0, bot_workers=0, beat_every=1000.0)
        keeper = await a_keeper(tmp_path, clock, patient)
        await keeper.store.add_person(ANA, "a", 1)
        match = await keeper.open_match(ANA, "timed", ["random", "random"], {}, "live")
        room = await keeper.room(match)
        await until(lambda: len(asked) == 1)
        clock.now = room.live.due + GRACE
        keeper._time.wake(room)
        await until(lambda: len(asked) == 2)
        assert asked[1] != asked[0]
        await end(keeper)

    run(test)
