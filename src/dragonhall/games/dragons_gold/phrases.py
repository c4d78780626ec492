"""The ready phrases of the talk about treasure; their words are in the rulebook. Words bind nobody. (dg-talk)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dragonhall.games.dragons_gold.actions import COLOURS

PHRASES: Final = (
    "dg-phrase-want",
    "dg-phrase-keep",
    "dg-phrase-deal",
    "dg-phrase-agreed",
    "dg-phrase-no",
    "dg-phrase-too-little",
    "dg-phrase-too-much",
    "dg-phrase-one-more",
    "dg-phrase-even",
    "dg-phrase-last-offer",
    "dg-phrase-better-than-nothing",
    "dg-phrase-leader",
    "dg-phrase-your-turn",
    "dg-phrase-think",
    "dg-phrase-hurry",
    "dg-phrase-thanks",
)

PIECES: Final[Mapping[str, tuple[str, ...]]] = {"dg-phrase-want": COLOURS, "dg-phrase-keep": COLOURS}
"""The phrases that name tokens, and which tokens these may be."""
