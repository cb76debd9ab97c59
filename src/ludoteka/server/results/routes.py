"""Routes for match lists and statistics: one's own, and the public ones of others."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Literal

from litestar import get, put
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import delete, insert

from ..errors import Refused
from ..people.caller import Caller, row_id
from ..people.people import People
from ..people.user import User
from ..problems import PROBLEMS
from ..store import now
from ..store.writer import Statement, WriteConflict
from . import wire
from .history import MatchFilter
from .results import Results
from .store import unlisted

Game = Annotated[str, QueryParameter(max_length=40)]
Seats = Annotated[int, QueryParameter(ge=0, le=16)]
OpponentKind = Annotated[Literal["", "people", "bots"], QueryParameter()]
SeatResult = Annotated[Literal["", "won", "drawn", "lost"], QueryParameter()]
Opponent = Annotated[int, QueryParameter(ge=0, le=2_147_483_647)]
Helped = Annotated[Literal["", "with", "without"], QueryParameter()]
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
COST = 0.02  # approximate seconds of processor time for one query


def _paid_results(caller: Caller) -> Results:
    caller.server.guard.work.check(caller.client_ip)
    caller.server.guard.work.spend(caller.client_ip, COST)
    return caller.server[Results]


@get("/me/matches", responses=PROBLEMS)
async def get_matches(
    caller: Caller,
    game: Game = "",
    seats: Seats = 0,
    opponents: OpponentKind = "",
    result: SeatResult = "",
    opponent: Opponent = 0,
    helped: Helped = "",
    page: Page = 0,
) -> wire.Matches:
    """Your finished matches, newest first."""
    match_filter = MatchFilter(game, seats, opponents, result, opponent, helped)
    return await _paid_results(caller).history.matches(caller.user.id, match_filter, page, own=True)


@get("/me/record", responses=PROBLEMS)
async def get_record(caller: Caller) -> wire.PersonRecord:
    """Your statistics."""
    me = caller.user
    return await _paid_results(caller).history.record(me.id, me.name, me.face, own=True)


@put("/me/listed", responses=PROBLEMS)
async def put_listed(caller: Caller, data: JSONBody[wire.Listing]) -> wire.Listing:
    """Set whether others can see your results of public tables."""
    me, writer = caller.user.id, caller.server.store.writer
    if data.listed:
        await writer.write(Statement(delete(unlisted).where(unlisted.c.guest == me)))
    else:
        with suppress(WriteConflict):  # already unlisted
            await writer.write(Statement(insert(unlisted), {"guest": me, "since": now()}, rows=1))
    return data


async def somebody(caller: Caller, person: int) -> User:
    """The person whose public results the caller may see; otherwise Refused with 404, as if nobody had this id."""
    people, me = caller.server[People], caller.possible_user
    person_row = await people.rows.guest(row_id(person))
    if person_row is None or not await caller.server[Results].history.with_page([person_row.id]):
        raise _nobody()
    if me and await people.blocks.by(me.id, [person_row.id]):
        raise _nobody()
    return person_row


def _nobody() -> Refused:
    return Refused("no-page", "There is no such page.", 404)


@get("/people/{person:int}/record", responses=PROBLEMS)
async def get_person(caller: Caller, person: FromPath[int]) -> wire.PersonRecord:
    """The statistics of a person's matches at public tables."""
    history = _paid_results(caller).history
    user = await somebody(caller, person)
    return await history.record(user.id, user.name, user.face, own=False)


@get("/people/{person:int}/matches", responses=PROBLEMS)
async def get_persons_matches(
    caller: Caller,
    person: FromPath[int],
    game: Game = "",
    seats: Seats = 0,
    opponents: OpponentKind = "",
    result: SeatResult = "",
    opponent: Opponent = 0,
    helped: Helped = "",
    page: Page = 0,
) -> wire.Matches:
    """A person's matches at public tables, newest first."""
    history = _paid_results(caller).history
    user = await somebody(caller, person)
    return await history.matches(
        user.id, MatchFilter(game, seats, opponents, result, opponent, helped), page, own=False
    )


ROUTES = (get_matches, get_record, put_listed, get_person, get_persons_matches)
