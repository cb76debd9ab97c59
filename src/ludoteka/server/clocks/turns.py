"""Notices turns that their players have not seen: once per turn and person, on any number of servers.

A turn begins when a seat is asked that was not asked in the state before; more questions in a row are the same turn.
Who looks at the table needs not be told. The claim is a row in the store: of two servers that want to tell, one writes
it, together with what the hooks of `on_asked` give, such as a letter to be sent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..store.writer import Statement, WriteConflict, WriteFailed, Writer
from ..tables.live import LiveTable
from ..tables.memory import Tables
from .stamp import Stamp, read
from .store import telling

AWAY = 20.0  # seconds without a look at the table until somebody is told
REMEMBERED = 20_000  # turns that are known to be told


class Turns:
    """The turns that people have been told of."""

    def __init__(self, tables: Tables, writer: Writer) -> None:
        self._tables = tables
        self._writer = writer
        self._told: dict[tuple[str, int], int] = {}  # table, seat -> the last turn that is known to be told
        self.on_asked: list[Callable[[int, LiveTable], Sequence[Statement]]] = []  # kept together with the claim, once
        self.on_turn_noticed: list[Callable[[int, LiveTable], None]] = []  # by the server that claimed it

    def untold(self, table: str, stamp: Stamp) -> bool:
        """True if somebody at this table may have to be notified."""
        return any(turn > self._told.get((table, seat), -1) for seat, turn in enumerate(stamp.turns))

    async def tell(self, lives: Sequence[LiveTable]) -> None:
        """Notify people whose turn it is at these tables and who are absent."""
        for live in lives:
            stamp = read(live.clock)
            if stamp is None or live.sheet.status != "playing" or not self.untold(live.sheet.id, stamp):
                continue
            for seat in set(live.asked()) & set(live.sheet.people):
                guest = live.sheet.chairs[seat].guest
                if guest is not None and live.hidden_seconds(guest) > AWAY:
                    await self._claim(live, seat, guest, stamp.turns[seat])

    async def _claim(self, live: LiveTable, seat: int, guest: int, turn: int) -> None:
        which = live.sheet.id, seat
        if turn <= self._told.get(which, -1):
            return
        more = [statement for hook in self.on_asked for statement in hook(guest, live)]
        try:
            await self._writer.write(telling(live.sheet.id, seat, turn), *more)
        except WriteConflict:
            claimed = False
        except WriteFailed:
            return  # the next look tries again
        else:
            claimed = True
        if len(self._told) > REMEMBERED:
            self._told.clear()
        self._told[which] = turn
        if claimed:
            for hook in self.on_turn_noticed:
                hook(guest, live)
