"""Devices that used a code and wait for a yes on the device that showed it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "device_requests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("approved", sa.Boolean, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
