"""The promises that every game keeps (1, 2, 4, 5, 6 and 7), each a function that raises AssertionError when broken.

The third, that nothing leaks, has a module of its own: `secrecy`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from dragonhall.kernel.chance import FastChance
from dragonhall.kernel.entries import one_of
from dragonhall.kernel.game import CannotParse, Game
from dragonhall.kernel.match import BadMatch, Match
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Action, Options, Refused
from dragonhall.testing.walk import all_views, walk


def check_replay(game: Game, seats: int, options: Options, seed: int) -> str:
    """1 and 7: the same entries and seed give the same events, views and hashes; a saved match reads back the same.

    Returns the final hash, to be compared with another process's.
    """
    trace: list[tuple[str, list[bytes]]] = []
    match: Match | None = None
    for step in walk(game, seats, options, seed):
        match = step.match
        trace.append((match.state_hash, all_views(match.state, seats)))
    assert match is not None
    hashes = [hash_ for hash_, _ in trace]
    assert len(set(hashes)) == len(hashes), "two decisions gave the same chained hash"
    again = [(step.match.state_hash, all_views(step.match.state, seats)) for step in walk(game, seats, options, seed)]
    assert again == trace, "the same play gave another trace"
    text = match.to_json()
    read = Match.from_json(text)
    assert read.state_hash == match.state_hash
    assert read.to_json() == text
    assert read.result == match.result
    assert all_views(read.state, seats) == all_views(match.state, seats)
    return match.state_hash


def check_broken_files(game: Game, seats: int, options: Options, seed: int) -> None:
    """7: a match file cut short or changed is refused with one sentence, never read wrongly."""
    match = Match.start(game, seats, seed, options)
    choices = FastChance(seed)
    for _ in range(12):
        if match.actors:
            match.play(match.actors[0], match.state.random_legal(match.actors[0], choices))
    text = match.to_json()
    data = msgspec.json.decode(text)
    data["entries"] = data["entries"][:-1]
    broken = [text[: len(text) * part // 7] for part in range(7)]
    broken += [text.replace('"seats":', '"seat":'), msgspec.json.encode(data).decode(), "null", "[]", "{}", "\ufeff"]
    for each in broken:
        try:
            Match.from_json(each)
        except BadMatch as error:
            assert str(error), "a broken match was refused without a word"
            assert "\n" not in str(error)
        else:
            raise AssertionError(f"a broken match was read: {each[:60]!r} …")


def check_judge(game: Game, seats: int, options: Options, seed: int, strangers: Sequence[Action]) -> None:
    """2: `legal` and `refusal` agree; who is not asked and what is garbled is refused, and changes nothing.

    `strangers` are actions from elsewhere (other matches, other moments) to be judged at every position.
    """
    for number, step in enumerate(walk(game, seats, options, seed)):
        match = step.match
        actors = match.actors
        assert (match.result is None) == bool(actors), "somebody must be asked until the match is over"
        legal = {seat: list(match.legal(seat)) for seat in actors}
        for seat in range(seats):
            mine = legal.get(seat, [])
            if seat in actors:
                assert mine, f"seat {seat} is asked and has no legal action"
                assert len(set(mine)) == len(mine), "a legal action is listed twice"
            for action in mine:
                assert match.refusal(seat, action) is None, f"{action} is legal and refused"
                assert game.canonical(action) == action, f"{action} is listed in another spelling"
            if number % 7 == 0:
                _judge_strangers(game, match, seat, mine, strangers)
        for seat in (-1, seats, 99):
            refusal = match.refusal(seat, strangers[0])
            assert refusal is not None
            assert refusal.rule == "table-seat"
    assert_sampled(game)


def assert_sampled(game: Game) -> None:
    """The kinds that a game samples are among its actions."""
    tags = {str(kind.__struct_config__.tag) for kind in game.action_types}
    assert game.sampled <= tags


def _judge_strangers(game: Game, match: Match, seat: int, legal: Sequence[Action], strangers: Sequence[Action]) -> None:
    before = (match.state_hash, all_views(match.state, match.seats), len(match.entries))
    for action in strangers:
        refusal = match.refusal(seat, action)
        if refusal is None:
            sampled = str(action.__struct_config__.tag) in game.sampled
            assert sampled or game.canonical(action) in legal, f"{action} is not refused and not listed"
            continue
        assert refusal.rule
        assert refusal.case
        try:
            match.play(seat, action)
        except Refused as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{action} was refused and then played")
    assert before == (match.state_hash, all_views(match.state, match.seats), len(match.entries))


def check_pieces(game: Game, seats: int, options: Options, seed: int) -> None:
    """4: every piece is in exactly one place at all times; the names that views give are no more than there are."""
    whole: Counter[str] | None = None
    for step in walk(game, seats, options, seed):
        census = game.census(step.match.state)
        pieces = Counter(piece for place in census.values() for piece in place)
        whole = whole or pieces
        assert pieces == whole, f"pieces were lost or doubled: {pieces - whole} more, {whole - pieces} fewer"
        for audience in range(seats):
            named = Counter(dict(step.match.view(audience).named()))
            assert named <= whole, f"seat {audience}'s view names pieces twice: {named - whole}"


def check_end(game: Game, seats: int, options: Options, seed: int) -> str:
    """5: random play ends within the horizon, with a result that adds up. Returns the ending's id."""
    match = None
    for step in walk(game, seats, options, seed):
        match = step.match
    assert match is not None
    result = match.result
    assert result is not None
    assert [score.seat for score in result.scores] == list(range(seats))
    assert result.winners
    for score in result.scores:
        assert score.total == sum(line.points for line in score.lines), "the lines do not add up"
        better = sum(1 for other in result.scores if other.place < score.place)
        assert score.place == better + 1, "places are not counted as 1, 1, 3"
    assert all(not match.legal(seat) for seat in range(seats))
    return result.ending


