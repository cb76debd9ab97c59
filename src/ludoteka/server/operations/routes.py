"""Routes for monitoring: health and metrics."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

import ludoteka

from .. import metrics
from ..core import Server, server_of
from ..errors import Refused
from ..log import log
from ..tables.memory import Tables
from . import wire

PATIENCE = 10.0  # seconds for the store to answer


@get("/health", responses={503: ResponseSpec(wire.Health, generate_examples=False, description="It does not.")})
async def get_health(request: Request[Any, Any, Any]) -> Response[wire.Health]:
    """Check the server and its store; 503 if tables cannot be read or decisions cannot be saved."""
    server = server_of(request)
    server.guard.admit_to_pages(request)
    live = server[Tables].live
    sockets = sum(len(table.sockets) for table in live.values())
    trouble = await _trouble(server)
    degraded = "Redis does not answer: people on different servers see each other late." if server.bus.lost else ""
    games = {id: game.version for id, game in ludoteka.games().items()}
    health = wire.Health("ill" if trouble else "ok", ludoteka.__version__, len(live), sockets, degraded, games)
    return Response(health, status_code=503 if trouble else 200)


async def _trouble(server: Server) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await server[Tables].rows.open_sheets()
            await server.store.try_writing()
    except Exception as error:
        log.error("the store is ill", error=repr(error))
        return True
    return False


@get("/metrics", include_in_schema=False)
async def get_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Metrics for Prometheus, if the settings publish them."""
    server = server_of(request)
    server.guard.admit_to_pages(request)
    if not server.settings.metrics:
        raise Refused("not-found", "Metrics are not published here: set `metrics`.", 404)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")
