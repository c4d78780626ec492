"""Taking back: while nothing was drawn or seen, and nobody else has acted since. Never a re-roll."""

from collections.abc import Callable
from typing import Any

import pytest

import dragonhall
from dragonhall.games.dragons_gold.actions import Decline
from dragonhall.games.dragonwood.actions import Attempt, Reload
from dragonhall.hall import screen
from dragonhall.hall.facts import TookBack
from dragonhall.hall.live import ENOUGH
from dragonhall.kernel.values import Refused

Sit = Callable[..., Any]


def back(table: Any, seat: int) -> int:
    return int(table.append(TookBack(seat, table.live.latest_entry(seat))))


@pytest.mark.rule("table-undo")
def test_who_has_done_nothing_has_nothing_to_take_back(sit: Sit) -> None:
    table = sit(2)
    assert table.live.undo_refusal(0).case == "nothing"
    with pytest.raises(Refused, match="nothing"):
        table.append(TookBack(0, 0))


@pytest.mark.rule("table-undo")
def test_a_card_drawn_is_seen_and_stays(sit: Sit) -> None:
    table = sit(2)
    seat = table.live.actors[0]
    table.act(seat, Reload())
    assert table.live.undo_refusal(seat).case == "revealed"
    with pytest.raises(Refused, match="revealed"):
        back(table, seat)


@pytest.mark.rule("table-undo")
def test_dice_thrown_stay_thrown(sit: Sit) -> None:
    table = sit(2)
    seat = table.live.actors[0]
    table.act(seat, next(action for action in table.legal(seat) if isinstance(action, Attempt)))
    assert table.live.undo_refusal(seat).case == "chance"


@pytest.mark.rule("table-undo")
def test_an_answer_among_several_is_taken_back_alone_whatever_others_answered(in_a_storm: Sit) -> None:
    table = in_a_storm("pass", asked=3)
    first, second, third = table.live.actors
    mine, other = table.legal(first)[:2]
    theirs = table.legal(second)[0]
    before = screen.look(table.live, first)
    table.act(first, mine)
    table.act(second, theirs)
    waiting = table.live.decisions.open[third]
    assert table.live.undo_refusal(first) is None
    undone = table.live.latest_entry(first)
    back(table, first)
    after = screen.look(table.live, first)
    assert (after.view, after.legal) != (None, None)
    assert after.legal == before.legal
    assert after.decision > before.decision
    assert table.live.decisions.open == {first: after.decision, third: waiting}
    assert screen.show(table.live.told[-1], None).back == undone
    table.act(first, other)
    table.act(third, table.legal(third)[0], waiting)
    passed = {event.giver: event.card for event in table.live.told[-1].events if type(event).__name__ == "Passed"}
    assert (passed[first], passed[second]) == (other.card, theirs.card)


@pytest.mark.rule("table-undo")
def test_when_the_last_answer_turns_all_over_nothing_is_taken_back(in_a_storm: Sit) -> None:
    table = in_a_storm("pass", asked=3)
    order = table.live.actors
    for seat in order:
        table.act(seat, table.legal(seat)[0])
    assert {table.live.undo_refusal(seat).case for seat in order} <= {"revealed", "chance"}


@pytest.mark.rule("table-undo")
def test_a_move_of_another_player_ends_it_even_when_it_shows_nothing(sit: Sit) -> None:
    table = sit(2)
    seat = table.live.actors[0]
    table.act(seat, Reload())
    table.act(1 - seat, Reload())
    for move in table.live.board.moves:
        move.drew = move.reveals = False
    assert table.live.undo_refusal(seat).case == "others-acted"
    assert table.live.undo_refusal(1 - seat) is None


@pytest.mark.rule("table-undo")
def test_taking_back_gives_the_position_before_and_never_another_future(sit: Sit) -> None:
    found = 0
    for number in range(6):
        table = sit(3, f"same future {number}")
        plain = sit(3, f"same future {number}")
        while table.live.status == "playing" and table.live.last < 200:
            seat = table.live.actors[0]
            action = table.some(seat)
            before = [screen.look(table.live, audience) for audience in (0, 1, 2, None)]
            table.act(seat, action)
            if table.live.undo_refusal(seat) is None and plain.live.last % 3:
                back(table, seat)
                after = [screen.look(table.live, audience) for audience in (0, 1, 2, None)]
                assert [look.view for look in after] == [look.view for look in before]
                assert [look.legal for look in after] == [look.legal for look in before]
                table.act(seat, action)
                found += 1
            plain.act(seat, action)
            assert screen.look(plain.live, None).view == screen.look(table.live, None).view
            assert screen.look(plain.live, 0).view == screen.look(table.live, 0).view
    assert found > 10


@pytest.mark.rule("table-undo")
def test_an_undo_names_the_action_that_it_means(in_a_storm: Sit) -> None:
    table = in_a_storm("pass")
    first = table.live.actors[0]
    table.act(first, table.legal(first)[0])
    with pytest.raises(Refused, match="nothing"):
        table.append(TookBack(first, table.live.latest_entry(first) - 1))


@pytest.mark.rule("table-undo")
def test_nobody_changes_its_mind_for_ever(in_a_storm: Sit) -> None:
    table = in_a_storm("pass", asked=3)
    seat, other, _ = table.live.actors
    for number in range(ENOUGH):
        if number % 2:
            back(table, seat)
        else:
            table.act(seat, table.legal(seat)[0])
    table.act(seat, table.legal(seat)[0])
    assert table.live.undo_refusal(seat).case == "often"
    assert screen.look(table.live, seat).undo_entry == 0
    again = TookBack(seat, table.live.latest_entry(seat))
    with pytest.raises(Refused, match="often"):
        table.live.judge(again, table.now)
    table.append(again)  # as it may have been stored before there was a limit
    table.act(other, table.legal(other)[0])
    assert table.live.undo_refusal(other) is None


@pytest.mark.rule("table-undo")
def test_nobody_winds_up_the_clock_of_a_talk_again(sit: Sit) -> None:
    for number in range(100):
        table = sit(3, f"clock {number}", game=dragonhall.load("dragons_gold"), magic_objects=True)
        while table.live.status == "playing" and table.question() != "share":
            seat = table.live.actors[0]
            last = table.legal(seat)[-1]
            table.act(seat, last)
            if table.question() == "share" and last == Decline():
                assert table.live.due
                assert table.live.undo_refusal(seat).case == "clock"
                again = TookBack(seat, table.live.latest_entry(seat))
                with pytest.raises(Refused, match="clock"):
                    table.live.judge(again, table.now)
                return
    raise AssertionError("no talk began with nobody using a magic object")
