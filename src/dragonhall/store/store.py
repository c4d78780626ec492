"""The doors to all that is stored: `access_…` read, the others write. There is no other way in."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import RowMapping, Select, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dragonhall.store.engine import migrate, open_engine
from dragonhall.store.rows import ChairRow, EntryRow, MatchLineRow, MatchRow, PersonRow, PhraseRow, Summary
from dragonhall.store.tables import chairs, entries, heartbeats, matches, outages, people, phrases


class PlaceTaken(Exception):
    """Another entry has this position, or the seat has used this key before: read on, and judge anew."""


class SeatTaken(Exception):
    """Somebody else was quicker to sit down."""


def token_hash(token: str) -> str:
    """What is kept of a cookie's token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Store:
    """One database. `open` before use, `close` at the end."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._reader = self._engine.execution_options(reads=True)

    async def open(self) -> None:
        """Bring the tables up to date."""
        await migrate(self._engine)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.begin() as connection:
            yield connection

    async def _rows(self, *queries: Select[Any]) -> list[Sequence[RowMapping]]:
        """What several queries find, all at one moment."""
        async with self._reader.connect() as connection:
            return [(await connection.execute(query)).mappings().all() for query in queries]

    # ---- people ------------------------------------------------------------------------------

    async def access_person(self, token: str) -> PersonRow | None:
        """The guest whose cookie this is."""
        ((*found,),) = await self._rows(select(people).where(people.c.token_hash == token_hash(token)))
        return PersonRow(found[0]["id"], found[0]["name"], found[0]["language"]) if found else None

    async def add_person(self, person: PersonRow, token: str, at: int) -> None:
        """Write down a new guest."""
        async with self._writing() as connection:
            await connection.execute(
                insert(people).values(
                    id=person.id, token_hash=token_hash(token), name=person.name, language=person.language, made=at
                )
            )

    async def rename_person(self, person: PersonRow) -> None:
        """Change a guest's name and language."""
        async with self._writing() as connection:
            await connection.execute(
                update(people).where(people.c.id == person.id).values(name=person.name, language=person.language)
            )

    # ---- matches -----------------------------------------------------------------------------

    async def add_match(
        self,
        match: MatchRow,
        chair_rows: Sequence[ChairRow],
        entry_rows: Sequence[EntryRow],
        summary: Summary,
        follows: str = "",
    ) -> str:
        """Write down a new match with its chairs and first entries, all or nothing. Returns its id.

        With `follows`, it becomes that match's rematch, unless there is one already: then that one's id is returned.
        """
        async with self._writing() as connection:
            if follows:
                found = await connection.scalar(select(matches.c.rematch).where(matches.c.id == follows))
                if found:
                    return str(found)
                await connection.execute(update(matches).where(matches.c.id == follows).values(rematch=match.id))
            await connection.execute(
                insert(matches).values(
                    id=match.id,
                    game=match.game,
                    rules=match.rules,
                    edition=_json(match.edition),
                    options=_json(match.options),
                    seats=match.seats,
                    pace=match.pace,
                    secret=match.secret,
                    opened=match.opened,
                    changed=match.opened,
                    rematch="",
                    **_summary(summary),
                )
            )
            await connection.execute(
                insert(chairs),
                [
                    {"match": match.id, "seat": chair.seat, "person": chair.person, "bot": chair.bot}
                    for chair in chair_rows
                ],
            )
            if entry_rows:
                await connection.execute(insert(entries), [_entry(match.id, entry) for entry in entry_rows])
        return match.id

    async def access_match(self, match: str) -> tuple[MatchRow, tuple[ChairRow, ...]] | None:
        """A match as it was opened, and who holds its seats now."""
        found, sitting = await self._rows(select(matches).where(matches.c.id == match), _chairs_of([match]))
        if not found:
            return None
        row = found[0]
        opened = MatchRow(
            id=row["id"],
            game=row["game"],
            rules=row["rules"],
            edition=msgspec.json.decode(row["edition"]),
            options=msgspec.json.decode(row["options"]),
            seats=row["seats"],
            pace=row["pace"],
            secret=row["secret"],
            opened=row["opened"],
            rematch=row["rematch"],
        )
        return opened, tuple(_chair(chair) for chair in sitting)

    async def access_matches_of(self, person: str, most: int = 100) -> list[MatchLineRow]:
        """The matches in which a person holds a seat, the last changed first."""
        mine = select(chairs.c.match).where(chairs.c.person == person)
        query = select(matches).where(matches.c.id.in_(mine)).order_by(matches.c.changed.desc()).limit(most)
        (found,) = await self._rows(query)
        (sitting,) = await self._rows(_chairs_of([row["id"] for row in found]))
        by_match: dict[str, list[ChairRow]] = defaultdict(list)
        for chair in sitting:
            by_match[chair["match"]].append(_chair(chair))
        return [
            MatchLineRow(
                id=row["id"],
                game=row["game"],
                changed=row["changed"],
                summary=Summary(
                    row["status"],
                    tuple(msgspec.json.decode(row["asked"])),
                    row["bots_due"],
                    tuple(msgspec.json.decode(row["winners"])),
                    row["due"],
                ),
                chairs=tuple(by_match[row["id"]]),
            )
            for row in found
        ]

    async def access_matches_due(self) -> list[str]:
        """The matches that wait for a bot, or whose clock runs."""
        due = matches.c.bots_due | (matches.c.due > 0)
        (found,) = await self._rows(select(matches.c.id).where(due).order_by(matches.c.changed))
        return [row["id"] for row in found]

    # ---- time --------------------------------------------------------------------------------

    async def beat(self, process: str, at: int, limit: int) -> bool:
        """Write down that a process is there. A silence of all that was longer than `limit` becomes an outage.

        Times are in milliseconds. Returns whether there was one.
        """
        async with self._writing() as connection:
            last = await connection.scalar(select(func.max(heartbeats.c.at)))
            silence = last is not None and at - last > limit
            if silence:
                await connection.execute(insert(outages).values(began=last, ended=at))
            mine = update(heartbeats).where(heartbeats.c.process == process).values(at=at)
            if (await connection.execute(mine)).rowcount == 0:
                await connection.execute(delete(heartbeats).where(heartbeats.c.at < at - 1000 * limit))
                await connection.execute(insert(heartbeats).values(process=process, at=at))
        return silence

    async def rest(self, process: str) -> None:
        """No clock runs here: the silence that follows is no outage."""
        async with self._writing() as connection:
            await connection.execute(delete(heartbeats).where(heartbeats.c.process == process))

    async def access_outages(self, since: int) -> list[tuple[int, int]]:
        """When no process was there, from and to in milliseconds, as far as it ended after this time."""
        (found,) = await self._rows(select(outages).where(outages.c.ended > since).order_by(outages.c.began))
        return [(row["began"], row["ended"]) for row in found]

    # ---- entries -----------------------------------------------------------------------------

    async def access_entries(self, match: str, since: int = 0) -> list[EntryRow]:
        """The entries of a match after position `since`, in order."""
        (found,) = await self._rows(
            select(entries).where(entries.c.match == match, entries.c.n > since).order_by(entries.c.n)
        )
        return [
            EntryRow(row["n"], row["at"], row["kind"], row["seat"], row["data"].encode(), row["key"]) for row in found
        ]

    async def access_last(self, of: Collection[str]) -> dict[str, int]:
        """The position of the last entry of each of these matches."""
        return await self._last(entries, of)

    async def append(self, match: str, entry: EntryRow, summary: Summary, chair: ChairRow | None = None) -> None:
        """Append an entry if its position is still free, and seat whoever it seats, all or nothing.

        It is saved when this returns. Raises PlaceTaken or SeatTaken; then nothing is changed.
        """
        try:
            async with self._writing() as connection:
                await connection.execute(insert(entries).values(_entry(match, entry)))
                if chair is not None:
                    await _seat(connection, match, chair)
                await connection.execute(
                    update(matches).where(matches.c.id == match).values(changed=entry.at, **_summary(summary))
                )
        except IntegrityError:
            raise PlaceTaken from None

    # ---- talk --------------------------------------------------------------------------------

    async def access_phrases(self, match: str, since: int, most: int) -> list[PhraseRow]:
        """What was said at a match after the phrase with number `since`: the latest `most` of it, in order."""
        (found,) = await self._rows(
            select(phrases)
            .where(phrases.c.match == match, phrases.c.n > since)
            .order_by(phrases.c.n.desc())
            .limit(most)
        )
        return [
            PhraseRow(
                row["n"],
                row["at"],
                row["seat"],
                row["key"],
                row["phrase"],
                row["to_seat"],
                tuple(msgspec.json.decode(row["pieces"])),
            )
            for row in reversed(found)
        ]

    async def access_last_phrases(self, of: Collection[str]) -> dict[str, int]:
        """The number of the last phrase said at each of these matches, where there is one."""
        return await self._last(phrases, of)

    async def add_phrase(self, match: str, said: PhraseRow) -> None:
        """Write down what was said, if its number is still free. Raises PlaceTaken."""
        try:
            async with self._writing() as connection:
                await connection.execute(
                    insert(phrases).values(
                        match=match,
                        n=said.n,
                        at=said.at,
                        seat=said.seat,
                        key=said.key,
                        phrase=said.phrase,
                        to_seat=said.to,
                        pieces=_json(said.pieces),
                    )
                )
        except IntegrityError:
            raise PlaceTaken from None

    async def _last(self, table: Table, of: Collection[str]) -> dict[str, int]:
        (found,) = await self._rows(
            select(table.c.match, func.max(table.c.n).label("last"))
            .where(table.c.match.in_(of))
            .group_by(table.c.match)
        )
        return {row["match"]: row["last"] for row in found}


async def _seat(connection: AsyncConnection, match: str, chair: ChairRow) -> None:
    taken = await connection.execute(
        update(chairs)
        .where(chairs.c.match == match, chairs.c.seat == chair.seat, chairs.c.person.is_(None), chairs.c.bot == "")
        .values(person=chair.person, bot=chair.bot)
    )
    if taken.rowcount != 1:
        raise SeatTaken


def _chairs_of(of: Sequence[str]) -> Select[Any]:
    return (
        select(chairs, people.c.name)
        .select_from(chairs.outerjoin(people, chairs.c.person == people.c.id))
        .where(chairs.c.match.in_(of))
        .order_by(chairs.c.match, chairs.c.seat)
    )


def _chair(row: RowMapping) -> ChairRow:
    return ChairRow(row["seat"], row["person"], row["name"] or "", row["bot"])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _entry(match: str, entry: EntryRow) -> dict[str, object]:
    return {
        "match": match,
        "n": entry.n,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": entry.data.decode(),
        "key": entry.key,
    }


def _summary(summary: Summary) -> dict[str, object]:
    return {
        "status": summary.status,
        "asked": _json(summary.asked),
        "bots_due": summary.bots_due,
        "winners": _json(summary.winners),
        "due": summary.due,
    }
