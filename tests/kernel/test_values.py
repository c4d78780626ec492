"""Values: events mask what is not listed, options take nothing that only looks equal."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from dragonhall import UNKNOWN, Event, Option, Refusal, Refused, Result, View
from dragonhall.kernel.values import EVERYBODY, ScoreLine, SeatScore


class Moved(Event, frozen=True, tag="moved"):
    learns: ClassVar[Mapping[str, str | tuple[str, ...]]] = {
        "seat": EVERYBODY,
        "other": EVERYBODY,
        "card": ("seat", "other"),
        "cards": ("seat",),
    }
    seat: int
    other: int
    card: str
    cards: tuple[str, ...] = ()
    why: str = "because"
    count: int = 3
    sure: bool = True
    left: tuple[int, ...] = (1, 2)


MOVED = Moved(0, 2, "R4", ("R5", "G6"))


@pytest.mark.parametrize(
    ("audience", "card", "cards"),
    [
        (0, "R4", ("R5", "G6")),
        (1, UNKNOWN, (UNKNOWN, UNKNOWN)),
        (2, "R4", (UNKNOWN, UNKNOWN)),
        (None, UNKNOWN, (UNKNOWN, UNKNOWN)),
        (-1, UNKNOWN, (UNKNOWN, UNKNOWN)),
    ],
)
def test_each_audience_learns_what_is_listed_for_it(audience, card, cards):
    sent = MOVED.to(audience)
    assert (sent.seat, sent.other, sent.card, sent.cards) == (0, 2, card, cards)


@pytest.mark.parametrize("audience", [None, 0, 1, 2])
def test_a_field_that_is_not_listed_goes_to_nobody(audience):
    sent = MOVED.to(audience)
    assert (sent.why, sent.count, sent.sure, sent.left) == (UNKNOWN, None, None, (UNKNOWN, UNKNOWN))
    assert (MOVED.why, MOVED.count, MOVED.left) == ("because", 3, (1, 2))


def test_an_empty_tuple_stays_empty_and_an_open_event_is_sent_as_it_is():
    assert Moved(0, 1, "R4").to(1).cards == ()

    class Open(Event, frozen=True, tag="open"):
        learns: ClassVar[Mapping[str, str | tuple[str, ...]]] = {"card": EVERYBODY}
        card: str

    event = Open("R4")
    assert event.to(None) is event

    class Bare(Event, frozen=True, tag="bare"):
        pass

    assert Bare().to(None) == Bare()


@pytest.mark.parametrize("seats", [(), (0,), (1, 2)])
def test_a_field_that_holds_no_seat_lets_nobody_learn(seats):
    class Told(Event, frozen=True, tag="told"):
        learns: ClassVar[Mapping[str, str | tuple[str, ...]]] = {"card": ("whom",)}
        whom: str
        card: str

    assert Told("0", "R4").to(0).card == UNKNOWN


FLAG = Option("flag", False, (True, False))
WOUNDS = Option("wounds", None, (1, 2))
COUNT = Option("count", None, least=0, most=9)
WORD = Option("word", "a", ("a", "b"))


@pytest.mark.parametrize(
    ("option", "allowed", "refused"),
    [
        (FLAG, [True, False], [1, 0, None, "true", 1.0, [], "", b"1"]),
        (WOUNDS, [1, 2, None], [True, False, 0, 3, 1.0, "1", [1], 2.0]),
        (COUNT, [0, 9, None], [True, False, -1, 10, 0.0, 9.0, "0", "", [], {}, 10**400]),
        (WORD, ["a", "b"], [None, "A", "", "ab", 0, True, ["a"], b"a"]),
    ],
)
def test_an_option_allows_its_own_values_and_nothing_like_them(option, allowed, refused):
    assert [value for value in allowed if not option.allows(value)] == []
    assert [value for value in refused if option.allows(value)] == []


def test_an_option_says_what_may_be_chosen():
    assert FLAG.allowed == "true, false"
    assert COUNT.allowed == "0–9"
    assert WORD.allowed == "a, b"


def test_a_refusal_reads_as_rule_case_and_figures():
    assert str(Refusal("r", "c")) == "r (c)"
    assert str(Refusal("r", "c", {"a": 1, "b": "x"})) == "r (c): a = 1, b = x"
    error = Refused(Refusal("r", "c", {"a": 1}))
    assert str(error) == "r (c): a = 1"
    assert error.refusal.figures == {"a": 1}


def test_refusals_do_not_share_their_figures():
    one = Refusal("r", "c")
    one.figures["a"] = 1
    assert Refusal("r", "c").figures == {}


def test_all_in_first_place_win():
    line = ScoreLine("m", 3)
    scores = tuple(SeatScore(seat, place, 3, (line,)) for seat, place in enumerate((1, 3, 1)))
    assert Result("end", scores).winners == (0, 2)


def test_a_view_that_does_not_name_its_pieces_says_so():
    class Blind(View, frozen=True, tag="blind"):
        pass

    with pytest.raises(TypeError, match="Blind"):
        Blind().named()


@pytest.mark.parametrize("value", [MOVED, Refusal("r", "c"), Result("end", ()), FLAG])
def test_values_are_frozen_and_refuse_unknown_fields(value):
    name = value.__struct_fields__[0]
    with pytest.raises(AttributeError):
        setattr(value, name, 1)
    data = msgspec.to_builtins(value) | {"more": 1}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, type(value))
