"""Blocks: users you blocked cannot sit with you, and you do not read what they write."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, delete, insert, select

from ..errors import Refused
from ..hooks import Hooks
from ..store import Store, now
from ..store.writer import Statement, WriteConflict
from .schema import blocks, guests

MAX_BLOCKED = 200  # per user

# Frequent queries are built once: building one costs more than running it.
_OF = (
    select(guests.c.id, guests.c.name)
    .join(blocks, blocks.c.blocked == guests.c.id)
    .where(blocks.c.guest == bindparam("of_guest"))
    .order_by(blocks.c.created)
)
_BY = select(blocks.c.guest).where(
    blocks.c.blocked == bindparam("of_blocked"), blocks.c.guest.in_(bindparam("among", expanding=True))
)


class Blocks:
    """The blocks in the store."""

    def __init__(self, store: Store, hooks: Hooks) -> None:
        self._store = store
        self._hooks = hooks

    async def add(self, user: int, blocked: int) -> None:
        """Block a user."""
        if user == blocked:
            raise Refused("yourself", "This is you.", 400)
        if len(await self.of(user)) >= MAX_BLOCKED:
            raise Refused("blocks-full", "You have reached the limit of blocked people.", 409, most=MAX_BLOCKED)
        values = {"guest": user, "blocked": blocked, "created": now()}
        try:
            await self._store.writer.write(Statement(insert(blocks), values, rows=1))
        except WriteConflict:  # blocked already
            return
        for hook in self._hooks.on_block:
            await hook(user, blocked)

    async def remove(self, user: int, blocked: int) -> None:
        """Unblock a user."""
        here = (blocks.c.guest == user, blocks.c.blocked == blocked)
        await self._store.writer.write(Statement(delete(blocks).where(*here)))

    async def of(self, user: int) -> list[Any]:
        """The users that a user has blocked: rows of id and name."""
        return list(await self._store.rows(_OF, {"of_guest": user}))

    async def between(self, user: int) -> set[int]:
        """The users that a user has blocked, and those who have blocked them."""
        query = select(blocks).where((blocks.c.guest == user) | (blocks.c.blocked == user))
        return {row.blocked if row.guest == user else row.guest for row in await self._store.rows(query)}

    async def by(self, blocked: int, among: Iterable[int]) -> set[int]:
        """Those among these users who have blocked a user."""
        return {row.guest for row in await self._store.rows(_BY, {"of_blocked": blocked, "among": list(among)})}
