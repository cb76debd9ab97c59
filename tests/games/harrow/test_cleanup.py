"""Clean-up, goals, the end (H-120 … H-135), the dial and the tiles (H-140 … H-146)."""

from __future__ import annotations

from tests.games.harrow.table import FALL, ask, ground, hex_at, keys, play, pos, side, units, vp


def test_cubes_above_six_are_removed() -> None:  # H-120
    table = pos("chapter 1; clean protectors; ground red 9")
    assert ground(table)["red"] == 6


def test_tokens_under_own_units_are_collected() -> None:  # H-121
    table = pos("chapter 3; clean protectors; red-haint 20; tokens advance@20 legend@20; deck protectors rally")
    board = side(table, "protectors")["board"]
    assert board["advance"]["tokens"] == 1 and board["advance"]["value"] == 4
    assert side(table, "protectors")["scrolls"] == 1
    table = pos("chapter 3; clean protectors; red-haint 20; tokens spawn@20; deck protectors rally")
    assert table.view(0)["sides"]["protectors"]["hand"] == ["rally"]  # slot 2 of the row shows a card
    table = pos("chapter 3; clean protectors; red-haint 20; tokens spawn@20; rows protectors 0 4 0")
    assert side(table, "protectors")["board"]["spawn"]["tokens"] == 4  # a full row: to the box


def test_family_tokens_go_to_the_board_or_into_the_bag() -> None:  # H-122
    table = pos("chapter 1; clean family; blue-haint 20; tokens spawn@20; bag advance 4")
    assert keys(table) == ["bag", "board/spawn"]
    play(table, "bag")
    assert table.view(0)["family"]["bag"] == {"advance": 4, "spawn": 1}


def test_an_empty_deck_gives_no_cards() -> None:  # H-123
    table = pos("chapter 3; clean protectors; red-haint 20; tokens spawn@20")
    assert side(table, "protectors")["hand"] == 0


def test_townsfolk_walk_in_any_order() -> None:  # H-130
    table = pos("chapter 1; clean protectors; folk 20 14; red-haint 20 14 13")
    assert {"walk/townsfolk/h-20/h-13", "walk/townsfolk/h-14/h-13"} <= set(keys(table))


def test_a_townsfolk_walks_along_units_and_trails_home() -> None:  # H-131, T-12
    table = pos("chapter 1; clean protectors; folk 1; red-haint 1 13 14 21; red-legend 12; trails 6")
    play(table, "walk/townsfolk/h-1/h-21")
    assert vp(table, "protectors") == 2 and not hex_at(table, 1).get("townsfolk")
    table = pos("chapter 5; clean protectors; folk 20; red-haint 20; red-legend 13; flames 21 21", seats=3)
    assert "walk/townsfolk/h-20/h-21" not in keys(table)


def test_a_townsfolk_that_has_walked_may_go_on() -> None:  # H-131
    table = pos("chapter 1; clean protectors; folk 13; red-haint 13 14 20; red-legend 21")
    play(table, "walk/townsfolk/h-13/h-14", "walk/townsfolk/h-14/h-20", "walk/townsfolk/h-20/h-21")
    assert vp(table, "protectors") == 2


def test_storms_that_join_a_building_to_the_home_destroy_it() -> None:  # H-132, T-13
    table = pos("chapter 1; clean family; storms 17 18 12 13 8; buildings 4; blue-legend 4")
    assert vp(table, "family") == 2 and hex_at(table, 4)["stormy"]
    table = pos("chapter 1; clean family; storms 18 12 13 8 4; buildings 4; blue-legend 16")
    assert vp(table, "family") == 0  # no storm at home


def test_the_legend_brings_a_storm_only_where_none_is() -> None:  # H-132
    table = pos("chapter 1; clean family; blue-legend 12; storms 12")
    assert hex_at(table, 12)["storms"] == 1 and table.view(0)["tokens_left"]["storm"] == 14
    printed = next(n for n in range(1, 38) if hex_at(table, n)["storm"])
    table = pos(f"chapter 1; clean family; blue-legend {printed}")
    assert not hex_at(table, printed).get("storms")


