"""The Academy and the Alley of Dragonrealm, and the one question after a roll."""

import pytest

from dragonhall.games.dragonrealm import load_game
from dragonhall.games.dragonrealm.events import Bought, Called, Discarded, Rerolled, Rolled, Showed, Stood, Succeeded
from dragonhall.testing.realm import deal


@pytest.mark.rule("dr-academy")
@pytest.mark.parametrize(("count", "placed"), [(1, 0), (2, 1), (3, 1)])
def test_each_adventurer_called_adds_one(count, placed):
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 3})
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 1")
    assert table.question == "roll"
    assert table.red.options() == [
        "let the roll stand",
        "call 1 from the Academy",
        "call 2 from the Academy",
        "call 3 from the Academy",
    ]
    table.red.does(f"call {count} from the Academy")
    (called,) = table.happened(Called)
    assert (called.total, called.needed) == (5 + count, 7)
    assert table.there("giants_keep") == [placed, 0]
    assert table.red.centre == 3 - count + (0 if placed else 1)


@pytest.mark.rule("dr-academy")
def test_only_those_who_are_there_can_be_called():
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 2})
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    assert table.red.refused_by("call 3 from the Academy") == "dr-academy.too-many"
    assert table.red.refused_by("call 0 from the Academy") == "dr-academy.none"
    assert table.red.refused_by("draw from the deck") == "dr-turn.answer-first"
    assert table.blue.refused_by("let the roll stand") == "table-turn.not-asked"


@pytest.mark.rule("dr-academy")
def test_an_adventurer_can_help_from_the_next_turn_on():
    table = deal(red="5r 6g 7b", blue="1r")
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="1 1 1")
    assert table.turn_of == "blue", "the one who goes there now cannot help with this roll"
    table.blue.does("sneak Giants Keep with R1", dice="1")
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    table.red.does("call 1 from the Academy")
    assert table.there("giants_keep") == [1, 0]


@pytest.mark.rule("dr-academy-home")
def test_who_is_called_comes_home_first_and_can_be_placed():
    table = deal(red="5r 5g 5b", blue="1r", centre={"red": 8})
    table.red.does("search Giants Keep with R5 G5 B5", dice="2 2 2")
    table.red.does("call 2 from the Academy")
    assert table.there("giants_keep") == [2, 0]
    assert (table.red.home, table.red.centre) == (0, 6)
    assert table.happened(Succeeded)[0].fetched == 0


@pytest.mark.rule("dr-after-roll")
@pytest.mark.rule("dr-no-adventurers")
def test_after_a_success_one_is_asked_only_where_places_outnumber_those_at_home():
    table = deal(red="5r 5g 5b", blue="1r", centre={"red": 4}, away={"red": 3})
    table.red.does("search Giants Keep with R5 G5 B5", dice="4 4 4")
    assert table.question == "roll", "one is at home, two may be placed"
    table.red.does("call 1 from the Academy")
    assert table.there("giants_keep") == [2, 0]
    rich = deal(red="5r 5g 5b", blue="1r", centre={"red": 4})
    rich.red.does("search Giants Keep with R5 G5 B5", dice="4 4 4")
    assert rich.turn_of == "blue"


@pytest.mark.rule("dr-after-roll")
def test_a_success_may_stand_with_fewer_placed():
    table = deal(red="5r 5g 5b", blue="1r", centre={"red": 4}, away={"red": 3})
    table.red.does("search Giants Keep with R5 G5 B5", dice="4 4 4")
    table.red.does("let the roll stand")
    assert table.happened(Stood)
    assert table.there("giants_keep") == [1, 0]
    assert table.red.centre == 4


@pytest.mark.rule("dr-after-roll")
def test_nobody_is_asked_where_nothing_can_help():
    alone = deal(red="5r 6g 7b", blue="1r")
    alone.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    assert alone.turn_of == "blue"
    far = deal(red="5r 6g 7b", blue="1r", centre={"red": 2})
    far.red.does("sneak Giants Keep with R5 G6 B7", dice="1 1 1")
    assert far.turn_of == "blue", "three and two are not seven"


@pytest.mark.rule("dr-after-roll")
@pytest.mark.parametrize("owned", ["lucky_socks", "dragon_scale"])
def test_who_might_have_the_socks_is_asked_alike(owned):
    table = deal(red="5r 6g 7b", blue="1r", owned={"red": owned})
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    assert table.question == "roll"
    assert table.view(None).roll.might_reroll
    assert table.red.may("re-roll a 2") == (owned == "lucky_socks")
    assert table.red.sees().roll.may_reroll == (owned == "lucky_socks")
    assert not table.view(1).roll.may_reroll


@pytest.mark.rule("dr-after-roll")
@pytest.mark.parametrize("owned", [{"red": "dragon_egg"}, {"red": "dragon_scale", "blue": "lucky_socks!"}])
def test_who_cannot_have_the_socks_is_not_asked(owned):
    table = deal(red="5r 6g 7b", blue="1r", owned=owned)
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    assert table.turn_of == "blue", "they are of level 1, or lie open elsewhere"


