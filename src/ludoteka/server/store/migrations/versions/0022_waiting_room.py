"""Seats that wait for the host's yes, and the users whom the host sent away from a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("pending", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("sent_away", sa.Text, nullable=False, server_default=""))
