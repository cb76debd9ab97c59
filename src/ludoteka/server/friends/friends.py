"""Friend requests, friendships and invitations; people who blocked each other cannot become friends."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, delete, insert, or_, select, update

from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..limits import RateLimit
from ..people.account_data import iso_time
from ..people.people import People
from ..people.schema import guests
from ..people.user import User
from ..store import now
from ..store.writer import Statement, WriteConflict
from ..tables.sheet import Sheet
from . import wire
from .store import friends, invitations

MOST = 200  # friends and open requests of one person


class Friends(Service):
    """The friendships of all users."""

    def __init__(self, server: Server) -> None:
        self.network_rate: RateLimit = RateLimit(1 / 120, 20)  # requests per second from one network
        self.recipient_rate: RateLimit = RateLimit(1 / 600, 10)  # and to one person
        self._store = server.store
        self._people = server[People]
        server.hooks.on_remove.append(_delete_invitations)
        server.hooks.on_block.append(self.remove)
        server.hooks.on_merge.append(self._merge)
        server.hooks.on_account_delete.append(self._delete_data)
        server.hooks.on_export["friends"] = self._export

    async def friends_of(self, user: int) -> set[int]:
        """The ids of a user's friends."""
        query = select(friends).where(_of(user), friends.c.agreed.is_not(None))
        return {row.other if row.guest == user else row.guest for row in await self._store.rows(query)}

    async def friend_list(self, user: int) -> wire.FriendList:
        other = or_(
            and_(friends.c.guest == user, guests.c.id == friends.c.other),
            and_(friends.c.other == user, guests.c.id == friends.c.guest),
        )
        query = select(friends, guests.c.id, guests.c.name, guests.c.face).join(guests, other)
        rows = await self._store.rows(query.order_by(guests.c.name, guests.c.id))
        entries = [(row, wire.Friend(row.id, row.name, row.face)) for row in rows]
        return wire.FriendList(
            friends=[friend for row, friend in entries if row.agreed],
            incoming=[friend for row, friend in entries if not row.agreed and row.other == user],
            outgoing=[friend for row, friend in entries if not row.agreed and row.guest == user],
        )

    async def ask(self, user: int, other: int, network: str) -> None:
        """Send a friend request from a network, or agree if the other one sent one already.

        Nothing happens, and the sender is not told so, if one of the two blocked the other.
        """
        if user == other:
            raise Refused("yourself", "This is you.", 400)
        requests = await self._store.rows(select(friends).where(_between(user, other)))
        if any(row.other == user and row.agreed is None for row in requests):
            await self.agree(user, other)
        if requests or other in await self._people.blocks.between(user):
            return
        if len(await self._store.rows(select(friends.c.guest).where(_of(user)).limit(MOST))) >= MOST:
            raise Refused("friends-full", "You have reached the limit of friends.", 409, most=MOST)
        self.network_rate.take(network)
        self.recipient_rate.take(str(other))
        try:
            row = {"guest": user, "other": other, "asked": now(), "agreed": None}
            await self._store.writer.write(Statement(insert(friends), row, rows=1))
        except WriteConflict:  # the request exists already
            return

    async def agree(self, user: int, other: int) -> None:
        """Accept the friend request of `other`."""
        request = update(friends).where(friends.c.guest == other, friends.c.other == user, friends.c.agreed.is_(None))
        try:
            opposite = delete(friends).where(friends.c.guest == user, friends.c.other == other)  # both asked
            await self._store.writer.write(Statement(request.values(agreed=now()), rows=1), Statement(opposite))
        except WriteConflict:
            if other not in await self.friends_of(user):
                raise Refused("not-asked", "There is no friend request from them.", 404) from None

    async def remove(self, user: int, other: int) -> None:
        """End a friendship, decline a request or withdraw one, and delete all invitations between the two."""
        between = or_(
            and_(invitations.c.guest == user, invitations.c.host == other),
            and_(invitations.c.guest == other, invitations.c.host == user),
        )
        await self._store.writer.write(
            Statement(delete(friends).where(_between(user, other))), Statement(delete(invitations).where(between))
        )

    # -- Invitations -------------------------------------------------------------------------------------------------

    async def invite(self, user: User, sheet: Sheet, friend: int) -> None:
        """Invite a friend to a waiting table, which is then listed first among their open tables."""
        if sheet.host != user.id and sheet.seat_of(user.id) is None:
            raise Refused("not-seated", "You do not sit at this table.")
        if sheet.status != "waiting":
            raise Refused("started", "This match has begun already.")
        if friend not in await self.friends_of(user.id):
            raise Refused("no-friend", "They are not your friend.", 404)
        row = {"table_id": sheet.id, "guest": friend, "host": user.id, "at": now()}
        try:
            await self._store.writer.write(Statement(insert(invitations), row, rows=1))
        except WriteConflict:  # the invitation exists already
            return

    async def invited(self, user: int) -> list[str]:
        """The tables to which friends invited this user, newest invitation first."""
        query = select(invitations.c.table_id).where(invitations.c.guest == user)
        return [row.table_id for row in await self._store.rows(query.order_by(invitations.c.at.desc()).limit(MOST))]

    # -- Accounts ------------------------------------------------------------------------------------------------------

    async def _merge(self, guest: User, person: User) -> None:
        """Make a guest's friends the friends of the account they signed in to."""
        for other in await self.friends_of(guest.id) - await self.friends_of(person.id) - {person.id}:
            await self.remove(person.id, other)
            friendship = {"guest": person.id, "other": other, "asked": now(), "agreed": now()}
            await self._store.writer.write(Statement(insert(friends), friendship))
        await self._delete_data(guest)

    async def _delete_data(self, user: User) -> None:
        theirs = or_(invitations.c.guest == user.id, invitations.c.host == user.id)
        await self._store.writer.write(
            Statement(delete(friends).where(_of(user.id))), Statement(delete(invitations).where(theirs))
        )

    async def _export(self, user: int) -> dict[str, Any]:
        friend_list = await self.friend_list(user)
        rows = await self._store.rows(select(friends.c.agreed).where(_of(user), friends.c.agreed.is_not(None)))
        return {
            "friends": [friend.name for friend in friend_list.friends],
            "asking": [friend.name for friend in friend_list.incoming],
            "asked": [friend.name for friend in friend_list.outgoing],
            "since": sorted(iso_time(row.agreed) or "" for row in rows),
        }


def _of(user: int) -> Any:
    return or_(friends.c.guest == user, friends.c.other == user)


def _between(a: int, b: int) -> Any:
    return or_(and_(friends.c.guest == a, friends.c.other == b), and_(friends.c.guest == b, friends.c.other == a))


def _delete_invitations(table: str) -> Statement:
    return Statement(delete(invitations).where(invitations.c.table_id == table))
