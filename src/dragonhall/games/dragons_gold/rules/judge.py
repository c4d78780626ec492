"""The judge of Dragon's Gold: why an action is illegal, in the words of a rule. Knows only what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence

from dragonhall.games.dragons_gold.actions import (
    COLOURS,
    Accept,
    Agree,
    BreakOff,
    Choose,
    Counts,
    Decline,
    Divide,
    Done,
    Offer,
    Pass,
    Play,
    Rob,
    Send,
    Share,
    Show,
    Swap,
    Take,
    Unaccept,
    Withdraw,
    tokens,
)
from dragonhall.games.dragons_gold.edition import (
    ADD_ATTACK,
    ADD_SECONDS,
    CALL_BACK,
    DRAW_HIDDEN,
    SWAP_DRAGONS,
    SWAP_SHARES,
    TAKE_FIRST,
    WEAKEN_DRAGON,
)
from dragonhall.games.dragons_gold.rules import market, objects, thefts
from dragonhall.games.dragons_gold.state import (
    AFTER,
    BEFORE,
    CHOOSE,
    DIVIDE,
    FAILED,
    LOOT,
    MARKET,
    NONE,
    OVER,
    PLAYED,
    QUESTIONS,
    ROBBED,
    SHARE,
    TURN,
    VICTIM,
    Position,
)
from dragonhall.kernel.values import UNKNOWN, Action, Refusal

GARBLED = Refusal("table-action", "garbled")


def refusal(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now, or None."""
    step = position.steps[-1]
    if step == OVER:
        return Refusal("table-over", "refused")
    if seat not in position.actors():
        if step == MARKET and 0 <= seat < position.table.seats and position.gone[seat]:
            return Refusal("dg-market-closes", "done")
        return Refusal("table-turn", "not-asked")
    if isinstance(action, Play):
        return _play_refusal(position, seat, action)
    if not _answers(step, action):
        return Refusal("dg-turn", "answer-first", {"question": QUESTIONS[step]})
    if isinstance(action, Send):
        return _send_refusal(position, seat, action)
    if step == SHARE:
        return _talk_refusal(position, seat, action)
    if step == MARKET:
        return _market_refusal(position, seat, action)
    if isinstance(action, Pass):
        return Refusal("dg-must-attack", "no-pass") if position.ready[seat] else None
    if isinstance(action, Divide):
        if len(action.piles) != len(position.involved):
            return Refusal("dg-divide-and-choose", "piles", {"count": len(position.involved)})
        return _division_refusal(position, action.piles)
    if isinstance(action, Choose):
        if not 1 <= action.pile <= len(position.chosen) or position.chosen[action.pile - 1] != NONE:
            return Refusal("dg-divide-and-choose", "taken")
        return None
    if isinstance(action, Rob):
        return None if action.victim in thefts.victims(position) else Refusal("dg-victim", "not-there")
    if isinstance(action, Take):
        return _loot_refusal(position, seat, action)
    return None


def _answers(step: int, action: Action) -> bool:
    if step == TURN:
        return isinstance(action, Send | Pass)
    if step == SHARE:
        return isinstance(action, Offer | Accept | Unaccept | Withdraw | BreakOff | Pass)
    if step == DIVIDE:
        return isinstance(action, Divide)
    if step == CHOOSE:
        return isinstance(action, Choose)
    if step == VICTIM:
        return isinstance(action, Rob)
    if step == LOOT:
        return isinstance(action, Take)
    if step == MARKET:
        return isinstance(action, Swap | Agree | Withdraw | Show | Done | Pass)
    return step in (BEFORE, AFTER, FAILED, ROBBED, PLAYED) and isinstance(action, Decline)


def _send_refusal(position: Position, seat: int, action: Send) -> Refusal | None:
    """Why this adventurer may not attack this dragon. (dg-ready, dg-attack)"""
    edition = position.table.edition
    number = edition.adventurer_of.get(action.adventurer, NONE)
    if number == NONE:
        return Refusal("dg-ready", "unknown")
    if not position.ready[seat] >> number & 1:
        rests = position.resting[seat] >> number & 1
        return Refusal("dg-ready", "resting" if rests else "fighting", {"card": action.adventurer})
    if objects.slot_of(position, action.dragon) == NONE:
        return Refusal("dg-attack", "not-there", {"target": action.dragon})
    if position.sword and not objects.is_knight(position, number):
        return Refusal("dg-enchanted-sword", "not-a-knight", {"card": action.adventurer})
    return None


