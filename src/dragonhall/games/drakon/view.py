"""What an audience knows of a Drakon match, built up from what it saw; memory included.

`imagine.py` goes the other way: from a view to a full state that fits it. This module stays interpreted, because it
defines msgspec structs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import msgspec

from dragonhall.games.drakon.edition import letters_of
from dragonhall.games.drakon.rules import asking
from dragonhall.games.drakon.rules.moving import bonds
from dragonhall.games.drakon.scoring import result_of
from dragonhall.games.drakon.state import (
    DREW,
    FOUND,
    GOT,
    HELD,
    LOST,
    NONE,
    NOTES,
    NOWHERE,
    OVER,
    PUT,
    QUESTIONS,
    ROBBED,
    TOOK,
    Position,
    x_of,
    y_of,
)
from dragonhall.kernel.values import UNKNOWN, Audience, OptionValue, Result, View


class ChamberView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chamber of the lair: where it lies, which tile it is, how its arrows point, and who stands in it."""

    x: int
    y: int
    tile: str
    """The tile as it was in the hand, "find_a_coin-NE"."""
    kind: str
    """The id of its kind in the edition, or "entrance"."""
    effect: str
    """What it does: an effect's id, "none" for empty chambers and the entrance."""
    arrows: str
    """The sides its arrows point to now, as letters of N, E, S, W."""
    heroes: tuple[int, ...]
    """The seats whose heroes stand here."""
    drakon: bool


class SpotView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the chamber in question may lie, and every way in which it may be turned there."""

    x: int
    y: int
    facings: tuple[str, ...]


class StepView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of unfinished business; the last of them is done first."""

    question: str
    """What is asked; empty where the rules go on by themselves."""
    seat: int
    """Who decides."""
    hero: int
    """The seat of the hero it is about."""
    x: int | None
    y: int | None
    """The chamber it is about, if any."""
    detail: int
    """How it goes on, as `state.Step` says."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something remembered of tiles and coins that changed places face down, oldest first.

    what is "held" (before the first tile changed hands in secret: how many the seat held), "drew", "put" (it left the
    hand for all to see), "got" (all saw it go into the hand), "took" (from another hand), and for coins "found",
    "lost" and "robbed". A piece that the audience did not see is "?".
    """

    what: str
    seat: int
    other: int = -1
    """Whom it was taken from."""
    piece: str = ""
    count: int = 0


class PlayerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of one seat."""

    hero: str
    """The hero's id; empty before it is chosen."""
    x: int
    y: int
    """Where the hero stands."""
    hand: tuple[str, ...]
    """The tiles in hand: those that this audience knows for certain, then a "?" for each of the others."""
    coins: tuple[str, ...]
    """The coins, partners' together: ids for those who may look at them (all, after the end), else a "?" each."""
    gold: int | None
    """What the coins are worth, for those who may look at them."""
    team: int
    """Which coins it plays for; partners have the same number, else it is the seat."""
    power: str
    """The hero's power where the table plays with powers and it is not used up yet; else empty."""


class DrakonView(View, frozen=True, forbid_unknown_fields=True, tag="drakon"):
    """A Drakon match as one audience knows it."""

    seat: int | None
    turn: int
    active: int
    """Whose turn it is; while heroes are chosen, who goes first."""
    question: str
    """What is asked; see `state.QUESTIONS`. "over" at the end."""
    actors: tuple[int, ...]
    hero: int
    """The seat of the hero that the question is about: another one's under Mind Control."""
    steps: tuple[StepView, ...]
    """All unfinished business, the one that is asked last."""
    chambers: tuple[ChamberView, ...]
    """The lair, row by row from north to south, each from west to east."""
    drakon: tuple[int, int] | None
    """Where Drakon is, if she is in the lair."""
    players: tuple[PlayerView, ...]
    heroes: tuple[str, ...]
    """The heroes that nobody plays (yet)."""
    pile: int
    hoard: int
    removed: tuple[str, ...]
    """The tiles that are out of the game, in the order in which they went."""
    chosen: str
    """The tile that is being placed or inserted: for the seat that does so, else "?"; empty when there is none."""
    spots: tuple[SpotView, ...]
    """For the seat that is asked where a chamber goes or how it is turned: all that is allowed."""
    bonds: tuple[str, ...]
    """Why the hero in question may do less than usual: "storm" (two chambers at once), "no-way" (nor that), "harp"
    (must go to one), "no-move" (must place a chamber), "no-tiles" (must move)."""
    goal: int
    """The gold that wins, or that a hero has to hold to leave the lair."""
    idle: int
    """Turns that have begun since a chamber was placed."""
    patience: int
    """So many such turns in a row end the match."""
    met: tuple[int, ...]
    """The heroes that Drakon has met in this turn."""
    controlled: tuple[int, ...]
    """The heroes that Mind Control has moved in this turn."""
    options: dict[str, OptionValue]
    memory: tuple[Note, ...]
    result: Result | None

    def named(self) -> Mapping[str, int]:
        """How many of each piece this view names."""
        names: Counter[str] = Counter(chamber.tile for chamber in self.chambers)
        names.update(self.removed)
        purses: set[int] = set()
        for player in self.players:
            names.update(player.hand)
            if player.team not in purses:
                names.update(player.coins)
                purses.add(player.team)
        del names[UNKNOWN]
        return names


