"""Hands of cards in a state, with all that may be remembered of them: who showed, drew, passed or lost what.

Hands are bit masks of card numbers. A deck is made of discards again and again; the decks of a match are counted, and
`born` says for each which cards were shuffled into it last. Memory begins with the first card that changes hands
unseen by somebody: until then counting says all. `notes` tells it as a view does, `stories` weighs it.
"""

from __future__ import annotations

from typing import Final

from dragonhall.kernel.state import State
from dragonhall.kernel.suits import cards_of

# Items of `Remembering.memory` are (seat, what, detail). A card number says that all saw this card at the seat: detail
# is twice the deck it came from, plus one if it left the hand. The others:
PASSED: Final = -2  # the seat passed a card: see `passed_to`, `passed_deck` and `passed_card` for the detail
DREW: Final = -3  # the seat drew a card from a deck, the detail
STOOD: Final = -4  # before the first pass: the seat's cards that all knew, a bit mask
UNSEEN: Final = -5  # before the first pass: the seat held an unseen card of a deck, the detail
EXCHANGE: Final = -6  # cards are passed, all at once
PICKED: Final = -7  # the seat took a card into its hand that all saw, the detail

_CARDS: Final = 1000
_SEATS: Final = 10


def passed_detail(card: int, deck: int, receiver: int) -> int:
    """The detail of a pass."""
    return (deck * _SEATS + receiver) * _CARDS + card


def passed_card(detail: int) -> int:
    """Which card was passed."""
    return detail % _CARDS


def passed_to(detail: int) -> int:
    """Who got it."""
    return detail // _CARDS % _SEATS


def passed_deck(detail: int) -> int:
    """The deck it was drawn from."""
    return detail // (_CARDS * _SEATS)


class Remembering(State):
    """A position with hands that are remembered. `remembers` is set where some seat may miss an exchange."""

    remembers: bool

    def clear_hands(self, seats: int, all_cards: int) -> None:
        """Empty hands, and nothing to remember."""
        self.hands: list[int] = [0] * seats
        self.born: list[int] = [all_cards]  # by deck: the cards that were last shuffled into it
        self.shown: list[int] = [0] * seats  # cards that all know to be in a hand
        self.told: list[int] = []  # audience seat × holder: cards that only this seat knows there; empty until needed
        self.memory: list[tuple[int, int, int]] = []  # empty until a card changes hands unseen

    def copy_hands_into(self, other: Remembering) -> None:
        """Give another position the same hands and memories, sharing nothing that changes."""
        other.remembers = self.remembers
        other.hands = self.hands.copy()
        other.born = self.born.copy()
        other.shown = self.shown.copy()
        other.told = self.told.copy()
        other.memory = self.memory.copy()

    @property
    def decks(self) -> int:
        """How many decks have been begun."""
        return len(self.born)

    def begin_deck(self, fresh: int) -> None:
        """These cards are shuffled into a new deck."""
        for deck in range(len(self.born)):
            self.born[deck] &= ~fresh
        self.born.append(fresh)

    def receive(self, seat: int, card: int) -> None:
        """A seat draws a card from the deck, unseen by the others."""
        self.hands[seat] |= 1 << card
        if self.memory and self.remembers:
            self.memory.append((seat, DREW, len(self.born) - 1))

    def pick_up(self, seat: int, card: int) -> None:
        """A seat takes a card that lies open."""
        self.hands[seat] |= 1 << card
        self.shown[seat] |= 1 << card
        if self.memory and self.remembers:
            self.memory.append((seat, PICKED, card))

    def show(self, seat: int, cards: int) -> None:
        """All see these cards of a hand; they stay there."""
        if self.memory and self.remembers:
            self._note_sight(seat, cards & ~self.shown[seat], 0)
        self.shown[seat] |= cards

    def lose(self, seat: int, cards: int) -> None:
        """Cards leave a hand, seen by all."""
        self.hands[seat] &= ~cards
        self.shown[seat] &= ~cards
        if self.memory:
            if self.remembers:
                self._note_sight(seat, cards, 1)
            seats = len(self.hands)
            for audience in range(seats):
                self.told[audience * seats + seat] &= ~cards

    def exchange(self, order: list[int], picks: list[int], receivers: list[int]) -> None:
        """All at once, each seat's picked cards go to its receiver; only these two see them."""
        seats = len(self.hands)
        if not self.told:
            self.told = [0] * (seats * seats)
        if not self.memory:
            self._note_standing()
        for seat in order:
            self.hands[seat] &= ~picks[seat]
        self.memory.append((order[0], EXCHANGE, 0))
        shown = self.shown.copy()
        for giver in order:  # who did not see the cards no longer knows which of the shown ones are still there
            cards = picks[giver]
            if cards:
                knower = receivers[giver] * seats + giver
                told = self.told[knower]
                self.shown[giver] = 0
                for audience in range(seats):
                    self.told[audience * seats + giver] = 0
                self.told[knower] = (shown[giver] | told) & ~cards
        for giver in order:
            receiver = receivers[giver]
            self.told[giver * seats + receiver] |= picks[giver]
            for card in cards_of(picks[giver]):
                deck = next(deck for deck, born in enumerate(self.born) if born >> card & 1)
                self.memory.append((giver, PASSED, passed_detail(card, deck, receiver)))
        for giver in order:
            self.hands[receivers[giver]] |= picks[giver]

    def _note_sight(self, seat: int, cards: int, left: int) -> None:
        if cards:
            for deck, born in enumerate(self.born):
                for card in cards_of(cards & born):
                    self.memory.append((seat, card, 2 * deck + left))

    def _note_standing(self) -> None:
        """Begin the memory: what all know of every hand just before a card changes hands unseen."""
        for seat in range(len(self.hands)):
            self.memory.append((seat, STOOD, self.shown[seat]))
            for deck, born in enumerate(self.born):
                unseen = (self.hands[seat] & ~self.shown[seat] & born).bit_count()
                for _ in range(unseen):
                    self.memory.append((seat, UNSEEN, deck))

    def saw_every_pass(self, audience: int) -> bool:
        """Whether a seat (−1: a spectator) gave or got every card that changed hands unseen."""
        for seat, what, detail in self.memory:
            if what == PASSED and audience != seat and audience != passed_to(detail):
                return False
        return True

    def known_cards(self, audience: int, seat: int) -> int:
        """The cards of a seat's hand that a seat (−1: a spectator) can name, as a bit mask."""
        if seat == audience:
            return self.hands[seat]
        known = self.shown[seat]
        if audience >= 0 and self.told:
            known |= self.told[audience * len(self.hands) + seat]
        return known
