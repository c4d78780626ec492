"""What a Drakon seat may decide. Big decisions come in parts: first which tile, then where, then how it is turned.

Chambers are named by their place, `x,y`: x grows to the east, y to the south, and the entrance lies at 0,0. Tiles are
named by kind and arrows ("find_a_coin-NE"): the arrows as they lie before the tile is turned. Arrows are letters of
N, E, S and W, in this order.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from dragonhall.kernel.game import CannotParse
from dragonhall.kernel.values import Action


class TakeHero(Action, frozen=True, tag="take-hero"):
    """Take a hero's card and figure at the beginning. (dk-choose-hero)"""

    hero: str

    def __str__(self) -> str:
        return f"play the {spoken(self.hero)}"


class Lay(Action, frozen=True, tag="lay"):
    """Begin to place a chamber: this tile of the hand. Where it goes is asked next. (dk-place)"""

    tile: str

    def __str__(self) -> str:
        return f"lay {spoken(self.tile)}"


class Put(Action, frozen=True, tag="put"):
    """Place the chosen tile in this empty space. How it is turned is asked next where that is open. (dk-place)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"put it at {self.x},{self.y}"


class Face(Action, frozen=True, tag="face"):
    """Turn the chamber in question so that its arrows point to these sides. (dk-arrows)"""

    arrows: str

    def __str__(self) -> str:
        return f"face {self.arrows}"


class Move(Action, frozen=True, tag="move"):
    """The move action: go to this chamber; out of a Wind Storm first through one, then into another. (dk-move)

    Whoever controls another hero says so where that hero goes.
    """

    x: int
    y: int

    def __str__(self) -> str:
        return f"move to {self.x},{self.y}"


class Dash(Action, frozen=True, tag="dash"):
    """The Ranger's one more move. (dk-ranger)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"dash to {self.x},{self.y}"


class Slip(Action, frozen=True, tag="slip"):
    """The Sorceress's move through any side of her chamber. (dk-sorceress)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"slip to {self.x},{self.y}"


class Push(Action, frozen=True, tag="push"):
    """The Knight makes a move for another hero in his chamber. Where to is asked next. (dk-knight)"""

    seat: int

    def __str__(self) -> str:
        return f"push seat {self.seat}"


class Pick(Action, frozen=True, tag="pick"):
    """The Thief takes a coin from another hero in the chamber. (dk-thief)"""

    seat: int

    def __str__(self) -> str:
        return f"pick the pocket of seat {self.seat}"


class Trade(Action, frozen=True, tag="trade"):
    """The Thief swaps one of the own coins for one from the hoard. (dk-thief-swaps)"""

    coin: str

    def __str__(self) -> str:
        return f"trade {spoken(self.coin)}"


class Refresh(Action, frozen=True, tag="refresh"):
    """The Fighter begins to change tiles. Which go is asked next. (dk-fighter)"""

    def __str__(self) -> str:
        return "refresh the hand"


class Discard(Action, frozen=True, tag="discard"):
    """The Fighter throws this tile away. (dk-fighter)"""

    tile: str

    def __str__(self) -> str:
        return f"discard {spoken(self.tile)}"


class Enough(Action, frozen=True, tag="enough"):
    """The Fighter throws no more tiles away and draws. (dk-fighter)"""

    def __str__(self) -> str:
        return "enough"


class Jump(Action, frozen=True, tag="jump"):
    """Step into the Escape chamber that was just placed. (dk-escape)"""

    def __str__(self) -> str:
        return "jump"


class SetDrakon(Action, frozen=True, tag="set-drakon"):
    """Put Drakon into this chamber: she appears in the lair. (dk-drakon-appears)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"Drakon appears at {self.x},{self.y}"


class SendDrakon(Action, frozen=True, tag="send-drakon"):
    """Move Drakon to this chamber; where heroes are with her, she may stay and catch them. (dk-drakon-walks)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"send Drakon to {self.x},{self.y}"


class Destroy(Action, frozen=True, tag="destroy"):
    """Take this chamber out of the game. (dk-destroy-a-chamber)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"destroy {self.x},{self.y}"


class Rotate(Action, frozen=True, tag="rotate"):
    """Turn this chamber. How is asked next where that is open. (dk-rotate-a-chamber)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"rotate {self.x},{self.y}"


class Switch(Action, frozen=True, tag="switch"):
    """Switch this chamber for a tile from the hand. Which tile is asked next. (dk-switch-a-chamber)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"switch {self.x},{self.y}"


class Insert(Action, frozen=True, tag="insert"):
    """This tile of the hand takes the place of the chamber that is switched. (dk-switch-a-chamber)"""

    tile: str

    def __str__(self) -> str:
        return f"insert {spoken(self.tile)}"


class Float(Action, frozen=True, tag="float"):
    """Fly to this space with the Floating Chamber. How it is turned is asked next. (dk-floating-chamber)"""

    x: int
    y: int

    def __str__(self) -> str:
        return f"float to {self.x},{self.y}"


class Control(Action, frozen=True, tag="control"):
    """Make a move for this seat's hero. Where to is asked next. (dk-mind-control)"""

    seat: int

    def __str__(self) -> str:
        return f"control seat {self.seat}"


