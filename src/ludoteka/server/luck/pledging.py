"""Pledging a salt at a waiting table, and revealing it when all pledges are there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteka.kernel import pledge as pledge_of

from ..core import Server
from ..errors import Conflict, Refused
from ..people.user import User
from ..tables.live import LiveTable
from ..tables.memory import Tables
from .luck import PendingStarts

LuckAction = Callable[[Server, LiveTable, User, str], Awaitable[None]]
TRIES = 8  # somebody else may change the table at the same moment on another server, but not for ever


async def pledge(server: Server, live: LiveTable, user: User, pledge_hash: str) -> None:
    """Store the hash of a salt to be revealed; it may be replaced until the table closes."""
    await _until_kept(_pledge, server, live, user, pledge_hash)


async def _pledge(server: Server, live: LiveTable, user: User, pledge_hash: str) -> None:
    sheet = live.sheet
    chair = sheet.chairs[sheet.own_seat(user.id)]
    if chair.pledge == pledge_hash:
        return
    if sheet.status != "waiting" or sheet.closed:
        raise Refused("pledges-closed", "The pledges of this table are complete already.")
    chair.pledge, chair.salt = pledge_hash, ""
    await server[Tables].save(live)
    server[Tables].broadcast_info(live)


async def reveal(server: Server, live: LiveTable, user: User, salt: str) -> None:
    """Reveal a pledged salt; the last one starts the match."""
    await _until_kept(_reveal, server, live, user, salt)
    server[Tables].wake(live)


async def _reveal(server: Server, live: LiveTable, user: User, salt: str) -> None:
    sheet = live.sheet
    chair = sheet.chairs[sheet.own_seat(user.id)]
    if not chair.pledge:
        raise Refused("not-pledged", "You have pledged no salt at this table.")
    if pledge_of(salt) != chair.pledge:
        raise Refused("other-salt", "This is not the salt that was pledged.", 400)
    if chair.salt == salt:
        return
    if sheet.status != "waiting":
        raise Refused("salt-late", "The match has begun already: your pledge was mixed in instead of your salt.")
    if not sheet.closed:
        raise Refused("salt-early", "Not all pledges are there: keep your salt to yourself.")
    chair.salt = salt
    if any(other.unrevealed for other in sheet.chairs):
        await server[Tables].save(live)
    else:
        await server[PendingStarts].begin(live)


async def _until_kept(action: LuckAction, server: Server, live: LiveTable, user: User, text: str) -> None:
    """Repeat after a conflict, since then nothing was done."""
    async with live.lock:
        for attempt in range(TRIES):
            await server[Tables].ensure_saved(live)
            try:
                return await action(server, live, user, text)
            except Conflict:
                if attempt == TRIES - 1:
                    raise
