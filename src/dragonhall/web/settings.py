"""What a hall's server can be told: where its data lie, how its bots play."""

from __future__ import annotations

from pathlib import Path

import msgspec

from dragonhall.keeper import KeeperSettings
from dragonhall.store import sqlite_url

LONGEST_MESSAGE = 64 * 1024
"""Bytes that a body or a socket message may have."""


class Settings(msgspec.Struct, frozen=True):
    """`data` is the folder of the one data file; `database`, where given, is another database's URL instead."""

    data: Path
    database: str = ""
    keeper: KeeperSettings = KeeperSettings()
    static: Path = Path(__file__).with_name("static")
    """The built front end."""
    home: str = ""
    """The hall's address in the home network; empty where there is none."""
    socket_rate: float = 30.0
    """Messages a second that one socket may send for long."""
    socket_burst: float = 120.0
    """Messages that it may send at once."""
    sockets: int = 200
    """Sockets that one address may hold open. A home or a school shares one address."""

    opening_rate: float = 2.0
    """New guests and matches a second that one address may open for long."""
    opening_burst: float = 300.0
    """New guests and matches that it may open at once."""

    @property
    def url(self) -> str:
        """The database's URL."""
        return self.database or sqlite_url(self.data)
