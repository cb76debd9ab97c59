"""Every card of Hester, and its effects on nails and dolls (H-163, H-190)."""

from __future__ import annotations

from random import Random

from ludoteka.games.harrow.effects.moving import Move
from ludoteka.games.harrow.pieces import HESTER
from ludoteka.games.harrow.sides.hester.turn import begin_turn
from ludoteka.kernel import Ask
from ludoteka.kernel.chance import MuteDealer
from tests.games.harrow.table import FALL, ask, ground, hester, hex_at, keys, play, pos, units


def test_white_innards_moves_two_hexes_away_from_rivals() -> None:
    table = hester("stacks white-innards; red-infected 1; blue-infected 13")
    play(table, "use/white-innards")
    assert "move/red-infected/h-1/h-6" in keys(table)  # beside nobody yet, and from there h-5 or h-11
    play(table, "move/red-infected/h-1/h-6")
    assert "move/red-infected/h-6/h-11" in keys(table) and "done" in keys(table)
    assert "move/red-infected/h-6/h-12" not in keys(table)
    table = hester("stacks white-innards; red-infected 6; blue-infected 13")
    play(table, "use/white-innards", "move/red-infected/h-6/h-12")
    assert "done" not in keys(table)  # it may pass such a hex but not stay there


def test_white_innards_passes_blood_money_and_leaves_dolls_on_its_way() -> None:  # H-190
    text = "chapter 5; sides kammi-protectors; step hester_acts; stacks white-innards; red-infected 1; dolls 1 37 36"
    table = pos(f"{text}; figure-1 10; figure-2 16", seats=3)
    table.state.blood[5], table.state.traps = 1, 1
    play(
        table, "use/white-innards", "move/red-infected/h-1/h-6", "take-doll", "move/red-infected/h-6/h-12", "leave-doll"
    )
    assert ground(table) == {"purple": 1} and hex_at(table, 6)["doll"] == "hidden"
    assert units(table, 12) == {"red-infected": 1}


def test_white_innards_may_step_back_to_where_it_came_from() -> None:  # H-190
    table = hester("stacks white-innards; red-infected 1")
    play(table, "use/white-innards", "move/red-infected/h-1/h-6", "move/red-infected/h-6/h-1")
    assert units(table, 1) == {"red-infected": 1}


def test_wild_tangle_trades_a_cube() -> None:
    table = hester("stacks wild-tangle; ground brown 1")
    play(table, "use/wild-tangle", "trade/brown", "gain/teal")
    assert ground(table) == {"teal": 1}


def test_the_first_infection_with_protege_costs_no_cubes_and_nobody_may_pay_for_it() -> None:
    table = hester("stacks protege; red-haint 1 6; ground brown 3 teal 3; roots >1 1>6", FALL)
    play(table, "use/protege", "tree", "infect")
    assert keys(table, "infect/") == ["infect/red-haint/h-1/free", "infect/red-haint/h-6/free"]
    play(table, "infect/red-haint/h-1/free")
    assert keys(table, "infect/") == ["infect/red-haint/h-6/teal", "infect/red-haint/h-6/any"]


def test_protege_infects_for_nothing_even_on_a_mountain() -> None:
    table = hester("stacks protege; red-haint 7; roots >2 2>7", FALL)
    play(table, "use/protege", "tree", "infect", "infect/red-haint/h-7/free")
    assert units(table, 7) == {"red-infected": 1}


def test_well_see_gives_a_cube_to_the_opponent_with_the_fewest() -> None:
    table = hester("stacks well-see; ground red 2 blue 1")
    play(table, "use/well-see", "gain/green")
    assert ground(table) == {"red": 2, "blue": 2, "green": 1}


def test_well_see_gives_a_cube_to_the_fair_folk_if_they_have_the_fewest() -> None:  # H-154
    text = "chapter fair; step hester_acts; stacks well-see; ground red 2 blue 2 silver 1; items 1 2 3"
    table = pos(text, seats=4)
    play(table, "use/well-see", "gain/green")
    assert ground(table) == {"red": 2, "blue": 2, "silver": 2, "green": 1}


