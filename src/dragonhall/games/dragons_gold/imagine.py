"""From a view to a full state that fits it: drawn as likely as counting says.

Dragons in the pile, and magic objects that the seat has not seen, are in any order with equal chance. Colours of tokens
that were stolen unseen are drawn theft by theft, in order: at random from the stash as it then was, or, where somebody
chose, any colour there with equal chance; only colours that leave all that was seen later possible are drawn.

Approximations, by name. *Weighed samples*: where something seen later speaks for some colours, one of `SAMPLES` drawn
histories is taken, by the weight of what each rests on, instead of one from all histories. *One pile of objects*: where
used objects were shuffled again, which no published edition comes to, old and new ones are not told apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dragonhall.games.dragons_gold.actions import COLOURS
from dragonhall.games.dragons_gold.edition import Edition
from dragonhall.games.dragons_gold.histories import PURPOSE, History
from dragonhall.games.dragons_gold.notes import Got, Note, Saw, Showed, Stole, Traded
from dragonhall.games.dragons_gold.state import (
    AFTER,
    BEFORE,
    CHOOSE,
    DIVIDE,
    DIVISION,
    END,
    FAILED,
    FALL,
    KILL,
    LOOT,
    MARKET,
    NONE,
    OCCASIONS,
    OVER,
    PLAYED,
    QUESTIONS,
    ROBBED,
    SETTLEMENT,
    SHARE,
    TAKING,
    THEFTS,
    TURN,
    VICTIM,
    Position,
    fighter,
)
from dragonhall.games.dragons_gold.view import DragonsGoldView, ObjectView, SharingView
from dragonhall.kernel.chance import Chance

SAMPLES: Final = 8
"""How many histories are drawn where what was seen later speaks for some of them."""

_STAGES: Final = {
    BEFORE: DIVISION,
    SHARE: SETTLEMENT,
    DIVIDE: SETTLEMENT,
    CHOOSE: SETTLEMENT,
    AFTER: TAKING,
    FAILED: TAKING,
    VICTIM: THEFTS,
    ROBBED: THEFTS,
    LOOT: THEFTS,
}
"""What comes next in the kill under way, by the step that asks."""


def imagine(position: Position, view: DragonsGoldView, chance: Chance) -> Position:
    """Fill a blank position of the same table so that the view's seat could not tell it from the true one."""
    if view.seat is None:
        raise ValueError("a spectator's view can be looked at, not imagined from: imagine from a seat's view")
    _lay_out(position, view)
    _lay_out_kill(position, view)
    _lay_out_steps(position, view)
    edition = position.table.edition
    position.pile = chance.shuffled([edition.dragon_of[name] for name in view.unseen], PURPOSE)
    _deal_objects(position, view, chance)
    _fill_stashes(position, view, chance)
    return position


def _lay_out(position: Position, view: DragonsGoldView) -> None:
    """What lies open."""
    edition = position.table.edition
    position.turn = view.turn
    position.active = view.active
    position.asked = view.asked
    position.sent = view.sent
    position.skipped = view.skipped
    position.until_market = view.until_market
    position.offers_made = view.offers_made
    position.sword = view.sword
    position.bag = list(view.bag)
    position.in_bag = sum(view.bag)
    position.lost = list(view.lost)
    position.slain = [edition.dragon_of[name] for name in view.slain]
    position.laid_out = len(edition.dragons) - view.pile
    for seat, player in enumerate(view.players):
        position.ready[seat] = _mask(edition, player.ready)
        position.resting[seat] = _mask(edition, player.resting)
    for slot, dragon in enumerate(view.dragons):
        if dragon is None:
            continue
        position.lying[slot] = edition.dragon_of[dragon.dragon]
        position.strength[slot] = dragon.strength
        position.attack[slot] = dragon.attack
        position.treasure[slot] = list(dragon.treasure)
        position.hidden[slot] = dragon.hidden
        position.ages[slot] = dragon.age
        for attacker in dragon.attackers:
            number = edition.adventurer_of[attacker.adventurer]
            position.fights[slot].append(fighter(attacker.seat, number, attacker.attack - edition.attacks[number]))
    if view.result is not None:
        position.ending = view.result.ending


