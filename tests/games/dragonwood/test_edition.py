"""Dragonwood's edition: whatever is wrong with it is told; whatever is right with it plays."""

import copy

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.games.editions import inside, published, sentence

import dragonhall
from dragonhall import BadEdition, CannotParse, Match, chance
from dragonhall.games.dragonwood import actions
from dragonhall.games.dragonwood.edition import read_edition
from dragonhall.testing import contract, secrecy
from dragonhall.testing.table import deal
from dragonhall.testing.walk import walk

BOOK = published("dragonwood")
DATA, PLACES = BOOK.data, BOOK.places
edition, rows, refused = BOOK.edition, BOOK.rows, BOOK.refused


def changed(path, value):
    return BOOK.changed((path, value))


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("game",), "chess", "game must be 'dragonwood', not 'chess'"),
        (("id",), "My Edition", "id must be small letters"),
        (("dice", "faces"), [21], "dice.faces must hold whole numbers from 0 to 20, not 21"),
        (("dice", "faces"), [1] * 21, "dice.faces must hold at most 20 faces"),
        (("dice", "most"), 13, "dice.most must be from 1 to 12, not 13"),
        (("dice", "most"), 2, "spell.cards must be from 1 to 2, not 3"),
        (("setup", "limit"), 8, "setup lets a first hand with every ladybug grow past the limit of 8"),
        (("setup", "limit"), 20, None),
        (("setup", "removed", "2"), 60, "setup removes 60 cards; at most"),
        (("setup", "landscape"), 13, "setup.landscape must be from 1 to 12, not 13"),
        (("setup", "source"), "mine", "setup.source must be one of published, inferred, house, not 'mine'"),
        (("adventurers", "numbers"), 3, "adventurers has 15 numbered cards, too few"),
        (("adventurers", "suits"), [], "adventurers.suits must be from 1 to 8 suits"),
        (("adventurers", "suits", 1, "letter"), "R", "adventurers.suits[2].letter must be one capital letter"),
        (("adventurers", "suits", 1, "letter"), "r", "adventurers.suits[2].letter must be one capital letter"),
        (("adventurers", "suits", 1, "letter"), "É", "adventurers.suits[2].letter must be one capital letter"),
        (("adventurers", "suits", 1, "letter"), "OO", "adventurers.suits[2].letter must be one capital letter"),
        (("adventurers", "suits", 1, "id"), "red", "adventurers.suits[2].id 'red' is there twice"),
        (("creatures", 3, "id"), "crazy_bats", "creatures[4].id 'crazy_bats' is there twice"),
        (("events", 0, "id"), "crazy_bats", "events[1].id 'crazy_bats' is there twice"),
        (("creatures", 3, "id"), "ladybug", "creatures[4].id 'ladybug' is taken"),
        (("creatures", 3, "names", "vi"), "  ", "creatures[4].names.vi must not be empty"),
        (("creatures", 3, "copies"), 0, "creatures[4].copies must be from 1 to 20, not 0"),
        (("creatures", 3, "tie_break"), True, "creatures may mark only one creature as tie_break"),
        (("creatures",), [], "creatures must have at least one dragon"),
        (("creatures",), DATA["creatures"][:10], "creatures must have at least one dragon"),
        (("enhancements", 0, "lasts"), "always", "enhancements[1].lasts must be one of permanent, once"),
        (("enhancements", 0, "methods"), ["spell"], "enhancements[1].methods must hold strike, stomp, scream"),
        (("enhancements", 5, "lasts"), "once", "enhancements[6].lasts must be 'permanent' for reroll_one_die"),
        (("enhancements", 7, "lasts"), "permanent", "enhancements[8].lasts must be 'once' for extra_die"),
        (("enhancements", 5, "amount"), 1, "enhancements[6].amount is not a key"),
        (("events", 2, "cards"), 2, "events[3].cards must be from 1 to 1, not 2"),
        (("events", 3, "cards"), 1, "events[4].cards is not a key"),
    ],
)
def test_faults_are_told_in_these_words(path, value, says):
    if says is None:
        assert inside(read_edition(changed(path, value)).data, path) == value
    else:
        assert refused(changed(path, value)).startswith(says)


# ---- editions that differ


def once_only():
    data = edition(enhancements=rows("enhancements", copies=2))
    for row in data["enhancements"]:
        if row["effect"] == "add_points":
            row["lasts"] = "once"
    return data


