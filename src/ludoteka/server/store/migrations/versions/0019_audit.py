"""The actions of administrators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=True, index=True),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("target", sa.Integer, sa.ForeignKey("guests.id"), nullable=True, index=True),
        sa.Column("about", sa.Text, nullable=False),
    )
