"""Ratings: rated matches are counted when they are over; and the ladder."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import and_, delete, func, select, update

from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..log import log
from ..people.account_data import iso_time
from ..people.people import People
from ..people.schema import guests
from ..people.user import User
from ..results.results import Results
from ..results.store import unlisted
from ..store.writer import Statement
from ..tables.live import LiveTable
from ..tables.sheet import Chair
from ..tables.terms import Clock
from ..wire import Level
from . import wire
from .bot_ratings import bots
from .rating import Rating
from .settling import current, settle, unsettled
from .store import ratings

SWEEP = 60.0  # seconds between two looks for matches that were not counted, because a server went away
HISTORY = 60  # steps that are told of one rating
LISTED = 100  # people on a ladder


class Ratings(Service):
    """The ratings on a running server."""

    def __init__(self, server: Server) -> None:
        self._store = server.store
        self._people = server[People]
        self._history = server[Results].history
        self._least = server.settings.ladder_matches
        self._at_work: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        server.hooks.on_turns_changed.append(self._stirred)  # a person's last word
        server.hooks.on_change.append(self._stirred)  # or a bot's
        server.hooks.on_merge.append(self._bring)
        server.hooks.on_account_delete.append(self._forget)
        server.hooks.on_export["ratings"] = self._tell

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper:
            self._sweeper.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)

    # -- Counting ----------------------------------------------------------------------------------------------------

    def _stirred(self, live: LiveTable) -> None:
        """Count the rated matches that may have just ended, soon."""
        if live.sheet.status == "finished" and live.sheet.terms.rated:
            task = asyncio.create_task(self._settle(live.sheet.id))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    async def _settle(self, table: str) -> None:
        try:
            await settle(self._store, table)
        except Exception as trouble:  # it is counted by the next sweep
            log.error("a match was not counted", table=table, error=repr(trouble))

    async def _sweep(self) -> None:
        while True:
            try:
                for table in await unsettled(self._store):
                    await settle(self._store, table)
            except Exception as trouble:
                log.error("matches were not counted", error=repr(trouble))
            await asyncio.sleep(SWEEP)

    # -- Telling -----------------------------------------------------------------------------------------------------

    async def of(self, user: int, own: bool) -> list[wire.RatingInfo]:
        """A user's ratings, by game and number of seats."""
        rows = await self._store.rows(
            select(ratings).where(ratings.c.guest == user).order_by(ratings.c.game, ratings.c.seats, ratings.c.number)
        )
        pools: dict[tuple[str, int], list[Any]] = {}
        for row in rows:
            pools.setdefault((row.game, row.seats), []).append(row)
        return [_info(steps, own) for steps in pools.values()]

    async def ladder(self, me: int | None, game: str, seats: int) -> wire.Ladder:
        """The ladder of one game and number of seats; by default the one with most people."""
        pools = await self._pools()
        if not game and pools:
            game, seats = pools[0].game, pools[0].seats
        listed = await self._listed()
        standing = await current(self._store, game, seats)
        people = [(row, Rating(row.mean, row.deviation)) for row in standing.values() if row.guest in listed]
        people = [(row, worth) for row, worth in people if row.number >= self._least]
        people.sort(key=lambda entry: (-entry[1].points, entry[0].guest))
        people = people[:LISTED]
        pages = await self._history.with_page([row.guest for row, _ in people])
        rows = [
            _rung(
                worth,
                row.number,
                listed[row.guest],
                i + 1,
                None,
                row.guest if row.guest in pages else None,
                row.guest == me,
            )
            for i, (row, worth) in enumerate(people)
        ]
        if rows:
            rows += [
                _rung(worth, 0, "", level=level) for (g, n, level), worth in bots().items() if (g, n) == (game, seats)
            ]
        rows.sort(key=lambda row: -row.points)
        return wire.Ladder(pools, game, seats, rows, self._least)

    async def _pools(self) -> list[wire.Pool]:
        far = ratings.c.number == self._least
        query = (
            select(ratings.c.game, ratings.c.seats, func.count().label("people"))
            .outerjoin(unlisted, unlisted.c.guest == ratings.c.guest)
            .where(far, unlisted.c.guest.is_(None), ratings.c.guest.in_(await self._people.rows.registered_users()))
            .group_by(ratings.c.game, ratings.c.seats)
            .order_by(func.count().desc(), ratings.c.game, ratings.c.seats)
        )
        return [wire.Pool(row.game, row.seats, row.people) for row in await self._store.rows(query)]

    async def _listed(self) -> dict[int, str]:
        """The names of those who may be listed on a ladder: registered users who do not object."""
        registered = await self._people.rows.registered_users()
        query = select(guests.c.id, guests.c.name).outerjoin(unlisted, unlisted.c.guest == guests.c.id)
        rows = await self._store.rows(query.where(guests.c.id.in_(registered), unlisted.c.guest.is_(None)))
        return {row.id: row.name for row in rows}

    # -- People come and go ------------------------------------------------------------------------------------------

    async def _bring(self, guest: User, person: User) -> None:
        """Ratings of a guest become the person's where the person has none; otherwise theirs stand."""
        for info in await self.of(guest.id, own=True):
            here = and_(ratings.c.game == info.game, ratings.c.seats == info.seats)
            moving = update(ratings).where(ratings.c.guest == guest.id, here).values(guest=person.id)
            mine = await self._store.rows(select(ratings.c.number).where(ratings.c.guest == person.id, here).limit(1))
            if not mine:
                await self._store.writer.write(Statement(moving))
        await self._store.writer.write(Statement(delete(ratings).where(ratings.c.guest == guest.id)))

    async def _forget(self, user: User) -> None:
        await self._store.writer.write(Statement(delete(ratings).where(ratings.c.guest == user.id)))

    async def _tell(self, user: int) -> list[dict[str, Any]]:
        rows = await self._store.rows(
            select(ratings).where(ratings.c.guest == user).order_by(ratings.c.at, ratings.c.number)
        )
        return [
            {
                "game": row.game,
                "seats": row.seats,
                "table": row.table_id,
                "at": iso_time(row.at),
                "mean": row.mean,
                "deviation": row.deviation,
            }
            for row in rows
        ]


