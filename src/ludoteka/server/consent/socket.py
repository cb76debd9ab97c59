"""Proposals and answers at a table's socket."""

from __future__ import annotations

from ..tables.socket import MessageContext
from . import wire
from .consent import Consent


async def propose(context: MessageContext, said: wire.Propose) -> None:
    await context.server[Consent].propose(context, said.kind)


async def answer(context: MessageContext, said: wire.Answer) -> None:
    await context.server[Consent].answer(context, said.kind, said.yes)
