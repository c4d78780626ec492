"""What a location of Dragonrealm brings: majorities, goblins and every kind of tie."""

import pytest

from dragonhall.games.dragonrealm.events import ClosedUp, Completed, Revealed
from dragonhall.games.dragonrealm.scoring import shares
from dragonhall.testing.realm import deal

NOBODY = -1

CASES = {
    "seed_halfling": (6, 5, [2, 1, 3], 2, [2, 1, 6], 2),
    "sole_player": (5, 3, [5, 0], 0, [8, 0], 0),
    "player_tie_first": (9, 5, [3, 3, 1], 0, [7, 7, 1], NOBODY),
    "tie_first_with_goblins_only": (7, 4, [2, 1], 2, [5, 1], 0),
    "two_players_and_goblins_tie_first": (7, 4, [2, 2], 2, [3, 3], NOBODY),
    "goblins_win": (7, 4, [2, 1], 3, [4, 1], NOBODY),
    "goblins_win_tie_second": (7, 4, [1, 1], 3, [2, 2], NOBODY),
    "goblins_second": (7, 4, [3, 1], 2, [7, 1], 0),
    "goblins_only": (7, 4, [0, 0], 6, [0, 0], NOBODY),
    "overflow_three_way": (6, 4, [2, 2, 2], 0, [3, 3, 3], NOBODY),
    "lone_player_with_goblin": (9, 4, [3, 0], 1, [9, 0], 0),
    "end_game_lone_adventurer": (9, 5, [0, 1], 0, [0, 14], 1),
    "clear_first_and_second": (9, 5, [3, 2, 1], 0, [9, 5, 1], 0),
    "second_ties_with_goblins": (9, 5, [3, 1], 1, [9, 2], 0),
    "three_tie_second": (9, 5, [3, 1, 1, 1], 0, [9, 1, 1, 1], 0),
    "a_share_rounds_down_to_nothing": (1, 1, [1, 1, 1], 0, [0, 0, 0], NOBODY),
    "nobody_there": (9, 5, [0, 0], 0, [0, 0], NOBODY),
    "four_players": (7, 4, [1, 3, 2, 1], 1, [1, 7, 4, 1], 1),
}


@pytest.mark.rule("dr-first-second")
@pytest.mark.rule("dr-goblins-count")
@pytest.mark.rule("dr-alone")
@pytest.mark.rule("dr-tie-first")
@pytest.mark.rule("dr-tie-second")
@pytest.mark.rule("dr-location-card")
@pytest.mark.rule("dr-nobody-wins")
@pytest.mark.rule("dr-tie-with-goblins")
@pytest.mark.parametrize("case", CASES)
def test_scoring(case):
    first, second, there, goblins, coins, winner = CASES[case]
    assert shares(first, second, 1, there, goblins) == (coins, winner)


@pytest.mark.parametrize("case", CASES)
def test_no_more_coins_are_paid_than_a_location_has(case):
    first, second, there, _goblins, coins, _ = CASES[case]
    assert sum(coins) <= first + second + sum(1 for count in there if count)
    assert all(paid == 0 for paid, count in zip(coins, there, strict=True) if count == 0)


@pytest.mark.rule("dr-complete")
def test_a_location_is_scored_as_soon_as_adventurers_and_goblins_fill_it():
    table = deal(red="5r 5g 5b", blue="1r", there={"den_of_wolves": "1 1 1"})
    table.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    assert table.happened(Completed) == [], "one space is left"
    full = deal(red="5r 5g 5b", blue="1r", there={"den_of_wolves": "1 1 2"})
    full.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    (completed,) = full.happened(Completed)
    assert (completed.adventurers, completed.goblins, completed.coins) == ((2, 1), 2, (4, 1))
    assert completed.winner == 0


@pytest.mark.rule("dr-location-card")
@pytest.mark.rule("dr-secret-coins")
def test_the_winner_takes_the_card_with_its_dragonstones():
    table = deal(red="5r 5g 5b", blue="1r", there={"den_of_wolves": "3 1"})
    table.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    assert table.red.won == ["den_of_wolves"]
    assert table.view(1).players[0].dragonstones == 2
    assert table.view(None).lost == ()


