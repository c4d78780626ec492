"""The places of Dragonrealm: those that hide something and who may look, and the open ones. Apart from `view.py`."""

from __future__ import annotations

from collections.abc import Callable

from dragonhall.games.dragonrealm.edition import DRAGON, LEVEL_NAMES, Edition
from dragonhall.games.dragonrealm.rules.opening import left_out
from dragonhall.games.dragonrealm.state import EMPTY, SURPRISE, Position, detail_of, is_up, kind_of
from dragonhall.kernel.hidden import Place
from dragonhall.kernel.state import State
from dragonhall.kernel.suits import cards_of

Doors = tuple[Callable[[State], list[str]], Callable[[State, list[str]], None]]

NOBODY: frozenset[int] = frozenset()


def _position(state: State) -> Position:
    if not isinstance(state, Position):
        raise TypeError("not a position of Dragonrealm")
    return state


def places(edition: Edition, seats: int) -> list[Place]:
    """Every place that hides something from somebody."""
    found = _card_places(edition, seats)
    found += _location_places(edition)
    found += _enhancement_places(edition, seats)
    return found


def _card_places(edition: Edition, seats: int) -> list[Place]:
    goblins = {edition.card_names[card] for card in edition.goblin_slot}

    def hand(seat: int) -> Doors:
        """A hand, cards chosen as a secret answer last: which those are is hidden too."""

        def read(state: State) -> list[str]:
            here = _position(state)
            picks = here.picks[seat] if not here.offered[seat] else 0
            return [*edition.cards_in(here.hands[seat] & ~picks), *edition.cards_in(picks)]

        def write(state: State, pieces: list[str]) -> None:
            here = _position(state)
            here.hands[seat] = edition.mask_of(tuple(pieces))
            if not here.offered[seat]:
                kept = len(pieces) - here.picks[seat].bit_count()
                here.picks[seat] = edition.mask_of(tuple(pieces[kept:]))

        return read, write

    def read_deck(state: State) -> list[str]:
        return [edition.card_names[card] for card in _position(state).deck]

    def write_deck(state: State, pieces: list[str]) -> None:
        here = _position(state)
        here.deck = _cards(edition, pieces, here.discards | _waiting(here))

    def read_removed(state: State) -> list[str]:
        return list(edition.cards_in(_position(state).removed))

    def write_removed(state: State, pieces: list[str]) -> None:
        here = _position(state)
        here.removed = 0
        for card in _cards(edition, pieces, here.discards | _waiting(here)):
            here.removed |= 1 << card

    found: list[Place] = []
    for seat in range(seats):
        read, write = hand(seat)
        found.append(Place(f"hand {seat}", frozenset([seat]), read, write, edition.card_of.__contains__))
    found.append(Place("goblins put away", NOBODY, read_removed, write_removed, goblins.__contains__))
    found.append(Place("deck", NOBODY, read_deck, write_deck, set(edition.card_names).__contains__))
    return found


def _cards(edition: Edition, pieces: list[str], taken: int) -> list[int]:
    """The numbers of named cards; of alike ones, those that are not taken."""
    left = {name: [card for card in copies if not taken >> card & 1] for name, copies in edition.surprise_of.items()}
    return [edition.card_of[piece] if piece in edition.card_of else left[piece].pop() for piece in pieces]


def _waiting(here: Position) -> int:
    cards = 0
    for item in here.steps:
        if item & 15 == SURPRISE:
            cards |= 1 << detail_of(item)
    return cards


def _location_places(edition: Edition) -> list[Place]:
    """The deck and the box, parted by colours: the backs of the cards show them."""

    def pile(name: str, level: int) -> Doors:
        def cards(state: State) -> list[int]:
            here = _position(state)
            return here.locations if name == "location deck" else here.box

        def read(state: State) -> list[str]:
            return [edition.locations[kind] for kind in cards(state) if edition.level_of[kind] == level]

        def write(state: State, pieces: list[str]) -> None:
            pile = cards(state)
            spots = [spot for spot, kind in enumerate(pile) if edition.level_of[kind] == level]
            for spot, piece in zip(spots, pieces, strict=True):
                pile[spot] = edition.location_of[piece]

        return read, write

    def of_level(level: int) -> Callable[[str], bool]:
        names = {name for kind, name in enumerate(edition.locations) if edition.level_of[kind] == level}
        return names.__contains__

    found: list[Place] = []
    for name in ("location deck", "location box"):
        for level in range(1, DRAGON + 1):
            read, write = pile(name, level)
            found.append(Place(f"{name}, {LEVEL_NAMES[level]}", NOBODY, read, write, of_level(level)))
    return found


