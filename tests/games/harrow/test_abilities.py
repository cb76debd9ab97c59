"""ADVANCE, SPAWN, STRENGTHEN and wilding (H-60 … H-78)."""

from __future__ import annotations

import pytest

from ludoteka.games.harrow import GAME
from ludoteka.games.harrow.notation import position
from tests.games.harrow.table import ask, ground, hex_at, keys, play, pos, side, units


def test_one_advance_moves_any_units_from_one_hex_to_the_next() -> None:  # H-60, T-3
    table = pos("chapter 1; turn protectors; red-haint 21 21 21; red-legend 21")
    play(table, "break/abilities", "row/advance", "advance/h-21/h-20/haint+haint+haint+legend")
    assert ask(table).about["points"] == 2
    table = pos("chapter 1; turn protectors; red-haint 21 21 21; red-legend 21")
    play(table, "break/abilities", "row/advance", "advance/h-21/h-20/haint+legend", "advance/h-21/h-27/haint+haint")
    assert ask(table).about["points"] == 1


def test_mountains_and_storms_cost_more_and_trails_less() -> None:  # H-61, T-4
    table = pos("chapter 3; turn protectors; trails 31 26; storms 20; scrolls protectors 3")
    cost = {n: hex_at(table, n)["cost"] for n in (31, 7, 35, 26, 20, 19)}
    assert cost[31] == {"protectors": 1, "family": 1} and cost[7] == {"protectors": 2, "family": 2}
    assert cost[35] == {"protectors": 2, "family": 1} and cost[26] == {"protectors": 0, "family": 0}
    assert cost[19]["protectors"] == 1
    table = pos("chapter 3; turn protectors; trails 35 31 31; storms 7; scrolls protectors 3")
    assert hex_at(table, 35)["cost"] == {"protectors": 1, "family": 0}
    assert hex_at(table, 31)["cost"]["family"] == 0
    assert hex_at(table, 7)["cost"]["protectors"] == 3


@pytest.mark.parametrize(
    "faction, land, target, price",
    [
        ("protectors", "", 13, 1),  # a forest
        ("protectors", "storms 13", 13, 2),
        ("protectors", "", 7, 2),  # a mountain
        ("protectors", "storms 7", 7, 3),
        ("protectors", "trails 7", 7, 1),
        ("protectors", "trails 7 7", 7, 0),
        ("protectors", "trails 13 13", 13, 0),  # never below nothing
        ("protectors", "storms 13; trails 13", 13, 1),
        ("family", "storms 13", 13, 1),
        ("family", "storms 7", 7, 2),
        ("family", "storms 13; trails 13", 13, 0),
    ],
)
def test_the_price_of_a_hex_is_shown_offered_and_charged(faction: str, land: str, target: int, price: int) -> None:
    """H-61"""
    haint = {"protectors": "red-haint", "family": "blue-haint"}[faction]
    move = f"advance/h-12/h-{target}/haint"
    for points in range(1, 5):  # the wild jar adds one
        table = pos(f"chapter 3; turn {faction}; {haint} 12; wild {faction} {points - 1}; {land}")
        assert hex_at(table, target)["cost"][faction] == price
        play(table, "break/wild")
        assert ask(table).about["points"] == points
        assert (move in keys(table)) == (price <= points)
        if price < points:
            play(table, move)
            assert ask(table).about["points"] == points - price


@pytest.mark.parametrize("ruling, price", [("free", 1), ("slow", 2)])
def test_the_table_decides_what_storms_cost_kammi(ruling: str, price: int) -> None:
    """H-61, H-194"""
    for points in (1, 2, 3):
        text = f"chapter 4; turn kammi; purple-haint 12; wild kammi {points - 1}; storms 13"
        table = position(GAME, text, settings={"kammi-in-storms": ruling})
        assert hex_at(table, 13)["cost"]["kammi"] == price
        play(table, "break/wild")
        assert ("advance/h-12/h-13/haint" in keys(table)) == (price <= points)
        if price < points:
            play(table, "advance/h-12/h-13/haint")
            assert ask(table).about["points"] == points - price


def test_points_of_one_source_are_added_together() -> None:  # H-62
    table = pos("chapter 1; turn family; blue-haint 25; bag advance 3")
    play(table, "break/abilities", "advance/h-25/h-31/haint")
    assert table.view(0)["family"]["ready"] == ["advance"]
    table = pos("chapter 3; turn protectors; red-haint 25; tiles attack advance")
    play(table, "break/attack", "tile/advance")
    assert not keys(table, "advance/h-25/h-31")


