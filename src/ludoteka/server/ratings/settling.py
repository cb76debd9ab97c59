"""Settling: a rated match that is over moves the ratings of those who played it, once.

The rows of the match say that it is rated, and are written with its end. Settling reads them, whenever and on whatever
server that is, and adds a row for each person, numbered; two servers that do it at once want the same numbers, and one
of them finds that it was done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, func, insert, select

from ..results.store import results
from ..store import Store
from ..store.writer import Statement, WriteConflict
from .bot_ratings import bots
from .rating import NEWCOMER, Rating, after
from .store import ratings

TRIES = 5
_ADD = insert(ratings)


async def unsettled(store: Store) -> list[str]:
    """Rated matches that are over and not yet counted, in the order in which they ended."""
    done = select(ratings.c.guest).where(ratings.c.table_id == results.c.table_id).exists()
    query = select(results.c.table_id).where(results.c.rated.is_(True), results.c.guest.is_not(None), ~done)
    rows = await store.rows(query.group_by(results.c.table_id).order_by(func.min(results.c.ended), results.c.table_id))
    return [row.table_id for row in rows]


async def settle(store: Store, table: str) -> bool:
    """Count a match if it is rated and not yet counted; returns whether it was counted now."""
    for _ in range(TRIES):
        rows = await store.rows(select(results).where(results.c.table_id == table).order_by(results.c.seat))
        people = [row.guest for row in rows if row.guest is not None]
        counted = select(ratings.c.guest).where(ratings.c.table_id == table).limit(1)
        if not rows or not rows[0].rated or not people or await store.rows(counted):
            return False
        game, seats = rows[0].game, rows[0].seats
        standing = await current(store, game, seats, people)
        before = [_before(row, standing) for row in rows]
        moved = zip(rows, after(before, ranks(rows)), strict=True)
        adding = [
            Statement(
                _ADD,
                {
                    "guest": row.guest,
                    "game": game,
                    "seats": seats,
                    "number": (standing[row.guest].number if row.guest in standing else 0) + 1,
                    "table_id": table,
                    "mean": worth.mean,
                    "deviation": worth.deviation,
                    "at": row.ended,
                },
                rows=1,
            )
            for row, worth in moved
            if row.guest is not None
        ]
        try:
            await store.writer.write(*adding)
            return True
        except WriteConflict:  # another match of theirs was counted meanwhile, or this one, by another server
            continue
    return False


def ranks(rows: Sequence[Any]) -> list[int]:
    """The places for the rating:

    players who resigned or ran out of time rank behind all others, whatever a bot achieved.
    """
    last = len(rows) + 1
    return [last if row.resigned else row.place for row in rows]


def _before(row: Any, standing: dict[int, Any]) -> Rating:
    if row.level:
        return bots().get((row.game, row.seats, row.level), NEWCOMER)
    row_before = standing.get(row.guest)
    return Rating(row_before.mean, row_before.deviation) if row_before else NEWCOMER


async def current(store: Store, game: str, seats: int, people: Sequence[int] | None = None) -> dict[int, Any]:
    """The last rating rows of these users, or of all, in one game with this number of seats."""
    here = and_(ratings.c.game == game, ratings.c.seats == seats)
    if people is not None:
        here = and_(here, ratings.c.guest.in_(people))
    newest = select(ratings.c.guest, func.max(ratings.c.number).label("number")).where(here).group_by(ratings.c.guest)
    last = newest.subquery()
    same = and_(ratings.c.guest == last.c.guest, ratings.c.number == last.c.number)
    rows = await store.rows(select(ratings).join(last, same).where(here))
    return {row.guest: row for row in rows}
