"""`dragonhall serve`: the hall on this machine, with its address for the other devices at home."""

from __future__ import annotations

import os
from pathlib import Path

from dragonhall.keeper import KeeperSettings
from dragonhall.web.logs import set_up_logs
from dragonhall.web.running import PortTaken, run
from dragonhall.web.settings import Settings


def default_data() -> Path:
    """Where the data lie when nobody says otherwise: the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "dragonhall"


def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8000,
    data: Path | None = None,
    bot_delay: bool = True,
    open: bool = False,
    verbose: bool = False,
) -> None:
    """Serve the hall: games in the browser, for this machine and the home network.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 keeps the hall to this machine.
    port
        The port to listen on; 0 takes any that is free.
    data
        The folder of the one data file. Whoever can read it could see cards.
    bot_delay
        Let bots wait a moment before they answer, as people do.
    open
        Open the hall in this machine's browser, where there is a desktop.
    verbose
        Write a line for all that happens: ids only.
    """
    set_up_logs(verbose=verbose)
    folder = (data or default_data()).expanduser().resolve()
    keeper = KeeperSettings() if bot_delay else KeeperSettings(bot_delay=(0.0, 0.0), bot_pause=0.5)
    try:
        run(Settings(data=folder, keeper=keeper), host, port, show=open)
    except PortTaken as error:
        raise SystemExit(f"dragonhall: {error}") from None
    except KeyboardInterrupt:
        return
