"""What lies where in a Dragonwood match, as plain ints and lists, and the copy of it.

Hands and sets of adventurers are bit masks, decks are lists whose last item is the top, kinds of Dragonwood card are
numbers of the edition. `rules.flow` changes it; `view` says what an audience knows of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dragonhall.games.dragonwood.edition import Edition
from dragonhall.kernel.picking import Uses
from dragonhall.kernel.remembering import Remembering
from dragonhall.kernel.values import OptionValue

if TYPE_CHECKING:
    from dragonhall.games.dragonwood.rules.draw import Drawer
    from dragonhall.games.dragonwood.rules.sets import Sets

# The steps of unfinished business; the first five ask seats, the others go on by themselves.
TURN: Final = 0
REROLL: Final = 1
WOUND: Final = 2
LIMIT: Final = 3
THUNDER: Final = 4
PASS: Final = 5
REFILL: Final = 6
END: Final = 7
OVER: Final = 8

QUESTIONS: Final = ("turn", "reroll", "wound", "limit", "thunder", "pass", "", "", "over")

EMPTY: Final = -1
"""A place of the landscape where no card lies."""


class Table:
    """What does not change in a match: the edition, its sets, the number of seats and the options."""

    def __init__(self, drawer: Drawer, seats: int, options: dict[str, OptionValue]) -> None:
        edition = drawer.edition
        self.edition: Edition = edition
        self.sets: Sets = drawer.sets
        self.drawer: Drawer = drawer
        self.seats = seats
        self.options = options
        self.spell: bool = options["dragon_spell"] is True
        self.spell_wounds: int = int(options["spell_wounds"] or 0) or edition.spell_wounds
        removed = options["removed"]
        self.removed: int = edition.removed[seats] if removed is None else int(removed)
        self.simple: bool = options["simple_setup"] is True
        if self.simple:
            self.removed = 0
        self.open_hands: bool = options["open_hands"] is True
        self.remembers: bool = seats > 2 and not self.open_hands  # some seat may miss a card that changes hands
        self.tie_by_dragon: bool = options["tie_break"] == "orange_dragon"
        decks = options["decks"]
        self.endless: bool = decks == 0
        self.decks: int = edition.decks if decks is None else (MOST_DECKS if decks == 0 else int(decks))


MOST_DECKS: Final = 12
"""House ruling: where the deck limit is waived, this many adventurer decks end the match all the same. (dw-decks)"""


class Position(Remembering):
    """Where everything lies and what is being asked; `game.DragonwoodState` adds the doors to the rules."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table

    def clear(self) -> None:
        """Make it an empty table: nothing shuffled, dealt or won. (`copy` fills it otherwise.)"""
        table = self.table
        seats = table.seats
        self.turn: int = 0
        self.active: int = 0
        # adventurers
        self.clear_hands(seats, table.edition.all_cards)
        self.remembers = table.remembers
        self.deck: list[int] = []
        self.discards: int = 0
        self.ladybugs_out: int = 0
        # dragonwood cards
        self.woods: list[int] = []
        self.lower: int = 0  # how many of the lowest cards of `woods` the dragons are among
        self.removed: list[int] = []
        self.returned: list[int] = []  # events met in the first landscape that are still in the deck
        self.landscape: list[int] = [EMPTY] * table.edition.landscape
        self.owned: list[list[int]] = [[] for _ in range(seats)]
        self.prizes: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[int] = []  # events that happened, enhancements spent or swept away
        # unfinished business, the next step last
        self.steps: list[int] = [TURN]
        self.waiting: list[int] = []  # seats that have yet to answer a question put to several
        self.picks: list[int] = [0] * seats  # what those who answered have chosen, still secret
        self.quota: list[int] = [0] * seats  # how many cards each seat of such a question gives
        self.wounds: int = 0
        # the attempt that waits for a re-roll or was last rolled
        self.method: int = 0
        self.target: int = EMPTY
        self.played: int = 0
        self.used: list[int] = []
        self.dice: tuple[int, ...] = ()
        self.bonus: int = 0
        self.needed: int = 0
        # the end
        self.decks_out: bool = False
        self.turns_left: int = -1  # turns of the last round still to come; −1 before it
        self.dragons_taken: int = 0
        self.ending: str = ""
        # what follows from the above, kept because it is asked for at every decision
        self.adds: list[int] = [0] * (4 * seats)  # by seat, then method: what permanent enhancements add
        self.rerolls: list[bool] = [False] * seats
        self.spendable: list[int] = [0] * seats  # how many once-only enhancements a seat owns
        self.reach: list[list[Uses] | None] = [None] * seats  # see rules/draw.py; None after a change

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one, sharing nothing that changes."""
        other.table = self.table
        self.copy_hands_into(other)
        other.turn = self.turn
        other.active = self.active
        other.deck = self.deck.copy()
        other.discards = self.discards
        other.ladybugs_out = self.ladybugs_out
        other.woods = self.woods.copy()
        other.lower = self.lower
        other.removed = self.removed.copy()
        other.returned = self.returned.copy()
        other.landscape = self.landscape.copy()
        other.owned = [cards.copy() for cards in self.owned]
        other.prizes = [cards.copy() for cards in self.prizes]
        other.gone = self.gone.copy()
        other.steps = self.steps.copy()
        other.waiting = self.waiting.copy()
        other.picks = self.picks.copy()
        other.quota = self.quota.copy()
        other.wounds = self.wounds
        other.method = self.method
        other.target = self.target
        other.played = self.played
        other.used = self.used.copy()
        other.dice = self.dice
        other.bonus = self.bonus
        other.needed = self.needed
        other.decks_out = self.decks_out
        other.turns_left = self.turns_left
        other.dragons_taken = self.dragons_taken
        other.ending = self.ending
        other.adds = self.adds.copy()
        other.rerolls = self.rerolls.copy()
        other.spendable = self.spendable.copy()
        other.reach = self.reach.copy()

    def forget_reach(self) -> None:
        """The landscape changed: what can be reached must be counted anew."""
        self.reach = [None] * self.table.seats
