"""Rows of users and their devices."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, delete, func, insert, or_, select, update

from ..store import Store, now
from ..store.writer import Statement
from .schema import api_tokens, devices, guests, passkeys
from .user import User

_REGISTERED = or_(guests.c.recovery.is_not(None), select(passkeys.c.id).where(passkeys.c.guest == guests.c.id).exists())
_COLUMNS = (guests.c.id, guests.c.name, guests.c.language, guests.c.face, guests.c.keeper.label("is_admin"))


class UserRows:
    """Reads and writes users and devices."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def by_token(self, token: bytes) -> User | None:
        """The user of a device's token."""
        here = and_(devices.c.guest == guests.c.id, devices.c.token == token)
        return await self._one(
            select(*_COLUMNS, devices.c.id.label("device"), _REGISTERED.label("registered")).where(here)
        )

    async def by_api_token(self, digest: bytes) -> User | None:
        """The user of a token for programs, without an administrator's rights."""
        here = and_(api_tokens.c.guest == guests.c.id, api_tokens.c.digest == digest, guests.c.gone.is_(None))
        columns = [column for column in _COLUMNS if column.name != "is_admin"]
        return await self._one(
            select(*columns, (-api_tokens.c.id).label("device"), _REGISTERED.label("registered")).where(here)
        )

    async def guest(self, id: int) -> User | None:
        """A user, without a device."""
        whole = select(*_COLUMNS, _REGISTERED.label("registered")).where(guests.c.id == id, guests.c.gone.is_(None))
        return await self._one(whole)

    async def by_recovery(self, digest: bytes) -> User | None:
        return await self._one(select(*_COLUMNS, _REGISTERED.label("registered")).where(guests.c.recovery == digest))

    async def _one(self, query: Select[Any]) -> User | None:
        rows = await self._store.rows(query)
        return User(**rows[0]._mapping) if rows else None

    async def registered_users(self) -> set[int]:
        """The users who have a passkey or a recovery code."""
        return {row.id for row in await self._store.rows(select(guests.c.id).where(_REGISTERED))}

    async def details(self, id: int) -> Any:
        """The whole row of a user."""
        return (await self._store.rows(select(guests).where(guests.c.id == id)))[0]

    async def name_of(self, user: int) -> str:
        rows = await self._store.rows(select(guests.c.name).where(guests.c.id == user))
        return str(rows[0].name) if rows else ""

    async def number_of_guests(self) -> int:
        """The highest id so far, for the number in the next guest's name."""
        return (await self._store.rows(select(func.max(guests.c.id))))[0][0] or 0

    async def add(self, token: bytes, name: str, language: str, browser: str, system: str) -> User:
        """Add a user with their first device."""
        handle, moment = secrets.token_bytes(32), now()
        values = {"handle": handle, "name": name, "language": language, "created": moment}
        device = {"token": token, "browser": browser, "system": system, "created": moment, "seen": moment}
        whose = select(guests.c.id).where(guests.c.handle == handle).scalar_subquery()
        await self._store.writer.write(
            Statement(insert(guests), values), Statement(insert(devices).values(guest=whose, **device))
        )
        user = await self.by_token(token)
        assert user, "the new row can be read"
        return user

    async def change(self, user: User) -> None:
        values = {"name": user.name, "language": user.language, "face": user.face}
        await self._store.writer.write(Statement(update(guests).where(guests.c.id == user.id).values(values)))

    # -- Devices -----------------------------------------------------------------------------------------------------

    async def devices(self, user: int) -> Sequence[Any]:
        """The devices of a user, the most recently used first."""
        return await self._store.rows(
            select(devices).where(devices.c.guest == user).order_by(devices.c.seen.desc(), devices.c.id)
        )

    async def touch(self, device: int, before: int) -> None:
        """Note that a device is in use, if it was last noted before a moment."""
        statement = update(devices).where(devices.c.id == device, devices.c.seen < before).values(seen=now())
        await self._store.writer.write(Statement(statement))


def insert_device(user: int, token: bytes, browser: str, system: str) -> Statement:
    """The statement that adds a device."""
    values = {"guest": user, "token": token, "browser": browser, "system": system, "created": now(), "seen": now()}
    return Statement(insert(devices), values)


def delete_devices(user: int, device: int | None = None) -> Statement:
    """The statement that deletes a device of a user, or all of them."""
    which = () if device is None else (devices.c.id == device,)
    return Statement(delete(devices).where(devices.c.guest == user, *which))
