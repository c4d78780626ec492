"""The test table of Dragon's Gold: a position laid out in a line, and seats that act in words.

>>> table = deal(
...     dragons="cinder_whelp",
...     treasure={"cinder_whelp": "2 silver 1 gold"},
...     fights={"cinder_whelp": "ann knight_strong"},
... )
>>> table.ben.does("send Wizard to Cinder Whelp", treasure="blue")
>>> table.ann.does("offer 2 silver to 0, 1 gold 1 blue to 1")
>>> table.ben.does("accept 1")
>>> table.ben.stash
'1 gold 1 blue'

Seats are ann, ben, cho, dan, eve and fay, in turn order; it is ben's turn. What a test does not state is filled in: the
first dragons of the edition that are not named lie on the free places and the rest in the pile, none with any treasure;
adventurers who are not named are ready; every token that is not named is in the bag.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dragonhall.games.dragons_gold.actions import COLOURS, told
from dragonhall.games.dragons_gold.edition import Edition
from dragonhall.games.dragons_gold.events import Stolen, TokenTaken
from dragonhall.games.dragons_gold.game import DragonsGold, DragonsGoldState, load_game
from dragonhall.games.dragons_gold.notes import Got
from dragonhall.games.dragons_gold.rules import flow
from dragonhall.games.dragons_gold.state import NONE, fighter
from dragonhall.games.dragons_gold.view import DragonsGoldView
from dragonhall.kernel.chance import Chance, FastChance, ScriptedChance
from dragonhall.kernel.values import Audience, Event, Options, Refusal, Result

SEATS = ("ann", "ben", "cho", "dan", "eve", "fay")


def scripted(
    state: DragonsGoldState, happen: Callable[[DragonsGoldState, Chance], list[Event]], wanted: Mapping[str, str]
) -> ScriptedChance:
    """A chance that draws the tokens that a test names, by purpose, in order; anything else comes from a seed.

    Where a token comes from a place that changes before it is drawn, the number that draws it is found by trying.
    """
    script: dict[str, list[object]] = {}
    bag = state.bag.copy()
    for token in wanted["treasure"].split():
        colour = COLOURS.index(token)
        assert bag[colour], f"there is no {token} in the bag"
        script.setdefault("treasure", []).append(sum(bag[:colour]))
        bag[colour] -= 1
    for purpose, kind in (("theft", Stolen), ("salvage", TokenTaken)):
        numbers: list[object] = []
        for count, token in enumerate(wanted[purpose].split()):
            for number in range(state.table.edition.tokens):
                chance = ScriptedChance({**script, purpose: [*numbers, number]}, FastChance(1))
                told = [event for event in happen(state.copy(), chance) if isinstance(event, kind)]
                if len(told) > count and told[count].token == token:
                    numbers.append(number)
                    break
        script[purpose] = numbers
    return ScriptedChance(script, FastChance(1))


class SeatAtTable:
    """One seat of a test table."""

    def __init__(self, table: TestTable, seat: int) -> None:
        self._table = table
        self.seat = seat

    def does(self, text: str, *, treasure: str = "", theft: str = "", salvage: str = "") -> None:
        """Do what the text says; it must be legal. Tokens are drawn as told. What happened is in `table.events`."""
        refusal = self.refused(text)
        assert refusal is None, f"{text} was refused: {refusal}"
        table = self._table
        action = table.game.canonical(table.game.parse(text))

        def happen(state: DragonsGoldState, chance: Chance) -> list[Event]:
            return state.apply(self.seat, action, chance)

        table.let(happen, {"treasure": treasure, "theft": theft, "salvage": salvage})

    def refused(self, text: str) -> Refusal | None:
        """Why the rules do not let this seat do that now, or None."""
        return self._table.state.refusal(self.seat, self._table.game.canonical(self._table.game.parse(text)))

    def may(self, text: str) -> bool:
        """Whether the rules allow it: the judge and the list agree, or the list is only a sample."""
        action = self._table.game.canonical(self._table.game.parse(text))
        listed = action in self._table.state.legal(self.seat)
        allowed = self.refused(text) is None
        sampled = str(action.__struct_config__.tag) in self._table.game.sampled
        assert listed == allowed or (sampled and allowed), f"the judge and the list disagree on {text}"
        return allowed

    @property
    def stash(self) -> str:
        """What lies behind the screen: "2 silver 1 gold"."""
        return told(tuple(self._table.state.stash[self.seat]))

    @property
    def ready(self) -> list[str]:
        """The adventurers that are face up in front of this seat."""
        return self._team(self._table.state.ready[self.seat])

    @property
    def resting(self) -> list[str]:
        """The adventurers that are face down in front of this seat."""
        return self._team(self._table.state.resting[self.seat])

    def _team(self, mask: int) -> list[str]:
        names = self._table.game.cards.adventurers
        return [name for number, name in enumerate(names) if mask >> number & 1]

    @property
    def objects(self) -> list[str]:
        """The magic objects in this seat's hand."""
        return [self._table.game.cards.objects[kind] for kind in self._table.state.hands[self.seat]]

    def sees(self) -> DragonsGoldView:
        """This seat's view."""
        return self._table.view(self.seat)


