"""Players: view and legal actions in, action out. Never a `State` that is not their own imagination.

>>> import dragonhall
>>> from dragonhall import bots
>>> match = dragonhall.Match.start(dragonhall.load("dragonwood"), seats=2, seed=7)
>>> players = [bots.make("greedy", match.game, 0), bots.make("random", match.game, 1)]
>>> chance = dragonhall.chance("bots")
>>> while match.actors:
...     seat = match.actors[0]
...     action = players[seat].choose(match.view(seat), match.legal(seat), chance, None)
...     events = match.play(seat, action)
>>> match.result.winners
(0,)
"""

from dragonhall.bots.player import Bot
from dragonhall.bots.roster import UnknownBot, make, names

__all__ = ["Bot", "UnknownBot", "make", "names"]
