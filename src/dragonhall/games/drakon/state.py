"""What lies where in a Drakon match, as plain ints and lists, and the copy of it.

A cell of the endless plane is one number; the lair maps cells to chambers (16 times the tile, plus the arrows as they
point now), and `edge` is kept beside it: the empty cells next to a chamber, each with the sides from which an arrow
points in. `rules` changes it; `view` says what an audience knows of it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from dragonhall.games.drakon.edition import ENTRANCE_TILE, Edition
from dragonhall.kernel.state import State
from dragonhall.kernel.values import OptionValue

WIDTH: Final = 1 << 20
MIDDLE: Final = 1 << 19
HOME: Final = MIDDLE * WIDTH + MIDDLE
"""The cell of the entrance."""
NOWHERE: Final = -1
NONE: Final = -1

STEPS: Final = (-WIDTH, 1, WIDTH, -1)
"""From a cell to the next one north, east, south, west."""


def x_of(cell: int) -> int:
    """How far east of the entrance a cell lies."""
    return cell % WIDTH - MIDDLE


def y_of(cell: int) -> int:
    """How far south of the entrance a cell lies."""
    return cell // WIDTH - MIDDLE


def cell_at(x: int, y: int) -> int:
    """The cell at a place; NOWHERE where no lair can ever reach."""
    if -MIDDLE < x < MIDDLE and -MIDDLE < y < MIDDLE:
        return (y + MIDDLE) * WIDTH + x + MIDDLE
    return NOWHERE


Step: TypeAlias = tuple[int, int, int, int, int]
"""Unfinished business: its kind, who decides, whose hero it is about, the chamber it is about, and how it goes on.

