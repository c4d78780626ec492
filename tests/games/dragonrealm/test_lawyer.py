"""Dragonrealm with the rulebook in hand: what a strict reader would hold against the engine, clause by clause."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from dragonhall.games.dragonrealm import DragonrealmState, load_game
from dragonhall.games.dragonrealm.events import (
    Bought,
    Completed,
    Counted,
    Drew,
    Ended,
    GoblinsCame,
    Passed,
    RockslideCame,
    Showed,
    Shuffled,
    Spent,
    TurnedUp,
    Waits,
)
from dragonhall.games.dragonrealm.scoring import shares
from dragonhall.games.dragonrealm.state import TURN, held, step_for
from dragonhall.games.dragonrealm.view import DragonrealmView
from dragonhall.kernel.chance import FastChance, ScriptedChance
from dragonhall.kernel.values import Event, Options

GAME = load_game()
EDITION = GAME.cards
RED, BLUE, GREEN, YELLOW = range(4)
ALLEY = {"centre": "alley"}
LAST = ("dragon_rock",)


class Case:
    """A position laid out for one question, and what was done at it."""

    def __init__(
        self,
        *hands: str,
        deck: str = "",
        open_cards: str = "P11 P12",
        row: tuple[str, ...] = ("den_of_wolves", "snake_pit", "fire_swamp"),
        following: tuple[str, ...] = LAST,
        there: Mapping[str, str] | None = None,
        owned: Mapping[int, str] | None = None,
        centre: tuple[int, ...] = (),
        home: tuple[int, ...] = (),
        coins: tuple[int, ...] = (),
        options: Options | None = None,
    ) -> None:
        """`deck` names cards from the top; `there` says by location how many each seat has, then the goblins."""
        seats = len(hands)
        self.state: DragonrealmState = GAME.blank(seats, options or {})
        state = self.state
        rest = list(range(len(EDITION.card_names)))
        copies = {name: list(cards) for name, cards in EDITION.surprise_of.items()}

        def number(name: str) -> int:
            card = copies[name].pop() if name in copies else EDITION.card_of[name]
            rest.remove(card)
            return card

        state.face_up = [number(name) for name in open_cards.split()]
        for seat, hand in enumerate(hands):
            for name in hand.split():
                state.hands[seat] |= 1 << number(name)
        top = [number(name) for name in deck.split()]
        quiet = [card for card in rest if card < EDITION.cards]  # surprises that are not named lie at the bottom
        state.deck = [card for card in rest if card >= EDITION.cards] + quiet + top[::-1]
        state.row = [EDITION.location_of[name] for name in row]
        state.locations = [EDITION.location_of[name] for name in following]
        state.goblins_at = [0] * len(row)
        state.figures = [0] * (len(row) * seats)
        for name, figures in (there or {}).items():
            slot = row.index(name)
            counts = [int(count) for count in figures.split()]
            for seat in range(seats):
                state.figures[slot * seats + seat] = counts[seat]
                state.home[seat] -= counts[seat]
            state.goblins_at[slot] = counts[seats]
            state.goblins -= counts[seats]
        for seat, count in enumerate(centre):
            state.centre[seat] = count
            state.home[seat] -= count
        for seat, count in enumerate(home):
            state.home[seat] = count
        for seat, count in enumerate(coins):
            state.coins[seat] = count
        taken = []
        for seat, names in (owned or {}).items():
            for name in names.split():
                taken.append(EDITION.enhancement_of[name])
                state.own(seat, held(taken[-1], 0))
        state.store = [kind for kind in range(len(EDITION.enhancements)) if kind not in taken]
        state.turn = 1
        state.steps = [step_for(TURN, RED)]
        self.events: list[Event] = []

    def does(self, seat: int, text: str, dice: str = "") -> Case:
        """Do it, which must be legal; the dice of an exploration or a re-roll fall as told."""
        action = GAME.canonical(GAME.parse(text))
        refused = self.state.refusal(seat, action)
        assert refused is None, f"{text}: {refused}"
        assert action in self.state.legal(seat), f"{text} is not listed"
        script: dict[str, list[object]] = {}
        if dice:
            purpose = "re-roll" if text.startswith("re-roll") else "explore"
            script[purpose] = [[EDITION.faces.index(int(face)) for face in dice.split()]]
        chance = ScriptedChance(script, FastChance(7))
        self.events = self.state.apply(seat, action, chance)
        assert not chance.left()
        return self

    def refused(self, seat: int, text: str) -> str:
        refusal = self.state.refusal(seat, GAME.canonical(GAME.parse(text)))
        return "" if refusal is None else f"{refusal.rule}.{refusal.case}"

    def hand(self, seat: int) -> list[str]:
        return list(EDITION.cards_in(self.state.hands[seat]))

    def figures(self, location: str) -> list[int]:
        return self.state.figures_at(self.row.index(location))

    def goblins(self, location: str) -> int:
        return self.state.goblins_at[self.row.index(location)]

    @property
    def row(self) -> list[str]:
        return [EDITION.locations[kind] for kind in self.state.row]

    def view(self, audience: int | None) -> DragonrealmView:
        view = self.state.view(audience)
        assert isinstance(view, DragonrealmView)
        return view

    @property
    def question(self) -> str:
        return self.view(None).question

    @property
    def asked(self) -> list[int]:
        return list(self.state.actors())

    def one(self, kind: type[Event]) -> Event:
        found = [event for event in self.events if isinstance(event, kind)]
        assert len(found) == 1, f"{len(found)} × {kind.__name__}"
        return found[0]

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.events)

    def order(self, *kinds: type[Event]) -> list[str]:
        return [type(event).__name__ for event in self.events if isinstance(event, kinds)]


@pytest.mark.rule("dr-complete")
def test_the_worked_example_of_the_rulebook() -> None:
    """DR-121 to DR-133: red is Lauren, blue is Mitchell, green is Caroline."""
    case = Case(
        "R5 G6 B7 P1",
        "O1",
        "O2",
        deck="O12",
        row=("den_of_wolves", "halfling_hideout", "snake_pit"),
        following=("dragon_rock", "troll_bridge"),
        there={"halfling_hideout": "1 2 1 2"},
    )
    case.does(RED, "sneak Halfling Hideout with R5 G6 B7", "4 2 2")
    scored = case.one(Completed)
    assert isinstance(scored, Completed)
    assert scored.adventurers == (3, 2, 1)
    assert scored.coins == (6, 2, 1)
    assert (scored.winner, scored.dragonstones) == (RED, 4)
    assert case.hand(RED) == ["P1", "O12"]
    assert case.state.home == [8, 8, 8]
    assert case.state.goblins == 6
    assert case.row == ["den_of_wolves", "troll_bridge", "snake_pit"]


@pytest.mark.rule("dr-last-space")
def test_the_second_adventurer_of_a_gold_circle_counts_though_one_space_was_left() -> None:
    """DR-085, DR-086: 2 of red against 2 of blue and 1 goblin on 5 spaces become 4 against 2."""
    case = Case("R5 G6 B7", "O1", deck="O12", there={"den_of_wolves": "1 2 1"})
    case.does(RED, "sneak Den of Wolves with R5 G6 B7", "4 2 2")
    scored = case.one(Completed)
    assert isinstance(scored, Completed)
    assert scored.adventurers == (3, 2)
    assert scored.coins == (5, 3)


@pytest.mark.rule("dr-failure")
def test_a_failure_gives_the_cards_back_draws_nothing_and_sends_one_to_the_academy() -> None:
    """DR-087, DR-088."""
    case = Case("R5 G6 B7", "O1")
    case.does(RED, "sneak Den of Wolves with R5 G6", "1 1")
    assert case.hand(RED) == ["R5", "G6", "B7"]
    assert (case.state.home[RED], case.state.centre[RED]) == (7, 1)
    assert case.count(Drew) == 0
    assert case.asked == [BLUE]


@pytest.mark.rule("dr-academy")
def test_each_of_several_adventurers_from_the_academy_adds_one_after_the_roll() -> None:
    """DR-092, DR-093."""
    case = Case("R5 G6 B7", "O1", deck="O12", centre=(3, 0))
    case.does(RED, "sneak Den of Wolves with R5 G6", "3 2")
    assert case.question == "roll"
    assert case.refused(RED, "call 4 from the Academy") == "dr-academy.too-many"
    case.does(RED, "call 2 from the Academy")
    assert case.figures("den_of_wolves") == [2, 0]
    assert (case.state.home[RED], case.state.centre[RED]) == (5, 1)


@pytest.mark.rule("dr-academy-home")
def test_adventurers_called_from_the_academy_can_be_placed_at_once() -> None:
    case = Case("R5 G6 B7", "O1", deck="O12", centre=(3, 0), home=(0, 8))
    case.does(RED, "sneak Den of Wolves with R5 G6", "3 2")
    case.does(RED, "call 3 from the Academy")
    assert case.figures("den_of_wolves") == [2, 0]
    assert (case.state.home[RED], case.state.centre[RED]) == (1, 0)


@pytest.mark.rule("dr-once")
def test_a_once_only_enhancement_stays_face_up_after_a_failure_and_is_used_up_by_a_success() -> None:
    """DR-098 to DR-100."""
    case = Case("R5 G6 B7", "O1", deck="O12 O11", owned={RED: "potion_of_invisibility soft_boots"})
    case.does(RED, "sneak Snake Pit with R5 G6, using Potion of Invisibility", "1 1")
    assert case.question == "turn"
    assert case.count(Spent) == 0
    assert [card.face_up for card in case.view(BLUE).players[RED].enhancements] == [True, True]
    case.does(BLUE, "draw from the deck").does(BLUE, "draw from the deck")
    case.does(RED, "sneak Snake Pit with R5 G6, using Potion of Invisibility", "2 2")
    spent = case.one(Spent)
    assert isinstance(spent, Spent)
    assert spent.cards == ("potion_of_invisibility",)
    assert case.figures("snake_pit") == [2, 0]
    assert case.refused(RED, "draw from the deck") == "table-turn.not-asked"


@pytest.mark.rule("dr-goblins")
def test_a_goblin_card_places_a_goblin_and_is_replaced_from_the_deck() -> None:
    """DR-059 to DR-061."""
    case = Case("R5", "O1", deck="goblins_centre O12")
    case.does(RED, "draw from the deck")
    assert case.goblins("snake_pit") == 1
    assert case.hand(RED) == ["R5", "O12"]
    assert case.question == "rest"


@pytest.mark.rule("dr-goblins-two-left")
@pytest.mark.parametrize(("card", "place"), [("left", "den_of_wolves"), ("centre", "den_of_wolves"), ("right", "")])
def test_with_two_locations_the_centre_is_the_one_without_a_dragon(card: str, place: str) -> None:
    """DR-062 to DR-064."""
    case = Case("R5", "O1", deck=f"goblins_{card} O12", row=("den_of_wolves", "dragon_rock"), following=())
    case.does(RED, "draw from the deck")
    came = case.one(GoblinsCame)
    assert isinstance(came, GoblinsCame)
    assert came.location == place
    assert case.goblins("dragon_rock") == 0


@pytest.mark.rule("dr-goblins-never")
def test_a_goblin_card_that_points_at_the_dragon_is_still_discarded_and_replaced() -> None:
    """DR-064."""
    case = Case("R5", "O1", deck="goblins_right O12", row=("den_of_wolves", "snake_pit", "dragon_rock"), following=())
    case.does(RED, "draw from the deck")
    assert case.state.goblins == 6
    assert case.hand(RED) == ["R5", "O12"]


@pytest.mark.rule("dr-goblin-completes")
def test_a_goblin_that_takes_the_last_space_scores_the_location_in_the_middle_of_a_rest() -> None:
    case = Case("R5", "O1", deck="goblins_left O12", there={"den_of_wolves": "2 1 1"})
    case.does(RED, "draw from the deck")
    assert case.order(GoblinsCame, Completed, Drew) == ["GoblinsCame", "Completed", "Drew"]
    assert case.state.coins == [4, 1], "red is level with two goblins, whose half is lost"
    assert case.state.won[RED] == [EDITION.location_of["den_of_wolves"]]
    assert case.question == "rest"


@pytest.mark.rule("dr-take-face-up")
def test_a_surprise_among_the_open_cards_happens_at_once_and_is_replaced() -> None:
    """DR-053, DR-059: the card that is turned up for the taken one is a Goblins!."""
    case = Case("R5", "O1", deck="goblins_left O12")
    case.does(RED, "take P11")
    turned = case.one(TurnedUp)
    assert isinstance(turned, TurnedUp)
    assert turned.card == "O12"
    assert case.goblins("den_of_wolves") == 1
    case.does(RED, "take O12")
    assert case.hand(RED) == ["R5", "P11", "O12"]


@pytest.mark.rule("dr-hand-limit")
def test_the_hand_is_trimmed_after_each_card_of_a_rest() -> None:
    """DR-055: at once, so also between the two cards."""
    case = Case("R1 R2 R3 R4 R5 R6 R7 R8 R9", "O1", deck="O12 O11")
    case.does(RED, "draw from the deck")
    assert case.question == "limit"
    case.does(RED, "discard O12")
    assert case.question == "rest"
    case.does(RED, "draw from the deck")
    assert case.question == "limit"
    case.does(RED, "discard R1")
    assert case.asked == [BLUE]


@pytest.mark.rule("dr-reshuffle")
def test_the_discards_are_shuffled_as_soon_as_the_deck_is_empty() -> None:
    """DR-056: when the last card is drawn, not when the next one is wanted."""
    case = Case("R5", "O1", deck="O12")
    state = case.state
    for card in state.deck[:-1]:
        state.discards |= 1 << card
    state.deck = state.deck[-1:]
    case.does(RED, "draw from the deck")
    assert case.count(Shuffled) == 1
    assert state.discards == 0
    assert state.deck


@pytest.mark.rule("dr-rockslide")
def test_a_rockslide_moves_two_cards_to_the_left_and_is_replaced_for_whoever_drew_it() -> None:
    """DR-067, DR-068."""
    case = Case("R1 R2 R3", "G1 G2 G3", "B1 B2 B3", deck="rockslide_left O12")
    case.does(RED, "draw from the deck")
    came = case.one(RockslideCame)
    assert isinstance(came, RockslideCame)
    assert (came.direction, came.count) == ("left", 2)
    assert case.asked == [RED, BLUE, GREEN]
    case.does(BLUE, "pass G1 G2").does(GREEN, "pass B1 B2")
    assert case.hand(BLUE) == ["G1", "G2", "G3"], "nothing moves before all have chosen"
    case.does(RED, "pass R1 R2")
    assert case.hand(RED) == ["B1", "B2", "R3", "O12"]
    assert case.hand(BLUE) == ["R1", "R2", "G3"]
    assert case.hand(GREEN) == ["G1", "G2", "B3"]
    assert case.question == "rest"


@pytest.mark.rule("dr-rockslide-short")
def test_who_gets_too_few_in_a_rockslide_draws_the_rest_and_a_surprise_drawn_then_waits() -> None:
    """DR-069, and the house order for what is drawn meanwhile."""
    case = Case("R1 R2 R3", "G1", "B1 B2 B3", deck="rockslide_left goblins_left O12 O11 O10")
    case.does(RED, "draw from the deck").does(GREEN, "pass B1 B2").does(RED, "pass R1 R2")
    assert case.refused(BLUE, "pass G1") == ""
    case.does(BLUE, "pass G1")
    assert case.order(Passed, Waits, GoblinsCame) == ["Passed", "Passed", "Passed", "Waits", "GoblinsCame"]
    assert case.hand(GREEN) == ["G1", "B3", "O12"], "green was one short, met goblins and got a card for them"
    assert case.hand(RED) == ["B1", "B2", "R3", "O11"]
    assert case.goblins("den_of_wolves") == 1


@pytest.mark.rule("dr-rockslide-choice")
def test_with_two_players_a_rockslide_swaps_cards_either_way() -> None:
    case = Case("R1 R2", "G1 G2", deck="rockslide_right O12")
    case.does(RED, "draw from the deck").does(RED, "pass R1").does(BLUE, "pass G1")
    assert case.hand(RED) == ["G1", "R2", "O12"]
    assert case.hand(BLUE) == ["R1", "G2"]


@pytest.mark.rule("dr-hand-limit")
def test_a_hand_over_the_limit_after_a_rockslide_is_trimmed_before_the_rest_goes_on() -> None:
    nine = "R1 R2 R3 R4 R5 R6 R7 R8 R9"
    case = Case(nine, "G1", deck="rockslide_left O12 O11 O10")
    case.does(RED, "draw from the deck").does(RED, "pass R1 R2").does(BLUE, "pass G1")
    assert case.hand(BLUE) == ["R1", "R2"]
    assert case.question == "limit", "nine after the slide, ten with the card that replaces the Rockslide"
    assert len(case.hand(RED)) == 10
    case.does(RED, "discard R3")
    assert case.question == "rest"


@pytest.mark.rule("dr-cave-of-bats")
def test_goblins_do_not_fill_the_cave_of_bats_but_two_other_players_do() -> None:
    """DR-148."""
    row = ("cave_of_bats", "snake_pit", "fire_swamp")
    full = Case("R5", "O1", "G1", row=row, there={"cave_of_bats": "0 1 1 0"})
    assert full.refused(RED, "search Cave of Bats with R5") == "dr-cave-of-bats.full"
    goblins = Case("R5", "O1", "G1", row=row, there={"cave_of_bats": "0 0 1 2"})
    assert goblins.refused(RED, "search Cave of Bats with R5") == ""
    inside = Case("R5", "O1", "G1", row=row, there={"cave_of_bats": "1 0 1 0"})
    assert inside.refused(RED, "search Cave of Bats with R5") == ""


@pytest.mark.rule("dr-fire-swamp")
def test_the_fire_swamp_takes_a_card_before_the_wings_bring_one() -> None:
    """DR-149, DR-150: it need not be one of the cards that were used."""
    case = Case("R5 G6 B7", "O1", deck="O12", owned={RED: "wings_of_speed soft_boots"})
    case.does(RED, "storm Fire Swamp with R5", "1")
    assert case.question == "swamp"
    assert case.count(Drew) == 0
    case.does(RED, "discard B7")
    assert case.hand(RED) == ["R5", "G6", "O12"]
    assert case.asked == [BLUE]


@pytest.mark.rule("dr-dungeon")
@pytest.mark.parametrize("options", [{}, ALLEY])
def test_the_dungeon_knows_neither_academy_nor_alley(options: Options) -> None:
    """DR-151."""
    case = Case("R5 G6", "O1", row=("dungeon_of_despair", "snake_pit", "fire_swamp"), centre=(1, 0), options=options)
    case.does(RED, "sneak Dungeon of Despair with R5 G6", "3 3")
    assert case.asked == [BLUE], "one was missing, and the adventurer in the Academy could not help"
    assert (case.state.home[RED], case.state.centre[RED]) == (7, 1)


@pytest.mark.rule("dr-alley-after-roll")
def test_wings_bought_after_the_roll_do_not_draw_for_that_roll() -> None:
    """DR-147: what is bought after a roll changes nothing that comes of it."""
    case = Case("R5 G6 B7", "O1", deck="O12", centre=(2, 0), options=ALLEY)
    wings = EDITION.enhancement_of["wings_of_speed"]
    case.state.store.remove(wings)
    case.state.store.append(wings)
    case.does(RED, "sneak Snake Pit with R5 G6", "1 1")
    assert case.question == "roll"
    case.does(RED, "buy level 1 with B7")
    bought = next(event for event in case.events if isinstance(event, Bought))
    assert bought.card == "wings_of_speed"
    assert case.count(Drew) == 0
    assert case.count(Showed) == 0
    assert case.hand(RED) == ["R5", "G6"]


@pytest.mark.rule("dr-alley-buy")
def test_an_adventurer_who_has_just_failed_can_be_used_in_the_alley_at_once() -> None:
    """DR-138: at any time in one's turn."""
    case = Case("R5 G6 B7", "O1", centre=(1, 0), coins=(2, 0), options=ALLEY)
    case.does(RED, "sneak Snake Pit with R5 G6", "1 1")
    assert case.question == "alley"
    case.does(RED, "buy level 2")
    assert (case.state.coins[RED], case.state.centre[RED], case.state.home[RED]) == (0, 0, 8)


