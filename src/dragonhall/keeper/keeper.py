"""The keeper of live matches: judge, save, then show. Any number of keepers may work on the same data."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import msgspec
import structlog

from dragonhall import games, load
from dragonhall.bots import names as bot_names
from dragonhall.hall.advising import advise
from dragonhall.hall.facts import Acted, BotCame, Entry, Fact, Improper, Sat, TookBack
from dragonhall.hall.live import LiveMatch
from dragonhall.hall.screen import Look, Shown
from dragonhall.keeper.botkeeper import BotKeeper
from dragonhall.keeper.room import Clock, Listener, Room, entry_of, row_of, summary_of
from dragonhall.keeper.settings import KeeperSettings
from dragonhall.keeper.talk import KEPT, Talk
from dragonhall.keeper.thinking import game_of
from dragonhall.keeper.timekeeper import Timekeeper
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import Advice, Audience, OptionValue, Refusal, Refused
from dragonhall.store import ChairRow, MatchLineRow, MatchRow, PersonRow, PlaceTaken, SeatTaken, Store

log = structlog.get_logger("dragonhall.keeper")

_TRIES = 50
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


class BrokenMatch(Exception):
    """A stored match that this version cannot go on with. The message holds ids only."""


def new_id(length: int) -> str:
    """An id that nobody guesses, without letters that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def wall_clock() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Keeper:
    """Everything that a hall does with its matches. `open` before use, `close` at the end."""

    def __init__(self, store: Store, settings: KeeperSettings | None = None, clock: Clock = wall_clock) -> None:
        self.store = store
        self.settings = settings or KeeperSettings()
        self.clock = clock
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening = asyncio.Lock()
        self._bots = BotKeeper(self, self.settings)
        self._time = Timekeeper(self, new_id(16))
        self._watch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to work: bots go on that were thinking when the last process ended, and clocks that ran."""
        self._watch = asyncio.create_task(self._watch_others())
        for match in await self.store.access_matches_due():
            try:
                self._wake(await self._room(match))
            except Exception as error:
                log.error("a match cannot go on", match=match, error=type(error).__name__)

    async def close(self) -> None:
        """Tell everybody that the hall closes, and end everything that was begun."""
        self.tell_closing()
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        await self._time.close()
        await self._bots.close()

    def tell_closing(self) -> None:
        """Tell everybody who watches a match that the hall closes."""
        for room in self._rooms.values():
            for listener in room.listeners:
                listener.closing = True
                listener.wake()

    # ---- opening -------------------------------------------------------------------------------

    async def open_match(
        self,
        person: PersonRow,
        game_id: str,
        seats: Sequence[str | None],
        options: Mapping[str, OptionValue],
        pace: str,
    ) -> str:
        """Open a match; each seat is "" for the person, None for whoever comes, or a bot's name. Returns its id.

        Raises Improper for unknown games and bots, Refused for a table that the game does not allow.
        """
        if game_id not in games():
            raise Improper("unknown")
        holders = [(person.id if seat == "" else None, seat) for seat in seats]
        return (await self._add(load(game_id), holders, options, pace))[0]

    async def rematch(self, person: PersonRow, match: str) -> tuple[str, bool]:
        """The match that follows a finished one, and whether it is new: whoever asks second gets the same.

        The same people and bots sit there, each one seat further on.
        """
        room = await self._room(match)
        async with room.lock:
            if not room.seats_of(person.id):
                raise Improper("not-your-seat")
            if room.live.status != "over":
                raise Improper("not-allowed")
            chairs = [*room.chairs[1:], room.chairs[0]]
            seats = [(chair.person, None if chair.person else chair.bot or None) for chair in chairs]
            follower, new = await self._add(room.live.game, seats, room.live.options, room.match.pace, follows=match)
            room.rematch = follower
            room.tell_chairs()
        return follower, new

    async def _add(
        self,
        game: Game,
        seats: Sequence[tuple[str | None, str | None]],
        options: Mapping[str, OptionValue],
        pace: str,
        follows: str = "",
    ) -> tuple[str, bool]:
        now = self.clock()
        known = bot_names(game.id)
        secret = secrets.token_hex(32)
        live = LiveMatch(game, len(seats), options, secret)
        chairs: list[ChairRow] = []
        entries: list[Entry] = []
        for seat, (person, bot) in enumerate(seats):
            chairs.append(ChairRow(seat, person, "", bot or ""))
            if bot and bot not in known:
                raise Improper("unknown")
            fact: Fact | None = Sat(seat) if person else BotCame(seat, bot) if bot else None
            if fact is not None:
                entries.append(Entry(len(entries) + 1, now, fact))
                live.take(entries[-1])
        row = MatchRow(
            id=new_id(12),
            game=game.id,
            rules=game.rules_version,
            edition=dict(game.edition),
            options=live.options,
            seats=len(seats),
            pace=pace,
            secret=secret,
            opened=now,
        )
        found = await self.store.add_match(row, chairs, [row_of(entry) for entry in entries], summary_of(live), follows)
        if live.status == "playing":
            self._wake(await self._room(found))
        return found, found == row.id

    async def _room(self, match: str) -> Room:
        """The match in memory, loaded when it is not there. Raises Improper when there is none."""
        room = self._rooms.get(match)
        if room is None:
            async with self._opening:
                room = self._rooms.get(match) or await self._load(match)
                self._rooms[match] = room
                self._let_go()
        self._rooms.move_to_end(match)
        return room

    def _wake(self, room: Room) -> None:
        """Let the bots and the clock of a match follow what has just happened."""
        self._bots.wake(room)
        self._time.wake(room)

    async def _load(self, match: str) -> Room:
        found = await self.store.access_match(match)
        if found is None:
            raise Improper("unknown")
        row, chairs = found
        return Room(row, chairs, await self._fold(row), Talk(await self.store.access_phrases(match, 0, KEPT)))

    async def _fold(self, row: MatchRow) -> LiveMatch:
        game = game_of(row.game, msgspec.json.encode(row.edition))
        if game.rules_version != row.rules:
            raise BrokenMatch(f"match {row.id} was begun under rules version {row.rules}")
        entries = [entry_of(entry) for entry in await self.store.access_entries(row.id)]
        try:
            return LiveMatch(game, row.seats, row.options, row.secret, entries)
        except (Refused, Improper) as error:
            raise BrokenMatch(f"the entries of match {row.id} do not follow from each other") from error

    def _let_go(self) -> None:
        idle = [match for match, room in self._rooms.items() if not room.listeners and not room.lock.locked()]
        for match in idle[: max(0, len(self._rooms) - self.settings.rooms)]:
            if self._rooms[match].thinking is None:
                del self._rooms[match]

    # ---- appending -----------------------------------------------------------------------------

    async def append(
        self,
        room: Room,
        make: Callable[[LiveMatch], tuple[Fact, ChairRow | None]],
        key: str | None = None,
    ) -> int:
        """Append the fact that `make` makes of the match as it stands; returns its position, once it is saved.

        The lock is held by the caller. A key that the seat used before gives the position it got then. Where another
        process was quicker, all is judged anew. Raises Refused or Improper; then nothing was appended.
        """
        await self.freshen(room)
        newest = False
        for _ in range(_TRIES):
            try:
                fact, chair = make(room.live)
                if key is not None and (before := room.live.position_of(fact.seat, key)):
                    return before
                at = max(room.live.last_at, self.clock())
                room.live.judge(fact, at)
            except (Refused, Improper):
                if newest or not await self._catch_up(room):
                    raise
                newest = True
                continue
            entry = Entry(room.live.last + 1, at, fact, key)
            if await self._save(room, entry, chair):
                return entry.n
        raise Improper("too-many")

    async def _save(self, room: Room, entry: Entry, chair: ChairRow | None) -> bool:
        """Save an entry, then show it; False when its place was taken. Until it is saved nobody may use the fold."""
        room.stale = True
        room.live.take(entry)
        try:
            await self.store.append(room.match.id, row_of(entry), summary_of(room.live), chair)
        except PlaceTaken:
            await self.freshen(room)
            return False
        except SeatTaken:
            await self.freshen(room)
            raise Improper("seat-taken") from None
        room.stale = False
        if chair is not None:
            await self._read_chairs(room)
        room.tell_entries()
        self._wake(room)
        return True

    async def freshen(self, room: Room) -> None:
        """Make the fold anew where it may hold what was not saved."""
        if room.stale:
            room.live = await self._fold(room.match)
            room.forget_looks()
            room.stale = False
            await self._read_chairs(room)
            room.tell_entries()
            self._wake(room)

    async def _catch_up(self, room: Room) -> bool:
        """Take what other processes have appended; whether there was any."""
        rows = await self.store.access_entries(room.match.id, room.live.last)
        if not rows:
            return False
        room.stale = True
        for row in rows:
            room.live.take(entry_of(row))
        room.stale = False
        if any(row.kind in ("sit", "bot") for row in rows):
            await self._read_chairs(room)
        room.tell_entries()
        self._wake(room)
        return True

    async def _read_chairs(self, room: Room) -> None:
        found = await self.store.access_match(room.match.id)
        if found is not None:
            row, chairs = found
            room.chairs, room.rematch = chairs, row.rematch
            room.tell_chairs()

    async def _watch_others(self) -> None:
        """Look, now and then, whether another process has news of a match that somebody watches here."""
        while True:
            await asyncio.sleep(self.settings.watch_every)
            try:
                watched = [match for match, room in self._rooms.items() if room.listeners]
                for match, last in (await self.store.access_last(watched) if watched else {}).items():
                    room = self._rooms.get(match)
                    if room is not None and last > room.live.last:
                        async with room.lock:
                            await self.freshen(room)
                            await self._catch_up(room)
                talking = [match for match in watched if match in self._rooms and self._rooms[match].live.game.phrases]
                for match, last in (await self.store.access_last_phrases(talking) if talking else {}).items():
                    room = self._rooms.get(match)
                    if room is not None and last > room.talk.last:
                        async with room.lock:
                            await self._hear(room)
            except Exception as error:
                log.error("watching failed", error=type(error).__name__)

    # ---- what people do ------------------------------------------------------------------------

    async def sit(self, person: PersonRow, match: str, seat: int) -> None:
        """Take an open seat; a seat that is the person's already is theirs again."""
        room = await self._room(match)
        async with room.lock:
            await self.freshen(room)
            if seat in room.seats_of(person.id):
                return
            await self.append(room, lambda live: (Sat(seat), ChairRow(seat, person.id)))

    async def seat_bot(self, person: PersonRow, match: str, seat: int, bot: str) -> None:
        """Let a bot take an open seat. Only for who sits at the table."""
        room = await self._room(match)
        async with room.lock:
            if not room.seats_of(person.id):
                raise Improper("not-your-seat")
            if bot not in bot_names(room.match.game):
                raise Improper("unknown")
            await self.append(room, lambda live: (BotCame(seat, bot), ChairRow(seat, None, "", bot)))

    async def act(self, person: str, match: str, seat: int | None, key: str, decision: int, action: bytes) -> int:
        """Answer a decision for a seat that the person holds. Returns the entry's position."""
        room = await self._room(match)
        async with room.lock:
            own = self._own(room, person, seat)

            def make(live: LiveMatch) -> tuple[Fact, None]:
                written = msgspec.json.encode(live.read_action(action))
                return Acted(own, decision, msgspec.Raw(written)), None

            return await self.append(room, make, key)

    async def undo(self, person: str, match: str, seat: int | None, key: str, entry: int = 0) -> int:
        """Take back the latest action of a seat that the person holds. Returns the position of the undo."""
        room = await self._room(match)
        async with room.lock:
            own = self._own(room, person, seat)
            return await self.append(room, lambda live: (TookBack(own, entry or live.latest_entry(own)), None), key)

    async def why(self, person: str, match: str, seat: int | None, action: bytes) -> Refusal | None:
        """Why a seat may not do this now, or None."""
        room = await self._room(match)
        async with room.lock:
            await self.freshen(room)
            return room.live.why(self._own(room, person, seat), room.live.read_action(action))

    async def draft(self, person: str, match: str, seat: int | None, draft: bytes) -> Advice:
        """What a seat may know of an action that is still being put together."""
        room = await self._room(match)
        async with room.lock:
            await self.freshen(room)
            return advise(room.live, self._own(room, person, seat), draft)

    async def say(
        self,
        person: str,
        match: str,
        seat: int | None,
        key: str,
        phrase: str,
        to: int = -1,
        pieces: Sequence[str] = (),
    ) -> int:
        """Say one of the game's ready phrases from a seat that the person holds. Returns its number in the talk."""
        room = await self._room(match)
        async with room.lock:
            await self.freshen(room)
            own = self._own(room, person, seat)
            if room.live.board is None:
                raise Improper("not-started")
            for _ in range(_TRIES):
                said = room.talk.judge(room.live.game, len(room.chairs), self.clock(), own, key, phrase, to, pieces)
                if said.n <= room.talk.last:
                    return said.n
                with suppress(PlaceTaken):  # another process was quicker
                    await self.store.add_phrase(match, said)
                await self._hear(room)  # and found there by its key
        raise Improper("too-many")

    async def _hear(self, room: Room) -> None:
        """Take what was said and stored, here or in another process."""
        said = await self.store.access_phrases(room.match.id, room.talk.last, KEPT)
        if said:
            room.talk.hear(said)
            room.wake_all()

    @staticmethod
    def _own(room: Room, person: str, seat: int | None) -> int:
        if seat is None or seat not in room.seats_of(person):
            raise Improper("not-your-seat")
        return seat

    # ---- what people see -----------------------------------------------------------------------

    async def room(self, match: str) -> Room:
        """The match in memory, for those who show it. Raises Improper when there is none."""
        room = await self._room(match)
        async with room.lock:
            await self.freshen(room)
        return room

    async def matches_of(self, person: PersonRow) -> list[MatchLineRow]:
        """A person's matches, those that wait for them first."""
        rows = await self.store.access_matches_of(person.id)
        return sorted(rows, key=lambda row: not waits_for(row, person.id))

    async def listen(self, match: str, person: str) -> tuple[Room, Listener]:
        """Begin to listen to a match. Call `leave` at the end."""
        room = await self.room(match)
        listener = Listener(person)
        room.listeners.add(listener)
        async with room.lock:
            await self._catch_up(room)
            await self._hear(room)
        room.tell_chairs()
        return room, listener

    def leave(self, room: Room, listener: Listener) -> None:
        """Listen no more."""
        room.listeners.discard(listener)
        room.tell_chairs()

    async def look(self, room: Room, audience: Audience, since: int) -> tuple[Look, tuple[Shown, ...]]:
        """The position as an audience knows it, and the entries after `since`."""
        async with room.lock:
            await self.freshen(room)
            return room.look(audience), room.shown(audience, since)


def waits_for(row: MatchLineRow, person: str) -> bool:
    """Whether a match waits for this person."""
    return any(chair.person == person and chair.seat in row.summary.asked for chair in row.chairs)
