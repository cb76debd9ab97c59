"""The referee of Harrow County objects when it is told a falsified match: what never objects proves nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.referees.harrow import BENCH
from tests.referees.running import Disagreement, Plain, play


def bent(kind: str, change: Callable[[Plain], Plain], skip: int = 0) -> Callable[[Plain], Plain]:
    """Change the first event of this kind after some others."""
    left = [skip]

    def bend(event: Plain) -> Plain:
        if event["type"] == kind and left[0] >= 0:
            left[0] -= 1
            if left[0] < 0:
                return change(dict(event))
        return event

    return bend


LIES: dict[str, tuple[Callable[[Plain], Plain], str]] = {
    "a point too much": (bent("PointsScored", lambda e: {**e, "number": e["number"] + 1}), "points are scored"),
    "a cube too much": (bent("CubesGained", lambda e: {**e, "number": e["number"] + 1}), "H-3"),
    "a jar broken twice": (bent("JarBroken", lambda e: {**e, "jar": "wild"}, 1), "jar"),
    "a march of two hexes": (bent("UnitsMoved", lambda e: {**e, "end": "h-37"}), "H-60"),
    "a spawn elsewhere": (bent("HaintSpawned", lambda e: {**e, "hex": "h-1"}), "H-31|units"),
    "a tree that keeps everything": (bent("TreeShaken", lambda e: {**e, "fallen": ["no-cubes"]}), "H-3|H-90"),
}


@pytest.mark.parametrize("lie", LIES)
def test_the_referee_objects_to(lie: str) -> None:
    bend, rule = LIES[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(4):
            play(BENCH, 0, "crowded", f"lie {seed}", bend)
