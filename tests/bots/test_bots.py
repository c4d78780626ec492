"""Bots: they choose legally, from what their seat knows and nothing else, and greedy beats random."""

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

import dragonhall
from dragonhall import bots
from dragonhall.bots.random_bot import RandomBot
from dragonhall.games.dragonwood.actions import Attempt, Discard, Keep, Reload, Reroll
from dragonhall.games.dragonwood.game import Dragonwood, DragonwoodState
from dragonhall.games.dragonwood.rules import flow
from dragonhall.games.dragonwood.state import REROLL, WOUND
from dragonhall.kernel.game import Game
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Options, Result
from dragonhall.testing.secrecy import alike, exchange, remember
from dragonhall.testing.walk import tables, view_bytes


@cache
def load(name: str) -> Game:
    return dragonhall.load(name)


def odd_edition() -> dict[str, Any]:
    """Another valid edition: fewer suits, other dice, a longer landscape, a spell of two cards, more enhancements."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(load("dragonwood").edition))
    data["id"] = "odd"
    data["dice"]["faces"] = [0, 1, 5]
    data["dice"]["most"] = 4
    data["adventurers"]["numbers"] = 15
    del data["adventurers"]["suits"][3:]
    data["setup"]["hand"] = 3
    data["setup"]["limit"] = 7
    data["setup"]["landscape"] = 7
    data["ending"]["most_creatures"] = 0
    data["spell"].update(cards=2, dice=3, needs=9, wounds=1)
    for row in data["enhancements"]:
        row["copies"] = 2
    for row in data["creatures"]:
        row["dragon"] = row["points"] == 4
    return data


def play(
    game: Game, names: tuple[str, ...], options: Options, seed: int, strict: bool = True
) -> tuple[Result, Counter[str]]:
    """Play a match through `State`; every choice must be legal. Also says how often each kind of action was chosen."""
    players = [bots.make(name, game, seat) for seat, name in enumerate(names)]
    chance = dragonhall.chance(f"match {seed}")
    own = dragonhall.chance(f"bots {seed}")
    state = game.setup(len(names), options, chance)
    kinds: Counter[str] = Counter()
    while actors := state.actors():
        seat = actors[0]
        legal = state.legal(seat)
        action = players[seat].choose(state.view(seat), legal, own, None)
        assert action is not None, "silent without a deadline"
        if strict:
            assert action in legal
            assert state.refusal(seat, action) is None
        kinds[type(action).__name__] += 1
        state.apply(seat, action, chance)
    result = state.result()
    assert result is not None
    return result, kinds


def wins(names: tuple[str, str], matches: int) -> float:
    """The first bot's share of wins, seats alternating."""
    won = 0.0
    for seed in range(matches):
        seated = names if seed % 2 == 0 else names[::-1]
        result, _ = play(load("dragonwood"), seated, {}, seed // 2, strict=False)
        if seed % 2 in result.winners:
            won += 1 / len(result.winners)
    return won / matches


def test_every_game_has_the_random_bot_and_says_who_else_plays():
    for name in dragonhall.games():
        assert bots.names(name)[0] == "random"
        for each in bots.names(name):
            assert bots.make(each, load(name), 0).name == each
    assert "greedy" in bots.names("dragonwood")


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are():
    with pytest.raises(bots.UnknownBot) as caught:
        bots.make("grady", load("dragonwood"), 0)
    assert str(caught.value) == "no bot named 'grady' plays Dragonwood; those who do are random, greedy"


def test_the_random_bot_is_uniform():
    match = dragonhall.Match.start(load("dragonwood"), seats=2, seed=3)
    seat = match.actors[0]
    legal = match.legal(seat)
    assert len(legal) > 2
    bot = RandomBot(seat)
    chance = dragonhall.chance("uniform")
    times = 200
    chosen = Counter(str(bot.choose(match.view(seat), legal, chance, None)) for _ in range(times * len(legal)))
    assert set(chosen) == {str(action) for action in legal}
    surprise = sum((count - times) ** 2 / times for count in chosen.values())
    freedom = len(legal) - 1
    assert surprise < freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.slow
def test_greedy_beats_random():
    assert wins(("greedy", "random"), 60) >= 0.95


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, dict(options), id=f"{seats}-{dict(options)}")
        for seats, options in tables(load("dragonwood"))
    ],
)
@pytest.mark.slow
def test_greedy_plays_legally_with_every_option(seats, options):
    play(load("dragonwood"), ("greedy",) * seats, options, seed=seats)


