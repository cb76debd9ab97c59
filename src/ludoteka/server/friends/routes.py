"""Friends over HTTP. Strangers are named by where they sit, or by their page."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ..errors import Refused, no_table
from ..people.caller import Caller, row
from ..problems import PROBLEMS
from ..results.routes import somebody
from ..tables.memory import Tables
from ..tables.sheet import Sheet
from . import wire
from .friends import Friends


async def _sheet(caller: Caller, table: str) -> Sheet:
    sheet = await caller.server[Tables].sheet(table)
    if sheet is None:
        raise no_table()
    return sheet


@get("/me/friends", responses=PROBLEMS)
async def get_friends(caller: Caller) -> wire.FriendList:
    """Your friends, those who would like to be, and those you asked."""
    return await caller.server[Friends].told(caller.known.id)


@post("/me/friends/{person:int}", status_code=200, responses=PROBLEMS)
async def post_friend(caller: Caller, person: FromPath[int]) -> wire.FriendList:
    """Agree to be the friend of somebody who asked."""
    await caller.server[Friends].agree(caller.known.id, row(person))
    return await caller.server[Friends].told(caller.known.id)


@delete("/me/friends/{person:int}", status_code=200, responses=PROBLEMS)
async def delete_friend(caller: Caller, person: FromPath[int]) -> wire.FriendList:
    """Be friends no more, say no, or ask no longer."""
    await caller.server[Friends].part(caller.known.id, row(person))
    return await caller.server[Friends].told(caller.known.id)


@post("/people/{person:int}/befriend", status_code=204, responses=PROBLEMS)
async def post_befriend(caller: Caller, person: FromPath[int]) -> None:
    """Ask somebody who has a page to be your friend."""
    me, found = caller.known, await somebody(caller, person)
    await caller.server[Friends].ask(me.id, found.id)


@post("/tables/{table_id:str}/befriend", status_code=204, responses=PROBLEMS)
async def post_befriend_seat(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.SeatNamed]) -> None:
    """Ask somebody at a table to be your friend."""
    me, sheet = caller.known, await _sheet(caller, table_id)
    guest = sheet.chair(data.seat).guest
    if guest is None:
        raise Refused("not-a-person", "No person sits there.")
    await caller.server[Friends].ask(me.id, guest)


@post("/tables/{table_id:str}/invite", status_code=204, responses=PROBLEMS)
async def post_invite(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.InvitedFriend]) -> None:
    """Invite a friend to a table that waits."""
    me = caller.known
    await caller.server[Friends].invite(me, await _sheet(caller, table_id), data.friend)


ROUTES = (get_friends, post_friend, delete_friend, post_befriend, post_befriend_seat, post_invite)
