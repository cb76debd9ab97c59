"""The legend jar and the tracks (H-80 … H-88)."""

from __future__ import annotations

from ludoteka.games.harrow.pieces import PROTECTORS
from ludoteka.games.harrow.rules.tracks import trail_hexes
from tests.games.harrow.table import ask, hex_at, keys, play, pos, side, units, vp


def test_ability_and_gift_come_in_either_order() -> None:  # H-80
    table = pos("chapter 1; turn family; blue-haint 17")
    play(table, "break/legend")
    assert keys(table) == ["ability", "gift", "done"]
    play(table, "gift", "done")
    assert keys(table) == ["ability", "done"]


def test_a_scroll_is_active_once_its_token_was_collected() -> None:  # H-81
    table = pos("chapter 1; turn family; blue-haint 18; tokens advance@5")
    play(table, "break/legend", "ability", "storm/h-18")
    assert ask(table).prompt == "legend"
    table = pos("chapter 1; turn family; blue-haint 18; tokens advance@5; scrolls family 1")
    play(table, "break/legend", "ability", "storm/h-18")
    assert keys(table, "pull/advance/h-5")
    table = pos("chapter 1; turn family; blue-haint 18; tokens advance@5; scrolls family 3")
    play(table, "break/legend", "ability", "done")
    assert ask(table).prompt == "legend"  # without its storm the other scrolls are lost


def test_trails_are_taken_back_and_put_within_range() -> None:  # H-82
    table = pos("chapter 1; turn protectors; red-legend 21; trails 1")
    play(table, "break/legend", "ability", "trail-back/h-1")
    assert "trail/h-13" in keys(table) and "trail/h-18" not in keys(table)
    play(table, "trail/h-19")
    assert hex_at(table, 19)["trails"] == 1 and table.state.trails_out == sum(table.state.trails) == 1
    table = pos("chapter 3; turn protectors; red-legend 21; trails 1; tiles wild first-scroll")
    play(table, "break/wild", "tile/first-scroll", "move/trail/h-1/h-20")
    assert hex_at(table, 20)["trails"] == 1


def test_a_tile_gives_the_family_its_own_first_scroll() -> None:  # H-146
    table = pos("chapter 3; turn family; blue-legend 17; tiles wild first-scroll; tracks a a")
    play(table, "break/wild", "tile/first-scroll")
    assert keys(table) == ["done", "storm/h-17"]


def test_a_range_that_is_longer_than_the_map_reaches_all_of_it() -> None:  # H-82, A-2
    s = pos("chapter 1; turn protectors; red-legend 1").state
    near = trail_hexes(s, PROTECTORS)
    s.now.reach = 9
    assert len(near) == 9 and trail_hexes(s, PROTECTORS) == [*range(37)]


def test_no_trail_is_put_into_a_fire() -> None:  # H-82
    burning = pos("chapter 5; turn protectors; red-legend 21; flames 20; trails 1", seats=3)
    play(burning, "break/legend", "ability", "trail-back/h-1")
    assert "trail/h-19" in keys(burning) and "trail/h-20" not in keys(burning)


def test_a_collected_scroll_frees_a_trail() -> None:  # H-82
    table = pos("chapter 1; clean protectors; red-haint 5; tokens legend@5")
    assert table.view(0)["tokens_left"]["trail"] == 2 and side(table, "protectors")["scrolls"] == 1


def test_track_b_of_the_protectors_calls_townsfolk_and_pushes_units() -> None:  # H-84
    table = pos(
        "chapter 2; tracks b a; turn protectors; folk 12; tokens spawn@13; blue-haint 12; red-legend 21; "
        "scrolls protectors 3"
    )
    assert table.asks
    table = pos("chapter 2; tracks b a; turn protectors; folk 12; tokens spawn@13; blue-haint 7; scrolls protectors 3")
    play(table, "break/legend", "ability", "pull/townsfolk/h-12/h-13", "collect/spawn/h-13")
    assert side(table, "protectors")["board"]["spawn"]["tokens"] == 1
    assert "push/blue-haint/h-7/h-6" in keys(table)
    play(table, "push/blue-haint/h-7/h-6")
    assert units(table, 6) == {"blue-haint": 1} and ask(table).prompt == "push"


def test_track_a_of_the_family_pulls_to_its_storm() -> None:  # H-85
    table = pos("chapter 1; turn family; blue-haint 13 11; red-haint 4; scrolls family 3; tokens spawn@6")
    play(table, "break/legend", "ability")
    assert "storm/h-13" in keys(table) and "storm/h-12" not in keys(table)
    play(table, "storm/h-13", "pull/spawn/h-6/h-12", "pull/blue-haint/h-11/h-12", "pull/red-haint/h-4/h-8")
    assert units(table, 12) == {"blue-haint": 1} and units(table, 8) == {"red-haint": 1}


def test_track_b_of_the_family_pushes_from_its_storm() -> None:  # H-86
    table = pos("chapter 2; tracks a b; turn family; blue-legend 17; tokens spawn@12; scrolls family 1")
    play(table, "break/legend", "ability")
    assert "storm/h-17" not in keys(table) and "storm/h-18" in keys(table)
    play(table, "storm/h-18")
    assert set(keys(table, "push/")) == {"push/spawn/h-12/h-7", "push/spawn/h-12/h-6", "push/spawn/h-12/h-13"}


def test_without_a_storm_in_the_supply_scroll_one_is_not_done() -> None:  # H-87
    storms = " ".join(["16"] * 15)
    table = pos(f"chapter 1; turn family; blue-haint 18; storms {storms}")
    play(table, "break/legend", "ability")
    assert ask(table).prompt == "legend"


def test_kammi_has_tracks_of_her_own() -> None:  # H-88
    table = pos("chapter 4; turn kammi; play kammi temptation; tokens spawn@1; figure-1 10; figure-2 16")
    play(table, "break/legend", "ability")
    assert keys(table, "replay/") == ["replay/temptation"]


def test_a_townsfolk_called_home_is_rescued() -> None:  # H-84, H-135
    table = pos("chapter 2; tracks b a; turn protectors; folk 20; red-legend 22")
    play(table, "break/legend", "ability", "pull/townsfolk/h-20/h-21")
    assert vp(table, "protectors") == 2 and not hex_at(table, 21).get("townsfolk")
