"""The terms of a table, and its talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("agreed", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "talk",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("what", sa.String(200), nullable=False),
        sa.Column("apart", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_talk_guest", "talk", ["guest"])
    op.create_index("talk_at_a_table", "talk", ["table_id", "at"])
