"""Ready phrases that people say to each other at a table: heard by all, kept for a while, and nothing but these."""

from collections.abc import Callable
from typing import Any

from dragonhall.keeper.talk import AT_ONCE, KEPT

Make = Callable[..., Any]
DEAL, WANT = "dg-phrase-deal", "dg-phrase-want"


def table(guest: Make) -> tuple[str, list[Any], Any]:
    """A match of three people at Dragon's Gold and one who only watches: its id, the lines by seat, the watcher's."""
    people = [guest("Ana"), guest("Bảo"), guest("Chi")]
    match = people[0].opens("me", "open", "open", game="dragons_gold")
    for seat in (1, 2):
        people[seat].sits(match, seat)
    return match, [person.watches(match) for person in people], guest("Eve").watches(match)


def words(talk: Any) -> list[tuple[int, str]]:
    return [(each["seat"], each["phrase"]) for each in talk["said"]]


def test_a_phrase_is_heard_by_everybody_who_watches(guest: Make) -> None:
    _, lines, watcher = table(guest)
    answer = lines[1].ask("say", "k", phrase=DEAL, to=2)
    assert (answer["n"], "fault" in answer) == (1, False)
    for line in (lines[0], lines[2], watcher):
        talk = line.until("talk")
        assert talk["since"] == 0
        assert talk["said"][0] | {"at": 0} == {"n": 1, "at": 0, "seat": 1, "phrase": DEAL, "to": 2}
    assert "fault" not in lines[0].ask("say", "k", phrase=WANT, pieces=["gold", "gold", "blue"])
    assert lines[2].until("talk")["said"][0]["pieces"] == ["gold", "gold", "blue"]


def test_a_reload_brings_back_what_was_said_and_no_entry_comes_of_it(guest: Make) -> None:
    match, lines, _ = table(guest)
    last = lines[0].now["last"]
    lines[0].ask("say", "a", phrase=DEAL)
    lines[1].ask("say", "b", phrase="dg-phrase-no")
    back = guest("Dan").watches(match)
    assert words(back.until("talk")) == [(0, DEAL), (1, "dg-phrase-no")]
    assert back.now["last"] == last
    lines[0].send(type="hello", since=last)
    again = lines[0].until("talk", since=0)
    while len(again["said"]) < 2:
        again = lines[0].until("talk", since=0)
    assert words(again) == [(0, DEAL), (1, "dg-phrase-no")]


def test_a_phrase_that_is_sent_again_counts_once(guest: Make) -> None:
    match, lines, _ = table(guest)
    first = lines[0].ask("say", "same", phrase=DEAL)
    assert lines[0].ask("say", "same", phrase=DEAL)["n"] == first["n"] == 1
    assert lines[1].ask("say", "same", phrase=DEAL)["n"] == 2
    assert len(guest("Dan").watches(match).until("talk")["said"]) == 2


def test_only_what_the_game_lists_can_be_said(guest: Make) -> None:
    _, lines, watcher = table(guest)

    def code(line: Any, **say: Any) -> str:
        return str(line.ask("say", "x", **say)["fault"]["code"])

    assert code(lines[0], phrase="hello") == "unknown"
    assert code(lines[0], phrase="dg-attack") == "unknown"
    assert code(lines[0], phrase=DEAL, to=3) == "unknown"
    assert code(lines[0], phrase=DEAL, to=0) == "unknown"
    assert code(lines[0], phrase=DEAL, pieces=["gold"]) == "unknown"
    assert code(lines[0], phrase=WANT) == "unknown"
    assert code(lines[0], phrase=WANT, pieces=["gold", "my house"]) == "unknown"
    assert code(watcher, phrase=DEAL) == "not-your-seat"
    ana = guest("Ana")
    silent = ana.watches(ana.opens("me", "random"))
    assert code(silent, phrase=DEAL) == "unknown"
    assert ana.http.get(f"/api/matches/{silent.welcome['match']}").json()["phrases"] == []


def test_a_seat_that_talks_too_much_is_slowed_down_and_the_others_are_not(guest: Make) -> None:
    match, lines, _ = table(guest)
    codes = [lines[0].ask("say", f"k{n}", phrase=DEAL).get("fault", {}).get("code") for n in range(AT_ONCE + 2)]
    assert codes == [None] * AT_ONCE + ["too-many"] * 2
    assert "fault" not in lines[1].ask("say", "k", phrase=DEAL)
    listed = guest("Dan").http.get(f"/api/matches/{match}").json()
    assert DEAL in listed["phrases"]
    assert "gold" in listed["phrase_pieces"][WANT]


def test_what_was_said_outlives_the_hall(guest: Make, serve: Make) -> None:
    server = serve()
    ana, bao = guest("Ana", server.address), guest("Bảo", server.address)
    match = ana.opens("me", "open", "greedy", game="dragons_gold")
    bao.sits(match, 1)
    line = ana.watches(match)
    assert line.ask("say", "a", phrase=WANT, to=1, pieces=["gold", "blue"])["n"] == 1
    assert line.ask("say", "b", phrase=DEAL)["n"] == 2
    server.stop()
    later = serve()
    back = guest("", later.address, bao.cookie).watches(match)
    heard = back.until("talk")["said"]
    assert [each["phrase"] for each in heard] == [WANT, DEAL]
    assert (heard[0]["to"], heard[0]["pieces"]) == (1, ["gold", "blue"])
    again = guest("", later.address, ana.cookie).watches(match)
    assert again.ask("say", "b", phrase=DEAL)["n"] == 2
    assert again.ask("say", "c", phrase=DEAL)["n"] == 3


def test_two_processes_tell_each_other_what_was_said(guest: Make, serve: Make) -> None:
    here, there = serve(), serve()
    ana, bao = guest("Ana", here.address), guest("Bảo", there.address)
    match = ana.opens("me", "open", "greedy", game="dragons_gold")
    bao.sits(match, 1)
    mine, theirs = ana.watches(match), bao.watches(match)
    assert mine.ask("say", "a", phrase=DEAL)["n"] == 1
    assert words(theirs.until("talk")) == [(0, DEAL)]
    numbers = [line.ask("say", f"k{n}", phrase=DEAL)["n"] for n in range(3) for line in (mine, theirs)]
    assert numbers == [2, 3, 4, 5, 6, 7]


def test_the_oldest_phrases_are_forgotten() -> None:
    import dragonhall
    from dragonhall.keeper.talk import Talk

    talk, game = Talk(), dragonhall.load("dragons_gold")
    for n in range(KEPT + 5):
        said = talk.judge(game, 3, 20_000 * n, n % 3, f"k{n}", DEAL)
        assert said.n == n + 1
        talk.hear([said])
    assert [each.n for each in talk.since(0)] == list(range(6, KEPT + 6))
    assert [each.n for each in talk.since(KEPT + 3)] == [KEPT + 4, KEPT + 5]
