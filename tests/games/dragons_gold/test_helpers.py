"""Wizards and thieves of Dragon's Gold."""

from collections import Counter

import pytest

from dragonhall.games.dragons_gold.events import Looked, MagicTaken, NobodyToRob, Robbing, SharesTaken, Stolen
from dragonhall.games.dragons_gold.notes import Saw, Stole
from dragonhall.kernel.chance import FastChance
from dragonhall.testing.gold_table import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


def slain(fight, send, treasure="2 silver 2 red", hidden="", seats=4, **more):
    """The Gilded Drowser (strength 6) falls when ben sends his adventurer."""
    table = deal(
        seats, dragons="gilded_drowser", treasure={"gilded_drowser": treasure}, fights={"gilded_drowser": fight}, **more
    )
    table.ben.does(f"send {send} to Gilded Drowser")
    return table


@pytest.mark.rule("dg-one-wizard")
def test_the_only_wizard_takes_the_magic_tokens_before_anyone_talks():
    table = slain("ann knight_strong, ann wizard", "Knight Light")
    assert table.happened(MagicTaken) == [MagicTaken(0, 2)]
    assert table.ann.stash == "2 red"
    assert table.view(None).sharing.treasure == (2, 0, 0, 0, 0, 0, 0, 0, 0)
    assert (table.view(None).sharing.wizard, table.view(None).sharing.magic) == (0, 2)


@pytest.mark.rule("dg-one-wizard")
def test_hidden_magic_tokens_belong_to_the_only_wizard_too():
    table = deal(dragons="cinder_whelp", treasure={"cinder_whelp": "1 red"}, fights={"cinder_whelp": "ann wizard"})
    table.ben.does("send Knight Strong to Cinder Whelp", treasure="red")
    assert table.ann.stash == "2 red"


@pytest.mark.rule("dg-wizard-keeps")
def test_the_wizard_keeps_them_when_the_talk_fails():
    table = slain("ann knight_strong, ann wizard", "Knight Light")
    table.lapse()
    assert table.ann.stash == "2 red"
    assert table.lost == "2 silver"


@pytest.mark.rule("dg-many-wizards")
def test_two_wizards_share_the_magic_tokens_like_the_rest():
    table = slain("ann knight_strong, ann wizard", "Wizard")
    assert table.happened(MagicTaken) == []
    assert table.view(None).sharing.treasure == (2, 0, 2, 0, 0, 0, 0, 0, 0)
    table.lapse()
    assert table.lost == "2 silver 2 red"


@pytest.mark.rule("dg-thief")
def test_a_thief_takes_one_token_at_random_from_another_who_fought():
    table = slain("ann knight_strong", "Thief", cho="3 gold")
    table.ann.does("offer 2 silver 2 red to 0, nothing to 1")
    table.ben.does("accept 1", theft="red")
    assert table.happened(Robbing) == [Robbing(1, 0, False)], "only ann fought too, so she is robbed without asking"
    assert (table.ann.stash, table.ben.stash, table.cho.stash) == ("2 silver 1 red", "1 red", "3 gold")


@pytest.mark.rule("dg-thief")
def test_every_token_is_as_likely_to_be_stolen():
    stolen = Counter()
    for seed in range(400):
        table = deal(dragons="gilded_drowser", fights={"gilded_drowser": "ann knight_strong"}, ann="1 silver 3 gold")
        table.state.apply(1, table.game.parse("send Thief to Gilded Drowser"), FastChance(seed))
        stolen[table.ben.stash] += 1
    assert set(stolen) == {"1 silver", "1 gold"}
    assert 60 < stolen["1 silver"] < 140


@pytest.mark.rule("dg-victim")
def test_the_thief_chooses_whom_to_rob_among_those_who_fought_and_have_a_token():
    table = slain(
        "ann knight_light, cho wizard, dan wizard", "Thief", cho="1 gold", seats=5, eve="3 gold", ann="1 blue"
    )
    table.lapse()
    assert table.question == "victim"
    assert table.asked == ["ben"]
    assert table.view(None).sharing.victims == (0, 2)
    for wrong in (1, 3, 4, 9):
        assert rule_of(table.ben.refused(f"rob {wrong}")) == "dg-victim.not-there"
    table.ben.does("rob 2")
    assert table.ben.stash == "1 gold"


@pytest.mark.rule("dg-victim")
def test_with_nobody_to_rob_nothing_is_stolen():
    table = slain("ann knight_strong", "Thief", treasure="1 silver", cho="3 gold")
    table.lapse()
    assert table.happened(NobodyToRob) == [NobodyToRob(1)]
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-thief-order")
def test_several_thieves_steal_in_the_order_in_which_they_came():
    table = deal(
        dragons="gilded_drowser",
        fights={"gilded_drowser": "cho thief, ann thief"},
        treasure={"gilded_drowser": "1 silver"},
        ann="1 gold",
        cho="1 blue",
    )
    table.ben.does("send Thief to Gilded Drowser")
    table.lapse(theft="gold")
    assert [(event.thief, event.victim) for event in table.happened(Stolen)] == [(2, 0), (0, 2)]
    assert table.asked == ["ben"], "ann robbed cho without asking: ben had nothing. Now ben may rob either"
    table.ben.does("rob 0")
    assert table.cho.stash != "nothing"


