"""Dragonrealm in words: its log, buttons, questions, scores and table. (`dragonhall.kernel.words.GameWords`)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from dragonhall.games.dragonrealm import events
from dragonhall.games.dragonrealm.actions import Buy, Draw, Explore
from dragonhall.games.dragonrealm.advice import adviser_of
from dragonhall.games.dragonrealm.game import Dragonrealm
from dragonhall.games.dragonrealm.view import DragonrealmView, LocationView, PlayerView
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import UNKNOWN, Action, Audience, Event, Figure, Result, View
from dragonhall.kernel.words import Section, Words

Figures: TypeAlias = dict[str, Figure]


def log_line(event: Event, words: Words, audience: Audience, names: Sequence[str]) -> str:
    """What happened, told to an audience; `event` is what that audience learns of it: `event.to(audience)`."""
    if isinstance(event, events.SetUp):
        return " ".join(_set_up(event, words))
    if isinstance(event, events.Completed):
        return " ".join(_completed(event, words, audience, names))
    if isinstance(event, events.Counted):
        return " ".join(_counted(event, words, audience, names))
    return words.say(f"dr-log-{_tag(event)}", _whom(event, audience, names) | _what(event, words))


def action_label(action: Action, words: Words) -> str:
    """What the button says that does this."""
    figures: Figures = {
        name: value for name, value in msgspec.structs.asdict(action).items() if isinstance(value, int | str | tuple)
    }
    if isinstance(action, Explore):
        figures = _explore(action)
    elif isinstance(action, Draw):
        figures = {"from": "open" if action.card else "deck", "card": action.card}
    elif isinstance(action, Buy):
        figures["extra"] = _yes(bool(action.cards))
    return words.say(f"dr-do-{_tag(action)}", figures)


def question(view: View, words: Words, names: Sequence[str]) -> str:
    """What this view's seat must decide, or whom the match waits for."""
    assert isinstance(view, DragonrealmView)
    if not view.actors:
        return words.title("table-over")
    if view.seat is None or view.seat not in view.actors:
        return words.say(f"dr-wait-{view.question}", {"name": words.listed([names[seat] for seat in view.actors])})
    figures: Figures = {"left": view.players[view.seat].owes}
    if view.roll is not None:
        figures |= {"total": view.roll.total, "needed": view.roll.needed}
    if view.question == "keep":
        figures |= {"ones": view.keeps[0], "twos": view.keeps[1]}
    elif view.question == "pass":
        left = "left" in view.slide
        figures["name"] = names[(view.seat + (1 if left else -1)) % len(view.players)]
    return words.say(f"dr-ask-{view.question}", figures)


def score_lines(result: Result, words: Words, names: Sequence[str]) -> list[str]:
    """The final scores, first place first, and what broke a tie."""
    lines = []
    for score in sorted(result.scores, key=lambda score: (score.place, score.seat)):
        parts = [words.say(line.message, line.figures) for line in score.lines]
        parts.append(f"{words.say('dr-score-total')}: {score.total}")
        lines.append(f"{score.place}. {names[score.seat]} – {' · '.join(parts)}")
    if result.tie:
        lines.append(words.say(result.tie))
    return lines


def table(view: View, words: Words, edition: Mapping[str, Any], names: Sequence[str]) -> list[Section]:
    """All that lies on the table and in the view's own hand, for a screen of text. (dr-in-the-open, dr-sort)"""
    assert isinstance(view, DragonrealmView)
    locations = {row["id"]: row for row in edition["locations"]}
    enhancements = {row["id"]: row for row in edition["enhancements"]}
    sections = [
        Section(
            words.say("dr-table-row"),
            tuple(_location_row(place, locations[place.location], words, names) for place in view.row),
        ),
        Section(
            words.say("dr-table-players"),
            tuple(_player_row(view, seat, words, names[seat]) for seat in range(len(view.players))),
        ),
        Section(words.say("dr-table-piles"), tuple((line,) for line in _piles(view, words))),
    ]
    if view.seat is not None:
        player = view.players[view.seat]
        sections.append(Section(words.say("dr-table-your-hand"), _hand_rows(player, words, edition)))
        own = [*player.offered, *[card.card for card in player.enhancements]]
        if own:
            rows = tuple((words.card(card), _effect(enhancements[card], words)) for card in own)
            sections.append(Section(words.say("dr-table-your-enhancements"), rows))
    return sections


