"""Tables of the store: push subscriptions, e-mail addresses, pending notifications and the server's keys."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy import Table as SqlTable

from ..store.schema import metadata

subscriptions: SqlTable = SqlTable(
    "subscriptions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False, index=True),
    Column("device", Integer, ForeignKey("devices.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", LargeBinary(65), nullable=False),
    Column("auth", LargeBinary(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
)
mailboxes: SqlTable = SqlTable(
    "mailboxes",
    metadata,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("letters", Boolean, nullable=False),  # the user wants e-mails
    Column("token", String(43), nullable=False, unique=True),  # in the unsubscribe link of every e-mail
)
pending: SqlTable = SqlTable(
    "calls",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False, index=True),
    Column(
        "subscription", Integer, ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=True
    ),  # none: an e-mail
    Column("due", BigInteger, nullable=False),
    Column("taken", BigInteger, nullable=False),  # when a server began to send it, or 0
    Column("tries", Integer, nullable=False),
    Index("calls_due", "taken", "due"),
)
house_keys: SqlTable = SqlTable(
    "house_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("secret", LargeBinary(64), nullable=False),
)
