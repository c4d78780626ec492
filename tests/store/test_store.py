"""The store: append-if-next, chairs, guests, migrations."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from dragonhall.store import (
    ChairRow,
    EntryRow,
    MatchRow,
    PersonRow,
    PlaceTaken,
    SeatTaken,
    Store,
    Summary,
    sqlite_url,
)
from dragonhall.store.tables import metadata

ANA = PersonRow("ana", "Ana", "es")
BAO = PersonRow("bao", "Bảo", "vi")
MATCH = MatchRow("m1", "dragonwood", 1, {"id": "published"}, {"open_hands": False}, 2, "live", "hush", 5)
PLAYING = Summary("playing", (1,), bots_due=True)


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(sqlite_url(folder))
        try:
            await store.open()
            await store.add_person(ANA, "token of Ana", 1)
            await store.add_person(BAO, "token of Bao", 2)
            await store.add_match(
                MATCH, [ChairRow(0, "ana"), ChairRow(1)], [EntryRow(1, 5, "sit", 0, b'{"seat":0}')], Summary("waiting")
            )
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def entry(n: int, key: str | None = None) -> EntryRow:
    return EntryRow(n, 10 * n, "act", 0, b'{"seat":0}', key)


def test_an_entry_is_appended_only_where_its_place_is_free(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("m1", entry(2, "a"), PLAYING)
        with pytest.raises(PlaceTaken):
            await store.append("m1", entry(2, "b"), PLAYING)
        assert [row.key for row in await store.access_entries("m1")] == [None, "a"]
        assert await store.access_entries("m1", 1) == [entry(2, "a")]
        assert await store.access_last(["m1", "none"]) == {"m1": 2}

    with_store(tmp_path, test)


def test_a_seats_key_counts_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("m1", entry(2, "a"), PLAYING)
        with pytest.raises(PlaceTaken):
            await store.append("m1", entry(3, "a"), PLAYING)
        assert await store.access_last(["m1"]) == {"m1": 2}

    with_store(tmp_path, test)


def test_of_many_who_append_at_one_place_one_wins(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        other = Store(sqlite_url(tmp_path))
        try:
            tries = [
                (store if number % 2 else other).append("m1", entry(2, f"k{number}"), PLAYING) for number in range(12)
            ]
            ended = await asyncio.gather(*tries, return_exceptions=True)
        finally:
            await other.close()
        assert sorted(type(end).__name__ for end in ended) == ["NoneType"] + ["PlaceTaken"] * 11

    with_store(tmp_path, test)


def test_a_seat_is_taken_once_and_a_late_comer_leaves_no_entry(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("m1", EntryRow(2, 7, "sit", 1, b"{}"), PLAYING, ChairRow(1, "bao"))
        with pytest.raises(SeatTaken):
            await store.append("m1", EntryRow(3, 8, "bot", 1, b"{}"), PLAYING, ChairRow(1, None, "", "greedy"))
        assert await store.access_last(["m1"]) == {"m1": 2}
        found = await store.access_match("m1")
        assert found is not None
        assert found == (MATCH, (ChairRow(0, "ana", "Ana"), ChairRow(1, "bao", "Bảo")))

    with_store(tmp_path, test)


def test_a_list_of_matches_shows_the_summary_of_the_last_entry(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("m1", entry(2), PLAYING)
        (mine,) = await store.access_matches_of("ana")
        assert (mine.id, mine.summary, mine.changed) == ("m1", PLAYING, 20)
        assert await store.access_matches_of("bao") == []
        assert await store.access_matches_due() == ["m1"]
        await store.append("m1", entry(3), Summary("over", (), winners=(0, 1)))
        assert await store.access_matches_due() == []

    with_store(tmp_path, test)


def test_only_the_hash_of_a_guests_token_is_stored(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert await store.access_person("token of Ana") == ANA
        assert await store.access_person("token of nobody") is None
        await store.rename_person(PersonRow("ana", "Anita", "en"))
        assert await store.access_person("token of Ana") == PersonRow("ana", "Anita", "en")

    with_store(tmp_path, test)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"token of" not in stored
    assert b"Anita" in stored


def test_two_rematches_of_one_match_are_one(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        second = MatchRow("m2", "dragonwood", 1, {}, {}, 2, "live", "x", 6)
        third = MatchRow("m3", "dragonwood", 1, {}, {}, 2, "live", "y", 6)
        chairs = [ChairRow(0, "ana"), ChairRow(1, "bao")]
        assert await store.add_match(second, chairs, [], Summary("playing"), follows="m1") == "m2"
        assert await store.add_match(third, chairs, [], Summary("playing"), follows="m1") == "m2"
        assert await store.access_match("m3") is None

    with_store(tmp_path, test)


def test_the_data_file_is_as_safe_as_sqlite_can_make_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        async with store._engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
        assert found == ["wal", 2, 1, 5000]

    with_store(tmp_path, test)


def test_readers_do_not_wait_for_a_writer(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        other = sqlite3.connect(tmp_path / "dragonhall.sqlite3", isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            assert len(await asyncio.wait_for(store.access_entries("m1"), 2)) == 1
        finally:
            other.close()

    with_store(tmp_path, test)


def test_the_migrations_build_the_tables_that_the_code_describes(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        other = Store(sqlite_url(tmp_path))
        await asyncio.gather(store.open(), other.open())
        await other.close()

    with_store(tmp_path, test)
    engine = create_engine(f"sqlite:///{tmp_path / 'dragonhall.sqlite3'}")
    try:
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    finally:
        engine.dispose()
