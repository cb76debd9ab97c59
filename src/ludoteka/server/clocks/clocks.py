"""Clocks: they run while people are asked, stop while no server runs, and time out exactly once.

What a clock says is written into the journal with each decision, or with a change of the sheet; both are refused to
a server that knows less than the store. So two servers, or a server and a person's last-second choice, never both win.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ..consent.consent import Consent, Deed
from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..log import log
from ..people.guest import Guest
from ..people.people import People
from ..store import now
from ..store.writer import Statement, WriteFailed
from ..tables.leaving import put_out
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.store import setting_clock
from ..tables.wire import ClockInfo
from .quiet import after_quiet
from .stamp import Stamp, all_left, due, following, left_at, read
from .store import ClockRows
from .turns import Turns
from .wire import QuietHours

LOOK = 1.0  # seconds between two looks at the clocks of tables in memory
PULSE = 5.0  # seconds between two signs of life
SWEEP = 30.0  # seconds between two looks at all tables in the store
GONE = 12_000  # milliseconds of silence until a server that did not say goodbye is believed to be gone


class QuietChanged(Struct, tag="quiet"):
    """News for other servers: a user changed their quiet hours."""

    guest: int


class Clocks(Service):
    """The clocks of a running server."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self._bus = server.bus
        self.rows: ClockRows = ClockRows(server.store)
        self.turns: Turns = Turns(self._tables, server.store.writer)
        self._server_id = secrets.token_hex(8)
        self._outages: list[tuple[int, int]] = []
        self._quiet: dict[int, QuietHours | None] = {}
        self._wish: dict[str, bool] = {}  # tables that are about to pause, or to go on
        self._needed = False  # does a clock run anywhere?
        self._task: asyncio.Task[None] | None = None
        self._tables.on_load.append(self._arrived)
        self._tables.on_decision_row.append(self._decided)
        self._tables.on_sheet_save.append(self._changed)
        self._tables.choice_checks.append(self._allow)
        self._tables.bot_holds.append(self._paused)
        server[People].on_account_delete.append(self._forget_person)
        server[People].on_export["quiet_hours"] = self.quiet_of
        server[Consent].deeds["pause"] = Deed(self._check_pause, self._pause)
        server.bus.subscribe(QuietChanged, self._forget_quiet)

    async def open(self) -> None:
        await self._wake()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
        with suppress(WriteFailed):
            await self.rows.beat(self._server_id, now(), closed=True)

    # -- The server's own time ---------------------------------------------------------------------------------------

    async def _wake(self) -> None:
        """Find out for how long no server ran; that time is charged to nobody."""
        moment, known = now(), await self.rows.pulses()
        alive = self._bus and any(not row.closed and moment - row.at < GONE for row in known)
        if known and not alive:
            await self.rows.add_outage(max(row.at for row in known), moment)
        self._outages = await self.rows.outages()
        await self.rows.beat(self._server_id, moment)

    async def _run(self) -> None:
        beat = sweep = 0.0
        while True:
            await asyncio.sleep(LOOK)
            beat, sweep = beat + LOOK, sweep + LOOK
            try:
                await self.look()
                if beat >= PULSE:
                    beat = 0.0
                    await self.turns.tell(list(self._tables.live.values()))
                    if self._needed:
                        await self.rows.beat(self._server_id, now())
                if sweep >= SWEEP:
                    sweep = 0.0
                    await self.sweep()
            except Exception as trouble:
                log.error("the clocks were not looked at", error=repr(trouble))

    # -- Looking -----------------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Check the tables in memory, and apply the agreed consequence if a clock is out."""
        moment = now()
        running = [live for live in self._tables.live.values() if self._runs(live)]
        self._needed = self._needed or bool(running)
        for live in running:
            stamp = read(live.clock)
            if stamp and any(due(stamp, seat, self._outages) <= moment for seat in stamp.running):
                await self._judge(live)

    async def sweep(self) -> None:
        """Check all tables in the store, because clocks run even if nobody watches."""
        moment = now()
        clocked = await self.rows.clocked()
        self._needed = bool(clocked)
        for row in clocked:
            stamp = read(row.clock)
            out = stamp and any(due(stamp, seat, self._outages) <= moment for seat in stamp.running)
            if out or (stamp and self.turns.untold(row.table_id, stamp)):
                live = await self._tables.get(row.table_id)
                if out:
                    await self._judge(live)
                await self.turns.tell([live])

    def _runs(self, live: LiveTable) -> bool:
        return live.sheet.terms.clock is not None and live.sheet.status == "playing"

    async def _judge(self, live: LiveTable) -> None:
        """Apply the agreed consequence of a time-out: a bot plays on, or the person is out."""
        try:
            async with live.lock:
                await self._tables.ensure_saved(live)
                if self._bus:
                    await self._tables.catch_up(live)
                clock, stamp = live.sheet.terms.clock, read(live.clock)
                if clock is None or stamp is None or live.sheet.status != "playing":
                    return
                for seat in stamp.running:
                    if await self._due(live, stamp, seat) <= now() and live.sheet.status == "playing":
                        log.info("time is out", table=live.sheet.id, seat=seat)
                        await put_out(self._tables, live, seat, for_good=clock.out == "out")
        except Refused:  # somebody was faster, perhaps on another server
            return
        self._tables.wake(live)

    async def _due(self, live: LiveTable, stamp: Stamp, seat: int) -> int:
        moment = due(stamp, seat, self._outages)
        clock, guest = live.sheet.terms.clock, live.sheet.chairs[seat].guest
        if clock and clock.kind == "mail" and guest is not None:
            moment = after_quiet(moment, await self.quiet_of(guest))
        return moment

    # -- What the journal says ---------------------------------------------------------------------------------------

    def _arrived(self, live: LiveTable) -> None:
        live.clock_info = lambda: self._told(live)

    def _told(self, live: LiveTable) -> ClockInfo | UnsetType:
        """The clocks as people see them."""
        stamp = read(live.clock)
        if stamp is None or not stamp.left:
            return UNSET
        left = [
            left if chair.kind == "person" else None
            for left, chair in zip(all_left(stamp, now(), self._outages), live.sheet.chairs, strict=True)
        ]
        return ClockInfo(left, stamp.running, stamp.paused)

    def _decided(self, live: LiveTable, row: dict[str, Any]) -> None:
        live.clock = row["clock"] = self._next(live, row["at"], row["seat"] if row["seq"] else None)

    def _changed(self, live: LiveTable) -> Sequence[Statement]:
        live.clock = self._next(live, now(), None)
        return (setting_clock(live.sheet.id, live.seq, live.clock),)

    def _next(self, live: LiveTable, moment: int, decided: int | None) -> str:
        before, sheet = read(live.clock), live.sheet
        paused = self._wish.pop(sheet.id, before.paused if before else False)
        return following(
            before,
            sheet.terms.clock,
            moment,
            live.seq,
            live.asked(),
            sheet.people,
            len(sheet.chairs),
            self._outages,
            decided,
            paused,
        ).text()

    # -- What people may do ------------------------------------------------------------------------------------------

    def _allow(self, live: LiveTable, seat: int, key: str) -> None:
        """Raise Refused in a pause, and for a person whose time is out."""
        clock = live.sheet.terms.clock
        if clock is None:
            return
        stamp = read(live.clock)
        if stamp and stamp.paused:
            raise Refused("paused", "The match is paused.")
        if stamp and clock.kind == "live" and left_at(stamp, seat, now(), self._outages) <= 0:
            raise Refused("time-is-out", "Your time is out.")

    def _paused(self, live: LiveTable) -> bool:
        if live.sheet.terms.clock is None:
            return False
        stamp = read(live.clock)
        return bool(stamp and stamp.paused)

    def _check_pause(self, live: LiveTable, seat: int) -> None:
        if live.sheet.terms.clock is None:
            raise Refused("no-clock", "There is no clock at this table.")
        if self._paused(live):
            raise Refused("paused", "The match is paused.")

    async def _pause(self, live: LiveTable, seat: int, closing: Statement | None) -> None:
        await self._set_paused(live, True, *((closing,) if closing else ()))

    async def resume(self, live: LiveTable) -> None:
        """End a pause; any player may do it, so nobody can hold up a table."""
        async with live.lock:
            await self._tables.ensure_saved(live)
            if self._paused(live):
                await self._set_paused(live, False)
        self._tables.wake(live)

    async def _set_paused(self, live: LiveTable, paused: bool, *more: Statement) -> None:
        self._wish[live.sheet.id] = paused
        try:
            await self._tables.save(live, *more)
        finally:
            self._wish.pop(live.sheet.id, None)
        live.show()
        self._tables.broadcast_info(live)

    # -- Quiet hours -------------------------------------------------------------------------------------------------

    async def quiet_of(self, guest: int) -> QuietHours | None:
        """The quiet hours of a user."""
        if guest not in self._quiet:
            if len(self._quiet) > 10_000:
                self._quiet.clear()
            self._quiet[guest] = await self.rows.quiet_of(guest)
        return self._quiet[guest]

    def _forget_quiet(self, _: str, news: QuietChanged) -> None:
        self._quiet.pop(news.guest, None)

    async def _forget_person(self, guest: Guest) -> None:
        await self.keep_quiet(guest.id, None)

    async def keep_quiet(self, guest: int, hours: QuietHours | None) -> None:
        await self.rows.keep_quiet(guest, hours)
        self._quiet.pop(guest, None)
        self._bus.publish(QuietChanged(guest))
