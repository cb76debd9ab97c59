"""Runs in a worker process: renders a finished match step by step with open hands, in pages ready to send."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from time import process_time
from typing import Any

import ludoteka
from ludoteka.fairness import draws
from ludoteka.kernel import Table

from ..tables.live import numbered
from ..wire import encode
from .wire import ReplayStep

PAGE = 100  # steps


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of a replay, ready to send."""

    steps: int
    pages: tuple[bytes, ...]  # JSON lists of steps, compressed
    seconds: float  # of processor time that it cost

    @property
    def size(self) -> int:
        return sum(map(len, self.pages))


def render(record: ludoteka.Record, content: str | None) -> Pages:
    """Replay a match and render it after every decision."""
    began = process_time()
    if content is not None:
        ludoteka.game(record.game, record.version, content)
    table = ludoteka.replay(record, upto=0)
    steps = [_step(table, 0, None)]
    for seat, key in record.decisions:
        shown = len(table.events)
        table.choose(seat, key)
        steps.append(_step(table, shown, [seat, key]))
    pages = tuple(gzip.compress(encode(steps[i : i + PAGE]), 5, mtime=0) for i in range(0, len(steps), PAGE))
    return Pages(len(steps), pages, process_time() - began)


@dataclass(frozen=True, slots=True)
class ChanceDraws:
    """All outcomes of chance in a match, each with its range."""

    drawn: tuple[tuple[int, int], ...]
    seconds: float  # of processor time that it cost

    @property
    def size(self) -> int:
        return 100 * len(self.drawn)


def draw_again(record: ludoteka.Record, content: str | None) -> ChanceDraws:
    """Replay a match and record the range of each outcome."""
    began = process_time()
    if content is not None:
        ludoteka.game(record.game, record.version, content)
    return ChanceDraws(tuple(draws(record)), process_time() - began)


def _step(table: Table[Any], shown: int, decision: list[Any] | None) -> ReplayStep:
    seq = len(table.decisions)
    return ReplayStep(
        seq=seq,
        events=[numbered(seq, event) for event in table.events[shown:]],
        view=open_view(table),
        asks={str(int(seat)): ask.keys for seat, ask in table.asks.items()},
        decision=decision,
    )


def open_view(table: Table[Any]) -> dict[str, Any]:
    """The union of all seats' views: a card that one seat sees replaces the number or gap in another seat's view."""
    together = table.view(None)
    for seat in range(table.seats):
        together = _join(together, table.view(seat))
    return {**together, "seat": None} if "seat" in together else together


def _join(a: Any, b: Any) -> Any:
    if a == b or b is None:
        return a
    if a is None:
        return b
    if isinstance(a, dict) and isinstance(b, dict):
        return {key: _join(a.get(key), b.get(key)) for key in {**a, **b}}
    if isinstance(a, list) and isinstance(b, list):
        return [_join(x, y) for x, y in zip(a, b, strict=True)] if len(a) == len(b) else max(a, b, key=len)
    return a if isinstance(a, list | dict) else b