The last is for FACE what is turned (PLACING …), for STORM and DIRECT what the move is for (an index of WHY), for WARD
what would take the coin (see `rules.coins`).
"""

# Kinds of step. Those up to AFTER ask a seat; the others go on by themselves.
HERO: Final = 0
TURN: Final = 1
WHERE: Final = 2
FACE: Final = 3
STORM: Final = 4
APPEAR: Final = 5
JUMP: Final = 6
DRAKON: Final = 7
DESTROY: Final = 8
ROTATE: Final = 9
SWITCH: Final = 10
INSERT: Final = 11
FLOAT: Final = 12
CONTROL: Final = 13
DIRECT: Final = 14
ROB: Final = 15
PLUNDER: Final = 16
WARD: Final = 17
REFRESH: Final = 18
AFTER: Final = 19
DRAW: Final = 20
END: Final = 21
OVER: Final = 22

QUESTIONS: Final = (
    "hero",
    "turn",
    "where",
    "face",
    "storm",
    "appear",
    "jump",
    "drakon",
    "destroy",
    "rotate",
    "switch",
    "insert",
    "float",
    "control",
    "direct",
    "rob",
    "plunder",
    "ward",
    "refresh",
    "after",
    "draw",
    "end",
    "over",
)

# What is turned in FACE.
PLACING: Final = 0
ROTATING: Final = 1
SWITCHING: Final = 2
FLOATING: Final = 3

WHY: Final = ("turn", "ranger", "sorceress", "knight", "mind", "escape")
FOR_TURN: Final = 0
FOR_RANGER: Final = 1
FOR_SORCERESS: Final = 2
FOR_KNIGHT: Final = 3
FOR_MIND: Final = 4
FOR_ESCAPE: Final = 5

Memory: TypeAlias = tuple[int, int, int, int, int]
"""What, the seat, whom it was taken from, the tile or coin, and how many."""

NOTES: Final = ("held", "drew", "put", "got", "took", "found", "lost", "robbed")
HELD: Final = 0
DREW: Final = 1
PUT: Final = 2
GOT: Final = 3
TOOK: Final = 4
FOUND: Final = 5
LOST: Final = 6
ROBBED: Final = 7


class Table:
    """What does not change in a match: the edition, the number of seats and the options."""

    def __init__(self, edition: Edition, seats: int, options: dict[str, OptionValue]) -> None:
        self.edition: Edition = edition
        self.seats = seats
        self.options = options
        self.powers: bool = options["heroes"] is True
        self.lair: bool = options["escape_lair"] is True
        self.by_count: bool = options["fixed_gold"] is True
        self.teams: bool = options["team_play"] is True
        self.any_side: bool = options["escape_mode"] == "enter_from_any_side"
        self.any_victim: bool = options["steal_coin_target"] == "any_opponent"
        self.switched_out: bool = options["switched_tile"] == "out"
        self.takes_tile: bool = options["knight_takes_tile"] is True
        self.may_trade: bool = options["thief_may_swap"] is True
        self.purses: int = seats // 2 if self.teams else seats
        self.team_of: list[int] = [seat % self.purses for seat in range(seats)]
        self.mate_of: list[int] = [(seat + self.purses) % seats if self.teams else NONE for seat in range(seats)]
        goal = edition.team if self.teams else edition.gold
        share = 2 if self.teams else 1
        if self.lair:
            goal = share * edition.lair
        elif self.by_count:
            goal = share * edition.five
        elif options["short_game"] is True:
            goal = share * edition.short
        self.goal: int = goal
        self.patience: int = edition.rounds * seats


class Position(State):
    """Where everything lies and what is being asked; `game.DrakonState` adds the doors to the rules."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table

    def clear(self) -> None:
        """Make it a table with the entrance alone: nothing shuffled, dealt or won. (`copy` fills it otherwise.)"""
        table = self.table
        seats = table.seats
        arrows = table.edition.arrows[ENTRANCE_TILE]
        self.turn: int = 0
        self.active: int = 0
        # the lair
        self.lair: dict[int, int] = {HOME: ENTRANCE_TILE * 16 + arrows}
        self.edge: dict[int, int] = {
            HOME + STEPS[side]: 1 << ((side + 2) % 4) if arrows >> side & 1 else 0 for side in range(4)
        }
        self.at: list[int] = [HOME] * seats
        self.drakon: int = NOWHERE
        # the seats
        self.heroes: list[int] = [NONE] * seats
        self.spent: list[bool] = [False] * seats  # whether the hero's power is used up
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.purses: list[list[int]] = [[] for _ in range(table.purses)]
        # the piles; the last of the pile is its top, the hoard has no order
        self.pile: list[int] = []
        self.hoard: list[int] = []
        self.removed: list[int] = []
        # unfinished business, the next step last
        self.steps: list[Step] = []
        self.chosen: int = NONE  # the tile that is being placed or inserted, the last of its hand
        self.idle: int = 0  # turns begun since a chamber was placed
        self.met: list[int] = []  # who met Drakon in this turn
        self.controlled: list[int] = []  # who was moved by Mind Control in this turn
        # what was seen and can be remembered
        self.memory: list[Memory] = []
        self.notes_tiles: bool = False  # whether some tile of a hand was seen by others, so that more must be noted
        # the end
        self.ending: str = ""
        self.winner: int = NONE  # the purse that won before all were stuck

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one, sharing nothing that changes."""
        other.table = self.table
        other.turn = self.turn
        other.active = self.active
        other.lair = self.lair.copy()
        other.edge = self.edge.copy()
        other.at = self.at.copy()
        other.drakon = self.drakon
        other.heroes = self.heroes.copy()
        other.spent = self.spent.copy()
        other.hands = [tiles.copy() for tiles in self.hands]
        other.purses = [coins.copy() for coins in self.purses]
        other.pile = self.pile.copy()
        other.hoard = self.hoard.copy()
        other.removed = self.removed.copy()
        other.steps = self.steps.copy()
        other.chosen = self.chosen
        other.idle = self.idle
        other.met = self.met.copy()
        other.controlled = self.controlled.copy()
        other.memory = self.memory.copy()
        other.notes_tiles = self.notes_tiles
        other.ending = self.ending
        other.winner = self.winner

    def gold_in(self, purse: int) -> int:
        """What the coins of a purse are worth."""
        gold = self.table.edition.gold_of
        return sum([gold[coin] for coin in self.purses[purse]])

    def effect_at(self, cell: int) -> int:
        """What the chamber at a cell does."""
        return self.table.edition.effect_of[self.lair[cell] // 16]

    def ability(self, seat: int) -> str:
        """The power that a seat's hero still has; empty where there is none."""
        if not self.table.powers or self.spent[seat] or self.heroes[seat] == NONE:
            return ""
        return self.table.edition.abilities[self.heroes[seat]]
