"""The wire schema: every message between a client and the hall, over HTTP and over a match's socket.

Outgoing values that belong to a game (views, events, actions) are JSON that the rooms below have written; their types
are in the schema too. Times are whole milliseconds since 1970. Texts in `message` are for developers: a screen speaks
from ids and figures. What comes in is decoded strictly, and a key that no message has is an error.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, Union

import msgspec

from dragonhall.kernel.values import Figure, Option, OptionValue, Refusal

Language: TypeAlias = Literal["en", "es", "vi"]
Pace: TypeAlias = Literal["live", "days"]
Status: TypeAlias = Literal["waiting", "playing", "over"]
"""Of a match: it waits for people to sit down, it is being played, it is over."""

Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\w\-.:]+$")]
"""Made by the client, one for each thing it asks; the answer carries it. Use a random one: a repeat is a resend."""

MatchId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[\w\-]+$")]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Time: TypeAlias = int

GameAction: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/GameAction"})]
GameEvent: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/GameEvent"})]
GameDraft: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/GameDraft"})]
GameAdvice: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/GameAdvice"})]
GameView: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/GameView"})]
GameActions: TypeAlias = Annotated[
    msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/GameAction"}})
]
GameEvents: TypeAlias = Annotated[
    msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/GameEvent"}})
]
GameResult: TypeAlias = Annotated[
    msgspec.Raw, msgspec.Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/Result"}, {"type": "null"}]})
]


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends."""


class Outgoing(msgspec.Struct, frozen=True):
    """Something the hall sends. A later version may add fields."""


# ---- errors ---------------------------------------------------------------------------------


class Fault(Outgoing, frozen=True, omit_defaults=True):
    """Why something was not done: the one shape of all errors, on HTTP and on the socket.

    `code` is one of: bad-json, bad-message, too-large, too-many, forbidden-origin, who-are-you, unknown, not-allowed,
    not-your-seat, seat-taken, not-started, decision-over, refused, internal. With `refused`, `rule`, `case` and
    `figures` name the words of the rulebook.
    """

    code: str
    message: str = ""
    rule: str = ""
    case: str = ""
    figures: dict[str, Figure] = {}


class ErrorBody(Outgoing, frozen=True):
    """The body of every HTTP answer that is not a success."""

    error: Fault


# ---- HTTP -----------------------------------------------------------------------------------


class Health(Outgoing, frozen=True):
    """`GET /api/health`: the hall is up and its data can be read."""

    ok: bool
    version: str
    home: str
    """The hall's address for other devices in the home network; empty where it is not known."""


class GameInfo(Outgoing, frozen=True):
    """One game of the hall. `edition` holds the cards as data: values, copies, suits, names in three languages."""

    id: str
    title: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    edition: dict[str, Any]


class Games(Outgoing, frozen=True):
    """`GET /api/games`."""

    games: tuple[GameInfo, ...]


class Me(Outgoing, frozen=True):
    """`GET /api/me`: who I am. The name is empty while the browser is not known as a guest."""

    name: str
    language: Language | Literal[""]


class MeUpdate(Incoming, frozen=True):
    """`PUT /api/me`: take a name or change it. The first time, the answer sets the cookie `dragonhall`."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
    language: Language = "en"


class NewSeat(Incoming, frozen=True):
    """Who shall sit on a seat of a new match: I, whoever comes by the link, or a bot of that name.

    Several seats may be mine: people who share one tablet.
    """

    who: Literal["me", "open", "bot"]
    bot: Word = ""


class NewMatch(Incoming, frozen=True):
    """`POST /api/matches`: open a match. It starts as soon as nobody is missing. Options left out have defaults."""

    game: Word
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[Word, OptionValue] = {}
    pace: Pace = "live"


class MatchRef(Outgoing, frozen=True):
    """The answer to opening a match or a rematch: where it is."""

    id: str


class SitDown(Incoming, frozen=True):
    """`POST /api/matches/{id}/sit`: take an open seat. The answer is the `Table`."""

    seat: SeatNumber


class SeatBot(Incoming, frozen=True):
    """`POST /api/matches/{id}/bot`: let a bot take an open seat, when I sit at the table too. Answer: `Table`."""

    seat: SeatNumber
    bot: Word


class SeatInfo(Outgoing, frozen=True):
    """Who holds a seat. `mine`: the asker. `here`: some browser of that person watches the match now."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str
    """A person's name; a bot's id; empty for an open seat."""
    mine: bool
    here: bool


class Table(Outgoing, frozen=True):
    """`GET /api/matches/{id}`: what does not change while a match is played, and where it stands."""

    id: str
    game: str
    edition: dict[str, Any]
    options: dict[str, OptionValue]
    pace: Pace
    opened: Time
    status: Status
    last: int
    """The number of the last entry."""
    seats: tuple[SeatInfo, ...]
    rematch: str
    """The match that follows this one; empty when there is none."""


class MatchLine(Outgoing, frozen=True):
    """A match in my list. `waiting` is true when it waits for me."""

    id: str
    game: str
    status: Status
    waiting: bool
    seats: tuple[SeatInfo, ...]
    changed: Time
    winners: tuple[int, ...]


