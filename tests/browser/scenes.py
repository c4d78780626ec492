"""Scenes that a whole match seldom shows: the real rules, put behind a page's socket at a chosen position."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from tests.browser.person import Person

from dragonhall import load
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.values import Event

MOST_MATCHES = 3000


def plain(value: object) -> Any:
    """As it goes over the wire."""
    return json.loads(msgspec.json.encode(value))


class Scene:
    """A position in which seat 0 is asked something, found by playing on at random; the other seats go on so.

    A game's own scene names its `game`, and may `choose` better than by chance alone. Where `others_wait` is set, the
    other seats do nothing until they are told to `go_on`. `want` looks at what seat 0 knows, `ready` at the
    whole state.
    """

    game = ""
    others_wait = False

    def __init__(
        self,
        question: str,
        seats: int,
        want: Callable[[Any], bool] = lambda _: True,
        ready: Callable[[Any], bool] = lambda _: True,
        **options: bool | str,
    ) -> None:
        self._game = load(self.game)
        for seed in range(MOST_MATCHES):
            self._chance = FastChance(seed)
            self._choose = random.Random(seed)
            self._state = self._game.setup(seats, options, self._chance)
            for _ in range(200):
                actors = self._state.actors()
                if not actors:
                    break
                if 0 in actors:
                    view = self.view
                    if view.question == question and want(view) and ready(self._state):
                        self.acted: list[dict[str, Any]] = []
                        self._last = 10
                        self._keys: set[str] = set()
                        return
                self._play(actors[0])
        raise LookupError(f"no match asks {question}")

    @property
    def view(self) -> Any:
        """What seat 0 knows."""
        return self._state.view(0)

    @property
    def legal(self) -> list[Any]:
        """What seat 0 may do."""
        return list(self._state.legal(0))

    def choose(self, legal: Sequence[Any]) -> Any:
        """What a seat does next."""
        return self._choose.choice(legal)

    def _play(self, seat: int) -> list[Event]:
        return list(self._state.apply(seat, self.choose(self._state.legal(seat)), self._chance))

    def attend(self, socket: Any) -> None:
        """Answer the page instead of the hall."""
        self._socket = socket
        socket.on_message(
            lambda message: [socket.send(json.dumps(answer)) for answer in self._answers(json.loads(message))]
        )

    def _answers(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        key = message.get("key", "")
        if message["type"] == "hello":
            welcome = {"type": "welcome", "match": "scene", "version": "scene", "seat": 0, "mine": [0]}
            return [{**welcome, "last": self._last}, self._entries(0, 0, ())]
        if message["type"] == "draft":
            advice = self._game.advise(self.view, msgspec.convert(message["draft"], self._game.draft_type))
            return [{"type": "draft-answer", "key": key, "advice": plain(advice)}]
        if message["type"] == "why":
            return [{"type": "answer", "key": key, "fault": self._fault(self._action(message["action"]))}]
        if message["type"] == "act" and key in self._keys:
            # A page that has not heard the answer yet says the same again, and it counts once.
            return [{"type": "answer", "key": key, "n": self._last}]
        if message["type"] == "act":
            self._keys.add(key)
            action = self._action(message["action"])
            if fault := self._fault(action):
                return [{"type": "answer", "key": key, "fault": fault}]
            self.acted.append(message["action"])
            return [*self._act(action), {"type": "answer", "key": key, "n": self._last}]
        return [{"type": "pong", "at": 0}] if message["type"] == "ping" else []

    def _action(self, wanted: dict[str, Any]) -> Any:
        kind = next(one for one in self._game.action_types if one.__struct_config__.tag == wanted["do"])
        return msgspec.convert(wanted, kind)

    def _fault(self, action: Any) -> dict[str, Any] | None:
        refusal = self._state.refusal(0, action)
        return refusal and {"code": "refused", **plain(refusal)}

    def _act(self, action: Any) -> list[dict[str, Any]]:
        answer = self._entry(0, list(self._state.apply(0, action, self._chance)))
        return [answer] if self.others_wait else [answer, *self._others()]

    def go_on(self) -> None:
        """Let the others do what they waited with, until seat 0 is asked again."""
        for answer in self._others():
            self._socket.send(json.dumps(answer))

    def _others(self) -> list[dict[str, Any]]:
        answers = []
        while (actors := self._state.actors()) and 0 not in actors:
            answers.append(self._entry(actors[0], self._play(actors[0])))
        return answers

    def _entry(self, seat: int, events: Sequence[Event]) -> dict[str, Any]:
        self._last += 1
        return self._entries(self._last - 1, seat, events)

    def _entries(self, since: int, seat: int, events: Sequence[Event]) -> dict[str, Any]:
        actors = list(self._state.actors())
        asked = 0 in actors
        told = [plain(event.to(0)) for event in events]
        return {
            "type": "entries",
            "since": since,
            "last": self._last,
            "items": [{"n": self._last, "at": 0, "kind": "act", "seat": seat, "events": told}] if told else [],
            "status": "playing" if actors else "over",
            "actors": actors,
            "decision": self._last if asked else 0,
            "legal": plain(self._state.legal(0)) if asked else [],
            "view": plain(self.view),
            "undo": {"entry": 0, "refusal": {"rule": "table-undo", "case": "nothing"}},
            "due": 0,
            "result": plain(self._state.result()),
        }


def put_before(person: Person, hall: Any, scene: Scene, **options: bool | str) -> None:
    """Let somebody see a scene, and be asked; `options` are those of the match in the hall."""
    person.page.route_web_socket("**/socket", scene.attend)
    person.start(hall.url, bots=len(scene.view.players) - 1, **options)
    person.wait_for_table()
    person.wait_for_my_move()
