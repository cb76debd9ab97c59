"""Tactics and upgrades (H-150 … H-154), every card."""

from __future__ import annotations

from random import Random

from ludoteka.games.harrow.hexes import OFF
from ludoteka.games.harrow.sides.family.confluence import drag_cubes
from ludoteka.kernel.chance import MuteDealer
from tests.games.harrow.table import FALL, ask, ground, hex_at, keys, play, pos, side, units

PROTECTORS_TURN = "chapter 3; turn protectors; blue-legend 17"
FAMILY_TURN = "chapter 2; turn family; lantern family"


def test_one_tactic_a_turn_and_then_it_is_discarded() -> None:  # H-150
    table = pos(f"{PROTECTORS_TURN}; hand protectors rally resolve")
    play(table, "card/rally")
    assert not keys(table, "card/") and side(table, "protectors")["discard"] == ["rally"]


def test_an_upgrade_replaces_a_token_that_was_not_activated() -> None:  # H-151, T-15
    table = pos(f"{FAMILY_TURN}; hand family din-and-uproar council-seat; bag strengthen 4")
    play(table, "break/abilities", "back/strengthen")
    assert keys(table, "card/") == ["card/din-and-uproar"]
    before = table.view(0)["box"]["strengthen"]
    play(table, "card/din-and-uproar", "use/din-and-uproar")
    assert ground(table)["blue"] == 2 and table.view(0)["box"]["strengthen"] == before + 1
    assert table.view(0)["sides"]["family"]["in_play"] == ["din-and-uproar"] and not keys(table, "card/")
    play(table, "done", "board/din-and-uproar", "bag")
    assert table.view(0)["family"]["slots"] == ["din-and-uproar"]


WEAVE = f"{FAMILY_TURN}; blue-legend 18; red-legend 22; bag weave-of-fate 1 advance 3; ground blue 3; attacked family"


def test_weave_of_fate_works_as_soon_as_it_is_drawn_and_waits_on_the_attack_jar() -> None:  # H-152
    table = pos(WEAVE, FALL)
    assert keys(table, "strike/")
    play(table, "break/abilities", "back/advance")
    assert ground(table)["blue"] == 4 and table.view(0)["family"]["waiting"] == ["weave-of-fate"]
    assert not keys(table, "use/")
    play(table, "done", "bag", "break/abilities", "skip", "strike/wild")
    assert "attack/h-18/h-22/protectors" in keys(table)  # four hexes away
    play(table, "attack/h-18/h-22/protectors")
    assert table.view(0)["family"]["waiting"] == [] and table.view(0)["family"]["bag"]["weave-of-fate"] == 1


def test_weave_of_fate_works_as_soon_as_it_is_gained() -> None:  # H-152
    table = pos(f"{FAMILY_TURN}; hand family weave-of-fate; bag strengthen 4")
    play(table, "break/abilities", "back/strengthen", "card/weave-of-fate")
    assert ground(table)["blue"] == 1 and table.view(0)["family"]["waiting"] == ["weave-of-fate"]


def test_a_waiting_upgrade_may_be_bound_to_the_action_of_the_attack_jar() -> None:  # H-152
    table = pos(f"{WEAVE}; waiting-upgrades attack-jar", FALL)
    play(table, "break/abilities", "back/advance", "done", "bag", "break/abilities", "skip", "strike/wild")
    assert "attack/h-18/h-22/protectors" not in keys(table)


def test_parts_that_cannot_be_done_are_skipped() -> None:  # H-153
    table = pos(f"{PROTECTORS_TURN}; hand protectors your-will-my-whim; tracks b a")
    play(table, "card/your-will-my-whim", "strengthen")
    assert ask(table).prompt == "turn"  # nobody to call: the scroll is skipped


def test_an_effect_on_an_opponent_takes_cubes_of_one_chosen_player() -> None:  # H-154
    table = pos("chapter 5; turn protectors; hand protectors banishment; ground blue 2 brown 2", seats=3)
    play(table, "card/banishment", "off/brown")
    assert keys(table) == ["done", "off/brown"]
    play(table, "off/brown")
    assert ground(table) == {"blue": 2}


def test_scaredy_cat_pulls_three_haints() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors scaredy-cat; red-legend 20; blue-haint 18 12 2")
    play(table, "card/scaredy-cat", "pull/blue-haint/h-18/h-19", "pull/blue-haint/h-12/h-13")
    assert units(table, 19) == {"blue-haint": 1} and units(table, 13) == {"blue-haint": 1}


def test_wildest_of_haints_gives_one_more_to_the_weaker() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors wildest-of-haints; ground blue 4; red-haint 21")
    play(table, "card/wildest-of-haints", "spawn/h-21", "advance/h-21/h-20/haint")
    assert ask(table).prompt == "act" and "strengthen" in keys(table)


def test_wildest_of_haints_orders_all_three_as_far_as_they_can_be_done() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors wildest-of-haints; ground blue 4; red-haint 21")
    play(table, "card/wildest-of-haints")
    assert ground(table)["red"] == 1 and ask(table).prompt == "spawn" and "done" not in keys(table)
    play(table, "spawn/h-21")
    assert keys(table, "advance/") and "done" not in keys(table)


