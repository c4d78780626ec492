"""The seven promises of the design, for every game, number of seats and option."""

import subprocess
import sys
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import dragonhall
from dragonhall.kernel.game import Game
from dragonhall.testing import contract, secrecy
from dragonhall.testing.walk import tables, walk


def _id(name, seats, options):
    return "-".join([name, str(seats), *[f"{option}={value}" for option, value in options.items()]])


EVERY_TABLE = pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        pytest.param(
            name, seats, dict(options), id=_id(name, seats, options), marks=[pytest.mark.slow] if options else []
        )
        for name in dragonhall.games()
        for seats, options in tables(dragonhall.load(name))
    ],
)
PLAIN = [(name, seats) for name in dragonhall.games() for seats in dragonhall.load(name).seats]
EVERY_SEATS = pytest.mark.parametrize(("name", "seats"), PLAIN)


@cache
def game(name: str) -> Game:
    return dragonhall.load(name)


@cache
def strangers(name: str) -> tuple[dragonhall.Action, ...]:
    """Actions of other matches, to be judged where they do not belong."""
    found: dict[dragonhall.Action, None] = {}
    for seed in range(3):
        for step in walk(game(name), game(name).seats[-1], {}, f"strangers {seed}"):
            for seat in step.match.actors:
                found.update(dict.fromkeys(step.match.legal(seat)[::5]))
    actions = list(found)
    return tuple(actions[:: max(1, len(actions) // 120)])


@EVERY_TABLE
def test_the_same_play_gives_the_same_match_and_reads_back(name, seats, options):
    contract.check_replay(game(name), seats, options, seed=1)


@EVERY_SEATS
def test_another_process_gives_the_same_hash(name, seats):
    here = contract.check_replay(game(name), seats, {}, seed=2)
    code = (
        "import dragonhall; from dragonhall.testing import contract;"
        f"print(contract.check_replay(dragonhall.load({name!r}), {seats}, {{}}, seed=2))"
    )
    there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert there.stdout.strip() == here


@EVERY_SEATS
def test_broken_match_files_are_refused_in_one_sentence(name, seats):
    contract.check_broken_files(game(name), seats, {}, seed=3)


@EVERY_TABLE
def test_legal_and_refusal_agree(name, seats, options):
    contract.check_judge(game(name), seats, options, 4, strangers(name))


@EVERY_TABLE
def test_every_piece_is_in_one_place(name, seats, options):
    contract.check_pieces(game(name), seats, options, seed=5)


@EVERY_TABLE
def test_random_play_ends_with_scores_that_add_up(name, seats, options):
    contract.check_end(game(name), seats, options, seed=6)


@EVERY_TABLE
def test_copies_share_nothing_and_values_survive_text(name, seats, options):
    contract.check_copies(game(name), seats, options, seed=7)


@EVERY_TABLE
def test_random_legal_draws_uniformly_from_legal(name, seats, options):
    contract.check_random_legal(game(name), seats, options, seed=8, draws=12)


@EVERY_SEATS
def test_no_audience_can_tell_apart_what_it_may_not_know(name, seats):
    exchanged = secrecy.check_secrecy(game(name), seats, {}, 0, strangers(name)[::6], every=5)
    assert exchanged > 100, "too few exchanges to prove anything"


@pytest.mark.slow
@EVERY_TABLE
def test_no_option_lets_an_audience_tell_apart_what_it_may_not_know(name, seats, options):
    exchanged = sum(
        secrecy.check_secrecy(game(name), seats, options, seed, strangers(name)[::6], every=6) for seed in range(2)
    )
    assert exchanged > 100, "too few exchanges to prove anything"


@EVERY_TABLE
def test_imagination_fits_what_the_seat_knows(name, seats, options):
    secrecy.check_imagination(game(name), seats, options, seed=10)


@EVERY_SEATS
@pytest.mark.slow
def test_imagination_is_as_likely_as_counting_says(name, seats):
    compared = 0
    for seed in range(11, 31):  # a set-up that put seen cards back unseen is left out: no counting says where they are
        if not getattr(dragonhall.Match.start(game(name), seats, seed).opening[0], "returned", ()):
            compared += secrecy.check_frequencies(game(name), seats, {}, seed, moments=(0, 60, 120), samples=600)
        if compared > 200:
            break
    assert compared > 200


@pytest.mark.slow
@pytest.mark.parametrize("name", dragonhall.games())
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_table_with_any_seed_keeps_every_promise(name, data):
    seats, options = data.draw(st.sampled_from(tables(game(name))))
    _, more = data.draw(st.sampled_from(tables(game(name))))
    both = {**options, **more}
    if game(name).check(seats, both) is not None:
        both = dict(options)
    seed = data.draw(st.integers(0, 2**32))
    contract.check_judge(game(name), seats, both, seed, strangers(name)[::4])
    contract.check_pieces(game(name), seats, both, seed)
    contract.check_end(game(name), seats, both, seed)
    secrecy.check_secrecy(game(name), seats, both, seed, strangers(name)[::10], every=11)
    secrecy.check_imagination(game(name), seats, both, seed, every=23)


@pytest.mark.soak
@pytest.mark.parametrize("name", dragonhall.games())
@pytest.mark.parametrize("part", range(8))
def test_soak_many_seeds_keep_every_promise(name, part):
    for seed in range(part * 40, part * 40 + 40):
        for seats, options in tables(game(name)):
            contract.check_judge(game(name), seats, options, seed, strangers(name)[::8])
            contract.check_copies(game(name), seats, options, seed)
            contract.check_pieces(game(name), seats, options, seed)
            secrecy.check_secrecy(game(name), seats, options, seed, strangers(name)[::10], every=5)
            secrecy.check_imagination(game(name), seats, options, seed, every=11)