def test_sloth_summons_with_any_colour() -> None:
    table = hester("stacks sloth; flames 20 20; ground teal 3", FALL)
    play(table, "use/sloth", "tree", "summon/h-20/teal")
    assert units(table, 20) == {"hester": 1}


def test_within_reach_moves_a_legend_to_a_root() -> None:
    table = hester("stacks within-reach; red-legend 21; roots >22 22>14 14>20")
    play(table, "use/within-reach")
    assert {"move/red-legend/h-21/h-20", "move/red-legend/h-21/h-14"} <= set(keys(table))
    assert "move/red-legend/h-21/h-27" not in keys(table)


def test_it_only_hurts_a_moment_infects_a_haint_beside_an_infected_one() -> None:
    table = hester("stacks hurts-a-moment; red-haint 20; red-infected 20; ground brown 2")
    play(table, "use/hurts-a-moment", "infect/red-haint/h-20/any")
    assert units(table, 20) == {"red-infected": 2} and ground(table) == {}


def test_night_terror_drives_infected_haints() -> None:
    table = hester("stacks night-terror; flames 20 20; red-infected 1 6; hester 12")
    play(table, "use/night-terror")
    assert "move/hester/h-12/h-18" in keys(table) and not keys(table, "move/red-infected/h-1/h-5")


def test_an_infected_haint_that_a_card_drives_onto_another_burns_with_it() -> None:  # H-213, H-222
    table = hester("stacks night-terror; flames 30 30; red-infected 20; blue-infected 26")
    play(table, "use/night-terror", "move/blue-infected/h-26/h-20", "square/family")
    assert hex_at(table, 20)["flames"] == 2 and units(table, 20) == {}


def test_needed_sacrifice_waits_for_a_haint() -> None:
    table = hester("stacks needed-sacrifice; red-haint 21")
    play(table, "use/needed-sacrifice", "lay/brown/h-20")
    assert hex_at(table, 20)["sacrifice"] == "brown"
    table = pos("chapter 5; turn protectors; red-haint 21; red-infected 21", seats=3)
    table.state.sacrifice[19], table.state.traps = 3, 1
    play(table, "break/abilities", "row/advance", "advance/h-21/h-20/infected")
    assert hex_at(table, 20)["sacrifice"] == "brown"  # only a haint that is not infected takes it
    play(table, "advance/h-21/h-20/haint")
    assert ground(table) == {"brown": 1} and not hex_at(table, 20).get("sacrifice")


def test_drawn_together_brings_two_infected_haints_together_and_makes_a_fire() -> None:
    table = hester("stacks drawn-together; red-infected 20; blue-infected 25")
    play(table, "use/drawn-together", "together/h-20/h-25/h-26", "square/family")
    assert hex_at(table, 26)["flames"] == 2 and units(table, 20) == units(table, 25) == {}


def test_a_card_that_hester_leaves_undone_changes_nothing() -> None:
    table = hester("stacks drawn-together; red-infected 20; blue-infected 25")
    play(table, "use/drawn-together", "done")
    assert units(table, 20) == {"red-infected": 1} and units(table, 25) == {"blue-infected": 1}
    table = hester("stacks wild-tangle; ground brown 1")
    play(table, "use/wild-tangle", "done")
    assert ground(table) == {"brown": 1}


def test_wild_tangle_needs_a_cube_of_another_colour_in_the_supply() -> None:
    table = hester("stacks wild-tangle; ground brown 1 teal 6 green 6 yellow 6")
    play(table, "use/wild-tangle", "trade/brown")
    assert ground(table)["brown"] == 1 and ask(table).prompt == "hester"


def test_trodden_soil_moves_to_an_empty_hex() -> None:
    table = hester("stacks trodden-soil; red-infected 20; roots >22 22>21; blue-haint 26")
    play(table, "use/trodden-soil")
    assert "move/red-infected/h-20/h-13" in keys(table)
    assert "move/red-infected/h-20/h-21" not in keys(table) and "move/red-infected/h-20/h-26" not in keys(table)


