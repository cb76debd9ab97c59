"""Talk: who receives a line, how often a person may speak, and how long lines are stored.

Spectators see the players' lines. Players do not see spectators' lines while the match runs, because hints from
spectators are help. After the match everybody sees all lines.
"""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct

from ..core import Server
from ..errors import Refused, no_user, not_saved
from ..feature import Service
from ..limits import RateLimit
from ..log import log
from ..people.people import People
from ..store import now
from ..store.writer import WriteFailed
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.sheet import Sheet
from ..tables.socket import MessageContext
from ..tables.table_socket import TableSocket
from ..wire import text
from . import wire
from .store import TalkRows, delete_statement

DAYS = 30  # until a line is deleted
SWEEP = 3600.0  # seconds between two deletions of old lines
RATE, BURST = 0.5, 6.0  # lines of one user: per second, and at once

Kind = Literal["text", "phrase", "reaction"]


class TalkRow(Struct, tag="spoken", rename={"spectators_only": "apart"}):
    """A stored line; also the news for other servers."""

    id: str
    table: str
    guest: int
    name: str
    seat: int | None
    kind: Kind
    what: str
    spectators_only: bool


class TalkService(Service):
    """The talk at all tables of a server."""

    def __init__(self, server: Server) -> None:
        self._people = server[People]
        self._tables = server[Tables]
        self._bus = server.bus
        self._rows = TalkRows(server.store)
        self._pace = RateLimit(RATE, BURST)
        self._sweeper: asyncio.Task[None] | None = None
        server.hooks.on_socket_open.append(self._send_history)
        server.hooks.on_remove.append(delete_statement)
        server.bus.subscribe(TalkRow, lambda _, line: self._tables.sync.spawn(self._broadcast(line)))

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()

    async def say(self, context: MessageContext, kind: Kind, what: str) -> None:
        """Store a line, then send it to everybody who may read it."""
        live, user = context.live, context.socket.guest
        if user is None:
            raise no_user()
        if not live.sheet.terms.talk:
            raise Refused("talk-off", "Talk is switched off at this table.", 403)
        if not what:
            raise Refused("nothing-said", "This text has no visible characters.", 400)
        self._pace.take(str(user))
        seat = context.voice if live.sheet.seats_of(user) else None
        name = live.sheet.chairs[seat].name if seat is not None else await self._people.name_of(user)
        spectators_only = seat is None and live.sheet.status == "playing"
        line = TalkRow(secrets.token_hex(8), live.sheet.id, user, name, seat, kind, what, spectators_only)
        row = {"id": line.id, "table_id": line.table, "guest": user, "seat": seat, "kind": kind, "what": what}
        try:
            await self._rows.add({**row, "spectators_only": spectators_only, "at": now()})
        except WriteFailed as error:
            raise not_saved() from error
        self._bus.publish(line)
        await self._broadcast(line)

    async def _broadcast(self, line: TalkRow) -> None:
        """Send a line to everybody who may read it and has not blocked its author."""
        live = self._tables.live.get(line.table)
        if live is None:
            return
        blockers = await self._people.blocks.by(line.guest, live.guests())
        for socket in list(live.sockets):
            if can_see(live, socket, line.spectators_only) and socket.guest not in blockers:
                socket.say(text(wire.TalkLineMessage(line_on_wire(line, socket))))

    async def _send_history(self, context: MessageContext) -> None:
        """Send the recent lines to a new socket."""
        live, socket = context.live, context.socket
        if not live.sheet.terms.talk or not await self._rows.latest(live.sheet.id):
            return
        blocked = set[int]()
        if socket.guest is not None:
            blocked = {row.id for row in await self._people.blocks.of(socket.guest)}
        rows = await self._rows.latest(live.sheet.id)  # again, after the last other await, so that no line is missed
        lines = [
            line_on_wire(
                TalkRow(
                    row.id, row.table_id, row.guest, _name(live, row), row.seat, row.kind, row.what, row.spectators_only
                ),
                socket,
            )
            for row in rows
            if can_see(live, socket, row.spectators_only) and row.guest not in blocked
        ]
        if lines:
            socket.say(text(wire.TalkHistoryMessage(lines)))

    async def line(self, sheet: Sheet, id: str, user: int) -> Any | None:
        """A line that this person could read at a table, if it is still stored."""
        row = await self._rows.one(sheet.id, id)
        return row if row is not None and _visible_to(sheet, user, row.spectators_only) else None

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.delete_old()
            except WriteFailed as error:
                log.error("old talk was not deleted", error=repr(error))

    async def delete_old(self) -> None:
        """Delete old lines."""
        await self._rows.delete_before(now() - DAYS * 86_400_000)


def can_see(live: LiveTable, socket: TableSocket, spectators_only: bool) -> bool:
    """True if this line may be read here."""
    return _visible_to(live.sheet, socket.guest, spectators_only)


def _visible_to(sheet: Sheet, user: int | None, spectators_only: bool) -> bool:
    return not spectators_only or sheet.status != "playing" or not sheet.seats_of(user)


def _name(live: LiveTable, row: Any) -> str:
    """The name of a line's author; a person on a shared device has a name only at their table."""
    chairs = live.sheet.chairs
    if row.seat is not None and chairs[row.seat].local:
        return str(chairs[row.seat].name)
    return str(row.name or "")


def line_on_wire(line: TalkRow, socket: TableSocket) -> wire.TalkLine:
    """A line as one socket sees it."""
    who = sha256(f"{line.table}|{line.guest}".encode()).hexdigest()[:12]
    you = line.guest == socket.guest
    return wire.TalkLine(line.id, who, line.name, line.seat, you, line.kind, line.what, line.spectators_only)