@pytest.mark.rule("dr-nobody-wins")
@pytest.mark.parametrize("there", ["1 2 1", "0 1 3"])
def test_on_a_tie_between_players_or_a_goblin_win_the_card_is_discarded(there):
    table = deal(red="5r 5g 5b", blue="1r", there={"den_of_wolves": there})
    table.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    assert table.view(None).lost == ("den_of_wolves",)
    assert table.red.won == table.blue.won == []


@pytest.mark.rule("dr-tie-with-goblins")
def test_goblins_do_not_care_for_dragonstones():
    table = deal(red="5r 5g 5b", blue="1r", there={"den_of_wolves": "1 1 2"})
    table.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    assert table.red.won == ["den_of_wolves"]


@pytest.mark.rule("dr-go-home")
def test_everybody_goes_home_from_a_scored_location():
    table = deal(red="5r 5g 5b", blue="1r", there={"den_of_wolves": "1 1 2"})
    table.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    assert (table.red.home, table.blue.home, table.view(None).goblins) == (8, 8, 6)


@pytest.mark.rule("dr-new-location")
def test_the_next_location_takes_the_same_place():
    table = deal(
        red="5r 5g 5b", blue="1r", row="snake_pit den_of_wolves", locations="fire_swamp", there={"den_of_wolves": "3 1"}
    )
    table.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    (revealed,) = table.happened(Revealed)
    assert (revealed.location, revealed.slot, revealed.left) == ("fire_swamp", 1, 1)
    assert table.row[:2] == ["snake_pit", "fire_swamp"]
    assert table.there("fire_swamp") == [0, 0]


@pytest.mark.rule("dr-new-location")
def test_when_no_location_follows_the_row_closes_up():
    table = deal(
        red="5r 5g 5b",
        blue="1r",
        row="snake_pit den_of_wolves dragon_rock",
        locations="",
        there={"den_of_wolves": "3 1", "dragon_rock": "1 2", "snake_pit": "0 1"},
    )
    table.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    assert table.happened(ClosedUp)[0].row == ("snake_pit", "dragon_rock")
    assert table.row == ["snake_pit", "dragon_rock"]
    assert table.there("dragon_rock") == [1, 2]
    assert table.there("snake_pit") == [0, 1]
    assert table.turn_of == "blue", "the game goes on"


@pytest.mark.rule("dr-coins")
def test_coins_are_a_value_and_never_run_out():
    table = deal(red="5r 5g 5b", blue="1r", there={"den_of_wolves": "3 1"}, coins={"red": 500})
    table.red.does("search Den Of Wolves with R5 G5 B5", dice="4 4 4")
    assert table.red.coins == 505
    values = {row["id"]: row["value"] for row in table.game.edition["coins"]}
    assert values == {"copper": 1, "silver": 5, "gold": 10}


@pytest.mark.rule("dr-secret-coins")
def test_totals_are_shown_by_the_screen_only_where_the_table_wants_it():
    from dragonhall.games.dragonrealm import words
    from dragonhall.kernel.words import Words

    for shown in (False, True):
        table = deal(red="5r", blue="1r", coins={"red": 7, "blue": 9}, options={"open_totals": shown})
        told = Words("dragonrealm", "en", table.game.edition)
        rows = words.table(table.view(0), told, table.game.edition, ["Ana", "Bo"])[1].rows
        assert any("7 coins" in cell for cell in rows[0])
        assert any("9 coins" in cell for cell in rows[1]) == shown


@pytest.mark.rule("dr-in-the-open")
def test_the_view_says_what_a_scoring_now_would_bring():
    table = deal(red="5r", blue="1r", there={"den_of_wolves": "2 1 1"})
    place = table.view(None).row[0]
    assert (place.adventurers, place.goblins, place.coins, place.winner) == ((2, 1), 1, (5, 1), 0)
