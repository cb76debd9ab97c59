"""Friends, and invitations of friends to tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True, autoincrement=False),
        sa.Column("other", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True, autoincrement=False, index=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("agreed", sa.BigInteger, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True, autoincrement=False, index=True),
        sa.Column("host", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
