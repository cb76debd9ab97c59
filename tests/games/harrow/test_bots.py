"""Moves that the bots must find: fires, feasts, goals of the automata, searches of the Fair Folk."""

from __future__ import annotations

import pytest

from ludoteka import bots
from ludoteka.games.harrow.hexes import CENTRE, HEX_OF, OFF
from ludoteka.games.harrow.mind.heat_maps import MapView
from ludoteka.games.harrow.mind.heuristics_automata import patience, toll
from ludoteka.games.harrow.mind.heuristics_fair_folk import fitting, nests_of, outlook
from ludoteka.games.harrow.mind.plans import next_fire, steps_left
from ludoteka.games.harrow.pieces import FAIR_FOLK
from ludoteka.games.harrow.pieces import HESTER as HESTER_SIDE
from ludoteka.games.harrow.sides.fair_folk.guessing import candidates, in_area
from ludoteka.games.harrow.state import Arrow, Harrow
from ludoteka.kernel import Table
from tests.games.harrow.table import FALL, ask, fresh, play, pos

HESTER = "chapter 5; step hester_acts"


def follow(table: Table[Harrow], decisions: int) -> list[str]:
    """The medium bot's next choice."""
    mind = bots.make("medium", "harrow", "test")
    done: list[str] = []
    for _ in range(decisions):
        done.append(mind.choose(table.perspective(ask(table).seat)))
        play(table, done[-1])
    return done


def test_hester_brings_infected_haints_together() -> None:
    table = pos(f"{HESTER}; roots >1 1>6; red-infected 20; blue-infected 32; ground brown 3 green 2 teal 1", seats=3)
    first, *rest = follow(table, 3)
    assert first == "stir"
    assert all(key.startswith("lead/") for key in rest)


def test_hester_takes_the_last_step_to_her_prey() -> None:
    table = pos(f"{HESTER}; roots >1 1>6; hester 20; red-legend 21; red-haint 4; ground yellow 2", seats=3)
    assert follow(table, 2) == ["stir", "lead/hester/h-20/h-21/yellow"]


def test_hester_infects_where_her_roots_touch_haints() -> None:
    table = pos(f"{HESTER}; roots >22 22>21 21>20; red-haint 20; blue-haint 8; ground brown 2", FALL, seats=3)
    assert follow(table, 3) == ["tree", "infect", "infect/red-haint/h-20/brown"]


def test_the_next_fire_costs_a_cube_for_every_step() -> None:
    near = pos(f"{HESTER}; red-infected 20; blue-infected 26; ground brown 1", seats=3).state
    assert next_fire(near)[0] == 1
    none = pos(f"{HESTER}; red-infected 20; blue-haint 26; ground brown 1", seats=3).state
    assert next_fire(none) == (99, [])


def test_a_feast_needs_two_cubes_of_the_colour_of_the_step() -> None:
    want = MapView(pos(f"{HESTER}; hester 20; red-legend 21; red-haint 4", seats=3).state).wants()
    assert max(want) == sum(want) == 2


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_alone_hester_leaves_the_faceless_portraits_in_the_box(level: str) -> None:
    table = fresh(1, chapter="solo", level=level)
    sizes = [key for key in follow(table, 2) if key.startswith(("tactics/", "upgrades/"))]
    assert sizes[0] == f"tactics/{min(16, 20 - 2 * int(level))}"


def test_objectives_go_far_from_the_automata() -> None:
    table = fresh(1, chapter="solo")
    while not (any(table.state.folk) and any(table.state.buildings)):
        follow(table, 1)
    assert min(steps_left(table.state, faction) for faction in (0, 1)) >= 2


# -- The Fair Folk -----------------------------------------------------------------------------------------------------
def test_the_nests_that_a_quest_could_use_are_counted() -> None:
    s = fresh(2, chapter="fair").state
    quests = {quest.ref: quest for quest in s.kit.quests}
    nests = [HEX_OF[f"h-{number}"] for number in (16, 17, 18, 1)]
    assert fitting(s, quests["straight-line"], nests) == 3
    assert fitting(s, quests["one-cluster"], nests) == 3
    assert fitting(s, quests["on-the-edge"], nests) == 2


def test_nests_bring_quests_closer() -> None:
    table = fresh(2, chapter="fair")
    while not any(nest != OFF for nest in table.state.fair_folk.nests):
        follow(table, 1)
    s = table.state
    assert outlook(s, nests_of(s)) > outlook(s, [])


def test_arrows_narrow_down_where_things_are() -> None:
    s = fresh(2, chapter="fair").state
    s.fair_folk.arrows.append(Arrow(CENTRE, 0, 1, 0))
    left = candidates(s)
    assert left and all(in_area(s.fair_folk.arrows[0], hex) for hex in left)


# -- The automata ------------------------------------------------------------------------------------------------------
def test_patience_is_negative_for_the_side_that_would_win_now() -> None:
    s = fresh(2, chapter="fair").state
    assert patience(s, HESTER_SIDE) == patience(s, FAIR_FOLK) == 1.0
    s.hester.squares = [[("red-haint",)], [("red-haint",)]]
    assert (patience(s, HESTER_SIDE), patience(s, FAIR_FOLK)) == (-1.0, 1.0)
    s.fair_folk.items_found = 1
    assert (patience(s, HESTER_SIDE), patience(s, FAIR_FOLK)) == (1.0, -1.0)


def test_the_last_points_of_an_automaton_cost_the_most() -> None:
    s = fresh(1, chapter="solo").state
    costs = []
    for points in (0, 4, 5):
        s.boards[0].vp = points
        costs.append(toll(s, 0, 2))
    assert costs == sorted(costs)
    assert costs[-1] > 4 * costs[0]


def test_alone_hester_does_not_throw_cards_away() -> None:
    table = fresh(1, chapter="solo")
    while table.outcome is None and table.state.round < 3:
        assert follow(table, 1) != ["redraw"]
