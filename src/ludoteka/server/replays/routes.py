"""Routes of finished matches."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ..errors import Refused
from ..people.caller import Caller
from ..problems import PROBLEMS
from ..tables.memory import Tables
from . import wire
from .rendering import PAGE
from .replays import Replays


@get("/tables/{table_id:str}/record", responses=PROBLEMS)
async def get_record(caller: Caller, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished match, for `ludoteka verify`."""
    replays = caller.server[Replays]
    sheet = await replays.finished(table_id)
    name = f"{sheet.game}-{sheet.id}.json"
    return Response(
        (await replays.record(sheet)).to_json().encode(),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay", responses=PROBLEMS)
async def get_replay(caller: Caller, table_id: FromPath[str]) -> wire.Replay:
    """A finished match with open hands: the number of steps, and how many are on a page."""
    replays = caller.server[Replays]
    sheet = await replays.finished(table_id)
    pages = await replays.pages(sheet, caller.client_ip)
    info = caller.server[Tables].info(sheet, caller.possible_user.id if caller.possible_user else None, caller.base_url)
    return wire.Replay(info, pages.steps, PAGE)


@get("/tables/{table_id:str}/replay/{page:int}", responses=PROBLEMS | wire.PAGE_OF_STEPS)
async def get_replay_page(
    request: Request[Any, Any, Any], caller: Caller, table_id: FromPath[str], page: FromPath[int]
) -> Response[bytes]:
    """A page of the steps of a finished match, numbered from 0."""
    replays = caller.server[Replays]
    pages = (await replays.pages(await replays.finished(table_id), caller.client_ip)).pages
    if not 0 <= page < len(pages):
        raise Refused("not-found", "There is no such page.", 404)
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(pages[page], media_type=MediaType.JSON, headers=headers | {"content-encoding": "gzip"})
    return Response(gzip.decompress(pages[page]), media_type=MediaType.JSON, headers=headers)
