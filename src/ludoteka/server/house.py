"""The house: which tables are in memory, how they get there from the store, and when they leave."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

import ludoteka
from ludoteka.kernel import Luck, Table, stream

from . import wire
from .bots import Thinkers
from .errors import Refused, no_table
from .info import table_info
from .live import Live
from .log import log
from .metrics import LIVE
from .settings import Settings
from .sheet import Sheet
from .store import Store
from .store.writer import Statement
from .watcher import Watcher

SWEEP = 5.0  # seconds between two looks for idle tables


class House:
    """All that a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.bot_workers)
        self.live: dict[str, Live] = {}
        self.lobby: set[asyncio.Event] = set()  # of those who look at the open tables
        self._arriving: dict[str, asyncio.Task[Live | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        thinking = [task for live in self.live.values() for task in live.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()
        self.live.clear()
        LIVE.set(0)

    # -- Tables come and go ------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Live:
        """The table with this id, fetched from the store if need be; Refused if there is none."""
        live = self.live.get(id)
        if live is None:
            task = self._arriving.get(id)
            if task is None:
                task = self._arriving[id] = asyncio.create_task(self._fetch(id))
            live = await asyncio.shield(task)
            if live is None:
                raise no_table()
        live.touched = monotonic()
        return live

    async def mine(self, guest: int) -> list[Sheet]:
        """The sheets of a guest's tables; running ones come into memory, for they know whose turn it is."""
        sheets = await self.store.sheets_of(guest)
        found = []
        for sheet in sheets:
            if sheet.status != "playing":
                found.append(sheet)
                continue
            try:
                live = await self.table(sheet.id)
            except Refused:  # begun with other rules: it cannot go on, but it is still theirs
                found.append(sheet)
            else:
                async with live.lock:
                    found.append(live.sheet)
        return found

    def add(self, live: Live) -> Live:
        self.live[live.sheet.id] = live
        LIVE.set(len(self.live))
        return live

    async def _fetch(self, id: str) -> Live | None:
        try:
            sheet = await self.store.sheet(id)
            if sheet is None:
                return None
            rows = await self.store.decisions(id) if sheet.status != "waiting" else ()
            return self.add(self.rebuild(sheet, rows))
        finally:
            del self._arriving[id]

    def rebuild(self, sheet: Sheet, rows: Sequence[Any]) -> Live:
        """The table as its rows tell it."""
        if not rows:
            return Live(sheet)
        try:
            table, marks = replay(sheet, rows)
        except (ludoteka.LudotekaError, ludoteka.RuleCrashed, LookupError) as error:
            report = self.report("cannot be continued", sheet, str(error))
            raise Refused(
                "cannot-continue", f"This table was begun with other rules ({report}).", 409, report=report
            ) from error
        live = Live(sheet, table, marks)
        live.note_questions()
        return live

    async def restore(self, live: Live) -> None:
        """Put a table back to what the store knows, after something could not be kept; under its lock."""
        sheet = await self.store.sheet(live.sheet.id)
        assert sheet, "a table in memory is in the store"
        fresh = self.rebuild(sheet, await self.store.decisions(sheet.id) if sheet.status != "waiting" else ())
        live.sheet, live.table, live.marks, live.since = fresh.sheet, fresh.table, fresh.marks, fresh.since
        for watcher in live.watchers:
            watcher.seen = -1
        live.show()

    async def keep(self, live: Live, *more: Statement) -> None:
        """Keep the sheet of a table, and more with it; under its lock."""
        try:
            await self.store.save_sheet(live.sheet, *more)
        except SQLAlchemyError as error:
            raise await self.not_kept(live) from error

    async def not_kept(self, live: Live) -> Refused:
        """The store refused: go back to what it knows."""
        await self.restore(live)
        return Refused("not-kept", "This could not be stored; the table stands as before.", 503)

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            limit = monotonic() - self.settings.idle
            for id in [id for id, live in self.live.items() if live.idle and live.touched < limit]:
                del self.live[id]
            LIVE.set(len(self.live))

    # -- Telling -----------------------------------------------------------------------------------------------------

    def info(self, sheet: Sheet, guest: int | None, base: str) -> wire.TableInfo:
        return table_info(sheet, self.live.get(sheet.id), guest, base, self.settings.absence)

    def spread(self, live: Live) -> None:
        """Tell everyone at the table that its sheet changed."""
        for watcher in live.watchers:
            watcher.tell_news()

    def announce(self) -> None:
        """The list of open tables changed."""
        for looker in self.lobby:
            looker.set()

    async def refresh(self, live: Live, watcher: Watcher) -> None:
        """Send a watcher what it lacks: the sheet, and a fresh state if it lagged behind."""
        async with live.lock:
            if watcher.news:
                watcher.news = False
                watcher.say(wire.encode(wire.TableSaid(self.info(live.sheet, watcher.guest, watcher.base))).decode())
            if watcher.behind:
                watcher.behind = False
                watcher.push(live.frame(watcher), live.seq, live.sheet.undos)

    def report(self, what: str, sheet: Sheet, detail: str) -> str:
        """Write a report for the operator into the data directory and the log; gives its id."""
        id = secrets.token_hex(4)
        path = Path(self.settings.directory) / "reports" / f"{id}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{what}: table {sheet.id}, {sheet.game} {sheet.version}\n\n{detail}\n", encoding="utf-8")
        log.error(what, report=id, table=sheet.id, game=sheet.game)
        return id


def replay(sheet: Sheet, rows: Sequence[Any]) -> tuple[Table[Any], list[int]]:
    """The match of these rows, ready to go on with the promised luck, and its event marks."""
    game = ludoteka.game(sheet.game)
    if game.version != sheet.version:
        raise LookupError(f"{sheet.game} is now version {game.version}")
    tape = [outcome for row in rows if row.chance for outcome in msgspec.json.decode(row.chance, type=list[int])]
    luck = Luck(sheet.id, sheet.seed, sheet.salts, stream(sheet.seed, sheet.salts))
    table: Table[Any] = Table(game, len(sheet.chairs), sheet.settings, luck, tape)
    marks = [len(table.events)]
    for row in rows[1:]:
        table.choose(row.seat, row.key)
        marks.append(len(table.events))
    return table, marks
