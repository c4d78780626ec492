"""Enhancements of Dragonrealm: those that stay, those that work once, those that are treasure."""

import pytest

from dragonhall.games.dragonrealm.events import Drew, Rerolled, Rolled, Showed, Spent
from dragonhall.testing.realm import deal


@pytest.mark.rule("dr-enhancement")
def test_enhancements_are_no_cards_of_the_hand():
    table = deal(red="5r", blue="1r", owned={"red": "soft_boots dragon_egg"})
    assert table.red.sees().players[0].hand == ("R5",)
    assert [card.card for card in table.red.sees().players[0].enhancements] == ["dragon_egg", "soft_boots"]


@pytest.mark.rule("dr-permanent")
@pytest.mark.rule("dr-roll-bonus")
@pytest.mark.parametrize(
    ("owned", "method", "bonus"),
    [
        ("soft_boots", "sneak", 1),
        ("soft_boots", "storm", 0),
        ("shadow_lantern", "sneak", 2),
        ("owl_familiar", "search", 1),
        ("giants_club", "storm", 2),
        ("elven_cloak", "search", 1),
        ("elven_cloak soft_boots shadow_lantern", "sneak", 4),
    ],
)
def test_bonuses_that_stay_count_by_themselves_and_then_lie_face_up(owned, method, bonus):
    table = deal(red="5r", blue="1r", owned={"red": owned})
    table.red.does(f"{method} Giants Keep with R5", dice="1")
    assert table.happened(Rolled)[0].bonus == bonus
    assert all(card.endswith("!") for card in table.red.enhancements) == (bonus > 0)
    assert bool(table.happened(Showed)) == (bonus > 0)


@pytest.mark.rule("dr-permanent")
def test_one_that_stays_need_not_be_named_and_stays_face_up():
    table = deal(red="5r", blue="1r", owned={"red": "soft_boots"})
    assert table.red.refused_by("sneak Giants Keep with R5, using Soft Boots") == "dr-permanent.always-counts"
    table.red.does("sneak Giants Keep with R5", dice="1")
    assert table.view(1).players[0].enhancements[0].card == "soft_boots"


@pytest.mark.rule("dr-own-enhancement")
def test_only_own_enhancements_are_used_each_once():
    table = deal(red="5r", blue="1r", owned={"red": "pet_chipmunk", "blue": "fireball_spell!"})
    text = "storm Giants Keep with R5, using "
    assert table.red.refused_by(text + "Fireball Spell") == "dr-own-enhancement.not-yours"
    assert table.red.refused_by(text + "Nonsense") == "dr-own-enhancement.not-yours"
    assert table.red.refused_by(text + "Pet Chipmunk and Pet Chipmunk") == "dr-own-enhancement.twice"


@pytest.mark.rule("dr-own-enhancement")
def test_several_may_help_at_once_and_are_shown_before_the_roll():
    table = deal(red="5r 6r", blue="1r", owned={"red": "pet_chipmunk fireball_spell elven_cloak"})
    table.red.does("storm Giants Keep with R5 R6, using Fireball Spell and Pet Chipmunk", dice="1 1 1")
    (rolled,) = table.happened(Rolled)
    assert (len(rolled.dice), rolled.bonus, rolled.total) == (3, 5, 8)
    assert table.order()[:3] == ["showed", "explored", "rolled"]
    assert set(table.happened(Showed)[0].cards) == {"pet_chipmunk", "fireball_spell", "elven_cloak"}


@pytest.mark.rule("dr-once")
@pytest.mark.rule("dr-once-gone")
def test_a_once_only_enhancement_is_used_up_by_a_success_only():
    table = deal(red="5r 6g", blue="1r", owned={"red": "potion_of_invisibility"})
    table.red.does("sneak Giants Keep with R5 G6, using Potion Of Invisibility", dice="1 1")
    assert table.red.enhancements == ["potion_of_invisibility!"], "after a failure it stays, face up"
    assert table.happened(Spent) == []
    table.blue.does("sneak Giants Keep with R1", dice="1")
    table.red.does("sneak Giants Keep with R5 G6, using Potion Of Invisibility", dice="1 2")
    assert table.happened(Spent)[0].cards == ("potion_of_invisibility",)
    assert table.red.enhancements == []
    assert [card.card for card in table.view(1).players[0].spent] == ["potion_of_invisibility"]
    assert "potion_of_invisibility" not in table.game.census(table.state)["enhancement deck"]


