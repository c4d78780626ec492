"""What an offer is worth to a seat: by what it has itself, and why what lies in the lanes is no offer yet."""

from __future__ import annotations

from typing import Any

import pytest

import dragonhall
from dragonhall.games.dragons_gold.actions import COLOURS, Counts, counted
from dragonhall.games.dragons_gold.drafts import Deal, DragonsGoldAdvice, DragonsGoldDraft, Lane, Worth
from dragonhall.games.dragons_gold.game import DragonsGold, DragonsGoldState
from dragonhall.games.dragons_gold.rules import market, sharing
from dragonhall.kernel.chance import FastChance


@pytest.fixture(scope="module")
def game() -> DragonsGold:
    loaded = dragonhall.load("dragons_gold")
    assert isinstance(loaded, DragonsGold)
    return loaded


def laid(text: str) -> Counts:
    """Tokens by their names, one by one."""
    return counted(text.split())


def table(game: DragonsGold, own: str = "", spoil: str = "", **options: Any) -> DragonsGoldState:
    """Seats 0 and 2 of three share a treasure; seat 0 has some tokens of its own, seat 1 many."""
    state = game.setup(3, options, FastChance(4))
    assert isinstance(state, DragonsGoldState)
    state.stash[0] = list(laid(own))
    state.stash[1] = list(laid("blue blue blue blue blue silver"))
    if spoil:
        state.slot = 0
        state.involved = [0, 2]
        state.spoil = list(laid(spoil))
        state.fights[0] = [0, 2]
        sharing.begin(state, [])
    return state


def ask(game: DragonsGold, state: DragonsGoldState, seat: int | None = 0, **draft: Any) -> DragonsGoldAdvice:
    found = game.advise(state.view(seat), DragonsGoldDraft(**draft))
    assert isinstance(found, DragonsGoldAdvice)
    return found


def lanes(mine: str, other: str = "") -> tuple[Lane, ...]:
    return (Lane(0, laid(mine)), Lane(2, laid(other)))


def test_coins_magic_tokens_and_the_black_diamond_are_worth_what_they_bring(game: DragonsGold) -> None:
    state = table(game, spoil="silver silver gold red black")
    found = ask(game, state, lanes=lanes("silver silver gold red black"))
    assert found.mine == Worth(13.0, 13)
    assert found.refusal is None
    assert found.missing == (0,) * 9


def test_a_gem_is_worth_its_part_of_the_bonus_up_to_a_safe_majority(game: DragonsGold) -> None:
    state = table(game, own="blue blue blue blue", spoil="blue blue blue")
    assert ask(game, state, lanes=lanes("blue")).mine == Worth(2.5, 0)
    assert ask(game, state, lanes=lanes("blue blue")).mine == Worth(5.0, 0)
    assert ask(game, state, lanes=lanes("blue blue blue")).mine == Worth(5.0, 0)
    assert ask(game, state).stash == Worth(10.0, 0)
    six = ask(game, state).gems[0]
    assert (six.colour, six.own, six.all, six.safe, six.rival) == ("blue", 4, 12, 6, -1)


def test_half_of_a_kind_is_safe_whoever_has_the_rest(game: DragonsGold) -> None:
    from dragonhall.games.dragons_gold.scoring import winners_of

    state = table(game)
    for gem in range(3, 8):
        count = game.cards.counts[gem]
        enough = ask(game, state).gems[gem - 3].safe
        rest = [0] * 9
        mine = [0] * 9
        mine[gem], rest[gem] = enough, count - enough
        assert 0 in winners_of(state.table, [mine, rest, [0] * 9], gem)
        mine[gem], rest[gem] = enough - 1, count - enough + 1
        assert 0 not in winners_of(state.table, [mine, rest, [0] * 9], gem)


def test_advanced_scoring_counts_sets_and_what_the_black_diamond_costs(game: DragonsGold) -> None:
    own = "blue green purple yellow"
    state = table(game, own=own, spoil="white black", advanced_scoring=True)
    assert ask(game, state, lanes=lanes("white")).mine == Worth(9.0, 0)  # a third of 12 points, and a set
    gems = 4 * 12 / 6
    assert ask(game, state, lanes=lanes("white black")).mine == Worth(19.0 - gems, 19)