def view_of(position: Position, audience: Audience) -> DrakonView:
    """What this audience knows."""
    table = position.table
    edition = table.edition
    kind, seat, hero, _, _ = position.steps[-1]
    over = kind == OVER
    asked = not over and audience == seat
    known = _known_tiles(position, audience)
    return DrakonView(
        seat=audience,
        turn=position.turn,
        active=position.active,
        question=QUESTIONS[kind],
        actors=() if over else (seat,),
        hero=hero,
        steps=tuple(_step(step) for step in position.steps),
        chambers=_chambers(position),
        drakon=None if position.drakon == NOWHERE else (x_of(position.drakon), y_of(position.drakon)),
        players=tuple(_player(position, audience, each, known[each]) for each in range(table.seats)),
        heroes=tuple(name for number, name in enumerate(edition.heroes) if number not in position.heroes),
        pile=len(position.pile),
        hoard=len(position.hoard),
        removed=tuple(edition.tiles[tile] for tile in position.removed),
        chosen="" if position.chosen == NONE else edition.tiles[position.chosen] if asked else UNKNOWN,
        spots=_spots(position) if asked else (),
        bonds=() if over else bonds(position),
        goal=table.goal,
        idle=position.idle,
        patience=table.patience,
        met=tuple(position.met),
        controlled=tuple(position.controlled),
        options=table.options,
        memory=_memory(position, audience),
        result=result_of(position) if over else None,
    )


def _step(step: tuple[int, int, int, int, int]) -> StepView:
    kind, seat, hero, cell, detail = step
    at: tuple[int | None, int | None] = (None, None) if cell == NOWHERE else (x_of(cell), y_of(cell))
    return StepView(QUESTIONS[kind], seat, hero, at[0], at[1], detail)


def _chambers(position: Position) -> tuple[ChamberView, ...]:
    edition = position.table.edition
    standing: dict[int, list[int]] = {}
    for seat, cell in enumerate(position.at):
        standing.setdefault(cell, []).append(seat)
    found = []
    for cell in sorted(position.lair):
        tile, arrows = divmod(position.lair[cell], 16)
        found.append(
            ChamberView(
                x_of(cell),
                y_of(cell),
                edition.tiles[tile],
                edition.kinds[edition.kind_of[tile]],
                edition.effects[edition.effect_of[tile]],
                letters_of(arrows),
                tuple(standing.get(cell, ())),
                cell == position.drakon,
            )
        )
    return tuple(found)


def _spots(position: Position) -> tuple[SpotView, ...]:
    return tuple(
        SpotView(x_of(cell), y_of(cell), tuple(letters_of(arrows) for arrows in facings))
        for cell, facings in asking.spots(position)
    )


def _player(position: Position, audience: Audience, seat: int, known: list[int]) -> PlayerView:
    table = position.table
    edition = table.edition
    team = table.team_of[seat]
    purse = position.purses[team]
    open_ = position.steps[-1][0] == OVER or (audience is not None and table.team_of[audience] == team)
    number = position.heroes[seat]
    power = edition.abilities[number] if number != NONE and table.powers and not position.spent[seat] else ""
    return PlayerView(
        hero="" if number == NONE else edition.heroes[number],
        x=x_of(position.at[seat]),
        y=y_of(position.at[seat]),
        hand=tuple(edition.tiles[tile] for tile in sorted(known))
        + (UNKNOWN,) * (len(position.hands[seat]) - len(known)),
        coins=tuple(edition.coins[coin] for coin in sorted(purse)) if open_ else (UNKNOWN,) * len(purse),
        gold=sum([edition.gold_of[coin] for coin in purse]) if open_ else None,
        team=team,
        power=power,
    )


def _known_tiles(position: Position, audience: Audience) -> list[list[int]]:
    """By seat: the tiles of the hand that this audience knows for certain."""
    known: list[list[int]] = [[] for _ in position.hands]
    for what, seat, other, piece, _ in position.memory:
        if what == GOT:
            known[seat].append(piece)
        elif what == PUT:
            if piece in known[seat]:
                known[seat].remove(piece)
        elif what == TOOK:
            if audience in (seat, other):
                known[seat].append(piece)
                if piece in known[other]:
                    known[other].remove(piece)
            else:
                known[other] = []  # any of them may be the one that was taken
    if audience is not None:
        known[audience] = position.hands[audience]
    return known


def _memory(position: Position, audience: Audience) -> tuple[Note, ...]:
    edition = position.table.edition
    team_of = position.table.team_of
    mine = -1 if audience is None else team_of[audience]
    notes: list[Note] = []
    for what, seat, other, piece, count in position.memory:
        name = NOTES[what]
        if what == HELD:
            notes.append(Note(name, seat, -1, "", count))
        elif what == DREW:
            notes.append(Note(name, seat, -1, edition.tiles[piece] if audience == seat else UNKNOWN))
        elif what in (PUT, GOT):
            notes.append(Note(name, seat, -1, edition.tiles[piece]))
        elif what == TOOK:
            notes.append(Note(name, seat, other, edition.tiles[piece] if audience in (seat, other) else UNKNOWN))
        else:
            assert what in (FOUND, LOST, ROBBED)
            seen = mine in (team_of[seat], -2 if other == NONE else team_of[other])
            notes.append(Note(name, seat, other, edition.coins[piece] if seen and mine >= 0 else UNKNOWN))
    return tuple(notes)
