"""Makes sure that there is a Chromium for the browser tests: the system's, or one that Debian or Playwright brings."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def found() -> bool:
    """Whether a Chromium is on the path."""
    return any(shutil.which(name) for name in NAMES)


def _apt(*arguments: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *arguments], check=False, env=environment, stdout=subprocess.DEVNULL)


def main() -> int:
    """Look, then install: as root by apt-get where there is one, else by Playwright into the user's cache."""
    if found():
        return 0
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("installing Chromium by apt-get", flush=True)
        _apt("update", "-q")
        _apt("install", "-qy", "--no-install-recommends", "chromium")
        if found():
            return 0
    print("installing Chromium by Playwright", flush=True)
    return subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