@pytest.mark.rule("dr-once")
def test_a_once_only_enhancement_may_be_saved():
    table = deal(red="5r 6g", blue="1r", owned={"red": "potion_of_invisibility"})
    table.red.does("sneak Giants Keep with R5 G6", dice="4 4")
    assert table.red.enhancements == ["potion_of_invisibility"]


@pytest.mark.rule("dr-roll-bonus")
@pytest.mark.parametrize(
    ("card", "helps"), [("Potion Of Invisibility", "sneak"), ("Treasure Map", "search"), ("Fireball Spell", "storm")]
)
def test_a_bonus_for_one_way_cannot_be_wasted_on_another(card, helps):
    owned = card.lower().replace(" ", "_")
    for method in ("sneak", "search", "storm"):
        table = deal(red="5r", blue="1r", owned={"red": owned})
        text = f"{method} Giants Keep with R5, using {card}"
        assert table.red.may(text) == (method == helps)
        if method == helps:
            table.red.does(text, dice="1")
            assert table.happened(Rolled)[0].bonus == 4
        else:
            assert table.red.refused_by(text) == "dr-roll-bonus.wrong-way"


@pytest.mark.rule("dr-chipmunk")
@pytest.mark.rule("dr-six-dice")
def test_the_chipmunk_adds_a_die_but_never_a_seventh():
    table = deal(red="1r 2r 3r 4r 5r 6r", blue="1g", owned={"red": "pet_chipmunk"})
    six = "storm Giants Keep with R1 R2 R3 R4 R5 R6, using Pet Chipmunk"
    assert table.red.refused_by(six) == "dr-six-dice.no-room"
    assert not table.red.may(six)
    table.red.does("storm Giants Keep with R1 R2, using Pet Chipmunk", dice="1 1 1")
    assert table.happened(Rolled)[0].dice == (1, 1, 1)


@pytest.mark.rule("dr-mask")
@pytest.mark.parametrize(
    ("hand", "method", "fits"),
    [
        ("5r 12g", "sneak", True),
        ("5r 6g 9b", "sneak", True),
        ("5r 9b 12p", "sneak", False),
        ("5r 5g 9b", "search", True),
        ("5r 5o 5g 5b 5p 9b", "search", True),
        ("5r 6g 9b", "search", False),
        ("1r 5r 9b", "storm", True),
        ("1r 5g 9b", "storm", False),
        ("11r 12g 5b", "sneak", True),
    ],
)
def test_with_the_mask_one_of_the_cards_counts_as_any(hand, method, fits):
    table = deal(red=hand, blue="2p", owned={"red": "shapeshifters_mask"})
    cards = " ".join(table.red.hand)
    assert table.red.may(f"{method} Giants Keep with {cards}, using Shapeshifters Mask") == fits
    if fits:
        table.red.does(f"{method} Giants Keep with {cards}, using Shapeshifters Mask", dice="1")
        assert len(table.happened(Rolled)[0].dice) == len(hand.split()), "it is no further card"


@pytest.mark.rule("dr-mask")
def test_the_mask_is_not_wasted_on_a_set_that_fits_without_it():
    table = deal(red="5r 6g", blue="2p", owned={"red": "shapeshifters_mask"})
    assert table.red.refused_by("sneak Giants Keep with R5 G6, using Shapeshifters Mask") == "dr-mask.not-needed"
    assert table.red.refused_by("sneak Giants Keep with R5, using Shapeshifters Mask") == "dr-mask.not-needed"
    assert table.red.may("search Giants Keep with R5 G6, using Shapeshifters Mask")


