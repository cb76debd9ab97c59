"""Bots at tables: each bot that is asked computes a decision and makes it."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from functools import partial
from hashlib import sha256
from secrets import choice
from time import monotonic
from typing import Any

import ludoteka
from ludoteka.bots.search import seconds_advised
from ludoteka.kernel import Game

from ..core import Server
from ..errors import Conflict
from ..feature import Service
from ..log import log
from ..metrics import decisions
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.play import RuleFailed, decide
from .pool import Job, QuestionGone, WorkerPool

GOES_ON = 0.35  # share of the delay where a bot goes on with its own turn
RECENT = 50  # choices of each game and level whose times are remembered
LONG = 3.0  # seconds that a bot without a choice pretends to think at most
STALLED = 15.0  # seconds without a decision, until a bot of another server is believed to be gone
LOOK = 5.0  # seconds between two looks at all tables for bots that should think and do not
AGAIN = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds until a bot that failed is asked again


class Bots(Service):
    """All bots of a running server."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self.pool = WorkerPool(server.settings.bot_workers)
        self._failures: dict[tuple[str, int], int] = {}  # how often in a row, by table and seat
        self._seconds: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))
        self._watching: asyncio.Task[None] | None = None
        server.hooks.on_turns_changed.append(self.wake)
        server.hooks.on_arrival.append(self.pool.warm)

    async def open(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        busy = [task for live in self._tables.live.values() for task in live.thinking.values()]
        if self._watching:
            busy.append(self._watching)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        self.pool.close()

    def wake(self, live: LiveTable) -> None:
        """Start every bot that is asked, if a person plays or watches."""
        due = [seat for seat in live.asked() if live.sheet.chairs[seat].bot and seat not in live.thinking]
        if due and not self._tables.bots_must_wait(live) and _for_somebody(live):
            for seat in due:
                task = live.thinking[seat] = asyncio.create_task(self._turn(live, seat))
                task.add_done_callback(partial(self._done, live, seat))

    def _done(self, live: LiveTable, seat: int, task: asyncio.Task[None]) -> None:
        del live.thinking[seat]
        if not task.cancelled():
            self.wake(live)

    async def _watch(self) -> None:
        """Start bots that are still asked after an error, and those of tables whose server is gone."""
        while True:
            await asyncio.sleep(min(LOOK, STALLED / 3))
            for live in list(self._tables.live.values()):
                if not self._tables.bus or (live.sockets and monotonic() - live.changed_at > STALLED):
                    self.wake(live)

    async def _turn(self, live: LiveTable, seat: int) -> None:
        """Make a bot's decision; after a failure wait a little, then the bot is asked again."""
        which = live.sheet.id, seat
        try:
            await self._think(live, seat)
            self._failures.pop(which, None)
        except Exception as error:
            failures = self._failures[which] = self._failures.get(which, 0) + 1
            log.error("a bot's turn failed", table=live.sheet.id, seat=seat, failures=failures, error=repr(error))
            await asyncio.sleep(AGAIN[min(failures, len(AGAIN)) - 1])

    async def _think(self, live: LiveTable, seat: int) -> None:
        """Compute one decision of a bot.

        Without a choice it takes a time drawn from those that it took with one, so that time reveals nothing.
        """
        table, sheet = live.table, live.sheet
        assert table
        asked = live.asked_since.get(seat)
        level, began = sheet.chairs[seat].bot, monotonic()
        seed = sha256(f"bot|{sheet.seed}|{seat}|{live.seq}".encode()).hexdigest()  # tells nothing about the table's own
        forced = len(table.asks[ludoteka.Seat(seat)].keys) == 1
        job = Job(sheet.id, table, seat, level, seed, sheet.host, not sheet.people)
        try:
            key = await self.pool.choose(job)
        except QuestionGone:
            return
        usual = self._usual_seconds(table.game, level)
        if not forced:
            self._seconds[table.game.id, level].append(monotonic() - began)
        goes_on = bool(live.decisions) and int(live.decisions[-1][0]) == seat
        least = pause(self._tables.settings.bot_delay, goes_on, usual if forced else 0.0)
        await asyncio.sleep(began + least - monotonic())
        async with live.lock:
            await self._tables.ensure_saved(live)
            if live.asked_since.get(seat) != asked or seat not in live.asked() or not live.sheet.chairs[seat].bot:
                return  # the question is gone, or the person came back
            try:
                await decide(self._tables, live, seat, key)
            except Conflict:
                return  # it was answered on another server
            except RuleFailed:
                await self._decide_otherwise(live, seat, key)
        decisions(sheet.game, "bot").inc()

    def _usual_seconds(self, game: Game[Any], level: str) -> float:
        """The time that a bot of this level took for some recent choice, drawn at random."""
        recent = self._seconds[game.id, level]
        if recent:
            return choice(recent)
        return seconds_advised(game) if level == "hard" else 0.0

    async def _decide_otherwise(self, live: LiveTable, seat: int, crashed: str) -> None:
        """After a rule crashed on a bot's choice, take the next option that works, so that the people can play on."""
        assert live.table
        for key in live.table.asks[ludoteka.Seat(seat)].keys:
            if key == crashed:
                continue
            try:
                return await decide(self._tables, live, seat, key)
            except RuleFailed:
                continue
        raise RuntimeError(f"every option of seat {seat} crashes a rule")


def pause(delay: float, goes_on: bool, usual: float) -> float:
    """The least number of seconds that a bot takes; without a choice, as long as it usually takes with one."""
    return max(delay * GOES_ON if goes_on else delay, min(usual, LONG)) if delay else 0.0


def _for_somebody(live: LiveTable) -> bool:
    """True while a person plays or watches; bots among themselves wait."""
    return bool(live.sheet.people or live.sockets or live.has_remote_guests)
