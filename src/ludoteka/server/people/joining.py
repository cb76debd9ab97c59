"""Becoming somebody the house knows already: by a passkey, a recovery code, or a code from another device.

Who was a guest until then may take along what they had: seats, tables, results. Where both sit at the same table the
guest's seat is left, as if they had gone. A guest who is a person too, with a passkey or a code of their own, stays
one: then only this device changes hands.
"""

from __future__ import annotations

from hashlib import sha256

from litestar.datastructures import Cookie
from sqlalchemy import update

from ..errors import Refused
from ..guard import Connection
from ..store.writer import Statement, WriteConflict
from .farewell import forget
from .guest import Guest
from .people import People
from .schema import guests
from .tickets import LASTS, new_code, secret_of

RECOVERY = 6  # groups of a recovery code: some 117 bits, so a plain hash hides it
MOVE = 3  # groups of a code for another device: some 58 bits, for two minutes, with few tries


async def become(
    people: People, connection: Connection, guest: Guest | None, whose: int, bring: bool
) -> tuple[Guest, Cookie]:
    """The device of `guest` is `whose` from now on; gives that person and the new cookie."""
    person = await people.rows.guest(whose)
    if person is None:
        raise Refused("passkey-unknown", "This person is not known here any more.", 403)
    if guest and guest.id == person.id:
        return person, people.renewed(connection)
    cookie = await people.admit(person.id, connection)
    if guest and bring and not guest.person:
        await _bring(people, guest, person)
    elif guest:
        await people.part(guest.id, guest.device)
    return person, cookie


async def _bring(people: People, guest: Guest, person: Guest) -> None:
    for hook in people.on_merge:
        await hook(guest, person)
    if guest.is_admin and not person.is_admin:
        promotion = update(guests).where(guests.c.id == person.id).values(keeper=True)
        await people.store.writer.write(Statement(promotion))
        person.is_admin = True
    await forget(people, guest)


# -- Codes -----------------------------------------------------------------------------------------------------------


async def new_recovery(people: People, guest: Guest) -> str:
    """A recovery code, told once; the one before it is good no more."""
    code = new_code(RECOVERY)
    changed = update(guests).where(guests.c.id == guest.id).values(recovery=_digest(code))
    await people.store.writer.write(Statement(changed))
    guest.person = True
    return code


async def recovered(people: People, code: str) -> tuple[int, str]:
    """Whose recovery code this is, and the one that takes its place: it works once."""
    old, fresh = _digest(code), new_code(RECOVERY)
    person = await people.rows.by_recovery(old) if len(secret_of(code)) == 4 * RECOVERY else None
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


async def new_move(people: People, guest: Guest) -> tuple[str, int]:
    """A code by which another device becomes theirs, and for how many seconds."""
    code = new_code(MOVE)
    await people.tickets.issue("move", secret_of(code), guest.id)
    return code, LASTS["move"]


async def moved(people: People, code: str) -> int:
    """Whose code this is; it works once."""
    good, whose = await people.tickets.take("move", secret_of(code))
    if not good or whose is None:
        raise _no_code()
    return whose


def _no_code() -> Refused:
    return Refused("no-code", "This code is not good, or not any more.", 403)
