"""Dragonrealm's edition: whatever is wrong with it is told; whatever is right with it plays."""

import copy

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.games.editions import inside, published, sentence

import dragonhall
from dragonhall import BadEdition, CannotParse, Match, chance
from dragonhall.games.dragonrealm import actions
from dragonhall.games.dragonrealm.edition import read_edition
from dragonhall.testing import contract, secrecy
from dragonhall.testing.walk import walk

BOOK = published("dragonrealm")
DATA, PLACES = BOOK.data, BOOK.places
edition, rows, refused = BOOK.edition, BOOK.rows, BOOK.refused


def changed(path, value):
    return BOOK.changed((path, value))


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("game",), "dragonwood", "game must be 'dragonrealm', not 'dragonwood'"),
        (("dice", "faces"), [1] * 21, "dice.faces must hold at most 20 faces"),
        (("setup", "hand"), 10, "setup deals 10 cards, more than the limit of 9"),
        (("setup", "row"), 4, "setup.row must be from 3 to 3, not 4"),
        (("setup", "goblins_removed", "4"), 7, "setup puts away 7 Goblins! cards, more than there are"),
        (("setup", "levels", "3"), [1], "setup levels must be at least 2 for 3 players"),
        (("setup", "levels", "2"), [2, 2, 2, 2, 2], "locations has 4 of level 2 for 2 players, too few: 5"),
        (("setup", "enhancements", "dealt"), 2, "setup must deal 2 enhancements in the mixed deal"),
        (("setup", "enhancements", "keep", "1"), 4, "setup deals too few enhancements"),
        (("setup", "enhancements", "mixed", "1"), 1, "setup must deal 3 enhancements in the mixed deal"),
        (("setup", "limit"), 5, None),
        (("adventurers", "numbers"), 3, "adventurers has 15 numbered cards, too few"),
        (("adventurers", "rockslides", 0, "cards"), 4, "adventurers.rockslides[1].cards must be from 1 to 3, not 4"),
        (("adventurers", "goblins", 0, "slot"), "middle", "adventurers.goblins[1].slot must be one of left, centre"),
        (("adventurers", "goblins", 1, "id"), "goblins_left", "adventurers.goblins[2].id 'goblins_left' is there"),
        (("locations", 3, "id"), "snake_pit", "locations[6].id 'snake_pit' is there twice"),
        (("locations", 0, "effect"), "at_most_players", "locations[1].amount is missing"),
        (("locations", 0, "amount"), 1, "locations[1].amount is not a key"),
        (("locations", 0, "gold"), ["sneak", "storm"], None),
        (("enhancements", 0, "lasts"), "once", "enhancements[1].lasts must be 'permanent' for reroll_one_die"),
        (("enhancements", 4, "lasts"), "permanent", "enhancements[5].lasts must be 'once' for extra_die"),
        (("enhancements", 9, "amount"), 2, "enhancements[10].amount must be from 1 to 1, not 2"),
        (("enhancements", 0, "copies"), 2, "enhancements[1].copies must be from 1 to 1, not 2"),
        (("enhancements", 1, "methods"), ["spell"], "enhancements[2].methods must hold sneak, search, storm"),
        (("enhancements",), DATA["enhancements"][:5], "enhancements are fewer than the 6 that are dealt"),
    ],
)
def test_faults_are_told_in_these_words(path, value, says):
    if says is None:
        assert inside(read_edition(changed(path, value)).data, path) == value
    else:
        assert refused(changed(path, value)).startswith(says)


# ---- editions that differ


def wild():
    """Many surprises: rockslides of every size, and goblins everywhere."""
    data = edition()
    for row in data["adventurers"]["goblins"]:
        row["copies"] = 6
    for row in data["adventurers"]["rockslides"]:
        row["copies"] = 5
    data["adventurers"]["rockslides"][1]["cards"] = 3
    return data


