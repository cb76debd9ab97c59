"""Matches that are over, and what they add up to."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..wire import Level

Fate = Literal["won", "drawn", "lost"]


class Other(Struct):
    """Somebody else at a match."""

    name: str  # empty: somebody who is gone
    level: Level | None  # of a bot
    person: int | None  # where their page is, if they have one
    place: int
    score: float


class MatchInfo(Struct):
    """A match as it was for one seat."""

    table: str
    game: str
    seats: int
    ended: str
    minutes: int | None  # from the deal to the end
    fate: Fate
    place: int
    score: float
    by_rules: bool  # played to the end: the scores are those of the game
    reason: str
    faction: str | None
    rated: bool
    helped: bool  # told what to do, or a bot played on for this seat
    others: list[Other]


class Matches(Struct):
    """One page of matches, the newest first."""

    matches: list[MatchInfo]
    total: int
    page: int
    pages: int


class Tally(Struct):
    """Matches of one kind: with so many seats, or with a faction."""

    of: str
    played: int
    won: int
    drawn: int
    best: float | None  # the best score; null where none was played to the end


class GameRecord(Struct):
    """What somebody's matches of one game add up to."""

    game: str
    all: Tally
    streak: int  # matches won in a row up to now
    longest: int  # the longest such row
    form: list[Fate]  # the last matches, the newest last
    seats: list[Tally]
    factions: list[Tally]


class Rival(Struct):
    """One game with one opponent: who was ahead of whom."""

    game: str
    name: str
    level: Level | None
    person: int | None
    played: int
    ahead: int
    behind: int


class PersonRecord(Struct):
    """What somebody's matches add up to."""

    name: str
    face: str
    played: int
    won: int
    listed: bool  # others may see the results of public tables
    games: list[GameRecord]
    rivals: list[Rival]


class Listing(Struct, forbid_unknown_fields=True):
    """May others see your results of public tables?"""

    listed: bool
