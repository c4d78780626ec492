"""A match: a list of entries, and the state that follows from them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

import msgspec

from dragonhall.kernel.chance import Chance, FastChance
from dragonhall.kernel.entries import Entry, Lapsed, MatchFile, Played, one_of, well_formed, written
from dragonhall.kernel.game import Game
from dragonhall.kernel.registry import load
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Audience, Event, Options, OptionValue, Refusal, Refused, Result, View

FORMAT = 1


class BadMatch(ValueError):
    """A match file that cannot be read or does not replay. The message is one sentence."""


class Match:
    """One match played through the front door: every action is judged before it counts, and written down.

    The same game, seats, options, seed and entries give the same match anywhere. `state_hash` is a chain over all
    that happened and can be brute-forced for secrets: show it to nobody before the end.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, OptionValue], seed: int | str, chance: Chance
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = []
        self._chance = chance
        self._follows = True  # from the seed
        self.state: State = game.setup(seats, options, chance)
        self._hash = hashlib.sha256(f"{game.id}/{game.rules_version}".encode()).hexdigest()
        self._note(game.opening(self.state))

    @staticmethod
    def start(
        game: Game,
        seats: int,
        seed: int | str = 0,
        options: Options | None = None,
        chance: Chance | None = None,
    ) -> Match:
        """A new match. Raises Refused when the game does not allow these seats or options.

        A `chance` of one's own (scripted, for tests) makes a match that cannot be saved and read back.
        """
        if type(seed) is not int and type(seed) is not str:
            raise TypeError(f"a seed is a whole number or a text, not {type(seed).__name__}")
        settled = game.settle(seats, options or {})
        match = Match(game, seats, settled, seed, chance if chance is not None else FastChance(seed))
        if chance is not None:
            match._follows = False
        return match

    @property
    def actors(self) -> Sequence[int]:
        """The seats that the match waits for."""
        return self.state.actors()

    @property
    def opening(self) -> list[Event]:
        """What happened in the set-up."""
        return self.events[0]

    @property
    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self.state.result()

    @property
    def state_hash(self) -> str:
        """The chained SHA-256 of everything that happened so far, as hex digits."""
        return self._hash

    def legal(self, seat: int) -> Sequence[Action]:
        """The legal actions of a seat; none for a seat that is not asked."""
        return self.state.legal(seat) if seat in self.actors else ()

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why this action is illegal now, or None."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            return Refusal("table-seat", "unknown", {"seat": str(seat)})
        if not isinstance(action, self.game.action_types) or not well_formed(action):
            return Refusal("table-action", "garbled", {})
        if self.state.result() is not None:
            return Refusal("table-over", "refused", {})
        return self.state.refusal(seat, action)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action and return what happened, whole. Raises Refused; a refused action changes nothing."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        action = self.game.canonical(action)
        return self._write(Played(seat, action), lambda: self.state.apply(seat, action, self._chance))

    def lapse(self) -> list[Event]:
        """Let the pending decision's time run out. Raises Refused when nothing has a deadline."""
        if self.state.result() is not None or self.state.deadline() is None:
            raise Refused(Refusal("table-lapse", "nothing-due", {}))
        return self._write(Lapsed(), lambda: self.state.lapse(self._chance))

    def view(self, audience: Audience) -> View:
        """What an audience may know. Raises Refused for a seat that does not exist."""
        if audience is not None and (type(audience) is not int or not 0 <= audience < self.seats):
            raise Refused(Refusal("table-seat", "unknown", {"seat": str(audience)}))
        return self.state.view(audience)

    def _write(self, entry: Entry, happen: Callable[[], list[Event]]) -> list[Event]:
        events = happen()
        self.entries.append(entry)
        self._note(events)
        return events

    def _note(self, events: list[Event]) -> None:
        self.events.append(events)
        self._hash = hashlib.sha256(self._hash.encode() + msgspec.json.encode(events)).hexdigest()

    def to_json(self) -> str:
        """The whole match as text: game, edition, seats, options, seed, entries and the hash they must give."""
        if not self._follows:
            raise BadMatch("a match with a chance of its own cannot be saved: its draws do not follow from a seed")
        file = MatchFile(
            dragonhall=FORMAT,
            game=self.game.id,
            rules=self.game.rules_version,
            edition=dict(self.game.edition),
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            entries=[written(entry) for entry in self.entries],
            state_hash=self._hash,
        )
        return msgspec.json.encode(file).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Match:
        """Read a match back and replay it. Raises BadMatch when the text is broken or does not give the same hash."""
        try:
            file = msgspec.json.decode(text, type=MatchFile)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadMatch(f"not a Dragonhall match, or cut short: {_line(error)}") from None
        except RecursionError:
            raise BadMatch("not a Dragonhall match: its lists lie too deep in one another") from None
        if file.dragonhall != FORMAT:
            raise BadMatch(f"written in match format {file.dragonhall}; this version reads format {FORMAT}")
        try:
            game = load(file.game, file.edition)
            match = Match.start(game, file.seats, file.seed, file.options)
        except (Refused, LookupError, ValueError) as error:
            raise BadMatch(f"its table cannot be set up: {_line(error)}") from None
        if file.rules != game.rules_version:
            raise BadMatch(f"written for rules version {file.rules}; this version plays {game.rules_version}")
        match._replay(file)
        return match

    def _replay(self, file: MatchFile) -> None:
        decoder = msgspec.json.Decoder(one_of(self.game.action_types))
        for number, row in enumerate(file.entries, start=1):
            try:
                if row.lapse:
                    self.lapse()
                else:
                    self.play(row.seat, decoder.decode(row.action))
            except (Refused, msgspec.DecodeError) as error:
                raise BadMatch(f"entry {number} of {len(file.entries)} cannot be replayed: {_line(error)}") from None
        if self._hash != file.state_hash:
            raise BadMatch("its entries replay to another hash: the file was changed, or cut short")


def _line(error: Exception) -> str:
    """What an error says, in one line that is not too long: it may repeat what the file said."""
    text = " ".join(str(error).split())
    return text if len(text) <= 300 else text[:300] + "…"
