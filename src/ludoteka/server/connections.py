"""Connections: who is slow to say what they want, or holds too many, makes room for others."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .guard import network_of
from .settings import Settings

REQUEST = 10.0  # seconds for a whole request to arrive
MOST = 256  # connections of one network that are not sockets


def limited(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of one server; its own proxies, who speak for many, are not counted."""
    held: Counter[str] = Counter()
    proxies = {network_of(address.strip()) for address in settings.proxies.split(",")}

    class Limited(HttpToolsProtocol):
        """HTTP with a deadline for requests and a limit of connections."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._deadline: asyncio.TimerHandle | None = None
            self._network = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            network = network_of(self.client[0]) if self.client else ""
            if network and network not in proxies:
                self._network = network
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
            self._arrived()
            self._release()
            super().handle_websocket_upgrade()

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


def raise_limit_of_files() -> None:
    """Let us have as many connections as the system allows."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
