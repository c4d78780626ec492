"""Reads and checks a Dragonrealm edition, and lays its numbers out in tables that the rules can index.

Suited cards are numbered by number, then suit; Goblins! and Rockslides have the numbers that follow, one for each
copy. Locations and enhancements are numbered in the order of the file. No card value stands anywhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from dragonhall.kernel.edition import BadEdition, Table, read_file, read_toml, shown
from dragonhall.kernel.suits import Suits

SNEAK: Final = 0
SEARCH: Final = 1
STORM: Final = 2
METHOD_NAMES: Final = ("sneak", "search", "storm")
METHOD_OF: Final = {"sneak": SNEAK, "search": SEARCH, "storm": STORM}

DRAGON: Final = 4
"""The level of a Dragon; the others are 1 to 3."""

LEVEL_NAMES: Final = ("", "1", "2", "3", "dragon")
SLOTS: Final = ("left", "centre", "right")
DIRECTIONS: Final = ("left", "right")
LOCATION_EFFECTS: Final = ("at_most_players", "discard_on_failure", "no_academy")
ENHANCEMENT_EFFECTS: Final = (
    "add_points",
    "reroll_one_die",
    "extra_die",
    "wild_adventurer",
    "draw_on_failure",
    "coins",
    "dragonstones",
)
ONLY_ONCE: Final = ("extra_die", "wild_adventurer")
SEATS: Final = (2, 3, 4)

MOST_DICE: Final = 12
"""No edition may ask for more dice in one roll than this."""


class Edition:
    """A checked edition: `data` as it was read, and its numbers as tables. Immutable by habit."""

    def __init__(self, data: Mapping[str, Any], text: str = "") -> None:
        root = Table(data, "", text)
        if root.text("game") != "dragonrealm":
            raise root.fail("game", f"must be 'dragonrealm', not {shown(data['game'])}")
        self.id: str = root.id("id")
        self.names: dict[str, dict[str, str]] = {}  # of every card and place, by id
        root.names()
        self._read_dice(root.table("dice"))
        self._read_adventurers(root.table("adventurers"))
        self._read_setup(root.table("setup"))
        self._read_centres(root)
        self._read_scoring(root)
        self._read_locations(root)
        self._read_enhancements(root)
        root.done()
        self._check_whole(root)
        self.data: dict[str, Any] = deepcopy(dict(data))  # a copy: whoever gave it may change theirs

    def _named(self, row: Table) -> str:
        """The row's id, which no other card or place may have."""
        name = row.id()
        if name in self.names:
            raise row.fail("id", f"{name!r} is there twice")
        self.names[name] = row.names()
        row.source()
        return name

    def _read_dice(self, dice: Table) -> None:
        self.faces: list[int] = dice.wholes("faces", 0, 20)
        self.most_dice: int = dice.whole("most", 1, MOST_DICE)
        dice.source()
        dice.done()
        if len(self.faces) > 20:
            raise dice.fail("faces", "must hold at most 20 faces")
        self.most_face: int = max(self.faces)

    def _read_adventurers(self, table: Table) -> None:
        suited = Suits(table)
        self.suited: Suits = suited
        self.numbers: int = suited.numbers
        self.suits: list[str] = suited.suits
        self.suit_letters: list[str] = suited.letters
        self.suit_masks: list[int] = suited.suit_masks
        self.number_masks: list[int] = suited.number_masks
        self.cards: int = suited.cards
        self.card_names: list[str] = suited.names
        self.card_of: dict[str, int] = suited.card_of
        self.numbered: int = suited.all_cards  # all cards with a number, as a mask
        self.surprise_of: dict[str, list[int]] = {}  # by name: the numbers of its copies
        self.goblin_slot: dict[int, int] = {}  # by card: which location a goblin goes to
        self.slide_of: dict[int, tuple[int, int]] = {}  # by card: direction, and how many cards all pass
        for row in table.rows("goblins"):
            slot = SLOTS.index(row.text("slot", SLOTS))
            for card in self._surprises(row):
                self.goblin_slot[card] = slot
            row.done()
        for row in table.rows("rockslides"):
            direction = DIRECTIONS.index(row.text("direction", DIRECTIONS))
            count = row.whole("cards", 1, 3)
            for card in self._surprises(row):
                self.slide_of[card] = (direction, count)
            row.done()
        table.source()
        table.done()
        self.surprises: int = len(self.card_names) - self.cards
        self.all_cards: int = (1 << len(self.card_names)) - 1

    def _surprises(self, row: Table) -> list[int]:
        name = self._named(row)
        self.surprise_of[name] = [self.suited.add(name) for _ in range(row.whole("copies", 0, 10))]
        return self.surprise_of[name]

    def _read_setup(self, setup: Table) -> None:
        self.hand: int = setup.whole("hand", 1, 20)
        self.face_up: int = setup.whole("face_up", 0, 6)
        self.limit: int = setup.whole("limit", 1, 20)
        self.rest: int = setup.whole("rest", 1, 5)
        self.adventurers: int = setup.whole("adventurers", 1, 20)
        self.goblins: int = setup.whole("goblins", 0, 20)
        self.row: int = setup.whole("row", len(SLOTS), len(SLOTS))
        removed = setup.table("goblins_removed")
        self.goblins_removed: dict[int, int] = {n: removed.whole(str(n), 0, 60) for n in SEATS}
        removed.done()
        levels = setup.table("levels")
        self.levels: dict[int, list[int]] = {n: levels.wholes(str(n), 1, 3) for n in SEATS}
        levels.done()
        enhancements = setup.table("enhancements")
        self.dealt: int = enhancements.whole("dealt", 1, 6)
        keep = enhancements.table("keep")
        self.keep: tuple[int, int] = (keep.whole("1", 1, 6), keep.whole("2", 1, 6))
        keep.done()
        mixed = enhancements.table("mixed")
        self.mixed: tuple[int, int] = (mixed.whole("1", 0, 6), mixed.whole("2", 0, 6))
        mixed.done()
        enhancements.done()
        setup.source()
        setup.done()

    def _read_centres(self, root: Table) -> None:
        academy = root.table("academy")
        self.academy: str = self._named(academy)
        self.academy_bonus: int = academy.whole("bonus", 1, 10)
        academy_stones = (academy.whole("dragonstones", 0, 10), academy.whole("most_dragonstones", 0, 99))
        academy.done()
        alley = root.table("alley")
        self.alley: str = self._named(alley)
        self.alley_adventurers: int = alley.whole("adventurers", 1, 20)
        self.alley_cards: int = alley.whole("cards", 1, 3)
        self.alley_coins: int = alley.whole("coins", 1, 20)
        alley_stones = (alley.whole("dragonstones", 0, 10), alley.whole("most_dragonstones", 0, 99))
        alley.done()
        self.centre_stones: tuple[tuple[int, int], tuple[int, int]] = (academy_stones, alley_stones)

    def _read_scoring(self, root: Table) -> None:
        scoring = root.table("scoring")
        self.places: int = scoring.whole("places", 1, 5)
        self.gold_places: int = scoring.whole("gold_places", 1, 5)
        self.others: int = scoring.whole("others", 0, 20)
        self.most_dragonstones: int = scoring.whole("most_dragonstones", 0, 50)
        self.most_dragonstones_tied: int = scoring.whole("most_dragonstones_tied", 0, 50)
        scoring.source()
        scoring.done()
        ending = root.table("ending")
        self.quiet_rounds: int = ending.whole("quiet_rounds", 1, 100)
        ending.source()
        ending.done()
        for row in root.rows("coins"):
            self._named(row)
            row.whole("value", 1, 100)
            row.whole("count", 1, 1000)
            row.done()

    def _read_locations(self, root: Table) -> None:
        self.locations: list[str] = []
        self.level_of: list[int] = []
        self.spaces_of: list[int] = []
        self.value_of: list[list[int]] = []  # by location, then method
        self.places_of: list[list[int]] = []  # by location, then method: how many a success places
        self.first_of: list[int] = []
        self.second_of: list[int] = []
        self.stones_of: list[int] = []
        self.least_players: list[int] = []
        self.most_there: list[int] = []  # how many players may have adventurers there; 0: any number
        self.swamp_of: list[int] = []  # how many cards a failure costs
        self.no_academy: list[bool] = []
        for row in root.rows("locations"):
            self.locations.append(self._named(row))
            dragon = row.flag("dragon")
            self.level_of.append(DRAGON if dragon else row.whole("level", 1, 3))
            self.spaces_of.append(row.whole("spaces", 1, 30))
            self.value_of.append([row.whole(name, 1, 99) for name in METHOD_NAMES])
            gold = row.texts("gold", METHOD_NAMES) if row.has("gold") else []
            self.places_of.append([self.gold_places if name in gold else self.places for name in METHOD_NAMES])
            self.first_of.append(row.whole("first", 0, 99))
            self.second_of.append(row.whole("second", 0, 99))
            self.stones_of.append(row.whole("dragonstones", 0, 99))
            self.least_players.append(row.whole("players", 2, 4, default=2))
            effect = row.text("effect", LOCATION_EFFECTS) if row.has("effect") else ""
            amount = row.whole("amount", 1, 4) if effect in LOCATION_EFFECTS[:2] else 0
            self.most_there.append(amount if effect == "at_most_players" else 0)
            self.swamp_of.append(amount if effect == "discard_on_failure" else 0)
            self.no_academy.append(effect == "no_academy")
            row.done()
        self.location_of: dict[str, int] = {name: kind for kind, name in enumerate(self.locations)}

    def _read_enhancements(self, root: Table) -> None:
        self.enhancements: list[str] = []
        self.enhancement_level: list[int] = []
        self.once: list[bool] = []
        self.adds_of: list[list[int]] = []  # by enhancement, then method
        self.rerolls: list[bool] = []
        self.extra_dice: list[int] = []
        self.wilds: list[int] = []
        self.draws_of: list[int] = []  # cards drawn after each failure
        self.end_coins: list[int] = []
        self.end_stones: list[int] = []
        for row in root.rows("enhancements"):
            self.enhancements.append(self._named(row))
            row.whole("copies", 1, 1)  # for a second copy, write a second row
            self.enhancement_level.append(row.whole("level", 1, 2))
            once = row.text("lasts", ("permanent", "once")) == "once"
            effect = row.text("effect", ENHANCEMENT_EFFECTS)
            if effect in ONLY_ONCE and not once:
                raise row.fail("lasts", f"must be 'once' for {effect}")
            if once and effect != "add_points" and effect not in ONLY_ONCE:
                raise row.fail("lasts", f"must be 'permanent' for {effect}")
            most = 1 if effect == "wild_adventurer" else 3 if effect in ("extra_die", "draw_on_failure") else 20
            amount = 0 if effect == "reroll_one_die" else row.whole("amount", 1, most)
            methods = row.texts("methods", METHOD_NAMES) if effect == "add_points" else []
            self.once.append(once)
            self.adds_of.append([amount if name in methods else 0 for name in METHOD_NAMES])
            self.rerolls.append(effect == "reroll_one_die")
            self.extra_dice.append(amount if effect == "extra_die" else 0)
            self.wilds.append(amount if effect == "wild_adventurer" else 0)
            self.draws_of.append(amount if effect == "draw_on_failure" else 0)
            self.end_coins.append(amount if effect == "coins" else 0)
            self.end_stones.append(amount if effect == "dragonstones" else 0)
            row.done()
        self.enhancement_of: dict[str, int] = {name: kind for kind, name in enumerate(self.enhancements)}
        if len(self.enhancements) > 60:
            raise root.fail("enhancements", "must be at most 60 cards")

    def _check_whole(self, root: Table) -> None:
        for seats in SEATS:
            wanted = [*self.levels[seats], DRAGON]
            if len(wanted) < self.row:
                raise root.fail("setup", f"levels must be at least {self.row - 1} for {seats} players")
            for level in range(1, DRAGON + 1):
                have = len(self.locations_for(seats, level))
                if have < wanted.count(level):
                    name = LEVEL_NAMES[level]
                    raise root.fail(
                        "locations",
                        f"has {have} of level {name} for {seats} players, too few: {wanted.count(level)} are laid out",
                    )
            if self.goblins_removed[seats] > len(self.goblin_slot):
                raise root.fail("setup", f"puts away {self.goblins_removed[seats]} Goblins! cards, more than there are")
        if self.hand > self.limit:
            raise root.fail("setup", f"deals {self.hand} cards, more than the limit of {self.limit}")
        if any(count > self.limit for _, count in self.slide_of.values()):
            raise root.fail("adventurers", f"has a rockslide that passes more cards than the limit of {self.limit}")
        if self.dealt < self.keep[0] + self.keep[1] - 1 or self.dealt < max(self.keep):
            raise root.fail("setup", "deals too few enhancements: someone could not keep any as the rules say")
        if sum(self.mixed) != self.dealt or (self.mixed[0] < self.keep[0] and self.mixed[1] < self.keep[1]):
            raise root.fail("setup", f"must deal {self.dealt} enhancements in the mixed deal, enough to keep some")
        if len(self.enhancements) < 2 * self.dealt:
            raise root.fail("enhancements", f"are fewer than the {2 * self.dealt} that are dealt to two players")
        if not self.feeds(2):
            raise root.fail("adventurers", f"has {self.cards} numbered cards, too few for the hands of two players")

    def locations_for(self, seats: int, level: int) -> list[int]:
        """The locations of a level that this many players play with. (dr-two-players)"""
        return [
            kind
            for kind, its_level in enumerate(self.level_of)
            if its_level == level and self.least_players[kind] <= seats
        ]

    def feeds(self, seats: int) -> bool:
        """Whether every draw finds a card, however full this many hands are, and every seat gets enhancements."""
        return self.cards > seats * (self.limit + 1) + self.face_up and len(self.enhancements) >= seats * self.dealt

    def mixes(self, seats: int) -> bool:
        """Whether there are enhancements enough of each level for the mixed deal. (dr-mixed-deal)"""
        levels = self.enhancement_level
        return levels.count(1) >= seats * self.mixed[0] and levels.count(2) >= seats * self.mixed[1]

    def cards_in(self, mask: int) -> tuple[str, ...]:
        """The names of the cards in a bit mask, by number, then suit."""
        return self.suited.cards_in(mask)

    def mask_of(self, names: tuple[str, ...]) -> int:
        """The bit mask of these numbered cards. Raises KeyError for a name that is none."""
        return self.suited.mask_of(names)

    def everything(self, names: tuple[str, ...]) -> int:
        """The bit mask of any cards, surprises too. Raises KeyError or IndexError for what there is not."""
        mask = 0
        used: dict[str, int] = {}
        for name in names:
            if name in self.card_of:
                mask |= 1 << self.card_of[name]
            else:
                copy = used.get(name, 0)
                mask |= 1 << self.surprise_of[name][copy]
                used[name] = copy + 1
        return mask


_HERE = Path(__file__).parent


def published_text() -> str:
    """The standard edition as its file's text."""
    return read_file(_HERE / "edition.toml")


def read_edition(edition: Mapping[str, Any] | str | Path | None = None) -> Edition:
    """An edition from data, from a file's path, or the standard one. Raises BadEdition."""
    if isinstance(edition, Mapping):
        return Edition(edition)
    text = published_text() if edition is None else read_file(Path(edition))
    try:
        return Edition(read_toml(text), text)
    except BadEdition as error:
        raise BadEdition(f"{edition}: {error}" if edition is not None else str(error)) from None
