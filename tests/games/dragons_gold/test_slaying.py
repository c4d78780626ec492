"""The order of a kill: hidden treasure, who takes what, home to rest, and the next dragon."""

import pytest

from dragonhall.games.dragons_gold.events import (
    BagEmpty,
    CameHome,
    MagicTaken,
    Revealed,
    Robbing,
    SharesTaken,
    SharingBegan,
    Slain,
    TookAll,
)
from dragonhall.testing.gold_table import deal


def names_of(events):
    return [type(event).__name__ for event in events]


@pytest.mark.rule("dg-still-standing")
def test_less_than_the_strength_changes_nothing_and_they_fight_on():
    table = deal(dragons="cinder_whelp", fights={"cinder_whelp": "ann knight_light"})
    table.ben.does("send Wizard to Cinder Whelp")
    assert table.happened(Slain) == []
    assert table.lying[0] == "cinder_whelp"
    assert table.view(None).dragons[0].attack == 4
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-slain")
@pytest.mark.rule("dg-treasure-complete")
@pytest.mark.rule("dg-hidden-treasure")
def test_with_its_strength_reached_a_dragon_falls_and_its_hidden_treasure_is_drawn():
    table = deal(
        dragons="cinder_whelp", treasure={"cinder_whelp": "4 silver"}, fights={"cinder_whelp": "ann knight_strong"}
    )
    before = table.bag
    table.ben.does("send Wizard to Cinder Whelp", treasure="black")
    slain = table.happened(Slain)[0]
    assert slain.hidden == (0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert slain.treasure == (4, 0, 0, 0, 0, 0, 0, 0, 1)
    assert slain.seats == (0, 1)
    assert slain.bag == table.bag == before - 1


@pytest.mark.rule("dg-slain")
def test_more_than_the_strength_does_no_more():
    table = deal(dragons="cinder_whelp", fights={"cinder_whelp": "ann knight_strong"})
    table.ben.does("send Knight Strong to Cinder Whelp")
    assert table.happened(Slain)[0].dragon == "cinder_whelp"
    assert len(table.happened(Slain)) == 1


@pytest.mark.rule("dg-slain-alone")
def test_who_slays_a_dragon_alone_takes_everything_at_once():
    table = deal(
        dragons="cinder_whelp",
        treasure={"cinder_whelp": "2 silver 1 gold 1 red"},
        fights={"cinder_whelp": "ben knight_strong"},
    )
    table.ben.does("send Wizard to Cinder Whelp", treasure="white")
    assert table.ben.stash == "2 silver 1 gold 1 red 1 white"
    assert table.happened(SharingBegan) == []
    assert [event.count for event in table.happened(MagicTaken)] == [1]
    assert table.happened(TookAll)[0].tokens == (2, 1, 0, 0, 0, 0, 0, 1, 0)
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-slain-alone")
def test_alone_there_is_nobody_to_rob():
    table = deal(
        dragons="cinder_whelp",
        treasure={"cinder_whelp": "2 silver"},
        fights={"cinder_whelp": "ben knight_strong"},
        ann="3 gold",
    )
    table.ben.does("send Thief to Cinder Whelp", treasure="white")
    assert table.happened(Robbing) == []
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-slain-together")
def test_those_who_slew_it_together_must_share():
    table = deal(
        seats=4,
        dragons="cinder_whelp",
        treasure={"cinder_whelp": "2 silver 1 gold"},
        fights={"cinder_whelp": "ann knight_light, dan wizard"},
    )
    table.ben.does("send Wizard to Cinder Whelp", treasure="white")
    assert table.question == "share"
    assert table.asked == ["ann", "ben", "dan"]


@pytest.mark.rule("dg-nothing-to-share")
def test_with_nothing_left_nobody_talks_but_thieves_still_steal():
    table = deal(
        dragons="gilded_drowser",
        treasure={"gilded_drowser": "3 red"},
        fights={"gilded_drowser": "ann knight_strong, ann thief"},
        ben="1 gold",
    )
    table.ben.does("send Wizard to Gilded Drowser", theft="red")
    assert table.happened(SharingBegan) == []
    assert table.ann.stash == "1 red"
    assert table.ben.stash == "1 gold 2 red"


@pytest.mark.rule("dg-adventurers-return")
@pytest.mark.rule("dg-dragon-leaves")
def test_after_the_sharing_all_who_fought_rest_and_the_dragon_is_out_of_the_game():
    table = deal(dragons="cinder_whelp", fights={"cinder_whelp": "ann knight_light, ann wizard"})
    table.ben.does("send Knight Strong to Cinder Whelp", treasure="silver")
    assert table.ann.ready == ["knight_strong", "thief"], "they fight until the treasure is shared"
    table.ben.does("offer 1 silver to 0, nothing to 1")
    table.ann.does("accept 1")
    assert table.ann.resting == ["knight_light", "wizard"]
    assert table.ben.resting == ["knight_strong"]
    assert table.happened(CameHome) == [CameHome("cinder_whelp", 0, (0, 1))]
    assert table.view(None).slain == ("cinder_whelp",)
    assert "cinder_whelp" not in table.view(None).unseen


@pytest.mark.rule("dg-new-dragon")
def test_a_new_dragon_takes_the_place_with_its_known_treasure():
    table = deal(
        dragons="cinder_whelp",
        pile="gilded_drowser",
        fights={"cinder_whelp": "ben knight_strong"},
    )
    table.ben.does("send Wizard to Cinder Whelp", treasure="silver gold gold gold gold gold black")
    assert table.lying[0] == "gilded_drowser"
    assert table.treasure_of("gilded_drowser") == "5 gold 1 black"
    assert table.happened(Revealed)[0].slot == 0
    assert len(table.lying) == 4


def test_the_order_of_a_kill_is_that_of_the_rules():
    table = deal(
        dragons="cinder_whelp",
        treasure={"cinder_whelp": "2 silver 1 red"},
        fights={"cinder_whelp": "ann knight_strong"},
        ann="1 gold",
    )
    table.ben.does("send Thief to Cinder Whelp", treasure="silver")
    assert names_of(table.events) == ["Sent", "Slain", "SharingBegan"]
    table.ann.does("offer 2 silver to 0, 1 silver 1 red to 1")
    table.ben.does("accept 1", theft="gold")
    assert names_of(table.events) == [
        "Accepted",
        "Agreed",
        "SharesTaken",
        "Robbing",
        "Stolen",
        "CameHome",
        "Revealed",
        "TurnBegan",
    ]


@pytest.mark.rule("dg-bag-empty")
@pytest.mark.rule("dg-last-dragons")
def test_the_last_token_begins_the_end_and_no_dragon_comes_any_more():
    table = deal(
        dragons="cinder_whelp moss_wyrmling",
        bag="1 gold",
        fights={"cinder_whelp": "ben knight_strong"},
    )
    table.ben.does("send Wizard to Cinder Whelp")
    assert table.happened(BagEmpty) == [BagEmpty(4)]
    assert table.ben.stash == "1 gold"
    assert table.happened(Revealed) == []
    assert table.lying[0] == "moss_wyrmling"
    assert len(table.lying) == 3
    assert table.view(None).last_dragons
    assert table.view(None).pile == 14
    assert table.cho.refused("send Thief to Cinder Whelp").rule == "dg-attack"


@pytest.mark.rule("dg-last-treasure")
def test_with_an_empty_bag_only_what_lies_on_the_dragon_is_shared():
    table = deal(
        dragons="cinder_whelp moss_wyrmling",
        treasure={"cinder_whelp": "2 silver"},
        bag="",
        fights={"cinder_whelp": "ben knight_strong"},
    )
    table.ben.does("send Wizard to Cinder Whelp")
    assert table.happened(Slain)[0].hidden == (0,) * 9
    assert table.ben.stash == "2 silver"


@pytest.mark.rule("dg-bag-short")
def test_a_dragon_gets_what_is_left_in_the_bag():
    table = deal(
        dragons="cinder_whelp",
        pile="old_mountain",
        bag="2 gold 1 silver",
        fights={"cinder_whelp": "ben knight_strong"},
    )
    table.ben.does("send Wizard to Cinder Whelp", treasure="silver")
    assert table.treasure_of("old_mountain") == "2 gold"
    assert table.view(None).last_dragons


@pytest.mark.rule("dg-bag-short")
def test_a_market_that_is_due_opens_although_the_bag_ran_out():
    table = deal(
        dragons="cinder_whelp",
        pile="old_mountain",
        bag="2 gold 1 silver",
        until_market=1,
        fights={"cinder_whelp": "ben knight_strong"},
        ann="1 gold",
        cho="1 silver",
    )
    table.ben.does("send Wizard to Cinder Whelp", treasure="silver")
    assert table.question == "market"
    assert names_of(table.events)[-3:] == ["Revealed", "BagEmpty", "MarketOpened"]


@pytest.mark.rule("dg-pile-empty")
def test_without_a_pile_hidden_treasure_is_still_drawn():
    table = deal(
        dragons="cinder_whelp moss_wyrmling",
        only_these=True,
        pile="",
        fights={"cinder_whelp": "ben knight_strong", "moss_wyrmling": "cho knight_strong"},
    )
    table.ben.does("send Wizard to Cinder Whelp", treasure="white")
    assert table.ben.stash == "1 white"
    assert table.lying == ["moss_wyrmling"]
    assert not table.view(None).last_dragons
    table.cho.does("send Wizard to Moss Wyrmling", treasure="gold gold gold")
    assert table.cho.stash == "3 gold"
    assert table.result.ending == "pile"


@pytest.mark.rule("dg-end")
def test_the_match_ends_when_the_last_dragon_has_fallen_even_one_without_treasure():
    table = deal(
        dragons="veiled_wyrm",
        only_these=True,
        bag="",
        fights={"veiled_wyrm": "ben knight_strong"},
    )
    assert table.result is None
    table.ben.does("send Thief to Veiled Wyrm")
    assert table.result is None
    table.cho.does("send Wizard to Veiled Wyrm")
    assert table.result.ending == "bag"
    assert table.asked == []
    assert table.happened(SharesTaken) == []