def test_all_around_needs_a_root_on_mountain_or_brambles() -> None:
    table = hester("stacks all-around; roots >1 1>6")
    play(table, "use/all-around")
    assert ground(table) == {} and ask(table).prompt == "hester"


def test_desperate_grip_places_the_first_root_again() -> None:
    table = hester("stacks desperate-grip; roots >1 1>6")
    play(table, "use/desperate-grip", "root/h-12")
    assert [root["end"] for root in table.view(0)["roots"]] == ["h-6", "h-12"] and ground(table) == {}


def test_hester_pulls_a_nail_out_for_two_cubes() -> None:  # H-163, A-45
    table = hester("red-infected 20; nails red-infected@20; ground brown 2; stacks trodden-soil")
    play(table, "pry/h-20/red-infected")
    assert ground(table) == {} and not hex_at(table, 20).get("nails")
    assert keys(hester("hester 20; nails hester@20; ground brown 2"), "pry/") == ["pry/h-20/hester"]
    table = hester("red-infected 20; nails red-infected@20; stacks trodden-soil")
    play(table, "use/trodden-soil", "pry/h-20/red-infected")
    assert not hex_at(table, 20).get("nails")


def test_effects_that_move_hesters_units_pull_nails_out_instead() -> None:  # H-163, A-45
    for card in ("night-terror", "white-innards"):
        table = hester(f"stacks {card}; flames 30 30; red-infected 20; nails red-infected@20")
        play(table, f"use/{card}")
        assert keys(table) == ["done", "pry/h-20/red-infected"]
    table = hester("stacks within-reach; red-legend 21; nails red-legend@21; roots >22 22>14 14>20")
    play(table, "use/within-reach")
    assert ask(table).prompt == "hester"  # a legend of another player keeps its nail


def test_hester_takes_a_doll_along_but_not_into_fire() -> None:  # H-190, H-225
    text = "chapter 5; sides kammi-protectors; step hester_acts; figure-1 10; figure-2 16; hester 20; dolls 20 1 2"
    table = pos(f"{text}; stacks within-reach; roots >22 22>14 14>13", seats=3)
    play(table, "use/within-reach", "move/hester/h-20/h-13")
    assert ask(table).seat == 2 and keys(table) == ["take-doll", "leave-doll"]
    table = pos(f"{text}; stacks within-reach; roots >22 22>14 14>13; flames 13", seats=3)
    play(table, "use/within-reach", "move/hester/h-20/h-13")
    assert ask(table).prompt == "hester" and hex_at(table, 20)["doll"] == "hidden"


def test_it_only_hurts_a_moment_infects_nobody_without_two_cubes_or_after_catch_your_breath() -> None:
    table = hester("stacks hurts-a-moment; red-haint 20; red-infected 20; ground brown 1")
    play(table, "use/hurts-a-moment")
    assert ask(table).prompt == "hester" and units(table, 20) == {"red-haint": 1, "red-infected": 1}
    table = hester("stacks hurts-a-moment; red-haint 20; red-infected 20; ground brown 2")
    table.state.fair_folk.calm = (0,)
    play(table, "use/hurts-a-moment")
    assert ask(table).prompt == "hester" and ground(table) == {"brown": 2}


def test_hester_may_move_an_infected_haint_onto_anothers_by_any_effect() -> None:  # H-213
    table = hester("red-infected 20; blue-infected 26")
    asked = next(Move("infected.haint", 1, 1, "", "", False).perform(table.state, MuteDealer(Random(1), []), HESTER))
    assert isinstance(asked, Ask) and "move/blue-infected/h-26/h-20" in asked.keys


def test_an_effect_for_a_turn_ends_with_the_turn() -> None:
    s = hester("").state
    s.hester.protege = s.hester.sloth = s.hester.shaken = True
    begin_turn(s)
    assert not (s.hester.protege or s.hester.sloth or s.hester.shaken)
