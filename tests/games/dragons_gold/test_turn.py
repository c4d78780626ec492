"""A turn of Dragon's Gold: who is sent, who is ready again, and what happens when everyone is stuck."""

from copy import deepcopy

import pytest

import dragonhall
from dragonhall.games.dragons_gold.events import Refreshed, Sent, Skipped, Standoff
from dragonhall.testing.gold_table import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


@pytest.mark.rule("dg-turn")
def test_a_turn_is_one_adventurer_sent_and_then_the_next_on_the_left_goes():
    table = deal(dragons="old_mountain")
    assert table.asked == ["ben"]
    assert rule_of(table.ann.refused("send Thief to Old Mountain")) == "table-turn.not-asked"
    assert rule_of(table.ben.refused("rob 1")) == "dg-turn.answer-first"
    table.ben.does("send Thief to Old Mountain")
    assert table.asked == ["cho"]
    table.cho.does("send Thief to Old Mountain")
    assert table.asked == ["ann"]


@pytest.mark.rule("dg-attack")
def test_any_face_up_dragon_may_be_attacked_whoever_is_there_already():
    table = deal(dragons="old_mountain", fights={"old_mountain": "ann knight_strong, cho thief"})
    dragons = [dragon.dragon for dragon in table.view(None).dragons]
    assert all(table.ben.may(f"send Wizard to {dragon.replace('_', ' ')}") for dragon in dragons)
    assert rule_of(table.ben.refused("send Wizard to Frost Warden")) == "dg-attack.not-there"
    assert rule_of(table.ben.refused("send Wizard to Nobody At All")) == "dg-attack.not-there"
    table.ben.does("send Wizard to Old Mountain")
    assert table.happened(Sent) == [Sent(1, "wizard", "old_mountain", 0, 1, 7, 11)]


@pytest.mark.rule("dg-ready")
def test_only_an_adventurer_who_is_ready_can_be_sent():
    table = deal(dragons="old_mountain", fights={"old_mountain": "ben thief"}, resting={"ben": "wizard"})
    assert table.ben.ready == ["knight_strong", "knight_light"]
    assert rule_of(table.ben.refused("send Thief to Old Mountain")) == "dg-ready.fighting"
    assert rule_of(table.ben.refused("send Wizard to Old Mountain")) == "dg-ready.resting"
    assert rule_of(table.ben.refused("send Bishop to Old Mountain")) == "dg-ready.unknown"
    assert table.ben.may("send Knight Strong to Old Mountain")


@pytest.mark.rule("dg-must-attack")
def test_who_has_somebody_ready_cannot_pass():
    table = deal()
    assert rule_of(table.ben.refused("pass")) == "dg-must-attack.no-pass"
    assert {type(action).__name__ for action in table.state.legal(1)} == {"Send"}


@pytest.mark.rule("dg-fresh-again")
def test_who_has_nobody_ready_turns_the_resting_up_at_the_start_of_the_turn():
    table = deal(
        dragons="old_mountain",
        fights={"old_mountain": "cho thief"},
        resting={"cho": "knight_strong knight_light wizard"},
    )
    table.ben.does("send Wizard to Old Mountain")
    assert table.happened(Refreshed) == [Refreshed(2, ("knight_strong", "knight_light", "wizard"))]
    assert table.cho.ready == ["knight_strong", "knight_light", "wizard"]
    assert table.cho.resting == []


@pytest.mark.rule("dg-fresh-again")
def test_the_resting_stay_down_as_long_as_one_is_ready():
    table = deal(dragons="old_mountain", resting={"cho": "knight_strong knight_light wizard"})
    table.ben.does("send Wizard to Old Mountain")
    assert table.happened(Refreshed) == []
    assert table.cho.ready == ["thief"]
    table.cho.does("send Thief to Old Mountain")
    assert table.cho.resting == ["knight_strong", "knight_light", "wizard"]


@pytest.mark.rule("dg-all-engaged")
def test_who_has_everyone_in_a_fight_is_skipped():
    table = deal(
        dragons="old_mountain emperor_drake",
        fights={
            "old_mountain": "cho knight_strong, cho knight_light",
            "emperor_drake": "cho thief, cho wizard",
        },
    )
    table.ben.does("send Wizard to Old Mountain")
    assert table.happened(Skipped) == [Skipped(2)]
    assert table.asked == ["ann"]


STUCK = {
    "old_mountain": "ann knight_strong, ben knight_light, cho thief, ann wizard",
    "emperor_drake": "ben knight_strong, cho knight_light, ann thief",
    "ashen_matriarch": "cho knight_strong, ann knight_light, ben thief",
    "storm_coiler": "ben wizard",
}


@pytest.mark.rule("dg-standoff")
def test_when_everyone_is_stuck_the_dragon_that_misses_least_counts_as_slain():
    table = deal(dragons="old_mountain emperor_drake ashen_matriarch storm_coiler", fights=STUCK, turn="cho")
    table.cho.does("send Wizard to Storm Coiler")
    assert [event.seat for event in table.happened(Skipped)] == [0, 1, 2]
    assert table.happened(Standoff) == [Standoff("old_mountain", 1)], "of several the one that lay there longest"
    assert table.question == "share"
    assert table.asked == ["ann", "ben", "cho"]


