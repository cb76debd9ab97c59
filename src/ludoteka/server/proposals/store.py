"""Open proposals in the store, at most one of each kind per table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, bindparam, delete, insert, select, update
from sqlalchemy import Table as SqlTable

from ..store import Store
from ..store.schema import metadata
from ..store.writer import Statement

proposals: SqlTable = SqlTable(
    "proposals",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),  # the state number at which it was proposed
    Column("at", BigInteger, nullable=False),
    Column("agreed", String(40), nullable=False),  # seats, the proposer's first
    sqlite_with_rowid=False,
)

_OF = (proposals.c.table_id == bindparam("of_table"), proposals.c.kind == bindparam("of_kind"))
_UNCHANGED = (*_OF, proposals.c.at == bindparam("of_at"), proposals.c.agreed == bindparam("of_agreed"))
_ADD = insert(proposals)
_DROP = delete(proposals).where(*_OF)
_DROP_UNCHANGED = delete(proposals).where(*_UNCHANGED)
_AGREE = update(proposals).where(*_UNCHANGED).values(agreed=bindparam("agreed_now"))
_OF_TABLE = select(proposals).where(proposals.c.table_id == bindparam("of_table"))
_DROP_OF_TABLE = delete(proposals).where(proposals.c.table_id == bindparam("of_table"))


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """One proposal as it is stored."""

    table: str
    kind: str
    seat: int
    seq: int
    at: int
    agreed: tuple[int, ...]

    @property
    def _key(self) -> dict[str, Any]:
        agreed = " ".join(map(str, self.agreed))
        return {"of_table": self.table, "of_kind": self.kind, "of_at": self.at, "of_agreed": agreed}

    def inserting(self) -> Statement:
        row = {"table_id": self.table, "kind": self.kind, "seat": self.seat, "seq": self.seq, "at": self.at}
        return Statement(_ADD, {**row, "agreed": " ".join(map(str, self.agreed))}, rows=1)

    def agreeing(self, seat: int) -> Statement:
        """Add a seat that agrees; a conflict if the proposal has changed since it was read."""
        return Statement(_AGREE, {**self._key, "agreed_now": " ".join(map(str, (*self.agreed, seat)))}, rows=1)

    def closing(self) -> Statement:
        """Delete the answered proposal; a conflict if it has changed since it was read."""
        return Statement(_DROP_UNCHANGED, self._key, rows=1)

    def deleting(self) -> Statement:
        """Delete whatever proposal of this kind is stored for the table."""
        return Statement(_DROP, {"of_table": self.table, "of_kind": self.kind})


def deleting_all(table: str) -> Statement:
    return Statement(_DROP_OF_TABLE, {"of_table": table})


class ProposalRows:
    """Reads proposals."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table: str) -> dict[str, ProposalRow]:
        """The proposals of a table by kind."""
        rows = await self._store.rows(_OF_TABLE, {"of_table": table})
        return {
            row.kind: ProposalRow(
                row.table_id, row.kind, row.seat, row.seq, row.at, tuple(map(int, row.agreed.split()))
            )
            for row in rows
        }
