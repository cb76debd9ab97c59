"""Every legend and its gift (H-160 … H-175)."""

from __future__ import annotations

import pytest

from ludoteka.games.harrow import GAME
from tests.games.harrow.table import FALL, ask, ground, hex_at, keys, play, pos, side, units, vp


def test_gift_tokens_are_no_units() -> None:  # H-160
    table = pos("chapter 1; turn protectors; red-haint 20 20 20; red-legend 14; shelter 20")
    play(table, "break/abilities", "row/advance")
    assert "advance/h-14/h-20/legend" in keys(table)


def test_emmy_shelters_every_haint() -> None:  # H-161
    table = pos("chapter 1; turn protectors; red-haint 21 20; red-legend 21")
    play(table, "break/legend", "gift")
    assert hex_at(table, 20)["shelter"] == 1 and hex_at(table, 21)["shelter"] == 1
    play(table, "done")
    table = pos("chapter 1; turn protectors; red-legend 21; shelter 20 21")
    play(table, "break/abilities", "row/advance", "advance/h-21/h-20/legend")
    assert ground(table) == {"red": 1} and hex_at(table, 21)["shelter"] == 1
    play(table, "advance/h-20/h-21/legend")
    assert ground(table) == {"red": 2}


def test_with_too_few_cubes_emmy_chooses_the_haints_and_a_learner_knows_these_options() -> None:  # H-161
    table = pos("chapter 1; turn protectors; red-haint 21 20; red-legend 21; ground red 19")
    play(table, "break/legend", "gift")
    assert keys(table) == ["done", "lay/red/h-20", "lay/red/h-21"]
    assert set(keys(table)) <= set(GAME.vocabulary(2, table.settings))


def test_bernice_nails_a_unit() -> None:  # H-163
    table = pos("chapter 2; heroes bernice levi; turn protectors; red-haint 21; blue-haint 19")
    play(table, "break/legend", "gift", "move/red-haint/h-21/h-20", "nail/h-19/blue-haint", "done")
    assert hex_at(table, 19)["nails"] == ["blue-haint"]
    play(table, "break/wild")
    assert not keys(table, "advance/h-19") and "pry/h-19/blue-haint" in keys(table)


def test_a_third_nail_is_taken_from_the_map() -> None:  # H-163
    table = pos(
        "chapter 2; heroes bernice levi; turn protectors; red-haint 20; blue-haint 19 18 12; nails blue-haint@18"
    )
    table.state.stock.nails = 0
    play(table, "break/legend", "gift", "done")
    assert keys(table, "unnail/") == ["unnail/h-18/blue-haint"]


def test_malachi_strikes_from_the_wrath() -> None:  # H-165
    table = pos("chapter 2; heroes malachi levi; turn protectors; red-legend 21; blue-haint 18 18; ground red 3", FALL)
    play(table, "break/legend", "gift")
    assert "wrath/h-21" not in keys(table)
    play(table, "wrath/h-20", "attack/h-20/h-18/family", "hit/blue-haint")
    assert vp(table, "protectors") == 1 and side(table, "protectors")["attacked"]
    play(table, "done")
    assert not hex_at(table, 20).get("wrath")


@pytest.mark.parametrize(
    ("others", "larger"), [("18 18", {"red": 2}), ("18 18 18", {"red": 1}), ("18 18 18 18", {"red": 1, "blue": 1})]
)
def test_the_wrath_counts_as_two_units(others: str, larger: dict[str, int]) -> None:  # H-98, H-165
    position = f"turn protectors; red-legend 21; red-haint 20; blue-haint {others}; ground red 1"
    table = pos(f"chapter 2; heroes malachi levi; {position}", FALL)
    play(table, "break/legend", "gift", "wrath/h-20", "attack/h-20/h-18/family")
    assert ground(table) == larger


def test_priscilla_taunts_and_haints_come_at_the_end_of_the_round() -> None:  # H-166
    table = pos("chapter 2; heroes priscilla levi; turn protectors; red-legend 21; red-haint 2")
    play(table, "break/legend", "gift")
    assert "taunt/h-2" not in keys(table) and "taunt/h-12" in keys(table)
    play(table, "taunt/h-12", "taunt/h-26")
    assert hex_at(table, 12)["taunt"]


def test_a_unit_removes_a_taunt() -> None:  # H-166
    table = pos("chapter 3; heroes priscilla levi; turn protectors; red-legend 21; red-haint 13; tiles legend advance")
    play(table, "break/legend", "act", "gift", "taunt/h-12", "done", "done", "tile/advance", "advance/h-13/h-12/haint")
    assert not hex_at(table, 12).get("taunt")


def test_the_skinless_boy_moves_a_haint_and_then_a_townsfolk_to_it() -> None:  # H-168
    table = pos(
        "chapter 2; heroes skinless-boy levi; turn protectors; red-legend 21; red-haint 13; folk 18; tracks b a"
    )
    play(table, "break/legend", "gift", "move/red-haint/h-13/h-12")
    assert not keys(table, "move/townsfolk/h-18/h-19") and "move/townsfolk/h-18/h-12" in keys(table)


