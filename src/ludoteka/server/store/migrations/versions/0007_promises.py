"""The commitment of each table with its time, and the players' pledges."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    promises = op.create_table(
        "promises",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    store = op.get_bind()
    for table in store.execute(sa.text("SELECT id, seed, created FROM tables")).all():
        commitment = hashlib.sha256(f"{table.seed}|{table.id}".encode()).hexdigest()  # what people were shown until now
        store.execute(promises.insert(), {"table_id": table.id, "commitment": commitment, "at": table.created})
    # Words that people typed at tables which still wait: their browsers will pledge salts of their own.
    store.execute(
        sa.text("UPDATE chairs SET salt = '' WHERE table_id IN (SELECT id FROM tables WHERE status = 'waiting')")
    )
    op.add_column("tables", sa.Column("closed", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("pledge", sa.String(64), nullable=False, server_default=""))
