"""What the screen is told before one decides: chances, what a success changes, and what one more figure would."""

import pytest

from dragonhall.games.dragonrealm import load_game
from dragonhall.games.dragonrealm.actions import Explore
from dragonhall.games.dragonrealm.answers import advise
from dragonhall.games.dragonrealm.drafts import DragonrealmDraft
from dragonhall.kernel.dice import Dice
from dragonhall.kernel.values import Refusal, Refused
from dragonhall.testing.realm import deal

GAME = load_game()
DICE = Dice(GAME.cards.faces)
ROW = "witchs_cabin halfling_hideout dungeon_of_despair"
HANDS = {"red": "5r 6g 7b", "blue": "1r", "orange": "1g"}


def answer(table, location, method, cards, *using):
    """What red is told of this exploration."""
    draft = DragonrealmDraft(tuple(cards.split()), using)
    return advise(GAME, table.view(0), draft).locations[location][method]


@pytest.mark.rule("dr-roll")
def test_every_way_at_every_location_of_the_row_is_answered_for():
    found = advise(GAME, deal(row=ROW, **HANDS).view(0), DragonrealmDraft(("R5", "G6", "B7"))).locations
    assert list(found) == ROW.split()
    assert all(list(ways) == ["sneak", "search", "storm"] for ways in found.values())
    sneak = found["halfling_hideout"]["sneak"]
    assert (sneak.chance, sneak.dice, sneak.bonus, sneak.needed) == (DICE.chance(3, 7), 3, 0, 7)


@pytest.mark.rule("dr-search")
@pytest.mark.rule("dr-storm")
def test_a_way_that_cannot_be_tried_says_why():
    table = deal(row=ROW, **HANDS)
    assert answer(table, "witchs_cabin", "search", "R5 G6").refusal == Refusal("dr-search", "not-one-number")
    assert answer(table, "witchs_cabin", "storm", "R5 G6").refusal == Refusal("dr-storm", "not-one-suit")
    assert answer(table, "witchs_cabin", "sneak", "B1").refusal == Refusal(
        "dr-play-from-hand", "not-in-hand", {"card": "B1"}
    )


def test_one_location_may_be_asked_for_alone_and_one_that_is_not_there_is_refused():
    view = deal(row=ROW, **HANDS).view(0)
    found = advise(GAME, view, DragonrealmDraft(("R5",), (), "witchs_cabin")).locations
    assert list(found) == ["witchs_cabin"]
    away = advise(GAME, view, DragonrealmDraft(("R5",), (), "fire_swamp")).locations["fire_swamp"]["sneak"]
    assert away.refusal == Refusal("dr-row", "not-there", {"card": "fire_swamp"})


@pytest.mark.parametrize(
    "draft",
    [DragonrealmDraft(("X9",)), DragonrealmDraft((), ("nothing",)), DragonrealmDraft((), (), "nowhere")],
)
def test_unknown_pieces_are_refused(draft):
    with pytest.raises(Refused):
        advise(GAME, deal(row=ROW, **HANDS).view(0), draft)


def test_a_spectator_has_nothing_to_draft():
    with pytest.raises(ValueError, match="spectator"):
        advise(GAME, deal(row=ROW, **HANDS).view(None), DragonrealmDraft(("R5",)))


def test_all_that_is_legal_has_a_chance():
    table = deal(
        red="5r 5g 5b 6r 7r 12b",
        blue="1r",
        row=ROW,
        owned={"red": "shapeshifters_mask pet_chipmunk soft_boots fireball_spell"},
    )
    tried = [action for action in table.state.legal(0) if isinstance(action, Explore)]
    assert len(tried) > 50
    for action in tried:
        found = answer(table, action.location, action.method, " ".join(action.cards), *action.using)
        assert found.refusal is None
        assert found.chance is not None


@pytest.mark.rule("dr-academy")
@pytest.mark.rule("dr-dungeon")
def test_help_from_the_academy_is_told_apart_and_does_not_come_to_the_dungeon():
    table = deal(row=ROW, centre={"red": 2}, **HANDS)
    found = answer(table, "halfling_hideout", "sneak", "R5 G6 B7")
    assert (found.helpers, found.chance, found.chance_with_help) == (2, DICE.chance(3, 7), DICE.chance(3, 5))
    dungeon = answer(table, "dungeon_of_despair", "sneak", "R5 G6 B7")
    assert (dungeon.helpers, dungeon.chance_with_help) == (0, dungeon.chance)


