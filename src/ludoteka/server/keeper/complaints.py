"""Telling the keeper about somebody, and not meeting them again: who sits there, or who said that."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from ..errors import Refused, no_table
from ..people.caller import Caller
from ..people.people import People
from ..problems import PROBLEMS
from ..tables.memory import Tables
from ..talk.talk import TalkService
from . import wire


async def _meant(caller: Caller, table: str, said: wire.Complaint | wire.BlockWish) -> tuple[int, str]:
    """The person who sits there or said that, and what was said."""
    sheet = await caller.server[Tables].sheet(table)
    if sheet is None:
        raise no_table()
    if said.line is not None:
        line = await caller.server[TalkService].line(sheet, said.line, caller.known.id)
        if line is None:
            raise Refused("no-line", "Nobody said this here, or it is forgotten.", 404)
        return line.guest, line.what
    if said.seat is None:
        raise Refused("nobody-meant", "Say who is meant: `seat` or `line`.", 400)
    guest = sheet.chair(said.seat).guest
    if guest is None:
        raise Refused("not-a-person", "No person sits there.")
    return guest, ""


@post("/tables/{table_id:str}/report", status_code=204, responses=PROBLEMS)
async def post_report(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.Complaint]) -> None:
    """Tell the keeper about somebody at a table."""
    people, me = caller.server[People], caller.known
    people.tries.take(f"report {me.id}")
    whom, quote = await _meant(caller, table_id, data)
    await people.reports.add(me.id, whom, table_id, data.about, data.text, quote)


@post("/tables/{table_id:str}/block", status_code=204, responses=PROBLEMS)
async def post_block(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.BlockWish]) -> None:
    """Somebody at a table shall not sit with you any more, and you do not read what they write."""
    people, me = caller.server[People], caller.known
    whom, _ = await _meant(caller, table_id, data)
    await people.blocks.add(me.id, whom)


ROUTES = (post_report, post_block)
