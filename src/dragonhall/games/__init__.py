"""The four games, a folder each. No game imports another, nor any room above; a line below is all that registers one."""

from dragonhall.kernel.registry import register

register("dragonwood", "dragonhall.games.dragonwood")
