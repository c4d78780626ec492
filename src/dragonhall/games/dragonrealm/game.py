"""The game of Dragonrealm: its doors, and where its pieces lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from dragonhall.games.dragonrealm import actions, events, imagine, view
from dragonhall.games.dragonrealm.actions import (
    Buy,
    Call,
    Discard,
    Draw,
    EndTurn,
    Explore,
    Keep,
    Pass,
    Reroll,
    Stand,
)
from dragonhall.games.dragonrealm.drafts import DragonrealmAdvice, DragonrealmDraft
from dragonhall.games.dragonrealm.edition import Edition, read_edition
from dragonhall.games.dragonrealm.places import open_places, places
from dragonhall.games.dragonrealm.rules import alley, cards, explores, flow, judge, opening, rolls
from dragonhall.games.dragonrealm.rules.pick import Picker
from dragonhall.games.dragonrealm.scoring import result_of
from dragonhall.games.dragonrealm.state import (
    ALLEY,
    KEEP,
    LIMIT,
    OVER,
    PASS,
    REST,
    ROLL,
    SWAMP,
    TURN,
    Position,
    Table,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.game import Game
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.sets import Sets
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Advice, Audience, Event, Option, Options, Refusal, Result, View


class DragonrealmState(Position):
    """A position of Dragonrealm with the doors that every game has."""

    def actors(self) -> Sequence[int]:
        step = self.step
        if step == OVER:
            return []
        return sorted(self.waiting) if step in (KEEP, PASS) else [self.asked_seat]

    def legal(self, seat: int) -> Sequence[Action]:
        if seat not in self.actors():
            return []
        step = self.step
        if step == TURN:
            return [*explores.rests(self), *alley.purchases(self, seat), *explores.explorations(self, seat)]
        if step == REST:
            return explores.rests(self)
        if step == ROLL:
            return self._settlings(seat)
        if step == ALLEY:
            return [*alley.purchases(self, seat), EndTurn()]
        names = self.table.edition.cards_in(self.hands[seat])
        if step == PASS:
            return [Pass(chosen) for chosen in combinations(names, cards.owed(self, seat))]
        if step == KEEP:
            return self._choices(seat)
        return [Discard(card) for card in names]

    def _settlings(self, seat: int) -> list[Action]:
        """What can be done about a roll. (dr-after-roll)"""
        found: list[Action] = [Stand()]
        found += [Call(count) for count in range(1, rolls.ready(self, seat) + 1)]
        if judge.may_reroll(self):
            found += [Reroll(value) for value in sorted(set(self.dice))]
        return found + alley.purchases(self, seat)

    def _choices(self, seat: int) -> list[Action]:
        """The enhancements that a seat may keep. (dr-first-enhancements)"""
        edition = self.table.edition
        found: list[Action] = []
        for level, count in zip((1, 2), edition.keep, strict=True):
            names = [
                edition.enhancements[kind] for kind in self.offered[seat] if edition.enhancement_level[kind] == level
            ]
            found += [Keep(chosen) for chosen in combinations(names, count)]
        return found

    def random_legal(self, seat: int, chance: Chance) -> Action:
        step = self.step
        if step == TURN and seat == self.active:
            return self.table.picker.turn(self, seat, chance)
        if step in (LIMIT, SWAMP) and seat == self.asked_seat:
            held = self.hands[seat]
            for _ in range(chance.below(held.bit_count(), "random seat", seat, self.turn)):
                held &= held - 1
            return Discard(self.table.edition.card_names[(held & -held).bit_length() - 1])
        found = self.legal(seat)
        return found[chance.below(len(found), "random seat", seat, self.turn)]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return judge.refusal(self, seat, action)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        happened: list[Event] = []
        if isinstance(action, Explore):
            rolls.explore(self, seat, action, chance, happened)
        elif isinstance(action, Draw):
            flow.rest(self, seat, action.card, happened)
        elif isinstance(action, Discard):
            flow.give_up(self, seat, action.card, happened)
        elif isinstance(action, Call):
            rolls.call(self, seat, action.count, happened)
        elif isinstance(action, Stand):
            rolls.stand(self, seat, happened)
        elif isinstance(action, Reroll):
            rolls.reroll(self, seat, action.value, chance, happened)
        elif isinstance(action, Pass):
            cards.choose_pass(self, seat, action.cards, chance, happened)
        elif isinstance(action, Buy):
            alley.buy(self, seat, action, chance, happened)
            flow.after_buying(self, seat, happened)
        elif isinstance(action, EndTurn):
            self.steps.pop()
        elif isinstance(action, Keep):
            flow.keep(self, seat, action.cards, chance, happened)
        flow.go_on(self, chance, happened)
        return happened

    def view(self, audience: Audience) -> View:
        return view.view_of(self, audience)

    def result(self) -> Result | None:
        return result_of(self) if self.step == OVER else None

    def copy(self) -> DragonrealmState:
        other = DragonrealmState(self.table)
        self.copy_into(other)
        return other


OPTIONS: tuple[Option, ...] = (
    Option("centre", "academy", ("academy", "alley")),
    Option("deal", "any", ("any", "mixed")),
    Option("open_hands", False, (True, False)),
    Option("open_totals", False, (True, False)),
)


class Dragonrealm(Game):
    """Dragonrealm for 2–4 players."""

    def __init__(self, edition: Edition) -> None:
        self.id = "dragonrealm"
        self.title = "Dragonrealm"
        self.seats = range(2, 5)
        self.options = OPTIONS
        self.edition: Mapping[str, Any] = edition.data
        self.rules_version = 1
        self.sampled = frozenset()
        self.action_types = actions.ACTION_TYPES
        self.draft_type = DragonrealmDraft
        self.phrase_pieces = {}
        self.advice_type = DragonrealmAdvice
        self.event_types = events.EVENT_TYPES
        self.view_type = view.DragonrealmView
        self.cards: Edition = edition
        self._sets: Sets = Sets(edition.suited, edition.most_dice)
        self._picker: Picker = Picker(edition, self._sets)

    def check_table(self, seats: int, options: Options) -> Refusal | None:
        edition = self.cards
        mixed = options.get("deal") == "mixed"
        if edition.feeds(seats) and (not mixed or edition.mixes(seats)):
            return None
        able = [number for number in self.seats if edition.feeds(number) and (not mixed or edition.mixes(number))]
        if not able:
            return Refusal("dr-mixed-deal", "too-few")
        return Refusal("dr-players", "seats", {"least": able[0], "most": able[-1]})

    def blank(self, seats: int, options: Options) -> DragonrealmState:
        """An empty table: the position before anything is shuffled or dealt."""
        table = Table(self.cards, self._sets, self._picker, seats, self.settle(seats, options))
        state = DragonrealmState(table)
        state.clear()
        return state

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        state = self.blank(seats, options)
        opening.lay_out(state, chance)
        return state

    def opening(self, state: State) -> list[Event]:
        if not isinstance(state, DragonrealmState):
            raise TypeError("not a position of Dragonrealm")
        return opening.tell(state)

    def imagine(self, view: Any, chance: Chance) -> State:
        return imagine.imagine(self.blank(len(view.players), view.options), view, chance)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def advise(self, view: Any, draft: Any) -> Advice:
        from dragonhall.games.dragonrealm import answers  # it knows the game

        return answers.advise(self, view, draft)

    def canonical(self, action: Action) -> Action:
        if isinstance(action, Explore):
            using = tuple(sorted(action.using, key=lambda name: self.cards.enhancement_of.get(name, -1)))
            return Explore(action.method, action.location, self._sorted(action.cards), using)
        if isinstance(action, Pass):
            return Pass(self._sorted(action.cards))
        if isinstance(action, Buy):
            return Buy(action.level, self._sorted(action.cards))
        if isinstance(action, Keep):
            return Keep(tuple(sorted(action.cards, key=lambda name: self.cards.enhancement_of.get(name, -1))))
        return action

    def _sorted(self, names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(names, key=lambda name: self.cards.card_of.get(name, -1)))

    def hidden(self, seats: int, options: Options) -> Sequence[Place]:
        open_hands = options.get("open_hands") is True
        return [place for place in places(self.cards, seats) if not (open_hands and place.name.startswith("hand"))]

    def census(self, state: State) -> dict[str, list[str]]:
        if not isinstance(state, DragonrealmState):
            raise TypeError("not a position of Dragonrealm")
        found = {place.name: place.read(state) for place in places(self.cards, state.table.seats)}
        return found | open_places(state)

    def horizon(self, seats: int, options: Options) -> int:
        edition = self.cards
        figures = sum(spaces + edition.gold_places for spaces in edition.spaces_of)
        turns = (figures + 1) * edition.quiet_rounds * seats
        chain = edition.surprises * (seats + 1)  # a rest may meet every surprise, again and again, if rarely
        return seats + turns * (2 * edition.rest + 8) + figures * chain


def load_game(edition: Mapping[str, Any] | str | Path | None = None) -> Dragonrealm:
    """Dragonrealm with its standard edition, or with another. Raises BadEdition."""
    return Dragonrealm(read_edition(edition))
