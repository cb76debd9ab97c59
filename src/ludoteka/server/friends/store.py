"""The store's tables for friendships and invitations."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String
from sqlalchemy import Table as SqlTable

from ..store.schema import metadata

friends: SqlTable = SqlTable(
    "friends",
    metadata,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False),  # who sent the request
    Column("other", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False, index=True),
    Column("asked", BigInteger, nullable=False),
    Column("agreed", BigInteger, nullable=True),  # when the request was accepted
    sqlite_with_rowid=False,
)

invitations: SqlTable = SqlTable(
    "invitations",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False, index=True),
    Column("host", Integer, ForeignKey("guests.id"), nullable=False),  # who invites
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
