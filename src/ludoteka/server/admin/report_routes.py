"""Reporting and blocking another player, named by their seat or by a line that they wrote in the talk."""

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


async def _target(caller: Caller, table: str, request: wire.SendReport | wire.BlockPlayer) -> tuple[int, str]:
    """Return the user in that seat or who wrote that line, and the text of the line."""
    sheet = await caller.server[Tables].sheet(table)
    if sheet is None:
        raise no_table()
    if request.line is not None:
        line = await caller.server[TalkService].line(sheet, request.line, caller.user.id)
        if line is None:
            raise Refused("no-line", "There is no such line, or it has been deleted.", 404)
        return line.guest, line.what
    if request.seat is None:
        raise Refused("nobody-meant", "Name the player by `seat` or `line`.", 400)
    user = sheet.chair(request.seat).guest
    if user is None:
        raise Refused("not-a-person", "No person sits in this seat.")
    return user, ""


@post("/tables/{table_id:str}/report", status_code=204, responses=PROBLEMS)
async def post_report(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.SendReport]) -> None:
    """Report somebody at a table to the administrators."""
    people, me = caller.server[People], caller.user
    people.tries.take(f"report {me.id}")
    target, quote = await _target(caller, table_id, data)
    await people.reports.add(me.id, target, table_id, data.about, data.text, quote)


@post("/tables/{table_id:str}/block", status_code=204, responses=PROBLEMS)
async def post_block(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.BlockPlayer]) -> None:
    """Block somebody: they cannot sit at a table with you, and you do not see what they write."""
    people, me = caller.server[People], caller.user
    target, _ = await _target(caller, table_id, data)
    await people.blocks.add(me.id, target)


ROUTES = (post_report, post_block)
