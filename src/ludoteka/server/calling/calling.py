"""Who is to be called, and calling them.

That a turn has to be told is claimed in the store (`clocks.turns`), and the calls that follow from it are written in
the same transaction. Each is taken by one server before it is made: whatever breaks in between, nobody is called
twice. Whoever looks at the table meanwhile is not called any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ..clocks.clocks import Clocks
from ..clocks.quiet import after_quiet
from ..clocks.stamp import read
from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..limits import RateLimit
from ..log import log
from ..people.farewell import moment as told_moment
from ..people.guest import Guest
from ..people.people import People
from ..store import now
from ..store.writer import Statement, WriteFailed
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.sheet import Sheet
from ..tables.socket import MessageContext
from .letters import Letters, NoSuchPlace
from .push import Gone, NotTaken, Push, new_key
from .services import Unanswered, Unreachable
from .store import CallRows, calling_by_letter, calling_by_push, forgetting
from .texts import told

LOOK = 5.0  # seconds between two looks for calls to be made
AT_ONCE = 20  # calls of one look
CLEAR = 600  # looks between two clearings
TRIES = 4
AGAIN = 60_000  # milliseconds until the second try; each further one waits four times as long
MISSES = 20  # calls in vain until a browser is forgotten
BY_MAIL, UNHURRIED = 60_000, 600_000  # milliseconds until a letter is written: at a table by mail, and without a clock
LASTS = {"live": 300, "mail": 86_400, "": 86_400}  # seconds for which a push service keeps a call, by clock


class Calling(Service):
    """The calls of a running server; push and letters only where the keeper has switched them on."""

    def __init__(self, server: Server) -> None:
        self._settings = server.settings
        self._tables = server[Tables]
        self._clocks = server[Clocks]
        self.rows = CallRows(server.store)
        self.push: Push | None = None
        self.letters = Letters(server.settings) if server.settings.smtp else None
        self.codes = RateLimit(1 / 600, 3)  # first letters per second, by network and by address
        self.post = RateLimit(0.1, 30)  # first letters of the whole house
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        people = server[People]
        people.on_account_delete.append(self._forget)
        people.on_merge.append(self._bring)
        people.on_export["calls"] = self._tell
        self._tables.on_remove.append(forgetting)
        if self.switched_on:
            self._clocks.turns.on_asked.append(self._asked)
            self._clocks.turns.on_turn_noticed.append(lambda *_: self._stirred.set())
            self._tables.on_socket_open.append(self._attended)

    @property
    def switched_on(self) -> bool:
        return self._settings.push or bool(self._settings.smtp)

    async def open(self) -> None:
        if self._settings.push:
            self.push = Push(self._settings, await self.rows.key("push", new_key()))
        if self.switched_on:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self.push:
            self.push.close()

    # -- Who is to be called -----------------------------------------------------------------------------------------

    def _asked(self, guest: int, live: LiveTable) -> Sequence[Statement]:
        """What is kept together with the note that this guest is told of their turn."""
        sheet, stamp = live.sheet, read(live.clock)
        seat = sheet.seat_of(guest)
        if stamp is None or seat is None or not _somebody_waits(sheet, seat):
            return ()
        turn, moment, kind = stamp.turns[seat], now(), _clock(sheet)
        by_push = (calling_by_push(sheet.id, seat, turn, guest, moment),) if self.push else ()
        if not self.letters or kind == "live":  # before a letter is read, a live clock is out
            return by_push
        due = moment + (BY_MAIL if kind == "mail" else UNHURRIED)
        return (*by_push, calling_by_letter(sheet.id, seat, turn, guest, due))

    async def _attended(self, context: MessageContext) -> None:
        if (
            context.socket.guest is not None
            and context.socket.seat is not None
            and context.socket.seat in context.live.asked()
        ):
            await self.came(context.live, context.socket.guest)

    async def came(self, live: LiveTable, guest: int) -> None:
        """Somebody who is asked looks at the table: they need not be called."""
        if self.switched_on:
            with suppress(WriteFailed):  # whoever makes the call finds them here
                await self.rows.came(live.sheet.id, guest)

    # -- Calling -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        looks = 0
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), LOOK)
            self._stirred.clear()
            try:
                while await self.make_calls() == AT_ONCE:
                    pass
                if looks % CLEAR == 0:
                    await self.rows.clear(now())
                looks += 1
            except Exception as trouble:
                log.error("nobody was called", error=repr(trouble))

    async def make_calls(self) -> int:
        """Make the calls that are due; gives how many there were."""
        due = await self.rows.due(now(), AT_ONCE)
        await asyncio.gather(*(self._make(call) for call in due))
        return len(due)

    async def _make(self, call: Any) -> None:
        if not await self.rows.take(call.id, now()):
            return
        try:
            await self._call(call)
        except Unreachable as trouble:
            log.warning("a call was not made", table=call.table_id, error=repr(trouble))
            await self._missed(call)
        except Exception as trouble:
            log.error("a call cannot be made", table=call.table_id, error=repr(trouble))
            await self.rows.done(call.id)

    async def _call(self, call: Any) -> None:
        sheet = await self._still(call)
        quiet = after_quiet(now(), await self._clocks.quiet_of(call.guest))
        if sheet is None:
            await self.rows.done(call.id)
        elif quiet > now():
            await self.rows.postpone(call.id, quiet, call.tries)
        elif call.subscription is None:
            await self._write(call, sheet)
            await self.rows.done(call.id)
        else:
            await self._push(call, sheet)
            await self.rows.done(call.id)

    async def _still(self, call: Any) -> Sheet | None:
        """The sheet of the table, if this is still the person's turn and they do not look at it."""
        sheet = await self._tables.rows.sheet(call.table_id)
        if sheet is None or sheet.status != "playing" or sheet.seat_of(call.guest) != call.seat:
            return None
        live = self._tables.live.get(call.table_id)
        looks = live is not None and live.has_visible_page(call.guest)
        stamp = read(await self.rows.clock_of(call.table_id))
        asked = stamp is not None and stamp.turns[call.seat] == call.turn and not stamp.paused
        return sheet if asked and not looks and call.seat in sheet.people else None

    async def _push(self, call: Any, sheet: Sheet) -> None:
        row = await self.rows.subscription(call.subscription)
        if row is None or not self.push:
            return
        words = told(sheet, call.guest, await self.rows.language_of(call.guest))
        try:
            await self.push.send(row, words, LASTS[_clock(sheet)])
        except Gone:
            await self.rows.drop(row.id)
        except (NotTaken, Unanswered, Refused) as trouble:
            log.warning("a push service refuses", error=repr(trouble))
            await self.rows.missed(row.id, MISSES)
        else:
            await self.rows.reached(row.id)

    async def _write(self, call: Any, sheet: Sheet) -> None:
        box = await self.rows.mailbox(call.guest)
        if box is None or not (box.confirmed and box.letters and self.letters):
            return
        language = await self.rows.language_of(call.guest)
        try:
            await self.letters.send_turn(box.address, box.token, told(sheet, call.guest, language), language)
        except NoSuchPlace as trouble:
            log.warning("a letter was refused", error=repr(trouble))
            await self.rows.change_mailbox(call.guest, confirmed=False)

    async def _missed(self, call: Any) -> None:
        """It certainly did not arrive: try again, though not for ever."""
        if call.subscription is not None:
            await self.rows.missed(call.subscription, MISSES)
        if call.tries + 1 < TRIES:
            await self.rows.postpone(call.id, now() + AGAIN * 4**call.tries, call.tries + 1)
        else:
            await self.rows.done(call.id)

    # -- People ------------------------------------------------------------------------------------------------------

    async def _forget(self, guest: Guest) -> None:
        await self.rows.forget(guest.id)

    async def _bring(self, guest: Guest, person: Guest) -> None:
        await self.rows.bring(guest.id, person.id)

    async def _tell(self, guest: int) -> dict[str, Any]:
        """All that is kept; where a browser is called is its secret, so only the service is named."""
        box = await self.rows.mailbox(guest)
        letters = (
            {"address": box.address, "confirmed": bool(box.confirmed), "wanted": bool(box.letters)} if box else None
        )
        browsers = [
            {"service": "/".join(row.endpoint.split("/")[:3]), "since": told_moment(row.created)}
            for row in await self.rows.subscriptions_of(guest)
        ]
        return {"letters": letters, "browsers": browsers}


def _somebody_waits(sheet: Sheet, seat: int) -> bool:
    """Is there another person at the table? Bots are patient."""
    return any(other != seat for other in sheet.people)


def _clock(sheet: Sheet) -> str:
    return sheet.terms.clock.kind if sheet.terms.clock else ""
