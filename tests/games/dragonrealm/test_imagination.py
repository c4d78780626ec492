"""What a seat of Dragonrealm imagines, compared with rejection sampling by other code."""

import random
from collections import Counter

import pytest

import dragonhall
from dragonhall.games.dragonrealm import load_game
from dragonhall.games.dragonrealm.state import is_up, kind_of
from dragonhall.kernel.chance import FastChance, ScriptedChance
from dragonhall.testing.realm import deal

GAME = load_game()
EDITION = GAME.cards
NAMES = EDITION.enhancements
ONES = [name for kind, name in enumerate(NAMES) if EDITION.enhancement_level[kind] == 1]


def level(name):
    return 1 if name in ONES else 2


def slide_table():
    """Red passes to blue, blue to orange, orange to red, two each; red does not see what blue passes to orange."""
    table = deal(red="12r 1g 2g", blue="7r 8p 9o", orange="1b 2b 3b", deck="rockslide_left 7p")
    table.state.shown[1] = EDITION.mask_of(("R7",))
    table.red.does("draw from the deck")
    table.red.does("pass G1 G2")
    table.orange.does("pass B1 B2")
    return table


def shares(view, samples=3000):
    chance = FastChance(3)
    found = Counter()
    for _ in range(samples):
        imagined = GAME.imagine(view, chance)
        for seat in (1, 2):
            for card in EDITION.cards_in(imagined.hands[seat]):
                found[seat, card] += 1
    return {key: value / samples for key, value in found.items()}


@pytest.mark.rule("dr-rockslide-choice")
def test_a_known_card_has_moved_on_as_often_as_two_of_three_are_passed():
    table = slide_table()
    table.blue.does("pass P8 O9")
    imagined = shares(table.red.sees())
    assert imagined[2, "R7"] == pytest.approx(2 / 3, abs=0.04)
    assert imagined[1, "R7"] == pytest.approx(1 / 3, abs=0.04)
    assert imagined[1, "G1"] == imagined[1, "G2"] == 1, "what red passed is there"


@pytest.mark.rule("dr-rockslide-choice")
@pytest.mark.slow
def test_what_is_shown_later_makes_some_stories_likelier():
    """Orange shows B3 after the slide: it had one card of its own left, and two that came from blue."""
    table = slide_table()
    table.blue.does("pass P8 O9")
    table.red.does("draw from the deck")
    table.blue.does("draw from the deck")
    table.blue.does("draw from the deck")
    table.orange.does("storm Giants Keep with B3", dice="1")
    imagined = shares(table.red.sees())
    rng = random.Random(5)
    red = set(table.red.hand)
    unseen = [name for name in EDITION.card_of if name not in red | {"G1", "G2", "R7", "B1", "B2"}]
    unseen = [name for name in unseen if name not in table.view(0).face_up]
    kept, moved = 0, 0
    while kept < 2500:
        cards = rng.sample(unseen, 3)  # two of blue's, the one that orange kept
        blue = ["R7", *cards[:2]]
        passed = rng.sample(blue, 2)
        if "B3" in [cards[2], *passed]:
            kept += 1
            moved += "R7" in passed
    assert imagined[2, "B3"] == 1
    assert imagined[2, "R7"] == pytest.approx(moved / kept, abs=0.04)
    assert imagined[2, "R7"] < 0.6, "an unseen card that orange shows may be one that came"


@pytest.mark.rule("dr-rockslide-choice")
def test_a_known_card_that_is_shown_again_lies_where_it_is_shown():
    for passed, holder in (("P8 O9", 1), ("R7 P8", 2)):
        table = slide_table()
        table.blue.does(f"pass {passed}")
        table.red.does("draw from the deck")
        if holder == 2:
            table.blue.does("draw from the deck")
            table.blue.does("draw from the deck")
        seat = (table.red, table.blue, table.orange)[holder]
        seat.does("storm Giants Keep with R7", dice="1")
        imagined = shares(table.red.sees(), 300)
        assert imagined[holder, "R7"] == 1
        assert (3 - holder, "R7") not in imagined


OFFER = ["soft_boots", "treasure_map", "dragon_egg"]


