"""Errors on the wire: one shape for all, and never more in it than the asker may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from dragonhall.hall.facts import Improper
from dragonhall.kernel.values import Refused
from dragonhall.web.wire import ErrorBody, Fault

log = structlog.get_logger("dragonhall.web")

MESSAGES: Final = {
    "bad-json": "The message is not JSON.",
    "bad-message": "The message does not have the shape that the wire schema gives it.",
    "too-large": "The message is longer than 64 kB.",
    "too-many": "Too many messages in a short time; wait a little.",
    "forbidden-origin": "The request comes from another site's page.",
    "who-are-you": "Take a name first: PUT /api/me.",
    "unknown": "There is no such thing here.",
    "not-allowed": "That is not possible here.",
    "not-your-seat": "You do not hold this seat.",
    "seat-taken": "Somebody has this seat already.",
    "not-started": "The match has not started: somebody is missing.",
    "decision-over": "The decision that this answers is over.",
    "refused": "The rules do not allow it.",
    "internal": "Something went wrong here; nothing was changed.",
}

STATUS: Final = {
    "bad-json": 400,
    "bad-message": 400,
    "too-large": 413,
    "too-many": 429,
    "forbidden-origin": 403,
    "who-are-you": 401,
    "unknown": 404,
    "not-allowed": 409,
    "not-your-seat": 403,
    "seat-taken": 409,
    "not-started": 409,
    "decision-over": 409,
    "refused": 422,
    "internal": 500,
}

_CODES: Final = {404: "unknown", 405: "not-allowed", 413: "too-large", 429: "too-many"}


def fault(code: str) -> Fault:
    """The fault with this code."""
    return Fault(code, MESSAGES[code])


def fault_of(error: Exception) -> Fault:
    """What may be said of an error."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return Fault("refused", MESSAGES["refused"], refusal.rule, refusal.case, refusal.figures)
    if isinstance(error, Improper):
        return fault(error.code)
    log.error("something went wrong", error=type(error).__name__, where=_where(error))
    return fault("internal")


def _where(error: BaseException) -> str:
    """The place of an error in the code: no value of anything."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{'/'.join(Path(trace.tb_frame.f_code.co_filename).parts[-2:])}:{trace.tb_lineno}" if trace else ""


def error_response(found: Fault, status: int = 0) -> Response[bytes]:
    """A fault as the answer to a request."""
    return Response(
        msgspec.json.encode(ErrorBody(found)),
        status_code=status or STATUS[found.code],
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store"},
    )


def on_error(_request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """Litestar's handler for every error."""
    if isinstance(error, HTTPException):
        status = error.status_code
        code = _CODES.get(status, "internal" if status >= 500 else "bad-message")
        response = error_response(fault(code), status)
        allow = (error.headers or {}).get("allow")
        if allow:
            response.headers["allow"] = allow
        return response
    return error_response(fault_of(error))


def decode(body: bytes | str, kind: msgspec.json.Decoder[object]) -> object:
    """What a client sent, strictly. Raises Improper."""
    try:
        return kind.decode(body)
    except msgspec.ValidationError:
        raise Improper("bad-message") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Improper("bad-json") from None
    except RecursionError:
        raise Improper("bad-message") from None
