"""Every way to divide counted tokens among seats, numbered, so that one can be found without listing the others."""

from __future__ import annotations

from functools import lru_cache
from math import comb, gcd
from typing import Final

from dragonhall.games.dragons_gold.actions import Counts

SAMPLE: Final = 12
"""So many divisions are listed as legal offers; the judge allows all the others too."""

_GOLDEN: Final = 618_034  # millionths: steps of this share spread evenly over any number of divisions


def ways(counts: Counts, parts: int) -> int:
    """In how many ways these tokens can be divided among so many seats.

    >>> ways((2, 1), 2)
    6
    """
    total = 1
    for count in counts:
        total *= comb(count + parts - 1, parts - 1)
    return total


def division(counts: Counts, parts: int, number: int) -> tuple[Counts, ...]:
    """The division with this number, from 0 to `ways` − 1: what each seat gets.

    >>> [division((1, 1), 2, number)[0] for number in range(4)]
    [(0, 0), (1, 0), (0, 1), (1, 1)]
    """
    shares: list[list[int]] = [[] for _ in range(parts)]
    for count in counts:
        here = comb(count + parts - 1, parts - 1)
        rank = number % here
        number //= here
        left = count
        for part in range(parts - 1):
            others = parts - part - 1
            mine = 0
            while True:
                fewer = comb(left - mine + others - 1, others - 1)
                if rank < fewer:
                    break
                rank -= fewer
                mine += 1
            shares[part].append(mine)
            left -= mine
        shares[parts - 1].append(left)
    return tuple([tuple(share) for share in shares])


@lru_cache(maxsize=4096)
def sampled(counts: Counts, parts: int) -> tuple[tuple[Counts, ...], ...]:
    """Some divisions, each once, evenly spread over all; all of them where there are few."""
    total = ways(counts, parts)
    if total <= SAMPLE:
        return tuple([division(counts, parts, number) for number in range(total)])
    step = max(1, total * _GOLDEN // 1_000_000)
    while gcd(step, total) != 1:
        step += 1
    return tuple([division(counts, parts, (index + 1) * step % total) for index in range(SAMPLE)])
