"""Export and deletion of the data of an account."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, or_, select, update

import ludoteka

from ..store import now
from ..store.writer import Statement
from ..wire import encode
from .people import People
from .schema import api_tokens, bans, blocks, device_requests, guests, one_time_tokens, passkeys, reports
from .store import delete_devices
from .user import User


async def delete_account(people: People, user: User) -> None:
    """Leave the user's tables by the rules of leaving, then delete their data.

    Matches of others stay, with a seat without a name. Reports against the user and bans stay too, so that deleting
    an account does not lift a ban.
    """
    for hook in people.hooks.on_account_delete:
        await hook(user)
    id = user.id
    blank = {"name": "", "face": "", "recovery": None, "keeper": False, "gone": now()}
    await people.store.writer.write(
        delete_devices(id),
        Statement(delete(passkeys).where(passkeys.c.guest == id)),
        Statement(delete(api_tokens).where(api_tokens.c.guest == id)),
        Statement(delete(one_time_tokens).where(one_time_tokens.c.guest == id)),
        Statement(delete(device_requests).where(device_requests.c.guest == id)),
        Statement(delete(blocks).where(or_(blocks.c.guest == id, blocks.c.blocked == id))),
        Statement(delete(reports).where(reports.c.guest == id)),
        Statement(update(guests).where(guests.c.id == id).values(blank)),
    )
    people.signed_out(id)
    people.renamed(id, "")


async def export(people: People, user: User) -> dict[str, Any]:
    """All data of a user, without secrets, which are stored as hashes."""
    row = await people.rows.details(user.id)
    mine = [
        {"browser": d.browser, "system": d.system, "since": iso_time(d.created), "seen": iso_time(d.seen)}
        for d in await people.rows.devices(user.id)
    ]
    keys = await people.store.rows(select(passkeys).where(passkeys.c.guest == user.id))
    report_rows = await people.store.rows(select(reports).where(reports.c.guest == user.id))
    blocked = await people.store.rows(
        select(guests.c.name).join(blocks, blocks.c.blocked == guests.c.id).where(blocks.c.guest == user.id)
    )
    ban_rows = await people.store.rows(select(bans).where(bans.c.guest == user.id))
    person = {
        "name": row.name,
        "language": row.language,
        "face": row.face,
        "since": iso_time(row.created),
        "recovery_code": row.recovery is not None,
        "keeper": bool(row.keeper),
        "devices": mine,
        "passkeys": [
            {"system": k.system, "synced": bool(k.synced), "since": iso_time(k.created), "used": iso_time(k.used)}
            for k in keys
        ],
        "tokens": [
            {"name": token.name, "since": iso_time(token.created), "used": iso_time(token.used)}
            for token in await people.api_tokens.of(user.id)
        ],
        "blocked": [b.name for b in blocked],
        "reports": [
            {"table": r.table_id, "about": r.about, "text": r.text, "at": iso_time(r.created)} for r in report_rows
        ],
        "bans": [{"reason": b.reason, "at": iso_time(b.created), "until": iso_time(b.until)} for b in ban_rows],
    }
    more = {name: await export_part(user.id) for name, export_part in people.hooks.on_export.items()}
    return {"ludoteka": ludoteka.__version__, "exported": iso_time(now()), "person": person, **more}


async def encoded(data: dict[str, Any]) -> bytes:
    """The data as JSON, encoded piece by piece so that the event loop goes on between them."""
    entries = []
    for name, part in data.items():
        if isinstance(part, list):
            text = b"[" + b",".join([await _piece(entry) for entry in part]) + b"]"
        else:
            text = await _piece(part)
        entries.append(encode(name) + b":" + text)
    return b"{" + b",".join(entries) + b"}"


async def _piece(part: Any) -> bytes:
    await asyncio.sleep(0)
    return encode(part)


def iso_time(milliseconds: int | None) -> str | None:
    """A time in milliseconds as ISO 8601 in UTC."""
    if milliseconds is None:
        return None
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
