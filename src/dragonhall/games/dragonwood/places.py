"""The places of Dragonwood that hide something from somebody, and who may look. Written apart from `view.py`."""

from __future__ import annotations

from collections.abc import Callable

from dragonhall.games.dragonwood.edition import LADYBUG, LADYBUG_NAME, Edition
from dragonhall.games.dragonwood.state import Position
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.state import State


def places(edition: Edition, seats: int) -> list[Place]:
    """Every place that hides something from somebody."""
    names = [*edition.card_names, LADYBUG_NAME]  # LADYBUG is −1, the last
    cards = {name: card for card, name in enumerate(edition.card_names)} | {LADYBUG_NAME: LADYBUG}
    kinds = {name: kind for kind, name in enumerate(edition.kinds)}
    dragons = {name for name, kind in kinds.items() if edition.dragon[kind]}

    def position(state: State) -> Position:
        if not isinstance(state, Position):
            raise TypeError("not a position of Dragonwood")
        return state

    def hand(seat: int, chosen: bool) -> tuple[Callable[[State], list[str]], Callable[[State, list[str]], None]]:
        def read(state: State) -> list[str]:
            here = position(state)
            picks = here.picks[seat]
            return list(edition.cards_in(picks if chosen else here.hands[seat] & ~picks))

        def write(state: State, pieces: list[str]) -> None:
            here = position(state)
            new = edition.mask_of(tuple(pieces))
            if chosen:
                here.hands[seat] = here.hands[seat] & ~here.picks[seat] | new
                here.picks[seat] = new
            else:
                here.hands[seat] = here.picks[seat] | new

        return read, write

    found: list[Place] = []
    for seat in range(seats):
        for chosen in (False, True):
            read, write = hand(seat, chosen)
            name = f"answer {seat}" if chosen else f"hand {seat}"
            found.append(Place(name, frozenset([seat]), read, write, lambda piece: piece != LADYBUG_NAME))

    def write_deck(state: State, pieces: list[str]) -> None:
        position(state).deck = [cards[piece] for piece in pieces]

    def write_upper(state: State, pieces: list[str]) -> None:
        here = position(state)
        here.woods[here.lower :] = [kinds[piece] for piece in pieces]

    def write_lower(state: State, pieces: list[str]) -> None:
        here = position(state)
        here.woods[: here.lower] = [kinds[piece] for piece in pieces]

    def write_removed(state: State, pieces: list[str]) -> None:
        position(state).removed = [kinds[piece] for piece in pieces]

    nobody: frozenset[int] = frozenset()
    found.append(Place("adventurer deck", nobody, lambda state: [names[c] for c in position(state).deck], write_deck))
    found.append(
        Place(
            "upper dragonwood deck",
            nobody,
            lambda state: [edition.kinds[kind] for kind in position(state).woods[position(state).lower :]],
            write_upper,
            lambda piece: piece not in dragons,
        )
    )
    found.append(
        Place(
            "lower dragonwood deck",
            nobody,
            lambda state: [edition.kinds[kind] for kind in position(state).woods[: position(state).lower]],
            write_lower,
        )
    )
    found.append(
        Place(
            "removed cards",
            nobody,
            lambda state: [edition.kinds[kind] for kind in position(state).removed],
            write_removed,
            lambda piece: piece not in dragons,
        )
    )
    return found
