"""Other servers on the same store: their changes at our tables, and their presence."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..log import log
from .live import LiveTable
from .news import Present, TableChanged, WhoIsThere

if TYPE_CHECKING:
    from .memory import Tables

SILENCE = 15.0  # seconds until a server that says nothing is believed to be gone


class TableSync:
    """Exchanges news with the other servers; the tables then read the changes from the store."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._bus = tables.bus
        self._tasks: set[asyncio.Task[None]] = set()
        self._bus.subscribe(TableChanged, lambda _, news: self.refresh_soon(news.table))
        self._bus.subscribe(Present, self._on_present)
        self._bus.subscribe(WhoIsThere, lambda _, news: self._publish_present(news.table))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._bus.publish(Present({id: [] for id in self._tables.live}, {}))

    async def reconcile(self) -> None:
        """Find changes of other servers whose news was lost."""
        watched = {id: live for id, live in self._tables.live.items() if live.sockets}
        if not self._bus.lost:  # otherwise nobody hears us, and that we hear nobody says nothing about them
            self._bus.publish(present(watched.values()))
            for live in self._tables.live.values():
                if live.expire_remote_presence(monotonic() - SILENCE):
                    self._tables.broadcast_info(live)
        heads = await self._tables.rows.heads(watched)
        for id, live in watched.items():
            if live.needs_reload or heads.get(id) != live.head:
                self.refresh_soon(id)

    def refresh_soon(self, id: str) -> None:
        live = self._tables.live.get(id)
        if live:
            self.spawn(self._refresh(live))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task caused by news; it ends with the server."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _refresh(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await self._tables.ensure_saved(live)
                await self._tables.catch_up(live)
        except Exception as trouble:
            live.needs_reload = True
            log.error("a table was not brought up to date", table=live.sheet.id, error=repr(trouble))

    def _on_present(self, server_id: str, news: Present) -> None:
        for id, guests in news.tables.items():
            live = self._tables.live.get(id)
            if live and live.set_remote_presence(server_id, guests, news.visible.get(id, ())):
                self._tables.broadcast_info(live)

    def _publish_present(self, id: str) -> None:
        live = self._tables.live.get(id)
        if live and live.sockets:
            self._bus.publish(present([live]))


def present(lives: Iterable[LiveTable]) -> Present:
    """The guests at these tables on this server."""
    guests, visible = {}, {}
    for live in lives:
        id = live.sheet.id
        guests[id], visible[id] = live.guests(), live.users_with_visible_page()
    return Present(guests, visible)
