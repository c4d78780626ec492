"""What lies where in a Dragon's Gold match, as plain ints and lists, and the copy of it.

Tokens are counts by colour, adventurers of a seat bit masks, dragons and magic objects numbers of the edition. An
adventurer in a fight is one number, see `fighter`. `rules` changes it; `view` says what an audience knows of it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from dragonhall.games.dragons_gold.actions import Counts
from dragonhall.games.dragons_gold.edition import Edition
from dragonhall.games.dragons_gold.notes import Note
from dragonhall.kernel.state import State
from dragonhall.kernel.values import OptionValue

# The steps of unfinished business; those before KILL ask seats, KILL and END go on by themselves.
TURN: Final = 0
SHARE: Final = 1
DIVIDE: Final = 2
CHOOSE: Final = 3
VICTIM: Final = 4
LOOT: Final = 5
BEFORE: Final = 6
AFTER: Final = 7
FAILED: Final = 8
ROBBED: Final = 9
PLAYED: Final = 10
MARKET: Final = 11
OVER: Final = 12
KILL: Final = 13
END: Final = 14

QUESTIONS: Final = (
    "turn",
    "share",
    "divide",
    "choose",
    "victim",
    "loot",
    "object",
    "object",
    "object",
    "object",
    "object",
    "market",
    "over",
)
OCCASIONS: Final = (
    "",
    "",
    "",
    "",
    "",
    "",
    "before-sharing",
    "after-agreement",
    "after-failure",
    "robbed",
    "played",
    "",
    "",
)

# The stages of a kill, in order. (`rules.slaying`)
FALL: Final = 0
DIVISION: Final = 1
SETTLEMENT: Final = 2
TAKING: Final = 3
THEFTS: Final = 4
HOME: Final = 5

NONE: Final = -1
"""No seat, no dragon, no slot."""

OfferRow: TypeAlias = tuple[int, int, tuple[Counts, ...]]
"""An offer: its number, its maker, and what each seat involved gets, in seat order."""

SwapRow: TypeAlias = tuple[int, int, int, Counts, Counts]
"""A proposed swap: its number, its maker, the partner, what the maker gives and gets."""


def fighter(seat: int, adventurer: int, more: int) -> int:
    """An adventurer in a fight as one number; `more` is what a magic sword adds."""
    return seat | adventurer << 4 | more << 8


class Table:
    """What does not change in a match: the edition, the number of seats and the options."""

    def __init__(self, edition: Edition, seats: int, options: dict[str, OptionValue]) -> None:
        self.edition: Edition = edition
        self.seats = seats
        self.options = options
        self.objects: bool = options["magic_objects"] is True
        self.any_red_draws: bool = options["draw_trigger"] == "token"
        self.advanced: bool = options["advanced_scoring"] is True
        self.black_blocks: bool = options["black_blocks"] is True
        self.talk: bool = options["sharing"] == "talk"
        clock = options["clock"]
        hours = int(options["hours"] or 0)
        self.seconds: int = edition.seconds if clock is None else int(clock)
        self.market_seconds: int = edition.market_seconds if clock is None else int(clock)
        if hours:
            self.seconds = self.market_seconds = hours * 3600
        self.rounds: int = 0 if self.seconds else int(options["rounds"] or 0)
        self.majority: int = edition.advanced_majority[seats] if self.advanced else edition.majority[seats]
        self.black: int = edition.advanced_black if self.advanced else edition.black
        self.team: int = (1 << len(edition.adventurers)) - 1


class Position(State):
    """Where everything lies and what is being asked; `game.DragonsGoldState` adds the doors to the rules."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table

    def clear(self) -> None:
        """Make it an empty table: nothing shuffled, drawn or laid out. (`copy` fills it otherwise.)"""
        table = self.table
        edition = table.edition
        seats = table.seats
        slots = edition.face_up
        self.turn: int = 0
        self.active: int = 0
        self.asked: int = 1  # the number of the question, see `State.question`
        # adventurers
        self.ready: list[int] = [table.team] * seats
        self.resting: list[int] = [0] * seats
        self.skipped: int = 0  # turns in a row in which nobody could be sent
        self.sent: bool = False  # whether the active seat has sent an adventurer
        # dragons, by slot
        self.lying: list[int] = [NONE] * slots
        self.strength: list[int] = [0] * slots
        self.attack: list[int] = [0] * slots
        self.fights: list[list[int]] = [[] for _ in range(slots)]
        self.treasure: list[list[int]] = [[0] * 9 for _ in range(slots)]
        self.hidden: list[int] = [0] * slots
        self.ages: list[int] = [0] * slots
        self.pile: list[int] = []
        self.laid_out: int = 0
        self.until_market: int = edition.market_after
        self.slain: list[int] = []
        # tokens
        self.bag: list[int] = edition.counts.copy()
        self.in_bag: int = edition.tokens
        self.lost: list[int] = [0] * 9
        self.stash: list[list[int]] = [[0] * 9 for _ in range(seats)]
        self.notes: list[Note] = []
        self.stolen: bool = False  # whether anything was stolen yet
        # unfinished business, the next step last
        self.steps: list[int] = [TURN]
        # the kill under way
        self.dying: list[int] = []  # slots of dragons that fall, the next one first
        self.stage: int = FALL
        self.slot: int = NONE
        self.involved: list[int] = []
        self.spoil: list[int] = [0] * 9  # what is being shared, or was agreed on and not yet taken
        self.dropped: list[int] = [0] * 9  # what of it was lost, and lies with the lost ones
        self.wizard: int = NONE
        self.magic: int = 0
        self.shares: list[Counts] = []  # what was agreed on, by place in `involved`
        self.failed: bool = False
        # the negotiation
        self.seconds: int = 0  # how long this one lasts
        self.rounds: int = 0
        self.offers: list[OfferRow] = []
        self.offers_made: int = 0  # in the whole match: numbers are never used twice
        self.standing: list[int] = [0] * seats  # by seat: the number of its open offer
        self.backs: list[int] = [0] * seats  # by seat: the offer that it agrees to
        self.stopping: list[bool] = [False] * seats
        self.spoken: int = 0
        self.stretched: bool = False
        # dividing and choosing
        self.piles: list[Counts] = []
        self.chosen: list[int] = []  # by pile: who took it
        self.choosers: list[int] = []  # who has yet to choose
        # thefts
        self.thieves: list[int] = []
        self.thief: int = NONE
        self.victim: int = NONE
        self.helped: bool = False
        self.chooser: int = NONE  # who says which token is taken
        # the market
        self.swaps: list[SwapRow] = []
        self.gone: list[bool] = [False] * seats  # who has left it
        # magic objects
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.objects: list[int] = []
        self.used: list[int] = []
        self.asking: list[int] = []  # whom a window asks, the next one first
        self.countering: list[int] = []  # the same for Counter Charms
        self.played: int = NONE  # the object that waits to work
        self.player: int = NONE
        self.aims: list[int] = []  # what it is aimed at: slots, seats, an adventurer or a colour
        self.sword: int = 0
        # the end
        self.ending: str = ""

    def clock(self) -> float | None:
        """The seconds of the talk or market that is on, as the sandglass counts them; None without a clock."""
        return float(self.seconds) if self.seconds and self.steps[-1] in (SHARE, MARKET) else None

    def copy_into(self, other: Position) -> None:
        """Make another position equal to this one, sharing nothing that changes."""
        other.table = self.table
        other.turn = self.turn
        other.active = self.active
        other.asked = self.asked
        other.ready = self.ready.copy()
        other.resting = self.resting.copy()
        other.skipped = self.skipped
        other.sent = self.sent
        other.lying = self.lying.copy()
        other.strength = self.strength.copy()
        other.attack = self.attack.copy()
        other.fights = [fight.copy() for fight in self.fights]
        other.treasure = [tokens.copy() for tokens in self.treasure]
        other.hidden = self.hidden.copy()
        other.ages = self.ages.copy()
        other.pile = self.pile.copy()
        other.laid_out = self.laid_out
        other.until_market = self.until_market
        other.slain = self.slain.copy()
        other.bag = self.bag.copy()
        other.in_bag = self.in_bag
        other.lost = self.lost.copy()
        other.stash = [tokens.copy() for tokens in self.stash]
        other.notes = self.notes.copy()
        other.stolen = self.stolen
        other.steps = self.steps.copy()
        other.dying = self.dying.copy()
        other.stage = self.stage
        other.slot = self.slot
        other.involved = self.involved.copy()
        other.spoil = self.spoil.copy()
        other.dropped = self.dropped.copy()
        other.wizard = self.wizard
        other.magic = self.magic
        other.shares = self.shares.copy()
        other.failed = self.failed
        other.seconds = self.seconds
        other.rounds = self.rounds
        other.offers = self.offers.copy()
        other.offers_made = self.offers_made
        other.standing = self.standing.copy()
        other.backs = self.backs.copy()
        other.stopping = self.stopping.copy()
        other.spoken = self.spoken
        other.stretched = self.stretched
        other.piles = self.piles.copy()
        other.chosen = self.chosen.copy()
        other.choosers = self.choosers.copy()
        other.thieves = self.thieves.copy()
        other.thief = self.thief
        other.victim = self.victim
        other.helped = self.helped
        other.chooser = self.chooser
        other.swaps = self.swaps.copy()
        other.gone = self.gone.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.objects = self.objects.copy()
        other.used = self.used.copy()
        other.asking = self.asking.copy()
        other.countering = self.countering.copy()
        other.played = self.played
        other.player = self.player
        other.aims = self.aims.copy()
        other.sword = self.sword
        other.ending = self.ending

    def total(self, seat: int) -> int:
        """How many tokens lie behind a seat's screen; all see that. (dg-secret-stash)"""
        return sum(self.stash[seat])

    def clockwise(self, first: int) -> list[int]:
        """All seats in turn order from this one on."""
        seats = self.table.seats
        return [(first + step) % seats for step in range(seats)]
