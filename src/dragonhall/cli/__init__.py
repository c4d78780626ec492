"""The commands: they read arguments, call the rooms below and print. No logic lives here."""

import sys


def main() -> None:
    """The `dragonhall` command."""
    try:
        from dragonhall.cli.commands import run  # late: a worker process that imports this module needs none of it

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