def test_sure_shot_takes_a_token_in_a_line() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors sure-shot; red-legend 21; tokens spawn@16 advance@1")
    play(table, "card/sure-shot")
    assert keys(table) == ["done", "collect/spawn/h-16"]
    play(table, "collect/spawn/h-16")
    assert side(table, "protectors")["board"]["spawn"]["value"] == 3


def test_resolve_spawns_beside_a_townsfolk() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors resolve; folk 1")
    play(table, "card/resolve", "spawn/h-1")
    assert units(table, 1) == {"red-haint": 1}


def test_witch_fire_puts_tokens_on_empty_hexes() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors witch-fire; red-haint 20; tokens spawn@5")
    play(table, "card/witch-fire")
    assert "place/spawn/h-20" not in keys(table) and "place/spawn/h-5" not in keys(table)
    play(table, "place/legend/h-1")
    assert "place/legend/h-1" not in keys(table)


def test_an_empty_hex_of_witch_fire_may_hold_nests_and_cubes_but_no_fire() -> None:  # H-155
    table = pos(
        f"{PROTECTORS_TURN}; hand protectors witch-fire; nests -@5; shelter 9; trails 12; folk 13; flames 30 30"
    )
    play(table, "card/witch-fire")
    for hex, allowed in ((5, True), (9, True), (12, False), (13, False), (30, False)):
        assert (f"place/spawn/h-{hex}" in keys(table)) is allowed


def test_ghost_trap_needs_a_legend_near_by() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors ghost-trap; red-haint 18; wild protectors 3")
    play(table, "card/ghost-trap")
    assert ask(table).prompt == "act" and ask(table).about["points"] == 2
    table = pos(f"{PROTECTORS_TURN}; hand protectors ghost-trap; wild protectors 3")
    play(table, "card/ghost-trap")
    assert ask(table).prompt == "turn"


def test_reinforcements_bring_haints_together() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors reinforcements; red-haint 1 2; red-legend 21")
    play(table, "card/reinforcements", "relocate/red-haint/h-1/h-21", "done")
    assert units(table, 21) == {"red-haint": 1, "red-legend": 1}


def test_raise_the_dead_spawns_half_the_value() -> None:  # T-25
    table = pos(f"{PROTECTORS_TURN}; hand protectors raise-the-dead; rows protectors 0 1 0")
    play(table, "card/raise-the-dead", "spawn/h-21", "spawn/h-21")
    assert units(table, 21)["red-haint"] == 2 and ask(table).prompt == "turn"


def test_stir_the_storm_leaps_over_a_storm() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors stir-the-storm; red-legend 21; storms 20")
    play(table, "card/stir-the-storm")
    assert keys(table) == ["done", "leap/red-legend/h-21/h-19"]
    nailed = pos(f"{PROTECTORS_TURN}; hand protectors stir-the-storm; red-legend 21; storms 20; nails red-legend@21")
    assert ask(play(nailed, "card/stir-the-storm")).prompt != "leap"


def test_roar_moves_two_haints_one_hex_or_one_haint_two() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors roar; red-legend 20; blue-haint 19 12")
    play(table, "card/roar", "part/1")
    assert keys(table, "move/blue-haint/h-19") and not keys(table, "move/blue-haint/h-12")
    table = pos(f"{PROTECTORS_TURN}; hand protectors roar; red-legend 20; blue-haint 12")
    play(table, "card/roar", "part/2", "move/blue-haint/h-12/h-7")
    assert "done" not in keys(table)  # two hexes, not one
    play(table, "move/blue-haint/h-7/h-2")
    assert units(table, 2) == {"blue-haint": 1}


def test_rally_strengthens_half_the_value() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors rally; rows protectors 0 0 2")
    play(table, "card/rally", "rally/3")
    assert ground(table)["red"] == 3


def test_rally_strengthens_up_to_half_so_less_is_allowed() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors rally; rows protectors 0 0 2")
    play(table, "card/rally")
    assert keys(table) == ["rally/0", "rally/1", "rally/2", "rally/3"]
    play(table, "rally/0")
    assert "red" not in ground(table)


def test_haunting_vision_comes_after_the_jar() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors haunting-vision; wild protectors 5")
    assert not keys(table, "card/")
    play(table, "break/abilities", "skip", "card/haunting-vision")
    assert ask(table).about["points"] == 3


def test_out_yonder_moves_the_legend_alone() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors out-yonder; red-haint 21; red-legend 21")
    play(table, "card/out-yonder")
    assert keys(table, "advance/h-21/h-20") == ["advance/h-21/h-20/legend"] and ask(table).about["points"] == 3


def test_your_will_my_whim_gives_an_action_and_a_trail() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors your-will-my-whim")
    play(table, "card/your-will-my-whim", "strengthen", "trail/h-20")
    assert hex_at(table, 20)["trails"] == 1


def test_out_all_night_adds_two_to_ranges() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors out-all-night; red-legend 21; red-haint 21; ground red 2")
    play(table, "card/out-all-night", "break/attack", "attack-first")
    assert "attack/h-21/h-17/family" in keys(table)


