"""A minimal client for both protocols: HTTP with keep-alive, and a table's WebSocket. Loopback only."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import msgspec


class AskSeen(msgspec.Struct):
    options: list[str]


class Seen(msgspec.Struct):
    """The part of a message that a load generator needs."""

    t: str
    seq: int = -1
    ask: AskSeen | None = None
    outcome: dict[str, object] | None = None


read = msgspec.json.Decoder(Seen).decode


class Socket(asyncio.Protocol):
    """A WebSocket client: text frames only, masked with zeros, as cheap as the standard allows."""

    def __init__(self, hear: Callable[[Socket, bytes], None]) -> None:
        self._hear = hear
        self._data = b""
        self.sent = 0.0  # when the last choice went out, until its answer is here
        self._shaken = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self._shaken.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._data = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._shaken.set_result(None)
        at = 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if len(data) < start + size:
                break
            if data[at] == 0x81:
                self._hear(self, data[start : start + size])
            at = start + size
        self._data = data[at:]

    def say(self, text: bytes) -> None:
        assert len(text) < 126
        self._transport.write(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)

    def close(self) -> None:
        self._transport.close()


async def dial(port: int, table: str, cookie: str, hear: Callable[[Socket, bytes], None]) -> Socket:
    """Open a table's socket."""
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(hear), "127.0.0.1", port)
    socket._transport.write(
        f"GET /api/tables/{table}/socket?seen=-1 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: ludoteka={cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    await socket._shaken
    return socket


class Web:
    """One kept-alive HTTP connection."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self._port = port
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.cookie = cookie

    async def call(self, method: str, path: str, body: object = None) -> dict[str, object]:
        """Send a request that must succeed, and return the object in its answer."""
        status, text = await self.ask(method, path, body)
        assert 200 <= status < 300, (path, status, text)
        return dict(json.loads(text))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Send a request and return the status and the body of its answer."""
        async with self._lock:
            try:
                return await self._ask(method, path, body)
            except (asyncio.IncompleteReadError, ConnectionError):  # kept alive, but not for ever
                self._streams = None
                return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        payload = json.dumps(body).encode() if body is not None else b""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nX-Ludoteka: 1\r\n"
            f"Cookie: ludoteka={self.cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(payload)}\r\n\r\n".encode()
            + payload
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
        text = await reader.readexactly(int(fields["content-length"]))
        if "set-cookie" in fields:
            cookie = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie"))
            self.cookie = cookie.split("ludoteka=")[1].split(";")[0]
        return int(head.split(" ")[1]), text
