"""Statistics for the arena."""

from __future__ import annotations

from ludoteka.kernel import Statistics, Table

from .pieces import Herons
from .rules import suppers_of


def measure(table: Table[Herons]) -> list[dict[str, float]]:
    """Per seat: the suppers, and the number of each fish caught."""
    s = table.state
    return [
        {"suppers": float(suppers_of(s.pond, caught))}
        | {f"fish/{fish.ref}": float(caught.count(fish)) for fish in s.pond.fish}
        for caught in s.caught
    ]


STATISTICS = Statistics(measure)
