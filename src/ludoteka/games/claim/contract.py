"""The data Claim shows: a seat's view, its questions and the events."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from ...kernel import Contract, Nothing, events_in
from . import events
from .pieces import Faction

FactionRef = Annotated[str, Faction]
CardRef = str  # like goblins-7
Pile = list[CardRef] | int  # the cards if you may see them, otherwise how many
SeatNumber = int


class Match(TypedDict):
    """The progress of a match of several games."""

    length: int  # games at most
    game: int  # the one that is played, from 1
    wins: list[int]  # games won, by seat


class Played(TypedDict):
    """A card in a trick."""

    seat: SeatNumber
    card: CardRef


class Followers(TypedDict):
    """The followers that a seat recruited in phase one."""

    count: int
    won: list[CardRef]  # seen by both
    drawn: Pile  # seen by their owner only


class LastTrick(TypedDict):
    """The previous trick, which players may look at again."""

    played: list[Played]
    winner: SeatNumber
    prize: CardRef | None


class Vote(TypedDict):
    """The seat that would get a faction's vote if the game ended now."""

    faction: FactionRef
    counts: Annotated[list[int], tuple[int, int]]  # cards scored, by seat
    best: Annotated[list[int | None], tuple[int | None, int | None]]  # the highest of them
    holder: SeatNumber | None


class View(TypedDict):
    """A seat's view of a game of Claim."""

    seat: SeatNumber | None  # who looks; a spectator is null
    phase: Annotated[int, Literal[1, 2]]
    trick: int  # from 1
    match: Match
    leader: SeatNumber
    hands: list[Pile]
    known: list[list[CardRef]]  # phase two: cards in hand that everybody saw as prizes
    void: list[list[FactionRef]]  # factions that a hand was seen not to have
    prize: CardRef | None
    played: list[Played]
    stock: int  # cards in the draw deck
    followers: list[Followers]
    score: list[list[CardRef]]
    out: list[CardRef]  # cards that left the game
    last: LastTrick | None
    votes: list[Vote]


CONTRACT = Contract(view=View, questions={"play": Nothing}, events=events_in(events))
