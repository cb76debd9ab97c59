"""Routes of signing in: passkeys, codes and devices."""

from __future__ import annotations

from typing import Any, cast

import segno
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from ..problems import PROBLEMS
from . import linking, sign_in, wire
from .account_data import iso_time
from .caller import OPEN, SIGNED_IN, Caller, row_id
from .devices import describe_agent, no_cookie
from .people import People
from .relying_party import relying_party_of
from .routes import Req, me


async def _account(request: Req, caller: Caller) -> wire.Account:
    people, user = caller.server[People], caller.user
    relying_party = relying_party_of(people.settings, request)
    mine = await people.rows.details(user.id)
    keys = await people.passkeys.of(user.id)
    user.registered = mine.recovery is not None or bool(keys)
    return wire.Account(
        since=iso_time(mine.created) or "",
        devices=[
            wire.DeviceInfo(d.id, d.browser, d.system, iso_time(d.seen) or "", d.id == user.device)
            for d in await people.rows.devices(user.id)
        ],
        passkeys=[
            wire.PasskeyInfo(k.id, k.system, bool(k.synced), iso_time(k.created) or "", iso_time(k.used)) for k in keys
        ],
        recovery=mine.recovery is not None,
        available=relying_party.available,
        address=relying_party.origin,
        blocked=[wire.Blocked(b.id, b.name) for b in await people.blocks.of(user.id)],
    )


@get("/me/account", responses=PROBLEMS)
async def get_account(request: Req, caller: Caller) -> wire.Account:
    """Your devices, passkeys and blocks."""
    return await _account(request, caller)


# -- Passkeys --------------------------------------------------------------------------------------------------------


