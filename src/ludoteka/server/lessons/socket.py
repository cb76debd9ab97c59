"""Socket messages of a learner, besides choices."""

from __future__ import annotations

from ..tables.socket import MessageContext
from . import wire
from .coaching import Lessons


async def continue_lesson(context: MessageContext, message: wire.Continue) -> None:
    _ = context.seat  # who only watches cannot press on
    async with context.live.lock:
        await context.server[Lessons].acknowledge(context.live, message.step)


async def leave_lesson(context: MessageContext, message: wire.LeaveLesson) -> None:
    _ = context.seat
    async with context.live.lock:
        await context.server[Lessons].leave(context.live)
