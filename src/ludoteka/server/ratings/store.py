"""Rows of ratings: one for each rated match of each user. The last one is the current rating."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, String
from sqlalchemy import Table as SqlTable

from ..store.schema import metadata

ratings: SqlTable = SqlTable(
    "ratings",
    metadata,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),  # how many rated matches there were with it
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_of_a_table", "table_id", "guest", unique=True),  # no match counts twice
    Index("ratings_of_a_game", "game", "seats"),
    sqlite_with_rowid=False,
)
