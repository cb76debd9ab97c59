"""Hester: roots, cubes, infection, fires, feasts (H-200 … H-247)."""

from __future__ import annotations

import pytest

from tests.games.harrow.table import FALL, ask, first, fresh, ground, hester, hex_at, keys, play, pos, side, units, vp


def test_six_full_squares_win_at_once() -> None:  # H-200, H-247
    table = hester("squares 5; red-infected 20; blue-infected 19; ground brown 2; vp protectors 9; actions 2")
    play(table, "stir", "lead/blue-infected/h-19/h-20/brown")
    while table.asks:
        play(table, ask(table).keys[0])
    assert table.outcome is not None and table.outcome.winners == (2,) and table.outcome.reason == "feast"


def test_a_turn_begins_with_two_roots() -> None:  # H-201, H-202
    table = pos("chapter 5; turn hester", seats=3)
    assert set(keys(table)) == {
        f"root/h-{n}" for n in (1, 2, 3, 4, 5, 9, 10, 15, 16, 22, 23, 28, 29, 33, 34, 35, 36, 37)
    }
    play(table, "root/h-1")
    assert set(keys(table)) == {"root/h-2", "root/h-5", "root/h-6"}
    play(table, "root/h-6")
    assert ask(table).prompt == "hester" and ground(table) == {"brown": 1, "teal": 1}


def test_roots_do_not_touch_hexes_with_roots() -> None:  # H-203
    table = pos("chapter 5; turn hester; roots >1 1>6 6>12", seats=3)
    assert "root/h-6" not in keys(table) and "root/h-13" in keys(table)


def test_old_roots_are_removed_after_the_new_ones() -> None:  # H-204
    table = pos("chapter 5; turn hester; roots >1 1>6", seats=3)
    play(table, "root/h-12", "root/h-13")
    assert [root["end"] for root in table.view(0)["roots"]] == ["h-12", "h-13"]


def test_every_hex_touched_gives_a_cube() -> None:  # H-205, T-20
    table = pos("chapter 5; turn hester; roots >4 4>8", seats=3)
    play(table, "root/h-13", "root/h-12")
    assert ground(table) == {"brown": 1, "green": 1, "yellow": 1}


def test_a_root_that_ends_on_a_fire_feeds_it() -> None:  # H-206
    table = pos("chapter 5; turn hester; roots >4 4>8; flames 13 13", seats=3)
    play(table, "root/h-13", "root/h-12")
    assert hex_at(table, 13)["flames"] == 3


def test_a_root_feeds_no_fire_where_none_burns() -> None:  # H-206
    table = hester("roots >1 1>6; actions 1")
    play(table, "extra-root/h-12")
    assert not hex_at(table, 12).get("flames") and table.view(2)["hester"]["flames"] == 5


def test_each_action_costs_a_flame_and_comes_once() -> None:  # H-207
    table = hester("actions 2; hand hester sloth protege; roots >1 1>6")
    play(table, "play/sloth")
    assert not keys(table, "play/") and keys(table, "extra-root/")
    play(table, "extra-root/h-12")
    assert set(keys(table)) == {"end", "use/sloth"}


def test_hester_leads_once_in_a_turn() -> None:  # H-207
    table = hester("red-infected 6; ground yellow 3 green 3; actions 2")
    play(table, "stir", "lead/red-infected/h-6/h-12/yellow", "done")
    assert "tree" in keys(table) and "stir" not in keys(table)


def test_a_fourth_card_covers_one_of_three() -> None:  # H-208
    table = hester("hand hester sloth; stacks protege all-around wild-tangle")
    assert keys(table, "play/") == ["play/sloth/protege", "play/sloth/all-around", "play/sloth/wild-tangle"]
    play(table, "play/sloth/protege")
    assert "use/protege" not in keys(table)


def test_an_extra_root_gives_an_extra_cube() -> None:  # H-209
    table = hester("roots >1 1>6")
    play(table, "extra-root/h-12")
    assert ground(table) == {"yellow": 1}


def test_there_is_no_fourth_root_of_a_colour() -> None:  # H-202, H-209
    table = hester("roots >1 1>6 6>12")
    assert not keys(table, "extra-root/")
    assert keys(hester("roots >1 1>6"), "extra-root/")


def test_hester_spawns_for_a_cube_of_the_hex() -> None:  # H-210, T-21
    table = hester("red-legend 14; ground teal 1 yellow 1")
    assert {"birth/red-haint/h-14", "birth/red-haint/h-21"} <= set(keys(table))
    play(table, "birth/red-haint/h-14")
    assert units(table, 14) == {"red-haint": 1, "red-legend": 1} and ground(table) == {"yellow": 1}


