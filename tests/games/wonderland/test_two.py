"""Two players (W-111 to W-119)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteka.games.wonderland.pieces import Wonderland
from ludoteka.kernel import Table
from tests.games.wonderland.table import (
    bag,
    events_of,
    finish,
    fresh,
    keys,
    markers,
    play,
    player_view,
    points,
    position,
)


def two(me: str, other: str = "", round_: int = 1, more: str = "", last: str = "resistance") -> Table[Wonderland]:
    settings: dict[str, Any] = {"last-drawer": last}
    return position(
        f"""battle red-keep; round {round_}; tile red-keep 6 6 6; removed witzend; {more}
        p0 alice: {me}
        p1 queen-of-hearts: {other}""",
        **settings,
    )


def test_w111_the_region_of_a_random_quest_is_out_of_the_game() -> None:
    table = fresh(2)
    view = table.view(None)
    gone = events_of(table, "RegionRemoved")[0]["region"]
    assert [r["ref"] for r in view["regions"] if not r["in_use"]] == [gone]
    assert view["decks"]["quests"] == 24
    finish(table)
    for p in table.view(None)["players"]:
        assert gone not in p["castles"] and not p["supporters"][gone]


def test_w111_the_neighbours_of_the_removed_region_become_neighbours() -> None:
    table = two("bag forge; red-keep supporter")
    regions = {r["ref"]: r for r in table.view(None)["regions"]}
    assert "garden-of-live-flowers" in regions["pool-of-tears"]["neighbours"]


def test_w112_the_marker_starts_after_the_removed_region_and_skips_it() -> None:
    for seed in "abcd":
        table = fresh(2, seed)
        refs = [r["ref"] for r in table.view(None)["regions"]]
        gone, moved = events_of(table, "RegionRemoved")[0]["region"], events_of(table, "MarkerMoved")[0]
        ring = refs[refs.index(gone) + 1 :] + refs[: refs.index(gone)]
        assert moved["region"] == ring[moved["n"] % 4]


def test_w113_two_players_have_eleven_chips_five_cards_no_wagers_and_fewer_wonderlandians() -> None:
    table = fresh(2, factions="random")
    for seat in (0, 1):
        play(table, f"{seat} {keys(table, seat)[0]}")
    assert bag(table, 0).count("forge") == 2 and len(bag(table, 0)) == 11
    assert sorted(table.view(None)["removed"]) == ["duchess-amulet", "march-hare"]
    finish(table)
    assert all(len(p["tea"]) == 15 for p in table.view(None)["players"])
    assert not events_of(table, "BetsPlaced")
    assert player_view(table, 0)["faction"]["tracks"][3][2]["rewards"] == ["castle-value-7"]


def test_the_resistance_takes_a_rank_of_its_own_and_wins_no_ties() -> None:
    for strength, met in ((2, True), (3, False)):
        table = position(
            f"""battle witzend; removed red-keep
            p0 alice: bag faction-1 forge; witzend leader; strength {strength - 1}; quests second-thoughts
            p1 queen-of-hearts: away"""
        )
        play(table, "0 stop", *(["0 award/vp"] if strength == 3 else []))
        assert ("feat/second-thoughts" in keys(table, 0)) is met


@pytest.mark.parametrize(("round_", "bar"), [(1, 3), (2, 5), (3, 7)])
def test_w114_the_resistance_stands_at_3_5_and_7(round_: int, bar: int) -> None:
    assert two("bag forge; red-keep supporter", round_=round_).view(None)["resistance"] == bar


def test_w115_a_region_with_one_participant_is_fought() -> None:
    table = two("bag faction-1 faction-2*3; red-keep supporter")
    assert keys(table, 0) == ["draw", "stop"] and markers(table)[0] == 1


def test_w116_below_the_resistance_there_is_no_award_but_forging_is_possible() -> None:
    table = two("bag faction-2 faction-2; red-keep supporter")
    play(table, "0 stop")
    assert points(table)[0] == 0 and events_of(table, "NobodyWon")
    assert "forge/faction-2/track-2" in keys(table, 0)


def test_w116_the_second_gets_half_if_level_with_the_resistance() -> None:
    for strength, share in ((1, 0), (2, 3), (3, 3)):
        table = two(
            "bag red-rook-strong forge; red-keep supporter leader; strength 3",
            f"bag faction-1 forge; red-keep leader; strength {strength}",
        )
        play(table, "0 stop", "1 stop")
        assert points(table) == [6, share]


def test_w116_level_with_the_resistance_is_a_tie_for_first() -> None:
    table = two("bag faction-1 forge; red-keep leader; strength 2", "bag faction-1 forge; red-keep supporter; shards 1")
    play(table, "0 stop", "1 stop")
    assert keys(table, 0) == ["award/vp", "award/castle"] and not keys(table, 1)
    play(table, "0 award/castle")
    assert player_view(table, 0)["castles"] == {"red-keep": "lying"} and points(table) == [0, 0]


def test_w117_a_lone_participant_stops_when_above_the_resistance() -> None:
    table = two("bag faction-2 faction-2 forge; red-keep supporter")
    play(table, "0 draw")
    assert events_of(table, "BattleWon") and points(table)[0] == 6


STOPPED_AHEAD = (
    "bag faction-2 faction-2 red-rook-weak; red-keep supporter",
    "bag faction-1 forge; red-keep leader; strength 6",
)


def test_w117_if_you_are_the_only_player_left_and_above_the_resistance_the_battle_ends_at_once() -> None:
    table = two(*STOPPED_AHEAD)
    play(table, "0 draw", "1 stop")  # 7 have stopped, the other stands on 4 or 5: above the 3 of the resistance
    assert events_of(table, "BattleWon")[0]["seat"] == "p1" and points(table) == [3, 6]


def test_w117_the_last_one_drawing_goes_on_until_in_the_lead_if_the_table_says_so() -> None:
    table = two(*STOPPED_AHEAD, last="lead")
    play(table, "0 draw", "1 stop")
    assert keys(table, 0) == ["draw", "stop"]
    play(table, "0 draw")
    assert events_of(table, "BattleTied") or events_of(table, "BattleWon") or keys(table, 0)


def test_w118_the_first_draw_is_made_even_above_the_resistance() -> None:
    table = two("bag faction-2 forge; red-keep leader; strength 6")
    assert events_of(table, "ChipDrawn") and events_of(table, "BattleWon")


def test_w119_t15_castles_lie_first_then_stand_and_only_upright_ones_score() -> None:
    table = two("bag faction-2 forge; red-keep leader; strength 6")
    assert player_view(table, 0)["castles"] == {"red-keep": "lying"}
    again = two("bag faction-2 forge; red-keep leader lying; strength 6")
    assert events_of(again, "BattleBegan")[0]["strengths"] == [8]
    assert player_view(again, 0)["castles"] == {"red-keep": "upright"}
    lying = position("score\np0 alice: red-keep lying; away\np1 queen-of-hearts: red-keep castle; away")
    assert lying.outcome is not None and lying.outcome.scores == (0, 3)


def test_w119_a_castle_card_may_raise_a_lying_castle() -> None:
    table = position(
        """tea p0; round 3; chairs tea-3-23; removed witzend
        p0 alice: red-keep lying; tumtum-trees castle
        p1 queen-of-hearts: chair 0"""
    )
    play(table, "0 take/tea-3-23", "0 place/supporter/red-keep")
    assert "castle/red-keep" in keys(table, 0) and "castle/tumtum-trees" not in keys(table, 0)
    play(table, "0 castle/red-keep")
    assert player_view(table, 0)["castles"]["red-keep"] == "upright"
