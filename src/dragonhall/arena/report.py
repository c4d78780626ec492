"""What many matches come to: wins, scores, lengths and endings, counted exactly, so that the order does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from dragonhall.kernel.values import OptionValue


class Outcome(NamedTuple):
    """How one match went."""

    first: int
    """The seat that was asked first."""
    decisions: int
    turns: int
    lapses: int
    ending: str
    winners: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass
class Tally:
    """The sums over some matches. Tallies of other matches of the same table can be merged in, in any order."""

    seats: int
    matches: int = 0
    decisions: int = 0
    turns: int = 0
    lapses: int = 0
    wins: list[Fraction] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    first_wins: Fraction = Fraction()
    winners_total: int = 0
    tied: int = 0
    shared: int = 0

    def __post_init__(self) -> None:
        self.wins = self.wins or [Fraction()] * self.seats
        self.totals = self.totals or [0] * self.seats

    def add(self, outcome: Outcome) -> None:
        """Count one match."""
        self.matches += 1
        self.decisions += outcome.decisions
        self.turns += outcome.turns
        self.lapses += outcome.lapses
        self.endings[outcome.ending] += 1
        winners = outcome.winners
        share = Fraction(1, len(winners)) if winners else Fraction()
        for seat in winners:
            self.wins[seat] += share
        if outcome.first in winners:
            self.first_wins += share
        for seat, total in enumerate(outcome.totals):
            self.totals[seat] += total
        best = max(outcome.totals)
        self.winners_total += outcome.totals[winners[0]] if winners else best
        self.tied += outcome.totals.count(best) > 1
        self.shared += len(winners) > 1

    def merge(self, other: Tally) -> None:
        """Count the matches of another tally too."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.turns += other.turns
        self.lapses += other.lapses
        self.endings.update(other.endings)
        self.first_wins += other.first_wins
        self.winners_total += other.winners_total
        self.tied += other.tied
        self.shared += other.shared
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.totals[seat] += other.totals[seat]


@dataclass(frozen=True)
class Report:
    """How a simulation went: who sat where, the tally, and how long it took."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, OptionValue]
    seed: int | str
    tally: Tally
    seconds: float

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return self.tally.matches

    @property
    def decisions(self) -> int:
        """How many decisions were taken in all of them, lapses included."""
        return self.tally.decisions

    def wins(self, seat: int) -> Fraction:
        """How many matches a seat won; of a shared win, its share."""
        return self.tally.wins[seat]

    def mean_score(self, seat: int) -> float:
        """What a seat scored on average."""
        return self.tally.totals[seat] / self.matches

    @property
    def decisions_each(self) -> float:
        """Decisions in a match, on average."""
        return self.decisions / self.matches

    @property
    def turns_each(self) -> float:
        """Turns that a seat had in a match, on average."""
        return self.tally.turns / self.matches / len(self.bots)

    @property
    def endings(self) -> dict[str, float]:
        """The share of each ending, the most frequent first."""
        ordered = sorted(self.tally.endings.items(), key=lambda item: (-item[1], item[0]))
        return {ending: count / self.matches for ending, count in ordered}

    @property
    def first_seat_wins(self) -> float:
        """The share of the wins that went to whoever began; 1 / seats if beginning is no advantage."""
        return float(self.tally.first_wins / self.matches)

    @property
    def winner_mean_score(self) -> float:
        """What winners scored on average."""
        return self.tally.winners_total / self.matches

    @property
    def tied(self) -> float:
        """The share of matches in which several seats had the most points, whether a tie-break then decided or not."""
        return self.tally.tied / self.matches

    @property
    def shared(self) -> float:
        """The share of matches that several seats won together."""
        return self.tally.shared / self.matches

    def plain(self) -> dict[str, Any]:
        """The report as plain data; only `seconds` and the rate differ from one run to the next."""
        return {
            "game": self.game,
            "seats": len(self.bots),
            "matches": self.matches,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "bots": [
                {
                    "bot": bot,
                    "wins": _number(self.wins(seat)),
                    "mean_score": round(self.mean_score(seat), 4),
                }
                for seat, bot in enumerate(self.bots)
            ],
            "seed": self.seed,
            "options": dict(self.options),
            "matches_per_second": round(self.matches / self.seconds, 1) if self.seconds else None,
            "turns_each": round(self.turns_each, 4),
            "endings": {ending: round(share, 6) for ending, share in self.endings.items()},
            "first_seat_wins": round(self.first_seat_wins, 6),
            "winner_mean_score": round(self.winner_mean_score, 4),
            "tied": round(self.tied, 6),
            "shared": round(self.shared, 6),
            "lapses": self.tally.lapses,
        }


def _number(wins: Fraction) -> int | float:
    return wins.numerator if wins.denominator == 1 else round(float(wins), 6)