@pytest.mark.parametrize("options", [{}, {"dragon_spell": True, "tie_break": "orange_dragon"}], ids=str)
def test_greedy_plays_legally_with_another_edition(options):
    game = dragonhall.load("dragonwood", odd_edition())
    for seed in range(3):
        _, kinds = play(game, ("greedy", "random"), options, seed)
        assert kinds["Attempt"]
        assert kinds["Discard"]


@pytest.mark.slow
def test_greedy_chooses_the_same_when_cards_hidden_from_it_change_places():
    game = load("dragonwood")
    chance = dragonhall.chance("swaps")
    compared = 0
    for seed in range(4):
        match = dragonhall.Match.start(game, seats=3, seed=seed)
        players = [bots.make("greedy", game, seat) for seat in range(3)]
        places = game.hidden(3, {})
        histories: list[dict[str, Any]] = [{} for _ in range(3)]
        events = match.opening
        while True:
            for number, event in enumerate(events):
                for seat, history in enumerate(histories):
                    remember(history, event, 1000 * len(match.entries) + number, seat)
            if not match.actors:
                break
            seat = match.actors[0]
            action = players[seat].choose(match.view(seat), match.legal(seat), dragonhall.chance(seed), None)
            assert action is not None
            other = swapped(match.state, places, seat, histories[seat], chance)
            if other is not None:
                stranger = bots.make("greedy", game, seat)  # knows nothing of the match so far
                again = stranger.choose(other.view(seat), other.legal(seat), dragonhall.chance(seed), None)
                assert again == action
                compared += 1
            events = match.play(seat, action)
    assert compared > 300


def swapped(state: State, places: Any, seat: int, history: Any, chance: dragonhall.Chance) -> State | None:
    """A copy in which many hidden cards that the seat cannot tell apart have changed places."""
    other = state.copy()
    changed = 0
    for _ in range(8):
        groups = [group for group in alike(places, other, seat, history) if len(group) > 1]
        if not groups:
            break
        group = groups[chance.below(len(groups), "group")]
        one, two = (group[chance.below(len(group), "spot")] for _ in range(2))
        if one[2] != two[2]:
            exchange(other, one, two)
            changed += 1
    assert view_bytes(other, seat) == view_bytes(state, seat)
    return other if changed else None


def test_greedy_chooses_the_same_in_its_own_imagination():
    game = load("dragonwood")
    chance = dragonhall.chance("imagination")
    match = dragonhall.Match.start(game, seats=2, seed=5)
    bot = bots.make("greedy", game, 0)
    for _ in range(120):
        if not match.actors:
            break
        seat = match.actors[0]
        if seat == 0:
            imagined = game.imagine(match.view(0), chance)
            fresh = bots.make("greedy", game, 0)
            assert fresh.choose(imagined.view(0), imagined.legal(0), chance, None) == bot.choose(
                match.view(0), match.legal(0), chance, None
            )
        match.play(seat, match.state.random_legal(seat, chance))


def test_a_bot_is_not_silent_without_a_deadline_nor_hurried_by_one():
    match = dragonhall.Match.start(load("dragonwood"), seats=2, seed=3)
    seat = match.actors[0]
    bot = bots.make("greedy", match.game, seat)
    choices = {bot.choose(match.view(seat), match.legal(seat), dragonhall.chance(1), left) for left in (None, 1.0, 0.0)}
    assert len(choices) == 1
    assert None not in choices


# ---- how greedy plays --------------------------------------------------------------------------


