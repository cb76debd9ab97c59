"""Telling the keeper about somebody, and not meeting them again. People are named by where they sit."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from ..errors import Refused, no_table
from ..people.caller import Caller
from ..people.people import People
from ..problems import PROBLEMS
from ..tables.memory import Tables
from . import wire


async def _who(caller: Caller, table: str, seat: int) -> int:
    """The person on a seat of a table that the caller can see."""
    sheet = await caller.house[Tables].sheet(table)
    if sheet is None:
        raise no_table()
    guest = sheet.chair(seat).guest
    if guest is None:
        raise Refused("not-a-person", "No person sits there.")
    return guest


@post("/tables/{table_id:str}/report", status_code=204, responses=PROBLEMS)
async def post_report(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.Complaint]) -> None:
    """Tell the keeper about somebody at a table."""
    people, me = caller.house[People], caller.known
    people.tries.take(f"report {me.id}")
    await people.reports.add(me.id, await _who(caller, table_id, data.seat), table_id, data.about, data.text)


@post("/tables/{table_id:str}/block", status_code=204, responses=PROBLEMS)
async def post_block(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.BlockWish]) -> None:
    """Somebody at a table shall not sit with you any more, and you do not read what they write."""
    people, me = caller.house[People], caller.known
    await people.blocks.add(me.id, await _who(caller, table_id, data.seat))


ROUTES = (post_report, post_block)
