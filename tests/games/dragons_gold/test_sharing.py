"""The negotiation of Dragon's Gold: offers, agreement, failure, and the clock."""

import pytest

from dragonhall.games.dragons_gold.events import Agreed, Offered, SharesTaken, SharingBegan, TreasureLost
from dragonhall.testing.gold_table import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


def shared(seats=4, treasure="3 silver 1 gold 1 blue", fight="ann knight_light, cho wizard", **more):
    """A dragon that ann, cho and ben have slain together: 3 silver, 1 gold and 1 blue lie on the table."""
    table = deal(
        seats,
        dragons="gilded_drowser",
        treasure={"gilded_drowser": treasure},
        fights={"gilded_drowser": fight},
        **more,
    )
    table.ben.does("send Knight Strong to Gilded Drowser")
    assert table.question == "share"
    return table


@pytest.mark.rule("dg-negotiation")
@pytest.mark.rule("dg-sandglass")
@pytest.mark.rule("dg-time-limits")
def test_those_involved_have_sixty_seconds_after_a_look_of_four():
    table = shared()
    assert table.asked == ["ann", "ben", "cho"]
    assert table.state.deadline() == 4 + 60
    assert table.state.view(None).deadline == 60
    assert table.happened(SharingBegan) == [SharingBegan((0, 1, 2), (3, 1, 0, 1, 0, 0, 0, 0, 0), 60, 0, -1)]


@pytest.mark.rule("dg-negotiation")
def test_all_involved_are_asked_at_once_and_may_speak_in_any_order():
    table = shared()
    table.cho.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.cho.does("offer 3 silver to 0, 1 blue to 1, 1 gold to 2")
    table.ann.does("accept 2")
    assert table.asked == ["ann", "ben", "cho"]


@pytest.mark.rule("dg-who-shares")
def test_only_those_who_fought_make_and_get_offers():
    table = shared()
    assert rule_of(table.dan.refused("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")) == "table-turn.not-asked"
    assert rule_of(table.dan.refused("accept 1")) == "table-turn.not-asked"
    outsider = table.ann.refused("offer 3 silver to 0, 1 gold to 1, 1 blue to 2, nothing to 3")
    assert rule_of(outsider) == "dg-who-shares.outsider"


@pytest.mark.rule("dg-agreement")
def test_a_deal_stands_when_all_involved_agree_to_the_same_offer():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("accept 1")
    assert table.happened(Agreed) == []
    table.cho.does("accept 1")
    assert table.happened(Agreed)[0].offer == 1
    assert table.happened(SharesTaken)[0].shares == table.happened(Agreed)[0].shares
    assert (table.ann.stash, table.ben.stash, table.cho.stash) == ("3 silver", "1 gold", "1 blue")
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-agreement")
def test_agreeing_to_different_offers_is_no_deal():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("offer 3 silver 1 gold to 0, 1 blue to 1, nothing to 2")
    table.cho.does("accept 1")
    table.ann.does("accept 2")
    assert table.question == "share"
    table.ben.does("accept 1")
    assert table.question == "share", "ann agrees to the other offer now"
    table.ann.does("accept 1")
    assert table.cho.stash == "1 blue"


@pytest.mark.rule("dg-no-luck")
def test_an_offer_names_a_share_for_everyone_involved_exactly_once():
    table = shared()
    assert rule_of(table.ann.refused("offer 3 silver 1 gold 1 blue to 0")) == "dg-no-luck.garbled"
    twice = "offer 1 silver to 0, 2 silver 1 gold 1 blue to 0, nothing to 1, nothing to 2"
    assert rule_of(table.ann.refused(twice)) == "dg-no-luck.garbled"
    kinds = {type(action).__name__ for action in table.state.legal(0)}
    assert kinds == {"Offer", "BreakOff"}, "nothing that leaves a share to chance can be said"


@pytest.mark.rule("dg-every-token")
def test_every_token_must_go_to_somebody():
    table = shared()
    refused = table.ann.refused("offer 2 silver to 0, nothing to 1, 1 blue to 2")
    assert rule_of(refused) == "dg-every-token.left-over"
    assert refused.figures["cards"] == ("silver", "gold")


