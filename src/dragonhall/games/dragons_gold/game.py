"""The game of Dragon's Gold: its set-up, its options, and the doors to its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from dragonhall.games.dragons_gold import actions, drafts, events, imagine, memory, phrases, view, weighing
from dragonhall.games.dragons_gold.actions import (
    Accept,
    Agree,
    BreakOff,
    Choose,
    Decline,
    Divide,
    Done,
    Offer,
    Pass,
    Play,
    Rob,
    Send,
    Share,
    Show,
    Swap,
    Take,
    Unaccept,
    Withdraw,
)
from dragonhall.games.dragons_gold.edition import Edition, read_edition
from dragonhall.games.dragons_gold.places import census, places
from dragonhall.games.dragons_gold.rules import flow, judge, listing, market, objects, sharing, thefts
from dragonhall.games.dragons_gold.rules.hoards import draw_object, lay_out
from dragonhall.games.dragons_gold.scoring import result_of
from dragonhall.games.dragons_gold.state import (
    AFTER,
    BEFORE,
    CHOOSE,
    DIVIDE,
    FAILED,
    LOOT,
    MARKET,
    OVER,
    PLAYED,
    ROBBED,
    SHARE,
    TURN,
    VICTIM,
    Position,
    Table,
)
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.game import Game
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Advice, Audience, Event, Option, Options, Refusal, Result, View

LOOK: Final = 4
"""Seconds in which everyone looks at what a dragon had hidden, before the clock of the talk starts. (dg-time-limits)"""


class DragonsGoldState(Position):
    """A position of Dragon's Gold with the doors that every game has."""

    def actors(self) -> Sequence[int]:
        step = self.steps[-1]
        if step == TURN:
            return [self.active]
        if step == SHARE:
            return [sharing.speaker(self)] if self.rounds else self.involved
        if step == DIVIDE:
            return [self.fights[self.slot][-1] & 15]
        if step == CHOOSE:
            return [self.choosers[0]]
        if step == VICTIM:
            return [self.thief]
        if step == LOOT:
            return [self.chooser]
        if step in (BEFORE, AFTER, FAILED, ROBBED):
            return [self.asking[0]]
        if step == PLAYED:
            return [self.countering[0]]
        if step == MARKET:
            return [market.speaker(self)] if self.rounds else market.traders(self)
        return []

    def question(self) -> int:
        return self.asked

    def talking(self) -> bool:
        return self.steps[-1] in (SHARE, MARKET)

    def legal(self, seat: int) -> Sequence[Action]:
        return listing.legal(self, seat) if seat in self.actors() else []

    def random_legal(self, seat: int, chance: Chance) -> Action:
        if self.steps[-1] == SHARE and seat in self.actors():
            return listing.random_talk(self, seat, chance)
        found = self.legal(seat)
        return found[chance.below(len(found), "random seat", seat, self.turn)]

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return judge.refusal(self, seat, action)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        happened: list[Event] = []
        step = self.steps[-1]
        asked = self.asked
        if step == SHARE:
            self._talk(seat, action, chance, happened)
        elif step == MARKET:
            self._trade(seat, action, happened)
        elif isinstance(action, Send):
            flow.send(self, seat, action, happened)
        elif isinstance(action, Pass):
            flow.skip(self, seat, happened)
        elif isinstance(action, Divide):
            sharing.divide(self, seat, action.piles, happened)
        elif isinstance(action, Choose):
            sharing.choose(self, seat, action.pile - 1, happened)
        elif isinstance(action, Rob):
            thefts.name_victim(self, action.victim, happened)
        elif isinstance(action, Take):
            thefts.choose(self, action.token, chance, happened)
        elif isinstance(action, Play):
            objects.play(self, seat, action, chance, happened)
        elif isinstance(action, Decline):
            objects.decline(self, seat, chance, happened)
        self._go_on(step, asked, chance, happened)
        return happened

    def _talk(self, seat: int, action: Action, chance: Chance, happened: list[Event]) -> None:
        if isinstance(action, Offer):
            sharing.offer(self, seat, action.shares, happened)
        elif isinstance(action, Accept):
            sharing.accept(self, seat, action.offer, happened)
        elif isinstance(action, Unaccept):
            sharing.unaccept(self, seat, action.offer, happened)
        elif isinstance(action, Withdraw):
            sharing.withdraw(self, seat, action.offer, happened)
        elif isinstance(action, BreakOff):
            sharing.break_off(self, seat, happened)
        elif isinstance(action, Play):
            objects.play(self, seat, action, chance, happened)
        else:
            sharing.say_nothing(seat, happened)
        if self.rounds and self.steps[-1] == SHARE:
            sharing.next_speaker(self, happened)

    def _trade(self, seat: int, action: Action, happened: list[Event]) -> None:
        if isinstance(action, Swap):
            market.offer(self, seat, action, happened)
        elif isinstance(action, Agree):
            row = market.swap_of(self, action.offer)
            if row is not None:
                market.agree(self, row, happened)
        elif isinstance(action, Withdraw):
            market.withdraw(self, seat, action.offer, happened)
        elif isinstance(action, Show):
            market.show(self, seat, action.tokens, happened)
        elif isinstance(action, Done):
            market.leave(self, seat, happened)
        else:
            market.say_nothing(seat, happened)
        if self.rounds and self.steps[-1] == MARKET:
            market.next_speaker(self, happened)

    def _go_on(self, step: int, asked: int, chance: Chance, happened: list[Event]) -> None:
        """What follows by itself; a negotiation or a market that is still the same stays one question."""
        if self.steps[-1] == step and step in (SHARE, MARKET):
            return
        flow.go_on(self, chance, happened)
        if self.asked == asked:
            self.asked += 1

    def deadline(self) -> float | None:
        clock = self.clock()
        return clock + LOOK if clock is not None and self.steps[-1] == SHARE else clock

    def lapse(self, chance: Chance) -> list[Event]:
        happened: list[Event] = []
        step, asked = self.steps[-1], self.asked
        if step == SHARE:
            sharing.fail(self, "time", happened)
        elif step == MARKET:
            market.close(self, "time", happened)
        self._go_on(step, asked, chance, happened)
        return happened

    def view(self, audience: Audience) -> View:
        return view.view_of(self, audience)

    def result(self) -> Result | None:
        return result_of(self) if self.steps[-1] == OVER else None

    def copy(self) -> DragonsGoldState:
        other = DragonsGoldState(self.table)
        self.copy_into(other)
        return other