def alley_match(blue_keeps, steps=()):
    """A match of two in the Alley: red is dealt OFFER and keeps the Dragon Egg. Blue's deal is by `blue_keeps`."""
    deals = {
        "ones": ["pet_chipmunk", "dragon_scale", "ruby_crown"],
        "two": ["ruby_crown", "pet_chipmunk", "elven_cloak"],
    }
    order = [EDITION.enhancement_of[name] for name in [*OFFER, *deals[blue_keeps]]]
    state = GAME.setup(
        2, {"centre": "alley"}, ScriptedChance({"enhancements": [order], "first player": [0]}, FastChance(4))
    )
    state.apply(0, GAME.parse("keep Dragon Egg"), FastChance(1))
    kept = "keep Pet Chipmunk and Dragon Scale" if blue_keeps == "ones" else "keep Ruby Crown"
    state.apply(1, GAME.parse(kept), FastChance(1))
    return state


def by_rejection(blue_kept, purchases, worlds, own):
    """Worlds in which all falls out as red saw it: blue keeps so many of each level, then purchases (seat, level).

    `own` are the cards that red bought, in order. Gives where each card lies: "blue", "above", "beneath" or "deck".
    """
    rng = random.Random(8)
    found, kept = Counter(), 0
    others = [name for name in NAMES if name not in OFFER]
    while kept < worlds:
        pile = rng.sample(others, len(others))
        dealt, pile = pile[:3], pile[3:]
        choices = [[a, b] for at, a in enumerate(dealt) for b in dealt[at + 1 :] if level(a) == level(b) == 1]
        choices += [[name] for name in dealt if level(name) == 2]
        blue = rng.choice(choices)
        if sorted(map(level, blue)) != blue_kept:
            continue
        beneath = [name for name in dealt if name not in blue] + OFFER[:2]
        rng.shuffle(beneath)
        store = beneath + pile
        bought, fits = [], True
        for seat, wanted in purchases:
            at = max((at for at, name in enumerate(store) if level(name) == wanted), default=-1)
            if at < 0:
                fits = False
                break
            card = store.pop(at)
            rng.shuffle(store)
            if seat == 0:
                bought.append(card)
            else:
                blue.append(card)
        if not fits or bought != own:
            continue
        kept += 1
        found.update(("blue", name) for name in blue)
        found.update(("deck", name) for name in store)
    return {key: value / kept for key, value in found.items()}


def imagined_shares(view, samples=3000):
    found = Counter()
    chance = FastChance(6)
    for _ in range(samples):
        imagined = GAME.imagine(view, chance)
        found.update(("blue", NAMES[kind_of(card)]) for card in imagined.owned[1])
        found.update(("deck", NAMES[kind]) for kind in imagined.store)
    return {key: value / samples for key, value in found.items()}


def compare(imagined, expected):
    for key in set(imagined) | set(expected):
        assert imagined.get(key, 0) == pytest.approx(expected.get(key, 0), abs=0.045), key


@pytest.mark.rule("dr-secret-enhancements")
@pytest.mark.parametrize(("blue_keeps", "levels"), [("ones", [1, 1]), ("two", [2])])
def test_face_down_enhancements_are_imagined_as_counting_says(blue_keeps, levels):
    state = alley_match(blue_keeps)
    compare(imagined_shares(state.view(0)), by_rejection(levels, [], 3000, []))


@pytest.mark.rule("dr-alley-draw")
@pytest.mark.slow
@pytest.mark.parametrize(("blue_keeps", "levels"), [("ones", [1, 1]), ("two", [2])])
def test_what_lies_beneath_is_seldom_bought_first(blue_keeps, levels):
    """Blue buys level 1, then level 1 again: the first comes from the top, where red's returned cards are not."""
    state = alley_match(blue_keeps)
    state.centre[1], state.home[1] = 4, 4
    state.steps[-1] = state.steps[-1] | 1 << 4
    state.active = 1
    for _ in range(2):
        card = EDITION.cards_in(state.hands[1])[0]
        state.apply(1, GAME.parse(f"buy level 1 with {card}"), FastChance(9))
    expected = by_rejection(levels, [(1, 1), (1, 1)], 3000, [])
    imagined = imagined_shares(state.view(0))
    compare(imagined, expected)
    assert imagined["blue", "soft_boots"] < imagined["blue", "pet_chipmunk"]