@pytest.mark.rule("dg-this-treasure-only")
def test_nothing_but_this_treasure_can_be_given():
    table = shared(ann="5 gold")
    refused = table.ann.refused("offer 3 silver to 0, 2 gold to 1, 1 blue to 2")
    assert rule_of(refused) == "dg-this-treasure-only.too-many"
    assert refused.figures["cards"] == ("gold",)


@pytest.mark.rule("dg-empty-share")
def test_a_share_may_be_empty():
    table = shared()
    table.ann.does("offer 3 silver 1 gold 1 blue to 0, nothing to 1, nothing to 2")
    table.ben.does("accept 1")
    table.cho.does("accept 1")
    assert table.ann.stash == "3 silver 1 gold 1 blue"
    assert table.ben.stash == table.cho.stash == "nothing"


@pytest.mark.rule("dg-time-runs-out")
def test_when_time_runs_out_the_treasure_leaves_the_game_and_does_not_go_back():
    table = shared()
    bag = table.bag
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("accept 1")
    table.lapse()
    lost = table.happened(TreasureLost)[0]
    assert (lost.tokens, lost.why) == ((3, 1, 0, 1, 0, 0, 0, 0, 0), "time")
    assert table.lost == "3 silver 1 gold 1 blue"
    assert table.bag <= bag
    assert table.ann.stash == table.ben.stash == table.cho.stash == "nothing"
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-proposal")
def test_to_make_an_offer_is_to_agree_to_it_and_a_new_one_takes_the_place_of_the_old():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("accept 1")
    table.ann.does("offer 3 silver 1 blue to 0, 1 gold to 1, nothing to 2")
    first, second = table.view(3).sharing.offers
    assert (first.offer, first.open, first.accepted) == (1, False, ())
    assert (second.offer, second.open, second.accepted) == (2, True, (0,))
    assert rule_of(table.cho.refused("accept 1")) == "dg-acceptance.no-offer"
    assert rule_of(table.ben.refused("offer 3 silver 1 blue to 0, 1 gold to 1, nothing to 2")) == "dg-proposal.same"


@pytest.mark.rule("dg-proposal")
def test_an_offer_never_changes():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    made = table.view(1).sharing.offers[0].shares
    table.ann.does("offer 3 silver 1 gold to 0, 1 blue to 1, nothing to 2")
    assert table.view(1).sharing.offers[0].shares == made
    assert [event.offer for event in table.told if isinstance(event, Offered)] == [1, 2]


@pytest.mark.rule("dg-proposal")
def test_an_offer_can_be_withdrawn_and_with_it_goes_every_yes():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("accept 1")
    assert rule_of(table.ben.refused("withdraw 1")) == "dg-proposal.not-yours"
    table.ann.does("withdraw 1")
    assert table.state.backs == [0, 0, 0, 0]
    assert rule_of(table.ann.refused("withdraw 1")) == "dg-proposal.not-yours"
    assert rule_of(table.cho.refused("accept 1")) == "dg-acceptance.no-offer"


@pytest.mark.rule("dg-acceptance")
def test_one_agrees_to_one_offer_at_a_time_and_may_take_it_back():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("offer 1 silver to 0, 2 silver 1 gold to 1, 1 blue to 2")
    table.cho.does("accept 1")
    assert rule_of(table.cho.refused("accept 1")) == "dg-acceptance.already"
    table.cho.does("accept 2")
    assert [offer.accepted for offer in table.view(0).sharing.offers] == [(0,), (1, 2)]
    table.cho.does("no longer accept 2")
    assert [offer.accepted for offer in table.view(0).sharing.offers] == [(0,), (1,)]
    assert rule_of(table.cho.refused("no longer accept 2")) == "dg-acceptance.not-yet"
    table.ann.does("accept 2")
    assert [offer.accepted for offer in table.view(0).sharing.offers] == [(), (0, 1)], "ann's own stands without her"
    table.cho.does("accept 2")
    assert table.question == "turn"


