"""Kammi, her figures, dolls and goblin cards (H-180 … H-194)."""

from __future__ import annotations

import pytest

from tests.games.harrow.table import FALL, ask, ground, hex_at, keys, play, pos, side, units, vp

KAMMI_TURN = "chapter 4; turn kammi; goblin figure-2; figure-1 10; figure-2 23"


def test_which_figure_is_the_goblin_is_secret() -> None:  # H-180, H-183
    table = pos(f"{KAMMI_TURN}; hand kammi temptation; tokens spawn@19")
    assert table.view(0)["kammi"]["goblin"] == "figure-2" and table.view(1)["kammi"]["goblin"] is None
    play(table, "card/temptation")
    worlds = {table.imagine(1, seed).state.kammi.goblin for seed in range(20)}
    assert worlds == {8, 9}
    play(table, "pull/spawn/h-19/h-18")  # closer to both: tells nothing
    assert {table.imagine(1, seed).state.kammi.goblin for seed in range(20)} == {8, 9}


def test_a_choice_that_only_the_goblin_allows_is_remembered() -> None:  # H-183
    table = pos(f"{KAMMI_TURN}; hand kammi temptation; tokens spawn@19")
    play(table, "card/temptation", "pull/spawn/h-19/h-25")
    assert {table.imagine(1, seed).state.kammi.goblin for seed in range(20)} == {9}
    assert table.view(1)["kammi"]["goblin"] is None


def test_kammi_follows_the_common_rules_from_the_absent_home() -> None:  # H-181, H-70
    table = pos(KAMMI_TURN)
    assert side(table, "kammi")["home"] == "h-17"
    play(table, "break/wild")
    assert {"spawn/h-17", "spawn/h-10", "spawn/h-23"} <= set(keys(table))


def test_goblin_cards_stay_in_play() -> None:  # H-182
    table = pos(f"{KAMMI_TURN}; hand kammi temptation buried; tokens spawn@19")
    play(table, "card/temptation", "done")
    assert side(table, "kammi")["in_play"] == ["temptation"] and not keys(table, "card/")


def test_the_grid_is_pushed_from_the_left() -> None:  # H-184, T-19
    table = pos(KAMMI_TURN)
    play(table, "break/abilities", "grid/3")
    shown = table.view(0)["kammi"]
    assert shown["grid"][2] == ["advance", "strengthen"] and shown["loose"] == "strengthen" and shown["loose_row"] == 3
    assert keys(table) == ["token/advance", "token/strengthen", "done"]
    play(table, "token/strengthen")
    assert ground(table) == {"purple": 2}
    play(table, "token/advance")
    assert ask(table).about["points"] == 2


def test_a_card_may_be_played_between_the_two_tokens() -> None:  # H-182
    table = pos(f"{KAMMI_TURN}; hand kammi buried; purple-haint 23")
    play(table, "break/abilities", "grid/3")
    assert "card/buried" not in keys(table)
    play(table, "token/strengthen")
    assert "card/buried" in keys(table)


def test_cubes_on_the_row_come_first() -> None:  # H-185, H-187
    table = pos("chapter 4; tracks a 2; turn kammi; figure-1 10; figure-2 23; lantern kammi")
    play(table, "break/legend", "ability", "done")
    assert table.view(0)["kammi"]["row_cubes"] == [1, 1, 1]
    play(table, "break/abilities", "skip", "break/abilities", "grid/1")
    assert ground(table) == {"purple": 1} and table.view(0)["kammi"]["row_cubes"] == [0, 1, 1]


def test_track_one_of_kammi_replays_cards() -> None:  # H-186
    table = pos(f"{KAMMI_TURN}; play kammi temptation lets-get-out; tokens spawn@19; scrolls kammi 1")
    play(table, "break/legend", "ability", "replay/temptation", "pull/spawn/h-19/h-18")
    assert keys(table) == ["done", "replay/lets-get-out"]


def test_track_two_of_kammi_pulls_dolls_draws_and_swaps() -> None:  # H-187
    table = pos(
        "chapter 4; tracks a 2; turn kammi; goblin figure-2; figure-1 10; figure-2 23; scrolls kammi 3; dolls 20; "
        "red-haint 20; deck kammi spite"
    )
    play(table, "break/legend", "ability", "pull/doll/h-20/h-13")
    assert ask(table).seat == 1 and keys(table) == ["stay", "along/red-haint"]
    play(table, "along/red-haint", "swap")
    assert units(table, 13) == {"red-haint": 1} and hex_at(table, 13)["doll"] == "hidden"
    assert units(table, 23) == {"figure-1": 1} and side(table, "kammi")["hand"] == 1


