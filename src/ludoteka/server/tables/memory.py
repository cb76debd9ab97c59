"""Tables in memory: loading them from the store, notifying listeners, and unloading them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import ludoteka

from ..core import Server
from ..errors import Conflict, Refused, no_table, not_saved
from ..feature import Service
from ..log import log
from ..metrics import LIVE
from ..store import now
from ..store.writer import Statement, WriteConflict, WriteFailed
from ..wire import text
from .editions import Editions, cannot_be_had
from .finals import Final, final_of, keeping
from .finals import read as read_final
from .incidents import report
from .info import table_info
from .live import LiveTable
from .news import TableChanged, WhoIsThere
from .rebuilding import apply_rows, replay
from .sheet import Sheet
from .store import TableRows
from .sync import TableSync, present
from .table_socket import TableSocket
from .wire import TableInfo, TableMessage

SWEEP = 5.0  # seconds between two looks at all tables
SWEEP_WITHOUT_BUS = 0.5  # the same while other servers cannot be reached
REMEMBERED = 20_000  # people who left
PER_ROW = 0.0002  # seconds that a decision costs when a match is loaded, about


class Tables(Service):
    """The tables of a running server. Hold a table's lock to change it."""

    def __init__(self, server: Server) -> None:
        self.settings = server.settings
        self.store = server.store
        self.bus = server.bus
        self.hooks = server.hooks
        self.rows = TableRows(server.store)
        self.editions = Editions(server.store)
        self.live: dict[str, LiveTable] = {}
        self.sync = TableSync(self)
        self._left: dict[tuple[str, int], float] = {}  # who left which table when; it outlives the table in memory
        self._opened, self._opened_at = monotonic(), now()
        self._work = server.guard.work
        self._one_at_a_time = asyncio.Lock()  # tables come from the store
        self._arriving: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        server.hooks.on_rename.append(self._rename)
        server.hooks.name_checks.append(self._check_name)

    async def open(self) -> None:
        await self.editions.open()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        await self.sync.close()
        self.live.clear()
        LIVE.set(0)

    # -- Tables come and go ------------------------------------------------------------------------------------------

    async def get(self, id: str, payer: str | None = None) -> LiveTable:
        """Return the table with this id, loaded from the store if necessary; Refused if there is none.

        Loading a long match is charged to the client IP `payer`.
        """
        live = self.live.get(id)
        if live is None:
            task = self._arriving.get(id)
            if task is None:
                if payer is not None:
                    self._work.check(payer)
                task = self._arriving[id] = asyncio.create_task(self._fetch(id, payer))
            live = await asyncio.shield(task)
            if live is None:
                raise no_table()
        elif self.bus or live.needs_reload:
            async with live.lock:
                await self.ensure_saved(live)
                await self.catch_up(live)
        live.touched = monotonic()
        return live

    async def remove(self, live: LiveTable) -> None:
        """Drop a table that never started; under its lock."""
        try:
            await self.rows.remove(live.sheet.id, *(hook(live.sheet.id) for hook in self.hooks.on_remove))
        except WriteFailed as error:
            raise await self.not_saved(live, error) from error
        self.removed(live)

    def removed(self, live: LiveTable) -> None:
        """Drop a table that was deleted from the store, and close its sockets."""
        self._dismiss(live)
        self.bus.publish(TableChanged(live.sheet.id))

    def _dismiss(self, live: LiveTable) -> None:
        self.live.pop(live.sheet.id, None)
        for socket in live.sockets:
            socket.dismiss()

    async def sheet(self, id: str) -> Sheet | None:
        """The sheet of a table, without loading the match."""
        live = self.live.get(id)
        if live is None or self.bus or live.needs_reload:
            return await self.rows.sheet(id)
        async with live.lock:  # what is told is on disk
            return live.sheet

    async def mine(self, user: int) -> list[Sheet]:
        """The sheets of a guest's tables."""
        sheets = []
        for sheet in await self.rows.sheets_of(user):
            live = self.live.get(sheet.id)
            if live is None or live.needs_reload:
                sheets.append(sheet)
            else:
                async with live.lock:
                    sheets.append(live.sheet)
        return sheets

    def add(self, live: LiveTable) -> LiveTable:
        self.live[live.sheet.id] = live
        live.last_present, live.opened, live.opened_at = self._left, self._opened, self._opened_at
        if self.bus:  # somebody may be there, at another server
            live.arrived = monotonic()
            live.heard_from = live.arrived + 3 * SWEEP - self.settings.absence_seconds
        for hook in self.hooks.on_load:
            hook(live)
        LIVE.set(len(self.live))
        return live

    async def _fetch(self, id: str, payer: str | None) -> LiveTable | None:
        try:
            sheet = await self.rows.sheet(id)
            if sheet is None:
                return None
            async with self._one_at_a_time:
                live, work = await self._as_kept(sheet)
            self.add(live)
            if payer is not None:
                self._work.spend(payer, work * PER_ROW)
            self.bus.publish(WhoIsThere(id))
            return live
        finally:
            del self._arriving[id]

    async def rebuild(self, sheet: Sheet, rows: Sequence[Any]) -> LiveTable:
        """Rebuild a table from its rows."""
        if not rows:
            return LiveTable(sheet)
        try:
            return await replay(sheet, rows)
        except (ludoteka.LudotekaError, ludoteka.RuleCrashed) as error:
            raise cannot_be_had(sheet, error) from error

    async def _as_kept(self, sheet: Sheet) -> tuple[LiveTable, int]:
        """The table as stored, and the number of decisions replayed: none if the match is over."""
        final = await read_final(self.store, sheet.id) if sheet.status == "finished" else None
        if final:
            return LiveTable(sheet, final=final), 0
        await self.editions.know(sheet)
        if sheet.status == "waiting":
            return LiveTable(sheet), 0
        rows = await self.rows.decisions(sheet.id)
        if sheet.status == "playing":
            return await self.rebuild(sheet, rows), len(rows)
        return LiveTable(sheet, final=await self._final_of_before(sheet, rows)), len(rows)

    async def _final_of_before(self, sheet: Sheet, rows: Sequence[Any]) -> Final:
        """The final views of a match from before they were stored: computed by a replay, and stored now."""
        try:
            live = await self.rebuild(sheet, rows)
        except Refused:
            final = Final({}, [], {}, [(row.seat, row.key) for row in rows[1:]])
        else:
            assert live.table
            final = final_of(live.table, live.event_offsets)
        with suppress(WriteFailed):  # another server was first, or it is done the next time
            await self.store.writer.write(keeping(sheet.id, final))
        return final

    async def catch_up(self, live: LiveTable) -> None:
        """Load the changes of other servers to this table; under its lock."""
        id = live.sheet.id
        head = (await self.rows.heads([id])).get(id)
        if head is None:
            self._dismiss(live)
            raise no_table()
        if head == live.head:
            return
        if head.revision != live.sheet.revision:
            await self.restore(live)
            return
        rows = await self.rows.decisions(id, after=live.seq)
        if apply_rows(live, rows):
            live.show()
        else:  # others went on while we looked
            live.needs_reload = True
            await self.ensure_saved(live)

    async def restore(self, live: LiveTable) -> None:
        """Restore a table from the store; under its lock."""
        sheet = await self.rows.sheet(live.sheet.id)
        assert sheet, "a table in memory is in the store"
        fresh, _ = await self._as_kept(sheet)
        live.sheet, live.table, live.event_offsets, live.asked_since = (
            fresh.sheet,
            fresh.table,
            fresh.event_offsets,
            fresh.asked_since,
        )
        live.final, live.clock, live.asked_at = fresh.final, fresh.clock, fresh.asked_at
        live.needs_reload = False
        live.reseat()
        live.show()
        self.broadcast_info(live)

    async def save(self, live: LiveTable, *more: Statement, begins: bool = False) -> None:
        """Save the sheet of a table with further statements and, if the match starts, the set-up; under its lock."""
        try:
            await self.rows.save_sheet(live.sheet, *more, *(() if begins else self.sheet_statements(live)))
        except WriteFailed as error:
            raise await self.not_saved(live, error) from error
        self.bus.publish(TableChanged(live.sheet.id))

    async def not_saved(self, live: LiveTable, error: WriteFailed) -> Refused:
        """Handle a failed write: reload the table from the store, or later if the store does not answer."""
        live.needs_reload = True
        await self.ensure_saved(live)
        return Conflict() if isinstance(error, WriteConflict) else not_saved()

    async def ensure_saved(self, live: LiveTable) -> None:
        """Make sure that the table in memory is what the store has; under its lock."""
        if not live.needs_reload:
            return
        try:
            await self.restore(live)
        except Refused:
            raise
        except Exception as trouble:
            log.error("the store does not answer", table=live.sheet.id, error=repr(trouble))
            raise not_saved() from trouble

    async def _sweep(self) -> None:
        """Unload tables that nobody watches; compare the others with the store."""
        while True:
            seconds = min(SWEEP, self.settings.table_idle_seconds)
            if self.bus.lost:
                await asyncio.sleep(min(SWEEP_WITHOUT_BUS, seconds))
            else:
                await self.bus.wait_until_lost(seconds)
            limit = monotonic() - self.settings.table_idle_seconds
            for id in [id for id, live in self.live.items() if live.idle and live.touched < limit]:
                del self.live[id]
            LIVE.set(len(self.live))
            while len(self._left) > REMEMBERED:
                del self._left[next(iter(self._left))]
            if self.bus:
                try:
                    await self.sync.reconcile()
                except Exception as trouble:
                    log.error("the store does not answer", error=repr(trouble))

    # -- Telling -----------------------------------------------------------------------------------------------------

    def info(self, sheet: Sheet, user: int | None, base_url: str) -> TableInfo:
        return table_info(sheet, self.live.get(sheet.id), user, base_url, self.settings)

    def broadcast_info(self, live: LiveTable, but: TableSocket | None = None) -> None:
        """Send the changed sheet to everyone at the table, except one who knows it."""
        for socket in live.sockets:
            if socket is not but:
                socket.tell_news()

    def wake(self, live: LiveTable) -> None:
        """Call the hooks that wait for changes at a table."""
        for hook in self.hooks.on_turns_changed:
            hook(live)

    def sheet_statements(self, live: LiveTable) -> list[Statement]:
        """The statements to save together with the sheet of a running table; under the lock."""
        if live.sheet.status != "playing":
            return []
        return [statement for hook in self.hooks.on_sheet_save for statement in hook(live)]

    def extend_row(self, live: LiveTable, row: dict[str, Any]) -> dict[str, Any]:
        """Let features add to the row of a decision; under the lock."""
        for hook in self.hooks.on_decision_row:
            hook(live, row)
        return row

    def changed(self, live: LiveTable) -> None:
        """Call the hooks after a decision or an undo; under the lock."""
        for hook in self.hooks.on_change:
            hook(live)

    def end_statements(self, live: LiveTable) -> list[Statement]:
        """The statements to save together with the end of a match."""
        return [hook(live) for hook in self.hooks.on_finish]

    async def strength_of(self, live: LiveTable, seat: int) -> str:
        """The level of the bot that plays about as well as the person on this seat."""
        user = live.sheet.chairs[seat].guest
        for hook in self.hooks.strengths:
            level = await hook(user, live.sheet.game) if user is not None else None
            if level:
                return level
        return "medium"

    def bots_must_wait(self, live: LiveTable) -> bool:
        """True if the bots of this table must wait."""
        return any(hold(live) for hold in self.hooks.bot_holds)

    def presence_changed(self, live: LiveTable, newcomer: TableSocket | None = None) -> None:
        """Publish that somebody came to the table or left it."""
        self.bus.publish(present([live]))
        self.broadcast_info(live, newcomer)

    def visibility_changed(self, live: LiveTable, user: int) -> None:
        """Publish that somebody's page became visible or hidden."""
        live.note_hidden(user)
        self.bus.publish(present([live]))

    def _rename(self, user: int, name: str) -> None:
        """Show the new name of a guest at their tables."""
        for live in self.live.values():
            seat = live.sheet.seat_of(user)
            if seat is not None and live.sheet.chairs[seat].name != name:
                live.sheet.chairs[seat].name = name
                self.broadcast_info(live)

    def _check_name(self, user: int, name: str) -> None:
        """Refuse a name that could be confused with a name at the same table."""
        for live in self.live.values():
            if live.sheet.seat_of(user) is not None:
                live.sheet.check_name(user, name)

    async def refresh(self, live: LiveTable, socket: TableSocket) -> bool:
        """Send a socket the sheet or a fresh state if it lacks them; True if something was sent."""
        async with live.lock:
            lagged, socket.behind = socket.behind, False
            if lagged:
                live.show_to(socket)
            if socket.news:
                socket.news = False
                socket.say(text(TableMessage(self.info(live.sheet, socket.guest, socket.base_url))))
            return lagged

    def report(self, what: str, sheet: Sheet, detail: str) -> str:
        return report(self.settings.directory, what, sheet, detail)
