"""Finished matches: the record to verify, and every step with all hands open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import ludoteka
from ludoteka.kernel import Table

from ..tables.live import Live, numbered
from ..tables.wire import TableInfo
from . import wire


def record_of(live: Live) -> ludoteka.Record:
    """The record with the seed revealed. A match that was resigned claims no result of the rules."""
    assert live.table and live.sheet.status == "finished", "records of running matches are nobody's"
    return replace(live.table.record(), seed=live.sheet.seed)


def replay_of(live: Live, info: TableInfo) -> wire.Replay:
    """Play the match once more and look at it after every decision."""
    record = record_of(live)
    table = ludoteka.replay(record, upto=0)
    steps = [_step(table, 0, None)]
    for seat, key in record.decisions:
        shown = len(table.events)
        table.choose(seat, key)
        steps.append(_step(table, shown, [seat, key]))
    return wire.Replay(info, info.seats, steps)


def _step(table: Table[Any], shown: int, decision: list[Any] | None) -> wire.ReplayStep:
    seq = len(table.decisions)
    return wire.ReplayStep(
        seq=seq,
        events=[numbered(seq, event) for event in table.events[shown:]],
        view=open_view(table),
        asks={str(int(seat)): ask.keys for seat, ask in table.asks.items()},
        decision=decision,
    )


def open_view(table: Table[Any]) -> dict[str, Any]:
    """What all seats know together: what one seat sees as a number or not at all, another sees as cards."""
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
