"""Going on after a pause."""

from __future__ import annotations

from ..errors import not_seated
from ..tables.socket import At
from . import wire
from .clocks import Clocks


async def resume(at: At, said: wire.Resume) -> None:
    if at.voice not in at.live.sheet.people:
        raise not_seated()
    await at.server[Clocks].resume(at.live)