def test_nobody_passes_through_enemies() -> None:  # H-63
    table = pos("chapter 1; turn protectors; red-haint 21; blue-haint 20")
    play(table, "break/abilities", "row/advance")
    assert not keys(table, "advance/h-21/h-20")


def test_moves_that_are_no_advance_ignore_costs() -> None:  # H-64
    table = pos("chapter 1; turn family; blue-legend 11; blue-haint 6")
    play(table, "break/legend", "gift")
    assert "march/blue-haint/h-6/h-11" in keys(table)
    table = pos("chapter 1; turn family; blue-legend 6; blue-haint 6")
    play(table, "break/legend", "gift")
    assert "march/blue-haint/h-6/h-7" in keys(table)  # from wetlands onto the mountain


def test_units_move_onto_a_trail_for_free_also_between_two_spawns() -> None:  # H-54
    table = pos("chapter 1; turn protectors; red-haint 21 21; red-legend 21; trails 20")
    play(table, "break/abilities", "row/spawn", "spawn/h-21")
    assert not keys(table, "spawn/") and "advance/h-21/h-20/haint+haint" in keys(table)  # the home is full
    play(table, "advance/h-21/h-20/haint+haint", "spawn/h-21")
    assert units(table, 21) == {"red-haint": 2, "red-legend": 1} and units(table, 20) == {"red-haint": 2}


def test_haints_move_onto_a_trail_for_free_between_two_steps_of_out_yonder() -> None:  # H-54
    table = pos("chapter 2; turn protectors; hand protectors out-yonder; red-haint 14; red-legend 21; trails 13")
    play(table, "card/out-yonder")
    assert keys(table, "advance/h-14/") == ["advance/h-14/h-13/haint"]
    play(table, "advance/h-14/h-13/haint")
    assert ask(table).about["points"] == 3


def test_a_trail_lets_anybody_in_for_nothing() -> None:  # H-65, H-83
    table = pos("chapter 1; turn family; blue-haint 12; trails 13; bag advance 3")
    play(table, "break/abilities", "advance/h-12/h-13/haint")
    assert table.view(0)["family"]["ready"] == ["advance"] * 3


def test_a_nail_is_returned_for_one_advance() -> None:  # H-66
    table = pos("chapter 3; turn family; blue-haint 18; nails blue-haint@18; wild family 1")
    play(table, "break/wild", "pry/h-18/blue-haint")
    assert ask(table).about["points"] == 1 and not hex_at(table, 18).get("nails")


def test_dolls_go_along_and_objectives_do_not() -> None:  # H-67
    table = pos("chapter 4; turn protectors; red-haint 21; dolls 21; folk 21")
    play(table, "break/wild", "advance/h-21/h-20/haint+doll")
    assert hex_at(table, 20)["doll"] == "hidden" and hex_at(table, 21)["townsfolk"] == 1


def test_a_haint_is_spawned_at_the_legend_or_at_home() -> None:  # H-70
    table = pos("chapter 1; turn protectors; red-legend 20")
    play(table, "break/abilities", "row/spawn")
    assert keys(table, "spawn/") == ["spawn/h-20", "spawn/h-21"]
    play(table, "spawn/h-20")
    assert units(table, 20) == {"red-haint": 1, "red-legend": 1}


def test_no_spawn_where_enemies_objectives_or_four_units_are() -> None:  # H-71
    table = pos("chapter 1; turn protectors; red-legend 20; red-haint 20 20 20; blue-haint 21")
    play(table, "break/abilities")
    assert "row/spawn" in keys(table)
    play(table, "row/spawn")
    assert not keys(table, "spawn/")


def test_strengthen_puts_cubes_on_the_battleground() -> None:  # H-75
    table = pos("chapter 1; turn protectors; ground red 5")
    play(table, "break/abilities", "row/strengthen")
    assert ground(table)["red"] == 6  # eight for the turn, six after the clean-up


def test_the_wild_jar_gives_a_wild_token_and_uses_all_of_them() -> None:  # H-78, T-5
    table = pos("chapter 1; turn protectors; wild protectors 1; red-haint 21")
    play(table, "break/wild")
    assert ask(table).about["points"] == 2 and side(table, "protectors")["wild"] == 2
    play(table, "strengthen", "spawn/h-21")
    assert ground(table)["red"] == 1 and side(table, "protectors")["wild"] == 2


def test_haints_spawn_in_any_order() -> None:  # H-70
    table = pos("chapter 1; turn protectors; red-legend 12; rows protectors 0 1 0")
    play(table, "break/abilities", "row/spawn", "spawn/h-21", "spawn/h-12")
    assert units(table, 21) == {"red-haint": 1} and units(table, 12) == {"red-legend": 1, "red-haint": 1}