@pytest.mark.rule("dr-after-roll")
@pytest.mark.rule("dr-socks")
def test_a_re_roll_and_a_call_can_follow_each_other():
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 2}, owned={"red": "lucky_socks"})
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="1 1 1")
    table.red.does("re-roll a 1", reroll=3)
    assert (table.happened(Rerolled)[0].total, table.question) == (5, "roll")
    assert table.red.refused_by("re-roll a 1") == "dr-socks.not-now", "only once"
    table.red.does("call 2 from the Academy")
    assert table.there("giants_keep") == [1, 0]


@pytest.mark.rule("dr-alley")
def test_a_failure_sends_an_adventurer_to_the_alley_where_nobody_helps_with_rolls():
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 1}, coins={"red": 5}, alley=True)
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    assert table.red.centre == 2
    assert table.question == "alley"
    assert table.red.refused_by("call 1 from the Academy") == "dr-turn.answer-first"
    asked = deal(red="5r 6g 7b", blue="1r", centre={"red": 2}, alley=True)
    asked.red.does("sneak Giants Keep with R5 G6", dice="2 2")
    assert asked.red.refused_by("call 1 from the Academy") == "dr-academy.not-here"


@pytest.mark.rule("dr-alley")
def test_with_the_academy_nothing_is_for_sale():
    table = deal(red="5r", blue="1r", centre={"red": 4}, coins={"red": 9})
    assert table.red.refused_by("buy level 2") == "dr-alley.not-here"


@pytest.mark.rule("dr-alley-buy")
@pytest.mark.rule("dr-alley-draw")
def test_level_1_costs_two_adventurers_and_a_card():
    table = deal(
        red="5r 6g", blue="1r", centre={"red": 3}, alley=True, store="dragon_egg soft_boots ruby_crown pet_chipmunk"
    )
    table.red.does("buy level 1 with R5")
    assert table.red.enhancements == ["soft_boots"], "the first of that level"
    assert (table.red.home, table.red.centre) == (7, 1)
    assert table.red.hand == ["G6"]
    assert table.discards == ["R5"]
    assert table.happened(Discarded)[0].why == "alley"
    assert table.question == "turn", "the turn goes on"
    bought = table.happened(Bought)[0]
    assert (bought.level, bought.coins, bought.adventurers) == (1, 0, 2)
    assert (bought.to(0).card, bought.to(1).card) == ("soft_boots", "?")
    assert table.view(1).players[0].enhancements[0].level == 1
    assert sum(table.view(None).store) == 15


@pytest.mark.rule("dr-alley-buy")
def test_level_2_costs_two_adventurers_and_two_coins():
    table = deal(red="5r", blue="1r", centre={"red": 2}, coins={"red": 5}, alley=True, store="soft_boots ruby_crown")
    table.red.does("buy level 2")
    assert (table.red.enhancements, table.red.coins, table.red.centre) == (["ruby_crown"], 3, 0)
    assert table.red.hand == ["R5"]


@pytest.mark.rule("dr-alley-buy")
def test_what_does_not_pay():
    table = deal(red="5r 6g", blue="1r", centre={"red": 2}, coins={"red": 1}, alley=True)
    assert table.red.refused_by("buy level 2") == "dr-alley-buy.coins"
    assert table.red.refused_by("buy level 2 with R5") == "dr-alley-buy.no-cards"
    assert table.red.refused_by("buy level 1") == "dr-alley-buy.price"
    assert table.red.refused_by("buy level 1 with R5 G6") == "dr-alley-buy.price"
    assert table.red.refused_by("buy level 1 with R1") == "dr-play-from-hand.not-in-hand"
    assert table.red.refused_by("buy level 3") == "dr-alley-buy.level"
    poor = deal(red="5r 6g", blue="1r", centre={"red": 1}, alley=True)
    assert poor.red.refused_by("buy level 1 with R5") == "dr-alley-buy.adventurers"


@pytest.mark.rule("dr-alley-draw")
def test_the_other_cards_are_shuffled_and_seen_by_nobody():
    table = deal(red="5r", blue="1r", centre={"red": 2}, alley=True, store="dragon_egg ruby_crown soft_boots")
    table.red.does("buy level 1 with R5")
    assert not any("dragon_egg" in str(event.to(0)) for event in table.events)
    assert table.view(None).beneath == 0


@pytest.mark.rule("dr-alley-sold-out")
def test_a_level_that_has_run_out_cannot_be_bought_and_nothing_is_paid():
    table = deal(
        red="5r", blue="1r", centre={"red": 2}, coins={"red": 5}, alley=True, store="soft_boots", store_is_all=True
    )
    assert table.red.refused_by("buy level 2") == "dr-alley-sold-out.level"
    assert table.view(None).store == (1, 0)
    table.red.does("buy level 1 with R5")
    assert table.red.refused_by("buy level 1 with R5") != ""


@pytest.mark.rule("dr-alley-coins")
def test_coins_on_enhancements_do_not_pay():
    table = deal(
        red="5r",
        blue="1r",
        centre={"red": 2},
        coins={"red": 1},
        alley=True,
        owned={"red": "ruby_crown sapphire_pendant"},
    )
    assert table.red.refused_by("buy level 2") == "dr-alley-buy.coins"
    assert table.red.sees().players[0].treasure == 6
    assert table.red.sees().players[0].coins == 1


