"""The caller of an HTTP request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from ..core import Server, server_of
from ..errors import Refused, no_user
from ..guard import client_ip_of, network_around
from .people import People
from .user import User


@dataclass(frozen=True, slots=True)
class Visitor:
    """The caller of one request."""

    server: Server
    possible_user: User | None
    client_ip: str  # the key of rate limits
    network: str  # the network around it; "" for a local address
    base_url: str  # of links that the caller can share

    @property
    def user(self) -> User:
        """The user; raises Refused for a visitor without our cookie."""
        if self.possible_user is None:
            raise no_user()
        return self.possible_user


Caller = NamedDependency[Visitor]  # handlers get it as `caller`


OPEN = {"open": True}  # the opt of handlers that need no invitation
SIGNED_IN = {"signed_in": True}  # the opt of handlers that a program with a token cannot use


async def provide_caller(request: Request[Any, Any, Any]) -> Visitor:
    """The caller of a request; raises Refused if they are banned or need an invitation."""
    server = server_of(request)
    people, client_ip = server[People], client_ip_of(request)
    guest = await people.of(request)
    if guest and guest.by_token and request.route_handler.opt.get("signed_in"):
        raise Refused("by-token", "A token cannot do this: sign in with a browser.", 403)
    await people.access.check(guest, client_ip, needs_invitation=not request.route_handler.opt.get("open"))
    return Visitor(server, guest, client_ip, network_around(request), server.base_url(request))


def row_id(number: int) -> int:
    """A number of a path as an id of the store; 0, which no row has, if it is out of range."""
    return number if 0 < number < 2**31 else 0
