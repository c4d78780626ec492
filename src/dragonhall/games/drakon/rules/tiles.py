"""Tiles on their way between pile, hands and the lair, and what can be remembered of them."""

from __future__ import annotations

from dragonhall.games.drakon.events import Dealt, Drew, TileStolen
from dragonhall.games.drakon.state import DREW, GOT, HELD, NONE, PUT, TOOK, Position
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def deal(position: Position, seat: int, events: list[Event]) -> None:
    """A first hand from the top of the pile. (dk-first-hand)"""
    edition = position.table.edition
    tiles = [position.pile.pop() for _ in range(edition.hand)]
    position.hands[seat] = tiles
    events.append(Dealt(seat, tuple([edition.tiles[tile] for tile in tiles]), len(position.pile)))


def draw(position: Position, seat: int, events: list[Event]) -> None:
    """Draw the top tile while there is one. (dk-draw)"""
    if not position.pile:
        return
    tile = position.pile.pop()
    position.hands[seat].append(tile)
    if position.notes_tiles:
        position.memory.append((DREW, seat, NONE, tile, 0))
    events.append(Drew(seat, position.table.edition.tiles[tile], len(position.pile)))


def choose(position: Position, seat: int, tile: int) -> None:
    """A tile of the hand is to be placed or inserted: it lies last until then."""
    hand = position.hands[seat]
    here = hand.index(tile)
    hand[here], hand[-1] = hand[-1], hand[here]
    position.chosen = tile


def play(position: Position, seat: int) -> int:
    """The chosen tile leaves the hand, seen by all."""
    tile = position.chosen
    position.chosen = NONE
    position.hands[seat].pop()
    note_put(position, seat, tile)
    return tile


def discard(position: Position, seat: int, tile: int) -> None:
    """A tile goes from the hand out of the game, seen by all. (dk-fighter)"""
    hand = position.hands[seat]
    hand[hand.index(tile)] = hand[-1]
    hand.pop()
    position.removed.append(tile)
    note_put(position, seat, tile)


def note_put(position: Position, seat: int, tile: int) -> None:
    """All saw a tile leave a hand."""
    if position.notes_tiles:
        position.memory.append((PUT, seat, NONE, tile, 0))


def take_in(position: Position, seat: int, tile: int) -> None:
    """A tile goes into a hand, seen by all. (dk-switch-a-chamber)"""
    note_standing(position)
    position.hands[seat].append(tile)
    position.memory.append((GOT, seat, NONE, tile, 0))


def steal(position: Position, thief: int, victim: int, chance: Chance, events: list[Event]) -> None:
    """A tile, picked by chance, goes from one hand to another. (dk-steal-a-chamber)"""
    note_standing(position)
    hand = position.hands[victim]
    here = chance.below(len(hand), "stolen tile", victim, position.turn)
    tile = hand[here]
    hand[here] = hand[-1]
    hand.pop()
    position.hands[thief].append(tile)
    position.memory.append((TOOK, thief, victim, tile, 0))
    events.append(TileStolen(thief, victim, position.table.edition.tiles[tile]))


def note_standing(position: Position) -> None:
    """Begin to note what happens to hands: how many tiles each holds just before others see one of them."""
    if not position.notes_tiles:
        position.notes_tiles = True
        for seat, hand in enumerate(position.hands):
            position.memory.append((HELD, seat, NONE, NONE, len(hand)))
