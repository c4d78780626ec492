"""The commands: they read arguments, call the rooms below and print. No logic lives here."""

from importlib.metadata import version


def main() -> None:
    """Print the name and the version."""
    print(f"dragonhall {version('dragonhall')}")
