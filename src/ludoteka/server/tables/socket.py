"""The table's socket: what clients say is checked here, what they are shown comes from the table."""

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
from .live import Live
from .memory import Tables
from .watcher import Watcher

GONE = 4404  # no such table
STUCK = 4409  # a table begun with other rules
PATIENCE = 200  # refused messages in a row until a socket is closed


@dataclass(frozen=True, slots=True)
class At:
    """Somebody at a table's socket; whoever handles a message gets this."""

    server: Server
    live: Live
    watcher: Watcher
    send: Callable[[str], Awaitable[None]]
    client_ip: str

    @property
    def tables(self) -> Tables:
        return self.server[Tables]

    @property
    def seat(self) -> int:
        """Where they sit, or Refused for those who only watch."""
        if self.watcher.seat is None:
            raise not_seated()
        return self.watcher.seat

    @property
    def voice(self) -> int:
        """The seat they speak for: of a device that nobody has taken in hand, the seat of whom it belongs to."""
        seat, guest = self.watcher.seat, self.watcher.guest
        return self.seat if seat is not None or guest is None else self.live.sheet.own_seat(guest)

    async def refresh(self) -> None:
        """Send them the newest state."""
        async with self.live.lock:
            self.show()

    def show(self, info: Any = UNSET) -> None:
        """Send them the newest state, at their cost; under the lock."""
        work = self.server.guard.work
        work.check(self.client_ip)
        began = perf_counter()
        self.live.show_to(self.watcher, info)
        work.spend(self.client_ip, perf_counter() - began)


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Watch a table and, from a seat, play at it."""
    server = server_of(socket)
    with suppress(SocketRejected):
        async with admit_socket(server, socket) as guest:
            try:
                live = await server[Tables].get(table_id, client_ip_of(socket))
            except Refused as refusal:
                await socket.close(GONE if refusal.status == 404 else STUCK, refusal.message)
                return
            seen, undos = (_number(socket.query_params.get(name)) for name in ("seen", "undos"))
            looks_on = "onlooker" in socket.query_params  # a screen for all, whoever it belongs to
            who = guest.id if guest and not looks_on else None
            watcher = Watcher(who, None, seen, undos, server.base_url(socket), direct_sender(socket.scope))

            async def send(said: str) -> None:
                await socket.send({"type": "websocket.send", "bytes": None, "text": said})

            await _attend(At(server, live, watcher, send, client_ip_of(socket)), socket)


def _number(said: str | None) -> int:
    return int(said) if said and said.isascii() and said.isdigit() and len(said) < 10 else -1


async def _attend(at: At, socket: Socket) -> None:
    """From the first state to the last message."""
    live, watcher, tables = at.live, at.watcher, at.tables
    async with live.lock:
        sheet = live.sheet
        newcomer = watcher.guest is not None and watcher.guest not in live.guests()
        watcher.seat = live.place_of(watcher)
        if watcher.seat is None and sheet.seats_of(watcher.guest):
            watcher.seen = -1  # what this device has seen, it saw from a seat
        live.watchers.add(watcher)
        if watcher.undos < 0 and sheet.undos == 0:
            watcher.undos = 0
        info = tables.info(sheet, watcher.guest, watcher.base_url)
        at.show(info)
    await _greet(at)
    if newcomer:
        tables.attended(live, watcher)

    async def refresh(watcher: Watcher) -> None:
        if await tables.refresh(live, watcher):
            await _greet(at)  # of what is told besides the state it may have missed something, too

    async def deliver() -> None:
        await watcher.deliver(at.send, refresh)
        await socket.close(GONE, "error-no-table")

    delivery = asyncio.create_task(deliver())
    try:
        await _listen(at, socket)
    finally:
        delivery.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await delivery
        live.watchers.discard(watcher)
        live.touched = monotonic()
        if watcher.guest is not None:
            live.turned_away(watcher.guest)
            if not live.present(watcher.guest):
                live.left[live.sheet.id, watcher.guest] = live.touched
            if watcher.guest not in live.guests():
                tables.attended(live)
            else:
                tables.glanced(live, watcher.guest)


async def _greet(at: At) -> None:
    """Whoever has something to say at this table says it, and whoever waits for somebody looks."""
    for hook in at.tables.on_socket_open:
        await hook(at)
    at.tables.stir(at.live)


async def _listen(at: At, socket: Socket) -> None:
    settings, messages = at.server.settings, at.server.messages
    bucket = TokenBucket(settings.message_rate, settings.message_rate * 2)
    refused = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            bucket.take()
            said = event.get("text")
            if said is None:
                raise Refused("malformed", "Messages are JSON text.", 400)
            if len(said) > settings.max_message_bytes:
                raise Refused("too-large", "The message is too large.", 413)
            await messages.handle(at, messages.read(said))
            refused = 0
        except Refused as refusal:
            refused += 1
            REFUSALS.labels(refusal.message).inc()
            if refused >= PATIENCE:
                await socket.close(BUSY, refusal.message)
                return
            why = WhyRefused(refusal.message, refusal.args_, refusal.detail)
            await at.send(text(RefusedMessage(why, at.live.seq)))
            if refusal.status == 409:
                await at.refresh()
        except WebSocketDisconnect:
            return


# -- What may be said ------------------------------------------------------------------------------------------------


async def choose(at: At, said: wire.Choose) -> None:
    if not await play.choose(at.tables, at.live, at.seat, said.key, said.seq):
        await at.refresh()


async def undo(at: At, said: wire.Undo) -> None:
    if not await play.undo(at.tables, at.live, at.seat, said.seq):
        await at.refresh()


async def i_am(at: At, said: wire.IAm) -> None:
    """Somebody takes the device in hand and is shown what their seat sees."""
    live, watcher = at.live, at.watcher
    async with live.lock:
        seats = live.sheet.seats_of(watcher.guest)
        if said.seat not in seats:
            raise not_seated()
        if len(seats) > 1:
            watcher.move(said.seat)
            at.show()


async def hand_over(at: At, said: wire.HandOver) -> None:
    """Whoever held the device gives it away: it is shown what all may see."""
    live, watcher = at.live, at.watcher
    async with live.lock:
        if len(live.sheet.seats_of(watcher.guest)) > 1:
            watcher.move(None)
            at.show()


async def ask_why(at: At, said: wire.AskWhy) -> None:
    async with at.live.lock:
        seat = at.seat
        why = at.live.table.why_not(seat, said.ref) if at.live.table else None
    about = wire.WhyInfo(why.message, dict(why.about), why.rule) if why else None
    await at.send(text(wire.WhyMessage(said.ref, about)))


async def ask_preview(at: At, said: wire.AskPreview) -> None:
    """Foresee the options one by one, beside the loop and at the asker's cost; in between others get their turn."""
    seat, found = at.seat, list[wire.PreviewInfo]()
    for key in said.keys:
        at.server.guard.work.check(at.client_ip)
        async with at.live.lock:
            if at.live.seq != said.seq:
                return
            seen, seconds = await asyncio.to_thread(previews.foresee, at.live.table, seat, key)
            at.server.guard.work.spend(at.client_ip, seconds)
        if seen is not None:
            found.append(seen)
    if at.watcher.seat != seat:  # the device was passed on meanwhile
        return
    await at.send(text(wire.PreviewMessage(said.seq, found)))


async def resync(at: At, said: wire.Resync) -> None:
    live, watcher = at.live, at.watcher
    async with live.lock:
        watcher.seen, watcher.held = said.seen, None
        watcher.undos = 0 if said.undos < 0 and live.sheet.undos == 0 else said.undos
        at.show()


async def ping(at: At, said: wire.Ping) -> None:
    await at.send(_PONG)


_PONG = text(wire.Pong())
