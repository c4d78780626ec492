"""The test table of Dragonwood: a position laid out in a line, and seats that act in words.

>>> table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar")
>>> table.red.does("strike Wild Boar with R5 G6 B7", dice="4 2 2")
>>> table.red.creatures
['wild_boar']

Seats are red, blue, green and yellow, in turn order; red begins. What a test does not state is filled in: the rest of
both decks lies below what is named, dragons at the bottom,
then events and enhancements, creatures on top; free places of the landscape hold creatures; nothing is removed.
"""

from __future__ import annotations

from collections.abc import Mapping

from dragonhall.games.dragonwood.edition import LADYBUG, LADYBUG_NAME
from dragonhall.games.dragonwood.game import Dragonwood, DragonwoodState, load_game
from dragonhall.games.dragonwood.rules import flow
from dragonhall.games.dragonwood.state import EMPTY
from dragonhall.games.dragonwood.view import DragonwoodView
from dragonhall.kernel.chance import FastChance, ScriptedChance
from dragonhall.kernel.values import Audience, Event, Options, Refusal, Result

SEATS = ("red", "blue", "green", "yellow")


class SeatAtTable:
    """One seat of a test table."""

    def __init__(self, table: TestTable, seat: int) -> None:
        self._table = table
        self.seat = seat

    def does(self, text: str, dice: str = "", reroll: int | None = None) -> None:
        """Do what the text says; it must be legal. The dice fall as told. What happened is in `table.events`."""
        refusal = self.refused(text)
        assert refusal is None, f"{text} was refused: {refusal}"
        table = self._table
        faces = table.game.cards.faces
        script: dict[str, list[object]] = {}
        if dice:
            script["attempt"] = [[faces.index(int(face)) for face in dice.split()]]
        if reroll is not None:
            script["re-roll"] = [[faces.index(reroll)]]
        chance = ScriptedChance(script, FastChance(1))
        action = table.game.canonical(table.game.parse(text))
        table.events = table.state.apply(self.seat, action, chance)
        assert not chance.left(), f"{text} did not roll: {chance.left()}"
        table.told += table.events

    def refused(self, text: str) -> Refusal | None:
        """Why the rules do not let this seat do that now, or None."""
        return self._table.state.refusal(self.seat, self._table.game.parse(text))

    def may(self, text: str) -> bool:
        """Whether the rules allow it: the judge and the list agree."""
        action = self._table.game.canonical(self._table.game.parse(text))
        listed = action in self._table.state.legal(self.seat)
        assert listed == (self.refused(text) is None), f"the judge and the list disagree on {text}"
        return listed

    @property
    def hand(self) -> list[str]:
        """The adventurers in hand, by number, then suit."""
        return list(self._table.game.cards.cards_in(self._table.state.hands[self.seat]))

    @property
    def creatures(self) -> list[str]:
        """The captured creatures, in the order of capture."""
        return [self._table.game.cards.kinds[kind] for kind in self._table.state.prizes[self.seat]]

    @property
    def enhancements(self) -> list[str]:
        """The enhancements that lie before this seat."""
        return [self._table.game.cards.kinds[kind] for kind in self._table.state.owned[self.seat]]

    def sees(self) -> DragonwoodView:
        """This seat's view."""
        return self._table.view(self.seat)


class TestTable:
    """A position of Dragonwood and what happened at it."""

    __test__ = False

    def __init__(self, game: Dragonwood, state: DragonwoodState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.told: list[Event] = []
        self.red = SeatAtTable(self, 0)
        self.blue = SeatAtTable(self, 1)
        self.green = SeatAtTable(self, 2)
        self.yellow = SeatAtTable(self, 3)

    def view(self, audience: Audience) -> DragonwoodView:
        """What an audience sees."""
        view = self.state.view(audience)
        assert isinstance(view, DragonwoodView)
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
        """Who is asked."""
        return [SEATS[seat] for seat in self.state.actors()]

    @property
    def question(self) -> str:
        """What is asked."""
        return self.view(None).question

    @property
    def landscape(self) -> list[str | None]:
        """The kinds that lie open, by place."""
        return list(self.view(None).landscape)

    @property
    def discards(self) -> list[str]:
        """The discarded adventurers."""
        return list(self.view(None).discards)

    @property
    def result(self) -> Result | None:
        """How the match ended."""
        return self.state.result()


def _name(card: str) -> str:
    """ "5r" or "R5" as "R5"."""
    return card.upper() if card[0].isalpha() else f"{card[-1]}{card[:-1]}".upper()


def _kinds(game: Dragonwood, names: str) -> list[int]:
    return [game.cards.kind_of[name] for name in names.split()]


def deal(
    *,
    landscape: str = "",
    woods: str = "",
    deck: str = "",
    owned: Mapping[str, str] | None = None,
    taken: Mapping[str, str] | None = None,
    options: Options | None = None,
    deck_number: int = 1,
    deck_is_all: bool = False,
    woods_is_all: bool = False,
    game: Dragonwood | None = None,
    **hands: str,
) -> TestTable:
    """Lay out a position. `deck` and `woods` name their top cards in the order in which they will be drawn.

    `owned` and `taken` name each seat's enhancements and creatures. With `deck_is_all` the rest of the adventurers
    lies in the discards, with `woods_is_all` the rest of the Dragonwood cards was removed.
    """
    game = game or load_game()
    edition = game.cards
    seats = SEATS[: max(2, len(hands))]
    assert list(hands) == list(seats[: len(hands)]), f"seats are {SEATS}, in order"
    state = game.blank(len(seats), options or {})
    left = edition.copies.copy()
    rest = edition.all_cards
    for seat, name in enumerate(seats):
        cards = edition.mask_of(tuple(_name(card) for card in hands.get(name, "").split()))
        assert cards & rest == cards, "an adventurer is dealt twice"
        state.hands[seat] = cards
        rest &= ~cards
        for kind in _kinds(game, (taken or {}).get(name, "")):
            state.prizes[seat].append(kind)
            state.dragons_taken += edition.dragon[kind]
            left[kind] -= 1
        for kind in _kinds(game, (owned or {}).get(name, "")):
            flow.own(state, seat, kind)
            left[kind] -= 1
    top = [LADYBUG if card == LADYBUG_NAME else edition.card_of[_name(card)] for card in deck.split()]
    for card in top:
        if card != LADYBUG:
            rest &= ~(1 << card)
    below = [edition.card_of[name] for name in edition.cards_in(rest)]
    ladybugs = edition.ladybugs - top.count(LADYBUG)
    if deck_is_all:
        state.discards, state.ladybugs_out, below = rest, ladybugs, []
    else:
        below = [LADYBUG] * ladybugs + below
    state.deck = below + top[::-1]
    state.born = [0] * (deck_number - 1) + [edition.all_cards]
    for slot, kind in enumerate(_kinds(game, landscape)):
        state.landscape[slot] = kind
        left[kind] -= 1
    drawn = _kinds(game, woods)
    for kind in drawn:
        left[kind] -= 1
    assert min(left) >= 0, "there are not so many copies of a card"
    others = [kind for kind, copies in enumerate(left) for _ in range(copies)]
    others.sort(key=lambda kind: (not edition.dragon[kind], -edition.type_of[kind], -kind))
    for slot, kind in enumerate(state.landscape):
        if kind == EMPTY:
            state.landscape[slot] = others.pop()
    if woods_is_all:
        state.removed, others = others, []
    state.woods = others + drawn[::-1]
    state.lower = len(state.woods)
    state.turn = 1
    return TestTable(game, state)
