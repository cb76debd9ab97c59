"""Poison, madness, shields, busts and refreshes (W-62, W-82 to W-89)."""

from __future__ import annotations

from tests.games.wonderland.table import bag, events_of, keys, markers, play, player_view, points, position
from tests.games.wonderland.test_battle import duel


def test_w62_poison_costs_a_unit_and_returns_to_the_jabberwock() -> None:
    text = """battle red-keep
        p0 alice: bag poison forge; red-keep supporter*2; {}
        p1 jabberwock: bag forge*3; red-keep supporter; poison 2
        p2 mad-hatter: away"""
    table = position(text.format("broken"))
    play(table, "2 pass")
    assert player_view(table, 1)["poison"] == 3 and player_view(table, 0)["supporters"]["red-keep"] == 1
    assert player_view(table, 0)["madness"] == []
    blocked = position(text.format(""))
    play(blocked, "2 pass", "0 block")
    assert "poison" in bag(blocked, 0) and player_view(blocked, 0)["supporters"]["red-keep"] == 2


def test_w82_madness_costs_units_and_goes_to_the_madness_track() -> None:
    table = duel("bag double-madness forge; broken; red-keep supporter")
    alice = player_view(table, 0)
    assert (alice["supporters"]["red-keep"], alice["madness"], alice["active"]) == (1, ["double-madness"], [])
    assert markers(table)[0] == 0


def test_w83_an_unbroken_shield_may_block_one_chip_whole() -> None:
    table = duel("bag double-madness forge")
    assert keys(table, 0) == ["block", "suffer"]
    play(table, "0 block")
    alice = player_view(table, 0)
    assert (alice["shield"], alice["supporters"]["red-keep"], alice["madness"]) == (False, 2, [])
    assert bag(table, 0) == ["double-madness", "forge"]


def test_w83_a_broken_shield_blocks_nothing() -> None:
    assert keys(duel("bag madness forge; broken"), 0) == ["draw", "stop"]


def test_w84_the_leader_is_lost_last_and_the_owner_chooses_among_the_others() -> None:
    table = duel("bag madness forge; red-keep leader gryphon; broken")
    assert keys(table, 0) == ["lose/supporter", "lose/gryphon"]
    play(table, "0 lose/gryphon")
    assert player_view(table, 0)["bench"] == ["gryphon"] and markers(table)[0] == 1 + 2  # its strength stays


def test_w85_without_units_a_player_busts() -> None:
    table = duel("bag faction-2 double-madness forge; broken")
    play(table, "0 draw", "1 draw")
    alice = table.view(None)["players"][0]
    assert events_of(table, "Busted")[0]["seat"] == "p0"
    assert (alice["marker"], alice["active"], alice["shield"]) == (0, [], True)
    assert points(table)[0] == 0


def test_w86_the_fourth_madness_chip_refreshes_the_bag() -> None:
    table = duel("bag forge madness forge; madness madness*3; exhausted faction-1; broken")
    play(table, "0 draw", "1 draw")
    alice = player_view(table, 0)
    assert (alice["madness"], alice["exhausted"], alice["active"]) == ([], [], ["forge"])
    assert bag(table, 0) == ["faction-1", "forge", *["madness"] * 4]


def test_w87_a_bust_by_the_fourth_chip_exhausts_first_and_refreshes_then() -> None:
    table = duel("bag faction-2 double-madness; madness madness*3; broken")
    play(table, "0 draw", "1 draw")
    assert bag(table, 0) == ["double-madness", "faction-2", *["madness"] * 3]


def test_w88_a_refresh_does_not_turn_the_shield() -> None:
    table = duel("bag forge madness forge; madness madness*3; broken")
    play(table, "0 draw", "1 draw")
    assert not player_view(table, 0)["shield"] and not player_view(table, 0)["busted"]


def test_w89_losing_the_last_unit_in_another_way_busts_too() -> None:
    table = position(
        """battle red-keep
        p0 queen-of-hearts: bag war-axe; red-keep supporter; powers paint-it-red; away
        p1 alice: bag forge*3; red-keep supporter*2
        p2 mad-hatter: away"""
    )
    play(table, "2 pass", "0 sacrifice/supporter/red-keep")
    assert events_of(table, "Busted")[0]["seat"] == "p0"
    assert player_view(table, 0)["exhausted"] == ["war-axe"] and not any(
        e["seat"] == "p0" for e in events_of(table, "Advanced")
    )
