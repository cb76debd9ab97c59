"""Messages about finished matches."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from ..tables.wire import TableInfo


class ReplayStep(Struct):
    """The table after a number of decisions, with open hands."""

    seq: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    asks: dict[str, list[str]]  # by seat
    decision: list[Any] | None  # [seat, key] that led here


class Replay(Struct):
    """A finished match that can be viewed step by step."""

    table: TableInfo
    steps: int
    page: int  # so many steps come at once


PAGE_OF_STEPS = {200: ResponseSpec(list[ReplayStep], generate_examples=False, description="The steps of a page.")}
