"""Ratings and the ladder."""

from __future__ import annotations

from msgspec import Struct

from ..wire import Level


class RatingStep(Struct):
    """What somebody was worth after a match."""

    table: str  # empty for others
    at: str
    points: int


class RatingInfo(Struct):
    """What somebody is worth in one game with so many seats; `low` and `high` are where the true value is likely."""

    game: str
    seats: int
    points: int
    low: int
    high: int
    matches: int
    history: list[RatingStep]  # the last matches, the newest last


class BotRating(Struct):
    """The fixed rating of a bot, as the arena measured it."""

    game: str
    seats: int
    level: Level
    points: int
    low: int
    high: int


class Pool(Struct):
    """A game with so many seats, and how many people are on its ladder."""

    game: str
    seats: int
    people: int


class LadderRow(Struct):
    """Somebody on the ladder; bots stand there to compare, and have no place."""

    place: int | None
    name: str
    level: Level | None
    person: int | None  # where their page is, if they have one
    you: bool
    points: int
    low: int
    high: int
    matches: int


class Ladder(Struct):
    """Who is worth what in this house."""

    pools: list[Pool]
    game: str
    seats: int
    rows: list[LadderRow]
    least: int  # rated matches that it takes to be on the ladder