def check_copies(game: Game, seats: int, options: Options, seed: int) -> None:
    """6: a copy shares nothing that changes; values survive JSON; the text of an action reads back."""
    actions = msgspec.json.Decoder(one_of(game.action_types))
    events = msgspec.json.Decoder(list[one_of(game.event_types)])  # type: ignore[misc]
    views = msgspec.json.Decoder(game.view_type)
    for number, step in enumerate(walk(game, seats, options, seed)):
        state = step.match.state
        assert events.decode(msgspec.json.encode(step.events)) == step.events
        if step.action is not None:
            assert actions.decode(msgspec.json.encode(step.action)) == step.action
        for seat in step.match.actors:
            for action in step.match.legal(seat)[:40]:
                assert game.parse(str(action)) == action, f"{str(action)!r} reads back as something else"
        if number % 5 == 0:
            for audience in range(seats):
                view = state.view(audience)
                assert views.decode(msgspec.json.encode(view)) == view
            _check_copy(state, seats, seed + number)
    for text in ("", "\n", "strike", "pass pass", "🐉", "a" * 5000):
        try:
            game.parse(text)
        except CannotParse as error:
            assert "\n" not in str(error)
        else:
            raise AssertionError(f"{text!r} was read as an action")


def _check_copy(state: State, seats: int, seed: int) -> None:
    """Play on in a copy, then in the original: neither notices the other, and both go the same way."""
    before = all_views(state, seats)
    copy = state.copy()
    assert type(copy) is type(state)
    assert all_views(copy, seats) == before
    third = state.copy()
    paths = []
    for each in (copy, third):
        chance = FastChance(seed)
        path: list[bytes] = []
        for _ in range(12):
            actors = each.actors()
            if not actors:
                break
            action = each.random_legal(actors[0], chance)
            path.append(msgspec.json.encode(each.apply(actors[0], action, chance)))
        paths.append(path)
        assert all_views(state, seats) == before, "playing on in a copy changed the original"
    assert paths[0] == paths[1], "two copies of one position went different ways with the same chance"


def check_random_legal(game: Game, seats: int, options: Options, seed: int, draws: int = 60) -> None:
    """`random_legal` draws uniformly from `legal`: every action about as often as the others.

    Compares the sum of squares over all positions of a walk with what chance allows (six standard deviations).
    """
    chance = FastChance(f"uniform {seed}")
    excess, variance = 0.0, 0.0
    for step in walk(game, seats, options, seed):
        for seat in step.match.actors:
            legal = list(step.match.legal(seat))
            counts = Counter(step.match.state.random_legal(seat, chance) for _ in range(draws))
            assert set(counts) <= set(legal), "random_legal drew what is not listed"
            kinds = len(legal)
            if kinds > 1:
                expected = draws / kinds
                square = sum((counts[action] - expected) ** 2 / expected for action in legal)
                excess += square - (kinds - 1)
                variance += 2 * (kinds - 1) * (1 - 1 / draws)
    assert abs(excess) <= 6 * variance**0.5 + 1, (
        f"random_legal is not uniform: {excess:.1f} against {variance**0.5:.1f}"
    )
