"""Drakon in words: its log, buttons, questions, scores and table. (`dragonhall.kernel.words.GameWords`)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from dragonhall.games.drakon import actions, events
from dragonhall.games.drakon.edition import ENTRANCE
from dragonhall.games.drakon.view import ChamberView, DrakonView
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import UNKNOWN, Action, Audience, Event, Figure, Result, View
from dragonhall.kernel.words import Section, Words

Figures: TypeAlias = dict[str, Figure]

ARROWS = str.maketrans("NESW", "↑→↓←")


def log_line(event: Event, words: Words, audience: Audience, names: Sequence[str]) -> str:
    """What happened, told to an audience; `event` is what that audience learns of it: `event.to(audience)`."""
    message = f"dk-log-{_tag(event)}"
    if isinstance(event, events.Moved) and event.by != event.seat:
        message = "dk-log-moved-by"
    return words.say(message, _whom(event, words, audience, names) | _what(event, words))


def action_label(action: Action, words: Words) -> str:
    """What the button says that does this."""
    figures: Figures = {}
    if isinstance(action, actions.Lay | actions.Discard | actions.Insert):
        kind, arrows = _parts(action.tile)
        figures = {"card": kind, "arrows": arrows}
    elif isinstance(action, actions.TakeHero):
        figures = {"card": action.hero}
    elif isinstance(action, actions.Face):
        figures = {"sides": words.listed([words.say(f"dk-side-{side.lower()}") for side in action.arrows])}
    elif isinstance(action, actions.Trade):
        figures = {"gold": _gold(action.coin)}
    else:
        fields = msgspec.structs.asdict(action)
        if "seat" in fields:
            figures = {"player": fields["seat"] + 1}
        elif "x" in fields:
            figures = {"place": _place(fields["x"], fields["y"])}
    return words.say(f"dk-do-{_tag(action)}", figures)


def question(view: View, words: Words, names: Sequence[str]) -> str:
    """What this view's seat must decide, or whom the match waits for."""
    assert isinstance(view, DrakonView)
    if not view.actors:
        return words.title("table-over")
    (seat,) = view.actors
    figures: Figures = {"name": names[seat], "hero": names[view.hero], "own": _yes(view.hero == seat)}
    if view.seat != seat:
        return words.say(f"dk-wait-{view.question}", figures)
    told = [words.say(f"dk-ask-{view.question}", figures)]
    told += [words.say(f"dk-bond-{bond}") for bond in view.bonds]
    return " ".join(told)


def score_lines(result: Result, words: Words, names: Sequence[str]) -> list[str]:
    """The final scores, first place first, and what broke a tie."""
    lines = []
    for score in sorted(result.scores, key=lambda score: (score.place, score.seat)):
        parts = [words.say(line.message, line.figures) for line in score.lines]
        parts.append(f"{words.say('dk-score-total')}: {score.total}")
        lines.append(f"{score.place}. {names[score.seat]} – {' · '.join(parts)}")
    if result.tie:
        lines.append(words.say(result.tie))
    return lines


def table(view: View, words: Words, edition: Mapping[str, Any], names: Sequence[str]) -> list[Section]:
    """The lair as a map and as a list, the players, the piles and the own hand, for a screen of text."""
    assert isinstance(view, DrakonView)
    sections = [
        Section(words.say("dk-table-map"), tuple(_map_rows(view))),
        Section(
            words.say("dk-table-lair"),
            tuple(
                _chamber_row(number, chamber, words, edition, names)
                for number, chamber in enumerate(view.chambers, start=1)
            ),
        ),
        Section(
            words.say("dk-table-players"),
            tuple(_player_row(view, seat, words, names[seat]) for seat in range(len(view.players))),
        ),
        Section(words.say("dk-table-piles"), tuple((line,) for line in _piles(view, words, edition))),
    ]
    if view.seat is not None:
        me = view.players[view.seat]
        hand = tuple((tile_name(tile, words, edition), _effect(tile, words, edition)) for tile in me.hand)
        sections.append(Section(words.say("dk-table-your-hand"), hand or (("–",),)))
        coins = " ".join(str(_gold(coin)) for coin in me.coins)
        sections.append(Section(words.say("dk-table-your-coins"), ((coins or "–",),)))
    return sections


