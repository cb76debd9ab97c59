"""Worker processes: whatever takes longer than a move runs in one of them, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, ParamSpec, TypeVar

import ludoteka

P = ParamSpec("P")
R = TypeVar("R")


class Died(Exception):
    """The process died or was killed because it took too long; the next call starts another."""


class Workers(SpawnContext):
    """A multiprocessing context that knows the processes a pool started by it, so that they can be killed."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]
        process = SpawnProcess(*args, **kwargs)
        self.started.append(process)
        return process

    def kill(self) -> None:
        for process in self.started:
            process.kill()
        self.started.clear()


class Process:
    """One worker process, started by the first call and again after it died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._workers = Workers()
        self.lives = 0  # how often it was started: state left in an earlier life is gone

    @property
    def pid(self) -> int | None:
        """The id of the running process, if there is one."""
        return self._workers.started[-1].pid if self._pool and self._workers.started else None

    async def do(self, seconds: float, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run this in the process and return its result; raises Died if it takes longer than so many seconds."""
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
                self.kill()  # nobody needs its result
            raise

    def warm(self) -> None:
        """Start the process, so that the first call does not wait for that."""
        if self._pool is None:
            self._ready().submit(_load_games)

    def kill(self) -> None:
        """Kill the process without waiting for its end."""
        self._end(wait=False)

    def close(self) -> None:
        """Kill the process and wait until it has ended."""
        self._end(wait=True)

    def _end(self, wait: bool) -> None:
        pool, self._pool = self._pool, None
        if pool:
            self._workers.kill()
            pool.shutdown(wait=wait, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._workers = Workers()
            self._pool = ProcessPoolExecutor(1, self._workers, _init_worker)
            self.lives += 1
        return self._pool


def _load_games() -> None:
    ludoteka.games()


def _init_worker() -> None:
    """Lower the priority, leave Ctrl-C to the server, and exit when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent: Any = parent_process()
    connection.wait([parent.sentinel])
    os._exit(0)
