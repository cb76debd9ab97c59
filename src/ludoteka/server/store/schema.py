"""The metadata of the store, to which each feature adds its tables. Times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata: MetaData = MetaData()
