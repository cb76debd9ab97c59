"""Running the server: one process, one event loop."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from . import log
from .app import create_app
from .settings import Settings


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until told to stop; `ready` is called with our address when we listen."""
    log.configure(settings.log, settings.log_json)
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=max(settings.message_size, 1024) * 4,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
    )
    server = Server(config, ready)
    server.run()


class Server(uvicorn.Server):
    """A uvicorn server that tells when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded by now stays: the collector need not look at it again
        if self.started and self._ready:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = "localhost" if self.config.host in ("0.0.0.0", "::", "127.0.0.1") else self.config.host
            self._ready(f"http://{host}:{port}")
