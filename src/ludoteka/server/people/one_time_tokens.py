"""One-time tokens: secrets that any server of the same store accepts once and for a short time."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Literal

from sqlalchemy import delete, insert, select

from ..store import Store, now
from ..store.writer import Statement, WriteConflict
from .schema import one_time_tokens

Kind = Literal["register", "login", "move", "keeper", "first", "command", "mail"]
LIFETIMES: dict[Kind, int] = {  # seconds
    "register": 300,
    "login": 300,
    "move": 120,
    "keeper": 86_400,
    "first": 30 * 86_400,
    "command": 60,
    "mail": 3600,
}
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # without characters that look alike


class OneTimeTokens:
    """Issues and redeems tokens; the store decides, so of two servers only one redeems a token."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def issue(self, kind: Kind, secret: bytes, user: int | None = None) -> None:
        """Make a secret valid for one kind of use."""
        await self._store.writer.write(*issue_statements(kind, secret, user))

    async def user_of(self, kind: Kind, secret: bytes) -> int | None:
        """The user to whom a valid secret was issued; it stays valid."""
        digest = sha256(secret).digest()
        here = (one_time_tokens.c.secret == digest, one_time_tokens.c.kind == kind, one_time_tokens.c.expires > now())
        rows = await self._store.rows(select(one_time_tokens.c.guest).where(*here))
        return rows[0].guest if rows else None

    async def redeem(self, kind: Kind, secret: bytes) -> tuple[bool, int | None]:
        """Use up a secret: whether it was valid, and the user it was issued to."""
        digest = sha256(secret).digest()
        here = (one_time_tokens.c.secret == digest, one_time_tokens.c.kind == kind, one_time_tokens.c.expires > now())
        rows = await self._store.rows(select(one_time_tokens.c.guest).where(*here))
        if not rows:
            return False, None
        try:
            await self._store.writer.write(Statement(delete(one_time_tokens).where(*here), rows=1))
        except WriteConflict:  # redeemed elsewhere in the meantime
            return False, None
        return True, rows[0].guest


def issue_statements(kind: Kind, secret: bytes, user: int | None = None) -> tuple[Statement, Statement]:
    """The statements that store a token and delete expired ones."""
    values = {
        "secret": sha256(secret).digest(),
        "kind": kind,
        "guest": user,
        "expires": now() + LIFETIMES[kind] * 1000,
    }
    return Statement(delete(one_time_tokens).where(one_time_tokens.c.expires <= now())), Statement(
        insert(one_time_tokens), values
    )


def new_code(groups: int) -> str:
    """A readable code: groups of four characters, almost five bits each."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(groups))


def secret_of(code: str) -> bytes:
    """The secret of a typed code, whatever its case and spacing."""
    return "".join(character for character in code.upper() if character in ALPHABET).encode()
