"""Dragon's Gold in words: its log, buttons, questions, scores and table. (`dragonhall.kernel.words.GameWords`)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from dragonhall.games.dragons_gold import events
from dragonhall.games.dragons_gold.actions import (
    Counts,
    Divide,
    Offer,
    Play,
    Rob,
    Send,
    Share,
    Show,
    Swap,
    Take,
    tokens,
)
from dragonhall.games.dragons_gold.view import DragonsGoldView, DragonView, SharingView
from dragonhall.kernel.game import Game
from dragonhall.kernel.values import UNKNOWN, Action, Audience, Event, Figure, Result, View
from dragonhall.kernel.words import Section, Words

Figures: TypeAlias = dict[str, Figure]

_PARTIES = {"thief": "thief", "victim": "victim", "giver": "seat", "receiver": "partner"}
"""The figures that name one of two seats, and the fields that hold the seat."""


def log_line(event: Event, words: Words, audience: Audience, names: Sequence[str]) -> str:
    """What happened, told to an audience; `event` is what that audience learns of it: `event.to(audience)`."""
    figures = _plain(event) | _whom(event, audience, names) | _what(event, words, names)
    return words.say(f"dg-log-{_tag(event)}", figures)


def action_label(action: Action, words: Words) -> str:
    """What the button says that does this."""
    names = [words.say("dg-seat", {"number": seat + 1}) for seat in range(6)]
    figures: Figures = _plain(action)
    if isinstance(action, Send):
        figures = {"card": action.adventurer, "target": action.dragon}
    elif isinstance(action, Offer):
        figures = {"shares": _shares(action.shares, words, names)}
    elif isinstance(action, Divide):
        figures = {"piles": _piles(action.piles, words)}
    elif isinstance(action, Rob):
        figures = {"name": _name(names, action.victim)}
    elif isinstance(action, Take):
        figures = {"card": action.token, "random": _yes(action.token == UNKNOWN)}
    elif isinstance(action, Swap):
        figures = {
            "name": _name(names, action.partner),
            "cards": tokens(action.gives),
            "using": tokens(action.gets),
        }
    elif isinstance(action, Show):
        figures = {"cards": tokens(action.tokens)}
    elif isinstance(action, Play):
        figures = {"card": action.card} | _aims(action, words, names)
    return words.say(f"dg-do-{_tag(action)}", figures)


def question(view: View, words: Words, names: Sequence[str]) -> str:
    """What this view's seat must decide, or whom the match waits for."""
    assert isinstance(view, DragonsGoldView)
    if not view.actors:
        return words.title("table-over")
    if view.seat is None or view.seat not in view.actors:
        return words.say(f"dg-wait-{view.question}", {"name": words.listed([names[seat] for seat in view.actors])})
    figures: Figures = {"occasion": view.occasion}
    sharing = view.sharing
    if sharing is not None:
        figures["count"] = len(sharing.involved)
        figures["you"] = "victim" if view.seat == sharing.victim else "thief"
        for party, seat in (("thief", sharing.thief), ("victim", sharing.victim)):
            if seat >= 0:
                figures[party] = names[seat]
    if view.played is not None:
        figures["name"] = names[view.played.seat]
        figures["card"] = view.played.card
    return words.say(f"dg-ask-{view.question}", figures)


def score_lines(result: Result, words: Words, names: Sequence[str]) -> list[str]:
    """The final scores, first place first, and whether the win is shared."""
    lines = []
    for score in sorted(result.scores, key=lambda score: (score.place, score.seat)):
        parts = [words.say(line.message, line.figures) for line in score.lines]
        parts.append(f"{words.say('dg-score-total')}: {score.total}")
        lines.append(f"{score.place}. {names[score.seat]} – {' · '.join(parts)}")
    if result.tie:
        lines.append(words.say(result.tie))
    return lines


def table(view: View, words: Words, edition: Mapping[str, Any], names: Sequence[str]) -> list[Section]:
    """All that lies on the table and behind the view's own screen, for a screen of text. (dg-in-the-open)"""
    assert isinstance(view, DragonsGoldView)
    sections = [
        Section(
            words.say("dg-table-dragons"),
            tuple(_dragon_row(dragon, words, names) for dragon in view.dragons),
        )
    ]
    if view.sharing is not None:
        sections.append(Section(words.say("dg-table-sharing"), tuple(_sharing_rows(view.sharing, words, names))))
    if view.market is not None:
        sections.append(Section(words.say("dg-table-market"), tuple(_market_rows(view, words, names))))
    sections += [
        Section(
            words.say("dg-table-players"),
            tuple(_player_row(view, seat, words, names[seat]) for seat in range(len(view.players))),
        ),
        Section(words.say("dg-table-piles"), tuple((line,) for line in _piles_lines(view, words))),
    ]
    if view.seat is not None:
        own = view.players[view.seat]
        sections.append(Section(words.say("dg-table-your-stash"), ((_named(own.tokens, words),),)))
        if view.options["magic_objects"] is True:
            held = words.cards(own.objects) or words.say("dg-nothing")
            sections.append(Section(words.say("dg-table-your-objects"), ((held,),)))
    return sections


