"""Routes for friends; strangers are named by their seat at a table or by their public page."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ..errors import Refused, no_table
from ..people.caller import Caller, row_id
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
    """Your friends, and the friend requests to you and from you."""
    return await caller.server[Friends].friend_list(caller.user.id)


@post("/me/friends/{person:int}", status_code=200, responses=PROBLEMS)
async def post_friend(caller: Caller, person: FromPath[int]) -> wire.FriendList:
    """Accept a friend request."""
    await caller.server[Friends].agree(caller.user.id, row_id(person))
    return await caller.server[Friends].friend_list(caller.user.id)


@delete("/me/friends/{person:int}", status_code=200, responses=PROBLEMS)
async def delete_friend(caller: Caller, person: FromPath[int]) -> wire.FriendList:
    """End a friendship, decline a friend request or withdraw one."""
    await caller.server[Friends].remove(caller.user.id, row_id(person))
    return await caller.server[Friends].friend_list(caller.user.id)


@post("/people/{person:int}/befriend", status_code=204, responses=PROBLEMS)
async def post_befriend(caller: Caller, person: FromPath[int]) -> None:
    """Send a friend request to a person who has a public page."""
    me, user = caller.user, await somebody(caller, person)
    await caller.server[Friends].ask(me.id, user.id, caller.network or caller.client_ip)


@post("/tables/{table_id:str}/befriend", status_code=204, responses=PROBLEMS)
async def post_befriend_seat(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.SeatNamed]) -> None:
    """Send a friend request to the person on a seat of a table."""
    me, sheet = caller.user, await _sheet(caller, table_id)
    user = sheet.chair(data.seat).guest
    if user is None:
        raise Refused("not-a-person", "No person sits there.")
    await caller.server[Friends].ask(me.id, user, caller.network or caller.client_ip)


@post("/tables/{table_id:str}/invite", status_code=204, responses=PROBLEMS)
async def post_invite(caller: Caller, table_id: FromPath[str], data: JSONBody[wire.InvitedFriend]) -> None:
    """Invite a friend to a waiting table."""
    me = caller.user
    await caller.server[Friends].invite(me, await _sheet(caller, table_id), data.friend)


ROUTES = (get_friends, post_friend, delete_friend, post_befriend, post_befriend_seat, post_invite)