def test_infected_haints_are_led_for_cubes() -> None:  # H-212, T-22
    table = hester("red-infected 6; ground green 1 yellow 1 brown 1; blue-haint 5")
    play(table, "stir")
    assert "lead/red-infected/h-6/h-12/yellow" in keys(table) and "lead/red-infected/h-6/h-7/any" in keys(table)
    assert not keys(table, "lead/red-infected/h-6/h-5")
    play(table, "lead/red-infected/h-6/h-7/any", "spend/brown", "spend/green")
    assert units(table, 7) == {"red-infected": 1} and ground(table) == {"yellow": 1}


def test_an_infected_haint_enters_where_all_are_infected() -> None:  # H-213
    table = hester("red-infected 20; blue-infected 19; ground brown 3 yellow 1; blue-haint 26")
    play(table, "stir")
    assert keys(table, "lead/red-infected/h-20/h-19") and not keys(table, "lead/red-infected/h-20/h-26")


def test_two_infected_haints_make_a_fire() -> None:  # H-222, H-224, T-23
    table = hester("red-infected 20; blue-infected 26; ground brown 1; tokens spawn@20")
    play(table, "stir", "lead/blue-infected/h-26/h-20/brown", "square/family", "scatter/spawn/h-20/h-21")
    shown = table.view(2)["hester"]
    assert hex_at(table, 20)["flames"] == 2 and units(table, 20) == {}
    assert shown["squares"]["family"] == [["blue-haint", "red-haint"]] and shown["actions"] == 2
    assert shown["fire_fields"] == [0, 2, 2] and hex_at(table, 21)["tokens"] == ["spawn"]


def test_everything_else_is_pushed_off_the_fire() -> None:  # H-223
    table = hester("red-infected 20 20; blue-infected 26; ground brown 1; trails 20; storms 20")
    play(table, "stir", "lead/blue-infected/h-26/h-20/free", "square/family")
    assert keys(table, "scatter/red-infected/h-20")
    play(table, "scatter/red-infected/h-20/h-21", "scatter/trail/h-20/h-21")
    assert hex_at(table, 20)["storms"] == 1 and hex_at(table, 21)["trails"] == 1


def test_no_third_trail_is_pushed_onto_a_hex() -> None:  # H-82, H-223
    table = hester("red-infected 20; blue-infected 26; ground brown 1; trails 20 21 21 27")
    play(table, "stir", "lead/blue-infected/h-26/h-20/free", "square/family")
    assert not keys(table, "scatter/trail/h-20/h-21") and keys(table, "scatter/trail/h-20/h-27")


def test_every_thing_pushed_off_the_fire_has_an_event_with_its_new_place() -> None:  # H-223
    table = hester("red-infected 20; blue-infected 26; ground brown 1; trails 20; shelter 20")
    play(table, "stir", "lead/blue-infected/h-26/h-20/free", "square/family")
    before = len(table.events)
    play(table, "scatter/trail/h-20/h-21", "scatter/red/h-20/h-27")
    events = [tuple(event.plain().values()) for event in table.events[before:]]
    assert events == [
        ("TrailTaken", "h-20"),
        ("TrailPlaced", "h-21"),
        ("ThingRemoved", "red", "h-20"),
        ("ThingPlaced", "red", "h-27"),
    ]


def test_a_doll_that_is_pushed_off_the_fire_is_moved_and_not_removed() -> None:  # H-223
    table = hester("sides kammi-family; purple-infected 20; blue-infected 26; dolls 20; ground brown 1")
    play(table, "stir", "lead/blue-infected/h-26/h-20/brown", "square/family")
    before = len(table.events)
    play(table, "scatter/doll/h-20/h-21")
    assert [event.plain()["type"] for event in table.events[before:]] == ["DollMoved"]


def test_only_hester_may_be_in_the_fire() -> None:  # H-225
    table = hester("flames 20 20; hester 21; ground brown 2")
    play(table, "stir")
    assert "lead/hester/h-21/h-20/brown" in keys(table)


def test_players_put_fires_out() -> None:  # H-226
    table = pos(
        "chapter 5; turn protectors; red-haint 21; flames 20 20; fires 0 2 2; ground red 3 teal 2", FALL, seats=3
    )
    play(table, "break/attack", "attack-first", "attack/h-21/h-20/hester", "douse", "douse")
    assert vp(table, "protectors") == 1 and not hex_at(table, 20).get("flames")
    assert table.view(0)["hester"]["fire_fields"] == [2, 2, 2]


def test_a_fire_field_gets_only_flames_that_there_are() -> None:  # H-226
    table = pos("chapter 5; turn protectors; red-haint 21; flames 20; fires 0 2 2; ground red 3 teal 2", FALL, seats=3)
    table.state.hester.flame_supply = 0
    play(table, "break/attack", "attack-first", "attack/h-21/h-20/hester", "douse")
    assert table.view(0)["hester"]["fire_fields"] == [1, 2, 2]
    assert table.state.hester.flame_supply == 0


