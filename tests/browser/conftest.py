"""A real `dragonhall serve` on a free port with a data folder of its own, and Chromium before it."""

from __future__ import annotations

import faulthandler
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/dragonhall/web/static/index.html"

playwright_api = pytest.importorskip("playwright.sync_api", reason="Playwright for Python is not installed")


PATIENCE = 400
"""Seconds after which a test is given up: a browser that never answers would hold up all the others."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that is here drives a browser, and takes its time."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def given_up_in_the_end() -> Iterator[None]:
    """End the process, with a word on where it stands, rather than wait for ever."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


class Hall:
    """A hall that can be stopped, killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    def start(self) -> None:
        """Open the hall and wait until it says where it is."""
        command = [sys.executable, "-c", "from dragonhall.cli import main; main()", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), "--no-bot-delay"]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        with (self.data / "hall.log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[\w.]+:(\d+)", line):
                self.port = int(found[1])
            if "Ctrl" in line:
                self._wait_for_door()
                return
        raise RuntimeError(f"the hall did not open: {(self.data / 'hall.log').read_text()[-2000:]}")

    def _wait_for_door(self) -> None:
        """It says where it is a moment before it answers there."""
        deadline = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it without a word."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)
        if self._process.stdout is not None:
            self._process.stdout.close()


@pytest.fixture(scope="session")
def built() -> None:
    """The pages are built; if they are not yet, they are now."""
    if not STATIC.exists():
        subprocess.run([sys.executable, str(ROOT / "hatch_build.py")], check=True, cwd=ROOT)


@pytest.fixture(scope="session")
def hall(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One hall for all tests that do not stop it."""
    running = Hall(tmp_path_factory.mktemp("hall"))
    yield running
    running.close()


@pytest.fixture
def own_hall(built: None, tmp_path: Path) -> Iterator[Hall]:
    """A hall that the test may kill."""
    running = Hall(tmp_path)
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """The system's Chromium, or the one that Playwright brought."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    arguments = ["--disable-background-networking"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--no-sandbox")
    with playwright_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=arguments)
        yield chromium
        chromium.close()


OpenPage = Callable[..., Any]


@pytest.fixture
def open_page(browser: Any) -> Iterator[OpenPage]:
    """Open a fresh browser profile: `open_page(width=…, height=…, language=…, theme=…, touch=…, motion=…)`.

    What the page complains about fails the test.
    """
    contexts: list[Any] = []
    complaints: list[str] = []

    def open_it(
        *,
        width: int = 1280,
        height: int = 720,
        language: str = "en",
        theme: str = "dark",
        touch: bool = False,
        motion: bool = False,
    ) -> Any:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert complaints == []
