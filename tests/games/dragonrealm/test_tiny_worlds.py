"""What a seat imagines, compared with rejection sampling on tiny editions: whole matches by the rules themselves.

A plan says what everybody does for all to see. Worlds are dealt at random, but so that red is dealt what it is dealt;
what others choose in secret, they choose among all that they may. Those worlds are kept in which the plan can be
carried out and red sees what it saw in the first of them. What lies hidden there must be imagined as often.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from dragonhall.games.dragonrealm import Dragonrealm, DragonrealmState, load_game
from dragonhall.games.dragonrealm.state import is_up, kind_of
from dragonhall.kernel.chance import FastChance, ScriptedChance

KEPT = 800
SECRET = ""
RED, BLUE, ORANGE = range(3)
LOCATIONS = "den_of_wolves ogres_treehouse snake_pit enchanted_castle dragon_rock dragon_falls"
HELPERS = "soft_boots lucky_socks wings_of_speed dragon_scale elven_cloak dragon_egg ruby_crown"
ONES = "soft_boots lucky_socks dragon_scale potion_of_invisibility treasure_map pet_chipmunk sapphire_pendant"


def tiny(numbers: int, surprises: str, enhancements: str) -> Dragonrealm:
    """Three suits of a few numbers, hands of two and at most three, one open card, one enhancement of two kept."""
    data: dict[str, Any] = deepcopy(dict(load_game().edition))
    data["adventurers"]["suits"] = data["adventurers"]["suits"][:3]
    data["adventurers"]["numbers"] = numbers
    for row in [*data["adventurers"]["goblins"], *data["adventurers"]["rockslides"]]:
        row["copies"] = 1 if row["id"] in surprises.split() else 0
    data["setup"] |= {
        "hand": 2,
        "limit": 3,
        "face_up": 1,
        "goblins_removed": {"2": 0, "3": 0, "4": 0},
        "levels": {"2": [1, 2, 1], "3": [1, 2, 1], "4": [1, 2, 1]},
        "enhancements": {"dealt": 2, "keep": {"1": 1, "2": 1}, "mixed": {"1": 1, "2": 1}},
    }
    for key, names in (("enhancements", enhancements), ("locations", LOCATIONS)):
        data[key] = [row for row in data[key] if row["id"] in names.split()]
    return load_game(data)


class Plan(NamedTuple):
    """What red is dealt, and who does what; a SECRET is a choice that red does not see."""

    game: Dragonrealm
    seats: int
    centre: str
    hands: str
    """Red's cards, then those of others that they show before they draw any."""
    deck: str
    """What comes first, if all see it before anything else is drawn."""
    steps: tuple[tuple[int, str], ...]
    offer: str = "soft_boots elven_cloak"


def start(plan: Plan, rng: random.Random) -> DragonrealmState:
    """A match in which red is dealt what the plan says and all the rest is shuffled."""
    edition = plan.game.cards

    def order(cards: list[int], first: list[int]) -> list[int]:
        rest = [card for card in cards if card not in first]
        rng.shuffle(rest)
        return first + rest

    known = [edition.card_of[name] for name in plan.hands.split()]
    open_card = edition.cards - 1
    cards = order(list(range(edition.cards - 1)), known)
    cards.insert(2 * plan.seats, open_card)
    left = [*cards[2 * plan.seats + 1 :], *edition.goblin_slot, *edition.slide_of]
    kinds = list(range(len(edition.enhancements)))
    script = {
        "adventurers": [cards],
        "deck": [order(left, [edition.surprise_of[name][0] for name in plan.deck.split()])],
        "first player": [BLUE],
        "enhancements": [order(kinds, [edition.enhancement_of[name] for name in plan.offer.split()])],
        "level 1": [edition.locations_for(plan.seats, 1)],
        "level 2": [edition.locations_for(plan.seats, 2)],
    }
    state = plan.game.setup(
        plan.seats, {"centre": plan.centre}, ScriptedChance(script, FastChance(rng.getrandbits(30)))
    )
    assert isinstance(state, DragonrealmState)
    return state


def carry_out(plan: Plan, rng: random.Random, fits: Callable[[int, object], bool]) -> DragonrealmState | None:
    """A world in which the plan was carried out, unless it cannot be or red sees what does not fit."""
    game = plan.game
    state = start(plan, rng)
    for number, (seat, text) in enumerate(plan.steps):
        if seat not in state.actors():
            return None
        words, _, dice = text.partition(": ")
        action = rng.choice(list(state.legal(seat))) if text == SECRET else game.canonical(game.parse(words))
        if state.refusal(seat, action) is not None:
            return None
        script = {"explore": [[game.cards.faces.index(int(face)) for face in dice.split()]]} if dice else {}
        state.apply(seat, action, ScriptedChance(script, FastChance(rng.getrandbits(30))))
        if not fits(number, state.view(RED)):
            return None
    return state


def facts(game: Dragonrealm, state: DragonrealmState) -> list[tuple[object, ...]]:
    """What red cannot see: who holds what, and what comes next, alone and together."""
    edition = game.cards
    found: list[tuple[object, ...]] = [
        ("next card", edition.card_names[state.deck[-1]]),
        ("last card", edition.card_names[state.deck[0]]),
        ("next enhancement", edition.enhancements[state.store[-1]]),
        ("last enhancement", edition.enhancements[state.store[0]]),
        ("dragon", edition.locations[state.locations[0]]),
    ]
    for seat in range(1, state.table.seats):
        hand = edition.cards_in(state.hands[seat])
        down = tuple(sorted([edition.enhancements[kind_of(card)] for card in state.owned[seat] if not is_up(card)]))
        found += [("holds", seat, card) for card in hand]
        found += [("hand", seat, hand), ("face down", seat, down)]
        found += [("face down and next", seat, down, edition.enhancements[state.store[-1]])]
    return found