def chances(game: Game, view: View, legal: Sequence[Action]) -> list[float | None]:
    """For each action of the view's seat: the exact chance that it succeeds, or None where nothing is rolled.

    Of an exploration, without calling anybody from the Academy.
    """
    assert isinstance(game, Dragonrealm)
    assert isinstance(view, DragonrealmView)
    adviser = adviser_of(game.cards)
    rerolls = {f"re-roll a {value}": chance for value, chance in adviser.reroll_odds(view)}
    found: list[float | None] = []
    for action in legal:
        if isinstance(action, Explore):
            found.append(adviser.explore_odds(view, action).chance)
        else:
            found.append(rerolls.get(str(action)))
    return found


def _tag(value: Event | Action) -> str:
    return str(value.__struct_config__.tag)


def _yes(so: bool) -> Literal["yes", "no"]:
    return "yes" if so else "no"


def _you(seat: int, audience: Audience, names: Sequence[str]) -> Figures:
    return {"you": _yes(seat == audience), "name": names[seat]}


def _set_up(event: events.SetUp, words: Words) -> Iterator[str]:
    yield words.say("dr-log-set-up", {"card": event.centre, "cards": event.row})
    if event.face_up:
        yield words.say("dr-log-open-cards", {"cards": event.face_up})
    if event.out:
        yield words.say("dr-log-left-out", {"cards": event.out})
    if event.goblins_out:
        yield words.say("dr-log-goblins-out", {"count": event.goblins_out})


def _completed(event: events.Completed, words: Words, audience: Audience, names: Sequence[str]) -> Iterator[str]:
    yield words.say("dr-log-completed", {"target": event.location, "full": _yes(event.full)})
    for seat, count in enumerate(event.adventurers):
        if count:
            yield words.say("dr-log-paid", _you(seat, audience, names) | {"coins": event.coins[seat]})
    if event.goblins:
        yield words.say("dr-log-goblins-there", {"count": event.goblins})
    if event.winner < 0:
        yield words.say("dr-log-no-card")
    else:
        stones: Figures = {"dragonstones": event.dragonstones}
        yield words.say("dr-log-won-card", _you(event.winner, audience, names) | stones)


def _counted(event: events.Counted, words: Words, audience: Audience, names: Sequence[str]) -> Iterator[str]:
    for seat, stones in enumerate(event.dragonstones):
        figures: Figures = {"dragonstones": stones, "bonus": event.bonus[seat]}
        yield words.say("dr-log-counted", _you(seat, audience, names) | figures)
    for seat, coins in enumerate(event.enhancements):
        if coins:
            yield words.say("dr-log-enhancement-coins", _you(seat, audience, names) | {"coins": coins})


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
    return {} if seat is None else _you(seat, audience, names)


def _explore(explore: Explore | events.Explored) -> Figures:
    return {
        "method": explore.method,
        "target": explore.location,
        "cards": explore.cards,
        "using": explore.using,
        "extra": _yes(bool(explore.using)),
    }


def _what(event: Event, words: Words) -> Figures:
    """The event's own fields, and what its message asks beyond them."""
    if isinstance(event, events.Explored):
        return _explore(event)
    figures: Figures = {
        name: value
        for name, value in msgspec.structs.asdict(event).items()
        if isinstance(value, int | str) or name == "cards"
    }
    if "location" in figures:
        figures["target"] = figures["location"]
    cards = figures.get("cards")
    if isinstance(cards, tuple):
        figures["known"] = _yes(bool(cards) and UNKNOWN not in cards)
        figures["count"] = len(cards)
    if isinstance(event, events.Rolled):
        figures["dice"] = words.listed(event.dice)
    elif isinstance(event, events.Drew):
        figures["known"] = _yes(event.card != UNKNOWN)
    elif isinstance(event, events.RockslideCame):
        figures["count"] = event.count
    elif isinstance(event, events.Kept):
        figures["level"] = event.levels[0]
    elif isinstance(event, events.ClosedUp):
        figures |= {"any": _yes(bool(event.row)), "cards": event.row}
    if isinstance(event, events.Passed):
        del figures["giver"], figures["receiver"]  # the names, not the seats
    return figures