@pytest.mark.rule("dr-socks")
def test_the_socks_roll_one_die_again_and_the_new_number_stands():
    table = deal(red="5r 6g 7b", blue="1r", owned={"red": "lucky_socks"})
    table.red.does("sneak Giants Keep with R5 G6 B7", dice="1 2 3")
    assert table.red.enhancements == ["lucky_socks"], "still unseen"
    assert table.red.refused_by("re-roll a 4") == "dr-socks.no-such-die"
    table.red.does("re-roll a 3", reroll=1)
    (rerolled,) = table.happened(Rerolled)
    assert (rerolled.was, rerolled.now, rerolled.total) == (3, 1, 4)
    assert table.happened(Showed)[0].cards == ("lucky_socks",)
    assert table.there("giants_keep") == [0, 0]
    assert table.red.enhancements == ["lucky_socks!"]
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-socks")
def test_the_socks_serve_once_in_each_exploration():
    table = deal(red="5r 6g 7b", blue="1r", owned={"red": "lucky_socks!"})
    for _ in range(2):
        table.red.does("sneak Giants Keep with R5 G6 B7", dice="2 2 2")
        table.red.does("re-roll a 2", reroll=1)
        table.blue.does("sneak Giants Keep with R1", dice="1")
        # two in the Academy could help in the third exploration
    assert table.red.centre == 2


@pytest.mark.rule("dr-wings")
def test_the_wings_bring_a_card_after_each_failure():
    table = deal(red="5r", blue="1r", owned={"red": "wings_of_speed"}, deck="9p")
    table.red.does("sneak Giants Keep with R5", dice="1")
    assert [event.card for event in table.happened(Drew)] == ["P9"]
    assert table.red.enhancements == ["wings_of_speed!"]
    won = deal(red="5r 6g", blue="1r", owned={"red": "wings_of_speed"}, deck="9p 10p")
    won.red.does("sneak Giants Keep with R5 G6", dice="4 3")
    assert [event.card for event in won.happened(Drew)] == ["P9"], "only the one of the success"
    assert won.red.enhancements == ["wings_of_speed"]


@pytest.mark.rule("dr-wings")
@pytest.mark.rule("dr-fire-swamp")
def test_in_the_fire_swamp_one_discards_first_and_then_the_wings_draw():
    table = deal(red="5r", blue="1r", row="fire_swamp", owned={"red": "wings_of_speed"}, deck="9p")
    table.red.does("sneak Fire Swamp with R5", dice="1")
    assert table.question == "swamp"
    assert table.red.options() == ["discard R5"]
    table.red.does("discard R5")
    assert table.red.hand == ["P9"]


@pytest.mark.rule("dr-wings")
@pytest.mark.rule("dr-hand-limit")
def test_what_the_wings_bring_over_the_limit_is_trimmed():
    table = deal(red="1r 2r 3r 4r 5r 6r 7r 8r 9r", blue="1g", owned={"red": "wings_of_speed"}, deck="9p")
    table.red.does("sneak Giants Keep with R5", dice="1")
    assert table.question == "limit"
    table.red.does("discard P9")
    assert table.turn_of == "blue"


@pytest.mark.rule("dr-secret-enhancements")
def test_what_was_not_shown_is_remembered_with_the_face_down_card():
    table = deal(red="5r", blue="1r", owned={"red": "dragon_egg dragon_scale"})
    table.red.does("storm Giants Keep with R5", dice="1")
    assert [card.tried for card in table.view(1).players[0].enhancements] == [("storm", "failure")] * 2


@pytest.mark.rule("dr-treasures")
def test_treasures_count_for_their_owner_who_alone_sees_them_before_the_end():
    table = deal(red="5r", blue="1r", owned={"red": "sapphire_pendant ruby_crown dragon_scale dragon_egg"})
    own, seen = table.view(0).players[0], table.view(1).players[0]
    assert (own.treasure, own.dragonstones) == (6, 8)
    assert (seen.treasure, seen.dragonstones) == (0, 0)
