"""Events on the map: units, storms, trails, objectives, tokens and things."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....kernel import Event, event


@event
class ObjectivePlaced(Event):
    side: str
    objective: str
    hex: str


@event
class UnitsMoved(Event):
    side: str
    start: str
    end: str
    units: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """Units that are alike stand together: `group-haint-2`."""
        counts = Counter(self.units)
        units = [unit if n == 1 else f"group-{unit}-{n}" for unit, n in counts.items()]
        return {"type": "UnitsMoved", "side": self.side, "start": self.start, "end": self.end, "units": units}


@event
class UnitMoved(Event):
    unit: str
    start: str
    end: str


@event
class HaintSpawned(Event):
    side: str
    hex: str


@event
class TokenPlaced(Event):
    token: str
    hex: str


@event
class TokenMoved(Event):
    token: str
    start: str
    end: str


@event
class StormPlaced(Event):
    hex: str


@event
class TrailPlaced(Event):
    hex: str


@event
class TrailTaken(Event):
    hex: str


@event
class ThingPlaced(Event):
    """A nail, a taunt, the wrath, a waiting cube."""

    thing: str
    hex: str


@event
class ThingRemoved(Event):
    thing: str
    hex: str


@event
class HaintRemoved(Event):
    victim: str
    hex: str
