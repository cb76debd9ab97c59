"""Bots think in worker processes, never in the event loop. A worker replays the record; the bot gets a perspective."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import traceback
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from random import Random
from time import perf_counter

import ludoteka

from ..log import log
from ..metrics import BOT_SECONDS


class Thinkers:
    """The workers; they start when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, record: ludoteka.Record, seat: int, level: str, seed: str) -> str:
        """What a bot of this level does on this seat; a bot that fails is replaced by chance."""
        began = perf_counter()
        for last_try in (False, True):
            pool = self._pool = self._pool or self._start()
            try:
                key, failure = await asyncio.get_running_loop().run_in_executor(pool, think, record, seat, level, seed)
                break
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last_try:
                    raise
                log.warning("a bot's process died", level=level, game=record.game)
        BOT_SECONDS.labels(level).observe(perf_counter() - began)
        if failure:
            log.error("a bot failed", level=level, game=record.game, failure=failure)
        return key

    def warm(self) -> None:
        """Somebody is here: get the workers ready, so that the first bot does not keep them waiting."""
        if self._pool is None:
            self._pool = self._start()
            for _ in range(self._workers):
                self._pool.submit(_ready)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool:
            for process in list((pool._processes or {}).values()):
                process.terminate()  # a search is not worth waiting for
            pool.shutdown(wait=True, cancel_futures=True)

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), _settle_in)


def think(record: ludoteka.Record, seat: int, level: str, seed: str) -> tuple[str, str]:
    """In the worker: the chosen key, and what went wrong if the bot failed."""
    table = ludoteka.replay(record)
    perspective = table.perspective(seat)
    assert perspective.ask, "a bot is asked only when its seat is"
    try:
        key: str = ludoteka.bot(table.game, level, seed).choose(perspective)
        assert key in perspective.ask.keys, f"{key!r} was not offered"
        return key, ""
    except Exception:
        return Random(seed).choice(perspective.ask.keys), traceback.format_exc()


def _ready() -> None:
    ludoteka.games()


def _settle_in() -> None:
    """A worker yields to the server, leaves Ctrl-C to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent, "a worker has a parent"
    connection.wait([parent.sentinel])
    os._exit(0)
