"""Proposals need the agreement of all people at a table: bots always agree, and unanswered proposals expire."""

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
from .store import ProposalRow, ProposalRows, deleting_all

TIMEOUT = 180_000  # milliseconds until an unanswered proposal expires
CORRESPONDENCE_TIMEOUT = 2 * 86_400_000  # the same in correspondence games
CACHE_SIZE = 2000  # tables whose proposals are kept in memory


class ProposalChanged(Struct, tag="proposed"):
    """News for other servers: a proposal was made or answered at a table."""

    table: str
    declined: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class ProposalAction:
    """What a proposal does; both run under the table's lock, and `check` raises Refused if it cannot be done."""

    check: Callable[[LiveTable, int], None]
    do: Callable[[LiveTable, int, Statement | None], Awaitable[None]]


class Proposals(Service):
    """The proposals at all tables of a running server; other features add kinds to `actions`."""

    def __init__(self, server: Server) -> None:
        self._tables = server[Tables]
        self._bus = server.bus
        self._rows = ProposalRows(server.store)
        self._writer = server.store.writer
        self._cache: dict[str, dict[str, ProposalRow]] = {}
        self.actions: dict[str, ProposalAction] = {
            "undo": ProposalAction(_check_undo, self._undo),
            "end": ProposalAction(lambda live, seat: None, self._end),
        }
        server.hooks.on_socket_open.append(self._send_pending)
        server.hooks.on_decision_row.append(self._on_start)
        server.hooks.on_change.append(self._on_change)
        server.hooks.on_finish.append(lambda live: deleting_all(live.sheet.id))
        server.hooks.bot_holds.append(lambda live: "undo" in self.pending(live))
        server.bus.subscribe(ProposalChanged, self._on_news)

    # -- Pending proposals -------------------------------------------------------------------------------------------

    def pending(self, live: LiveTable) -> dict[str, ProposalRow]:
        """The open proposals at a table by kind, from memory."""
        cached = self._cache.get(live.sheet.id)
        return {kind: proposal for kind, proposal in cached.items() if _is_open(proposal, live)} if cached else {}

    async def _reload(self, live: LiveTable) -> dict[str, ProposalRow]:
        """The open proposals at a table by kind, from the store."""
        self._remember(live, await self._rows.of(live.sheet.id))
        return self.pending(live)

    def _remember(self, live: LiveTable, rows: dict[str, ProposalRow]) -> None:
        if len(self._cache) > CACHE_SIZE:
            self._cache = {id: cached for id, cached in self._cache.items() if id in self._tables.live}
        self._cache[live.sheet.id] = rows

    def _on_start(self, live: LiveTable, row: dict[str, Any]) -> None:
        """A match that starts has no proposals."""
        if row["seq"] == 0:
            self._remember(live, {})

    # -- Proposing and answering -------------------------------------------------------------------------------------

    async def propose(self, context: MessageContext, kind: str) -> None:
        """Store a proposal and show it to the others; if there is nobody to ask, carry it out at once."""
        live, seat = context.live, context.voice
        async with live.lock:
            await self._tables.ensure_saved(live)
            playing(live)
            if seat not in live.sheet.people:
                raise Refused("stand-in-plays", "A bot plays for you: take your seat back first.")
            action = self._action(kind)
            action.check(live, seat)
            if kind in await self._reload(live):
                raise Refused("already-asked", "This is being asked already.")
            proposal = ProposalRow(live.sheet.id, kind, seat, live.seq, now(), (seat,))
            if not awaited(proposal, live):
                await action.do(live, seat, None)
            else:
                try:
                    await self._writer.write(proposal.deleting(), proposal.inserting())
                except WriteFailed as error:
                    raise await self._tables.not_saved(live, error) from error
                self._cache[live.sheet.id][kind] = proposal
                self._bus.publish(ProposalChanged(live.sheet.id))
                self._broadcast(live)
        self._tables.wake(live)

    async def answer(self, context: MessageContext, kind: str, yes: bool) -> None:
        """Accept or decline a proposal; the last acceptance carries it out."""
        live, seat = context.live, context.voice
        if kind == "rematch":
            self._decline(live, kind, seat)
            return
        async with live.lock:
            await self._tables.ensure_saved(live)
            proposal = (await self._reload(live)).get(kind)
            if proposal is None:
                raise Refused("nothing-asked", "This is not being asked any more.")
            withdraws = not yes and _same_device(live, seat, proposal.seat)
            if seat not in awaited(proposal, live) and not withdraws:
                raise Refused("not-your-answer", "You are not asked for this.")
            await self._answer(live, proposal, seat, yes)
        self._tables.wake(live)

    async def _answer(self, live: LiveTable, proposal: ProposalRow, seat: int, yes: bool) -> None:
        action = self._action(proposal.kind)
        try:
            if not yes:
                await self._writer.write(proposal.closing())
            elif all(_same_device(live, seat, other) for other in awaited(proposal, live)):
                action.check(live, proposal.seat)
                await action.do(live, proposal.seat, proposal.closing())
            else:
                await self._writer.write(proposal.agreeing(seat))
        except WriteConflict as error:  # another answer was written first
            raise Conflict from error
        except WriteFailed as error:
            raise await self._tables.not_saved(live, error) from error
        await self._reload(live)
        if not yes and not _same_device(live, seat, proposal.seat):
            self._decline(live, proposal.kind, seat)
        else:
            self._bus.publish(ProposalChanged(live.sheet.id))
        self._broadcast(live)

    def _action(self, kind: str) -> ProposalAction:
        if kind not in self.actions:
            raise Refused("nothing-asked", "This cannot be asked here.")
        return self.actions[kind]

    # -- Actions -----------------------------------------------------------------------------------------------------

    async def _undo(self, live: LiveTable, seat: int, closing: Statement | None) -> None:
        await rewind(self._tables, live, last_of(live, seat), *((closing,) if closing else ()))

    async def _end(self, live: LiveTable, seat: int, closing: Statement | None) -> None:
        await end_undecided(self._tables, live, *((closing,) if closing else ()))

    # -- Messages ----------------------------------------------------------------------------------------------------

    async def _send_pending(self, context: MessageContext) -> None:
        """Send the open proposals to a newly opened socket of a player."""
        live = context.live
        if live.sheet.status == "playing" and _is_players(live, context.socket):
            if live.sheet.id not in self._cache:
                await self._reload(live)
            if self.pending(live):
                context.socket.say(self._pending_text(live))

    def _on_change(self, live: LiveTable) -> None:
        """Drop the proposals that a decision closes."""
        cached = self._cache.get(live.sheet.id)
        if cached and any(not _is_open(proposal, live) for proposal in cached.values()):
            self._cache[live.sheet.id] = self.pending(live)
            self._broadcast(live)

    def _pending_text(self, live: LiveTable) -> str:
        pending = [
            wire.Proposal(
                cast(Any, proposal.kind), proposal.seat, awaited(proposal, live), _time_left(proposal, live) // 1000
            )
            for proposal in self.pending(live).values()
        ]
        return text(wire.ProposalsMessage(pending))

    def _broadcast(self, live: LiveTable) -> None:
        message = self._pending_text(live)
        for socket in live.sockets:
            if _is_players(live, socket):
                socket.say(message)

    def _decline(self, live: LiveTable, kind: str, seat: int) -> None:
        self._broadcast_declined(live, kind, seat)
        self._bus.publish(ProposalChanged(live.sheet.id, kind, seat))

    def _broadcast_declined(self, live: LiveTable, kind: str, seat: int) -> None:
        """Show who declined at the table and, for a rematch, at the new table where the others wait."""
        message = text(wire.DeclinedMessage(cast(Any, kind), seat, live.sheet.chairs[seat].name))
        rematch = self._tables.live.get(live.sheet.rematch)
        for table in (live, rematch) if rematch else (live,):
            for socket in table.sockets:
                if _is_players(table, socket):
                    socket.say(message)

    def _on_news(self, _: str, news: ProposalChanged) -> None:
        live = self._tables.live.get(news.table)
        if live is None:
            self._cache.pop(news.table, None)
            return
        if news.declined:
            self._broadcast_declined(live, news.declined, news.seat)
        self._tables.sync.spawn(self._refresh(live))

    async def _refresh(self, live: LiveTable) -> None:
        async with live.lock:
            await self._reload(live)
            self._broadcast(live)