@pytest.mark.rule("dr-alley-when")
def test_one_can_buy_before_the_roll_after_it_and_at_the_end_of_the_turn():
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 6}, coins={"red": 9}, alley=True)
    assert table.red.may("buy level 2")
    table.red.does("buy level 2")
    table.red.does("sneak Giants Keep with R5 G6", dice="1 1")
    assert table.question == "roll"
    table.red.does("buy level 2")
    assert table.question == "roll"
    table.red.does("let the roll stand")
    assert table.question == "alley"
    assert table.red.centre == 3
    table.red.does("buy level 2")
    assert table.turn_of == "blue", "with one adventurer left there nothing more can be bought"


@pytest.mark.rule("dr-alley-when")
def test_an_adventurer_who_has_just_come_can_be_used():
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 1}, alley=True)
    table.red.does("sneak Giants Keep with R5 G6", dice="1 1")
    assert table.question == "alley"
    table.red.does("buy level 1 with B7")
    assert (table.red.centre, table.turn_of) == (0, "blue")


@pytest.mark.rule("dr-alley-when")
def test_one_need_not_buy():
    table = deal(red="5r", blue="1r", centre={"red": 4}, alley=True)
    table.red.does("draw from the deck")
    assert table.red.refused_by("buy level 1 with R5") == "dr-turn.answer-first", "not in the middle of a rest"
    table.red.does("draw from the deck")
    assert table.question == "alley"
    table.red.does("end the turn")
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-alley-buy")
def test_cards_that_lie_on_the_table_do_not_pay():
    table = deal(red="5r 6g 7b", blue="1r", centre={"red": 2}, alley=True)
    table.red.does("sneak Giants Keep with R5 G6", dice="1 1")
    assert table.red.refused_by("buy level 1 with R5") == "dr-alley-buy.played"
    assert table.red.may("buy level 1 with B7")


@pytest.mark.rule("dr-alley-after-roll")
@pytest.mark.parametrize("bought", ["lucky_socks", "soft_boots"])
def test_what_is_bought_after_a_roll_does_not_change_it(bought):
    table = deal(red="5r 6g 7b 8p 9p", blue="1r", centre={"red": 4}, alley=True, store=bought)
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
    table.red.does("buy level 1 with P9")
    assert table.red.enhancements == [bought]
    assert table.question == "roll"
    assert table.view(0).roll.total == 6
    assert table.red.refused_by("re-roll a 2") == "dr-socks.not-now"
    table.red.does("let the roll stand")
    assert table.there("giants_keep") == [0, 0]


@pytest.mark.rule("dr-alley-after-roll")
def test_a_purchase_settles_a_roll_about_which_nothing_is_left_to_decide():
    table = deal(red="5r 6g 7b 8p", blue="1r", centre={"red": 2}, alley=True)
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="4 4 4")
    assert table.question == "roll"
    table.red.does("buy level 1 with P8")
    assert table.there("giants_keep") == [1, 0]
    assert table.happened(Rolled) == []
    assert table.happened(Showed) == []


@pytest.mark.rule("dr-waiting-adventurers")
@pytest.mark.parametrize(("count", "stones"), [(0, 0), (2, 2), (3, 3), (5, 3)])
@pytest.mark.parametrize("alley", [False, True])
def test_adventurers_who_stay_are_dragonstones_up_to_three(count, stones, alley):
    table = deal(red="5r", blue="1r", centre={"red": count}, alley=alley)
    assert table.view(None).players[0].dragonstones == stones


@pytest.mark.rule("dr-alley-after-roll")
@pytest.mark.rule("dr-socks")
@pytest.mark.parametrize("again", ["lucky_socks", "other_socks"])
def test_a_card_for_rolling_again_that_was_bought_after_the_roll_stays_face_down(again):
    """With an edition that has two such cards, the one that was owned before the roll is the one that serves."""
    data = dict(load_game().edition)
    socks = next(row for row in data["enhancements"] if row["id"] == "lucky_socks")
    data["enhancements"] = [*data["enhancements"], {**socks, "id": "other_socks"}]
    bought = "other_socks" if again == "lucky_socks" else "lucky_socks"
    table = deal(
        game=load_game(data),
        red="5r 6g 7b 9p",
        blue="1r",
        owned={"red": again},
        store=bought,
        centre={"red": 2},
        alley=True,
    )
    table.red.does("sneak Giants Keep with R5 G6", dice="1 1")
    table.red.does("let the roll stand")
    table.red.does("end the turn")
    table.blue.does("draw from the deck")
    table.blue.does("draw from the deck")
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 1")
    table.red.does("re-roll a 1", reroll=1)
    assert table.red.enhancements == [f"{again}!"]
    table.red.does("let the roll stand")
    table.red.does("end the turn")
    table.blue.does("draw from the deck")
    table.blue.does("draw from the deck")
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 1")
    table.red.does("buy level 1 with P9")
    table.red.does("re-roll a 1", reroll=1)
    assert table.red.enhancements == [f"{again}!", bought]
