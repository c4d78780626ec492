"""What holds in every match of Dragon's Gold, whoever plays: tokens, offers, deals, and that talk always ends."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import dragonhall
from dragonhall.arena.rounds import Rounds
from dragonhall.games.dragons_gold.actions import COLOURS, NOTHING, Offer, Share
from dragonhall.games.dragons_gold.divisions import SAMPLE, division, sampled, ways
from dragonhall.games.dragons_gold.events import Agreed, SharesTaken, SharingBegan, TreasureLost
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.match import Match
from dragonhall.testing.gold_table import deal
from dragonhall.testing.walk import walk

GAME = dragonhall.load("dragons_gold")
TABLES = [
    (seats, options)
    for seats in (3, 4, 5, 6)
    for options in ({}, {"magic_objects": True}, {"sharing": "divide"}, {"clock": 0, "rounds": 10})
]
EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES)


def tokens_of(state):
    return Counter(piece for place in GAME.census(state).values() for piece in place if piece in COLOURS)


@EVERY_TABLE
def test_126_tokens_are_each_in_one_place_those_out_of_the_game_counted(seats, options):
    counts = {row["id"]: row["count"] for row in GAME.edition["tokens"]}
    for step in walk(GAME, seats, options, 3):
        assert tokens_of(step.match.state) == counts
        for heap in (*step.match.state.stash, step.match.state.bag, step.match.state.lost, step.match.state.spoil):
            assert min(heap) >= 0


@EVERY_TABLE
def test_no_deal_without_every_involved_seat_and_every_token_goes_where_the_offer_says(seats, options):
    treasure, involved, backs = None, (), {}
    for seed in range(3):
        for step in walk(GAME, seats, options, seed):
            for event in step.events:
                tag = type(event).__name__
                if isinstance(event, SharingBegan):
                    treasure, involved, backs = event.treasure, event.seats, {}
                elif tag in ("Offered", "Accepted"):
                    backs[event.seat] = event.offer
                elif tag == "Unaccepted":
                    backs[event.seat] = 0
                elif tag == "Withdrawn" and treasure is not None:
                    backs = {seat: 0 if number == event.offer else number for seat, number in backs.items()}
                elif isinstance(event, Agreed):
                    assert [backs.get(seat) for seat in involved] == [event.offer] * len(involved)
                elif isinstance(event, SharesTaken):
                    assert [share.seat for share in event.shares] == list(involved)
                    given_out = [sum(share.tokens[colour] for share in event.shares) for colour in range(9)]
                    assert tuple(given_out) == treasure
                    treasure = None
                elif isinstance(event, TreasureLost):
                    assert event.tokens == treasure
                    treasure = None


COUNTS = st.lists(st.integers(0, 3), min_size=9, max_size=9).map(tuple)


@settings(max_examples=60, deadline=None)
@given(treasure=COUNTS.filter(any), shares=st.lists(COUNTS, min_size=1, max_size=4), data=st.data())
def test_no_offer_moves_a_token_that_is_not_on_the_table(treasure, shares, data):
    treasure = (*treasure[:8], treasure[8] % 2)
    words = " ".join(f"{count} {colour}" for colour, count in zip(COLOURS, treasure, strict=True) if count)
    table = deal(
        4,
        dragons="gilded_drowser",
        treasure={"gilded_drowser": words},
        fights={"gilded_drowser": "ann knight_light, dan knight_light"},
    )
    table.ben.does("send Knight Light to Gilded Drowser")
    if table.question != "share":
        return
    seats = data.draw(st.lists(st.integers(0, 4), min_size=len(shares), max_size=len(shares)))
    offer = Offer(tuple(Share(seat, share) for seat, share in zip(seats, shares, strict=True)))
    refused = table.state.refusal(0, offer)
    fits = sorted(seats) == [0, 1, 3] and all(
        sum(share[colour] for share in shares) == treasure[colour] for colour in range(9)
    )
    assert (refused is None) == fits


@settings(max_examples=60, deadline=None)
@given(treasure=COUNTS, parts=st.integers(2, 6))
def test_divisions_are_numbered_without_gap_and_the_sample_has_no_two_alike(treasure, parts):
    total = ways(treasure, parts)
    few = [division(treasure, parts, number) for number in range(min(total, 200))]
    assert len(set(few)) == len(few)
    for shares in few[:20]:
        assert [sum(share[colour] for share in shares) for colour in range(9)] == list(treasure)
    listed = sampled(treasure, parts)
    assert len(set(listed)) == len(listed) == min(total, SAMPLE)


def test_the_sample_of_offers_is_all_that_is_legal_where_there_are_few():
    assert sampled((1, 1, *NOTHING[2:]), 2) == tuple(division((1, 1, *NOTHING[2:]), 2, n) for n in range(4))


@pytest.mark.parametrize("options", [{}, {"hours": 24}, {"magic_objects": True}])
@pytest.mark.parametrize("silent", [True, False])
def test_silent_and_random_seats_always_come_to_an_end_by_lapse(options, silent):
    for seed in range(4):
        match = Match.start(GAME, 4, seed, options)
        rounds, chance, lapses = Rounds(), FastChance(seed), 0
        while match.actors:
            if rounds.are_over(match.state):
                match.lapse()
                lapses += 1
            elif not silent or rounds.left is None:
                seat = match.actors[chance.below(len(match.actors), "who")]
                match.play(seat, match.state.random_legal(seat, chance))
        assert match.result.ending == "bag"
        assert lapses > 0


def test_without_a_clock_every_match_ends_by_itself():
    for seed in range(3):
        match = Match.start(GAME, 5, seed, {"clock": 0, "rounds": 10})
        chance = FastChance(seed)
        while match.actors:
            assert match.state.deadline() is None
            seat = match.actors[0]
            match.play(seat, match.state.random_legal(seat, chance))
        assert match.result.ending == "bag"


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), table=st.sampled_from(TABLES))
def test_with_three_and_more_every_random_match_ends_with_an_empty_bag(seed, table):
    seats, options = table
    match = None
    for step in walk(GAME, seats, options, seed):
        match = step.match
    assert match.result.ending == "bag"
    assert match.view(None).last_dragons


def test_what_an_offer_says_reads_back():
    offer = Offer((Share(0, (2, 0, 1, 0, 0, 0, 0, 0, 0)), Share(2, NOTHING)))
    assert str(offer) == "offer 2 silver 1 red to 0, nothing to 2"
    assert GAME.parse(str(offer)) == offer