@pytest.mark.rule("dg-thief-after")
def test_thieves_steal_after_the_sharing_from_the_new_shares_too():
    table = slain("ann knight_strong", "Thief", treasure="1 silver 1 white")
    table.ann.does("offer 1 silver 1 white to 0, nothing to 1")
    table.ben.does("accept 1", theft="white")
    kinds = [type(event) for event in table.events]
    assert kinds.index(SharesTaken) < kinds.index(Stolen)
    assert table.ben.stash == "1 white"


@pytest.mark.rule("dg-thief-after")
def test_thieves_steal_although_the_talk_failed():
    table = slain("ann knight_strong", "Thief", ann="1 blue")
    table.lapse()
    assert table.ben.stash == "1 blue"


def helped():
    table = slain(
        "ann knight_light, ben wizard, cho wizard", "Thief", treasure="1 silver", ann="2 gold 1 white", cho="1 blue"
    )
    table.lapse()
    table.ben.does("rob 0")
    return table


@pytest.mark.rule("dg-thief-with-wizard")
def test_with_the_own_wizard_in_the_fight_the_thief_looks_and_chooses():
    table = helped()
    assert table.happened(Robbing) == [Robbing(1, 0, True)]
    assert table.question == "loot"
    assert table.ben.sees().sharing.loot == (0, 2, 0, 0, 0, 0, 0, 1, 0)
    assert table.cho.sees().sharing.loot == ()
    assert {str(action) for action in table.state.legal(1)} == {"take gold", "take white", "take at random"}
    assert rule_of(table.ben.refused("take blue")) == "dg-thief-with-wizard.not-there"
    table.ben.does("take white")
    assert (table.ann.stash, table.ben.stash) == ("2 gold", "1 white")


@pytest.mark.rule("dg-thief-with-wizard")
def test_the_thief_may_still_take_one_at_random():
    table = helped()
    table.ben.does("take at random", theft="gold")
    assert table.ben.stash == "1 gold"


@pytest.mark.rule("dg-thief-with-wizard")
def test_another_players_wizard_helps_no_thief():
    table = slain("ann knight_strong, ann wizard", "Thief", treasure="", ann="1 gold")
    assert table.happened(Robbing) == [Robbing(1, 0, False)]
    assert table.ben.stash == "1 gold"


@pytest.mark.rule("dg-thief-with-wizard")
def test_what_the_thief_saw_is_remembered():
    table = helped()
    table.ben.does("take gold")
    view = table.ben.sees()
    assert view.memory[-2:] == (Saw(1, 0, (0, 2, 0, 0, 0, 0, 0, 1, 0)), Stole(1, 0, 1, True))
    assert view.players[0].tokens == (0, 1, 0, 0, 0, 0, 0, 1, 0)
    assert table.cho.sees().memory[-2:] == (Saw(1, 0, ()), Stole(1, 0, -1, True))


@pytest.mark.rule("dg-theft-secret")
def test_all_see_who_is_robbed_and_only_the_two_what_it_was():
    table = helped()
    looked = table.happened(Looked)[0]
    assert looked.to(1).tokens == looked.to(0).tokens == ("gold", "gold", "white")
    assert looked.to(2).tokens == looked.to(None).tokens == ("?", "?", "?")
    table.ben.does("take white")
    stolen = table.happened(Stolen)[0]
    assert [stolen.to(audience).token for audience in (0, 1, 2, 3, None)] == ["white", "white", "?", "?", "?"]
    assert (stolen.to(None).thief, stolen.to(None).victim) == (1, 0)


@pytest.mark.rule("dg-secret-stash")
def test_the_others_see_how_many_tokens_there_are_and_remember_what_went_there():
    table = slain("ann knight_strong", "Thief", treasure="1 silver 1 white", ann="2 gold")
    table.ann.does("offer 1 silver 1 white to 0, nothing to 1")
    table.ben.does("accept 1", theft="white")
    ann, ben = table.cho.sees().players[:2]
    assert (ann.total, ann.tokens, ann.gone, ann.came) == (3, (1, 2, 0, 0, 0, 0, 0, 1, 0), 1, 0)
    assert (ben.total, ben.tokens, ben.gone, ben.came) == (1, (0,) * 9, 0, 1)
    mine = table.ben.sees().players
    assert (mine[0].tokens, mine[0].gone) == ((1, 2, 0, 0, 0, 0, 0, 0, 0), 0)
    assert mine[1].tokens == (0, 0, 0, 0, 0, 0, 0, 1, 0)
    assert table.cho.sees().memory, "what happened behind the screens is remembered in order"


@pytest.mark.rule("dg-secret-stash")
def test_as_long_as_nothing_was_stolen_every_count_is_known_and_nothing_needs_to_be_remembered():
    table = deal(ann="2 gold 1 blue")
    assert table.cho.sees().players[0].tokens == (0, 2, 0, 1, 0, 0, 0, 0, 0)
    assert table.cho.sees().memory == ()
