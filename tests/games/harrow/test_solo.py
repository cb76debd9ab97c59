"""Hester alone against the automata (H-260 … H-273)."""

from __future__ import annotations

import pytest

from ludoteka.games.harrow.state import Harrow
from ludoteka.kernel import Table
from tests.games.harrow.table import FALL, ask, first, fresh, ground, hex_at, keys, play, pos, side, units, vp


def solo(text: str, tape: list[int] | None = None) -> Table[Harrow]:
    return pos(f"chapter solo; {text}", tape or [], seats=1)


@pytest.mark.parametrize(("level", "cards", "cubes"), [("1", 18, 4), ("2", 16, 2), ("3", 14, 0)])
def test_the_level_gives_cards_and_cubes(level: str, cards: int, cubes: int) -> None:  # H-260
    table = fresh(1, level=level)
    assert ask(table).prompt == "deck-size" and ask(table).about["left"] == cards
    play(table, "tactics/5", f"upgrades/{3}")
    shown = table.view(0)
    assert sum(shown["solo"]["decks"].values()) + len(shown["solo"]["discard"]) + bool(shown["solo"]["card"]) == cards
    assert sum(ground(table).get(c, 0) for c in ("brown", "green", "yellow", "teal")) == cubes
    assert ground(table)["red"] == ground(table)["blue"] == 3 and units(table, 21) == {"red-haint": 3, "red-legend": 1}


def test_cards_say_where_objectives_appear() -> None:  # H-261
    table = fresh(1)
    first(table, "activate")
    view = table.view(0)
    assert sum(place.get("townsfolk", 0) for place in view["hexes"]) == 1
    assert sum(place.get("building", 0) for place in view["hexes"]) == 1


def test_a_card_may_be_turned_away_once() -> None:  # H-262
    table = fresh(1)
    first(table, "activate")
    assert keys(table) == ["activate/protectors", "activate/family", "redraw"]
    play(table, "redraw")
    first(table, "activate")
    assert keys(table) == ["activate/protectors", "activate/family"]


def test_flames_are_shared_among_the_fields() -> None:  # H-263
    table = fresh(1)
    first(table, "activate")
    play(table, "activate/family")
    assert sum(table.view(0)["solo"]["fields"].values()) == 1


def test_the_cube_field_gives_one_cube_and_one_per_flame() -> None:  # H-264
    table = solo("step root; step field_cube 0 3")
    assert ground(table) == {"red": 1}


def test_haints_appear_on_one_of_the_cards_hexes() -> None:  # H-265
    table = fresh(1)
    first(table, "activate")
    before = side(table, "family")["haints"]
    play(table, "activate/family")
    first(table, "root")
    assert side(table, "family")["haints"] < before


def spawning(text: str) -> Table[Harrow]:
    """The Family spawns by the card whose hexes are h-23 and h-28."""
    table = solo(f"folk 1; buildings 33; {text}; step root")
    s = table.state
    s.agenda = [("root",), ("field_spawn", 1, 3, s.kit.card["scaredy-cat"])]
    s.automata.decks = [[s.kit.card["witch-fire"]], [], []]  # h-36 and h-3
    table.start(None)
    return table


@pytest.mark.parametrize("unit", ["blue-haint", "blue-legend", "red-haint", "hester"])
def test_spawn_a_haint_on_a_hex_without_any_units_of_your_own_or_of_others(unit: str) -> None:  # H-265
    table = spawning(f"{unit} 28")
    assert ask(table).prompt == "root" and units(table, 23) == {"blue-haint": 1}


def test_if_both_hexes_are_occupied_the_card_is_discarded_and_another_says_where() -> None:  # H-265
    table = spawning("blue-haint 23 28")
    assert table.view(0)["solo"]["card"] == "witch-fire" and set(keys(table)) == {"spawn/h-3", "spawn/h-36"}


