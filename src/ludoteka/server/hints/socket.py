"""What may be said at a table's socket."""

from __future__ import annotations

from ..tables.socket import MessageContext
from . import wire
from .hints import Hinting


async def ask_hint(context: MessageContext, said: wire.AskHint) -> None:
    await context.server[Hinting].ask(context, said.seq)
