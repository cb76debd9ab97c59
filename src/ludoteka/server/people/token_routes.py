"""Routes of personal tokens."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ..problems import PROBLEMS
from . import wire
from .account_data import iso_time
from .caller import SIGNED_IN, Caller, row_id
from .people import People


async def _tokens(people: People, user: int) -> list[wire.ApiToken]:
    return [
        wire.ApiToken(row.id, row.name, iso_time(row.created) or "", iso_time(row.used))
        for row in await people.api_tokens.of(user)
    ]


@get("/me/tokens", responses=PROBLEMS, opt=SIGNED_IN)
async def get_tokens(caller: Caller) -> list[wire.ApiToken]:
    """Your tokens for programs."""
    return await _tokens(caller.server[People], caller.user.id)


@post("/me/tokens", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def post_token(caller: Caller, data: JSONBody[wire.CreateApiToken]) -> wire.CreatedApiToken:
    """Create a token, which is shown once; programs send it as `Authorization: Bearer …` and act as you."""
    people, user = caller.server[People], caller.user
    people.tries.take(caller.client_ip)
    token = await people.api_tokens.create(user.id, data.name)
    return wire.CreatedApiToken(token, await _tokens(people, user.id))


@delete("/me/tokens/{token:int}", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def delete_token(caller: Caller, token: FromPath[int]) -> list[wire.ApiToken]:
    """Revoke a token: programs that use it lose access at once."""
    people, user = caller.server[People], caller.user
    await people.api_tokens.revoke(user.id, row_id(token))
    people.signed_out(user.id, -row_id(token))
    return await _tokens(people, user.id)


ROUTES = (get_tokens, post_token, delete_token)
