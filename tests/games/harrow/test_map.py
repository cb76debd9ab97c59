"""Components, the map and the core limits (H-1 … H-37)."""

from __future__ import annotations

import pytest

from ludoteka.games.harrow import GAME
from ludoteka.games.harrow.hexes import BEHIND, CENTRE, CORNERS, DISTANCE, EDGE, EDGE_AT, LINE, NEAR, NORTH, SOUTH
from tests.games.harrow.table import fresh, hex_at, keys, play, pos, side, units, vp


def test_an_empty_supply_gives_nothing() -> None:  # H-1, H-72
    table = pos("chapter 1; turn protectors; red-haint 20 20 20 20 14 14 14 14 13 13 13 13 27 27 27")
    assert side(table, "protectors")["haints"] == 0
    play(table, "break/wild")
    assert not keys(table, "spawn/")
    assert "strengthen" in keys(table)


def test_tokens_of_choice_come_from_the_box_and_go_back_to_it() -> None:  # H-2
    table = pos("chapter 3; turn protectors; hand protectors witch-fire")
    before = table.view(0)["box"]["spawn"]
    play(table, "card/witch-fire", "place/spawn/h-5", "done")
    assert table.view(0)["box"]["spawn"] == before - 1
    assert hex_at(table, 5)["tokens"] == ["spawn"]


def test_a_cube_is_always_in_exactly_one_place() -> None:  # H-3
    table = fresh(3)
    total = GAME.inventory(table.state)
    names = [name for name in total if isinstance(name, str) and name.startswith("cube-")]
    assert (names.count("cube-red"), names.count("cube-blue"), names.count("cube-silver")) == (20, 15, 15)
    assert names.count("cube-brown") == names.count("cube-teal") == 6


def test_a_haint_is_in_the_supply_on_the_map_on_a_plate_or_on_a_square() -> None:  # H-4
    table = pos("chapter 3; turn protectors; blue-haint 20; plate protectors 1; dial protectors 2")
    haints = [name for name in GAME.inventory(table.state) if name == "blue-haint"]
    assert len(haints) == 15


def test_upgrade_cards_and_tokens_match_one_to_one() -> None:  # H-5
    table = fresh(chapter="2")
    assert len(table.view(0)["family"]["upgrades"]) == 9


def test_each_vp_faction_has_four_jars() -> None:  # H-6
    table = pos("chapter 1; turn protectors; jars protectors wild")
    assert side(table, "protectors")["jars"] == {"abilities": True, "wild": False, "legend": True, "attack": True}
    assert "break/wild" not in keys(table)


def test_the_map_is_a_hexagon_of_37_hexes() -> None:  # H-10
    assert len(NEAR) == 37 and len(NEAR[CENTRE]) == 6
    assert {n + 1 for n in NEAR[CENTRE]} == {18, 20, 12, 13, 25, 26}
    assert DISTANCE[0][36] == 6


def test_mountain_and_brambles_are_no_terrains() -> None:  # H-11
    table = pos("chapter 3; turn family; heroes levi; blue-legend 7; blue-haint 6")
    play(table, "break/legend", "gift")
    assert "march" not in {key.split("/")[0] for key in keys(table)}


def test_a_home_is_a_terrain_hex_with_three_edge_neighbours() -> None:  # H-12
    assert {n + 1 for n in EDGE_AT[NORTH]} == {16, 10, 23}
    assert {n + 1 for n in EDGE_AT[SOUTH]} == {22, 15, 28}
    assert hex_at(fresh(chapter="1", map="a"), 21)["terrain"] == "plains"


def test_there_are_18_edge_hexes_and_six_corners() -> None:  # H-13
    assert len(EDGE) == 18
    assert [n + 1 for n in CORNERS] == [1, 4, 16, 22, 34, 37]


def test_a_printed_storm_or_a_token_makes_a_storm_hex() -> None:  # H-14
    table = pos("chapter 1; turn family; storms 20 20")
    assert hex_at(table, 3)["stormy"] and hex_at(table, 20)["stormy"]
    assert hex_at(table, 20)["cost"]["protectors"] == 2


def test_legends_and_haints_are_units() -> None:  # H-15
    table = pos("chapter 1; turn protectors; red-haint 20 20 20; red-legend 20")
    play(table, "break/wild")
    assert not [key for key in keys(table, "spawn/") if key == "spawn/h-20"]


def test_range_is_two_and_three_from_a_mountain() -> None:  # H-16
    table = pos("chapter 1; turn protectors; red-haint 31; red-legend 21; blue-haint 28; blue-legend 17; ground red 3")
    play(table, "break/attack", "attack-first")
    assert "attack/h-31/h-28/family" in keys(table)
    assert "attack/h-21/h-17/family" not in keys(table)


def test_a_straight_line_keeps_one_coordinate() -> None:  # H-17
    assert SOUTH in LINE[NORTH] and 0 in LINE[CENTRE] and 1 not in LINE[CENTRE]


