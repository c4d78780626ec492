"""The test table of Drakon: a lair laid out in a line, and seats that act in words.

>>> table = deal(lair="1,0 find_a_coin S", red="empty-NE")
>>> table.red.does("move to 1,0", finds=3)
>>> table.red.gold
3

Seats are red, blue, green, yellow, purple and black, in turn order; red begins, all heroes stand at the entrance, which
lies at 0,0 with arrows to all sides. A chamber is told by its place (x to the east, y to the south), its kind and its
arrows as they point. What a test does not state is filled in: seats hold no coins and one empty chamber, so that they
may always place one, the rest of the tiles lies in the pile below those that are named, and coins lie in the hoard.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from dragonhall.games.drakon.edition import arrows_of, letters_of, turned
from dragonhall.games.drakon.game import Drakon, DrakonState, load_game
from dragonhall.games.drakon.rules.lair import add, pointed_at
from dragonhall.games.drakon.state import END, NOWHERE, TURN, cell_at, x_of, y_of
from dragonhall.games.drakon.view import DrakonView
from dragonhall.kernel.chance import FastChance, ScriptedChance
from dragonhall.kernel.values import Action, Audience, Event, Options, Refusal, Result

SEATS = ("red", "blue", "green", "yellow", "purple", "black")
_DRAWS = {"finds": "found coin", "loses": "lost coin", "steals": "stolen coin", "takes": "stolen tile"}
_FIELDS = {"finds": "coin", "loses": "coin", "steals": "coin", "takes": "tile"}


class SeatAtLair:
    """One seat of a test table."""

    def __init__(self, table: LairTable, seat: int) -> None:
        self._table = table
        self.seat = seat

    def does(self, text: str, *, finds: int = 0, loses: int = 0, steals: int = 0, takes: str = "") -> None:
        """Do what the text says; it must be legal. What happened is in `table.events`.

        Chance picks as told: the gold of the coin that is found, lost or stolen, the tile that is taken.
        """
        refusal = self.refused(text)
        assert refusal is None, f"{text} was refused: {refusal}"
        told = {"finds": finds, "loses": loses, "steals": steals, "takes": takes}
        wanted = {name: value if name == "takes" else f"coin_{value}" for name, value in told.items() if value}
        table = self._table
        chance = table.arrange(self.seat, self._action(text), {name: str(piece) for name, piece in wanted.items()})
        table.events = table.state.apply(self.seat, self._action(text), chance)
        assert not chance.left(), f"{text} did not draw {chance.left()}"
        table.told += table.events

    def places(self, tile: str, at: str, arrows: str = "") -> None:
        """Place a tile of the hand: lay it, put it there, and turn it if that is asked."""
        self.does(f"lay {tile.replace('_', ' ').replace('-', ' ')}")
        self.does(f"put it at {at}")
        if self._table.question == "face":
            self.does(f"face {arrows or tile.partition('-')[2]}")

    def refused(self, text: str) -> Refusal | None:
        """Why the rules do not let this seat do that now, or None."""
        return self._table.state.refusal(self.seat, self._action(text))

    def may(self, text: str) -> bool:
        """Whether the rules allow it: the judge and the list agree."""
        listed = self._action(text) in self._table.state.legal(self.seat)
        assert listed == (self.refused(text) is None), f"the judge and the list disagree on {text}"
        return listed

    def _action(self, text: str) -> Action:
        seats = re.sub(r"\b(" + "|".join(SEATS) + r")\b", lambda found: f"seat {SEATS.index(found[0])}", text)
        return self._table.game.parse(seats)

    @property
    def choices(self) -> list[str]:
        """All that is legal, as text."""
        return [str(action) for action in self._table.state.legal(self.seat)]

    @property
    def moves(self) -> list[str]:
        """Where a move may go now."""
        return [text.removeprefix("move to ") for text in self.choices if text.startswith("move to ")]

    @property
    def at(self) -> str:
        """Where the hero stands."""
        cell = self._table.state.at[self.seat]
        return f"{x_of(cell)},{y_of(cell)}"

    @property
    def hand(self) -> list[str]:
        """The tiles in hand, sorted."""
        return sorted(self._table.game.pieces.tiles[tile] for tile in self._table.state.hands[self.seat])

    @property
    def coins(self) -> list[int]:
        """What each coin is worth, sorted; partners' together."""
        state = self._table.state
        return sorted(self._table.game.pieces.gold_of[coin] for coin in state.purses[state.table.team_of[self.seat]])

    @property
    def gold(self) -> int:
        """What the coins are worth."""
        return sum(self.coins)

    def sees(self) -> DrakonView:
        """This seat's view."""
        return self._table.view(self.seat)


