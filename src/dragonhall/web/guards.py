"""Who may ask: requests that change something, and sockets, must come from the hall's own pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

SAFE: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""

_CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src {connect}; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)


def from_elsewhere(headers: Mapping[str, str]) -> bool:
    """Whether a browser says that another site's page asks. Programs that are no browsers say nothing and may."""
    site = headers.get("sec-fetch-site", "")
    if site and site not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


def security_headers(host: str) -> list[tuple[bytes, bytes]]:
    """The headers that every answer has; they work on plain http, since a home network is.

    Sockets to the own host are named, because some browsers do not count them as 'self'.
    """
    known = host if host and all(char.isalnum() or char in "-.:[]" for char in host) else ""
    connect = f"'self' ws://{known} wss://{known}" if known else "'self'"
    return [
        (b"content-security-policy", _CSP.format(connect=connect).encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]
