"""What lies where in a Dragonrealm match, as plain ints and lists, and the copy of it.

Hands are bit masks, decks are lists whose last item is the top, locations and enhancements are numbers of the edition.
`rules.flow` changes it; `view` says what an audience knows of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dragonhall.games.dragonrealm.edition import Edition
from dragonhall.kernel.remembering import Remembering
from dragonhall.kernel.sets import Sets
from dragonhall.kernel.values import OptionValue

if TYPE_CHECKING:
    from dragonhall.games.dragonrealm.rules.pick import Picker

# The steps of unfinished business; the first eight ask seats, the others go on by themselves. An item of
# `Position.steps` is a step, the seat concerned and a detail in one number: see `step_for`.
KEEP: Final = 0
TURN: Final = 1
REST: Final = 2  # the next card of a rest
ROLL: Final = 3
LIMIT: Final = 4
SWAMP: Final = 5
PASS: Final = 6
ALLEY: Final = 7
DRAW: Final = 8  # the seat gets a card from the deck
TURN_UP: Final = 9  # a face-up place is filled; the detail is the place
SURPRISE: Final = 10  # a surprise that had to wait; the detail is the card
WINGS: Final = 11
END: Final = 12
OVER: Final = 13

STEP_NAMES: Final = (
    "keep",
    "turn",
    "rest",
    "roll",
    "limit",
    "swamp",
    "pass",
    "alley",
    "draw",
    "turn-up",
    "surprise",
    "wings",
    "end",
    "over",
)

EMPTY: Final = -1
"""A face-up place where no card lies."""

# What a card in `Position.owned` may have been held in while it lay face down; the first three are the methods.
FAILED: Final = 3
TRIED_NAMES: Final = ("sneak", "search", "storm", "failure")


def step_for(step: int, seat: int, detail: int = 0) -> int:
    """A step, whom it concerns and a detail as one number."""
    return step | seat << 4 | detail << 8


def seat_of(item: int) -> int:
    """Whom a step concerns."""
    return item >> 4 & 15


def detail_of(item: int) -> int:
    """The detail of a step."""
    return item >> 8


def held(kind: int, since: int, up: int = 0, tried: int = 0) -> int:
    """An enhancement before a player: its kind, whether it lies face up, since which purchase, what it was held in."""
    return kind | up << 8 | tried << 9 | since << 16


def kind_of(card: int) -> int:
    """Which enhancement this is."""
    return card & 255


def is_up(card: int) -> bool:
    """Whether it lies face up."""
    return card >> 8 & 1 == 1


def tried_of(card: int) -> int:
    """What it was held in while face down, as bits."""
    return card >> 9 & 15


def since_of(card: int) -> int:
    """0 if it was kept at the start, else the how-manieth purchase of the match it was."""
    return card >> 16


class Table:
    """What does not change in a match: the edition, the number of seats and the options."""

    def __init__(self, edition: Edition, sets: Sets, picker: Picker, seats: int, options: dict[str, OptionValue]):
        self.edition: Edition = edition
        self.sets: Sets = sets
        self.picker: Picker = picker
        self.seats = seats
        self.options = options
        self.alley: bool = options["centre"] == "alley"
        self.centre: str = edition.alley if self.alley else edition.academy
        self.centre_stones: tuple[int, int] = edition.centre_stones[1 if self.alley else 0]
        self.mixed: bool = options["deal"] == "mixed"
        self.open_hands: bool = options["open_hands"] is True
        self.quiet: int = edition.quiet_rounds * seats


class Position(Remembering):
    """Where everything lies and what is being asked; `game.DragonrealmState` adds the doors to the rules."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table

    def clear(self) -> None:
        """Make it an empty table: nothing shuffled, dealt or placed. (`copy` fills it otherwise.)"""
        table = self.table
        edition = table.edition
        seats = table.seats
        self.turn: int = 0
        self.active: int = 0
        # cards
        self.clear_hands(seats, edition.all_cards)
        self.remembers = seats > 2 and not table.open_hands
        self.deck: list[int] = []
        self.discards: int = 0
        self.face_up: list[int] = [EMPTY] * edition.face_up
        self.removed: int = 0  # Goblins! cards that were put away
        # locations and figures
        self.locations: list[int] = []
        self.box: list[int] = []  # locations that were put away unseen
        self.row: list[int] = []
        self.figures: list[int] = []  # slot × seat: adventurers on the locations of the row
        self.goblins_at: list[int] = []  # by slot
        self.goblins: int = edition.goblins
        self.home: list[int] = [edition.adventurers] * seats
        self.centre: list[int] = [0] * seats
        # treasure
        self.coins: list[int] = [0] * seats
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.lost: list[int] = []  # locations that were scored and won by nobody
        # enhancements
        self.offered: list[list[int]] = [[] for _ in range(seats)]
        self.owned: list[list[int]] = [[] for _ in range(seats)]  # see `held`
        self.spent: list[list[int]] = [[] for _ in range(seats)]  # the same, used up
        self.store: list[int] = []
        self.beneath: int = 0  # how many of the lowest cards of `store` nobody kept; 0 once it was shuffled
        self.returned: list[int] = [0] * seats  # what a seat itself gave back, a bit mask
        self.purchases: int = 0
        # unfinished business, the next step last
        self.steps: list[int] = [KEEP]
        self.waiting: list[int] = []  # seats that have yet to answer a question put to several
        self.picks: list[int] = [0] * seats  # what those who answered have chosen, still secret
        self.slide: int = EMPTY  # the Rockslide for which cards are being passed
        # the exploration that was rolled last in this turn
        self.method: int = 0
        self.target: int = EMPTY
        self.played: int = 0
        self.used: list[int] = []
        self.dice: tuple[int, ...] = ()
        self.bonus: int = 0
        self.total: int = 0
        self.needed: int = 0
        self.rerolled: bool = False
        self.might_reroll: bool = False  # the seat may own a card for it, for all that the others can know
        # the end
        self.quiet: int = 0  # turns in a row without anybody placed on a location; −1 in a turn where someone was
        self.ending: str = ""
        # what follows from the above, kept because it is asked for at every decision
        self.adds: list[int] = [0] * (3 * seats)  # by seat, then method: what lasting enhancements add
        self.spendable: list[int] = [0] * seats  # how many once-only enhancements a seat owns

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one, sharing nothing that changes."""
        other.table = self.table
        self.copy_hands_into(other)
        other.turn = self.turn
        other.active = self.active
        other.deck = self.deck.copy()
        other.discards = self.discards
        other.face_up = self.face_up.copy()
        other.removed = self.removed
        other.locations = self.locations.copy()
        other.box = self.box.copy()
        other.row = self.row.copy()
        other.figures = self.figures.copy()
        other.goblins_at = self.goblins_at.copy()
        other.goblins = self.goblins
        other.home = self.home.copy()
        other.centre = self.centre.copy()
        other.coins = self.coins.copy()
        other.won = [cards.copy() for cards in self.won]
        other.lost = self.lost.copy()
        other.offered = [cards.copy() for cards in self.offered]
        other.owned = [cards.copy() for cards in self.owned]
        other.spent = [cards.copy() for cards in self.spent]
        other.store = self.store.copy()
        other.beneath = self.beneath
        other.returned = self.returned.copy()
        other.purchases = self.purchases
        other.steps = self.steps.copy()
        other.waiting = self.waiting.copy()
        other.picks = self.picks.copy()
        other.slide = self.slide
        other.method = self.method
        other.target = self.target
        other.played = self.played
        other.used = self.used.copy()
        other.dice = self.dice
        other.bonus = self.bonus
        other.total = self.total
        other.needed = self.needed
        other.rerolled = self.rerolled
        other.might_reroll = self.might_reroll
        other.quiet = self.quiet
        other.ending = self.ending
        other.adds = self.adds.copy()
        other.spendable = self.spendable.copy()

    @property
    def step(self) -> int:
        """The step in hand."""
        return self.steps[-1] & 15

    @property
    def asked_seat(self) -> int:
        """Whom the step in hand concerns."""
        return self.steps[-1] >> 4 & 15

    def push(self, step: int, seat: int, detail: int = 0) -> None:
        """This comes before all that is unfinished."""
        self.steps.append(step_for(step, seat, detail))

    def figures_at(self, slot: int) -> list[int]:
        """The adventurers on a location of the row, by seat."""
        seats = self.table.seats
        return self.figures[slot * seats : slot * seats + seats]

    def left_in_store(self, level: int) -> int:
        """How many enhancements of a level are in their deck: known to all, since levels are."""
        levels = self.table.edition.enhancement_level
        return sum([1 for kind in self.store if levels[kind] == level])

    def own(self, seat: int, card: int) -> None:
        """Lay an enhancement before its owner; one that lasts counts from now on."""
        edition = self.table.edition
        kind = kind_of(card)
        self.owned[seat].append(card)
        if edition.once[kind]:
            self.spendable[seat] += 1
        else:
            for method in range(3):
                self.adds[3 * seat + method] += edition.adds_of[kind][method]
