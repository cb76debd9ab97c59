"""The tables of the store join this; each feature declares its own. Times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
