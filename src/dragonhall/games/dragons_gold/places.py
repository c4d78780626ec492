"""The places of Dragon's Gold that hide something from somebody, and who may look. Written apart from `view.py`.

Tokens go behind the screens for all to see, and what is in the bag follows from what was drawn; so of all tokens only
those that were stolen are hidden, from everybody but the thief and the robbed. Each theft is a place of its own.
"""

from __future__ import annotations

from typing import Final

from dragonhall.games.dragons_gold.actions import COLOURS, tokens
from dragonhall.games.dragons_gold.edition import Edition
from dragonhall.games.dragons_gold.notes import Saw, Stole
from dragonhall.games.dragons_gold.state import NONE, Position
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.state import State
from dragonhall.kernel.values import Audience

MOST_THEFTS: Final = 60
"""So many thefts of a match are places that the contract suite looks into."""


def position_of(state: State) -> Position:
    """The state as one of this game. Raises TypeError."""
    if not isinstance(state, Position):
        raise TypeError("not a position of Dragon's Gold")
    return state


def places(edition: Edition, seats: int, objects: bool) -> list[Place]:
    """Every place that hides something from somebody."""
    nobody: frozenset[int] = frozenset()

    def write_pile(state: State, pieces: list[str]) -> None:
        position_of(state).pile = [edition.dragon_of[piece] for piece in pieces]

    found = [
        Place(
            "pile of dragons",
            nobody,
            lambda state: [edition.dragons[dragon] for dragon in position_of(state).pile],
            write_pile,
            edition.dragon_of.__contains__,
        )
    ]
    found += [_theft(number) for number in range(MOST_THEFTS)]
    if objects:

        def write_objects(state: State, pieces: list[str]) -> None:
            position_of(state).objects = [edition.object_of[piece] for piece in pieces]

        found.append(
            Place(
                "pile of objects",
                nobody,
                lambda state: [edition.objects[kind] for kind in position_of(state).objects],
                write_objects,
                edition.object_of.__contains__,
            )
        )
        found += [_hand(edition, seat) for seat in range(seats)]
    return found


def _hand(edition: Edition, seat: int) -> Place:
    def read(state: State) -> list[str]:
        return [edition.objects[kind] for kind in position_of(state).hands[seat]]

    def write(state: State, pieces: list[str]) -> None:
        position_of(state).hands[seat] = sorted([edition.object_of[piece] for piece in pieces])

    return Place(f"objects {seat}", frozenset([seat]), read, write, edition.object_of.__contains__)


def _theft(number: int) -> Place:
    """The token that was stolen in one theft of the match."""

    def index(state: State) -> int:
        thefts = [at for at, note in enumerate(position_of(state).notes) if isinstance(note, Stole)]
        return thefts[number] if number < len(thefts) else NONE

    def read(state: State) -> list[str]:
        at = index(state)
        note = position_of(state).notes[at]
        return [COLOURS[note.colour]] if at != NONE and isinstance(note, Stole) else []

    def write(state: State, pieces: list[str]) -> None:
        here = position_of(state)
        at = index(state)
        note = here.notes[at]
        if isinstance(note, Stole):
            colour = COLOURS.index(pieces[0])
            here.stash[note.thief][note.colour] -= 1
            here.stash[note.victim][note.colour] += 1
            here.stash[note.thief][colour] += 1
            here.stash[note.victim][colour] -= 1
            here.notes[at] = Stole(note.thief, note.victim, colour, note.chosen)

    def knows(state: State, audience: Audience) -> bool:
        """The two know it, and all do at the end; who looked behind one of the screens since may work it out."""
        here = position_of(state)
        at = index(state)
        note = here.notes[at] if at != NONE else None
        if here.ending or not isinstance(note, Stole) or audience in (note.thief, note.victim):
            return True
        for later in here.notes[at:]:
            if isinstance(later, Saw) and later.thief == audience and later.victim in (note.thief, note.victim):
                return True
        return False

    return Place(f"theft {number + 1}", frozenset(), read, write, COLOURS.__contains__, knows=knows)


def census(edition: Edition, state: State) -> dict[str, list[str]]:
    """Every piece by the place where it lies."""
    position = position_of(state)
    found: dict[str, list[str]] = {
        "bag": list(tokens(position.bag)),
        "lost": list(tokens(position.lost)),
        "spoil": list(tokens(position.spoil)),
        "pile": [edition.dragons[dragon] for dragon in position.pile],
        "slain": [edition.dragons[dragon] for dragon in position.slain],
        "table": [edition.dragons[dragon] for dragon in position.lying if dragon != NONE],
        "pile of objects": [edition.objects[kind] for kind in position.objects],
        "used objects": [edition.objects[kind] for kind in position.used],
    }
    for slot, treasure in enumerate(position.treasure):
        found[f"treasure {slot}"] = list(tokens(treasure))
        found[f"fight {slot}"] = [_member(edition, code & 15, code >> 4 & 15) for code in position.fights[slot]]
    for seat, stash in enumerate(position.stash):
        found[f"stash {seat}"] = list(tokens(stash))
        found[f"objects {seat}"] = [edition.objects[kind] for kind in position.hands[seat]]
        for place, mask in (("ready", position.ready[seat]), ("resting", position.resting[seat])):
            team = range(len(edition.adventurers))
            found[f"{place} {seat}"] = [_member(edition, seat, number) for number in team if mask >> number & 1]
    return found


def _member(edition: Edition, seat: int, adventurer: int) -> str:
    """One adventurer of one team, as a piece."""
    return f"{edition.adventurers[adventurer]} of {seat}"
