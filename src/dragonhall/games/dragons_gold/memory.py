"""What follows from the notes: how much is known of each stash, and whether a history of tokens is possible."""

from __future__ import annotations

from typing import TypeAlias

from dragonhall.games.dragons_gold.notes import Got, Saw, Showed, Stole, Traded
from dragonhall.games.dragons_gold.state import OVER, Position
from dragonhall.kernel.values import Audience

Knowledge: TypeAlias = tuple[list[int], int, int]
"""Of one stash: tokens seen going in and not coming out, how many were stolen unseen from it, and by it."""


class _Stash:
    """One stash as an audience knows it."""

    def __init__(self) -> None:
        self.tokens: list[int] = [0] * 9
        self.gone: int = 0
        self.came: int = 0

    def lose(self, colour: int, count: int) -> None:
        """Tokens of a colour come out: those seen going in first, then some that came unseen."""
        seen = min(count, self.tokens[colour])
        self.tokens[colour] -= seen
        self.came -= count - seen

    def show(self, colour: int, count: int) -> None:
        """So many tokens of a colour are seen: those not known of came unseen."""
        more = count - self.tokens[colour]
        if more > 0:
            self.tokens[colour] = count
            self.came -= more


def known_of(position: Position, audience: Audience) -> list[Knowledge]:
    """What an audience knows of every stash. All of it at the end, and as long as it saw all that was stolen."""
    everything: list[Knowledge] = [(stash, 0, 0) for stash in position.stash]
    if not position.stolen or position.steps[-1] == OVER:
        return everything
    stashes = [_Stash() for _ in position.stash]
    for note in position.notes:
        if isinstance(note, Got):
            mine = stashes[note.seat].tokens
            for colour, count in enumerate(note.tokens):
                mine[colour] += count
        elif isinstance(note, Stole):
            thief, victim = stashes[note.thief], stashes[note.victim]
            if audience == note.thief or audience == note.victim:
                victim.lose(note.colour, 1)
                thief.tokens[note.colour] += 1
            else:
                victim.gone += 1
                thief.came += 1
        elif isinstance(note, Saw):
            if audience == note.thief:
                victim = stashes[note.victim]
                victim.tokens = list(note.tokens)
                victim.gone = victim.came = 0
        elif isinstance(note, Showed):
            for colour, count in enumerate(note.tokens):
                stashes[note.seat].show(colour, count)
        elif isinstance(note, Traded):
            one, other = stashes[note.seat], stashes[note.partner]
            for colour in range(9):
                one.lose(colour, note.gives[colour])
                other.lose(colour, note.gets[colour])
            for colour in range(9):
                one.tokens[colour] += note.gets[colour]
                other.tokens[colour] += note.gives[colour]
    found = [(stash.tokens, stash.gone, stash.came) for stash in stashes]
    if audience is not None:
        found[audience] = everything[audience]
    return found


def adds_up(position: Position) -> bool:
    """Whether the notes, colours of stolen tokens included, never take what is not there, and lead to the stashes."""
    stashes = [[0] * 9 for _ in position.stash]
    for note in position.notes:
        if isinstance(note, Got):
            for colour, count in enumerate(note.tokens):
                stashes[note.seat][colour] += count
        elif isinstance(note, Stole):
            stashes[note.victim][note.colour] -= 1
            stashes[note.thief][note.colour] += 1
            if stashes[note.victim][note.colour] < 0:
                return False
        elif isinstance(note, Showed):
            for colour, count in enumerate(note.tokens):
                if stashes[note.seat][colour] < count:
                    return False
        elif isinstance(note, Traded):
            for colour in range(9):
                gives, gets = note.gives[colour], note.gets[colour]
                if stashes[note.seat][colour] < gives or stashes[note.partner][colour] < gets:
                    return False
                stashes[note.seat][colour] += gets - gives
                stashes[note.partner][colour] += gives - gets
    return stashes == position.stash
