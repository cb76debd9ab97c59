"""Today's rooms draw an older edition only if it sends everything that they read."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from ludoteka.editions import versions
from ludoteka.kernel import Game
from ludoteka.server.tables.editions import drawing

OLD = [(id, version) for id, game in ludoteka.games().items() for version in versions(game)]


def _catalogue(game: Game[Any]) -> set[str]:
    seats = min(game.seats)
    return set(game.catalogue(seats, game.complete_settings(seats, {}))) if game.catalogue else set()


@pytest.mark.parametrize(("id", "version"), OLD)
def test_an_edition_without_todays_catalogue_is_drawn_plainly(id: str, version: str) -> None:
    lacking = _catalogue(ludoteka.game(id)) - _catalogue(ludoteka.game(id, version))
    assert not lacking or drawing(id, version) == "plain"