@pytest.mark.rule("dg-standoff")
def test_of_dragons_that_miss_as_much_the_oldest_falls_wherever_it_lies():
    table = deal(dragons="old_mountain emperor_drake ashen_matriarch storm_coiler", fights=STUCK, turn="cho")
    table.state.ages[:3] = [3, 1, 2]
    table.cho.does("send Wizard to Storm Coiler")
    assert table.happened(Standoff) == [Standoff("emperor_drake", 1)]


@pytest.mark.rule("dg-standoff")
@pytest.mark.rule("dg-all-engaged")
def test_one_who_is_skipped_again_and_again_is_no_standoff_while_others_attack():
    table = deal(
        dragons="old_mountain emperor_drake ashen_matriarch storm_coiler",
        fights={"old_mountain": "cho knight_strong, cho knight_light", "emperor_drake": "cho thief, cho wizard"},
    )
    table.ben.does("send Wizard to Ashen Matriarch")
    table.ann.does("send Wizard to Ashen Matriarch")
    table.ben.does("send Thief to Storm Coiler")
    table.ann.does("send Thief to Storm Coiler")
    table.ben.does("send Knight Light to Ashen Matriarch")
    assert table.happened(Skipped) == [Skipped(2)]
    assert table.happened(Standoff) == []
    assert table.asked == ["ann"]


@pytest.mark.rule("dg-standoff")
def test_there_is_no_standoff_once_a_dragon_has_fallen_and_somebody_rests():
    table = deal(
        dragons="old_mountain emperor_drake ashen_matriarch storm_coiler",
        fights={
            "old_mountain": "ann knight_strong, cho knight_strong, ann wizard",
            "emperor_drake": "ben knight_strong, ben knight_light, ann thief",
            "ashen_matriarch": "cho knight_light, ann knight_light, ben thief",
            "storm_coiler": "ben wizard, cho thief, cho wizard",
        },
        objects={"ben": "sleeping_draught", "cho": "recall_horn", "ann": "recall_horn"},
        options={"magic_objects": True},
        turn="cho",
    )
    table.cho.does("pass")
    table.ann.does("pass")
    table.ben.does("play Sleeping Draught on Old Mountain")
    while table.question != "share":
        getattr(table, table.asked[0]).does("decline")
    table.lapse()
    while table.question == "after-failure":
        getattr(table, table.asked[0]).does("decline")
    assert table.happened(Skipped) == [Skipped(1)]
    assert table.happened(Standoff) == []
    assert table.cho.ready == ["knight_strong"]
    assert table.asked == ["cho"]


@pytest.mark.rule("dg-standoff")
def test_a_dragon_that_nobody_fights_is_not_slain_by_a_standoff():
    data = deepcopy(dict(dragonhall.load("dragons_gold").edition))
    for row in data["adventurers"]:
        row["attack"] = 1
    data["dragons"][0]["strength"] = 2
    everyone = [f"{seat} {row['id']}" for seat in ("ann", "ben", "cho") for row in data["adventurers"]]
    table = deal(
        game=dragonhall.load("dragons_gold", data),
        dragons="cinder_whelp old_mountain emperor_drake ashen_matriarch",
        turn="cho",
        fights={
            "old_mountain": ", ".join(everyone[:5]),
            "emperor_drake": ", ".join(everyone[5:-1]),
        },
    )
    table.cho.does("send Wizard to Emperor Drake")
    assert table.happened(Standoff) == [Standoff("emperor_drake", 3)]
    assert "cinder_whelp" in table.lying


@pytest.mark.rule("dg-in-the-open")
def test_all_see_dragons_fights_who_rests_and_how_many_tokens_everyone_has():
    table = deal(
        dragons="old_mountain",
        treasure={"old_mountain": "3 silver 1 black"},
        fights={"old_mountain": "ann knight_strong, cho thief"},
        resting={"cho": "wizard"},
        ann="2 gold 1 blue",
    )
    for audience in (None, 0, 1, 2):
        view = table.view(audience)
        dragon = view.dragons[0]
        assert (dragon.strength, dragon.attack, dragon.hidden) == (11, 6, 2)
        assert dragon.treasure == (3, 0, 0, 0, 0, 0, 0, 0, 1)
        assert [(each.seat, each.adventurer, each.attack) for each in dragon.attackers] == [
            (0, "knight_strong", 4),
            (2, "thief", 2),
        ]
        assert view.players[2].resting == ("wizard",)
        assert view.players[0].total == 3


@pytest.mark.rule("dg-choose-by-click")
def test_every_move_can_be_said_in_words_and_drawing_is_done_by_itself():
    table = deal(dragons="cinder_whelp", fights={"cinder_whelp": "ann knight_strong"})
    assert table.game.parse("send Wizard to Cinder Whelp") in table.state.legal(1)
    before = table.bag
    table.ben.does("send wizard to cinder whelp", treasure="blue")
    assert table.bag == before - 1