def test_a_pull_brings_a_thing_one_hex_closer() -> None:  # H-18
    table = pos("chapter 2; tracks b a; turn protectors; folk 12; red-legend 21")
    play(table, "break/legend", "ability")
    assert set(keys(table, "pull/")) == {"pull/townsfolk/h-12/h-13"}


def test_a_move_goes_to_an_adjacent_hex_and_ignores_costs() -> None:  # H-19
    table = pos("chapter 3; turn protectors; red-legend 25; tiles wild move-legend")
    play(table, "break/wild", "tile/move-legend")
    assert "move/red-legend/h-25/h-31" in keys(table)


def test_townsfolk_and_building_never_share_a_hex() -> None:  # H-20
    table = pos("chapter 2; tracks b a; turn protectors; folk 12; buildings 13; red-legend 21")
    play(table, "break/legend", "ability")
    assert keys(table) == ["gift", "done"]  # there is nowhere to pull the townsfolk


def test_several_tokens_may_lie_on_one_hex() -> None:  # H-21
    table = pos("chapter 1; turn protectors; tokens advance@20 spawn@20")
    assert hex_at(table, 20)["tokens"] == ["advance", "spawn"]


def test_half_is_rounded_up() -> None:  # H-22
    table = pos("chapter 3; turn protectors; hand protectors rally")
    play(table, "card/rally")
    assert keys(table)[-1] == "rally/2"  # half of three


def test_within_counts_the_own_hex() -> None:  # H-23
    table = pos("chapter 4; turn kammi; goblin figure-2; figure-1 10; figure-2 16; hand kammi doppelganger")
    play(table, "card/doppelganger")
    assert "spawn/h-16" in keys(table)


def test_units_of_two_factions_never_share_a_hex() -> None:  # H-30
    table = pos("chapter 1; turn protectors; red-haint 21; blue-haint 20")
    play(table, "break/abilities", "row/advance")
    assert not keys(table, "advance/h-21/h-20")


@pytest.mark.parametrize(("faction", "unit", "thing"), [("protectors", "red", "buildings"), ("family", "blue", "folk")])
def test_units_keep_off_hostile_objectives(faction: str, unit: str, thing: str) -> None:  # H-31
    start = 21 if faction == "protectors" else 17
    target = 20 if faction == "protectors" else 18
    table = pos(f"chapter 1; turn {faction}; {unit}-haint {start}; {thing} {target}")
    play(table, "break/wild")
    assert not keys(table, f"advance/h-{start}/h-{target}")


def test_at_most_four_units_stand_on_a_hex() -> None:  # H-32
    table = pos("chapter 1; turn protectors; red-haint 21 20 20 20 20")
    play(table, "break/abilities", "row/advance")
    assert not keys(table, "advance/h-21/h-20")


def test_storms_and_townsfolk_are_never_on_the_brambles() -> None:  # H-33
    table = pos("chapter 1; clean family; blue-legend 19")
    assert not hex_at(table, 19).get("storms")


def test_nobody_but_hester_enters_a_fire() -> None:  # H-34
    table = pos("chapter 5; turn protectors; red-haint 21; flames 20 20", seats=3)
    play(table, "break/abilities", "row/advance")
    assert not keys(table, "advance/h-21/h-20")


def test_a_nailed_unit_does_not_move() -> None:  # H-35
    table = pos("chapter 3; turn family; blue-haint 18; blue-legend 17; nails blue-haint@18")
    play(table, "break/wild")
    assert not keys(table, "advance/h-18")
    assert "pry/h-18/blue-haint" in keys(table)


def test_a_hex_has_one_doll_and_two_trails_at_most() -> None:  # H-36
    table = pos("chapter 4; turn protectors; dolls 21 20; red-haint 21")
    play(table, "break/wild")
    assert "advance/h-21/h-20/haint" in keys(table)
    assert "advance/h-21/h-20/haint+doll" not in keys(table)
    table = pos("chapter 1; turn protectors; red-legend 21; trails 14 14 1; scrolls protectors 3")
    play(table, "break/legend", "ability", "trail-back/h-1", "done")
    assert "trail/h-14" not in keys(table) and "trail/h-20" in keys(table)


def test_the_rest_of_an_effect_happens_when_a_part_is_impossible() -> None:  # H-37
    table = pos("chapter 3; turn protectors; hand protectors wildest-of-haints; red-haint 21 21 21; red-legend 21")
    play(table, "card/wildest-of-haints")
    assert table.view(0)["battleground"]["red"] == 1
    assert keys(table, "advance/")  # home is full, so nothing is spawned, but the advance is there


def test_a_leap_has_a_hex_behind() -> None:
    assert all(DISTANCE[a][z] == 2 for a in range(37) for _, z in BEHIND[a])


def test_hexes_hold_what_lies_on_them() -> None:
    table = pos("chapter 1; turn protectors; red-haint 21 21; red-legend 20")
    assert units(table, 21) == {"red-haint": 2} and units(table, 20) == {"red-legend": 1}
    assert vp(table, "protectors") == 0
