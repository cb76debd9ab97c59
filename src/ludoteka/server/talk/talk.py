"""Talk: who receives a line, how often a person may speak, and how long lines are stored.

Spectators hear the players. Players do not hear spectators while the match is played: a good idea from behind one's
back is help. When it is over, all of it is one talk.
"""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import Any, Literal

from msgspec import Struct

from ..core import Server
from ..errors import Refused, no_guest, not_saved
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
from .store import TalkRows, forgetting

DAYS = 30  # until what was said is forgotten
SWEEP = 3600.0  # seconds between two looks for what is old
RATE, BURST = 0.5, 6.0  # lines a second of one person in the long run, and at once

Kind = Literal["text", "phrase", "reaction"]


class TalkRow(Struct, tag="spoken"):
    """A stored line; also the news for other servers."""

    id: str
    table: str
    guest: int
    name: str
    seat: int | None
    kind: Kind
    what: str
    apart: bool


class TalkService(Service):
    """The talk at all tables of a running server."""

    def __init__(self, server: Server) -> None:
        self._people = server[People]
        self._tables = server[Tables]
        self._bus = server.bus
        self._rows = TalkRows(server.store)
        self._pace = RateLimit(RATE, BURST)
        self._sweeper: asyncio.Task[None] | None = None
        self._tables.on_socket_open.append(self._greet)
        self._tables.on_remove.append(forgetting)
        server.bus.subscribe(TalkRow, lambda _, said: self._tables.sync.spawn(self._spread(said)))

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()

    async def say(self, context: MessageContext, kind: Kind, what: str) -> None:
        """Store a line, then send it to everybody who may read it."""
        live, guest = context.live, context.socket.guest
        if guest is None:
            raise no_guest()
        if not live.sheet.terms.talk:
            raise Refused("talk-off", "Nobody talks at this table: so it was agreed.", 403)
        if not what:
            raise Refused("nothing-said", "Nothing of this can be read.", 400)
        self._pace.take(str(guest))
        seat = context.voice if live.sheet.seats_of(guest) else None
        name = live.sheet.chairs[seat].name if seat is not None else await self._people.name_of(guest)
        apart = seat is None and live.sheet.status == "playing"
        said = TalkRow(secrets.token_hex(8), live.sheet.id, guest, name, seat, kind, what, apart)
        row = {"id": said.id, "table_id": said.table, "guest": guest, "seat": seat, "kind": kind, "what": what}
        try:
            await self._rows.add({**row, "apart": apart, "at": now()})
        except WriteFailed as error:
            raise not_saved() from error
        self._bus.publish(said)
        await self._spread(said)

    async def _spread(self, said: TalkRow) -> None:
        """Send a line to everybody who may read it and has not blocked its author."""
        live = self._tables.live.get(said.table)
        if live is None:
            return
        deaf = await self._people.blocks.by(said.guest, live.guests())
        for watcher in list(live.sockets):
            if hears(live, watcher, said.apart) and watcher.guest not in deaf:
                watcher.say(text(wire.SaidMessage(line_of(said, watcher))))

    async def _greet(self, context: MessageContext) -> None:
        """Send the recent lines to a new socket."""
        live, watcher = context.live, context.socket
        if not live.sheet.terms.talk or not await self._rows.lately(live.sheet.id):
            return
        blocked = set[int]()
        if watcher.guest is not None:
            blocked = {row.id for row in await self._people.blocks.of(watcher.guest)}
        kept = await self._rows.lately(live.sheet.id)  # once more, last: what was said meanwhile is told, too
        lines = [
            line_of(
                TalkRow(row.id, row.table_id, row.guest, _name(live, row), row.seat, row.kind, row.what, row.apart),
                watcher,
            )
            for row in kept
            if hears(live, watcher, row.apart) and row.guest not in blocked
        ]
        if lines:
            watcher.say(text(wire.TalkMessage(lines)))

    async def line(self, sheet: Sheet, id: str, guest: int) -> Any | None:
        """A line that this person could read at a table, if it is still stored."""
        row = await self._rows.one(sheet.id, id)
        return row if row is not None and _meant_for(sheet, guest, row.apart) else None

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.forget()
            except WriteFailed as trouble:
                log.error("old talk was not forgotten", error=repr(trouble))

    async def forget(self) -> None:
        """Delete old lines."""
        await self._rows.forget(now() - DAYS * 86_400_000)


def hears(live: LiveTable, watcher: TableSocket, apart: bool) -> bool:
    """True if this line may be read here."""
    return _meant_for(live.sheet, watcher.guest, apart)


def _meant_for(sheet: Sheet, guest: int | None, apart: bool) -> bool:
    return not apart or sheet.status != "playing" or not sheet.seats_of(guest)


def _name(live: LiveTable, row: Any) -> str:
    """The name of a line's author; a person on a shared device has a name only at their table."""
    chairs = live.sheet.chairs
    if row.seat is not None and chairs[row.seat].local:
        return str(chairs[row.seat].name)
    return str(row.name or "")


def line_of(said: TalkRow, watcher: TableSocket) -> wire.Line:
    who = sha256(f"{said.table}|{said.guest}".encode()).hexdigest()[:12]
    you = said.guest == watcher.guest
    return wire.Line(said.id, who, said.name, said.seat, you, said.kind, said.what, said.apart)
