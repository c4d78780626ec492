"""Sets of cards: found, counted and drawn, compared with plain search."""

from collections import Counter
from itertools import combinations

import pytest

from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.edition import BadEdition, Table
from dragonhall.kernel.picking import SetPicker
from dragonhall.kernel.sets import NUMBER, RUN, SUIT, Sets
from dragonhall.kernel.suits import Suits, cards_of


def names(word):
    return dict.fromkeys(("en", "es", "vi"), word)


def suits(numbers=7, letters="RGB"):
    rows = [
        {
            "id": f"suit{letter.lower()}",
            "letter": letter,
            "symbol": "x",
            "names": dict.fromkeys(("en", "es", "vi"), letter),
            "source": "house",
        }
        for letter in letters
    ]
    return Suits(Table({"numbers": numbers, "suits": rows}, "cards"))


SUITS = suits()


def is_set(kind, cards, wilds=0):
    numbers = sorted(SUITS.number_of[card] for card in cards)
    if kind == NUMBER:
        return len(set(numbers)) <= 1
    if kind == SUIT:
        return len({card % SUITS.width for card in cards}) <= 1
    if len(set(numbers)) != len(numbers) or len(numbers) + wilds > SUITS.numbers:
        return False
    return not numbers or numbers[-1] - numbers[0] + 1 <= len(numbers) + wilds


@pytest.mark.parametrize("wilds", [0, 1, 2])
@pytest.mark.parametrize("kind", [RUN, NUMBER, SUIT])
def test_sets_are_found_and_judged_as_plain_search_does(kind, wilds):
    most = 4
    sets = Sets(SUITS, most)
    for seed in range(30):
        hand = FastChance(seed).shuffled(list(range(SUITS.cards)), "hand")[:7]
        mask = sum(1 << card for card in hand)
        found = sets.find(kind, mask, wilds)
        for size in range(1, most + 1):
            wanted = {
                sum(1 << card for card in cards)
                for cards in combinations(hand, size)
                if size + wilds <= most and is_set(kind, cards, wilds)
            }
            assert set(found[size]) == wanted
            assert len(found[size]) == len(wanted)
            for cards in combinations(hand, size):
                assert sets.fits(kind, sum(1 << card for card in cards), wilds) == is_set(kind, cards, wilds)


@pytest.mark.parametrize("by_size", [[0, 1, 1, 1, 1], [0, 0, 1, 2, 3], [0, 3, 0, 0, 1]])
def test_every_use_of_every_set_is_drawn_alike(by_size):
    sets = Sets(SUITS, 4)
    picker = SetPicker(sets)
    uses = [picker.uses(by_size)] * 3
    hand = SUITS.mask_of(("R1", "R2", "G2", "B2", "R3", "G5"))
    every = Counter()
    for kind in (RUN, NUMBER, SUIT):
        for size in range(1, 5):
            for cards in sets.find(kind, hand, 0)[size]:
                for use in range(by_size[size]):
                    every[kind, cards, use] = 0
    for other in range(2):
        every[-1, 0, other] = 0
    chance = FastChance(5)
    for _ in range(300 * len(every)):
        every[picker.pick(hand, uses, 2, chance, 0, 1)] += 1
    assert min(every.values()) > 220
    assert max(every.values()) < 380


def test_cards_have_names_and_further_cards_may_share_one():
    mine = suits()
    first, second = mine.add("storm"), mine.add("storm")
    assert (first, second) == (21, 22)
    assert mine.cards_in(mine.mask_of(("B7", "R1")) | 1 << first | 1 << second) == ("R1", "B7", "storm", "storm")
    assert cards_of(0b10110) == [1, 2, 4]
    with pytest.raises(KeyError):
        mine.mask_of(("storm",))


@pytest.mark.parametrize(("letters", "says"), [("", "from 1 to 8 suits"), ("RR", "one capital letter of its own")])
def test_suits_that_are_wrong_are_told(letters, says):
    with pytest.raises(BadEdition, match=says):
        suits(letters=letters)
