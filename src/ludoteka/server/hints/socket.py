"""Handlers of socket messages."""

from __future__ import annotations

from ..tables.socket import MessageContext
from . import wire
from .hints import Hinting


async def ask_hint(context: MessageContext, message: wire.AskHint) -> None:
    await context.server[Hinting].ask(context, message.seq)
