"""The tree, attacks and clashes (H-90 … H-112)."""

from __future__ import annotations

import pytest

from ludoteka.games.harrow.rules.tree import fall_odds, hit_odds
from tests.games.harrow.table import FALL, ask, ground, hex_at, keys, play, pos, side, units, vp

FIGHT = "chapter 1; turn protectors; red-haint 20; red-legend 21; blue-legend 17"


def test_the_tree_remembers_cubes_by_colour() -> None:  # H-90, H-91, H-237
    table = pos(f"{FIGHT}; blue-haint 18; ground red 2 blue 1; tree red 1", [0, 9, 19, 0])
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert ground(table) == {"red": 1, "blue": 1}
    assert table.state.tower.inside[:2] == [2, 0]
    assert table.view(1)["tower"] == {"thrown": {"red": 2, "blue": 1}, "fallen": {"red": 1, "blue": 1}}


def test_cubes_are_drawn_colour_by_colour_thrown_ones_first() -> None:  # H-92
    table = pos(f"{FIGHT}; blue-haint 18; ground red 1; tree red 1 blue 1", [9, 0, 0])
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert table.tape[:3] == [9, 0, 0] and table.state.tower.inside[:2] == [1, 0]


def test_odds_follow_from_the_two_chances() -> None:  # H-93
    odds = fall_odds(1, 1, (7, 10), (7, 20))
    assert odds == pytest.approx((0.3 * 0.65, 0.7 * 0.65 + 0.3 * 0.35, 0.7 * 0.35))
    assert hit_odds((0.0, 0.0, 1.0), (0.5, 0.5), 2) == pytest.approx(1.0)


def test_odessa_may_give_cubes_back_after_any_activation() -> None:  # H-94, H-172
    table = pos("chapter 2; heroes emmy odessa; turn family; ground blue 3")
    play(table, "break/legend", "gift", "store/2")
    assert ground(table) == {"blue": 1} and table.view(0)["family"]["odessa"] == 2
    table = pos("chapter 2; heroes emmy odessa; turn family; ground blue 3; blue-haint 18; red-legend 20", FALL)
    play(table, "break/legend", "gift", "store/3", "done", "break/attack")
    play(table, "free-first", "done", "attack/h-20/h-18/family", "return/2")
    assert ground(table)["blue"] >= 2 and table.view(0)["family"]["odessa"] == 1


def test_the_attack_jar_gives_an_attack_and_a_free_action() -> None:  # H-95
    table = pos(f"{FIGHT}; ground red 1")
    play(table, "break/attack", "free-first", "strengthen")
    assert ground(table)["red"] == 2


def test_attacker_and_target_are_chosen_within_range() -> None:  # H-96
    table = pos(f"{FIGHT}; blue-haint 18; ground red 1")
    play(table, "break/attack", "attack-first")
    assert keys(table) == ["attack/h-20/h-18/family", "skip"]


def test_a_shelter_on_the_target_goes_to_the_battleground() -> None:  # H-97
    table = pos("chapter 1; turn family; blue-haint 18; red-haint 20; shelter 20; ground blue 1", FALL)
    play(table, "break/attack", "attack-first", "attack/h-18/h-20/protectors")
    assert ground(table)["red"] == 1 and not hex_at(table, 20).get("shelter")


