"""Where unseen enhancements may lie, from what a seat knows: weighed story by story, then dealt. For `imagine`.

Exact, if the deal was fair and everybody's first choice uniform among those allowed: what others gave back lies under
the deck until the first purchase shuffles it; what always counts would have shown itself when it could have counted.
Only where a hundred deals in a row fail that last test, one that passes is searched for instead.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final

from dragonhall.games.dragonrealm.edition import Edition
from dragonhall.games.dragonrealm.state import FAILED, TRIED_NAMES, Position, held
from dragonhall.games.dragonrealm.view import DragonrealmView, EnhancementView
from dragonhall.kernel.chance import Chance
from dragonhall.kernel.stories import PURPOSE
from dragonhall.kernel.values import UNKNOWN

TRIES: Final = 100
OTHER: Final = -1
"""Stands for an enhancement that this seat has never seen, whichever it is."""


class Spot:
    """A place for one enhancement before another player, what it was held in, and its card if that is known."""

    def __init__(self, edition: Edition, seat: int, card: EnhancementView, gone: bool) -> None:
        self.seat = seat
        self.level = card.level
        self.since = card.since
        self.up = 1 if card.face_up else 0
        self.gone = gone
        self.tried = sum([1 << TRIED_NAMES.index(name) for name in card.tried])
        self.known = OTHER if card.card == UNKNOWN else edition.enhancement_of[card.card]
        self.kind = self.known


class Story:
    """How levels may be spread: what is above and beneath, what is left of one's own returned cards, who bought one."""

    def __init__(
        self, above: list[int], beneath: list[int], mine: list[int], weight: float, backs: list[tuple[int, int]]
    ) -> None:
        self.on_top = above.copy()  # the same as `above`, before anything was bought
        self.backs = backs  # by other seat in order, then level − 1: how many it gave back
        self.above = above  # by level − 1: unseen cards in the deck, before the first purchase those on top
        self.beneath = beneath  # the same of those that others gave back
        self.mine = mine  # one's own returned cards that are still there
        self.bought: list[int] = []  # by purchase: which of one's own returned cards it was, or OTHER
        self.weight = weight

    def buy(self, kind: int, level: int, share: float) -> Story:
        """The same story, after a purchase that takes this card."""
        other = Story(self.above.copy(), self.beneath.copy(), self.mine.copy(), self.weight * share, self.backs)
        other.on_top = self.on_top
        other.bought = [*self.bought, kind]
        if kind != OTHER:
            other.mine.remove(kind)
        elif other.above[level - 1]:
            other.above[level - 1] -= 1
        else:
            other.beneath[level - 1] -= 1
        return other


