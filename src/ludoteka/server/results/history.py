"""Reads results: match lists page by page, and statistics over all matches of a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, case, func, select

from ludoteka.bots.cast import names_of

from ..people.account_data import iso_time
from ..people.schema import guests
from ..store import Store
from ..tables.schema import decisions, tables
from ..tables.sheet import BEYOND_RULES
from ..wire import Level
from . import wire
from .store import results, unlisted

PAGE = 20  # matches on a page
FORM = 20  # newest matches in the form chart
MOST = 5000  # newest matches of a person that count in statistics
RIVALS = 200  # opponents listed, per game

_PLAYED = results.c.version.not_like("%@%")  # lessons do not count as matches
_other = results.alias("other")


class MatchFilter(Struct, frozen=True):
    """Conditions on matches; an empty field sets no condition."""

    game: str = ""
    seats: int = 0
    opponents: str = ""  # "people" or "bots"
    result: str = ""
    opponent: int = 0
    helped: str = ""  # "with" or "without"


class MatchHistory:
    """The matches of one person; `own=False` limits them to matches at public tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def matches(self, user: int, match_filter: MatchFilter, page: int, own: bool) -> wire.Matches:
        """One page of a person's matches, newest first."""
        where = and_(*_matches_of(user, own), *_conditions(user, match_filter))
        total = (await self._store.rows(_from_tables(select(func.count()).select_from(results), own).where(where)))[0][
            0
        ]
        begun = and_(decisions.c.table_id == results.c.table_id, decisions.c.seq == 0)
        query = _from_tables(select(results, decisions.c.at.label("begun")).outerjoin(decisions, begun), own)
        query = query.where(where).order_by(results.c.ended.desc(), results.c.table_id)
        rows = await self._store.rows(query.limit(PAGE).offset(page * PAGE))
        others = await self._seats_by_table([row.table_id for row in rows])
        matches = [_match(row, others[row.table_id]) for row in rows]
        return wire.Matches(matches, total, page, -(-total // PAGE))

    async def _seats_by_table(self, ids: Sequence[str]) -> dict[str, list[Any]]:
        """The result rows of all seats of these matches, by table, in order of seats."""
        query = (
            select(results, guests.c.name, unlisted.c.since, tables.c.public)
            .join(tables, tables.c.id == results.c.table_id)
            .outerjoin(guests, guests.c.id == results.c.guest)
            .outerjoin(unlisted, unlisted.c.guest == results.c.guest)
            .where(results.c.table_id.in_(ids))
            .order_by(results.c.table_id, results.c.seat)
        )
        seated: dict[str, list[Any]] = {id: [] for id in ids}
        for row in await self._store.rows(query):
            seated[row.table_id].append(row)
        return seated

    async def record(self, user: int, name: str, face: str, own: bool) -> wire.PersonRecord:
        """A person's statistics over their newest matches."""
        columns = [results.c[name] for name in ("game", "seats", "result", "score", "faction", "reason")]
        query = _from_tables(select(*columns).select_from(results), own).where(*_matches_of(user, own))
        rows = await self._store.rows(query.order_by(results.c.ended.desc(), results.c.table_id).limit(MOST))
        by_game: dict[str, list[Any]] = {}
        for row in reversed(rows):
            by_game.setdefault(row.game, []).append(row)
        games = sorted((_game(game, played) for game, played in by_game.items()), key=lambda g: (-g.all.played, g.game))
        return wire.PersonRecord(
            name=name,
            face=face,
            played=len(rows),
            won=sum(row.result == "won" for row in rows),
            listed=await self.listed(user),
            games=games,
            rivals=await self._rivals(user, own),
        )

    async def _rivals(self, user: int, own: bool) -> list[wire.Rival]:
        met = and_(_other.c.table_id == results.c.table_id, _other.c.seat != results.c.seat)
        somebody = (_other.c.guest.is_not(None)) | (_other.c.level != "")
        query = (
            select(
                results.c.game,
                _other.c.guest,
                _other.c.level,
                guests.c.name,
                unlisted.c.since,
                func.max(case((tables.c.public, 1), else_=0)).label("public"),
                func.count().label("played"),
                func.sum(case((results.c.place < _other.c.place, 1), else_=0)).label("ahead"),
                func.sum(case((results.c.place > _other.c.place, 1), else_=0)).label("behind"),
            )
            .select_from(results)
            .join(_other, met)
            .join(tables, tables.c.id == results.c.table_id)
            .outerjoin(guests, guests.c.id == _other.c.guest)
            .outerjoin(unlisted, unlisted.c.guest == _other.c.guest)
            .where(*_matches_of(user, own), somebody)
            .group_by(results.c.game, _other.c.guest, _other.c.level, guests.c.name, unlisted.c.since)
            .order_by(func.count().desc(), results.c.game, _other.c.level, _other.c.guest)
            .limit(RIVALS)
        )
        return [
            wire.Rival(
                game=row.game,
                name=row.name or "",
                level=cast(Level, row.level) or None,
                user=_page(row),
                played=row.played,
                ahead=int(row.ahead),
                behind=int(row.behind),
            )
            for row in await self._store.rows(query)
        ]

    async def listed(self, user: int) -> bool:
        """Whether a person lets others see their results of public tables."""
        return not await self._store.rows(select(unlisted.c.guest).where(unlisted.c.guest == user))

    async def with_page(self, people: Sequence[int]) -> set[int]:
        """Those of these people who have a public page: they are listed and played at least one match at a public
        table.
        """
        query = (
            select(results.c.guest)
            .join(tables, tables.c.id == results.c.table_id)
            .outerjoin(unlisted, unlisted.c.guest == results.c.guest)
            .where(results.c.guest.in_(people), _PLAYED, tables.c.public.is_(True), unlisted.c.guest.is_(None))
        )
        return {row.guest for row in await self._store.rows(query.distinct())}


def _matches_of(user: int, own: bool) -> list[ColumnElement[bool]]:
    return [results.c.guest == user, _PLAYED, *([] if own else [tables.c.public.is_(True)])]


def _from_tables(query: Select[Any], own: bool) -> Select[Any]:
    """The query, joined with the tables if it reads only matches at public tables."""
    return query if own else query.join(tables, tables.c.id == results.c.table_id)


def _conditions(user: int, match_filter: MatchFilter) -> list[ColumnElement[bool]]:
    here = and_(_other.c.table_id == results.c.table_id, _other.c.seat != results.c.seat)
    with_people = select(_other.c.seat).where(here, _other.c.level == "").exists()
    with_them = select(_other.c.seat).where(here, _other.c.guest == match_filter.opponent).exists()
    conditions: list[tuple[object, ColumnElement[bool]]] = [
        (match_filter.game, results.c.game == match_filter.game),
        (match_filter.seats, results.c.seats == match_filter.seats),
        (match_filter.result, results.c.result == match_filter.result),
        (match_filter.opponents == "people", with_people),
        (match_filter.opponents == "bots", ~with_people),
        (match_filter.opponent, with_them),
        (match_filter.helped == "with", results.c.helped.is_(True)),
        (match_filter.helped == "without", results.c.helped.is_(False)),
    ]
    return [condition for applies, condition in conditions if applies]


def _match(row: Any, seated: Sequence[Any]) -> wire.MatchInfo:
    bots = names_of([other.level for other in seated])
    opponents = [
        wire.Opponent(
            name=other.name or bots[other.seat],
            level=cast(Level, other.level) or None,
            user=_page(other),
            place=other.place,
            score=other.score,
        )
        for other in seated
        if other.seat != row.seat
    ]
    return wire.MatchInfo(
        table=row.table_id,
        game=row.game,
        seats=row.seats,
        ended=iso_time(row.ended) or "",
        minutes=None if row.begun is None else max(1, round((row.ended - row.begun) / 60_000)),
        result=row.result,
        place=row.place,
        score=row.score,
        by_rules=row.reason not in BEYOND_RULES,
        reason=row.reason,
        faction=row.faction,
        rated=bool(row.rated),
        helped=bool(row.helped),
        opponents=opponents,
    )


def _page(row: Any) -> int | None:
    """The id of the person's page, or None if this match was not public or the person is not listed."""
    return row.guest if row.guest is not None and row.public and row.since is None else None


def _game(game: str, rows: Sequence[Any]) -> wire.GameRecord:
    """Statistics of one game; `rows` are ordered oldest first."""
    streak = longest = 0
    for row in rows:
        streak = streak + 1 if row.result == "won" else 0
        longest = max(longest, streak)
    by_seats = {n: [row for row in rows if row.seats == n] for n in sorted({row.seats for row in rows})}
    factions = sorted({row.faction for row in rows if row.faction})
    by_faction = {f: [row for row in rows if row.faction == f] for f in factions}
    return wire.GameRecord(
        game=game,
        all=_tally(game, rows),
        streak=streak,
        longest=longest,
        form=[row.result for row in rows[-FORM:]],
        seats=[_tally(str(n), some) for n, some in by_seats.items()],
        factions=sorted((_tally(f, some) for f, some in by_faction.items()), key=lambda tally: -tally.played),
    )


def _tally(key: str, rows: Sequence[Any]) -> wire.Tally:
    scores = [row.score for row in rows if row.reason not in BEYOND_RULES]
    return wire.Tally(
        key=key,
        played=len(rows),
        won=sum(row.result == "won" for row in rows),
        drawn=sum(row.result == "drawn" for row in rows),
        best=max(scores, default=None),
    )
