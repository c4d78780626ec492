"""Imagining tiles and coins that changed hands unseen: compared with rejection sampling by other code."""

import random
from collections import Counter
from copy import deepcopy

import pytest

from dragonhall.games.drakon import load_game
from dragonhall.games.drakon.rules import coins, tiles
from dragonhall.games.drakon.stories import MOST_STORIES, Story, after_transfer
from dragonhall.kernel.chance import FastChance
from dragonhall.testing.lair import deal
from dragonhall.testing.walk import view_bytes

SAMPLES = 3000


def theft():
    """All saw a harp go into green's hand, beside two other tiles; then blue takes one of the three."""
    table = deal(red="empty-NE", blue="", green="wind_storm-NE empty-NS", seats=3)
    table.state.pile.remove(table.game.pieces.tile_of["magic_harp-NE"])
    tiles.take_in(table.state, 2, table.game.pieces.tile_of["magic_harp-NE"])
    return table


def share(table, seat, tile, samples=SAMPLES):
    """How often a seat holds a tile in what red imagines."""
    chance = FastChance(5)
    wanted = table.game.pieces.tile_of[tile]
    view = table.red.sees()
    return sum(wanted in table.game.imagine(view, chance).hands[seat] for _ in range(samples)) / samples


@pytest.mark.rule("dk-memory")
def test_a_tile_that_all_know_stays_until_one_is_taken_and_may_then_have_moved():
    table = theft()
    assert share(table, 2, "magic_harp-NE", 50) == 1
    tiles.steal(table.state, 1, 2, FastChance(1), [])
    assert share(table, 1, "magic_harp-NE") == pytest.approx(1 / 3, abs=0.04)
    assert share(table, 2, "magic_harp-NE") == pytest.approx(2 / 3, abs=0.04)


def placed(table, seat, tile):
    """A tile of a hand lies in the lair, as far as hands know."""
    state = table.state
    tiles.choose(state, seat, state.hands[seat][state.hands[seat].index(table.game.pieces.tile_of[tile])])
    tiles.play(state, seat)


def worlds(blue_shows, number=200_000):
    """Where the harp is, by rejection: deal green two unseen tiles, let one of three go over, keep what fits.

    The unseen tiles are the pile and green's two; blue's only tile, when it is shown, must be the one that was shown.
    """
    rng = random.Random(3)
    table = theft()
    edition = table.game.pieces
    unseen = [edition.tiles[tile] for tile in [*table.state.pile, *table.state.hands[2][:2]]]
    found: Counter[bool] = Counter()
    for _ in range(number):
        first, second = rng.sample(unseen, 2)
        hand = ["magic_harp-NE", first, second]
        taken = rng.randrange(3)
        if blue_shows is None or hand[taken] == blue_shows:
            found[taken == 0] += 1
    return found[True] / found.total()


@pytest.mark.rule("dk-memory")
def test_what_the_thief_places_later_says_what_was_taken():
    table = theft()
    tiles.steal(table.state, 1, 2, FastChance(1), [])
    other = next(
        name for name in ("wind_storm-NE", "empty-NS") if table.game.pieces.tile_of[name] in table.state.hands[1]
    )
    placed(table, 1, other)
    assert worlds(other) == 0
    assert share(table, 2, "magic_harp-NE", 100) == 1


@pytest.mark.rule("dk-memory")
@pytest.mark.slow
def test_a_tile_drawn_since_makes_both_stories_possible():
    table = theft()
    tiles.steal(table.state, 1, 2, FastChance(1), [])
    table.state.hands[1].append(table.state.pile.pop())
    table.state.memory.append((1, 1, -1, table.state.hands[1][-1], 0))
    shown = table.state.hands[1][-1]
    placed(table, 1, table.game.pieces.tiles[shown])
    rng = random.Random(4)
    edition = table.game.pieces
    start = theft()
    unseen = [edition.tiles[tile] for tile in [*start.state.pile, *start.state.hands[2][:2]]]
    wanted = edition.tiles[shown]
    moved: Counter[bool] = Counter()
    for _ in range(400_000):
        first, second, drawn = rng.sample(unseen, 3)
        taken = rng.randrange(3)
        blue = [["magic_harp-NE", first, second][taken], drawn]
        for tile in blue:  # each tile of the hand that could be the one that was shown weighs alike
            if tile == wanted:
                moved[taken == 0] += 1
    expected = moved[True] / moved.total()
    assert share(table, 1, "magic_harp-NE", 6000) == pytest.approx(expected, abs=0.03)


def tiny(goal):
    """Eight coins: four ones and four threes; so much gold wins."""
    data = deepcopy(dict(load_game().edition))
    data["id"] = "tiny"
    data["goals"]["gold"] = goal
    data["coins"] = [{"gold": 1, "count": 4, "source": "house"}, {"gold": 3, "count": 4, "source": "house"}]
    return load_game(data)


def story(steps, goal):
    """Let coins go from hand to hand as told, nobody winning on the way; what red saw of it, and the position."""
    for seed in range(100):
        table, seen = told(steps, goal, FastChance(seed))
        if table.result is None:
            return table, seen
    raise AssertionError("somebody always wins")


