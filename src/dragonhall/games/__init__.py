"""The four games, a folder each. No game imports another or any room above. A line below registers each."""

from dragonhall.kernel.registry import register

register("dragonwood", "dragonhall.games.dragonwood")
register("dragonrealm", "dragonhall.games.dragonrealm")
register("drakon", "dragonhall.games.drakon")
register("dragons_gold", "dragonhall.games.dragons_gold")