def test_a_hit_figure_is_unmasked() -> None:  # H-188
    text = "chapter 4; turn protectors; goblin figure-2; figure-1 10; figure-2 18; red-haint 20; ground red 4"
    text += "; play kammi spite"
    table = pos(text, FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/kammi", "hit/figure-2", "push/h-17")
    assert table.view(1)["kammi"]["goblin"] == "figure-2" and side(table, "kammi")["in_play"] == []


def test_a_figure_is_unmasked_before_it_is_pushed() -> None:  # H-188
    text = "chapter 4; turn protectors; goblin figure-2; figure-1 10; figure-2 18; red-haint 20; ground red 4"
    table = pos(text, FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/kammi", "hit/figure-2")
    assert ask(table).prompt == "push" and table.view(1)["kammi"]["goblin"] == "figure-2"


def test_a_hit_on_kammi_lets_the_rival_exchange_dolls() -> None:  # H-188, H-191
    text = (
        "chapter 4; turn protectors; goblin figure-1; figure-1 10; figure-2 18; red-haint 20; ground red 4; "
        "dolls 22 15 28; real 22"
    )
    table = pos(text, FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/kammi", "hit/figure-2", "push/h-17")
    assert ask(table).seat == 1 and keys(table) == ["keep", "exchange/h-22", "exchange/h-15", "exchange/h-28"]
    play(table, "exchange/h-28")
    assert hex_at(table, 28, 1)["doll"] == "real" and hex_at(table, 28, 0)["doll"] == "hidden"


def test_a_figure_alone_with_the_real_doll_is_proven() -> None:  # H-189, H-192
    table = pos("chapter 4; clean kammi; goblin figure-2; figure-1 10; figure-2 22; dolls 22 15 28; real 22")
    assert table.view(1)["kammi"]["goblin"] == "figure-2" and hex_at(table, 22, 0)["doll"] == "real"
    assert vp(table, "kammi") == 0


def test_units_carry_dolls_and_their_owner_decides() -> None:  # H-190, H-243
    table = pos(f"{KAMMI_TURN}; hand kammi lure; red-haint 24; dolls 24")
    play(table, "card/lure", "move/red-haint/h-24/h-30")
    assert ask(table).seat == 1 and keys(table) == ["take-doll", "leave-doll"]
    play(table, "take-doll")
    assert hex_at(table, 30)["doll"] == "hidden"


def test_only_the_rival_may_look_at_the_dolls() -> None:  # H-191
    table = pos("chapter 4; turn kammi; figure-1 10; figure-2 23; dolls 22 15 28; real 15")
    assert [hex_at(table, 15, seat)["doll"] for seat in (0, 1, None)] == ["hidden", "real", "hidden"]


def test_kammi_takes_the_real_doll_in_clean_up() -> None:  # H-192
    table = pos("chapter 4; clean kammi; goblin figure-2; figure-1 22; figure-2 10; dolls 22 15 28; real 22")
    assert vp(table, "kammi") == 4 and not hex_at(table, 22).get("doll")
    table = pos("chapter 4; clean kammi; goblin figure-2; figure-1 22; figure-2 10; dolls 22 15 28; real 15")
    assert vp(table, "kammi") == 0 and not hex_at(table, 22).get("doll")  # a decoy is out of the game


def test_the_gift_of_a_goblin_is_used_once() -> None:  # H-193
    table = pos(f"{KAMMI_TURN}; heroes emmy goblin-trickster; dolls 24")
    play(table, "break/legend", "gift", "pull/doll/h-24/h-23")
    assert hex_at(table, 23)["doll"] == "hidden" and not table.view(0)["kammi"]["gift"]
    again = pos(f"{KAMMI_TURN}; heroes emmy goblin-trickster; dolls 24")
    again.state.kammi.gift = False
    assert "gift" not in keys(play(again, "break/legend"))
    assert keys(table) == ["ability", "done"]


def test_the_knocker_kills_all_around_and_is_gone() -> None:  # H-193
    table = pos(f"{KAMMI_TURN}; heroes emmy goblin-knocker; red-haint 24 24 17 29; hand kammi spite")
    play(table, "break/legend", "gift", "done")
    assert vp(table, "kammi") == 2 and units(table, 24) == {"red-haint": 1} and units(table, 23) == {}
    assert table.view(1)["kammi"]["unmasked"]


def test_the_bruiser_moves_every_legend() -> None:  # H-193
    table = pos(f"{KAMMI_TURN}; heroes emmy goblin-bruiser; red-legend 21; folk 18")
    play(table, "break/legend", "gift", "move/red-legend/h-21/h-20", "move/red-legend/h-20/h-13")
    assert not keys(table, "move/red-legend") and not keys(table, "move/figure-1/h-10/h-18")


@pytest.mark.parametrize(
    ("legend", "thing"),
    [("red-legend", "folk"), ("blue-legend", "buildings"), ("hester", "folk"), ("hester", "buildings")],
)
def test_the_bruiser_moves_no_legend_onto_or_across_a_hex_with_townsfolk_or_a_building(
    legend: str, thing: str
) -> None:  # H-193
    heroes = "heroes levi goblin-bruiser" if legend == "blue-legend" else "heroes emmy goblin-bruiser"
    turn = KAMMI_TURN.replace("protectors", "family") if legend == "blue-legend" else KAMMI_TURN
    table = pos(f"{turn}; {heroes}; {legend} 21; {thing} 20")
    play(table, "break/legend", "gift")
    assert f"move/{legend}/h-21/h-14" in keys(table) and f"move/{legend}/h-21/h-20" not in keys(table)


def test_storms_slow_the_protectors_alone_and_trails_help_kammi() -> None:  # H-61, H-194
    table = pos(f"{KAMMI_TURN}; storms 18; trails 11")
    assert hex_at(table, 18)["cost"] == {"kammi": 1, "protectors": 2} and hex_at(table, 11)["cost"]["kammi"] == 0


def test_storms_slow_kammi_too_if_the_table_says_so() -> None:  # H-194
    table = pos(f"{KAMMI_TURN}; storms 18; kammi-in-storms slow")
    assert hex_at(table, 18)["cost"]["kammi"] == 2


# -- Cards -------------------------------------------------------------------------------------------------------------
def test_doppelganger_spawns_within_three() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi doppelganger; red-haint 24")
    play(table, "card/doppelganger")
    assert "spawn/h-26" in keys(table) and "spawn/h-24" not in keys(table) and "spawn/h-21" not in keys(table)


def test_keyhole_brings_three_things_to_one_hex() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi through-the-keyhole; folk 25; buildings 30; tokens spawn@29")
    play(table, "card/through-the-keyhole", "keyhole/h-24")
    assert set(keys(table)) == {
        "done",
        "move/spawn/h-29/h-24",
        "move/building/h-30/h-24",
        "move/townsfolk/h-25/h-24",
    }
    play(table, "move/townsfolk/h-25/h-24")
    assert not keys(table, "move/building")


def test_blood_money_waits_for_a_unit() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi blood-money; red-haint 25; tiles wild strengthen")
    play(table, "card/blood-money", "lay/purple/h-24", "break/abilities", "skip", "break/abilities", "row/advance")
    play(table, "advance/h-25/h-24/haint")
    assert ground(table) == {"purple": 1}


def test_ambush_needs_two_different_terrains() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi ambush; red-legend 20; purple-haint 10")
    play(table, "card/ambush")
    assert "advance/h-10/h-11/haint+figure-1" in keys(table)
    table = pos(f"{KAMMI_TURN}; hand kammi ambush; red-legend 21")
    play(table, "card/ambush")
    assert ask(table).prompt == "turn"  # both on plains


def test_toss_throws_a_haint_near_the_goblin() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi toss; purple-haint 24")
    play(table, "card/toss", "relocate/purple-haint/h-24/h-25")
    assert units(table, 25) == {"purple-haint": 1}


def test_buried_gives_an_extra_action() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi buried; purple-haint 23")
    play(table, "card/buried", "strengthen")
    assert ground(table) == {"purple": 1}


def test_doll_whisper_needs_a_doll() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi doll-whisper; red-haint 24 24")
    assert not keys(table, "card/")
    table = pos(f"{KAMMI_TURN}; hand kammi doll-whisper; red-haint 24 24; dolls 29")
    play(table, "card/doll-whisper", "move/red-haint/h-24/h-18")
    assert "move/red-haint/h-24/h-18" not in keys(table) and keys(table, "move/red-haint/h-24")


def test_trick_swaps_two_lone_haints() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi trick; purple-haint 24; red-haint 1")
    play(table, "card/trick", "trick/purple-haint/h-24/red-haint/h-1")
    assert units(table, 1) == {"purple-haint": 1} and units(table, 24) == {"red-haint": 1}


def test_lure_moves_an_enemy_haint() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi lure; red-haint 24 21")
    play(table, "card/lure")
    assert keys(table, "move/red-haint/h-24") and not keys(table, "move/red-haint/h-21")


def test_lets_get_out_places_a_token_two_hexes_away() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi lets-get-out")
    play(table, "card/lets-get-out")
    assert "place/spawn/h-25" in keys(table) and "place/spawn/h-24" not in keys(table)


def test_spite_takes_cubes_for_haints_near_by() -> None:  # T-25
    table = pos(f"{KAMMI_TURN}; hand kammi spite; red-haint 24 24 25 30; ground red 6")
    play(table, "card/spite", "off/red", "off/red", "off/red", "off/red")
    assert ground(table) == {"red": 2} and ask(table).prompt == "turn"


def test_the_kammi_token_does_not_carry_the_open_doll() -> None:  # H-192
    table = pos("chapter 4; turn kammi; goblin figure-2; figure-1 22; figure-2 10; purple-haint 22; dolls 22; real 22")
    table.state.kammi.doll_open = table.state.kammi.unmasked = True
    play(table, "break/wild")
    assert "advance/h-22/h-15/haint+figure-1+doll" in keys(table) and "advance/h-22/h-15/figure-1" in keys(table)
    assert "advance/h-22/h-15/figure-1+doll" not in keys(table)


def test_the_kammi_token_does_not_carry_the_open_doll_in_an_ambush() -> None:  # H-192
    text = "chapter 4; turn kammi; goblin figure-2; figure-1 22; figure-2 10; dolls 22; real 22; hand kammi ambush"
    table = pos(f"{text}; red-legend 20; red-haint 1")
    table.state.kammi.doll_open = table.state.kammi.unmasked = True
    play(table, "card/ambush")
    assert "advance/h-22/h-15/figure-1" in keys(table) and "advance/h-22/h-15/figure-1+doll" not in keys(table)


def test_in_a_trick_the_enemy_haint_may_take_its_doll_along() -> None:  # H-190
    table = pos(f"{KAMMI_TURN}; hand kammi trick; purple-haint 24; red-haint 1; dolls 1")
    play(table, "card/trick", "trick/purple-haint/h-24/red-haint/h-1")
    assert ask(table).seat == 1 and keys(table) == ["take-doll", "leave-doll"]
    play(table, "take-doll")
    assert hex_at(table, 24)["doll"] == "hidden" and units(table, 24) == {"red-haint": 1}


def test_a_gift_that_did_nothing_is_kept() -> None:  # H-193
    table = pos(f"{KAMMI_TURN}; heroes emmy goblin-trickster; dolls 1")
    play(table, "break/legend", "gift")
    assert table.view(0)["kammi"]["gift"]


def test_with_too_few_cubes_kammi_says_which_rows_get_one() -> None:  # H-1, H-187
    table = pos("chapter 4; tracks a 2; turn kammi; figure-1 10; figure-2 23; tree purple 14")
    play(table, "break/legend", "ability")
    assert keys(table) == ["grid/1", "grid/2", "grid/3"]
    play(table, "grid/2")
    assert table.view(0)["kammi"]["row_cubes"] == [0, 1, 0]


def test_goblin_cards_reach_two_hexes() -> None:  # h-26 is three away from the goblin
    table = pos(f"{KAMMI_TURN}; hand kammi through-the-keyhole")
    play(table, "card/through-the-keyhole")
    assert "keyhole/h-25" in keys(table) and "keyhole/h-26" not in keys(table) and "keyhole/h-23" not in keys(table)
    table = pos(f"{KAMMI_TURN}; hand kammi spite; red-haint 24 26; ground red 3")
    play(table, "card/spite", "off/red")
    assert ask(table).prompt == "turn" and ground(table) == {"red": 2}
    table = pos(f"{KAMMI_TURN}; hand kammi trick; purple-haint 25 26; red-haint 1")
    play(table, "card/trick")
    assert keys(table) == ["done", "trick/purple-haint/h-25/red-haint/h-1"]
    table = pos(f"{KAMMI_TURN}; hand kammi doll-whisper; red-haint 24 26; dolls 25")
    play(table, "card/doll-whisper")
    assert keys(table, "move/red-haint/h-24") and not keys(table, "move/red-haint/h-26")


def test_buried_needs_a_haint_with_the_goblin() -> None:
    table = pos(f"{KAMMI_TURN}; hand kammi buried; purple-haint 10")  # with Kammi, not with the goblin
    play(table, "card/buried")
    assert ask(table).prompt == "turn" and ground(table) == {}