def _enhancement_places(edition: Edition, seats: int) -> list[Place]:
    """Choices tell something about these cards, and so does what was not shown: counting alone does not say."""
    names = edition.enhancements
    all_names = set(names)

    def offer(seat: int) -> Doors:
        def read(state: State) -> list[str]:
            here = _position(state)
            picks = here.picks[seat]
            kinds = here.offered[seat]
            order = [kind for kind in kinds if not picks >> kind & 1] + [kind for kind in kinds if picks >> kind & 1]
            return [names[kind] for kind in order]

        def write(state: State, pieces: list[str]) -> None:
            here = _position(state)
            kinds = [edition.enhancement_of[piece] for piece in pieces]
            if here.offered[seat] and here.picks[seat]:
                kept = kinds[len(kinds) - here.picks[seat].bit_count() :]
                here.picks[seat] = sum(1 << kind for kind in kept)
            here.offered[seat] = sorted(kinds)

        return read, write

    def down(seat: int, level: int) -> Doors:
        def spots(state: State) -> list[int]:
            owned = _position(state).owned[seat]
            return [
                spot
                for spot, card in enumerate(owned)
                if not is_up(card) and edition.enhancement_level[kind_of(card)] == level
            ]

        def read(state: State) -> list[str]:
            owned = _position(state).owned[seat]
            return [names[kind_of(owned[spot])] for spot in spots(state)]

        def write(state: State, pieces: list[str]) -> None:
            here = _position(state)
            cards = here.owned[seat].copy()
            for spot, piece in zip(spots(state), pieces, strict=True):
                cards[spot] = cards[spot] >> 8 << 8 | edition.enhancement_of[piece]
            here.owned[seat] = []
            here.spendable[seat] = 0
            here.adds[3 * seat : 3 * seat + 3] = [0, 0, 0]
            for card in cards:
                here.own(seat, card)

        return read, write

    def read_store(state: State) -> list[str]:
        return [names[kind] for kind in _position(state).store]

    def write_store(state: State, pieces: list[str]) -> None:
        _position(state).store = [edition.enhancement_of[piece] for piece in pieces]

    def of_level(level: int) -> Callable[[str], bool]:
        return {name for kind, name in enumerate(names) if edition.enhancement_level[kind] == level}.__contains__

    found: list[Place] = []
    for seat in range(seats):
        read, write = offer(seat)
        lookers = frozenset([seat])
        found.append(Place(f"offer {seat}", lookers, read, write, all_names.__contains__, counted=False))
        for level in (1, 2):
            read, write = down(seat, level)
            name = f"face down {seat}, level {level}"
            found.append(Place(name, lookers, read, write, of_level(level), counted=False))
    found.append(Place("enhancement deck", NOBODY, read_store, write_store, all_names.__contains__, counted=False))
    return found


def open_places(state: Position) -> dict[str, list[str]]:
    """The pieces that lie open, by place."""
    edition = state.table.edition
    seats = state.table.seats
    found = {
        "discards": list(edition.cards_in(state.discards)),
        "face up": [edition.card_names[card] for card in state.face_up if card != EMPTY],
        "waiting": [edition.card_names[card] for card in cards_of(_waiting(state))],
        "row": [edition.locations[kind] for kind in state.row],
        "won by nobody": [edition.locations[kind] for kind in state.lost],
        "left out": list(left_out(state)),
        "goblins": ["goblin"] * state.goblins,
    }
    for slot, count in enumerate(state.goblins_at):
        found[f"goblins at {slot}"] = ["goblin"] * count
        for seat in range(seats):
            figures = [f"adventurer of {seat}"] * state.figures[slot * seats + seat]
            found[f"adventurers of {seat} at {slot}"] = figures
    for seat in range(seats):
        found[f"home of {seat}"] = [f"adventurer of {seat}"] * state.home[seat]
        found[f"centre, of {seat}"] = [f"adventurer of {seat}"] * state.centre[seat]
        found[f"won by {seat}"] = [edition.locations[kind] for kind in state.won[seat]]
        found[f"face up {seat}"] = [edition.enhancements[kind_of(card)] for card in state.owned[seat] if is_up(card)]
        found[f"spent {seat}"] = [edition.enhancements[kind_of(card)] for card in state.spent[seat]]
    return found
