"""How strong and how fast are the bots? Plays many matches between named bots and prints what came of them.

    python benchmarks/bots.py greedy random                      1,000 matches of Dragonwood, seats in turn
    python benchmarks/bots.py greedy greedy greedy greedy --matches 400
    python benchmarks/bots.py greedy random --option dragon_spell=true --jobs 4

The bots sit in every seat equally often: match i starts from the seed of match i − 1 with everybody one seat on, so
that all have held every hand. A shared first place counts as a share of a win. The time per decision is the bot's own,
on one core; the view and the list of legal actions are made before its clock starts.
"""

import argparse
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import dragonhall
from dragonhall import bots
from dragonhall.kernel.values import OptionValue


class Played(NamedTuple):
    """One match: by place in the list of bots, and how it went."""

    totals: list[int]
    wins: list[float]
    seconds: list[float]
    decisions: list[int]
    ending: str
    turns: int
    events: Counter[str]


def play(game_id: str, names: list[str], options: Mapping[str, OptionValue], seed: int, number: int) -> Played:
    """Play match `number`, unrecorded: through `State`, as simulations do."""
    game = dragonhall.load(game_id)
    seats = len(names)
    player_of = [(seat + number) % seats for seat in range(seats)]
    players = [bots.make(names[player_of[seat]], game, seat) for seat in range(seats)]
    chance = dragonhall.chance(f"{seed} match {number // seats}")
    own = [dragonhall.chance(f"{seed} bot {number} {seat}") for seat in range(seats)]
    played = Played([0] * seats, [0.0] * seats, [0.0] * seats, [0] * seats, "", 0, Counter())
    state = game.setup(seats, options, chance)
    while actors := state.actors():
        seat = actors[0]
        view, legal = state.view(seat), state.legal(seat)
        began = time.perf_counter()
        action = players[seat].choose(view, legal, own[seat], None)
        played.seconds[player_of[seat]] += time.perf_counter() - began
        played.decisions[player_of[seat]] += 1
        if action is None:
            raise RuntimeError(f"{players[seat].name} is silent without a deadline")
        played.events.update(type(event).__name__ for event in state.apply(seat, action, chance))
    result = state.result()
    if result is None:
        raise RuntimeError("nobody is asked, and the match is not over")
    for score in result.scores:
        played.totals[player_of[score.seat]] = score.total
    for seat in result.winners:
        played.wins[player_of[seat]] = 1 / len(result.winners)
    return played._replace(ending=result.ending, turns=state.turn)


def report(names: list[str], matches: list[Played]) -> None:
    """Print a line for each bot, and one for the matches."""
    count = len(matches)
    print(f"{'bot':<10} {'wins':>8} {'± (95 %)':>9} {'points':>8} {'ms a decision':>14}")
    for place, name in enumerate(names):
        wins = [match.wins[place] for match in matches]
        share = sum(wins) / count
        error = 1.96 * (sum((win - share) ** 2 for win in wins) / count / count) ** 0.5
        points = sum(match.totals[place] for match in matches) / count
        decisions = sum(match.decisions[place] for match in matches)
        spent = 1000 * sum(match.seconds[place] for match in matches) / decisions
        print(f"{name:<10} {share:>8.1%} {error:>9.1%} {points:>8.1f} {spent:>14.3f}")
    turns = sum(match.turns for match in matches)
    endings = Counter(match.ending for match in matches)
    shares = ", ".join(f"{ending} {times / count:.0%}" for ending, times in endings.most_common())
    winner = sum(max(match.totals) for match in matches) / count
    print(f"{count} matches: {turns / count / len(names):.1f} turns a seat, winner's points {winner:.1f}; {shares}")
    events = sum((match.events for match in matches), Counter[str]())
    if events["Attempted"]:
        tries, missed = events["Attempted"] / turns, events["Missed"] / events["Attempted"]
        print(f"attempts in {tries:.0%} of turns, {missed:.0%} of them missed")


def option(text: str) -> tuple[str, OptionValue]:
    """An option as it is written on the command line: `dragon_spell=true`, `decks=3`."""
    name, _, value = text.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value


def main() -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("bots", nargs="+", metavar="bot", help="a bot for every seat, for example: greedy random")
    parser.add_argument("--game", default="dragonwood", choices=dragonhall.games())
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes (use 1 to time decisions)")
    given = parser.parse_args()
    one = partial(play, given.game, given.bots, dict(given.option), given.seed)
    numbers = range(given.matches)
    if given.jobs == 1:
        matches = [one(number) for number in numbers]
    else:
        with ProcessPoolExecutor(given.jobs) as pool:
            matches = list(pool.map(one, numbers, chunksize=8))
    report(given.bots, matches)


if __name__ == "__main__":
    main()
