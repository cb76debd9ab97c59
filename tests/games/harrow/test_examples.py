"""The worked examples of the specification that no other test shows."""

from __future__ import annotations

from tests.games.harrow.table import ask, ground, keys, play, pos


def test_t_1_four_points_and_no_card_between_them() -> None:  # T-1
    table = pos("chapter 3; turn protectors; rows protectors 1 0 0; hand protectors rally; red-haint 21 21")
    play(table, "break/abilities", "row/advance")
    assert ask(table).about["points"] == 4
    play(table, "advance/h-21/h-20/haint")
    assert ask(table).about["points"] == 3 and not keys(table, "card/")


def test_t_2_three_tokens_are_drawn_and_used_in_any_order() -> None:  # T-2
    table = pos("chapter 1; turn family; bag advance 2 spawn 1; blue-haint 17")
    play(table, "break/abilities")
    assert table.view(0)["family"]["ready"] == ["advance", "advance", "spawn"]
    assert keys(table, "spawn/") and keys(table, "advance/")
    play(table, "spawn/h-17")
    assert not keys(table, "spawn/") and keys(table, "advance/")


def test_t_18_the_lantern_tile_turns_the_order() -> None:  # T-18
    table = pos(
        "chapter 3; turn family; lantern protectors; jars protectors wild; tiles abilities lantern; bag spawn 1"
    )
    play(table, "break/abilities", "tile/lantern")
    while table.view(None)["turn"] == "family" and table.view(None)["jar"]:
        play(table, "done" if "done" in keys(table) else ask(table).keys[0])
    assert table.view(None)["turn"] == "family" and table.view(None)["lantern"] == "family"


def test_t_25_half_of_three_is_two() -> None:  # T-25
    table = pos("chapter 3; turn protectors; hand protectors raise-the-dead; rows protectors 0 1 0")
    play(table, "card/raise-the-dead")
    assert ask(table).about["points"] == 2 and ground(table) == {}