def awaited(proposal: ProposalRow, live: LiveTable) -> list[int]:
    """The seats of people who have not answered, without those who resigned or are replaced by a bot.

    People who share a device answer once, for all of them.
    """
    agreed = {live.sheet.chairs[seat].guest for seat in proposal.agreed}
    return [seat for seat in live.sheet.people if live.sheet.chairs[seat].guest not in agreed]


def _same_device(live: LiveTable, a: int, b: int) -> bool:
    """Are both seats played on one device?"""
    return live.sheet.chairs[a].guest == live.sheet.chairs[b].guest


def _is_players(live: LiveTable, socket: TableSocket) -> bool:
    """Does the socket belong to somebody who sits at this table?"""
    return bool(live.sheet.seats_of(socket.guest))


def last_of(live: LiveTable, seat: int) -> int:
    """The number of decisions before this seat's last one; -1 if it has made none."""
    return max((i for i, (who, _) in enumerate(live.decisions) if who == seat), default=-1)


def _check_undo(live: LiveTable, seat: int) -> None:
    if last_of(live, seat) < 0:
        raise Refused("nothing-to-undo", "You have not decided anything yet.")


def _time_left(proposal: ProposalRow, live: LiveTable) -> int:
    """Milliseconds until a proposal expires."""
    clock = live.sheet.terms.clock
    timeout = CORRESPONDENCE_TIMEOUT if clock and clock.kind == "correspondence" else TIMEOUT
    return proposal.at + timeout - now()


def _is_open(proposal: ProposalRow, live: LiveTable) -> bool:
    """Can a proposal still be answered? One to undo is closed by the next decision."""
    return (
        live.sheet.status == "playing"
        and _time_left(proposal, live) > 0
        and (proposal.kind != "undo" or proposal.seq == live.seq)
        and proposal.seat in live.sheet.people
    )
