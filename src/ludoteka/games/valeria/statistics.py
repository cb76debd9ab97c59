"""Statistics of Valeria for the arena and the balance report."""

from __future__ import annotations

from collections import Counter

from ...kernel import Event, Statistics, Table
from .events import CitizenRecruited, DomainBuilt, Earned, MonsterSlain, ResourceGained, Stolen
from .grammar import TRACKS
from .pieces import Valeria
from .rules import scoring

CHOICES = ("keep", "recruit", "slay", "build")  # dukes, citizens, monsters, domains
ACTIONS: dict[type[Event], str] = {
    MonsterSlain: "slay",
    CitizenRecruited: "recruit",
    DomainBuilt: "build",
    ResourceGained: "gain",
}


def traits(table: Table[Valeria]) -> list[dict[str, str]]:
    """Per seat: the duke, if there are dukes, and the place in the order of play."""
    s = table.state
    return [
        ({"duke": s.dukes[seat][0].ref} if s.variant.dukes else {}) | {"order": str((seat - s.first) % table.seats + 1)}
        for seat in range(table.seats)
    ]


def measure(table: Table[Valeria]) -> list[dict[str, float]]:
    """Per seat: points by source, actions by kind, income from dice, things taken, and leftovers."""
    s = table.state
    purchases: list[Counter[str]] = [Counter() for _ in range(table.seats)]
    for event in table.events:
        if isinstance(event, MonsterSlain | CitizenRecruited | DomainBuilt | ResourceGained):
            purchases[event.seat][f"actions/{ACTIONS[type(event)]}"] += 1
        elif isinstance(event, Earned):
            for track, n in _amounts(event.what):
                purchases[event.seat][f"income/{track}"] += n
        elif isinstance(event, Stolen):
            purchases[event.seat]["taken"] += sum(n for _, n in _amounts(event.what))
    counted = (
        [f"actions/{purchase}" for purchase in ACTIONS.values()]
        + [f"income/{track}" for track in TRACKS[:3]]
        + ["taken"]
    )
    return [
        {f"points/{source}": float(points) for source, points in _points(s, seat).items()}
        | {name: float(purchases[seat][name]) for name in counted}
        | {"left-over": float(sum(s.have[seat][:3])), "turns": s.turn / table.seats}
        for seat in range(table.seats)
    ]


def _points(s: Valeria, seat: int) -> dict[str, int]:
    """Points by source; all lines of a duke are one source. They add up to the final score."""
    sums: Counter[str] = Counter()
    for source, points in scoring.lines(s, seat):
        sums["duke" if source.startswith("duke-") else source] += points
    return dict(sums)


def _amounts(bundle: str) -> list[tuple[str, int]]:
    parts = [part.rpartition("-") for part in bundle.split("+")] if bundle != "nothing" else []
    return [(track, int(n)) for track, _, n in parts]


STATISTICS = Statistics(measure, traits, CHOICES)
