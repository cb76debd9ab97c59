"""What may be said at a table's socket."""

from __future__ import annotations

from ..tables.socket import At
from . import wire
from .hints import Hints


async def ask_hint(at: At, said: wire.AskHint) -> None:
    await at.house[Hints].ask(at, said.seq)