def test_the_brambles_give_a_point_at_the_end_of_the_round() -> None:  # H-133
    table = pos("chapter 1; blue-haint 19 19; end-round")
    assert vp(table, "family") == 1


def test_seven_points_end_the_game_and_the_lantern_breaks_ties() -> None:  # H-134
    table = pos("chapter 1; vp protectors 7; vp family 7; lantern family; end-round")
    assert table.outcome is not None
    assert table.outcome.winners == (1,) and table.outcome.reason == "lantern"
    table = pos("chapter 1; vp protectors 8; vp family 7; lantern family; end-round")
    assert table.outcome is not None and table.outcome.winners == (0,)


def test_a_townsfolk_that_gets_home_otherwise_is_rescued_too() -> None:  # H-135
    table = pos("chapter 2; heroes skinless-boy levi; tracks b a; turn protectors; folk 20; red-legend 23")
    play(table, "break/legend", "gift", "move/townsfolk/h-20/h-21")
    assert vp(table, "protectors") == 2


def test_the_dial_asks_for_more_kills_each_time() -> None:  # H-140, T-16
    fight = "chapter 3; turn protectors; red-haint 20; blue-haint 18 18 18; blue-legend 17; ground red 6"
    table = pos(fight, FALL)
    play(table, "break/attack", "attack-first", "attack/h-20/h-18/family", "hit/blue-haint")
    assert vp(table, "protectors") == 1 and side(table, "protectors")["dial"] == 2
    play(table, "hit/blue-haint")
    assert vp(table, "protectors") == 1 and side(table, "protectors")["plate"] == {"blue-haint": 1}
    play(table, "hit/blue-haint")
    assert vp(table, "protectors") == 2 and side(table, "protectors")["dial"] == 3
    assert side(table, "protectors")["plate"] == {}


def test_open_tiles_of_a_broken_jar_are_used_before_or_after() -> None:  # H-145
    table = pos("chapter 3; turn protectors; tiles abilities strengthen spawn; red-haint 21")
    play(table, "break/abilities", "tile/strengthen")
    assert ground(table)["red"] == 1
    play(table, "act", "skip")
    assert keys(table) == ["end", "tile/spawn"]
    play(table, "end")
    assert table.view(0)["tiles"][0] == {"jar": "abilities", "open": ["spawn"], "used": ["strengthen"]}


def test_every_tile_does_what_it_shows() -> None:  # H-146, T-17, T-18
    table = pos("chapter 3; turn protectors; tiles wild wild; wild protectors 1")
    play(table, "break/wild", "tile/wild")
    assert ask(table).about["points"] == 3
    table = pos("chapter 3; turn protectors; dial protectors 3; plate protectors 2; tiles wild spoon-back")
    play(table, "break/wild", "tile/spoon-back")
    assert vp(table, "protectors") == 1 and side(table, "protectors")["dial"] == 3
    table = pos("chapter 3; turn protectors; hand protectors rally; deck protectors resolve; tiles wild cycle-card")
    play(table, "break/wild", "tile/cycle-card", "sink/rally")
    assert table.view(0)["sides"]["protectors"]["hand"] == ["resolve"]
    table = pos("chapter 3; turn protectors; tiles wild advance; red-haint 21")
    play(table, "break/wild", "tile/advance", "advance/h-21/h-20/haint")
    assert units(table, 20) == {"red-haint": 1}
    table = pos("chapter 3; turn family; lantern protectors; jars protectors wild; tiles legend lantern")
    play(table, "break/legend", "tile/lantern", "done")
    assert table.view(0)["lantern"] == "family" and ask(table).seat == 1  # equal jars: the new holder goes on
