"""Sockets are listened to while few of their messages wait, so that nobody fills our memory."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ludoteka.server.connections import AHEAD, AtOnce


class Transport:
    """What a protocol asks of its transport here."""

    def __init__(self) -> None:
        self.reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    return None


async def test_a_socket_is_listened_to_until_many_messages_wait_and_again_when_all_are_read() -> None:
    config = Config(nothing, lifespan="off", log_config=None)
    config.load()
    socket: Any = AtOnce(config, ServerState(), {}, asyncio.get_running_loop())
    socket.transport = Transport()
    listened = []
    for n in range(AHEAD):
        socket.handle_text(Frame(Opcode.TEXT, f"{n}".encode()))
        listened.append(socket.transport.reading)
    assert listened == [True] * (AHEAD - 1) + [False]
    heard = []
    for _ in range(AHEAD):
        assert not socket.transport.reading
        heard.append((await socket.receive())["text"])
    assert socket.transport.reading
    assert heard == [f"{n}" for n in range(AHEAD)]
