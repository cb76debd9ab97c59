"""Presets and settings that matter only sometimes, in all games."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from ludoteka.kernel import Game

EVERY = pytest.mark.parametrize("game", ludoteka.games().values(), ids=lambda game: game.id)


@EVERY
def test_every_preset_can_be_played_by_those_it_is_for(game: Game[Any]) -> None:
    for preset in game.presets:
        for seats in preset.seats or game.seats:
            settled = game.settle(seats, preset.settings)
            assert dict(preset.settings).items() <= settled.items()


@EVERY
def test_there_is_a_preset_for_every_number_of_players(game: Game[Any]) -> None:
    for seats in game.seats:
        assert any(not preset.seats or seats in preset.seats for preset in game.presets)


@EVERY
def test_a_setting_depends_on_values_that_there_are(game: Game[Any]) -> None:
    known = {setting.id: setting for setting in game.settings}
    for setting in game.settings:
        assert set(setting.seats) <= set(game.seats)
        if setting.needs:
            other, values = setting.needs
            assert set(values) <= set(known[other].choices)
            assert set(values) != set(known[other].choices), "then it always matters"
        if setting.stands:
            assert set(setting.stands) <= set(game.seats)
            assert set(setting.stands.values()) <= set(setting.choices) - {setting.default}


def test_with_the_usual_chapter_for_two_neither_kammi_nor_the_feast_is_asked_about() -> None:
    settings = {setting.id: setting for setting in ludoteka.game("harrow").settings}
    two, three = (settings["chapter"].stands[seats] for seats in (2, 3))
    for of in ("sides", "kammi-in-storms", "feast-squares"):
        _, chapters = settings[of].needs or ("", ())
        assert three in chapters and two not in chapters