class Holdings:
    """All that a seat knows about enhancements, and what follows for those that it has not seen."""

    def __init__(self, position: Position, view: DragonrealmView) -> None:
        self.position = position
        self.edition: Edition = position.table.edition
        self.view = view
        self.me = view.seat if view.seat is not None else -1
        self.spots: list[Spot] = []
        for seat, player in enumerate(view.players):
            self.spots += [Spot(self.edition, seat, card, False) for card in player.enhancements]
            self.spots += [Spot(self.edition, seat, card, True) for card in player.spent]
        self.mine = [self.edition.enhancement_of[name] for name in view.returned]
        self.purchases: list[Spot] = sorted([spot for spot in self.spots if spot.since], key=lambda spot: spot.since)
        seen = self.mine + [spot.kind for spot in self.spots if spot.kind != OTHER]
        self.unseen = [kind for kind in range(len(self.edition.enhancements)) if kind not in seen]

    def fill(self, chance: Chance) -> None:
        """Lay every enhancement where it may be."""
        story = self._pick(self._after_purchases(self._openings()), chance)
        for _ in range(TRIES):
            if self._deal(story, chance):
                break
            story = self._pick(self._after_purchases(self._openings()), chance)
        else:
            self._search(story, chance)
        for spot in self.spots:
            card = held(spot.kind, spot.since, spot.up, spot.tried)
            if spot.gone:
                self.position.spent[spot.seat].append(card)
            else:
                self.position.own(spot.seat, card)
        self.position.purchases = len(self.purchases)

    def _level(self, kind: int) -> int:
        return self.edition.enhancement_level[kind]

    def _openings(self) -> list[Story]:
        """How the levels may have been spread when all had chosen, weighed. (dr-first-enhancements)"""
        edition = self.edition
        seats = len(self.view.players)
        total = [edition.enhancement_level.count(1), edition.enhancement_level.count(2)]
        partial: list[tuple[list[tuple[int, int]], float]] = [([], 1.0)]
        kept = [0, 0]
        size = len(edition.enhancements) - seats * edition.dealt
        for seat in range(seats):
            first = [spot.level for spot in self.spots if spot.seat == seat and spot.since == 0]
            have = (first.count(1), first.count(2))
            kept = [kept[0] + have[0], kept[1] + have[1]]
            if seat == self.me:
                for kind in self.mine:
                    kept[self._level(kind) - 1] += 1
                continue
            longer: list[tuple[list[tuple[int, int]], float]] = []
            for levels in combinations_with_replacement((1, 2), edition.dealt - sum(have)):
                back = (levels.count(1), levels.count(2))
                dealt = (have[0] + back[0], have[1] + back[1])
                if self.position.table.mixed and dealt != edition.mixed:
                    continue
                ways = comb(dealt[0], edition.keep[0]) + comb(dealt[1], edition.keep[1])
                share = 1.0 / (ways * factorial(back[0]) * factorial(back[1]))
                for backs, weight in partial:
                    longer.append(([*backs, back], weight * share))
            partial = longer
        stories: list[Story] = []
        for backs, weight in partial:
            beneath = [sum([back[0] for back in backs]), sum([back[1] for back in backs])]
            above = [total[0] - kept[0] - beneath[0], total[1] - kept[1] - beneath[1]]
            if min(above) >= 0:
                stories.append(Story(above, beneath, self.mine.copy(), weight * comb(size, above[0]), backs))
        return stories

    def _after_purchases(self, stories: list[Story]) -> list[Story]:
        """Each story parts by what was bought; the first purchase takes from the top. (dr-alley-draw)"""
        for number, spot in enumerate(self.purchases):
            after: list[Story] = []
            for story in stories:
                top = story.above[spot.level - 1]
                others = top if number == 0 and top else top + story.beneath[spot.level - 1]
                mine = [] if number == 0 and top else [kind for kind in story.mine if self._level(kind) == spot.level]
                total = others + len(mine)
                if others and spot.known not in self.mine:
                    after.append(story.buy(OTHER, spot.level, others / total))
                for kind in mine:
                    if spot.known in (OTHER, kind) and self._may_lie(kind, spot):
                        after.append(story.buy(kind, spot.level, 1.0 / total))
            stories = after
        return stories

    def _may_lie(self, kind: int, spot: Spot) -> bool:
        """Whether a card can lie face down there still: what always counts would have been shown. (dr-permanent)"""
        edition = self.edition
        if spot.known == kind or edition.once[kind]:
            return True
        for method, added in enumerate(edition.adds_of[kind]):
            if added and spot.tried >> method & 1:
                return False
        return not (edition.draws_of[kind] and spot.tried >> FAILED & 1)

    def _pick(self, stories: list[Story], chance: Chance) -> Story:
        total = sum([story.weight for story in stories])
        mark = total * chance.below(1 << 30, PURPOSE) / (1 << 30)
        for story in stories:
            if mark < story.weight:
                return story
            mark -= story.weight
        return stories[-1]

    def _open(self, story: Story) -> list[Spot]:
        """The spots that wait for a card never seen; those that a story gives one's own returned cards get them."""
        waiting: list[Spot] = []
        for spot in self.spots:
            spot.kind = spot.known
            if spot.known == OTHER and spot.since:
                spot.kind = story.bought[spot.since - 1]
            if spot.kind == OTHER:
                waiting.append(spot)
        return waiting

    def _deal(self, story: Story, chance: Chance) -> bool:
        """Deal the unseen cards, level by level, as the story says; whether all may lie where they come."""
        waiting = self._open(story)
        pile = chance.shuffled(self.unseen, PURPOSE)
        for spot in waiting:
            spot.kind = next(kind for kind in reversed(pile) if self._level(kind) == spot.level)
            pile.remove(spot.kind)
        if not all(self._may_lie(spot.kind, spot) for spot in waiting):
            return False
        self._store(story, pile, chance)
        return True

    def _search(self, story: Story, chance: Chance) -> None:
        """Find some deal that fits: the spots with the fewest choices first."""
        waiting = self._open(story)
        pile = chance.shuffled(self.unseen, PURPOSE)
        if not self._place(waiting, pile):
            raise ValueError("this view contradicts itself: no enhancements fit what was not shown")
        for spot in waiting:
            pile.remove(spot.kind)
        self._store(story, pile, chance)

    def _place(self, waiting: list[Spot], pile: list[int]) -> bool:
        taken = [spot.kind for spot in waiting if spot.kind != OTHER]
        best: list[int] | None = None
        where: Spot | None = None
        for spot in waiting:
            if spot.kind == OTHER:
                fitting = [
                    kind
                    for kind in pile
                    if kind not in taken and self._level(kind) == spot.level and self._may_lie(kind, spot)
                ]
                if best is None or len(fitting) < len(best):
                    best, where = fitting, spot
        if best is None or where is None:
            return True
        for kind in best:
            where.kind = kind
            if self._place(waiting, pile):
                return True
        where.kind = OTHER
        return False

    def _store(self, story: Story, pile: list[int], chance: Chance) -> None:
        """What is left is the deck; what nobody kept lies beneath until the first purchase. (dr-enhancements-left)"""
        position = self.position
        if self.purchases:
            position.store = chance.shuffled(pile + story.mine, PURPOSE)
            position.beneath = 0
            self._give_back(story, self._given_back(story, pile), chance)
            return
        beneath: list[int] = []
        for level in (1, 2):
            of_level = [kind for kind in pile if self._level(kind) == level]
            beneath += of_level[: story.beneath[level - 1]]
        self._give_back(story, beneath, chance)
        above = [kind for kind in pile if kind not in beneath]
        position.store = chance.shuffled(beneath + story.mine, PURPOSE) + chance.shuffled(above, PURPOSE)
        position.beneath = self.view.beneath

    def _given_back(self, story: Story, pile: list[int]) -> list[int]:
        """After purchases: the cards that others may have given back, bought since or not; any of them alike.

        The first purchase is none of them, if its level lay on top then.
        """
        found = pile.copy()
        for number, spot in enumerate(self.purchases):
            if story.bought[number] == OTHER and (number or not story.on_top[spot.level - 1]):
                found.append(spot.kind)
        return found

    def _give_back(self, story: Story, cards: list[int], chance: Chance) -> None:
        """Say who gave back which of these, so that others remember what they gave back too, as the story has it."""
        pile = chance.shuffled(cards, PURPOSE)
        others = [seat for seat in range(len(self.view.players)) if seat != self.me]
        for seat, back in zip(others, story.backs, strict=True):
            for level in (1, 2):
                given = [kind for kind in pile if self._level(kind) == level][: back[level - 1]]
                for kind in given:
                    pile.remove(kind)
                    self.position.returned[seat] |= 1 << kind
