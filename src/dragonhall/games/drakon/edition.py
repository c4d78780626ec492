"""Reads and checks a Drakon edition, and lays its numbers out in tables that the rules can index.

Sides are numbered north, east, south, west; arrows are bit masks of sides. A tile is a kind of chamber with one of the
ways in which its arrows can lie; tile 0 is the entrance. No number of the game stands anywhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from dragonhall.kernel.edition import BadEdition, Table, read_file, read_toml, shown

SIDES: Final = "NESW"

EFFECTS: Final = (
    "none",
    "find_coin",
    "lose_coin",
    "steal_coin",
    "steal_chamber",
    "destroy_chamber",
    "rotate_chamber",
    "switch_chamber",
    "floating_chamber",
    "mind_control",
    "drakon_moves",
    "teleport",
    "master_key",
    "wind_storm",
    "magic_harp",
    "escape",
)
PLAIN: Final = 0
FIND: Final = 1
LOSE: Final = 2
STEAL: Final = 3
PLUNDERS: Final = 4
DESTROYS: Final = 5
ROTATES: Final = 6
SWITCHES: Final = 7
FLOATS: Final = 8
CONTROLS: Final = 9
DRAKON_MOVES: Final = 10
TELEPORT: Final = 11
MASTER_KEY: Final = 12
WIND_STORM: Final = 13
MAGIC_HARP: Final = 14
ESCAPE: Final = 15

ABILITIES: Final = ("ward_coin", "force_move", "extra_move", "pass_walls", "pick_pocket", "refresh_hand")
MOST_SEATS: Final = 6

PATTERNS: Final = {"one": 1, "adjacent": 3, "opposite": 5, "three": 7}
"""The ways in which the arrows of a tile can lie, as masks."""

ENTRANCE: Final = "entrance"
ENTRANCE_TILE: Final = 0


def letters_of(arrows: int) -> str:
    """The sides of a mask as letters.

    >>> letters_of(6)
    'ES'
    """
    return _LETTERS[arrows]


def arrows_of(letters: str) -> int:
    """The mask of these sides; −1 for letters that are none, or in another order."""
    return _LETTERS.index(letters) if letters in _LETTERS else -1


_LETTERS: Final = ["".join([side for bit, side in enumerate(SIDES) if mask >> bit & 1]) for mask in range(16)]


def turned(arrows: int, quarters: int) -> int:
    """Arrows after so many quarter turns to the right."""
    return (arrows << quarters | arrows >> (4 - quarters)) & 15


def _facings() -> list[tuple[int, ...]]:
    """By arrows times 16 plus the sides where no arrow may point: every way to turn them."""
    found: list[tuple[int, ...]] = []
    for arrows in range(16):
        for blocked in range(16):
            ways: list[int] = []
            for quarters in range(4):
                way = turned(arrows, quarters)
                if way not in ways and not way & blocked:
                    ways.append(way)
            found.append(tuple(ways))
    return found


FACINGS: Final = _facings()


class Edition:
    """A checked edition: `data` as it was read, and its numbers as tables. Immutable by habit."""

    def __init__(self, data: Mapping[str, Any], text: str = "") -> None:
        root = Table(data, "", text)
        if root.text("game") != "drakon":
            raise root.fail("game", f"must be 'drakon', not {shown(data['game'])}")
        self.id: str = root.id("id")
        self.names: dict[str, str] = root.names()
        self._read_numbers(root)
        self._read_coins(root)
        self._read_tiles(root)
        self._read_heroes(root)
        root.done()
        if self.pile < MOST_SEATS * self.hand:
            raise root.fail(
                "chambers", f"must be at least {MOST_SEATS * self.hand} tiles, or six hands cannot be dealt"
            )
        self.data: dict[str, Any] = deepcopy(dict(data))  # a copy: whoever gave it may change theirs

    def _read_numbers(self, root: Table) -> None:
        setup = root.table("setup")
        self.hand: int = setup.whole("hand", 1, 20)
        setup.source()
        setup.done()
        drakon = root.table("drakon")
        self.steps: int = drakon.whole("steps", 0, 20)
        drakon.source()
        drakon.done()
        goals = root.table("goals")
        self.gold: int = goals.whole("gold", 1, 200)
        self.short: int = goals.whole("short", 1, 200)
        self.lair: int = goals.whole("lair", 1, 200)
        self.team: int = goals.whole("team", 1, 400)
        self.five: int = goals.whole("coins", 1, 50)
        goals.source()
        goals.done()
        patience = root.table("patience")
        self.rounds: int = patience.whole("rounds", 1, 100)
        patience.source()
        patience.done()

    def _read_coins(self, root: Table) -> None:
        self.coins: list[str] = []
        self.gold_of: list[int] = []
        self.minted: list[int] = []  # by coin: how many there are
        for row in root.rows("coins"):
            gold = row.whole("gold", 1, 20)
            if gold in self.gold_of:
                raise row.fail("gold", f"{gold} is there twice")
            self.gold_of.append(gold)
            self.coins.append(f"coin_{gold}")
            self.minted.append(row.whole("count", 1, 50))
            row.source()
            row.done()
        if not self.coins:
            raise root.fail("coins", "must not be empty")
        self.coin_of: dict[str, int] = {name: coin for coin, name in enumerate(self.coins)}

    def _read_tiles(self, root: Table) -> None:
        entrance = root.table("entrance")
        if entrance.id() != ENTRANCE:
            raise entrance.fail("id", f"must be {ENTRANCE!r}")
        letters = entrance.text("arrows")
        if arrows_of(letters) < 1:
            raise entrance.fail("arrows", f"must be letters of NESW, in this order, not {shown(letters)}")
        entrance.names()
        entrance.source()
        entrance.done()
        self.kinds: list[str] = [ENTRANCE]
        self.tiles: list[str] = [f"{ENTRANCE}-{letters}"]
        self.arrows: list[int] = [arrows_of(letters)]  # by tile, before it is turned
        self.kind_of: list[int] = [0]
        self.effect_of: list[int] = [PLAIN]
        self.copies: list[int] = [1]
        self.leftward: list[bool] = [False]  # by tile: steals from the next seat, not from the one before
        for row in root.rows("chambers"):
            self._read_kind(row)
        self.tile_of: dict[str, int] = {name: tile for tile, name in enumerate(self.tiles)}
        self.effects: list[str] = list(EFFECTS)
        self.pile: int = sum(self.copies) - 1

    def _read_kind(self, row: Table) -> None:
        kind = row.id()
        if kind in self.kinds or kind.startswith("coin_"):
            raise row.fail("id", f"{kind!r} is there twice" if kind in self.kinds else f"{kind!r} is taken")
        row.names()
        effect = row.text("effect", EFFECTS)
        left = row.text("from", ("left", "right")) == "left" if effect == "steal_coin" else False
        row.source()
        counts = row.table("tiles")
        total = 0
        for pattern, arrows in PATTERNS.items():
            copies = counts.whole(pattern, 0, 50)
            total += copies
            if copies:
                self.tiles.append(f"{kind}-{letters_of(arrows)}")
                self.arrows.append(arrows)
                self.kind_of.append(len(self.kinds))
                self.effect_of.append(EFFECTS.index(effect))
                self.copies.append(copies)
                self.leftward.append(left)
        counts.source()
        counts.done()
        if total == 0:
            raise row.fail("tiles", "must be at least one tile")
        row.done()
        self.kinds.append(kind)

    def _read_heroes(self, root: Table) -> None:
        self.heroes: list[str] = []
        self.abilities: list[str] = []
        for row in root.rows("heroes"):
            hero = row.id()
            if hero in self.heroes or hero in self.kinds or hero.startswith("coin_"):
                raise row.fail("id", f"{hero!r} is there twice")
            self.heroes.append(hero)
            row.names()
            self.abilities.append(row.text("ability", ABILITIES))
            row.source()
            row.done()
        if not MOST_SEATS <= len(self.heroes) <= 20:
            raise root.fail("heroes", f"must be from {MOST_SEATS} to 20 heroes")
        self.hero_of: dict[str, int] = {name: hero for hero, name in enumerate(self.heroes)}

    def facings(self, tile: int, blocked: int) -> tuple[int, ...]:
        """Every way to turn a tile so that no arrow points to a blocked side."""
        return FACINGS[self.arrows[tile] * 16 + blocked]


_HERE = Path(__file__).parent


def published_text() -> str:
    """The published edition as its file's text."""
    return read_file(_HERE / "edition.toml")


def read_edition(edition: Mapping[str, Any] | str | Path | None = None) -> Edition:
    """An edition from data, from a file's path, or the published one. Raises BadEdition."""
    if isinstance(edition, Mapping):
        return Edition(edition)
    text = published_text() if edition is None else read_file(Path(edition))
    try:
        return Edition(read_toml(text), text)
    except BadEdition as error:
        raise BadEdition(f"{edition}: {error}" if edition is not None else str(error)) from None
