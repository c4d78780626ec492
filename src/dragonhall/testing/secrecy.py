"""The third promise: nothing leaks, and what is imagined is as likely as counting says.

The test knows who may look where from `game.hidden`, and what a seat has seen from the events sent to it; it never
asks the view. Two pieces that by these a seat cannot tell apart are exchanged in the true state; then everything that
this seat gets must stay the same, now and while the match goes on, until one of the two pieces comes to light.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.game import Game
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.match import Match
from dragonhall.kernel.state import State
from dragonhall.kernel.values import UNKNOWN, Action, Audience, Event, Options
from dragonhall.testing.walk import audiences, view_bytes, walk

History = dict[str, tuple[tuple[int, str], ...]]
"""By piece: when and in which field the audience last saw it go into hiding."""


def remember(history: History, event: Event, number: int, audience: Audience) -> None:
    """Add to an audience's memory what this event lets it see going into a hidden place."""
    sent = event.to(audience)
    for field in event.mixes:
        for piece in _pieces(sent, field):
            history[piece] = ((number, field),)
    for field in event.hides:
        for piece in _pieces(sent, field):
            history[piece] = (*history.get(piece, ()), (number, field))


def _pieces(event: Event, field: str) -> Sequence[str]:
    value = getattr(event, field)
    pieces = value if isinstance(value, tuple) else (value,)
    return [piece for piece in pieces if piece != UNKNOWN]


Spot = tuple[Place, int, str]
"""A place, the index in it, and the piece that lies there."""


def alike(places: Sequence[Place], state: State, audience: Audience, history: Mapping[str, object]) -> list[list[Spot]]:
    """The hidden pieces that this audience cannot tell apart, as groups of spots."""
    groups: dict[object, list[Spot]] = defaultdict(list)
    closed = [place for place in places if not place.open_to(state, audience)]
    for place in closed:
        for index, piece in enumerate(place.read(state)):
            fits = tuple(other.holds(piece) for other in closed)
            groups[(history.get(piece, ()), fits)].append((place, index, piece))
    return list(groups.values())


def exchange(state: State, one: Spot, other: Spot) -> None:
    """Let two pieces change places."""
    pieces = one[0].read(state)
    if one[0] is other[0]:
        pieces[one[1]], pieces[other[1]] = other[2], one[2]
        one[0].write(state, pieces)
        return
    others = other[0].read(state)
    pieces[one[1]], others[other[1]] = other[2], one[2]
    one[0].write(state, pieces)
    other[0].write(state, others)


def check_secrecy(
    game: Game, seats: int, options: Options, seed: int, strangers: Sequence[Action], every: int = 3
) -> int:
    """Exchange pieces that an audience cannot tell apart, and compare all it gets. Returns how many were exchanged."""
    places = list(game.hidden(seats, options))
    histories: dict[Audience, History] = {audience: {} for audience in audiences(seats)}
    picker = FastChance(f"exchange {seed}")
    number = 0
    exchanged = 0
    for count, step in enumerate(walk(game, seats, options, seed)):
        for event in step.events:
            number += 1
            for audience, history in histories.items():
                remember(history, event, number, audience)
        if count % every:
            continue
        for audience, history in histories.items():
            groups = alike(places, step.match.state, audience, history)
            for group in [group for group in groups if len(group) > 1]:
                one = group[picker.below(len(group), "one")]
                other = group[picker.below(len(group), "other")]
                if one[2] != other[2]:
                    false = step.match.state.copy()
                    exchange(false, one, other)
                    if game.possible(false):
                        exchanged += 1
                        _compare(step.match.state, false, audience, one, other, strangers, seed + count)
    return exchanged


def _compare(
    true: State, false: State, audience: Audience, one: Spot, other: Spot, strangers: Sequence[Action], seed: int
) -> None:
    what = f"{one[2]} in {one[0].name} and {other[2]} in {other[0].name}, for audience {audience}"
    assert view_bytes(true, audience) == view_bytes(false, audience), f"the view tells apart {what}"
    assert list(true.actors()) == list(false.actors()), f"who is asked tells apart {what}"
    if audience is not None:
        assert list(true.legal(audience)) == list(false.legal(audience)), f"the legal actions tell apart {what}"
        for action in strangers:
            here, there = true.refusal(audience, action), false.refusal(audience, action)
            assert here == there, f"the refusal of {action} tells apart {what}"
    _play_on(true.copy(), false, audience, {one[2], other[2]}, what, seed)


