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
            settled = game.complete_settings(seats, preset.settings)
            assert dict(preset.settings).items() <= settled.items()


@EVERY
def test_there_is_a_preset_for_every_number_of_players(game: Game[Any]) -> None:
    for seats in game.seats:
        assert any(not preset.seats or seats in preset.seats for preset in game.presets)


@EVERY
def test_a_setting_depends_on_values_that_there_are(game: Game[Any]) -> None:
    settings_by_id = {setting.id: setting for setting in game.settings}
    for setting in game.settings:
        for need in setting.needs:
            for other, values in need.items():
                choices = {*map(str, game.seats)} if other == "seats" else {*settings_by_id[other].choices}
                assert set(values) < choices, "values that there are, but not all: then it always matters"
        if setting.implied:
            assert set(setting.implied) <= set(game.seats)
            assert set(setting.implied.values()) <= set(setting.choices) - {setting.default}


@pytest.mark.parametrize(
    ("seats", "settings", "asked"),
    [
        (1, {}, {"level", "feast-squares", "automata-spawn"}),
        (2, {}, {"bag", "waiting-upgrades"}),
        (2, {"chapter": "1"}, {"bag"}),
        (2, {"chapter": "4"}, {"sides", "kammi-in-storms"}),
        (2, {"chapter": "4", "sides": "kammi-family"}, {"sides", "kammi-in-storms", "bag", "waiting-upgrades"}),
        (2, {"chapter": "fair"}, {"level", "feast-squares", "automata-spawn"}),
        (3, {}, {"sides", "bag", "waiting-upgrades", "feast-squares"}),
        (3, {"sides": "kammi-protectors"}, {"sides", "kammi-in-storms", "feast-squares"}),
        (3, {"chapter": "fair"}, {"sides", "bag", "waiting-upgrades"}),
        (4, {}, {"sides", "bag", "waiting-upgrades", "feast-squares"}),
    ],
)
def test_harrow_asks_about_a_side_only_where_it_plays(seats: int, settings: dict[str, str], asked: set[str]) -> None:
    game = ludoteka.game("harrow")
    always = {"chapter", "map", "legend-hits"}
    assert {one.id for one in game.relevant_settings(seats, game.complete_settings(seats, settings))} == always | asked


def test_a_setting_for_one_player_count_matters_there_only() -> None:
    game = ludoteka.game("valeria")
    for seats in game.seats:
        assert ("level" in {one.id for one in game.relevant_settings(seats, game.complete_settings(seats, {}))}) == (
            seats == 1
        )
