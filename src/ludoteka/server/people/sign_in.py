"""Signing in to an existing account: by a passkey, a recovery code, or a code from another device.

No sign-in moves an administrator's rights to another account.

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
from .linking import no_code
from .one_time_tokens import new_code, secret_of
from .people import People
from .schema import guests
from .user import User

RECOVERY_GROUPS = 6  # groups of a recovery code: about 117 bits, so a plain hash is enough


async def sign_in(
    people: People, connection: Connection, guest: User | None, account: int, bring: bool
) -> tuple[User, Cookie]:
    """Sign the device of `guest` in to an account; returns its user and the new cookie."""
    person = await people.rows.guest(account)
    if person is None:
        raise Refused("passkey-unknown", "This account does not exist any more.", 403)
    if guest and guest.id == person.id:
        return person, people.renewed(connection)
    check_way_back(guest)
    cookie = await people.admit(person.id, connection)
    if guest and bring and not guest.registered:
        await merge(people, guest, person)
    elif guest:
        await people.sign_out(guest.id, guest.device)
    return person, cookie


def check_way_back(guest: User | None) -> None:
    """Raise Refused for an administrator whose account this device would leave for good: they have no way back."""
    if guest and guest.is_admin and not guest.registered:
        detail = "You administer this server: add a passkey or a recovery code before this device changes its account."
        raise Refused("admin-first", detail, 409)


async def merge(people: People, guest: User, person: User) -> None:
    """Move everything of a guest to another account, except an administrator's rights, and delete the guest."""
    for hook in people.hooks.on_merge:
        await hook(guest, person)
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
        raise no_code()
    changed = update(guests).where(guests.c.recovery == old).values(recovery=_digest(fresh))
    try:
        await people.store.writer.write(Statement(changed, rows=1))
    except WriteConflict:
        raise no_code() from None
    return person.id, fresh


def _digest(code: str) -> bytes:
    return sha256(secret_of(code)).digest()
