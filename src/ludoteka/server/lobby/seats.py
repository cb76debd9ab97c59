"""Seats of a waiting table: sitting down, swapping, bots, starting."""

from __future__ import annotations

from msgspec.structs import replace

from ..core import Server
from ..errors import Refused, name_taken, not_host, not_seated
from ..luck.luck import PendingStarts
from ..people.names import checked, skeleton, tidy
from ..people.people import People
from ..people.user import User
from ..ratings.ratings import check
from ..store import now
from ..tables.live import LiveTable
from ..tables.memory import Tables
from ..tables.sheet import Chair, Sheet
from ..tables.terms import check_clock
from . import wire
from .game_settings import complete_settings
from .lobby import Lobby


def _waiting(live: LiveTable) -> Sheet:
    if live.sheet.status != "waiting":
        raise Refused("started", "This match has begun already.")
    if live.sheet.closed:
        raise Refused("starting", "The match is about to begin: seats cannot change any more.")
    return live.sheet


async def sit(
    server: Server,
    live: LiveTable,
    user: User,
    seat: int,
    pledge: str = "",
    here: str | None = None,
    begins: bool = False,
) -> None:
    """Take an open seat, perhaps with a pledge for the luck; a person who already sits moves, or seats somebody
    `here`. If this starts the match, both are saved together.
    """
    async with live.lock:
        sheet = _waiting(live)
        chair = sheet.chair(seat)
        if chair.guest == user.id and not chair.local:
            return
        if chair.kind != "open":
            raise Refused("seat-taken", "Somebody sits there already.")
        mine = sheet.seat_of(user.id)
        if here is not None:
            if sheet.terms.rated:
                check(sheet.game, sheet.terms.clock, [*sheet.chairs, Chair(user.id, local=True)])
            pending = sheet.public and user.id != sheet.host
            sheet.chairs[seat] = Chair(user.id, _local_name(sheet, user, here), local=True, pending=pending)
            await _keep_seats(server, live, begins)
            return
        sheet.check_name(user.id, user.name)
        if user.id in sheet.sent_away:
            raise Refused("sent-away", "The host sent you away from this table.", 403)
        if mine is None:
            if not (begins and sheet.open_seats == [seat]):
                await may_wait(server, user)
            await may_meet(server, sheet, user)
            sheet.chairs[seat] = Chair(user.id, user.name)
        else:
            sheet.chairs[seat], sheet.chairs[mine] = sheet.chairs[mine], Chair()
        sheet.chairs[seat].pledge = pledge or sheet.chairs[seat].pledge
        await _keep_seats(server, live, begins)


def _local_name(sheet: Sheet, user: User, text: str) -> str:
    """The name of a person who plays on this guest's device; Refused if it could be confused with another."""
    sheet.own_seat(user.id)
    name = checked(text)
    sheet.check_name(user.id, name)
    if skeleton(name) == skeleton(user.name):
        raise name_taken(name)
    return name


async def stand(server: Server, live: LiveTable, user: User) -> None:
    """Leave the seat, with everybody on the same device; a host is still the host."""
    async with live.lock:
        sheet = _waiting(live)
        sheet.free(sheet.own_seat(user.id))
        await _keep_seats(server, live)


async def swap(server: Server, live: LiveTable, user: User, a: int, b: int) -> None:
    """Swap two seats."""
    async with live.lock:
        sheet = _hosted(_waiting(live), user)
        first, second = sheet.chair(a), sheet.chair(b)
        sheet.chairs[a], sheet.chairs[b] = second, first
        await _keep_seats(server, live)


