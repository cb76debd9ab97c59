"""Players' salts, and a revision of each sheet, by which several servers notice each other's changes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("salt", sa.String(64), nullable=False, server_default=""))
