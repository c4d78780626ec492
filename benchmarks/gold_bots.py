"""How well does the greedy bargainer of Dragon's Gold do among others, and how often do talks end in a deal?

    python benchmarks/gold_bots.py                    one greedy seat among yardsticks, 3 to 6 seats, 40 matches a seat
    python benchmarks/gold_bots.py --matches 200 --seats 4 --others naive micro
    python benchmarks/gold_bots.py --deals 100        four greedy seats: the share of talks that end in a deal, by round

The greedy seat sits in every place equally often. Means are final scores.
"""

import argparse
import time
from collections import Counter

import dragonhall
from dragonhall import bots
from dragonhall.arena.rounds import ROUNDS
from dragonhall.arena.simulate import simulate
from dragonhall.games.dragons_gold.events import Agreed, TreasureLost

OTHERS = ("random", "naive", "stubborn", "micro", "greedy")


def among(game: dragonhall.Game, other: str, seats: int, matches: int, seed: int) -> str:
    """One greedy seat among equal others: a line of the table."""
    began = time.perf_counter()
    mine = theirs = wins = lapses = 0.0
    for place in range(seats):
        names = [other] * seats
        names[place] = "greedy"
        report = simulate(game, names, matches=matches, seed=f"{seed} {place}")
        mine += report.mean_score(place) / seats
        theirs += sum(report.mean_score(seat) for seat in range(seats) if seat != place) / (seats - 1) / seats
        wins += float(report.wins(place)) / matches / seats
        lapses += report.plain()["lapses"] / matches / seats
    spent = 1000 * (time.perf_counter() - began) / matches / seats
    return f"{seats:>5} {other:>9} {mine:>8.1f} {theirs:>8.1f} {wins:>7.0%} {lapses:>7.1f} {spent:>9.0f}"


def deals(game: dragonhall.Game, matches: int, seed: int) -> tuple[Counter[int], int]:
    """Talks of four greedy seats: by round how many ended in a deal, and how many in none."""
    agreed: Counter[int] = Counter()
    lost = 0
    for number in range(matches):
        chance = dragonhall.chance(f"{seed} match {number}")
        own = [dragonhall.chance(f"{seed} {number} {seat}") for seat in range(4)]
        players = [bots.make("greedy", game, seat) for seat in range(4)]
        state = game.setup(4, {}, chance)
        question, rounds = -1, 0
        while state.actors():
            if state.question() != question:
                question, rounds = state.question(), 0
            timed = state.deadline() is not None
            if timed and rounds >= ROUNDS:
                lost += sum(isinstance(event, TreasureLost) for event in state.lapse(chance))
                question = -1
                continue
            for seat in list(state.actors()):
                if state.question() != question or seat not in state.actors():
                    break
                left = 1 - rounds / ROUNDS if timed else None
                action = players[seat].choose(state.view(seat), state.legal(seat), own[seat], left)
                for event in state.apply(seat, action, chance) if action is not None else ():
                    agreed[rounds] += isinstance(event, Agreed)
                    lost += isinstance(event, TreasureLost)
            rounds += 1
    return agreed, lost


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=40, help="for each place of the greedy seat")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6])
    parser.add_argument("--others", nargs="*", default=OTHERS, choices=OTHERS)
    parser.add_argument("--deals", type=int, default=0, metavar="MATCHES", help="count deals of four greedy seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = dragonhall.load("dragons_gold")
    if given.deals:
        agreed, lost = deals(game, given.deals, given.seed)
        count = sum(agreed.values())
        print(f"{count + lost} talks, {count / (count + lost):.1%} end in a deal; by round: {sorted(agreed.items())}")
        return
    print(f"{'seats':>5} {'others':>9} {'greedy':>8} {'others':>8} {'wins':>7} {'lapses':>7} {'ms/match':>9}")
    for seats in given.seats:
        for other in given.others:
            print(among(game, other, seats, given.matches, given.seed), flush=True)


if __name__ == "__main__":
    main()
