"""Handlers of proposals and answers at a table's socket."""

from __future__ import annotations

from ..tables.socket import MessageContext
from . import wire
from .proposals import Proposals


async def propose(context: MessageContext, message: wire.Propose) -> None:
    await context.server[Proposals].propose(context, message.kind)


async def answer(context: MessageContext, message: wire.Answer) -> None:
    await context.server[Proposals].answer(context, message.kind, message.yes)