def well_counted(counts: Counts) -> bool:
    """Whether these are counts of tokens."""
    return len(counts) == len(COLOURS) and min(counts) >= 0


def covers(stash: Sequence[int], counts: Counts) -> bool:
    """Whether there are so many tokens."""
    return all(count <= there for count, there in zip(counts, stash, strict=True))


def beyond(stash: Sequence[int], counts: Sequence[int]) -> tuple[str, ...]:
    """The tokens that are not there, by name."""
    return tokens([max(0, count - there) for count, there in zip(counts, stash, strict=True)])


def _division_refusal(position: Position, shares: Sequence[Counts]) -> Refusal | None:
    """Why these shares do not divide the treasure: every token to exactly one seat. (dg-every-token)"""
    if not all(well_counted(share) for share in shares):
        return Refusal("dg-no-luck", "garbled")
    given = [sum([share[colour] for share in shares]) for colour in range(len(COLOURS))]
    over = [max(0, count - there) for count, there in zip(given, position.spoil, strict=True)]
    if any(over):
        return Refusal("dg-this-treasure-only", "too-many", {"cards": _shown(over)})
    left = beyond(given, position.spoil)
    return Refusal("dg-every-token", "left-over", {"cards": left}) if left else None


def _shown(counts: Sequence[int]) -> tuple[str, ...]:
    """Tokens by name, not more than there could ever be: a garbled offer may count thousands."""
    return tokens([min(count, 100) for count in counts])


