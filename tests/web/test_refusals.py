"""Whatever is wrong is answered clearly, in one shape, and harms nothing."""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import jsonschema_rs
import pytest
from websockets.exceptions import ConnectionClosed

from dragonhall.web.running import FILES
from dragonhall.web.schema import schema as wire_schema

Make = Callable[..., Any]
CODES = {
    "bad-json", "bad-message", "too-large", "too-many", "forbidden-origin", "who-are-you", "unknown", "not-allowed",
    "not-your-seat", "seat-taken", "not-started", "decision-over", "refused",
}  # fmt: skip


def fault_of(answer: Any) -> tuple[int, str]:
    assert set(answer.json()) == {"error"}
    fault = answer.json()["error"]
    assert fault["code"] in CODES
    assert fault["message"]
    return answer.status_code, fault["code"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"{", "bad-json"),
        (b"", "bad-json"),
        (b"\xff\xfe", "bad-json"),
        (b"[]", "bad-message"),
        (b'{"game":"dragonwood"}', "bad-message"),
        (b'{"game":"dragonwood","seats":[]}', "bad-message"),
        (b'{"game":"dragonwood","seats":[{"who":"me"},{"who":"me"}],"cheat":1}', "bad-message"),
        (b'{"game":"dragonwood","seats":[{"who":"me"},{"who":"bot"}]}', "bad-message"),
        (b'{"game":"dragonwood","seats":[{"who":"me"},{"who":"me"}],"options":{"decks":"2.5"}}', "refused"),
        (b'{"game":"dragonwood","seats":[{"who":"me"}]}', "refused"),
        (b'{"game":"dragonwood","seats":[{"who":"me"},{"who":"bot","bot":"hal"}]}', "unknown"),
        (b'{"game":"chess","seats":[{"who":"me"},{"who":"me"}]}', "unknown"),
        (b"[" * 60_000, "bad-message"),
        (b" " * 70_000, "too-large"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_match_is_not_opened_by_a_wrong_body(guest: Make, body: bytes, code: str) -> None:
    ana = guest("Ana")
    found = fault_of(ana.http.post("/api/matches", content=body))
    assert found[1] in ((code,) if code != "bad-message" else ("bad-message", "bad-json"))
    assert 400 <= found[0] < 500
    assert ana.http.get("/api/matches").json() == {"matches": []}


def test_a_strict_decoder_takes_no_text_for_a_number(guest: Make) -> None:
    ana = guest("Ana")
    match = ana.opens("open", "open")
    assert fault_of(ana.http.post(f"/api/matches/{match}/sit", json={"seat": "0"})) == (400, "bad-message")
    assert fault_of(ana.http.post(f"/api/matches/{match}/sit", json={"seat": True})) == (400, "bad-message")
    assert fault_of(ana.http.post(f"/api/matches/{match}/sit", json={"seat": 5})) == (422, "refused")


def test_strangers_and_unknown_ids(guest: Make) -> None:
    nobody, ana = guest(), guest("Ana")
    match = ana.opens("me", "open")
    assert nobody.http.get("/api/me").json() == {"name": "", "language": ""}
    assert nobody.http.get("/api/matches").json() == {"matches": []}
    assert fault_of(nobody.http.post(f"/api/matches/{match}/sit", json={"seat": 1})) == (401, "who-are-you")
    assert fault_of(nobody.http.post(f"/api/matches/{match}/rematch")) == (401, "who-are-you")
    assert fault_of(ana.http.post(f"/api/matches/{match}/rematch")) == (409, "not-allowed")
    for path in ("/api/matches/nothing", "/api/nothing", "/api/matches/%00", "/api", "/../etc/passwd.txt"):
        assert fault_of(ana.http.get(path)) == (404, "unknown"), path
    assert fault_of(ana.http.delete("/api/me"))[0] == 405
    assert fault_of(ana.http.put("/api/me", json={"name": " \u200b\n"})) == (400, "bad-message")
    assert guest("", "", "made-up-cookie").http.get("/api/me").json()["name"] == ""


def test_a_page_of_another_site_can_neither_change_nor_listen(guest: Make) -> None:
    ana = guest("Ana")
    match = ana.opens("me", "random")
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        answer = ana.http.post("/api/matches", json={}, headers=headers)
        assert fault_of(answer) == (403, "forbidden-origin")
        assert "content-security-policy" in answer.headers
        with ana.socket(match, **headers) as socket:
            closing = json.loads(socket.recv(timeout=10))
            assert closing["type"] == "closing"
            assert closing["fault"]["code"] == "forbidden-origin"
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=10)
    own = {"Origin": ana.address, "Sec-Fetch-Site": "same-origin"}
    assert ana.http.put("/api/me", json={"name": "Ana"}, headers=own).status_code == 200
    with ana.socket(match, **own) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=10))["type"] == "welcome"


