"""Turns what the rooms below hand out into messages of the wire."""

from __future__ import annotations

from dragonhall import bots, games, load
from dragonhall.hall.screen import Look, Shown
from dragonhall.keeper import Room, waits_for
from dragonhall.store import ChairRow, MatchLineRow
from dragonhall.web import wire


def all_games() -> wire.Games:
    """The games of the hall."""
    found = []
    for game_id in games():
        game = load(game_id)
        found.append(
            wire.GameInfo(
                id=game.id,
                title=game.title,
                least_seats=game.seats[0],
                most_seats=game.seats[-1],
                options=game.options,
                bots=bots.names(game.id),
                edition=dict(game.edition),
            )
        )
    return wire.Games(tuple(found))


def seat_info(chair: ChairRow, person: str, present: frozenset[str]) -> wire.SeatInfo:
    """Who holds a seat, as a person may know it."""
    return wire.SeatInfo(
        seat=chair.seat,
        who="person" if chair.person else "bot" if chair.bot else "open",
        name=chair.name or chair.bot,
        mine=bool(person) and chair.person == person,
        here=chair.person in present if chair.person else bool(chair.bot),
    )


def seats_of(room: Room, person: str) -> tuple[wire.SeatInfo, ...]:
    """Who holds the seats of a match."""
    present = room.present
    return tuple(seat_info(chair, person, present) for chair in room.chairs)


def table(room: Room, look: Look, person: str) -> wire.Table:
    """A match's table."""
    match = room.match
    return wire.Table(
        id=match.id,
        game=match.game,
        edition=match.edition,
        options=match.options,
        pace="days" if match.pace == "days" else "live",
        opened=match.opened,
        status=look.status,
        last=look.last,
        seats=seats_of(room, person),
        rematch=room.rematch,
        phrases=room.live.game.phrases,
        phrase_pieces=dict(room.live.game.phrase_pieces),
    )


def match_line(row: MatchLineRow, person: str) -> wire.MatchLine:
    """A match in a person's list."""
    status = row.summary.status
    return wire.MatchLine(
        id=row.id,
        game=row.game,
        status="over" if status == "over" else "playing" if status == "playing" else "waiting",
        waiting=waits_for(row, person),
        seats=tuple(seat_info(chair, person, frozenset()) for chair in row.chairs),
        changed=row.changed,
        winners=row.summary.winners,
    )


def item(shown: Shown) -> wire.Item:
    """An entry."""
    return wire.Item(
        n=shown.n,
        at=shown.at,
        kind=shown.kind,
        events=shown.events,
        seat=shown.seat,
        back=shown.back,
        bot=shown.bot,
        key=shown.key,
    )


def talk(room: Room, since: int) -> wire.Talk:
    """What was said after number `since`."""
    said = [wire.Said(each.n, each.at, each.seat, each.phrase, each.to, each.pieces) for each in room.talk.since(since)]
    return wire.Talk(since, tuple(said))


def entries(look: Look, shown: tuple[Shown, ...], since: int) -> wire.Entries:
    """The entries after `since`, and how the match stands."""
    return wire.Entries(
        since=since,
        last=look.last,
        items=tuple(item(each) for each in shown),
        status=look.status,
        actors=look.actors,
        decision=look.decision,
        legal=look.legal,
        view=look.view,
        undo=wire.UndoInfo(look.undo_entry, look.undo_refusal),
        due=look.due,
        result=look.result,
    )
