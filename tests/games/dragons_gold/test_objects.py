"""The magic objects of Dragon's Gold."""

import pytest

import dragonhall
from dragonhall.games.dragons_gold.events import (
    CalledBack,
    Declined,
    DragonsSwapped,
    HiddenDrawn,
    MoreTime,
    ObjectDrawn,
    ObjectPlayed,
    ObjectsShuffled,
    ObjectStopped,
    Sent,
    SharesSwapped,
    SharingBegan,
    Slain,
    Stolen,
    SwordDrawn,
    TheftStopped,
    TokenTaken,
    Weakened,
)
from dragonhall.testing.gold_table import deal

ON = {"magic_objects": True}


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


def table_with(objects, **more):
    return deal(objects=objects, options=more.pop("options", ON), **more)


def slain(objects, send="Knight Strong", treasure="2 silver 1 gold", fight="ann knight_light", **more):
    """The Gilded Drowser (strength 6) falls when ben sends his adventurer."""
    table = table_with(
        objects,
        **{"dragons": "gilded_drowser", "fights": {"gilded_drowser": fight}} | more,
        treasure={"gilded_drowser": treasure},
    )
    table.ben.does(f"send {send} to Gilded Drowser")
    return table


@pytest.mark.rule("dg-objects")
def test_there_are_twenty_four_and_the_table_chooses_whether_to_play_with_them():
    rows = dragonhall.load("dragons_gold").edition["magic_objects"]
    assert sum(row["copies"] for row in rows) == 24
    assert rule_of(deal().ben.refused("play Scrying Orb on Old Mountain")) == "dg-objects.off"
    assert deal().view(None).objects == 0


@pytest.mark.rule("dg-object-draw")
def test_magic_tokens_bring_objects_to_who_had_a_wizard_there():
    table = slain({}, treasure="2 red", fight="ann knight_light, ann wizard")
    drawn = table.happened(ObjectDrawn)
    assert [event.seat for event in drawn] == [0, 0]
    assert len(table.ann.objects) == 2


@pytest.mark.rule("dg-object-draw")
def test_without_the_own_wizard_magic_tokens_bring_nothing_unless_the_table_says_so():
    for trigger, drawn in (("wizard", 0), ("token", 2)):
        table = slain({}, treasure="2 red", options=ON | {"draw_trigger": trigger})
        table.ann.does("offer 2 red to 0, nothing to 1")
        table.ben.does("accept 1")
        assert len(table.ann.objects) == drawn


@pytest.mark.rule("dg-object-draw")
def test_with_two_wizards_each_draws_for_what_was_agreed():
    table = slain({}, "Wizard", "3 red", "ann knight_light, ann thief, ann wizard")
    table.ann.does("offer 2 red to 0, 1 red to 1")
    table.ben.does("accept 1")
    assert [event.seat for event in table.happened(ObjectDrawn)] == [1, 0, 0], "in turn order from ben on"


@pytest.mark.rule("dg-object-draw")
def test_a_stolen_magic_token_brings_nothing():
    table = slain({}, "Thief", "1 silver", "ann knight_strong, ben wizard", ann="1 red")
    table.lapse()
    assert table.question == "loot"
    table.ben.does("take red")
    assert table.ben.stash == "1 red"
    assert table.happened(ObjectDrawn) == []


@pytest.mark.rule("dg-object-once")
def test_an_object_is_used_once_at_its_moment_by_who_has_it():
    table = table_with({"ben": "scrying_orb warding_amulet"}, dragons="old_mountain")
    assert rule_of(table.ben.refused("play Sleeping Draught on Old Mountain")) == "dg-object-once.not-yours"
    assert rule_of(table.ben.refused("play No Such Thing")) == "dg-object-once.not-yours"
    assert rule_of(table.ben.refused("play Warding Amulet")) == "dg-object-once.not-now"
    table.ben.does("play Scrying Orb on Old Mountain")
    assert table.ben.objects == ["warding_amulet"]
    assert table.view(None).used == ("scrying_orb",)
    assert rule_of(table.ben.refused("play Scrying Orb on Old Mountain")) == "dg-object-once.not-yours"


@pytest.mark.rule("dg-object-kept")
def test_objects_are_never_part_of_an_offer_and_bring_no_points():
    table = slain({"ann": "counter_charm"})
    table.ann.does("decline")
    kinds = {type(action).__name__ for action in table.state.legal(0)}
    assert kinds == {"Offer", "BreakOff"}
    assert "counter_charm" in table.ann.objects


