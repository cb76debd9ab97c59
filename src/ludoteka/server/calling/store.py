"""Reading and keeping where people can be called, and the calls that are still to be made."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    String,
    and_,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from ..people.schema import guests
from ..store import Store
from ..store.writer import Statement, WriteConflict
from ..tables.schema import chairs, decisions, tables
from .schema import calls, house_keys, mailboxes, subscriptions

PER_PERSON = 10  # browsers that are called; the oldest gives way
KEPT = 3_600_000  # milliseconds after which a call that was taken and never heard of again is forgotten


class CallRows:
    """Reading and keeping all of it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A secret of the house, the same on every server: the one that was made first."""
        query = select(house_keys.c.secret).where(house_keys.c.name == name)
        if not await self._store.rows(query):
            with suppress(WriteConflict):  # another server was first
                await self._store.writer.write(Statement(insert(house_keys), {"name": name, "secret": fresh}, rows=1))
        return bytes((await self._store.rows(query))[0].secret)

    # -- Where people can be called ----------------------------------------------------------------------------------

    async def subscriptions_of(self, guest: int) -> Sequence[Any]:
        return await self._store.rows(select(subscriptions).where(subscriptions.c.guest == guest))

    async def subscribe(self, guest: int, device: int, row: dict[str, Any]) -> None:
        """This device is called there from now on; so are no more than a few others of the same person."""
        mine = subscriptions.c.guest == guest
        newest = select(subscriptions.c.id).where(mine).order_by(subscriptions.c.id.desc()).limit(PER_PERSON)
        values = row | {"guest": guest, "device": device, "failures": 0}
        before = or_(subscriptions.c.device == device, subscriptions.c.endpoint == row["endpoint"])
        await self._store.writer.write(
            Statement(delete(subscriptions).where(before)),
            Statement(insert(subscriptions), values),
            Statement(delete(subscriptions).where(mine, subscriptions.c.id.not_in(newest))),
        )

    async def unsubscribe(self, device: int) -> None:
        await self._store.writer.write(Statement(delete(subscriptions).where(subscriptions.c.device == device)))

    async def mailbox(self, guest: int) -> Any | None:
        rows = await self._store.rows(select(mailboxes).where(mailboxes.c.guest == guest))
        return rows[0] if rows else None

    async def set_mailbox(self, guest: int, address: str, token: str, *more: Statement) -> None:
        row = {"guest": guest, "address": address, "confirmed": False, "letters": True, "token": token}
        gone = Statement(delete(mailboxes).where(mailboxes.c.guest == guest))
        await self._store.writer.write(gone, Statement(insert(mailboxes), row), *more)

    async def change_mailbox(self, guest: int, **values: Any) -> None:
        await self._store.writer.write(Statement(update(mailboxes).where(mailboxes.c.guest == guest).values(values)))

    async def drop_mailbox(self, guest: int) -> None:
        await self._store.writer.write(Statement(delete(mailboxes).where(mailboxes.c.guest == guest)))

    async def stop_letters(self, token: str) -> None:
        """Whoever has a letter may stop those that would follow."""
        stopped = update(mailboxes).where(mailboxes.c.token == token).values(letters=False)
        await self._store.writer.write(Statement(stopped))

    # -- People ------------------------------------------------------------------------------------------------------

    async def forget(self, guest: int) -> None:
        gone = (Statement(delete(rows).where(rows.c.guest == guest)) for rows in (calls, subscriptions, mailboxes))
        await self._store.writer.write(*gone)

    async def bring(self, guest: int, person: int) -> None:
        """The mailbox of the first becomes the second's, unless they have one."""
        if await self.mailbox(person) is None:
            moved = update(mailboxes).where(mailboxes.c.guest == guest).values(guest=person)
            await self._store.writer.write(Statement(moved))

    async def language_of(self, guest: int) -> str:
        rows = await self._store.rows(select(guests.c.language).where(guests.c.id == guest))
        return str(rows[0].language)

    async def turns_of(self, guest: int) -> Sequence[Any]:
        """The running tables where somebody sits, each with what its clocks last said."""
        newest = (
            select(decisions.c.table_id, func.max(decisions.c.seq).label("seq"))
            .join(chairs, chairs.c.table_id == decisions.c.table_id)
            .join(tables, tables.c.id == decisions.c.table_id)
            .where(chairs.c.guest == guest, chairs.c.stand_in == "", tables.c.status == "playing")
            .group_by(decisions.c.table_id)
            .subquery()
        )
        people = (
            select(chairs.c.table_id, func.count().label("people"))
            .where(chairs.c.guest.is_not(None), chairs.c.stand_in == "")
            .group_by(chairs.c.table_id)
            .subquery()
        )
        here = and_(decisions.c.table_id == newest.c.table_id, decisions.c.seq == newest.c.seq)
        query = (
            select(decisions.c.table_id, decisions.c.clock, tables.c.game, tables.c.version, chairs.c.seat)
            .join(newest, here)
            .join(tables, tables.c.id == decisions.c.table_id)
            .join(chairs, and_(chairs.c.table_id == decisions.c.table_id, chairs.c.guest == guest))
            .join(people, people.c.table_id == decisions.c.table_id)
            .where(people.c.people > 1)
            .order_by(tables.c.created)
        )
        return await self._store.rows(query)

    async def clock_of(self, table: str) -> str:
        """What the clocks of a table last said."""
        newest = select(decisions.c.clock).where(decisions.c.table_id == table).order_by(decisions.c.seq.desc())
        rows = await self._store.rows(newest.limit(1))
        return str(rows[0].clock) if rows else ""

    # -- Calls -------------------------------------------------------------------------------------------------------

    async def due(self, moment: int, most: int) -> Sequence[Any]:
        """Calls that should be made now, the oldest first."""
        waiting = select(calls).where(calls.c.taken == 0, calls.c.due <= moment).order_by(calls.c.due).limit(most)
        return await self._store.rows(waiting)

    async def take(self, call: int, moment: int) -> bool:
        """Make this call, if no other server does."""
        mine = update(calls).where(calls.c.id == call, calls.c.taken == 0).values(taken=moment)
        try:
            await self._store.writer.write(Statement(mine, rows=1))
        except WriteConflict:
            return False
        return True

    async def postpone(self, call: int, due: int, tries: int) -> None:
        later = update(calls).where(calls.c.id == call).values(taken=0, due=due, tries=tries)
        await self._store.writer.write(Statement(later))

    async def done(self, call: int) -> None:
        await self._store.writer.write(Statement(delete(calls).where(calls.c.id == call)))

    async def clear(self, moment: int) -> None:
        """Forget calls that a server took and did not finish: better none than two."""
        lost = delete(calls).where(calls.c.taken > 0, calls.c.taken < moment - KEPT)
        await self._store.writer.write(Statement(lost))

    async def came(self, table: str, guest: int) -> None:
        """Somebody looks at the table: whatever was still to be said about it is not."""
        over = delete(calls).where(calls.c.table_id == table, calls.c.guest == guest, calls.c.taken == 0)
        await self._store.writer.write(Statement(over))

    async def subscription(self, id: int) -> Any | None:
        rows = await self._store.rows(select(subscriptions).where(subscriptions.c.id == id))
        return rows[0] if rows else None

    async def reached(self, id: int) -> None:
        worked = update(subscriptions).where(subscriptions.c.id == id, subscriptions.c.failures > 0).values(failures=0)
        await self._store.writer.write(Statement(worked))

    async def missed(self, id: int, most: int) -> None:
        """A browser could not be called; one that cannot be for long is forgotten."""
        failed = update(subscriptions).where(subscriptions.c.id == id).values(failures=subscriptions.c.failures + 1)
        lost = delete(subscriptions).where(subscriptions.c.id == id, subscriptions.c.failures >= most)
        await self._store.writer.write(Statement(failed), Statement(lost))

    async def drop(self, id: int) -> None:
        await self._store.writer.write(Statement(delete(subscriptions).where(subscriptions.c.id == id)))


