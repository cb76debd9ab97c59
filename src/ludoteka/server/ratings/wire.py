"""Ratings and the ladder."""

from __future__ import annotations

from msgspec import Struct

from ..wire import Level


class RatingStep(Struct):
    """A user's rating after a match."""

    table: str  # empty for others
    at: str
    points: int


class RatingInfo(Struct):
    """A user's rating in one game with this number of seats; `low` and `high` are its 95 % interval."""

    game: str
    seats: int
    points: int
    low: int
    high: int
    matches: int
    history: list[RatingStep]  # the last matches, the newest last


class BotRating(Struct):
    """The fixed rating of a bot, measured in the arena."""

    game: str
    seats: int
    level: Level
    points: int
    low: int
    high: int


class Pool(Struct):
    """A game with a number of seats, and how many people are on its ladder."""

    game: str
    seats: int
    people: int


class LadderRow(Struct):
    """A row of the ladder; bots are listed for comparison and have no place."""

    place: int | None
    name: str
    level: Level | None
    user: int | None  # where their page is, if they have one
    you: bool
    points: int
    low: int
    high: int
    matches: int


class Ladder(Struct):
    """The ladder of one game and number of seats."""

    pools: list[Pool]
    game: str
    seats: int
    rows: list[LadderRow]
    least: int  # rated matches that it takes to be on the ladder
