"""Compile the hot modules with mypyc into build/compiled, beside untouched sources.

    python tools/compile.py          build; then PYTHONPATH=build/compiled runs the compiled package
    python tools/compile.py --test   build, then run the contract and game tests against it

The modules are listed in pyproject.toml under [tool.dragonhall] compiled, as paths relative to src. Where the
machine has no C compiler or no Python headers, this says so and succeeds: the package runs uncompiled as well.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".stamp"

# Run in TARGET: a clean process, since setuptools and mypyc keep state and read sys.argv.
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

paths = sys.argv[1:]
setup(
    name="dragonhall-compiled",
    packages=[],
    py_modules=[],
    ext_modules=mypycify(paths, opt_level="3"),
    script_args=["--quiet", "build_ext", "--inplace", "--parallel=2"],
)
"""

# Run on the compiled tree: every listed module must come from its extension, not from its source.
PROBE = """
import importlib, sys

for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__ or ""
    if file.endswith(".py"):
        sys.exit(f"{name} was imported from its source, {file}")
"""


def listed() -> list[str]:
    """The modules to compile, as pyproject.toml lists them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    paths: list[str] = settings["tool"]["dragonhall"]["compiled"]
    missing = [path for path in paths if not (SOURCE / path).is_file()]
    if missing:
        sys.exit(f"pyproject.toml lists modules to compile that do not exist: {', '.join(missing)}")
    return paths


def lacking() -> str | None:
    """What this machine lacks to compile C extensions for this Python, or None."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler})"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return None if headers.is_file() else f"the headers of this Python ({headers})"


def fingerprint(paths: Sequence[str]) -> str:
    """Changes with every source, the list of modules, this script, the compiler and the Python in use."""
    digest = hashlib.sha256(repr((sys.version, version("mypy"), list(paths))).encode())
    for file in [Path(__file__), *sorted(SOURCE.rglob("*"))]:
        if file.is_file() and file.suffix != ".pyc":
            digest.update(f"\0{file.relative_to(ROOT)}\0".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def build(paths: Sequence[str]) -> None:
    """Copy the package to TARGET and compile the modules there, unless that is done already."""
    wanted = fingerprint(paths)
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        print(f"compiled modules are up to date: {len(paths)} in {TARGET.relative_to(ROOT)}", flush=True)
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE / "dragonhall", TARGET / "dragonhall", ignore=skip)
    print(f"compiling {len(paths)} modules into {TARGET.relative_to(ROOT)} …", flush=True)
    # mypyc reads pyproject.toml's mypy settings from its own folder; the paths there are those of src.
    strict = '[tool.mypy]\nstrict = true\nfiles = ["dragonhall"]\n'
    (TARGET / "pyproject.toml").write_text(strict, encoding="utf-8")
    subprocess.run([sys.executable, "-c", BUILD, *paths], cwd=TARGET, env=environment(), check=True)
    modules = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in paths]
    subprocess.run([sys.executable, "-c", PROBE, *modules], cwd=TARGET, env=environment(), check=True)
    STAMP.write_text(wanted, encoding="utf-8")


def environment() -> dict[str, str]:
    """This process's environment, with the compiled tree first on Python's path."""
    return {**os.environ, "PYTHONPATH": str(TARGET)}


def test() -> int:
    """Run the contract, game and hall tests against the compiled tree; pytest's exit code."""
    folders = [path for path in ("tests/contract", "tests/games", "tests/hall") if (ROOT / path).is_dir()]
    if not folders:
        print("no tests to run on the compiled modules yet")
        return 0
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        os.environ.get("JOBS", "2"),
        "-m",
        "not soak and not slow",
        *folders,
    ]
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode


def main(arguments: Sequence[str]) -> int:
    """Build, and test when asked to; the exit code."""
    if arguments not in ([], ["--test"]):
        print(__doc__, file=sys.stderr)
        return 2
    paths = listed()
    if not paths:
        print("nothing to compile: [tool.dragonhall] compiled in pyproject.toml is empty")
        return 0
    lack = lacking()
    if lack is not None:
        print(f"not compiled: this machine lacks {lack}; the package runs uncompiled")
        return 0
    try:
        build(paths)
    except subprocess.CalledProcessError as error:
        print("compiling failed; the reason stands above", file=sys.stderr)
        return error.returncode
    return test() if arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
