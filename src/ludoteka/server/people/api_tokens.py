"""Personal tokens: programs of a user send them as `Authorization: Bearer …`; the store has only their hashes."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from ..errors import Refused
from ..store import Store, now
from ..store.writer import Statement
from .names import tidy
from .schema import api_tokens

PREFIX = "ludoteka_"
MAX_TOKENS = 10  # per user
NAME_LENGTH = 40
TOUCH_INTERVAL = 600_000  # milliseconds between two notes that a token is in use


class ApiTokens:
    """Creates, lists and revokes tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: int) -> Sequence[Any]:
        """The tokens of a user, the newest first."""
        return await self._store.rows(
            select(api_tokens).where(api_tokens.c.guest == user).order_by(api_tokens.c.id.desc())
        )

    async def create(self, user: int, name: str) -> str:
        """Create a token and return it; it cannot be read again."""
        tidy_name = tidy(name, NAME_LENGTH)
        if not tidy_name:
            raise Refused("no-token-name", "Give the token a name.", 400)
        number = select(func.count()).select_from(api_tokens).where(api_tokens.c.guest == user)
        if (await self._store.rows(number))[0][0] >= MAX_TOKENS:
            raise Refused(
                "many-tokens", f"You have {MAX_TOKENS} tokens already: revoke one first.", 409, most=MAX_TOKENS
            )
        token = PREFIX + secrets.token_urlsafe(32)
        values = {"guest": user, "name": tidy_name, "digest": digest_of(token), "created": now()}
        await self._store.writer.write(Statement(insert(api_tokens), values))
        return token

    async def revoke(self, user: int, id: int) -> None:
        """Revoke a token of a user."""
        mine = delete(api_tokens).where(api_tokens.c.guest == user, api_tokens.c.id == id)
        await self._store.writer.write(Statement(mine))

    async def touch(self, id: int) -> None:
        """Note that a token is in use."""
        moment = now()
        stale = func.coalesce(api_tokens.c.used, 0) < moment - TOUCH_INTERVAL
        statement = update(api_tokens).where(api_tokens.c.id == id, stale).values(used=moment)
        await self._store.writer.write(Statement(statement))


def token_of(authorization: str) -> str:
    """The token of an Authorization header; empty if it has none of ours."""
    scheme, _, token = authorization.partition(" ")
    return token if scheme.lower() == "bearer" and token.startswith(PREFIX) else ""


def digest_of(token: str) -> bytes:
    return sha256(token.encode()).digest()
