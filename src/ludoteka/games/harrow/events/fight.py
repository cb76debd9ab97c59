"""Attacks, the tree and its cubes, kills."""

from __future__ import annotations

from typing import Any

from ....kernel import Event, event
from ..pieces import COLOUR


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


def _cubes(numbers: tuple[int, ...]) -> list[str]:
    found = [f"cubes-{colour}-{n}" for colour, n in zip(COLOUR, numbers, strict=True) if n]
    return found or ["no-cubes"]


@event
class TreeShaken(Event):
    """Cubes thrown in and cubes that fell out, in the order of the colours."""

    thrown: tuple[int, ...]
    fallen: tuple[int, ...]

    def plain(self) -> dict[str, Any]:
        """Only the colours that went in or came out: `cubes-red-3`; `no-cubes` where there were none."""
        return {"type": "TreeShaken", "thrown": _cubes(self.thrown), "fallen": _cubes(self.fallen)}


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
