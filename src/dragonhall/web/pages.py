"""Serves the built front end: its files, and its one page for every other address."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from dragonhall.web.settings import Settings

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Dragonhall</title>
<h1>Dragonhall is running, but its pages are not built</h1>
<p>In a checkout, <code>make play</code> builds them.
The doors for programs work: <a href="/api/games">/api/games</a>.</p>
</html>
"""

_FOREVER: Final = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"])
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[Any]:
    """A file of the front end, or its page."""
    settings: Settings = request.app.state["settings"]
    wanted = path.strip("/")
    if wanted.startswith("api/") or wanted == "api":
        raise NotFoundException
    found = file_of(settings.static, wanted)
    if found is None and "." in wanted.rsplit("/", 1)[-1]:
        raise NotFoundException
    found = found or file_of(settings.static, "index.html")
    if found is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=200)
    lasting = found.parent.name == "assets"
    return File(
        path=found,
        media_type=mimetypes.guess_type(found.name)[0] or "application/octet-stream",
        content_disposition_type="inline",
        headers={"cache-control": _FOREVER if lasting else "no-cache"},
    )


def file_of(root: Path, wanted: str) -> Path | None:
    """The file at this address below the root, and never one outside it."""
    if not wanted or "\0" in wanted:
        return None
    try:
        found = (root / wanted).resolve()
        return found if found.is_relative_to(root.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None
