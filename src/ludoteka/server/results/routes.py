"""Matches and records: one's own, and what others may see of somebody."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Literal

from litestar import get, put
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import delete, insert

from ..errors import Refused
from ..people.caller import Caller, row
from ..people.guest import Guest
from ..people.people import People
from ..problems import PROBLEMS
from ..store import now
from ..store.writer import Outdated, Statement
from . import wire
from .records import Wanted
from .results import Results
from .store import unlisted

Game = Annotated[str, QueryParameter(max_length=40)]
Seats = Annotated[int, QueryParameter(ge=0, le=16)]
Company = Annotated[Literal["", "people", "bots"], QueryParameter()]
Fate = Annotated[Literal["", "won", "drawn", "lost"], QueryParameter()]
Opponent = Annotated[int, QueryParameter(ge=0, le=2_147_483_647)]
Help = Annotated[Literal["", "with", "without"], QueryParameter()]
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
COST = 0.02  # seconds that adding up takes, about


def _charged(caller: Caller) -> Results:
    caller.server.guard.work.check(caller.address)
    caller.server.guard.work.spend(caller.address, COST)
    return caller.server[Results]


@get("/me/matches", responses=PROBLEMS)
async def get_matches(
    caller: Caller,
    game: Game = "",
    seats: Seats = 0,
    company: Company = "",
    fate: Fate = "",
    opponent: Opponent = 0,
    help: Help = "",
    page: Page = 0,
) -> wire.Matches:
    """Your matches that are over, the newest first."""
    wanted = Wanted(game, seats, company, fate, opponent, help)
    return await _charged(caller).records.matches(caller.known.id, wanted, page, own=True)


@get("/me/record", responses=PROBLEMS)
async def get_record(caller: Caller) -> wire.PersonRecord:
    """What your matches add up to."""
    me = caller.known
    return await _charged(caller).records.record(me.id, me.name, me.face, own=True)


@put("/me/listed", responses=PROBLEMS)
async def put_listed(caller: Caller, data: JSONBody[wire.Listing]) -> wire.Listing:
    """Let others see your results of public tables, or not."""
    me, writer = caller.known.id, caller.server.store.writer
    if data.listed:
        await writer.write(Statement(delete(unlisted).where(unlisted.c.guest == me)))
    else:
        with suppress(Outdated):  # they are not listed already
            await writer.write(Statement(insert(unlisted), {"guest": me, "since": now()}, rows=1))
    return data


async def somebody(caller: Caller, person: int) -> Guest:
    """Somebody whose results the caller may see, or Refused as if there were nobody."""
    people, me = caller.server[People], caller.guest
    found = await people.rows.guest(row(person))
    if found is None or not await caller.server[Results].records.shown([found.id]):
        raise _nobody()
    if me and await people.blocks.by(me.id, [found.id]):
        raise _nobody()
    return found


def _nobody() -> Refused:
    return Refused("no-page", "There is no such page.", 404)


@get("/people/{person:int}/record", responses=PROBLEMS)
async def get_person(caller: Caller, person: FromPath[int]) -> wire.PersonRecord:
    """What somebody's matches at public tables add up to."""
    records = _charged(caller).records
    found = await somebody(caller, person)
    return await records.record(found.id, found.name, found.face, own=False)


@get("/people/{person:int}/matches", responses=PROBLEMS)
async def get_persons_matches(
    caller: Caller,
    person: FromPath[int],
    game: Game = "",
    seats: Seats = 0,
    company: Company = "",
    fate: Fate = "",
    opponent: Opponent = 0,
    help: Help = "",
    page: Page = 0,
) -> wire.Matches:
    """Somebody's matches at public tables."""
    records = _charged(caller).records
    found = await somebody(caller, person)
    return await records.matches(found.id, Wanted(game, seats, company, fate, opponent, help), page, own=False)


ROUTES = (get_matches, get_record, put_listed, get_person, get_persons_matches)
