"""The table of the store with the actions of administrators."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Text
from sqlalchemy import Table as SqlTable

from ..store.schema import metadata

audit: SqlTable = SqlTable(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=True, index=True),  # none: a command on the machine
    Column("action", String(20), nullable=False),
    Column("target", Integer, ForeignKey("guests.id"), nullable=True, index=True),  # the user it was done to
    Column("about", Text, nullable=False),  # a table, a reason, a text
)
