"""Messages for monitoring."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Release(Struct):
    """A release of the program, and a link to its notes, or an empty one."""

    version: str
    link: str


class Health(Struct):
    status: Literal["ok", "ill"]
    version: str
    tables: int
    sockets: int
    degraded: str  # what works worse than it should while the server serves; empty: nothing
    games: dict[str, str]  # what is played by which version; one with a + has values of the owner's box