def test_a_socket_to_nowhere_is_told_so(guest: Make) -> None:
    with guest("Ana").socket("nowhere") as socket:
        closing = json.loads(socket.recv(timeout=10))
        assert (closing["fault"]["code"], closing["again"]) == ("unknown", False)


def test_the_cookie_is_for_http_only_and_its_token_never_comes_back(guest: Make) -> None:
    ana = guest()
    answer = ana.http.put("/api/me", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert len(ana.cookie) >= 40
    again = ana.http.put("/api/me", json={"name": "Anita", "language": "vi"})
    assert "set-cookie" not in again.headers
    assert ana.http.get("/api/me").json() == {"name": "Anita", "language": "vi"}
    match = ana.opens("me", "random")
    line = ana.watches(match)
    line.my_turn()
    line.act("k")
    assert ana.cookie not in json.dumps(line.heard)


def test_somebody_elses_seat_and_a_decision_that_is_over(guest: Make) -> None:
    ana, bao, eve = guest("Ana"), guest("Bảo"), guest("Eve")
    match = ana.opens("me", "open")
    bao.sits(match, 1)
    lines = [ana.watches(match), bao.watches(match)]
    watcher = eve.watches(match)
    seat = lines[0].now["actors"][0]
    decision = lines[seat].now["decision"]
    reload = {"do": "reload"}

    def codes(line: Any, decision: int) -> tuple[str, str]:
        fault = line.act("x", reload, decision)["fault"]
        return fault["code"], fault.get("case", "")

    assert codes(watcher, decision) == ("not-your-seat", "")
    assert watcher.ask("undo", "u")["fault"]["code"] == "not-your-seat"
    assert codes(lines[1 - seat], decision) == ("decision-over", "")
    assert codes(lines[seat], decision + 5) == ("decision-over", "")
    watcher.send(type="hello", since=0, seat=seat)
    assert watcher.until("answer")["fault"]["code"] == "not-your-seat"
    assert "fault" not in lines[seat].act("good", reload, decision)
    assert codes(lines[seat], decision) == ("decision-over", "")
    assert watcher.next()["last"] == 3


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-json"),
        ("{", "bad-json"),
        ("null", "bad-message"),
        ('{"type":"dance"}', "bad-message"),
        ('{"type":"act","key":"k"}', "bad-message"),
        ('{"type":"act","key":"","decision":1,"action":{}}', "bad-message"),
        ('{"type":"act","key":"k","decision":"1","action":{}}', "bad-message"),
        ('{"type":"act","key":"k","decision":1,"action":{},"seat":1}', "bad-message"),
        ('{"type":"act","key":"k","decision":1,"action":{"do":"win"}}', "refused"),
        ('{"type":"act","key":"k","decision":1,"action":7}', "refused"),
        ('{"type":"hello","since":-1}', "bad-message"),
        ('{"type":"say","key":"k"}', "bad-message"),
        ('{"type":"say","key":"k","phrase":"dg-phrase-deal","to":16}', "bad-message"),
        ('{"type":"say","key":"k","phrase":"dg-phrase-deal","text":"hello"}', "bad-message"),
        ('{"type":"say","key":"k","phrase":"hello"}', "not-started"),
        ('{"type":"ping"}' + " " * 70_000, "too-large"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_wrong_message_is_answered_and_the_line_lives_on(guest: Make, text: str, code: str) -> None:
    ana = guest("Ana")
    line = ana.watches(ana.opens("me", "open"))
    line.socket.send(text)
    assert line.until("answer")["fault"]["code"] == code
    line.send(type="ping")
    line.until("pong")


def test_a_message_far_too_long_ends_the_line_and_nothing_else(guest: Make) -> None:
    ana = guest("Ana")
    match = ana.opens("me", "open")
    line = ana.watches(match)

    def shout() -> None:
        line.socket.send("x" * 2_000_000)
        while True:
            line.next()

    with pytest.raises(ConnectionClosed):
        shout()
    ana.watches(match)


def test_before_hello_nothing_is_done(guest: Make) -> None:
    ana = guest("Ana")
    with ana.socket(ana.opens("me", "open")) as socket:
        socket.send('{"type":"undo","key":"k"}')
        assert json.loads(socket.recv(timeout=10))["fault"]["code"] == "not-allowed"


def test_a_flood_is_slowed_down(guest: Make, serve: Make) -> None:
    server = serve(socket_rate=1.0, socket_burst=10.0)
    ana = guest("Ana", server.address)
    line = ana.watches(ana.opens("me", "open"))
    for _ in range(30):
        line.send(type="ping")
    kinds = [line.next()["type"] for _ in range(30)]
    assert kinds.count("pong") < 15
    assert {message["fault"]["code"] for message in line.heard if message["type"] == "answer"} == {"too-many"}


def test_one_address_does_not_fill_the_hall(guest: Make, serve: Make) -> None:
    server = serve(opening_rate=0.001, opening_burst=4.0)
    ana, bao = guest("Ana", server.address), guest("Bảo", server.address)
    ana.opens("me", "random")
    bao.opens("me", "random")
    stranger = guest("", server.address).http
    for answer in (
        ana.http.post("/api/matches", json={"game": "dragonwood", "seats": [{"who": "me"}, {"who": "open"}]}),
        stranger.put("/api/me", json={"name": "Eve", "language": "en"}),
    ):
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")
    assert ana.http.put("/api/me", json={"name": "Anita", "language": "es"}).status_code == 200


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("\u3164", None),
        ("\u2800\u115f", None),
        ("\u200b\u202e", None),
        ("\u200d", None),
        ("  Bảo\u202e  Anh ", "Bảo Anh"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("<b>Ana</b>", "<b>Ana</b>"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(guest: Make, name: str, kept: str | None) -> None:
    answer = guest().http.put("/api/me", json={"name": name, "language": "vi"})
    if kept is None:
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-message")
    else:
        assert answer.json()["name"] == kept


def fuzz(rng: random.Random, now: dict[str, Any]) -> str | bytes:
    """A message that is nearly right, or wrong in many ways."""
    things: list[Any] = [
        None,
        True,
        -1,
        0,
        1,
        2**40,
        0.5,
        "",
        "x",
        "R1",
        "🐉" * 9,
        [],
        [[]],
        {},
        {"do": "reload"},
        "k" * 99,
    ]
    seed: list[dict[str, Any]] = [
        {"type": "hello", "since": rng.choice(things), "seat": rng.choice([-1, 0, 1, 2, 9])},
        {"type": "hello", "since": rng.randrange(5)},
        {"type": "act", "key": f"f{rng.random()}", "decision": rng.choice([*[now["decision"]] * 4, rng.choice(things)]),
         "action": rng.choice([*now["legal"][:1] * 12, {"do": "attempt", "method": rng.choice(["strike", "spell", 1]),
                               "target": rng.choice(things), "cards": rng.choice(things)}, *things])},
        {"type": "undo", "key": "u", "entry": rng.choice(things)},
        {"type": "draft", "key": "d", "draft": {"cards": rng.choice([["R1"], ["R1"] * 30, *things]), "target": "bat"}},
        {"type": "draft", "key": "d", "draft": rng.choice([*things, {"cards": [], "using": rng.choice(things)}])},
        {"type": "why", "key": "w", "action": rng.choice([{"do": "discard", "card": rng.choice(things)}, *things])},
        {"type": "say", "key": "s", "phrase": rng.choice(["dg-phrase-deal", *things]), "to": rng.choice([-1, 0, 1, 9]),
         "pieces": rng.choice([["gold"], [], *things])},
        {"type": "ping"},
        {"type": rng.choice(things)},
    ]  # fmt: skip
    message = rng.choice(seed)
    if rng.random() < 0.2 and message:
        message[rng.choice(list(message))] = rng.choice(things)
    if rng.random() < 0.1:
        message[str(rng.choice(things))] = rng.choice(things)
    text = json.dumps(message)
    if rng.random() < 0.1:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "\0", "}", "\\ud800", '"']) + text[cut + 1 :]
    return text.encode(errors="replace") if rng.random() < 0.1 else text


@pytest.mark.slow
def test_ten_thousand_wild_messages_are_answered_and_harm_nothing(guest: Make) -> None:
    rng = random.Random(3)
    people = [guest("Ana"), guest("Bảo"), guest("Eve")]
    schema = jsonschema_rs.validator_for(wire_schema() | {"$ref": "#/$defs/FromHall"})
    faults: Counter[str] = Counter()
    sent = 0
    while sent < 10_000:
        match = people[0].opens("me", "open")
        people[1].sits(match, 1)
        lines = [person.watches(match) for person in people]
        while sent < 10_000 and all(line.now["status"] != "over" for line in lines):
            line = lines[rng.randrange(3)]
            batch = [fuzz(rng, line.now) for _ in range(10)]
            for message in batch:
                line.socket.send(message)
            line.send(type="ping")
            sent += len(batch)
            replies = 0
            while replies < len(batch) + 1:
                message = json.loads(line.socket.recv(timeout=30))
                schema.validate(message)
                replies += message["type"] in ("answer", "pong", "draft-answer", "welcome")
                if message["type"] == "entries":
                    line.now = message
                elif message["type"] == "answer":
                    faults[message.get("fault", {}).get("code", "")] += 1
        fresh = people[0].watches(match)
        assert [item["n"] for item in fresh.items] == list(range(1, fresh.now["last"] + 1))
        assert {item["kind"] for item in fresh.items} <= {"sit", "act", "undo"}
    print(faults)
    assert set(faults) <= CODES | {""}
    assert faults[""] > 50
    assert faults["refused"] > 100


def test_one_address_cannot_take_all_the_sockets_of_the_hall(guest: Make, serve: Make) -> None:
    server = serve(sockets=3)
    ana = guest("Ana", server.address)
    match = ana.opens("me", "me")
    first, *_ = [ana.watches(match) for _ in range(3)]
    with ana.socket(match) as socket:
        closing = json.loads(socket.recv(timeout=10))
        assert (closing["type"], closing["again"], closing["fault"]["code"]) == ("closing", False, "too-many")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)
    assert ana.http.get("/api/health").json()["ok"]
    first.close()
    for _ in range(100):
        with ana.socket(match) as socket:
            socket.send('{"type":"hello"}')
            if json.loads(socket.recv(timeout=10))["type"] == "welcome":
                return
    raise AssertionError("a socket that was closed is still counted")


def test_the_server_may_have_many_files_open_where_its_machine_would_allow_few() -> None:
    resource = pytest.importorskip("resource")
    few = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (200, r.getrlimit(r.RLIMIT_NOFILE)[1]));"
    raised = "from dragonhall.web import running; running.allow_many_files(); print(r.getrlimit(r.RLIMIT_NOFILE)[0])"
    done = subprocess.run([sys.executable, "-c", few + raised], capture_output=True, text=True, check=True)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert int(done.stdout) == (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard))