def told(steps, goal, chance):
    table = deal(seats=3, game=tiny(goal), hoard="1 1 1 1 3 3 3 3")
    seen = []
    for what, seat, other in steps:
        state = table.state
        before = len(state.memory)
        if what == "find":
            coins.find(state, seat, chance, [])
        elif what == "lose":
            coins.lose(state, seat, "chamber", chance, [])
        else:
            coins.steal(state, seat, other, "chamber", chance, [])
        seen.append(state.memory[before][3] if 0 in (seat, other) else None)
    return table, seen


def rejected(steps, seen, goal, wanted=4000):
    """Rivals' gold by plain rejection: the same story with coins dealt by chance, kept where it shows red the same."""
    rng = random.Random(7)
    gold = (1, 3)
    found: Counter[tuple[int, int]] = Counter()
    tried = 0
    while found.total() < wanted:
        tried += 1
        assert tried < 3_000_000, "too few worlds fit"
        hoard = [0] * 4 + [1] * 4
        purses: list[list[int]] = [[], [], []]
        for (what, seat, other), saw in zip(steps, seen, strict=True):
            source = hoard if what == "find" else purses[seat] if what == "lose" else purses[other]
            coin = source.pop(rng.randrange(len(source)))
            (hoard if what == "lose" else purses[seat]).append(coin)
            total = sum(gold[each] for each in purses[seat])
            if saw not in (None, coin) or (what != "lose" and total >= goal):
                break
        else:
            found[sum(gold[each] for each in purses[1]), sum(gold[each] for each in purses[2])] += 1
    return found


STORIES = {
    "found": [("find", 1, -1), ("find", 1, -1), ("find", 2, -1)],
    "near the goal": [("find", 1, -1), ("find", 1, -1), ("find", 1, -1), ("find", 2, -1)],
    "robbed": [("find", 1, -1), ("find", 1, -1), ("steal", 2, 1), ("find", 0, -1)],
    "from me": [("find", 0, -1), ("find", 0, -1), ("steal", 1, 0), ("find", 1, -1), ("lose", 1, -1), ("find", 0, -1)],
    "round about": [
        ("find", 0, -1),
        ("steal", 1, 0),
        ("find", 1, -1),
        ("steal", 2, 1),
        ("steal", 0, 2),
        ("find", 2, -1),
    ],
    "lost": [("find", 0, -1), ("lose", 0, -1), ("find", 1, -1), ("find", 0, -1)],
}


@pytest.mark.rule("dk-secret-coins")
@pytest.mark.slow
@pytest.mark.parametrize("name", STORIES)
def test_coins_are_imagined_as_often_as_in_worlds_that_fit(name):
    goal = 7 if name == "near the goal" else 20
    table, seen = story(STORIES[name], goal)
    expected = rejected(STORIES[name], seen, goal)
    chance = FastChance(2)
    view = table.red.sees()
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        imagined = table.game.imagine(view, chance)
        found[imagined.gold_in(1), imagined.gold_in(2)] += 1
    for key in expected.keys() | found.keys():
        assert found[key] / found.total() == pytest.approx(expected[key] / expected.total(), abs=0.045), key


@pytest.mark.rule("dk-win")
def test_nobody_is_imagined_with_enough_to_have_won():
    table = deal(coins={"blue": "3 3 2", "green": "3 3 3"}, seats=3)
    table.state.memory = [(5, 1, -1, coin, 0) for coin in table.state.purses[1]]
    table.state.memory += [(5, 2, -1, coin, 0) for coin in table.state.purses[2]]
    chance = FastChance(1)
    for _ in range(300):
        imagined = table.game.imagine(table.red.sees(), chance)
        assert imagined.gold_in(1) < 10
        assert imagined.gold_in(2) < 10


@pytest.mark.rule("dk-secret-tiles")
def test_a_tile_that_another_seat_is_about_to_place_is_imagined_as_one_that_fits():
    table = deal(lair="1,0 empty S; 2,0 empty S", red="empty-NE", blue="empty-NE empty-N", turn="blue", seats=2)
    table.blue.does("lay Empty NE")
    chance = FastChance(1)
    chosen = Counter(table.game.imagine(table.red.sees(), chance).chosen for _ in range(400))
    assert len(chosen) > 20, "any tile may be the one"
    table.blue.does("put it at 2,1")
    assert table.question == "face"
    for _ in range(200):
        imagined = table.game.imagine(table.red.sees(), chance)
        assert len(imagined.legal(1)) > 1
        assert view_bytes(imagined, 0) == view_bytes(table.state, 0)


@pytest.mark.rule("dk-memory")
def test_too_many_stories_are_cut_down_to_the_likeliest():
    stories = [Story([30, 0, 0, 0], [2] * 15)]
    for kind in range(15):
        stories[0].add(0, kind)
    for turn in range(12):
        stories = after_transfer(stories, turn % 3, turn % 3 + 1)
        assert len(stories) <= MOST_STORIES
        assert sum(each.weight for each in stories) == pytest.approx(1)


@pytest.mark.rule("dk-memory")
def test_a_spectator_imagines_nothing():
    table = deal()
    with pytest.raises(ValueError, match="spectator"):
        table.game.imagine(table.view(None), FastChance(1))
