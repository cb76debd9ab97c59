"""What a finished match leaves."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.params import FromPath

from ..errors import Refused
from ..people.caller import Caller
from ..problems import PROBLEMS
from ..tables.live import Live
from ..tables.memory import Tables
from ..tables.routes import shown
from . import wire
from .replays import record_of, replay_of


async def _finished(caller: Caller, table_id: str) -> Live:
    live = await caller.house[Tables].get(table_id)
    if live.sheet.status != "finished":
        raise Refused("not-finished", "This match is not over: its record is nobody's yet.")
    return live


@get("/tables/{table_id:str}/record", responses=PROBLEMS)
async def get_record(caller: Caller, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match, for `ludoteka verify`."""
    live = await _finished(caller, table_id)
    name = f"{live.sheet.game}-{live.sheet.id}.json"
    return Response(
        record_of(live).to_json().encode(),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay", responses=PROBLEMS)
async def get_replay(caller: Caller, table_id: FromPath[str]) -> wire.Replay:
    """A finished match step by step, all hands open."""
    live = await _finished(caller, table_id)
    return replay_of(live, await shown(caller, live))
