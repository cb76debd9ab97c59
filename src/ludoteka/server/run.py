"""Running the server: one process, one event loop."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from threading import Thread

import uvicorn

import ludoteka
from ludoteka.kernel import fresh_seed
from ludoteka.shelf import use_contents

from . import log
from .admin.admin import Admin
from .app import Plan, create_app
from .connections import DirectWebSocket, limited, raise_limit_of_files
from .core import Server
from .feature import Feature
from .features import FEATURES
from .settings import Settings
from .start import explained, listen


def serve(settings: Settings, ready: Callable[[str, str], None] | None = None) -> None:
    """Serve until stopped; raises CannotServe if we cannot.

    When we listen, `ready` is called with our address and, while there is no administrator, with a code for the first.
    """
    log.configure(settings.log_level, settings.log_json)
    use_contents(Path(file).expanduser() for file in settings.content)

    async def listening(server: Server, address: str) -> None:
        games = [f"{game.id} {game.version}" for game in ludoteka.games().values()]
        log.log.info("open", address=address, data=str(settings.directory), games=games)
        if ready:
            ready(address, await server[Admin].first_code())

    raise_limit_of_files()
    with listen(settings) as door, _stopping_is_no_failure():
        UvicornServer(settings, listening).run([door])


@contextmanager
def _stopping_is_no_failure() -> Iterator[None]:
    """Exit with 0 after a requested stop, although uvicorn raises the signal again that stopped it."""
    before = {sig: signal.signal(sig, lambda *_: None) for sig in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for sig, handler in before.items():
            signal.signal(sig, handler)


@contextmanager
def serving(
    settings: Settings, features: Sequence[Feature] = FEATURES, seeds: Callable[[], str] = fresh_seed
) -> Iterator[str]:
    """Serve from a thread of this process for a while; yields the address. For scripts and tests."""
    listening: Future[int] = Future()

    async def ready(*_: object) -> None:
        listening.set_result(server.port)

    server = UvicornServer(settings, ready, features, seeds)

    def run() -> None:
        try:
            with listen(settings) as door:
                server.run([door])
        except Exception as error:
            if listening.done():
                raise
            listening.set_exception(error)

    thread = Thread(target=run)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.result(60)}"
    finally:
        server.should_exit = True
        thread.join()


class UvicornServer(uvicorn.Server):
    """A uvicorn server that opens our server itself and reports when it listens."""

    def __init__(
        self,
        settings: Settings,
        ready: Callable[[Server, str], Awaitable[None]] | None = None,
        features: Sequence[Feature] = FEATURES,
        seeds: Callable[[], str] = fresh_seed,
    ) -> None:
        self._settings, self._app = settings, create_app(Plan(settings, features, seeds))
        config = uvicorn.Config(
            self._app,
            host=settings.host,
            port=settings.port,
            http=limited(settings),
            ws=DirectWebSocket,
            ws_per_message_deflate=True,  # some 40 KB of memory for every socket; what is sent shrinks to a third
            ws_max_size=settings.max_message_bytes * 4,  # far above: what is only too long for us gets a polite answer
            log_config=None,
            access_log=False,
            lifespan="off",
            server_header=False,
            forwarded_allow_ips=settings.trusted_proxies,
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)
        self._ready = ready

    @property
    def port(self) -> int:
        """The port we listen on."""
        number: int = self.servers[0].sockets[0].getsockname()[1]
        return number

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        with self.capture_signals():
            async with AsyncExitStack() as stack:
                try:
                    await stack.enter_async_context(self._app.lifespan())
                except Exception as error:
                    raise explained(error, self._settings) from error
                await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded by now stays: the collector need not look at it again
        gc.set_threshold(
            5_000, 5, 50
        )  # it looks often at little: what is made meanwhile outlives a match, and piles up
        if self.started:
            self._app.state.server.store.note_port(self.port)
        if self.started and self._ready:
            everywhere = self.config.host in ("0.0.0.0", "::", "127.0.0.1")
            host = "localhost" if everywhere else self.config.host
            await self._ready(self._app.state.server, f"http://{host}:{self.port}")
