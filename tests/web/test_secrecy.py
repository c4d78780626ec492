"""No hidden piece reaches whoever may not see it: not in a payload, not in an answer, not in a log."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dragonhall
from dragonhall.hall import screen
from dragonhall.hall.advising import advise
from dragonhall.hall.facts import Acted, Entry, Improper, Sat, TookBack
from dragonhall.hall.live import LiveMatch
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import Action, Audience, Refused
from dragonhall.testing.secrecy import History, alike, exchange, remember
from dragonhall.web import shapes

Make = Callable[..., Any]
SEATS = 3
STRANGE = [
    "reload", "keep the roll", "re-roll a 1", "discard R4", "pass G7", "strike Fire Ants with R4 R5",
    "stomp Spooky Spiders with B1", "scream Cloak of Darkness with P9 P10",
]  # fmt: skip


def act(live: LiveMatch, seat: int, action: Action) -> None:
    fact = Acted(seat, live.decisions.open[seat], msgspec.Raw(msgspec.json.encode(action)))
    live.take(Entry(live.last + 1, live.last, fact, f"key-{live.last}"))


def payload(live: LiveMatch, audience: Audience, since: int) -> bytes:
    """All that a socket sends to this audience about the match from entry `since` on."""
    shown = tuple(screen.show(told, audience) for told in live.told[since:])
    return msgspec.json.encode(shapes.entries(screen.look(live, audience), shown, since))


def answers(live: LiveMatch, game: Game, audience: Audience, cards: Sequence[str]) -> list[str]:
    """What the hall answers to this audience's questions."""
    if audience is None:
        return []
    found = [str(live.why(audience, game.parse(text))) for text in STRANGE]
    for drafted in ([], list(cards[:1]), list(cards[:2]), ["R4", "R5"], ["P1"]):
        found.append(str(advise(live, audience, msgspec.json.encode({"cards": drafted}))))
    for fact in (
        TookBack(audience, live.latest_entry(audience)),
        Acted(audience, live.decisions.open.get(audience, 0), msgspec.Raw(b'{"do":"discard","card":"R4"}')),
    ):
        try:
            live.judge(fact, live.last_at)
            found.append("ok")
        except (Refused, Improper) as error:
            found.append(str(error))
    return found


def compare(true: LiveMatch, false: LiveMatch, game: Game, audience: Audience, pieces: set[str], seed: int) -> int:
    """Play the same in two worlds that this audience cannot tell apart; all it gets stays the same."""
    since = true.last
    assert payload(true, audience, since) == payload(false, audience, since)
    choices = FastChance(seed)
    steps = 0
    for _ in range(6):
        if true.status != "playing":
            break
        own = true.board.state.view(audience).players[audience].hand if true.board and audience is not None else ()
        assert answers(true, game, audience, own) == answers(false, game, audience, own)
        seat = true.actors[choices.below(len(true.actors), "seat")]
        board = true.board
        assert board is not None
        action = board.state.random_legal(seat, choices)
        assert false.board is not None
        if false.board.refusal(seat, action) is not None:
            break
        act(true, seat, action)
        act(false, seat, action)
        here, there = payload(true, audience, true.last - 1), payload(false, audience, true.last - 1)
        new = json.dumps([json.loads(text)["items"] for text in (here, there)])
        if any(f'"{piece}"' in new for piece in pieces):
            break
        assert here == there
        steps += 1
    return steps


@pytest.mark.slow
def test_what_a_socket_sends_does_not_depend_on_what_its_audience_may_not_know() -> None:
    game = dragonhall.load("dragonwood")
    places = list(game.hidden(SEATS, {}))
    exchanged = steps = 0
    for seed in range(6):
        live = LiveMatch(game, SEATS, {}, f"secrecy {seed}")
        for seat in range(SEATS):
            live.take(Entry(live.last + 1, 0, Sat(seat)))
        picker, number = FastChance(f"pick {seed}"), 0
        histories: dict[Audience, History] = {audience: {} for audience in (*range(SEATS), None)}
        told = 0
        while live.status == "playing" and live.last < 120:
            for each in live.told[told:]:
                for event in each.events:
                    number += 1
                    for audience, history in histories.items():
                        remember(history, event, number, audience)
            told = live.last
            if live.last % 9 == 0:
                entries = [each.entry for each in live.told]
                for audience, history in histories.items():
                    true = LiveMatch(game, SEATS, {}, f"secrecy {seed}", entries)
                    false = LiveMatch(game, SEATS, {}, f"secrecy {seed}", entries)
                    assert true.board is not None
                    assert false.board is not None
                    groups = [group for group in alike(places, true.board.state, audience, history) if len(group) > 1]
                    if not groups:
                        continue
                    group = groups[picker.below(len(groups), "group")]
                    one, other = (group[picker.below(len(group), "piece")] for _ in range(2))
                    if one[2] == other[2]:
                        continue
                    exchange(false.board.state, one, other)
                    true.board.moves.clear()
                    false.board.moves.clear()
                    exchanged += 1
                    steps += compare(true, false, game, audience, {one[2], other[2]}, seed + number)
            seat = live.actors[0]
            assert live.board is not None
            act(live, seat, live.board.state.random_legal(seat, picker))
    assert exchanged > 150
    assert steps > 300


def test_spectators_and_others_never_get_a_card_of_a_hand(guest: Make, capfd: pytest.CaptureFixture[str]) -> None:
    ana, bao, eve, nobody = guest("Ana"), guest("Bảo"), guest("Eve"), guest()
    match = ana.opens("me", "open")
    bao.sits(match, 1)
    lines = [ana.watches(match), bao.watches(match)]
    watchers = [eve.watches(match), nobody.watches(match)]
    secret: set[str] = set()
    for number in range(8):
        for line in (*lines, *watchers):
            line.reaches(max(each.now["last"] for each in lines))
        for seat in (0, 1):
            hand = lines[seat].now["view"]["players"][seat]["hand"]
            secret.update(hand)
            for other in (lines[1 - seat], *watchers):
                assert set(other.now["view"]["players"][seat]["hand"]) == {"?"}
        lines[lines[0].now["actors"][0]].act(f"k{number}", {"do": "reload"})
    for watcher in watchers:
        text = json.dumps([{**message, "view": None} for message in watcher.heard])
        assert not [card for card in secret if f'"{card}"' in text]
        assert '"key": "k' not in text
        assert watcher.now["legal"] == []
    printed = "".join(capfd.readouterr())
    assert not [card for card in secret if card in printed]
    assert ana.cookie not in printed
    assert "Ana" not in printed


def test_the_matchs_secret_and_the_guests_tokens_stay_inside(guest: Make, serve: Make, tmp_path: Path) -> None:
    server = serve()
    ana, bao = guest("Ana", server.address), guest("Bảo", server.address)
    match = ana.opens("me", "random")
    line = ana.watches(match)
    line.my_turn()
    line.act("k")
    with closing(sqlite3.connect(tmp_path / "data" / "dragonhall.sqlite3")) as data:
        inside = [row[0] for row in data.execute("SELECT secret FROM matches UNION SELECT token_hash FROM people")]
        inside += [row[0] for row in data.execute("SELECT id FROM people")]
    assert len(inside) == 5
    told = json.dumps(line.heard)
    for path in (f"/api/matches/{match}", "/api/games", "/api/matches", "/api/me", "/api/health"):
        told += ana.http.get(path).text + bao.http.get(path).text
    for hidden in (*inside, ana.cookie, bao.cookie):
        assert hidden not in told
