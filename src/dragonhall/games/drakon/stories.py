"""What may have become of pieces that changed hidden places unseen: every way it may have gone, and how likely.

A piece is a number of its kind; alike pieces are one kind. A holder is a place that one audience cannot look into.
Pieces of which it knows where they are, are `known`; the others are `unseen`, and any of the `pool` may be any of them.
"""

from __future__ import annotations

from typing import Final

from dragonhall.kernel.chance import Chance

MOST_STORIES: Final = 100
"""Where more stories are possible, the likeliest so many are told on."""


class Story:
    """One way in which it may have gone."""

    def __init__(self, unseen: list[int], pool: list[int]) -> None:
        self.unseen = unseen  # by holder
        self.pool = pool  # by kind: how many of the unseen pieces there are
        self.known: dict[int, int] = {}  # by holder times the number of kinds, plus kind
        self.weight: float = 1.0

    def branch(self, share: float) -> Story:
        """A copy with this share of the weight."""
        other = Story(self.unseen.copy(), self.pool.copy())
        other.known = self.known.copy()
        other.weight = self.weight * share
        return other

    def add(self, holder: int, kind: int) -> None:
        """A piece of this kind is known to be there."""
        key = holder * len(self.pool) + kind
        self.known[key] = self.known.get(key, 0) + 1

    def take(self, holder: int, kind: int) -> None:
        """A known piece leaves."""
        key = holder * len(self.pool) + kind
        if self.known[key] == 1:
            del self.known[key]
        else:
            self.known[key] -= 1

    def knows(self, holder: int, kind: int) -> int:
        """How many pieces of a kind are known to be there."""
        return self.known.get(holder * len(self.pool) + kind, 0)

    def size(self, holder: int) -> int:
        """How many pieces are there."""
        kinds = len(self.pool)
        return self.unseen[holder] + sum([n for key, n in self.known.items() if key // kinds == holder])


def after_arrival(stories: list[Story], holder: int, kind: int) -> list[Story]:
    """A piece that was seen went into a place."""
    for story in stories:
        story.add(holder, kind)
    return stories


def after_leaving(stories: list[Story], holder: int, kind: int, by_chance: bool) -> list[Story]:
    """A piece came out and was seen: picked by chance, or chosen; a known one is chosen first."""
    found: list[Story] = []
    for story in stories:
        known = story.knows(holder, kind)
        unseen = story.unseen[holder]
        among = sum(story.pool)
        share = unseen * story.pool[kind] / among if among else 0.0
        size = story.size(holder) if by_chance else 1
        if known:
            other = story.branch((known if by_chance else 1) / size)
            other.take(holder, kind)
            found.append(other)
        if share and (by_chance or not known):
            other = story.branch(share / size)
            other.unseen[holder] -= 1
            other.pool[kind] -= 1
            found.append(other)
    return _told(found)


def after_transfer(stories: list[Story], source: int, target: int) -> list[Story]:
    """A piece, picked by chance, went unseen from one place to another."""
    found: list[Story] = []
    for story in stories:
        size = story.size(source)
        kinds = len(story.pool)
        for key, count in story.known.items():
            if key // kinds == source:
                other = story.branch(count / size)
                other.take(source, key % kinds)
                other.add(target, key % kinds)
                found.append(other)
        if story.unseen[source]:
            other = story.branch(story.unseen[source] / size)
            other.unseen[source] -= 1
            other.unseen[target] += 1
            found.append(other)
    return _told(found)


def _told(stories: list[Story]) -> list[Story]:
    """Stories that came to the same become one; of too many the likeliest stay. All weigh 1 together."""
    merged: dict[tuple[tuple[int, int], ...], Story] = {}
    for story in stories:
        key = tuple(sorted(story.known.items()))
        if key in merged:
            merged[key].weight += story.weight
        else:
            merged[key] = story
    kept = list(merged.values())
    if len(kept) > MOST_STORIES:
        kept.sort(key=_weight, reverse=True)
        kept = kept[:MOST_STORIES]
    whole = sum([story.weight for story in kept])
    for story in kept:
        story.weight /= whole
    return kept


def _weight(story: Story) -> float:
    return story.weight


def pick(stories: list[Story], purpose: str, chance: Chance) -> Story:
    """One of the stories, as likely as it weighs."""
    if len(stories) == 1:
        return stories[0]
    mark = chance.below(1 << 30, purpose) / (1 << 30) * sum([story.weight for story in stories])
    for story in stories:
        mark -= story.weight
        if mark < 0:
            return story
    return stories[-1]


def settle(story: Story, purpose: str, chance: Chance) -> list[list[int]]:
    """What lies in each place if the story is true: the known pieces first, then unseen ones by chance."""
    kinds = len(story.pool)
    rest = chance.shuffled([kind for kind, count in enumerate(story.pool) for _ in range(count)], purpose)
    found: list[list[int]] = [[] for _ in story.unseen]
    for key, count in sorted(story.known.items()):
        found[key // kinds] += [key % kinds] * count
    for holder, count in enumerate(story.unseen):
        found[holder] += rest[len(rest) - count :]
        del rest[len(rest) - count :]
    return found
