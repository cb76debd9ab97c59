"""Proposals at a table: bots agree, people who left or resigned are not asked, silence ends a proposal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, cast

from msgspec import Struct

from ..core import Server
from ..errors import Conflict, Refused
from ..feature import Service
from ..store import now
from ..store.writer import Statement, WriteConflict, WriteFailed
from ..tables.leaving import end_undecided
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.play import playing, rewind
from ..tables.socket import MessageContext
from ..tables.table_socket import TableSocket
from ..wire import text
from . import wire
from .store import Asked, ProposalRows, forgetting_all

PATIENCE = 180_000  # milliseconds until an unanswered proposal is forgotten, at a table
BY_MAIL = 2 * 86_400_000  # and by mail
MOST_KNOWN = 2000  # tables whose proposals are remembered


class Proposed(Struct, tag="proposed"):
    """News for other servers: a proposal was made or answered at a table."""

    table: str
    declined: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Deed:
    """An action that can be proposed.

    Both functions run under the table's lock; `check` raises Refused if it is impossible.
    """

    check: Callable[[LiveTable, int], None]
    do: Callable[[LiveTable, int, Statement | None], Awaitable[None]]


class Consent(Service):
    """The proposals at the tables of a running server."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self._bus = server.bus
        self._rows = ProposalRows(server.store)
        self._writer = server.store.writer
        self._known: dict[str, dict[str, Asked]] = {}
        self.deeds: dict[str, Deed] = {
            "undo": Deed(_check_undo, self._undo),
            "end": Deed(lambda live, seat: None, self._end),
        }
        self._tables.on_socket_open.append(self._greet)
        self._tables.on_decision_row.append(self._begun)
        self._tables.on_change.append(self._changed)
        self._tables.on_finish.append(lambda live: forgetting_all(live.sheet.id))
        self._tables.bot_holds.append(lambda live: "undo" in self.pending(live))
        server.bus.subscribe(Proposed, self._heard)

    # -- What is asked -----------------------------------------------------------------------------------------------

    def pending(self, live: LiveTable) -> dict[str, Asked]:
        """The open proposals of a table, as far as this server knows."""
        known = self._known.get(live.sheet.id)
        return {kind: asked for kind, asked in known.items() if _stands(asked, live)} if known else {}

    async def _look(self, live: LiveTable) -> dict[str, Asked]:
        """The open proposals of a table, read from the store."""
        self._know(live, await self._rows.of(live.sheet.id))
        return self.pending(live)

    def _know(self, live: LiveTable, asked: dict[str, Asked]) -> None:
        if len(self._known) > MOST_KNOWN:
            self._known = {id: known for id, known in self._known.items() if id in self._tables.live}
        self._known[live.sheet.id] = asked

    def _begun(self, live: LiveTable, row: dict[str, Any]) -> None:
        """Start without open proposals when a match begins."""
        if row["seq"] == 0:
            self._know(live, {})

    # -- Asking and answering ----------------------------------------------------------------------------------------

    async def propose(self, context: MessageContext, kind: str) -> None:
        """Propose an action to the others; if there is nobody to ask, do it at once."""
        live, seat = context.live, context.voice
        async with live.lock:
            await self._tables.ensure_saved(live)
            playing(live)
            if seat not in live.sheet.people:
                raise Refused("stand-in-plays", "A bot plays for you: take your seat back first.")
            deed = self._deed(kind)
            deed.check(live, seat)
            if kind in await self._look(live):
                raise Refused("already-asked", "This was proposed already.")
            asked = Asked(live.sheet.id, kind, seat, live.seq, now(), (seat,))
            if not awaited(asked, live):
                await deed.do(live, seat, None)
            else:
                try:
                    await self._writer.write(asked.forgetting(), *asked.asking())
                except WriteFailed as error:
                    raise await self._tables.not_saved(live, error) from error
                self._known[live.sheet.id][kind] = asked
                self._bus.publish(Proposed(live.sheet.id))
                self._tell(live)
        self._tables.wake(live)

    async def answer(self, context: MessageContext, kind: str, yes: bool) -> None:
        """Record an answer; the last yes carries out the action."""
        live, seat = context.live, context.voice
        if kind == "rematch":
            self._decline(live, kind, seat)
            return
        async with live.lock:
            await self._tables.ensure_saved(live)
            asked = (await self._look(live)).get(kind)
            if asked is None:
                raise Refused("nothing-asked", "This proposal is not open any more.")
            if seat not in awaited(asked, live) and not (_together(live, seat, asked.seat) and not yes):
                raise Refused("not-your-answer", "This proposal does not need your answer.")
            await self._answer(live, asked, seat, yes)
        self._tables.wake(live)

    async def _answer(self, live: LiveTable, asked: Asked, seat: int, yes: bool) -> None:
        deed = self._deed(asked.kind)
        try:
            if not yes:
                await self._writer.write(asked.closing())
            elif all(_together(live, seat, other) for other in awaited(asked, live)):
                deed.check(live, asked.seat)
                await deed.do(live, asked.seat, asked.closing())
            else:
                await self._writer.write(asked.agreeing(seat))
        except WriteConflict as error:  # somebody answered on another server meanwhile
            raise Conflict from error
        except WriteFailed as error:
            raise await self._tables.not_saved(live, error) from error
        await self._look(live)
        if not yes and not _together(live, seat, asked.seat):
            self._decline(live, asked.kind, seat)
        else:
            self._bus.publish(Proposed(live.sheet.id))
        self._tell(live)

    def _deed(self, kind: str) -> Deed:
        if kind not in self.deeds:
            raise Refused("nothing-asked", "This cannot be proposed here.")
        return self.deeds[kind]

    # -- Deeds -------------------------------------------------------------------------------------------------------

    async def _undo(self, live: LiveTable, seat: int, closing: Statement | None) -> None:
        await rewind(self._tables, live, last_of(live, seat), *((closing,) if closing else ()))

    async def _end(self, live: LiveTable, seat: int, closing: Statement | None) -> None:
        await end_undecided(self._tables, live, *((closing,) if closing else ()))

    # -- Telling -----------------------------------------------------------------------------------------------------

    async def _greet(self, context: MessageContext) -> None:
        """Send the open proposals to a new socket."""
        live = context.live
        if live.sheet.status == "playing" and _sits(live, context.socket):
            if live.sheet.id not in self._known:
                await self._look(live)
            if self.pending(live):
                context.socket.say(self._said(live))

    def _changed(self, live: LiveTable) -> None:
        """Drop proposals about a state of the table that is past."""
        known = self._known.get(live.sheet.id)
        if known and any(not _stands(asked, live) for asked in known.values()):
            self._known[live.sheet.id] = self.pending(live)
            self._tell(live)

    def _said(self, live: LiveTable) -> str:
        pending = [
            wire.Proposal(cast(Any, asked.kind), asked.seat, awaited(asked, live), _left(asked, live) // 1000)
            for asked in self.pending(live).values()
        ]
        return text(wire.ProposalsMessage(pending))

    def _tell(self, live: LiveTable) -> None:
        said = self._said(live)
        for watcher in live.sockets:
            if _sits(live, watcher):
                watcher.say(said)

    def _decline(self, live: LiveTable, kind: str, seat: int) -> None:
        self._tell_declined(live, kind, seat)
        self._bus.publish(Proposed(live.sheet.id, kind, seat))

    def _tell_declined(self, live: LiveTable, kind: str, seat: int) -> None:
        """Announce who declined: at the table and, for a rematch, at the table where the others wait."""
        said = text(wire.DeclinedMessage(cast(Any, kind), seat, live.sheet.chairs[seat].name))
        waiting = self._tables.live.get(live.sheet.rematch)
        for place in (live, waiting) if waiting else (live,):
            for watcher in place.sockets:
                if _sits(place, watcher):
                    watcher.say(said)

    def _heard(self, _: str, news: Proposed) -> None:
        live = self._tables.live.get(news.table)
        if live is None:
            self._known.pop(news.table, None)
            return
        if news.declined:
            self._tell_declined(live, news.declined, news.seat)
        self._tables.sync.spawn(self._learn(live))

    async def _learn(self, live: LiveTable) -> None:
        async with live.lock:
            await self._look(live)
            self._tell(live)


def awaited(asked: Asked, live: LiveTable) -> list[int]:
    """The people who have not answered yet.

    Who plays on one device is asked once: they sit together.
    """
    agreed = {live.sheet.chairs[seat].guest for seat in asked.agreed}
    return [seat for seat in live.sheet.people if live.sheet.chairs[seat].guest not in agreed]


def _together(live: LiveTable, a: int, b: int) -> bool:
    """True if both seats are played on one device."""
    return live.sheet.chairs[a].guest == live.sheet.chairs[b].guest


def _sits(live: LiveTable, watcher: TableSocket) -> bool:
    """True if this seat belongs to a person."""
    return bool(live.sheet.seats_of(watcher.guest))


def last_of(live: LiveTable, seat: int) -> int:
    """The number of decisions before this seat's last one; -1 if it has made none."""
    return max((i for i, (who, _) in enumerate(live.decisions) if who == seat), default=-1)


def _check_undo(live: LiveTable, seat: int) -> None:
    if last_of(live, seat) < 0:
        raise Refused("nothing-to-undo", "You have not decided anything yet.")


def _left(asked: Asked, live: LiveTable) -> int:
    clock = live.sheet.terms.clock
    patience = BY_MAIL if clock and clock.kind == "mail" else PATIENCE
    return asked.at + patience - now()


def _stands(asked: Asked, live: LiveTable) -> bool:
    """True if the proposal is still open; a proposal to take back ends when the table goes on."""
    return (
        live.sheet.status == "playing"
        and _left(asked, live) > 0
        and (asked.kind != "undo" or asked.seq == live.seq)
        and asked.seat in live.sheet.people
    )