class MyMatches(Outgoing, frozen=True):
    """`GET /api/matches`: mine, those that wait for me first, then by the last change; at most 100."""

    matches: tuple[MatchLine, ...]


# ---- the socket: what a client sends --------------------------------------------------------


class Hello(Incoming, frozen=True, tag_field="type", tag="hello"):
    """The first message, and again to change the seat looked from: "I have the entries up to `since`".

    The answer is `welcome`, then `entries` with those that are missing. `seat` is −1 for my first seat, or to watch
    when I hold none.
    """

    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] = -1


class Act(Incoming, frozen=True, tag_field="type", tag="act"):
    """Answer a decision. Resend it, with the same key, until its `answer` comes: it counts once."""

    key: Key
    decision: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    action: GameAction


class Undo(Incoming, frozen=True, tag_field="type", tag="undo"):
    """Take back my latest action. Resent and answered as `act` is.

    `entry`, where given, is the number of the entry that is meant: a resend can then never take back an older one.
    """

    key: Key
    entry: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


class Draft(Incoming, frozen=True, tag_field="type", tag="draft"):
    """What would come of the action that I am putting together? Nothing happens by it. Each game has its own drafts."""

    key: Key
    draft: GameDraft


class Why(Incoming, frozen=True, tag_field="type", tag="why"):
    """Why may I not do this? The answer's fault carries the refusal; without a fault it may be done."""

    key: Key
    action: GameAction


class Ping(Incoming, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Answered by `pong`; send one after some silence."""


FromClient: TypeAlias = Union[Hello, Act, Undo, Draft, Why, Ping]  # noqa: UP007 - a runtime value for the decoder


# ---- the socket: what the hall sends --------------------------------------------------------


class Welcome(Outgoing, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`. `seat` is the seat looked from, null for a spectator; `mine` are all that I hold.

    A client built for another `version` should reload its page.
    """

    match: str
    version: str
    seat: int | None
    mine: tuple[int, ...]
    last: int


class Item(Outgoing, frozen=True, omit_defaults=True):
    """An entry as this audience may know it: someone sat down or acted, a bot came, one took back, time ran out.

    `events` says what happened by it, in order; the set-up's events come with the entry that filled the last seat.
    `back` is the number of the entry that an undo took back. `key` is there for the audience's own seat only.
    """

    n: int
    at: Time
    kind: Literal["sit", "bot", "act", "undo", "lapse", "given"]
    events: GameEvents
    seat: int = -1
    back: int = 0
    bot: str = ""
    key: str = ""


class UndoInfo(Outgoing, frozen=True):
    """Whether I may take back my latest action: the entry's number, or 0 and the refusal that says why not."""

    entry: int
    refusal: Refusal | None


class Entries(Outgoing, frozen=True, tag_field="type", tag="entries"):
    """The entries after `since` up to `last`, and how the match stands after the last of them.

    `view` and all that follows it describe the position after `last`. `decision` is the number that an `act` of this
    seat must name, 0 when the seat is not asked; `legal` are its legal actions. A client that already has entry
    `since + 1` or later leaves out the items it knows; one that misses entries before it says `hello` again.
    """

    since: int
    last: int
    items: tuple[Item, ...]
    status: Status
    actors: tuple[int, ...]
    decision: int
    legal: GameActions
    view: GameView | None
    """Null while the match has not started."""
    undo: UndoInfo
    due: Time
    """When the time for the pending decision runs out; 0 when it does not."""
    result: GameResult


class Seats(Outgoing, frozen=True, tag_field="type", tag="seats"):
    """Who sits where, who is here, how many only watch; sent after `welcome` and on every change."""

    seats: tuple[SeatInfo, ...]
    watchers: int
    rematch: str


class Answer(Outgoing, frozen=True, tag_field="type", tag="answer", omit_defaults=True):
    """The answer to `act`, `undo` and `why`. Without a `fault` it is done, as entry `n` (0 for `why`).

    It comes after the `entries` that hold the entry, and only after the entry was saved. A fault without a key answers
    a message that could not be read.
    """

    key: str = ""
    n: int = 0
    fault: Fault | None = None


class DraftAnswer(Outgoing, frozen=True, tag_field="type", tag="draft-answer"):
    """The answer to `draft`, as the game gives it."""

    key: str
    advice: GameAdvice


class Pong(Outgoing, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    at: Time


class Closing(Outgoing, frozen=True, tag_field="type", tag="closing"):
    """The last message: come back soon when `again` is true (the hall restarts, or the line was too slow)."""

    again: bool
    fault: Fault | None = None


FromHall: TypeAlias = Union[Welcome, Entries, Seats, Answer, DraftAnswer, Pong, Closing]  # noqa: UP007

HTTP_TYPES: tuple[type[msgspec.Struct], ...] = (
    Health,
    Games,
    Me,
    MeUpdate,
    NewMatch,
    MatchRef,
    SitDown,
    SeatBot,
    Table,
    MyMatches,
    ErrorBody,
)
SOCKET_IN: tuple[type[msgspec.Struct], ...] = (Hello, Act, Undo, Draft, Why, Ping)
SOCKET_OUT: tuple[type[msgspec.Struct], ...] = (Welcome, Entries, Seats, Answer, DraftAnswer, Pong, Closing)