class Rob(Action, frozen=True, tag="rob"):
    """Take a coin, picked by chance, from this seat. (dk-steal-from-anyone)"""

    seat: int

    def __str__(self) -> str:
        return f"rob seat {self.seat}"


class Plunder(Action, frozen=True, tag="plunder"):
    """Take a tile, picked by chance, from the hand of this seat. (dk-steal-a-chamber)"""

    seat: int

    def __str__(self) -> str:
        return f"plunder seat {self.seat}"


class Ward(Action, frozen=True, tag="ward"):
    """The Druid refuses to lose a coin. (dk-druid)"""

    def __str__(self) -> str:
        return "ward"


class Decline(Action, frozen=True, tag="decline"):
    """Say no to what one may do but need not. (dk-may)"""

    def __str__(self) -> str:
        return "decline"


class EndTurn(Action, frozen=True, tag="end-turn"):
    """End the turn without using the hero's power. (dk-ability)"""

    def __str__(self) -> str:
        return "end the turn"


DrakonAction: TypeAlias = (
    TakeHero
    | Lay
    | Put
    | Face
    | Move
    | Dash
    | Slip
    | Push
    | Pick
    | Trade
    | Refresh
    | Discard
    | Enough
    | Jump
    | SetDrakon
    | SendDrakon
    | Destroy
    | Rotate
    | Switch
    | Insert
    | Float
    | Control
    | Rob
    | Plunder
    | Ward
    | Decline
    | EndTurn
)
ACTION_TYPES: tuple[type[Action], ...] = (
    TakeHero,
    Lay,
    Put,
    Face,
    Move,
    Dash,
    Slip,
    Push,
    Pick,
    Trade,
    Refresh,
    Discard,
    Enough,
    Jump,
    SetDrakon,
    SendDrakon,
    Destroy,
    Rotate,
    Switch,
    Insert,
    Float,
    Control,
    Rob,
    Plunder,
    Ward,
    Decline,
    EndTurn,
)


def spoken(piece: str) -> str:
    """A tile, a coin or a hero as one says it.

    >>> spoken("find_a_coin-NE"), spoken("druid")
    ('Find A Coin NE', 'Druid')
    """
    kind, _, arrows = piece.partition("-")
    return f"{kind.replace('_', ' ').title()} {arrows}".rstrip()


def _piece(words: str) -> str:
    return "_".join(words.lower().split())


def _tile(words: str) -> str:
    kind, _, arrows = words.strip().rpartition(" ")
    return f"{_piece(kind)}-{arrows.upper()}"


_AT = r"(-?[0-9]{1,6}), ?(-?[0-9]{1,6})"
_WORDS = r"([a-z0-9 ]{1,90})"

_PLAIN: dict[str, Action] = {str(action): action for action in (Refresh(), Enough(), Jump(), Ward(), Decline())} | {
    str(EndTurn()): EndTurn()
}
_CHAMBERS: dict[str, Callable[[int, int], Action]] = {
    f"put it at {_AT}": Put,
    f"move to {_AT}": Move,
    f"dash to {_AT}": Dash,
    f"slip to {_AT}": Slip,
    f"drakon appears at {_AT}": SetDrakon,
    f"send drakon to {_AT}": SendDrakon,
    f"destroy {_AT}": Destroy,
    f"rotate {_AT}": Rotate,
    f"switch {_AT}": Switch,
    f"float to {_AT}": Float,
}
_SEATS: dict[str, Callable[[int], Action]] = {
    "push seat ([0-9])": Push,
    "pick the pocket of seat ([0-9])": Pick,
    "control seat ([0-9])": Control,
    "rob seat ([0-9])": Rob,
    "plunder seat ([0-9])": Plunder,
}
_TILES: dict[str, Callable[[str], Action]] = {
    f"lay {_WORDS} ([nesw]{{1,4}})": Lay,
    f"discard {_WORDS} ([nesw]{{1,4}})": Discard,
    f"insert {_WORDS} ([nesw]{{1,4}})": Insert,
}


def parse(text: str) -> Action:
    """The action that its text says. Raises CannotParse.

    >>> parse("lay Find a Coin NE").tile
    'find_a_coin-NE'
    """
    words = " ".join(text.split()).lower()
    if words in _PLAIN:
        return _PLAIN[words]
    for pattern, at in _CHAMBERS.items():
        if found := re.fullmatch(pattern, words):
            return at(int(found[1]), int(found[2]))
    for pattern, whom in _SEATS.items():
        if found := re.fullmatch(pattern, words):
            return whom(int(found[1]))
    for pattern, which in _TILES.items():
        if found := re.fullmatch(pattern, words):
            return which(_tile(f"{found[1]} {found[2]}"))
    if found := re.fullmatch("face ([nesw]{1,4})", words):
        return Face(found[1].upper())
    if found := re.fullmatch(f"play the {_WORDS}", words):
        return TakeHero(_piece(found[1]))
    if found := re.fullmatch(f"trade {_WORDS}", words):
        return Trade(_piece(found[1]))
    shown = repr(text) if len(text) <= 60 else repr(text[:60]) + "…"
    raise CannotParse(
        f"{shown} is no Drakon action; say for example: play the Druid · lay Find a Coin NE · put it at 1,0 · "
        "face ES · move to 1,0 · send Drakon to 0,-1 · decline · end the turn"
    )
