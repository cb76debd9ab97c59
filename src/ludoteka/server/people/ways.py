"""Ways back: passkeys, codes and devices over HTTP."""

from __future__ import annotations

from typing import Any

import segno
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from ..problems import PROBLEMS
from . import joining, wire
from .caller import OPEN, Caller, row
from .devices import described, no_cookie
from .farewell import moment
from .people import People
from .routes import Req, me
from .site import site_of


async def _account(request: Req, caller: Caller) -> wire.Account:
    people, guest = caller.server[People], caller.known
    site = site_of(people.settings, request)
    mine = await people.rows.details(guest.id)
    keys = await people.passkeys.of(guest.id)
    guest.person = mine.recovery is not None or bool(keys)
    return wire.Account(
        since=moment(mine.created) or "",
        devices=[
            wire.DeviceInfo(d.id, d.browser, d.system, moment(d.seen) or "", d.id == guest.device)
            for d in await people.rows.devices(guest.id)
        ],
        passkeys=[
            wire.PasskeyInfo(k.id, k.system, bool(k.synced), moment(k.created) or "", moment(k.used)) for k in keys
        ],
        recovery=mine.recovery is not None,
        available=site.available,
        address=site.origin,
        blocked=[wire.Blocked(b.id, b.name) for b in await people.blocks.of(guest.id)],
    )


@get("/me/account", responses=PROBLEMS)
async def get_account(request: Req, caller: Caller) -> wire.Account:
    """By what the house knows you."""
    return await _account(request, caller)


# -- Passkeys --------------------------------------------------------------------------------------------------------


@post("/me/passkeys/options", status_code=200, responses=PROBLEMS)
async def post_passkey_options(request: Req, caller: Caller) -> dict[str, Any]:
    """What to ask the browser for, to make a passkey."""
    people = caller.server[People]
    guest = caller.known
    people.tries.take(caller.client_ip)
    return await people.passkeys.registration(guest, site_of(people.settings, request))


@post("/me/passkeys", status_code=200, responses=PROBLEMS)
async def post_passkey(request: Req, caller: Caller, data: JSONBody[wire.NewPasskey]) -> wire.Account:
    """Keep a passkey: from now on you are a person."""
    people = caller.server[People]
    system = described(request.headers.get("user-agent", ""))[1]
    await people.passkeys.register(caller.known, site_of(people.settings, request), data, system)
    return await _account(request, caller)


@delete("/me/passkeys/{passkey:int}", status_code=200, responses=PROBLEMS)
async def delete_passkey(request: Req, caller: Caller, passkey: FromPath[int]) -> wire.Account:
    """Forget a passkey."""
    await caller.server[People].passkeys.remove(caller.known.id, row(passkey))
    return await _account(request, caller)


@post("/login/options", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login_options(request: Req, caller: Caller) -> dict[str, Any]:
    """What to ask the browser for, to be found by a passkey."""
    people = caller.server[People]
    people.tries.take(caller.client_ip)
    return await people.passkeys.login(site_of(people.settings, request))


@post("/login", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login(request: Req, caller: Caller, data: JSONBody[wire.LoginByPasskey]) -> Response[wire.Me]:
    """Show a passkey and be who you are."""
    people = caller.server[People]
    whose = await people.passkeys.who(site_of(people.settings, request), data.passkey)
    return await _become(request, caller, whose, data.bring)


async def _become(request: Req, caller: Caller, whose: int, bring: bool) -> Response[wire.Me]:
    people = caller.server[People]
    person, cookie = await joining.become(people, request, caller.guest, whose, bring)
    return Response(await me(people, person), cookies=[cookie])


# -- Codes -----------------------------------------------------------------------------------------------------------


@post("/me/recovery", status_code=200, responses=PROBLEMS)
async def post_recovery(caller: Caller) -> wire.Recovery:
    """A new recovery code; the one before it is good no more."""
    return wire.Recovery(await joining.new_recovery(caller.server[People], caller.known))


@post("/login/recovery", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login_recovery(
    request: Req, caller: Caller, data: JSONBody[wire.LoginByCode]
) -> Response[wire.Recovery]:
    """Be who you are by a recovery code; it is used up, and you get another."""
    people = caller.server[People]
    people.tries.take(caller.client_ip)
    whose, code = await joining.recovered(people, data.code)
    _, cookie = await joining.become(people, request, caller.guest, whose, data.bring)
    return Response(wire.Recovery(code), cookies=[cookie])


@post("/me/move", status_code=200, responses=PROBLEMS)
async def post_move(caller: Caller) -> wire.Move:
    """A code by which your phone becomes you: once, for two minutes."""
    people, guest = caller.server[People], caller.known
    people.tries.take(f"move {guest.id}")
    code, seconds = await joining.new_move(people, guest)
    link = f"{caller.base_url}/move#{code}"
    drawing = segno.make(link, error="m", micro=False).svg_data_uri(scale=6, border=2, dark="#2a1d15", light="#fff")
    return wire.Move(code, link, drawing, seconds)


@post("/login/move", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login_move(request: Req, caller: Caller, data: JSONBody[wire.LoginByCode]) -> Response[wire.Me]:
    """This device becomes that of whoever showed the code."""
    people = caller.server[People]
    people.tries.take(caller.client_ip)
    return await _become(request, caller, await joining.moved(people, data.code), data.bring)


# -- Devices ---------------------------------------------------------------------------------------------------------


@delete("/me/devices/{device:int}", status_code=200, responses=PROBLEMS)
async def delete_device(request: Req, caller: Caller, device: FromPath[int]) -> Response[wire.Account | None]:
    """Sign a device of yours out; it may be this one."""
    people, guest = caller.server[People], caller.known
    await people.part(guest.id, row(device))
    if device != guest.device:
        return Response(await _account(request, caller))
    return Response(None, cookies=[no_cookie(request.scope["scheme"] == "https")])


@delete("/me/blocked/{blocked:int}", status_code=200, responses=PROBLEMS)
async def delete_blocked(request: Req, caller: Caller, blocked: FromPath[int]) -> wire.Account:
    """Somebody may sit with you again."""
    await caller.server[People].blocks.remove(caller.known.id, row(blocked))
    return await _account(request, caller)


ROUTES = (
    get_account,
    post_passkey_options,
    post_passkey,
    delete_passkey,
    post_login_options,
    post_login,
    post_recovery,
    post_login_recovery,
    post_move,
    post_login_move,
    delete_device,
    delete_blocked,
)