def test_an_attacker_who_puts_a_fire_out_attacks_hester_on_its_hex_next() -> None:  # H-226
    table = pos("chapter 5; turn protectors; red-haint 21 21; hester 20; flames 20; ground red 6", FALL, seats=3)
    play(table, "break/attack", "attack-first", "attack/h-21/h-20/hester", "douse")
    assert keys(table) == ["hit/hester", "stop"]


def test_the_tree_is_shaken_for_infecting_or_summoning() -> None:  # H-228
    table = hester("ground brown 2; red-haint 20; roots >22 22>21 21>20", FALL)
    play(table, "tree")
    assert "infect" in keys(table) and "stir" not in keys(table)


def test_haints_on_roots_are_infected() -> None:  # H-229
    table = hester("ground brown 1 yellow 1; red-haint 20 14; red-legend 21; roots >22 22>21 21>20", FALL)
    play(table, "tree", "infect")
    assert set(keys(table)) == {"done", "infect/red-haint/h-20/brown", "infect/red-legend/h-21/yellow"}
    play(table, "infect/red-legend/h-21/yellow", "victim/h-14", "infect/red-haint/h-20/brown")
    assert units(table, 14) == {"red-infected": 1} and units(table, 20) == {"red-infected": 1}


@pytest.mark.parametrize(("fires", "price"), [("20 20", 3), ("20 20 8 8", 2), ("20 20 8 8 30 30", 1)])
def test_summoning_gets_cheaper_with_fires(fires: str, price: int) -> None:  # H-230, T-24
    table = hester(f"ground brown {price}; flames {fires}", FALL)
    play(table, "tree", "summon/h-20/brown")
    assert units(table, 20) == {"hester": 1} and ground(table) == {}
    poor = play(hester(f"ground brown {price - 1}; flames {fires}", FALL), "tree")
    assert not keys(poor, "summon/")


def test_hester_shares_hexes_with_anyone() -> None:  # H-231
    table = hester("hester 21; red-haint 20 20 20 20; ground brown 2")
    play(table, "stir", "lead/hester/h-21/h-20/brown")
    assert units(table, 20) == {"red-haint": 4, "hester": 1}


def test_a_successful_attack_drives_hester_away() -> None:  # H-232
    table = pos("chapter 5; turn protectors; red-haint 21; hester 20; dial protectors 3; ground red 4", FALL, seats=3)
    play(table, "break/attack", "attack-first", "attack/h-21/h-20/hester", "hit/hester")
    assert units(table, 20) == {} and keys(table) == ["spoon", "leave-spoon"]
    left = table.clone()
    play(table, "spoon")
    assert side(table, "protectors")["dial"] == 1 and vp(table, "protectors") == 0
    play(left, "leave-spoon")
    assert side(left, "protectors")["dial"] == 3


def test_the_attacker_says_whom_it_attacks_on_hesters_hex() -> None:  # H-233
    table = pos(
        "chapter 5; turn protectors; red-haint 20; hester 20; blue-haint 18; red-legend 21; ground red 4", seats=3
    )
    play(table, "break/attack", "attack-first")
    assert "attack/h-20/h-20/hester" in keys(table) and "attack/h-20/h-18/family" in keys(table)


def test_active_cards_are_used_once_a_turn() -> None:  # H-234
    table = hester("stacks all-around; roots >1 1>6 6>7")
    play(table, "use/all-around", "gain/brown", "gain/green")
    assert ground(table) == {"brown": 1, "green": 1} and "use/all-around" not in keys(table)


def test_hester_devours_a_token_and_keeps_six_cubes() -> None:  # H-235
    table = hester("hester 21; red-legend 21; wild protectors 2; ground brown 5 teal 3")
    play(table, "end", "devour/red-legend", "eat/wild")
    assert side(table, "protectors")["wild"] == 1 and units(table, 21) == {"red-legend": 1}
    assert table.view(2)["hester"]["squares"]["protectors"] == [["wild"]]
    first(table, "turn")
    assert sum(ground(table).get(colour, 0) for colour in ("brown", "teal")) == 6


FEAST = "hester 21; red-legend 21; wild protectors 2; squares 3"


def test_a_rival_whose_squares_are_full_cannot_be_devoured() -> None:  # H-235
    table = hester(FEAST)
    play(table, "end")
    assert units(table, 21) == {"red-legend": 1, "hester": 1}


def test_the_table_may_let_hester_put_what_she_devours_on_the_other_side() -> None:  # H-235
    table = hester(f"{FEAST}; feast-squares any-side")
    play(table, "end", "devour/red-legend", "eat/wild")
    assert table.view(2)["hester"]["squares"]["family"] == [["wild"]]


