"""Ratings over HTTP."""

from __future__ import annotations

from typing import Annotated, cast

from litestar import get
from litestar.params import FromPath, QueryParameter

from ..errors import Refused
from ..people.caller import Caller
from ..problems import PROBLEMS
from ..results.routes import somebody
from ..wire import Level
from . import wire
from .bot_ratings import bots
from .ratings import Ratings


@get("/me/ratings", responses=PROBLEMS)
async def get_ratings(caller: Caller) -> list[wire.RatingInfo]:
    """Your ratings, in each game and number of seats in which you played rated matches."""
    return await caller.server[Ratings].of(caller.user.id, own=True)


@get("/people/{person:int}/ratings", responses=PROBLEMS)
async def get_persons_ratings(caller: Caller, person: FromPath[int]) -> list[wire.RatingInfo]:
    """A user's ratings."""
    user = await somebody(caller, person)
    return await caller.server[Ratings].of(user.id, own=False)


@get("/ratings/bots", responses=PROBLEMS)
async def get_bots() -> list[wire.BotRating]:
    """The bots that may play rated matches."""
    return [
        wire.BotRating(game, seats, cast(Level, level), worth.points, *worth.interval)
        for (game, seats, level), worth in bots().items()
    ]


@get("/ladder", responses=PROBLEMS)
async def get_ladder(
    caller: Caller,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    seats: Annotated[int, QueryParameter(ge=0, le=16)] = 0,
) -> wire.Ladder:
    """The ladder, if the server has one."""
    if not caller.server.settings.ladder:
        raise Refused("no-ladder", "This server has no ladder.", 404)
    return await caller.server[Ratings].ladder(caller.possible_user.id if caller.possible_user else None, game, seats)


ROUTES = (get_ratings, get_persons_ratings, get_bots, get_ladder)
