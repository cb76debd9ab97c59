"""Proposals and answers at a table's socket."""

from __future__ import annotations

from ..tables.socket import At
from . import wire
from .consent import Consent


async def propose(at: At, said: wire.Propose) -> None:
    await at.server[Consent].propose(at, said.kind)


async def answer(at: At, said: wire.Answer) -> None:
    await at.server[Consent].answer(at, said.kind, said.yes)