def test_banishment_takes_cubes_away_for_the_turn() -> None:
    table = pos(f"{PROTECTORS_TURN}; hand protectors banishment; ground blue 5")
    play(table, "card/banishment", "off/blue", "off/blue", "off/blue")
    assert ground(table) == {"blue": 2}
    play(table, "break/abilities", "skip")
    assert ground(table) == {"blue": 5}


# -- Upgrades ----------------------------------------------------------------------------------------------------------
def test_council_seat_is_two_advances() -> None:
    table = pos(f"{FAMILY_TURN}; bag council-seat 4; blue-haint 17")
    play(table, "break/abilities", "back/council-seat", "use/council-seat")
    assert ask(table).about["points"] == 2 and not keys(table, "spawn/")


def test_storm_guide_leads_units_to_storms() -> None:
    table = pos(f"{FAMILY_TURN}; bag storm-guide 4; blue-haint 18 18; storms 12")
    play(table, "break/abilities", "back/storm-guide", "use/storm-guide", "part/2", "move/blue-haint/h-18/h-12")
    assert "move/blue-haint/h-18/h-12" in keys(table) and "move/blue-haint/h-18/h-25" not in keys(table)


def test_psychopomp_relocates_any_haint() -> None:
    table = pos(f"{FAMILY_TURN}; bag psychopomp 4; red-haint 21; tokens spawn@5")
    play(table, "break/abilities", "back/psychopomp", "use/psychopomp", "part/2")
    assert "relocate/red-haint/h-21/h-1" in keys(table)
    assert "relocate/red-haint/h-21/h-5" not in keys(table) and "relocate/red-haint/h-21/h-7" not in keys(table)


def test_distant_tremors_spawn_within_range() -> None:
    table = pos(f"{FAMILY_TURN}; bag distant-tremors 4; blue-legend 18")
    play(table, "break/abilities", "back/distant-tremors", "use/distant-tremors")
    assert {"spawn/h-20", "spawn/h-17", "spawn/h-6"} <= set(keys(table)) and "spawn/h-21" not in keys(table)


def test_confluence_pulls_everything_on_a_hex() -> None:
    table = pos(f"{FAMILY_TURN}; bag confluence 4; blue-legend 17; blue-haint 12 12; tokens spawn@12; storms 12")
    play(table, "break/abilities", "back/confluence", "use/confluence", "part/2", "gather/h-12/h-18")
    assert units(table, 18) == {"blue-haint": 2} and hex_at(table, 18)["tokens"] == ["spawn"]
    assert hex_at(table, 18)["storms"] == 1 and units(table, 12) == {}


def test_faceless_portraits_are_two_spawns() -> None:
    table = pos(f"{FAMILY_TURN}; bag faceless-portraits 4")
    play(table, "break/abilities", "back/faceless-portraits", "use/faceless-portraits", "spawn/h-17", "spawn/h-17")
    assert units(table, 17)["blue-haint"] == 2


def test_knife_in_the_dark_gives_the_attacker_two_cubes_and_the_defender_none() -> None:
    table = pos(
        f"{FAMILY_TURN}; blue-haint 18; red-haint 20 20 20; ground blue 1; attacked family; "
        "bag knife-in-the-dark 1 advance 3",
        FALL,
    )
    play(table, "break/abilities", "back/advance", "done", "bag")
    play(table, "break/abilities", "skip", "strike/wild", "attack/h-18/h-20/protectors")
    assert ground(table) == {"blue": 4}  # one, one of the token, two of the knife


def test_every_thing_that_confluence_moves_has_an_event() -> None:
    text = (
        "chapter 2; turn family; blue-legend 17; bag confluence 1; storms 13; trails 13; buildings 13; tokens spawn@13"
    )
    table = pos(f"{text}; red-legend 37")
    play(table, "break/abilities", "use/confluence", "part/2")
    moved = [event.plain()["type"] for event in table.choose(1, "gather/h-13/h-12")]
    assert moved == ["UnitMoved", "TokenMoved", "StormPlaced", "TrailTaken", "TrailPlaced"]
    assert (
        hex_at(table, 12)["building"] == 1 and hex_at(table, 12)["storms"] == 1 and not hex_at(table, 13).get("trails")
    )


def test_confluence_chooses_a_hex_with_something_on_it() -> None:
    table = pos(f"{FAMILY_TURN}; bag confluence 4; blue-legend 17; red-legend 37; blue-haint 13")
    play(table, "break/abilities", "back/confluence", "use/confluence", "part/2")
    assert {key.split("/")[1] for key in keys(table, "gather/")} == {"h-13", "h-37"}


def test_confluence_takes_a_nest_along_to_a_hex_without_one() -> None:
    s = pos("chapter fair; turn protectors", seats=3).state
    nests, dealer = s.fair_folk.nests, MuteDealer(Random(1), [])
    nests[0], nests[1], nests[3] = 0, 1, 2
    drag_cubes(s, dealer, 0, 1)
    drag_cubes(s, dealer, 3, 4)
    assert nests[:5] == [0, 1, OFF, OFF, 2]
