"""The market of Dragon's Gold."""

import pytest

from dragonhall.games.dragons_gold.events import MarketClosed, MarketOpened, ObjectDrawn, Revealed, Shown, Swapped
from dragonhall.testing.gold_table import deal


def rule_of(refusal):
    return f"{refusal.rule}.{refusal.case}"


def market(seats=3, options=None, **stashes):
    """The seventh new dragon has just come."""
    stashes = stashes or {"ann": "3 gold 1 blue", "ben": "2 silver 1 red", "cho": "1 white"}
    table = deal(
        seats,
        dragons="cinder_whelp",
        until_market=1,
        fights={"cinder_whelp": "ben knight_strong"},
        options=options,
        **stashes,
    )
    table.ben.does("send Wizard to Cinder Whelp", treasure="silver")
    return table


@pytest.mark.rule("dg-market-opens")
def test_the_market_opens_when_the_seventh_new_dragon_lies_there_with_its_treasure():
    table = market()
    kinds = [type(event) for event in table.events]
    assert kinds.index(Revealed) < kinds.index(MarketOpened)
    assert table.happened(MarketOpened) == [MarketOpened(60, 0)]
    assert table.question == "market"
    assert table.asked == ["ann", "ben", "cho"]
    assert table.view(None).until_market == 0


@pytest.mark.rule("dg-market-opens")
def test_before_the_seventh_there_is_no_market():
    table = deal(dragons="cinder_whelp", until_market=2, fights={"cinder_whelp": "ben knight_strong"}, ann="1 gold")
    table.ben.does("send Wizard to Cinder Whelp", treasure="silver")
    assert table.question == "turn"
    assert table.view(None).until_market == 1


@pytest.mark.rule("dg-market-time")
def test_it_is_open_for_sixty_seconds_or_until_all_are_done():
    table = market()
    assert table.state.deadline() == 60
    table.ann.does("done")
    assert table.asked == ["ben", "cho"]
    table.cho.does("done")
    assert table.happened(MarketClosed) == [MarketClosed("done")], "one alone has nobody to swap with"
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-market-time")
def test_when_time_is_up_it_closes_and_nothing_is_lost():
    table = market()
    table.ann.does("swap 1 gold with 1 for 2 silver")
    table.lapse()
    assert table.happened(MarketClosed) == [MarketClosed("time")]
    assert table.ann.stash == "3 gold 1 blue"
    assert table.turn_of == "cho"


@pytest.mark.rule("dg-market-time")
def test_who_has_nothing_is_not_asked_and_with_fewer_than_two_there_is_no_market():
    assert market(4, ann="1 gold").asked == ["ann", "ben"]
    table = market(3, ann="")
    assert table.question == "turn"
    assert table.happened(MarketClosed) == [MarketClosed("done")]


@pytest.mark.rule("dg-swap")
def test_two_seats_swap_when_both_say_so_and_all_see_it():
    table = market()
    table.ann.does("swap 1 gold with 1 for 2 silver 1 red")
    assert (table.ann.stash, table.ben.stash) == ("3 gold 1 blue", "3 silver 1 red")
    assert rule_of(table.cho.refused("agree to 1")) == "dg-swap.no-offer"
    assert rule_of(table.ann.refused("agree to 1")) == "dg-swap.no-offer"
    table.ben.does("agree to 1")
    assert (table.ann.stash, table.ben.stash) == ("2 silver 2 gold 1 red 1 blue", "1 silver 1 gold")
    swapped = table.happened(Swapped)[0]
    assert swapped.to(None) == swapped
    assert rule_of(table.ben.refused("agree to 1")) == "dg-swap.no-offer"


@pytest.mark.rule("dg-swap")
def test_one_offers_what_one_has_to_another_who_is_there():
    table = market(4, ann="3 gold 1 blue", ben="2 silver", cho="1 white", dan="1 green")
    assert rule_of(table.ann.refused("swap 1 gold with 0 for 1 white")) == "dg-swap.yourself"
    assert rule_of(table.ann.refused("swap 4 gold with 1 for 1 white")) == "dg-swap.not-yours"
    assert table.ann.refused("swap 4 gold 2 green with 1 for 1 white").figures["cards"] == ("gold", "green", "green")
    assert rule_of(table.ann.refused("swap 1 gold with 7 for 1 white")) == "table-seat.unknown"
    table.dan.does("done")
    assert rule_of(table.ann.refused("swap 1 gold with 3 for 1 white")) == "dg-swap.gone"
    table.ann.does("swap 1 gold with 2 for 1 white")
    assert rule_of(table.ann.refused("swap 1 gold with 2 for 1 white")) == "dg-swap.same"
    table.ann.does("swap 2 gold with 2 for 1 white")
    assert [offer.offer for offer in table.view(None).market.offers] == [2], "one offer at a time to each"


@pytest.mark.rule("dg-swap")
def test_whether_the_other_can_pay_shows_when_it_answers():
    table = market()
    table.ann.does("swap 1 gold with 2 for 1 black")
    refused = table.cho.refused("agree to 1")
    assert rule_of(refused) == "dg-swap.cannot-pay"
    assert refused.figures["cards"] == ("black",)


