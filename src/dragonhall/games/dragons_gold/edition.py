"""Reads and checks a Dragon's Gold edition, and lays its numbers out in tables that the rules can index.

Colours of token are numbered as in `actions.COLOURS`; dragons, adventurers and magic objects in the order of the file.
No number that stands on a piece stands anywhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from dragonhall.games.dragons_gold.actions import COLOURS
from dragonhall.kernel.edition import BadEdition, Table, read_file, read_toml, shown

SILVER: Final = 0
GOLD: Final = 1
RED: Final = 2
GEMS: Final = (3, 4, 5, 6, 7)
BLACK: Final = 8
KINDS: Final = ("coin", "coin", "magic", "gem", "gem", "gem", "gem", "gem", "black")
"""What kind of token each colour is."""

POWERS: Final = ("steals", "takes_magic")

# What magic objects do.
SWAP_SHARES: Final = 0
SWAP_DRAGONS: Final = 1
TAKE_FIRST: Final = 2
CHOOSE_LOSS: Final = 3
ADD_ATTACK: Final = 4
WEAKEN_DRAGON: Final = 5
CALL_BACK: Final = 6
ADD_SECONDS: Final = 7
DRAW_HIDDEN: Final = 8
STOP_THEFT: Final = 9
STOP_OBJECT: Final = 10
SAVE_TOKENS: Final = 11
EFFECTS: Final = (
    "swap_shares",
    "swap_dragons",
    "take_first",
    "choose_loss",
    "add_attack",
    "weaken_dragon",
    "call_back",
    "add_seconds",
    "draw_hidden",
    "stop_theft",
    "stop_object",
    "save_tokens",
)
_MOST_AMOUNT: Final = {"take_first": 1, "add_attack": 20, "weaken_dragon": 20, "add_seconds": 600, "save_tokens": 20}
"""The effects that come in amounts, and how much at most."""

MOST_SEATS: Final = 6


class Edition:
    """A checked edition: `data` as it was read, and its numbers as tables. Immutable by habit."""

    def __init__(self, data: Mapping[str, Any], text: str = "") -> None:
        root = Table(data, "", text)
        if root.text("game") != "dragons_gold":
            raise root.fail("game", f"must be 'dragons_gold', not {shown(data['game'])}")
        self.id: str = root.id("id")
        self.names: dict[str, str] = root.names()
        self._ids: list[str] = []
        self._read_numbers(root)
        self._read_tokens(root)
        self._read_adventurers(root)
        self._read_dragons(root)
        self._read_objects(root)
        root.done()
        self._check_whole(root)
        self.data: dict[str, Any] = deepcopy(dict(data))  # a copy: whoever gave it may change theirs

    def _read_numbers(self, root: Table) -> None:
        setup = root.table("setup")
        self.face_up: int = setup.whole("face_up", 1, 8)
        self.market_after: int = setup.whole("market_after", 0, 200)
        setup.source()
        setup.done()
        times = root.table("times")
        self.seconds: int = _seconds(times.table("negotiation"))
        self.market_seconds: int = _seconds(times.table("market"))
        times.done()
        scoring = root.table("scoring")
        self.majority: dict[int, int] = _majority(scoring)
        self.black: int = scoring.whole("black_diamond", 0, 200)
        scoring.source()
        scoring.done()
        advanced = root.table("advanced")
        self.advanced_majority: dict[int, int] = _majority(advanced)
        advanced.source()
        sets = advanced.table("sets")
        self.set_points: int = sets.whole("points", 0, 200)
        sets.source()
        sets.done()
        diamond = advanced.table("black_diamond")
        self.advanced_black: int = diamond.whole("points", 0, 200)
        diamond.source()
        diamond.done()
        advanced.done()
        objects = root.table("objects")
        self.dealt: int = objects.whole("dealt", 0, 10)
        self.drawn: int = objects.whole("drawn", 0, 10)
        objects.source()
        objects.done()

    def _new_id(self, row: Table) -> str:
        name = row.id()
        if name in self._ids:
            raise row.fail("id", f"{name!r} is there twice")
        self._ids.append(name)
        return name

    def _read_tokens(self, root: Table) -> None:
        self.counts: list[int] = []
        self.points: list[int] = []
        letters: list[str] = []
        for number, row in enumerate(root.rows("tokens")):
            name = self._new_id(row)
            if number >= len(COLOURS) or name != COLOURS[number]:
                raise row.fail("id", f"must follow the order {', '.join(COLOURS)}, not {shown(name)}")
            letter = row.text("letter")
            if len(letter) != 1 or not "A" <= letter <= "Z" or letter in letters:
                raise row.fail("letter", f"must be one capital letter of its own, not {shown(letter)}")
            letters.append(letter)
            row.id("symbol")
            row.names()
            self.counts.append(row.whole("count", 0, 100))
            kind = row.text("kind", (KINDS[number],))
            self.points.append(row.whole("points", 0, 50) if kind in ("coin", "magic") else 0)
            row.source()
            row.done()
        if len(self.counts) != len(COLOURS):
            raise root.fail("tokens", f"must be the {len(COLOURS)} kinds {', '.join(COLOURS)}")
        self.tokens: int = sum(self.counts)

    def _read_adventurers(self, root: Table) -> None:
        self.adventurers: list[str] = []
        self.attacks: list[int] = []
        self.steals: list[bool] = []
        self.takes_magic: list[bool] = []
        for row in root.rows("adventurers"):
            self.adventurers.append(self._new_id(row))
            row.id("symbol")
            row.names()
            self.attacks.append(row.whole("attack", 0, 20))
            power = row.text("power", POWERS) if row.has("power") else ""
            self.steals.append(power == "steals")
            self.takes_magic.append(power == "takes_magic")
            row.source()
            row.done()
        if not 1 <= len(self.adventurers) <= 8:
            raise root.fail("adventurers", "must be from 1 to 8 adventurers")
        self.adventurer_of: dict[str, int] = {name: number for number, name in enumerate(self.adventurers)}

    def _read_dragons(self, root: Table) -> None:
        self.dragons: list[str] = []
        self.strengths: list[int] = []
        self.known: list[int] = []
        self.hidden: list[int] = []
        for row in root.rows("dragons"):
            self.dragons.append(self._new_id(row))
            row.names()
            self.strengths.append(row.whole("strength", 1, 99))
            self.known.append(row.whole("known", 0, 50))
            self.hidden.append(row.whole("hidden", 0, 50))
            row.source()
            row.done()
        if not self.face_up <= len(self.dragons) <= 200:
            raise root.fail("dragons", f"must be from {self.face_up} to 200 dragons")
        self.dragon_of: dict[str, int] = {name: number for number, name in enumerate(self.dragons)}

    def _read_objects(self, root: Table) -> None:
        self.objects: list[str] = []
        self.copies: list[int] = []
        self.effects: list[int] = []
        self.amounts: list[int] = []
        for row in root.rows("magic_objects"):
            self.objects.append(self._new_id(row))
            row.names()
            self.copies.append(row.whole("copies", 0, 50))
            effect = row.text("effect", EFFECTS)
            self.effects.append(EFFECTS.index(effect))
            self.amounts.append(row.whole("amount", 1, _MOST_AMOUNT[effect]) if effect in _MOST_AMOUNT else 1)
            row.source()
            row.done()
        self.object_of: dict[str, int] = {name: number for number, name in enumerate(self.objects)}

    def _check_whole(self, root: Table) -> None:
        if self.tokens == 0:
            raise root.fail("tokens", "must be at least one token")
        if sum(self.copies) < self.dealt * MOST_SEATS:
            raise root.fail(
                "magic_objects", f"must be at least {self.dealt * MOST_SEATS}, or they cannot be dealt to six players"
            )


def _seconds(table: Table) -> int:
    seconds = table.whole("seconds", 5, 3600)
    table.source()
    table.done()
    return seconds


def _majority(table: Table) -> dict[int, int]:
    """The bonus for most gems of a kind, by the number of seats."""
    rows = table.table("majority")
    found = {seats: rows.whole(str(seats), 0, 200) for seats in range(3, MOST_SEATS + 1)}
    rows.done()
    return found


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