def _play_on(true: State, false: State, audience: Audience, pieces: set[str], what: str, seed: int) -> None:
    """Play the same in both worlds until one of the pieces is named to the audience or a choice is not possible."""
    chances = FastChance(seed), FastChance(seed)
    choices = FastChance(f"on {seed}")
    for _ in range(10):
        actors = true.actors()
        assert list(actors) == list(false.actors()), f"later, who is asked tells apart {what}"
        if not actors:
            return
        seat = actors[choices.below(len(actors), "who")]
        action = true.random_legal(seat, choices)
        if false.refusal(seat, action) is not None:
            assert seat != audience or any(piece in str(action) for piece in pieces), f"a refusal tells apart {what}"
            return
        told = [event.to(audience) for event in true.apply(seat, action, chances[0])]
        also = [event.to(audience) for event in false.apply(seat, action, chances[1])]
        here, there = msgspec.json.encode(told), msgspec.json.encode(also)
        if any(f'"{piece}"'.encode() in text for piece in pieces for text in (here, there)):
            return
        if here != there and _rest(told) == _rest(also):
            return  # chance drew another piece from the place where one of the two lies
        assert here == there, f"later, the events tell apart {what}"
        assert view_bytes(true, audience) == view_bytes(false, audience), f"later, the view tells apart {what}"


def _rest(events: Sequence[Event]) -> list[Event]:
    """Events without the pieces that they bring to light from hidden places."""
    return [msgspec.structs.replace(event, **dict.fromkeys(event.hides)) if event.hides else event for event in events]


def check_imagination(game: Game, seats: int, options: Options, seed: int, every: int = 9) -> None:
    """What a seat imagines looks the same to it, holds the same pieces, can be played, and is never over too soon."""
    for count, step in enumerate(walk(game, seats, options, seed)):
        if count % every:
            continue
        match = step.match
        whole = _count(game.census(match.state))
        for seat in range(seats):
            view = match.view(seat)
            imagined = game.imagine(view, FastChance(f"{seed} {count} {seat}"))
            assert msgspec.json.encode(imagined.view(seat)) == msgspec.json.encode(view), "imagined another view"
            assert _count(game.census(imagined)) == whole, "imagined other pieces than there are"
            assert list(imagined.actors()) == list(match.actors)
            assert (imagined.result() is None) == (match.result is None)
            assert list(imagined.legal(seat)) == list(match.state.legal(seat))
            chance = FastChance(count)
            for _ in range(15):
                actors = imagined.actors()
                if actors:
                    imagined.apply(actors[0], imagined.random_legal(actors[0], chance), chance)


def _count(census: Mapping[str, Sequence[str]]) -> Counter[str]:
    return Counter(piece for place in census.values() for piece in place)


def check_frequencies(
    game: Game, seats: int, options: Options, seed: int, moments: Sequence[int], samples: int = 1000
) -> int:
    """Over many imaginations, unseen pieces lie in each place as often as counting says (five standard deviations).

    A group of pieces that a seat cannot tell apart fills as many spots of each place as it does in truth. Moments are
    numbers of decisions. Returns how many figures were compared. Only while the seat saw every transfer between hidden
    places, and no piece that has others like it went into hiding before its eyes: which of them it is cannot be told;
    and only of places where counting is all there is to say.
    """
    places = list(game.hidden(seats, options))
    histories: list[History] = [{} for _ in range(seats)]
    copies: Counter[str] = Counter()
    number = 0
    compared = 0
    blind = [False] * seats
    for count, step in enumerate(walk(game, seats, options, seed)):
        copies = copies or _count(game.census(step.match.state))
        for event in step.events:
            number += 1
            for seat in range(seats):
                remember(histories[seat], event, number, seat)
                sent = event.to(seat)
                blind[seat] = blind[seat] or any(
                    _counted(places, piece) and (known == UNKNOWN or copies[str(piece)] > 1)
                    for field in event.hides
                    for piece, known in zip(_all(getattr(event, field)), _all(getattr(sent, field)), strict=True)
                )
        if count in moments:
            for seat in range(seats):
                if not blind[seat]:
                    compared += _frequencies(game, step.match, places, seat, histories[seat], samples)
    return compared


def _all(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)


def _counted(places: Sequence[Place], piece: object) -> bool:
    """Whether this piece can lie where counting says how likely each is."""
    return any(place.counted and place.holds(str(piece)) for place in places)


def _frequencies(game: Game, match: Match, places: Sequence[Place], seat: int, history: History, samples: int) -> int:
    groups = [group for group in alike(places, match.state, seat, history) if len(group) > 1]
    lying: Counter[tuple[str, str]] = Counter()
    view = match.view(seat)
    chance = FastChance(f"frequencies {seat}")
    for _ in range(samples):
        imagined = game.imagine(view, chance)
        for place in places:
            lying.update({(place.name, piece): n for piece, n in Counter(place.read(imagined)).items()})
    compared = 0
    for group in groups:
        if not all(place.counted for place, _, _ in group):
            continue
        copies = Counter(piece for _, _, piece in group)
        spots = Counter(place.name for place, _, _ in group)
        for piece, own in copies.items():
            for name, filled in spots.items():
                share = filled / len(group)
                expected = samples * own * share
                spread = (samples * own * share * (1 - share)) ** 0.5
                seen = lying[(name, piece)]
                assert abs(seen - expected) <= 5 * spread + 1, (
                    f"{piece} was imagined in {name} {seen} times in {samples}; counting says {expected:.0f}"
                )
                compared += 1
    return compared
