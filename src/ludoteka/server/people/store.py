"""The people the house knows."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, String, func, insert, select, update
from sqlalchemy import Table as SqlTable

from ..store import Store, now
from ..store.schema import metadata
from ..store.writer import Statement
from .guest import Guest

guests = SqlTable(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the cookie
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)


class GuestRows:
    """Reading and keeping guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def known_by(self, token: bytes) -> Guest | None:
        rows = await self._store.rows(
            select(guests.c.id, guests.c.name, guests.c.language).where(guests.c.token == token)
        )
        return Guest(*rows[0]) if rows else None

    async def name_of(self, guest: int) -> str:
        rows = await self._store.rows(select(guests.c.name).where(guests.c.id == guest))
        return str(rows[0].name) if rows else ""

    async def number_of_guests(self) -> int:
        """How many there have been: the next one is told apart from those who came shortly before."""
        return (await self._store.rows(select(func.max(guests.c.id))))[0][0] or 0

    async def add(self, token: bytes, name: str, language: str) -> Guest:
        values = {"token": token, "name": name, "language": language, "created": now()}
        await self._store.writer.write(Statement(insert(guests), values))
        guest = await self.known_by(token)
        assert guest, "a guest just written can be read"
        return guest

    async def change(self, guest: Guest) -> None:
        values = {"name": guest.name, "language": guest.language}
        await self._store.writer.write(Statement(update(guests).where(guests.c.id == guest.id).values(values)))
