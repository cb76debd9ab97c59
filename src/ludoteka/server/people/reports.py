"""Reports about players, for the administrators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import func, insert, select, update

from ..errors import Refused
from ..store import Store, now
from ..store.writer import Statement
from .names import tidy
from .schema import guests, reports

About = Literal["name", "talk", "play"]
LONGEST = 500  # characters of the text and of the quote
OPEN = 20  # most unresolved reports by one user


class Reports:
    """The reports in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, user: int, against: int, table: str, about: About, text: str, quote: str = "") -> None:
        """Add a report; `quote` is the line as the server stored it, not as the reporter sent it."""
        if user == against:
            raise Refused("yourself", "This is you.", 400)
        waiting = select(func.count()).where(reports.c.guest == user, reports.c.settled.is_(None))
        if (await self._store.rows(waiting))[0][0] >= OPEN:
            raise Refused("reports-full", "Many of your reports are still unresolved.", 429, seconds=3600)
        values = {
            "guest": user,
            "against": against,
            "table_id": table,
            "about": about,
            "text": tidy(text, LONGEST),
            "quote": tidy(quote, LONGEST),
            "created": now(),
            "settled": None,
        }
        await self._store.writer.write(Statement(insert(reports), values))

    async def all(self, most: int = 200) -> Sequence[Any]:
        """Return the newest reports with the names of both users, unresolved ones first."""
        reporter, reported = guests.alias("who"), guests.alias("whom")
        query = (
            select(reports, reporter.c.name.label("reporter"), reported.c.name.label("reported"))
            .join(reporter, reports.c.guest == reporter.c.id)
            .join(reported, reports.c.against == reported.c.id)
            .order_by(reports.c.settled.is_not(None), reports.c.id.desc())
        )
        return await self._store.rows(query.limit(most))

    async def resolve(self, report: int) -> None:
        """Mark a report as resolved."""
        await self._store.writer.write(
            Statement(update(reports).where(reports.c.id == report, reports.c.settled.is_(None)).values(settled=now()))
        )
