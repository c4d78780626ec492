"""The set-up: locations by colours, hands, face-up cards, enhancements to choose from. (chapter "setup")"""

from __future__ import annotations

from dragonhall.games.dragonrealm.edition import DRAGON, LEVEL_NAMES
from dragonhall.games.dragonrealm.events import Dealt, Offered, SetUp
from dragonhall.games.dragonrealm.state import KEEP, Position, step_for
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.values import Event


def lay_out(position: Position, chance: Chance) -> None:
    """All that lies on the table before the first decision."""
    seats = position.table.seats
    lay_locations(position, chance)
    deal_cards(position, chance)
    offer_enhancements(position, chance)
    position.active = chance.below(seats, "first player")
    position.steps = [step_for(KEEP, position.active)]
    position.waiting = list(range(seats))


def lay_locations(position: Position, chance: Chance) -> None:
    """Shuffle each colour by itself, build the deck on a Dragon, lay out the row. (dr-location-deck, dr-row)"""
    table = position.table
    edition = table.edition
    piles: list[list[int]] = [[]]
    for level in range(1, DRAGON + 1):
        piles.append(chance.shuffled(edition.locations_for(table.seats, level), f"level {LEVEL_NAMES[level]}"))
    deck = [piles[DRAGON].pop()]
    for level in edition.levels[table.seats]:
        deck.append(piles[level].pop())
    for _ in range(edition.row):
        position.row.append(deck.pop())
    position.locations = deck
    for pile in piles:
        position.box += pile
    position.goblins_at = [0] * edition.row
    position.figures = [0] * (edition.row * table.seats)


def deal_cards(position: Position, chance: Chance) -> None:
    """Deal hands and face-up cards, then shuffle in Goblins! and Rockslides: none is met before the first turn.

    That is the same as shuffling back whatever of them is met. (dr-first-hand, dr-face-up, dr-quiet-start)
    """
    table = position.table
    edition = table.edition
    deck = chance.shuffled(list(range(edition.cards)), "adventurers")
    for seat in range(table.seats):
        for _ in range(edition.hand):
            position.hands[seat] |= 1 << deck.pop()
    for slot in range(edition.face_up):
        position.face_up[slot] = deck.pop()
    goblins = chance.shuffled(sorted(edition.goblin_slot), "goblins")
    for card in goblins[: edition.goblins_removed[table.seats]]:  # dr-four-players
        position.removed |= 1 << card
    goblins = goblins[edition.goblins_removed[table.seats] :]
    position.deck = chance.shuffled([*deck, *goblins, *sorted(edition.slide_of)], "deck")


def offer_enhancements(position: Position, chance: Chance) -> None:
    """Deal everybody enhancements to choose from. (dr-first-enhancements, dr-mixed-deal)"""
    table = position.table
    edition = table.edition
    kinds = list(range(len(edition.enhancements)))
    if table.mixed:
        piles = [
            chance.shuffled([kind for kind in kinds if edition.enhancement_level[kind] == level], f"of level {level}")
            for level in (1, 2)
        ]
        for seat in range(table.seats):
            for pile, count in zip(piles, edition.mixed, strict=True):
                for _ in range(count):
                    position.offered[seat].append(pile.pop())
        position.store = chance.shuffled(piles[0] + piles[1], "enhancements")
    else:
        position.store = chance.shuffled(kinds, "enhancements")
        for seat in range(table.seats):
            for _ in range(edition.dealt):
                position.offered[seat].append(position.store.pop())
    for seat in range(table.seats):
        position.offered[seat].sort()


def tell(position: Position) -> list[Event]:
    """The events of the set-up."""
    table = position.table
    edition = table.edition
    seats = table.seats
    told: list[Event] = [
        SetUp(
            centre=table.centre,
            row=tuple([edition.locations[kind] for kind in position.row]),
            left=tuple([LEVEL_NAMES[edition.level_of[kind]] for kind in position.locations[::-1]]),
            out=left_out(position),
            face_up=tuple([edition.card_names[card] for card in position.face_up]),
            goblins_out=edition.goblins_removed[seats],
        )
    ]
    for seat in range(seats):
        told.append(Dealt(seat, edition.cards_in(position.hands[seat]), table.open_hands))
    for seat in range(seats):
        told.append(Offered(seat, tuple([edition.enhancements[kind] for kind in position.offered[seat]])))
    return told


def left_out(position: Position) -> tuple[str, ...]:
    """The locations that this number of players does without. (dr-two-players)"""
    edition = position.table.edition
    return tuple(
        [name for kind, name in enumerate(edition.locations) if edition.least_players[kind] > position.table.seats]
    )
