"""The cases for the laws: built-in games, toys and the example."""

from __future__ import annotations

from typing import Any

import ludoteka
from ludoteka.kernel import Game
from ludoteka.laws import Case, cases_of
from tests.examples import herons
from tests.toys import auction, harvest, patience, spies

TOYS: tuple[Game[Any], ...] = (auction.GAME, harvest.GAME, spies.GAME, patience.GAME, herons.GAME)


def cases() -> list[Case]:
    return [case for game in (*ludoteka.games().values(), *TOYS) for case in cases_of(game)]
