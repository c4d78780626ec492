"""A talk among several seats in a live match: what one has said stands, and leaves what the others are asked open."""

import msgspec
import pytest

from dragonhall.hall.facts import Acted, BotCame, Entry, Improper, Sat, TookBack
from dragonhall.hall.live import LiveMatch
from dragonhall.kernel.values import Refused
from dragonhall.testing.gold_table import TestTable, deal

NAMES = ("ann", "ben", "cho", "dan", "eve", "fay")
ALL_TO_ANN = "offer 3 silver 1 gold 1 blue to 0, nothing to 1, nothing to 2"
FAIR = "offer 3 silver to 0, 1 gold to 1, 1 blue to 2"


class Talk:
    """A live match of Dragon's Gold that goes on from a laid-out position."""

    def __init__(self, table: TestTable) -> None:
        seats = len(table.state.stash)
        self.live = LiveMatch(table.game, seats, dict(table.state.table.options), "secret")
        for seat in range(seats):
            self.live.take(Entry(seat + 1, 1000, Sat(seat), None))
        assert self.live.board is not None
        self.live.board.state = table.state
        self.live._ask(self.live.told[-1].entry, tuple(range(seats)))

    def open(self, name: str) -> int:
        """The number of what a seat is asked now."""
        return self.live.decisions.open[NAMES.index(name)]

    def says(self, name: str, text: str, decision: int = 0) -> None:
        action = self.live.game.canonical(self.live.game.parse(text))
        fact = Acted(NAMES.index(name), decision or self.open(name), msgspec.Raw(msgspec.json.encode(action)), False)
        self.live.take(Entry(self.live.last + 1, self.live.last_at + 1, fact, None))

    def takes_back(self, name: str) -> None:
        seat = NAMES.index(name)
        fact = TookBack(seat, self.live.latest_entry(seat))
        self.live.take(Entry(self.live.last + 1, self.live.last_at + 1, fact, None))


def sharing(bag: str | None = None) -> Talk:
    """Ann, ben and cho have slain a dragon together and share its treasure."""
    table = deal(
        4,
        dragons="gilded_drowser cinder_whelp",
        treasure={"gilded_drowser": "3 silver 1 gold 1 blue"},
        fights={"gilded_drowser": "ann knight_light, cho wizard"},
        bag=bag,
    )
    table.ben.does("send Knight Strong to Gilded Drowser")
    return Talk(table)


def market() -> Talk:
    table = deal(
        3,
        dragons="cinder_whelp",
        until_market=1,
        fights={"cinder_whelp": "ben knight_strong"},
        ann="3 gold",
        ben="2 silver",
        cho="1 white",
    )
    table.ben.does("send Wizard to Cinder Whelp", treasure="silver")
    return Talk(table)


def test_an_offer_is_not_taken_back_so_that_nobody_agrees_to_another_one_of_the_same_number() -> None:
    talk = sharing()
    talk.says("ann", FAIR)
    seen = talk.open("ben")
    with pytest.raises(Refused, match="said"):
        talk.takes_back("ann")
    talk.says("ann", "withdraw 1")
    talk.says("ann", ALL_TO_ANN)
    with pytest.raises(Refused, match="no-offer"):
        talk.says("ben", "accept 1", seen)


def test_a_deal_and_a_swap_that_stand_are_not_taken_back() -> None:
    last = sharing(bag="")
    last.says("ann", FAIR)
    last.says("ben", "accept 1")
    last.says("cho", "accept 1")
    assert last.live.undo_refusal(2) is not None, "no dragon comes any more, so nothing was drawn since"
    swap = market()
    swap.says("ann", "swap 1 gold with 1 for 2 silver")
    swap.says("ben", "agree to 1")
    assert swap.live.undo_refusal(1) is not None
    assert swap.live.undo_refusal(0) is not None


def test_what_one_says_leaves_open_what_the_others_are_about_to_say() -> None:
    talk = sharing()
    ben, cho = talk.open("ben"), talk.open("cho")
    talk.says("ann", FAIR)
    talk.says("ann", "no longer accept 1")
    talk.says("ann", "accept 1")
    talk.says("ben", "accept 1", ben)
    assert talk.open("ben") != ben, "who has spoken is asked anew, so that nothing is said twice by mistake"
    talk.says("cho", "accept 1", cho)
    assert talk.live.board is not None
    assert [sum(stash) for stash in talk.live.board.state.stash] == [3, 1, 1, 0]  # type: ignore[attr-defined]


@pytest.mark.rule("dg-fixed-table")
def test_while_treasure_is_shared_nobody_comes_to_a_seat_or_speaks_for_another() -> None:
    talk = sharing()
    for newcomer in (BotCame(1, "greedy"), Sat(1)):
        with pytest.raises(Improper, match="seat-taken"):
            talk.live.judge(newcomer, talk.live.last_at)
    word = msgspec.Raw(msgspec.json.encode(talk.live.game.parse("break off")))
    with pytest.raises(Improper, match="not-your-seat"):
        talk.live.judge(Acted(1, talk.open("ben"), word, True), talk.live.last_at)
    talk.live.judge(Acted(1, talk.open("ben"), word, False), talk.live.last_at)
