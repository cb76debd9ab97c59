"""The caller of an HTTP request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from ..core import Server, server_of
from ..errors import no_guest
from ..guard import client_ip_of
from .guest import Guest
from .people import People


@dataclass(frozen=True, slots=True)
class Visitor:
    """The sender of one request."""

    server: Server
    guest: Guest | None
    client_ip: str  # the key of rate limits
    base_url: str  # of links, as they can share them

    @property
    def known(self) -> Guest:
        """The guest; raises Refused for a visitor without our cookie."""
        if self.guest is None:
            raise no_guest()
        return self.guest


Caller = NamedDependency[Visitor]  # handlers get it as `caller`


OPEN = {"open": True}  # the opt of handlers that somebody without an invitation may ask


async def calling(request: Request[Any, Any, Any]) -> Visitor:
    server = server_of(request)
    people, client_ip = server[People], client_ip_of(request)
    guest = await people.of(request)
    await people.door.check(guest, client_ip, asked_in=not request.route_handler.opt.get("open"))
    return Visitor(server, guest, client_ip, server.base_url(request))


def row(number: int) -> int:
    """A row number from a path, within the range of the store; 0 matches no row."""
    return number if 0 < number < 2**31 else 0
