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


def without(prompt: str, start: str) -> Callable[[Plain], Plain]:
    """Take the first option of this kind out of every such question."""

    def change(event: Plain) -> Plain:
        if event["prompt"] != prompt:
            return event
        gone = next((key for key in event["keys"] if key.startswith(start)), None)
        return {**event, "keys": [key for key in event["keys"] if key != gone]}

    return lambda event: change(event) if event["type"] == "Question" else event


def also(prompt: str, key: str) -> Callable[[Plain], Plain]:
    """Add an option to every such question that has it not."""

    def bend(event: Plain) -> Plain:
        if event["type"] != "Question" or event["prompt"] != prompt or key in event["keys"]:
            return event
        return {**event, "keys": [*event["keys"], key]}

    return bend


OFFERS: dict[str, tuple[Callable[[Plain], Plain], str]] = {
    "a march that is not offered": (without("act", "advance/"), "misses .'advance/"),
    "a spawn that is not offered": (without("act", "spawn/"), "misses .'spawn/"),
    "an attack that is not offered": (without("attack", "attack/"), "misses .'attack/"),
    "a jar that is not offered": (without("turn", "break/"), "misses .'break/"),
    "an attack out of range": (also("attack", "attack/h-1/h-37/family"), "too much"),
    "a march onto the other end of the map": (also("act", "advance/h-21/h-1/haint"), "too much"),
    "a hit that nobody can pay for": (also("strike", "hit/hester"), "too much"),
    "a token kept for ever": (without("stow", "bag"), "misses .'bag'"),
}


@pytest.mark.parametrize("lie", OFFERS)
def test_the_referee_objects_to_offers_with(lie: str) -> None:
    bend, rule = OFFERS[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(4):
            play(BENCH, 0, "crowded", f"lie {seed}", bend)


ELSEWHERE: dict[str, tuple[int, Callable[[Plain], Plain], str]] = {
    "a grid pushed with another token": (3, bent("GridPushed", lambda e: {**e, "token": "legend"}), "H-184"),
    "a tile of another jar": (2, bent("TileUsed", lambda e: {**e, "tile": "nothing"}), "H-145"),
    "a root that leaps": (5, bent("RootPlaced", lambda e: {**e, "end": "h-19"}, 1), "H-202"),
    "a guess that is called right": (8, bent("Guessed", lambda e: {**e, "right": not e["right"]}), "H-297"),
    "a nest under units": (8, bent("NestPlaced", lambda e: {**e, "hex": "h-21"}), "H-293"),
}


@pytest.mark.parametrize("lie", ELSEWHERE)
def test_the_referee_of_the_later_chapters_objects_to(lie: str) -> None:
    place, bend, rule = ELSEWHERE[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(6):
            play(BENCH, place, "crowded", f"lie {seed}", bend, most=400)


@pytest.mark.parametrize("lie", LIES)
def test_the_referee_objects_to(lie: str) -> None:
    bend, rule = LIES[lie]
    with pytest.raises(Disagreement, match=rule):
        for seed in range(4):
            play(BENCH, 0, "crowded", f"lie {seed}", bend)