@pytest.mark.rule("dr-alley-sold-out")
def test_a_level_that_has_run_out_cannot_be_bought() -> None:
    """DR-145."""
    case = Case("R5 G6 B7", "O1", centre=(2, 0), coins=(9, 0), options=ALLEY)
    case.state.store = [kind for kind in case.state.store if EDITION.enhancement_level[kind] == 1]
    assert case.refused(RED, "buy level 2") == "dr-alley-sold-out.level"
    assert case.refused(RED, "buy level 1 with R5") == ""


@pytest.mark.rule("dr-alley-coins")
def test_coins_on_an_enhancement_do_not_pay_in_the_alley() -> None:
    """DR-146."""
    case = Case("R5", "O1", centre=(2, 0), options=ALLEY, owned={RED: "sapphire_pendant soft_boots"})
    assert case.refused(RED, "buy level 2") == "dr-alley-buy.coins"


@pytest.mark.rule("dr-end")
def test_the_game_ends_at_once_when_the_dragon_is_complete_and_the_rest_is_scored() -> None:
    """DR-154 to DR-159: no card is drawn, and a lone adventurer elsewhere takes all of that location."""
    case = Case(
        "R5 G5 B5",
        "O1",
        deck="O12",
        row=("den_of_wolves", "snake_pit", "dragon_rock"),
        following=(),
        there={"dragon_rock": "3 2 0", "den_of_wolves": "0 1 0"},
    )
    case.does(RED, "search Dragon Rock with R5 G5 B5", "4 4 4")
    assert case.count(Drew) == 0
    assert case.state.coins == [10, 6 + 5 + 3]
    counted = case.one(Counted)
    assert isinstance(counted, Counted)
    assert counted.dragonstones == (5, 2)
    assert counted.bonus == (5, 0)
    result = case.state.result()
    assert result is not None
    assert [score.total for score in result.scores] == [15, 14]
    assert case.count(Ended) == 1


