"""Rows of notification channels and of notifications that are still to be sent."""

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
from .schema import house_keys, mailboxes, pending, subscriptions

MAX_BROWSERS = 10  # with push per user; a new one replaces the oldest
ABANDONED_AFTER = 3_600_000  # milliseconds after which a claimed but unfinished notification is deleted


class NotificationRows:
    """Reads and writes notification channels and pending notifications."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def key(self, name: str, fresh: bytes) -> bytes:
        """The server's key of this name, the same on every server: the first one that was stored."""
        query = select(house_keys.c.secret).where(house_keys.c.name == name)
        if not await self._store.rows(query):
            with suppress(WriteConflict):  # another server was first
                await self._store.writer.write(Statement(insert(house_keys), {"name": name, "secret": fresh}, rows=1))
        return bytes((await self._store.rows(query))[0].secret)

    # -- Channels ------------------------------------------------------------------------------------------------------

    async def subscriptions_of(self, user: int) -> Sequence[Any]:
        return await self._store.rows(select(subscriptions).where(subscriptions.c.guest == user))

    async def subscribe(self, user: int, device: int, row: dict[str, Any]) -> None:
        """Store this device's subscription, at most `MAX_BROWSERS` per user."""
        mine = subscriptions.c.guest == user
        newest = select(subscriptions.c.id).where(mine).order_by(subscriptions.c.id.desc()).limit(MAX_BROWSERS)
        values = row | {"guest": user, "device": device, "failures": 0}
        before = or_(subscriptions.c.device == device, subscriptions.c.endpoint == row["endpoint"])
        await self._store.writer.write(
            Statement(delete(subscriptions).where(before)),
            Statement(insert(subscriptions), values),
            Statement(delete(subscriptions).where(mine, subscriptions.c.id.not_in(newest))),
        )

    async def unsubscribe(self, device: int) -> None:
        await self._store.writer.write(Statement(delete(subscriptions).where(subscriptions.c.device == device)))

    async def mailbox(self, user: int) -> Any | None:
        rows = await self._store.rows(select(mailboxes).where(mailboxes.c.guest == user))
        return rows[0] if rows else None

    async def set_mailbox(self, user: int, email: str, token: str, *more: Statement) -> None:
        row = {"guest": user, "address": email, "confirmed": False, "letters": True, "token": token}
        gone = Statement(delete(mailboxes).where(mailboxes.c.guest == user))
        await self._store.writer.write(gone, Statement(insert(mailboxes), row), *more)

    async def change_mailbox(self, user: int, **values: Any) -> None:
        await self._store.writer.write(Statement(update(mailboxes).where(mailboxes.c.guest == user).values(values)))

    async def drop_mailbox(self, user: int) -> None:
        await self._store.writer.write(Statement(delete(mailboxes).where(mailboxes.c.guest == user)))

    async def stop_emails(self, token: str) -> None:
        """Switch off the e-mails to the address of this token."""
        stopped = update(mailboxes).where(mailboxes.c.token == token).values(letters=False)
        await self._store.writer.write(Statement(stopped))

    # -- Accounts ------------------------------------------------------------------------------------------------------

    async def delete_of(self, user: int) -> None:
        """Delete all rows of a user."""
        gone = (Statement(delete(rows).where(rows.c.guest == user)) for rows in (pending, subscriptions, mailboxes))
        await self._store.writer.write(*gone)

    async def merge(self, guest: int, person: int) -> None:
        """Give the address of a guest to a registered user, unless they have one."""
        if await self.mailbox(person) is None:
            moved = update(mailboxes).where(mailboxes.c.guest == guest).values(guest=person)
            await self._store.writer.write(Statement(moved))

    async def language_of(self, user: int) -> str:
        rows = await self._store.rows(select(guests.c.language).where(guests.c.id == user))
        return str(rows[0].language)

    async def turns_of(self, user: int) -> Sequence[Any]:
        """The running tables where a user sits with other people, each with its last clock state."""
        newest = (
            select(decisions.c.table_id, func.max(decisions.c.seq).label("seq"))
            .join(chairs, chairs.c.table_id == decisions.c.table_id)
            .join(tables, tables.c.id == decisions.c.table_id)
            .where(chairs.c.guest == user, chairs.c.stand_in == "", tables.c.status == "playing")
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
            .join(chairs, and_(chairs.c.table_id == decisions.c.table_id, chairs.c.guest == user))
            .join(people, people.c.table_id == decisions.c.table_id)
            .where(people.c.people > 1)
            .order_by(tables.c.created)
        )
        return await self._store.rows(query)

    async def clock_of(self, table: str) -> str:
        """The last clock state of a table, or an empty string."""
        newest = select(decisions.c.clock).where(decisions.c.table_id == table).order_by(decisions.c.seq.desc())
        rows = await self._store.rows(newest.limit(1))
        return str(rows[0].clock) if rows else ""

    # -- Pending notifications -----------------------------------------------------------------------------------------

    async def due(self, moment: int, most: int) -> Sequence[Any]:
        """Notifications due at a moment, the oldest first."""
        query = select(pending).where(pending.c.taken == 0, pending.c.due <= moment)
        return await self._store.rows(query.order_by(pending.c.due).limit(most))

    async def claim(self, id: int, moment: int) -> bool:
        """Claim a notification for this server; False if another server has."""
        mine = update(pending).where(pending.c.id == id, pending.c.taken == 0).values(taken=moment)
        try:
            await self._store.writer.write(Statement(mine, rows=1))
        except WriteConflict:
            return False
        return True

    async def postpone(self, id: int, due: int, tries: int) -> None:
        later = update(pending).where(pending.c.id == id).values(taken=0, due=due, tries=tries)
        await self._store.writer.write(Statement(later))

    async def done(self, id: int) -> None:
        await self._store.writer.write(Statement(delete(pending).where(pending.c.id == id)))

    async def clear(self, moment: int) -> None:
        """Delete notifications that a server claimed and did not finish: better none than two."""
        lost = delete(pending).where(pending.c.taken > 0, pending.c.taken < moment - ABANDONED_AFTER)
        await self._store.writer.write(Statement(lost))

    async def cancel(self, table: str, user: int) -> None:
        """Delete a user's unsent notifications of a table."""
        over = delete(pending).where(pending.c.table_id == table, pending.c.guest == user, pending.c.taken == 0)
        await self._store.writer.write(Statement(over))

    async def subscription(self, id: int) -> Any | None:
        rows = await self._store.rows(select(subscriptions).where(subscriptions.c.id == id))
        return rows[0] if rows else None

    async def push_succeeded(self, id: int) -> None:
        worked = update(subscriptions).where(subscriptions.c.id == id, subscriptions.c.failures > 0).values(failures=0)
        await self._store.writer.write(Statement(worked))

    async def push_failed(self, id: int, most: int) -> None:
        """Count a failed push; a subscription with `most` failures in a row is deleted."""
        failed = update(subscriptions).where(subscriptions.c.id == id).values(failures=subscriptions.c.failures + 1)
        lost = delete(subscriptions).where(subscriptions.c.id == id, subscriptions.c.failures >= most)
        await self._store.writer.write(Statement(failed), Statement(lost))

    async def drop_subscription(self, id: int) -> None:
        await self._store.writer.write(Statement(delete(subscriptions).where(subscriptions.c.id == id)))


