"""Keepers: saved first, shown second; any number of them on the same data."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from dragonhall.hall.facts import Improper
from dragonhall.keeper import BrokenMatch, Keeper, KeeperSettings, Room, thinking
from dragonhall.keeper.thinking import Task
from dragonhall.kernel.values import Refused
from dragonhall.store import EntryRow, PersonRow, Store, Summary, sqlite_url

ANA = PersonRow("ana", "Ana", "es")
BAO = PersonRow("bao", "Bảo", "vi")
QUICK = KeeperSettings(bot_delay=(0.0, 0.0), bot_workers=0, watch_every=0.02)
RELOAD = b'{"do":"reload"}'


class Hall:
    """A folder of data, and keepers on it."""

    def __init__(self, folder: Path, settings: KeeperSettings = QUICK) -> None:
        self.folder, self.settings = folder, settings
        self.keepers: list[Keeper] = []

    async def keeper(self, settings: KeeperSettings | None = None) -> Keeper:
        store = Store(sqlite_url(self.folder))
        await store.open()
        keeper = Keeper(store, settings or self.settings)
        await keeper.open()
        self.keepers.append(keeper)
        return keeper

    async def close(self, keeper: Keeper) -> None:
        self.keepers.remove(keeper)
        await keeper.close()
        await keeper.store.close()


def in_a_hall(folder: Path, test: Callable[[Hall], Awaitable[None]], settings: KeeperSettings = QUICK) -> None:
    async def run() -> None:
        hall = Hall(folder, settings)
        first = await hall.keeper()
        await first.store.add_person(ANA, "a", 1)
        await first.store.add_person(BAO, "b", 1)
        try:
            await asyncio.wait_for(test(hall), 60)
        finally:
            for keeper in list(hall.keepers):
                await hall.close(keeper)

    asyncio.run(run())


async def two_people(keeper: Keeper) -> str:
    match = await keeper.open_match(ANA, "dragonwood", ["", None], {}, "live")
    await keeper.sit(BAO, match, 1)
    return match


async def asked(keeper: Keeper, match: str) -> tuple[str, int, int]:
    """The person, the seat and the decision that a match of two people waits for first."""
    live = (await keeper.room(match)).live
    seat = live.actors[0]
    return ("ana", "bao")[seat], seat, live.decisions.open[seat]


async def until(keeper: Keeper, match: str, so: Callable[[Room], bool]) -> Room:
    room, listener = await keeper.listen(match, "watcher")
    try:
        while not so(room):
            await asyncio.wait_for(listener.wait(), 30)
    finally:
        keeper.leave(room, listener)
    return room


def kinds(room: Room) -> list[str]:
    return [shown.kind for shown in room.shown(None, 0)]


def test_people_sit_and_play_and_a_key_counts_once(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        match = await two_people(keeper)
        person, seat, decision = await asked(keeper, match)
        ends = await asyncio.gather(*[keeper.act(person, match, seat, "once", decision, RELOAD) for _ in range(8)])
        assert set(ends) == {3}
        assert (await keeper.room(match)).live.last == 3
        assert len(await keeper.store.access_entries(match)) == 3

    in_a_hall(tmp_path, test)


def test_a_key_still_counts_once_after_a_restart(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        match = await two_people(hall.keepers[0])
        person, seat, decision = await asked(hall.keepers[0], match)
        assert await hall.keepers[0].act(person, match, seat, "once", decision, RELOAD) == 3
        await hall.close(hall.keepers[0])
        again = await hall.keeper()
        assert await again.act(person, match, seat, "once", decision, RELOAD) == 3
        assert len(await again.store.access_entries(match)) == 3

    in_a_hall(tmp_path, test)


def test_two_keepers_that_race_append_each_action_once(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        one, other = hall.keepers[0], await hall.keeper()
        match = await two_people(one)
        for number in range(30):
            person, seat, decision = await asked(one if number % 2 else other, match)
            ends = await asyncio.gather(
                one.act(person, match, seat, f"one {number}", decision, await some(one, match)),
                other.act(person, match, seat, f"other {number}", decision, await some(other, match)),
                return_exceptions=True,
            )
            assert sorted(type(end).__name__ for end in ends) in (["Improper", "int"], ["Refused", "int"])
            await until(one, match, lambda room, number=number: room.live.last >= number + 3)
            await until(other, match, lambda room, number=number: room.live.last >= number + 3)
        rows = await one.store.access_entries(match)
        assert [row.n for row in rows] == list(range(1, 33))
        for audience in (0, 1, None):
            assert (await one.look(await one.room(match), audience, 0)) == (
                await other.look(await other.room(match), audience, 0)
            )

    in_a_hall(tmp_path, test)


async def some(keeper: Keeper, match: str) -> bytes:
    """A legal action of the seat that is asked: the last one, often a discard or an attempt."""
    room = await keeper.room(match)
    actions = msgspec.json.decode(bytes(room.look(room.live.actors[0]).legal))
    return msgspec.json.encode(actions[-1])


def test_what_another_keeper_appends_reaches_those_who_listen_here(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        one, other = hall.keepers[0], await hall.keeper()
        match = await one.open_match(ANA, "dragonwood", ["", None], {}, "live")
        room, listener = await other.listen(match, "ana")
        await one.sit(BAO, match, 1)
        while room.live.last < 2 or not room.seats_of("bao"):
            await asyncio.wait_for(listener.wait(), 10)
        person, seat, decision = await asked(one, match)
        await other.act(person, match, seat, "k", decision, RELOAD)
        other.leave(room, listener)

    in_a_hall(tmp_path, test)


def test_bots_play_a_match_to_its_end_and_two_keepers_do_not_double_them(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        one, other = hall.keepers[0], await hall.keeper()
        match = await one.open_match(ANA, "dragonwood", ["greedy", "random"], {"decks": 1}, "live")
        await other.listen(match, "watcher")
        room = await until(one, match, lambda room: room.live.status == "over")
        rows = await one.store.access_entries(match)
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))
        assert room.live.result is not None

    in_a_hall(tmp_path, test)


def test_bots_in_processes_answer_within_a_second(tmp_path: Path) -> None:
    settings = KeeperSettings(bot_delay=(0.0, 0.0), bot_workers=1, watch_every=0.02)

    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        match = await keeper.open_match(ANA, "dragonwood", ["greedy", "greedy"], {}, "live")
        room = await until(keeper, match, lambda room: room.live.last >= 60)
        times = [told.entry.at for told in room.live.told]
        assert max(after - before for before, after in pairwise(times[3:])) < 1000

    in_a_hall(tmp_path, test, settings)


def test_a_match_that_waited_for_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    slow = KeeperSettings(bot_delay=(3600.0, 3600.0), bot_workers=0)

    async def test(hall: Hall) -> None:
        match = await hall.keepers[0].open_match(ANA, "dragonwood", ["random", "random"], {}, "live")
        await hall.close(hall.keepers[0])
        keeper = await hall.keeper(QUICK)
        await until(keeper, match, lambda room: room.live.last > 4)

    in_a_hall(tmp_path, test, slow)


def test_a_bot_that_fails_or_thinks_too_long_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop = threading.Event()
    asked: list[str] = []

    def choose(task: Task) -> bytes:
        asked.append(task.bot)
        if len(asked) % 3 == 0:
            stop.wait(30)
        if len(asked) % 3 == 1:
            raise ZeroDivisionError
        return b'{"do":"keep"}'

    monkeypatch.setattr(thinking, "choose", choose)

    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        match = await keeper.open_match(ANA, "dragonwood", ["random", "random"], {}, "live")
        try:
            await until(keeper, match, lambda room: room.live.last >= 8)
        finally:
            stop.set()

    in_a_hall(tmp_path, test, KeeperSettings(bot_delay=(0.0, 0.0), bot_workers=0, bot_limit=0.1))


def test_what_could_not_be_saved_is_never_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        match = await two_people(keeper)
        person, seat, decision = await asked(keeper, match)
        room, listener = await keeper.listen(match, "watcher")
        before = await keeper.look(room, seat, 0)
        append = keeper.store.append

        async def fail(*_: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(keeper.store, "append", fail)
            with pytest.raises(OSError, match="disk full"):
                await keeper.act(person, match, seat, "k", decision, RELOAD)
            assert await keeper.look(room, seat, 0) == before
        assert keeper.store.append == append
        assert await keeper.act(person, match, seat, "k", decision, RELOAD) == 3
        keeper.leave(room, listener)

    in_a_hall(tmp_path, test)


def test_a_mistake_in_the_rules_refuses_the_action_and_the_table_stays_usable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        match = await two_people(keeper)
        person, seat, decision = await asked(keeper, match)
        room = await keeper.room(match)
        state = type(room.live.board.state)  # type: ignore[union-attr]

        def wrong(*_: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(state, "apply", wrong)
            with pytest.raises(ZeroDivisionError):
                await keeper.act(person, match, seat, "k", decision, RELOAD)
        assert await keeper.act(person, match, seat, "k", decision, RELOAD) == 3

    in_a_hall(tmp_path, test)


def test_who_may_not_is_refused(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        match = await two_people(keeper)
        person, seat, decision = await asked(keeper, match)
        for who, where in (("nobody", seat), (person, 1 - seat), (person, None), (person, 7), ("", seat)):
            with pytest.raises(Improper, match="not-your-seat"):
                await keeper.act(who, match, where, "k", decision, RELOAD)
            with pytest.raises(Improper, match="not-your-seat"):
                await keeper.undo(who, match, where, "k")
        with pytest.raises(Improper, match="decision-over"):
            await keeper.act(person, match, seat, "k", decision + 1, RELOAD)
        with pytest.raises(Refused, match="garbled"):
            await keeper.act(person, match, seat, "k", decision, b'{"do":"win"}')
        with pytest.raises(Improper, match="unknown"):
            await keeper.room("nowhere")
        with pytest.raises(Improper, match="unknown"):
            await keeper.open_match(ANA, "chess", ["", ""], {}, "live")
        with pytest.raises(Improper, match="unknown"):
            await keeper.open_match(ANA, "dragonwood", ["", "deep-thought"], {}, "live")
        with pytest.raises(Refused, match="table-seat"):
            await keeper.open_match(ANA, "dragonwood", [""], {}, "live")
        with pytest.raises(Improper, match="not-allowed"):
            await keeper.rematch(ANA, match)
        with pytest.raises(Improper, match="not-your-seat"):
            await keeper.seat_bot(PersonRow("x", "X", "en"), match, 1, "random")
        assert len(await keeper.store.access_entries(match)) == 2

    in_a_hall(tmp_path, test)


def test_a_rematch_seats_the_same_people_and_bots_one_seat_on(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        match = await keeper.open_match(ANA, "dragonwood", ["", "random", "greedy"], {"decks": 1}, "live")
        number = 0
        while True:
            room = await until(keeper, match, lambda room: 0 in room.live.actors or room.live.status == "over")
            if room.live.status == "over":
                break
            number += 1
            decision = room.live.decisions.open[0]
            await keeper.act("ana", match, 0, f"k{number}", decision, await some(keeper, match))
        follower, new = await keeper.rematch(ANA, match)
        assert new
        assert await keeper.rematch(ANA, match) == (follower, False)
        room = await keeper.room(follower)
        assert [(chair.person, chair.bot) for chair in room.chairs] == [(None, "random"), (None, "greedy"), ("ana", "")]
        (first, second) = await keeper.matches_of(ANA)
        assert {first.id, second.id} == {match, follower}

    in_a_hall(tmp_path, test)


def test_matches_that_wait_for_me_come_first(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        mine, theirs = [], []
        while not (mine and theirs):
            match = await two_people(keeper)
            person, _, _ = await asked(keeper, match)
            (mine if person == "ana" else theirs).append(match)
        listed = [row.id for row in await keeper.matches_of(ANA)]
        assert set(listed[: len(mine)]) == set(mine)

    in_a_hall(tmp_path, test)


def test_few_matches_stay_in_memory(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        matches = [await two_people(keeper) for _ in range(6)]
        assert len(keeper._rooms) <= 3
        for match in matches:
            assert (await keeper.room(match)).live.last == 2

    in_a_hall(tmp_path, test, KeeperSettings(bot_workers=0, rooms=2))


def test_opening_and_closing_leaves_no_thread_and_no_task(tmp_path: Path) -> None:
    async def run() -> None:
        for _ in range(10):
            hall = Hall(tmp_path)
            await hall.keeper()
            await hall.close(hall.keepers[0])
        assert len(asyncio.all_tasks()) == 1

    before = set(threading.enumerate())
    asyncio.run(run())
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()


def test_data_that_cannot_be_folded_harm_only_their_match(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        keeper = hall.keepers[0]
        good, bad = await two_people(keeper), await two_people(keeper)
        broken = EntryRow(3, 1, "act", 0, b'{"kind":"act","seat":0,"decision":99,"action":{"do":"reload"}}')
        await keeper.store.append(bad, broken, Summary("playing", (0,), bots_due=True))
        await hall.close(keeper)
        again = await hall.keeper()
        with pytest.raises(BrokenMatch):
            await again.room(bad)
        assert (await again.room(good)).live.last == 2

    in_a_hall(tmp_path, test)
