"""Signing in another device by a code; the device that showed the code has to confirm it.

The code finds its user and is used up by the request of one device, which gets a secret. With this secret the device
signs in as soon as the user has confirmed the request.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, insert, select, update

from ..errors import Refused
from ..store import now
from ..store.writer import Statement, WriteConflict
from .one_time_tokens import LIFETIMES, new_code, secret_of
from .people import People
from .schema import device_requests
from .user import User

CODE_GROUPS = 3  # about 58 bits, for two minutes, with few tries
LIFETIME = 120  # seconds in which a request can be confirmed and used


async def new_device_code(people: People, user: User) -> tuple[str, int]:
    """A code that signs another device in, and its lifetime in seconds."""
    code = new_code(CODE_GROUPS)
    await people.tokens.issue("move", secret_of(code), user.id)
    return code, LIFETIMES["move"]


async def owner_of_code(people: People, code: str) -> User:
    """The user of a device code, which stays valid."""
    user = await people.tokens.user_of("move", secret_of(code))
    owner = None if user is None else await people.rows.guest(user)
    if owner is None:
        raise no_code()
    return owner


async def request_device(people: People, code: str, agent: tuple[str, str]) -> str:
    """Use a device code up; returns the secret with which this device signs in after the confirmation."""
    valid, user = await people.tokens.redeem("move", secret_of(code))
    if not valid or user is None:
        raise no_code()
    secret, (browser, system) = secrets.token_urlsafe(32), agent
    values = {"secret": _digest(secret), "guest": user, "browser": browser, "system": system, "approved": False}
    await people.store.writer.write(
        Statement(delete(device_requests).where(device_requests.c.expires <= now())),
        Statement(insert(device_requests), values | {"expires": now() + LIFETIME * 1000}),
    )
    return secret


async def open_requests(people: People, guest: int) -> list[Any]:
    """The requests that a user can confirm or decline."""
    valid = (device_requests.c.expires > now(), device_requests.c.approved.is_(False))
    query = select(device_requests).where(device_requests.c.guest == guest, *valid).order_by(device_requests.c.id)
    return list(await people.store.rows(query))


async def answer_request(people: People, guest: int, request: int, yes: bool) -> None:
    """Confirm or decline a request of a device to sign in as this user."""
    here = (device_requests.c.id == request, device_requests.c.guest == guest, device_requests.c.expires > now())
    answer = update(device_requests).values(approved=True) if yes else delete(device_requests)
    try:
        await people.store.writer.write(Statement(answer.where(*here), rows=1))
    except WriteConflict:
        raise no_code() from None


async def redeem_request(people: People, secret: str) -> int | None:
    """The user of a confirmed request, which is used up; None while it waits for the answer."""
    here = (device_requests.c.secret == _digest(secret), device_requests.c.expires > now())
    rows = await people.store.rows(select(device_requests.c.guest, device_requests.c.approved).where(*here))
    if not rows:
        raise Refused("device-declined", "The other device has not confirmed this.", 403)
    if not rows[0].approved:
        return None
    try:
        await people.store.writer.write(Statement(delete(device_requests).where(*here), rows=1))
    except WriteConflict:
        raise no_code() from None
    return int(rows[0].guest)


def _digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def no_code() -> Refused:
    return Refused("no-code", "This code is not valid, or no longer.", 403)
