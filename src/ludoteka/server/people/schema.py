"""Tables of the store about people. Secrets are stored as hashes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Text, false
from sqlalchemy import Table as SqlTable

from ..store.schema import metadata

guests: SqlTable = SqlTable(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("handle", LargeBinary(32), nullable=False, unique=True),  # random: by this their passkeys know them
    Column("name", String(40), nullable=False),  # empty: they are gone
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("face", String(12), nullable=False, server_default=""),  # the animal they chose, or empty
    Column("recovery", LargeBinary(32), nullable=True),  # SHA-256 of the recovery code
    Column("keeper", Boolean, nullable=False, server_default=false()),
    Column("gone", BigInteger, nullable=True),  # since when nobody is behind it any more
    Index("guests_by_recovery", "recovery", unique=True),
)

devices: SqlTable = SqlTable(
    "devices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False, index=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the cookie
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

passkeys: SqlTable = SqlTable(
    "passkeys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False, index=True),
    Column("credential", LargeBinary(1023), nullable=False, unique=True),
    Column("key", LargeBinary(2048), nullable=False),  # the public one, COSE
    Column("count", BigInteger, nullable=False),  # how often the authenticator says it was used
    Column("synced", Boolean, nullable=False),  # it is on several devices of the person
    Column("system", String(20), nullable=False),  # where it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
)

one_time_tokens = SqlTable(
    "tickets",
    metadata,
    Column("secret", LargeBinary(32), primary_key=True),  # SHA-256
    Column("kind", String(10), nullable=False),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=True, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

device_requests = SqlTable(  # devices that used a code and wait for a yes on the device that showed it
    "device_requests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("secret", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of what only the new device knows
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False, index=True),
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("approved", Boolean, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

api_tokens: SqlTable = SqlTable(
    "api_tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("digest", LargeBinary(32), nullable=False, unique=True),  # SHA-256
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
)

blocks: SqlTable = SqlTable(
    "blocks",
    metadata,
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("blocked", Integer, ForeignKey("guests.id"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

reports: SqlTable = SqlTable(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),  # the reporter
    Column("against", Integer, ForeignKey("guests.id"), nullable=False, index=True),
    Column("table_id", String(16), nullable=False),  # no reference: a report outlives the table
    Column("about", String(10), nullable=False),
    Column("text", Text, nullable=False),  # by the reporter
    Column("quote", Text, nullable=False),  # the reported line as the server stored it
    Column("created", BigInteger, nullable=False),
    Column("settled", BigInteger, nullable=True),
)

bans: SqlTable = SqlTable(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=True, index=True),
    Column("network", String(64), nullable=False),  # or the banned network
    Column("reason", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
)

notes: SqlTable = SqlTable(
    "notes",
    metadata,
    Column("name", String(20), primary_key=True),  # announcement, invitation
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
