"""Access to the server: bans, the invitation code and the announcement."""

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
from .one_time_tokens import secret_of
from .schema import bans, notes
from .user import User

CACHED_SECONDS = 5.0
Note = Literal["announcement", "invitation"]


class AccessChanged(Struct, tag="door"):
    """News for other servers: bans, the invitation or the announcement changed."""


class AccessGate:
    """Checks bans and invitations; caches them for a few seconds."""

    def __init__(self, store: Store, bus: MessageBus) -> None:
        self._store = store
        self._bus = bus
        self._read = -CACHED_SECONDS
        self._changes = 0
        self._bans: list[Any] = []
        self._notes: dict[str, str] = {}
        bus.subscribe(AccessChanged, lambda *_: self._invalidate())

    async def check(self, user: User | None, network: str, needs_invitation: bool = True) -> None:
        """Raise Refused for banned users and networks, and for new visitors without a required invitation."""
        await self._refresh()
        for ban in self._bans:
            if _applies(ban, user, network):
                until = "never" if ban.until is None else _day(ban.until)
                raise Refused("banned", "An administrator has banned you.", 403, reason=ban.reason, until=until)
        if user is None and needs_invitation and self._notes.get("invitation"):
            raise Refused("invitation", "This server requires an invitation.", 403)

    async def invited(self, code: str) -> bool:
        """True if the code is the invitation code, or none is required."""
        await self._refresh()
        invitation = self._notes.get("invitation", "")
        return not invitation or secret_of(invitation) == secret_of(code)

    async def note(self, name: Note) -> str:
        """The announcement or the invitation code; empty if not set."""
        await self._refresh()
        return self._notes.get(name, "")

    async def set_note(self, name: Note, text: str) -> None:
        """Set the announcement or the invitation code; empty removes it."""
        values = {"name": name, "text": text, "changed": now()}
        add = [Statement(insert(notes), values)] if text else []
        await self._store.writer.write(Statement(delete(notes).where(notes.c.name == name)), *add)
        self.changed()

    async def ban(self, user: int | None, network: str, reason: str, until: int | None) -> None:
        """Ban a user, a network or both, until a moment or for good."""
        values = {"guest": user, "network": network, "reason": reason, "created": now(), "until": until}
        await self._store.writer.write(Statement(insert(bans), values))
        self.changed()

    async def unban(self, ban: int) -> None:
        """Lift a ban."""
        await self._store.writer.write(Statement(delete(bans).where(bans.c.id == ban)))
        self.changed()

    def changed(self) -> None:
        """Tell all servers that something changed."""
        self._bus.publish(AccessChanged())
        self._invalidate()

    def _invalidate(self) -> None:
        self._read = -CACHED_SECONDS
        self._changes += 1

    async def _refresh(self) -> None:
        if monotonic() - self._read < CACHED_SECONDS:
            return
        changes = self._changes
        try:
            ban_rows = list(await self._store.rows(select(bans)))
            note_rows = {row.name: row.text for row in await self._store.rows(select(notes))}
        except Exception as error:  # without the store the cached values stay in force
            log.error("the store does not answer", error=repr(error))
            return
        self._bans, self._notes = ban_rows, note_rows
        if changes == self._changes:
            self._read = monotonic()


def _applies(ban: Any, user: User | None, network: str) -> bool:
    matches = bool(user and ban.guest == user.id) or bool(ban.network and ban.network == network)
    return matches and (ban.until is None or ban.until > now())


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).date().isoformat()
