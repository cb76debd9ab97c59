"""A user's seats and tables: merged with another account, given up on deletion, exported on request."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import or_, select, update

from ..core import Server
from ..errors import Refused
from ..people.account_data import iso_time
from ..people.guest import Guest
from ..people.people import People
from ..store.writer import Statement
from .leaving import resign
from .memory import Tables
from .news import TableChanged
from .schema import chairs, tables


def open_tables(server: Server) -> Tables:
    """Return the tables of a server, with the hooks for merging, deleting and exporting accounts."""
    here, people = Tables(server), server[People]

    async def bring(guest: Guest, person: Guest) -> None:
        await _bring(here, guest, person)

    async def leave(guest: Guest) -> None:
        await _leave(here, guest)

    async def tell(guest: int) -> list[dict[str, Any]]:
        return await _tell(here, guest)

    people.on_merge.append(bring)
    people.on_account_delete.append(leave)
    people.on_export["matches"] = tell
    return here


async def _bring(here: Tables, guest: Guest, person: Guest) -> None:
    """Move the first user's seats and tables to the second, except where the second sits already."""
    moving = [row.id for row in await _rows(here, guest.id)]
    theirs = select(chairs.c.table_id).where(chairs.c.guest == person.id)
    seats = update(chairs).where(chairs.c.guest == guest.id, chairs.c.table_id.not_in(theirs))
    await here.store.writer.write(
        # The revision counts on: whoever holds one of these tables in memory finds out.
        Statement(update(tables).where(tables.c.id.in_(moving)).values(revision=tables.c.revision + 1)),
        Statement(seats.values(guest=person.id)),
        Statement(update(tables).where(tables.c.host == guest.id).values(host=person.id)),
    )
    for id in moving:
        here.bus.publish(TableChanged(id))
        live = here.live.get(id)
        if live:
            live.needs_reload = True
            await here.get(id)


async def _leave(here: Tables, guest: Guest) -> None:
    """Resign running matches; a bot plays on, as after any resignation."""
    for row in await _rows(here, guest.id):
        if row.status == "playing":
            live = await here.get(row.id)
            for seat in live.sheet.seats_of(guest.id):
                with suppress(Refused):  # they have resigned already, or it is over by now
                    await resign(here, live, guest, seat)


async def _rows(here: Tables, guest: int) -> Sequence[Any]:
    """All tables where a user sits or is the host."""
    seated = select(chairs.c.table_id).where(chairs.c.guest == guest)
    mine = select(tables).where(or_(tables.c.id.in_(seated), tables.c.host == guest))
    return await here.store.rows(mine.order_by(tables.c.created))


async def _tell(here: Tables, guest: int) -> list[dict[str, Any]]:
    """Export the matches of a user; decisions only of finished ones."""
    told = []
    for row in await _rows(here, guest):
        sheet = await here.rows.sheet(row.id)
        if sheet is None:
            continue
        over = sheet.status == "finished"
        seats = [
            {"kind": c.kind, "name": c.name, "level": c.level, "resigned": c.resigned, "you": c.guest == guest}
            for c in sheet.chairs
        ]
        told.append(
            {
                "table": sheet.id,
                "name": sheet.name,
                "game": sheet.game,
                "version": sheet.version,
                "settings": sheet.settings,
                "status": sheet.status,
                "host": sheet.host == guest,
                "begun": iso_time(sheet.created),
                "moved": iso_time(sheet.moved),
                "seat": sheet.seat_of(guest),
                "seats": seats,
                "outcome": sheet.outcome,
                "seed": sheet.seed if over else None,
                "salts": list(sheet.salts) if over else None,
                "decisions": await _decisions(here, sheet.id) if over else None,
            }
        )
    return told


async def _decisions(here: Tables, table: str) -> list[dict[str, Any]]:
    return [
        {
            "seat": r.seat,
            "key": r.key,
            "chance": msgspec.json.decode(r.chance) if r.chance else [],
            "at": iso_time(r.at),
        }
        for r in await here.rows.decisions(table)
    ]