class LairTable:
    """A position of Drakon and what happened at it."""

    def __init__(self, game: Drakon, state: DrakonState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.told: list[Event] = []
        self.red = SeatAtLair(self, 0)
        self.blue = SeatAtLair(self, 1)
        self.green = SeatAtLair(self, 2)
        self.yellow = SeatAtLair(self, 3)
        self.purple = SeatAtLair(self, 4)
        self.black = SeatAtLair(self, 5)

    def arrange(self, seat: int, action: Action, wanted: Mapping[str, str]) -> ScriptedChance:
        """A chance that picks the wanted coin or tile: each number is tried until the events say that it is it."""
        if not wanted:
            return ScriptedChance({}, FastChance(1))
        assert len(wanted) == 1, "one draw can be told at a time"
        (name, piece) = next(iter(wanted.items()))
        for number in range(max(len(self.state.hoard), 30)):
            script = {_DRAWS[name]: [number]}
            try:
                events = self.state.copy().apply(seat, action, ScriptedChance(script, FastChance(1)))
            except ValueError:
                break
            if any(getattr(event, _FIELDS[name], "") == piece for event in events):
                return ScriptedChance(script, FastChance(1))
        raise AssertionError(f"{action} cannot bring {piece}")

    def view(self, audience: Audience) -> DrakonView:
        """What an audience sees."""
        view = self.state.view(audience)
        assert isinstance(view, DrakonView)
        return view

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of one kind that the last action brought."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def turn_of(self) -> str:
        """Whose turn it is."""
        return SEATS[self.state.active]

    @property
    def asked(self) -> str:
        """Who is asked; empty after the end."""
        return SEATS[self.state.actors()[0]] if self.state.actors() else ""

    @property
    def question(self) -> str:
        """What is asked."""
        return self.view(None).question

    @property
    def drakon(self) -> str:
        """Where Drakon is; empty while she waits."""
        cell = self.state.drakon
        return "" if cell == NOWHERE else f"{x_of(cell)},{y_of(cell)}"

    @property
    def lair(self) -> dict[str, str]:
        """Every chamber: its kind and arrows, by its place."""
        return {f"{at.x},{at.y}": f"{at.kind} {at.arrows}" for at in self.view(None).chambers}

    @property
    def removed(self) -> list[str]:
        """The tiles that are out of the game."""
        return list(self.view(None).removed)

    @property
    def result(self) -> Result | None:
        """How the match ended."""
        return self.state.result()


def _cell(place: str) -> int:
    x, y = place.split(",")
    return cell_at(int(x), int(y))


def _tile(game: Drakon, kind: str, arrows: str) -> int:
    """The tile of this kind whose arrows can lie like that."""
    for quarters in range(4):
        name = f"{kind}-{letters_of(turned(arrows_of(arrows), quarters))}"
        if name in game.pieces.tile_of:
            return game.pieces.tile_of[name]
    raise AssertionError(f"no tile of {kind} has arrows like {arrows}")


def _lay_out(game: Drakon, state: DrakonState, lair: str) -> list[int]:
    """Lay out the chambers; the tiles that they are."""
    found = []
    for row in filter(None, (row.strip() for row in re.split(r"[;\n]", lair))):
        place, kind, arrows = row.split()
        tile = _tile(game, kind, arrows)
        assert not pointed_at(state, _cell(place)) & arrows_of(arrows), f"arrows face each other at {place}"
        add(state, _cell(place), tile, arrows_of(arrows))
        found.append(tile)
    return found


def deal(
    *,
    lair: str = "",
    at: Mapping[str, str] | None = None,
    drakon: str = "",
    coins: Mapping[str, str] | None = None,
    heroes: Mapping[str, str] | None = None,
    pile: str = "",
    pile_is_all: bool = False,
    hoard: str | None = None,
    seats: int = 0,
    turn: str = "red",
    options: Options | None = None,
    game: Drakon | None = None,
    **hands: str,
) -> LairTable:
    """Lay out a position. `pile` names its top tiles in the order in which they will be drawn.

    `turn` says whose turn it is, `at` where heroes stand, `coins` what they hold ("1 2 3"), `heroes` who they are.
    With `pile_is_all` the rest of the tiles is out of the game; `hoard` names all its coins, and the rest is nowhere.
    A lair and hands may use more tiles of a kind than there are.
    """
    game = game or load_game()
    edition = game.pieces
    number = max(2, seats, len(hands))
    names = SEATS[:number]
    assert set(hands) <= set(names), f"seats are {SEATS}, in order"
    state = game.blank(number, options or {})
    left = edition.copies.copy()
    for tile in _lay_out(game, state, lair):
        left[tile] -= 1
    for seat, name in enumerate(names):
        state.hands[seat] = [edition.tile_of[tile] for tile in hands.get(name, "empty-NE").split()]
        state.at[seat] = _cell((at or {}).get(name, "0,0"))
        state.heroes[seat] = seat
        for tile in state.hands[seat]:
            left[tile] -= 1
    for name, hero in (heroes or {}).items():
        seat = SEATS.index(name)
        wanted = edition.hero_of[hero]
        if wanted in state.heroes:
            state.heroes[state.heroes.index(wanted)] = state.heroes[seat]
        state.heroes[seat] = wanted
    assert all(state.at[seat] in state.lair for seat in range(number)), "a hero stands nowhere"
    state.drakon = _cell(drakon) if drakon else NOWHERE
    minted = edition.minted.copy()
    for name, purse in (coins or {}).items():
        for gold in purse.split():
            coin = edition.coin_of[f"coin_{gold}"]
            state.purses[state.table.team_of[SEATS.index(name)]].append(coin)
            minted[coin] -= 1
    state.hoard = [coin for coin, count in enumerate(minted) for _ in range(count)]
    if hoard is not None:
        state.hoard = [edition.coin_of[f"coin_{gold}"] for gold in hoard.split()]
    top = [edition.tile_of[tile] for tile in pile.split()]
    for tile in top:
        left[tile] -= 1
    rest = [tile for tile in range(1, len(left)) for _ in range(left[tile])]  # none of a kind that a test uses up
    state.pile = top[::-1]
    if pile_is_all:
        state.removed = rest
    else:
        state.pile = rest + state.pile
    state.turn = 1
    state.idle = 1
    state.active = SEATS.index(turn)
    state.steps = [(step, state.active, state.active, NOWHERE, 0) for step in (END, TURN)]
    return LairTable(game, state)