def wide():
    """Six suits of ten, many dice, and enhancements that give much."""
    data = edition(dice__most=8, adventurers__numbers=10, setup__landscape=8, setup__removed={"2": 0, "3": 5, "4": 0})
    data["adventurers"]["suits"].append({**data["adventurers"]["suits"][0], "id": "white", "letter": "W"})
    for row in data["enhancements"]:
        if row["lasts"] == "once" and "methods" not in row:
            row["amount"] = 2
            row["copies"] = 2
    return data


def stormy():
    data = edition(events=rows("events", copies=3))
    data["events"][0]["cards"] = 3
    data["events"][1]["cards"] = 3
    return data


EDITIONS = {
    "cheap": edition(creatures=rows("creatures", strike=1, stomp=1, scream=1)),
    "dear": edition(creatures=rows("creatures", strike=30, stomp=30, scream=30)),
    "two of each": edition(enhancements=rows("enhancements", copies=2)),
    "once only": once_only(),
    "three suits": edition(adventurers__suits=DATA["adventurers"]["suits"][:3]),
    "eight sides": edition(dice__faces=[1, 2, 3, 4, 5, 6, 7, 8]),
    "twenty sides, nothing": edition(dice__faces=[0] * 20),
    "one side": edition(dice__faces=[3], dice__most=3),
    "limit five": edition(setup__hand=3, setup__limit=5, adventurers__ladybugs=2),
    "limit one": edition(setup__hand=1, setup__limit=1, adventurers__ladybugs=0),
    "three for a ladybug": edition(adventurers__ladybug_draws=3, setup__limit=13),
    "one for a ladybug": edition(adventurers__ladybug_draws=1, adventurers__ladybugs=20),
    "no events": edition(events=[]),
    "no enhancements": edition(enhancements=[]),
    "all dragons in sight": edition(creatures=rows("creatures", dragon=True, tie_break=False), setup__landscape=2,
                                    setup__removed={"2": 0, "3": 0, "4": 0}),
    "wide": wide(),
    "stormy": stormy(),
    "one place": edition(setup__landscape=1, ending__decks=1),
    "easy spell": edition(spell={"cards": 1, "dice": 6, "needs": 1, "wounds": 1, "source": "house"}),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3])
def test_another_edition_keeps_the_promises(name, seats):
    game = dragonhall.load("dragonwood", EDITIONS[name])
    options = {"dragon_spell": True} if name in ("easy spell", "wide", "once only") else {}
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
    contract.check_random_legal(game, seats, options, seed=6, draws=20)
    assert secrecy.check_secrecy(game, seats, options, 7, strangers, every=5) > 10
    secrecy.check_imagination(game, seats, options, seed=8, every=15)


