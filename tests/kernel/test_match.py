"""A match through its front door: what is wrong is refused and changes nothing, what is broken is not read."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import dragonhall
from dragonhall import BadMatch, Match, Refused, ScriptedChance, chance
from dragonhall.games.dragonwood.actions import Attempt, Discard, Keep, Pass, Reload, Reroll
from dragonhall.kernel import match as match_module

COMPILED = not str(match_module.__file__).endswith(".py")
NO = (Refused, TypeError) if COMPILED else Refused  # compiled, the type of an argument is judged first


@pytest.fixture(scope="module")
def game():
    return dragonhall.load("dragonwood")


def played(game, seats=2, seed=7, decisions=12, **options):
    match = Match.start(game, seats=seats, seed=seed, options=options)
    choices = chance(seed)
    for _ in range(decisions):
        if match.actors:
            match.play(match.actors[0], match.state.random_legal(match.actors[0], choices))
    return match


def trace(match):
    views = [msgspec.json.encode(match.view(audience)) for audience in (None, *range(match.seats))]
    return match.state_hash, match.to_json(), views, len(match.events), list(match.actors)


# ---- starting


@pytest.mark.parametrize("seats", ["2", True, None, 2.0, 1, 5, 0, -2, 99, 10**30, (2,), b"2"])
def test_these_are_no_seats(game, seats):
    with pytest.raises(NO) as caught:
        Match.start(game, seats=seats)
    assert isinstance(caught.value, TypeError) or caught.value.refusal.rule == "table-seat"


@pytest.mark.parametrize("options", [
    {"x": 1}, {"": None}, {5: 1}, {None: None}, {"removed": True}, {"removed": "12"}, {"removed": 12.0},
    {"removed": -1}, {"removed": 201}, {"removed": []}, {"removed": {}}, {"dragon_spell": 1}, {"dragon_spell": None},
    {"dragon_spell": "true"}, {"spell_wounds": True}, {"spell_wounds": 0}, {"tie_break": "dragon"},
    {"tie_break": None}, {"decks": 7}, {"decks": 1.0}, {"Open_hands": True}, {"open_hands": b"1"},
])  # fmt: skip
def test_these_are_no_options(game, options):
    with pytest.raises(NO) as caught:
        Match.start(game, 2, options=options)
    assert isinstance(caught.value, TypeError) or caught.value.refusal.rule == "table-option"


@pytest.mark.parametrize("seed", [None, True, 1.5, b"x", (1,), [], chance])
def test_these_are_no_seeds(game, seed):
    with pytest.raises(TypeError):
        Match.start(game, 2, seed=seed)


@pytest.mark.parametrize("seed", [0, -1, 2**64, -(2**200), "", "7", "x\n\0", "🐉", "s" * 10_000])
def test_a_match_with_any_seed_reads_back(game, seed):
    match = played(game, seed=seed, decisions=5)
    again = Match.from_json(match.to_json())
    assert again.seed == seed
    assert trace(again) == trace(match)


def test_options_are_settled_and_the_callers_may_change_theirs(game):
    options = {"removed": 3}
    match = Match.start(game, 2, options=options)
    options["removed"] = 5
    assert match.options["removed"] == 3
    assert match.options["decks"] is None
    assert Match.from_json(match.to_json()).options == match.options


def test_a_match_with_a_chance_of_its_own_is_not_saved(game):
    match = Match.start(game, 2, seed=4, chance=ScriptedChance({}, chance(4)))
    with pytest.raises(BadMatch, match="cannot be saved"):
        match.to_json()
    assert match.state_hash == Match.start(game, 2, seed=4).state_hash


# ---- playing


@pytest.mark.parametrize("seat", [None, "0", 99, -1, 2, 0.0, True, (), [], 10**30])
def test_nobody_sits_there(game, seat):
    match = played(game)
    before = trace(match)
    if not (COMPILED and seat is True):
        with pytest.raises(NO) as caught:
            match.play(seat, Reload())
        assert isinstance(caught.value, TypeError) or caught.value.refusal.rule == "table-seat"
        if not COMPILED:
            assert match.refusal(seat, Reload()).rule == "table-seat"
    if seat is not True:
        if seat is not None:
            with pytest.raises(NO):
                match.view(seat)
        if seat != 0:
            try:
                assert list(match.legal(seat)) == []
            except TypeError:
                assert COMPILED
    assert trace(match) == before


HUGE = "x" * 1_000_000
LOOP: list = []
LOOP.append(LOOP)
DEEP: list = []
for _ in range(100_000):
    DEEP = [DEEP]

GARBLED = [
    None, "reload", 5, object(), Reload, {"do": "reload"}, [], dragonhall.Action(), Refused,
    Attempt("bite", "wild_boar", ("R4",)), Attempt(None, "wild_boar", ("R4",)), Attempt([], "wild_boar", ("R4",)),
    Attempt("strike", None, ("R4",)), Attempt("strike", ["wild_boar"], ("R4",)), Attempt("strike", {}, ()),
    Attempt("strike", "wild_boar", ["R4"]), Attempt("strike", "wild_boar", None), Attempt("strike", "wild_boar", "R4"),
    Attempt("strike", "wild_boar", (["R4"],)), Attempt("strike", "wild_boar", ({},)), Attempt("strike", "x", (4,)),
    Attempt("strike", "wild_boar", {"R4"}), Attempt("strike", "wild_boar", ("R4",), None),
    Attempt("strike", "wild_boar", ("R4",), ["friendly_bunny"]), Attempt("strike", "wild_boar", ("R4",), ([],)),
    Attempt("strike", "wild_boar", LOOP), Attempt("strike", "wild_boar", (LOOP,)), Attempt("strike", object(), ()),
    Attempt(HUGE, HUGE, (HUGE,), (HUGE,)),
    Discard(None), Discard([]), Discard({}), Discard(4), Discard(("R4",)), Discard(LOOP), Discard(DEEP), Discard(b"R4"),
    Pass(None), Pass(["R4"]), Pass(object()), Reroll("1"), Reroll(True), Reroll(1.0), Reroll(None), Reroll([1]),
]  # fmt: skip


def questions(game):
    """A match for each kind of question."""
    found = {}
    for seed in range(60):
        match = Match.start(game, 3, seed)
        choices = chance(seed)
        while match.actors and len(found) < 6:
            asked = match.view(None).question
            if asked not in found:
                found[asked] = Match.from_json(match.to_json())
            match.play(match.actors[0], match.state.random_legal(match.actors[0], choices))
    return found


def test_garbled_actions_are_refused_at_every_question(game):
    found = questions(game)
    assert set(found) == {"turn", "reroll", "wound", "limit", "thunder", "pass"}
    for match in found.values():
        before = trace(match)
        for seat in range(3):
            for number, action in enumerate(GARBLED):
                refusal = match.refusal(seat, action)
                assert refusal is not None, number
                assert (refusal.rule, refusal.case) == ("table-action", "garbled"), number
                with pytest.raises(Refused):
                    match.play(seat, action)
        assert trace(match) == before


WRONG = [
    Attempt("strike", HUGE, ("R4",)), Attempt("strike", "wild_boar", (HUGE,)), Attempt("spell", "wild_boar", ()),
    Attempt("strike", "wild_boar", ("R4",) * 5000), Attempt("stomp", "", ("",), ("",)),
    Attempt("scream", "sunny_day", ()),
    Attempt("strike", "wild_boar", (), ("wild_boar",)), Attempt("strike", "?", ("?",)), Discard(HUGE), Discard(""),
    Discard("?"), Discard("ladybug"), Discard("r4"), Discard("R04"), Discard("R13"), Pass(HUGE), Pass("\0"),
    Reroll(0), Reroll(-1), Reroll(10**30), Discard("\ud800"),
]  # fmt: skip


def test_impossible_actions_are_refused_at_every_question(game):
    for match in questions(game).values():
        before = trace(match)
        for seat in range(3):
            for action in WRONG:
                with pytest.raises(Refused) as caught:
                    match.play(seat, action)
                assert caught.value.refusal.rule
        assert trace(match) == before


def test_no_time_runs_out_in_dragonwood(game):
    match = played(game)
    before = trace(match)
    with pytest.raises(Refused) as caught:
        match.lapse()
    assert caught.value.refusal.rule == "table-lapse"
    assert trace(match) == before


def test_after_the_end_everything_is_refused(game):
    match = played(game, decisions=100_000)
    assert match.result is not None
    assert list(match.actors) == []
    for seat in range(2):
        assert list(match.legal(seat)) == []
        for action in (Reload(), Keep(), Discard("R4")):
            with pytest.raises(Refused, match="table-over"):
                match.play(seat, action)
    with pytest.raises(Refused, match="table-lapse"):
        match.lapse()
    assert Match.from_json(match.to_json()).result == match.result


# ---- saving and reading


def broken(text):
    with pytest.raises(BadMatch) as caught:
        Match.from_json(text)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    assert len(message) < 500
    return message


def put(path, value):
    def change(data):
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


CHANGES = [
    put(["seats"], 99), put(["seats"], 3), put(["seats"], "2"), put(["seats"], True), put(["seats"], None),
    put(["seats"], 2.5), put(["seats"], -(2**70)), put(["seed"], None), put(["seed"], 8), put(["seed"], "7"),
    put(["seed"], True), put(["seed"], [7]), put(["seed"], 7.5), put(["game"], "chess"), put(["game"], ""),
    put(["game"], None), put(["game"], "x\ny"), put(["game"], HUGE), put(["rules"], 2), put(["rules"], "1"),
    put(["dragonhall"], 2), put(["dragonhall"], None), put(["dragonhall"], "1"), put(["more"], 1), put([""], None),
    put(["edition"], {}), put(["edition"], None), put(["edition"], []), put(["edition", "dice", "faces"], []),
    put(["edition", "dice", "faces"], [1, 2, 2, 3, 3, 5]), put(["edition", "id"], "x\ny"),
    put(["edition", "dice"], HUGE), put(["edition", "creatures", 0, "copies"], 10**400),
    put(["edition", "creatures", 3, "strike"], 2.5), put(["edition", HUGE], 1), put(["edition", "a\nb"], 1),
    put(["options"], None), put(["options"], []), put(["options", "x"], 1), put(["options", "removed"], True),
    put(["options", "removed"], 2), put(["options", "a\nb"], HUGE), put(["options", "removed"], "a\nb"),
    put(["options", "removed"], {}), put(["options", "removed"], 10**400), put(["entries"], []),
    put(["entries"], None), put(["entries"], {}), put(["entries", 0], None), put(["entries", 0], {}),
    put(["entries", 0, "seat"], 99), put(["entries", 0, "seat"], -1), put(["entries", 0, "seat"], "0"),
    put(["entries", 0, "seat"], None), put(["entries", 0, "seat"], 2**70), put(["entries", 0, "more"], 1),
    put(["entries", 0, "lapse"], True), put(["entries", 0, "lapse"], 1), put(["entries", 0, "action"], None),
    put(["entries", 0, "action"], {}), put(["entries", 0, "action"], "reload"), put(["entries", 0, "action"], []),
    put(["entries", 0, "action"], {"do": "fly"}), put(["entries", 0, "action"], {"do": None}),
    put(["entries", 0, "action"], {"do": "reload", "more": 1}), put(["entries", 0, "action"], {"do": "keep"}),
    put(["entries", 0, "action"], {"do": "discard", "card": "a\nb"}),
    put(["entries", 0, "action"], {"do": "discard", "card": HUGE}),
    put(["entries", 0, "action"], {"do": "attempt", "method": "strike", "target": "a\nb", "cards": ["R4"]}),
    put(["entries", 0, "action"], {"do": "attempt", "method": "bite", "target": "a", "cards": ["R4"]}),
    put(["entries", 0, "action"], {"do": "attempt", "method": "strike", "target": HUGE, "cards": []}),
    put(["entries", 0, "action"], {"do": "attempt", "method": "strike", "target": "x", "cards": "R4"}),
    put(["state_hash"], ""), put(["state_hash"], None), put(["state_hash"], "0" * 64),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(CHANGES)))
def test_a_changed_file_is_refused_with_one_sentence(game, number):
    data = json.loads(played(game).to_json())
    CHANGES[number](data)
    broken(json.dumps(data))


def test_each_key_of_a_file_is_needed(game):
    text = played(game).to_json()
    for key in json.loads(text):
        data = json.loads(text)
        del data[key]
        assert key in broken(json.dumps(data))


def test_swapped_doubled_and_missing_entries_are_refused(game):
    text = played(game, decisions=30).to_json()
    for change in (lambda rows: rows.pop(), lambda rows: rows.reverse(), lambda rows: rows.append(rows[-1])):
        data = json.loads(text)
        change(data["entries"])
        broken(json.dumps(data))


@pytest.mark.parametrize("text", [
    "", " ", "null", "[]", "{}", "1", '"x"', "\ufeff{}", "\ud800", b"\xff\xfe", b"\x80", "[" * 10_000_000,
    "{" * 1_000_000, '{"edition":' + "[" * 1_000_000, '{"edition":' + '{"a":' * 500_000,
    '{"entries":[{"action":' + "[" * 1_000_000, '{"seed":' + "9" * 10_000 + "}", "NaN", "{}{}",
    '{"options":{"removed":' + "[" * 1_000_000,
], ids=range(20))  # fmt: skip
def test_this_is_no_match(text):
    broken(text)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
@pytest.mark.slow
def test_a_file_with_any_one_value_changed_is_refused_or_reads_as_the_same_match(game, data):
    text = played(game, decisions=4).to_json()
    whole = json.loads(text)
    here, steps = whole, []
    while True:
        keys = sorted(here) if isinstance(here, dict) else range(len(here))
        if not keys:
            return
        key = data.draw(st.sampled_from(list(keys)))
        steps.append(key)
        if not isinstance(here[key], dict | list) or not here[key] or data.draw(st.integers(0, 4)) == 0:
            break
        here = here[key]
    here[key] = data.draw(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.lists(st.integers())
    )
    changed = json.dumps(whole)
    try:
        match = Match.from_json(changed)
    except BadMatch:
        broken(changed)
    else:  # what no one could see: a name, a source, an option's other spelling
        assert match.state_hash == json.loads(text)["state_hash"]
        assert trace(Match.from_json(match.to_json())) == trace(match)


@settings(max_examples=100, deadline=None)
@given(noise=st.binary() | st.text())
def test_noise_is_no_match(noise):
    broken(noise)


def test_bytes_and_text_read_alike(game):
    match = played(game)
    assert trace(Match.from_json(match.to_json().encode())) == trace(match)


def test_a_match_with_another_edition_carries_it(tmp_path: Path):
    from dragonhall.games.dragonwood.edition import published_text

    path = tmp_path / "mine.toml"
    path.write_text(published_text().replace("faces = [1, 2, 2, 3, 3, 4]", "faces = [0, 9]"), encoding="utf-8")
    match = played(dragonhall.load("dragonwood", path), decisions=40)
    path.unlink()
    again = Match.from_json(match.to_json())
    assert again.game.edition["dice"]["faces"] == [0, 9]
    assert trace(again) == trace(match)
