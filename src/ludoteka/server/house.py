"""The house: which tables are in memory, how they get there from the store, and when they leave."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

import ludoteka
from ludoteka.kernel import Table

from . import wire
from .bots import Thinkers
from .errors import Overtaken, Refused, no_table, not_kept
from .info import table_info
from .live import Live
from .log import log
from .metrics import LIVE
from .nodes import LobbyChanged, Nodes, Present, TableChanged, WhoIsThere
from .settings import Settings
from .sheet import Sheet
from .store import Head, Store
from .store.writer import NotWritten, Outdated, Statement
from .watcher import Watcher

SWEEP = 5.0  # seconds between two looks at all tables
SILENCE = 3  # such looks, until a server that says nothing is believed to be gone


class House:
    """All that a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.thinkers = Thinkers(settings.bot_workers)
        self.live: dict[str, Live] = {}
        self.lobby: set[asyncio.Event] = set()  # of those who look at the open tables
        self.nodes = Nodes(settings.channels)
        self.nodes.on(TableChanged, lambda _, said: self._look_up(said.table))
        self.nodes.on(LobbyChanged, lambda _, said: self._stir())
        self.nodes.on(Present, self._hear_present)
        self.nodes.on(WhoIsThere, lambda _, said: self._tell_present(said.table))
        self._arriving: dict[str, asyncio.Task[Live | None]] = {}
        self._learning: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self.nodes.open()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        busy = [*self._learning, *(task for live in self.live.values() for task in live.thinking.values())]
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        self.thinkers.close()
        self.nodes.tell(Present({id: [] for id in self.live}))
        await self.nodes.close()
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
        elif self.nodes or live.unsure:
            async with live.lock:
                await self.sure(live)
                await self.catch_up(live)
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
            live = self.add(self.rebuild(sheet, rows))
            self.nodes.tell(WhoIsThere(id))
            return live
        finally:
            del self._arriving[id]

    def rebuild(self, sheet: Sheet, rows: Sequence[Any]) -> Live:
        """The table as its rows tell it."""
        if not rows:
            return Live(sheet)
        try:
            return replay(sheet, rows)
        except (ludoteka.LudotekaError, ludoteka.RuleCrashed, LookupError) as error:
            report = self.report("cannot be continued", sheet, str(error))
            raise Refused(
                "cannot-continue", f"This table was begun with other rules ({report}).", 409, report=report
            ) from error

    async def catch_up(self, live: Live) -> None:
        """Learn from the store what others did at this table; under its lock."""
        id = live.sheet.id
        head = (await self.store.heads([id]))[id]
        if head == _head(live):
            return
        if head.revision != live.sheet.revision:
            await self.restore(live)
            return
        rows = await self.store.decisions(id, after=live.seq)
        if _follows(live, rows):
            live.show()
        else:  # others went on while we looked
            live.unsure = True
            await self.sure(live)

    async def restore(self, live: Live) -> None:
        """Put a table to what the store knows; under its lock."""
        sheet = await self.store.sheet(live.sheet.id)
        assert sheet, "a table in memory is in the store"
        fresh = self.rebuild(sheet, await self.store.decisions(sheet.id) if sheet.status != "waiting" else ())
        live.sheet, live.table, live.marks, live.since = fresh.sheet, fresh.table, fresh.marks, fresh.since
        live.unsure = False
        live.reseat()
        live.show()
        self.spread(live)

    async def keep(self, live: Live, *more: Statement) -> None:
        """Keep the sheet of a table, and more with it; under its lock."""
        try:
            await self.store.save_sheet(live.sheet, *more)
        except NotWritten as error:
            raise await self.not_kept(live, error) from error
        self.nodes.tell(TableChanged(live.sheet.id))

    async def not_kept(self, live: Live, error: NotWritten) -> Refused:
        """The store refused: go back to what it knows. Where it cannot be asked, that has to wait."""
        live.unsure = True
        await self.sure(live)
        return Overtaken() if isinstance(error, Outdated) else not_kept()

    async def sure(self, live: Live) -> None:
        """See to it that nothing is on the table but what the store knows; under its lock."""
        if not live.unsure:
            return
        try:
            await self.restore(live)
        except Refused:
            raise
        except Exception as trouble:
            log.error("the store does not answer", table=live.sheet.id, error=repr(trouble))
            raise not_kept() from trouble

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave memory; the others are compared with the store."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            limit = monotonic() - self.settings.idle
            for id in [id for id, live in self.live.items() if live.idle and live.touched < limit]:
                del self.live[id]
            LIVE.set(len(self.live))
            if self.nodes:
                try:
                    await self._compare()
                except Exception as trouble:
                    log.error("the store does not answer", error=repr(trouble))

    # -- Other servers -----------------------------------------------------------------------------------------------

    async def _compare(self) -> None:
        """Whatever others said and we did not hear: find out."""
        watched = {id: live for id, live in self.live.items() if live.watchers}
        self.nodes.tell(Present({id: live.guests() for id, live in watched.items()}))
        for live in self.live.values():
            if live.forget_elsewhere(monotonic() - SILENCE * SWEEP):
                self.spread(live)
        heads = await self.store.heads(watched)
        for id, live in watched.items():
            if live.unsure or heads.get(id) != _head(live):
                self._look_up(id)

    def _look_up(self, id: str) -> None:
        live = self.live.get(id)
        if live:
            task = asyncio.create_task(self._learn(live))
            self._learning.add(task)
            task.add_done_callback(self._learning.discard)

    async def _learn(self, live: Live) -> None:
        try:
            async with live.lock:
                await self.sure(live)
                await self.catch_up(live)
        except Exception as trouble:
            live.unsure = True
            log.error("a table was not brought up to date", table=live.sheet.id, error=repr(trouble))

    def _hear_present(self, server: str, said: Present) -> None:
        for id, guests in said.tables.items():
            live = self.live.get(id)
            if live and live.seen_elsewhere(server, guests):
                self.spread(live)

    def _tell_present(self, id: str) -> None:
        live = self.live.get(id)
        if live and live.watchers:
            self.nodes.tell(Present({id: live.guests()}))

    # -- Telling -----------------------------------------------------------------------------------------------------

    def info(self, sheet: Sheet, guest: int | None, base: str) -> wire.TableInfo:
        return table_info(sheet, self.live.get(sheet.id), guest, base, self.settings.absence)

    def spread(self, live: Live) -> None:
        """Tell everyone at the table that its sheet changed."""
        for watcher in live.watchers:
            watcher.tell_news()

    def attended(self, live: Live, guest: int) -> None:
        """Somebody came to the table or left it."""
        self.nodes.tell(Present({live.sheet.id: live.guests()}))
        if live.sheet.seat_of(guest) is not None:
            self.spread(live)

    def rename(self, guest: int, name: str) -> None:
        """Somebody is called otherwise now."""
        for live in self.live.values():
            seat = live.sheet.seat_of(guest)
            if seat is not None and live.sheet.chairs[seat].name != name:
                live.sheet.chairs[seat].name = name
                self.spread(live)

    def announce(self) -> None:
        """The list of open tables changed."""
        self.nodes.tell(LobbyChanged())
        self._stir()

    def _stir(self) -> None:
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


