"""Friends, and those who are asked to become some."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ..wire import SeatNumber


class Friend(Struct):
    """Somebody who is a friend, or may become one."""

    id: int
    name: str
    face: str


class FriendList(Struct):
    friends: list[Friend]
    asking: list[Friend]  # they would like to be your friends
    asked: list[Friend]  # you asked them


class SeatNamed(Struct, forbid_unknown_fields=True):
    """Somebody at a table."""

    seat: SeatNumber


class InvitedFriend(Struct, forbid_unknown_fields=True):
    friend: Annotated[int, Meta(ge=1, le=2_147_483_647)]
