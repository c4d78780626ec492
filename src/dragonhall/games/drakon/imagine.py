"""From a view to a full state that fits it: drawn as likely as counting says.

Tiles and coins that were never seen lie in the places that hide them, any order being equally likely. Where a tile or
a coin went from one hidden place to another unseen, every possible story is weighed, taking each piece of the place as
equally likely to be the one. What others put into the lair says nothing beyond that they held it.

An approximation in two points. That a rival has not won shows in how much gold they can hold now, but what it says of
coins that they have lost since is passed over. And of more than MOST_STORIES stories the likeliest are kept.
"""

from __future__ import annotations

from typing import Final

from dragonhall.games.drakon.edition import arrows_of
from dragonhall.games.drakon.rules import lair
from dragonhall.games.drakon.rules.asking import insertable
from dragonhall.games.drakon.rules.tiles import choose
from dragonhall.games.drakon.state import (
    DREW,
    GOT,
    HELD,
    INSERT,
    LOST,
    NONE,
    NOTES,
    NOWHERE,
    PUT,
    QUESTIONS,
    ROBBED,
    TOOK,
    WHERE,
    Position,
    cell_at,
)
from dragonhall.games.drakon.stories import Story, after_arrival, after_leaving, after_transfer, pick, settle
from dragonhall.games.drakon.view import DrakonView, Note
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import UNKNOWN

PURPOSE: Final = "imagination"
TRIES: Final = 100
"""So many times coins are dealt anew where a rival would hold enough to have won."""


def imagine(position: Position, view: DrakonView, chance: Chance) -> Position:
    """Fill a blank position of the same table so that the view's seat could not tell it from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view can be looked at, not imagined from: imagine from a seat's view")
    _lay_out(position, view)
    _deal_tiles(position, view, view.seat, chance)
    if view.result is None:
        _deal_coins(position, view, view.seat, chance)
    else:
        _open_coins(position, view)
    return position


def _lay_out(position: Position, view: DrakonView) -> None:
    """Everything that the view says outright."""
    edition = position.table.edition
    position.turn = view.turn
    position.active = view.active
    position.lair = {}
    position.edge = {}
    for chamber in view.chambers:
        lair.add(position, cell_at(chamber.x, chamber.y), edition.tile_of[chamber.tile], arrows_of(chamber.arrows))
    position.drakon = NOWHERE if view.drakon is None else cell_at(view.drakon[0], view.drakon[1])
    position.removed = [edition.tile_of[name] for name in view.removed]
    for seat, player in enumerate(view.players):
        position.at[seat] = cell_at(player.x, player.y)
        position.heroes[seat] = edition.hero_of[player.hero] if player.hero else NONE
        position.spent[seat] = position.table.powers and player.hero != "" and player.power == ""
    position.idle = view.idle
    position.met = list(view.met)
    position.controlled = list(view.controlled)
    for step in view.steps:
        cell = NOWHERE if step.x is None or step.y is None else cell_at(step.x, step.y)
        position.steps.append((QUESTIONS.index(step.question), step.seat, step.hero, cell, step.detail))
    for note in view.memory:
        _remember(position, note)
    if view.result is not None:
        position.ending = view.result.ending
        if position.ending not in ("stuck", "endless"):
            position.winner = position.table.team_of[view.result.winners[0]]


def _remember(position: Position, note: Note) -> None:
    """What was not seen may have been any piece: nobody who was there is asked."""
    edition = position.table.edition
    what = NOTES.index(note.what)
    of_tiles = what <= TOOK
    piece = NONE
    if note.piece == UNKNOWN:
        piece = 1 if of_tiles else 0
    elif note.piece:
        piece = edition.tile_of[note.piece] if of_tiles else edition.coin_of[note.piece]
    position.memory.append((what, note.seat, note.other, piece, note.count))
    position.notes_tiles = position.notes_tiles or of_tiles


def _deal_tiles(position: Position, view: DrakonView, me: int, chance: Chance) -> None:
    """Tiles that the seat does not see: in the hands of others and in the pile."""
    edition = position.table.edition
    seats = position.table.seats
    mine = [edition.tile_of[name] for name in view.players[me].hand]
    hidden = edition.copies.copy()
    for chamber in position.lair.values():
        hidden[chamber // 16] -= 1
    for tile in [*position.removed, *mine]:
        hidden[tile] -= 1
    sizes = [0 if seat == me else len(player.hand) for seat, player in enumerate(view.players)] + [view.pile]
    stories = _tile_stories(position, me, sizes, hidden)
    for _ in range(TRIES):
        found = settle(pick(stories, PURPOSE, chance), PURPOSE, chance)
        found[me] = mine
        position.pile = chance.shuffled(found[seats], PURPOSE)
        position.hands = found[:seats]
        if _choose(position, view, me, chance):
            return
    _make_fit(position)


def _tile_stories(position: Position, me: int, sizes: list[int], hidden: list[int]) -> list[Story]:
    """What may have become of tiles that changed hands; sizes are those of now, the pile's last."""
    seats = position.table.seats
    pile = seats
    if not position.notes_tiles:
        return [Story(sizes, hidden)]
    before = hidden.copy()
    first = [0] * (seats + 1)
    first[pile] = sizes[pile]
    for what, seat, other, tile, count in position.memory:
        if what == HELD and seat != me:
            first[seat] = count
        elif what == DREW:
            first[pile] += 1
            before[tile] += seat == me
        elif what == PUT and seat != me:
            before[tile] += 1
        elif what == GOT and seat != me:
            before[tile] -= 1
        elif what == TOOK and me in (seat, other):
            before[tile] += 1 if seat == me else -1
    stories = [Story(first, before)]
    for what, seat, other, tile, _ in position.memory:
        if what == DREW:
            stories = after_leaving(stories, pile, tile, True) if seat == me else after_transfer(stories, pile, seat)
        elif what == PUT and seat != me:
            stories = after_leaving(stories, seat, tile, False)
        elif what == GOT and seat != me:
            stories = after_arrival(stories, seat, tile)
        elif what == TOOK and seat == me:
            stories = after_leaving(stories, other, tile, True)
        elif what == TOOK and other == me:
            stories = after_arrival(stories, seat, tile)
        elif what == TOOK:
            stories = after_transfer(stories, other, seat)
    return stories or [Story(sizes, hidden)]  # the true story was among those that were given up


