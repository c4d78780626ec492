"""Which explorations are legal: the list compared with plain search through all cards of a hand."""

from itertools import combinations, pairwise

import pytest

from dragonhall.games.dragonrealm import load_game
from dragonhall.games.dragonrealm.actions import Buy, Draw, Explore
from dragonhall.kernel.chance import FastChance
from dragonhall.testing.realm import deal

GAME = load_game()
ROW = ("den_of_wolves", "enchanted_castle", "giants_keep")


def is_set(method, cards):
    numbers = sorted(int(card[1:]) for card in cards)
    if method == "sneak":
        return all(after == before + 1 for before, after in pairwise(numbers))
    return len(set(numbers)) == 1 if method == "search" else len({card[0] for card in cards}) == 1


def is_set_with_mask(method, cards):
    """One of the cards may be any card at all, a twin of another too."""
    every = [f"{suit}{number}" for suit in "ROGBP" for number in range(1, 13)]
    return any(
        is_set(method, [*cards[:at], other, *cards[at + 1 :]]) for at in range(len(cards)) for other in [*every, "X5"]
    )


def by_hand(hand, masked):
    found = set()
    for size in range(1, 7):
        for cards in combinations(hand, size):
            for method in ("sneak", "search", "storm"):
                plain = is_set(method, cards)
                if plain:
                    found.update((method, cards, (), place) for place in ROW)
                elif masked and is_set_with_mask(method, list(cards)):
                    found.update((method, cards, ("shapeshifters_mask",), place) for place in ROW)
    return found


@pytest.mark.rule("dr-sneak")
@pytest.mark.rule("dr-search")
@pytest.mark.rule("dr-storm")
@pytest.mark.rule("dr-mask")
@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize(
    "hand", ["5r 6g 7b 7p 9r", "1r 2r 3r 11g 12g", "5r 5o 5g 5b 5p 6p", "1r 3r 5r 7r 9r 11r 12r", "4g"]
)
def test_the_list_of_explorations_is_complete(hand, masked):
    table = deal(red=hand, blue="8o", owned={"red": "shapeshifters_mask"} if masked else None)
    listed = [
        (action.method, action.cards, action.using, action.location)
        for action in table.state.legal(0)
        if isinstance(action, Explore)
    ]
    assert len(set(listed)) == len(listed)
    assert set(listed) == by_hand(table.red.hand, masked)


def test_every_choice_of_helpful_enhancements_is_listed():
    table = deal(
        red="5r", blue="8o", owned={"red": "potion_of_invisibility treasure_map fireball_spell pet_chipmunk soft_boots"}
    )
    using = {
        action.using for action in table.state.legal(0) if isinstance(action, Explore) and action.method == "sneak"
    }
    assert using == {
        (),
        ("potion_of_invisibility",),
        ("pet_chipmunk",),
        ("potion_of_invisibility", "pet_chipmunk"),
    }


@pytest.mark.parametrize("owned", ["", "pet_chipmunk fireball_spell", "shapeshifters_mask"])
def test_a_random_action_may_be_any_of_them_alike(owned):
    table = deal(red="5r 5g 6g", blue="8o", owned={"red": owned}, centre={"red": 2}, coins={"red": 2}, alley=True)
    legal = table.state.legal(0)
    assert {type(action) for action in legal} == {Draw, Explore, Buy}
    chance = FastChance(4)
    counts = dict.fromkeys(legal, 0)
    for _ in range(200 * len(legal)):
        counts[table.state.random_legal(0, chance)] += 1
    assert min(counts.values()) > 120
    assert max(counts.values()) < 290
