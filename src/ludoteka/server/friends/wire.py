"""Friends, friend requests and invitations on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ..wire import SeatNumber


class Friend(Struct):
    """A friend, or somebody who sent or got a friend request."""

    id: int
    name: str
    face: str


class FriendList(Struct):
    friends: list[Friend]
    incoming: list[Friend]  # requests to you
    outgoing: list[Friend]  # requests from you


class SeatNamed(Struct, forbid_unknown_fields=True):
    """The person on a seat of a table."""

    seat: SeatNumber


class InvitedFriend(Struct, forbid_unknown_fields=True):
    friend: Annotated[int, Meta(ge=1, le=2_147_483_647)]
