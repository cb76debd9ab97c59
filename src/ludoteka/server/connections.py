"""HTTP connections with deadlines and limits, and WebSockets that can send at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from .guard import network_of
from .settings import Settings

REQUEST = 10.0  # seconds for a whole request to arrive
MOST = 256  # connections of one network that are not sockets
AHEAD = 8  # messages of a socket that may wait to be read before it is no longer listened to
_SEND_NOW = "ludoteka.send_now"  # what `DirectWebSocket` adds to the extensions of a socket's scope


def limited(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol class of one server; its own proxies, which carry many visitors, are not counted."""
    held: Counter[str] = Counter()
    is_proxy = proxy_check(settings.trusted_proxies)

    class Limited(HttpToolsProtocol):
        """HTTP with a deadline for requests and a limit of connections."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._deadline: asyncio.TimerHandle | None = None
            self._network = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if self.client and not is_proxy(self.client[0]):
                self._network = network = network_of(self.client[0])
                held[network] += 1
                if held[network] > MOST:
                    transport.close()
                    return
            self._expect()

        def data_received(self, data: bytes) -> None:
            if self._deadline is None:
                self._expect()
            super().data_received(data)

        def on_message_complete(self) -> None:
            self._arrived()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._release()
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # it knows us: nobody else needs either any more

        def connection_lost(self, exc: Exception | None) -> None:
            self._arrived()
            self._release()
            super().connection_lost(exc)

        def _expect(self) -> None:
            self._deadline = self.loop.call_later(REQUEST, self.transport.close)

        def _arrived(self) -> None:
            if self._deadline:
                self._deadline.cancel()
                self._deadline = None

        def _release(self) -> None:
            if self._network:
                held[self._network] -= 1
                if held[self._network] <= 0:
                    del held[self._network]
                self._network = ""

    return Limited


def proxy_check(proxies: str) -> Callable[[str], bool]:
    """Return a function that checks for our proxies: addresses, networks, or `*` for all, as uvicorn reads them."""
    networks = []
    for one in proxies.split(","):
        with suppress(ValueError):  # neither: uvicorn believes a socket of that name, which has no network
            networks.append(ip_network(one.strip()))

    def is_proxy(address: str) -> bool:
        return proxies == "*" or any(ip_address(address) in network for network in networks)

    return is_proxy


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that sends without a task of its own, while its client keeps up.

    It listens while few messages wait: to stop and to go on at each of them costs more than to keep some.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_SEND_NOW] = self.send_now

    def send_receive_event_to_app(self) -> None:
        stopped, self.read_paused = self.read_paused, True  # so that it does not stop at once
        super().send_receive_event_to_app()
        self.read_paused = stopped
        if not stopped and not self.close_sent and self.queue.qsize() >= AHEAD:  # who is told to go may say goodbye
            self.read_paused: bool = True
            self.transport.pause_reading()

    def send_now(self, text: str) -> bool:
        """Write a message in this turn of the loop; False if it would have to wait or cannot be sent."""
        if not self.writable.is_set() or not self.handshake_complete or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def direct_sender(scope: Mapping[str, Any]) -> Callable[[str], bool] | None:
    """Return the function that sends at once on the socket of this scope; None on servers other than ours."""
    sender: Callable[[str], bool] | None = (scope.get("extensions") or {}).get(_SEND_NOW)
    return sender


def raise_limit_of_files() -> None:
    """Raise the limit of open files to what the system allows."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = 65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)
    if soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
