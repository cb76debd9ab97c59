"""Reports: what people tell the keeper about somebody."""

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
LONGEST = 500  # characters of what is said and quoted
OPEN = 20  # reports of one person that wait for the keeper


class Reports:
    """What waits for the keeper."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, guest: int, against: int, table: str, about: About, text: str, quote: str = "") -> None:
        """Tell the keeper; `quote` is what the other one wrote, as the server knows it, never as the reporter does."""
        if guest == against:
            raise Refused("yourself", "This is you.", 400)
        waiting = select(func.count()).where(reports.c.guest == guest, reports.c.settled.is_(None))
        if (await self._store.rows(waiting))[0][0] >= OPEN:
            raise Refused("reports-full", "The keeper has many reports of yours to read already.", 429, seconds=3600)
        values = {
            "guest": guest,
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
        """The newest reports with the names of both; those that wait come first."""
        who, whom = guests.alias("who"), guests.alias("whom")
        query = (
            select(reports, who.c.name.label("reporter"), whom.c.name.label("reported"))
            .join(who, reports.c.guest == who.c.id)
            .join(whom, reports.c.against == whom.c.id)
            .order_by(reports.c.settled.is_not(None), reports.c.id.desc())
        )
        return await self._store.rows(query.limit(most))

    async def settle(self, report: int) -> None:
        """The keeper has dealt with it."""
        await self._store.writer.write(
            Statement(update(reports).where(reports.c.id == report, reports.c.settled.is_(None)).values(settled=now()))
        )
