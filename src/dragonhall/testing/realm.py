"""The test table of Dragonrealm: a position laid out in a line, and seats that act in words.

>>> table = deal(red="5r 6g 7b", blue="1r", row="halfling_hideout")
>>> table.red.does("sneak Halfling Hideout with R5 G6 B7", dice="4 2 2")
>>> table.there("halfling_hideout")
[2, 0]

Seats are red, blue, orange and yellow, in turn order; red begins. What a test does not state is filled in: nobody
owns enhancements, the rest of the cards lies below what is named, surprises at the bottom; free places of the row hold
locations without special rules, a Dragon is the last of the deck, everybody is at home, the Academy lies in the centre.
"""

from __future__ import annotations

from collections.abc import Mapping

from dragonhall.games.dragonrealm.edition import DRAGON
from dragonhall.games.dragonrealm.game import Dragonrealm, DragonrealmState, load_game
from dragonhall.games.dragonrealm.state import TURN, held, is_up, kind_of, step_for
from dragonhall.games.dragonrealm.view import DragonrealmView
from dragonhall.kernel.chance import FastChance, ScriptedChance
from dragonhall.kernel.suits import cards_of
from dragonhall.kernel.values import Audience, Event, Options, Refusal, Result

SEATS = ("red", "blue", "orange", "yellow")
PLAIN_ROW = ("den_of_wolves", "enchanted_castle", "giants_keep")
"""Locations without special rules, one of each colour, for places of the row that a test does not fill."""

PLAIN_DECK = ("witchs_cabin", "snake_pit", "haunted_graveyard")
"""Those that follow; below them lies a Dragon."""


class SeatAtTable:
    """One seat of a test table."""

    def __init__(self, table: RealmTable, seat: int) -> None:
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
            script["explore"] = [[faces.index(int(face)) for face in dice.split()]]
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

    def refused_by(self, text: str) -> str:
        """The rule and case that forbid it, with a point between; "" if none does."""
        refusal = self.refused(text)
        return "" if refusal is None else f"{refusal.rule}.{refusal.case}"

    def may(self, text: str) -> bool:
        """Whether the rules allow it: the judge and the list agree."""
        action = self._table.game.canonical(self._table.game.parse(text))
        listed = action in self._table.state.legal(self.seat)
        assert listed == (self.refused(text) is None), f"the judge and the list disagree on {text}"
        return listed

    def options(self) -> list[str]:
        """All that this seat may do, in words."""
        return [str(action) for action in self._table.state.legal(self.seat)]

    @property
    def hand(self) -> list[str]:
        """The cards in hand, by number, then suit."""
        return list(self._table.game.cards.cards_in(self._table.state.hands[self.seat]))

    @property
    def coins(self) -> int:
        """The coins won and not spent."""
        return self._table.state.coins[self.seat]

    @property
    def home(self) -> int:
        """The adventurers at home."""
        return self._table.state.home[self.seat]

    @property
    def centre(self) -> int:
        """The adventurers in the Academy or the Alley."""
        return self._table.state.centre[self.seat]

    @property
    def won(self) -> list[str]:
        """The locations won, in that order."""
        return [self._table.game.cards.locations[kind] for kind in self._table.state.won[self.seat]]

    @property
    def enhancements(self) -> list[str]:
        """The enhancements before this seat; those that lie face up end in "!"."""
        names = self._table.game.cards.enhancements
        return [names[kind_of(card)] + ("!" if is_up(card) else "") for card in self._table.state.owned[self.seat]]

    def sees(self) -> DragonrealmView:
        """This seat's view."""
        return self._table.view(self.seat)