@pytest.mark.rule("dr-permanent")
def test_what_would_have_shown_itself_is_not_imagined_face_down():
    table = deal(red="5r", blue="1r 2r", owned={"blue": "dragon_scale pet_chipmunk"})
    table.state.offered = [[], []]
    for kind in (EDITION.enhancement_of["ruby_crown"],):
        table.state.own(0, kind)
        table.state.store.remove(kind)
    table.red.does("draw from the deck")
    table.red.does("draw from the deck")
    table.blue.does("sneak Giants Keep with R1", dice="1")
    view = table.red.sees()
    assert [card.tried for card in view.players[1].enhancements] == [("sneak", "failure")] * 2
    chance = FastChance(2)
    seen = Counter()
    for _ in range(500):
        imagined = GAME.imagine(view, chance)
        seen.update(NAMES[kind_of(card)] for card in imagined.owned[1] if not is_up(card))
        assert imagined.view(0) == view
    assert set(seen) == set(ONES) - {"soft_boots", "wings_of_speed"}


@pytest.mark.rule("dr-after-roll")
def test_while_a_roll_is_pending_the_socks_may_be_among_the_face_down_cards():
    table = deal(red="5r 6g 7b", blue="1r", owned={"red": "dragon_scale lucky_socks", "blue": "ruby_crown"})
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    assert table.question == "roll"
    chance = FastChance(1)
    able = 0
    for _ in range(300):
        imagined = GAME.imagine(table.blue.sees(), chance)
        assert imagined.view(1) == table.blue.sees()
        assert imagined.played & ~imagined.hands[0] == 0
        able += any(str(action).startswith("re-roll") for action in imagined.legal(0))
    assert 20 < able < 200
    imagined = GAME.imagine(table.red.sees(), chance)
    assert [str(action) for action in imagined.legal(0)] == table.red.options()


def test_in_a_match_of_four_the_goblins_put_away_are_those_that_never_came():
    away = Counter()
    for seed in range(4):
        match = dragonhall.Match.start(GAME, 4, seed)
        while match.view(None).question == "keep":
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        chance = FastChance(seed)
        for _ in range(300):
            imagined = GAME.imagine(match.view(0), chance)
            away.update(EDITION.cards_in(imagined.removed))
    assert all(count == pytest.approx(800, rel=0.15) for count in away.values())
    assert len(away) == 3


@pytest.mark.rule("dr-mixed-deal")
@pytest.mark.rule("dr-enhancements-left")
@pytest.mark.parametrize("deal_option", ["any", "mixed"])
def test_in_what_is_imagined_others_remember_what_they_gave_back(deal_option):
    """Before and after purchases: what they kept and gave back is a deal, and they can imagine in their turn."""
    chance = FastChance(7)
    bought = 0
    for seed in range(8):
        match = dragonhall.Match.start(GAME, 3, seed, {"centre": "alley", "deal": deal_option})
        for _ in range(60):
            match.play(match.actors[0], match.state.random_legal(match.actors[0], chance))
            if match.state.turn == 0:
                continue
            imagined = GAME.imagine(match.view(0), chance)
            bought += imagined.purchases > 0
            for seat in (1, 2):
                view = imagined.view(seat)
                player = view.players[seat]
                first = [card.level for card in [*player.enhancements, *player.spent] if card.since == 0]
                dealt = sorted(first + [level(name) for name in view.returned])
                assert len(dealt) == 3
                assert deal_option == "any" or dealt == [1, 1, 2]
                again = GAME.imagine(view, chance).view(seat)
                assert again.returned == view.returned
                assert [one.enhancements for one in again.players] == [one.enhancements for one in view.players]
    assert bought > 50


def test_a_spectator_imagines_nothing():
    with pytest.raises(ValueError, match="spectator"):
        GAME.imagine(deal(red="5r", blue="1r").view(None), FastChance(1))
