"""Handler of resuming after a pause."""

from __future__ import annotations

from ..errors import not_seated
from ..tables.socket import MessageContext
from . import wire
from .clocks import Clocks


async def resume(context: MessageContext, message: wire.Resume) -> None:
    if context.voice not in context.live.sheet.people:
        raise not_seated()
    await context.server[Clocks].resume(context.live)
