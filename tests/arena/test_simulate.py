"""The simulation: the same figures on any number of workers, every win counted, every fault told."""

from fractions import Fraction

import pytest

import dragonhall
from dragonhall.arena import simulate as arena
from dragonhall.arena.report import Outcome, Report, Tally
from dragonhall.arena.simulate import CannotSimulate, Plan, play_match, simulate
from dragonhall.bots import UnknownBot
from dragonhall.kernel.chance import FastChance

GAME = dragonhall.load("dragonwood")


def figures(report):
    """The report without what the clock says."""
    return {name: value for name, value in report.plain().items() if name not in ("seconds", "matches_per_second")}


def plan(bots=("random", "random"), rounds=20):
    return Plan("dragonwood", dict(GAME.edition), bots, GAME.settle(len(bots), {}), 7, rounds)


@pytest.mark.slow
def test_the_number_of_workers_does_not_change_the_figures():
    one = simulate(GAME, ["random", "greedy", "random"], matches=60, seed=5)
    two = simulate(GAME, ["random", "greedy", "random"], matches=60, seed=5, workers=2)
    assert figures(one) == figures(two)
    assert figures(one) != figures(simulate(GAME, ["random", "greedy", "random"], matches=60, seed=6))


def test_matches_do_not_depend_on_how_many_there_are():
    few = simulate(GAME, ["random"] * 2, matches=3, seed=1).tally
    each = Tally(2)
    for number in (2, 0, 1):
        alone = Plan("dragonwood", dict(GAME.edition), ("random", "random"), GAME.settle(2, {}), 1, 20)
        each.add(play_match(GAME, alone, number, 10_000))
    assert few == each


def test_every_match_is_won_once_and_every_share_adds_up():
    report = simulate(GAME, ["random"] * 4, matches=30, seed=2)
    assert sum(report.wins(seat) for seat in range(4)) == 30
    assert sum(report.endings.values()) == pytest.approx(1)
    assert report.decisions == pytest.approx(report.decisions_each * 30)
    assert report.winner_mean_score >= max(report.mean_score(seat) for seat in range(4))
    assert 0 <= report.first_seat_wins <= 1
    assert report.shared <= report.tied


def test_the_greedy_beat_the_random():
    report = simulate(GAME, ["random", "greedy"], matches=10, seed=3)
    assert report.wins(1) >= 9


def test_a_tally_counts_shared_wins_and_ties_exactly():
    tally = Tally(3)
    tally.add(Outcome(0, 10, 4, 0, "decks", (0, 1, 2), (5, 5, 5)))
    tally.add(Outcome(1, 20, 8, 1, "dragons", (1,), (7, 7, 2)))
    tally.add(Outcome(2, 30, 9, 0, "decks", (0,), (9, 1, 3)))
    report = Report("dragonwood", ("a", "b", "c"), {}, 0, tally, 2.0)
    assert [report.wins(seat) for seat in range(3)] == [Fraction(4, 3), Fraction(4, 3), Fraction(1, 3)]
    assert report.first_seat_wins == pytest.approx((1 / 3 + 1) / 3)
    assert report.tied == pytest.approx(2 / 3)
    assert report.shared == pytest.approx(1 / 3)
    assert report.winner_mean_score == 7
    assert report.turns_each == pytest.approx(21 / 3 / 3)
    assert report.endings == {"decks": pytest.approx(2 / 3), "dragons": pytest.approx(1 / 3)}
    assert report.plain()["decisions"] == 60
    assert report.plain()["lapses"] == 1


def test_progress_is_told_of_every_match():
    told = []
    simulate(GAME, ["random"] * 2, matches=60, progress=told.append)
    assert told == [25, 25, 10]


def test_an_unknown_bot_and_a_wrong_table_are_refused_before_anything_is_played():
    with pytest.raises(UnknownBot, match="nobody"):
        simulate(GAME, ["random", "nobody"], matches=1)
    with pytest.raises(dragonhall.Refused):
        simulate(GAME, ["random"], matches=1)
    with pytest.raises(ValueError, match="at least 1"):
        simulate(GAME, ["random"] * 2, matches=0)


def test_a_match_past_its_horizon_says_which_it_was():
    with pytest.raises(CannotSimulate, match=r"match 4 with seed 7 of Dragonwood: it went past 10 decisions"):
        play_match(GAME, plan(), 4, 10)


class Stubborn:
    """A bot that always says the same."""

    def __init__(self, says):
        self.says = says

    def choose(self, view, legal, chance, time_left=None):
        return self.says


def test_a_bot_that_is_silent_without_a_deadline_is_told(monkeypatch):
    monkeypatch.setattr(arena, "make", lambda name, game, seat: Stubborn(None))
    with pytest.raises(CannotSimulate, match="stays silent without a deadline"):
        play_match(GAME, plan(), 0, 1000)


def test_a_bot_that_chooses_what_is_illegal_is_told(monkeypatch):
    monkeypatch.setattr(arena, "make", lambda name, game, seat: Stubborn(GAME.parse("keep the roll")))
    with pytest.raises(CannotSimulate, match="chose keep the roll: dw-"):
        play_match(GAME, plan(), 0, 1000)


class Bell:
    """A game of one simultaneous decision: each seat rings or keeps silent, until all rang or the time is up."""

    title = "Bell"

    def setup(self, seats, options, chance):
        return Ringing(seats)

    def canonical(self, action):
        return action


class Ringing:
    """Who has yet to ring."""

    turn = 1

    def __init__(self, seats):
        self.seats = seats
        self.left = list(range(seats))
        self.lapsed = False

    def actors(self):
        return list(self.left)

    def legal(self, seat):
        return ["ring"]

    def apply(self, seat, action, chance):
        self.left.remove(seat)

    def question(self):
        return 1

    def deadline(self):
        return 60.0

    def lapse(self, chance):
        self.left.clear()
        self.lapsed = True

    def view(self, seat):
        return None

    def result(self):
        if self.left:
            return None
        scores = tuple(dragonhall.kernel.values.SeatScore(seat, 1, 0, ()) for seat in range(self.seats))
        return dragonhall.Result("lapsed" if self.lapsed else "rung", scores)


class Late:
    """Rings when less than this share of the time is left, and notes when it was asked."""

    def __init__(self, share):
        self.share = share
        self.asked = []

    def choose(self, view, legal, chance, time_left=None):
        self.asked.append(time_left)
        return legal[0] if time_left <= self.share else None


@pytest.mark.parametrize(
    ("shares", "ending", "lapses"),
    [((1.0, 1.0), "rung", 0), ((1.0, 0.5), "rung", 0), ((1.0, -1.0), "lapsed", 1), ((-1.0, -1.0), "lapsed", 1)],
)
def test_who_keeps_silent_is_asked_for_some_rounds_and_then_time_is_up(monkeypatch, shares, ending, lapses):
    bots = [Late(share) for share in shares]
    monkeypatch.setattr(arena, "make", lambda name, game, seat: bots[seat])
    outcome = play_match(Bell(), plan(rounds=4), 0, 1000)
    assert (outcome.ending, outcome.lapses) == (ending, lapses)
    assert bots[1].asked == [1.0, 0.75, 0.5, 0.25][: {1.0: 1, 0.5: 3, -1.0: 4}[shares[1]]]


def test_a_match_follows_from_its_seed_and_number_alone():
    first = play_match(GAME, plan(("greedy", "random")), 3, 10_000)
    simulate(GAME, ["random"] * 2, matches=2)
    FastChance("anything").below(6, "noise")
    assert play_match(GAME, plan(("greedy", "random")), 3, 10_000) == first