def _talk_refusal(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why this cannot be said in the negotiation. (dg-proposal, dg-acceptance)"""
    standing = position.standing
    if isinstance(action, Offer):
        return _offer_refusal(position, action)
    if isinstance(action, Accept):
        if action.offer < 1 or action.offer not in standing:
            return Refusal("dg-acceptance", "no-offer")
        return Refusal("dg-acceptance", "already") if position.backs[seat] == action.offer else None
    if isinstance(action, Unaccept):
        agreed = action.offer > 0 and position.backs[seat] == action.offer
        return None if agreed else Refusal("dg-acceptance", "not-yet")
    if isinstance(action, Withdraw):
        own = action.offer > 0 and standing[seat] == action.offer
        return None if own else Refusal("dg-proposal", "not-yours")
    if isinstance(action, BreakOff):
        return Refusal("dg-end-early", "already") if position.stopping[seat] else None
    return None if position.rounds else Refusal("dg-time-limits", "no-pass")


def _offer_refusal(position: Position, action: Offer) -> Refusal | None:
    """Why this is no division among those involved. (dg-who-shares, dg-every-token, dg-this-treasure-only)"""
    seats = [share.seat for share in action.shares]
    for seat in seats:
        if seat not in position.involved:
            return Refusal("dg-who-shares", "outsider")
    if sorted(seats) != position.involved:
        return Refusal("dg-no-luck", "garbled")
    shares = [share.tokens for share in sorted(action.shares, key=_by_seat)]
    refused = _division_refusal(position, shares)
    if refused is not None:
        return refused
    for number, maker, made in position.offers:
        if position.standing[maker] == number and list(made) == shares:
            return Refusal("dg-proposal", "same")
    return None


def _by_seat(share: Share) -> int:
    return share.seat


def _loot_refusal(position: Position, seat: int, action: Take) -> Refusal | None:
    """Why this token cannot be taken. (dg-thief-with-wizard)"""
    if action.token == UNKNOWN and seat == position.thief:
        return None
    colour = COLOURS.index(action.token) if action.token in COLOURS else NONE
    if colour == NONE or not position.stash[position.victim][colour]:
        return Refusal("dg-thief-with-wizard", "not-there", {"card": action.token})
    return None


def _market_refusal(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why this cannot be done at the market. (dg-swap, dg-show)"""
    stash = position.stash[seat]
    if isinstance(action, Swap):
        return _swap_refusal(position, seat, action)
    if isinstance(action, Show):
        if not well_counted(action.tokens):
            return GARBLED
        if not sum(action.tokens):
            return Refusal("dg-show", "nothing")
        if not covers(stash, action.tokens):
            return Refusal("dg-show", "not-yours", {"cards": _lacks(stash, action.tokens)})
        return None
    if isinstance(action, Agree | Withdraw):
        row = market.swap_of(position, action.offer)
        if row is None or (row[2] if isinstance(action, Agree) else row[1]) != seat:
            return Refusal("dg-swap", "no-offer")
        if isinstance(action, Agree) and not covers(stash, row[4]):
            return Refusal("dg-swap", "cannot-pay", {"cards": _lacks(stash, row[4])})
        return None
    if isinstance(action, Pass):
        return None if position.rounds else Refusal("dg-time-limits", "no-pass")
    return None


def _lacks(stash: Sequence[int], counts: Counts) -> tuple[str, ...]:
    return _shown([max(0, count - there) for count, there in zip(counts, stash, strict=True)])


def _swap_refusal(position: Position, seat: int, action: Swap) -> Refusal | None:
    """Why this swap cannot be proposed; whether the partner can pay is seen when it answers. (dg-swap-fair)"""
    if not well_counted(action.gives) or not well_counted(action.gets):
        return GARBLED
    if not 0 <= action.partner < position.table.seats:
        return Refusal("table-seat", "unknown", {"seat": str(action.partner)})
    if action.partner == seat:
        return Refusal("dg-swap", "yourself")
    if position.gone[action.partner]:
        return Refusal("dg-swap", "gone")
    if not sum(action.gives) or not sum(action.gets):
        return Refusal("dg-swap-fair", "both-sides")
    if not covers(position.stash[seat], action.gives):
        return Refusal("dg-swap", "not-yours", {"cards": _lacks(position.stash[seat], action.gives)})
    for row in position.swaps:
        if row[1] == seat and row[2] == action.partner and row[3] == action.gives and row[4] == action.gets:
            return Refusal("dg-swap", "same")
    return None


def _play_refusal(position: Position, seat: int, action: Play) -> Refusal | None:
    """Why this magic object cannot be used so now. (dg-object-once and each object's own rule)"""
    table = position.table
    if not table.objects:
        return Refusal("dg-objects", "off")
    kind = table.edition.object_of.get(action.card, NONE)
    if kind == NONE or kind not in position.hands[seat]:
        return Refusal("dg-object-once", "not-yours", {"card": action.card})
    effect = table.edition.effects[kind]
    if objects.MOMENTS[effect] != position.steps[-1]:
        return Refusal("dg-object-once", "not-now", {"card": action.card})
    if action in objects.plays(position, seat):
        return None
    return _aim_refusal(position, seat, effect, action)


def _aim_refusal(position: Position, seat: int, effect: int, action: Play) -> Refusal:
    """What is wrong with what the object is aimed at."""
    if effect == SWAP_SHARES and not (action.dragons or action.adventurer or action.token):
        return Refusal("dg-ring-of-confusion", "targets")
    if effect == SWAP_DRAGONS and not (action.seats or action.adventurer or action.token):
        return Refusal("dg-exchange-powder", "targets")
    if effect == TAKE_FIRST and action.token:
        return Refusal("dg-invisible-hand", "not-there", {"card": action.token})
    if effect == CALL_BACK and action.adventurer:
        return Refusal("dg-recall-horn", "not-fighting", {"card": action.adventurer})
    if effect == ADD_ATTACK and not (action.dragons or action.seats or action.adventurer or action.token):
        return Refusal("dg-enchanted-sword", "no-knight")
    if effect == ADD_SECONDS and position.stretched:
        return Refusal("dg-patient-hourglass", "once")
    if effect in (WEAKEN_DRAGON, DRAW_HIDDEN) and len(action.dragons) == 1:
        target = action.dragons[0]
        if objects.slot_of(position, target) == NONE:
            return Refusal("dg-attack", "not-there", {"target": target})
        if effect == DRAW_HIDDEN:
            return Refusal("dg-scrying-orb", "nothing-hidden", {"target": target})
    return GARBLED