def chances(game: Game, view: View, legal: Sequence[Action]) -> list[float | None]:
    """Nothing is rolled in Dragon's Gold: None for every action."""
    return [None] * len(legal)


def _tag(value: Event | Action) -> str:
    return str(value.__struct_config__.tag)


def _yes(so: bool) -> str:
    return "yes" if so else "no"


def _plain(value: Event | Action) -> Figures:
    """The numbers and texts of an event or an action, by their names."""
    return {
        name: int(field) if isinstance(field, bool) else field
        for name, field in msgspec.structs.asdict(value).items()
        if isinstance(field, int | str)
    }


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat)


def _named(counts: Counts, words: Words) -> str:
    return words.cards(tokens(counts)) or words.say("dg-nothing")


def _shares(shares: Sequence[Share], words: Words, names: Sequence[str]) -> str:
    return " · ".join(
        words.say("dg-share", {"name": _name(names, share.seat), "cards": _named(share.tokens, words)})
        for share in shares
    )


def _piles(piles: Sequence[Counts], words: Words) -> str:
    return " · ".join(_named(pile, words) for pile in piles)


def _aims(played: Play | events.ObjectPlayed, words: Words, names: Sequence[str]) -> Figures:
    """What a magic object is aimed at."""
    aims = [words.card(dragon) for dragon in played.dragons]
    aims += [_name(names, seat) for seat in played.seats]
    aims += [words.card(name) for name in (played.adventurer, played.token) if name]
    return {"aims": words.listed(aims), "aimed": _yes(bool(aims))}


def _whom(event: Event, audience: Audience, names: Sequence[str]) -> Figures:
    """Who it happened to, and whether that is the audience."""
    figures: Figures = {}
    fields = msgspec.structs.asdict(event)
    if "seat" in fields:
        figures |= {"you": _yes(fields["seat"] == audience), "name": names[fields["seat"]]}
    if "seats" in fields and not isinstance(event, events.ObjectPlayed):
        figures["names"] = tuple(names[seat] for seat in fields["seats"])
    pair = ("thief", "victim") if "victim" in fields else ("giver", "receiver") if "partner" in fields else ()
    if pair:
        figures["you"] = "no"
        for party in pair:
            seat = fields[_PARTIES[party]]
            figures[party] = names[seat]
            if audience is not None and seat == audience:
                figures["you"] = party
    elif "thief" in fields:
        figures |= {"you": _yes(fields["thief"] == audience), "name": names[fields["thief"]]}
    return figures


def _what(event: Event, words: Words, names: Sequence[str]) -> Figures:
    """What the event's message asks beyond plain numbers."""
    if isinstance(event, events.Sent | events.CalledBack):
        return {"card": event.adventurer, "target": event.dragon}
    if isinstance(event, events.Revealed):
        return {"target": event.dragon} | _tokens(event.treasure)
    if isinstance(event, events.Slain):
        return {"target": event.dragon} | _tokens(event.hidden)
    if isinstance(event, events.HiddenDrawn):
        return {"target": event.dragon} | _tokens(event.tokens)
    if isinstance(event, events.Standoff | events.CameHome | events.Weakened):
        return {"target": event.dragon}
    if isinstance(event, events.DragonsSwapped):
        return {"card": event.one, "target": event.other}
    if isinstance(event, events.SharesSwapped):
        return {"one": names[event.one], "other": names[event.other]}
    if isinstance(event, events.Refreshed):
        return {"cards": event.adventurers}
    if isinstance(event, events.TookAll | events.TreasureLost | events.Chose):
        return _tokens(event.tokens)
    if isinstance(event, events.Looked | events.Shown | events.Unveiled):
        return {"cards": () if UNKNOWN in event.tokens else event.tokens, "any": _yes(bool(event.tokens))}
    if isinstance(event, events.Offered | events.Agreed | events.SharesTaken):
        return {"shares": _shares(event.shares, words, names)}
    if isinstance(event, events.Divided):
        return {"piles": _piles(event.piles, words)}
    if isinstance(event, events.SwapOffered | events.Swapped):
        return {"cards": tokens(event.gives), "using": tokens(event.gets)}
    if isinstance(event, events.Robbing):
        return {"helped": _yes(event.helped)}
    if isinstance(event, events.Stolen):
        return {"card": event.token}
    if isinstance(event, events.TokenTaken):
        return {"card": event.token, "target": event.card}
    if isinstance(event, events.ObjectPlayed):
        return _aims(event, words, names)
    if isinstance(event, events.ObjectsShuffled):
        return {"count": len(event.cards)}
    if isinstance(event, events.SharingBegan):
        divided = {"how": "divide", "name": names[event.divider]} if event.divider >= 0 else {"name": ""}
        return _time(event.seconds) | divided | _tokens(event.treasure)
    if isinstance(event, events.MarketOpened | events.MoreTime):
        return _time(event.seconds)
    return {}


