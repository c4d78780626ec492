"""The odds that are shown and played by: against the printed tables, another library, and the dice themselves."""

from fractions import Fraction
from itertools import product

import icepool
import pytest

import dragonhall
from dragonhall.games.dragonwood.actions import Attempt, Keep, Reroll
from dragonhall.games.dragonwood.advice import Adviser, AttemptOdds, Dice, chances_by_method
from dragonhall.games.dragonwood.game import Dragonwood, DragonwoodState
from dragonhall.games.dragonwood.rules import flow
from dragonhall.games.dragonwood.state import EMPTY, REROLL
from dragonhall.games.dragonwood.view import DragonwoodView
from dragonhall.kernel.values import Refusal, View

FACES = [1, 2, 2, 3, 3, 4]

# Chance in % of at least 3, 4 … 15, by number of dice (research sheet, section 10).
PLAIN = """
1 50.0 16.7 0 0 0 0 0 0 0 0 0 0 0
2 97.2 86.1 63.9 36.1 13.9 2.8 0 0 0 0 0 0 0
3 100 99.5 96.8 88.4 72.2 50.0 27.8 11.6 3.2 0.5 0 0 0
4 100 100 99.9 99.3 96.8 90.4 78.0 60.1 39.9 22.0 9.6 3.2 0.7
5 100 100 100 100 99.9 99.2 97.1 91.9 82.3 67.7 50.0 32.3 17.7
6 100 100 100 100 100 100 99.8 99.2 97.4 93.3 85.5 73.7 58.3
"""
WITH_MUSHROOM = """
1 75.0 30.6 0 0 0 0 0 0 0 0 0 0 0
2 99.5 96.8 84.7 61.1 29.6 7.4 0 0 0 0 0 0 0
3 100 99.9 99.3 96.8 89.1 73.1 50.2 26.3 9.0 1.6 0 0 0
4 100 100 100 99.9 99.2 97.1 91.5 80.2 62.6 41.8 22.6 9.1 2.4
5 100 100 100 100 100 99.8 99.2 97.4 93.1 84.7 71.2 53.5 35.0
6 100 100 100 100 100 100 100 99.8 99.2 97.7 94.3 87.8 77.2
"""


def cells(table: str) -> list[tuple[int, int, float]]:
    rows = [line.split() for line in table.split("\n") if line]
    return [(int(row[0]), total, float(cell)) for row in rows for total, cell in enumerate(row[1:], start=3)]


@pytest.fixture(scope="module")
def game() -> Dragonwood:
    loaded = dragonhall.load("dragonwood")
    assert isinstance(loaded, Dragonwood)
    return loaded


def table(
    game: Dragonwood,
    hand: str,
    landscape: str = "wild_boar",
    enhancements: str = "",
    *,
    spell: bool = False,
) -> DragonwoodState:
    """A two-seat position with seat 0 to move: its hand, the landscape and its enhancements."""
    state = game.blank(2, {"dragon_spell": spell})
    edition = game.cards
    state.turn = 1
    state.hands[0] = edition.mask_of(tuple(hand.split()))
    state.deck = [card for card in range(edition.cards) if not state.hands[0] >> card & 1]
    for slot, name in enumerate(landscape.split()):
        state.landscape[slot] = edition.kind_of[name]
    for name in enhancements.split():
        flow.own(state, 0, edition.kind_of[name])
    return state


def seen(state: DragonwoodState, seat: int | None = 0) -> DragonwoodView:
    view: View = state.view(seat)
    assert isinstance(view, DragonwoodView)
    return view


def attempt(method: str, target: str, cards: str, *using: str) -> Attempt:
    return Attempt(method, target, tuple(cards.split()), using)  # type: ignore[arg-type]


@pytest.mark.rule("dw-dice")
@pytest.mark.rule("dw-strength")
@pytest.mark.parametrize(("dice", "total", "percent"), cells(PLAIN))
def test_the_chance_of_a_roll_is_as_published(dice: int, total: int, percent: float) -> None:
    assert 100 * Dice(FACES).chance(dice, total) == pytest.approx(percent, abs=0.0501)


@pytest.mark.rule("dw-mushroom")
@pytest.mark.parametrize(("dice", "total", "percent"), cells(WITH_MUSHROOM))
def test_the_chance_with_the_mushroom_is_as_computed_before(dice: int, total: int, percent: float) -> None:
    assert 100 * Dice(FACES).chance_again(dice, total) == pytest.approx(percent, abs=0.0501)


@pytest.mark.parametrize("faces", [FACES, [1, 2, 3, 4, 5, 6], [0, 0, 5], [2], [3, 1, 4, 1, 5, 9]])
def test_dice_agree_with_another_library(faces: list[int]) -> None:
    die = icepool.Die(faces)
    ours = Dice(faces)
    for number in range(1, 7):
        sums = number @ die
        for total in range(number * max(faces) + 3):
            assert ours.exactly(number, total) == sums.probability(">=", total)
            assert ours.chance(number, total) == float(ours.exactly(number, total))