class TestTable:
    """A position of Dragon's Gold and what happened at it."""

    __test__ = False

    def __init__(self, game: DragonsGold, state: DragonsGoldState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.told: list[Event] = []
        self.ann = SeatAtTable(self, 0)
        self.ben = SeatAtTable(self, 1)
        self.cho = SeatAtTable(self, 2)
        self.dan = SeatAtTable(self, 3)
        self.eve = SeatAtTable(self, 4)
        self.fay = SeatAtTable(self, 5)

    def let(self, happen: Callable[[DragonsGoldState, Chance], list[Event]], wanted: Mapping[str, str]) -> None:
        """Let something happen, with the tokens drawn that are named, and keep what happened."""
        chance = scripted(self.state, happen, wanted)
        self.events = happen(self.state, chance)
        self.told += self.events
        assert not chance.left(), f"not drawn: {chance.left()}"
        for purpose, kind in (("theft", Stolen), ("salvage", TokenTaken)):
            drawn = [event.token for event in self.events if isinstance(event, kind)]
            named = wanted[purpose].split()
            assert drawn[: len(named)] == named, f"{purpose}: {named} cannot be drawn"

    def lapse(self, *, treasure: str = "", theft: str = "", salvage: str = "") -> None:
        """Let the time run out."""
        assert self.state.deadline() is not None, "nothing has a deadline"
        self.let(DragonsGoldState.lapse, {"treasure": treasure, "theft": theft, "salvage": salvage})

    def view(self, audience: Audience) -> DragonsGoldView:
        """What an audience sees."""
        view = self.state.view(audience)
        assert isinstance(view, DragonsGoldView)
        return view

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of one kind that the last action brought."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def turn_of(self) -> str:
        """Whose turn it is."""
        return SEATS[self.state.active]

    @property
    def asked(self) -> list[str]:
        """Who must decide."""
        return [SEATS[seat] for seat in self.state.actors()]

    @property
    def question(self) -> str:
        """What is asked, and with magic objects what for."""
        view = self.view(None)
        return view.occasion or view.question

    @property
    def lying(self) -> list[str]:
        """The dragons on the table, by place."""
        return [dragon.dragon for dragon in self.view(None).dragons if dragon is not None]

    def treasure_of(self, dragon: str) -> str:
        """What lies on a dragon."""
        found = [each for each in self.view(None).dragons if each is not None and each.dragon == dragon]
        return told(found[0].treasure)

    @property
    def lost(self) -> str:
        """What has left the game."""
        return told(tuple(self.state.lost))

    @property
    def bag(self) -> int:
        """How many tokens are in the bag."""
        return self.state.in_bag

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.state.result()


def counts(words: str) -> list[int]:
    """Counts from words: "2 silver 1 gold".

    >>> counts("2 silver 1 red")[:3]
    [2, 0, 1]
    """
    found = [0] * len(COLOURS)
    parts = words.split()
    for number, colour in zip(parts[::2], parts[1::2], strict=True):
        found[COLOURS.index(colour)] += int(number)
    return found


def deal(
    seats: int = 3,
    *,
    turn: str = "ben",
    dragons: str = "",
    only_these: bool = False,
    pile: str | None = None,
    treasure: Mapping[str, str] | None = None,
    fights: Mapping[str, str] | None = None,
    resting: Mapping[str, str] | None = None,
    bag: str | None = None,
    objects: Mapping[str, str] | None = None,
    until_market: int | None = None,
    options: Options | None = None,
    game: DragonsGold | None = None,
    **stashes: str,
) -> TestTable:
    """Lay out a position. `fights` and `resting` name adventurers: "ann knight_strong, ben thief", "thief wizard".

    `dragons` fill the places in order; with `only_these` the others stay empty. `pile` names the dragons that come
    next, in order; without it the others lie in the pile. With `bag` only those tokens are in it, and what is
    left over has left the game.
    """
    game = game or load_game()
    edition = game.cards
    state = game.blank(seats, options or {})
    state.turn = 1
    state.active = SEATS.index(turn)
    if until_market is not None:
        state.until_market = until_market
    _lay_dragons(state, edition, dragons.split(), only_these, pile)
    for dragon, tokens in (treasure or {}).items():
        _move(state, state.treasure[state.lying.index(edition.dragon_of[dragon])], tokens)
    for dragon, fight in (fights or {}).items():
        _fill_fight(state, state.lying.index(edition.dragon_of[dragon]), fight)
    for name, team in (resting or {}).items():
        for adventurer in team.split():
            bit = 1 << edition.adventurer_of[adventurer]
            state.ready[SEATS.index(name)] &= ~bit
            state.resting[SEATS.index(name)] |= bit
    for name, tokens in stashes.items():
        seat = SEATS.index(name)
        _move(state, state.stash[seat], tokens)
        state.notes.append(Got(seat, tuple(state.stash[seat])))
    if bag is not None:
        state.lost = state.bag
        state.bag = [0] * len(COLOURS)
        for colour, count in enumerate(counts(bag)):
            state.lost[colour] -= count
            state.bag[colour] += count
        assert min(state.lost) >= 0, "there are not so many tokens"
        state.in_bag = sum(state.bag)
    _deal_objects(state, edition, objects or {})
    flow.go_on(state, FastChance(1), [])
    return TestTable(game, state)


def _lay_dragons(
    state: DragonsGoldState, edition: Edition, named: Sequence[str], only_these: bool, pile: str | None
) -> None:
    first = [edition.dragon_of[name] for name in named]
    coming = [edition.dragon_of[name] for name in (pile or "").split()]
    rest = [dragon for dragon in range(len(edition.dragons)) if dragon not in first + coming]
    for slot in range(edition.face_up):
        dragon = first[slot] if slot < len(first) else NONE if only_these else rest.pop(0)
        state.lying[slot] = dragon
        if dragon != NONE:
            state.laid_out += 1
            state.strength[slot] = edition.strengths[dragon]
            state.hidden[slot] = edition.hidden[dragon]
            state.ages[slot] = state.laid_out
    if pile is not None:
        state.slain, rest = rest, []
    state.pile = rest + coming[::-1]


def _move(state: DragonsGoldState, heap: list[int], tokens: str) -> None:
    """Take named tokens from the bag."""
    for colour, count in enumerate(counts(tokens)):
        heap[colour] += count
        state.bag[colour] -= count
        state.in_bag -= count
    assert min(state.bag) >= 0, "there are not so many tokens"


def _fill_fight(state: DragonsGoldState, slot: int, fight: str) -> None:
    edition = state.table.edition
    for member in fight.split(", "):
        name, adventurer = member.split()
        seat, number = SEATS.index(name), edition.adventurer_of[adventurer]
        state.ready[seat] &= ~(1 << number)
        state.fights[slot].append(fighter(seat, number, 0))
        state.attack[slot] += edition.attacks[number]


def _deal_objects(state: DragonsGoldState, edition: Edition, objects: Mapping[str, str]) -> None:
    if not state.table.objects:
        return
    left = edition.copies.copy()
    for name, cards in objects.items():
        kinds = sorted([edition.object_of[card] for card in cards.split()])
        state.hands[SEATS.index(name)] = kinds
        for kind in kinds:
            left[kind] -= 1
    state.objects = [kind for kind, count in enumerate(left) for _ in range(count)]
