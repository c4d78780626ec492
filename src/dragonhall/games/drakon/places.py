"""The places of Drakon that hide something from somebody, and who may look. Written apart from `view.py`."""

from __future__ import annotations

from collections.abc import Callable

from dragonhall.games.drakon.edition import Edition
from dragonhall.games.drakon.state import NONE, OVER, Position
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.state import State


def places(edition: Edition, seats: int, purses: int) -> list[Place]:
    """Every place that hides something from somebody: hands, pile, purses and hoard.

    After the end all coins lie open, so that no purse hides any.
    """

    def position(state: State) -> Position:
        if not isinstance(state, Position):
            raise TypeError("not a position of Drakon")
        return state

    def hand(seat: int) -> tuple[Callable[[State], list[str]], Callable[[State, list[str]], None]]:
        """A hand; a tile that is about to be placed lies last."""

        def read(state: State) -> list[str]:
            return [edition.tiles[tile] for tile in position(state).hands[seat]]

        def write(state: State, pieces: list[str]) -> None:
            here = position(state)
            here.hands[seat] = [edition.tile_of[piece] for piece in pieces]
            if here.chosen != NONE and here.steps[-1][1] == seat:
                here.chosen = here.hands[seat][-1]

        return read, write

    def purse(number: int) -> tuple[Callable[[State], list[str]], Callable[[State, list[str]], None]]:
        def read(state: State) -> list[str]:
            here = position(state)
            if here.steps[-1][0] == OVER:
                return []
            return [edition.coins[coin] for coin in here.purses[number]]

        def write(state: State, pieces: list[str]) -> None:
            position(state).purses[number] = [edition.coin_of[piece] for piece in pieces]

        return read, write

    def write_pile(state: State, pieces: list[str]) -> None:
        position(state).pile = [edition.tile_of[piece] for piece in pieces]

    def write_hoard(state: State, pieces: list[str]) -> None:
        position(state).hoard = [edition.coin_of[piece] for piece in pieces]

    tile, coin = edition.tile_of.__contains__, edition.coin_of.__contains__
    nobody: frozenset[int] = frozenset()
    found: list[Place] = []
    for seat in range(seats):
        read, write = hand(seat)
        found.append(Place(f"hand {seat}", frozenset([seat]), read, write, tile))
    for number in range(purses):
        read, write = purse(number)
        found.append(Place(f"coins {number}", frozenset(range(number, seats, purses)), read, write, coin))
    found.append(
        Place("pile", nobody, lambda state: [edition.tiles[tile] for tile in position(state).pile], write_pile, tile)
    )
    found.append(
        Place("hoard", nobody, lambda state: [edition.coins[coin] for coin in position(state).hoard], write_hoard, coin)
    )
    return found