def replay(sheet: Sheet, rows: Sequence[Any]) -> Live:
    """The match of these rows, ready to go on with the promised luck."""
    game = ludoteka.game(sheet.game)
    if game.version != sheet.version:
        raise LookupError(f"{sheet.game} is now version {game.version}")
    sheet.moved = max(sheet.moved, rows[-1].at)  # others may have decided since the sheet was read
    tape = [outcome for row in rows for outcome in _chance(row)]
    table: Table[Any] = Table(game, len(sheet.chairs), sheet.settings, sheet.luck, tape)
    live = Live(sheet, table, [len(table.events)])
    live.note_questions()
    for row in rows[1:]:
        live.follow(row.seat, row.key)
    return live


def _follows(live: Live, rows: Sequence[Any]) -> bool:
    """Make the decisions of these rows; False if they do not go on from here, or if the match is over by them."""
    try:
        for row in rows:
            if live.follow(row.seat, row.key) != _chance(row):
                return False
            live.sheet.moved = max(live.sheet.moved, row.at)
    except (ludoteka.LudotekaError, ludoteka.RuleCrashed):
        return False
    return live.table is not None and live.table.outcome is None


def _chance(row: Any) -> list[int]:
    return msgspec.json.decode(row.chance, type=list[int]) if row.chance else []


def _head(live: Live) -> Head:
    return Head(live.sheet.revision, live.seq)
