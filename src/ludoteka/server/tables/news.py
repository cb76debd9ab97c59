"""What servers tell each other about tables."""

from __future__ import annotations

from msgspec import Struct


class TableChanged(Struct, tag="table"):
    """A decision was kept, or the sheet changed."""

    table: str


class Present(Struct, tag="present", rename={"visible": "looking"}):
    """Who is at these tables from here, and who of them looks."""

    tables: dict[str, list[int]]
    visible: dict[str, list[int]]


class WhoIsThere(Struct, tag="who"):
    """A table has come into memory here: who looks at it elsewhere?"""

    table: str