def _time(seconds: int) -> Figures:
    """How long one may talk: seconds, or hours where it is about days; without a clock rounds are counted."""
    hours, rest = divmod(seconds, 3600)
    return {"how": "rounds" if not seconds else "clock" if rest else "hours", "hours": hours}


def _tokens(counts: Counts) -> Figures:
    return {"cards": tokens(counts), "any": _yes(any(counts))}


def _dragon_row(dragon: DragonView | None, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """A dragon: its name, its strength, its treasure, and who fights it."""
    if dragon is None:
        return (words.say("dg-table-no-dragon"),)
    fighters = [
        words.say(
            "dg-table-fighter",
            {"name": names[each.seat], "card": each.adventurer, "attack": each.attack},
        )
        for each in dragon.attackers
    ]
    return (
        words.card(dragon.dragon),
        words.say("dg-table-strength", {"attack": dragon.attack, "strength": dragon.strength}),
        words.say("dg-table-treasure", _tokens(dragon.treasure)),
        words.say("dg-table-hidden", {"count": dragon.hidden}),
        " · ".join(fighters) or words.say("dg-table-no-fighter"),
    )


def _sharing_rows(sharing: SharingView, words: Words, names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """A treasure that is being settled: what it is, the offers or piles, and who would rather stop."""
    slayers = tuple(names[seat] for seat in sharing.involved)
    yield (
        words.say("dg-table-shared-by", {"target": sharing.dragon, "names": slayers}),
        _named(sharing.treasure, words),
    )
    for offer in sharing.offers:
        if offer.open:
            agreed = tuple(names[seat] for seat in offer.accepted) or (words.say("dg-table-nobody"),)
            figures: Figures = {
                "offer": offer.offer,
                "name": names[offer.seat],
                "shares": _shares(offer.shares, words, names),
            }
            yield words.say("dg-table-offer", figures), words.say("dg-table-agreed", {"names": agreed})
    for number, pile in enumerate(sharing.piles):
        taker = sharing.chosen[number]
        said = words.say("dg-table-pile", {"pile": number + 1, "cards": _named(pile, words)})
        yield said, names[taker] if taker >= 0 else "–"
    if sharing.stopping:
        yield (words.say("dg-table-stopping", {"names": tuple(names[seat] for seat in sharing.stopping)}),)


def _market_rows(view: DragonsGoldView, words: Words, names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The swaps that are proposed."""
    offers = view.market.offers if view.market is not None else ()
    for offer in offers:
        figures: Figures = {
            "offer": offer.offer,
            "giver": names[offer.seat],
            "receiver": names[offer.partner],
            "cards": tokens(offer.gives),
            "using": tokens(offer.gets),
        }
        yield (words.say("dg-table-swap", figures),)
    if not offers:
        yield (words.say("dg-table-no-offer"),)


def _player_row(view: DragonsGoldView, seat: int, words: Words, name: str) -> tuple[str, ...]:
    """Who it is, adventurers, how many tokens and objects, and what is known of them where the table shows it."""
    player = view.players[seat]
    nobody = words.say("dg-table-nobody")
    cells = [
        words.say("dg-table-turn", {"name": name}) if seat == view.active else f"  {name}",
        words.say("dg-table-ready", {"cards": words.cards(player.ready) or nobody}),
        words.say("dg-table-resting", {"cards": words.cards(player.resting) or nobody}),
        words.say("dg-table-tokens", {"count": player.total}),
    ]
    if view.options["magic_objects"] is True:
        cells.append(words.say("dg-table-objects", {"count": len(player.objects)}))
    if view.options["open_totals"] is True:
        known = _named(player.tokens, words)
        unseen = f" (−{player.gone} +{player.came})" if player.gone or player.came else ""
        cells.append(words.say("dg-table-known", {"cards": f"{known}{unseen}"}))
    return tuple(cells)


def _piles_lines(view: DragonsGoldView, words: Words) -> Iterator[str]:
    yield words.say("dg-table-bag", {"count": sum(view.bag)})
    yield words.say("dg-table-pile-of-dragons", {"count": view.pile})
    if view.until_market and not view.last_dragons:
        yield words.say("dg-table-until-market", {"count": view.until_market})
    if view.options["magic_objects"] is True:
        yield words.say("dg-table-pile-of-objects", {"count": view.objects})
    if any(view.lost):
        yield words.say("dg-table-lost", {"count": sum(view.lost)})
    if view.last_dragons:
        yield words.say("dg-table-last")