def test_infected_haints_are_ordinary_units_of_their_owner() -> None:  # H-236
    table = pos(
        "chapter 5; turn protectors; red-infected 21; blue-infected 18; blue-legend 18; ground red 6", FALL, seats=3
    )
    play(table, "break/wild", "advance/h-21/h-20/infected", "done")
    assert units(table, 20) == {"red-infected": 1}
    table = pos(
        "chapter 5; turn protectors; red-infected 20; blue-infected 18; blue-legend 18; ground red 6", FALL, seats=3
    )
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert keys(table) == ["hit/blue-legend", "stop"]


def test_any_activation_throws_in_terrain_cubes_too() -> None:  # H-237
    table = pos("chapter 5; turn protectors; red-haint 20; blue-haint 18; ground red 2 brown 1", [0, 0, 9], seats=3)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family")
    assert ground(table) == {"red": 2}


def test_trails_make_leading_cheaper() -> None:  # H-240
    table = hester("red-infected 6; trails 12 7")
    play(table, "stir")
    assert "lead/red-infected/h-6/h-12/free" in keys(table)


def test_roots_do_not_touch_objectives() -> None:  # H-241
    table = pos("chapter 5; turn hester; folk 1; buildings 6", seats=3)
    play(table, "root/h-1", "root/h-6")
    assert hex_at(table, 1)["townsfolk"] == 1 and hex_at(table, 6)["building"] == 1


def test_hester_decides_about_dolls_of_infected_haints() -> None:  # H-243
    table = pos(
        "chapter 5; sides kammi-protectors; step hester_acts; red-infected 20; dolls 20; ground yellow 1", seats=3
    )
    play(table, "stir", "lead/red-infected/h-20/h-26/yellow")
    assert ask(table).seat == 2 and keys(table) == ["take-doll", "leave-doll"]


def test_the_goblin_cannot_be_devoured() -> None:  # H-245
    base = "chapter 5; sides kammi-protectors; step hester_acts; goblin figure-2; figure-1 10; figure-2 23"
    base += "; play kammi spite"
    table = pos(f"{base}; hester 23; wild kammi 1", seats=3)
    play(table, "end", "devour/figure-2")
    assert units(table, 23) == {"figure-2": 1, "hester": 1} and table.view(2)["kammi"]["unmasked"]
    assert side(table, "kammi")["in_play"] == []
    table = pos(f"{base}; hester 10; wild kammi 1", seats=3)
    play(table, "end", "devour/figure-1", "eat/wild")
    assert units(table, 10) == {"figure-1": 1} and table.view(2)["hester"]["squares"]["kammi"] == [["wild"]]


def test_with_hester_the_lantern_counts_from_the_next_cycle() -> None:  # H-246
    table = fresh(3, seed="b")
    first(table, "turn")
    order = [table.view(None)["turn"]]
    table.state.lantern = table.state.queue[0]
    while len(order) < 6:
        play(table, "skip" if "skip" in keys(table) else "end" if "end" in keys(table) else ask(table).keys[0])
        now = table.view(None)["turn"]
        if now and now != order[-1]:
            order.append(now)
    assert order[:3] == [order[0], order[1], "hester"] and order[3] == order[1]


def test_the_sixth_square_ends_the_match_before_anything_is_pushed() -> None:  # H-200
    table = hester("squares 5; red-infected 20; blue-infected 13; tokens spawn@13; ground teal 2; actions 1")
    play(table, "stir", next(key for key in keys(play(table.clone(), "stir"), "lead/red-infected/h-20/h-13")))
    assert table.outcome is not None and table.outcome.winners == (2,)


def test_a_nail_holds_one_infected_haint_in_the_fire_not_its_neighbours() -> None:  # H-35, H-223
    text = "red-infected 20; blue-infected 13 13 13; nails blue-infected@13; ground teal 2; actions 1"
    table = hester(text)
    play(table, "stir", next(key for key in keys(play(table.clone(), "stir"), "lead/red-infected/h-20/h-13")))
    play(table, "square/family")
    assert ask(table).prompt == "scatter"
    play(table, "scatter/blue-infected/h-13/h-12")
    assert units(table, 12) == {"blue-infected": 1} and side(table, "family")["haints"] == 13


def test_cubes_are_paid_and_dropped_in_any_order() -> None:  # H-212, H-235
    table = hester("red-infected 20; ground brown 1 green 1 yellow 1; actions 1")
    play(table, "stir", "lead/red-infected/h-20/h-19/any", "spend/yellow", "spend/brown")
    assert ground(table) == {"green": 1}
    table = hester("ground brown 4 green 4")
    play(table, "end", "drop/green", "drop/brown")
    assert ground(table) == {"brown": 3, "green": 3}
