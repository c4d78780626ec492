"""The judge of Dragonrealm: why an action is illegal, in the words of a rule. Knows only what the acting seat knows."""

from __future__ import annotations

from dragonhall.games.dragonrealm.actions import (
    METHODS,
    Buy,
    Call,
    Discard,
    Draw,
    EndTurn,
    Explore,
    Keep,
    Pass,
    Reroll,
    Stand,
)
from dragonhall.games.dragonrealm.edition import SEARCH, SNEAK
from dragonhall.games.dragonrealm.rules.alley import can_pay
from dragonhall.games.dragonrealm.rules.cards import owed
from dragonhall.games.dragonrealm.rules.explores import fits, has_room, helps
from dragonhall.games.dragonrealm.rules.rolls import ready, rerolls
from dragonhall.games.dragonrealm.state import (
    ALLEY,
    KEEP,
    LIMIT,
    OVER,
    PASS,
    REST,
    ROLL,
    STEP_NAMES,
    SWAMP,
    TURN,
    Position,
    kind_of,
)
from dragonhall.kernel.values import Action, Refusal


def refusal(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now, or None."""
    step = position.step
    if step == OVER:
        return Refusal("table-over", "refused")
    asked = position.waiting if step in (KEEP, PASS) else [position.asked_seat]
    if seat not in asked:
        answered = step in (KEEP, PASS) and 0 <= seat < position.table.seats and position.picks[seat] != 0
        return Refusal("table-turn", "already-answered" if answered else "not-asked")
    if not _answers(step, action):
        if step == TURN and isinstance(action, EndTurn):
            return Refusal("dr-turn", "no-pass")
        return Refusal("dr-turn", "answer-first", {"question": STEP_NAMES[step]})
    if isinstance(action, Explore):
        return explore_refusal(position, seat, action)
    if isinstance(action, Draw):
        return _draw_refusal(position, action)
    if isinstance(action, Buy):
        return buy_refusal(position, seat, action)
    if isinstance(action, Call):
        return _call_refusal(position, seat, action)
    if isinstance(action, Reroll):
        return _reroll_refusal(position, action)
    if isinstance(action, Discard):
        return _cards_refusal(position, seat, (action.card,))
    if isinstance(action, Pass):
        return _pass_refusal(position, seat, action)
    return _keep_refusal(position, seat, action) if isinstance(action, Keep) else None


def _answers(step: int, action: Action) -> bool:
    if step == TURN:
        return isinstance(action, Draw | Explore | Buy)
    if step == REST:
        return isinstance(action, Draw)
    if step == ROLL:
        return isinstance(action, Reroll | Call | Stand | Buy)
    if step == ALLEY:
        return isinstance(action, Buy | EndTurn)
    if step in (LIMIT, SWAMP):
        return isinstance(action, Discard)
    return isinstance(action, Pass) if step == PASS else isinstance(action, Keep)


def _cards_refusal(position: Position, seat: int, cards: tuple[str, ...]) -> Refusal | None:
    """Cards must be in the hand, each named once. (dr-play-from-hand)"""
    edition = position.table.edition
    seen: list[str] = []
    for name in cards:
        if name not in edition.card_of or not position.hands[seat] >> edition.card_of[name] & 1:
            return Refusal("dr-play-from-hand", "not-in-hand", {"card": name})
        if name in seen:
            return Refusal("dr-play-from-hand", "twice", {"card": name})
        seen.append(name)
    return None


def _keep_refusal(position: Position, seat: int, action: Keep) -> Refusal | None:
    edition = position.table.edition
    seen: list[str] = []
    for name in action.cards:
        if edition.enhancement_of.get(name, -1) not in position.offered[seat]:
            return Refusal("dr-first-enhancements", "not-dealt", {"card": name})
        if name in seen:
            return Refusal("dr-first-enhancements", "twice", {"card": name})
        seen.append(name)
    levels = [edition.enhancement_level[edition.enhancement_of[name]] for name in action.cards]
    if levels not in ([1] * edition.keep[0], [2] * edition.keep[1]):
        return Refusal("dr-first-enhancements", "levels", {"ones": edition.keep[0], "twos": edition.keep[1]})
    return None


def _draw_refusal(position: Position, action: Draw) -> Refusal | None:
    edition = position.table.edition
    if action.card and edition.card_of.get(action.card, -2) not in position.face_up:
        return Refusal("dr-take-face-up", "not-there", {"card": action.card})
    return None


def _pass_refusal(position: Position, seat: int, action: Pass) -> Refusal | None:
    refused = _cards_refusal(position, seat, action.cards)
    need = owed(position, seat)
    if refused is None and len(action.cards) != need:
        return Refusal("dr-rockslide-choice", "count", {"need": need})
    return refused


def explore_refusal(position: Position, seat: int, action: Explore) -> Refusal | None:
    """Why this exploration may not be tried. (dr-explore and what it rests on)"""
    table = position.table
    edition = table.edition
    if action.method not in METHODS:
        return Refusal("table-action", "garbled")
    method = METHODS.index(action.method)
    target = edition.location_of.get(action.location, -1)
    if target not in position.row:
        return Refusal("dr-row", "not-there", {"card": action.location})
    if not has_room(position, seat, target):
        return Refusal("dr-cave-of-bats", "full", {"card": action.location, "most": edition.most_there[target]})
    refused = _cards_refusal(position, seat, action.cards) or _using_refusal(position, seat, action, method)
    if refused is not None:
        return refused
    size = len(action.cards)
    if size == 0:
        return Refusal("dr-card-count", "none")
    if size > edition.most_dice:
        return Refusal("dr-card-count", "too-many", {"count": size, "most": edition.most_dice})
    cards = edition.mask_of(action.cards)
    extra, wilds = 0, 0
    for name in action.using:
        extra += edition.extra_dice[edition.enhancement_of[name]]
        wilds += edition.wilds[edition.enhancement_of[name]]
    if wilds > size or not fits(table.sets, method, cards, wilds):
        return _no_set(method)
    if wilds and fits(table.sets, method, cards, wilds - 1):
        return Refusal("dr-mask", "not-needed")
    if size + extra > edition.most_dice:
        return Refusal("dr-six-dice", "no-room", {"dice": edition.most_dice})
    return None


def _using_refusal(position: Position, seat: int, action: Explore, method: int) -> Refusal | None:
    edition = position.table.edition
    owned = [kind_of(card) for card in position.owned[seat]]
    seen: list[str] = []
    for name in action.using:
        kind = edition.enhancement_of.get(name, -1)
        if kind not in owned:
            return Refusal("dr-own-enhancement", "not-yours", {"card": name})
        if name in seen:
            return Refusal("dr-own-enhancement", "twice", {"card": name})
        if not edition.once[kind]:
            return Refusal("dr-permanent", "always-counts", {"card": name})
        if not helps(edition, kind, method):
            return Refusal("dr-roll-bonus", "wrong-way", {"card": name, "method": action.method})
        seen.append(name)
    return None


def _no_set(method: int) -> Refusal:
    if method == SNEAK:
        return Refusal("dr-sneak", "not-a-run")
    return Refusal("dr-search", "not-one-number") if method == SEARCH else Refusal("dr-storm", "not-one-suit")


def _reroll_refusal(position: Position, action: Reroll) -> Refusal | None:
    if not may_reroll(position):
        return Refusal("dr-socks", "not-now")
    if action.value not in position.dice:
        return Refusal("dr-socks", "no-such-die", {"value": action.value})
    return None


def may_reroll(position: Position) -> bool:
    """Whether the acting seat may roll a die again: after a roll that is too low, once. (dr-socks)"""
    if position.rerolled or position.total >= position.needed:
        return False
    return bool(rerolls(position, position.active))


def _call_refusal(position: Position, seat: int, action: Call) -> Refusal | None:
    edition = position.table.edition
    if position.table.alley:
        return Refusal("dr-academy", "not-here")
    if edition.no_academy[position.target]:
        return Refusal("dr-dungeon", "no-help", {"card": edition.locations[position.target]})
    if action.count < 1:
        return Refusal("dr-academy", "none")
    if action.count > ready(position, seat):
        return Refusal("dr-academy", "too-many", {"have": ready(position, seat)})
    return None


def buy_refusal(position: Position, seat: int, action: Buy) -> Refusal | None:
    """Why this purchase cannot be made. (dr-alley-buy, dr-alley-sold-out)"""
    edition = position.table.edition
    if not position.table.alley:
        return Refusal("dr-alley", "not-here")
    if action.level not in (1, 2):
        return Refusal("dr-alley-buy", "level", {"level": action.level})
    have = position.centre[seat]
    if have < edition.alley_adventurers:
        return Refusal("dr-alley-buy", "adventurers", {"need": edition.alley_adventurers, "have": have})
    if position.left_in_store(action.level) == 0:
        return Refusal("dr-alley-sold-out", "level", {"level": action.level})
    if action.level == 1:
        refused = _cards_refusal(position, seat, action.cards)
        if refused is None and len(action.cards) != edition.alley_cards:
            return Refusal("dr-alley-buy", "price", {"need": edition.alley_cards})
        for name in action.cards if refused is None else ():
            if not can_pay(position, seat) >> edition.card_of[name] & 1:
                return Refusal("dr-alley-buy", "played", {"card": name})
        return refused
    if action.cards:
        return Refusal("dr-alley-buy", "no-cards")
    if position.coins[seat] < edition.alley_coins:
        return Refusal("dr-alley-buy", "coins", {"need": edition.alley_coins, "have": position.coins[seat]})
    return None
