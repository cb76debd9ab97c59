"""Routes of tables: showing them, leaving and returning."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ..errors import no_table
from ..people.caller import Caller
from ..problems import PROBLEMS
from . import leaving, wire
from .live import LiveTable
from .memory import Tables
from .sheet import Sheet


async def shown(caller: Caller, live: LiveTable) -> wire.TableInfo:
    """The table as the caller may see it."""
    async with live.lock:  # what is told is on disk
        return caller.server[Tables].info(
            live.sheet, caller.possible_user.id if caller.possible_user else None, caller.base_url
        )


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def get_table(caller: Caller, table_id: FromPath[str]) -> wire.TableInfo:
    """One table."""
    sheet = await _sheet(caller, table_id)
    return caller.server[Tables].info(sheet, caller.possible_user.id if caller.possible_user else None, caller.base_url)


async def _sheet(caller: Caller, table_id: str) -> Sheet:
    sheet = await caller.server[Tables].sheet(table_id)
    if sheet is None:
        raise no_table()
    return sheet


@get("/tables/{table_id:str}/qr.svg", responses=PROBLEMS, media_type="image/svg+xml")
async def get_qr(
    caller: Caller, table_id: FromPath[str], seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None
) -> Response[str]:
    """The link to the table, or to one of its seats, as a QR code; it is an address and grants nothing."""
    sheet = await _sheet(caller, table_id)
    if seat is not None:
        sheet.chair(seat)
    link = f"/t/{sheet.id}" if seat is None else f"/t/{sheet.id}/seat/{seat + 1}"
    code = segno.make(caller.base_url + link, error="m", micro=False)
    drawing: str = code.svg_inline(scale=8, border=2, dark="#000", light="#fff")
    drawing = drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawing, media_type="image/svg+xml", headers={"cache-control": "no-cache"})


async def _done(caller: Caller, table_id: str, deed: Callable[..., Awaitable[None]], *args: Any) -> wire.TableInfo:
    """Do something at a table for the caller, and return the table as it is then."""
    user, tables = caller.user, caller.server[Tables]
    live = await tables.get(table_id, caller.client_ip)
    await deed(tables, live, user, *args)
    return await shown(caller, live)


@post("/tables/{table_id:str}/resign", status_code=200, responses=PROBLEMS)
async def post_resign(
    caller: Caller, table_id: FromPath[str], data: JSONBody[wire.OwnSeat | None] = None
) -> wire.TableInfo:
    """Resign: your own seat, or one that is played on your device."""
    return await _done(caller, table_id, leaving.resign, data.seat if data else None)


@post("/tables/{table_id:str}/stand-in", status_code=200, responses=PROBLEMS)
async def post_stand_in(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.StandIn]) -> wire.TableInfo:
    """Hand a seat to a bot: your own, or one that has been absent for long."""
    return await _done(caller, table_id, leaving.stand_in, data.seat, data.level)


@post("/tables/{table_id:str}/take-back", status_code=200, responses=PROBLEMS)
async def post_take_back(
    caller: Caller, table_id: FromPath[str], data: JSONBody[wire.OwnSeat | None] = None
) -> wire.TableInfo:
    """Take your seat back from the bot, or one that is played on your device."""
    return await _done(caller, table_id, leaving.take_back, data.seat if data else None)