OPTIONS: tuple[Option, ...] = (
    Option("magic_objects", False, (True, False)),
    Option("advanced_scoring", False, (True, False)),
    Option("draw_trigger", "wizard", ("wizard", "token")),
    Option("black_blocks", True, (True, False)),
    Option("sharing", "talk", ("talk", "divide")),
    Option("clock", None, (30, 60, 90, 120, 0)),
    Option("hours", 0, (0, 1, 4, 12, 24, 48, 72)),
    Option("rounds", 20, (10, 20, 40)),
    Option("open_totals", False, (True, False)),
)
"""`clock` is in seconds, 0 for none: seats speak in turn, each `rounds` times. `hours` is for play over days."""


class DragonsGold(Game):
    """Dragon's Gold for 3–6 players."""

    def __init__(self, edition: Edition) -> None:
        self.id = "dragons_gold"
        self.title = "Dragon's Gold"
        self.seats = range(3, 7)
        self.options = OPTIONS
        self.edition: Mapping[str, Any] = edition.data
        self.rules_version = 1
        self.sampled = frozenset({"offer", "divide", "swap", "show"})
        self.action_types = actions.ACTION_TYPES
        self.event_types = events.EVENT_TYPES
        self.view_type = view.DragonsGoldView
        self.draft_type = drafts.DragonsGoldDraft
        self.advice_type = drafts.DragonsGoldAdvice
        self.phrases = phrases.PHRASES
        self.phrase_pieces = phrases.PIECES
        self.cards: Edition = edition

    def blank(self, seats: int, options: Options) -> DragonsGoldState:
        """An empty table: the position before anything is shuffled, drawn or laid out."""
        state = DragonsGoldState(Table(self.cards, seats, self.settle(seats, options)))
        state.clear()
        return state

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Shuffle, lay out the first dragons, deal objects, draw who begins. (dg-first-dragons, dg-first-player)"""
        state = self.blank(seats, options)
        edition = self.cards
        state.pile = chance.shuffled(list(range(len(edition.dragons))), "dragons")
        for slot in range(edition.face_up):
            lay_out(state, slot, chance, [])
        if state.table.objects:
            kinds = [kind for kind, copies in enumerate(edition.copies) for _ in range(copies)]
            state.objects = chance.shuffled(kinds, "objects")
            for seat in range(seats):
                for _ in range(edition.dealt):
                    draw_object(state, seat, chance, [])
        state.active = chance.below(seats, "first player")
        state.turn = 1
        return state

    def opening(self, state: State) -> list[Event]:
        if not isinstance(state, DragonsGoldState):
            raise TypeError("not a position of Dragon's Gold")
        edition = self.cards
        slots = range(edition.face_up)
        told: list[Event] = [
            events.SetUp(edition.tokens, len(edition.dragons), edition.market_after, len(state.objects))
        ]
        bag = edition.tokens
        for slot in slots:
            dragon = state.lying[slot]
            treasure = tuple(state.treasure[slot])
            was, bag = bag, bag - sum(treasure)
            left = len(edition.dragons) - slot - 1
            strength = edition.strengths[dragon]
            told.append(
                events.Revealed(edition.dragons[dragon], slot, strength, treasure, edition.hidden[dragon], left, bag)
            )
            if was and not bag:
                told.append(events.BagEmpty(slot + 1))
        left = len(state.objects) + sum([len(hand) for hand in state.hands])
        for seat, hand in enumerate(state.hands):
            for kind in hand:
                left -= 1
                told.append(events.ObjectDrawn(seat, edition.objects[kind], left))
        told.append(events.TurnBegan(state.active, state.turn))
        return told

    def imagine(self, view: Any, chance: Chance) -> State:
        return imagine.imagine(self.blank(len(view.players), view.options), view, chance)

    def advise(self, view: Any, draft: Any) -> Advice:
        return weighing.advise(self.blank(len(view.players), view.options), view, draft)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def canonical(self, action: Action) -> Action:
        if isinstance(action, Offer):
            return Offer(tuple(sorted(action.shares, key=_by_seat)))
        if isinstance(action, Play):
            return Play(
                action.card,
                tuple(sorted(action.dragons)),
                tuple(sorted(action.seats)),
                action.adventurer,
                action.token,
            )
        return action

    def hidden(self, seats: int, options: Options) -> Sequence[Place]:
        return places(self.cards, seats, options.get("magic_objects") is True)

    def census(self, state: State) -> dict[str, list[str]]:
        return census(self.cards, state)

    def possible(self, state: State) -> bool:
        return isinstance(state, Position) and memory.adds_up(state)

    def horizon(self, seats: int, options: Options) -> int:
        edition = self.cards
        dragons = len(edition.dragons)
        sent = dragons * (max(edition.strengths) + seats * len(edition.adventurers))
        asked = 1000 * seats * (dragons + 1) + 4 * seats * (sum(edition.copies) + 2 * dragons)
        return sent + asked + 3 * seats * dragons


def _by_seat(share: Share) -> int:
    return share.seat


def load_game(edition: Mapping[str, Any] | str | Path | None = None) -> DragonsGold:
    """Dragon's Gold with its published edition, or with another. Raises BadEdition."""
    return DragonsGold(read_edition(edition))
