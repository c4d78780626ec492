"""Record a match for every way of ending that has none yet. Run by hand; never overwrites a recording."""

from copy import deepcopy
from pathlib import Path

import dragonhall
from dragonhall.testing.walk import walk

HERE = Path(__file__).parent

ENDINGS = {
    "dragonwood": {
        "dragons": (3, {"decks": 6}, ""),
        "decks": (2, {}, ""),
        "last_card": (4, {"simple_setup": True, "decks": 6}, ""),
        "dragons-spell": (2, {"dragon_spell": True, "decks": 6, "tie_break": "orange_dragon"}, ""),
        "decks-tie-broken": (4, {}, "dw-tie-broken-creatures"),
        "decks-tie-dragon": (4, {"tie_break": "orange_dragon"}, "dw-tie-broken-dragon"),
        "decks-tie-shared": (3, {"open_hands": True}, "dw-tie-shared"),
    },
    "dragonrealm": {
        "dragon": (3, {}, ""),
        "dragon-alley": (2, {"centre": "alley"}, ""),
        "dragon-tie-broken": (4, {"deal": "mixed"}, "dr-tie-broken"),
        "dragon-tie-shared": (3, {"open_hands": True}, "dr-tie-shared"),
        "quiet": (2, {}, ""),
    },
    "drakon": {
        "gold": (5, {}, ""),
        "gold-short": (3, {"short_game": True}, ""),
        "gold-teams": (4, {"team_play": True, "short_game": True, "heroes": True}, ""),
        "coins": (4, {"fixed_gold": True, "steal_coin_target": "any_opponent"}, ""),
        "lair": (6, {"escape_lair": True, "heroes": True, "thief_may_swap": True}, ""),
        "stuck": (2, {"switched_tile": "out"}, ""),
        "stuck-heroes": (6, {"heroes": True, "knight_takes_tile": True, "thief_may_swap": True}, ""),
        "stuck-teams": (6, {"team_play": True, "escape_mode": "enter_from_any_side"}, ""),
        "stuck-tie-shared": (3, {}, "dk-tie-shared"),
        "endless": (2, {"escape_mode": "enter_from_any_side"}, ""),
    },
    "dragons_gold": {
        "bag": (4, {}, ""),
        "bag-tie-shared": (3, {"clock": 30}, "dg-tie-shared"),
        "bag-objects": (4, {"magic_objects": True, "open_totals": True}, ""),
        "bag-advanced": (
            5,
            {"advanced_scoring": True, "black_blocks": False, "magic_objects": True, "draw_trigger": "token"},
            "",
        ),
        "bag-divided": (6, {"sharing": "divide"}, ""),
        "bag-unclocked": (3, {"clock": 0, "rounds": 10}, ""),
        "bag-days": (4, {"hours": 24, "clock": 120, "rounds": 40}, ""),
        "pile": (3, {}, ""),
    },
}
"""By game and name (the ending, then what else is special): seats, options, and the tie it must have."""


def few_dragons(data):
    """Dragon's Gold with so few dragons that the bag never runs out."""
    data["dragons"] = data["dragons"][:7]


EDITIONS = {("dragons_gold", "pile"): few_dragons}
"""What is changed in the published edition for a recording."""


def record(game: str, name: str) -> None:
    """Try seeds until a random match ends as wanted, and write it."""
    seats, options, tie = ENDINGS[game][name]
    loaded = dragonhall.load(game)
    if (game, name) in EDITIONS:
        data = deepcopy(dict(loaded.edition))
        EDITIONS[game, name](data)
        loaded = dragonhall.load(game, data)
    for seed in range(20000):
        match = None
        for step in walk(loaded, seats, options, seed):
            match = step.match
        if match.result.ending == name.split("-")[0] and match.result.tie == tie:
            (HERE / f"{game}-{name}.json").write_text(match.to_json() + "\n", encoding="utf-8")
            print(f"{game}-{name}: seed {seed}, {len(match.entries)} decisions")
            return
    raise SystemExit(f"no seed ends {game} as {name}")


if __name__ == "__main__":
    for game, endings in ENDINGS.items():
        for name in endings:
            if not (HERE / f"{game}-{name}.json").exists():
                record(game, name)
