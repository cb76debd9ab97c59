"""Falsified matches, for the tests that want to see a referee object."""

from __future__ import annotations

from collections.abc import Callable

from tests.referees.running import Plain


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
