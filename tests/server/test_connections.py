"""Sockets are listened to while few of their messages wait, so that nobody fills our memory."""

from __future__ import annotations

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from ludoteka.server.connections import AHEAD, DirectWebSocket
from tests.server.conftest import GAMES
from tests.server.people import Running, seated


async def test_a_connection_that_became_a_socket_keeps_nothing_of_its_request(place: Running) -> None:
    table, (ann, _) = await seated(place, GAMES["claim"], 2)
    gc.collect()
    async with ann.at(table) as side:
        await side.next("state")
        became = [one for one in gc.get_objects() if isinstance(one, HttpToolsProtocol) and _is_a_socket_now(one)]
        assert [one for one in became if one.parser is not None] == []


def _is_a_socket_now(connection: HttpToolsProtocol) -> bool:
    transport: Any = connection.transport
    return isinstance(transport.get_protocol(), DirectWebSocket)


class Transport:
    """The part of a transport that the protocol needs here."""

    def __init__(self) -> None:
        self.reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    return None


def open_socket() -> Any:
    config = Config(nothing, lifespan="off", log_config=None)
    config.load()
    socket: Any = DirectWebSocket(config, ServerState(), {}, asyncio.get_running_loop())
    socket.transport = Transport()
    return socket


async def test_a_socket_is_listened_to_until_many_messages_wait_and_again_when_all_are_read() -> None:
    socket = open_socket()
    listened = []
    for n in range(AHEAD):
        socket.handle_text(Frame(Opcode.TEXT, f"{n}".encode()))
        listened.append(socket.transport.reading)
    assert listened == [True] * (AHEAD - 1) + [False]
    received = []
    for _ in range(AHEAD):
        assert not socket.transport.reading
        received.append((await socket.receive())["text"])
    assert socket.transport.reading
    assert received == [f"{n}" for n in range(AHEAD)]


async def test_a_closing_socket_is_read_until_its_close_frame() -> None:
    socket = open_socket()
    for n in range(AHEAD - 1):
        socket.handle_text(Frame(Opcode.TEXT, f"{n}".encode()))
    socket.close_sent = True
    socket.handle_text(Frame(Opcode.TEXT, b"one more"))
    assert socket.transport.reading


async def test_a_socket_is_told_at_once_only_while_its_client_keeps_up(monkeypatch: pytest.MonkeyPatch) -> None:
    socket = open_socket()
    message, sent = list[bytes](), list[bytes]()
    socket.transport = SimpleNamespace(write=sent.append)
    socket.conn = SimpleNamespace(send_text=message.append, data_to_send=lambda: [b"<", message[-1], b">"])
    assert not socket.send_now("too early")
    socket.handshake_complete = True
    assert socket.send_now("čau") and sent == ["<čau>".encode()]
    for name in ("disconnected", "close_sent"):
        with monkeypatch.context() as patch:
            patch.setattr(socket, name, True)
            assert not socket.send_now(name)
    socket.writable.clear()
    assert not socket.send_now("it would have to wait")
    socket.writable.set()

    def closed(_: bytes) -> None:
        raise InvalidState("closing")

    socket.conn.send_text = closed
    assert not socket.send_now("it is closing") and len(message) == len(sent) == 1
