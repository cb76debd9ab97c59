"""Attacks, the tree and its cubes, kills."""

from __future__ import annotations

from ....kernel import Event, event


@event
class CubesGained(Event):
    colour: str
    number: int


@event
class CubesLost(Event):
    colour: str
    number: int


@event
class Attacked(Event):
    side: str
    start: str
    end: str
    defender: str


@event
class TreeShaken(Event):
    """Cubes thrown in and cubes that fell out, in the order of the colours: `cubes-red-3`, or `no-cubes`."""

    thrown: tuple[str, ...]
    fallen: tuple[str, ...]


@event
class AttackFailed(Event):
    side: str


@event
class Clashed(Event):
    side: str
    defender: str


@event
class HaintKilled(Event):
    side: str
    victim: str
    hex: str


@event
class LegendHit(Event):
    side: str
    unit: str