@pytest.mark.rule("dr-tie")
def test_a_tie_on_coins_goes_to_the_most_dragonstones() -> None:
    """DR-162: red has 10 + 5 for the most Dragonstones, blue 14 + 1."""
    case = Case(
        "R5 G5 B5",
        "O1",
        row=("den_of_wolves", "snake_pit", "dragon_rock"),
        following=(),
        there={"dragon_rock": "3 2 0", "den_of_wolves": "0 1 0"},
        coins=(0, 1),
    )
    case.does(RED, "search Dragon Rock with R5 G5 B5", "4 4 4")
    result = case.state.result()
    assert result is not None
    assert [score.total for score in result.scores] == [15, 15]
    assert result.winners == (RED,)
    assert result.tie == "dr-tie-broken"


@pytest.mark.rule("dr-waiting-adventurers")
def test_at_most_three_adventurers_in_the_academy_count() -> None:
    """DR-094: five count 3, so that blue's 2 stones are not the most; both together tie for nothing."""
    case = Case(
        "R5 G5 B5",
        "O1",
        row=("den_of_wolves", "snake_pit", "dragon_rock"),
        following=(),
        there={"dragon_rock": "2 3 0"},
        centre=(5, 0),
        home=(1, 8),
    )
    case.does(RED, "search Dragon Rock with R5 G5 B5", "4 4 4")
    if case.question == "roll":  # fewer at home than the gold circle places
        case.does(RED, "let the roll stand")
    counted = case.one(Counted)
    assert isinstance(counted, Counted)
    assert counted.dragonstones == (3, 0), "tied for first there: nobody wins the Dragon's card"


