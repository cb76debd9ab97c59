"""What the lab is tried on: the library's games at every seat count, and the toys that have what Claim lacks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.laws.cases import TOYS

import ludoteka
from ludoteka.kernel import Game

GAMES = {**ludoteka.games(), **{game.id: game for game in TOYS}}
BIG = {id for id in ludoteka.games() if id != "claim"}  # whole matches of these take their time
CASES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seats]


def settings_of(game: Game[Any], seats: int) -> dict[str, str]:
    return game.settle(seats, {})
