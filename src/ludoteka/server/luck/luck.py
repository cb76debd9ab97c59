"""From the last pledge to the first card: salts are revealed, and nobody can hold up the table by not revealing."""

from __future__ import annotations

import asyncio
from time import monotonic

from ..core import Server
from ..errors import Conflict
from ..feature import Service
from ..log import log
from ..store import now
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.play import start_match

LOOK = 0.25  # seconds between two looks for tables that have waited long enough


class PendingStarts(Service):
    """The tables of a running server that are about to start."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self._hooks = server.hooks
        self._patience = server.settings.reveal_seconds
        self._since: dict[str, float] = {}  # since when we know that a table waits for salts, whatever clocks say
        self._watch: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._watch = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._watch:
            self._watch.cancel()

    async def start(self, live: LiveTable) -> None:
        """Start a table whose seats are all taken; if salts are pledged, wait for their reveal. Under the lock."""
        if any(chair.unrevealed for chair in live.sheet.chairs):
            live.sheet.closed = now()
            await self._tables.save(live)
            self._tables.broadcast_info(live)
        else:
            await self.begin(live)

    async def begin(self, live: LiveTable) -> None:
        """Start the match with the luck mixed from all contributions; under the lock."""
        setup = start_match(self._tables, live)
        await self._tables.save(live, setup, begins=True)
        live.reseat()
        live.show()
        self._tables.broadcast_info(live)
        for hook in self._hooks.on_begin:
            hook()

    async def _look(self) -> None:
        """Start matches whose reveal is overdue."""
        while True:
            await asyncio.sleep(LOOK)
            due = self._due()
            for live in due:
                try:
                    await self._begin_without(live)
                except Exception as trouble:
                    self._since.pop(live.sheet.id, None)  # so that it is tried again, a while later
                    log.error("a table does not begin", table=live.sheet.id, error=repr(trouble))

    def _due(self) -> list[LiveTable]:
        waiting = {id: live for id, live in self._tables.live.items() if _shows_salts(live)}
        self._since = {id: self._since.get(id, monotonic()) for id in waiting}
        return [live for id, live in waiting.items() if monotonic() - self._since[id] >= self._patience]

    async def _begin_without(self, live: LiveTable) -> None:
        async with live.lock:
            await self._tables.ensure_saved(live)
            if not _shows_salts(live):
                return
            try:
                await self.begin(live)
            except Conflict:  # another server began
                return
        self._tables.wake(live)


def _shows_salts(live: LiveTable) -> bool:
    return live.sheet.status == "waiting" and live.sheet.closed > 0
