"""Signing in to an existing account: by a passkey, a recovery code, or a code from another device.

The seats, tables and results of a guest can be merged into the account. At a table where both sit, the guest's seat
is left. An account with a passkey or code of its own is not merged: only the device changes its account.
"""

from __future__ import annotations

from hashlib import sha256

from litestar.datastructures import Cookie
from sqlalchemy import update

from ..errors import Refused
from ..guard import Connection
from ..store.writer import Statement, WriteConflict
from .account_data import delete_account
from .one_time_tokens import LIFETIMES, new_code, secret_of
from .people import People
from .schema import guests
from .user import User

RECOVERY_GROUPS = 6  # groups of a recovery code: about 117 bits, so a plain hash is enough
DEVICE_GROUPS = 3  # groups of a code for another device: about 58 bits, for two minutes, with few tries


async def sign_in(
    people: People, connection: Connection, guest: User | None, account: int, bring: bool
) -> tuple[User, Cookie]:
    """Sign the device of `guest` in to an account; returns its user and the new cookie."""
    person = await people.rows.guest(account)
    if person is None:
        raise Refused("passkey-unknown", "This account does not exist any more.", 403)
    if guest and guest.id == person.id:
        return person, people.renewed(connection)
    cookie = await people.admit(person.id, connection)
    if guest and bring and not guest.registered:
        await merge(people, guest, person)
    elif guest:
        await people.sign_out(guest.id, guest.device)
    return person, cookie


async def merge(people: People, guest: User, person: User) -> None:
    """Move everything of a guest to a registered user, and delete the guest."""
    for hook in people.hooks.on_merge:
        await hook(guest, person)
    if guest.is_admin and not person.is_admin:
        promotion = update(guests).where(guests.c.id == person.id).values(keeper=True)
        await people.store.writer.write(Statement(promotion))
        person.is_admin = True
    await delete_account(people, guest)


# -- Codes -----------------------------------------------------------------------------------------------------------


async def new_recovery(people: People, guest: User) -> str:
    """A new recovery code, which replaces the previous one."""
    code = new_code(RECOVERY_GROUPS)
    changed = update(guests).where(guests.c.id == guest.id).values(recovery=_digest(code))
    await people.store.writer.write(Statement(changed))
    guest.registered = True
    return code


async def redeem_recovery(people: People, code: str) -> tuple[int, str]:
    """The user of a recovery code, and the new code that replaces it."""
    old, fresh = _digest(code), new_code(RECOVERY_GROUPS)
    person = await people.rows.by_recovery(old) if len(secret_of(code)) == 4 * RECOVERY_GROUPS else None
    if person is None:
        raise _no_code()
    changed = update(guests).where(guests.c.recovery == old).values(recovery=_digest(fresh))
    try:
        await people.store.writer.write(Statement(changed, rows=1))
    except WriteConflict:
        raise _no_code() from None
    return person.id, fresh


def _digest(code: str) -> bytes:
    return sha256(secret_of(code)).digest()


async def new_device_code(people: People, guest: User) -> tuple[str, int]:
    """A code that signs another device in, and its lifetime in seconds."""
    code = new_code(DEVICE_GROUPS)
    await people.tokens.issue("move", secret_of(code), guest.id)
    return code, LIFETIMES["move"]


async def redeem_device_code(people: People, code: str) -> int:
    """The user of a device code, which it uses up."""
    valid, user = await people.tokens.redeem("move", secret_of(code))
    if not valid or user is None:
        raise _no_code()
    return user


def _no_code() -> Refused:
    return Refused("no-code", "This code is not valid, or no longer.", 403)
