"""Keeps live matches: loads, folds, appends, retries, runs bots and timers, tells listeners.

Never rules, SQL or HTTP.
"""

from dragonhall.keeper.keeper import BrokenMatch, Keeper, new_id, waits_for, wall_clock
from dragonhall.keeper.room import Listener, Room
from dragonhall.keeper.settings import KeeperSettings

__all__ = ["BrokenMatch", "Keeper", "KeeperSettings", "Listener", "Room", "new_id", "waits_for", "wall_clock"]
