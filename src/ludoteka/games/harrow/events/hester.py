"""Hester's roots, fires, infections and feasts."""

from __future__ import annotations

from ....kernel import Event, event


@event
class RootPlaced(Event):
    start: str
    end: str
    colour: str


@event
class RootsRemoved(Event):
    colour: str


@event
class FlameAdded(Event):
    hex: str


@event
class FireMade(Event):
    hex: str


@event
class FlameRemoved(Event):
    side: str
    hex: str


@event
class FireOut(Event):
    side: str
    hex: str


@event
class HaintInfected(Event):
    victim: str
    hex: str


@event
class HesterSummoned(Event):
    hex: str


@event
class HesterKilled(Event):
    side: str


@event
class Devoured(Event):
    side: str
    token: str