def _info(steps: Sequence[Any], own: bool) -> wire.RatingInfo:
    last = steps[-1]
    worth = Rating(last.mean, last.deviation)
    return wire.RatingInfo(
        last.game,
        last.seats,
        worth.points,
        *worth.interval,
        matches=last.number,
        history=[
            wire.RatingStep(s.table_id if own else "", iso_time(s.at) or "", Rating(s.mean, s.deviation).points)
            for s in steps[-HISTORY:]
        ],
    )


def _rung(
    worth: Rating,
    matches: int,
    name: str,
    place: int | None = None,
    level: str | None = None,
    person: int | None = None,
    you: bool = False,
) -> wire.LadderRow:
    low, high = worth.interval
    return wire.LadderRow(place, name, cast(Level | None, level), person, you, worth.points, low, high, matches)


def check(game: str, clock: Clock | None, chairs: Sequence[Chair]) -> None:
    """Raise Refused if a match cannot be rated: it needs a clock that decides, opponents, and measured bots."""
    if clock is None or clock.on_timeout != "forfeit":
        raise Refused("rated-clock", "A rated match needs a clock that puts a person out on time-out.", 400)
    if any(chair.local for chair in chairs):
        raise Refused("rated-device", "In a rated match everybody plays on a device of their own.", 400)
    if len(chairs) < 2 or all(chair.kind == "bot" for chair in chairs):
        raise Refused("rated-alone", "A rated match needs opponents, and a person.", 400)
    unknown = [
        chair.level for chair in chairs if chair.kind == "bot" and (game, len(chairs), chair.level) not in bots()
    ]
    if unknown:
        raise Refused(
            "rated-bot",
            "The strength of this bot was not measured for this game and number of seats.",
            400,
            level=unknown[0],
        )
