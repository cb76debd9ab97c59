"""Tickets: secrets that work once and for a short time, at whichever server they are shown."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Literal

from sqlalchemy import delete, insert, select

from ..store import Store, now
from ..store.writer import Statement, WriteConflict
from .schema import tickets

Kind = Literal["register", "login", "move", "keeper", "command", "mail"]
LASTS: dict[Kind, int] = {  # seconds
    "register": 300,
    "login": 300,
    "move": 120,
    "keeper": 86_400,
    "command": 60,
    "mail": 3600,
}
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # no letters that are taken for others


class Tickets:
    """The store alone knows which are valid: taking one removes it, and of two who try one succeeds."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def issue(self, kind: Kind, secret: bytes, guest: int | None = None) -> None:
        """Let this secret be good for one thing."""
        await self._store.writer.write(*issuing(kind, secret, guest))

    async def take(self, kind: Kind, secret: bytes) -> tuple[bool, int | None]:
        """Is this secret good, and whose is it? It is not good any more afterwards."""
        digest = sha256(secret).digest()
        here = (tickets.c.secret == digest, tickets.c.kind == kind, tickets.c.expires > now())
        found = await self._store.rows(select(tickets.c.guest).where(*here))
        if not found:
            return False, None
        try:
            await self._store.writer.write(Statement(delete(tickets).where(*here), rows=1))
        except WriteConflict:  # somebody else took it meanwhile
            return False, None
        return True, found[0].guest


def issuing(kind: Kind, secret: bytes, guest: int | None = None) -> tuple[Statement, Statement]:
    """The statements that make a ticket valid and clear away those that are not any more."""
    values = {
        "secret": sha256(secret).digest(),
        "kind": kind,
        "guest": guest,
        "expires": now() + LASTS[kind] * 1000,
    }
    return Statement(delete(tickets).where(tickets.c.expires <= now())), Statement(insert(tickets), values)


def new_code(groups: int) -> str:
    """A code that people can read and type: groups of four letters, almost five bits each."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(groups))


def secret_of(code: str) -> bytes:
    """The secret that a typed code stands for, however it was spaced."""
    return "".join(letter for letter in code.upper() if letter in ALPHABET).encode()
