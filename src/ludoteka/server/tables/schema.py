"""Tables of the store about matches; a match is its rows in `decisions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Text, false
from sqlalchemy import Table as SqlTable

from ..store.schema import metadata

tables: SqlTable = SqlTable(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("name", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Integer, ForeignKey("guests.id"), nullable=False),
    Column("status", String(10), nullable=False),  # waiting, playing, finished
    Column("seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),  # of what is not a decision; those carry their own time
    Column("undos", Integer, nullable=False),
    Column("outcome", Text, nullable=False),  # JSON, empty while playing
    Column("rematch", String(16), nullable=False),  # the table that follows, or empty
    Column("revision", Integer, nullable=False, server_default="0"),  # counts the changes of the sheet and its chairs
    Column("closed", BigInteger, nullable=False, server_default="0"),  # when all pledges were there; 0 before
    Column("agreed", Text, nullable=False, server_default=""),  # JSON, empty where nothing special was agreed
    Column("seat_log", Text, nullable=False, server_default=""),  # JSON, empty while nobody left or came back
    Column("sent_away", Text, nullable=False, server_default=""),  # ids of users who may not sit down again
    Index("tables_in_the_lobby", "status", "public", "created"),
)

chairs: SqlTable = SqlTable(
    "chairs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=True, index=True),
    Column("level", String(10), nullable=False),  # of the bot that sits here, or empty
    Column("stand_in", String(10), nullable=False),  # of the bot that plays for an absent person, or empty
    Column("resigned", Boolean, nullable=False),
    Column("salt", String(64), nullable=False, server_default=""),  # the person's own share of the luck, once shown
    Column("pledge", String(64), nullable=False, server_default=""),  # its hash, which was told before
    Column("helped", Boolean, nullable=False, server_default=false()),  # the person was told what to do
    Column("local", String(40), nullable=False, server_default=""),  # the name of who plays on the guest's device
    Column("pending", Boolean, nullable=False, server_default=false()),  # waits for the host's yes
    sqlite_with_rowid=False,
)

promises = SqlTable(  # written once, together with the table, and never again
    "promises",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

decisions: SqlTable = SqlTable(
    "decisions",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # 0: the setup, which nobody decides
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("chance", Text, nullable=False),  # the outcomes it consumed, JSON, empty for none
    Column("at", BigInteger, nullable=False),
    Column("waiting", String(40), nullable=True),  # seats whose answer is awaited after it; unknown for old rows
    Column("clock", Text, nullable=False, server_default=""),  # what the clocks of the table said then
    sqlite_with_rowid=False,
)
