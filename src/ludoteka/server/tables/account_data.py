"""A user's seats and tables when accounts are merged, deleted or exported."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import or_, select, update

from ..core import Server
from ..errors import Refused
from ..people.account_data import iso_time
from ..people.user import User
from ..store.writer import Statement
from .leaving import resign
from .memory import Tables
from .news import TableChanged
from .schema import chairs, tables


def open_tables(server: Server) -> Tables:
    """Make the service of the tables and register its hooks for account data."""
    service = Tables(server)
    server.hooks.on_merge.append(partial(_merge, service))
    server.hooks.on_account_delete.append(partial(_resign_all, service))
    server.hooks.on_export["matches"] = partial(_export, service)
    return service


async def _merge(service: Tables, guest: User, person: User) -> None:
    """Move a guest's seats and tables to an account, except seats at tables where the account already sits."""
    moving = [row.id for row in await _rows(service, guest.id)]
    theirs = select(chairs.c.table_id).where(chairs.c.guest == person.id)
    seats = update(chairs).where(chairs.c.guest == guest.id, chairs.c.table_id.not_in(theirs))
    await service.store.writer.write(
        # A new revision tells other servers to reload these tables.
        Statement(update(tables).where(tables.c.id.in_(moving)).values(revision=tables.c.revision + 1)),
        Statement(seats.values(guest=person.id)),
        Statement(update(tables).where(tables.c.host == guest.id).values(host=person.id)),
    )
    for id in moving:
        service.bus.publish(TableChanged(id))
        live = service.live.get(id)
        if live:
            live.needs_reload = True
            await service.get(id)


async def _resign_all(service: Tables, user: User) -> None:
    """Resign a user's running matches; bots play on, as after any resignation."""
    for row in await _rows(service, user.id):
        if row.status == "playing":
            live = await service.get(row.id)
            for seat in live.sheet.seats_of(user.id):
                with suppress(Refused):  # resigned before, or the match has ended
                    await resign(service, live, user, seat)


async def _rows(service: Tables, user: int) -> Sequence[Any]:
    """The rows of all tables where a user sits or is the host."""
    seated = select(chairs.c.table_id).where(chairs.c.guest == user)
    mine = select(tables).where(or_(tables.c.id.in_(seated), tables.c.host == user))
    return await service.store.rows(mine.order_by(tables.c.created))


async def _export(service: Tables, user: int) -> list[dict[str, Any]]:
    """A user's matches; finished ones with seed, salts and decisions."""
    matches = []
    for row in await _rows(service, user):
        sheet = await service.rows.sheet(row.id)
        if sheet is None:
            continue
        over = sheet.status == "finished"
        seats = [
            {"kind": c.kind, "name": c.name, "level": c.level, "resigned": c.resigned, "you": c.guest == user}
            for c in sheet.chairs
        ]
        matches.append(
            {
                "table": sheet.id,
                "name": sheet.name,
                "game": sheet.game,
                "version": sheet.version,
                "settings": sheet.settings,
                "status": sheet.status,
                "host": sheet.host == user,
                "begun": iso_time(sheet.created),
                "moved": iso_time(sheet.moved),
                "seat": sheet.seat_of(user),
                "seats": seats,
                "outcome": sheet.outcome,
                "seed": sheet.seed if over else None,
                "salts": list(sheet.salts) if over else None,
                "decisions": await _decisions(service, sheet.id) if over else None,
            }
        )
    return matches


async def _decisions(service: Tables, table: str) -> list[dict[str, Any]]:
    return [
        {
            "seat": r.seat,
            "key": r.key,
            "chance": msgspec.json.decode(r.chance) if r.chance else [],
            "at": iso_time(r.at),
        }
        for r in await service.rows.decisions(table)
    ]