def helpful():
    """Every location special, every enhancement for everything, some of them twice."""
    data = edition()
    for number, row in enumerate(data["locations"]):
        row.pop("amount", None)
        row["effect"] = ("at_most_players", "discard_on_failure", "no_academy")[number % 3]
        if number % 3 < 2:
            row["amount"] = 1 + number % 2
        row["gold"] = ["sneak", "search", "storm"]
    for row in copy.deepcopy(data["enhancements"]):
        data["enhancements"].append({**row, "id": f"{row['id']}_2"})
    for row in data["enhancements"]:
        if row["effect"] in ("extra_die", "draw_on_failure"):
            row["amount"] = 2
    return data


EDITIONS = {
    "wild": wild(),
    "helpful": helpful(),
    "easy": edition(locations=rows("locations", sneak=1, search=1, storm=1)),
    "hopeless": edition(locations=rows("locations", sneak=99, search=99, storm=99), ending__quiet_rounds=3),
    "one space": edition(locations=rows("locations", spaces=1)),
    "few adventurers": edition(setup__adventurers=1, setup__goblins=1),
    "no goblins": edition(setup__goblins=0),
    "no open cards": edition(setup__face_up=0),
    "limit three": edition(setup__hand=3, setup__limit=3),
    "long rests": edition(setup__rest=4, setup__face_up=4),
    "three suits": edition(adventurers__suits=DATA["adventurers"]["suits"][:3], adventurers__numbers=20),
    "many dice": edition(dice__most=9, dice__faces=[0, 1, 2]),
    "no rockslides": edition(adventurers__rockslides=[]),
    "a short deck": edition(setup__levels={"2": [1, 2], "3": [3, 2], "4": [1, 1]}),
    "dear alley": edition(alley={**DATA["alley"], "cards": 2, "coins": 1, "adventurers": 1}),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(("seats", "centre"), [(2, "alley"), (3, "academy")])
def test_another_edition_keeps_the_promises(name, seats, centre):
    game = dragonhall.load("dragonrealm", EDITIONS[name])
    options = {"centre": centre}
    if game.check(seats, options) is not None:
        pytest.skip("too few cards for these seats")
    strangers = []
    for step in walk(game, seats, options, "strangers"):
        for seat in step.match.actors:
            strangers += list(step.match.legal(seat))[::9]
    strangers = strangers[:: max(1, len(strangers) // 40)]
    contract.check_replay(game, seats, options, seed=1)
    contract.check_judge(game, seats, options, 2, strangers)
    contract.check_pieces(game, seats, options, seed=3)
    contract.check_end(game, seats, options, seed=4)
    contract.check_copies(game, seats, options, seed=5)
    contract.check_random_legal(game, seats, options, seed=6, draws=12)
    assert secrecy.check_secrecy(game, seats, options, 7, strangers, every=5) > 10
    secrecy.check_imagination(game, seats, options, seed=8, every=15)


def play(data, seed=0, seats=2):
    """Play a match to its end; the edition was read, so nothing may go wrong."""
    game = dragonhall.load("dragonrealm", data)
    options = {"centre": ("academy", "alley")[seed % 2]}
    if game.check(seats, options) is not None:
        return
    match = Match.start(game, seats, seed, options)
    choices = chance(seed)
    for _ in range(min(game.horizon(seats, options), 3000)):
        actors = match.actors
        if not actors:
            break
        action = match.state.random_legal(actors[0], choices)
        assert match.refusal(actors[0], action) is None
        match.play(actors[0], action)
    assert Match.from_json(match.to_json()).state_hash == match.state_hash


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 25) | st.integers() | st.floats() | st.text(max_size=5)
    | st.sampled_from(["once", "permanent", "coins", "extra_die", "no_academy", "house", "sneak", "red", "R", "left"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


@pytest.mark.slow
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.sampled_from(PLACES), ANYTHING, st.integers(0, 5)), min_size=1, max_size=3))
def test_a_mutated_edition_is_bad_or_plays(mutations):
    data = copy.deepcopy(DATA)
    for path, value, how in mutations:
        try:
            within = inside(data, path[:-1])
            if how == 0:
                del within[path[-1]]
            elif how == 1 and isinstance(within, list):
                within.append(copy.deepcopy(within[path[-1]]))
            elif how == 2 and isinstance(value, int):
                within[path[-1]] += value
            else:
                within[path[-1]] = value
        except (LookupError, TypeError):
            continue
    try:
        read_edition(data)
    except BadEdition as error:
        sentence(error)
        return
    play(data)


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_an_edition_with_other_numbers_plays(data):
    """Numbers within their ranges, all at once: the rules must hold for any of them."""
    draw = data.draw
    hand = draw(st.integers(1, 6))
    edited = edition(
        dice__faces=draw(st.lists(st.integers(0, 9), min_size=1, max_size=8)),
        dice__most=draw(st.integers(1, 8)),
        setup__hand=hand,
        setup__limit=max(3, hand + draw(st.integers(0, 4))),
        setup__face_up=draw(st.integers(0, 4)),
        setup__rest=draw(st.integers(1, 4)),
        setup__adventurers=draw(st.integers(1, 10)),
        setup__goblins=draw(st.integers(0, 8)),
        setup__levels={str(n): draw(st.lists(st.integers(1, 3), min_size=2, max_size=4)) for n in (2, 3, 4)},
        adventurers__numbers=draw(st.integers(3, 14)),
        adventurers__suits=DATA["adventurers"]["suits"][: draw(st.integers(2, 5))],
        ending__quiet_rounds=draw(st.integers(1, 10)),
    )
    for row in edited["adventurers"]["goblins"] + edited["adventurers"]["rockslides"]:
        row["copies"] = draw(st.integers(0, 5))
    for row in edited["locations"]:
        row["spaces"] = draw(st.integers(1, 9))
        for method in ("sneak", "search", "storm"):
            row[method] = draw(st.integers(1, 12))
    edited["setup"]["goblins_removed"]["4"] = 0
    try:
        read_edition(edited)
    except BadEdition as error:
        sentence(error)
        return
    play(edited, draw(st.integers(0, 99)), draw(st.integers(2, 4)))


# ---- the text of actions

WORDS = ["sneak", "Snake", "Pit", "with", "R4", "r٣", "²", "1", "no", "card", ",", "using", "and", "re-roll", "a"]
WORDS += ["pass", "call", "from", "the", "Academy", "buy", "level", "keep", "take"]


@settings(deadline=None)
@given(
    st.text()
    | st.from_regex(r"(sneak|search|storm|keep|pass|take|buy level)[ a-zR0-9,]* (with [R0-9 ]+)?", fullmatch=True)
    | st.lists(st.sampled_from(WORDS)).map(" ".join)
)
@example("re-roll a " + "1" * 5000)
@example("discard R" + "1" * 5000)
@example("sneak x with " + "R1 " * 50_000)
@example("sneak" + " with" * 20_000)
@example("sneak x with R1, using " + "and " * 50_000)
@example("keep " + "and " * 50_000)
@example("call ٣ from the academy")
@example("\ud800")
def test_any_text_is_an_action_or_cannot_be_parsed(text):
    try:
        action = actions.parse(text)
    except CannotParse as error:
        sentence(error)
    else:
        assert isinstance(action, actions.ACTION_TYPES)


@pytest.mark.parametrize("name", ["helpful", "wild", "dear alley"])
def test_every_legal_action_reads_back_however_it_is_spaced_and_spelled(name):
    game = dragonhall.load("dragonrealm", EDITIONS[name])
    for number, step in enumerate(walk(game, 3, {"centre": "alley"}, 11)):
        if number % 5 == 0:
            for seat in step.match.actors:
                for action in list(step.match.legal(seat))[:60]:
                    text = str(action)
                    for each in (text, text.lower(), f"  {text.replace(' ', '   ')}\n"):
                        assert game.parse(each) == action


@pytest.mark.parametrize("id_", ["bear_with_r4", "a1b", "x_2_y", "no_card", "using_and", "salt_and_pepper", "sneak"])
def test_any_id_of_a_card_can_be_spoken(id_):
    action = actions.Explore("sneak", id_, ("R4", "G5"), (id_, "x", id_))
    assert actions.parse(str(action)) == action
    assert actions.parse(str(actions.Keep((id_, "x")))) == actions.Keep((id_, "x"))
