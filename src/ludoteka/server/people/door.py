"""The door of the house: who is kept out, and whether one needs an invitation to come in."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import delete, insert, select

from ..bus import MessageBus
from ..errors import Refused
from ..log import log
from ..store import Store, now
from ..store.writer import Statement
from .guest import Guest
from .schema import bans, notes
from .tickets import secret_of

SURE = 5.0  # seconds for which what is known of the door is believed
Note = Literal["announcement", "invitation"]


class DoorChanged(Struct, tag="door"):
    """News for other servers: somebody is kept out, or let in again; the keeper says something else."""


class Door:
    """Bans, the invitation code and the announcement, as the store has them."""

    def __init__(self, store: Store, bus: MessageBus) -> None:
        self._store = store
        self._bus = bus
        self._read = -SURE
        self._changes = 0
        self._bans: list[Any] = []
        self._notes: dict[str, str] = {}
        bus.subscribe(DoorChanged, lambda *_: self._stale())

    async def check(self, guest: Guest | None, network: str, asked_in: bool = True) -> None:
        """Refused for those who are kept out, and where an invitation is needed for those who had none."""
        await self._look()
        for ban in self._bans:
            if _holds(ban, guest, network):
                until = "never" if ban.until is None else _day(ban.until)
                raise Refused("banned", "The keeper lets you in no more.", 403, reason=ban.reason, until=until)
        if guest is None and asked_in and self._notes.get("invitation"):
            raise Refused("invitation", "This house asks for an invitation.", 403)

    async def invited(self, code: str) -> bool:
        """Is this the code that lets people in?"""
        await self._look()
        wanted = self._notes.get("invitation", "")
        return not wanted or secret_of(wanted) == secret_of(code)

    async def note(self, name: Note) -> str:
        """What the keeper has set; empty for nothing."""
        await self._look()
        return self._notes.get(name, "")

    async def set_note(self, name: Note, text: str) -> None:
        values = {"name": name, "text": text, "changed": now()}
        add = [Statement(insert(notes), values)] if text else []
        await self._store.writer.write(Statement(delete(notes).where(notes.c.name == name)), *add)
        self.changed()

    async def ban(self, guest: int | None, network: str, reason: str, until: int | None) -> None:
        values = {"guest": guest, "network": network, "reason": reason, "created": now(), "until": until}
        await self._store.writer.write(Statement(insert(bans), values))
        self.changed()

    async def unban(self, ban: int) -> None:
        await self._store.writer.write(Statement(delete(bans).where(bans.c.id == ban)))
        self.changed()

    def changed(self) -> None:
        self._bus.publish(DoorChanged())
        self._stale()

    def _stale(self) -> None:
        self._read = -SURE
        self._changes += 1

    async def _look(self) -> None:
        if monotonic() - self._read < SURE:
            return
        changes = self._changes
        try:
            kept_out = list(await self._store.rows(select(bans)))
            said = {row.name: row.text for row in await self._store.rows(select(notes))}
        except Exception as trouble:  # a store that does not answer opens no door and closes none
            log.error("the store does not answer", error=repr(trouble))
            return
        self._bans, self._notes = kept_out, said
        if changes == self._changes:
            self._read = monotonic()


def _holds(ban: Any, guest: Guest | None, network: str) -> bool:
    meant = bool(guest and ban.guest == guest.id) or bool(ban.network and ban.network == network)
    return meant and (ban.until is None or ban.until > now())


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()