SLIDE = Plan(
    tiny(5, "rockslide_right", ONES),
    3,
    "academy",
    "R1 R2 G1 G2 O3",
    "rockslide_right",
    (
        (RED, "keep Soft Boots"),
        (BLUE, SECRET),
        (ORANGE, SECRET),
        (BLUE, "storm Snake Pit with G1 G2: 1 1"),
        (ORANGE, "storm Snake Pit with O3: 1"),
        (RED, "storm Snake Pit with R1: 1"),
        (BLUE, "draw from the deck"),
        (RED, "pass R1"),
        (BLUE, SECRET),
        (ORANGE, SECRET),
        (BLUE, "draw from the deck"),
        (BLUE, "discard G2"),
        (ORANGE, "storm Snake Pit with R1: 1"),
        (RED, "storm Snake Pit with R2: 1"),
        (BLUE, "storm Snake Pit with R3: 1"),
    ),
    "soft_boots dragon_scale",
)
"""All know that orange holds O3; then a Rockslide takes O3 or orange's other card to blue, and red does not see which.

Later blue shows R3, which is that other card or one that it drew.
"""

ALLEY = Plan(
    tiny(4, "", HELPERS),
    2,
    "alley",
    "R1 R2 G1 G2",
    "",
    (
        (RED, "keep Elven Cloak"),
        (BLUE, SECRET),
        (BLUE, "storm Snake Pit with G1 G2: 1 1"),
        (RED, "storm Snake Pit with R1: 1"),
        (BLUE, "storm Snake Pit with G1: 1"),
        (BLUE, "buy level 1 with G1"),
        (RED, "storm Snake Pit with R1: 1"),
        (RED, "end the turn"),
        (BLUE, "search Snake Pit with G2: 1"),
        (RED, "storm Snake Pit with R1: 1"),
        (RED, "let the roll stand"),
        (RED, "end the turn"),
        (BLUE, "storm Snake Pit with G2: 1"),
        (BLUE, "buy level 1 with G2"),
    ),
)
"""Blue keeps one enhancement and buys two more; the Boots, which red gave back, lie beneath until the first purchase.

Wings would have shown themselves at each failure; the Boots would not, as blue never sneaks.
"""

RESHUFFLE = Plan(
    tiny(4, "", HELPERS),
    2,
    "academy",
    "R1 R2 G1 G2",
    "",
    (
        (RED, "keep Elven Cloak"),
        (BLUE, SECRET),
        (BLUE, "storm Den of Wolves with G1 G2: 4 4"),
        (RED, "storm Snake Pit with R1: 1"),
        (BLUE, "draw from the deck"),
        (BLUE, "draw from the deck"),
        (RED, "storm Snake Pit with R1: 1"),
        (BLUE, "draw from the deck"),
        (BLUE, "discard R3"),
        (BLUE, "draw from the deck"),
        (BLUE, "discard O3"),
        (RED, "storm Snake Pit with R1: 1"),
        (BLUE, "draw from the deck"),
        (BLUE, "discard O4"),
        (BLUE, "draw from the deck"),
        (BLUE, "discard O1"),
        (RED, "storm Snake Pit with R1: 1"),
        (BLUE, "draw from the deck"),
        (BLUE, "discard G3"),
        (BLUE, "draw from the deck"),
        (BLUE, "discard R4"),
    ),
)
"""Blue empties the deck, so that its hand holds cards of the first deck and of the next, made of what it discarded."""

PLANS = {"a rockslide": SLIDE, "the alley": ALLEY, "a new deck": RESHUFFLE}


@pytest.mark.slow
@pytest.mark.rule("dr-secret-hands")
@pytest.mark.rule("dr-rockslide-choice")
@pytest.mark.rule("dr-secret-enhancements")
@pytest.mark.rule("dr-alley-draw")
@pytest.mark.rule("dr-reshuffle")
@pytest.mark.parametrize("name", PLANS)
def test_what_is_hidden_is_imagined_as_often_as_it_is_so_in_the_worlds_that_look_alike(name: str) -> None:
    plan = PLANS[name]
    rng = random.Random(4)
    seen: dict[int, object] = {}

    def note(number: int, view: object) -> bool:
        seen[number] = view
        return True

    while carry_out(plan, rng, note) is None:
        pass
    true: Counter[tuple[object, ...]] = Counter()
    kept = 0
    while kept < KEPT:
        state = carry_out(plan, rng, lambda number, view: view == seen[number])
        if state is not None:
            kept += 1
            true.update(facts(plan.game, state))
    imagined: Counter[tuple[object, ...]] = Counter()
    view = seen[len(plan.steps) - 1]
    chance = FastChance(5)
    for _ in range(2 * KEPT):
        state = plan.game.imagine(view, chance)
        assert isinstance(state, DragonrealmState)
        imagined.update(facts(plan.game, state))
    in_doubt = [fact for fact, count in true.items() if KEPT / 20 < count < KEPT * 19 / 20]
    assert len(in_doubt) >= 20
    for fact in true.keys() | imagined.keys():
        assert imagined[fact] / (2 * KEPT) == pytest.approx(true[fact] / KEPT, abs=0.045), fact
