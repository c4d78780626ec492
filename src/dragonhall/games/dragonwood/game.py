"""The game of Dragonwood: its set-up, its doors, and the table of places where its pieces lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from dragonhall.games.dragonwood import actions, events, imagine, view
from dragonhall.games.dragonwood.actions import Attempt, Discard, Keep, Pass, Reload, Reroll
from dragonhall.games.dragonwood.drafts import DragonwoodAdvice, DragonwoodDraft
from dragonhall.games.dragonwood.edition import EVENT, LADYBUG, LADYBUG_NAME, Edition, read_edition
from dragonhall.games.dragonwood.places import places
from dragonhall.games.dragonwood.rules import attempts, flow, happenings, judge
from dragonhall.games.dragonwood.rules.draw import Drawer
from dragonhall.games.dragonwood.rules.sets import Sets
from dragonhall.games.dragonwood.scoring import result_of
from dragonhall.games.dragonwood.state import LIMIT, OVER, PASS, REROLL, THUNDER, TURN, WOUND, Position, Table
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.game import Game
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Advice, Audience, Event, Option, Options, Refusal, Result, View


class DragonwoodState(Position):
    """A position of Dragonwood with the doors that every game has."""

    def actors(self) -> Sequence[int]:
        if self.waiting:
            return sorted(self.waiting)
        return [] if self.steps[-1] == OVER else [self.active]

    def legal(self, seat: int) -> Sequence[Action]:
        step = self.steps[-1]
        if step == TURN:
            if seat != self.active:
                return []
            found: list[Action] = [RELOAD]
            found.extend(attempts.attempts(self, seat))
            return found
        if step == REROLL:
            if seat != self.active:
                return []
            return [*[Reroll(value) for value in sorted(set(self.dice))], Keep()]
        if step == WOUND:
            return [Discard(card) for card in self._choices(seat)] if seat == self.active else []
        if step in (LIMIT, THUNDER):
            return [Discard(card) for card in self._choices(seat)] if seat in self.waiting else []
        if step == PASS:
            return [Pass(card) for card in self._choices(seat)] if seat in self.waiting else []
        return []

    def _choices(self, seat: int) -> tuple[str, ...]:
        return self.table.edition.cards_in(self.hands[seat] & ~self.picks[seat])

    def random_legal(self, seat: int, chance: Chance) -> Action:
        step = self.steps[-1]
        if step == TURN and seat == self.active:
            table = self.table
            if self.spendable[seat] or table.spell:
                return attempts.random_attempt(self, seat, chance) or RELOAD
            return table.drawer.draw(self, seat, chance) or RELOAD
        if step == REROLL or seat not in self.actors():
            actions = self.legal(seat)
            return actions[chance.below(len(actions), "random seat", seat, self.turn)]
        cards = self.hands[seat] & ~self.picks[seat]
        for _ in range(chance.below(cards.bit_count(), "random seat", seat, self.turn)):
            cards &= cards - 1
        name = self.table.edition.card_names[(cards & -cards).bit_length() - 1]
        return Pass(name) if step == PASS else Discard(name)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return judge.refusal(self, seat, action)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        happened: list[Event] = []
        if isinstance(action, Attempt):
            flow.attempt(self, seat, action, chance, happened)
        elif isinstance(action, Reload):
            flow.reload(self, seat, chance, happened)
        elif isinstance(action, Discard):
            flow.give_up(self, seat, action.card, happened)
        elif isinstance(action, Pass):
            happenings.answer(self, seat, action.card, happened)
        elif isinstance(action, Reroll):
            flow.reroll(self, seat, action.value, chance, happened)
        elif isinstance(action, Keep):
            flow.keep(self, seat, happened)
        flow.go_on(self, chance, happened)
        return happened

    def view(self, audience: Audience) -> View:
        return view.view_of(self, audience)

    def result(self) -> Result | None:
        return result_of(self) if self.steps[-1] == OVER else None

    def copy(self) -> DragonwoodState:
        other = DragonwoodState(self.table)
        self.copy_into(other)
        return other


RELOAD: Action = Reload()

OPTIONS: tuple[Option, ...] = (
    Option("dragon_spell", False, (True, False)),
    Option("spell_wounds", None, (1, 2)),
    Option("removed", None, least=0, most=200),
    Option("simple_setup", False, (True, False)),
    Option("decks", None, least=0, most=6),
    Option("tie_break", "creatures", ("creatures", "orange_dragon")),
    Option("open_hands", False, (True, False)),
    Option("open_totals", False, (True, False)),
)


class Dragonwood(Game):
    """Dragonwood for 2–4 players."""

    def __init__(self, edition: Edition) -> None:
        self.id = "dragonwood"
        self.title = "Dragonwood"
        self.seats = range(2, 5)
        self.options = OPTIONS
        self.edition: Mapping[str, Any] = edition.data
        self.rules_version = 1
        self.sampled = frozenset()
        self.action_types = actions.ACTION_TYPES
        self.draft_type = DragonwoodDraft
        self.phrase_pieces = {}
        self.advice_type = DragonwoodAdvice
        self.event_types = events.EVENT_TYPES
        self.view_type = view.DragonwoodView
        self.cards: Edition = edition
        self._drawer: Drawer = Drawer(edition, Sets(edition))

    def check_table(self, seats: int, options: Options) -> Refusal | None:
        removed = options.get("removed")
        if removed is not None and int(removed) > self.cards.most_removed:
            return Refusal("dw-removed-cards", "range", {"least": 0, "most": self.cards.most_removed})
        if not self.cards.feeds(seats):
            most = max(number for number in self.seats if self.cards.feeds(number))
            return Refusal("dw-players", "seats", {"least": self.seats[0], "most": most})
        return None

    def blank(self, seats: int, options: Options) -> DragonwoodState:
        """An empty table: the position before anything is shuffled or dealt."""
        state = DragonwoodState(Table(self._drawer, seats, self.settle(seats, options)))
        state.clear()
        return state

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        state = self.blank(seats, options)
        _lay_woods(state, chance)
        _deal_hands(state, chance)
        state.active = chance.below(seats, "first player")
        state.turn = 1
        return state

    def opening(self, state: State) -> list[Event]:
        if not isinstance(state, DragonwoodState):
            raise TypeError("not a position of Dragonwood")
        edition = self.cards
        kinds = edition.kinds
        dragons = tuple([kinds[kind] for kind in sorted(state.woods) if edition.dragon[kind]])
        told: list[Event] = [
            events.SetUp(
                removed=len(state.removed),
                left=len(state.woods),
                lower=state.lower,
                landscape=tuple([kinds[kind] for kind in state.landscape]),
                returned=tuple([kinds[kind] for kind in state.returned]),
                dragons=dragons,
            )
        ]
        more = edition.ladybug_draws - 1
        for seat in range(len(state.hands)):
            cards = edition.cards_in(state.hands[seat])
            told.append(
                events.Dealt(seat, cards, (len(cards) - edition.hand) // more if more else 0, state.table.open_hands)
            )
        told.append(events.TurnBegan(state.active, state.turn, False))
        return told

    def imagine(self, view: Any, chance: Chance) -> State:
        return imagine.imagine(self.blank(len(view.players), view.options), view, chance)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def advise(self, view: Any, draft: Any) -> Advice:
        from dragonhall.games.dragonwood import advice  # it knows the game

        return advice.advise(self, view, draft)

    def canonical(self, action: Action) -> Action:
        if not isinstance(action, Attempt):
            return action
        cards = sorted(action.cards, key=lambda name: self.cards.card_of.get(name, -1))
        using = sorted(action.using, key=lambda name: self.cards.kind_of.get(name, -1))
        return Attempt(action.method, action.target, tuple(cards), tuple(using))

    def hidden(self, seats: int, options: Options) -> Sequence[Place]:
        open_hands = options.get("open_hands") is True
        return [place for place in places(self.cards, seats) if not (open_hands and place.name.startswith("hand"))]

    def census(self, state: State) -> dict[str, list[str]]:
        if not isinstance(state, DragonwoodState):
            raise TypeError("not a position of Dragonwood")
        edition = self.cards
        kinds = edition.kinds
        found = {place.name: place.read(state) for place in places(edition, len(state.hands))}
        found["discards"] = [*edition.cards_in(state.discards), *[LADYBUG_NAME] * state.ladybugs_out]
        found["landscape"] = [kinds[kind] for kind in state.landscape if kind >= 0]
        found["gone"] = [kinds[kind] for kind in state.gone]
        for seat in range(len(state.hands)):
            found[f"enhancements {seat}"] = [kinds[kind] for kind in state.owned[seat]]
            found[f"creatures {seat}"] = [kinds[kind] for kind in state.prizes[seat]]
        return found

    def horizon(self, seats: int, options: Options) -> int:
        table = self.blank(seats, options).table
        edition = self.cards
        draws = (table.decks + 1) * (edition.cards + edition.ladybugs) + seats * edition.hand
        turns = 2 * draws + sum(edition.copies)
        return 3 * turns + seats * 10 * sum(edition.copies)


def _lay_woods(state: Position, chance: Chance) -> None:
    """Remove cards, lay out the landscape, and put the dragons into the lower half of what is left.

    Events met in the first landscape are shuffled back before the dragons go in. An odd card lies in the upper half.
    (dw-removed-cards, dw-first-landscape, dw-dragons-below, dw-simple-setup)
    """
    table = state.table
    edition = table.edition
    cards: list[int] = []
    dragons: list[int] = []
    for kind, copies in enumerate(edition.copies):
        if edition.dragon[kind] and not table.simple:
            dragons += [kind] * copies
        else:
            cards += [kind] * copies
    cards = chance.shuffled(cards, "dragonwood")
    state.removed = cards[: table.removed]
    cards = cards[table.removed :]
    for slot in range(edition.landscape):
        kind = cards.pop()
        while edition.type_of[kind] == EVENT:
            state.returned.append(kind)
            kind = cards.pop()
        state.landscape[slot] = kind
    if state.returned:
        cards = chance.shuffled(cards + state.returned, "first events")
        state.returned.sort()
    if table.simple:
        state.woods = cards
        state.lower = len(cards)
    else:
        half = len(cards) // 2
        state.woods = chance.shuffled(cards[:half] + dragons, "dragons") + cards[half:]
        state.lower = half + len(dragons)


def _deal_hands(state: Position, chance: Chance) -> None:
    """Deal the first hands, then replace each ladybug by more cards. (dw-first-hand, dw-first-ladybug)"""
    edition = state.table.edition
    state.deck = chance.shuffled(list(range(edition.cards)) + [LADYBUG] * edition.ladybugs, "adventurers")
    seats = state.table.seats
    owed = [0] * seats
    for seat in range(seats):
        for _ in range(edition.hand):
            owed[seat] += _deal_one(state, seat)
    for seat in range(seats):
        while owed[seat]:
            owed[seat] += _deal_one(state, seat) - 1


def _deal_one(state: Position, seat: int) -> int:
    """Deal one card; how many more are owed for it: none, or a ladybug's."""
    card = state.deck.pop()
    if card == LADYBUG:
        state.ladybugs_out += 1
        return state.table.edition.ladybug_draws
    state.hands[seat] |= 1 << card
    return 0


def load_game(edition: Mapping[str, Any] | str | Path | None = None) -> Dragonwood:
    """Dragonwood with its published edition, or with another. Raises BadEdition."""
    return Dragonwood(read_edition(edition))
