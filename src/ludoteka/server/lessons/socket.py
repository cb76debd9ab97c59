"""What a learner says at a teaching table beside their choices."""

from __future__ import annotations

from ..tables.socket import At
from . import wire
from .coaching import Lessons


async def press_on(at: At, said: wire.PressOn) -> None:
    _ = at.seat  # who only watches cannot press on
    async with at.live.lock:
        await at.server[Lessons].press_on(at.live, said.step)


async def leave_lesson(at: At, said: wire.LeaveLesson) -> None:
    _ = at.seat
    async with at.live.lock:
        await at.server[Lessons].leave(at.live)
