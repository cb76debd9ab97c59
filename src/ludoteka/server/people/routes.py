"""Who you are."""

from __future__ import annotations

from typing import Any, cast

from litestar import Request, Response, get, put
from litestar.params import JSONBody

from ..problems import PROBLEMS
from ..wire import Language
from . import wire
from .caller import Caller
from .guest import Guest
from .people import People, preferred


def _me(guest: Guest) -> wire.Me:
    return wire.Me(guest.name, cast(Language, guest.language), True)


@get("/me", responses=PROBLEMS)
async def get_me(request: Request[Any, Any, Any], caller: Caller) -> Response[wire.Me]:
    """Who you are; on the first visit you become a guest."""
    people = caller.house[People]
    people.arrived()
    if caller.guest:
        return Response(_me(caller.guest), cookies=[people.renewed(request)])
    caller.house.guard.guests.take(caller.address)
    language = preferred(request.headers.get("accept-language", ""))
    guest, cookie = await people.welcome(language, request.scope["scheme"] == "https")
    return Response(_me(guest), cookies=[cookie])


@put("/me", responses=PROBLEMS)
async def put_me(caller: Caller, data: JSONBody[wire.MeChange]) -> wire.Me:
    """Change your name or language."""
    await caller.house[People].change(caller.known, data.name, data.language)
    return _me(caller.known)