def _mask(edition: Edition, names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << edition.adventurer_of[name]
    return mask


def _step_of(view: DragonsGoldView) -> int:
    if view.question == "object":
        return OCCASIONS.index(view.occasion)
    return QUESTIONS.index(view.question)


def _lay_out_kill(position: Position, view: DragonsGoldView) -> None:
    """A dragon that is being settled, and what is said or done about its treasure."""
    step = _step_of(view)
    slot = NONE
    sharing = view.sharing
    if sharing is not None:
        slot = position.slot = sharing.slot
        position.involved = list(sharing.involved)
        position.wizard = sharing.wizard
        position.magic = sharing.magic
        position.thieves = list(sharing.thieves)
        position.thief = sharing.thief
        position.victim = sharing.victim
        position.helped = sharing.helped
        position.chooser = view.actors[0] if step == LOOT else NONE
        position.shares = [share.tokens for share in sharing.shares]
        position.piles = list(sharing.piles)
        position.chosen = list(sharing.chosen)
        position.choosers = list(sharing.choosers)
        interrupted = step == PLAYED and view.within == OCCASIONS[FAILED]
        position.failed = step == FAILED or interrupted
        if position.failed:
            position.dropped = list(sharing.treasure)
        else:
            position.spoil = list(sharing.treasure)
        if step == SHARE:
            _lay_out_talk(position, sharing)
    if view.market is not None:
        position.swaps = [(row.offer, row.seat, row.partner, row.gives, row.gets) for row in view.market.offers]
        position.gone = [seat in view.market.done for seat in range(len(view.players))]
        position.spoken = view.market.spoken
        position.rounds = view.market.rounds
    position.seconds = int(view.deadline or 0)
    for each, dragon in enumerate(view.dragons):
        if dragon is not None and each != slot and dragon.attack >= dragon.strength:
            position.dying.append(each)


def _lay_out_talk(position: Position, sharing: SharingView) -> None:
    for offer in sharing.offers:
        position.offers.append((offer.offer, offer.seat, tuple([share.tokens for share in offer.shares])))
        if offer.open:
            position.standing[offer.seat] = offer.offer
        for seat in offer.accepted:
            position.backs[seat] = offer.offer
    for seat in sharing.stopping:
        position.stopping[seat] = True
    position.spoken = sharing.spoken
    position.rounds = sharing.rounds
    position.stretched = sharing.stretched


def _lay_out_steps(position: Position, view: DragonsGoldView) -> None:
    """The stack of unfinished business: the turn, a kill in it, and what is asked now."""
    step = _step_of(view)
    if step == OVER:
        position.steps = [OVER]
        return
    position.steps = [END if view.sent else TURN]
    if step == PLAYED and view.played is not None:
        position.asking = list(view.then_ask)
        position.countering = list(view.to_ask)
        _aim(position, view.played)
        if view.within:
            interrupted = OCCASIONS.index(view.within)
            position.stage = _STAGES[interrupted]
            position.steps += [KILL, interrupted]
        position.steps.append(PLAYED)
        return
    position.asking = list(view.to_ask)
    if step in _STAGES:
        position.stage = _STAGES[step]
        position.steps += [KILL, step]
    elif step == MARKET:
        position.stage = FALL
        position.steps += [KILL, MARKET] if position.dying else [MARKET]


def _aim(position: Position, played: ObjectView) -> None:
    edition = position.table.edition
    position.played = edition.object_of[played.card]
    position.player = played.seat
    position.aims = [position.lying.index(edition.dragon_of[name]) for name in played.dragons] + list(played.seats)
    if played.adventurer:
        position.aims.append(edition.adventurer_of[played.adventurer])
    if played.token:
        position.aims.append(COLOURS.index(played.token))


def _deal_objects(position: Position, view: DragonsGoldView, chance: Chance) -> None:
    """Every object that is neither used nor the seat's own lies in any hand or in the pile."""
    edition = position.table.edition
    position.used = [edition.object_of[name] for name in view.used]
    if not position.table.objects:
        return
    left = edition.copies.copy()
    for kind in position.used:
        left[kind] -= 1
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            position.hands[seat] = sorted([edition.object_of[name] for name in player.objects])
            for kind in position.hands[seat]:
                left[kind] -= 1
    unseen = chance.shuffled([kind for kind, count in enumerate(left) for _ in range(count)], PURPOSE)
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            count = len(player.objects)
            position.hands[seat] = sorted(unseen[:count])
            unseen = unseen[count:]
    position.objects = unseen


def _fill_stashes(position: Position, view: DragonsGoldView, chance: Chance) -> None:
    """Who has which tokens: known, or one of the histories of the thefts."""
    if not view.memory:
        for seat, player in enumerate(view.players):
            position.stash[seat] = list(player.tokens)
            position.notes.append(Got(seat, player.tokens))
        return
    position.stolen = True
    found: list[History] = []
    for _ in range(SAMPLES if _says_something(view.memory, view.seat) else 1):
        history = History(view.memory, view.seat, position.table.seats)
        history.draw(chance)
        found.append(history)
    best = _by_weight(found, chance)
    position.stash = best.stashes
    position.notes = best.notes
    if view.result is not None:
        position.stash = [list(player.tokens) for player in view.players]


def _says_something(memory: Sequence[Note], seat: int | None) -> bool:
    """Whether anything that the seat saw after an unseen theft speaks for what was stolen."""
    unseen = False
    for note in memory:
        if isinstance(note, Stole):
            unseen = unseen or note.colour < 0
            if unseen and note.colour >= 0 and note.thief == seat:
                return True
        elif unseen and (isinstance(note, Showed | Traded) or (isinstance(note, Saw) and bool(note.tokens))):
            return True
    return False


def _by_weight(found: list[History], chance: Chance) -> History:
    """One of the histories, as often as its weight says."""
    if len(found) == 1:
        return found[0]
    total = sum([history.weight for history in found])
    mark = chance.below(1 << 30, PURPOSE) / (1 << 30) * total
    for history in found:
        mark -= history.weight
        if mark < 0:
            return history
    return found[-1]