def _choose(position: Position, view: DrakonView, me: int, chance: Chance) -> bool:
    """The tile that is being placed may be any that fits; false where the hand that was dealt has none."""
    kind, seat, _, cell, _ = position.steps[-1]
    if seat == me and view.chosen:
        choose(position, me, position.table.edition.tile_of[view.chosen])
        return True
    if view.chosen:
        tile = position.hands[seat][chance.below(len(position.hands[seat]), PURPOSE)]
        if kind != WHERE and len(lair.facings(position, tile, cell)) < 2:
            return False
        choose(position, seat, tile)
        return True
    return kind != INSERT or seat == me or bool(insertable(position, seat, cell))


def _make_fit(position: Position) -> None:
    """Where no deal had a tile that fits, one from the pile or another hand is exchanged for the last of the hand."""
    kind, seat, _, cell, _ = position.steps[-1]
    hand = position.hands[seat]
    wanted = 1 if kind == INSERT else 2
    others = [position.pile, *[other for holder, other in enumerate(position.hands) if holder != seat]]
    for place in [hand, *others]:
        for here, tile in enumerate(place):
            if len(lair.facings(position, tile, cell)) >= wanted:
                hand[-1], place[here] = tile, hand[-1]
                position.chosen = NONE if kind == INSERT else tile
                return
    raise ValueError("this view contradicts itself: no tile fits where one is being placed")


def _deal_coins(position: Position, view: DrakonView, me: int, chance: Chance) -> None:
    """Coins that the seat does not see; nobody has enough to have won."""
    table = position.table
    edition = table.edition
    mine = table.team_of[me]
    hoard = table.purses
    rivals = [purse for purse in range(hoard) if purse != mine]
    own = [edition.coin_of[name] for name in view.players[me].coins]
    hidden = edition.minted.copy()
    for coin in own:
        hidden[coin] -= 1
    sizes = [0 if purse == mine else len(view.players[purse].coins) for purse in range(hoard)] + [view.hoard]
    stories = _coin_stories(position, mine, sizes, hidden)
    for _ in range(TRIES):
        found = settle(pick(stories, PURPOSE, chance), PURPOSE, chance)
        found[mine] = own
        position.hoard = found[hoard]
        position.purses = found[:hoard]
        if table.lair or table.by_count:
            return
        if max([position.gold_in(purse) for purse in rivals]) < table.goal:
            return
    for purse in rivals:
        _make_poor(position, position.purses[purse], purse)


def _make_poor(position: Position, coins: list[int], purse: int) -> None:
    """Where no deal left a rival short of the goal, its dearest coins are exchanged for the hoard's cheapest."""
    gold = position.table.edition.gold_of
    coins.sort(key=lambda coin: -gold[coin])
    position.hoard.sort(key=lambda coin: gold[coin])
    for here in range(min(len(coins), len(position.hoard))):
        if position.gold_in(purse) < position.table.goal:
            return
        coins[here], position.hoard[here] = position.hoard[here], coins[here]


def _coin_stories(position: Position, mine: int, sizes: list[int], hidden: list[int]) -> list[Story]:
    """What may have become of coins since the beginning, when all lay in the hoard; sizes are those of now."""
    table = position.table
    hoard = table.purses
    first = [0] * (hoard + 1)
    first[hoard] = sum(table.edition.minted)
    stories = [Story(first, table.edition.minted.copy())]
    for what, seat, other, coin, _ in position.memory:
        if what <= TOOK:
            continue
        purse = table.team_of[seat]
        source, target = (purse, hoard) if what == LOST else (hoard, purse)
        if what == ROBBED:
            source = table.team_of[other]
        if target == mine:
            stories = after_leaving(stories, source, coin, True)
        elif source == mine:
            stories = after_arrival(stories, target, coin)
        else:
            stories = after_transfer(stories, source, target)
    return stories or [Story(sizes, hidden)]  # the true story was among those that were given up


def _open_coins(position: Position, view: DrakonView) -> None:
    """After the end all coins lie open."""
    edition = position.table.edition
    left = edition.minted.copy()
    for seat, player in enumerate(view.players):
        purse = [edition.coin_of[name] for name in player.coins]
        if position.table.team_of[seat] == seat:
            position.purses[seat] = purse
            for coin in purse:
                left[coin] -= 1
    position.hoard = [coin for coin, count in enumerate(left) for _ in range(count)]
