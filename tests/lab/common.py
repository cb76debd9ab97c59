"""Cases for the lab: the library's games at every seat count, and the toys with features that Claim lacks."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from tests.laws.cases import TOYS

GAMES = {**ludoteka.games(), **{game.id: game for game in TOYS}}
BIG = {id for id in ludoteka.games() if id != "claim"}  # whole matches of these take their time


def cases(all_seats_of_big_games: bool) -> list[Any]:
    """Games with seat counts; the big games at all of them, or at their most only."""
    return [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in GAMES.values()
        for seats in (game.seats if all_seats_of_big_games or game.id not in BIG else (max(game.seats),))
    ]


CASES = cases(all_seats_of_big_games=True)
FEW = cases(all_seats_of_big_games=False)