def chances(game: Game, view: View, legal: Sequence[Action]) -> list[float | None]:
    """No action of Drakon succeeds or fails by chance."""
    return [None] * len(legal)


def tile_name(tile: str, words: Words, edition: Mapping[str, Any]) -> str:
    """A tile as people call it, with its arrows: "Find a Coin ↑→"."""
    kind, arrows = _parts(tile)
    name = edition[ENTRANCE]["names"][words.language] if kind == ENTRANCE else words.card(kind)
    return f"{name} {arrows}"


def _tag(value: Event | Action) -> str:
    return str(value.__struct_config__.tag)


def _yes(so: bool) -> Literal["yes", "no"]:
    return "yes" if so else "no"


def _parts(tile: str) -> tuple[str, str]:
    kind, _, arrows = tile.partition("-")
    return kind, arrows.translate(ARROWS)


def _gold(coin: str) -> int:
    return int(coin.partition("_")[2]) if coin != UNKNOWN else 0


def _place(x: int, y: int) -> str:
    return f"{x},{y}"


def _whom(event: Event, words: Words, audience: Audience, names: Sequence[str]) -> Figures:
    """Who it happened to, and whether that is the audience."""
    if isinstance(event, events.CoinStolen | events.TileStolen):
        you = {event.victim: "victim", event.thief: "thief"}
        return {"you": _role(audience, you), "thief": names[event.thief], "victim": names[event.victim]}
    if isinstance(event, events.Moved) and event.by != event.seat:
        you = {event.seat: "moved", event.by: "mover"}
        return {"you": _role(audience, you), "name": names[event.seat], "mover": names[event.by]}
    if isinstance(event, events.Controlled | events.PowerUsed):
        you = {event.whom: "whom", event.seat: "yes"}
        aimed = event.whom >= 0
        whom = names[event.whom] if aimed else ""
        return {"you": _role(audience, you), "name": names[event.seat], "whom": whom, "aimed": _yes(aimed)}
    if isinstance(event, events.Caught):
        others = words.listed([names[seat] for seat in event.seats if seat != audience])
        return {"you": "no" if audience not in event.seats else "also" if others else "yes", "names": others}
    if isinstance(event, events.Ended):
        return {"names": words.listed([names[seat] for seat in event.winners])}
    seat = event.first if isinstance(event, events.SetUp) else getattr(event, "seat", 0)
    return {"you": _yes(seat == audience), "name": names[seat]}


def _role(audience: Audience, roles: Mapping[int, str]) -> str:
    return "no" if audience is None else roles.get(audience, "no")


def _what(event: Event, words: Words) -> Figures:
    """The event's own fields, as its message asks for them."""
    fields = msgspec.structs.asdict(event)
    figures: Figures = {}
    for name in ("pile", "hoard", "effect", "what", "how", "why"):
        if name in fields:
            figures[name] = fields[name]
    for name, figure in (("tile", "card"), ("outgoing", "target")):
        if name in fields:
            figures[figure] = _told(fields[name], words)
            figures["known"] = _yes(fields[name] != UNKNOWN)
    if "coin" in fields:
        figures["gold"] = _gold(fields["coin"])
        figures["known"] = _yes(fields["coin"] != UNKNOWN)
    if "x" in fields:
        figures["place"] = _place(fields["x"], fields["y"])
    if isinstance(event, events.HeroTaken | events.PowerUsed):
        figures["card"] = event.hero
    elif isinstance(event, events.Dealt):
        figures["cards"] = tuple(_told(tile, words) for tile in event.tiles)
        figures["count"] = len(event.tiles)
        figures["known"] = _yes(UNKNOWN not in event.tiles)
    elif isinstance(event, events.Moved | events.DrakonMoved):
        figures["place"] = _place(*event.path[-1])
        figures["through"] = _place(*event.path[1]) if len(event.path) > 2 else ""
        figures["stays"] = _yes(len(event.path) == 1)
    elif isinstance(event, events.Switched):
        figures["out"] = _yes(event.out)
    elif isinstance(event, events.Floated):
        figures |= {"from": _place(*event.source), "place": _place(*event.target)}
    return figures


