"""A tiny edition: so small that every way a match can go may be counted."""

from dragonhall.games.dragonwood import Dragonwood, load_game


def _names(word: str) -> dict[str, str]:
    return {"en": word, "es": word, "vi": word}


def _creature(name: str, value: int, points: int, copies: int = 1, **more: object) -> dict[str, object]:
    return {
        "id": name,
        "names": _names(name),
        "copies": copies,
        "strike": value,
        "stomp": value,
        "scream": value,
        "points": points,
        "source": "house",
        **more,
    }


def _event(name: str, effect: str, **more: object) -> dict[str, object]:
    return {"id": name, "names": _names(name), "copies": 1, "effect": effect, "source": "house", **more}


def tiny_game(numbers: int = 4, limit: int = 1, events: bool = True) -> Dragonwood:
    """Two suits, dice with two faces, two dice, a landscape of one, one dragon, one mouse, and a wind storm."""
    suits = [
        {"id": suit, "letter": suit[0].upper(), "symbol": suit, "names": _names(suit), "source": "house"}
        for suit in ("red", "blue")
    ]
    return load_game(
        {
            "game": "dragonwood",
            "id": "tiny",
            "names": _names("Tiny"),
            "dice": {"faces": [1, 2], "most": 2, "source": "house"},
            "adventurers": {"numbers": numbers, "ladybugs": 0, "ladybug_draws": 1, "suits": suits, "source": "house"},
            "setup": {
                "hand": 1,
                "limit": limit,
                "landscape": 1,
                "removed": {"2": 0, "3": 0, "4": 0},
                "source": "house",
            },
            "ending": {"decks": 1, "most_creatures": 3, "most_creatures_tied": 2, "source": "house"},
            "spell": {"cards": 2, "dice": 1, "needs": 2, "wounds": 1, "source": "house"},
            "creatures": [_creature("dragon", 2, 5, dragon=True), _creature("mouse", 1, 1)],
            "enhancements": [],
            "events": [_event("wind", "all_pass_right", cards=1)] if events else [],
        }
    )