def calling_by_push(table: str, seat: int, turn: int, guest: int, due: int) -> Statement:
    """Call every browser of a person; nothing if they have none."""
    return _calling(table, seat, turn, guest, due, subscriptions.c.id, subscriptions.c.guest == guest)


def calling_by_letter(table: str, seat: int, turn: int, guest: int, due: int) -> Statement:
    """Write to a person; nothing if they do not want it."""
    wanted = and_(mailboxes.c.guest == guest, mailboxes.c.confirmed.is_(True), mailboxes.c.letters.is_(True))
    return _calling(table, seat, turn, guest, due, literal(None, Integer), wanted)


def _calling(
    table: str, seat: int, turn: int, guest: int, due: int, where: ColumnElement[Any], who: ColumnElement[bool]
) -> Statement:
    said: dict[str, ColumnElement[Any]] = {
        "table_id": literal(table, String),
        "seat": literal(seat, Integer),
        "turn": literal(turn, Integer),
        "guest": literal(guest, Integer),
        "due": literal(due, BigInteger),
        "taken": literal(0, BigInteger),
        "tries": literal(0, Integer),
        "subscription": where,
    }
    return Statement(insert(calls).from_select(list(said), select(*said.values()).where(who)))


def forgetting(table: str) -> Statement:
    """The statement that forgets the calls to a table."""
    return Statement(delete(calls).where(calls.c.table_id == table))
