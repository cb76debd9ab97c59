"""The cases of a game that the laws test: every seat count and every setting."""

from __future__ import annotations

from typing import Any

from ..kernel import BadSetting, Game
from .laws import Case


def cases_of(game: Game[Any]) -> list[Case]:
    """All seat counts with the defaults, and every choice of every setting at a seat count that allows it."""
    cases = {(seats, ()): Case(game, seats) for seats in game.seats if _allowed(game, seats, ())}
    for index, setting in enumerate(game.settings):
        for place, choice in enumerate(setting.choices):
            value = ((setting.id, choice),)
            allowed = [seats for seats in game.seats if _allowed(game, seats, value)]
            if allowed and choice != setting.default:
                seats = allowed[(index + place) % len(allowed)]
                cases[(seats, value)] = Case(game, seats, value, points=8)  # type: ignore[index]
    return list(cases.values())


def _allowed(game: Game[Any], seats: int, settings: tuple[tuple[str, str], ...]) -> bool:
    try:
        game.complete_settings(seats, dict(settings))
    except BadSetting:
        return False
    return True
