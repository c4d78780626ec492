"""Questions and their clocks, and what the contract suite knows of hidden places."""

from dragonhall.arena.rounds import Rounds
from dragonhall.kernel.hidden import Place


class Asked:
    """A state that asks two seats one question after another."""

    def __init__(self, question: int, deadline: float | None) -> None:
        self._question = question
        self._deadline = deadline

    def actors(self) -> list[int]:
        return [0, 1]

    def question(self) -> int:
        return self._question

    def deadline(self) -> float | None:
        return self._deadline


def test_time_is_up_when_everyone_was_asked_so_often():
    rounds = Rounds(3)
    state = Asked(1, 60.0)
    lefts = []
    while not rounds.are_over(state):
        lefts.append(rounds.left)
    assert len(lefts) == 6
    assert lefts[0] == 1.0
    assert lefts == sorted(lefts, reverse=True)
    assert 0 < lefts[-1] < 0.2


def test_another_question_has_its_own_time_and_the_same_goes_on():
    rounds = Rounds(2)
    assert [rounds.are_over(Asked(1, 60.0)) for _ in range(3)] == [False] * 3
    assert [rounds.are_over(Asked(2, 60.0)) for _ in range(4)] == [False] * 4
    assert rounds.are_over(Asked(2, 90.0)), "more seconds are no other question"


def test_without_a_deadline_nothing_runs_out():
    rounds = Rounds(1)
    assert not any(rounds.are_over(Asked(1, None)) for _ in range(10))
    assert rounds.left is None


def test_a_place_is_open_to_who_may_look_and_to_who_knows_for_another_reason():
    def knows(state, audience):
        return state == "told" and audience == 2

    place = Place("theft", frozenset([1]), lambda state: [], lambda state, pieces: None, knows=knows)
    assert [place.open_to("told", audience) for audience in (None, 0, 1, 2)] == [False, False, True, True]
    assert [place.open_to("untold", audience) for audience in (None, 0, 1, 2)] == [False, False, True, False]
    plain = Place("hand", frozenset([1]), lambda state: [], lambda state, pieces: None)
    assert [plain.open_to("told", audience) for audience in (None, 1, 2)] == [False, True, False]


def test_by_default_a_turn_is_one_question_and_every_exchange_is_possible():
    import dragonhall

    match = dragonhall.Match.start(dragonhall.load("dragonwood"), 2, 1)
    assert match.state.question() == match.state.turn
    assert match.game.possible(match.state)
