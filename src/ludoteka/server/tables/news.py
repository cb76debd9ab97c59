"""Messages between servers about tables."""

from __future__ import annotations

from msgspec import Struct


class TableChanged(Struct, tag="table"):
    """A decision was saved, or the sheet changed."""

    table: str


class Present(Struct, tag="present", rename={"visible": "looking"}):
    """The guests at these tables on this server, and those with a visible page."""

    tables: dict[str, list[int]]
    visible: dict[str, list[int]]


class WhoIsThere(Struct, tag="who"):
    """A table was loaded here: the other servers report who is there."""

    table: str
