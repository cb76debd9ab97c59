"""What is shown: the view of a seat, what it is asked, and what happens."""

from __future__ import annotations

from typing import TypedDict

from ludoteka.kernel import Contract, Nothing, events_in

from . import events
from .pieces import CardRef

FishRef = str


class Heron(TypedDict):
    """What everybody knows of a heron."""

    points: int
    caught: list[FishRef]
    played: CardRef | None  # this round, once it is turned up
    spent: list[CardRef]
    cards: int  # in hand


class View(TypedDict):
    """What a seat sees of the pond."""

    round: int
    rounds: int
    pool: list[FishRef]
    hand: list[CardRef]
    herons: list[Heron]
    picking: list[str]  # seats, in the order in which they take
    bag: dict[FishRef, int]  # what has not surfaced yet
    me: str | None  # the seat that looks; a spectator is null


CONTRACT = Contract(view=View, questions={"wait": Nothing, "take": Nothing}, events=events_in(events))
