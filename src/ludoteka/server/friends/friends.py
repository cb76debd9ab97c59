"""Friends: asked, agreed, parted. Whoever blocked the other is no friend, and cannot be asked."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update

from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..people.farewell import moment
from ..people.guest import Guest
from ..people.people import People
from ..people.schema import guests
from ..store import now
from ..store.writer import Statement, WriteConflict
from ..tables.memory import Tables
from ..tables.sheet import Sheet
from . import wire
from .store import friends, invitations

MOST = 200  # friends, and questions on their way, of one person


class Friends(Service):
    """Who is whose friend in a running house."""

    def __init__(self, server: Server) -> None:
        self._store = server.store
        self._people = server[People]
        server[Tables].on_remove.append(_uninvited)
        self._people.blocks.on_add.append(self.part)
        self._people.on_join.append(self._bring)
        self._people.on_farewell.append(self._forget)
        self._people.on_export["friends"] = self._tell

    async def of(self, guest: int) -> set[int]:
        """The friends of somebody."""
        query = select(friends).where(_of(guest), friends.c.agreed.is_not(None))
        return {row.other if row.guest == guest else row.guest for row in await self._store.rows(query)}

    async def told(self, guest: int) -> wire.FriendList:
        other = or_(
            and_(friends.c.guest == guest, guests.c.id == friends.c.other),
            and_(friends.c.other == guest, guests.c.id == friends.c.guest),
        )
        query = select(friends, guests.c.id, guests.c.name, guests.c.face).join(guests, other)
        rows = await self._store.rows(query.order_by(guests.c.name, guests.c.id))
        found = [(row, wire.Friend(row.id, row.name, row.face)) for row in rows]
        return wire.FriendList(
            friends=[friend for row, friend in found if row.agreed],
            asking=[friend for row, friend in found if not row.agreed and row.other == guest],
            asked=[friend for row, friend in found if not row.agreed and row.guest == guest],
        )

    async def ask(self, guest: int, other: int) -> None:
        """Ask somebody; who asks back has agreed. Whom they blocked they do not hear, and nobody is told of it."""
        if guest == other:
            raise Refused("yourself", "This is you.", 400)
        known = await self._store.rows(select(friends).where(_between(guest, other)))
        if any(row.other == guest and row.agreed is None for row in known):
            await self.agree(guest, other)
        if known or other in await self._people.blocks.between(guest):
            return
        if len(await self._store.rows(select(friends.c.guest).where(_of(guest)).limit(MOST))) >= MOST:
            raise Refused("friends-full", "You have as many friends as one can here.", 409, most=MOST)
        try:
            asking = {"guest": guest, "other": other, "asked": now(), "agreed": None}
            await self._store.writer.write(Statement(insert(friends), asking, rows=1))
        except WriteConflict:  # they were asked already
            return

    async def agree(self, guest: int, other: int) -> None:
        """Become the friend of somebody who asked."""
        asked = update(friends).where(friends.c.guest == other, friends.c.other == guest, friends.c.agreed.is_(None))
        try:
            mine = delete(friends).where(friends.c.guest == guest, friends.c.other == other)  # both asked at once
            await self._store.writer.write(Statement(asked.values(agreed=now()), rows=1), Statement(mine))
        except WriteConflict:
            if other not in await self.of(guest):
                raise Refused("not-asked", "They did not ask you.", 404) from None

    async def part(self, guest: int, other: int) -> None:
        """Be friends no more; or say no, or ask no longer."""
        mine = or_(
            and_(invitations.c.guest == guest, invitations.c.host == other),
            and_(invitations.c.guest == other, invitations.c.host == guest),
        )
        await self._store.writer.write(
            Statement(delete(friends).where(_between(guest, other))), Statement(delete(invitations).where(mine))
        )

    # -- Invitations -------------------------------------------------------------------------------------------------

    async def invite(self, guest: Guest, sheet: Sheet, friend: int) -> None:
        """Ask a friend to a table that waits; they find it first among the open ones."""
        if sheet.host != guest.id and sheet.seat_of(guest.id) is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if sheet.status != "waiting":
            raise Refused("started", "This match has begun already.")
        if friend not in await self.of(guest.id):
            raise Refused("no-friend", "This is no friend of yours.", 404)
        asking = {"table_id": sheet.id, "guest": friend, "host": guest.id, "at": now()}
        try:
            await self._store.writer.write(Statement(insert(invitations), asking, rows=1))
        except WriteConflict:  # they were invited already
            return

    async def invited(self, guest: int) -> list[str]:
        """The tables to which friends invite somebody, the newest invitation first."""
        query = select(invitations.c.table_id).where(invitations.c.guest == guest)
        return [row.table_id for row in await self._store.rows(query.order_by(invitations.c.at.desc()).limit(MOST))]

    # -- People come and go ------------------------------------------------------------------------------------------

    async def _bring(self, guest: Guest, person: Guest) -> None:
        """Friends of a guest become those of the person they turned out to be."""
        for other in await self.of(guest.id) - await self.of(person.id) - {person.id}:
            await self.part(person.id, other)
            bond = {"guest": person.id, "other": other, "asked": now(), "agreed": now()}
            await self._store.writer.write(Statement(insert(friends), bond))
        await self._forget(guest)

    async def _forget(self, guest: Guest) -> None:
        theirs = or_(invitations.c.guest == guest.id, invitations.c.host == guest.id)
        await self._store.writer.write(
            Statement(delete(friends).where(_of(guest.id))), Statement(delete(invitations).where(theirs))
        )

    async def _tell(self, guest: int) -> dict[str, Any]:
        told = await self.told(guest)
        rows = await self._store.rows(select(friends.c.agreed).where(_of(guest), friends.c.agreed.is_not(None)))
        return {
            "friends": [friend.name for friend in told.friends],
            "asking": [friend.name for friend in told.asking],
            "asked": [friend.name for friend in told.asked],
            "since": sorted(moment(row.agreed) or "" for row in rows),
        }


def _of(guest: int) -> Any:
    return or_(friends.c.guest == guest, friends.c.other == guest)


def _between(a: int, b: int) -> Any:
    return or_(and_(friends.c.guest == a, friends.c.other == b), and_(friends.c.guest == b, friends.c.other == a))


def _uninvited(table: str) -> Statement:
    return Statement(delete(invitations).where(invitations.c.table_id == table))
