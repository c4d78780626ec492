"""A turn of Dragonwood: reload, strike, stomp, scream, succeed or miss."""

import pytest

from dragonhall.games.dragonwood.events import Captured, Discarded, Drew, LadybugDrawn, Missed, Rolled, Shuffled
from dragonhall.testing.table import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


@pytest.mark.rule("dw-turn")
def test_a_turn_is_one_reload_or_one_attempt_and_nobody_may_pass():
    table = deal(red="5r 6g", blue="1r", deck="9p")
    assert table.asked == ["red"]
    assert rule_of(table.blue.refused("reload")) == "table-turn.not-asked"
    assert rule_of(table.red.refused("discard R5")) == "dw-turn.answer-first"
    assert rule_of(table.red.refused("keep the roll")) == "dw-turn.answer-first"
    assert {type(action).__name__ for action in table.state.legal(0)} == {"Reload", "Attempt"}


@pytest.mark.rule("dw-reload")
def test_reload_draws_one_adventurer_and_ends_the_turn():
    table = deal(red="5r", blue="1r", deck="9p")
    table.red.does("reload")
    assert table.red.hand == ["R5", "P9"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-reload")
def test_an_empty_hand_can_only_reload():
    table = deal(red="", blue="1r")
    assert [str(action) for action in table.state.legal(0)] == ["reload"]


@pytest.mark.rule("dw-hand-limit")
def test_with_nine_cards_one_is_discarded_after_the_reload():
    table = deal(red="1r 2r 3r 4r 5r 6r 7r 8r 9r", blue="1g", deck="12p")
    table.red.does("reload")
    assert table.question == "limit"
    assert len(table.red.hand) == 10
    assert table.asked == ["red"]
    table.red.does("discard P12")
    assert len(table.red.hand) == 9
    assert table.discards == ["P12"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-hand-limit")
def test_a_ladybug_at_nine_cards_makes_two_discards():
    table = deal(red="1r 2r 3r 4r 5r 6r 7r 8r 9r", blue="1g", deck="ladybug 11p 12p")
    table.red.does("reload")
    table.red.does("discard R1")
    assert rule_of(table.red.refused("discard R1")) == "dw-play-from-hand.twice"
    assert table.discards == [], "both turn over together"
    table.red.does("discard R2")
    assert table.discards == ["R1", "R2"]
    assert len(table.red.hand) == 9


@pytest.mark.rule("dw-ladybug")
def test_a_ladybug_is_discarded_and_two_cards_are_drawn():
    table = deal(red="5r", blue="1r", deck="ladybug 9p 10p")
    table.red.does("reload")
    assert table.red.hand == ["R5", "P9", "P10"]
    assert len(table.happened(LadybugDrawn)) == 1
    assert table.view(None).ladybugs == 1


@pytest.mark.rule("dw-ladybug")
def test_ladybugs_chain():
    table = deal(red="5r", blue="1r", deck="ladybug ladybug 9p 10p 11p")
    table.red.does("reload")
    assert table.red.hand == ["R5", "P9", "P10", "P11"]


@pytest.mark.rule("dw-reshuffle")
def test_an_empty_deck_is_made_anew_from_the_discards_ladybugs_too():
    table = deal(red="5r", blue="1r", deck="9p", deck_is_all=True)
    assert table.view(None).deck == 1
    table.red.does("reload")
    assert not table.happened(Shuffled), "only a draw that meets an empty deck shuffles"
    table.blue.does("reload")
    assert len(table.happened(Shuffled)) == 1
    assert table.view(None).ladybugs + table.state.deck.count(-1) == 4
    assert table.view(None).decks == 2


@pytest.mark.rule("dw-attempt")
def test_an_attempt_is_shown_whole_before_the_roll():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar", owned={"red": "lightning_bolt"})
    table.red.does("strike Wild Boar with R5 G6 B7, using Lightning Bolt", dice="1 1 1")
    shown, spent, rolled = table.events[:3]
    assert (shown.method, shown.target, shown.cards, shown.using) == (
        "strike",
        "wild_boar",
        ("R5", "G6", "B7"),
        ("lightning_bolt",),
    )
    assert (shown.needed, shown.bonus) == (8, 4)
    assert spent.cards == ("lightning_bolt",)
    assert rolled.total == 7


@pytest.mark.rule("dw-landscape")
def test_only_a_card_of_the_landscape_can_be_tried():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar")
    refusal = table.red.refused("strike Angry Ogre with R5 G6 B7")
    assert rule_of(refusal) == "dw-landscape.not-there"
    assert refusal.figures == {"card": "angry_ogre"}


@pytest.mark.rule("dw-play-from-hand")
def test_only_cards_in_hand_can_be_played_each_once():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar")
    assert rule_of(table.red.refused("strike Wild Boar with R5 G6 P7")) == "dw-play-from-hand.not-in-hand"
    assert rule_of(table.red.refused("strike Wild Boar with R5 R5")) == "dw-play-from-hand.twice"
    assert rule_of(table.red.refused("strike Wild Boar with Z99")) == "dw-play-from-hand.not-in-hand"


@pytest.mark.rule("dw-card-count")
def test_one_to_six_cards_are_played():
    table = deal(red="1r 2r 3r 4r 5r 6r 7r", blue="1g", landscape="spooky_spiders")
    assert rule_of(table.red.refused("strike Spooky Spiders with no card")) == "dw-card-count.none"
    refusal = table.red.refused("scream Spooky Spiders with R1 R2 R3 R4 R5 R6 R7")
    assert rule_of(refusal) == "dw-card-count.too-many"
    assert refusal.figures == {"count": 7, "most": 6}
    assert table.red.may("scream Spooky Spiders with R1 R2 R3 R4 R5 R6")


@pytest.mark.rule("dw-strike")
def test_a_strike_is_a_run_of_any_suits():
    table = deal(red="5r 6g 7b 9p 12o 1o", blue="1r", landscape="spooky_spiders")
    assert table.red.may("strike Spooky Spiders with R5 G6 B7")
    assert table.red.may("strike Spooky Spiders with B7 R5 G6"), "in any order"
    assert rule_of(table.red.refused("strike Spooky Spiders with G6 B7 P9")) == "dw-strike.not-a-run"
    assert rule_of(table.red.refused("strike Spooky Spiders with O12 O1")) == "dw-strike.not-a-run", "no way round"


@pytest.mark.rule("dw-stomp")
def test_a_stomp_is_one_number_five_cards_at_most():
    table = deal(red="5r 5g 5b 5p 5o 6r", blue="1r", landscape="angry_ogre")
    assert table.red.may("stomp Angry Ogre with R5 O5 G5 B5 P5")
    assert rule_of(table.red.refused("stomp Angry Ogre with R5 R6 G5")) == "dw-stomp.not-one-number"


@pytest.mark.rule("dw-scream")
def test_a_scream_is_one_suit():
    table = deal(red="1r 4r 9r 12r 2g", blue="1g", landscape="hungry_bear")
    assert table.red.may("scream Hungry Bear with R1 R4 R9 R12")
    assert rule_of(table.red.refused("scream Hungry Bear with R1 R4 G2")) == "dw-scream.not-one-suit"


@pytest.mark.rule("dw-single-card")
def test_one_card_alone_is_a_strike_a_stomp_and_a_scream():
    table = deal(red="5r", blue="1r", landscape="spooky_spiders")
    for method in ("strike", "stomp", "scream"):
        assert table.red.may(f"{method} Spooky Spiders with R5")
    table.red.does("scream Spooky Spiders with R5", dice="4")
    assert table.red.creatures == ["spooky_spiders"]


@pytest.mark.rule("dw-strength")
def test_an_attempt_that_no_roll_can_win_is_refused_with_figures():
    table = deal(red="5r 6g 7b", blue="1r", landscape="blue_dragon")
    refusal = table.red.refused("strike Blue Dragon with R5 G6 B7")
    assert rule_of(refusal) == "dw-strength.out-of-reach"
    assert refusal.figures == {"needed": 13, "method": "strike", "dice": 3, "most": 12, "bonus": 0}


@pytest.mark.rule("dw-strength")
def test_a_total_equal_to_the_value_wins():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar")
    table.red.does("strike Wild Boar with R5 G6 B7", dice="3 3 2")
    assert table.red.creatures == ["wild_boar"]


@pytest.mark.rule("dw-strength")
@pytest.mark.parametrize(("method", "cards", "needed"), [("strike", "R5", 7), ("stomp", "R5", 4), ("scream", "R5", 6)])
def test_each_method_has_its_own_value(method, cards, needed):
    table = deal(red="5r 6r 5g", blue="1r", landscape="fire_ants")
    more = {"strike": "R5 R6", "stomp": "R5 G5", "scream": "R5 R6"}[method]
    table.red.does(f"{method} Fire Ants with {more}", dice="1 1")
    assert table.happened(Rolled)[0].needed == needed


@pytest.mark.rule("dw-success")
def test_success_takes_the_card_discards_the_played_and_ends_the_turn():
    table = deal(red="5r 6g 7b 12p", blue="1r", landscape="wild_boar", woods="grumpy_troll")
    table.red.does("strike Wild Boar with R5 G6 B7", dice="4 4 4")
    assert table.red.creatures == ["wild_boar"]
    assert table.red.hand == ["P12"]
    assert table.discards == ["R5", "G6", "B7"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-creature")
def test_a_beaten_creature_goes_to_the_captor_and_counts_its_points():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar")
    table.red.does("strike Wild Boar with R5 G6 B7", dice="4 4 4")
    assert table.happened(Captured)[0].points == 3
    assert table.view(1).players[0].creatures == ("wild_boar",)


@pytest.mark.rule("dw-failure")
def test_after_a_miss_the_cards_come_back_and_the_creature_stays():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar")
    table.red.does("strike Wild Boar with R5 G6 B7", dice="1 1 1")
    assert table.red.hand == ["R5", "G6", "B7"]
    assert table.landscape[0] == "wild_boar"
    assert table.happened(Missed)[0].cards == ("R5", "G6", "B7")
    assert table.question == "wound"
    assert table.view(1).players[0].hand == ("R5", "G6", "B7"), "all remember what they saw"


@pytest.mark.rule("dw-wound")
def test_the_wound_is_any_card_of_the_hand_played_or_not():
    table = deal(red="5r 6g 7b 12p", blue="1r", landscape="wild_boar")
    table.red.does("strike Wild Boar with R5 G6 B7", dice="1 1 1")
    assert table.red.may("discard R5")
    assert table.red.may("discard P12")
    assert not table.red.may("discard R1")
    table.red.does("discard P12")
    assert table.happened(Discarded)[0].why == "wound"
    assert table.red.hand == ["R5", "G6", "B7"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-wound-empty")
def test_no_wound_is_paid_with_an_empty_hand():
    table = deal(red="", blue="1r", landscape="spooky_spiders", owned={"red": "charmed_potion"})
    table.red.does("strike Spooky Spiders with no card, using Charmed Potion", dice="1")
    assert table.turn_of == "blue"
    assert table.red.enhancements == []


@pytest.mark.rule("dw-one-attempt")
def test_after_one_attempt_the_turn_is_over():
    table = deal(red="5r 6r 7r", blue="1g", landscape="spooky_spiders")
    table.red.does("strike Spooky Spiders with R5", dice="4")
    assert rule_of(table.red.refused("strike Crazy Bats with R6")) == "table-turn.not-asked"
    assert table.turn_of == "blue"


@pytest.mark.rule("dw-refill")
def test_a_captured_card_is_replaced_and_with_an_empty_deck_play_goes_on_with_fewer():
    table = deal(red="5r", blue="1r", landscape="spooky_spiders", woods="grumpy_troll", woods_is_all=True)
    table.red.does("strike Spooky Spiders with R5", dice="4")
    assert table.landscape[0] == "grumpy_troll"
    assert table.view(None).woods == 0
    fewer = deal(red="5r", blue="1r", landscape="spooky_spiders", woods_is_all=True)
    fewer.red.does("strike Spooky Spiders with R5", dice="4")
    assert fewer.landscape[0] is None
    assert fewer.turn_of == "blue"


@pytest.mark.rule("dw-six-dice")
def test_the_bunny_finds_no_room_beside_six_cards():
    table = deal(red="1r 2r 3r 4r 5r 6r", blue="1g", landscape="wild_boar", owned={"red": "friendly_bunny"})
    refusal = table.red.refused("scream Wild Boar with R1 R2 R3 R4 R5 R6, using Friendly Bunny")
    assert rule_of(refusal) == "dw-six-dice.no-room"
    assert table.red.may("scream Wild Boar with R1 R2 R3 R4 R5, using Friendly Bunny")


@pytest.mark.rule("dw-in-the-open")
def test_captures_discards_and_enhancements_are_public():
    table = deal(red="5r 6g 7b", blue="1r", landscape="wild_boar", owned={"blue": "silver_sword"})
    table.red.does("strike Wild Boar with R5 G6 B7", dice="4 4 4")
    spectator = table.view(None)
    assert spectator.players[0].creatures == ("wild_boar",)
    assert spectator.players[1].enhancements == ("silver_sword",)
    assert spectator.discards == ("R5", "G6", "B7")


@pytest.mark.rule("dw-reload")
def test_what_is_drawn_only_the_drawer_learns():
    table = deal(red="5r", blue="1r", deck="9p")
    table.red.does("reload")
    drew = table.happened(Drew)[0]
    assert drew.to(0).card == "P9"
    assert drew.to(1).card == "?"
    assert drew.to(None).card == "?"
