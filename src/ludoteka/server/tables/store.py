"""Sheets and decisions in the store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, bindparam, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from ..people.schema import guests
from ..store import Store, now
from ..store.writer import Statement, WriteConflict
from .schema import chairs, decisions, promises, tables
from .sheet import Chair, SeatLogEntry, Sheet
from .terms import from_json as terms_from_json

_json = msgspec.json.Encoder()
_seat_log = msgspec.json.Decoder(list[SeatLogEntry])
LISTED = 60  # tables in one list
CANDIDATES = 300  # open tables of which the lobby lists some
AT_ONCE = 500  # rows of one statement; SQLite takes some thousands


class Head(NamedTuple):
    """A table's revision and number of decisions."""

    revision: int
    seq: int


class Decision(NamedTuple):
    """A decision to save, made under the sheet with this revision."""

    row: dict[str, Any]
    revision: int


class TableRows:
    """Reads and writes sheets and decisions."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def decide(self, row: dict[str, Any], revision: int) -> None:
        """Save one decision, made under the sheet with this revision."""
        await self._store.writer.add(keep_decisions, Decision(row, revision))

    async def sheet(self, table: str) -> Sheet | None:
        sheets = await self._sheets(select(tables).where(tables.c.id == table))
        return sheets[0] if sheets else None

    async def open_sheets(self) -> list[Sheet]:
        """Public tables that wait for players, newest first."""
        waiting = select(tables).where(tables.c.status == "waiting", tables.c.public.is_(True))
        return await self._sheets(waiting.order_by(tables.c.created.desc()).limit(CANDIDATES))

    async def waiting_among(self, ids: Iterable[str]) -> set[str]:
        """Those of these tables that wait for players."""
        query = select(tables.c.id).where(tables.c.id.in_(list(ids)), tables.c.status == "waiting")
        return {row.id for row in await self._store.rows(query)}

    async def running_sheets(self) -> list[Sheet]:
        """Public running tables, newest first."""
        running = select(tables).where(tables.c.status == "playing", tables.c.public.is_(True))
        return await self._sheets(running.order_by(tables.c.created.desc()).limit(LISTED))

    async def waiting_since(self, moment: int) -> list[str]:
        """Waiting tables that have not changed since this moment."""
        query = select(tables.c.id).where(tables.c.status == "waiting", tables.c.moved < moment).limit(LISTED)
        return [row.id for row in await self._store.rows(query)]

    async def sheets(self, ids: Sequence[str]) -> list[Sheet]:
        """The sheets of these tables, in this order."""
        by_id = {sheet.id: sheet for sheet in await self._sheets(select(tables).where(tables.c.id.in_(ids)))}
        return [by_id[id] for id in ids if id in by_id]

    async def waiting_tables_of(self, user: int) -> list[str]:
        """Waiting tables where this guest sits or is the host."""
        seated = select(chairs.c.table_id).where(chairs.c.guest == user)
        mine = or_(tables.c.id.in_(seated), tables.c.host == user)
        return [row.id for row in await self._store.rows(select(tables.c.id).where(tables.c.status == "waiting", mine))]

    async def remove(self, table: str, *more: Statement) -> None:
        """Delete a table without decisions, with further statements."""
        gone = {"of_table": table}
        parts = (Statement(drop, gone) for drop in (_DROP_CHAIRS, _DROP_PROMISE))
        await self._store.writer.write(*more, *parts, Statement(_DROP_TABLE, gone, rows=1))

    async def sheets_of(self, user: int) -> list[Sheet]:
        """Tables where this guest sits or is the host: running ones first, then the newest."""
        seated = select(chairs.c.table_id).where(chairs.c.guest == user)
        mine = select(tables).where(or_(tables.c.id.in_(seated), tables.c.host == user))
        order = (tables.c.status == "finished", tables.c.created.desc())
        return await self._sheets(mine.order_by(*order).limit(LISTED))

    async def lessons_begun(self, user: int) -> set[tuple[str, str]]:
        """The game and version of each running teaching table of this user."""
        query = (
            select(tables.c.game, tables.c.version)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(chairs.c.guest == user, tables.c.status == "playing", tables.c.version.contains("@"))
        )
        return {(row.game, row.version) for row in await self._store.rows(query)}

    async def waiting_of(self, user: int) -> int:
        """The number of waiting tables where this guest sits or is the host."""
        return int((await self._store.rows(_NUMBER_WAITING, {"of_guest": user}))[0].number)

    async def _sheets(self, query: Select[Any]) -> list[Sheet]:
        with_promises = (
            query.add_columns(promises.c.commitment, promises.c.at, guests.c.language)
            .join(promises, promises.c.table_id == tables.c.id)
            .join(guests, guests.c.id == tables.c.host)
        )
        by_id = {row.id: _sheet(row) for row in await self._store.rows(with_promises)}
        if not by_id:
            return []
        seats = (
            select(chairs, guests.c.name)
            .outerjoin(guests, chairs.c.guest == guests.c.id)
            .where(chairs.c.table_id.in_(by_id))
            .order_by(chairs.c.table_id, chairs.c.seat)
        )
        for row in await self._store.rows(seats):
            by_id[row.table_id].chairs.append(
                Chair(
                    guest=row.guest,
                    name=row.local or row.name or "",
                    level=row.level,
                    stand_in=row.stand_in,
                    resigned=bool(row.resigned),
                    pledge=row.pledge,
                    salt=row.salt,
                    helped=bool(row.helped),
                    local=bool(row.local),
                    pending=bool(row.pending),
                )
            )
        newest = (
            select(decisions.c.table_id, func.max(decisions.c.seq).label("seq"))
            .where(decisions.c.table_id.in_(by_id))
            .group_by(decisions.c.table_id)
            .subquery()
        )
        here = (decisions.c.table_id == newest.c.table_id) & (decisions.c.seq == newest.c.seq)
        last = select(decisions.c.table_id, decisions.c.at, decisions.c.waiting).join(newest, here)
        for row in await self._store.rows(last):
            sheet = by_id[row.table_id]
            sheet.moved = latest(sheet.moved, row.at)
            if sheet.status == "playing" and row.waiting is not None:
                sheet.waiting = [int(seat) for seat in row.waiting.split()]
        return list(by_id.values())

    async def add_sheet(self, sheet: Sheet, *more: Statement) -> None:
        agreed = {name: getattr(sheet, name) for name in _AGREED}
        promise = {"table_id": sheet.id, "commitment": sheet.commitment, "at": sheet.committed_at}
        with_it = (Statement(_ADD_PROMISE, promise), Statement(_ADD_CHAIRS, _chair_rows(sheet)))
        await self._store.writer.write(Statement(_ADD_TABLE, agreed | _changing(sheet)), *with_it, *more)

    async def save_sheet(self, sheet: Sheet, *more: Statement) -> None:
        """Save the sheet with its chairs, together with further statements."""
        chairs_now = (Statement(_DROP_CHAIRS, {"of_table": sheet.id}), Statement(_ADD_CHAIRS, _chair_rows(sheet)))
        await self._store.writer.write(changing(sheet), *chairs_now, *more)

    # -- Decisions ---------------------------------------------------------------------------------------------------

    async def decisions(self, table: str, after: int = -1) -> Sequence[Any]:
        """Rows (seq, seat, key, chance, at, clock) of a match in order; the first is the setup."""
        columns = [decisions.c[name] for name in ("seq", "seat", "key", "chance", "at", "clock")]
        conditions = (decisions.c.table_id == table, decisions.c.seq > after)
        return await self._store.rows(select(*columns).where(*conditions).order_by(decisions.c.seq))

    async def heads(self, ids: Iterable[str]) -> dict[str, Head]:
        """The revision of the sheet and the number of decisions of these tables."""
        last = select(func.max(decisions.c.seq)).where(decisions.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id, tables.c.revision, last.label("seq")).where(tables.c.id.in_(list(ids)))
        return {row.id: Head(row.revision, row.seq or 0) for row in await self._store.rows(query)}


# Statements are made once: making one costs more than executing it.
_ADD_TABLE = insert(tables)
_CHANGING = (
    *("host", "name", "public", "agreed", "settings", "sent_away"),
    *("status", "moved", "undos", "outcome", "rematch", "closed", "revision", "seat_log"),
)
_CHANGE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.revision == bindparam("of_revision"))
    .values({name: bindparam(name) for name in _CHANGING})
)
_ADD_PROMISE = insert(promises)
_DROP_PROMISE = delete(promises).where(promises.c.table_id == bindparam("of_table"))
_ADD_CHAIRS = insert(chairs)
_DROP_CHAIRS = delete(chairs).where(chairs.c.table_id == bindparam("of_table"))
_DROP_TABLE = delete(tables).where(tables.c.id == bindparam("of_table"), tables.c.status == "waiting")
_ADD_DECISION = insert(decisions)
_DROP_DECISIONS = delete(decisions).where(
    decisions.c.table_id == bindparam("of_table"), decisions.c.seq >= bindparam("from_seq")
)
_SEATED = exists().where(chairs.c.table_id == tables.c.id, chairs.c.guest == bindparam("of_guest"))
_NUMBER_WAITING = (
    select(func.count().label("number"))
    .select_from(tables)
    .where(tables.c.status == "waiting", or_(_SEATED, tables.c.host == bindparam("of_guest")))
)
_AGREED = ("id", "game", "version", "seed", "created")


def _sheet(row: Any) -> Sheet:
    return Sheet(
        id=row.id,
        game=row.game,
        version=row.version,
        settings=msgspec.json.decode(row.settings),
        name=row.name,
        public=bool(row.public),
        host=row.host,
        status=row.status,
        seed=row.seed,
        commitment=row.commitment,
        committed_at=row.at,
        created=row.created,
        moved=row.moved,
        closed=row.closed,
        revision=row.revision,
        undos=row.undos,
        outcome=msgspec.json.decode(row.outcome) if row.outcome else None,
        rematch=row.rematch,
        terms=terms_from_json(row.agreed),
        language=row.language,
        seat_log=_seat_log.decode(row.seat_log) if row.seat_log else [],
        sent_away=[int(id) for id in row.sent_away.split()],
    )


def _changing(sheet: Sheet) -> dict[str, Any]:
    return {
        "host": sheet.host,
        "name": sheet.name,
        "public": sheet.public,
        "agreed": sheet.terms.to_json(),
        "sent_away": " ".join(map(str, sheet.sent_away)),
        "settings": _json.encode(sheet.settings).decode(),
        "status": sheet.status,
        "moved": sheet.moved,
        "undos": sheet.undos,
        "outcome": _json.encode(sheet.outcome).decode() if sheet.outcome else "",
        "rematch": sheet.rematch,
        "closed": sheet.closed,
        "revision": sheet.revision,
        "seat_log": _json.encode(sheet.seat_log).decode() if sheet.seat_log else "",
    }


def _chair_rows(sheet: Sheet) -> list[dict[str, Any]]:
    return [
        {
            "table_id": sheet.id,
            "seat": seat,
            "guest": chair.guest,
            "level": chair.level,
            "stand_in": chair.stand_in,
            "resigned": chair.resigned,
            "pledge": chair.pledge,
            "salt": chair.salt,
            "helped": chair.helped,
            "local": chair.name if chair.local else "",
            "pending": chair.pending,
        }
        for seat, chair in enumerate(sheet.chairs)
    ]


def changing(sheet: Sheet) -> Statement:
    """Increase the revision of a sheet; returns the statement that saves the sheet without its chairs."""
    before = {"of_table": sheet.id, "of_revision": sheet.revision}
    sheet.revision += 1
    return Statement(_CHANGE_TABLE, before | _changing(sheet), rows=1)


def latest(*moments: int) -> int:
    """The latest of these moments; moments in the future are ignored as errors of a clock."""
    present = now()
    return max((moment for moment in moments if moment <= present), default=present)


def row(
    table: str, seq: int, seat: int, key: str, chance: Iterable[int], waiting: Iterable[int] | None = None
) -> dict[str, Any]:
    """The row of a decision, with the seats to move after it."""
    outcomes = list(chance)
    return {
        "table_id": table,
        "seq": seq,
        "seat": seat,
        "key": key,
        "chance": _json.encode(outcomes).decode() if outcomes else "",
        "waiting": None if waiting is None else " ".join(map(str, waiting)),
        "at": now(),
        "clock": "",
    }


def inserting(row: dict[str, Any]) -> Statement:
    """The statement that saves a decision together with something else."""
    return Statement(_ADD_DECISION, row, rows=1)


def removing(table: str, from_seq: int, to_seq: int) -> Statement:
    """The statement that deletes the decisions from this one on."""
    return Statement(_DROP_DECISIONS, {"of_table": table, "from_seq": from_seq}, rows=to_seq - from_seq + 1)


_SET_CLOCK = (
    update(decisions)
    .where(decisions.c.table_id == bindparam("of_table"), decisions.c.seq == bindparam("of_seq"))
    .values(clock=bindparam("clock_now"))
)


def setting_clock(table: str, seq: int, clock: str) -> Statement:
    """The statement that changes the clocks after the last decision, together with a sheet."""
    return Statement(_SET_CLOCK, {"of_table": table, "of_seq": seq, "clock_now": clock}, rows=1)


_AGREED_BY = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_AGREED_BY = _AGREED_BY.with_for_update(read=True)  # until we commit, nobody changes the sheets we decide by


def keep_decisions(connection: Connection, rows_to_save: Sequence[Decision]) -> None:
    """Save decisions, which are unique by table and number, so that servers on one store find out which was first."""
    if connection.dialect.name != "sqlite":  # of which we are the only server
        revisions: Mapping[str, int] = {decision.row["table_id"]: decision.revision for decision in rows_to_save}
        agreed = connection.execute(_AGREED_BY, {"ids": list(revisions)}).all()
        if {id: revision for id, revision in agreed} != revisions:
            raise WriteConflict
    rows = [decision.row for decision in rows_to_save]
    try:
        if connection.dialect.name == "sqlite":
            _insert_at_once(connection, rows)
        else:
            connection.execute(_ADD_DECISION, rows)
    except IntegrityError as error:
        raise WriteConflict from error


_COLUMNS = tuple(column.name for column in decisions.columns)
_ROW = f"({', '.join('?' * len(_COLUMNS))})"


def _insert_at_once(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert all rows with one statement, so that the writer's thread is used once and not for each row."""
    columns = ", ".join(f'"{name}"' for name in _COLUMNS)
    for some in (rows[i : i + AT_ONCE] for i in range(0, len(rows), AT_ONCE)):
        values = tuple([row[name] for row in some for name in _COLUMNS])
        connection.exec_driver_sql(f"INSERT INTO decisions ({columns}) VALUES {', '.join([_ROW] * len(some))}", values)
