"""Routes of one's own account."""

from __future__ import annotations

from typing import Any, cast

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody

from ..errors import Refused, too_fast
from ..problems import PROBLEMS
from ..wire import Language
from . import account_data, wire
from .caller import OPEN, SIGNED_IN, Caller
from .devices import no_cookie
from .people import People, preferred
from .user import User

Req = Request[Any, Any, Any]
EXPORT_SECONDS = 5  # after which to try again, while another export of the same user is made
LEAST_EXPORT = 0.2  # seconds of work that an export is charged for at least
PER_BYTE = 2e-7  # seconds of work for each byte of it, about


async def me(people: People, user: User) -> wire.Me:
    """How somebody is data who they are."""
    return wire.Me(
        name=user.name,
        language=cast(Language, user.language),
        guest=not user.registered,
        face=cast(wire.Face, user.face),
        admin=user.is_admin,
        announcement=await people.access.note("announcement"),
    )


@get("/me", responses=PROBLEMS)
async def get_me(request: Req, caller: Caller) -> Response[wire.Me]:
    """Your account; the first visit creates a guest."""
    people = caller.server[People]
    await people.arrived(caller.possible_user)
    if caller.possible_user:
        cookies = [] if caller.possible_user.by_token else [people.renewed(request)]
        return Response(await me(people, caller.possible_user), cookies=cookies)
    return await _welcome(request, caller)


@post("/invitation", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_invitation(request: Req, caller: Caller, data: JSONBody[wire.Invitation]) -> Response[wire.Me]:
    """Enter with an invitation code, if the server requires one."""
    people = caller.server[People]
    if caller.possible_user:
        return Response(await me(people, caller.possible_user))
    people.tries.take(caller.client_ip)
    if not await people.access.invited(data.code):
        raise Refused("no-code", "This code is not valid, or no longer.", 403)
    return await _welcome(request, caller)


async def _welcome(request: Req, caller: Caller) -> Response[wire.Me]:
    people = caller.server[People]
    caller.server.guard.guests.take(caller.client_ip)
    user, cookie = await people.welcome(preferred(request.headers.get("accept-language", "")), request)
    return Response(await me(people, user), cookies=[cookie])


@put("/me", responses=PROBLEMS)
async def put_me(caller: Caller, data: JSONBody[wire.MeChange]) -> wire.Me:
    """Change your name, language or avatar."""
    people = caller.server[People]
    await people.change(caller.user, data.name, data.language, data.face)
    return await me(people, caller.user)


@get("/me/export", responses=PROBLEMS)
async def get_export(caller: Caller) -> Response[dict[str, Any]]:
    """All your data as one file; one at a time, charged by its size."""
    people, me, work = caller.server[People], caller.user, caller.server.guard.work
    work.check(caller.client_ip)
    if not people.exports.enter(str(me.id)):
        raise too_fast(EXPORT_SECONDS)
    size = 0
    try:
        data = await account_data.encoded(await account_data.export(people, me))
        size = len(data)
    finally:
        people.exports.leave(str(me.id))
        work.spend(caller.client_ip, max(LEAST_EXPORT, size * PER_BYTE))
    headers = {"content-disposition": 'attachment; filename="ludoteka.json"'}
    return Response(cast(Any, data), media_type=MediaType.JSON, headers=headers)


@delete("/me", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def delete_me(request: Req, caller: Caller) -> Response[None]:
    """Delete your account: you leave your seats; the matches of others stay without your name."""
    await account_data.delete_account(caller.server[People], caller.user)
    return Response(None, cookies=[no_cookie(request.scope["scheme"] == "https")])
