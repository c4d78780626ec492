"""The repository itself: what may be tracked, how long modules are, what each room says of itself."""

import ast
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "dragonhall"
ROOMS = sorted(path.parent for path in PACKAGE.glob("*/__init__.py"))
GAMES = sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py"))
PYTHON = sorted((ROOT / "src").rglob("*.py"))

LONGEST_MODULE = 450
CARRY_ADDRESSES = {"uv.lock", "pylock.toml", ".npmrc"}
REGISTRIES = re.compile(
    r"pypi\.org|pythonhosted\.org|registry\.npmjs\.org|registry\.yarnpkg\.com|deb\.debian\.org|proxy\.golang\.org"
    r"|https?://[^\s\"'<>]*(?:pypi|npmjs|registry)"
    r"|\"resolved\":\s*\"http|^\s*(?:(?:extra-)?index-url|index|registry)\s*[=:]\s*\"?http"
)
WORK_PATHS = re.compile(r"(?<![\w./-])/(?:work|root|home|Users)/\w")
UNFINISHED = re.compile(r"\b(?:TODO|FIXME)\b(?P<reason>.*)")


@cache
def tracked() -> tuple[Path, ...]:
    """The files that git tracks and that exist."""
    try:
        # A checkout that another user owns, as in CI, is still one to check.
        command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
        listing = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no git checkout")
    return tuple(path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file())


def lines_of(path: Path) -> list[str]:
    """The lines of a text file; none for a binary one."""
    content = path.read_bytes()
    return [] if b"\0" in content else content.decode("utf-8", errors="replace").splitlines()


def found(pattern: re.Pattern[str], path: Path) -> list[str]:
    """Every line of the file that the pattern fits, as "file:number: text"."""
    where = path.relative_to(ROOT)
    return [f"{where}:{at}: {line.strip()[:100]}" for at, line in enumerate(lines_of(path), 1) if pattern.search(line)]


def test_no_file_that_carries_registry_addresses_is_tracked() -> None:
    assert [str(path) for path in tracked() if path.name in CARRY_ADDRESSES] == []


def test_no_tracked_file_names_a_registry() -> None:
    assert [hit for path in tracked() for hit in found(REGISTRIES, path)] == []


def test_no_tracked_file_holds_a_path_of_the_machine_it_was_written_on() -> None:
    checkout = re.compile(re.escape(str(ROOT)) + r"\b") if len(ROOT.parts) > 2 else WORK_PATHS
    hits = [hit for path in tracked() for pattern in (WORK_PATHS, checkout) for hit in found(pattern, path)]
    assert hits == []


def test_every_module_is_short_enough_to_have_one_purpose() -> None:
    lengths = {str(path.relative_to(ROOT)): len(lines_of(path)) for path in PYTHON}
    assert {path: length for path, length in lengths.items() if length > LONGEST_MODULE} == {}


def test_whatever_is_left_to_do_says_why() -> None:
    sources = [path for path in tracked() if path.suffix in {".py", ".ts", ".svelte", ".css", ".toml"}]
    bare = [
        f"{path.relative_to(ROOT)}:{at}"
        for path in sources
        if path != Path(__file__).resolve()
        for at, line in enumerate(lines_of(path), 1)
        if (left := UNFINISHED.search(line)) and len(re.findall(r"\w+", left["reason"])) < 3
    ]
    assert bare == []


@pytest.mark.parametrize("room", [*ROOMS, *GAMES], ids=lambda room: str(room.relative_to(PACKAGE)))
def test_a_room_says_what_lives_in_it(room: Path) -> None:
    tree = ast.parse((room / "__init__.py").read_text(encoding="utf-8"))
    assert len((ast.get_docstring(tree) or "").split()) >= 4


def test_every_folder_of_the_package_is_a_room() -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert [str(folder.relative_to(ROOT)) for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_the_version_is_the_same_everywhere() -> None:
    import dragonhall

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert dragonhall.__version__ == project["version"]
