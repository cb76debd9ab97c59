"""Finished matches: their records, and their replays, which are rendered once and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import ludoteka
from ludoteka import shelf

from ..errors import Refused, no_table
from ..feature import Part
from ..house import House
from ..limits import Limit
from ..processes import Died, Process
from ..tables.editions import cannot_be_had
from ..tables.memory import Tables
from ..tables.rebuilding import record_of
from ..tables.sheet import Sheet
from .rendering import Pages, render

KEPT = 64 * 2**20  # bytes of replays in memory
PATIENCE = 60.0  # seconds for one replay
WAITING = 20  # replays that may wait to be rendered


class Review(Part):
    """The replays of a running server."""

    def __init__(self, house: House) -> None:
        self._tables = house[Tables]
        self._work: Limit = house.guard.work
        self._process = Process()
        self._one_at_a_time = asyncio.Lock()
        self._kept: OrderedDict[str, Pages] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Pages]] = {}

    async def close(self) -> None:
        for task in self._coming.values():
            task.cancel()
        await asyncio.gather(*self._coming.values(), return_exceptions=True)
        self._process.close()

    async def finished(self, table_id: str) -> Sheet:
        """The sheet of a match that is over, or Refused; the match itself stays where it is."""
        sheet = await self._tables.sheet(table_id)
        if sheet is None:
            raise no_table()
        if sheet.status != "finished":
            raise Refused("not-finished", "This match is not over: its record is nobody's yet.")
        return sheet

    async def record(self, sheet: Sheet) -> ludoteka.Record:
        return record_of(sheet, await self._tables.rows.decisions(sheet.id))

    async def pages(self, sheet: Sheet, payer: str) -> Pages:
        """The replay; whoever is the first to ask pays for the work."""
        id = sheet.id
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        task = self._coming.get(id)
        if task is None:
            self._work.check(payer)
            if len(self._coming) >= WAITING:
                raise Refused("busy", "Too many replays are wanted at once: try again soon.", 503)
            task = self._coming[id] = asyncio.create_task(self._render(sheet, payer))
        return await asyncio.shield(task)

    async def _render(self, sheet: Sheet, payer: str) -> Pages:
        try:
            record = await self.record(sheet)
            await self._tables.editions.know(sheet)
            content = shelf.content_of(ludoteka.game(sheet.game, sheet.version))
            async with self._one_at_a_time:
                pages = await self._process.do(PATIENCE, render, record, content)
        except Died as error:
            raise Refused("busy", "The replay could not be made: try again soon.", 503) from error
        except ludoteka.LudotekaError as error:
            raise cannot_be_had(sheet, error) from error
        finally:
            del self._coming[sheet.id]
        self._work.spend(payer, pages.seconds)
        self._kept[sheet.id] = pages
        while sum(kept.size for kept in self._kept.values()) > KEPT and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return pages
