"""What the house keeps of somebody, told whole; and forgetting them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import delete, or_, select, update

import ludoteka

from ..store import now
from ..store.writer import Statement
from .guest import Guest
from .people import People
from .schema import bans, blocks, guests, passkeys, reports, tickets
from .store import removing_devices


async def forget(people: People, guest: Guest) -> None:
    """Their seats are left as the law of leaving says, then all that is known of them goes.

    Matches of others stay, with a seat of somebody without a name. Reports against them stay too, and so does a ban:
    whoever was shown out cannot come back in by leaving.
    """
    for hook in people.on_account_delete:
        await hook(guest)
    id = guest.id
    nobody = {"name": "", "face": "", "recovery": None, "keeper": False, "gone": now()}
    await people.store.writer.write(
        removing_devices(id),
        Statement(delete(passkeys).where(passkeys.c.guest == id)),
        Statement(delete(tickets).where(tickets.c.guest == id)),
        Statement(delete(blocks).where(or_(blocks.c.guest == id, blocks.c.blocked == id))),
        Statement(delete(reports).where(reports.c.guest == id)),
        Statement(update(guests).where(guests.c.id == id).values(nobody)),
    )
    people.parted(id)
    people.renamed(id, "")


async def export(people: People, guest: Guest) -> dict[str, Any]:
    """Everything the house keeps of somebody; secrets are hashes and are not told."""
    row = await people.rows.details(guest.id)
    mine = [
        {"browser": d.browser, "system": d.system, "since": moment(d.created), "seen": moment(d.seen)}
        for d in await people.rows.devices(guest.id)
    ]
    keys = await people.store.rows(select(passkeys).where(passkeys.c.guest == guest.id))
    told = await people.store.rows(select(reports).where(reports.c.guest == guest.id))
    blocked = await people.store.rows(
        select(guests.c.name).join(blocks, blocks.c.blocked == guests.c.id).where(blocks.c.guest == guest.id)
    )
    kept_out = await people.store.rows(select(bans).where(bans.c.guest == guest.id))
    person = {
        "name": row.name,
        "language": row.language,
        "face": row.face,
        "since": moment(row.created),
        "recovery_code": row.recovery is not None,
        "keeper": bool(row.keeper),
        "devices": mine,
        "passkeys": [
            {"system": k.system, "synced": bool(k.synced), "since": moment(k.created), "used": moment(k.used)}
            for k in keys
        ],
        "blocked": [b.name for b in blocked],
        "reports": [{"table": r.table_id, "about": r.about, "text": r.text, "at": moment(r.created)} for r in told],
        "bans": [{"reason": b.reason, "at": moment(b.created), "until": moment(b.until)} for b in kept_out],
    }
    more = {name: await tell(guest.id) for name, tell in people.on_export.items()}
    return {"ludoteka": ludoteka.__version__, "exported": moment(now()), "person": person, **more}


def moment(milliseconds: int | None) -> str | None:
    """A moment as people and programs read it."""
    if milliseconds is None:
        return None
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
