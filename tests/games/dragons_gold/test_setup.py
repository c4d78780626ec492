"""Setting up Dragon's Gold: teams, dragons, the bag, the market card, who begins."""

from collections import Counter

import pytest

import dragonhall
from dragonhall.games.dragons_gold.actions import COLOURS
from dragonhall.games.dragons_gold.events import ObjectDrawn, Revealed, SetUp, TurnBegan

GAME = dragonhall.load("dragons_gold")


def start(seats=4, seed=1, **options):
    return dragonhall.Match.start(GAME, seats, seed, options)


@pytest.mark.rule("dg-players")
def test_three_to_six_play():
    assert [GAME.check(seats, {}) is None for seats in range(2, 8)] == [False, True, True, True, True, False]


@pytest.mark.rule("dg-team")
def test_everyone_has_four_adventurers_who_add_up_to_ten_and_are_ready():
    view = start(6).view(None)
    for player in view.players:
        assert player.ready == ("knight_strong", "knight_light", "thief", "wizard")
        assert player.resting == ()
    assert [row["attack"] for row in GAME.edition["adventurers"]] == [4, 3, 2, 1]


@pytest.mark.rule("dg-dragons")
def test_eighteen_dragons_keep_to_the_published_ranges_and_hold_more_than_the_bag():
    dragons = GAME.edition["dragons"]
    assert len(dragons) == 18
    assert {row["strength"] for row in dragons} == {5, 6, 7, 8, 9, 10, 11}
    assert (min(row["known"] for row in dragons), max(row["known"] for row in dragons)) == (0, 11)
    assert (min(row["hidden"] for row in dragons), max(row["hidden"] for row in dragons)) == (0, 9)
    assert (5, 4, 1) in [(row["strength"], row["known"], row["hidden"]) for row in dragons]
    assert sum(row["known"] + row["hidden"] for row in dragons) > 126


@pytest.mark.rule("dg-tokens")
def test_there_are_126_tokens():
    census = GAME.census(start().state)
    tokens = Counter(piece for place in census.values() for piece in place if piece in COLOURS)
    assert sum(tokens.values()) == 126
    assert [tokens[colour] for colour in COLOURS] == [35, 20, 16, 12, 12, 12, 12, 6, 1]


@pytest.mark.rule("dg-first-dragons")
@pytest.mark.rule("dg-known-treasure")
def test_four_dragons_lie_open_each_with_its_known_treasure():
    match = start()
    known = {row["id"]: row["known"] for row in GAME.edition["dragons"]}
    dragons = match.view(None).dragons
    assert len(dragons) == 4
    for dragon in dragons:
        assert sum(dragon.treasure) == known[dragon.dragon]
        assert dragon.attackers == ()
    assert match.view(None).pile == 14
    revealed = [event for event in match.opening if isinstance(event, Revealed)]
    assert [event.slot for event in revealed] == [0, 1, 2, 3]
    assert revealed[-1].bag == sum(match.view(None).bag) == 126 - sum(sum(d.treasure) for d in dragons)


@pytest.mark.rule("dg-draw-at-random")
def test_treasure_comes_from_the_bag_in_proportion():
    seen = Counter()
    for seed in range(400):
        for dragon in start(3, seed).view(None).dragons:
            seen.update(dict(zip(COLOURS, dragon.treasure, strict=True)))
    drawn = sum(seen.values())
    for row in GAME.edition["tokens"]:
        share = row["count"] / 126
        assert abs(seen[row["id"]] - drawn * share) < 5 * (drawn * share * (1 - share)) ** 0.5 + 1


@pytest.mark.rule("dg-market-card")
def test_seven_new_dragons_come_before_the_market_and_seven_after():
    opening = start().opening[0]
    assert isinstance(opening, SetUp)
    assert (opening.bag, opening.pile, opening.market_after, opening.objects) == (126, 18, 7, 0)
    assert start().view(None).until_market == 7
    assert start().view(None).pile - 7 == 7


@pytest.mark.rule("dg-first-player")
def test_chance_decides_who_begins():
    begins = Counter(start(3, seed).view(None).active for seed in range(300))
    assert set(begins) == {0, 1, 2}
    assert min(begins.values()) > 60
    assert start().opening[-1] == TurnBegan(start().view(None).active, 1)


@pytest.mark.rule("dg-object-deal")
def test_with_magic_objects_everyone_gets_one_that_only_they_see():
    match = start(5, magic_objects=True)
    drawn = [event for event in match.opening if isinstance(event, ObjectDrawn)]
    assert [event.seat for event in drawn] == [0, 1, 2, 3, 4]
    assert [event.left for event in drawn] == [23, 22, 21, 20, 19]
    assert drawn[2].to(2).card == drawn[2].card
    assert drawn[2].to(1).card == "?"
    assert match.view(2).players[2].objects == (drawn[2].card,)
    assert match.view(1).players[2].objects == ("?",)
    assert match.view(None).objects == 19


def test_the_same_seed_gives_the_same_table():
    assert start(4, 9).state_hash == start(4, 9).state_hash != start(4, 10).state_hash