def test_levi_marches_with_every_haint() -> None:  # H-170, T-26
    table = pos("chapter 1; turn family; blue-legend 17; blue-haint 12 18 1")
    play(table, "break/legend", "gift")
    assert "march/blue-haint/h-18/h-12" in keys(table)  # onto plains
    assert "march/blue-haint/h-12/h-7" in keys(table)  # from plains, even onto a mountain
    assert "march/blue-haint/h-1/h-5" not in keys(table)
    play(table, "march/blue-haint/h-12/h-13")
    assert not keys(table, "march/blue-haint/h-13")


def test_corbin_gives_one_haint_for_two() -> None:  # H-171
    table = pos("chapter 2; heroes emmy corbin; turn family; blue-legend 12; blue-haint 1")
    play(table, "break/legend", "gift", "remove/blue-haint/h-1", "spawn/h-7", "spawn/h-16")
    assert units(table, 7) == {"blue-haint": 1} and units(table, 16) == {"blue-haint": 1}
    table = pos("chapter 2; heroes emmy corbin; turn family; blue-legend 12")
    play(table, "break/legend", "gift")
    assert ask(table).prompt == "legend"


def test_odessa_stores_up_to_three_cubes() -> None:  # H-172
    table = pos("chapter 2; heroes emmy odessa; turn family; ground blue 5")
    play(table, "break/legend", "gift")
    assert keys(table) == ["store/0", "store/1", "store/2", "store/3"]


def test_mildred_brings_tokens_to_storms() -> None:  # H-173
    table = pos("chapter 2; heroes emmy mildred; turn family; blue-haint 12; ground blue 3; storms 18", FALL)
    play(table, "break/legend", "gift", "relocate/blue-legend/h-17/h-12")
    assert units(table, 12) == {"blue-haint": 1, "blue-legend": 1}
    play(table, "place/legend/h-18")
    assert hex_at(table, 18)["tokens"] == ["legend"] and "place/legend/h-3" in keys(table)


def test_kaine_removes_a_haint_without_a_point() -> None:  # H-174
    table = pos("chapter 2; heroes emmy kaine; turn family; blue-legend 17; red-haint 21; ground blue 3", FALL)
    play(table, "break/legend", "gift", "remove/red-haint/h-21")
    assert vp(table, "family") == 0 and ground(table)["blue"] == 3 and side(table, "protectors")["haints"] == 15
    table = pos("chapter 2; heroes emmy kaine; turn family; blue-legend 19; red-haint 21; ground blue 3", FALL)
    play(table, "break/legend", "gift")
    assert ask(table).prompt == "legend" and not table.tape[: table.dealer.at]


def test_willa_picks_a_token() -> None:  # H-175
    table = pos("chapter 2; heroes emmy willa; turn family; bag spawn 1 faceless-portraits 1")
    play(table, "break/legend", "gift")
    assert keys(table, "token/") == ["token/spawn", "token/faceless-portraits"]
    play(table, "token/faceless-portraits", "spawn/h-17", "spawn/h-17")
    assert units(table, 17)["blue-haint"] == 2


def test_taunts_spawn_at_the_end_of_the_round() -> None:  # H-57, H-166
    table = pos(
        "chapter 2; heroes priscilla levi; turn protectors; red-legend 21; jars protectors abilities wild; "
        "jars family abilities wild; tracks b a"
    )
    play(table, "break/legend", "gift", "taunt/h-12", "taunt/h-26")
    while table.view(None)["round"] == 1:
        key = "skip" if "skip" in keys(table) else "done" if "done" in keys(table) else ask(table).keys[-1]
        play(table, key if "break/legend" not in keys(table) else "break/legend")
    assert units(table, 12) == {"red-haint": 1} and not hex_at(table, 12).get("taunt")


def test_with_one_haint_left_its_owner_says_which_taunt_it_answers() -> None:  # H-1, H-166
    haints = " ".join(str(n) for n in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 20))
    table = pos(f"chapter 2; heroes priscilla levi; red-legend 21; blue-legend 37; red-haint {haints}; end-round")
    assert table.asks  # without taunts the round simply ends
    table = pos(f"chapter 2; heroes priscilla levi; taunts 12 26; red-legend 21; red-haint {haints}; end-round")
    assert ask(table).seat == 0 and keys(table) == ["spawn/h-12", "spawn/h-26"]
    play(table, "spawn/h-26")
    assert units(table, 26) == {"red-haint": 1} and units(table, 12) == {} and not hex_at(table, 12).get("taunt")


def test_priscilla_on_a_mountain_leaves_her_taunts() -> None:  # H-166
    table = pos("chapter 2; heroes priscilla levi; turn protectors; red-legend 7; taunts 12")
    play(table, "break/legend", "gift")
    assert hex_at(table, 12)["taunt"] and ask(table).prompt == "legend"


def test_the_wrath_does_not_strike_its_own_hex() -> None:  # H-165
    table = pos("chapter 5; heroes malachi levi; turn protectors; red-legend 21; hester 20; blue-haint 18", seats=3)
    play(table, "break/legend", "gift", "wrath/h-20")
    assert keys(table, "attack/") == ["attack/h-20/h-18/family"]


def test_with_too_few_cubes_emmy_says_which_haints_she_shelters() -> None:  # H-1, H-161
    table = pos("chapter 1; turn protectors; red-haint 14 20; red-legend 21; tree red 19")
    play(table, "break/legend", "gift")
    assert keys(table) == ["done", "lay/red/h-14", "lay/red/h-20"]
    play(table, "lay/red/h-20")
    assert hex_at(table, 20)["shelter"] == 1 and not hex_at(table, 14).get("shelter")