def test_the_larger_side_gets_a_cube() -> None:  # H-98, T-6
    table = pos(f"{FIGHT}; red-haint 20 20; blue-haint 18 18; ground red 1", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert ground(table) == {"red": 2}


@pytest.mark.parametrize(("flames", "larger"), [(0, {"red": 2}), (1, {"red": 1}), (2, {"red": 1, "brown": 1})])
def test_hester_counts_as_three_and_each_flame_beside_her_as_one(flames: int, larger: dict[str, int]) -> None:  # H-98
    burning = f"; flames {'18 ' * flames}" if flames else ""
    table = pos(f"chapter 5; turn protectors; red-haint 20 20 20 20; hester 18; ground red 1{burning}", FALL, seats=3)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/hester")
    assert ground(table) == larger


def test_the_tree_is_shaken_after_the_cubes_for_outnumbering() -> None:  # H-99
    table = pos(f"{FIGHT}; blue-haint 18; ground red 2", FALL)
    events = table.choose(0, "break/attack") + table.choose(0, "attack-first")
    events += table.choose(0, "attack/h-20/h-18/family")
    assert "TreeShaken" in [type(event).__name__ for event in events]


def test_success_needs_as_many_cubes_and_the_price() -> None:  # H-100
    table = pos(f"{FIGHT}; blue-haint 18; ground red 2 blue 2", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert keys(table) == ["hit/blue-haint", "stop"]
    table = pos(f"{FIGHT}; blue-haint 18", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert ask(table).prompt == "act"  # no cubes at all: no success


def test_haints_are_hit_before_legends() -> None:  # H-101
    table = pos("chapter 1; turn protectors; red-haint 20; blue-haint 18; blue-legend 18; ground red 6", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    play(table, "hit/blue-haint")
    assert keys(table) == ["hit/blue-legend", "stop"]
    events = [type(event).__name__ for event in table.choose(0, "hit/blue-legend")]
    assert "LegendHit" in events and ask(table).prompt == "push" and "push/h-20" not in keys(table)
    play(table, "push/h-17")
    assert (
        units(table, 17) == {"blue-legend": 1} and vp(table, "protectors") == 2
    )  # no haint left: counted all the same


def test_hits_go_on_while_cubes_hold() -> None:  # H-102
    table = pos(f"{FIGHT}; blue-haint 18 18; ground red 5 blue 1", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family", "hit/blue-haint", "hit/blue-haint")
    assert vp(table, "protectors") == 2 and units(table, 18) == {}


def test_a_kill_is_a_point_in_chapters_one_and_two() -> None:  # H-103, T-7
    table = pos(f"{FIGHT}; blue-haint 18; ground red 3 blue 2", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family", "hit/blue-haint")
    assert vp(table, "protectors") == 1 and ground(table) == {"red": 1, "blue": 2}
    assert side(table, "family")["haints"] == 15


def test_a_nailed_legend_is_hit_but_not_pushed() -> None:  # H-35
    table = pos(
        "chapter 1; turn protectors; red-haint 20; blue-haint 12; blue-legend 18; nails blue-legend@18; ground red 6",
        FALL,
    )
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family", "hit/blue-legend")
    assert ask(table).prompt == "slay"  # no push: a haint of the legend's dies at once
    assert units(table, 18) == {"blue-legend": 1}


def test_a_kill_elsewhere_is_no_attack_there() -> None:  # H-104, T-8
    table = pos(
        "chapter 1; turn family; blue-haint 18; red-legend 20; red-haint 14; shelter 14; ground blue 3 red 2", FALL
    )
    play(
        table, "break/attack", "attack-first", "attack/h-18/h-20/protectors", "hit/red-legend", "push/h-21", "slay/h-14"
    )
    assert hex_at(table, 14)["shelter"] == 1 and vp(table, "family") == 1


def test_a_weaker_attacker_may_clash() -> None:  # H-105, T-10
    table = pos(f"{FIGHT}; blue-haint 18; ground red 2 blue 3", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert keys(table) == ["kill", "pass"]
    play(table, "kill", "kill")
    assert vp(table, "protectors") == vp(table, "family") == 1 and ground(table) == {"blue": 1}  # both have paid


def test_an_attack_with_enough_cubes_but_not_the_price_ends_without_a_hit() -> None:  # H-106
    table = pos(f"{FIGHT}; blue-haint 18; ground red 1 blue 1", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert ask(table).prompt == "act"


def test_cubes_stay_on_the_battleground_after_an_attack() -> None:  # H-107
    table = pos(f"{FIGHT}; blue-haint 18; ground red 3 blue 1", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family", "stop")
    assert ground(table) == {"red": 3, "blue": 1}


def test_a_lone_legend_makes_a_clash_impossible() -> None:  # H-110
    table = pos("chapter 1; turn protectors; red-legend 20; blue-haint 18; ground red 1 blue 3", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert ask(table).prompt == "act"


def test_after_an_attack_any_jar_may_be_broken_for_another() -> None:  # H-111
    table = pos(f"{FIGHT}; blue-haint 18; ground red 3; attacked protectors; jars protectors attack")
    assert "strike/wild" in keys(table)
    play(table, "strike/wild")
    assert ask(table).prompt == "attack" and side(table, "protectors")["wild"] == 1
    assert not side(table, "protectors")["jars"]["wild"]


def test_other_activations_are_no_attacks() -> None:  # H-112
    table = pos("chapter 2; heroes emmy kaine; turn family; ground blue 1", FALL)
    play(table, "break/legend", "gift")
    assert not side(table, "family")["attacked"]


def test_on_the_brambles_one_cube_is_enough() -> None:  # H-100, T-9
    table = pos("chapter 1; turn protectors; red-haint 20; blue-haint 19 19; ground red 3 blue 1", FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-19/family")
    assert ground(table) == {"red": 3, "blue": 2}  # two against one: a cube for the Family
    play(table, "hit/blue-haint", "hit/blue-haint")
    assert vp(table, "protectors") == 2


def test_from_a_mountain_only_the_attacker_reaches() -> None:  # H-105, T-11
    table = pos("chapter 1; turn protectors; red-haint 31; blue-haint 28; ground red 2 blue 5", FALL)
    play(table, "break/attack", "attack-first", "attack/h-31/h-28/family", "kill")
    assert vp(table, "protectors") == 1 and ask(table).prompt == "act"


NAILED = (
    "chapter 3; turn protectors; red-haint 18 18; blue-legend 17; blue-haint 1 2; ground red 6; nails blue-legend@17"
)


def test_a_legend_that_was_not_pushed_away_may_be_hit_again() -> None:  # H-102
    table = pos(NAILED, FALL)
    play(table, "break/attack", "attack-first", "attack/h-18/h-17/family", "hit/blue-legend", "slay/h-1")
    assert "hit/blue-legend" in keys(table)


def test_a_legend_can_be_hit_once_in_an_attack_if_the_table_says_so() -> None:  # H-102
    table = pos(f"{NAILED}; legend-hits once", FALL)
    play(table, "break/attack", "attack-first", "attack/h-18/h-17/family", "hit/blue-legend", "slay/h-1")
    assert "hit/blue-legend" not in keys(table)


def test_an_attack_is_previewed_with_its_chances() -> None:  # H-93, H-98, H-100
    table = pos(f"{FIGHT}; red-haint 20 20; blue-haint 18; ground red 1 blue 2; tree blue 1")
    play(table, "break/attack", "attack-first")
    preview = table.preview(0, "attack/h-20/h-18/family")
    assert [type(event).__name__ for event in preview.events] == [
        "Attacked",
        "CubesGained",
    ] and preview.stopped == "chance"
    odds = preview.odds
    assert (odds["side"], odds["mine"], odds["theirs"], odds["tree"], odds["price"]) == ("protectors", 2, 2, [0, 1], 2)
    mine, theirs = fall_odds(2, 0, (7, 10), (7, 20)), fall_odds(2, 1, (7, 10), (7, 20))
    assert odds["win"] == pytest.approx(hit_odds(mine, theirs, 2), abs=1e-4)
    assert odds["hits"] == [odds["win"]] and odds["clash"]
    assert odds["lose"] == pytest.approx(sum(mine[m] * theirs[d] for m in range(3) for d in range(m + 1, 4)), abs=1e-4)


def test_a_preview_shows_a_second_hit_after_the_first_is_paid() -> None:  # H-101, H-102
    table = pos(f"{FIGHT}; blue-haint 18 18; ground red 4")
    play(table, "break/attack", "attack-first")
    odds = table.preview(0, "attack/h-20/h-18/family").odds
    four = fall_odds(4, 0, (7, 10), (7, 20))
    none, one = fall_odds(1, 0, (7, 10), (7, 20))  # the Family outnumbers and gets a cube
    assert odds["hits"][0] == pytest.approx(sum(four[2:]), abs=1e-4)
    assert odds["hits"][1] == pytest.approx(four[4] * (none + one), abs=1e-4)


def test_a_preview_shows_one_flame_per_cube() -> None:  # H-226
    table = pos("chapter 5; turn protectors; red-haint 20 20; flames 18 18; ground red 2", seats=3)
    play(table, "break/attack", "attack-first")
    odds = table.preview(0, "attack/h-20/h-18/hester").odds
    assert odds["flames"] == 2 and odds["price"] == 1 and len(odds["hits"]) == 2 and not odds["clash"]


def test_a_choice_without_chance_has_no_odds() -> None:
    table = pos(f"{FIGHT}; ground red 1")
    assert table.preview(0, "break/attack").odds == {}