@pytest.mark.rule("dg-swap")
def test_an_offer_can_be_withdrawn_and_falls_when_its_maker_swaps_elsewhere_or_leaves():
    table = market()
    table.ann.does("swap 1 gold with 1 for 1 red")
    table.ann.does("swap 3 gold with 2 for 1 white")
    table.cho.does("swap 1 white with 0 for 1 blue")
    assert rule_of(table.ben.refused("withdraw 1")) == "dg-swap.no-offer"
    table.ben.does("agree to 1")
    assert [offer.offer for offer in table.view(None).market.offers] == [3]
    table.cho.does("withdraw 3")
    table.cho.does("swap 1 white with 1 for 1 gold")
    table.cho.does("done")
    assert table.view(None).market.offers == ()


@pytest.mark.rule("dg-swap-fair")
def test_what_the_one_who_agrees_had_offered_is_off_too_so_that_nobody_pays_with_what_is_gone():
    table = market()
    table.cho.does("swap 1 white with 1 for 2 silver")
    table.ann.does("swap 1 gold with 2 for 1 white")
    table.cho.does("agree to 2")
    assert table.view(None).market.offers == ()
    assert rule_of(table.ben.refused("agree to 1")) == "dg-swap.no-offer"
    assert (table.ann.stash, table.cho.stash) == ("2 gold 1 blue 1 white", "1 gold")


@pytest.mark.rule("dg-swap-fair")
def test_each_side_gives_at_least_one_token():
    table = market()
    assert rule_of(table.ann.refused("swap nothing with 1 for 1 silver")) == "dg-swap-fair.both-sides"
    assert rule_of(table.ann.refused("swap 1 gold with 1 for nothing")) == "dg-swap-fair.both-sides"


@pytest.mark.rule("dg-swap-tokens-only")
def test_magic_tokens_of_the_market_bring_no_object():
    table = market(options={"magic_objects": True})
    table.ann.does("swap 1 gold with 1 for 1 red")
    table.ben.does("agree to 1")
    assert table.happened(ObjectDrawn) == []
    assert table.ann.objects == []


@pytest.mark.rule("dg-show")
def test_one_may_show_any_of_ones_tokens_truthfully():
    table = market()
    assert rule_of(table.ann.refused("show 4 gold")) == "dg-show.not-yours"
    assert rule_of(table.ann.refused("show nothing")) == "dg-show.nothing"
    table.ann.does("show 2 gold")
    shown = table.happened(Shown)[0]
    assert shown.to(None).tokens == ("gold", "gold")
    assert table.ann.stash == "3 gold 1 blue"


@pytest.mark.rule("dg-show")
def test_what_was_stolen_unseen_is_known_when_it_is_shown():
    table = deal(
        dragons="cinder_whelp",
        until_market=1,
        treasure={"cinder_whelp": "1 silver"},
        fights={"cinder_whelp": "ann knight_strong"},
        ann="1 gold",
        cho="1 blue",
    )
    table.ben.does("send Thief to Cinder Whelp", treasure="silver")
    table.lapse(theft="gold")
    assert table.question == "market"
    assert table.asked == ["ben", "cho"]
    assert table.cho.sees().players[1].came == 1
    table.ben.does("show 1 gold")
    ben = table.cho.sees().players[1]
    assert (ben.tokens, ben.came) == ((0, 1, 0, 0, 0, 0, 0, 0, 0), 0)


@pytest.mark.rule("dg-market-closes")
def test_after_the_market_play_goes_on_and_it_never_comes_back():
    table = market()
    table.ann.does("done")
    assert rule_of(table.ann.refused("swap 1 gold with 1 for 1 silver")) == "dg-market-closes.done"
    table.lapse()
    assert table.question == "turn"
    assert table.turn_of == "cho"
    assert table.view(None).market is None
    assert table.view(None).until_market == 0


@pytest.mark.rule("dg-time-limits")
def test_without_a_clock_seats_speak_in_turn_at_the_market():
    table = market(options={"clock": 0, "rounds": 10})
    assert table.state.deadline() is None
    assert table.asked == ["ben"], "the active seat begins"
    assert rule_of(table.cho.refused("pass")) == "table-turn.not-asked"
    table.ben.does("pass")
    table.cho.does("done")
    assert table.asked == ["ann"]
    table.ann.does("swap 1 gold with 1 for 1 silver")
    assert table.asked == ["ben"], "who has left is not asked"
    table.ben.does("agree to 1")
    for _ in range(30):
        if table.question == "market":
            getattr(table, table.asked[0]).does("pass")
    assert [event.why for event in table.told if isinstance(event, MarketClosed)] == ["rounds"]


@pytest.mark.rule("dg-time-limits")
def test_with_a_clock_nobody_needs_to_pass_at_the_market():
    assert rule_of(market().ann.refused("pass")) == "dg-time-limits.no-pass"
    assert market(options={"clock": 90}).state.deadline() == 90