@pytest.mark.rule("dg-object-pile")
def test_used_objects_make_a_new_pile_when_the_old_one_is_empty():
    table = table_with({}, dragons="cinder_whelp", treasure={"cinder_whelp": "2 red"})
    table.state.used, table.state.objects = [table.state.objects[0]], []
    table.ben.does("send Wizard to Cinder Whelp")
    table.cho.does("send Knight Strong to Cinder Whelp", treasure="silver")
    assert table.happened(ObjectsShuffled) == [ObjectsShuffled(("ring_of_confusion",))]
    assert table.ben.objects == ["ring_of_confusion"], "the second token finds no object any more"


@pytest.mark.rule("dg-object-asked")
def test_everyone_with_any_object_is_asked_and_the_others_are_not():
    table = slain({"ann": "scrying_orb", "cho": "invisible_hand"})
    assert table.question == "before-sharing"
    assert table.asked == ["ann"], "cho did not fight, and ben has no object"
    assert [str(action) for action in table.state.legal(0)] == ["decline"]
    table.ann.does("decline")
    assert table.happened(Declined) == [Declined(0)]
    assert table.question == "share"


@pytest.mark.rule("dg-object-order")
def test_they_are_asked_in_turn_order_from_the_active_player_on():
    table = slain({"ann": "scrying_orb", "ben": "recall_horn"})
    assert table.view(None).to_ask == (1, 0)
    assert rule_of(table.ann.refused("decline")) == "table-turn.not-asked"
    table.ben.does("decline")
    assert table.asked == ["ann"]


@pytest.mark.rule("dg-ring-of-confusion")
def test_the_ring_swaps_the_shares_of_two_others():
    table = slain({"cho": "ring_of_confusion"}, treasure="2 silver 1 gold")
    table.ann.does("offer 2 silver to 0, 1 gold to 1")
    table.ben.does("accept 1")
    assert table.question == "after-agreement"
    assert table.asked == ["cho"]
    for wrong in ("play Ring of Confusion", "play Ring of Confusion on 0 and 2", "play Ring of Confusion on 0"):
        assert rule_of(table.cho.refused(wrong)) == "dg-ring-of-confusion.targets"
    table.cho.does("play Ring of Confusion on 1 and 0")
    assert table.happened(SharesSwapped) == [SharesSwapped(0, 1)]
    assert (table.ann.stash, table.ben.stash) == ("1 gold", "2 silver")


@pytest.mark.rule("dg-ring-of-confusion")
def test_who_would_have_to_swap_an_own_share_is_not_asked():
    table = slain({"ann": "ring_of_confusion"})
    table.ann.does("decline")
    table.ann.does("offer 2 silver to 0, 1 gold to 1")
    table.ben.does("accept 1")
    assert table.question == "turn"


@pytest.mark.rule("dg-exchange-powder")
def test_the_powder_lets_two_dragons_change_places_with_their_treasure():
    table = table_with(
        {"ben": "exchange_powder"},
        dragons="old_mountain cinder_whelp",
        treasure={"old_mountain": "3 gold", "cinder_whelp": "1 silver"},
        fights={"old_mountain": "ann knight_strong, cho knight_strong", "cinder_whelp": "cho wizard"},
    )
    for wrong in ("play Exchange Powder on Old Mountain", "play Exchange Powder on Old Mountain and Old Mountain"):
        assert rule_of(table.ben.refused(wrong)) == "dg-exchange-powder.targets"
    table.ben.does("play Exchange Powder on Old Mountain and Cinder Whelp", treasure="white")
    assert table.happened(DragonsSwapped) == [DragonsSwapped("cinder_whelp", "old_mountain", (0, 1))]
    assert [event.dragon for event in table.happened(Slain)] == ["cinder_whelp"], "8 of 5: it falls"
    assert table.asked == ["ann", "cho"]
    table.ann.does("offer 1 silver to 0, 1 white to 2")
    table.cho.does("accept 1")
    assert table.asked == ["ben"], "ben still has to attack"
    assert table.view(None).dragons[1].dragon == "old_mountain"
    assert table.view(None).dragons[1].attack == 1


@pytest.mark.rule("dg-exchange-powder")
def test_a_dragon_takes_along_its_strength_its_hidden_treasure_and_how_long_it_has_lain_there():
    table = table_with({"ben": "exchange_powder"}, dragons="old_mountain veiled_wyrm")
    table.state.strength[0] = 9
    table.ben.does("play Exchange Powder on Old Mountain and Veiled Wyrm")
    first, second = table.view(None).dragons[:2]
    assert (first.dragon, first.strength, first.hidden, first.age) == ("veiled_wyrm", 7, 7, 2)
    assert (second.dragon, second.strength, second.hidden, second.age) == ("old_mountain", 9, 2, 1)


