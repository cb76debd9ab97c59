"""Routes of notification settings, and of the tables where it is your turn."""

from __future__ import annotations

import secrets

from litestar import delete, get, post, put
from litestar.params import JSONBody

from ..clocks.clock_state import read
from ..errors import Refused
from ..log import log
from ..people.caller import SIGNED_IN, Caller, Visitor
from ..people.one_time_tokens import issue_statements, new_code, secret_of
from ..people.people import People
from ..problems import PROBLEMS
from ..settings import is_email
from ..store import now
from . import wire
from .mailer import Mailer, UnknownRecipient
from .notifications import Notifications
from .push import WebPush
from .push_services import NoResponse, Unreachable

CODE_GROUPS = 3  # of the code in the first e-mail


@get("/me/turns", responses=PROBLEMS)
async def get_turns(caller: Caller) -> list[wire.TurnInfo]:
    """The tables at which others wait for you."""
    turns = []
    for row in await caller.server[Notifications].rows.turns_of(caller.user.id):
        state = read(row.clock)
        if state and state.turns[row.seat] >= 0 and not state.paused:
            turns.append(wire.TurnInfo(row.table_id, row.game, row.version, state.turns[row.seat]))
    return turns


@get("/me/notifications", responses=PROBLEMS)
async def get_notifications(caller: Caller) -> wire.NotificationSettings:
    """Your notification channels."""
    return await _settings_of(caller)


@put("/me/notifications/push", responses=PROBLEMS, opt=SIGNED_IN)
async def put_push(caller: Caller, data: JSONBody[wire.Subscription]) -> wire.NotificationSettings:
    """Send push notifications to this browser."""
    notifications, me = caller.server[Notifications], caller.user
    caller.server.guard.work.check(caller.client_ip)
    caller.server.guard.work.spend(caller.client_ip, 0.02)
    subscription = await _push(notifications).check(data)
    await notifications.rows.subscribe(me.id, me.device, subscription | {"created": now()})
    return await _settings_of(caller)


@delete("/me/notifications/push", status_code=200, responses=PROBLEMS, opt=SIGNED_IN)
async def delete_push(caller: Caller) -> wire.NotificationSettings:
    """Stop push notifications to this browser."""
    await caller.server[Notifications].rows.unsubscribe(caller.user.device)
    return await _settings_of(caller)


@put("/me/notifications/email", responses=PROBLEMS, opt=SIGNED_IN)
async def put_email(caller: Caller, data: JSONBody[wire.SetEmail]) -> wire.NotificationSettings:
    """Set your e-mail address, and send a code to it."""
    notifications, me = caller.server[Notifications], caller.user
    mailer = _mailer(notifications)
    if not is_email(data.email):
        raise Refused("mail-address", "This is not an e-mail address.", 400)
    mailbox, _, domain = data.email.lower().rpartition("@")
    notifications.code_rate.take(caller.client_ip)
    notifications.network_code_rate.take(caller.network or caller.client_ip)
    notifications.code_rate.take(f"{mailbox.partition('+')[0]}@{domain}")
    notifications.domain_code_rate.take(domain)
    code = new_code(CODE_GROUPS)
    issued = issue_statements("mail", _secret(me.id, data.email, code), me.id)
    await notifications.rows.set_mailbox(me.id, data.email, secrets.token_urlsafe(32), *issued)
    try:
        await mailer.send_code(data.email, code, me.language)
    except (Unreachable, NoResponse, UnknownRecipient) as error:
        log.warning("an e-mail was not sent", why=type(error).__name__, error=_without_address(error))
        raise Refused("mail-not-sent", "The e-mail could not be sent.", 502) from None
    return await _settings_of(caller)


@post("/me/notifications/email/code", status_code=200, responses=PROBLEMS)
async def post_email_code(caller: Caller, data: JSONBody[wire.ConfirmEmail]) -> wire.NotificationSettings:
    """Confirm your e-mail address by the code that was sent to it."""
    notifications, me, people = caller.server[Notifications], caller.user, caller.server[People]
    people.tries.take(caller.client_ip)
    box = await notifications.rows.mailbox(me.id)
    good = box is not None and (await people.tokens.redeem("mail", _secret(me.id, box.address, data.code)))[0]
    if not good:
        raise Refused("no-code", "This code is not valid, or no longer.", 403)
    await notifications.rows.change_mailbox(me.id, confirmed=True)
    return await _settings_of(caller)


@put("/me/notifications/email/wanted", responses=PROBLEMS)
async def put_email_wanted(caller: Caller, data: JSONBody[wire.SetEmailWanted]) -> wire.NotificationSettings:
    """Switch e-mails on or off."""
    await caller.server[Notifications].rows.change_mailbox(caller.user.id, letters=data.email_wanted)
    return await _settings_of(caller)


@delete("/me/notifications/email", status_code=200, responses=PROBLEMS)
async def delete_email(caller: Caller) -> wire.NotificationSettings:
    """Delete your e-mail address."""
    await caller.server[Notifications].rows.drop_mailbox(caller.user.id)
    return await _settings_of(caller)


ROUTES = (
    get_turns,
    get_notifications,
    put_push,
    delete_push,
    put_email,
    post_email_code,
    put_email_wanted,
    delete_email,
)


async def _settings_of(caller: Visitor) -> wire.NotificationSettings:
    notifications, me = caller.server[Notifications], caller.user
    box = await notifications.rows.mailbox(me.id)
    return wire.NotificationSettings(
        push_key=notifications.push.key if notifications.push else "",
        this_browser=any(row.device == me.device for row in await notifications.rows.subscriptions_of(me.id)),
        email_available=notifications.mailer is not None,
        email=box.address if box else "",
        confirmed=bool(box and box.confirmed),
        email_wanted=bool(box and box.letters),
    )


def _without_address(error: Exception) -> str:
    """The error for the log; the one that names the recipient is left out."""
    return "" if isinstance(error, UnknownRecipient) else str(error)


def _push(notifications: Notifications) -> WebPush:
    if notifications.push is None:
        raise Refused("no-push", "The administrator has not switched push on.", 409)
    return notifications.push


def _mailer(notifications: Notifications) -> Mailer:
    if notifications.mailer is None:
        raise Refused("no-mail", "The administrator has not switched e-mails on.", 409)
    return notifications.mailer


def _secret(user: int, email: str, code: str) -> bytes:
    """The secret of a code, good for one person and one address."""
    return f"{user}\n{email}\n".encode() + secret_of(code)
