"""The luck of a table over HTTP."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ..errors import no_table
from ..people.caller import Caller
from ..problems import PROBLEMS
from ..replays.replays import Replays
from ..tables.memory import Tables
from ..tables.routes import shown
from ..tables.wire import TableInfo
from . import pledging, wire


@get("/tables/{table_id:str}/luck", responses=PROBLEMS)
async def get_luck(caller: Caller, table_id: FromPath[str]) -> wire.LuckInfo:
    """The commitment and the pledges of a table; after the match, everything that proves its luck."""
    sheet = await caller.server[Tables].sheet(table_id)
    if sheet is None:
        raise no_table()
    over = sheet.status == "finished"
    draws = await caller.server[Replays].draws(sheet, caller.client_ip) if over else None
    return wire.LuckInfo(
        table=sheet.id,
        game=sheet.game,
        version=sheet.version,
        settings=sheet.settings,
        commitment=sheet.commitment,
        committed_at=datetime.fromtimestamp(sheet.committed_at / 1000, UTC).isoformat(timespec="milliseconds"),
        pledges=[chair.pledge for chair in sheet.chairs],
        unrevealed=[i for i, c in enumerate(sheet.chairs) if c.unrevealed and sheet.status != "waiting"],
        salts=list(sheet.salts) if over else [],
        seed=sheet.seed if over else None,
        sizes=None if draws is None else [n for n, _ in draws],
        tape=None if draws is None else [outcome for _, outcome in draws],
    )


@post("/tables/{table_id:str}/luck/pledge", status_code=200, responses=PROBLEMS)
async def post_pledge(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.Pledge]) -> TableInfo:
    """Pledge your contribution to the luck of a waiting table by its hash."""
    user = caller.user
    live = await caller.server[Tables].get(table_id, caller.client_ip)
    await pledging.pledge(caller.server, live, user, data.pledge)
    return await shown(caller, live)


@post("/tables/{table_id:str}/luck/salt", status_code=200, responses=PROBLEMS)
async def post_salt(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.Salt]) -> TableInfo:
    """Reveal your pledged salt when the table is closed; the last one starts the match."""
    user = caller.user
    live = await caller.server[Tables].get(table_id, caller.client_ip)
    await pledging.reveal(caller.server, live, user, data.salt)
    return await shown(caller, live)
