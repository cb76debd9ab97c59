"""What may be said at a table's socket."""

from __future__ import annotations

from ..tables.socket import At
from . import wire
from .hints import Hinting


async def ask_hint(at: At, said: wire.AskHint) -> None:
    await at.server[Hinting].ask(at, said.seq)
