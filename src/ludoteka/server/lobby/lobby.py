"""The lobby: the open tables, their watchers, and the removal of abandoned tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from time import monotonic

from msgspec import Struct

from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..log import log
from ..people.people import People
from ..people.user import User
from ..store import now
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.sheet import Sheet
from ..wire import Language

PER_HOST = 3  # tables of one host in the list
PER_NETWORK = 6  # public waiting tables that people of one network may open
LISTED = 60  # tables in the list; those with somebody present come first
RUNNING = 3.0  # seconds for which the list of running tables is good
WATCHED = 12  # running tables in a list
SWEEP = 60.0  # seconds between two looks for tables that waited too long


class LobbyChanged(Struct, tag="lobby"):
    """News for other servers: the list of open tables changed."""


class Lobby(Service):
    """Reads the list of open tables once for all watchers."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self._patience = server.settings.waiting_hours * 3_600_000
        self._bus = server.bus
        self._list: list[Sheet] | None = None
        self._opened_from: dict[str, set[str]] = {}  # by network: the public tables opened from there, for the limit
        self._reading: asyncio.Task[list[Sheet]] | None = None
        self._sweeper: asyncio.Task[None] | None = None
        self._running: list[Sheet] = []
        self._read_at = -RUNNING  # when the running tables were last looked at
        self._people = server[People]
        self.watching: set[asyncio.Event] = set()
        self.texts: dict[tuple[str, str | None, Language], bytes] = {}  # of games, by version and language, as JSON
        server.hooks.on_begin.append(self.announce)
        server.bus.subscribe(LobbyChanged, lambda *_: self._stir())
        server.hooks.on_account_delete.append(self._left)

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()

    async def tables(self) -> list[Sheet]:
        """The open tables, a few per host, those with somebody present first."""
        sheets = self._list
        if sheets is None:
            if self._reading is None:
                self._reading = asyncio.create_task(self._read())
            sheets = await asyncio.shield(self._reading)
        return sorted(sheets, key=lambda sheet: not self._somebody_present(sheet))[:LISTED]

    def _somebody_present(self, sheet: Sheet) -> bool:
        live = self._tables.live.get(sheet.id)
        return live is not None and (bool(live.sockets) or live.has_remote_guests)

    async def check_network(self, network: str) -> None:
        """Raise Refused if too many public tables opened from this network wait for players; "" has no limit."""
        opened = self._opened_from.get(network, set())
        if not network or len(opened) < PER_NETWORK:
            return
        opened &= await self._tables.rows.waiting_among(opened)
        if len(opened) >= PER_NETWORK:
            detail = "Too many public tables from your network are waiting for players."
            raise Refused("network-full", detail, 409, tables=PER_NETWORK)

    def opened_from(self, network: str, table: str) -> None:
        """Count a public table for the limit of its network."""
        if network:
            self._opened_from.setdefault(network, set()).add(table)

    async def running(self) -> list[Sheet]:
        """Public running tables, which anybody may watch."""
        if monotonic() - self._read_at > RUNNING:
            self._read_at = monotonic()
            self._running = await self._tables.rows.running_sheets()
        return self._running

    async def for_(self, user: int | None, sheets: Sequence[Sheet]) -> list[Sheet]:
        """Filter tables for a user: none whose people they blocked or who blocked them."""
        if user is None:
            return list(sheets)
        apart = await self._people.blocks.between(user)
        return [sheet for sheet in sheets if not apart & {sheet.host, *(chair.guest for chair in sheet.chairs)}]

    async def _read(self) -> list[Sheet]:
        reading = self._reading
        hosts: Counter[int] = Counter()
        listed = []
        for sheet in await self._tables.rows.open_sheets():
            hosts[sheet.host] += 1
            if hosts[sheet.host] <= PER_HOST:
                listed.append(sheet)
        if self._reading is reading:  # nothing changed meanwhile
            self._list, self._reading = listed, None
        return listed

    async def remove(self, live: LiveTable) -> None:
        """Delete a waiting table; under its lock."""
        await self._tables.remove(live)
        self.announce()

    async def _left(self, user: User) -> None:
        """Free the seats of a deleted account; its tables go to the next person who sits there, or are deleted."""
        for id in await self._tables.rows.waiting_tables_of(user.id):
            live = await self._tables.get(id)
            async with live.lock:
                sheet = live.sheet
                if sheet.status != "waiting":
                    continue
                mine = sheet.seat_of(user.id)
                if mine is not None:
                    sheet.free(mine)
                others = [chair.guest for chair in sheet.chairs if chair.guest is not None]
                if not others:
                    await self.remove(live)
                    continue
                sheet.host = others[0] if sheet.host == user.id else sheet.host
                await self._tables.save(live)
                live.reseat()
                self._tables.broadcast_info(live)
        self.announce()

    def announce(self) -> None:
        """Publish that the list of open tables changed."""
        self._bus.publish(LobbyChanged())
        self._stir()

    def _stir(self) -> None:
        self._list = self._reading = None
        for stirred in self.watching:
            stirred.set()

    async def _sweep(self) -> None:
        """Delete tables at which nobody has sat down for long."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.clear()
            except Exception as trouble:
                log.error("old tables were not cleared", error=repr(trouble))

    async def clear(self) -> None:
        """Delete tables that have waited too long with nobody present, and networks without waiting tables."""
        for network, opened in list(self._opened_from.items()):
            opened &= await self._tables.rows.waiting_among(opened)
            if not opened:
                self._opened_from.pop(network, None)
        for id in await self._tables.rows.waiting_since(int(now() - self._patience)):
            live = await self._tables.get(id)
            async with live.lock:
                if live.sheet.status == "waiting" and not live.sockets and not live.has_remote_guests:
                    await self.remove(live)
