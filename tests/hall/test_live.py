"""A live match as a fold: the same entries give the same match, and what may not be appended is refused."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.hall.timed import load_game

import dragonhall
from dragonhall.games.dragons_gold.actions import Offer, Withdraw
from dragonhall.games.dragonwood.actions import Keep, Reload
from dragonhall.hall import screen
from dragonhall.hall.facts import (
    Acted,
    BotCame,
    Entry,
    GaveBack,
    Improper,
    Sat,
    TimeUp,
    TookBack,
    read_fact,
    write_fact,
)
from dragonhall.hall.live import ENOUGH, GRACE, LiveMatch
from dragonhall.kernel.values import Refused

Sit = Callable[..., Any]


def play_on(table: Any, moves: int, undos: bool = True) -> None:
    for _ in range(moves):
        if table.live.status != "playing":
            return
        seat = table.live.actors[-1]
        table.act(seat, table.some(seat))
        if undos and table.live.undo_refusal(seat) is None and table.now % 3:
            table.append(TookBack(seat, table.live.latest_entry(seat)))


def test_the_same_entries_and_secret_give_the_same_match(sit: Sit) -> None:
    for seed in range(5):
        table = sit(3, f"fold {seed}")
        play_on(table, 120)
        entries = [told.entry for told in table.live.told]
        stored = [Entry(entry.n, entry.at, read_fact(write_fact(entry.fact)), entry.key) for entry in entries]
        again = LiveMatch(dragonhall.load("dragonwood"), 3, {}, f"fold {seed}", stored)
        for audience in (0, 1, 2, None):
            assert screen.look(again, audience) == screen.look(table.live, audience)
            assert [screen.show(told, audience) for told in again.told] == [
                screen.show(told, audience) for told in table.live.told
            ]
        assert again.decisions.open == table.live.decisions.open


def test_a_match_starts_when_nobody_is_missing(sit: Sit) -> None:
    live = LiveMatch(dragonhall.load("dragonwood"), 2, {}, "x")
    assert (live.status, live.actors, screen.look(live, 0).view) == ("waiting", (), None)
    live.take(Entry(1, 5, Sat(0)))
    assert live.told[0].events == []
    with pytest.raises(Improper, match="not-started"):
        live.judge(Acted(0, 0, msgspec.Raw(b'{"do":"reload"}')), 6)
    with pytest.raises(Improper, match="seat-taken"):
        live.judge(BotCame(0, "random"), 6)
    live.take(Entry(2, 6, BotCame(1, "random")))
    assert live.status == "playing"
    assert type(live.told[1].events[0]).__name__ == "SetUp"
    with pytest.raises(Improper, match="seat-taken"):
        live.judge(Sat(1), 7)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    live = LiveMatch(dragonhall.load("dragonwood"), 2, {}, "x")
    with pytest.raises(Refused, match="table-seat"):
        live.judge(Sat(2), 1)


def test_entries_follow_each_other_without_a_gap(sit: Sit) -> None:
    table = sit(2)
    with pytest.raises(ValueError, match="cannot follow"):
        table.live.take(Entry(table.live.last + 2, 0, TimeUp()))


def test_a_bots_entry_counts_on_a_bots_seat_only(sit: Sit) -> None:
    table = sit(2, bots=1)
    while table.live.actors != (1,):
        table.act(0, Reload())
    with pytest.raises(Improper, match="not-your-seat"):
        table.append(table.fact(1, Reload()))
    table.append(table.fact(1, Reload(), bot=True))
    while table.live.actors != (0,):
        seat = table.live.actors[0]
        table.append(table.fact(seat, table.some(seat), bot=True))
    with pytest.raises(Improper, match="not-your-seat"):
        table.append(table.fact(0, Reload(), bot=True))


def test_an_action_of_another_decision_is_refused_and_changes_nothing(sit: Sit) -> None:
    table = sit(2)
    seat = table.live.actors[0]
    before = screen.look(table.live, seat)
    number = table.live.decisions.open[seat]
    for fact in (table.fact(seat, Reload(), number + 1), table.fact(1 - seat, Reload(), number)):
        with pytest.raises(Improper, match="decision-over"):
            table.append(fact)
    with pytest.raises(Refused, match="dw-"):
        table.act(seat, Keep())
    with pytest.raises(Refused, match="garbled"):
        table.append(Acted(seat, number, msgspec.Raw(b'{"do":"fly"}')))
    assert screen.look(table.live, seat) == before
    table.act(seat, Reload(), number)
    with pytest.raises(Improper, match="decision-over"):
        table.act(seat, Reload(), number)


def test_decision_numbers_are_never_used_twice(sit: Sit) -> None:
    for seed in range(5):
        table = sit(3, f"numbers {seed}")
        seen: dict[int, int] = {}
        highest = 0
        for _ in range(150):
            if table.live.status != "playing":
                break
            for seat, number in table.live.decisions.open.items():
                assert seen.setdefault(number, seat) == seat
            seat = table.live.actors[-1]
            answered = table.live.decisions.open[seat]
            play_on(table, 1)
            assert answered not in table.live.decisions.open.values()
            new = set(table.live.decisions.open.values()) - set(seen)
            assert all(number > highest for number in new)
            highest = max([highest, *new])


def test_what_another_seat_answers_at_once_leaves_my_decision_open(in_a_storm: Sit) -> None:
    table = in_a_storm("pass")
    first, second = table.live.actors[:2]
    number = table.live.decisions.open[second]
    action = table.legal(second)[0]
    table.act(first, table.legal(first)[0])
    assert table.live.decisions.open[second] == number
    table.act(second, action, number)


def test_only_the_acting_seat_sees_its_key_and_its_secret_answer(in_a_storm: Sit) -> None:
    table = in_a_storm("pass")
    first, second = table.live.actors[:2]
    card = table.legal(first)[0].card
    table.append(table.fact(first, table.legal(first)[0]), key="my-key")
    told = table.live.told[-1]
    assert screen.show(told, first).key == "my-key"
    assert card in bytes(screen.show(told, first).events).decode()
    for audience in (second, None):
        assert screen.show(told, audience).key == ""
        assert card not in bytes(screen.show(told, audience).events).decode()


@pytest.mark.rule("table-lapse")
def test_time_is_up_after_the_deadline_and_never_before(sit: Sit) -> None:
    table = sit(2, game=load_game())
    start = table.now
    seat = table.live.actors[0]
    assert table.live.due == start + 30_000
    with pytest.raises(Refused, match="nothing-due"):
        table.live.judge(TimeUp(), start + 30_000 + GRACE - 1)
    table.live.judge(table.fact(seat, Reload()), start + 30_000 + GRACE)
    with pytest.raises(Improper, match="decision-over"):
        table.live.judge(table.fact(seat, Reload()), start + 30_000 + GRACE + 1)
    table.append(TimeUp(), at=start + 30_000 + GRACE)
    assert table.live.due == table.now + 30_000
    assert table.live.actors == (1 - seat,)


def test_what_the_hall_cost_is_given_back_and_only_while_a_clock_runs(sit: Sit) -> None:
    table = sit(2, game=load_game())
    due = table.live.due
    decision = dict(table.live.decisions.open)
    table.append(GaveBack(5_000))
    assert table.live.due == due + 5_000
    assert table.live.decisions.open == decision
    table.act(table.live.actors[0], Reload())
    assert table.live.due == table.now + 30_000
    with pytest.raises(Refused, match="nothing-due"):
        sit(2).live.judge(GaveBack(5_000), 10**15)


@pytest.mark.rule("table-lapse")
def test_who_talks_without_end_waits_for_the_clock_and_the_others_talk_on(sit: Sit) -> None:
    table = sit(3, game=dragonhall.load("dragons_gold"))
    assert table.until("share")
    assert table.live.due
    first, second = table.live.actors[:2]
    told = table.live.last
    while table.live.last < told + ENOUGH:
        made = [action for action in table.legal(first) if isinstance(action, Withdraw)]
        table.act(first, made[0] if made else next(each for each in table.legal(first) if isinstance(each, Offer)))
    offer = next(action for action in table.legal(first) if isinstance(action, Offer))
    view = screen.look(table.live, first).view
    with pytest.raises(Refused, match="said-enough"):
        table.live.judge(table.fact(first, offer), table.now)
    assert table.live.why(first, offer).case == "said-enough"
    look = screen.look(table.live, first)
    assert (look.view, bytes(look.legal)) == (view, b"[]")
    assert bytes(screen.look(table.live, second).legal) != b"[]"
    assert table.live.why(second, offer) is None
    table.live.judge(table.fact(second, offer), table.now)
    table.act(first, offer)  # as it may have been stored before there was a limit
    table.append(TimeUp(), at=table.live.due + GRACE)
    assert table.question() != "share"


def test_nothing_lapses_at_a_table_without_a_clock(sit: Sit) -> None:
    table = sit(2)
    assert table.live.due == 0
    with pytest.raises(Refused, match="nothing-due"):
        table.live.judge(TimeUp(), 10**15)


def test_after_the_end_everything_is_refused(sit: Sit) -> None:
    table = sit(2)
    play_on(table, 2000, undos=False)
    assert table.live.status == "over"
    with pytest.raises(Refused, match="table-over"):
        table.act(0, Reload(), 1)
    with pytest.raises(Refused, match="table-over"):
        table.append(TookBack(0, table.live.latest_entry(0)))
