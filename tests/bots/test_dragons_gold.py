"""The bargainers of Dragon's Gold: what they say is legal and follows from their view; they come to terms and gain."""

from collections import Counter

import pytest

import dragonhall
from dragonhall import bots
from dragonhall.arena.simulate import simulate
from dragonhall.bots.greedy.dragons_gold import GreedyDragonsGold, wanted
from dragonhall.bots.greedy.gold_bargain import Bargain
from dragonhall.games.dragons_gold.actions import Accept, Offer
from dragonhall.games.dragons_gold.advice import Outlook, expected_scores, majority_chance
from dragonhall.games.dragons_gold.events import Agreed, TreasureLost
from dragonhall.kernel.chance import FastChance
from dragonhall.testing.gold_table import deal

GAME = dragonhall.load("dragons_gold")
NAMES = ("stubborn", "micro", "naive", "greedy")
ROUNDS = 20


def play(names, seed, options=None, game=GAME):
    """Ask the seats in turn as a simulation does; every choice must be legal. How often each thing happened."""
    seats = len(names)
    chance, own = FastChance(f"match {seed}"), [FastChance(f"{seed} {seat}") for seat in range(seats)]
    players = [bots.make(name, game, seat) for seat, name in enumerate(names)]
    state = game.setup(seats, options or {}, chance)
    happened, question, rounds = Counter(), -1, 0
    while state.actors():
        if state.question() != question:
            question, rounds = state.question(), 0
        timed = state.deadline() is not None
        if timed and rounds >= ROUNDS:
            happened.update(type(event) for event in state.lapse(chance))
            question = -1
            continue
        for seat in list(state.actors()):
            if state.question() != question or seat not in state.actors():
                break
            left = 1 - rounds / ROUNDS if timed else None
            action = players[seat].choose(state.view(seat), state.legal(seat), own[seat], left)
            if action is None:
                assert timed, "silent without a deadline"
                continue
            assert state.refusal(seat, action) is None, f"{action}: {state.refusal(seat, action)}"
            happened.update(type(event) for event in state.apply(seat, action, chance))
        rounds += 1
    return state, happened


