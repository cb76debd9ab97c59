"""The application: the features put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

import ludoteka
from ludoteka.kernel import fresh_seed

from . import problems
from .core import Server, server_of
from .errors import Refused
from .feature import Feature
from .features import FEATURES
from .files import Files
from .guard import add_headers
from .people.caller import provide_caller
from .settings import Settings
from .store.writer import WriteFailed

Req = Request[Any, Any, Any]


async def admit(request: Req) -> None:
    server_of(request).guard.admit(request)


@get("/", include_in_schema=False)
async def home(request: Req) -> Response[bytes]:
    """Return the client's start page."""
    server_of(request).guard.admit_to_pages(request)
    return _files(request).answer("", request)


@get("/{path:path}", include_in_schema=False)
async def page(request: Req, path: FromPath[str]) -> Response[bytes]:
    """Return the client's page for every other path."""
    if path.startswith(("/api/", "/schema/")):
        raise Refused("not-found", "There is no such page.", 404)
    server_of(request).guard.admit_to_pages(request)
    return _files(request).answer(path, request)


def _files(request: Req) -> Files:
    files: Files = request.app.state.files
    return files


class Plan(NamedTuple):
    """The parts that a server is built from; `seeds` returns the seed of each new table."""

    settings: Settings
    features: Sequence[Feature] = FEATURES
    seeds: Callable[[], str] = fresh_seed


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the server while the application runs."""
    plan: Plan = app.state.plan
    server = app.state.server = Server(*plan)
    app.state.files = Files(plan.settings.client, plan.settings.docs)
    await server.open()
    try:
        yield
    finally:
        await server.close()


def create_app(plan: Plan) -> Litestar:
    """Create an application that builds its server from this plan when it starts."""
    settings, features, _ = plan
    api = Router("/api", route_handlers=[route for f in features for route in f.routes], before_request=admit)
    pages = [page for feature in features for page in feature.pages]
    return Litestar(
        route_handlers=[api, *pages, home, page],
        dependencies={"caller": Provide(provide_caller)},
        state=State({"plan": plan}),
        lifespan=[lifespan],
        exception_handlers={
            Refused: problems.refused,
            HTTPException: problems.http_error,
            WriteFailed: problems.write_failed,
            RecursionError: problems.too_deep,
            Exception: problems.broken,
        },
        before_send=[add_headers],
        request_max_body_size=settings.max_message_bytes,
        openapi_config=OpenAPIConfig(
            title="Ludoteka",
            version=ludoteka.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
