"""Dragonwood in words: its log, buttons, questions, scores and table. (`dragonhall.kernel.words.GameWords`)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from dragonhall.games.dragonwood import events
from dragonhall.games.dragonwood.actions import Attempt, Discard, Pass, Reroll
from dragonhall.games.dragonwood.advice import adviser_of
from dragonhall.games.dragonwood.game import Dragonwood
from dragonhall.games.dragonwood.view import DragonwoodView, PlayerView
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import UNKNOWN, Action, Audience, Event, Figure, Result, View
from dragonhall.kernel.words import Section, Words

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


def table(view: View, words: Words, edition: Mapping[str, Any], names: Sequence[str]) -> list[Section]:
    """All that lies on the table and in the view's own hand, for a screen of text. (dw-in-the-open, dw-sort)"""
    assert isinstance(view, DragonwoodView)
    rows = {row["id"]: row for key in ("creatures", "enhancements", "events") for row in edition[key]}
    sections = [
        Section(
            words.say("dw-table-landscape"),
            tuple(_landscape_row(rows[card], words) for card in view.landscape if card is not None),
        ),
        Section(
            words.say("dw-table-players"),
            tuple(_player_row(view, seat, words, names[seat]) for seat in range(len(view.players))),
        ),
        Section(words.say("dw-table-piles"), tuple((line,) for line in _piles(view, words))),
    ]
    if view.seat is not None:
        sections.append(Section(words.say("dw-table-your-hand"), _hand_rows(view.players[view.seat], words, edition)))
    return sections


def chances(game: Game, view: View, legal: Sequence[Action]) -> list[float | None]:
    """For each action of the view's seat: the exact chance that it succeeds, or None where nothing is rolled."""
    assert isinstance(game, Dragonwood)
    assert isinstance(view, DragonwoodView)
    adviser = adviser_of(game.cards)
    rerolls = dict(adviser.reroll_odds(view))
    found: list[float | None] = []
    for action in legal:
        if isinstance(action, Attempt):
            found.append(adviser.attempt_odds(view, action).chance)
        else:
            found.append(rerolls.get(action.value) if isinstance(action, Reroll) else None)
    return found


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


def _landscape_row(row: Mapping[str, Any], words: Words) -> tuple[str, ...]:
    """A card of the landscape: its name, what each method must reach, and what it brings."""
    needs = [words.say(f"dw-table-{method}", {"needed": row[method]}) for method in ("strike", "stomp", "scream")]
    return (words.card(row["id"]), *needs, _brings(row, words))


def _brings(row: Mapping[str, Any], words: Words) -> str:
    if "points" in row:
        return words.say("dw-table-points", {"points": row["points"]})
    effect = f"dw-effect-{row['effect'].replace('_', '-')}"
    amount = row.get("amount", 1)
    methods = row.get("methods", ())
    if len(methods) in (1, 2):
        said = [words.say(effect, {"methods": method, "amount": amount}) for method in methods]
    else:
        said = [words.say(effect, {"methods": "any", "amount": amount})]
    return " · ".join([*said, words.say(f"dw-lasts-{row['lasts']}")])


def _player_row(view: DragonwoodView, seat: int, words: Words, name: str) -> tuple[str, ...]:
    """Who it is, the hand as far as it is known, enhancements, creatures, and points where the table shows them."""
    player = view.players[seat]
    known = seat != view.seat and any(card != UNKNOWN for card in player.hand)
    hand: Figures = {"known": _yes(known), "count": len(player.hand), "cards": " ".join(player.hand)}
    cells = [
        words.say("dw-table-turn", {"name": name}) if seat == view.active else f"  {name}",
        words.say("dw-table-hand", hand),
        words.say("dw-table-creatures", {"count": len(player.creatures)}),
        words.cards(player.enhancements) or "–",
    ]
    if view.options["open_totals"] is True:
        cells.append(words.say("dw-table-points", {"points": player.total}))
    return tuple(cells)


def _piles(view: DragonwoodView, words: Words) -> Iterator[str]:
    begun = min(view.decks, view.decks_in_match)  # the last round may need another shuffle
    deck: Figures = {"deck": begun, "decks": view.decks_in_match, "count": view.deck}
    yield words.say("dw-table-deck", deck)
    yield words.say("dw-table-discards", {"count": len(view.discards) + view.ladybugs})
    yield words.say("dw-table-woods", {"count": view.woods})
    if view.turns_left >= 0:
        yield words.say("dw-table-last")


def _hand_rows(player: PlayerView, words: Words, edition: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """The hand by number, as it comes, and by colour."""
    letters = [suit["letter"] for suit in edition["adventurers"]["suits"]]
    suits = [" ".join(card for card in player.hand if card[0] == letter) for letter in letters]
    return (
        (words.say("dw-table-by-number"), " ".join(player.hand) or "–"),
        (words.say("dw-table-by-colour"), " · ".join(suit for suit in suits if suit) or "–"),
    )
