"""Clocks of tables: they run while people have to decide, and stand while no server runs.

The clock state is stored with each decision and each change of the sheet, and a server that has not read the latest
change cannot write. So a timeout happens once, whatever several servers or a last-second decision do.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..log import log
from ..people.user import User
from ..proposals.proposals import ProposalAction, Proposals
from ..store import now
from ..store.writer import Statement, WriteFailed
from ..tables.leaving import put_out
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.store import setting_clock
from ..tables.wire import ClockInfo
from .clock_state import ClockState, all_left, due, left_at, next_clocks, read
from .quiet import after_quiet
from .store import ClockRows
from .turn_notices import TurnNotices
from .wire import QuietHours

POLL = 1.0  # seconds between two checks of the tables in memory
PULSE = 5.0  # seconds between two heartbeats
SWEEP = 30.0  # seconds between two checks of all tables in the store
GONE = 12_000  # milliseconds without heartbeat until a server counts as stopped


class QuietChanged(Struct, tag="quiet"):
    """News for other servers: a user changed their quiet hours."""

    guest: int


class Clocks(Service):
    """The clocks of a running server."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self._bus = server.bus
        self.rows: ClockRows = ClockRows(server.store)
        self.turn_notices = TurnNotices(self._tables, server.store.writer, server.hooks)
        self._server_id = secrets.token_hex(8)
        self._outages: list[tuple[int, int]] = []
        self._quiet: dict[int, QuietHours | None] = {}
        self._pausing: dict[str, bool] = {}  # tables that are about to pause (True) or resume
        self._needed = False  # does a clock run anywhere?
        self._task: asyncio.Task[None] | None = None
        server.hooks.on_load.append(self._on_load)
        server.hooks.on_decision_row.append(self._on_decision_row)
        server.hooks.on_sheet_save.append(self._on_sheet_save)
        server.hooks.choice_checks.append(self._check_choice)
        server.hooks.bot_holds.append(self._is_paused)
        server.hooks.on_account_delete.append(self._delete_data)
        server.hooks.on_export["quiet_hours"] = self.quiet_of
        server[Proposals].actions["pause"] = ProposalAction(self._check_pause, self._pause)
        server.bus.subscribe(QuietChanged, self._on_quiet_changed)

    async def open(self) -> None:
        await self._measure_outage()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
        with suppress(WriteFailed):
            await self.rows.beat(self._server_id, now(), closed=True)

    # -- Heartbeats ----------------------------------------------------------------------------------------------------

    async def _measure_outage(self) -> None:
        """Store for how long no server ran: that time is charged to nobody."""
        moment, pulses = now(), await self.rows.pulses()
        alive = self._bus and any(not row.closed and moment - row.at < GONE for row in pulses)
        if pulses and not alive:
            await self.rows.add_outage(max(row.at for row in pulses), moment)
        self._outages = await self.rows.outages()
        await self.rows.beat(self._server_id, moment)

    async def _run(self) -> None:
        beat = sweep = 0.0
        while True:
            await asyncio.sleep(POLL)
            beat, sweep = beat + POLL, sweep + POLL
            try:
                await self.poll()
                if beat >= PULSE:
                    beat = 0.0
                    await self.turn_notices.notify(list(self._tables.live.values()))
                    if self._needed:
                        await self.rows.beat(self._server_id, now())
                if sweep >= SWEEP:
                    sweep = 0.0
                    await self.sweep()
            except Exception as trouble:
                log.error("the clocks were not checked", error=repr(trouble))

    # -- Timeouts ------------------------------------------------------------------------------------------------------

    async def poll(self) -> None:
        """Carry out the timeouts of tables in memory."""
        moment = now()
        running = [live for live in self._tables.live.values() if self._runs(live)]
        self._needed = self._needed or bool(running)
        for live in running:
            state = read(live.clock)
            if state and any(due(state, seat, self._outages) <= moment for seat in state.running):
                await self._time_out(live)

    async def sweep(self) -> None:
        """Carry out timeouts and notices of all tables in the store, also of those that nobody has open."""
        moment = now()
        clocked = await self.rows.clocked()
        self._needed = bool(clocked)
        for row in clocked:
            state = read(row.clock)
            out = state and any(due(state, seat, self._outages) <= moment for seat in state.running)
            if out or (state and self.turn_notices.has_unnoticed(row.table_id, state)):
                live = await self._tables.get(row.table_id)
                if out:
                    await self._time_out(live)
                await self.turn_notices.notify([live])

    def _runs(self, live: LiveTable) -> bool:
        return live.sheet.terms.clock is not None and live.sheet.status == "playing"

    async def _time_out(self, live: LiveTable) -> None:
        """Carry out the timeouts of a table: a bot plays on, or the person forfeits."""
        try:
            async with live.lock:
                await self._tables.ensure_saved(live)
                if self._bus:
                    await self._tables.catch_up(live)
                clock, state = live.sheet.terms.clock, read(live.clock)
                if clock is None or state is None or live.sheet.status != "playing":
                    return
                for seat in state.running:
                    if await self._due(live, state, seat) <= now() and live.sheet.status == "playing":
                        log.info("time is out", table=live.sheet.id, seat=seat)
                        await put_out(self._tables, live, seat, for_good=clock.on_timeout == "forfeit")
        except Refused:  # a decision or another server was first
            return
        self._tables.wake(live)

    async def _due(self, live: LiveTable, state: ClockState, seat: int) -> int:
        moment = due(state, seat, self._outages)
        clock, user = live.sheet.terms.clock, live.sheet.chairs[seat].guest
        if clock and clock.kind == "correspondence" and user is not None:
            moment = after_quiet(moment, await self.quiet_of(user))
        return moment

    # -- Stored states -------------------------------------------------------------------------------------------------

    def _on_load(self, live: LiveTable) -> None:
        live.clock_info = lambda: self._clock_info(live)

    def _clock_info(self, live: LiveTable) -> ClockInfo | UnsetType:
        """The clocks of a table as clients show them."""
        state = read(live.clock)
        if state is None or not state.left:
            return UNSET
        left = [
            left if chair.kind == "person" else None
            for left, chair in zip(all_left(state, now(), self._outages), live.sheet.chairs, strict=True)
        ]
        return ClockInfo(left, state.running, state.paused)

    def _on_decision_row(self, live: LiveTable, row: dict[str, Any]) -> None:
        live.clock = row["clock"] = self._next(live, row["at"], row["seat"] if row["seq"] else None)

    def _on_sheet_save(self, live: LiveTable) -> Sequence[Statement]:
        live.clock = self._next(live, now(), None)
        return (setting_clock(live.sheet.id, live.seq, live.clock),)

    def _next(self, live: LiveTable, moment: int, decided: int | None) -> str:
        before, sheet = read(live.clock), live.sheet
        paused = self._pausing.pop(sheet.id, before.paused if before else False)
        return next_clocks(
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

    # -- Pauses --------------------------------------------------------------------------------------------------------

    def _check_choice(self, live: LiveTable, seat: int, key: str) -> None:
        """Refuse choices during a pause and after a timeout."""
        clock = live.sheet.terms.clock
        if clock is None:
            return
        state = read(live.clock)
        if state and state.paused:
            raise Refused("paused", "The match is paused.")
        if state and clock.kind == "live" and left_at(state, seat, now(), self._outages) <= 0:
            raise Refused("time-is-out", "Your time is out.")

    def _is_paused(self, live: LiveTable) -> bool:
        if live.sheet.terms.clock is None:
            return False
        state = read(live.clock)
        return bool(state and state.paused)

    def _check_pause(self, live: LiveTable, seat: int) -> None:
        if live.sheet.terms.clock is None:
            raise Refused("no-clock", "There is no clock at this table.")
        if self._is_paused(live):
            raise Refused("paused", "The match is paused.")

    async def _pause(self, live: LiveTable, seat: int, closing: Statement | None) -> None:
        await self._set_paused(live, True, *((closing,) if closing else ()))

    async def resume(self, live: LiveTable) -> None:
        """End the pause of a table."""
        async with live.lock:
            await self._tables.ensure_saved(live)
            if self._is_paused(live):
                await self._set_paused(live, False)
        self._tables.wake(live)

    async def _set_paused(self, live: LiveTable, paused: bool, *more: Statement) -> None:
        self._pausing[live.sheet.id] = paused
        try:
            await self._tables.save(live, *more)
        finally:
            self._pausing.pop(live.sheet.id, None)
        live.show()
        self._tables.broadcast_info(live)

    # -- Quiet hours ---------------------------------------------------------------------------------------------------

    async def quiet_of(self, user: int) -> QuietHours | None:
        """A user's quiet hours."""
        if user not in self._quiet:
            if len(self._quiet) > 10_000:
                self._quiet.clear()
            self._quiet[user] = await self.rows.quiet_of(user)
        return self._quiet[user]

    def _on_quiet_changed(self, _: str, news: QuietChanged) -> None:
        self._quiet.pop(news.guest, None)

    async def _delete_data(self, user: User) -> None:
        await self.save_quiet(user.id, None)

    async def save_quiet(self, user: int, hours: QuietHours | None) -> None:
        await self.rows.save_quiet(user, hours)
        self._quiet.pop(user, None)
        self._bus.publish(QuietChanged(user))
