"""Running the server: one process, one event loop."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread

import uvicorn

import ludoteka

from . import log
from .app import create_app
from .settings import Settings


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until told to stop; `ready` is called with our address when we listen."""
    log.configure(settings.log, settings.log_json)

    def listening(address: str) -> None:
        log.log.info("open", address=address, data=str(settings.directory), games=list(ludoteka.games()))
        if ready:
            ready(address)

    Server(settings, listening).run()


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """Serve from a thread of this process for a while; gives the address. For scripts and tests."""
    listening: Future[int] = Future()
    server = Server(settings, lambda _: listening.set_result(server.port))
    thread = Thread(target=server.run)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.result(60)}"
    finally:
        server.should_exit = True
        thread.join()


class Server(uvicorn.Server):
    """A uvicorn server that tells when it listens."""

    def __init__(self, settings: Settings, ready: Callable[[str], None] | None = None) -> None:
        config = uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_per_message_deflate=False,  # it costs memory for every socket, and our messages are small
            ws_max_size=settings.message_size * 4,  # far above: what is only too long for us gets a polite answer
            log_config=None,
            access_log=False,
            lifespan="on",
            server_header=False,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)
        self._ready = ready

    @property
    def port(self) -> int:
        """The port we listen on."""
        number: int = self.servers[0].sockets[0].getsockname()[1]
        return number

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded by now stays: the collector need not look at it again
        gc.set_threshold(20_000, 20, 50)  # a decision makes many short-lived objects and hardly a cycle
        if self.started and self._ready:
            everywhere = self.config.host in ("0.0.0.0", "::", "127.0.0.1")
            self._ready(f"http://{'localhost' if everywhere else self.config.host}:{self.port}")
