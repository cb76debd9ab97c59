"""Socket messages of a learner, besides choices."""

from __future__ import annotations

from ..tables.socket import MessageContext
from . import wire
from .coaching import Lessons


async def press_on(context: MessageContext, said: wire.PressOn) -> None:
    _ = context.seat  # who only watches cannot press on
    async with context.live.lock:
        await context.server[Lessons].press_on(context.live, said.step)


async def leave_lesson(context: MessageContext, said: wire.LeaveLesson) -> None:
    _ = context.seat
    async with context.live.lock:
        await context.server[Lessons].leave(context.live)
