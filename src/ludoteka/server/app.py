"""The application: routes, errors, limits, start and stop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

import ludoteka

from . import metrics, play, wire
from .context import Context, context
from .errors import Refused
from .files import Files
from .guard import Guard, add_headers
from .house import House
from .identity import Guests
from .limits import Crowd
from .log import log
from .routes import api
from .settings import Settings
from .sockets import lobby_socket, table_socket

Req = Request[Any, Any, Any]
_BY_STATUS = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}


@get("/health", responses={})
async def health(request: Req) -> wire.Health:
    """The server and its store work."""
    house = context(request).house
    await house.store.ping()
    sockets = sum(len(live.watchers) for live in house.live.values())
    return wire.Health("ok", ludoteka.__version__, len(house.live), sockets)


@get("/metrics", include_in_schema=False)
async def get_metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


@get("/", include_in_schema=False)
async def home(request: Req) -> Response[bytes]:
    """The client."""
    return context(request).files.answer("", request)


@get("/{path:path}", include_in_schema=False)
async def page(request: Req, path: FromPath[str]) -> Response[bytes]:
    """Everything else is the client's."""
    if path.startswith(("/api/", "/schema/")):
        raise Refused("not-found", "There is no such thing.", 404)
    return context(request).files.answer(path, request)


def _refused(request: Req, error: Refused) -> Response[wire.Problem]:
    metrics.REFUSALS.labels(error.message).inc()
    wait = {"retry-after": str(error.args_["seconds"])} if error.status == 429 else {}
    return _problem(error.status, error.message, error.args_, error.detail, wait)


def _http_error(request: Req, error: HTTPException) -> Response[wire.Problem]:
    message = f"error-{_BY_STATUS.get(error.status_code, 'bad-request')}"
    if error.status_code >= 500:
        return _broken(request, error)
    metrics.REFUSALS.labels(message).inc()
    return _problem(error.status_code, message, {}, str(error.detail), dict(error.headers or {}))


def _broken(request: Req, error: Exception) -> Response[wire.Problem]:
    report = secrets.token_hex(4)
    log.error("a request failed", report=report, path=request.url.path, exc_info=error)
    return _problem(500, "error-internal", {"report": report}, f"Something broke here. Report {report}.", {})


def _problem(
    status: int, message: str, args: dict[str, Any], detail: str, headers: dict[str, str]
) -> Response[wire.Problem]:
    return Response(wire.Problem(message, args, detail), status_code=status, headers=headers, media_type=MediaType.JSON)


def create_app(settings: Settings) -> Litestar:
    """A server with these settings."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        app.state.context = Context(
            settings, house, Guests(house), Guard(settings), Files(settings.client), Crowd(settings.sockets)
        )
        await house.open()
        watching = asyncio.create_task(play.watch_bots(house)) if house.nodes else None
        try:
            yield
        finally:
            if watching:
                watching.cancel()
            await house.close()

    return Litestar(
        route_handlers=[api, table_socket, lobby_socket, health, get_metrics, home, page],
        lifespan=[running],
        exception_handlers={Refused: _refused, HTTPException: _http_error, Exception: _broken},
        before_send=[add_headers],
        request_max_body_size=settings.message_size,
        openapi_config=OpenAPIConfig(
            title="Ludoteka",
            version=ludoteka.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
