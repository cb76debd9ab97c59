"""The audit log: what administrators did, by page or by command, for one year."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select, update

from ..core import Server
from ..log import log
from ..people.account_data import iso_time
from ..people.schema import guests
from ..people.user import User
from ..store import now
from ..store.writer import Statement
from . import wire
from .schema import audit

YEAR = 365 * 86_400_000
LISTED = 200  # rows of the list


class AuditLog:
    """Stores and lists the actions of administrators. Names are not stored: a deleted account has none."""

    def __init__(self, server: Server) -> None:
        self._store = server.store
        server.hooks.on_merge.append(self._merge)
        server.hooks.on_account_delete.append(self._delete_data)
        server.hooks.on_export["administration"] = self._export

    async def add(self, by: int | None, action: str, target: int | None = None, about: str = "") -> None:
        """Record an action of a user or, without one, of a command; entries older than a year are deleted."""
        moment = now()
        values = {"at": moment, "guest": by, "action": action, "target": target, "about": about}
        old = delete(audit).where(audit.c.at < moment - YEAR)
        await self._store.writer.write(Statement(insert(audit), values), Statement(old))
        log.info("administration", action=action, by=by or "command", target=target, about=about)

    async def entries(self) -> list[wire.AuditRow]:
        """Return the latest actions, the newest first."""
        by, target = guests.alias(), guests.alias()
        query = (
            select(audit, by.c.name.label("by_name"), target.c.name.label("target_name"))
            .outerjoin(by, audit.c.guest == by.c.id)
            .outerjoin(target, audit.c.target == target.c.id)
            .order_by(audit.c.id.desc())
        )
        return [
            wire.AuditRow(
                id=row.id,
                at=iso_time(row.at) or "",
                command=row.guest is None,
                by=row.by_name or "",
                action=row.action,
                user=row.target,
                name=row.target_name or "",
                about=row.about,
            )
            for row in await self._store.rows(query.limit(LISTED))
        ]

    async def _merge(self, guest: User, user: User) -> None:
        await self._store.writer.write(
            Statement(update(audit).where(audit.c.guest == guest.id).values(guest=user.id)),
            Statement(update(audit).where(audit.c.target == guest.id).values(target=user.id)),
        )

    async def _delete_data(self, user: User) -> None:
        """Delete texts about a user, which may have their name."""
        statement = update(audit).where(audit.c.target == user.id).values(about="")
        await self._store.writer.write(Statement(statement))

    async def _export(self, user: int) -> list[dict[str, Any]]:
        rows = await self._store.rows(select(audit).where(audit.c.guest == user).order_by(audit.c.id))
        return [{"at": iso_time(row.at), "action": row.action, "about": row.about} for row in rows]
