"""The final view of each seat of a finished match; reading it needs no rules."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, ForeignKey, LargeBinary, String, insert, select
from sqlalchemy import Table as SqlTable

from ludoteka.kernel import Event, Seat, Table

from ..store import Store
from ..store.schema import metadata
from ..store.writer import Statement

Plain = dict[str, Any]

finals: SqlTable = SqlTable(
    "finals",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("shown", LargeBinary, nullable=False),  # views and log of all seats, JSON, compressed
)
_ADD = insert(finals)


class Final(msgspec.Struct):
    """The end of a match as each viewer saw it. Viewers are seats by number; the empty name stands for spectators."""

    views: dict[str, Plain]  # none where the rules of the match were nowhere to be had
    log: list[Plain]  # all events
    own: dict[str, dict[int, Plain | None]]  # viewer -> place in the log -> how it was seen there, where otherwise
    decisions: list[tuple[int, str]]

    def view(self, seat: int | None) -> Plain | None:
        return self.views.get(_viewer(seat))

    def events(self, seat: int | None, base: int) -> list[Plain]:
        """The events that this viewer learned after the state number `base`."""
        own = self.own.get(_viewer(seat), {})
        visible = (own.get(i, event) for i, event in enumerate(self.log) if event["seq"] > base)
        return [event for event in visible if event is not None]


def final_of(table: Table[Any], marks: Sequence[int]) -> Final:
    """Compute the final views of a match; `marks` has the number of events after each decision."""
    viewers: list[Seat | None] = [*(Seat(seat) for seat in range(table.seats)), None]
    log: list[Plain] = []
    own: dict[str, dict[int, Plain | None]] = {_viewer(viewer): {} for viewer in viewers}
    n = 0
    for i, event in enumerate(table.events):
        while i >= marks[n]:
            n += 1
        log.append({"seq": n, **event.plain()})
        if type(event).seen_by is Event.seen_by:  # everybody saw it
            continue
        for viewer in viewers:
            visible = event.seen_by(viewer)
            if visible is not event:
                own[_viewer(viewer)][i] = None if visible is None else {"seq": n, **visible.plain()}
    views = {_viewer(viewer): table.view(viewer) for viewer in viewers}
    return Final(views, log, own, [(int(seat), key) for seat, key in table.decisions])


def keeping(table_id: str, final: Final) -> Statement:
    """The statement that stores it."""
    return Statement(_ADD, {"table_id": table_id, "shown": zlib.compress(msgspec.json.encode(final))})


async def read(store: Store, table_id: str) -> Final | None:
    rows = await store.rows(select(finals.c.shown).where(finals.c.table_id == table_id))
    return msgspec.json.decode(zlib.decompress(rows[0].shown), type=Final) if rows else None


def _viewer(seat: int | None) -> str:
    return "" if seat is None else str(int(seat))
