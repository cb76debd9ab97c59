"""Hints at tables: permissions, limits, and the record that a person had help.

They are found in the bots' processes, from the seat's perspective alone. That a person was helped is on disk before the
hint is told; an answer to a question that is gone meanwhile is dropped.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256

import ludoteka
from ludoteka.bots import Advice

from ..bots.bots import Bots
from ..bots.pool import Job, QuestionGone
from ..core import Server
from ..errors import Refused
from ..feature import Service
from ..limits import RateLimit
from ..log import log
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.socket import MessageContext
from ..tables.wire import WhyInfo
from ..wire import RefusedMessage, WhyRefused, text
from . import wire

RATE, BURST = 0.4, 12.0  # seconds of thinking for one visitor: each second in the long run, and at once
REMEMBERED = 200  # hints that are told again without thinking

Question = tuple[str, int, int, int]  # table, seat, since which state it stands, how much was taken back before


class Hinting(Service):
    """The hints of a running server."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self._pool = server[Bots].pool
        self._effort = RateLimit(RATE, BURST)
        self._cache: OrderedDict[Question, Advice] = OrderedDict()
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        busy = list(self._thinking.values())
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    async def ask(self, context: MessageContext, seq: int) -> None:
        """Start computing a hint. The answer comes later; the asker may choose in the meantime."""
        live, seat = context.live, context.seat
        async with live.lock:
            await self._tables.ensure_saved(live)
            question = self._question(live, seat)
            if question is None or seq < question[2]:
                return  # what they see is older; what is newer is on its way to them
            cached = self._cache.get(question)
            if cached is not None:
                return self._say(context, cached)
            if (live.sheet.id, seat) in self._thinking:
                return
            self._effort.check(context.client_ip)
            task = self._thinking[live.sheet.id, seat] = asyncio.create_task(self._find(context, seat, question))
            task.add_done_callback(lambda _: self._thinking.pop((live.sheet.id, seat)))

    def _question(self, live: LiveTable, seat: int) -> Question | None:
        """The open question of this seat, if any; raises Refused if hints are not allowed."""
        sheet = live.sheet
        if not sheet.hints:
            raise Refused("no-hints", "There are no hints at this table.", 403)
        if seat not in live.asked() or sheet.chairs[seat].bot:
            return None
        if self._tables.bots_must_wait(live):
            raise Refused("hint-waits", "Hints are not available at the moment.")
        return sheet.id, seat, live.asked_since[seat], sheet.undos

    async def _find(self, context: MessageContext, seat: int, question: Question) -> None:
        live = context.live
        assert live.table
        try:
            if len(live.table.asks[ludoteka.Seat(seat)].keys) > 1:
                job = Job(live.sheet.id, live.table, seat, "hard", _seed(live, seat), live.sheet.host)
                result = await self._pool.advise(job)
                self._effort.spend(context.client_ip, result.seconds)
                advice = result.advice or Advice()
            else:
                advice = Advice()
            async with live.lock:
                await self._tables.ensure_saved(live)
                if self._question(live, seat) != question:
                    return
                await self._mark(live, seat, advice)
                self._remember(question, advice)
            if context.socket.seat == seat:  # a device that is shared may have been passed on meanwhile
                self._say(context, advice)
        except (QuestionGone, Refused):
            return  # the question is gone, or nothing can be kept: then nothing is told
        except Exception as error:
            log.error("a hint failed", table=live.sheet.id, seat=seat, error=repr(error))
            why = WhyRefused("error-hint-failed", {}, "No hint could be found.")
            context.socket.say(text(RefusedMessage(why, live.seq)))

    async def _mark(self, live: LiveTable, seat: int, advice: Advice) -> None:
        """Record that this person had help; call it under the lock."""
        chair = live.sheet.chairs[seat]
        if advice.suggestions and not chair.helped:
            chair.helped = True
            await self._tables.save(live)
            self._tables.broadcast_info(live)

    def _remember(self, question: Question, advice: Advice) -> None:
        self._cache[question] = advice
        if len(self._cache) > REMEMBERED:
            self._cache.popitem(last=False)

    def _say(self, context: MessageContext, advice: Advice) -> None:
        context.socket.say(text(message(context.live.seq, advice)))


def message(seq: int, advice: Advice) -> wire.HintMessage:
    """The advice as a message, with chances in whole percents because they are not more precise."""
    suggestions = [
        wire.SuggestionInfo(
            suggestion.key,
            round(suggestion.chance, 2),
            [WhyInfo(why.message, dict(why.about), why.rule) for why in suggestion.reasons],
            suggestion.visits,
        )
        for suggestion in advice.suggestions
    ]
    return wire.HintMessage(
        seq, suggestions, {key: round(chance, 2) for key, chance in advice.other_chances.items()}, advice.rollouts
    )


def _seed(live: LiveTable, seat: int) -> str:
    """A seed that reveals nothing about the table's seed."""
    return sha256(f"hint|{live.sheet.seed}|{seat}|{live.seq}".encode()).hexdigest()
