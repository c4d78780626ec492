"""The judge of Dragonwood: why an action is illegal, in the words of a rule. Knows only what the acting seat knows."""

from __future__ import annotations

from dragonhall.games.dragonwood.actions import Attempt, Discard, Keep, Pass, Reload, Reroll
from dragonhall.games.dragonwood.edition import CREATURE, METHOD_NAMES, SPELL, STOMP, STRIKE
from dragonhall.games.dragonwood.rules.attempts import Kit, least_cards
from dragonhall.games.dragonwood.state import LIMIT, OVER, PASS, QUESTIONS, REROLL, THUNDER, TURN, WOUND, Position
from dragonhall.kernel.values import Action, Refusal


def refusal(position: Position, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this now, or None."""
    step = position.steps[-1]
    if step == OVER:
        return Refusal("table-over", "refused")
    if seat not in position.actors():
        several = step in (LIMIT, THUNDER, PASS)
        answered = several and 0 <= seat < position.table.seats and position.picks[seat] != 0
        return Refusal("table-turn", "already-answered" if answered else "not-asked")
    if not _answers(step, action):
        return Refusal("dw-turn", "answer-first", {"question": QUESTIONS[step]})
    if isinstance(action, Attempt):
        return attempt_refusal(position, seat, action)
    if isinstance(action, Discard):
        return _card_refusal(position, seat, action.card)
    if isinstance(action, Pass):
        return _card_refusal(position, seat, action.card)
    if isinstance(action, Reroll) and action.value not in position.dice:
        return Refusal("dw-mushroom", "no-such-die", {"value": action.value})
    return None


def _answers(step: int, action: Action) -> bool:
    if step == TURN:
        return isinstance(action, Reload | Attempt)
    if step == REROLL:
        return isinstance(action, Reroll | Keep)
    if step == PASS:
        return isinstance(action, Pass)
    return step in (WOUND, LIMIT, THUNDER) and isinstance(action, Discard)


def _card_refusal(position: Position, seat: int, name: str) -> Refusal | None:
    edition = position.table.edition
    if name not in edition.card_of or not position.hands[seat] >> edition.card_of[name] & 1:
        return Refusal("dw-play-from-hand", "not-in-hand", {"card": name})
    if position.picks[seat] >> edition.card_of[name] & 1:
        return Refusal("dw-play-from-hand", "twice", {"card": name})
    return None


def attempt_refusal(position: Position, seat: int, action: Attempt) -> Refusal | None:
    """Why this capture may not be tried. (dw-attempt and what it rests on)"""
    table = position.table
    edition = table.edition
    if action.method not in METHOD_NAMES:
        return Refusal("table-action", "garbled")
    method = METHOD_NAMES.index(action.method)
    if method == SPELL and not table.spell:
        return Refusal("dw-spell", "off")
    if action.target not in edition.kind_of or edition.kind_of[action.target] not in position.landscape:
        return Refusal("dw-landscape", "not-there", {"card": action.target})
    target = edition.kind_of[action.target]
    refused = _cards_refusal(position, seat, action) or _using_refusal(position, seat, action, target)
    if refused is not None:
        return refused
    kit = Kit(edition, [edition.kind_of[name] for name in action.using])
    cards = edition.mask_of(action.cards)
    size = len(action.cards) + kit.wilds
    if size == 0:
        return Refusal("dw-card-count", "none")
    if size > edition.most_dice:
        return Refusal("dw-card-count", "too-many", {"count": size, "most": edition.most_dice})
    if method == SPELL:
        return _spell_refusal(position, action, target, cards, kit)
    if not table.sets.fits(method, cards, kit.wilds):
        return _no_set(method)
    if size + kit.extra > edition.most_dice:
        return Refusal("dw-six-dice", "no-room", {"dice": edition.most_dice})
    if len(action.cards) < least_cards(position, seat, target, method, kit):
        return _out_of_reach(position, seat, target, method, size + kit.extra, kit)
    return None


def _cards_refusal(position: Position, seat: int, action: Attempt) -> Refusal | None:
    edition = position.table.edition
    seen: list[str] = []
    for name in action.cards:
        if name not in edition.card_of or not position.hands[seat] >> edition.card_of[name] & 1:
            return Refusal("dw-play-from-hand", "not-in-hand", {"card": name})
        if name in seen:
            return Refusal("dw-play-from-hand", "twice", {"card": name})
        seen.append(name)
    return None


def _using_refusal(position: Position, seat: int, action: Attempt, target: int) -> Refusal | None:
    edition = position.table.edition
    left = position.owned[seat].copy()
    for name in action.using:
        kind = edition.kind_of.get(name, -1)
        if kind not in left:
            return Refusal("dw-own-enhancement", "not-yours", {"card": name})
        if not edition.once[kind]:
            return Refusal("dw-permanent", "always-counts", {"card": name})
        left.remove(kind)
    if action.using and edition.type_of[target] != CREATURE:
        return Refusal("dw-no-enhancement-on-enhancement", "refused")
    return None


def _no_set(method: int) -> Refusal:
    if method == STRIKE:
        return Refusal("dw-strike", "not-a-run")
    return Refusal("dw-stomp", "not-one-number") if method == STOMP else Refusal("dw-scream", "not-one-suit")


def _spell_refusal(position: Position, action: Attempt, target: int, cards: int, kit: Kit) -> Refusal | None:
    edition = position.table.edition
    size = len(action.cards) + kit.wilds
    if not edition.dragon[target]:
        return Refusal("dw-spell", "not-a-dragon", {"card": action.target})
    if size != edition.spell_cards:
        return Refusal("dw-spell", "not-three", {"count": size, "need": edition.spell_cards})
    sets = position.table.sets
    if not sets.fits(SPELL, cards, kit.wilds):
        return Refusal("dw-spell", "not-one-suit-run")
    if edition.spell_dice + kit.extra > edition.most_dice:
        return Refusal("dw-six-dice", "no-room", {"dice": edition.most_dice})
    if least_cards(position, position.active, target, SPELL, kit) > edition.most_dice:
        return _out_of_reach(position, position.active, target, SPELL, edition.spell_dice + kit.extra, kit)
    return None


def _out_of_reach(position: Position, seat: int, target: int, method: int, dice: int, kit: Kit) -> Refusal:
    """ "This needs 13 on a strike; three dice make at most 12." (dw-strength)"""
    edition = position.table.edition
    bonus = 0
    if edition.type_of[target] == CREATURE:
        bonus = position.adds[4 * seat + method] + kit.adds[method]
    return Refusal(
        "dw-strength",
        "out-of-reach",
        {
            "needed": edition.value_of[target][method],
            "method": METHOD_NAMES[method],
            "dice": dice,
            "most": dice * edition.most_face + bonus,
            "bonus": bonus,
        },
    )
