"""Looking at a table, and looking away."""

from __future__ import annotations

from ..tables.socket import MessageContext
from . import wire
from .calling import Calling


async def look(context: MessageContext, said: wire.Look) -> None:
    watcher, live = context.socket, context.live
    if watcher.visible == said.here or watcher.guest is None:
        return
    watcher.visible = said.here
    context.tables.visibility_changed(live, watcher.guest)
    if said.here and watcher.seat in live.asked():
        await context.server[Calling].came(live, watcher.guest)
