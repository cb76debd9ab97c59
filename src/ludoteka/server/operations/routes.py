"""What an operator's tools ask: health and numbers."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

import ludoteka

from .. import metrics
from ..house import house_of
from ..tables.memory import Tables
from . import wire


@get("/health", responses={})
async def get_health(request: Request[Any, Any, Any]) -> wire.Health:
    """The server and its store work."""
    house = house_of(request)
    await house.store.ping()
    live = house[Tables].live
    sockets = sum(len(table.watchers) for table in live.values())
    return wire.Health("ok", ludoteka.__version__, len(live), sockets)


@get("/metrics", include_in_schema=False)
async def get_metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")
