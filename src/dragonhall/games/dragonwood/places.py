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

    def hand(seat: int) -> tuple[Callable[[State], list[str]], Callable[[State, list[str]], None]]:
        """A hand, cards chosen as a secret answer last: which those are is hidden too."""

        def read(state: State) -> list[str]:
            here = position(state)
            picks = here.picks[seat]
            return [*edition.cards_in(here.hands[seat] & ~picks), *edition.cards_in(picks)]

        def write(state: State, pieces: list[str]) -> None:
            here = position(state)
            kept = len(pieces) - here.picks[seat].bit_count()
            here.hands[seat] = edition.mask_of(tuple(pieces))
            here.picks[seat] = edition.mask_of(tuple(pieces[kept:]))

        return read, write

    found: list[Place] = []
    for seat in range(seats):
        read, write = hand(seat)
        found.append(Place(f"hand {seat}", frozenset([seat]), read, write, lambda piece: piece in edition.card_of))

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
    found.append(
        Place(
            "adventurer deck",
            nobody,
            lambda state: [names[c] for c in position(state).deck],
            write_deck,
            cards.__contains__,
        )
    )
    found.append(
        Place(
            "upper dragonwood deck",
            nobody,
            lambda state: [edition.kinds[kind] for kind in position(state).woods[position(state).lower :]],
            write_upper,
            lambda piece: piece in kinds and piece not in dragons,
        )
    )
    found.append(
        Place(
            "lower dragonwood deck",
            nobody,
            lambda state: [edition.kinds[kind] for kind in position(state).woods[: position(state).lower]],
            write_lower,
            kinds.__contains__,
        )
    )
    found.append(
        Place(
            "removed cards",
            nobody,
            lambda state: [edition.kinds[kind] for kind in position(state).removed],
            write_removed,
            lambda piece: piece in kinds and piece not in dragons,
        )
    )
    return found
