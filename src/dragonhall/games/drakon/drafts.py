"""A tile that is being held over the lair, and where it might go. It stays interpreted: it defines msgspec structs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec

from dragonhall.games.drakon.edition import arrows_of, letters_of
from dragonhall.games.drakon.rules import lair
from dragonhall.games.drakon.state import cell_at, x_of, y_of
from dragonhall.games.drakon.view import DrakonView, SpotView
from dragonhall.kernel.values import Advice, Draft, Refusal, Refused

if TYPE_CHECKING:
    from dragonhall.games.drakon.game import Drakon

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]


class DrakonDraft(Draft, frozen=True):
    """A tile that may be placed. It may be asked out of turn, and of any tile of the edition."""

    tile: Name


class DrakonAdvice(Advice, frozen=True):
    """Every place where the tile may lie now, and every way in which it may be turned there. (dk-place, dk-arrows)"""

    spots: tuple[SpotView, ...]


def advise(game: Drakon, view: DrakonView, draft: DrakonDraft) -> DrakonAdvice:
    """Where a tile fits in the lair that the view shows. Raises Refused for a tile that the edition does not have."""
    edition = game.pieces
    tile = edition.tile_of.get(draft.tile, 0)
    if not tile:
        raise Refused(Refusal("table-action", "garbled", {}))
    position = game.blank(len(view.players), view.options)
    position.lair = {}
    position.edge = {}
    for chamber in view.chambers:
        cell = cell_at(chamber.x, chamber.y)
        lair.add(position, cell, edition.tile_of[chamber.tile], arrows_of(chamber.arrows))
    return DrakonAdvice(
        tuple(
            SpotView(x_of(cell), y_of(cell), tuple(letters_of(way) for way in lair.facings(position, tile, cell)))
            for cell in lair.places(position, tile)
        )
    )
