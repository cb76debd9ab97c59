"""Looking at a table, and looking away."""

from __future__ import annotations

from ..tables.socket import At
from . import wire
from .calling import Calling


async def look(at: At, said: wire.Look) -> None:
    watcher, live = at.watcher, at.live
    if watcher.looking == said.here or watcher.guest is None:
        return
    watcher.looking = said.here
    at.tables.glanced(live, watcher.guest)
    if said.here and watcher.seat in live.asked():
        await at.server[Calling].came(live, watcher.guest)