@pytest.mark.rule("dr-gold-circle")
@pytest.mark.rule("dr-no-adventurers")
def test_what_a_success_would_place_and_change_is_told():
    there = {"halfling_hideout": "1 2 0 1"}
    gold = answer(deal(row=ROW, there=there, **HANDS), "halfling_hideout", "sneak", "R5 G6 B7")
    assert (gold.placed, gold.then.coins, gold.then.winner, gold.then.full) == (2, (6, 5, 0), 0, False)
    one = answer(deal(row=ROW, there=there, away={"red": 6}, **HANDS), "halfling_hideout", "sneak", "R5 G6 B7")
    assert one.placed == 1
    fetched = deal(row=ROW, there=there, centre={"red": 3}, away={"red": 4}, **HANDS)
    assert answer(fetched, "halfling_hideout", "sneak", "R5 G6 B7").placed == 2
    none = answer(deal(row=ROW, there=there, away={"red": 7}, **HANDS), "halfling_hideout", "sneak", "R5 G6 B7")
    assert (none.placed, none.then.coins) == (0, (2, 6, 0))


@pytest.mark.rule("dr-after-roll")
@pytest.mark.rule("dr-socks")
def test_a_roll_that_waits_says_what_is_missing_who_can_help_and_which_die_to_roll_again():
    table = deal(row=ROW, centre={"red": 3}, owned={"red": "lucky_socks"}, **HANDS)
    table.red.does("sneak Halfling Hideout with R5 G6", dice="1 4")
    found = advise(GAME, table.view(0), DragonrealmDraft(())).settling
    assert (found.missing, found.helpers, found.calls) == (2, 3, 2)
    assert [(one.value, one.chance, one.chance_with_help) for one in found.rerolls] == [(1, 0.5, 1.0), (4, 0.0, 0.5)]


@pytest.mark.rule("dr-after-roll")
def test_too_few_helpers_are_no_advice_to_call_and_nobody_else_is_advised():
    table = deal(row=ROW, centre={"red": 1}, owned={"red": "lucky_socks"}, **HANDS)
    table.red.does("sneak Halfling Hideout with R5 G6", dice="1 4")
    assert advise(GAME, table.view(0), DragonrealmDraft(())).settling.calls == 0
    assert advise(GAME, table.view(1), DragonrealmDraft(())).settling is None
    assert advise(GAME, deal(row=ROW, **HANDS).view(0), DragonrealmDraft(())).settling is None


# ---- what one more figure on a location would change, told to all -----------------------------------


@pytest.mark.rule("dr-first-second")
@pytest.mark.rule("dr-goblins-count")
def test_one_more_adventurer_or_goblin_is_foreseen():
    place = deal(row=ROW, there={"halfling_hideout": "2 1 2 2"}, **HANDS).view(None).row[1]
    assert (place.coins, place.winner) == ((3, 1, 3), -1)
    mine = place.one_more[0]
    assert (mine.coins, mine.winner, mine.full) == ((6, 1, 2), 0, True)
    goblin = place.one_goblin
    assert (goblin.coins, goblin.winner, goblin.full) == ((2, 1, 2), -1, True)


@pytest.mark.rule("dr-complete")
def test_what_was_foreseen_is_what_is_paid():
    table = deal(red="1r 1g 1b 1p", blue="1o", row=ROW, there={"witchs_cabin": "1 2"})
    foreseen = table.view(0).row[0].one_more[0]
    assert foreseen.full
    table.red.does("search Witchs Cabin with R1 G1 B1 P1", dice="4 4 4 4")
    assert (table.red.coins, table.blue.coins) == foreseen.coins


@pytest.mark.rule("dr-cave-of-bats")
@pytest.mark.rule("dr-goblins-never")
@pytest.mark.rule("dr-goblins-all-out")
def test_nothing_is_foreseen_where_no_figure_can_come():
    row = "cave_of_bats witchs_cabin dragons_lair"
    cave, cabin, lair = deal(row=row, there={"cave_of_bats": "1 1 0"}, **HANDS).view(None).row
    assert cave.one_more[0] is not None
    assert cave.one_more[2] is None
    assert cabin.one_goblin is not None
    assert lair.one_goblin is None
    there = {"cave_of_bats": "0 0 0 3", "witchs_cabin": "0 0 0 3"}
    assert deal(row=row, there=there, **HANDS).view(None).row[1].one_goblin is None