@pytest.mark.rule("dr-no-adventurers")
def test_exploring_without_any_adventurer_is_allowed_and_places_nobody() -> None:
    case = Case("R5 G6 B7", "O1", deck="O12", home=(0, 8))
    case.does(RED, "sneak Den of Wolves with R5 G6 B7", "4 2 2")
    assert case.figures("den_of_wolves") == [0, 0]
    assert case.hand(RED) == ["O12"]


@pytest.mark.rule("dr-two-players")
@pytest.mark.parametrize("seed", range(30))
def test_two_players_have_six_locations_and_neither_of_the_two_roomy_ones(seed: int) -> None:
    """DR-022, DR-025, DR-026."""
    state = GAME.setup(2, {}, FastChance(seed))
    assert isinstance(state, DragonrealmState)
    kinds = [*state.row, *state.locations]
    assert [EDITION.level_of[kind] for kind in state.row] == [2, 1, 3]
    assert [EDITION.level_of[kind] for kind in state.locations] == [4, 1, 2]
    assert not {EDITION.locations[kind] for kind in kinds} & {"halfling_hideout", "crystal_mountain"}


@pytest.mark.rule("dr-four-players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_players_play_without_two_goblins_and_nobody_starts_with_a_surprise(seats: int) -> None:
    """DR-042, DR-043."""
    state = GAME.setup(seats, {}, FastChance(seats))
    assert isinstance(state, DragonrealmState)
    in_deck = [EDITION.card_names[card] for card in state.deck if card >= EDITION.cards]
    assert len(in_deck) == (6 if seats == 4 else 8)
    assert sum(name.startswith("rockslide") for name in in_deck) == 2
    assert all(card < EDITION.cards for card in state.face_up)
    assert all(hand >> EDITION.cards == 0 for hand in state.hands)
    assert [hand.bit_count() for hand in state.hands] == [5] * seats
    levels = [EDITION.level_of[kind] for kind in [*state.row, *state.locations[::-1]]]
    assert levels == ([2, 1, 3, 2, 1, 4] if seats == 2 else [3, 2, 1, 3, 2, 1, 4])


@pytest.mark.rule("dr-first-second")
@pytest.mark.rule("dr-goblins-count")
@pytest.mark.rule("dr-alone")
@pytest.mark.rule("dr-tie-first")
@pytest.mark.rule("dr-tie-second")
@pytest.mark.rule("dr-location-card")
@pytest.mark.rule("dr-nobody-wins")
@pytest.mark.rule("dr-tie-with-goblins")
@pytest.mark.parametrize(
    ("prizes", "there", "goblins", "coins", "winner"),
    [
        pytest.param((6, 5), [2, 1, 3], 2, [2, 1, 6], 2, id="the worked example: DR-104, DR-105, DR-130"),
        pytest.param((5, 3), [5, 0], 0, [8, 0], 0, id="all alone: DR-110"),
        pytest.param((9, 4), [3, 0], 1, [9, 0], 0, id="alone but for a goblin, who counts as a player: DR-106"),
        pytest.param((9, 5), [3, 3, 1], 0, [7, 7, 1], -1, id="two tied for first: DR-111, DR-112, DR-116"),
        pytest.param((6, 4), [2, 2, 2], 0, [3, 3, 3], -1, id="three tied for first, rounded down"),
        pytest.param((7, 4), [2, 1], 2, [5, 1], 0, id="tied with goblins only: DR-117"),
        pytest.param((7, 4), [2, 2], 2, [3, 3], -1, id="two players and the goblins tied"),
        pytest.param((7, 4), [2, 1], 3, [4, 1], -1, id="the goblins win: DR-116"),
        pytest.param((7, 4), [1, 1], 3, [2, 2], -1, id="tied for second behind the goblins: DR-113"),
        pytest.param((7, 4), [3, 1], 2, [7, 1], 0, id="goblins second: their prize is lost"),
        pytest.param((7, 5), [4, 1, 1, 1], 0, [7, 1, 1, 1], 0, id="three tied for second, rounded down"),
        pytest.param((7, 1), [4, 1, 1], 0, [7, 0, 0], 0, id="a share may round down to nothing"),
        pytest.param((7, 4), [0, 0], 6, [0, 0], -1, id="goblins only"),
        pytest.param((7, 4), [0, 0], 0, [0, 0], -1, id="nobody: DR-155 scores it all the same"),
    ],
)
def test_shares_of_a_location(
    prizes: tuple[int, int], there: list[int], goblins: int, coins: list[int], winner: int
) -> None:
    assert shares(prizes[0], prizes[1], 1, there, goblins) == (coins, winner)


@pytest.mark.rule("dr-after-roll")
@pytest.mark.rule("dr-socks")
def test_whoever_might_hold_the_lucky_socks_is_asked_alike() -> None:
    """Waiting betrays nothing: level 1 may be the Socks, level 2 may not, and what lies open is known."""
    without = Case("R5 G6", "O1", owned={RED: "soft_boots dragon_scale"})
    without.does(RED, "storm Den of Wolves with R5", "3")
    assert without.asked == [BLUE], "one die cannot make the 6 that it needs"
    without = Case("R5 R6", "O1", owned={RED: "soft_boots dragon_scale"})
    without.does(RED, "storm Den of Wolves with R5 R6", "3 2")
    assert without.question == "roll"
    assert without.refused(RED, "re-roll a 2") == "dr-socks.not-now"
    without.does(RED, "let the roll stand")
    other_level = Case("R5 R6", "O1", owned={RED: "elven_cloak"})
    other_level.does(RED, "search Den of Wolves with R5", "1")
    assert other_level.asked == [BLUE]
    socks = Case("R5 R6", "O1", deck="O12", owned={RED: "lucky_socks dragon_scale"})
    socks.does(RED, "storm Den of Wolves with R5 R6", "3 2")
    assert socks.question == "roll"
    assert socks.refused(RED, "re-roll a 4") == "dr-socks.no-such-die"
    socks.does(RED, "re-roll a 2", "3")
    assert socks.figures("den_of_wolves") == [1, 0]


@pytest.mark.rule("dr-socks")
def test_the_new_number_stands_even_if_it_is_lower_and_there_is_no_second_re_roll() -> None:
    case = Case("R5 R6", "O1", centre=(1, 0), owned={RED: "lucky_socks dragon_scale"})
    case.does(RED, "storm Den of Wolves with R5 R6", "3 2")
    case.does(RED, "re-roll a 3", "1")
    assert case.asked == [BLUE]
    assert case.state.centre[RED] == 2


@pytest.mark.rule("dr-mask")
def test_the_mask_makes_one_card_fit_and_is_not_wasted_where_all_fit() -> None:
    case = Case("R5 G6 P1", "O1", deck="O12", owned={RED: "shapeshifters_mask soft_boots"})
    assert case.refused(RED, "sneak Snake Pit with R5 G6 P1") == "dr-sneak.not-a-run"
    assert case.refused(RED, "sneak Snake Pit with R5 G6, using Shapeshifters Mask") == "dr-mask.not-needed"
    case.does(RED, "sneak Snake Pit with R5 G6 P1, using Shapeshifters Mask", "3 3 2")
    assert case.figures("snake_pit") == [2, 0]


@pytest.mark.rule("dr-chipmunk")
@pytest.mark.rule("dr-six-dice")
def test_the_chipmunk_rolls_one_die_more_but_never_a_seventh() -> None:
    case = Case("R1 R2 R3 R4 R5 R6", "O1", owned={RED: "pet_chipmunk soft_boots"})
    assert case.refused(RED, "storm Snake Pit with R1 R2 R3 R4 R5 R6, using Pet Chipmunk") == "dr-six-dice.no-room"
    case.does(RED, "storm Snake Pit with R1 R2, using Pet Chipmunk", "3 3 1")
    assert case.figures("snake_pit") == [1, 0]


@pytest.mark.rule("dr-roll-bonus")
@pytest.mark.rule("dr-permanent")
@pytest.mark.rule("dr-own-enhancement")
def test_a_bonus_counts_only_for_its_own_way_and_what_stays_need_not_be_named() -> None:
    case = Case("R5 G6", "O1", owned={RED: "fireball_spell soft_boots"})
    assert case.refused(RED, "sneak Snake Pit with R5, using Fireball Spell") == "dr-roll-bonus.wrong-way"
    assert case.refused(RED, "sneak Snake Pit with R5, using Soft Boots") == "dr-permanent.always-counts"
    assert case.refused(RED, "sneak Snake Pit with R5, using Treasure Map") == "dr-own-enhancement.not-yours"
    case.does(RED, "sneak Den of Wolves with R5 G6", "3 3")
    assert case.figures("den_of_wolves") == [2, 0], "6 and 1 for the Boots"
    assert case.one(Showed) == Showed(RED, ("soft_boots",))


@pytest.mark.rule("dr-hopeless")
def test_even_what_no_roll_can_reach_may_be_tried() -> None:
    """DR-049: nothing forbids it, and it sends an adventurer to the Academy."""
    case = Case("R5", "O1")
    case.does(RED, "sneak Snake Pit with R5", "4")
    assert case.state.centre[RED] == 1


@pytest.mark.rule("dr-alley")
def test_in_the_alley_nobody_adds_to_a_roll_and_in_the_academy_nothing_is_sold() -> None:
    """DR-137."""
    alley = Case("R5 G6", "O1", centre=(2, 0), options=ALLEY)
    assert alley.refused(RED, "buy level 1 with R5") == ""
    alley.does(RED, "sneak Den of Wolves with R5", "4")
    assert alley.refused(RED, "call 1 from the Academy") == "dr-academy.not-here"
    academy = Case("R5", "O1", centre=(2, 0))
    assert academy.refused(RED, "buy level 1 with R5") == "dr-alley.not-here"


@pytest.mark.rule("dr-alley-draw")
def test_the_first_enhancement_of_the_level_is_taken_seen_by_its_buyer_only() -> None:
    """DR-141 to DR-143: what does not match is shuffled back, seen by nobody."""
    case = Case("R5", "O1", centre=(2, 0), coins=(3, 0), options=ALLEY)
    names = ["soft_boots", "dragon_egg", "owl_familiar", "treasure_map"]  # the last is the top
    case.state.store = [EDITION.enhancement_of[name] for name in names]
    case.does(RED, "buy level 2")
    bought = case.one(Bought)
    assert isinstance(bought, Bought)
    assert (bought.card, bought.coins, bought.adventurers) == ("owl_familiar", 2, 2)
    assert bought.to(BLUE).card != "owl_familiar"
    left = {EDITION.enhancements[kind] for kind in case.state.store}
    assert left == {"soft_boots", "dragon_egg", "treasure_map"}
    assert case.state.coins[RED] == 1
    assert case.question == "turn", "buying is not the turn"


@pytest.mark.rule("dr-goblins-all-out")
def test_without_a_goblin_left_the_card_is_only_replaced() -> None:
    case = Case("R5", "O1", deck="goblins_right O12", there={"snake_pit": "0 0 3", "fire_swamp": "0 0 3"})
    case.does(RED, "draw from the deck")
    came = case.one(GoblinsCame)
    assert isinstance(came, GoblinsCame)
    assert (came.location, came.why) == ("", "none-left")
    assert case.goblins("fire_swamp") == 3
    assert case.hand(RED) == ["R5", "O12"]


@pytest.mark.rule("dr-rockslide-order")
def test_a_rockslide_drawn_in_a_rockslide_comes_after_it() -> None:
    case = Case("R1 R2", "G1", deck="rockslide_left rockslide_right O12 O11")
    case.does(RED, "draw from the deck").does(RED, "pass R1 R2").does(BLUE, "pass G1")
    assert case.hand(BLUE) == ["R1", "R2"]
    assert case.order(Passed, Waits, RockslideCame) == ["Passed", "Passed", "Waits", "RockslideCame"]
    assert case.question == "pass"
    case.does(RED, "pass G1").does(BLUE, "pass R1")
    assert case.hand(BLUE) == ["G1", "R2"]
    assert case.hand(RED) == ["R1", "O11", "O12"], "one for the second Rockslide, one for the first"


@pytest.mark.rule("dr-replacement")
@pytest.mark.rule("dr-draw-after-success")
def test_surprises_after_a_success_happen_one_after_another_until_a_card_comes() -> None:
    """DR-083, DR-084."""
    case = Case("R5 G6 B7", "O1", deck="goblins_left goblins_right O12")
    case.does(RED, "sneak Den of Wolves with R5 G6 B7", "4 2 2")
    assert case.order(GoblinsCame, Drew) == ["GoblinsCame", "GoblinsCame", "Drew"]
    assert case.hand(RED) == ["O12"]
    assert case.asked == [BLUE]


@pytest.mark.rule("dr-endless")
@pytest.mark.rule("dr-most-dragonstones")
@pytest.mark.rule("dr-end-scoring")
def test_thirty_rounds_without_anybody_placed_end_the_match_and_no_dragonstones_at_all_are_a_tie() -> None:
    """The house ending scores as DR-155 does; with nothing anywhere all have the most, and DR-159 gives each 3."""
    case = Case("R5", "O1", there={"fire_swamp": "0 0 2"})
    case.state.quiet = 30 * 2 - 1
    case.does(RED, "draw from the deck").does(RED, "draw from the deck")
    ended = case.one(Ended)
    assert isinstance(ended, Ended)
    assert ended.why == "quiet"
    result = case.state.result()
    assert result is not None
    assert [score.total for score in result.scores] == [3, 3]
    assert result.tie == "dr-tie-shared"


@pytest.mark.rule("dr-endless")
def test_a_goblin_on_a_location_begins_the_thirty_rounds_anew() -> None:
    case = Case("R5", "O1", deck="goblins_left O12 O11")
    case.state.quiet = 30 * 2 - 1
    case.does(RED, "draw from the deck").does(RED, "draw from the deck")
    assert case.asked == [BLUE]
    assert case.state.quiet == 0
