"""How fast is the engine? Random-seat decisions per second, driven move by move through `State`, and single calls.

    python benchmarks/engine.py                 the source as it is
    python benchmarks/engine.py --compiled      also the mypyc build (`make compile`), each in a process of its own

Processor time of one core; the best of five runs, since noise only slows. Figures of two builds are taken in one run
of this script, so that their ratio means something.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent


def best(measure: Callable[[], float], runs: int = 5) -> float:
    """The best of several runs."""
    return max(measure() for _ in range(runs))


def decisions_per_second(name: str, seats: int, matches: int) -> float:
    """Random seats play whole matches, set-up included."""
    import dragonhall

    game = dragonhall.load(name)
    chance = dragonhall.chance(1)
    decisions = 0
    began = time.process_time()
    for _ in range(matches):
        state = game.setup(seats, {}, chance)
        actors = state.actors()
        while actors:
            for seat in actors:
                state.apply(seat, state.random_legal(seat, chance), chance)
                decisions += 1
            actors = state.actors()
    return decisions / (time.process_time() - began)


def with_lists_per_second(name: str, seats: int, matches: int) -> float:
    """The same, but every decision lists all legal actions and picks one."""
    import dragonhall

    game = dragonhall.load(name)
    chance = dragonhall.chance(1)
    decisions = 0
    began = time.process_time()
    for _ in range(matches):
        state = game.setup(seats, {}, chance)
        while actors := state.actors():
            for seat in actors:
                legal = state.legal(seat)
                state.apply(seat, legal[chance.below(len(legal), "pick")], chance)
                decisions += 1
    return decisions / (time.process_time() - began)


def match_per_second(name: str, seats: int, matches: int) -> float:
    """Through the front door: every action judged, written down and hashed."""
    import dragonhall

    game = dragonhall.load(name)
    choices = dragonhall.chance(2)
    decisions = 0
    began = time.process_time()
    for seed in range(matches):
        match = dragonhall.Match.start(game, seats, seed)
        while actors := match.actors:
            match.play(actors[0], match.state.random_legal(actors[0], choices))
            decisions += 1
    return decisions / (time.process_time() - began)


def microseconds(name: str, seats: int) -> dict[str, float]:
    """The time of one `copy`, `view` and `imagine` in the middle of matches, in microseconds."""
    import dragonhall

    game = dragonhall.load(name)
    chance = dragonhall.chance(3)
    states = []
    for _ in range(20):
        state = game.setup(seats, {}, chance)
        for _ in range(80):
            state.apply(state.actors()[0], state.random_legal(state.actors()[0], chance), chance)
        states.append(state)
    views = [state.view(0) for state in states]
    calls: dict[str, Callable[[int], object]] = {
        "copy": lambda n: states[n].copy(),
        "view": lambda n: states[n].view(0),
        "imagine": lambda n: game.imagine(views[n], chance),
    }
    times = {}
    for what, call in calls.items():

        def measure(call: Callable[[int], object] = call) -> float:
            began = time.process_time()
            for _ in range(20):
                for number in range(20):
                    call(number)
            return 400 / (time.process_time() - began)

        times[what] = 1e6 / best(measure)
    return times


def figures(name: str, seats: int, matches: int) -> dict[str, float]:
    """All figures of the build that this process runs."""
    decisions_per_second(name, seats, 20)  # warm up
    return {
        "State, random legal": best(lambda: decisions_per_second(name, seats, matches)),
        "State, full lists": best(lambda: with_lists_per_second(name, seats, matches // 2)),
        "Match": best(lambda: match_per_second(name, seats, matches // 2)),
    } | {f"{what} (µs)": value for what, value in microseconds(name, seats).items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dragonwood")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--compiled", action="store_true", help="also measure build/compiled")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    own = figures(given.game, given.seats, given.matches)
    if given.json:
        print(json.dumps(own))
        return
    other: dict[str, float] = {}
    if given.compiled:
        command = [sys.executable, __file__, "--json", "--game", given.game]
        command += ["--seats", str(given.seats), "--matches", str(given.matches)]
        environment = os.environ | {"PYTHONPATH": str(HERE / "build" / "compiled")}
        other = json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    print(f"{given.game}, {given.seats} seats, Python {sys.version.split()[0]}, one core")
    for what, value in own.items():
        line = f"{what:22} {value:12,.1f}" if "µs" in what else f"{what:22} {value:12,.0f} decisions/s"
        if other:
            ratio = value / other[what] if "µs" in what else other[what] / value
            line += f"   compiled {other[what]:12,.1f}   {ratio:.1f} times as fast"
        print(line)


if __name__ == "__main__":
    main()