@pytest.mark.rule("dw-mushroom")
@pytest.mark.parametrize("faces", [FACES, [1, 2, 3, 4, 5, 6], [0, 0, 5], [2], [3, 1, 4, 1, 5, 9]])
def test_rolling_the_lowest_die_again_agrees_with_another_library(faces: list[int]) -> None:
    die = icepool.Die(faces)
    ours = Dice(faces)
    for number in range(1, 5):
        for total in range(0, number * max(faces) + 3, 1 if number < 4 else 3):

            def after(*dice: int, total: int = total) -> object:
                return sum(dice) if sum(dice) >= total else sum(dice) - min(dice) + die

            rolls = icepool.map(after, *[die] * number)
            assert ours.exactly_again(number, total) == rolls.probability(">=", total)


@pytest.mark.rule("dw-mushroom")
def test_no_other_way_to_roll_again_is_better() -> None:
    dice, faces = 3, len(FACES)
    for total in range(3, 14):
        best = 0
        for roll in product(FACES, repeat=dice):
            if sum(roll) >= total:
                best += faces
            else:
                best += max(sum(sum(roll) - was + now >= total for now in FACES) for was in roll)
        assert Dice(FACES).exactly_again(dice, total) == Fraction(best, faces ** (dice + 1))


@pytest.mark.rule("dw-spell")
def test_the_dragon_spell_has_thirteen_chances_in_thirty_six(game: Dragonwood) -> None:
    view = seen(table(game, "R4 R5 R6", "blue_dragon", spell=True))
    odds = Adviser(game.cards).attempt_odds(view, attempt("spell", "blue_dragon", "R4 R5 R6"))
    assert odds.chance == 13 / 36
    assert (odds.dice, odds.bonus, odds.needed) == (2, 0, 6)


@pytest.mark.rule("dw-spell")
def test_only_what_helps_any_attempt_helps_the_spell(game: Dragonwood) -> None:
    view = seen(table(game, "R4 R5 R6", "blue_dragon", "silver_sword magical_unicorn", spell=True))
    odds = Adviser(game.cards).attempt_odds(view, attempt("spell", "blue_dragon", "R4 R5 R6"))
    assert odds.chance == 23 / 36
    sword, unicorn = odds.enhancements
    assert (sword.card, sword.chance_without) == ("silver_sword", 23 / 36)
    assert (unicorn.card, unicorn.chance_without) == ("magical_unicorn", 13 / 36)


@pytest.mark.rule("dw-once")
def test_the_odds_say_what_each_enhancement_would_do(game: Dragonwood) -> None:
    state = table(game, "R4 R5 R6", "wild_boar", "silver_sword lightning_bolt charmed_potion friendly_bunny")
    adviser = Adviser(game.cards)
    odds = adviser.attempt_odds(seen(state), attempt("strike", "wild_boar", "R4 R5 R6"))
    dice = Dice(FACES)
    assert odds.chance == dice.chance(3, 6)
    each = {line.card: line for line in odds.enhancements}
    assert each["silver_sword"].counted
    assert each["silver_sword"].chance_without == dice.chance(3, 8)
    assert each["lightning_bolt"].chance_with == dice.chance(3, 2)
    assert each["charmed_potion"].chance_with == dice.chance(4, 6)
    assert each["friendly_bunny"].chance_with == dice.chance(4, 6)
    assert not each["friendly_bunny"].counted
    using = adviser.attempt_odds(seen(state), attempt("strike", "wild_boar", "R4 R6", "charmed_potion"))
    potion = {line.card: line for line in using.enhancements}["charmed_potion"]
    assert using.chance == dice.chance(3, 6)
    assert potion.chance_without is None, "R4 and R6 are no run without the potion"


@pytest.mark.rule("dw-no-enhancement-on-enhancement")
def test_nothing_helps_to_capture_an_enhancement(game: Dragonwood) -> None:
    view = seen(table(game, "R4 R5 R6", "lightning_bolt", "silver_sword lucky_mushroom friendly_bunny"))
    odds = Adviser(game.cards).attempt_odds(view, attempt("strike", "lightning_bolt", "R4 R5 R6"))
    assert odds == AttemptOdds(Dice(FACES).chance(3, 7), 3, 0, 7, False, ())
    with pytest.raises(ValueError, match="not an attempt"):
        Adviser(game.cards).attempt_odds(view, attempt("strike", "lightning_bolt", "R4", "friendly_bunny"))


@pytest.mark.rule("dw-six-dice")
def test_the_bunny_finds_no_room_beside_six_cards(game: Dragonwood) -> None:
    view = seen(table(game, "R4 R5 R6 R7 R8 R9", "orange_dragon", "friendly_bunny lucky_mushroom"))
    odds = Adviser(game.cards).attempt_odds(view, attempt("strike", "orange_dragon", "R4 R5 R6 R7 R8 R9"))
    assert odds.rerolls
    each = {line.card: line for line in odds.enhancements}
    assert each["friendly_bunny"].chance_with is None
    assert each["lucky_mushroom"].chance_without == Dice(FACES).chance(6, 15)


