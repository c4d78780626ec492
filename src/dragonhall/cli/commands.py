"""Which commands there are, and how one that fails says so: one sentence on stderr, an exit code, never a traceback."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError

import dragonhall
from dragonhall.arena.simulate import CannotSimulate
from dragonhall.bots import UnknownBot
from dragonhall.cli.given import Fault
from dragonhall.kernel.edition import BadEdition
from dragonhall.kernel.match import BadMatch
from dragonhall.kernel.registry import UnknownGame
from dragonhall.kernel.words import UnknownLanguage

BAD_INPUT = (Fault, UnknownGame, UnknownBot, UnknownLanguage, BadEdition, BadMatch)
"""What a person at the keyboard can mend; each says in one sentence what is wrong."""

app = App(
    name="dragonhall",
    help="Dragon games: play them here, simulate them, read and change them.",
    version=f"dragonhall {dragonhall.__version__}",
    suppress_keyboard_interrupt=False,
)
edition = App(name="edition", help="The cards and numbers of a game, as a file that you can change.")
match = App(name="match", help="Matches that were saved.")
app.command("dragonhall.cli.play:play", name="play", help="Play against bots in the terminal.")
app.command("dragonhall.cli.rules:rules", name="rules", help="Print a game's rules.")
app.command(
    "dragonhall.cli.simulate:simulate", name="simulate", help="Let bots play many matches and tell how they went."
)
app.command("dragonhall.cli.playthrough:playthrough", name="playthrough", help="Print all that happens in one match.")
app.command("dragonhall.cli.serve:serve", name="serve", help="Serve the hall to browsers.")
app.command(edition)
app.command(match)
edition.command(
    "dragonhall.cli.edition:export", name="export", help="Write a game's published edition to a file, or print it."
)
edition.command("dragonhall.cli.edition:check", name="check", help="Say whether an edition file can be played.")
match.command("dragonhall.cli.match:show", name="show", help="Print how a match ended, or whom it waits for.")


def run(arguments: Sequence[str]) -> int:
    """Carry out a command. The exit code is 0, 1 for a fault of ours, 2 for bad input, 130 for Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    try:
        app(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except CycloptsError as error:
        return _fail(_plainly(str(error)), 2)
    except BAD_INPUT as error:
        return _fail(str(error), 2)
    except CannotSimulate as error:
        return _fail(str(error), 1)
    except BrokenPipeError:  # whoever read on has seen enough; be silent at the end too
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _fail(sentence: str, code: int) -> int:
    print(f"dragonhall: {' '.join(sentence.split())}", file=sys.stderr)
    return code


def _plainly(said: str) -> str:
    """What the reader of arguments says, in words for people."""
    said = re.sub(r"^Invalid value for (--\w+): (?=\1 )", "", said)
    if found := re.fullmatch(r"Unused Tokens: \[(.*)\]\.", said):
        return f"There is no place for {found[1]} in this command."
    return re.sub(r'^Command "(.*)" parameter (.*) requires an argument\.', r"\1 needs a value for \2.", said)