@pytest.mark.rule("dg-exchange-powder")
def test_if_both_fall_the_one_in_the_first_place_does_so_first():
    table = table_with(
        {"ben": "exchange_powder"},
        dragons="old_mountain emperor_drake",
        treasure={"old_mountain": "3 gold", "emperor_drake": "1 silver"},
        fights={
            "old_mountain": "ann knight_strong, cho knight_strong, ann thief",
            "emperor_drake": "cho knight_light, ann knight_light, cho thief",
        },
    )
    table.state.strength[0], table.state.strength[1] = 8, 10
    table.state.attack[0] = 10
    table.ben.does("play Exchange Powder on Old Mountain and Emperor Drake")
    assert [event.dragon for event in table.happened(Slain)] == ["emperor_drake"]
    table.lapse()
    while table.question != "share":
        getattr(table, table.asked[0]).does(str(table.state.legal(table.state.actors()[0])[0]))
    assert table.view(None).sharing.dragon == "old_mountain"
    table.lapse()
    while table.question == "victim":
        getattr(table, table.asked[0]).does(str(table.state.legal(table.state.actors()[0])[0]))
    assert table.asked == ["ben"]


@pytest.mark.rule("dg-invisible-hand")
def test_the_hand_takes_a_token_before_the_sharing_begins():
    table = slain({"ann": "invisible_hand"})
    assert rule_of(table.ann.refused("play Invisible Hand on blue")) == "dg-invisible-hand.not-there"
    table.ann.does("play Invisible Hand on gold")
    assert table.happened(TokenTaken) == [TokenTaken(0, "gold", "invisible_hand")]
    assert table.ann.stash == "1 gold"
    assert table.view(None).sharing.treasure == (2, 0, 0, 0, 0, 0, 0, 0, 0)
    assert table.happened(SharingBegan)[0].treasure == (2, 0, 0, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("dg-invisible-hand")
def test_a_hand_that_takes_the_last_token_leaves_nothing_to_talk_about():
    table = slain({"ann": "invisible_hand", "ben": "recall_horn"}, treasure="1 gold")
    table.ben.does("decline")
    table.ann.does("play Invisible Hand on gold")
    assert table.question == "played"
    table.ben.does("decline")
    assert table.happened(SharingBegan) == []
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-object-order")
def test_each_uses_one_object_at_a_moment_even_with_two_in_hand():
    table = slain({"ann": "invisible_hand invisible_hand", "ben": "recall_horn"})
    table.ben.does("decline")
    table.ann.does("play Invisible Hand on gold")
    table.ben.does("decline")
    assert table.question == "share"
    assert table.ann.objects == ["invisible_hand"]


def robbed(objects, **more):
    table = slain(objects, "Thief", "1 silver", "ann knight_light, ben wizard", ann="2 gold 1 white", **more)
    while table.question == "before-sharing":
        getattr(table, table.asked[0]).does("decline")
    table.lapse()
    while table.question == "after-failure":
        getattr(table, table.asked[0]).does("decline")
    assert table.question == "robbed"
    assert table.asked == ["ann"]
    return table


@pytest.mark.rule("dg-muddling-stone")
def test_with_the_stone_the_robbed_choose_even_against_a_wizard():
    table = robbed({"ann": "muddling_stone"})
    table.ann.does("play Muddling Stone")
    assert table.question == "loot"
    assert table.asked == ["ann"]
    assert table.ben.sees().sharing.loot == (), "the thief does not get to look"
    assert [str(action) for action in table.state.legal(0)] == ["take gold", "take white"]
    assert rule_of(table.ann.refused("take at random")) == "dg-thief-with-wizard.not-there"
    table.ann.does("take gold")
    assert (table.ann.stash, table.ben.stash) == ("1 gold 1 white", "1 gold")


@pytest.mark.rule("dg-warding-amulet")
def test_the_amulet_stops_a_theft():
    table = robbed({"ann": "warding_amulet"})
    table.ann.does("play Warding Amulet")
    assert table.happened(TheftStopped) == [TheftStopped(1, 0)]
    assert table.ann.stash == "2 gold 1 white"
    assert table.turn_of == "cho"


def test_who_declines_is_robbed_as_always():
    table = robbed({"ann": "warding_amulet"})
    table.ann.does("decline")
    assert table.question == "loot"
    assert table.asked == ["ben"]
    table.ben.does("take white")
    assert table.happened(Stolen)[0].token == "white"


@pytest.mark.rule("dg-enchanted-sword")
def test_the_sword_gives_the_knight_sent_now_two_more():
    table = table_with({"ben": "enchanted_sword"}, dragons="old_mountain gilded_drowser")
    table.ben.does("play Enchanted Sword")
    assert table.happened(SwordDrawn) == [SwordDrawn(1, 2)]
    assert rule_of(table.ben.refused("send Thief to Old Mountain")) == "dg-enchanted-sword.not-a-knight"
    table.ben.does("send Knight Strong to Old Mountain")
    assert table.happened(Sent)[0].attack == 6
    assert table.view(None).dragons[0].attackers[0].attack == 6
    assert table.view(None).sword == 0


@pytest.mark.rule("dg-enchanted-sword")
def test_without_a_knight_ready_the_sword_stays_in_the_hand():
    table = table_with(
        {"ben": "enchanted_sword"}, dragons="old_mountain", resting={"ben": "knight_strong knight_light"}
    )
    assert rule_of(table.ben.refused("play Enchanted Sword")) == "dg-enchanted-sword.no-knight"


@pytest.mark.rule("dg-sleeping-draught")
def test_the_draught_makes_a_dragon_weaker_by_two_but_leaves_one():
    table = table_with({"ben": "sleeping_draught sleeping_draught"}, dragons="cinder_whelp")
    assert rule_of(table.ben.refused("play Sleeping Draught on Frost Warden")) == "dg-attack.not-there"
    table.ben.does("play Sleeping Draught on Cinder Whelp")
    assert table.happened(Weakened) == [Weakened("cinder_whelp", 3)]
    table.state.strength[0] = 2
    table.ben.does("play Sleeping Draught on Cinder Whelp")
    assert table.happened(Weakened) == [Weakened("cinder_whelp", 1)]


@pytest.mark.rule("dg-sleeping-draught")
def test_a_dragon_that_falls_asleep_for_good_is_slain_and_the_turn_goes_on():
    table = table_with(
        {"ben": "sleeping_draught"}, dragons="cinder_whelp", fights={"cinder_whelp": "cho knight_strong"}
    )
    table.ben.does("play Sleeping Draught on Cinder Whelp", treasure="white")
    assert table.cho.stash == "1 white"
    assert table.asked == ["ben"]
    assert table.view(None).sent is False


@pytest.mark.rule("dg-recall-horn")
def test_the_horn_calls_an_adventurer_back_who_is_ready_at_once():
    table = table_with(
        {"ben": "recall_horn"}, dragons="old_mountain", fights={"old_mountain": "ben knight_strong, cho thief"}
    )
    assert rule_of(table.ben.refused("play Recall Horn on my Thief")) == "dg-recall-horn.not-fighting"
    table.ben.does("play Recall Horn on my Knight Strong")
    assert table.happened(CalledBack) == [CalledBack(1, "knight_strong", "old_mountain", 2)]
    assert "knight_strong" in table.ben.ready


@pytest.mark.rule("dg-recall-horn")
@pytest.mark.rule("dg-enchanted-sword")
def test_a_knight_who_is_called_back_takes_the_sword_out_of_the_fight():
    table = table_with({"ben": "enchanted_sword recall_horn"}, dragons="old_mountain")
    table.ben.does("play Enchanted Sword")
    table.ben.does("send Knight Light to Old Mountain")
    table.cho.does("send Wizard to Old Mountain")
    table.ann.does("send Wizard to Old Mountain")
    table.ben.does("play Recall Horn on my Knight Light")
    assert table.view(None).dragons[0].attack == 2
    table.ben.does("send Knight Light to Old Mountain")
    assert table.happened(Sent)[0].attack == 3


@pytest.mark.rule("dg-recall-horn")
def test_with_everyone_in_a_fight_the_horn_may_be_used_instead_of_skipping():
    fight = "ben knight_strong, ben knight_light, ben thief"
    table = table_with(
        {"ben": "recall_horn"},
        dragons="old_mountain emperor_drake",
        fights={"old_mountain": fight, "emperor_drake": "ben wizard"},
    )
    assert {str(action) for action in table.state.legal(1)} == {
        "pass",
        *(f"play Recall Horn on my {name}" for name in ("Knight Strong", "Knight Light", "Thief", "Wizard")),
    }
    table.ben.does("play Recall Horn on my Wizard")
    table.ben.does("send Wizard to Emperor Drake")
    assert table.turn_of == "cho"
    other = table_with(
        {"ben": "recall_horn"},
        dragons="old_mountain emperor_drake",
        fights={"old_mountain": fight, "emperor_drake": "ben wizard"},
    )
    other.ben.does("pass")
    assert other.turn_of == "cho"


@pytest.mark.rule("dg-patient-hourglass")
def test_the_hourglass_adds_thirty_seconds_once():
    table = slain({"ann": "patient_hourglass patient_hourglass"})
    table.ann.does("decline")
    asked = table.state.question()
    table.ann.does("play Patient Hourglass")
    assert table.happened(MoreTime) == [MoreTime(30, 0)]
    assert table.state.deadline() == 4 + 90
    assert table.state.question() == asked
    assert rule_of(table.ann.refused("play Patient Hourglass")) == "dg-patient-hourglass.once"


@pytest.mark.rule("dg-patient-hourglass")
def test_the_next_treasure_has_its_own_time_which_can_be_stretched_again():
    table = slain(
        {"ann": "patient_hourglass patient_hourglass"},
        dragons="gilded_drowser cinder_whelp",
        fights={"gilded_drowser": "ann knight_light", "cinder_whelp": "ann knight_strong"},
    )
    table.ann.does("decline")
    table.ann.does("play Patient Hourglass")
    table.lapse()
    table.ann.does("decline")
    table.cho.does("send Wizard to Cinder Whelp", treasure="gold")
    table.ann.does("decline")
    assert table.state.deadline() == 4 + 60
    table.ann.does("play Patient Hourglass")
    assert table.state.deadline() == 4 + 90


@pytest.mark.rule("dg-patient-hourglass")
def test_without_a_clock_it_adds_as_large_a_part_of_the_rounds():
    table = slain({"ann": "patient_hourglass"}, options=ON | {"clock": 0})
    table.ann.does("decline")
    table.ben.does("pass")
    table.ann.does("play Patient Hourglass")
    assert table.happened(MoreTime) == [MoreTime(0, 10)]
    assert table.view(None).sharing.rounds == 30


@pytest.mark.rule("dg-scrying-orb")
def test_the_orb_draws_a_dragons_hidden_treasure_now():
    table = table_with({"ben": "scrying_orb"}, dragons="cinder_whelp gilded_drowser")
    assert rule_of(table.ben.refused("play Scrying Orb on Gilded Drowser")) == "dg-scrying-orb.nothing-hidden"
    assert rule_of(table.ben.refused("play Scrying Orb on Frost Warden")) == "dg-attack.not-there"
    table.ben.does("play Scrying Orb on Cinder Whelp", treasure="black")
    assert table.happened(HiddenDrawn)[0].tokens == (0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert table.treasure_of("cinder_whelp") == "1 black"
    assert table.view(None).dragons[0].hidden == 0


@pytest.mark.rule("dg-counter-charm")
def test_the_charm_stops_what_was_used_and_whoever_has_an_object_is_asked():
    table = table_with({"ben": "scrying_orb", "ann": "counter_charm", "cho": "recall_horn"}, dragons="cinder_whelp")
    table.ben.does("play Scrying Orb on Cinder Whelp")
    assert table.happened(ObjectPlayed)[0].card == "scrying_orb"
    assert table.question == "played"
    assert table.view(None).to_ask == (2, 0)
    table.cho.does("decline")
    table.ann.does("play Counter Charm")
    assert table.happened(ObjectStopped) == [ObjectStopped(0, "scrying_orb")]
    assert table.view(None).dragons[0].hidden == 1
    assert table.asked == ["ben"]
    assert table.view(None).used == ("scrying_orb", "counter_charm")


@pytest.mark.rule("dg-counter-charm")
def test_a_charm_is_not_stopped_by_another_and_a_stopped_amulet_protects_nobody():
    table = robbed({"ann": "warding_amulet", "cho": "counter_charm"})
    table.ann.does("play Warding Amulet")
    table.cho.does("play Counter Charm")
    assert table.question == "loot"
    assert table.asked == ["ben"]


@pytest.mark.rule("dg-salvage-sack")
def test_the_sack_saves_a_token_of_a_treasure_that_was_lost():
    table = slain({"ann": "salvage_sack", "cho": "salvage_sack"})
    table.ann.does("decline")
    table.lapse()
    assert table.question == "after-failure"
    assert table.asked == ["ann"], "cho took no part"
    table.ann.does("play Salvage Sack")
    table.cho.does("decline", salvage="gold")
    assert table.ann.stash == "1 gold"
    assert table.lost == "2 silver"
    assert table.happened(TokenTaken) == [TokenTaken(0, "gold", "salvage_sack")]


def test_what_is_aimed_at_nothing_or_at_too_much_is_no_move():
    table = table_with({"ben": "sleeping_draught recall_horn"}, dragons="cinder_whelp old_mountain")
    for wrong in ("play Sleeping Draught", "play Sleeping Draught on 1", "play Recall Horn on 0"):
        assert rule_of(table.ben.refused(wrong)) == "table-action.garbled"
