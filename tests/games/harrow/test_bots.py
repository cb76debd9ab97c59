"""What the bots must not miss: fires, feasts, goals of the automata."""

from __future__ import annotations

import pytest

from ludoteka import bots
from ludoteka.games.harrow.pieces import Harrow
from ludoteka.games.harrow.plans import next_fire, steps_left, wanted
from ludoteka.kernel import Table
from tests.games.harrow.table import FALL, ask, fresh, play, pos

HESTER = "chapter 5; step hester_acts"


def follow(table: Table[Harrow], decisions: int) -> list[str]:
    """What the medium bot does next."""
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


def test_a_feast_wants_two_cubes_of_the_colour_of_the_step() -> None:
    s = pos(f"{HESTER}; hester 20; red-legend 21; red-haint 4", seats=3).state
    assert max(wanted(s)) == sum(wanted(s)) == 2


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_alone_hester_leaves_the_faceless_portraits_in_the_box(level: str) -> None:
    table = fresh(1, chapter="solo", level=level)
    sizes = [key for key in follow(table, 2) if key.startswith(("tactics/", "upgrades/"))]
    assert sizes[0] == f"tactics/{min(16, 20 - 2 * int(level))}"


def test_objectives_go_far_from_the_automata() -> None:
    table = fresh(1, chapter="solo")
    while not (any(table.state.folk) and any(table.state.buildings)):
        follow(table, 1)
    assert min(steps_left(table.state, f) for f in (0, 1)) >= 2