def test_haints_join_units_of_their_own_if_the_table_says_so() -> None:  # H-265
    table = spawning("automata-spawn own-units; blue-haint 28")
    assert keys(table) == ["spawn/h-23", "spawn/h-28"]


def test_every_unit_walks_a_shortest_path_to_its_goal() -> None:  # H-266
    table = solo("folk 13; red-haint 21; red-legend 1; buildings 33; step root; step pass 0; step begin_pass 0")
    assert set(keys(table)) == {"herd/h-1/h-2", "herd/h-1/h-6", "herd/h-21/h-14", "herd/h-21/h-20"}


def test_groups_never_split_and_join_those_that_wait() -> None:  # H-267
    text = "folk 18; red-haint 21 21 20; red-legend 20; blue-legend 1; buildings 33"
    table = solo(f"{text}; step root; step pass 0; step begin_pass 0")
    play(table, "herd/h-21/h-20")  # they join two that have not moved, so all go on together
    assert units(table, 19) == {"red-haint": 3, "red-legend": 1} and ask(table).prompt == "root"


def test_a_herd_keeps_the_other_faction_off_the_hex_it_has_come_to() -> None:  # H-30, H-265
    table = solo("folk 23; red-haint 17; red-legend 21; blue-legend 1; buildings 33; step root")
    s = table.state
    s.agenda = [("root",), ("field_spawn", 1, 3, s.kit.card["scaredy-cat"]), ("pass", 0)]  # h-23 or h-28
    table.start(None)
    first(table, "root")
    assert units(table, 23) == {"red-haint": 1} and units(table, 28) == {"blue-haint": 1}


def test_entering_the_goal_takes_it() -> None:  # H-268
    table = solo("folk 20; red-haint 21; red-legend 21; buildings 33; step root; step pass 0; step begin_pass 0")
    while ask(table).prompt == "herd":
        play(table, ask(table).keys[0])
    assert vp(table, "protectors") == 2 and not hex_at(table, 20).get("townsfolk")


def test_automata_attack_hester_first_if_the_card_shows_her() -> None:  # H-269
    table = solo(
        "red-haint 20; red-legend 37; hester 13; flames 12 12; blue-haint 18; ground red 4; step root; "
        "step automaton_attack 0 1",
        FALL,
    )
    assert ask(table).prompt == "root" and units(table, 13) == {}
    table = solo(
        "red-haint 20; red-legend 37; hester 13; blue-haint 18; ground red 4; step root; step automaton_attack 0 0",
        FALL,
    )
    assert units(table, 18) == {} and units(table, 13) == {"hester": 1} and vp(table, "protectors") == 1


def test_cubes_of_automata_above_six_are_removed() -> None:  # H-270
    table = solo("ground red 9; step root; step automaton_over 0")
    assert ground(table)["red"] == 6


def test_after_hester_the_brambles_score() -> None:  # H-271
    table = solo("red-haint 19; step solo_end")
    assert vp(table, "protectors") == 1


def test_seven_points_of_an_automaton_or_no_cards_lose() -> None:  # H-272
    table = solo("vp family 7; step solo_end")
    assert table.outcome is not None and table.outcome.winners == () and table.outcome.reason == "lost"
    table = solo("step solo_round")
    assert table.outcome is not None and table.outcome.reason == "lost"  # no cards at all


def test_nothing_more_is_asked_when_the_cards_have_run_out() -> None:  # H-272
    table = solo("red-haint 20; folk 13; buildings 33; step solo_end; step field_move 0 3")
    assert ask(table).prompt == "herd"
    table = solo("red-haint 20; folk 13; buildings 33; step solo_end; step field_move 0 3; lost")
    assert table.outcome is not None and table.outcome.reason == "lost"


def test_devouring_an_automaton_takes_a_token_from_the_box() -> None:  # H-273
    table = solo("hester 21; step hester_acts")
    play(table, "end", "devour/red-legend", "eat/legend")
    assert table.view(0)["hester"]["squares"]["protectors"] == [["legend"]]
