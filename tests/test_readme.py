"""What the README says is true: its Python runs, its commands exist and work."""

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
SHELL = [
    line.split("#")[0].strip()
    for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines()
    if line.strip()
]


@pytest.mark.parametrize("code", PYTHON, ids=range(len(PYTHON)))
def test_the_python_runs(code):
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, capture_output=True, cwd=ROOT)


@pytest.mark.slow
def test_the_commands_run_in_the_order_told(tmp_path):
    ours = [line for line in SHELL if line.startswith(".venv/bin/dragonhall")]
    assert len(ours) >= 8
    for line in ours:
        command = [sys.executable, "-m", "dragonhall", *shlex.split(line)[1:]]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, input="", timeout=300, check=False)
        plays = " play " in line  # without an answer on its input the game of the terminal ends at once
        assert done.returncode == 0 or plays, f"{line}\n{done.stderr}"
        assert "Traceback" not in done.stderr


def test_make_knows_every_target_told():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in {*re.findall(r"make (\w+)", README)}:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target} is told and not there"


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / ".venv/.play").exists(), reason="`make play` would set up a virtual environment here")
def test_make_play_opens_the_hall_and_keeps_its_data_in_the_folder_told(tmp_path):
    data = tmp_path / "my games"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    make = shutil.which("make")
    assert make
    command = [make, "play", f"PORT={port}", f"DATA={data}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True) as hall:
        assert hall.stdout is not None
        try:
            told = next(line for line in hall.stdout if "Dragonhall is open" in line)
            assert told.strip().endswith(f"http://localhost:{port}")
            for address, holds in (("/api/health", '"ok":true'), ("/", "<script")):
                with urllib.request.urlopen(f"http://localhost:{port}{address}", timeout=10) as answer:
                    assert holds in answer.read().decode().replace(" ", "")
            assert len(list(data.glob("*.sqlite3"))) == 1
        finally:
            os.killpg(hall.pid, signal.SIGINT)
            hall.stdout.read()
