"""Chance: the same everywhere, uniform, and a script that refuses what it cannot answer."""

from collections import Counter
from itertools import permutations

import pytest

from dragonhall import Chance, FastChance, ScriptedChance, chance
from dragonhall.kernel.chance import ScriptRanOut


def excess(counts: Counter, kinds: int, draws: int) -> float:
    """How many standard deviations chi-square lies above what chance gives."""
    if kinds == 1:
        return 0.0
    expected = draws / kinds
    square = sum(count * count for count in counts.values()) / expected - draws
    return (square - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5


def test_the_draws_of_a_seed_are_these_on_every_machine():
    some = chance(7)
    assert [some.below(1000, "x") for _ in range(8)] == PINNED["below 7"]
    some = chance("hall")
    assert [some.below(2**31 - 1, "x") for _ in range(4)] == PINNED["below hall"]
    some = chance(-1)
    assert [some.roll(6, dice, "x") for dice in (1, 2, 6, 7)] == PINNED["roll -1"]
    some = chance(2**200)
    assert some.shuffled(list(range(12)), "x") == PINNED["shuffled"]


PINNED = {
    "below 7": [265, 359, 607, 507, 137, 732, 483, 411],
    "below hall": [1523024141, 454499439, 2140352804, 23123916],
    "roll -1": [(0,), (3, 4), (3, 2, 5, 0, 5, 1), (2, 1, 5, 2, 2, 0, 1)],
    "shuffled": [11, 2, 4, 7, 6, 5, 9, 10, 0, 3, 8, 1],
}


def test_a_number_and_its_text_are_different_seeds():
    draws = {}
    for seed in (7, "7", "int:7", "str:7", -7, 8, 7 + 2**61, 7 + 2**64, "", " ", "7 "):
        some = chance(seed)
        draws[tuple(some.below(2**31 - 1, "x") for _ in range(4))] = seed
    assert len(draws) == 11


def test_neighbouring_seeds_have_nothing_in_common():
    draws = Counter(chance(seed).below(6, "x") for seed in range(6000))
    assert excess(draws, 6, 6000) < 5
    pairs = Counter((chance(seed).below(6, "x"), chance(seed + 1).below(6, "x")) for seed in range(3600))
    assert excess(pairs, 36, 3600) < 5


def test_names_of_draws_do_not_change_the_fast_chance():
    one, other = chance(3), chance(3)
    assert [one.below(9, "a", 1, 2) for _ in range(20)] == [other.below(9, "b") for _ in range(20)]


@pytest.mark.parametrize("bound", [*range(1, 51), 64, 100, 1000])
def test_below_is_uniform(bound):
    some = chance(bound)
    draws = 200 * max(bound, 20)
    counts = Counter(some.below(bound, "x") for _ in range(draws))
    assert all(0 <= number < bound for number in counts)
    assert excess(counts, bound, draws) < 5
    assert some.draws == draws


@pytest.mark.parametrize("bound", [6**6, 35**6, 2**30, 2**30 + 1, 3 * 2**29, 2**31 - 2, 2**31 - 1])
def test_below_is_uniform_for_large_bounds(bound):
    """By which of 64 equal parts a number lies in, and by its remainder of 7: both see a biased rejection."""
    some = chance(f"large {bound}")
    draws = 30_000
    numbers = [some.below(bound, "x") for _ in range(draws)]
    assert 0 <= min(numbers) <= max(numbers) < bound
    assert excess(Counter(number * 64 // bound for number in numbers), 64, draws) < 5
    assert excess(Counter(number % 7 for number in numbers), 7, draws) < 5


def test_draws_that_follow_each_other_are_independent():
    some = chance("pairs")
    for bound in (2, 6, 7):
        numbers = [some.below(bound, "x") for _ in range(60_000)]
        for lag in (1, 2, 5):
            pairs = Counter(zip(numbers[::7], numbers[lag::7], strict=False))
            assert excess(pairs, bound * bound, sum(pairs.values())) < 5


@pytest.mark.parametrize(("faces", "dice"), [(6, 6), (2, 6), (1, 6), (8, 6), (35, 6), (36, 6), (6, 5), (6, 7), (4, 0)])
def test_every_die_of_a_roll_is_uniform(faces, dice):
    some = chance(f"dice {faces} {dice}")
    rolls = [some.roll(faces, dice, "x") for _ in range(4000)]
    assert {len(roll) for roll in rolls} == {dice}
    for place in range(dice):
        counts = Counter(roll[place] for roll in rolls)
        assert all(0 <= face < faces for face in counts)
        assert excess(counts, faces, 4000) < 5
    for place in range(1, dice):
        pairs = Counter((roll[place - 1], roll[place]) for roll in rolls)
        assert excess(pairs, faces * faces, 4000) < 5


def test_dice_of_different_faces_may_be_rolled_in_turn():
    some = chance("in turn")
    rolls = {faces: Counter() for faces in (6, 8, 3)}
    for _ in range(1500):
        for faces, counts in rolls.items():
            counts.update(some.roll(faces, 6, "x"))
    for faces, counts in rolls.items():
        assert set(counts) == set(range(faces))
        assert excess(counts, faces, 9000) < 5


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 6])
def test_every_order_of_few_items_is_as_likely(size):
    some = chance(f"orders {size}")
    orders = list(permutations(range(size)))
    draws = 60 * len(orders)
    counts = Counter(tuple(some.shuffled(list(range(size)), "x")) for _ in range(draws))
    assert set(counts) == set(orders)
    assert excess(counts, len(orders), draws) < 5


@pytest.mark.parametrize("size", [9, 42, 64, 199, 200, 201, 204, 250])
def test_every_item_of_a_long_list_may_come_anywhere(size):
    some = chance(f"long {size}")
    items = list(range(size))
    draws = 30 * size
    places = {place: Counter() for place in (0, 1, 4, size // 2, size - 5, size - 4, size - 2, size - 1)}
    item = Counter()
    for _ in range(draws):
        order = some.shuffled(items, "x")
        assert len(order) == size
        for place, counts in places.items():
            counts[order[place]] += 1
        item[order.index(3)] += 1
    assert sorted(order) == items == list(range(size))
    for counts in (*places.values(), item):
        assert excess(counts, size, draws) < 5


def test_shuffling_keeps_doubles_and_the_list_that_was_given():
    items = [-1, -1, 5, 5, 5, 0, 2]
    order = chance(1).shuffled(items, "x")
    assert sorted(order) == sorted(items)
    assert items == [-1, -1, 5, 5, 5, 0, 2]
    assert order is not items


def test_the_plain_chance_shuffles_and_rolls_from_below_alone():
    script = ScriptedChance({"x": [1, 0, 2, 0, 0]})
    assert Chance.roll(script, 3, 2, "x") == (1, 0)
    assert Chance.shuffled(script, [10, 20, 30], "x") == [20, 10, 30]


def test_a_script_answers_by_purpose_and_in_order():
    script = ScriptedChance({"die": [3, 0], "dice": [[1, 2], (0,)], "deck": [[4, 9]]})
    assert script.roll(6, 3, "dice") == (1, 2, 0)
    assert script.below(6, "die", 1, 5) == 3
    assert script.shuffled([1, 4, 9, 16], "deck") == [1, 16, 9, 4]
    assert script.left() == {"die": 1, "dice": 1}
    assert script.below(6, "die") == 0
    assert script.roll(2, 2, "dice") == (0, 0)
    assert script.left() == {}
    assert script.draws == 5


def test_what_a_script_leaves_out_comes_from_the_other_chance():
    script = ScriptedChance({"a": [1]}, chance(5))
    other = FastChance(5)
    assert script.below(9, "a") == 1
    assert script.below(9, "a") == other.below(9, "b")
    assert script.roll(6, 6, "b") == other.roll(6, 6, "b")
    assert script.shuffled([1, 2, 3], "c") == other.shuffled([1, 2, 3], "c")


@pytest.mark.parametrize("ask", [
    lambda script: script.below(6, "none"),
    lambda script: script.roll(6, 2, "none"),
    lambda script: script.shuffled([1, 2], "none"),
])  # fmt: skip
def test_a_script_without_more_answers_says_for_what(ask):
    with pytest.raises(ScriptRanOut, match="'none'"):
        ask(ScriptedChance({"some": [1]}))


@pytest.mark.parametrize("answer", [6, -1, 7, "3", 1.0, True, [1], ()])
def test_a_script_cannot_answer_a_number_with_this(answer):
    with pytest.raises(ValueError, match="'x' wants a number below 6"):
        ScriptedChance({"x": [answer]}).below(6, "x")


@pytest.mark.parametrize("answer", [3, "12", {1: 2}, [6], [-1], [0, 1, 2], [1.5], ["1"], [True], [[1]]])
def test_a_script_cannot_answer_two_dice_with_this(answer):
    with pytest.raises(ValueError, match=r"'x' wants at most 2 dice|a sequence of numbers"):
        ScriptedChance({"x": [answer]}).roll(6, 2, "x")


@pytest.mark.parametrize("answer", [3, "12", [4], [1, 1], [1, 2, 3, 1], [1.0], ["1"], [True]])
def test_a_script_cannot_answer_a_shuffle_of_three_with_this(answer):
    with pytest.raises(ValueError, match=r"'x' has no \d|a sequence of numbers"):
        ScriptedChance({"x": [answer]}).shuffled([1, 2, 3], "x")
