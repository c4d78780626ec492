"""What tokens are worth to a seat by its own knowledge: its own treasure and the numbers of the edition.

What others were seen to get is left out, unless the table shows known treasure: whoever remembers it has an edge that a
screen must not give away. (dg-secret-stash, dg-open-totals) Nothing here decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from dragonhall.games.dragons_gold.actions import COLOURS, NOTHING, Counts, Divide, Offer, Swap
from dragonhall.games.dragons_gold.drafts import (
    Deal,
    DragonsGoldAdvice,
    DragonsGoldDraft,
    GemAdvice,
    Lane,
    Worth,
    shares_of,
)
from dragonhall.games.dragons_gold.edition import BLACK, GEMS, GOLD, RED, SILVER
from dragonhall.games.dragons_gold.rules import judge
from dragonhall.games.dragons_gold.scoring import sets_of
from dragonhall.games.dragons_gold.state import DIVIDE, MARKET, SHARE, Position, Table
from dragonhall.games.dragons_gold.view import DragonsGoldView
from dragonhall.kernel.values import Action, Refusal


def advise(position: Position, view: DragonsGoldView, draft: DragonsGoldDraft) -> DragonsGoldAdvice:
    """The answer to a draft of the view's own seat. `position` is an empty table of the same edition and options."""
    seat = view.seat
    if seat is None:
        return DragonsGoldAdvice()
    table = position.table
    own = view.players[seat].tokens
    mine = None
    refusal = None
    missing: Counts = ()
    sharing = view.sharing
    if sharing is not None and draft.lanes:
        missing = _left(sharing.treasure, [lane.tokens for lane in draft.lanes])
        mine = worth(table, own, _lane_of(seat, draft.lanes))
    elif sharing is not None and draft.piles:
        missing = _left(sharing.treasure, draft.piles)
    elif draft.swap is not None:
        mine = worth(table, own, draft.swap.gets, draft.swap.gives)
    action = _action_of(draft)
    if action is not None and _fits(view, seat, action):
        refusal = _refusal(position, view, seat, action)
    piles = draft.piles or (sharing.piles if sharing is not None else ())
    return DragonsGoldAdvice(
        gems=tuple([_gem(table, view, seat, gem) for gem in GEMS]),
        stash=Worth(round(stash_worth(table, own), 1), _certain(table, own)),
        mine=mine,
        missing=missing,
        piles=tuple([worth(table, own, pile) for pile in piles]),
        offers=_offers(table, view, seat),
        refusal=refusal,
    )


def safe(table: Table, gem: int) -> int:
    """So many gems of a kind that nobody else can have more. (dg-majority)

    Half of them is enough, since who is level gets the full bonus too.
    """
    return max(1, (table.edition.counts[gem] + 1) // 2)


def stash_worth(table: Table, tokens: Sequence[int]) -> float:
    """About what a stash is worth, if nothing is known of the others."""
    found = float(_certain(table, tokens))
    if table.advanced and tokens[BLACK]:
        return found
    for gem in GEMS:
        found += table.majority * min(1.0, tokens[gem] / safe(table, gem))
    return found + sets_of(table, tokens) * table.edition.set_points


def worth(table: Table, own: Sequence[int], gets: Sequence[int], gives: Sequence[int] = NOTHING) -> Worth:
    """What it would be worth to get some tokens and to give others."""
    then = [max(0, have + more - less) for have, more, less in zip(own, gets, gives, strict=True)]
    points = stash_worth(table, then) - stash_worth(table, own)
    return Worth(round(points, 1), _certain(table, then) - _certain(table, own))


def _certain(table: Table, tokens: Sequence[int]) -> int:
    points = table.edition.points
    return sum([tokens[colour] * points[colour] for colour in (SILVER, GOLD, RED)]) + tokens[BLACK] * table.black


def _gem(table: Table, view: DragonsGoldView, seat: int, gem: int) -> GemAdvice:
    rival = -1
    if view.options.get("open_totals") is True:
        rival = max([player.tokens[gem] for number, player in enumerate(view.players) if number != seat])
    own = view.players[seat].tokens[gem]
    return GemAdvice(COLOURS[gem], own, table.edition.counts[gem], safe(table, gem), rival)


def _offers(table: Table, view: DragonsGoldView, seat: int) -> dict[str, Worth]:
    """What every offer and swap on the table is worth to the seat."""
    own = view.players[seat].tokens
    found: dict[str, Worth] = {}
    for offer in view.sharing.offers if view.sharing is not None else ():
        for share in offer.shares:
            if share.seat == seat:
                found[str(offer.offer)] = worth(table, own, share.tokens)
    for swap in view.market.offers if view.market is not None else ():
        if swap.partner == seat:
            found[str(swap.offer)] = worth(table, own, swap.gives, swap.gets)
        elif swap.seat == seat:
            found[str(swap.offer)] = worth(table, own, swap.gets, swap.gives)
    return found


def _lane_of(seat: int, lanes: Sequence[Lane]) -> Counts:
    for lane in lanes:
        if lane.seat == seat:
            return lane.tokens
    return NOTHING


def _left(treasure: Sequence[int], parts: Sequence[Sequence[int]]) -> Counts:
    """The tokens that are in none of the parts."""
    found = list(treasure)
    for part in parts:
        for colour, count in enumerate(part):
            found[colour] -= min(count, found[colour])
    return tuple(found)


def _action_of(draft: DragonsGoldDraft) -> Action | None:
    """What would be done if the draft were finished."""
    if draft.lanes:
        return Offer(shares_of(draft.lanes))
    if draft.piles:
        return Divide(draft.piles)
    if draft.swap is not None:
        return _swap(draft.swap)
    return None


def _swap(deal: Deal) -> Swap:
    return Swap(deal.partner, deal.gives, deal.gets)


def _fits(view: DragonsGoldView, seat: int, action: Action) -> bool:
    """Whether the seat will be asked for such a thing in what is going on now, even if others speak first."""
    if isinstance(action, Swap):
        return view.market is not None and seat not in view.market.done
    if view.sharing is None or seat not in view.sharing.involved:
        return False
    if isinstance(action, Divide):
        return view.question == "divide" and view.sharing.divider == seat
    return view.question == "share"


def _refusal(position: Position, view: DragonsGoldView, seat: int, action: Action) -> Refusal | None:
    """What the judge says, in a position that holds what it looks at, as if it were this seat's word."""
    position.rounds = 0
    position.stash[seat] = list(view.players[seat].tokens)
    if view.market is not None:
        position.steps = [MARKET]
        position.gone = [number in view.market.done for number in range(len(view.players))]
        position.swaps = [(row.offer, row.seat, row.partner, row.gives, row.gets) for row in view.market.offers]
    sharing = view.sharing
    if sharing is not None and view.market is None:
        position.steps = [SHARE if view.question == "share" else DIVIDE]
        position.slot = sharing.slot
        position.involved = list(sharing.involved)
        position.spoil = list(sharing.treasure)
        position.fights[sharing.slot] = [seat]
        for offer in sharing.offers:
            position.offers.append((offer.offer, offer.seat, tuple([share.tokens for share in offer.shares])))
            if offer.open:
                position.standing[offer.seat] = offer.offer
    return judge.refusal(position, seat, action)
