"""Dragonwood in words: its log, its buttons, its questions and its scores. (`dragonhall.kernel.words.GameWords`)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from dragonhall.games.dragonwood import events
from dragonhall.games.dragonwood.actions import Attempt, Discard, Pass, Reroll
from dragonhall.games.dragonwood.view import DragonwoodView
from dragonhall.kernel.values import UNKNOWN, Action, Audience, Event, Figure, Result, View
from dragonhall.kernel.words import Words

Figures: TypeAlias = dict[str, Figure]


def log_line(event: Event, words: Words, audience: Audience, names: Sequence[str]) -> str:
    """What happened, told to an audience; `event` is what that audience learns of it: `event.to(audience)`."""
    if isinstance(event, events.SetUp):
        return _set_up(event, words)
    message = f"dw-log-{_tag(event)}"
    if isinstance(event, events.TurnBegan) and event.last:
        message = "dw-log-last-turn"
    return words.say(message, _whom(event, audience, names) | _what(event, words))


def action_label(action: Action, words: Words) -> str:
    """What the button says that does this."""
    figures: Figures = {}
    if isinstance(action, Attempt):
        figures = _attempt(action)
    elif isinstance(action, Discard | Pass):
        figures = {"card": action.card}
    elif isinstance(action, Reroll):
        figures = {"value": action.value}
    return words.say(f"dw-do-{_tag(action)}", figures)


def question(view: View, words: Words, names: Sequence[str]) -> str:
    """What this view's seat must decide, or whom the match waits for."""
    assert isinstance(view, DragonwoodView)
    if not view.actors:
        return words.title("table-over")
    if view.seat is None or view.seat not in view.actors:
        return words.say(f"dw-wait-{view.question}", {"name": words.listed([names[seat] for seat in view.actors])})
    figures: Figures = {}
    if view.roll is not None:
        figures = {"total": view.roll.total, "needed": view.roll.needed}
    figures["left"] = view.wounds if view.question == "wound" else view.players[view.seat].owes
    figures["name"] = names[(view.seat - 1) % len(view.players)]  # the right-hand neighbour, who is passed a card
    return words.say(f"dw-ask-{view.question}", figures)


def score_lines(result: Result, words: Words, names: Sequence[str]) -> list[str]:
    """The final scores, first place first, and what broke a tie."""
    lines = []
    for score in sorted(result.scores, key=lambda score: (score.place, score.seat)):
        parts = [words.say(line.message, line.figures) for line in score.lines]
        parts.append(f"{words.say('dw-score-total')}: {score.total}")
        lines.append(f"{score.place}. {names[score.seat]} – {' · '.join(parts)}")
    if result.tie:
        lines.append(words.say(result.tie))
    return lines


def _tag(value: Event | Action) -> str:
    return str(value.__struct_config__.tag)


def _yes(so: bool) -> Literal["yes", "no"]:
    return "yes" if so else "no"


def _set_up(event: events.SetUp, words: Words) -> str:
    told = [words.say("dw-log-set-up", {"removed": event.removed, "left": event.left})]
    if event.returned:
        told.append(words.say("dw-log-returned", {"cards": event.returned}))
    told.append(words.say("dw-log-landscape", {"cards": event.landscape}))
    return " ".join(told)


def _whom(event: Event, audience: Audience, names: Sequence[str]) -> Figures:
    """Who it happened to, and whether that is the audience."""
    if isinstance(event, events.Passed):
        you = {event.giver: "giver", event.receiver: "receiver"}
        return {
            "you": "no" if audience is None else you.get(audience, "no"),
            "giver": names[event.giver],
            "receiver": names[event.receiver],
        }
    seat = getattr(event, "seat", None)
    return {} if seat is None else {"you": _yes(seat == audience), "name": names[seat]}


def _attempt(attempt: Attempt | events.Attempted) -> Figures:
    extra = "no" if not attempt.using else "yes" if attempt.cards else "only"
    return {
        "method": attempt.method,
        "target": attempt.target,
        "cards": attempt.cards,
        "using": attempt.using,
        "extra": extra,
    }


def _what(event: Event, words: Words) -> Figures:
    """The event's own fields, and what its message asks beyond them."""
    if isinstance(event, events.Attempted):
        return _attempt(event)
    figures: Figures = {
        name: value
        for name, value in msgspec.structs.asdict(event).items()
        if isinstance(value, int | str) or name == "cards"
    }
    if isinstance(event, events.Rolled):
        figures["dice"] = words.listed(event.dice)
    elif isinstance(event, events.Drew | events.Passed):
        figures["known"] = _yes(event.card != UNKNOWN)
    elif isinstance(event, events.Dealt):
        figures["known"] = _yes(bool(event.cards) and UNKNOWN not in event.cards)
        figures["count"] = len(event.cards)
    elif isinstance(event, events.Shuffled):
        figures["count"] = len(event.cards)
    elif isinstance(event, events.Swept):
        figures["any"] = _yes(bool(event.cards))
    if isinstance(event, events.Passed):
        del figures["giver"], figures["receiver"]  # the names, not the seats
    return figures
