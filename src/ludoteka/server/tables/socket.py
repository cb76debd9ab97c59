"""The table's socket: it checks messages of clients and sends them the table's states."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, perf_counter
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import UNSET

from ..connections import direct_sender
from ..core import Server, server_of
from ..errors import Refused, not_seated
from ..guard import client_ip_of
from ..limits import TokenBucket
from ..metrics import REFUSALS
from ..sockets import BUSY, Socket, SocketRejected, admit_socket
from ..wire import RefusedMessage, WhyRefused, text
from . import play, previews, wire
from .live import LiveTable
from .memory import Tables
from .table_socket import TableSocket

GONE = 4404  # no such table
STUCK = 4409  # a table begun with other rules
PATIENCE = 200  # refused messages in a row until a socket is closed


@dataclass(frozen=True, slots=True)
class MessageContext:
    """A socket at a table, as message handlers get it."""

    server: Server
    live: LiveTable
    socket: TableSocket
    send: Callable[[str], Awaitable[None]]
    client_ip: str

    @property
    def tables(self) -> Tables:
        return self.server[Tables]

    @property
    def seat(self) -> int:
        """The seat of the socket; Refused for spectators."""
        if self.socket.seat is None:
            raise not_seated()
        return self.socket.seat

    @property
    def voice(self) -> int:
        """The seat for which the socket speaks; on a device that nobody has taken, the seat of its owner."""
        seat, user = self.socket.seat, self.socket.guest
        return self.seat if seat is not None or user is None else self.live.sheet.own_seat(user)

    async def refresh(self) -> None:
        """Send the newest state."""
        async with self.live.lock:
            self.show()

    def show(self, info: Any = UNSET) -> None:
        """Send the newest state, charged to the client; under the lock."""
        work = self.server.guard.work
        work.check(self.client_ip)
        began = perf_counter()
        self.live.show_to(self.socket, info)
        work.spend(self.client_ip, perf_counter() - began)


@websocket("/tables/{table_id:str}/socket")
async def serve_table(socket: Socket, table_id: FromPath[str]) -> None:
    """Serve a socket at a table, of a player or a spectator."""
    server = server_of(socket)
    with suppress(SocketRejected):
        async with admit_socket(server, socket) as user:
            try:
                live = await server[Tables].get(table_id, client_ip_of(socket))
            except Refused as refusal:
                await socket.close(GONE if refusal.status == 404 else STUCK, refusal.message)
                return
            sent_seq, undos = (_number(socket.query_params.get(name)) for name in ("seen", "undos"))
            looks_on = "onlooker" in socket.query_params  # a screen for all, whoever it belongs to
            who = user.id if user and not looks_on else None
            opened = TableSocket(who, None, sent_seq, undos, server.base_url(socket), direct_sender(socket.scope))

            async def send(message: str) -> None:
                await socket.send({"type": "websocket.send", "bytes": None, "text": message})

            await _attend(MessageContext(server, live, opened, send, client_ip_of(socket)), socket)


def _number(text: str | None) -> int:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else -1


async def _attend(context: MessageContext, connection: Socket) -> None:
    """Handle a socket from the first state to the last message."""
    live, socket, tables = context.live, context.socket, context.tables
    async with live.lock:
        sheet = live.sheet
        newcomer = socket.guest is not None and socket.guest not in live.guests()
        socket.seat = live.place_of(socket)
        if socket.seat is None and sheet.seats_of(socket.guest):
            socket.sent_seq = -1  # what this device has seen, it saw from a seat
        live.sockets.add(socket)
        if socket.undos < 0 and sheet.undos == 0:
            socket.undos = 0
        info = tables.info(sheet, socket.guest, socket.base_url)
        context.show(info)
    await _greet(context)
    if newcomer:
        tables.presence_changed(live, socket)

    async def refresh(socket: TableSocket) -> None:
        if await tables.refresh(live, socket):
            await _greet(context)  # of what is told besides the state it may have missed something, too

    async def deliver() -> None:
        await socket.deliver(context.send, refresh)
        await connection.close(GONE, "error-no-table")

    delivery = asyncio.create_task(deliver())
    try:
        await _listen(context, connection)
    finally:
        delivery.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await delivery
        live.sockets.discard(socket)
        live.touched = monotonic()
        if socket.guest is not None:
            live.note_hidden(socket.guest)
            if not live.present(socket.guest):
                live.last_present[live.sheet.id, socket.guest] = live.touched
            if socket.guest not in live.guests():
                tables.presence_changed(live)
            else:
                tables.visibility_changed(live, socket.guest)


async def _greet(context: MessageContext) -> None:
    """Call the hooks for a new socket at the table."""
    for hook in context.tables.hooks.on_socket_open:
        await hook(context)
    context.tables.wake(context.live)


async def _listen(context: MessageContext, connection: Socket) -> None:
    settings, messages = context.server.settings, context.server.messages
    bucket = TokenBucket(settings.message_rate, settings.message_rate * 2)
    refused = 0
    while True:
        event = await connection.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            bucket.take()
            data = event.get("text")
            if data is None:
                raise Refused("malformed", "Messages are JSON text.", 400)
            if len(data) > settings.max_message_bytes:
                raise Refused("too-large", "The message is too large.", 413)
            await messages.handle(context, messages.read(data))
            refused = 0
        except Refused as refusal:
            refused += 1
            REFUSALS.labels(refusal.message).inc()
            if refused >= PATIENCE:
                await connection.close(BUSY, refusal.message)
                return
            why = WhyRefused(refusal.message, refusal.args_, refusal.detail)
            await context.send(text(RefusedMessage(why, context.live.seq)))
            if refusal.status == 409:
                await context.refresh()
        except WebSocketDisconnect:
            return


# -- What may be said ------------------------------------------------------------------------------------------------


async def choose(context: MessageContext, message: wire.Choose) -> None:
    if not await play.choose(context.tables, context.live, context.seat, message.key, message.seq):
        await context.refresh()


async def undo(context: MessageContext, message: wire.Undo) -> None:
    if not await play.undo(context.tables, context.live, context.seat, message.seq):
        await context.refresh()


async def take_device(context: MessageContext, message: wire.TakeDevice) -> None:
    """Take the shared device and show the view of that seat."""
    live, socket = context.live, context.socket
    async with live.lock:
        seats = live.sheet.seats_of(socket.guest)
        if message.seat not in seats:
            raise not_seated()
        if len(seats) > 1:
            socket.move(message.seat)
            context.show()


async def release_device(context: MessageContext, message: wire.ReleaseDevice) -> None:
    """Release the shared device and show the public view."""
    live, socket = context.live, context.socket
    async with live.lock:
        if len(live.sheet.seats_of(socket.guest)) > 1:
            socket.move(None)
            context.show()


async def ask_why(context: MessageContext, message: wire.AskWhy) -> None:
    async with context.live.lock:
        seat = context.seat
        why = context.live.table.why_not(seat, message.ref) if context.live.table else None
    about = wire.WhyInfo(why.message, dict(why.about), why.rule) if why else None
    await context.send(text(wire.WhyMessage(message.ref, about)))


async def ask_preview(context: MessageContext, message: wire.AskPreview) -> None:
    """Compute previews one by one, beside the event loop and charged to the asker."""
    seat, infos = context.seat, list[wire.PreviewInfo]()
    for key in message.keys:
        context.server.guard.work.check(context.client_ip)
        async with context.live.lock:
            if context.live.seq != message.seq:
                return
            preview, seconds = await asyncio.to_thread(previews.preview_option, context.live.table, seat, key)
            context.server.guard.work.spend(context.client_ip, seconds)
        if preview is not None:
            infos.append(preview)
    if context.socket.seat != seat:  # the device was passed on meanwhile
        return
    await context.send(text(wire.PreviewMessage(message.seq, infos)))


async def resync(context: MessageContext, message: wire.Resync) -> None:
    live, socket = context.live, context.socket
    socket.resyncs.take()
    async with live.lock:
        socket.sent_seq, socket.held = message.seen, None
        socket.undos = 0 if message.undos < 0 and live.sheet.undos == 0 else message.undos
        context.show()


async def ping(context: MessageContext, message: wire.Ping) -> None:
    await context.send(_PONG)


_PONG = text(wire.Pong())
