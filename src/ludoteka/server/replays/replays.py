"""Finished matches: records, replays, and outcomes of chance."""

from __future__ import annotations

import asyncio

import ludoteka

from ..core import Server
from ..errors import Refused, no_table
from ..feature import Service
from ..processes import Process
from ..tables.memory import Tables
from ..tables.rebuilding import record_of
from ..tables.sheet import Sheet
from .jobs import ReplayJobs
from .rendering import Pages, draw_again, render

KEPT = 64 * 2**20  # bytes of replays in memory
KEPT_DRAWS = 4 * 2**20


class Replays(Service):
    """Shows finished matches."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self._process = Process()
        turn = asyncio.Lock()
        self._replays = ReplayJobs(server, self._process, turn, KEPT, render)
        self._draws = ReplayJobs(server, self._process, turn, KEPT_DRAWS, draw_again)

    async def close(self) -> None:
        await self._replays.close()
        await self._draws.close()
        self._process.close()

    @property
    def waiting(self) -> int:
        """The number of replays that are made or wait to be made."""
        return self._replays.waiting + self._draws.waiting

    async def finished(self, table_id: str) -> Sheet:
        """The sheet of a finished match, or Refused; the match itself is not loaded."""
        sheet = await self._tables.sheet(table_id)
        if sheet is None:
            raise no_table()
        if sheet.status != "finished":
            raise Refused("not-finished", "This match is not over: its record is not available yet.")
        return sheet

    async def record(self, sheet: Sheet) -> ludoteka.Record:
        return record_of(sheet, await self._tables.rows.decisions(sheet.id))

    async def pages(self, sheet: Sheet, payer: str) -> Pages:
        """The pages of the replay."""
        return await self._replays.of(sheet, payer)

    async def draws(self, sheet: Sheet, payer: str) -> list[tuple[int, int]]:
        """All outcomes of chance in a match, each with its range."""
        return list((await self._draws.of(sheet, payer)).drawn)