def _location_row(place: LocationView, row: Mapping[str, Any], words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """A location: its name and level, what each way must reach, what it brings, and who is there."""
    needs = [
        words.say(f"dr-table-{method}", {"needed": row[method], "gold": _yes(method in row.get("gold", ()))})
        for method in ("sneak", "search", "storm")
    ]
    there = [
        words.say("dr-table-there", {"name": names[seat], "count": count})
        for seat, count in enumerate(place.adventurers)
        if count
    ]
    if place.goblins:
        there.append(words.say("dr-table-goblins", {"count": place.goblins}))
    taken = sum(place.adventurers) + place.goblins
    brings = [
        words.say("dr-table-prizes", {"first": row["first"], "second": row["second"]}),
        words.say("dr-table-dragonstones", {"count": row["dragonstones"]}),
    ]
    if "effect" in row:
        brings.append(_effect(row, words))
    return (
        words.card(place.location),
        words.say("dr-level", {"level": int(place.level) if place.level.isdigit() else place.level}),
        *needs,
        " · ".join(brings),
        words.say("dr-table-spaces", {"taken": taken, "spaces": place.spaces}),
        " · ".join(there) or "–",
    )


def _effect(row: Mapping[str, Any], words: Words) -> str:
    """What an enhancement or a special location does."""
    effect = f"dr-effect-{row['effect'].replace('_', '-')}"
    amount = row.get("amount", 1)
    methods = row.get("methods", ())
    if len(methods) in (1, 2):
        said = [words.say(effect, {"methods": method, "amount": amount}) for method in methods]
    else:
        said = [words.say(effect, {"methods": "any", "amount": amount})]
    if "lasts" in row:
        said.append(words.say(f"dr-lasts-{row['lasts']}"))
    return " · ".join(said)


def _player_row(view: DragonrealmView, seat: int, words: Words, name: str) -> tuple[str, ...]:
    """Who it is, the hand as far as it is known, figures, enhancements, locations won; coins, if one may see them."""
    player = view.players[seat]
    known = seat != view.seat and any(card != UNKNOWN for card in player.hand)
    hand: Figures = {"known": _yes(known), "count": len(player.hand), "cards": " ".join(player.hand)}
    down = sum(not card.face_up for card in player.enhancements)
    up = [card.card for card in player.enhancements if card.face_up]
    helpers = ([words.say("dr-table-face-down", {"count": down})] if down else []) + ([words.cards(up)] if up else [])
    cells = [
        words.say("dr-table-turn", {"name": name}) if seat == view.active and view.turn else f"  {name}",
        words.say("dr-table-hand", hand),
        words.say("dr-table-home", {"count": player.home}),
        words.say("dr-table-centre", {"count": player.centre, "centre": view.centre}),
        " · ".join(helpers) or "–",
        words.say("dr-table-won", {"count": len(player.won)}),
    ]
    if seat == view.seat or view.options["open_totals"] is True:
        cells.append(words.say("dr-table-coins", {"coins": player.coins}))
        cells.append(words.say("dr-table-dragonstones", {"count": player.dragonstones}))
    return tuple(cells)


def _piles(view: DragonrealmView, words: Words) -> Iterator[str]:
    open_cards = [card for card in view.face_up if card is not None]
    if open_cards:
        yield words.say("dr-table-open", {"cards": " ".join(open_cards)})
    yield words.say("dr-table-deck", {"count": view.deck})
    yield words.say("dr-table-discards", {"count": len(view.discards)})
    yield words.say("dr-table-locations", {"count": len(view.locations)})
    if view.centre == "alley":
        yield words.say("dr-table-enhancements", {"count": sum(view.store)})
    yield words.say("dr-table-goblins-left", {"count": view.goblins})


def _hand_rows(player: PlayerView, words: Words, edition: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """The hand by number, as it comes, and by colour."""
    letters = [suit["letter"] for suit in edition["adventurers"]["suits"]]
    suits = [" ".join(card for card in player.hand if card[0] == letter) for letter in letters]
    return (
        (words.say("dr-table-by-number"), " ".join(player.hand) or "–"),
        (words.say("dr-table-by-colour"), " · ".join(suit for suit in suits if suit) or "–"),
    )
