"""HTTP responses to refusals and failures."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from . import metrics
from .errors import Refused, not_saved
from .log import log
from .store.writer import WriteFailed
from .wire import Problem

Req = Request[Any, Any, Any]
_BY_STATUS = {404: "not-found", 405: "not-allowed", 413: "too-large"}
_HUNG_UP = "client disconnected prematurely"  # Litestar's words for it
_SAID = {
    400: "The request makes no sense.",
    401: "You are not known here yet.",
    403: "You may not do this.",
    404: "There is no such page.",
    409: "Not as the table stands.",
    413: "Too large.",
    429: "Too fast; `args.seconds` says how long to wait.",
    503: "It could not be stored.",
}
PROBLEMS = {status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in _SAID.items()}


def refused(request: Req, error: Refused) -> Response[Problem]:
    metrics.REFUSALS.labels(error.message).inc()
    wait = {"retry-after": str(error.args_["seconds"])} if error.status == 429 else {}
    return _problem(error.status, error.message, error.args_, error.detail, wait)


def http_error(request: Req, error: HTTPException) -> Response[Problem]:
    if error.detail == _HUNG_UP:
        metrics.HANGUPS.inc()
        log.debug("a client hung up within its request", path=request.url.path)
        return _problem(400, "error-bad-request", {}, str(error.detail), {})
    message = f"error-{_BY_STATUS.get(error.status_code, 'bad-request')}"
    if error.status_code >= 500:
        return broken(request, error)
    metrics.REFUSALS.labels(message).inc()
    return _problem(error.status_code, message, {}, _detail(error), dict(error.headers or {}))


def _detail(error: HTTPException) -> str:
    """The faults of a request, each with its path."""
    wrong = [each for each in error.extra if isinstance(each, dict)] if isinstance(error.extra, list) else []
    places = ("".join((each.get("key", ""), ": " * ("key" in each), each.get("message", ""))) for each in wrong)
    return "; ".join((str(error.detail), *places))


def write_failed(request: Req, error: WriteFailed) -> Response[Problem]:
    return refused(request, not_saved())


def too_deep(request: Req, error: RecursionError) -> Response[Problem]:
    return refused(request, Refused("bad-request", "The request is nested too deeply.", 400))


def broken(request: Req, error: Exception) -> Response[Problem]:
    report = secrets.token_hex(4)
    log.error("a request failed", report=report, path=request.url.path, exc_info=error)
    return _problem(500, "error-internal", {"report": report}, f"Something broke here. Report {report}.", {})


def _problem(
    status: int, message: str, args: dict[str, Any], detail: str, headers: dict[str, str]
) -> Response[Problem]:
    return Response(Problem(message, args, detail), status_code=status, headers=headers, media_type=MediaType.JSON)
