"""The lobby's socket: the open tables, sent again whenever they change."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar import websocket

from ..core import Server, server_of
from ..errors import Refused
from ..limits import TokenBucket
from ..sockets import BUSY, Socket, SocketRejected, admit_socket
from ..tables.memory import Tables
from ..wire import text
from . import wire
from .lobby import Lobby

PAUSE = 1.0  # seconds between two lists at least


@websocket("/lobby/socket")
async def lobby_socket(socket: Socket) -> None:
    """Send the open tables, and again whenever they change."""
    server = server_of(socket)
    stirred = asyncio.Event()
    stirred.set()
    with suppress(SocketRejected):
        async with admit_socket(server, socket) as user:
            server[Lobby].watching.add(stirred)
            telling = asyncio.create_task(_tell(server, socket, stirred, user.id if user else None))
            try:
                bucket = TokenBucket(server.settings.message_rate, server.settings.message_rate * 2)
                while (await socket.receive())["type"] == "websocket.receive":
                    bucket.take()  # whatever it says: there is nothing to ask here
            except Refused as refusal:
                await socket.close(BUSY, refusal.message)
            finally:
                telling.cancel()
                server[Lobby].watching.discard(stirred)
                with suppress(asyncio.CancelledError, Exception):
                    await telling


async def _tell(server: Server, socket: Socket, stirred: asyncio.Event, user: int | None) -> None:
    base_url = server.base_url(socket)
    while True:
        await stirred.wait()
        stirred.clear()
        sheets = await server[Lobby].for_(user, await server[Lobby].tables())
        message = wire.LobbyMessage([server[Tables].info(sheet, user, base_url) for sheet in sheets])
        await socket.send({"type": "websocket.send", "bytes": None, "text": text(message)})
        await asyncio.sleep(PAUSE)