def play(data, seed=0, seats=2):
    """Play a match to its end; the edition was read, so nothing may go wrong."""
    game = dragonhall.load("dragonwood", data)
    if game.check(seats, {}) is not None:
        return
    match = Match.start(game, seats, seed)
    choices = chance(seed)
    for _ in range(game.horizon(seats, {})):
        actors = match.actors
        if not actors:
            break
        action = match.state.random_legal(actors[0], choices)
        assert match.refusal(actors[0], action) is None
        match.play(actors[0], action)
    assert match.result is not None
    assert Match.from_json(match.to_json()).state_hash == match.state_hash


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 25) | st.integers() | st.floats() | st.text(max_size=5)
    | st.sampled_from(["once", "permanent", "all_draw", "extra_die", "wild_adventurer", "house", "strike", "red", "R"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


@pytest.mark.slow
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
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
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_an_edition_with_other_numbers_plays(data):
    """Numbers within their ranges, all at once: the rules must hold for any of them."""
    draw = data.draw
    hand = draw(st.integers(1, 6))
    bugs = draw(st.integers(0, 3))
    each = draw(st.integers(1, 3))
    most = draw(st.integers(3, 8))
    landscape = draw(st.integers(1, 12))
    edited = edition(
        dice__faces=draw(st.lists(st.integers(0, 20), min_size=1, max_size=8)),
        dice__most=most,
        setup__hand=hand,
        setup__limit=hand + bugs * (each - 1) + draw(st.integers(0, 4)),
        setup__landscape=landscape,
        setup__removed={str(seats): draw(st.integers(0, 20)) for seats in (2, 3, 4)},
        adventurers__numbers=draw(st.integers(3, 14)),
        adventurers__ladybugs=bugs,
        adventurers__ladybug_draws=each,
        adventurers__suits=DATA["adventurers"]["suits"][: draw(st.integers(2, 5))],
        ending__decks=draw(st.integers(1, 3)),
    )
    for key in ("creatures", "enhancements", "events"):
        rows = edited[key]
        for row in rows:
            row["copies"] = draw(st.integers(1, 3))
        edited[key] = [row for row in rows if row.get("dragon") or draw(st.integers(0, 3))]
    try:
        read_edition(edited)
    except BadEdition as error:
        sentence(error)
        return
    play(edited, draw(st.integers(0, 99)), draw(st.integers(2, 4)))


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.integers(0, len(BOOK.text)),
    st.integers(0, 40),
    st.text(max_size=8) | st.text(alphabet='[]{}="\n.1#', max_size=8),
)
def test_a_mutated_text_is_bad_or_reads(tmp_path_factory, at, cut, put):
    path = tmp_path_factory.mktemp("editions") / "mine.toml"
    for text in (BOOK.text[:at], BOOK.text[:at] + put + BOOK.text[at + cut :]):
        path.write_text(text, encoding="utf-8", newline="")
        try:
            read_edition(path)
        except BadEdition as error:
            sentence(error)


# ---- the text of actions

WORDS = [
    "strike",
    "Wild",
    "Boar",
    "with",
    "R4",
    "r٣",
    "²",
    "1",
    "no",
    "card",
    ",",
    "using",
    "and",
    "re-roll",
    "a",
    "pass",
]


@settings(deadline=None)
@given(
    st.text()
    | st.from_regex(r"(strike|stomp|scream|spell|discard|pass|re-roll a)[ a-zR0-9,]* (with [R0-9 ]+)?", fullmatch=True)
    | st.lists(st.sampled_from(WORDS)).map(" ".join)
)
@example("re-roll a " + "1" * 5000)
@example("discard R" + "1" * 5000)
@example("strike x with " + "R1 " * 50_000)
@example("strike" + " with" * 20_000)
@example("strike x with R1, using " + "and " * 50_000)
@example("re-roll a ٣")
@example("\ud800")
def test_any_text_is_an_action_or_cannot_be_parsed(text):
    try:
        action = actions.parse(text)
    except CannotParse as error:
        sentence(error)
    else:
        assert isinstance(action, actions.ACTION_TYPES)


@pytest.mark.parametrize("name", ["two of each", "once only", "wide", "easy spell"])
def test_every_legal_action_reads_back_however_it_is_spaced_and_spelled(name):
    game = dragonhall.load("dragonwood", EDITIONS[name])
    for number, step in enumerate(walk(game, 3, {"dragon_spell": True}, 11)):
        if number % 5 == 0:
            for seat in step.match.actors:
                for action in list(step.match.legal(seat))[:60]:
                    text = str(action)
                    for each in (text, text.lower(), f"  {text.replace(' ', '   ')}\n"):
                        assert game.parse(each) == action


@pytest.mark.parametrize("id_", ["bear_with_r4", "a1b", "x_2_y", "no_card", "using_and", "salt_and_pepper", "strike"])
def test_any_id_of_a_card_can_be_spoken(id_):
    action = actions.Attempt("strike", id_, ("R4", "G5"), (id_, "x", id_))
    assert actions.parse(str(action)) == action


@pytest.mark.rule("dw-ladybug")
def test_no_table_is_so_full_that_ladybugs_could_be_drawn_for_ever():
    data = changed(("adventurers", "ladybugs"), 15)
    data["adventurers"]["numbers"] = 20
    data["setup"]["limit"] = 20
    game = dragonhall.load("dragonwood", data)
    refusal = game.check(4, {})
    assert refusal is not None, "with 80 of 100 cards in hands a Sunny Day could meet nothing but ladybugs"
    assert refusal.rule == "dw-players"
    assert game.check(3, {}) is None
    cards = list(game.cards.card_names)
    table = deal(
        red=" ".join(cards[:20]),
        blue=" ".join(cards[20:40]),
        green=" ".join(cards[40:60]),
        landscape="spooky_spiders",
        woods="sunny_day",
        deck=" ".join(["ladybug"] * 15),
        deck_is_all=True,
        game=game,
    )
    table.red.does("stomp Spooky Spiders with R1 G1 P1 B1", dice="4 4 4 4")
    assert table.question == "limit"
    assert sum(hand.bit_count() for hand in table.state.hands) >= 56 + 6 + 15