def table(hand: str, landscape: str, enhancements: str = "", options: Options | None = None) -> DragonwoodState:
    """A two-seat position in mid-match with seat 0 to move."""
    game = load("dragonwood")
    assert isinstance(game, Dragonwood)
    state = game.blank(2, options or {})
    edition = game.cards
    state.turn = 21
    state.hands[0] = edition.mask_of(tuple(hand.split()))
    state.hands[1] = edition.mask_of(("G1", "B7", "P12"))
    used = state.hands[0] | state.hands[1]
    state.deck = [card for card in range(edition.cards) if not used >> card & 1]
    for slot, name in enumerate(landscape.split()):
        state.landscape[slot] = edition.kind_of[name]
    for name in enhancements.split():
        flow.own(state, 0, edition.kind_of[name])
    shown = [*state.landscape, *state.owned[0]]
    for kind, copies in enumerate(edition.copies):
        state.woods += [kind] * max(0, copies - shown.count(kind))
    state.lower = len(state.woods)
    return state


def choice(state: DragonwoodState) -> dragonhall.Action:
    bot = bots.make("greedy", load("dragonwood"), 0)
    action = bot.choose(state.view(0), state.legal(0), dragonhall.chance(1), None)
    assert action is not None
    return action


def test_greedy_takes_what_is_nearly_certain():
    action = choice(table("R4 R5 R6 R7 B1", "wild_boar crazy_bats"))
    assert isinstance(action, Attempt)
    assert action.target == "wild_boar"


def test_greedy_draws_when_there_is_little_hope():
    assert choice(table("R4 G9", "blue_dragon angry_ogre")) == Reload()


def test_greedy_rolls_its_lowest_die_again():
    state = table("R4 R5 R6", "wild_boar", "lucky_mushroom")
    tried = Attempt("strike", "wild_boar", ("R4", "R5", "R6"))
    state.apply(0, tried, dragonhall.ScriptedChance({"attempt": [(3, 0, 1)]}))
    assert state.steps[-1] == REROLL
    assert choice(state) == Reroll(1)
    assert Keep() in state.legal(0)


def test_greedy_loses_the_card_that_fits_nothing():
    state = table("R4 R5 R6 R7 B12", "wild_boar")
    state.apply(
        0, Attempt("strike", "wild_boar", ("R4", "R5", "R6", "R7")), dragonhall.ScriptedChance({"attempt": [()]})
    )
    assert state.steps[-1] == WOUND
    assert choice(state) == Discard("B12")


def test_greedy_ends_the_match_when_that_wins_it_and_not_when_it_loses():
    ahead = table("R4 R5 R6 R7 R8 R9", "blue_dragon spooky_spiders")
    kinds = load("dragonwood").cards.kind_of  # type: ignore[attr-defined]
    ahead.woods = []
    ahead.prizes[1] = [kinds["orange_dragon"]]
    ahead.dragons_taken = 1
    behind = ahead.copy()
    ahead.prizes[0] = [kinds["wild_boar"], kinds["hungry_bear"]]
    behind.prizes[1] += [kinds["angry_ogre"], kinds["gooey_glob"]]
    last = choice(ahead)
    assert isinstance(last, Attempt)
    assert last.target == "blue_dragon"
    other = choice(behind)
    assert not isinstance(other, Attempt) or other.target != "blue_dragon"


def test_greedy_casts_the_dragon_spell_when_that_is_best():
    state = table("R1 R2 R3", "blue_dragon", options={"dragon_spell": True, "spell_wounds": 1})
    state.decks_out, state.turns_left = True, 2
    action = choice(state)
    assert isinstance(action, Attempt)
    assert action.method == "spell"


def test_greedy_spends_what_it_cannot_keep_in_its_last_turn():
    state = table("R1 R2 R3", "wild_boar", "lightning_bolt")
    state.decks_out, state.turns_left = True, 2
    action = choice(state)
    assert isinstance(action, Attempt)
    assert action.using == ("lightning_bolt",)