OPTIONS = (
    {},
    {"magic_objects": True, "advanced_scoring": True},
    {"sharing": "divide"},
    {"clock": 0, "rounds": 10, "magic_objects": True, "draw_trigger": "token"},
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", NAMES)
def test_they_choose_legally_to_the_end(name, options):
    for seats, seed in ((3, 1), (6, 2)):
        state, _ = play([name] * seats, seed, options)
        assert state.result() is not None


def test_a_choice_follows_from_the_view_and_the_time_alone():
    table = deal(
        dragons="gilded_drowser",
        treasure={"gilded_drowser": "3 silver 2 gold 1 blue 1 white"},
        fights={"gilded_drowser": "ann knight_light"},
        cho="2 blue",
    )
    table.ben.does("send Knight Strong to Gilded Drowser")
    view, legal = table.ann.sees(), table.state.legal(0)
    said = {str(GreedyDragonsGold(GAME, 0).choose(view, legal, FastChance(seed), 1.0)) for seed in range(3)}
    again = {str(GreedyDragonsGold(GAME, 0).choose(view, legal, FastChance(seed), 1.0)) for seed in range(3)}
    assert said == again


@pytest.mark.slow
def test_four_greedy_seats_come_to_terms_in_nearly_every_talk():
    happened = Counter()
    for seed in range(12):
        happened += play(["greedy"] * 4, seed)[1]
    deals, lost = happened[Agreed], happened[TreasureLost]
    assert deals / (deals + lost) > 0.94, f"{deals} deals, {lost} lost"


@pytest.mark.slow
def test_one_greedy_beats_two_random_seats():
    report = simulate(GAME, ["random", "greedy", "random"], matches=20, seed=5)
    assert report.wins(1) >= 16
    assert report.mean_score(1) > 2 * max(report.mean_score(0), report.mean_score(2))


@pytest.mark.slow
@pytest.mark.parametrize("other", ["naive", "stubborn", "micro"])
def test_one_greedy_does_better_than_its_yardsticks(other):
    mine, theirs = 0.0, 0.0
    for place in range(4):
        names = [other] * 4
        names[place] = "greedy"
        report = simulate(GAME, names, matches=10, seed=31)
        mine += report.mean_score(place) / 4
        theirs += sum(report.mean_score(seat) for seat in range(4) if seat != place) / 12
    assert mine > theirs - 3.0, f"{mine:.1f} against {theirs:.1f}"


def bargain_of(seat=0, treasure="3 silver 2 gold 1 blue 1 white", **stashes):
    table = deal(
        dragons="gilded_drowser",
        treasure={"gilded_drowser": treasure},
        fights={"gilded_drowser": "ann knight_light"},
        **stashes,
    )
    table.ben.does("send Knight Strong to Gilded Drowser")
    view = table.view(seat)
    return table, Bargain(Outlook(GAME.cards, view), view.sharing.treasure, view.sharing.involved, seat)


def test_every_division_on_its_ladder_gives_out_the_whole_treasure_the_best_for_itself_first():
    _, bargain = bargain_of()
    assert len(bargain.divisions) > 4
    for division in bargain.divisions:
        assert [sum(column) for column in division.columns] == [3, 2, 0, 1, 0, 0, 0, 1, 0]
    gains = [division.gains[0] for division in bargain.divisions]
    assert gains[0] == max(gains)
    assert bargain.fair > 0
    assert min(bargain.even.gains) >= 0.8 * bargain.fair


def test_both_sides_see_the_same_even_division():
    assert bargain_of(0)[1].even.shares == bargain_of(1)[1].even.shares


def test_a_bridge_gives_the_other_what_it_insists_on():
    _, bargain = bargain_of()
    demand = bargain.even.gains[1] * 1.2
    bridge = bargain.bridge([0.0, demand])
    assert bridge is not None
    assert bridge.gains[1] >= demand - 0.01
    assert bargain.bridge([0.0, 1000.0]) is None


def test_it_wants_less_as_time_goes_by():
    shares = [wanted(left / 20) for left in range(21)]
    assert shares == sorted(shares)
    assert shares[-1] > 1.2
    assert shares[0] < 0.1


def test_it_opens_high_with_what_the_other_can_bear_and_takes_a_poor_offer_in_the_end():
    table, bargain = bargain_of()
    bot = GreedyDragonsGold(GAME, 0)
    opening = bot.choose(table.ann.sees(), table.state.legal(0), FastChance(1), 1.0)
    assert isinstance(opening, Offer)
    gains = bargain.offered(opening.shares)
    assert gains[0] > bargain.fair
    assert gains[1] > 0
    table.ben.does("offer 1 gold to 0, 3 silver 1 gold 1 blue 1 white to 1")
    assert isinstance(bot.choose(table.ann.sees(), table.state.legal(0), FastChance(1), 0.9), Offer)
    assert bot.choose(table.ann.sees(), table.state.legal(0), FastChance(1), 0.04) == Accept(1)


def test_it_pays_for_the_gem_that_makes_its_majority():
    table = deal(ann="5 silver", ben="1 blue", cho="2 blue", bag="3 silver")
    outlook = Outlook(GAME.cards, table.view(0))
    assert outlook.token(1, 3) > 10
    assert outlook.token(0, 3) < 1
    assert outlook.token(0, 1) == 3


def test_who_is_out_of_reach_has_no_chance_of_a_majority():
    assert majority_chance(0, (9, 0), 3) == 0.0
    assert majority_chance(9, (0, 0), 3) == pytest.approx(1.0)
    assert 0.3 < majority_chance(2, (2, 2), 6) < 0.7


def test_expected_scores_are_the_true_ones_when_nothing_is_to_come():
    table = deal(ann="5 silver 2 blue", ben="1 gold 1 black", cho="1 red", bag="")
    assert expected_scores(GAME.cards, table.view(2)) == [20.0, 10.0, 1.0]


def test_a_thief_with_help_takes_what_is_worth_most():
    table = deal(
        dragons="gilded_drowser",
        fights={"gilded_drowser": "ann knight_light, ben wizard"},
        ann="3 silver 1 black",
    )
    table.ben.does("send Thief to Gilded Drowser")
    action = GreedyDragonsGold(GAME, 1).choose(table.ben.sees(), table.state.legal(1), FastChance(1), None)
    assert str(action) == "take black"


def test_it_finishes_a_dragon_it_fights_rather_than_begin_another():
    table = deal(
        dragons="gilded_drowser old_mountain",
        treasure={"gilded_drowser": "4 gold 2 silver"},
        fights={"gilded_drowser": "ben knight_strong"},
    )
    action = GreedyDragonsGold(GAME, 1).choose(table.ben.sees(), table.state.legal(1), FastChance(1), None)
    assert str(action).endswith("to Gilded Drowser")
    table.ben.does(str(action))


def test_only_this_game_is_theirs():
    with pytest.raises(TypeError, match="plays Dragon's Gold"):
        GreedyDragonsGold(dragonhall.load("dragonwood"), 0)
    assert bots.names("dragons_gold") == ("random", "stubborn", "micro", "naive", "greedy")
