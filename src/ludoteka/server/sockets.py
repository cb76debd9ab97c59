"""The table's socket: what clients say is checked here, what they are shown comes from the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
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
from .watcher import Watcher

Socket = WebSocket[Any, Any, Any]
GONE = 4404  # no such table
BUSY = 4429  # too many sockets, or one that does not stop talking
PATIENCE = 200  # refused messages in a row until a socket is closed


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Watch a table and, from a seat, play at it."""
    here = context(socket)
    try:
        here.guard.check_origin(socket)
    except Refused:
        REFUSALS.labels("error-foreign-origin").inc()
        await socket.close(4403)  # before it is accepted: the browser sees HTTP 403
        return
    guest = await here.guests.of(socket)
    await socket.accept()
    try:
        live = await here.house.table(table_id)
    except Refused as refusal:
        await socket.close(GONE if refusal.status == 404 else 4409, refusal.message)
        return
    who = f"guest {guest.id}" if guest else address_of(socket)
    if not here.sockets.enter(who):
        await socket.close(BUSY, "error-too-many-sockets")
        return
    seen, undos = (_number(socket.query_params.get(name)) for name in ("seen", "undos"))
    watcher = Watcher(guest.id if guest else None, None, seen, undos, here.address(socket))
    try:
        await _attend(here, live, watcher, socket)
    finally:
        here.sockets.leave(who)


def _number(text: str | None) -> int:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else -1


async def _attend(here: Context, live: Live, watcher: Watcher, socket: Socket) -> None:
    """From the first state to the last message."""

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    async with live.lock:
        sheet = live.sheet
        newcomer = watcher.guest is not None and not live.present(watcher.guest)
        watcher.seat = sheet.seat_of(watcher.guest)
        live.watchers.add(watcher)
        if watcher.undos < 0 and sheet.undos == 0:
            watcher.undos = 0
        info = here.house.info(sheet, watcher.guest, watcher.base)
        watcher.push(live.frame(watcher, info=info), live.seq, sheet.undos)
    SOCKETS.inc()
    if newcomer and watcher.seat is not None:
        here.house.spread(live)
    play.wake_bots(here.house, live)
    delivery = asyncio.create_task(watcher.deliver(send, lambda w: here.house.refresh(live, w)))
    try:
        await _listen(here, live, watcher, socket, send)
    finally:
        delivery.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await delivery
        SOCKETS.dec()
        live.watchers.discard(watcher)
        live.touched = monotonic()
        if watcher.guest is not None and not live.present(watcher.guest):
            live.left[watcher.guest] = live.touched
            if watcher.seat is not None:
                here.house.spread(live)


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
