"""Worker processes: work that takes longer than a move is done there, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Any, ParamSpec, TypeVar

import ludoteka

P = ParamSpec("P")
R = TypeVar("R")


class Died(Exception):
    """The process died, or was ended because it took too long; the next call starts another."""


class Process:
    """One worker process; it starts on the first call, and again if it has died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.lives = 0  # how often it was started: whoever left something in it knows whether it is still there

    async def do(self, seconds: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a function in the process, with a time limit in seconds."""
        pool = self._ready()
        try:
            future: Future[R] = pool.submit(work, *args, **kwargs)
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
        except TimeoutError:
            self.kill()
            raise Died(f"no answer within {seconds:g} s") from None
        except BrokenProcessPool as error:
            if self._pool is pool:
                self._pool = None
            raise Died("the process died") from error
        except asyncio.CancelledError:
            if not future.cancelled():
                self.kill()  # it would go on with what nobody waits for
            raise

    def warm(self) -> None:
        """Start the process in advance, so that the first call does not wait."""
        if self._pool is None:
            self._ready().submit(_learn_games)

    def kill(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            _end(pool)
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            _end(pool)
            pool.shutdown(wait=True, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _settle_in)
            self.lives += 1
        return self._pool


def _end(pool: ProcessPoolExecutor) -> None:
    """End the process, which may not respond any more."""
    for process in list((pool._processes or {}).values()):
        process.kill()


def _learn_games() -> None:
    ludoteka.games()


def _settle_in() -> None:
    """Prepare a worker: it yields to the server, ignores Ctrl-C and does not outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent: Any = parent_process()
    connection.wait([parent.sentinel])
    os._exit(0)
