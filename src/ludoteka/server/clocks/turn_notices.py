"""Notices of turns: once per turn and person, on however many servers.

A turn begins when a seat has to decide that did not have to in the previous state; further questions in a row belong to
the same turn. Nobody is notified who has the table open on a visible page. To notify is to write a row to the store: of
several servers one succeeds, and writes what the hooks `on_turn_claimed` return in the same transaction.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..hooks import Hooks
from ..store.writer import WriteConflict, WriteFailed, Writer
from ..tables.live import LiveTable
from ..tables.memory import Tables
from .clock_state import ClockState, read
from .store import claim_notice

AWAY = 20.0  # seconds without a visible page until a user is notified
REMEMBERED = 20_000  # noticed turns kept in memory


class TurnNotices:
    """The turns that users have been notified of."""

    def __init__(self, tables: Tables, writer: Writer, hooks: Hooks) -> None:
        self._tables = tables
        self._writer = writer
        self._hooks = hooks
        self._noticed: dict[tuple[str, int], int] = {}  # table, seat -> the last noticed turn

    def has_unnoticed(self, table: str, state: ClockState) -> bool:
        """May a turn of this table still need a notice?"""
        return any(turn > self._noticed.get((table, seat), -1) for seat, turn in enumerate(state.turns))

    async def notify(self, lives: Sequence[LiveTable]) -> None:
        """Notify the users whose turn it is at these tables and who have no visible page there."""
        for live in lives:
            state = read(live.clock)
            if state is None or live.sheet.status != "playing" or not self.has_unnoticed(live.sheet.id, state):
                continue
            for seat in set(live.asked()) & set(live.sheet.people):
                user = live.sheet.chairs[seat].guest
                if user is not None and live.hidden_seconds(user) > AWAY:
                    await self._claim(live, seat, user, state.turns[seat])

    async def _claim(self, live: LiveTable, seat: int, user: int, turn: int) -> None:
        key = live.sheet.id, seat
        if turn <= self._noticed.get(key, -1):
            return
        more = [statement for hook in self._hooks.on_turn_claimed for statement in hook(user, live)]
        try:
            await self._writer.write(claim_notice(live.sheet.id, seat, turn), *more)
        except WriteConflict:
            claimed = False
        except WriteFailed:
            return  # the next poll tries again
        else:
            claimed = True
        if len(self._noticed) > REMEMBERED:
            self._noticed.clear()
        self._noticed[key] = turn
        if claimed:
            for hook in self._hooks.on_turn_noticed:
                hook(user, live)