class RealmTable:
    """A position of Dragonrealm and what happened at it."""

    def __init__(self, game: Dragonrealm, state: DragonrealmState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.told: list[Event] = []
        self.red = SeatAtTable(self, 0)
        self.blue = SeatAtTable(self, 1)
        self.orange = SeatAtTable(self, 2)
        self.yellow = SeatAtTable(self, 3)

    def view(self, audience: Audience) -> DragonrealmView:
        """What an audience sees."""
        view = self.state.view(audience)
        assert isinstance(view, DragonrealmView)
        return view

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of one kind that the last action brought."""
        return [event for event in self.events if isinstance(event, kind)]

    def order(self) -> list[str]:
        """The kinds of event that the last action brought, in their order."""
        return [str(event.__struct_config__.tag) for event in self.events]

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
    def row(self) -> list[str]:
        """The locations of the row, from left to right."""
        return [place.location for place in self.view(None).row]

    def there(self, location: str) -> list[int]:
        """The adventurers on a location, by seat."""
        return next(list(place.adventurers) for place in self.view(None).row if place.location == location)

    def goblins_at(self, location: str) -> int:
        """The goblins on a location."""
        return next(place.goblins for place in self.view(None).row if place.location == location)

    @property
    def discards(self) -> list[str]:
        """The discarded cards."""
        return list(self.view(None).discards)

    @property
    def result(self) -> Result | None:
        """How the match ended."""
        return self.state.result()


def _name(card: str) -> str:
    """ "5r" or "R5" as "R5"; a surprise as it is."""
    if "_" in card:
        return card
    return card.upper() if card[0].isalpha() else f"{card[-1]}{card[:-1]}".upper()


def deal(
    *,
    row: str = "",
    locations: str | None = None,
    there: Mapping[str, str] | None = None,
    deck: str = "",
    deck_is_all: bool = False,
    face_up: str = "",
    owned: Mapping[str, str] | None = None,
    store: str = "",
    store_is_all: bool = False,
    centre: Mapping[str, int] | None = None,
    away: Mapping[str, int] | None = None,
    coins: Mapping[str, int] | None = None,
    won: Mapping[str, str] | None = None,
    alley: bool = False,
    options: Options | None = None,
    game: Dragonrealm | None = None,
    **hands: str,
) -> RealmTable:
    """Lay out a position.

    `deck` names its top cards in the order in which they will be drawn; with `deck_is_all` the rest is discarded.
    `locations` are those that will follow, a Dragon below them if none is in sight; "" for none at all. `there` says by
    location how many adventurers of each seat are there, then how many goblins: "2 1 3 2". `owned` names each seat's
    enhancements, those that lie face up with "!"; `store` the top of the enhancement deck, with `store_is_all` all of
    it. `centre` says how many of a seat's adventurers are in the Academy or Alley, `away` how many are nowhere at home.
    """
    game = game or load_game()
    seats = SEATS[: max(2, len(hands))]
    assert list(hands) == list(seats[: len(hands)]), f"seats are {SEATS}, in order"
    state = game.blank(len(seats), {"centre": "alley", **(options or {})} if alley else options or {})
    _lay_locations(game, state, row.split(), locations, there or {}, won or {}, seats)
    _lay_cards(game, state, [hands.get(name, "") for name in seats], face_up, deck, deck_is_all)
    _lay_enhancements(game, state, owned or {}, store, store_is_all, seats)
    for seat, name in enumerate(seats):
        state.centre[seat] = (centre or {}).get(name, 0)
        state.home[seat] -= state.centre[seat] + (away or {}).get(name, 0)
        state.coins[seat] = (coins or {}).get(name, 0)
    state.turn = 1
    state.steps = [step_for(TURN, 0)]
    return RealmTable(game, state)


def _lay_locations(
    game: Dragonrealm,
    state: DragonrealmState,
    row: list[str],
    following: str | None,
    there: Mapping[str, str],
    won: Mapping[str, str],
    seats: tuple[str, ...],
) -> None:
    edition = game.cards
    last = following is not None and not following.split()
    if not last:
        row = row + [name for name in PLAIN_ROW if name not in row][: edition.row - len(row)]
    below = list(PLAIN_DECK) if following is None else following.split()
    below = [name for name in below if name not in row]
    dragons = [name for kind, name in enumerate(edition.locations) if edition.level_of[kind] == DRAGON]
    if not last and not set(dragons) & set(row + below):
        below.append(dragons[0])
    state.row = [edition.location_of[name] for name in row]
    state.locations = [edition.location_of[name] for name in below[::-1]]
    state.goblins_at = [0] * len(row)
    state.figures = [0] * (len(row) * len(seats))
    for name, numbers in there.items():
        slot = row.index(name)
        counts = [int(number) for number in numbers.split()]
        assert len(counts) in (len(seats), len(seats) + 1), f"{name}: adventurers of each seat, then goblins"
        for seat in range(len(seats)):
            state.figures[slot * len(seats) + seat] = counts[seat]
            state.home[seat] -= counts[seat]
        if len(counts) > len(seats):
            state.goblins_at[slot] = counts[-1]
            state.goblins -= counts[-1]
    for seat, name in enumerate(seats):
        state.won[seat] = [edition.location_of[location] for location in won.get(name, "").split()]
    used = state.row + state.locations + [kind for kinds in state.won for kind in kinds]
    state.box = [kind for kind in range(len(edition.locations)) if kind not in used]


def _lay_cards(
    game: Dragonrealm, state: DragonrealmState, hands: list[str], face_up: str, deck: str, deck_is_all: bool
) -> None:
    edition = game.cards
    rest = edition.all_cards
    surprises = {name: copies.copy() for name, copies in edition.surprise_of.items()}

    def take(card: str) -> int:
        nonlocal rest
        name = _name(card)
        number = surprises[name].pop() if name in surprises else edition.card_of[name]
        assert rest >> number & 1, f"{name} is dealt twice"
        rest &= ~(1 << number)
        return number

    for seat, hand in enumerate(hands):
        for name in hand.split():
            state.hands[seat] |= 1 << take(name)
    opened = [take(card) for card in face_up.split()]
    top = [take(card) for card in deck.split()]
    while len(opened) < edition.face_up:
        card = cards_of(rest & edition.numbered)[-1]
        rest &= ~(1 << card)
        opened.append(card)
    state.face_up = opened
    if deck_is_all:
        state.discards, state.deck = rest, top[::-1]
    else:
        below = cards_of(rest)
        below.sort(key=lambda card: (card < edition.cards, -card))
        state.deck = below + top[::-1]


def _lay_enhancements(
    game: Dragonrealm,
    state: DragonrealmState,
    owned: Mapping[str, str],
    store: str,
    store_is_all: bool,
    seats: tuple[str, ...],
) -> None:
    edition = game.cards
    left = list(range(len(edition.enhancements)))
    for seat, name in enumerate(seats):
        for card in owned.get(name, "").split():
            kind = edition.enhancement_of[card.rstrip("!")]
            left.remove(kind)
            state.own(seat, held(kind, 0, up=int(card.endswith("!"))))
    top = [edition.enhancement_of[card] for card in store.split()]
    left = [kind for kind in left if kind not in top]
    state.store = ([] if store_is_all else left) + top[::-1]