def push_statement(table: str, seat: int, turn: int, user: int, due: int) -> Statement:
    """Add a push notification for every subscribed browser of a user."""
    return _insert_pending(table, seat, turn, user, due, subscriptions.c.id, subscriptions.c.guest == user)


def email_statement(table: str, seat: int, turn: int, user: int, due: int) -> Statement:
    """Add an e-mail to a user who has a confirmed address and wants e-mails."""
    has_email = and_(mailboxes.c.guest == user, mailboxes.c.confirmed.is_(True), mailboxes.c.letters.is_(True))
    return _insert_pending(table, seat, turn, user, due, literal(None, Integer), has_email)


def _insert_pending(
    table: str,
    seat: int,
    turn: int,
    user: int,
    due: int,
    subscription: ColumnElement[Any],
    condition: ColumnElement[bool],
) -> Statement:
    columns: dict[str, ColumnElement[Any]] = {
        "table_id": literal(table, String),
        "seat": literal(seat, Integer),
        "turn": literal(turn, Integer),
        "guest": literal(user, Integer),
        "due": literal(due, BigInteger),
        "taken": literal(0, BigInteger),
        "tries": literal(0, Integer),
        "subscription": subscription,
    }
    return Statement(insert(pending).from_select(list(columns), select(*columns.values()).where(condition)))


def delete_statement(table: str) -> Statement:
    """The statement that deletes the pending notifications of a table."""
    return Statement(delete(pending).where(pending.c.table_id == table))
