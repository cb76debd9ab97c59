"""By what you are called, and where it is your turn."""

from __future__ import annotations

import secrets

from litestar import delete, get, post, put
from litestar.params import JSONBody

from ..clocks.stamp import read
from ..errors import Refused
from ..people.caller import Caller, Visitor
from ..people.people import People
from ..people.tickets import issuing, new_code, secret_of
from ..problems import PROBLEMS
from ..settings import is_email
from ..store import now
from . import wire
from .calling import Calling
from .letters import Letters, NoSuchPlace
from .push import Push
from .services import Unanswered, Unreachable

CODE = 3  # groups of the code in the first letter


@get("/me/turns", responses=PROBLEMS)
async def get_turns(caller: Caller) -> list[wire.TurnInfo]:
    """The tables at which others wait for you."""
    found = []
    for row in await caller.server[Calling].rows.turns_of(caller.known.id):
        stamp = read(row.clock)
        if stamp and stamp.turns[row.seat] >= 0 and not stamp.paused:
            found.append(wire.TurnInfo(row.table_id, row.game, row.version, stamp.turns[row.seat]))
    return found


@get("/me/calls", responses=PROBLEMS)
async def get_calls(caller: Caller) -> wire.CallInfo:
    """By what you are called when it is your turn."""
    return await _info(caller)


@put("/me/calls/push", responses=PROBLEMS)
async def put_push(caller: Caller, data: JSONBody[wire.Subscription]) -> wire.CallInfo:
    """Call this browser from now on."""
    calling, me = caller.server[Calling], caller.known
    caller.server.guard.work.check(caller.client_ip)
    caller.server.guard.work.spend(caller.client_ip, 0.02)
    try:
        kept = await _push(calling).check(data)
    except Unreachable as trouble:
        raise Refused("push-service", f"This push service cannot be reached: {trouble}", 400) from None
    await calling.rows.subscribe(me.id, me.device, kept | {"created": now()})
    return await _info(caller)


@delete("/me/calls/push", status_code=200, responses=PROBLEMS)
async def delete_push(caller: Caller) -> wire.CallInfo:
    """Do not call this browser any more."""
    await caller.server[Calling].rows.unsubscribe(caller.known.device)
    return await _info(caller)


@put("/me/calls/mail", responses=PROBLEMS)
async def put_mail(caller: Caller, data: JSONBody[wire.MailAddress]) -> wire.CallInfo:
    """An address for letters: the first one, with a code, goes there at once."""
    calling, me = caller.server[Calling], caller.known
    letters = _letters(calling)
    if not is_email(data.address):
        raise Refused("mail-address", "This is no mail address.", 400)
    for limit, who in ((calling.codes, caller.client_ip), (calling.codes, data.address.lower()), (calling.post, "")):
        limit.take(who)
    code = new_code(CODE)
    issued = issuing("mail", _secret(me.id, data.address, code), me.id)
    await calling.rows.set_mailbox(me.id, data.address, secrets.token_urlsafe(32), *issued)
    try:
        await letters.send_code(data.address, code, me.language)
    except (Unreachable, Unanswered, NoSuchPlace) as trouble:
        raise Refused("mail-not-sent", f"The letter could not be sent: {trouble!r}", 502) from None
    return await _info(caller)


@post("/me/calls/mail/code", status_code=200, responses=PROBLEMS)
async def post_mail_code(caller: Caller, data: JSONBody[wire.MailCode]) -> wire.CallInfo:
    """The code from the first letter: the address is yours."""
    calling, me, people = caller.server[Calling], caller.known, caller.server[People]
    people.tries.take(caller.client_ip)
    box = await calling.rows.mailbox(me.id)
    good = box is not None and (await people.tickets.take("mail", _secret(me.id, box.address, data.code)))[0]
    if not good:
        raise Refused("no-code", "This code is not good, or not any more.", 403)
    await calling.rows.change_mailbox(me.id, confirmed=True)
    return await _info(caller)


@put("/me/calls/letters", responses=PROBLEMS)
async def put_letters(caller: Caller, data: JSONBody[wire.MailWish]) -> wire.CallInfo:
    """Want letters, or none for now."""
    await caller.server[Calling].rows.change_mailbox(caller.known.id, letters=data.letters)
    return await _info(caller)


@delete("/me/calls/mail", status_code=200, responses=PROBLEMS)
async def delete_mail(caller: Caller) -> wire.CallInfo:
    """Forget the address."""
    await caller.server[Calling].rows.drop_mailbox(caller.known.id)
    return await _info(caller)


ROUTES = (get_turns, get_calls, put_push, delete_push, put_mail, post_mail_code, put_letters, delete_mail)


async def _info(caller: Visitor) -> wire.CallInfo:
    calling, me = caller.server[Calling], caller.known
    box = await calling.rows.mailbox(me.id)
    return wire.CallInfo(
        push=calling.push.key if calling.push else "",
        here=any(row.device == me.device for row in await calling.rows.subscriptions_of(me.id)),
        mail=calling.letters is not None,
        address=box.address if box else "",
        confirmed=bool(box and box.confirmed),
        letters=bool(box and box.letters),
    )


def _push(calling: Calling) -> Push:
    if calling.push is None:
        raise Refused("no-push", "The keeper has not switched push on.", 409)
    return calling.push


def _letters(calling: Calling) -> Letters:
    if calling.letters is None:
        raise Refused("no-mail", "The keeper has not switched letters on.", 409)
    return calling.letters


def _secret(guest: int, address: str, code: str) -> bytes:
    """A code is good for one person and one address."""
    return f"{guest}\n{address}\n".encode() + secret_of(code)
