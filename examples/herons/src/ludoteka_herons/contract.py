"""The data that Herons shows: a seat's view, its questions and the events."""

from __future__ import annotations

from typing import TypedDict

from ludoteka.kernel import Contract, Nothing, events_in

from . import events
from .pieces import CardRef

FishRef = str


class Heron(TypedDict):
    """The public data of a heron."""

    points: int
    caught: list[FishRef]
    played: CardRef | None  # this round, once it is turned up
    spent: list[CardRef]
    cards: int  # in hand


class View(TypedDict):
    """A seat's view of the pond."""

    round: int
    rounds: int
    pool: list[FishRef]
    hand: list[CardRef]
    herons: list[Heron]
    picking: list[str]  # seats, in the order in which they take
    bag: dict[FishRef, int]  # what has not surfaced yet
    me: str | None  # the seat that looks; a spectator is null


CONTRACT = Contract(view=View, questions={"wait": Nothing, "take": Nothing}, events=events_in(events))