async def change_seat(server: Server, live: LiveTable, user: User, change: wire.SeatChange) -> None:
    """Put a bot on a seat, or free it; a person who sat there may not sit down at this table again."""
    async with live.lock:
        sheet = _hosted(_waiting(live), user)
        sheet.chair(change.seat)
        chair = Chair(level=change.level) if change.kind == "bot" else Chair()
        if sheet.terms.rated:
            check(
                sheet.game, sheet.terms.clock, [*sheet.chairs[: change.seat], chair, *sheet.chairs[change.seat + 1 :]]
            )
        before = sheet.chairs[change.seat]
        if before.guest is not None and not before.local and before.guest != user.id:
            sheet.sent_away.append(before.guest)
        sheet.free(change.seat)
        sheet.chairs[change.seat] = chair
        await _keep_seats(server, live)


async def admit(server: Server, live: LiveTable, user: User, seat: int) -> None:
    """Say the host's yes to somebody who plays on the device of another person."""
    async with live.lock:
        sheet = _hosted(_waiting(live), user)
        sheet.chair(seat).pending = False
        await _keep_seats(server, live)


async def change_table(server: Server, live: LiveTable, user: User, change: wire.TableChange, network: str) -> None:
    """Change the terms and settings of a waiting table, on the wish of a host in this network."""
    async with live.lock:
        sheet = _hosted(_waiting(live), user)
        if change.public and not sheet.public:
            await server[Lobby].check_network(network)
        check_clock(change.clock)
        if sheet.terms.rated:
            check(sheet.game, change.clock, sheet.chairs)
        sheet.settings = complete_settings(sheet.game, sheet.version, len(sheet.chairs), change.settings)
        sheet.name, sheet.public = tidy(change.name, 60), change.public
        sheet.terms = replace(sheet.terms, clock=change.clock, talk=change.talk, hints=change.hints)
        await _keep_seats(server, live)
        if change.public:
            server[Lobby].opened_from(network, sheet.id)


async def start(server: Server, live: LiveTable, user: User, again: bool = False) -> None:
    """Start the match once every seat is taken: the host or, if the host is not there or it is played `again`, anyone
    who sits. Pledged salts are revealed first.
    """
    async with live.lock:
        if live.sheet.closed and live.sheet.status == "waiting":
            return
        sheet = _waiting(live)
        if sheet.host != user.id and sheet.seat_of(user.id) is None:
            raise not_seated()
        if sheet.open_seats:
            raise Refused("seats-open", "Some seats are still open.", open=len(sheet.open_seats))
        if sheet.pending_seats:
            raise Refused("seats-pending", "The host has not agreed to all who sit here.")
        if not again and sheet.host != user.id and live.present(sheet.host):
            raise Refused("host-present", "The host is here: only they begin.")
        await server[PendingStarts].start(live)
    server[Tables].wake(live)


async def _keep_seats(server: Server, live: LiveTable, begins: bool = False) -> None:
    live.sheet.moved = now()
    if begins and not live.sheet.open_seats and not live.sheet.pending_seats:
        await server[PendingStarts].start(live)
        return
    await server[Tables].save(live)
    live.reseat()
    server[Tables].broadcast_info(live)
    server[Lobby].announce()


async def may_wait(server: Server, user: User) -> None:
    """Refuse users who occupy so many waiting tables that others find no seat."""
    if await server[Tables].rows.waiting_of(user.id) >= server.settings.max_waiting_tables:
        raise Refused(
            "too-many-tables", "You wait at too many tables already.", 409, tables=server.settings.max_waiting_tables
        )


async def may_meet(server: Server, sheet: Sheet, user: User) -> None:
    """Refuse to seat people together if one blocked the other."""
    there = {sheet.host, *(chair.guest for chair in sheet.chairs if chair.guest is not None)}
    if await server[People].blocks.by(user.id, there):
        raise Refused("not-welcome", "Somebody at this table does not want to sit with you.", 403)


async def close(server: Server, live: LiveTable, user: User) -> None:
    """Delete a waiting table; only the host may."""
    async with live.lock:
        _hosted(_waiting(live), user)
        await server[Lobby].remove(live)


def _hosted(sheet: Sheet, user: User) -> Sheet:
    if sheet.host != user.id:
        raise not_host()
    return sheet
