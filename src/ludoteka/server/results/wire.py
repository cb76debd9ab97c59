"""Finished matches and statistics on the wire."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..wire import Level

SeatResult = Literal["won", "drawn", "lost"]


class Opponent(Struct):
    """Another seat of a match."""

    name: str  # empty after the account was deleted
    level: Level | None  # of a bot
    user: int | None  # id of their public page, if any
    place: int
    score: float


class MatchInfo(Struct):
    """A match from the point of view of one seat."""

    table: str
    game: str
    seats: int
    ended: str
    minutes: int | None  # from the deal to the end
    result: SeatResult
    place: int
    score: float
    by_rules: bool  # ended by the game's rules, so the scores count
    reason: str
    faction: str | None
    rated: bool
    helped: bool  # took a hint, or a stand-in bot played for this seat
    opponents: list[Opponent]


class Matches(Struct):
    """One page of matches, the newest first."""

    matches: list[MatchInfo]
    total: int
    page: int
    pages: int


class Tally(Struct):
    """Statistics over the matches with the same number of seats or the same faction."""

    key: str  # the number of seats, the faction, or the game
    played: int
    won: int
    drawn: int
    best: float | None  # best score of the matches that ended by the rules


class GameRecord(Struct):
    """A person's statistics in one game."""

    game: str
    all: Tally
    streak: int  # current run of wins
    longest: int  # longest run of wins
    form: list[SeatResult]  # the latest matches, newest last
    seats: list[Tally]
    factions: list[Tally]


class Rival(Struct):
    """How often one opponent finished ahead of you or behind you, in one game."""

    game: str
    name: str
    level: Level | None
    user: int | None
    played: int
    ahead: int
    behind: int


class PersonRecord(Struct):
    """A person's statistics in all games."""

    name: str
    face: str
    played: int
    won: int
    listed: bool  # whether others can see the results of public tables
    games: list[GameRecord]
    rivals: list[Rival]


class Listing(Struct, forbid_unknown_fields=True):
    """Whether others can see your results of public tables."""

    listed: bool
