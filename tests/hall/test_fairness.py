"""Draws follow from the secret and their names alone."""

from collections import Counter

from dragonhall.hall.fairness import KeyedChance


def test_no_other_draw_changes_a_draw() -> None:
    plain = [KeyedChance("s").below(6, "dice", 1, 4)]
    busy = KeyedChance("s")
    busy.below(6, "dice", 0, 4)
    busy.shuffled(list(range(30)), "deck", -1, 3)
    busy.below(6, "dice", 1, 3)
    assert [busy.below(6, "dice", 1, 4)] == plain


def test_draws_of_one_name_differ_by_their_place_even_after_others() -> None:
    chance = KeyedChance("s")
    first = [chance.below(2**31 - 1, "dice", 0, 5) for _ in range(3)]
    chance.below(6, "first player")
    assert len({*first, chance.below(2**31 - 1, "dice", 0, 5)}) == 4
    assert chance.draws == 5


def test_another_secret_draws_otherwise() -> None:
    assert KeyedChance("a").shuffled(list(range(52)), "deck") != KeyedChance("b").shuffled(list(range(52)), "deck")


def test_dice_are_even() -> None:
    chance = KeyedChance("even")
    counts = Counter(chance.below(6, "dice", 0, turn) for turn in range(12_000))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 25  # chi-square, 5 degrees: p ≈ 0.0001
