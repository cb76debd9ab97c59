"""Admission of WebSockets, and their number."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import WebSocket

from .core import Server
from .errors import Refused
from .guard import client_ip_of
from .metrics import REFUSALS, SOCKETS
from .people.people import People
from .people.user import User

Socket = WebSocket[Any, Any, Any]
BUSY = 4429  # the close code for too many sockets, or one that does not stop talking


class SocketRejected(Exception):
    """The socket was not admitted and has been closed."""


@asynccontextmanager
async def admit_socket(server: Server, socket: Socket) -> AsyncIterator[User | None]:
    """Admit a socket and count it while it is open; yields its guest, if known."""
    people = server[People]
    try:
        server.guard.check_origin(socket)
        user = await people.of(socket)
        await people.access.check(user, client_ip_of(socket))
    except Refused as refusal:
        REFUSALS.labels(refusal.message).inc()
        await socket.close(4403)  # before it is accepted: the browser sees HTTP 403
        raise SocketRejected from None
    await socket.accept()
    network = client_ip_of(socket)
    who = f"guest {user.id}" if user else network
    if not server.guard.sockets_of_network.enter(network):
        await socket.close(BUSY, "error-too-many-sockets")
        raise SocketRejected
    if not server.guard.sockets.enter(who):
        server.guard.sockets_of_network.leave(network)
        await socket.close(BUSY, "error-too-many-sockets")
        raise SocketRejected
    SOCKETS.inc()
    if user:
        people.enter(user, socket)
    try:
        yield user
    finally:
        SOCKETS.dec()
        if user:
            people.leave(user, socket)
        server.guard.sockets.leave(who)
        server.guard.sockets_of_network.leave(network)