def test_the_odds_of_other_seats_are_public(game: Dragonwood) -> None:
    state = table(game, "R4 R5 R6", "wild_boar", "silver_sword")
    odds = Adviser(game.cards).attempt_odds(seen(state, None), attempt("strike", "wild_boar", "R4 R5 R6"), 0)
    assert odds.bonus == 2
    with pytest.raises(ValueError, match="spectator"):
        Adviser(game.cards).attempt_odds(seen(state, None), attempt("strike", "wild_boar", "R4 R5 R6"))


@pytest.mark.rule("dw-attempt")
def test_a_draft_learns_the_odds_or_the_refusal_of_each_method(game: Dragonwood) -> None:
    view = seen(table(game, "R4 R5 R6", "wild_boar"))
    found = chances_by_method(game, view, "wild_boar", ("R4", "R5", "R6"))
    assert list(found) == ["strike", "stomp", "scream"]
    strike, stomp, scream = found.values()
    assert isinstance(strike, AttemptOdds)
    assert strike.chance == 0.5
    assert isinstance(stomp, Refusal)
    assert stomp.rule == "dw-stomp"
    assert isinstance(scream, AttemptOdds)
    assert scream.needed == 7


def test_a_draft_is_answered_as_the_judge_answers(game: Dragonwood) -> None:
    state = table(game, "R4 R5 R6 G4 G6", "wild_boar orange_dragon silver_sword", "charmed_potion cloak_of_darkness")
    view = seen(state)
    state.active = 1  # it may be asked out of turn
    mine = table(game, "R4 R5 R6 G4 G6", "wild_boar orange_dragon silver_sword", "charmed_potion cloak_of_darkness")
    checked = 0
    for cards in ("", "R4", "R4 G4", "R4 R6", "R4 R5 R6", "R4 G6", "R4 R4", "X9"):
        for target in ("wild_boar", "orange_dragon", "silver_sword", "blue_dragon"):
            for using in ((), ("charmed_potion",), ("cloak_of_darkness",), ("friendly_bunny",)):
                found = chances_by_method(game, view, target, tuple(cards.split()), using)
                assert found == chances_by_method(game, seen(state), target, tuple(cards.split()), using)
                for method, answer in found.items():
                    refusal = mine.refusal(0, Attempt(method, target, tuple(cards.split()), using))
                    assert refusal == (answer if isinstance(answer, Refusal) else None)
                    checked += 1
    assert checked == 8 * 4 * 4 * 3


@pytest.mark.parametrize(
    ("action", "enhancements"),
    [
        ("strike wild_boar R4 R5 R6", ""),
        ("scream wild_boar R4 R5 R6", "lucky_mushroom"),
        ("strike blue_dragon R4 R5 R6", "lucky_mushroom silver_sword magical_unicorn friendly_bunny using"),
        ("spell blue_dragon R4 R5 R6", ""),
        ("spell blue_dragon R4 R6", "charmed_potion lucky_mushroom using"),
    ],
)
def test_attempts_succeed_as_often_as_the_odds_say(game: Dragonwood, action: str, enhancements: str) -> None:
    method, target, *cards = action.split()
    owned = enhancements.replace("using", "")
    using = tuple(
        name for name in owned.split() if enhancements.endswith("using") and game.cards.once[game.cards.kind_of[name]]
    )
    tried = attempt(method, target, " ".join(cards), *using)
    before = table(game, "R4 R5 R6", target, owned, spell=True)
    assert before.refusal(0, tried) is None
    adviser = Adviser(game.cards)
    expected = adviser.attempt_odds(seen(before), tried).chance
    chance = dragonhall.chance(action + enhancements)
    times, captured = 4000, 0
    for _ in range(times):
        state = before.copy()
        state.apply(0, tried, chance)
        if state.steps[-1] == REROLL:
            value, _best = adviser.reroll_odds(seen(state))[0]
            state.apply(0, Reroll(value), chance)
        captured += bool(state.prizes[0])
    error = (expected * (1 - expected) / times) ** 0.5
    assert abs(captured / times - expected) < 4 * error


@pytest.mark.rule("dw-mushroom")
def test_the_lowest_die_is_the_best_to_roll_again(game: Dragonwood) -> None:
    state = table(game, "R4 R5 R6", "wild_boar", "lucky_mushroom")
    assert Adviser(game.cards).reroll_odds(seen(state)) == ()
    state.apply(0, attempt("strike", "wild_boar", "R4 R5 R6"), dragonhall.ScriptedChance({"attempt": [(0, 1, 3)]}))
    assert state.steps[-1] == REROLL
    assert state.dice == (1, 2, 3)
    assert {str(action) for action in state.legal(0)} >= {"re-roll a 1", str(Keep())}
    found = Adviser(game.cards).reroll_odds(seen(state))
    assert found == ((1, 3 / 6), (2, 1 / 6), (3, 0.0))


def test_an_empty_place_of_the_landscape_does_no_harm(game: Dragonwood) -> None:
    state = table(game, "R4", "wild_boar")
    assert state.landscape[1:] == [EMPTY] * 4
    assert isinstance(chances_by_method(game, seen(state), "wild_boar", ("R4",))["strike"], Refusal)
