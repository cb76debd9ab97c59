"""The table's socket: what clients say is checked here, what they are shown comes from the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from . import play, wire
from .context import Context, context
from .errors import Refused, not_seated
from .guard import address_of
from .limits import Bucket
from .live import Live
from .metrics import REFUSALS, SOCKETS
from .sheet import Guest
from .watcher import Watcher

Socket = WebSocket[Any, Any, Any]
GONE = 4404  # no such table
STUCK = 4409  # a table begun with other rules
BUSY = 4429  # too many sockets, or one that does not stop talking
LOBBY_PAUSE = 1.0  # seconds between two lists at least
PATIENCE = 200  # refused messages in a row until a socket is closed


class TurnedAway(Exception):
    """The socket was not let in; it has been closed."""


@asynccontextmanager
async def _visit(here: Context, socket: Socket) -> AsyncIterator[Guest | None]:
    """Let a socket in and count it out; gives the guest who came, if we know them."""
    try:
        here.guard.check_origin(socket)
    except Refused as refusal:
        REFUSALS.labels(refusal.message).inc()
        await socket.close(4403)  # before it is accepted: the browser sees HTTP 403
        raise TurnedAway from None
    guest = await here.guests.of(socket)
    await socket.accept()
    who = f"guest {guest.id}" if guest else address_of(socket)
    if not here.sockets.enter(who):
        await socket.close(BUSY, "error-too-many-sockets")
        raise TurnedAway
    SOCKETS.inc()
    try:
        yield guest
    finally:
        SOCKETS.dec()
        here.sockets.leave(who)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Watch a table and, from a seat, play at it."""
    here = context(socket)
    with suppress(TurnedAway):
        async with _visit(here, socket) as guest:
            try:
                live = await here.house.table(table_id)
            except Refused as refusal:
                await socket.close(GONE if refusal.status == 404 else STUCK, refusal.message)
                return
            seen, undos = (_number(socket.query_params.get(name)) for name in ("seen", "undos"))
            watcher = Watcher(guest.id if guest else None, None, seen, undos, here.address(socket))
            await _attend(here, live, watcher, socket)


def _number(text: str | None) -> int:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else -1


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket) -> None:
    """The open tables, and again whenever they change."""
    here = context(socket)
    looker = asyncio.Event()
    looker.set()
    with suppress(TurnedAway):
        async with _visit(here, socket) as guest:
            here.house.lobby.add(looker)
            telling = asyncio.create_task(_tell_lobby(here, socket, looker, guest.id if guest else None))
            try:
                bucket = Bucket(here.settings.messages, here.settings.messages * 2)
                while (await socket.receive())["type"] == "websocket.receive":
                    bucket.take()  # whatever it says: there is nothing to ask here
            except Refused as refusal:
                await socket.close(BUSY, refusal.message)
            finally:
                telling.cancel()
                here.house.lobby.discard(looker)
                with suppress(asyncio.CancelledError, Exception):
                    await telling


async def _tell_lobby(here: Context, socket: Socket, looker: asyncio.Event, guest: int | None) -> None:
    base = here.address(socket)
    while True:
        await looker.wait()
        looker.clear()
        sheets = await here.house.store.open_sheets()
        said = wire.LobbySaid([here.house.info(sheet, guest, base) for sheet in sheets])
        await socket.send({"type": "websocket.send", "bytes": None, "text": wire.encode(said).decode()})
        await asyncio.sleep(LOBBY_PAUSE)


async def _attend(here: Context, live: Live, watcher: Watcher, socket: Socket) -> None:
    """From the first state to the last message."""

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async with live.lock:
        sheet = live.sheet
        newcomer = watcher.guest is not None and watcher.guest not in live.guests()
        watcher.seat = sheet.seat_of(watcher.guest)
        live.watchers.add(watcher)
        if watcher.undos < 0 and sheet.undos == 0:
            watcher.undos = 0
        info = here.house.info(sheet, watcher.guest, watcher.base)
        watcher.push(live.frame(watcher, info=info), live.seq, sheet.undos)
    if newcomer and watcher.guest is not None:
        here.house.attended(live, watcher.guest)
    play.wake_bots(here.house, live)
    delivery = asyncio.create_task(watcher.deliver(send, lambda w: here.house.refresh(live, w)))
    try:
        await _listen(here, live, watcher, socket, send)
    finally:
        delivery.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await delivery
        live.watchers.discard(watcher)
        live.touched = monotonic()
        if watcher.guest is not None and not live.present(watcher.guest):
            live.left[watcher.guest] = live.touched
        if watcher.guest is not None and watcher.guest not in live.guests():
            here.house.attended(live, watcher.guest)


async def _listen(here: Context, live: Live, watcher: Watcher, socket: Socket, send: Any) -> None:
    bucket = Bucket(here.settings.messages, here.settings.messages * 2)
    refused = 0
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            bucket.take()
            text = event.get("text")
            if text is None:
                raise Refused("malformed", "Messages are JSON text.", 400)
            if len(text) > here.settings.message_size:
                raise Refused("too-large", "The message is too large.", 413)
            await _heed(here, live, watcher, _read(text), send)
            refused = 0
        except Refused as refusal:
            refused += 1
            REFUSALS.labels(refusal.message).inc()
            if refused >= PATIENCE:
                await socket.close(BUSY, refusal.message)
                return
            why = wire.WhyRefused(refusal.message, refusal.args_, refusal.detail)
            await send(wire.encode(wire.RefusedSaid(why, live.seq)).decode())
            if refusal.status == 409:
                await _fresh(live, watcher)
        except WebSocketDisconnect:
            return


def _read(text: str) -> wire.Said:
    try:
        said: wire.Said = wire.decode_said(text)
        return said
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as error:
        raise Refused("malformed", f"This is not a message: {error}", 400) from None


async def _heed(here: Context, live: Live, watcher: Watcher, said: wire.Said, send: Any) -> None:
    if isinstance(said, wire.Choose):
        if not await play.choose(here.house, live, _seat(watcher), said.key, said.seq):
            await _fresh(live, watcher)
    elif isinstance(said, wire.Undo):
        if not await play.undo(here.house, live, _seat(watcher), said.seq):
            await _fresh(live, watcher)
    elif isinstance(said, wire.AskWhy):
        async with live.lock:
            seat = _seat(watcher)
            why = live.table.why_not(seat, said.ref) if live.table else None
        about = wire.WhyInfo(why.message, dict(why.about), why.rule) if why else None
        await send(wire.encode(wire.WhySaid(said.ref, about)).decode())
    elif isinstance(said, wire.Resync):
        async with live.lock:
            watcher.seen = said.seen
            watcher.undos = 0 if said.undos < 0 and live.sheet.undos == 0 else said.undos
            watcher.push(live.frame(watcher), live.seq, live.sheet.undos)
    else:
        await send(_PONG)


_PONG = wire.encode(wire.Pong()).decode()


def _seat(watcher: Watcher) -> int:
    if watcher.seat is None:
        raise not_seated()
    return watcher.seat


async def _fresh(live: Live, watcher: Watcher) -> None:
    async with live.lock:
        watcher.push(live.frame(watcher), live.seq, live.sheet.undos)