def _told(tile: str, words: Words) -> str:
    """A tile of the pile as the log calls it."""
    kind, arrows = _parts(tile)
    return f"{words.card(kind)} {arrows}".rstrip()


def _map_rows(view: DrakonView) -> Iterator[tuple[str, ...]]:
    """The lair from above: each chamber's number in the list, its arrows, and a star where Drakon is."""
    left = min(chamber.x for chamber in view.chambers)
    right = max(chamber.x for chamber in view.chambers)
    lying = {(chamber.x, chamber.y): (number, chamber) for number, chamber in enumerate(view.chambers, start=1)}
    yield ("", *(str(x) for x in range(left, right + 1)))
    for y in range(min(y for _, y in lying), max(y for _, y in lying) + 1):
        cells = []
        for x in range(left, right + 1):
            number, chamber = lying.get((x, y), (0, None))
            star = "*" if chamber is not None and chamber.drakon else ""
            cells.append("·" if chamber is None else f"{number}{chamber.arrows.translate(ARROWS)}{star}")
        yield (str(y), *cells)


def _chamber_row(
    number: int, chamber: ChamberView, words: Words, edition: Mapping[str, Any], names: Sequence[str]
) -> tuple[str, ...]:
    """A chamber: its number, place, name and arrows, what it does, and who is there."""
    here = []
    if chamber.heroes:
        here.append(
            words.say("dk-table-heroes-here", {"names": words.listed([names[seat] for seat in chamber.heroes])})
        )
    if chamber.drakon:
        here.append(words.say("dk-table-drakon-here"))
    tile = f"{chamber.kind}-{chamber.arrows}"
    return (
        str(number),
        _place(chamber.x, chamber.y),
        tile_name(tile, words, edition),
        _effect(tile, words, edition),
        " · ".join(here),
    )


def _effect(tile: str, words: Words, edition: Mapping[str, Any]) -> str:
    """What a tile does, in short."""
    kind, _ = _parts(tile)
    row = next((row for row in edition["chambers"] if row["id"] == kind), {"effect": "none"})
    figures: Figures = {"from": str(row.get("from", "anyone")), "steps": edition["drakon"]["steps"]}
    return words.say(f"dk-effect-{str(row['effect']).replace('_', '-')}", figures)


def _player_row(view: DrakonView, seat: int, words: Words, name: str) -> tuple[str, ...]:
    """Who it is, the hero and where it stands, tiles, coins, and what matters beyond."""
    player = view.players[seat]
    if player.hero:
        hero = words.say("dk-table-hero", {"card": player.hero, "place": _place(player.x, player.y)})
    else:
        hero = words.say("dk-table-no-hero")
    coins: Figures = {"known": _yes(player.gold is not None), "count": len(player.coins), "gold": player.gold or 0}
    cells = [
        words.say("dk-table-turn", {"name": name}) if seat == view.active else f"  {name}",
        hero,
        words.say("dk-table-tiles", {"count": len(player.hand)}),
        words.say("dk-table-coins", coins),
    ]
    if view.options["team_play"] is True:
        cells.append(words.say("dk-table-team", {"team": player.team + 1}))
    if player.power:
        cells.append(words.say("dk-table-power"))
    return tuple(cells)


def _piles(view: DrakonView, words: Words, edition: Mapping[str, Any]) -> Iterator[str]:
    yield words.say("dk-table-pile", {"count": view.pile})
    yield words.say("dk-table-hoard", {"count": view.hoard})
    if view.removed:
        yield words.say("dk-table-removed", {"cards": tuple(tile_name(tile, words, edition) for tile in view.removed)})
    if view.drakon is None:
        yield words.say("dk-table-drakon-waits")
    else:
        yield words.say("dk-table-drakon", {"place": _place(*view.drakon)})
    way = "lair" if view.options["escape_lair"] is True else "coins" if view.options["fixed_gold"] is True else "gold"
    yield words.say("dk-table-goal", {"way": way, "goal": view.goal})
