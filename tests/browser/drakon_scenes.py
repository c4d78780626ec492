"""Scenes of Drakon that a whole match seldom shows: the real rules, put behind a page's socket at a chosen position."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from dragonhall import load
from dragonhall.games.drakon.actions import Jump, Move
from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.values import Event

GAME = load("drakon")
MOST_MATCHES = 3000


def plain(value: object) -> Any:
    """As it goes over the wire."""
    return json.loads(msgspec.json.encode(value))


class Scene:
    """A position in which seat 0 is asked something, found by playing on at random; the other seats go on so."""

    def __init__(
        self, question: str, seats: int, want: Callable[[Any], bool] = lambda _: True, **options: bool | str
    ) -> None:
        for seed in range(MOST_MATCHES):
            self._chance = FastChance(seed)
            self._choose = random.Random(seed)
            self._state = GAME.setup(seats, options, self._chance)
            for _ in range(200):
                actors = self._state.actors()
                if not actors:
                    break
                if actors[0] == 0:
                    view = self.view
                    if view.question == question and want(view):
                        self.acted: list[dict[str, Any]] = []
                        self._last = 10
                        return
                self._play(actors[0])
        raise LookupError(f"no match asks {question}")

    @property
    def view(self) -> Any:
        """What seat 0 knows."""
        return self._state.view(0)

    def _play(self, seat: int) -> list[Event]:
        legal = self._state.legal(seat)
        moves = [action for action in legal if isinstance(action, Move | Jump)]
        pool = moves if moves and self._choose.random() < 0.5 else legal
        return list(self._state.apply(seat, self._choose.choice(pool), self._chance))

    def attend(self, socket: Any) -> None:
        """Answer the page instead of the hall."""
        socket.on_message(
            lambda message: [socket.send(json.dumps(answer)) for answer in self._answers(json.loads(message))]
        )

    def _answers(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        key = message.get("key", "")
        if message["type"] == "hello":
            welcome = {"type": "welcome", "match": "scene", "version": "scene", "seat": 0, "mine": [0]}
            return [{**welcome, "last": self._last}, self._entries(0, ())]
        if message["type"] == "draft":
            advice = GAME.advise(self.view, msgspec.convert(message["draft"], GAME.draft_type))
            return [{"type": "draft-answer", "key": key, "advice": plain(advice)}]
        if message["type"] == "why":
            wanted = message["action"]
            kind = next(one for one in GAME.action_types if one.__struct_config__.tag == wanted["do"])
            refusal = self._state.refusal(0, msgspec.convert(wanted, kind))
            return [{"type": "answer", "key": key, "fault": refusal and {"code": "refused", **plain(refusal)}}]
        if message["type"] == "act":
            return [*self._act(message["action"]), {"type": "answer", "key": key, "n": self._last}]
        return [{"type": "pong", "at": 0}] if message["type"] == "ping" else []

    def _act(self, wanted: dict[str, Any]) -> list[dict[str, Any]]:
        self.acted.append(wanted)
        action = next(one for one in self._state.legal(0) if plain(one) == wanted)
        answers = [self._entry(list(self._state.apply(0, action, self._chance)))]
        while (actors := self._state.actors()) and actors[0] != 0:
            answers.append(self._entry(self._play(actors[0])))
        return answers

    def _entry(self, events: Sequence[Event]) -> dict[str, Any]:
        self._last += 1
        return self._entries(self._last - 1, events)

    def _entries(self, since: int, events: Sequence[Event]) -> dict[str, Any]:
        actors = list(self._state.actors())
        asked = 0 in actors
        told = [plain(event.to(0)) for event in events]
        return {
            "type": "entries",
            "since": since,
            "last": self._last,
            "items": [{"n": self._last, "at": 0, "kind": "act", "seat": 0, "events": told}] if told else [],
            "status": "playing" if actors else "over",
            "actors": actors,
            "decision": self._last if asked else 0,
            "legal": plain(self._state.legal(0)) if asked else [],
            "view": plain(self.view),
            "undo": {"entry": 0, "refusal": {"rule": "table-undo", "case": "nothing"}},
            "due": 0,
            "result": plain(self._state.result()),
        }