@pytest.mark.rule("dg-acceptance")
def test_a_number_of_an_earlier_negotiation_means_nothing_now():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.lapse()
    assert rule_of(table.cho.refused("accept 1")) == "dg-turn.answer-first"
    assert table.view(0).offers_made == 1


@pytest.mark.rule("dg-end-early")
def test_it_ends_early_without_a_deal_only_if_all_ask_for_it():
    table = shared()
    table.ann.does("break off")
    assert rule_of(table.ann.refused("break off")) == "dg-end-early.already"
    table.ben.does("break off")
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    assert table.view(0).sharing.stopping == (1,), "who speaks again does not want to stop"
    table.cho.does("break off")
    assert table.question == "share"
    table.ann.does("break off")
    assert table.happened(TreasureLost)[0].why == "broken-off"


@pytest.mark.rule("dg-end-early")
def test_who_agrees_to_an_offer_does_not_want_to_stop_any_more():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("break off")
    table.ben.does("accept 1")
    assert table.view(0).sharing.stopping == ()
    table.ann.does("break off")
    table.cho.does("break off")
    assert table.question == "share"


@pytest.mark.rule("dg-sandglass")
def test_a_negotiation_is_one_question_whatever_is_said_so_that_the_clock_runs_through():
    table = shared()
    asked = table.state.question()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("accept 1")
    table.cho.does("break off")
    assert table.state.question() == table.view(3).asked == asked
    table.lapse()
    assert table.state.question() != asked


@pytest.mark.rule("dg-talk")
def test_words_bind_nobody_only_offers_do():
    table = shared()
    table.ann.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    table.ben.does("accept 1")
    table.ben.does("no longer accept 1")
    table.cho.does("accept 1")
    assert table.question == "share"
    assert table.dan.refused("accept 1") is not None


@pytest.mark.rule("dg-time-limits")
@pytest.mark.parametrize(
    ("options", "seconds"),
    [({"clock": 30}, 30), ({"clock": 120}, 120), ({"hours": 12}, 43200), ({"hours": 1, "clock": 0}, 3600)],
)
def test_the_table_may_choose_how_long_they_have(options, seconds):
    assert shared(options=options).state.deadline() == 4 + seconds


@pytest.mark.rule("dg-time-limits")
def test_without_a_clock_seats_speak_in_turn_from_the_slayer_on():
    table = shared(options={"clock": 0, "rounds": 10})
    assert table.state.deadline() is None
    assert table.asked == ["ben"]
    assert table.happened(SharingBegan)[0].rounds == 10
    assert rule_of(table.cho.refused("pass")) == "table-turn.not-asked"
    table.ben.does("offer 3 silver to 0, 1 gold to 1, 1 blue to 2")
    assert table.asked == ["cho"]
    table.cho.does("pass")
    assert table.asked == ["ann"]
    table.ann.does("accept 1")
    table.ben.does("pass")
    table.cho.does("accept 1")
    assert table.cho.stash == "1 blue"


@pytest.mark.rule("dg-time-limits")
def test_without_a_clock_the_treasure_is_lost_when_all_have_said_their_say():
    table = shared(options={"clock": 0, "rounds": 10})
    for number in range(30):
        assert table.question == "share"
        assert table.view(0).sharing.spoken == number
        getattr(table, table.asked[0]).does("pass")
    assert table.happened(TreasureLost)[0].why == "rounds"
    assert table.question == "turn"


@pytest.mark.rule("dg-time-limits")
def test_with_a_clock_nobody_needs_to_pass():
    assert rule_of(shared().ann.refused("pass")) == "dg-time-limits.no-pass"


def test_all_small_divisions_are_listed_and_of_many_an_even_sample():
    few = shared(3, "1 gold 1 blue", "ann knight_light, ann wizard", options={})
    offers = [action for action in few.state.legal(0) if type(action).__name__ == "Offer"]
    assert len(offers) == 4
    many = shared()
    offers = [action for action in many.state.legal(0) if type(action).__name__ == "Offer"]
    assert len(offers) == 12
    assert len({offer.shares[0].tokens for offer in offers}) > 4
