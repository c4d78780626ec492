"""Whole matches over the wire, and what a table must survive: reloads, second tabs, lost lines, restarts."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

Make = Callable[..., Any]


def two_lines(guest: Make, **options: Any) -> tuple[str, list[Any], list[Any]]:
    """A match of two people: its id, the guests by seat, their lines by seat."""
    ana, bao = guest("Ana"), guest("Bảo")
    match = ana.opens("me", "open", **options)
    bao.sits(match, 1)
    return match, [ana, bao], [ana.watches(match), bao.watches(match)]


def catch_up(lines: list[Any]) -> int:
    """Let every line come to the newest entry; the seat that is asked, or −1."""
    newest = max(line.now["last"] for line in lines)
    for line in lines:
        line.reaches(newest)
    asked: list[int] = lines[0].now["actors"]
    return asked[0] if asked else -1


@pytest.mark.slow
def test_two_people_play_a_match_to_its_end(guest: Make) -> None:
    match, guests, lines = two_lines(guest)
    number = 0
    while (seat := catch_up(lines)) >= 0:
        number += 1
        answer = lines[seat].act(f"k{number}")
        assert "fault" not in answer, answer
        assert lines[seat].now["last"] == answer["n"]
    for line in lines:
        assert [item["n"] for item in line.items] == list(range(1, line.now["last"] + 1))
        assert line.now["status"] == "over"
        assert line.now["result"]["scores"][0]["lines"]
    seen = {event["event"] for item in lines[1].items for event in item["events"]}
    assert {"set-up", "dealt", "turn", "drew", "attempted", "rolled", "captured", "ended"} <= seen
    listed = guests[0].http.get("/api/matches").json()["matches"][0]
    assert (listed["id"], listed["status"], listed["waiting"]) == (match, "over", False)
    again = guests[0].http.post(f"/api/matches/{match}/rematch")
    assert again.status_code == 201
    told = lines[1].until("seats", rematch=again.json()["id"])
    assert told["seats"][0]["name"] == "Ana"
    assert guests[1].http.post(f"/api/matches/{match}/rematch").json() == again.json()
    assert guests[1].watches(again.json()["id"]).now["status"] == "playing"


@pytest.mark.slow
def test_one_person_and_bots_play_a_match_to_its_end(guest: Make) -> None:
    ana = guest("Ana")
    line = ana.watches(ana.opens("me", "greedy", "random", decks=1))
    number = 0
    while line.my_turn():
        number += 1
        assert "fault" not in line.act(f"k{number}")
    assert number > 5
    assert line.now["result"]["scores"]


def test_people_who_share_a_tablet_change_seats_on_one_line(guest: Make) -> None:
    ana = guest("Ana")
    line = ana.watches(ana.opens("me", "me"))
    assert line.welcome["mine"] == [0, 1]
    for number in range(6):
        asked = line.now["actors"][0]
        line.send(type="hello", since=line.now["last"], seat=asked)
        assert line.until("welcome")["seat"] == asked
        line.until("entries")
        assert "?" not in line.now["view"]["players"][asked]["hand"]
        reload = line.now["view"]["question"] == "turn"  # a ladybug may have filled the hand past its limit
        assert "fault" not in (line.act(f"k{number}", {"do": "reload"}) if reload else line.act(f"k{number}"))


def test_a_reload_brings_back_all_that_was_seen(guest: Make) -> None:
    match, guests, lines = two_lines(guest)
    for number in range(6):
        lines[catch_up(lines)].act(f"k{number}")
    catch_up(lines)
    for seat in (0, 1):
        fresh = guests[seat].watches(match)
        assert fresh.items == lines[seat].items
        assert {**fresh.now, "since": 0, "items": []} == {**lines[seat].now, "since": 0, "items": []}


def test_a_client_gets_only_what_it_misses(guest: Make) -> None:
    match, guests, lines = two_lines(guest)
    for number in range(4):
        lines[catch_up(lines)].act(f"k{number}")
    catch_up(lines)
    late = guests[0].watches(match, since=4)
    assert late.items == lines[0].items[4:]
    ahead = guests[0].watches(match, since=1000)
    assert (ahead.items, ahead.now["last"]) == ([], 6)


def test_a_second_tab_sees_the_same_and_may_play(guest: Make) -> None:
    match, guests, lines = two_lines(guest)
    seat = catch_up(lines)
    tab = guests[seat].watches(match)
    assert tab.now["decision"] == lines[seat].now["decision"]
    answer = tab.act("from the tab".replace(" ", "-"))
    lines[seat].reaches(answer["n"])
    assert lines[seat].items[-1]["key"] == "from-the-tab"
    assert lines[seat].act("late", {"do": "reload"}, tab.heard[1]["decision"])["fault"]["code"] == "decision-over"


def test_a_line_that_is_lost_in_mid_action_loses_and_doubles_nothing(guest: Make) -> None:
    match, guests, lines = two_lines(guest)
    for number in range(20):
        seat = catch_up(lines)
        line = lines[seat]
        had = line.now["last"]
        wanted = {"key": f"k{number}", "decision": line.now["decision"], "action": line.now["legal"][-1]}
        line.send(type="act", **wanted)
        line.cut()
        lines[seat] = again = guests[seat].watches(match, since=had)
        answer = again.ask("act", **wanted)
        assert answer == {"type": "answer", "key": f"k{number}", "n": had + 1}
        again.reaches(had + 1)
        again.items = []
    everything = guests[0].watches(match)
    assert [item["kind"] for item in everything.items] == ["sit", "sit"] + ["act"] * 20


def test_a_resent_action_is_answered_again_and_counts_once(guest: Make) -> None:
    _, _, lines = two_lines(guest)
    line = lines[catch_up(lines)]
    decision, action = line.now["decision"], line.now["legal"][0]
    for _ in range(5):
        line.send(type="act", key="same", decision=decision, action=action)
    answers = [line.until("answer", key="same") for _ in range(5)]
    assert answers == [{"type": "answer", "key": "same", "n": 3}] * 5
    assert line.act("same", {"do": "keep"}, 77)["n"] == 3


def test_of_two_tabs_that_race_one_wins_and_one_is_told(guest: Make) -> None:
    match, guests, lines = two_lines(guest)
    for number in range(10):
        seat = catch_up(lines)
        tab = guests[seat].watches(match)
        with ThreadPoolExecutor() as racers:
            answers = list(
                racers.map(lambda line, key: line.act(key), (lines[seat], tab), (f"a{number}", f"b{number}"))
            )
        codes = sorted(answer.get("fault", {}).get("code", "") for answer in answers)
        assert codes[0] == "", answers
        assert codes[1] in ("decision-over", "refused") or {answer["n"] for answer in answers} == {
            lines[seat].now["last"],
            lines[seat].now["last"] - 1,
        }
        tab.close()


def test_a_restart_of_the_server_loses_nothing(guest: Make, serve: Make) -> None:
    first = serve()
    ana = guest("Ana", first.address)
    match = ana.opens("me", "me")
    line = ana.watches(match, seat=0)
    for number in range(6):
        asked = line.now["actors"][0]
        line.send(type="hello", since=line.now["last"], seat=asked)
        line.until("entries")
        line.act(f"k{number}")
    items, position = ana.watches(match, seat=0).items, ana.watches(match, seat=0).now
    first.stop()
    second = serve()
    again = guest("", second.address, ana.cookie)
    fresh = again.watches(match, seat=0)
    assert (fresh.items, fresh.now) == (items, position)
    assert again.http.get("/api/me").json() == {"name": "Ana", "language": "en"}


def test_undo_over_the_wire(guest: Make) -> None:
    _, _, lines = two_lines(guest)
    line = lines[catch_up(lines)]
    assert line.now["undo"] == {"entry": 0, "refusal": {"rule": "table-undo", "case": "nothing", "figures": {}}}
    line.act("a", {"do": "reload"})
    assert line.now["undo"]["refusal"]["case"] == "revealed"
    fault = line.ask("undo", "b")["fault"]
    assert (fault["code"], fault["rule"], fault["case"]) == ("refused", "table-undo", "revealed")
    number = 0
    while True:
        seat = catch_up(lines)
        assert seat >= 0, "no match of these came to it"
        number += 1
        answer = lines[seat].act(f"k{number}")
        if lines[seat].now["undo"]["entry"]:
            done = lines[seat].ask("undo", "back", entry=answer["n"])
            assert done["n"] == answer["n"] + 1
            assert lines[seat].ask("undo", "back", entry=answer["n"]) == done
            assert lines[seat].items[-1] | {"at": 0} == {
                "n": done["n"], "at": 0, "kind": "undo", "events": [], "seat": seat, "back": answer["n"], "key": "back",
            }  # fmt: skip
            return


def test_drafts_and_reasons(guest: Make) -> None:
    _, _, lines = two_lines(guest)
    seat = catch_up(lines)
    view = lines[seat].now["view"]
    for line, own in ((lines[seat], seat), (lines[1 - seat], 1 - seat)):
        card = line.now["view"]["players"][own]["hand"][0]
        odds = line.ask("draft", "d", draft={"cards": [card]})["advice"]["targets"]
        assert set(odds) == set(view["landscape"])
        assert all(("chance" in method) != ("refusal" in method) for by in odds.values() for method in by.values())
        one = line.ask("draft", "d2", draft={"cards": [card], "target": view["landscape"][0]})["advice"]["targets"]
        assert one == {view["landscape"][0]: odds[view["landscape"][0]]}
    assert lines[seat].ask("why", "w", action={"do": "reload"}) == {"type": "answer", "key": "w"}
    assert lines[seat].ask("why", "w", action={"do": "keep"})["fault"]["rule"] == "dw-turn"
    assert lines[1 - seat].ask("why", "w", action={"do": "reload"})["fault"]["case"] == "not-asked"


def test_a_friend_comes_by_the_link_and_a_bot_fills_the_last_seat(guest: Make) -> None:
    ana, bao, eve = guest("Ana"), guest("Bảo"), guest("Eve")
    match = ana.opens("me", "open", "open")
    line = ana.watches(match)
    assert (line.now["status"], line.now["view"], line.now["legal"]) == ("waiting", None, [])
    table = bao.http.get(f"/api/matches/{match}").json()
    assert [seat["who"] for seat in table["seats"]] == ["person", "open", "open"]
    bao.sits(match, 1)
    assert line.until("entries")["items"][0]["seat"] == 1
    assert bao.http.post(f"/api/matches/{match}/sit", json={"seat": 1}).status_code == 200
    assert eve.http.post(f"/api/matches/{match}/sit", json={"seat": 1}).json()["error"]["code"] == "seat-taken"
    refused = eve.http.post(f"/api/matches/{match}/bot", json={"seat": 2, "bot": "random"})
    assert refused.json()["error"]["code"] == "not-your-seat"
    table = ana.http.post(f"/api/matches/{match}/bot", json={"seat": 2, "bot": "random"}).json()
    assert table["status"] == "playing"
    assert line.until("entries")["items"][0]["events"][0]["event"] == "set-up"
    watching = eve.watches(match)
    assert watching.welcome["seat"] is None
    assert {card for player in watching.now["view"]["players"][:2] for card in player["hand"]} == {"?"}
    assert line.until("seats", watchers=1)


def test_who_is_here_is_shown(guest: Make) -> None:
    match, guests, lines = two_lines(guest)

    def here(line: Any) -> list[bool]:
        return [seat["here"] for seat in line.until("seats")["seats"]]

    while here(lines[0]) != [True, True]:
        pass
    lines[1].close()
    assert here(lines[0]) == [True, False]
    guests[1].watches(match)
    assert here(lines[0]) == [True, True]