def test_what_others_were_seen_to_get_counts_only_where_the_table_shows_it(game: DragonsGold) -> None:
    assert {gem.rival for gem in ask(game, table(game)).gems} == {-1}
    shown = ask(game, table(game, open_totals=True))
    assert [gem.rival for gem in shown.gems] == [5, 0, 0, 0, 0]
    hidden = table(game, own="blue", spoil="blue gold")
    other = hidden.copy()
    other.stash[1] = list(laid("gold gold"))
    assert ask(game, hidden, lanes=lanes("blue")) == ask(game, other, lanes=lanes("blue"))


@pytest.mark.rule("dg-every-token")
def test_tokens_that_nobody_gets_are_named(game: DragonsGold) -> None:
    state = table(game, spoil="silver silver gold")
    found = ask(game, state, lanes=lanes("silver", "gold"))
    assert found.missing == laid("silver")
    assert found.refusal is not None
    assert (found.refusal.rule, found.refusal.case) == ("dg-every-token", "left-over")
    over = ask(game, state, lanes=lanes("silver silver silver", "gold"))
    assert over.refusal is not None
    assert over.refusal.rule == "dg-this-treasure-only"


def test_every_offer_on_the_table_has_its_worth_and_the_same_one_again_is_refused(game: DragonsGold) -> None:
    state = table(game, spoil="silver silver gold")
    state.apply(2, game.parse("offer 1 silver to 0, 1 silver 1 gold to 2"), FastChance(1))
    found = ask(game, state, lanes=lanes("silver", "silver gold"))
    assert found.offers == {"1": Worth(1.0, 1)}
    assert found.refusal is not None
    assert found.refusal.case == "same"
    assert found.refusal == state.refusal(0, game.parse("offer 1 silver to 0, 1 silver 1 gold to 2"))


def test_an_offer_may_be_laid_out_before_it_is_ones_turn_to_speak(game: DragonsGold) -> None:
    state = table(game, spoil="silver gold", clock=0)
    silent = 0 if state.actors() == [2] else 2
    found = ask(game, state, silent, lanes=lanes("silver", "gold"))
    assert found.refusal is None
    assert found.mine is not None


def test_outsiders_and_spectators_learn_nothing_of_a_draft(game: DragonsGold) -> None:
    state = table(game, spoil="silver gold")
    assert ask(game, state, None, lanes=lanes("silver", "gold")) == DragonsGoldAdvice()
    outside = ask(game, state, 1, lanes=lanes("silver", "gold"))
    assert outside.mine == Worth(0.0, 0)
    assert outside.refusal is None


@pytest.mark.rule("dg-divide-and-choose")
def test_piles_have_their_worth_while_they_are_made_and_when_they_are_chosen(game: DragonsGold) -> None:
    state = table(game, spoil="silver silver gold", sharing="divide")
    found = ask(game, state, 2, piles=(laid("gold"), laid("silver")))
    assert found.piles == (Worth(3.0, 3), Worth(1.0, 1))
    assert found.missing == laid("silver")
    assert found.refusal is not None
    assert found.refusal.case == "left-over"
    state.apply(2, game.parse("divide 1 gold / 2 silver"), FastChance(1))
    assert ask(game, state, 0).piles == (Worth(3.0, 3), Worth(2.0, 2))


@pytest.mark.rule("dg-swap")
def test_a_swap_has_its_worth_to_both_sides(game: DragonsGold) -> None:
    state = table(game, own="gold silver")
    market.begin(state, [])
    found = ask(game, state, swap=Deal(1, laid("gold"), laid("blue blue")))
    assert found.mine == Worth(2.0, -3)
    assert found.refusal is None
    refused = ask(game, state, swap=Deal(1, laid("gold gold"), laid("blue"))).refusal
    assert refused is not None
    assert (refused.rule, refused.case) == ("dg-swap", "not-yours")
    state.apply(1, game.parse("swap 1 silver with 0 for 1 gold"), FastChance(1))
    assert ask(game, state).offers == {"1": Worth(-2.0, -2)}
    assert ask(game, state, 1).offers == {"1": Worth(2.0, 2)}


def test_a_draft_of_strange_numbers_is_read_or_refused_like_any_other(game: DragonsGold) -> None:
    state = table(game, spoil="silver gold")
    strange = ask(game, state, lanes=(Lane(0, (200,) * len(COLOURS)), Lane(9, (0,) * len(COLOURS))))
    assert strange.refusal is not None
    assert strange.refusal.rule == "dg-who-shares"
    assert ask(game, state, piles=((0,) * len(COLOURS),)).refusal is None
    assert ask(game, state, swap=Deal(15, laid("gold"), laid("gold"))).refusal is None
