"""How a match of Dragonrealm ends, and who wins it."""

import pytest

import dragonhall
from dragonhall.games.dragonrealm.events import Completed, Counted, Drew, Ended, Played, Showed
from dragonhall.games.dragonrealm.scoring import bonuses, result_of
from dragonhall.testing.realm import deal
from dragonhall.testing.walk import walk

LAST_ROW = "den_of_wolves dragon_rock giants_keep"


def storm_the_dragon(**more):
    """Red fills the Dragon's last space."""
    more.setdefault("there", {"dragon_rock": "3 2"})
    table = deal(red="5r 6r 7r 8r", blue="1r", row=LAST_ROW, locations="", **more)
    table.red.does("storm Dragon Rock with R5 R6 R7 R8", dice="4 4 4 4")
    return table


@pytest.mark.rule("dr-end")
def test_the_game_ends_at_once_when_the_dragon_is_complete():
    table = storm_the_dragon()
    assert table.result is not None
    assert table.result.ending == "dragon"
    assert table.asked == []
    assert table.happened(Played) == table.happened(Drew) == [], "nothing is drawn any more"
    assert table.happened(Ended)[0].winners == (0,)
    assert table.red.refused_by("draw from the deck") == "table-over.refused"
    assert table.red.coins == 10
    assert table.blue.coins == 6


@pytest.mark.rule("dr-end-scoring")
def test_what_is_not_full_is_scored_as_if_it_were():
    table = storm_the_dragon(there={"dragon_rock": "3 2", "den_of_wolves": "0 1", "giants_keep": "1 1 2"})
    completed = table.happened(Completed)
    assert [(event.location, event.full) for event in completed] == [
        ("dragon_rock", True),
        ("den_of_wolves", False),
        ("giants_keep", False),
    ]
    assert completed[1].coins == (0, 8), "a lone adventurer takes all"
    assert completed[2].coins == (2, 2), "second to the goblins, shared"
    assert table.blue.won == ["den_of_wolves"]
    assert table.view(None).row == ()


@pytest.mark.rule("dr-end-scoring")
def test_a_location_without_anybody_pays_nobody():
    table = storm_the_dragon()
    assert [event.coins for event in table.happened(Completed)] == [(10, 6), (0, 0), (0, 0)]
    assert table.view(None).lost == ("den_of_wolves", "giants_keep")


@pytest.mark.rule("dr-endless")
@pytest.mark.parametrize("seats", [2, 3])
def test_thirty_rounds_without_anybody_placed_end_the_game(seats):
    hands = dict(zip(("red", "blue", "orange"), ("1r 2r", "1g 2g", "1b 2b"), strict=True))
    table = deal(
        **dict(list(hands.items())[:seats]),
        row="den_of_wolves dragon_rock",
        locations="",
        there={"den_of_wolves": "1 0" + " 0" * (seats - 2)},
    )
    for turn in range(30 * seats):
        assert table.result is None
        assert table.view(None).quiet == turn
        seat = getattr(table, table.turn_of)
        seat.does(f"sneak Den Of Wolves with {seat.hand[0]}", dice="1")
        if table.question == "roll":
            seat.does("let the roll stand")
    assert table.result.ending == "quiet"
    assert table.red.coins == 8, "scored as if it were complete"


@pytest.mark.rule("dr-endless")
def test_whoever_is_placed_even_a_goblin_ends_the_quiet():
    table = deal(red="1r", blue="1g", deck="2b 3b 4b goblins_left 5b")
    table.red.does("draw from the deck")
    table.red.does("draw from the deck")
    assert table.view(None).quiet == 1
    table.blue.does("draw from the deck")
    table.blue.does("draw from the deck")
    assert table.view(None).quiet == 0


@pytest.mark.rule("dr-dragonstones")
def test_dragonstones_are_on_locations_in_the_academy_and_on_enhancements():
    table = storm_the_dragon(
        won={"red": "witchs_cabin", "blue": "fire_swamp"},
        centre={"red": 2, "blue": 5},
        owned={"red": "dragon_scale", "blue": "dragon_egg"},
    )
    assert table.happened(Counted)[0].dragonstones == (1 + 2 + 3 + 5, 3 + 3 + 5)


@pytest.mark.rule("dr-most-dragonstones")
@pytest.mark.parametrize(
    ("stones", "coins"),
    [((7, 7, 5), [3, 3, 0]), ((7, 5, 5), [5, 0, 0]), ((0, 0, 0), [3, 3, 3]), ((1, 0, 0), [5, 0, 0])],
)
def test_most_dragonstones_bring_five_coins_or_three_each(stones, coins):
    worth = {7: "isle_of_dragons witchs_cabin", 5: "dragons_lair", 1: "witchs_cabin", 0: ""}
    used: list[str] = []
    won = {}
    for name, count in zip(("red", "blue", "orange"), stones, strict=True):
        cards = worth[count]
        if set(cards.split()) & set(used):
            cards = {7: "dragonbone_spire slimy_tunnels", 5: "dragon_falls"}[count]
        used += cards.split()
        won[name] = cards
    table = deal(red="", blue="", orange="", won=won)
    assert bonuses(table.state) == coins


@pytest.mark.rule("dr-treasures")
@pytest.mark.rule("dr-winner")
def test_coins_on_enhancements_count_and_are_shown_at_the_end():
    table = storm_the_dragon(owned={"blue": "ruby_crown sapphire_pendant soft_boots"})
    (showed,) = table.happened(Showed)
    assert (showed.seat, set(showed.cards)) == (1, {"ruby_crown", "sapphire_pendant", "soft_boots"})
    assert table.view(0).players[1].treasure == 6
    assert [score.total for score in table.result.scores] == [15, 12]
    assert [(line.message, line.points) for line in table.result.scores[1].lines] == [
        ("dr-score-coins", 6),
        ("dr-score-enhancements", 6),
        ("dr-score-dragonstones", 0),
    ]


@pytest.mark.rule("dr-winner")
def test_most_coins_win():
    table = storm_the_dragon(coins={"blue": 10})
    assert [score.total for score in table.result.scores] == [15, 16]
    assert table.result.winners == (1,)
    assert table.result.tie == ""


@pytest.mark.rule("dr-tie")
def test_equal_coins_go_to_most_dragonstones():
    table = storm_the_dragon(coins={"blue": 9})
    assert [score.total for score in table.result.scores] == [15, 15]
    assert table.result.winners == (0,)
    assert [score.place for score in table.result.scores] == [1, 2]
    assert table.result.tie == "dr-tie-broken"


@pytest.mark.rule("dr-tie")
def test_equal_coins_and_dragonstones_share_the_win():
    table = deal(red="", blue="", orange="", coins={"red": 4, "blue": 4, "orange": 3})
    result = result_of(table.state)
    assert result.winners == (0, 1)
    assert [score.place for score in result.scores] == [1, 1, 3]
    assert result.tie == "dr-tie-shared"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_end_by_the_dragon_and_add_up(seats):
    game = dragonhall.load("dragonrealm")
    for seed in range(5):
        match = None
        for step in walk(game, seats, {"centre": "alley"}, seed):
            match = step.match
        counted = next(event for event in match.events[-1] if isinstance(event, Counted))
        for score in match.result.scores:
            coins = match.state.coins[score.seat]
            assert score.total == coins + counted.bonus[score.seat] + counted.enhancements[score.seat]