@post("/me/passkeys/options", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def post_passkey_options(request: Req, caller: Caller) -> dict[str, Any]:
    """WebAuthn options for a new passkey."""
    people = caller.server[People]
    user = caller.user
    people.tries.take(caller.client_ip)
    return await people.passkeys.registration(user, relying_party_of(people.settings, request))


@post("/me/passkeys", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def post_passkey(request: Req, caller: Caller, data: JSONBody[wire.NewPasskey]) -> wire.Account:
    """Add a passkey; with one you are registered."""
    people = caller.server[People]
    system = describe_agent(request.headers.get("user-agent", ""))[1]
    await people.passkeys.register(caller.user, relying_party_of(people.settings, request), data, system)
    return await _account(request, caller)


@delete("/me/passkeys/{passkey:int}", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def delete_passkey(request: Req, caller: Caller, passkey: FromPath[int]) -> wire.Account:
    """Delete a passkey."""
    await caller.server[People].passkeys.remove(caller.user.id, row_id(passkey))
    return await _account(request, caller)


@post("/login/options", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login_options(
    request: Req, caller: Caller, data: JSONBody[wire.LoginOptions | None] = None
) -> dict[str, Any]:
    """WebAuthn options for signing in by a passkey."""
    people = caller.server[People]
    people.tries.take(caller.client_ip)
    return await people.passkeys.login(relying_party_of(people.settings, request), bool(data and data.verified))


@post("/login", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login(request: Req, caller: Caller, data: JSONBody[wire.LoginByPasskey]) -> Response[wire.Me]:
    """Sign in by a passkey."""
    people = caller.server[People]
    sign_in.check_way_back(caller.possible_user)
    user = await people.passkeys.authenticate(relying_party_of(people.settings, request), data.passkey)
    return await _sign_in(request, caller, user, data.bring)


async def _sign_in(request: Req, caller: Caller, user: int, bring: bool) -> Response[wire.Me]:
    people = caller.server[People]
    person, cookie = await sign_in.sign_in(people, request, caller.possible_user, user, bring)
    return Response(await me(people, person), cookies=[cookie])


# -- Codes -----------------------------------------------------------------------------------------------------------


@post("/me/recovery", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def post_recovery(caller: Caller) -> wire.Recovery:
    """A new recovery code, which replaces the previous one."""
    return wire.Recovery(await sign_in.new_recovery(caller.server[People], caller.user))


@post("/login/recovery", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login_recovery(
    request: Req, caller: Caller, data: JSONBody[wire.LoginByCode]
) -> Response[wire.Recovery]:
    """Sign in by a recovery code; it is used up, and you get a new one."""
    people = caller.server[People]
    people.tries.take(caller.client_ip)
    sign_in.check_way_back(caller.possible_user)
    user, code = await sign_in.redeem_recovery(people, data.code)
    _, cookie = await sign_in.sign_in(people, request, caller.possible_user, user, data.bring)
    return Response(wire.Recovery(code), cookies=[cookie])


@post("/me/device-code", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def post_device_code(caller: Caller) -> wire.DeviceCode:
    """A code that signs another device in: once, within two minutes, after you confirm it here."""
    people, user = caller.server[People], caller.user
    people.tries.take(f"device-code {user.id}")
    code, seconds = await linking.new_device_code(people, user)
    link = f"{caller.base_url}/link-device#{code}"
    drawing = segno.make(link, error="m", micro=False).svg_data_uri(scale=6, border=2, dark="#2a1d15", light="#fff")
    return wire.DeviceCode(code, link, drawing, seconds)


@get("/me/device-code", responses=PROBLEMS, opt=SIGNED_IN)
async def get_device_requests(caller: Caller) -> list[wire.DeviceRequest]:
    """The devices that used a code of yours and wait for your answer."""
    rows = await linking.open_requests(caller.server[People], caller.user.id)
    return [wire.DeviceRequest(row.id, row.browser, row.system) for row in rows]


@post("/me/device-code/{device_request:int}", status_code=204, responses=PROBLEMS, opt=SIGNED_IN)
async def post_device_answer(caller: Caller, device_request: FromPath[int], data: JSONBody[wire.AnswerDevice]) -> None:
    """Confirm or decline that a device signs in as you."""
    await linking.answer_request(caller.server[People], caller.user.id, row_id(device_request), data.yes)


@post("/login/device-code/owner", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_code_owner(caller: Caller, data: JSONBody[wire.DeviceCodeTyped]) -> wire.CodeOwner:
    """The user that this device would become by a code; the code stays valid."""
    people = caller.server[People]
    people.tries.take(caller.client_ip)
    owner = await linking.owner_of_code(people, data.code)
    return wire.CodeOwner(owner.name, cast(wire.Face, owner.face))


@post("/login/device-code", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login_device_code(
    request: Req, caller: Caller, data: JSONBody[wire.DeviceCodeTyped]
) -> wire.DeviceRequested:
    """Ask the device that shows this code to sign this device in; the code is used up."""
    people = caller.server[People]
    people.tries.take(caller.client_ip)
    sign_in.check_way_back(caller.possible_user)
    agent = describe_agent(request.headers.get("user-agent", ""))
    return wire.DeviceRequested(await linking.request_device(people, data.code, agent), linking.LIFETIME)


@post("/login/device", status_code=200, responses=PROBLEMS, opt=OPEN)
async def post_login_device(request: Req, caller: Caller, data: JSONBody[wire.LinkDevice]) -> Response[wire.Me | None]:
    """Sign this device in if the other device has confirmed it; returns null while it has not answered."""
    user = await linking.redeem_request(caller.server[People], data.secret)
    if user is None:
        return Response(None)
    person, cookie = await sign_in.sign_in(caller.server[People], request, caller.possible_user, user, data.bring)
    return Response(await me(caller.server[People], person), cookies=[cookie])


# -- Devices ---------------------------------------------------------------------------------------------------------


@delete("/me/devices/{device:int}", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def delete_device(request: Req, caller: Caller, device: FromPath[int]) -> Response[wire.Account | None]:
    """Sign out one of your devices, possibly this one."""
    people, user = caller.server[People], caller.user
    await people.sign_out(user.id, row_id(device))
    if device != user.device:
        return Response(await _account(request, caller))
    return Response(None, cookies=[no_cookie(request.scope["scheme"] == "https")])


@delete("/me/blocked/{blocked:int}", status_code=200, responses=PROBLEMS)
async def delete_blocked(request: Req, caller: Caller, blocked: FromPath[int]) -> wire.Account:
    """Unblock a user."""
    await caller.server[People].blocks.remove(caller.user.id, row_id(blocked))
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
    post_device_code,
    get_device_requests,
    post_device_answer,
    post_code_owner,
    post_login_device_code,
    post_login_device,
    delete_device,
    delete_blocked,
)
