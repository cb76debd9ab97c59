"""Matches that are over."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..tables.wire import SeatInfo, TableInfo


class ReplayStep(Struct):
    """The table after so many decisions, all hands open."""

    seq: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    asks: dict[str, list[str]]  # by seat
    decision: list[Any] | None  # [seat, key] that led here


class Replay(Struct):
    """A finished match, step by step."""

    table: TableInfo
    seats: list[SeatInfo]
    steps: list[ReplayStep]
