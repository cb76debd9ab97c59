"""Other servers on the same store: what they did at our tables, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..log import log
from .live import Live
from .news import Present, TableChanged, WhoIsThere

if TYPE_CHECKING:
    from .memory import Tables

SILENCE = 15.0  # seconds until a server that says nothing is believed to be gone


class Cluster:
    """Listens to the others and tells them; what it hears of, the tables look up in the store."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._bus = tables.bus
        self._learning: set[asyncio.Task[None]] = set()
        self._bus.subscribe(TableChanged, lambda _, news: self.look_up(news.table))
        self._bus.subscribe(Present, self._hear_present)
        self._bus.subscribe(WhoIsThere, lambda _, news: self._tell_present(news.table))

    async def close(self) -> None:
        for task in self._learning:
            task.cancel()
        await asyncio.gather(*self._learning, return_exceptions=True)
        self._bus.publish(Present({id: [] for id in self._tables.live}, {}))

    async def compare(self) -> None:
        """Whatever others said and we did not hear: find out."""
        watched = {id: live for id, live in self._tables.live.items() if live.watchers}
        self._bus.publish(present(watched.values()))
        for live in self._tables.live.values():
            if live.forget_elsewhere(monotonic() - SILENCE):
                self._tables.spread(live)
        heads = await self._tables.rows.heads(watched)
        for id, live in watched.items():
            if live.unsure or heads.get(id) != live.head:
                self.look_up(id)

    def look_up(self, id: str) -> None:
        live = self._tables.live.get(id)
        if live:
            self.look_after(self._learn(live))

    def look_after(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that was caused by news, some time soon; it ends with the server."""
        task = asyncio.create_task(work)
        self._learning.add(task)
        task.add_done_callback(self._learning.discard)

    async def _learn(self, live: Live) -> None:
        try:
            async with live.lock:
                await self._tables.sure(live)
                await self._tables.catch_up(live)
        except Exception as trouble:
            live.unsure = True
            log.error("a table was not brought up to date", table=live.sheet.id, error=repr(trouble))

    def _hear_present(self, server_id: str, said: Present) -> None:
        for id, guests in said.tables.items():
            live = self._tables.live.get(id)
            if live and live.seen_elsewhere(server_id, guests, said.looking.get(id, ())):
                self._tables.spread(live)

    def _tell_present(self, id: str) -> None:
        live = self._tables.live.get(id)
        if live and live.watchers:
            self._bus.publish(present([live]))


def present(lives: Iterable[Live]) -> Present:
    """What the others are told of who is at these tables."""
    here = list(lives)
    return Present({live.sheet.id: live.guests() for live in here}, {live.sheet.id: live.lookers() for live in here})
